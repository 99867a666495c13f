"""Master cards."""

from __future__ import annotations

from vtes.cards.uses import master, out_of_turn, put_on
from vtes.model.amounts import ALL
from vtes.model.card_words import Tithe
from vtes.model.cards import Discipline
from vtes.model.choosing import Fetch, Goal, ShuffleCrypt
from vtes.model.combat_words import DamageTo
from vtes.model.decisions import WindowKind
from vtes.model.master_words import Gird
from vtes.model.needs import (
    BledBySomebody,
    BleedAtLeast,
    BlocksDeclined,
    CardOfMinion,
    MasterOfAnother,
)
from vtes.model.text import Aim, Bonus, Number, Text, What
from vtes.model.words import (
    BurnActing,
    BurnTarget,
    CancelCard,
    DrawFromCrypt,
    GainBlood,
    GainPool,
    TapMinion,
    Who,
)
from vtes.model.zones import Zone


def _discipline(discipline: Discipline) -> Text:
    """A Discipline master: one more level and one more capacity. R1.6.2-12 to R1.6.2-14."""
    aim = Aim(What.VAMPIRE, discipline=discipline)
    return Text(
        modes=(put_on(aim),),
        bonuses=(Bonus(Number.CAPACITY, 1),),
        discipline=discipline,
    )


_CRYPT = (Zone.CRYPT,)

MASTERS: dict[int, Text] = {
    100070: _discipline(Discipline.ANIMALISM),
    100085: Text(  # Archon Investigation
        modes=(
            out_of_turn(
                WindowKind.AFTER_DECLINE,
                BurnActing(),
                needs=(BledBySomebody(), BleedAtLeast(4), BlocksDeclined()),
            ),
        )
    ),
    100104: Text(modes=(master(GainPool(1)),)),  # Ascendance
    100114: _discipline(Discipline.AUSPEX),
    100312: _discipline(Discipline.CELERITY),
    100342: _discipline(Discipline.CHIMERSTRY),
    100521: _discipline(Discipline.DEMENTATION),
    100545: Text(  # Direct Intervention
        modes=(out_of_turn(WindowKind.AS_PLAYED, CancelCard(), needs=(CardOfMinion(),)),)
    ),
    100572: _discipline(Discipline.DOMINATE),
    100774: _discipline(Discipline.FORTITUDE),
    100824: Text(  # Giant's Blood
        modes=(master(GainBlood(ALL, Who.TARGET), aim=Aim(What.VAMPIRE)),),
        once_a_game=True,
    ),
    100616: Text(modes=(master(DrawFromCrypt()),)),  # Effective Management
    101225: Text(  # Misdirection
        modes=(master(TapMinion(Who.TARGET), aim=Aim(What.MINION)),)
    ),
    102080: Text(  # Unnatural Disaster
        modes=(master(BurnTarget(), aim=Aim(What.LOCATION)),)
    ),
    100831: Text(modes=(master(Gird()),)),  # Gird Minions
    100951: Text(  # Illegal Search and Seizure
        modes=(
            master(
                DamageTo(1, preventable=False, who=Who.BEARER),
                BurnTarget(),
                aim=Aim(What.HEAVY_WEAPON),
            ),
        )
    ),
    101267: _discipline(Discipline.NECROMANCY),
    101335: Text(  # Out of Control
        modes=(master(BurnTarget(), aim=Aim(What.VAMPIRE, clan="Brujah antitribu", most=5)),),
        once_a_game=True,
    ),
    101310: _discipline(Discipline.OBFUSCATE),
    101312: _discipline(Discipline.OBTENEBRATION),
    101424: _discipline(Discipline.POTENCE),
    101480: _discipline(Discipline.PRESENCE),
    101498: _discipline(Discipline.PROTEAN),
    101534: _discipline(Discipline.QUIETUS),
    101569: Text(modes=(master(Fetch(Goal.COMING, places=_CRYPT), ShuffleCrypt()),)),  # Recruitment
    101728: _discipline(Discipline.SERPENTIS),
    101896: Text(  # Sudden Reversal
        modes=(out_of_turn(WindowKind.AS_PLAYED, CancelCard(), needs=(MasterOfAnother(),)),)
    ),
    101965: _discipline(Discipline.THAUMATURGY),
    102023: Text(modes=(master(Tithe(1)),)),  # Tribute to the Master
    102116: _discipline(Discipline.VICISSITUDE),
}

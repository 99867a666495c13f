"""More vampires of the Camarilla who do something, or to whom something happens by itself."""

from __future__ import annotations

from vtes.cards.crypt_shapes import adds, he_may, of_clan, when
from vtes.cards.shapes import ATTEMPT, BEFORE_BLOCK, BETWEEN_ATTEMPTS
from vtes.cards.uses import TITLES, acts, each_combat, happens, must
from vtes.model.card_words import BurnEdge, MoveBlood, TakeEdge
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.choosing import DiscardDown, DiscardOne, Fetch, Goal, ShuffleLibrary
from vtes.model.combat_words import Maneuver, Mark, Marks, Press, Span
from vtes.model.conditions import ActingIsOne, Bleeds, Fights, Is
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.deed_words import BurnMinion
from vtes.model.needs import (
    Acts,
    BledBySomebody,
    HasBlood,
    HasEdge,
    IsBlocking,
    IsReady,
    IsTapped,
    IsUntapped,
    MayBlock,
    OfSect,
    Successful,
)
from vtes.model.needs_own import ActionRequires, EdgeFree, While
from vtes.model.text import (
    Aim,
    Aura,
    By,
    Cost,
    Deed,
    Each,
    How,
    Mode,
    Moment,
    Number,
    Text,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import GainTitle
from vtes.model.words import (
    AddIntercept,
    AddStealth,
    AttemptBlock,
    BurnPool,
    BurnTarget,
    EachBurnsPool,
    EndAction,
    EnterCombat,
    GainBlood,
    UntapMinion,
    Who,
    Whom,
)

_GIANTS_BLOOD = 100824
_CHILD = Aim(What.VAMPIRE, Whose.NEIGHBOURS, Where.READY, most=3)
_SHARP = he_may(ATTEMPT, AddIntercept(1), each=Each.ACTION, blood=1, needs=(IsBlocking(),))
_CALLS_FOR_CHICAGO = Mode(
    How.USE,
    by=By.ITSELF,
    deed=Deed(ActionKind.POLITICAL, stealth=1),
    needs=(OfSect(Sect.CAMARILLA), While(Is(Aim(What.VAMPIRE, untitled=TITLES)))),
    effects=(GainTitle(Title.PRINCE, "Chicago", Who.SELF),),
)


def _rush(aim: Aim, stealth: int) -> Mode:
    """He enters combat with such a minion."""
    return acts(EnterCombat(), aim=aim, stealth=stealth)


CRYPT_CAMARILLA_USES: dict[int, Text] = {
    200083: Text(  # Andreas, The Bard of Crete
        modes=(he_may(ATTEMPT, AddIntercept(1), each=Each.TURN, blood=1, needs=(IsBlocking(),)),)
    ),
    200106: Text(  # Anneke
        modes=(
            he_may(
                BETWEEN_ATTEMPTS,
                AttemptBlock(),
                each=Each.ACTION,
                needs=(
                    IsReady(),
                    IsUntapped(),
                    While(ActingIsOne(Aim(What.VAMPIRE, Whose.OTHERS))),
                    MayBlock(anyone=True),
                ),
            ),
        ),
        bonuses=adds(bleed=1),
    ),
    200248: Text(  # Carna, The Princess Witch
        modes=(
            he_may(Phase.UNTAP, BurnTarget(), GainBlood(2), aim=Aim(What.RETAINER, his_own=True)),
        ),
        bonuses=adds(intercept=1),
    ),
    200284: Text(  # Cock Robin
        modes=(
            he_may(
                WindowKind.AFTER_RESOLUTION,
                UntapMinion(),
                each=Each.TURN,
                needs=(Acts(), Successful(), ActionRequires(Discipline.ANIMALISM)),
            ),
        ),
        bonuses=adds(strength=1),
    ),
    200312: Text(  # Dan Murdock
        modes=(acts(Fetch(Goal.HAND, cards=(_GIANTS_BLOOD,)), ShuffleLibrary(), DiscardDown()),)
    ),
    200362: Text(  # Don Cruez, The Idealist
        modes=(he_may(WindowKind.RANGE, Maneuver(), each=Each.COMBAT, blood=1),)
    ),
    200398: Text(modes=(_rush(_CHILD, 2),)),  # Ebanezer Roush
    200457: Text(  # Faruq
        modes=(
            acts(
                EnterCombat((Marks(Mark.STRENGTH, 1, Span.COMBAT),)),
                aim=of_clan("Assamite", whose=Whose.OTHERS, where=Where.READY),
            ),
        )
    ),
    200548: Text(modes=(he_may(Phase.DISCARD, UntapMinion(), blood=1),)),  # Gunther, Beast Lord
    200577: Text(modes=(happens(Moment.FALLS, BurnPool(1, Whom.PLAYER)),)),  # Hasina Kesi
    200604: Text(modes=(_CALLS_FOR_CHICAGO,)),  # Horatio Ballard
    200684: Text(modes=(acts(TakeEdge(), needs=(EdgeFree(),), stealth=1),)),  # Jazz Wentworth
    200737: Text(modes=(happens(Moment.FALLS, BurnMinion(Who.SELF)),)),  # Julius
    200835: Text(  # Lille Haake
        modes=(
            Mode(
                How.USE,
                by=By.ITSELF,
                phase=Phase.MASTER,
                cost=Cost(master=True),
                effects=(DiscardOne(),),
            ),
        ),
        bonuses=(when(Number.BLEED, 1, Bleeds(Aim(What.VAMPIRE, sect=Sect.SABBAT))),),
    ),
    200872: Text(  # Lucina
        modes=(must(GainBlood(1), by=By.ITSELF, needs=(HasEdge(),)),),
        bonuses=(when(Number.STRENGTH, 1, Fights(Aim(What.VAMPIRE, most=4))),),
    ),
    200873: Text(  # Lucinde, Alastor
        modes=(
            acts(
                EnterCombat(),
                aim=Aim(What.VAMPIRE, Whose.OTHERS, Where.READY, beyond=Sect.CAMARILLA),
            ),
            he_may(Phase.UNTAP, BurnEdge(), GainBlood(1), needs=(HasEdge(),)),
        )
    ),
    200915: Text(  # Marcus Vitel
        modes=(acts(BurnTarget(), aim=Aim(What.RETAINER), stealth=1),),
        auras=(
            Aura(
                when(Number.BLEED, 1, Bleeds(Aim(What.VAMPIRE, sect=Sect.CAMARILLA))),
                Aim(What.VAMPIRE, Whose.YOURS, sect=Sect.SABBAT),
                only=(Is(Aim(What.VAMPIRE, titled=(Title.PRINCE,))),),
            ),
        ),
    ),
    200945: Text(  # Marty Lechtansi
        modes=(he_may(WindowKind.PRESS, Press(), each=Each.COMBAT, blood=1),)
    ),
    200950: Text(  # Masika
        modes=(
            he_may(Phase.DISCARD, UntapMinion(), needs=(IsTapped(),)),
            he_may(WindowKind.PHASE, UntapMinion(), needs=(IsTapped(),)).replace(
                phase=Phase.DISCARD
            ),
        ),
        bonuses=adds(bleed=1),
    ),
    200966: Text(  # Maxwell
        modes=(
            he_may(
                ATTEMPT,
                AddStealth(1),
                each=Each.TURN,
                blood=1,
                needs=(Acts(), ActionRequires(Discipline.PRESENCE)),
            ),
            _CALLS_FOR_CHICAGO,
        )
    ),
    201111: Text(modes=(_SHARP,)),  # Persia, The Beautiful Statue
    201158: Text(  # Ramona
        modes=(
            he_may(
                Phase.UNTAP,
                MoveBlood(1, Who.TARGET, Who.SELF),
                aim=of_clan(
                    "Gangrel", whose=Whose.YOURS, where=Where.READY, another=True, blood_least=1
                ),
            ),
        )
    ),
    201207: Text(modes=(_rush(_CHILD, 1),)),  # Roxanne, Rectrix of the 13th Floor
    201217: Text(  # Sabine Lafitte
        modes=(
            he_may(
                Phase.UNTAP,
                MoveBlood(1),
                aim=of_clan("Tremere", another=True),
                needs=(HasBlood(1),),
            ),
        )
    ),
    201329: Text(modes=(happens(Moment.FALLS, EachBurnsPool(1)),)),  # Sylvester Simms
    201445: Text(  # Victorine Lafourcade
        modes=(
            he_may(
                BEFORE_BLOCK,
                BurnEdge(),
                EndAction(),
                needs=(HasEdge(), BledBySomebody(), While(ActingIsOne(Aim(What.VAMPIRE, most=4)))),
            ),
            each_combat(WindowKind.PRESS, Press(), by=By.ITSELF),
        )
    ),
    201476: Text(modes=(_rush(Aim(What.VAMPIRE, Whose.NEIGHBOURS, Where.READY), 1),)),  # Wynn
}
"""Texts of vampires by printed id."""

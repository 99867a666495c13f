"""Other cards that stay in play and are used there."""

from __future__ import annotations

from typing import Any

from vtes.cards.shapes import ANY_TIME, REFERENDUM, action
from vtes.cards.uses import (
    BURNED_BY_ACTION,
    PUT_IN_PLAY,
    When,
    anybody_acts,
    burned_by_referendum,
    burned_with_help,
    happens,
    investment,
    master,
    may,
    must,
    put_on,
    tapped,
)
from vtes.model.amounts import ALL, CHOSEN
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.choosing import DiscardDown, TapUpTo
from vtes.model.combat_words import DamageTo, Press, PressFor
from vtes.model.conditions import ActedOnOne, Is
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.deed_words import Draw
from vtes.model.laws import BleedLimit, ClanDiscount, ClanVotes, DearerReferendums
from vtes.model.master_words import KeepInGame, StealFromSaved
from vtes.model.needs import (
    CountersAre,
    HasEdge,
    IsVampire,
    NotItsMinion,
    OfAnother,
    Titled,
)
from vtes.model.needs_in_play import NotYours, PoliticalAction, SavedIsActive
from vtes.model.needs_own import ControlsNone, While
from vtes.model.text import (
    Aim,
    Ban,
    Bonus,
    By,
    Deed,
    Discount,
    Effect,
    How,
    Mode,
    Moment,
    Number,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import Abstain
from vtes.model.words import (
    AddCounters,
    BiggerHand,
    BloodToPool,
    BurnPool,
    BurnTarget,
    BurnThis,
    BurnThisAt,
    EnterCombat,
    GainBlood,
    GainPool,
    GiveThis,
    PoolToBlood,
    PutInPlay,
    PutOn,
    Recruit,
    Who,
    Whom,
)

_TEMPLE = 100386
_KIN = Aim(What.VAMPIRE, sect=Sect.SABBAT)


def _dream(when: When, effect: Effect, **fields: Any) -> Mode:
    """A use for which the card is tapped, and the third of which burns it."""
    return tapped(when, AddCounters(1), effect, BurnThisAt(3), **fields)


def _path(clan: str, discipline: Discipline) -> Text:
    """What a clan practises costs it less; whoever ends that is hurt, if he is a vampire."""
    return Text(
        modes=(
            PUT_IN_PLAY,
            anybody_acts(
                BurnThis(), DamageTo(1, preventable=False), needs=(While(Is(Aim(What.VAMPIRE))),)
            ),
            anybody_acts(BurnThis(), needs=(While(Is(Aim(What.ALLY))),)),
        ),
        laws=(ClanDiscount(clan, Discount(1, discipline=discipline)),),
    )


PERMANENTS: dict[int, Text] = {
    100269: Text(  # Bureaucratic Overload
        modes=(PUT_IN_PLAY, burned_by_referendum()),
        laws=(DearerReferendums(blood=1),),
    ),
    101103: Text(  # Life Boon
        modes=(
            Mode(
                How.OUT_OF_TURN,
                windows=(WindowKind.NO_POOL,),
                aim=Aim(What.METHUSELAH, Whose.OTHERS, poolless=True),
                amount=True,
                effects=(KeepInGame(),),
            ),
            Mode(
                How.USE,
                windows=(WindowKind.PHASE,),
                phase=Phase.UNTAP,
                needs=(SavedIsActive(),),
                effects=(StealFromSaved(1),),
            ),
        )
    ),
    101500: Text(  # Protected Resources
        modes=(
            PUT_IN_PLAY,
            happens(Moment.HAS_BLED, BurnThis()),
        ),
        laws=(BleedLimit(2),),
    ),
    101229: Text(  # Mob Connections
        modes=(
            PUT_IN_PLAY,
            tapped(WindowKind.PRESS, Press(PressFor.CONTINUE), by=By.COMBATANT),
            BURNED_BY_ACTION,
        )
    ),
    100785: Text(  # Fragment of the Book of Nod
        modes=(
            PUT_IN_PLAY,
            tapped(ANY_TIME, Draw(2), DiscardDown()),
            anybody_acts(GiveThis(Whom.PLAYER), needs=(IsVampire(), NotYours())),
        )
    ),
    _TEMPLE: Text(  # Communal Haven: Temple
        modes=(PUT_IN_PLAY.replace(needs=(ControlsNone(_TEMPLE),)),),
        location=True,
        shared=(Bonus(Number.INTERCEPT, 1, (Is(_KIN), ActedOnOne(_KIN))),),
    ),
    100522: Text(  # Demonstration
        modes=(
            PUT_IN_PLAY,
            tapped(REFERENDUM, Abstain(), aim=Aim(What.VAMPIRE), needs=(PoliticalAction(),)),
        )
    ),
    100073: Text(  # Antediluvian Awakening
        modes=(
            PUT_IN_PLAY,
            must(BurnPool(1, Whom.ACTIVE), by=By.ANYBODY),
            must(BurnTarget(), BurnThis(), by=By.ANYBODY).replace(
                aim=Aim(What.VAMPIRE, Whose.YOURS, most=4)
            ),
        )
    ),
    102108: Text(  # Ventrue Directorate Assembly
        modes=(PUT_IN_PLAY, burned_with_help("Brujah")),
        laws=(ClanVotes("Ventrue", 1),),
    ),
    100055: Text(  # Anarch Revolt; there are no Anarchs in this edition
        modes=(
            PUT_IN_PLAY,
            must(BurnPool(1, Whom.ACTIVE), turn=Whose.ANYBODY),
            burned_by_referendum(),
        )
    ),
    100199: Text(  # Blood Doll
        modes=(
            put_on(Aim(What.VAMPIRE, Whose.YOURS)),
            may(Phase.MASTER, BloodToPool(1, Who.HOST), by=By.HOST),
            may(Phase.MASTER, PoolToBlood(1, Who.HOST), by=By.HOST),
        )
    ),
    101217: Text(  # Minion Tap
        modes=(
            master(BloodToPool(CHOSEN), aim=Aim(What.VAMPIRE, Whose.YOURS)).replace(amount=True),
        )
    ),
    101502: investment(AddCounters(5)),  # Protracted Investment
    101707: investment(AddCounters(0, each=2), BurnThisAt(0), amount=True),  # Secret Horde
    101769: investment(AddCounters(3)),  # Short-Term Investment
    100207: Text(  # Blood Puppy
        modes=(
            master(PutInPlay(), AddCounters(3)),
            may(Phase.UNTAP, BloodToPool(1, Who.THIS)),
            may(Phase.UNTAP, AddCounters(1)),
            may(Phase.UNTAP, BloodToPool(ALL, Who.THIS), BurnThis()),
            BURNED_BY_ACTION,
        )
    ),
    100588: Text(  # Dreams of the Sphinx
        modes=(
            PUT_IN_PLAY,
            _dream(ANY_TIME, BiggerHand(2)),
            _dream(Phase.UNTAP, GainPool(1), needs=(HasEdge(),)),
            _dream(
                ANY_TIME,
                GainBlood(1, Who.TARGET),
                aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED),
            ),
        ),
    ),
    100058: Text(  # Anarch Troublemaker
        modes=(
            PUT_IN_PLAY,
            may(Phase.UNTAP, GiveThis(), TapUpTo(2, Aim(What.VAMPIRE, Whose.PREY))),
            may(Phase.UNTAP, GiveThis(), BurnTarget(), aim=Aim(What.EQUIPMENT, Whose.PREY)),
        ),
    ),
    100093: Text(  # Army of Rats
        modes=(
            action(1, PutInPlay(), stealth=1),
            must(BurnPool(1, Whom.PREY)),
            BURNED_BY_ACTION,
        ),
        one_a_turn=True,
    ),
    101364: _path("Tzimisce", Discipline.VICISSITUDE),  # The Path of Metamorphosis
    101365: _path("Lasombra", Discipline.OBTENEBRATION),  # The Path of Night
    101359: _path("Giovanni", Discipline.NECROMANCY),  # The Path of Bone
    101366: _path("Ravnos", Discipline.CHIMERSTRY),  # The Path of Paradox
    101358: _path("Assamite", Discipline.QUIETUS),  # The Path of Blood
    101373: _path("Follower of Set", Discipline.SERPENTIS),  # The Path of Typhon
    100202: Text(  # Blood Hunt
        modes=(
            action(
                0,
                PutOn(),
                aim=Aim(What.VAMPIRE, untitled=(Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)),
                stealth=1,
                needs=(Titled((Title.PRINCE, Title.JUSTICAR)),),
            ),
            anybody_acts(EnterCombat(), needs=(IsVampire(), OfAnother()), stealth=1, at_host=True),
        ),
    ),
    100245: Text(  # Brainwash
        modes=(
            put_on(Aim(What.VAMPIRE, Whose.PREY, Where.UNCONTROLLED)),
            anybody_acts(BurnThis(), stealth=1),
        ),
        bans=(Ban.TRANSFER,),
    ),
    101384: Text(  # Pentex Subversion
        modes=(
            put_on(Aim(What.MINION, where=Where.READY)),
            anybody_acts(BurnThis(), needs=(NotItsMinion(),)),
        ),
        bans=(Ban.BLOCK,),
    ),
    100911: Text(  # Hellhound
        modes=(
            Mode(How.ACTION, deed=Deed(ActionKind.RECRUIT), effects=(Recruit(),)),
            must(AddCounters(1), needs=(CountersAre(1),)),
        ),
        bonuses=(Bonus(Number.STRENGTH, 1),),
        bans=(Ban.ACT,),
        life=2,
        traits=(Trait.GHOUL,),
    ),
}

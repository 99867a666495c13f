"""Other cards that stay in play and are used there."""

from __future__ import annotations

from typing import Any

from vtes.cards.shapes import (
    ANY_TIME,
    BURNED_BY_ACTION,
    BURNED_BY_REFERENDUM,
    burned_with_help,
)
from vtes.model.cards import Title
from vtes.model.choosing import DiscardDown, TapUpTo
from vtes.model.combat_words import Press, PressFor
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.deed_words import Draw
from vtes.model.laws import BleedLimit, ClanVotes, DearerReferendums
from vtes.model.master_words import KeepInGame, StealFromSaved
from vtes.model.needs import (
    CountersAre,
    HasEdge,
    IsVampire,
    NotItsMinion,
    OfAnother,
    Titled,
)
from vtes.model.needs_in_play import NotYours, SavedIsActive
from vtes.model.text import (
    Aim,
    Ban,
    Bonus,
    By,
    Cost,
    Deed,
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


def _dream(effect: Effect, **fields: Any) -> Mode:
    """A use for which the card is tapped, and the third of which burns it."""
    effects = (AddCounters(1), effect, BurnThisAt(3))
    return Mode(How.USE, cost=Cost(tap=True), effects=effects, **fields)


def _investment(*effects: Effect, amount: bool = False) -> Text:
    """Counters that are taken one by one with master phase actions."""
    return Text(
        modes=(
            Mode(How.MASTER, effects=(PutInPlay(), *effects), amount=amount),
            Mode(
                How.USE,
                phase=Phase.MASTER,
                cost=Cost(master=True),
                effects=(BloodToPool(1, Who.THIS), BurnThisAt(0)),
            ),
        )
    )


PERMANENTS: dict[int, Text] = {
    100269: Text(  # Bureaucratic Overload
        modes=(Mode(How.MASTER, effects=(PutInPlay(),)), BURNED_BY_REFERENDUM),
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
            Mode(How.MASTER, effects=(PutInPlay(),)),
            Mode(How.TRIGGER, moment=Moment.HAS_BLED, effects=(BurnThis(),)),
        ),
        laws=(BleedLimit(2),),
    ),
    101229: Text(  # Mob Connections
        modes=(
            Mode(How.MASTER, effects=(PutInPlay(),)),
            Mode(
                How.USE,
                windows=(WindowKind.PRESS,),
                by=By.COMBATANT,
                cost=Cost(tap=True),
                effects=(Press(PressFor.CONTINUE),),
            ),
            BURNED_BY_ACTION,
        )
    ),
    100785: Text(  # Fragment of the Book of Nod
        modes=(
            Mode(How.MASTER, effects=(PutInPlay(),)),
            Mode(
                How.USE,
                windows=ANY_TIME,
                cost=Cost(tap=True),
                effects=(Draw(2), DiscardDown()),
            ),
            Mode(
                How.USE,
                by=By.ANYBODY,
                needs=(IsVampire(), NotYours()),
                deed=Deed(ActionKind.CARD),
                effects=(GiveThis(Whom.PLAYER),),
            ),
        )
    ),
    102108: Text(  # Ventrue Directorate Assembly
        modes=(Mode(How.MASTER, effects=(PutInPlay(),)), burned_with_help("Brujah")),
        laws=(ClanVotes("Ventrue", 1),),
    ),
    100055: Text(  # Anarch Revolt; there are no Anarchs in this edition
        modes=(
            Mode(How.MASTER, effects=(PutInPlay(),)),
            Mode(
                How.USE,
                phase=Phase.UNTAP,
                turn=Whose.ANYBODY,
                must=True,
                effects=(BurnPool(1, Whom.ACTIVE),),
            ),
            BURNED_BY_REFERENDUM,
        )
    ),
    100199: Text(  # Blood Doll
        modes=(
            Mode(How.MASTER, aim=Aim(What.VAMPIRE, Whose.YOURS), effects=(PutOn(),)),
            Mode(How.USE, by=By.HOST, phase=Phase.MASTER, effects=(BloodToPool(1, Who.HOST),)),
            Mode(How.USE, by=By.HOST, phase=Phase.MASTER, effects=(PoolToBlood(1, Who.HOST),)),
        )
    ),
    101217: Text(  # Minion Tap
        modes=(
            Mode(
                How.MASTER,
                aim=Aim(What.VAMPIRE, Whose.YOURS),
                amount=True,
                effects=(BloodToPool(-1),),
            ),
        )
    ),
    101502: _investment(AddCounters(5)),  # Protracted Investment
    101707: _investment(AddCounters(0, each=2), BurnThisAt(0), amount=True),  # Secret Horde
    101769: _investment(AddCounters(3)),  # Short-Term Investment
    100207: Text(  # Blood Puppy
        modes=(
            Mode(How.MASTER, effects=(PutInPlay(), AddCounters(3))),
            Mode(How.USE, phase=Phase.UNTAP, effects=(BloodToPool(1, Who.THIS),)),
            Mode(How.USE, phase=Phase.UNTAP, effects=(AddCounters(1),)),
            Mode(How.USE, phase=Phase.UNTAP, effects=(BloodToPool(-2, Who.THIS), BurnThis())),
            BURNED_BY_ACTION,
        )
    ),
    100588: Text(  # Dreams of the Sphinx
        modes=(
            Mode(How.MASTER, effects=(PutInPlay(),)),
            _dream(BiggerHand(2), windows=ANY_TIME),
            _dream(GainPool(1), phase=Phase.UNTAP, needs=(HasEdge(),)),
            _dream(
                GainBlood(1, Who.TARGET),
                windows=ANY_TIME,
                aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED),
            ),
        ),
    ),
    100058: Text(  # Anarch Troublemaker
        modes=(
            Mode(How.MASTER, effects=(PutInPlay(),)),
            Mode(
                How.USE,
                phase=Phase.UNTAP,
                effects=(GiveThis(), TapUpTo(2, Aim(What.VAMPIRE, Whose.PREY))),
            ),
            Mode(
                How.USE,
                phase=Phase.UNTAP,
                aim=Aim(What.EQUIPMENT, Whose.PREY),
                effects=(GiveThis(), BurnTarget()),
            ),
        ),
    ),
    100093: Text(  # Army of Rats
        modes=(
            Mode(
                How.ACTION,
                level=1,
                deed=Deed(ActionKind.CARD, stealth=1),
                effects=(PutInPlay(),),
            ),
            Mode(How.USE, phase=Phase.UNTAP, must=True, effects=(BurnPool(1, Whom.PREY),)),
            BURNED_BY_ACTION,
        ),
        one_a_turn=True,
    ),
    100202: Text(  # Blood Hunt
        modes=(
            Mode(
                How.ACTION,
                needs=(Titled((Title.PRINCE, Title.JUSTICAR)),),
                aim=Aim(What.VAMPIRE, untitled=(Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)),
                deed=Deed(ActionKind.CARD, stealth=1),
                effects=(PutOn(),),
            ),
            Mode(
                How.USE,
                by=By.ANYBODY,
                needs=(IsVampire(), OfAnother()),
                deed=Deed(ActionKind.CARD, stealth=1, at_host=True),
                effects=(EnterCombat(),),
            ),
        ),
    ),
    100245: Text(  # Brainwash
        modes=(
            Mode(
                How.MASTER,
                aim=Aim(What.VAMPIRE, Whose.PREY, Where.UNCONTROLLED),
                effects=(PutOn(),),
            ),
            Mode(
                How.USE,
                by=By.ANYBODY,
                deed=Deed(ActionKind.CARD, stealth=1),
                effects=(BurnThis(),),
            ),
        ),
        bans=(Ban.TRANSFER,),
    ),
    101384: Text(  # Pentex Subversion
        modes=(
            Mode(How.MASTER, aim=Aim(What.MINION, where=Where.READY), effects=(PutOn(),)),
            Mode(
                How.USE,
                by=By.ANYBODY,
                needs=(NotItsMinion(),),
                deed=Deed(ActionKind.CARD),
                effects=(BurnThis(),),
            ),
        ),
        bans=(Ban.BLOCK,),
    ),
    100911: Text(  # Hellhound
        modes=(
            Mode(How.ACTION, deed=Deed(ActionKind.RECRUIT), effects=(Recruit(),)),
            Mode(
                How.USE,
                phase=Phase.UNTAP,
                must=True,
                needs=(CountersAre(1),),
                effects=(AddCounters(1),),
            ),
        ),
        bonuses=(Bonus(Number.STRENGTH, 1),),
        bans=(Ban.ACT,),
        life=2,
        traits=(Trait.GHOUL,),
    ),
}

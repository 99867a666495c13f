"""Action cards."""

from __future__ import annotations

from vtes.cards.shapes import YOUNGER_TO_COME, action, bleed_action, sunburn
from vtes.cards.uses import acts, each_combat
from vtes.model.card_words import BanThisTurn, BecomeVampire, MustHunt, ReadyTarget, RemoveThis
from vtes.model.cards import CardType, Discipline, Sect, Title
from vtes.model.choosing import (
    DiscardDown,
    Fetch,
    GiveBlood,
    Goal,
    MayBurnBlood,
    PutBack,
    Sacrifice,
    ShuffleCrypt,
    ShuffleLibrary,
    TakeClan,
)
from vtes.model.combat_words import Maneuver, Mark, Marks, MayLater, Option, Press, Span
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.deed_words import Drain, Draw, SendToTorpor, Stun
from vtes.model.needs import Fertile, HasNo, IsTapped, IsVampire, PlayedIn, Titled
from vtes.model.text import (
    Aim,
    Ban,
    Bonus,
    Deed,
    Effect,
    How,
    Mode,
    Need,
    Number,
    Replaced,
    Text,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import CallMotion
from vtes.model.words import (
    BurnTarget,
    BurnThis,
    DrawFromCrypt,
    EnterCombat,
    GainBlood,
    IfBled,
    PutOn,
    StealTarget,
    StealthThisTurn,
    TapMinion,
    UntapMinion,
    Weaken,
    Who,
)
from vtes.model.zones import Zone

_RITUAL_CHALLENGE = 101641
_SHADOW = 101740

_LEADER = (Titled((Title.PRINCE, Title.JUSTICAR)),)
_ALLY_OF_ANOTHER = Aim(What.ALLY, Whose.OTHERS)
_READY = Aim(What.MINION, where=Where.READY)
_CREATURE = Aim(What.CREATURE)
_NEIGHBOUR = Aim(What.METHUSELAH, Whose.NEIGHBOURS)

_SLEEPER = Aim(What.VAMPIRE, Whose.OTHERS, Where.TORPOR)
_ALL_PLACES = (Zone.LIBRARY, Zone.HAND, Zone.ASH_HEAP)
_FIND_EQUIPMENT = (Fetch(Goal.USED, Who.SELF, kind=CardType.EQUIPMENT), ShuffleLibrary())
_AWAKE = Aim(What.VAMPIRE, another=True, untapped=True)


def _fast_bleed(level: int) -> Mode:
    """A bleed for 1 that is blocked only by those with the Discipline at the same level."""
    deed = Deed(ActionKind.BLEED, most=1, blockers=Discipline.CELERITY, blockers_level=level)
    return Mode(How.ACTION, level, deed=deed)


def _performance(effect: Effect, aim: Aim) -> Mode:
    """An action with stealth for a vampire of capacity 6 or more."""
    deed = Deed(ActionKind.CARD, stealth=1, elder=6)
    return Mode(How.ACTION, aim=aim, deed=deed, effects=(effect,))


def _in_torpor(
    level: int,
    *effects: Effect,
    kind: ActionKind,
    stealth: int | None = None,
    needs: tuple[Need, ...] = (),
) -> Mode:
    """An action that a vampire in torpor takes."""
    deed = Deed(kind, stealth, torpor=True)
    return Mode(How.ACTION, level, needs=needs, deed=deed, effects=effects)


ACTIONS: dict[int, Text] = {
    100046: Text(  # Ambush
        modes=(
            action(
                0,
                EnterCombat((MayLater(Option.MANEUVER, Span.COMBAT),)),
                aim=Aim(What.MINION, Whose.OTHERS, Where.READY, tapped=True),
            ),
        )
    ),
    100094: Text(  # Arson
        modes=(action(0, BurnTarget(), aim=Aim(What.LOCATION), replaced=Replaced.AFTER_ACTION),)
    ),
    100266: Text(  # Bum's Rush
        modes=(
            action(
                0,
                EnterCombat((MayLater(Option.MANEUVER, Span.COMBAT),)),
                aim=Aim(What.MINION, Whose.OTHERS, Where.READY),
                replaced=Replaced.AFTER_ACTION,
            ),
        )
    ),
    100334: Text(  # Charming Lobby
        tuple(
            Mode(
                How.ACTION,
                level,
                deed=Deed(ActionKind.POLITICAL, stealth=1),
                effects=(CallMotion(votes),),
            )
            for level, votes in ((1, 0), (2, 2))
        )
    ),
    100353: Text(  # Clan Impersonation
        modes=(
            action(0, TakeClan(), PutOn(Who.SELF), stealth=1),
            acts(BurnThis(), at_this=True),
        ),
        named=True,
    ),
    100390: Text(modes=(bleed_action(0, 1),)),  # Computer Hacking
    100477: Text(  # Cryptic Mission
        modes=(
            action(1, Weaken(1), aim=_CREATURE, stealth=1),
            action(2, Weaken(1), GainBlood(1), aim=_CREATURE, stealth=1),
        )
    ),
    100573: Text(  # Dominate Kine
        modes=(
            bleed_action(1, 1, stealth=1),
            action(2, StealTarget(), aim=Aim(What.LOCATION, Whose.OTHERS)),
        )
    ),
    100633: Text(  # The Embrace
        modes=(action(0, BecomeVampire(1), MustHunt(), stealth=1, needs=(Fertile(),)),)
    ),
    100640: Text(  # Enchant Kindred
        modes=(
            bleed_action(1, 1),
            action(2, GainBlood(2, Who.TARGET), aim=YOUNGER_TO_COME, stealth=1),
        )
    ),
    100652: Text(  # Entrancement
        modes=(
            bleed_action(1, 1),
            action(2, StealTarget(), aim=_ALLY_OF_ANOTHER, stealth=1),
        )
    ),
    100703: Text(  # Far Mastery
        modes=(
            action(
                1,
                StealTarget(),
                aim=Aim(What.RETAINER, another=True, on_vampire=True),
                stealth=1,
            ),
            action(2, StealTarget(), aim=_ALLY_OF_ANOTHER, stealth=1),
        )
    ),
    100727: Text(  # Fifth Tradition: Hospitality
        modes=(
            action(
                0,
                GainBlood(4, Who.TARGET),
                aim=Aim(What.VAMPIRE, another=True),
                stealth=1,
                needs=_LEADER,
            ),
        )
    ),
    100759: Text(  # Force of Will
        modes=tuple(
            bleed_action(level, level).replace(
                needs=(IsTapped(),),
                deed=Deed(ActionKind.BLEED, bleed=level, after=(sunburn(3 - level),)),
            )
            for level in (1, 2)
        )
    ),
    100782: Text(  # Fourth Tradition: The Accounting
        modes=(action(0, GainBlood(3, Who.TARGET), aim=YOUNGER_TO_COME, stealth=1, needs=_LEADER),)
    ),
    100845: Text(  # Govern the Unaligned
        modes=(
            bleed_action(1, 2),
            action(2, GainBlood(3, Who.TARGET), aim=YOUNGER_TO_COME, stealth=1),
        )
    ),
    100852: Text(  # Graverobbing
        modes=(
            action(1, StealTarget(), aim=_SLEEPER),
            action(2, StealTarget(), MayBurnBlood(2), ReadyTarget(), aim=_SLEEPER),
        )
    ),
    101050: Text(modes=(action(0, DrawFromCrypt(), stealth=1),)),  # Kindred Intelligence
    101021: Text(  # Jar the Soul
        modes=(
            action(1, TapMinion(Who.TARGET), aim=_READY, stealth=1),
            action(2, TapMinion(Who.TARGET), Drain(1), aim=_READY, stealth=1),
        )
    ),
    101089: Text(modes=(bleed_action(1, 2), bleed_action(2, 2, IfBled(1)))),  # Legal Manipulations
    101143: Text(  # Magic of the Smith
        modes=(action(1, *_FIND_EQUIPMENT, stealth=1), action(2, *_FIND_EQUIPMENT, stealth=3))
    ),
    101283: Text(  # Night Moves
        modes=(
            bleed_action(1, 0, stealth=3, aim=_NEIGHBOUR, most=1),
            bleed_action(2, 0, stealth=6, aim=_NEIGHBOUR, most=1),
        )
    ),
    101247: Text(  # Movement of the Slow Body
        modes=(
            _in_torpor(1, UntapMinion(), kind=ActionKind.CARD, stealth=2, needs=(IsTapped(),)),
            _in_torpor(
                2,
                UntapMinion(),
                GainBlood(1),
                kind=ActionKind.CARD,
                stealth=2,
                needs=(IsTapped(),),
            ),
        )
    ),
    100560: Text(  # Distraction
        modes=(
            action(1, Draw(5), DiscardDown(), stealth=1),
            action(2, TapMinion(Who.TARGET), aim=Aim(What.MINION, Whose.NEIGHBOURS), stealth=1),
        )
    ),
    100886: Text(  # Harass
        modes=(
            action(
                0,
                EnterCombat((MayLater(Option.PRESS_TO_CONTINUE, Span.COMBAT),)),
                aim=Aim(What.MINION, Whose.OTHERS, Where.READY, weak=3),
            ),
        )
    ),
    100999: Text(modes=(bleed_action(1, 1), bleed_action(2, 2))),  # Intimidation
    101522: Text(  # Purity of the Beast
        modes=(
            action(
                0,
                EnterCombat((Marks(Mark.STRENGTH, 2, Span.COMBAT),)),
                aim=Aim(What.ALLY, Whose.PREY, Where.READY),
                stealth=1,
                needs=(IsVampire(),),
            ),
        )
    ),
    101211: Text(  # Mind Numb
        modes=(
            action(1, Stun(), aim=_AWAKE),
            action(2, Stun(), aim=_AWAKE, stealth=1),
        )
    ),
    101301: Text(  # Nosferatu Performance Art
        modes=(
            _performance(SendToTorpor(), Aim(What.VAMPIRE, where=Where.READY, clan="Toreador")),
            _performance(BurnTarget(), Aim(What.LOCATION, clan="Toreador")),
        )
    ),
    101476: Text(  # Precognizant Mobility
        modes=(
            action(1, UntapMinion(Who.TARGET), aim=Aim(What.MINION, younger=True), stealth=1),
            action(2, UntapMinion(Who.TARGET), aim=Aim(What.VAMPIRE), stealth=1),
        )
    ),
    101539: Text(  # Rampage
        modes=(
            Mode(
                How.ACTION,
                1,
                aim=Aim(What.LOCATION),
                deed=Deed(ActionKind.CARD, own_stealth=1),
                effects=(BurnTarget(),),
            ),
        )
    ),
    101698: Text(  # Scouting Mission
        modes=(
            bleed_action(1, 1),
            action(2, GainBlood(2, Who.TARGET), aim=YOUNGER_TO_COME, stealth=1),
        )
    ),
    101844: Text(modes=(_fast_bleed(1), _fast_bleed(2))),  # Speed of Thought
    101510: Text(  # Psychic Veil
        modes=(
            action(1, StealthThisTurn(1, vampires=True)),
            action(2, StealthThisTurn(1, vampires=False)),
        )
    ),
    101543: Text(  # Rapid Healing
        modes=(
            _in_torpor(1, kind=ActionKind.LEAVE_TORPOR),
            _in_torpor(2, GainBlood(1), kind=ActionKind.LEAVE_TORPOR),
        )
    ),
    101613: Text(  # Restoration
        modes=(action(1, GainBlood(2), stealth=1), action(2, GainBlood(3), stealth=1))
    ),
    101672: Text(  # Sacrificial Lamb
        modes=(
            action(1, Sacrifice(), aim=Aim(What.VAMPIRE, Whose.YOURS, Where.TORPOR)),
            action(2, Sacrifice(), aim=_SLEEPER),
        )
    ),
    _RITUAL_CHALLENGE: Text(  # Ritual Challenge
        modes=(action(0, PutOn(Who.SELF), stealth=1, needs=(HasNo(cards=(_RITUAL_CHALLENGE,)),)),),
        bonuses=(Bonus(Number.STRENGTH, 1),),
    ),
    _SHADOW: Text(  # Shadow of the Beast
        modes=(
            action(1, PutOn(Who.SELF), needs=(HasNo(cards=(_SHADOW,)),)),
            action(2, PutOn(Who.SELF), needs=(HasNo(cards=(_SHADOW,)),)),
            each_combat(WindowKind.RANGE, Maneuver()),
            each_combat(WindowKind.PRESS, Press(), needs=(PlayedIn(1),)),
        ),
    ),
    101788: Text(  # Sixth Tradition: Destruction
        modes=(
            action(
                0, BurnTarget(), aim=Aim(What.VAMPIRE, diablerist=True), stealth=1, needs=_LEADER
            ),
        )
    ),
    101819: Text(modes=(bleed_action(1, 1), bleed_action(2, 1, IfBled(1)))),  # Social Charm
    101898: Text(  # Summon Soul
        modes=(
            action(1, GainBlood(2), stealth=1),
            action(2, RemoveThis(), PutBack(2), stealth=1),
        )
    ),
    101901: Text(  # Summon the Serpent
        modes=(
            action(
                0,
                Fetch(Goal.COMING, places=(Zone.CRYPT,), skill=Discipline.SERPENTIS, blood=1),
                ShuffleCrypt(),
                stealth=1,
            ),
        )
    ),
    101973: Text(  # Third Tradition: Progeny
        modes=(
            action(
                0,
                BecomeVampire(1, Sect.CAMARILLA),
                BanThisTurn(Ban.ACT),
                Fetch(Goal.PUT, Who.THIS, _ALL_PLACES, discipline=True),
                ShuffleLibrary(),
                GiveBlood(2, Who.THIS),
                stealth=1,
                needs=(*_LEADER, Fertile()),
            ),
        )
    ),
}

"""Action modifiers."""

from __future__ import annotations

from vtes.cards.shapes import (
    ATTEMPT,
    BEFORE_BLOCK,
    POLLING,
    REFERENDUM,
    bleed_modifier,
    intercept_reaction,
    maneuver_card,
    modifier,
    stealth_modifier,
    strike_card,
    sunburn,
    take_over,
    votes_modifier,
)
from vtes.cards.uses import may
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.choosing import LookAtLibrary
from vtes.model.combat_words import InCombat, Mark, Marks, MayLater, Option, Span
from vtes.model.decisions import WindowKind
from vtes.model.deed_words import SendToTorpor
from vtes.model.moves import Side
from vtes.model.needs import (
    AbleToAct,
    AgainAt,
    Bleeding,
    Blocked,
    BlockerLacks,
    Directed,
    HasBled,
    IsUntapped,
    IsVampire,
    NotBleeding,
    NothingAgainst,
    ReferendumHasPassed,
    Successful,
    Titled,
    Undirected,
)
from vtes.model.play_words import (
    ActInstead,
    AfterAction,
    BarBlock,
    BarVampires,
    BleedFails,
    MayCallOff,
    NoUntap,
    Remember,
    TapWhoFails,
    TorporAfterAction,
)
from vtes.model.text import Aim, By, Cost, Effect, How, Mode, Strike, Text, What
from vtes.model.vote_words import (
    Abstain,
    BloodByMargin,
    Bribe,
    BuyVotes,
    CancelReferendum,
    ForceVotes,
    GainVotes,
    OnlyVoters,
    PassNext,
    TapVoters,
    VotersBurn,
)
from vtes.model.words import (
    AddBleed,
    AddIntercept,
    AddStealth,
    BurnBlood,
    BurnThis,
    EndAction,
    GainPool,
    PutOn,
    TapMinion,
    UntapMinion,
    Who,
)

_ANNOUNCED = (WindowKind.AS_ANNOUNCED,)
_RESOLVED = (WindowKind.AFTER_RESOLUTION,)
_OF_TOREADOR = AddBleed(1, "Toreador")
_BY_DAY = (BarVampires(), TorporAfterAction())

_LEADERS = (Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)
_AT_CLOSE = InCombat((Marks(Mark.NO_MANEUVERS, span=Span.COMBAT, who=Who.BOTH),))
_DAWN = InCombat((Marks(Mark.DAMAGE_AGGRAVATED, span=Span.COMBAT, who=Who.BOTH),))


def _kiss(level: int, *more: Effect) -> Mode:
    """The attempt of a vampire, and the whole action, are over."""
    effects = (BurnBlood(2, Who.BLOCKER), *more, EndAction(again=True))
    needs = (BlockerLacks(Discipline("for")),)
    return modifier(level, ATTEMPT, *effects, needs=needs)


def _scrying(level: int, *, bleeds: bool = False) -> Mode:
    """After a bleed, a look at the library of the one who was bled."""
    effects = (LookAtLibrary(7, bleeds),)
    return modifier(level, _RESOLVED, *effects, needs=(HasBled(),))


def _mark(level: int) -> Mode:
    """The card comes on the acting vampire, and knows against whom he has acted."""
    needs = (Successful(), Directed())
    return modifier(level, _RESOLVED, PutOn(Who.SELF), Remember(), needs=needs)


def _marked(played: int, stealth: int) -> Mode:
    """He burns the card for stealth against the same Methuselah."""
    effects = (AddStealth(stealth), BurnThis())
    return may(ATTEMPT, *effects, by=By.HOST, needs=(AgainAt(played),))


def _masked(level: int, windows: tuple[WindowKind, ...], *more: Effect) -> Mode:
    """Another vampire goes on with the action, if all of it could have been his."""
    needs = (IsVampire(), IsUntapped(), AbleToAct(), NothingAgainst())
    effects = (ActInstead(), *more)
    return Mode(How.MODIFIER, level, windows, needs, effects=effects, by_other=True)


MODIFIERS: dict[int, Text] = {
    100031: Text(  # Aire of Elation
        modes=(bleed_modifier(1, 1, _OF_TOREADOR), bleed_modifier(2, 2, _OF_TOREADOR))
    ),
    100036: Text(  # Alacrity
        modes=(
            stealth_modifier(1, 1),
            stealth_modifier(2, 1, InCombat((MayLater(Option.MANEUVER),))),
        )
    ),
    100119: Text(  # Awe
        modes=(
            Mode(How.MODIFIER, 1, POLLING, effects=(GainVotes(1, 1),), amount=True),
            Mode(How.MODIFIER, 2, POLLING, effects=(GainVotes(1, 2),), amount=True),
        )
    ),
    100157: Text(modes=(votes_modifier(1, 2), votes_modifier(2, 4))),  # Bewitching Oration
    100236: Text(  # Bonding
        modes=(
            bleed_modifier(1, 1),
            stealth_modifier(2, 1, AddBleed(1), needs=(Bleeding(),)),
        )
    ),
    100251: Text(  # Bribes
        modes=(modifier(0, WindowKind.BEFORE_VOTES, GainPool(1), Bribe()),)
    ),
    100177: Text(  # Blanket of Night
        modes=(
            stealth_modifier(1, 1),
            modifier(2, ATTEMPT, TapMinion(), BarBlock(Who.BLOCKER), needs=(IsUntapped(),)).replace(
                by_other=True
            ),
        )
    ),
    100274: Text(  # Business Pressure
        modes=(
            modifier(1, POLLING, BuyVotes(2, 2)),
            modifier(2, POLLING, BuyVotes(2, 3)),
        )
    ),
    100279: Text(  # Call of the Hungry Dead
        modes=(
            modifier(1, ATTEMPT, AddIntercept(-1, who=Who.BLOCKER)),
            modifier(2, ATTEMPT, BarBlock(Who.BLOCKER)).replace(cost=Cost(blood=1)),
        )
    ),
    100323: Text(  # Change of Target
        modes=(modifier(0, WindowKind.AFTER_BLOCK, UntapMinion(), EndAction()),)
    ),
    100324: Text(modes=(bleed_modifier(1, 1), stealth_modifier(2, 1))),  # Changeling
    100381: Text(modes=(bleed_modifier(1, 1), bleed_modifier(2, 1))),  # Command of the Beast
    100362: Text(  # Cloak the Gathering
        modes=(stealth_modifier(1, 1), stealth_modifier(2, 1, by_other=True))
    ),
    100364: Text(  # Closed Session
        modes=(
            modifier(
                0, WindowKind.BEFORE_VOTES, OnlyVoters(Sect.CAMARILLA), needs=(Titled(_LEADERS),)
            ),
        )
    ),
    100401: Text(modes=(bleed_modifier(1, 2), bleed_modifier(2, 3))),  # Conditioning
    100405: Text(  # Confusion
        modes=(
            bleed_modifier(1, 1),
            stealth_modifier(2, 1, AddBleed(1), needs=(Bleeding(),)),
        )
    ),
    100478: Text(  # Cryptic Rider
        modes=(modifier(0, _RESOLVED, PassNext(), needs=(ReferendumHasPassed(),)),)
    ),
    100492: Text(  # Daring the Dawn
        modes=tuple(
            modifier(level, BEFORE_BLOCK, BarVampires(), AfterAction((sunburn(3 - level),)))
            for level in (1, 2)
        )
    ),
    100501: Text(  # Dawn Operation
        modes=(
            modifier(1, BEFORE_BLOCK, _DAWN, MayCallOff()),
            modifier(2, BEFORE_BLOCK, _DAWN),
        )
    ),
    100502: Text(  # Day Operation
        modes=(
            modifier(1, _ANNOUNCED, *_BY_DAY),
            modifier(2, _ANNOUNCED + ATTEMPT, *_BY_DAY),
        )
    ),
    100550: Text(  # Disarming Presence
        modes=(
            modifier(1, WindowKind.BEFORE_VOTES, TapVoters()),
            modifier(2, WindowKind.BEFORE_VOTES, TapVoters(spare=True)),
        )
    ),
    100600: Text(modes=(stealth_modifier(1, 1), stealth_modifier(2, 2))),  # Earth Control
    100617: Text(  # Elder Impersonation
        modes=(
            stealth_modifier(1, 1),
            modifier(2, ATTEMPT, BarBlock(Who.BLOCKER)),
        )
    ),
    100682: Text(modes=(bleed_modifier(1, 1), bleed_modifier(2, 2))),  # Eyes of Chaos
    100687: Text(  # Faceless Night
        modes=(stealth_modifier(1, 1), stealth_modifier(2, 1, TapWhoFails()))
    ),
    100765: Text(  # Foreshadowing Destruction
        modes=(
            bleed_modifier(1, 1),
            modifier(2, BEFORE_BLOCK, AddBleed(3, most=9), needs=(Bleeding(),)),
        )
    ),
    100769: Text(  # Forgotten Labyrinth
        modes=(
            stealth_modifier(1, 2, needs=(NotBleeding(),)),
            stealth_modifier(2, 3, needs=(NotBleeding(),)),
        )
    ),
    100788: Text(  # Freak Drive
        modes=(
            modifier(1, _RESOLVED, UntapMinion(), needs=(Successful(),)),
            modifier(2, _RESOLVED, UntapMinion(), needs=(Blocked(),)),
        )
    ),
    100802: Text(modes=(modifier(0, _ANNOUNCED, _AT_CLOSE),)),  # Gang Tactics
    100936: Text(  # Horrific Countenance
        modes=(
            modifier(
                1,
                WindowKind.AFTER_BLOCK,
                UntapMinion(Who.BLOCKER),
                BarVampires(allies=True),
            ),
        )
    ),
    101051: Text(  # Kindred Manipulation
        modes=(
            modifier(0, REFERENDUM, ForceVotes(casts=False), aim=Aim(What.VAMPIRE, younger=True)),
        )
    ),
    101062: Text(modes=(_kiss(1), _kiss(2, SendToTorpor(Who.BLOCKER)))),  # The Kiss of Ra
    100916: Text(  # Hidden Lurker
        modes=tuple(
            take_over(How.MODIFIER, level, Who.BLOCKER, IsUntapped(), press=level > 1)
            for level in (1, 2)
        )
    ),
    101125: Text(modes=(stealth_modifier(1, 1), stealth_modifier(2, 2))),  # Lost in Crowds
    101169: Text(  # Marked Path
        modes=(_mark(1), _mark(2), _marked(0, 1), _marked(1, 2))
    ),
    101179: Text(  # Mask of a Thousand Faces
        modes=(
            _masked(1, (*BEFORE_BLOCK, WindowKind.AFTER_BLOCK)),
            _masked(2, ATTEMPT, AddStealth(1)),
        )
    ),
    101216: Text(  # Mind Tricks
        modes=(
            stealth_modifier(1, 1),
            stealth_modifier(2, 1, InCombat((MayLater(Option.MANEUVER_OR_PRESS, Span.COMBAT),))),
        )
    ),
    101542: Text(modes=(stealth_modifier(1, 1), strike_card(2, Strike(ends=True)))),  # Rapid Change
    101692: Text(  # Scorn of Adonis
        modes=(modifier(0, POLLING, VotersBurn(Side.AGAINST)),)
    ),
    101702: Text(modes=(_scrying(1), _scrying(2, bleeds=True))),  # Scrying of Secrets
    101743: Text(modes=(stealth_modifier(1, 1), stealth_modifier(2, 2))),  # Shadow Play
    101805: Text(  # The Sleeping Mind
        modes=(
            modifier(1, _ANNOUNCED, BarBlock(), aim=Aim(What.VAMPIRE, tapped=True)),
            modifier(2, _ANNOUNCED, NoUntap()),
        )
    ),
    101775: Text(  # Shroud of Night
        modes=(stealth_modifier(1, 1, needs=(NotBleeding(),)), stealth_modifier(2, 1))
    ),
    101712: Text(  # Seduction
        modes=(
            modifier(1, _ANNOUNCED, BarBlock(), aim=Aim(What.VAMPIRE, younger=True)),
            modifier(2, _ANNOUNCED, BarBlock(), aim=Aim(What.VAMPIRE)),
        )
    ),
    101913: Text(modes=(stealth_modifier(1, 1), maneuver_card(2))),  # Swallowed by the Night
    101818: Text(modes=(stealth_modifier(0, 1, needs=(Undirected(),)),)),  # Soar
    101857: Text(  # Spying Mission
        modes=(
            stealth_modifier(1, 1),
            modifier(2, WindowKind.BLEED_SUCCEEDS, BleedFails(), PutOn(Who.SELF), Remember()),
        ),
        spent=2,
    ),
    101843: Text(modes=(stealth_modifier(1, 1), intercept_reaction(2, 1))),  # Spectral Divination
    101951: Text(  # Telepathic Vote Counting
        modes=(
            modifier(1, POLLING, CancelReferendum()),
            modifier(2, POLLING, Abstain(), aim=Aim(What.VAMPIRE)),
        )
    ),
    101978: Text(modes=(bleed_modifier(1, 1), bleed_modifier(2, 2))),  # Threats
    102131: Text(  # Voter Captivation
        modes=(
            modifier(1, _RESOLVED, BloodByMargin(), needs=(ReferendumHasPassed(),)),
            modifier(2, _RESOLVED, BloodByMargin(2), needs=(ReferendumHasPassed(),)),
        )
    ),
}

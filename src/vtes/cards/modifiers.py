"""Action modifiers."""

from __future__ import annotations

from vtes.cards.shapes import (
    ATTEMPT,
    BEFORE_BLOCK,
    POLLING,
    bleed_modifier,
    stealth_modifier,
    take_over,
    votes_modifier,
)
from vtes.model.combat_words import InCombat, Mark, Marks, Span
from vtes.model.decisions import WindowKind
from vtes.model.needs import Bleeding, Blocked, IsUntapped, ReferendumHasPassed, Successful
from vtes.model.text import Aim, How, Mode, Text, What
from vtes.model.vote_words import (
    Abstain,
    BloodByMargin,
    Bribe,
    BuyVotes,
    CancelReferendum,
    GainVotes,
    PassNext,
)
from vtes.model.words import (
    AddBleed,
    BarBlock,
    BarVampires,
    EndAction,
    GainPool,
    MayCallOff,
    TapWhoFails,
    TorporAfterAction,
    UntapMinion,
    Who,
)

_ANNOUNCED = (WindowKind.AS_ANNOUNCED,)
_RESOLVED = (WindowKind.AFTER_RESOLUTION,)
_BY_DAY = (BarVampires(), TorporAfterAction())

_DAWN = InCombat((Marks(Mark.DAMAGE_AGGRAVATED, span=Span.COMBAT, who=Who.BOTH),))


MODIFIERS: dict[int, Text] = {
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
        modes=(
            Mode(How.MODIFIER, windows=(WindowKind.BEFORE_VOTES,), effects=(GainPool(1), Bribe())),
        )
    ),
    100274: Text(  # Business Pressure
        modes=(
            Mode(How.MODIFIER, 1, POLLING, effects=(BuyVotes(2, 2),)),
            Mode(How.MODIFIER, 2, POLLING, effects=(BuyVotes(2, 3),)),
        )
    ),
    100323: Text(  # Change of Target
        modes=(
            Mode(
                How.MODIFIER,
                windows=(WindowKind.AFTER_BLOCK,),
                effects=(UntapMinion(), EndAction()),
            ),
        )
    ),
    100362: Text(  # Cloak the Gathering
        modes=(stealth_modifier(1, 1), stealth_modifier(2, 1, by_other=True))
    ),
    100401: Text(modes=(bleed_modifier(1, 2), bleed_modifier(2, 3))),  # Conditioning
    100478: Text(  # Cryptic Rider
        modes=(
            Mode(
                How.MODIFIER,
                windows=_RESOLVED,
                needs=(ReferendumHasPassed(),),
                effects=(PassNext(),),
            ),
        )
    ),
    100501: Text(  # Dawn Operation
        modes=(
            Mode(How.MODIFIER, 1, BEFORE_BLOCK, effects=(_DAWN, MayCallOff())),
            Mode(How.MODIFIER, 2, BEFORE_BLOCK, effects=(_DAWN,)),
        )
    ),
    100502: Text(  # Day Operation
        modes=(
            Mode(How.MODIFIER, 1, _ANNOUNCED, effects=_BY_DAY),
            Mode(How.MODIFIER, 2, _ANNOUNCED + ATTEMPT, effects=_BY_DAY),
        )
    ),
    100600: Text(modes=(stealth_modifier(1, 1), stealth_modifier(2, 2))),  # Earth Control
    100687: Text(  # Faceless Night
        modes=(stealth_modifier(1, 1), stealth_modifier(2, 1, TapWhoFails()))
    ),
    100788: Text(  # Freak Drive
        modes=(
            Mode(How.MODIFIER, 1, _RESOLVED, (Successful(),), effects=(UntapMinion(),)),
            Mode(How.MODIFIER, 2, _RESOLVED, (Blocked(),), effects=(UntapMinion(),)),
        )
    ),
    100916: Text(  # Hidden Lurker
        modes=tuple(
            take_over(How.MODIFIER, level, Who.BLOCKER, IsUntapped(), press=level > 1)
            for level in (1, 2)
        )
    ),
    101125: Text(modes=(stealth_modifier(1, 1), stealth_modifier(2, 2))),  # Lost in Crowds
    101712: Text(  # Seduction
        modes=(
            Mode(
                How.MODIFIER,
                1,
                _ANNOUNCED,
                aim=Aim(What.VAMPIRE, younger=True),
                effects=(BarBlock(),),
            ),
            Mode(How.MODIFIER, 2, _ANNOUNCED, aim=Aim(What.VAMPIRE), effects=(BarBlock(),)),
        )
    ),
    101951: Text(  # Telepathic Vote Counting
        modes=(
            Mode(How.MODIFIER, 1, POLLING, effects=(CancelReferendum(),)),
            Mode(How.MODIFIER, 2, POLLING, aim=Aim(What.VAMPIRE), effects=(Abstain(),)),
        )
    ),
    101978: Text(modes=(bleed_modifier(1, 1), bleed_modifier(2, 2))),  # Threats
    102131: Text(  # Voter Captivation
        modes=(
            Mode(How.MODIFIER, 1, _RESOLVED, (ReferendumHasPassed(),), effects=(BloodByMargin(),)),
            Mode(How.MODIFIER, 2, _RESOLVED, (ReferendumHasPassed(),), effects=(BloodByMargin(2),)),
        )
    ),
}

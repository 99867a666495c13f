"""Reaction cards."""

from __future__ import annotations

from vtes.cards.shapes import (
    BEFORE_BLOCK,
    BETWEEN_ATTEMPTS,
    POLLING,
    bounce,
    intercept_reaction,
    take_over,
    votes_reaction,
)
from vtes.model.cards import Title
from vtes.model.combat_words import InCombat, MayLater, Option, Span
from vtes.model.decisions import WindowKind
from vtes.model.needs import (
    AboutToFight,
    ActingIsYounger,
    BledBySomebody,
    HasBlocked,
    IsTapped,
    IsVampire,
    MayBlock,
    NotWith,
    Titled,
)
from vtes.model.text import Cost, Effect, How, Mode, Replaced, Text
from vtes.model.vote_words import CancelReferendum
from vtes.model.words import (
    AddBleed,
    AddIntercept,
    AttemptBlock,
    EndAction,
    TapMinion,
    UntapMinion,
    Wake,
    Who,
)

_PACK_TACTICS = 101343
_UNTIL_BLOCKED = (*BEFORE_BLOCK, WindowKind.AFTER_BLOCK)
_WARNED = (IsVampire(), IsTapped(), BledBySomebody())
_LEADER = Titled((Title.PRINCE, Title.JUSTICAR))


def _smaller_bleed(level: int, amount: int) -> Mode:
    needs = (BledBySomebody(),)
    return Mode(How.REACTION, level, BEFORE_BLOCK, needs, effects=(AddBleed(-amount),))


def _command(level: int, *before: Effect) -> Mode:
    """An action that is about to lead to combat with an older vampire ends."""
    return Mode(
        How.REACTION,
        level,
        (WindowKind.AFTER_BLOCK, WindowKind.BEFORE_COMBAT),
        (AboutToFight(), ActingIsYounger()),
        effects=(*before, EndAction()),
    )


REACTIONS: dict[int, Text] = {
    100308: Text(  # Cats' Guidance
        modes=(
            Mode(
                How.REACTION,
                1,
                (WindowKind.AFTER_RESOLUTION,),
                (IsVampire(), IsTapped(), HasBlocked()),
                effects=(UntapMinion(),),
            ),
            intercept_reaction(2, 1),
        )
    ),
    100518: Text(modes=(bounce(1, TapMinion()), bounce(2))),  # Deflection
    100519: Text(  # Delaying Tactics
        modes=(Mode(How.REACTION, windows=POLLING, effects=(CancelReferendum(True, True),)),)
    ),
    100586: Text(modes=(votes_reaction(1, 2), votes_reaction(2, 4))),  # Dread Gaze
    101909: Text(modes=(votes_reaction(0, 2, (IsVampire(),)),)),  # Surprise Influence
    100618: Text(  # Elder Intervention
        modes=(
            intercept_reaction(
                0,
                2,
                needs=(BledBySomebody(), NotWith((_PACK_TACTICS,))),
                replaced=Replaced.AFTER_ACTION,
            ),
        )
    ),
    100598: Text(  # Eagle's Sight
        modes=(
            intercept_reaction(1, 1),
            Mode(
                How.REACTION,
                2,
                BETWEEN_ATTEMPTS,
                (MayBlock(anyone=True),),
                effects=(AttemptBlock(),),
            ),
        )
    ),
    101547: Text(  # Rat's Warning
        modes=(
            Mode(How.REACTION, 1, _UNTIL_BLOCKED, _WARNED, effects=(UntapMinion(),)),
            Mode(
                How.REACTION,
                2,
                _UNTIL_BLOCKED,
                _WARNED,
                effects=(UntapMinion(), InCombat((MayLater(Option.PRESS, Span.COMBAT),))),
            ),
        )
    ),
    101706: Text(  # Second Tradition: Domain
        modes=(
            intercept_reaction(0, 2, needs=(_LEADER,)),
            Mode(
                How.REACTION,
                windows=BETWEEN_ATTEMPTS,
                needs=(_LEADER, IsTapped(), MayBlock()),
                cost=Cost(blood=1),
                effects=(UntapMinion(), AddIntercept(2, unneeded=True), AttemptBlock()),
            ),
        )
    ),
    100705: Text(  # Fast Reaction
        modes=tuple(take_over(How.REACTION, n, Who.ACTING, press=n > 1) for n in (1, 2))
    ),
    101309: Text(  # Obedience
        modes=(_command(1, UntapMinion(Who.ACTING)), _command(2))
    ),
    100644: Text(modes=(intercept_reaction(1, 1), intercept_reaction(2, 2))),  # Enhanced Senses
    101850: Text(  # Spirit's Touch
        modes=(
            intercept_reaction(1, 1),
            intercept_reaction(2, 1, InCombat((MayLater(Option.MANEUVER, Span.COMBAT),))),
        )
    ),
    101948: Text(modes=(_smaller_bleed(1, 1), _smaller_bleed(2, 2))),  # Telepathic Counter
    101949: Text(  # Telepathic Misdirection
        modes=(intercept_reaction(1, 1), bounce(2, TapMinion()))
    ),
    102137: Text(  # Wake with Evening's Freshness
        modes=(
            Mode(
                How.REACTION,
                windows=_UNTIL_BLOCKED,
                needs=(IsVampire(), IsTapped()),
                effects=(Wake(),),
                replaced=Replaced.NEXT_UNTAP,
            ),
        )
    ),
}

"""More combat cards that are no strikes."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import combat_card, maneuver_card, press_card, strike_card, weapon
from vtes.model.cards import CardType
from vtes.model.combat_words import (
    Maneuver,
    Mark,
    Marks,
    MayLater,
    Option,
    Press,
    PressFor,
    Prevent,
    Span,
)
from vtes.model.course_words import AnotherRound, SetRange
from vtes.model.decisions import WindowKind
from vtes.model.needs import HasNo
from vtes.model.needs_combat import AtLong, BothReady, FirstRound, Soars
from vtes.model.text import Cost, Each, Mode, Reach, Strike, Text, Trait
from vtes.model.words import AddCounters, PutOn, Who

_STICK: Final = 102169
_DODGE: Final = Strike(dodge=True)
_PRESS: Final = MayLater(Option.PRESS)
_BEFORE_RANGE: Final = WindowKind.BEFORE_RANGE


def _paid_prevention(level: int, *more: MayLater) -> Mode:
    """A point, and one more for each blood."""
    prevents = combat_card(level, WindowKind.PREVENT, Prevent(1, each=1), *more)
    return prevents.replace(amount=True)


BOUTS: Final[dict[int, Text]] = {
    # Flesh of Marble
    100749: Text(
        tuple(
            combat_card(level, _BEFORE_RANGE, Marks(mark, span=Span.COMBAT))
            for level, mark in ((1, Mark.FIRST_POINT), (2, Mark.FIRST_POINT_ONLY))
        )
    ),
    # Hidden Strength
    100918: Text((_paid_prevention(1), _paid_prevention(2, _PRESS))),
    # Exuding Blood
    100677: Text(
        tuple(
            strike_card(
                level,
                Strike(damage=level, reach=Reach.BOTH, unpreventable=True),
                needs=(AtLong(),),
            )
            for level in (1, 2)
        )
    ),
    100688: Text((press_card(1), strike_card(2, _DODGE))),  # Fade from View
    100772: Text((maneuver_card(1), press_card(2))),  # Form of the Ghost
    100838: Text((press_card(1), maneuver_card(2))),  # Gleam of Red Eyes
    # High Ground
    100925: Text(
        (
            combat_card(0, WindowKind.RANGE, Maneuver(far=True), each=Each.ROUND),
            combat_card(0, _BEFORE_RANGE, SetRange(far=True), needs=(Soars(),), each=Each.ROUND),
        )
    ),
    101246: Text((press_card(1, PressFor.END), maneuver_card(2))),  # Movement of the Mind
    101528: Text((press_card(1, PressFor.END), strike_card(2, _DODGE))),  # Quick Exit
    # Quick Meld
    101530: Text((maneuver_card(1), maneuver_card(2, MayLater(Option.MANEUVER_FOR_BLOOD)))),
    # Shadow Step
    101744: Text(
        (
            maneuver_card(1),
            *(
                combat_card(2, _BEFORE_RANGE, SetRange(far)).replace(cost=Cost(blood=2))
                for far in (True, False)
            ),
        )
    ),
    # Telepathic Tracking
    101950: Text(
        (
            combat_card(
                1,
                WindowKind.PRESS,
                Press(PressFor.CONTINUE),
                MayLater(Option.MANEUVER, Span.NEXT_ROUND),
            ),
            combat_card(2, WindowKind.END_OF_COMBAT, AnotherRound(), needs=(BothReady(),)),
        )
    ),
    # Weighted Walking Stick
    _STICK: Text(
        modes=(
            combat_card(
                0,
                _BEFORE_RANGE,
                PutOn(Who.SELF),
                AddCounters(5),
                needs=(FirstRound(), HasNo(cards=(_STICK,))),
            ),
            weapon(Strike(strength=True, damage=1, wears=True)),
        ),
        becomes=CardType.EQUIPMENT,
        traits=(Trait.WEAPON, Trait.MELEE),
    ),
}
"""The encoded cards of this kind by printed id."""

"""Combat cards that show two Disciplines."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import (
    asking,
    combat_card,
    goes_on,
    maneuver_card,
    press_card,
    ranged,
    stealth_modifier,
    strike_card,
)
from vtes.model.cards import Discipline
from vtes.model.combat_words import Mark, Marks, MayLater, Option, PressFor, Span
from vtes.model.course_words import EndCombat
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.needs_combat import AgainstLesser, AtClose, AtLong
from vtes.model.text import Mode, Strike, Text
from vtes.model.words import UntapMinion, Who

_CLOSE: Final = (AtClose(),)
_DODGE: Final = Strike(dodge=True)
_ENDS: Final = Strike(ends=True)
_HIT: Final = Strike(hand=True, melee=True, damage=1)
_PRESS: Final = MayLater(Option.PRESS)
_STRONGER: Final = Marks(Mark.STRENGTH, 1, Span.COMBAT)
_TOREADOR: Final = (AgainstLesser(clans=("Toreador", "Toreador antitribu")),)
_TOUCH: Final = Strike(hand=True, effects=(EndCombat(),))
_BURN: Final = Strike(damage=2, aggravated=True)


def _untaps(*whom: Who) -> Strike:
    """Combat ends, and before it does they untap."""
    return _ENDS.replace(effects=tuple(UntapMinion(who) for who in whom))


def _strong(level: int, mark: Marks, *more: MayLater) -> Mode:
    return combat_card(level, WindowKind.BEFORE_RANGE, mark, *more)


PAIRED_FIGHTS: Final[dict[int, Text]] = {
    # Anesthetic Touch
    100066: Text(
        (
            *asking(Discipline.AUSPEX, strike_card(1, _DODGE, needs=_CLOSE)),
            *asking(
                Discipline.OBEAH,
                strike_card(1, _TOUCH, needs=_CLOSE),
                strike_card(2, _TOUCH.replace(first=True), needs=_CLOSE),
            ),
        )
    ),
    # Bond with the Mountain
    100235: Text(
        (
            *asking(Discipline.THAUMATURGY, strike_card(1, _DODGE, _PRESS)),
            *asking(
                Discipline.VISCERATIKA,
                strike_card(1, _untaps(Who.SELF, Who.OPPONENT)),
                strike_card(2, _untaps(Who.SELF)),
            ),
        )
    ),
    # Chameleon's Colors
    100321: Text(
        (
            *asking(Discipline.ANIMALISM, maneuver_card(1)),
            *asking(
                Discipline.SPIRITUS,
                press_card(1),
                maneuver_card(1, _PRESS),
                strike_card(2, goes_on(ActionKind.BLEED), needs=(AtLong(),)),
            ),
        )
    ),
    # Compress
    100389: Text(
        (
            *asking(Discipline.POTENCE, strike_card(1, Strike(hand=True, damage=2))),
            *asking(
                Discipline.THANATOSIS,
                strike_card(1, _BURN),
                strike_card(2, _BURN.replace(damage=3)),
            ),
        )
    ),
    # Conflagration
    100403: Text(
        (
            *asking(Discipline.POTENCE, strike_card(1, ranged(2))),
            *asking(
                Discipline.DAIMOINON,
                strike_card(1, ranged(1, aggravated=True)),
                strike_card(2, ranged(2, aggravated=True)),
            ),
        )
    ),
    # Dust to Dust
    100596: Text(
        (
            *asking(Discipline.OBFUSCATE, press_card(1, PressFor.END)),
            *asking(
                Discipline.THANATOSIS,
                strike_card(1, _DODGE, _PRESS),
                strike_card(2, _DODGE, _PRESS, maneuvers=1),
            ),
        )
    ),
    # Earth Swords
    100602: Text(
        (
            *asking(Discipline.POTENCE, strike_card(1, ranged(1))),
            *asking(
                Discipline.MYTHERCERIA,
                strike_card(1, ranged(2)),
                strike_card(2, ranged(3)),
            ),
        )
    ),
    # Flow Within the Mountain
    100751: Text(
        (
            *asking(Discipline.THAUMATURGY, press_card(1)),
            *asking(Discipline.VISCERATIKA, strike_card(1, _ENDS), strike_card(2, goes_on())),
        )
    ),
    # Stone Quills
    101874: Text(
        (
            *asking(Discipline.THAUMATURGY, strike_card(1, ranged(2))),
            *asking(
                Discipline.VISCERATIKA,
                strike_card(1, ranged(2), maneuvers=1),
                strike_card(2, ranged(3), maneuvers=1),
            ),
        )
    ),
    # Strength of the Bear
    101883: Text(
        (
            *asking(Discipline.ANIMALISM, _strong(1, Marks(Mark.STRENGTH, 1))),
            *asking(Discipline.SPIRITUS, _strong(1, _STRONGER), _strong(2, _STRONGER, _PRESS)),
        )
    ),
    # Swiftness of the Stag
    101916: Text(
        (
            *asking(Discipline.CELERITY, press_card(1)),
            *asking(Discipline.SPIRITUS, maneuver_card(1), press_card(1), stealth_modifier(2, 1)),
        )
    ),
    # Toreador's Bane
    101991: Text(
        (
            *asking(Discipline.PRESENCE, strike_card(1, _ENDS, needs=_TOREADOR)),
            *asking(
                Discipline.MELPOMINEE,
                strike_card(1, goes_on(ActionKind.BLEED, ActionKind.POLITICAL), needs=_TOREADOR),
                strike_card(2, goes_on(), needs=_TOREADOR),
            ),
        )
    ),
    # Vengeance of Samiel
    102106: Text(
        (
            *asking(Discipline.POTENCE, strike_card(1, _HIT)),
            *asking(
                Discipline.VALEREN,
                strike_card(1, _HIT.replace(undodged=True)),
                strike_card(2, _HIT.replace(undodged=True, damage=2)),
            ),
        )
    ),
}
"""The encoded cards of this kind by printed id."""

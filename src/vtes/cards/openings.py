"""Combat cards that are played early in a round, for what is to come in it."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import combat_card
from vtes.model.combat_words import (
    BurnIfAlly,
    EachRound,
    HandInCombat,
    Mark,
    Marks,
    MayLater,
    Option,
    Span,
)
from vtes.model.decisions import WindowKind
from vtes.model.needs_combat import AgainstVampire, AtClose, FirstRound, LaterRound
from vtes.model.text import Each, Text
from vtes.model.words import BurnBlood, Who

_BEFORE_RANGE: Final = WindowKind.BEFORE_RANGE
_AT_CLOSE: Final = (WindowKind.BEFORE_STRIKES, WindowKind.BEFORE_RESOLUTION)
"""The range is known, and a strike has still to resolve."""

_FIRST: Final = (FirstRound(),)
_DROWNS: Final = (AtClose(), LaterRound())
_EARLY: Final = Marks(Mark.EARLY_RITUALS)


def _foe(mark: Mark, amount: int = 0, span: Span = Span.COMBAT) -> Marks:
    """Something is true of the opponent."""
    return Marks(mark, amount, span, Who.OPPONENT)


_TERROR: Final = tuple(
    _foe(mark) for mark in (Mark.NOT_CLOSE, Mark.NO_PRESS_TO_CONTINUE, Mark.NO_EQUIPMENT)
)

OPENINGS: dict[int, Text] = {
    # Aura Reading
    100113: Text(
        (
            combat_card(1, _BEFORE_RANGE, _foe(Mark.OPEN_HAND)),
            combat_card(2, _BEFORE_RANGE, HandInCombat(2), each=Each.COMBAT),
        )
    ),
    # Blood to Water
    100214: Text(
        (
            combat_card(1, _AT_CLOSE, BurnIfAlly(), BurnBlood(3, who=Who.OPPONENT), needs=_DROWNS),
            combat_card(
                2,
                _AT_CLOSE,
                BurnBlood(5, who=Who.OPPONENT),
                needs=(*_DROWNS, AgainstVampire()),
            ),
        )
    ),
    # Shotgun Ritual
    101770: Text(
        (
            combat_card(1, _BEFORE_RANGE, _EARLY, needs=_FIRST),
            combat_card(2, _BEFORE_RANGE, _EARLY, MayLater(Option.PRESS_TO_CONTINUE), needs=_FIRST),
        )
    ),
    # Song of Serenity
    101827: Text(
        tuple(
            combat_card(level, _BEFORE_RANGE, _foe(Mark.STRENGTH, -1, span), each=Each.COMBAT)
            for level, span in ((1, Span.ROUND), (2, Span.COMBAT))
        )
    ),
    # Terror Frenzy
    101960: Text(
        (
            combat_card(1, _BEFORE_RANGE, *_TERROR, needs=_FIRST),
            combat_card(
                2,
                _BEFORE_RANGE,
                _foe(Mark.DEARER, 1),
                needs=(AgainstVampire(),),
                each=Each.COMBAT,
            ),
        )
    ),
    # Thoughts Betrayed
    101976: Text(
        (
            combat_card(1, _BEFORE_RANGE, EachRound(1, rounds=1), needs=_FIRST),
            combat_card(2, _BEFORE_RANGE, _foe(Mark.NO_STRIKE_CARDS), needs=_FIRST),
        )
    ),
}

"""Whether the minions of a Methuselah may bleed at all this turn."""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.lasting import NoBleeds
from vtes.model.state import GameState
from vtes.model.text import Mode
from vtes.rules.guards.guard import Guard
from vtes.rules.guards.play import way_guard

_CODE, _RULE = "bleeds-barred", "R1.4-01"
_MESSAGE = "a card keeps your minions from bleeding this turn"


def _barred(state: GameState, seat: int) -> bool:
    return bool(state.lasting) and NoBleeds(seat) in state.lasting


def bleeds(mode: Mode) -> bool:
    """Whether a way to play or use a card is to bleed."""
    return mode.deed is not None and mode.deed.kind is ActionKind.BLEED


def use_barred(state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode) -> bool:
    """Whether a use of a card in play is a bleed that is barred."""
    return _barred(state, seat)


bleed_barred = Guard(
    _CODE, _RULE, _MESSAGE, lambda state, minion: _barred(state, state.cards[minion].controller)
)
card_bleed_barred = way_guard(
    "card-bleeds-barred",
    _RULE,
    _MESSAGE,
    lambda card, mode: bleeds(mode),
    lambda state, seat, card, minion, mode: _barred(state, seat),
)

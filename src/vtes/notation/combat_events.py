"""Events of combat as lines of a log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vtes.model.combat_events import (
    CombatantMarked,
    CombatBegan,
    CombatEnded,
    DamageInflicted,
    DamagePrevented,
    Maneuvered,
    OptionGained,
    Pressed,
    RangeSet,
    RoundBegan,
    StrikeChosen,
    StrikeDodged,
    StrikesGained,
)
from vtes.model.events import Event
from vtes.model.state import NOBODY
from vtes.notation.vote_events import Log


def _combat(log: Log, event: CombatBegan) -> str:
    return f"combat: {log.card(event.acting)} - {log.card(event.opposing)}"


def _round(_: Log, event: RoundBegan) -> str:
    return f"round {event.number}"


def _strike(log: Log, event: StrikeChosen) -> str:
    made_with = [log.card(card) for card in (event.card, event.weapon) if card != NOBODY]
    if event.option is not None:
        return f"{log.card(event.minion)} strikes as a card has allowed him"
    at = f" at {log.card(event.struck)}" if event.struck != NOBODY else ""
    return f"{log.card(event.minion)} strikes with {' and '.join(made_with) or 'hand'}{at}"


def _maneuver(log: Log, event: Maneuvered) -> str:
    return f"{log.card(event.minion)} maneuvers to {event.range.name.lower()} range"


def _press(log: Log, event: Pressed) -> str:
    return f"{log.card(event.minion)} presses to {'continue' if event.goes_on else 'end'} combat"


def _gained(log: Log, event: StrikesGained) -> str:
    what = "additional strike" if event.amount == 1 else "additional strikes"
    return f"{log.card(event.minion)} gains {event.amount} {what}"


def _dodged(log: Log, event: StrikeDodged) -> str:
    return f"the strike of {log.card(event.minion)} is dodged"


def _option(log: Log, event: OptionGained) -> str:
    return f"{log.card(event.minion)} may {event.option.name.lower().replace('_', ' ')} later"


def _mark(log: Log, event: CombatantMarked) -> str:
    what = event.mark.name.lower().replace("_", " ")
    return f"{log.card(event.minion)}: {what}{f' {event.amount}' if event.amount else ''}"


def _points_of(normal: int, aggravated: int) -> str:
    parts = [f"{normal} damage"] if normal or not aggravated else []
    parts += [f"{aggravated} aggravated damage"] if aggravated else []
    return " and ".join(parts)


def _prevented(log: Log, event: DamagePrevented) -> str:
    return f"{log.card(event.card)} prevents {_points_of(event.normal, event.aggravated)}"


def _damage(log: Log, event: DamageInflicted) -> str:
    return f"{log.card(event.card)} takes {_points_of(event.normal, event.aggravated)}"


def _combat_over(log: Log, event: CombatEnded) -> str:
    return f"combat is over: {log.card(event.acting)} - {log.card(event.opposing)}"


COMBAT_LINES: Final[dict[type[Event], Callable[[Log, Any], str | None]]] = {
    CombatBegan: _combat,
    RoundBegan: _round,
    StrikeChosen: _strike,
    Maneuvered: _maneuver,
    RangeSet: lambda log, event: f"the round is fought at {event.range.name.lower()} range",
    Pressed: _press,
    StrikesGained: _gained,
    StrikeDodged: _dodged,
    OptionGained: _option,
    CombatantMarked: _mark,
    DamagePrevented: _prevented,
    DamageInflicted: _damage,
    CombatEnded: _combat_over,
}
"""For each class of these events the function that writes its line."""

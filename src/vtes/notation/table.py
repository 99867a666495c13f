"""A position as a compact table: what everybody sees, hidden cards as counts."""

from __future__ import annotations

from vtes.model.cards import NO_CLAIM
from vtes.model.events import Standing
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.notation.labels import card_label, title_label
from vtes.rules.nature import capacity
from vtes.rules.presence import banished
from vtes.rules.seating import in_game
from vtes.rules.titles import claim, is_titled


def format_state(state: GameState) -> str:
    """A position as plain text.

    Args:
        state: the position.

    Returns:
        Lines without a line break at the end: whose turn it is, what is asked, and for each
        player the counters, the number of hidden cards and what is on the table.
    """
    names = state.table.names
    edge = names[state.edge] if state.edge >= 0 else "in the middle"
    phase = state.phase.name.lower()
    lines = [f"turn {state.turn}: {names[state.active]}, {phase} phase   Edge: {edge}"]
    if state.pending is not None:
        asked = state.pending
        lines.append(f"to decide: {names[asked.seat]} ({asked.prompt}) [{asked.rule}]")
    if state.result is not None:
        winners = " and ".join(names[seat] for seat in state.result.winners) or "nobody"
        lines.append(f"game over ({state.result.termination.value}): {winners} wins")
    width = max(len(name) for name in names)
    for seat in range(len(names)):
        lines += _player(state, seat, width)
    return "\n".join(lines)


def _player(state: GameState, seat: int, width: int) -> list[str]:
    player = state.players[seat]
    line = f"{state.table.names[seat]:{width}}  pool {player.pool:2}  VP {player.victory_points}"
    if not in_game(state, seat):
        gone = "ousted" if player.standing is Standing.OUSTED else "withdrawn"
        return [f"{line}  {gone}"]
    line += f"  hand {len(player.hand)}  library {len(player.library)}  crypt {len(player.crypt)}"
    line += f"  ash heap {len(player.ash_heap)}"
    for what, cards in (("ante", player.ante), ("won", player.won)):
        if cards:
            line += f"  {what} " + ", ".join(state.definition(card).facts.name for card in cards)
    lines = [line + ("  withdrawing" if player.withdrawing else "")]
    for zone, cards in (
        (Zone.READY, player.ready),
        (Zone.TORPOR, player.torpor),
        (Zone.WAITING, player.waiting),
        (Zone.IN_PLAY, player.in_play),
        (Zone.CONTESTED, player.contested),
        (Zone.UNCONTROLLED, player.uncontrolled),
    ):
        if cards:
            place = zone.name.lower().replace("_", " ")
            lines.append(f"    {place}: " + ", ".join(_card(state, card) for card in cards))
    return lines


def _card(state: GameState, card: int) -> str:
    value = state.cards[card]
    if value.zone is Zone.UNCONTROLLED:
        place = state.players[value.controller].uncontrolled.index(card) + 1
        name = f"{state.definition(card).facts.name} " if banished(state, card) else ""
        text = f"#{place} {name}({value.blood})"
        return text + _carried(state, card)
    text = card_label(state, card)
    limit = 0 if value.zone is Zone.CONTESTED else capacity(state, card)
    if limit:
        text += f" {value.blood}/{limit}"
    elif value.blood:
        text += f" {value.blood}"
    own = claim(state, card)
    if own != NO_CLAIM and value.zone is not Zone.CONTESTED:
        now = "" if is_titled(state, card) else "contests " if value.contesting else "not now "
        text += f" ({now}{title_label(own.title, own.of)})"
    if value.tapped:
        text += " tapped"
    if value.pinned:
        text += " pinned"
    return text + _carried(state, card)


def _carried(state: GameState, card: int) -> str:
    on = state.cards[card].attached
    return " [" + ", ".join(_card(state, each) for each in on) + "]" if on else ""

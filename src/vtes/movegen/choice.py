"""Answers that can be given while an effect is carried out (D140)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import Decision
from vtes.model.moves import ChooseCard, Discard, Move, NameClan, Pass
from vtes.model.state import GameState
from vtes.rules.guards.choice import DISCARD, FIELD, FINISH, FOUND, asked
from vtes.rules.hands import different_cards


def moves(state: GameState, decision: Decision) -> Iterator[Move]:
    """What can be chosen, and choosing nothing (more)."""
    question, seat = asked(state), decision.seat
    if question.move is Discard:
        for printed in different_cards(state, seat):
            if DISCARD.allows(state, printed):
                yield Discard(seat, printed)
    for option in () if question.move is Discard else question.options:
        if question.move is not ChooseCard:
            yield question.move(seat=seat, **{FIELD[question.move]: option})  # type: ignore[call-arg]
            continue
        printed, place = state.definition(option).facts.id, state.cards[option].zone
        if FOUND.allows(state, printed, place):
            yield ChooseCard(seat, printed, place)
    for clan in question.clans:
        yield NameClan(seat, clan)
    if FINISH.allows(state):
        yield Pass(seat)

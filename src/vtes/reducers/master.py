"""The master phase (5) and the cards that are played in it."""

from __future__ import annotations

from vtes.effects.resolve import resolve
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import CardPlayed, Cause
from vtes.model.frames import Announce, MasterPhase, Play, PlayStep
from vtes.model.moves import Move, PlayCard
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Aim
from vtes.model.zones import Zone
from vtes.ops.cards import burn, from_hand, move
from vtes.ops.counters import change_pool
from vtes.ops.stack import ask, at, emit, pop, push
from vtes.ops.windows import window
from vtes.reducers.turn import next_phase
from vtes.rules.seating import in_game


def proceed(state: GameState, frame: MasterPhase) -> GameState:
    """Ask until the player ends the phase."""
    return ask(state, DecisionKind.MASTER, state.active)


def decide(state: GameState, frame: MasterPhase, answer: Move) -> GameState:
    """Play a master card, or end the phase."""
    if not isinstance(answer, PlayCard):
        return next_phase(state)
    state, card = from_hand(state, state.active, answer.card)
    text = state.definition(card).text
    if text is not None and text.aim is not Aim.NOTHING:
        return push(state, Announce(state.active, NOBODY, None, card))
    return play(state, state.active, card, NOBODY)


def play(state: GameState, seat: int, card: int, target: int) -> GameState:
    """Play a card whose announcement is complete; only now does it use the action. D41."""
    frame = state.stack[-1]
    assert isinstance(frame, MasterPhase)
    state = at(state, actions=frame.actions - 1)
    return push(state, Play(seat, card, target))


def proceed_play(state: GameState, frame: Play) -> GameState:
    """Reveal the card, let it be answered, then pay and carry out its effects."""
    if frame.step is PlayStep.REVEAL:
        state = move(state, frame.card, Zone.PLAYING)
        state = emit(state, CardPlayed(frame.seat, frame.card, frame.target))
        return window(state, WindowKind.AS_PLAYED, step=PlayStep.COMMIT)
    if not in_game(state, frame.seat):
        return pop(burn(state, frame.card))
    definition = state.definition(frame.card)
    state = change_pool(state, frame.seat, -definition.facts.pool_cost, Cause.COST)
    if definition.text is not None:
        for effect in definition.text.effects:
            state = resolve(state, frame, effect)
    if state.cards[frame.card].zone is Zone.PLAYING:  # R1.6.2-15
        state = burn(state, frame.card)
    return pop(state)

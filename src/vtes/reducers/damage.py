"""Damage resolution: prevent, then heal (6.4.6)."""

from __future__ import annotations

from vtes.model.decisions import WindowKind
from vtes.model.events import Cause, DamageInflicted
from vtes.model.frames import Damage, DamageStep, Wound
from vtes.model.state import GameState
from vtes.model.zones import IN_PLAY_ZONES, TORPOR, Zone
from vtes.ops.cards import burn, move
from vtes.ops.counters import change_blood
from vtes.ops.stack import at, emit, pop
from vtes.ops.windows import window
from vtes.rules.damage import fate
from vtes.rules.numbers import is_vampire


def proceed(state: GameState, frame: Damage) -> GameState:
    """Each victim in turn may prevent; then all damage is inflicted, then all victims leave."""
    if frame.step is DamageStep.PREVENT:
        if frame.at == len(frame.wounds):
            return at(state, step=DamageStep.INFLICT)
        return window(state, WindowKind.PREVENT, at=frame.at + 1)
    leaving: list[tuple[int, Zone]] = []
    for wound in frame.wounds:
        if state.cards[wound.card].zone in IN_PLAY_ZONES:
            state = _inflict(state, wound, leaving)
    for card, zone in leaving:
        state = burn(state, card) if zone is Zone.ASH_HEAP else move(state, card, zone)
    return pop(state)


def _inflict(state: GameState, wound: Wound, leaving: list[tuple[int, Zone]]) -> GameState:
    """Burn the blood or life of one victim; where he goes is noted in `leaving`."""
    card = state.cards[wound.card]
    if wound.normal or wound.aggravated:
        state = emit(state, DamageInflicted(wound.card, wound.normal, wound.aggravated))
    if not is_vampire(state, wound.card):
        state = change_blood(state, wound.card, -wound.normal - wound.aggravated, Cause.DAMAGE)
        if state.cards[wound.card].blood == 0:  # R6.4.6-17 to R6.4.6-19
            leaving.append((wound.card, Zone.ASH_HEAP))
        return state
    torpor = card.zone is TORPOR
    result = fate(card.blood, wound.normal, wound.aggravated, wounded=torpor)
    state = change_blood(state, wound.card, -result.blood, Cause.HEAL)
    if result.burned:
        leaving.append((wound.card, Zone.ASH_HEAP))
    elif result.torpor and not torpor:
        leaving.append((wound.card, TORPOR))
    return state

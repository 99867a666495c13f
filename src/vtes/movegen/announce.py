"""Moves while an action or a card is announced (6.2.1)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.decisions import ActionKind, Decision
from vtes.model.moves import (
    ChooseAmount,
    ChooseCard,
    ChooseMethuselah,
    ChoosePayment,
    ChooseTarget,
    ChooseWay,
    HandStrike,
    Move,
    Pass,
)
from vtes.model.state import GameState
from vtes.model.zones import HAND
from vtes.rules.aims import candidates, minions_in_play
from vtes.rules.announcing import before
from vtes.rules.announcing import ways as meant_for_now
from vtes.rules.belongings import equipment_of_others
from vtes.rules.combat import opponent
from vtes.rules.guards.announce import (
    AIMED,
    AMOUNT,
    ENOUGH,
    METHUSELAH,
    PAYERS,
    STRUCK,
    WEAPON,
    target_layers,
)
from vtes.rules.guards.announced import aim, frame
from vtes.rules.guards.announced import amounts as range_of_amounts
from vtes.rules.guards.guard import Asked, objected
from vtes.rules.guards.motion import callable_cards
from vtes.rules.guards.ways import WAY
from vtes.rules.numbers import rescue_cost
from vtes.rules.seating import clockwise


def ways(state: GameState, decision: Decision) -> Iterator[Move]:
    """Ways in which the card can be played."""
    text = state.definition(frame(state).card).text
    assert text is not None
    for mode in meant_for_now(before(state), text):
        if WAY.allows(state, mode):
            yield ChooseWay(decision.seat, mode)


def targets(state: GameState, decision: Decision) -> Iterator[Move]:
    """Targets that can be named."""
    seat, guards = decision.seat, _guards(state)
    for card in _among(state, seat):
        if not objected(guards, state, card):
            yield ChooseTarget(seat, card)
    if ENOUGH.allows(state):
        yield Pass(seat)


def _guards(state: GameState) -> tuple[Asked, ...]:
    """The guards of a target of what is announced."""
    announce = frame(state)
    if announce.card < 0:
        return tuple(guard for layer in target_layers(state) for guard in layer.guards)
    for index, _, _, guards in AIMED.of(state.definition(announce.card)):
        if index == announce.mode:
            return guards
    raise AssertionError("a target is asked for that is not aimed at")


def _among(state: GameState, seat: int) -> Iterator[int]:
    """Cards among which the targets are."""
    announce = frame(state)
    if announce.action is ActionKind.MOVE_EQUIPMENT:
        return equipment_of_others(state, announce.minion)
    if announce.card < 0:
        return minions_in_play(state, seat)
    return candidates(state, aim(state), seat)


def methuselahs(state: GameState, decision: Decision) -> Iterator[Move]:
    """Methuselahs who can be chosen."""
    for other in clockwise(state, decision.seat):
        if METHUSELAH.allows(state, other):
            yield ChooseMethuselah(decision.seat, other)


def amounts(state: GameState, decision: Decision) -> Iterator[Move]:
    """Amounts that can be chosen."""
    for amount in range_of_amounts(state):
        if AMOUNT.allows(state, amount):
            yield ChooseAmount(decision.seat, amount)


def weapons(state: GameState, decision: Decision) -> Iterator[Move]:
    """The hand, and the melee weapons with which a strike can be made."""
    yield HandStrike(decision.seat)
    for card in state.cards[frame(state).minion].attached:
        if WEAPON.allows(state, card):
            yield ChooseTarget(decision.seat, card)


def motions(state: GameState, decision: Decision) -> Iterator[Move]:
    """Cards of the hand, and cards in play, whose referendum can be called."""
    held: list[int] = []
    for card in callable_cards(state, decision.seat, frame(state).minion):
        printed = state.definition(card).facts.id
        if state.cards[card].zone is not HAND:
            yield ChooseTarget(decision.seat, card)
        elif printed not in held:
            held.append(printed)
            yield ChooseCard(decision.seat, printed, HAND)


def struck(state: GameState, decision: Decision) -> Iterator[Move]:
    """The opposing minion and his retainers."""
    other = opponent(state, frame(state).minion)
    for card in (other, *state.cards[other].attached):
        if STRUCK.allows(state, card):
            yield ChooseTarget(decision.seat, card)


def payments(state: GameState, decision: Decision) -> Iterator[Move]:
    """Ways to split the cost, first those in which the acting vampire pays most."""
    seat = decision.seat
    for acting in range(rescue_cost(state, frame(state).target), -1, -1):
        if PAYERS.allows(state, acting):
            yield ChoosePayment(seat, acting)

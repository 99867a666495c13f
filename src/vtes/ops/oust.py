"""Leaving the game: ousted (9.1), withdrawn (9.2), and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from vtes.model.decisions import WindowKind
from vtes.model.events import Cause, GameEnded, Left, PoolChanged, Standing
from vtes.model.frames import NoPool
from vtes.model.lasting import Scored
from vtes.model.state import NOBODY, GameState, Outcome, Termination
from vtes.model.zones import Zone
from vtes.ops.cards import burn, win_ante
from vtes.ops.counters import award, change_pool, move_edge, with_player
from vtes.ops.stack import push
from vtes.rules.boons import BOON_POINTS, boons_for
from vtes.rules.seating import clockwise, in_game, predator


def without_pool(state: GameState) -> tuple[int, ...]:
    """The Methuselahs who have no pool, clockwise. R0-03."""
    return tuple([s for s in clockwise(state, state.active) if state.players[s].pool <= 0])


def take_losses(state: GameState) -> GameState:
    """Somebody has lost pool: who has none left is ousted, unless somebody could help. D205."""
    if not state.table.moments & 1 << WindowKind.NO_POOL:
        return take_ousts(state)
    if not without_pool(state) or any(type(frame) is NoPool for frame in state.stack):
        return state
    return push(state.replace(pending=None), NoPool())


def take_ousts(state: GameState, known: Mapping[int, Cause | None] | None = None) -> GameState:
    """Oust every Methuselah without pool, all at the same moment. R0-03, R9.1-01 to R9.1-10.

    Args:
        state: the position.
        known: by what they have lost their last pool, where it has been noted.
    """
    fallen = without_pool(state)
    if not fallen:
        return state
    ruleset = state.table.ruleset
    predators = {seat: predator(state, seat) for seat in fallen}
    causes = known or {seat: last_loss(state, seat) for seat in fallen}
    for seat in fallen:
        state = _leave(state, seat, Standing.OUSTED, causes[seat])
    for seat in fallen:
        winner = predators[seat]
        if winner == NOBODY:
            continue
        scorer = _scorer(state, winner)
        state = _earn(state, winner, ruleset.oust_victory_points, seat)
        for card in state.players[seat].ante:  # not those that she has won: R9.1-11
            state = win_ante(state, card, winner)
        if winner not in fallen:  # R9.1-09
            state = change_pool(state, winner, ruleset.oust_pool, Cause.OUST)
        if scorer not in fallen:
            scored = Scored(scorer, clockwise(state, state.active))
            state = state.replace(lasting=(*state.lasting, scored))
    return _finish(state)


def withdraw(state: GameState, seat: int) -> GameState:
    """A Methuselah has met the conditions and withdraws. R9.2-06 to R9.2-09, G26."""
    state = _earn(state, seat, state.table.ruleset.withdrawal_victory_points, seat)
    return _finish(_leave(state, seat, Standing.WITHDRAWN, None))


def stop(state: GameState, termination: Termination) -> GameState:
    """End the game with the victory points as they are. R0-05, R9.1-05, G17."""
    points = tuple([p.victory_points for p in state.players])
    best = max(points)
    winners = tuple([s for s, p in enumerate(points) if p == best and best])
    return state.replace(
        pending=None,
        result=Outcome(termination, points, winners),
        trail=(*state.trail, GameEnded(winners)),
    )


def last_loss(state: GameState, seat: int) -> Cause | None:
    """By what a Methuselah has lost pool last in this transition."""
    for event in reversed(state.trail):
        if isinstance(event, PoolChanged) and event.seat == seat and event.amount < 0:
            return event.cause
    return None


def _leave(state: GameState, seat: int, standing: Standing, cause: Cause | None) -> GameState:
    """Take a Methuselah out of the game with her cards. R1.3-03 to R1.3-05, G41, G42, D07."""
    player = state.players[seat]
    state = with_player(
        state,
        seat,
        player.replace(standing=standing, withdrawing=False),
        Left(seat, standing, cause),
    )
    for card in player.ready + player.torpor + player.in_play + player.waiting:
        state = burn(state, card)
    while state.players[seat].contested:  # one may go with another
        state = burn(state, state.players[seat].contested[0])
    for card, value in enumerate(state.cards):  # what lies on cards of others
        if value.zone is Zone.ATTACHED and value.controller == seat:
            state = burn(state, card)
    for card in player.uncontrolled + player.hand + player.library + player.crypt:
        state = burn(state, card, Zone.REMOVED)
    return move_edge(state, NOBODY) if state.edge == seat else state


def _scorer(state: GameState, seat: int) -> int:
    """Who receives the victory points that a Methuselah earns."""
    boon = next(boons_for(state, seat), None)
    return seat if boon is None else state.cards[boon.card].controller


def _earn(state: GameState, seat: int, amount: int, source: int) -> GameState:
    """Victory points go to her, or to who has kept her in the game. D206."""
    boon = next(boons_for(state, seat), None)
    if boon is None:
        return award(state, seat, amount, source)
    state = award(state, state.cards[boon.card].controller, amount, source)
    points = boon.points + amount
    rest = [boon.replace(points=points) if each is boon else each for each in state.lasting]
    state = state.replace(lasting=tuple(rest))
    return burn(state, boon.card) if points >= BOON_POINTS else state


def _finish(state: GameState) -> GameState:
    left = [s for s in range(len(state.players)) if in_game(state, s)]
    if len(left) > 1:
        return state
    if not left:
        return stop(state, Termination.NOBODY_LEFT)
    last = left[0]
    state = _earn(state, last, state.table.ruleset.last_victory_points, last)  # R9.1-04
    return stop(state, Termination.LAST_METHUSELAH)

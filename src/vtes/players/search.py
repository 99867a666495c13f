"""A player who thinks ahead: Monte Carlo tree search over what she cannot know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, exp, isqrt, log, log2, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from vtes.determinize import determinize
from vtes.engine import LegalMoves, apply, legal_moves, skip
from vtes.model.events import Standing
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.observe import Observation
from vtes.players.imagined import Imagined
from vtes.players.simple import SimplePlayer, points
from vtes.rules import nature, seating

Judge = Callable[[GameState], Sequence[float]]
"""How good a position is for each seat, from 0 to 1."""

_ENDLESS: Final = 400  # moves after which she stops to imagine how it goes on


def judge(state: GameState) -> tuple[float, ...]:
    """How good a position is for each seat, from 0 to 1: victory points, and what they have.

    A Methuselah is better off the less pool her prey has left.
    """
    has = [_belongings(state, seat) for seat in range(len(state.players))]
    values = []
    for seat, me in enumerate(state.players):
        value = 2.0 * me.victory_points - 3.0
        if me.standing is Standing.IN:
            prey = seating.prey(state, seat)
            left = state.players[prey].pool if prey >= 0 else 0
            value += 2.0 + (has[seat] - left) / 20
        values.append(1 / (1 + exp(-value)))
    return tuple(values)


def _belongings(state: GameState, seat: int) -> float:
    """What a Methuselah has, counted in pool: a minion is worth more than he has cost."""
    me, cards = state.players[seat], state.cards
    value = me.pool + 2.0 * len(me.in_play)
    value += sum(cards[vampire].blood for vampire in me.uncontrolled)
    for minion in (*me.ready, *me.waiting):
        capacity = nature.capacity(state, minion)
        value += 2.0 + capacity + 0.5 * cards[minion].blood + len(cards[minion].attached)
    return value + sum(0.5 * nature.capacity(state, minion) for minion in me.torpor)


class _Node:
    """What has been found out about a move after the moves before it.

    What a player does not know is different each time she thinks of a position, so a node counts
    how often its move was possible at all (`chances`), and not how often its parent was visited.
    """

    __slots__ = ("chances", "children", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.chances = 0
        self.total = 0.0
        self.children: dict[Move, _Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def promise(self, explore: float) -> float:
        """What its seat may hope for (an upper confidence bound)."""
        return self.mean + explore * sqrt(log(self.chances) / self.visits)


class SearchPlayer:
    """Information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).

    For each decision she imagines many positions that she could be in (`vtes.determinize`), and
    plays on in them as `SimplePlayer` would. The hidden cards are the same for each of her moves,
    so that luck does not decide between them; half of the moves that are left are dropped again
    and again (sequential halving). From what the rules of thumb say she departs only for a move
    that has turned out clearly better.
    """

    def __init__(
        self,
        iterations: int = 60,
        *,
        breadth: int = 4,
        horizon: int | None = None,
        caution: float = 2.0,
        explore: float = 0.15,
        judge: Judge = judge,
        seed: int = 0,
    ) -> None:
        """Make a player.

        Args:
            iterations: how often she plays on for one decision.
            breadth: how many moves she thinks about in one position, the best ones by the rules
                of thumb.
            horizon: how many turns she plays on; None for one round of the table.
            caution: by how many standard errors a move has to be better than what the rules of
                thumb say.
            explore: how much she tries later moves that have not gone well so far.
            judge: how good a position is for each seat.
            seed: where what she imagines comes from until she is reset.
        """
        self.iterations = iterations
        self.breadth = breadth
        self.horizon = horizon
        self.caution = caution
        self.explore = explore
        self.judge = judge
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin a game: from here on her choices depend on the seed and on what she sees."""
        self._random = Random(seed)

    def choose(self, observation: Observation, moves: LegalMoves) -> Move:
        """The move after which it goes best, if that is clear; else the most natural one."""
        deals = _Deals(observation, self._random.getrandbits(48))
        natural, *others = self._candidates(deals[0], moves)
        tried = {move: _Tried(_Node(moves[0].seat)) for move in (natural, *others)}
        rounds = max(1, ceil(log2(len(tried))))
        for _ in range(rounds if others else 0):
            for _ in range(self.iterations // (rounds * (1 + len(others)))):
                for move in (natural, *others):
                    self._try(deals, move, tried[move])
            others.sort(key=lambda move: -tried[move].mean)
            others = others[: max(1, len(others) // 2)]
        best = others[0] if others else natural
        return best if tried[best].beats(tried[natural], self.caution) else natural

    def _try(self, deals: _Deals, move: Move, tried: _Tried) -> None:
        number = len(tried.values)
        tried.values.append(self._think(deals[number], move, tried.node, deals.seed + number))

    def _think(self, state: GameState, move: Move, node: _Node, seed: int) -> float:
        """Play on once after a move, and remember in the tree how it went.

        Returns:
            How good that was for the seat that made the move.
        """
        last = state.turn + (self.horizon or len(state.players))
        path = [node]
        state = skip(apply(state, move))
        while node.visits and state.pending and state.turn < last:
            best = self._candidates(state, legal_moves(state))[: isqrt(node.visits)]
            for move in best:
                node.children.setdefault(move, _Node(state.pending.seat))
            move = self._select(node.children, best)
            node = node.children[move]
            path.append(node)
            state = skip(apply(state, move))
        values = self.judge(_played_on(state, last, seed))
        for node in path:
            node.visits += 1
            node.total += values[node.seat]
        return values[path[0].seat]

    def _candidates(self, state: GameState, moves: LegalMoves) -> list[Move]:
        """The moves worth thinking about, the most natural one first."""
        sight = Imagined(state)
        return sorted(moves, key=lambda move: -points(sight, move))[: self.breadth]

    def _select(self, nodes: dict[Move, _Node], moves: list[Move]) -> Move:
        """One that has not been tried, else the one with the most promise."""
        for move in moves:
            nodes[move].chances += 1
        for move in moves:
            if not nodes[move].visits:
                return move
        return max(moves, key=lambda move: nodes[move].promise(self.explore))


class _Tried:
    """How good it was to make a move, deal by deal."""

    def __init__(self, node: _Node) -> None:
        self.node = node
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return fmean(self.values) if self.values else 0.0

    def beats(self, other: _Tried, caution: float) -> bool:
        """Whether it was better in the same deals, by so many standard errors."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        if len(gains) < 2:
            return False
        return fmean(gains) > caution * stdev(gains) / sqrt(len(gains))


class _Deals:
    """Positions that the observer could be in, made when they are asked for."""

    def __init__(self, observation: Observation, seed: int) -> None:
        self.seed = seed
        self._observation = observation
        self._made: list[GameState] = []

    def __getitem__(self, number: int) -> GameState:
        while len(self._made) <= number:
            made = determinize(self._observation, seed=self.seed + len(self._made))
            self._made.append(made)
        return self._made[number]


def _played_on(state: GameState, last: int, seed: int) -> GameState:
    """The position some turns later, if everybody goes by the rules of thumb."""
    player = SimplePlayer(seed)
    for _ in range(_ENDLESS):
        if not state.pending or state.turn >= last:
            break
        moves = legal_moves(state)
        state = skip(apply(state, player.imagine(state, moves)))
    return state

"""The game as a PettingZoo environment (AEC: one agent acts at a time).

It needs PettingZoo (``pip install vtes[pettingzoo]``), which nothing else here imports.

    from vtes.pettingzoo import env
    table = env(decks, deck_rules=False)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else policy(observation["observation"], observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from vtes.cards.decks import Deck
from vtes.engine import LegalMoves, apply, legal_moves, skip
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.errors import InvalidMove, InvalidPosition
from vtes.model.events import Standing
from vtes.model.state import GameState, Termination
from vtes.notation import format_state
from vtes.observe import Observation, SeenMethuselah, observe
from vtes.setup import new_game

MOST_MOVES: Final = 512
"""Size of the action spaces, if nothing else is said. Lists of moves are seldom longer than 30."""

LARGEST: Final = 10_000.0
"""No number in an observation is larger."""

_SEAT: Final = 13
_TABLE: Final = 2 + len(Phase) + max(DecisionKind) + 1


def env(decks: Sequence[Deck], **options: Any) -> OrderEnforcingWrapper:
    """An environment that also refuses to be used in a wrong order.

    Args:
        decks: one deck for each player, clockwise.
        **options: as for `VtesEnv`.

    Raises:
        RulesError: as `vtes.new_game`.
    """
    return OrderEnforcingWrapper(VtesEnv(decks, **options))


class VtesEnv(AECEnv):  # type: ignore[misc]
    """A game between agents "player_0", "player_1" ..., one for each seat.

    An action is an index into the legal moves of the position (`moves`); the mask of an agent who
    is not asked is empty. An observation has the mask and a few numbers (`numbers`); whoever wants
    more takes `seen(agent)`, the `vtes.Observation`. Rewards are victory points. Who is ousted or
    withdraws is terminated; a limit of turns or of decisions truncates.

    Attributes:
        position: the position. It has what the agents must not see.
        moves: the legal moves of the agent who is asked.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "vtes_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }
    position: GameState
    moves: LegalMoves

    def __init__(
        self,
        decks: Sequence[Deck],
        *,
        auto_skip: bool = True,
        decision_limit: int = 100_000,
        most_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Set up a table.

        Args:
            decks: one deck for each player, clockwise.
            auto_skip: whether to pass for an agent whose only move is Pass. Games are much shorter
                so; the others learn that somebody had nothing to play.
            decision_limit: after so many moves all who are left are truncated: the rules let a
                player go on without end (D262).
            most_moves: the size of the action spaces.
            render_mode: "ansi" for `render`, or None.
            **options: further options of `vtes.new_game`, but for the seed.

        Raises:
            RulesError: as `vtes.new_game`.
        """
        super().__init__()
        self._decks, self._options = tuple(decks), options
        self._auto_skip, self._most_moves = auto_skip, most_moves
        self._decision_limit = decision_limit
        self.render_mode = render_mode
        self._random, _ = np_random()
        new_game(self._decks, seed=0, **options)  # refuses what cannot be played
        seats = range(len(self._decks))
        self.possible_agents = [f"player_{seat}" for seat in seats]
        self._seats = dict(zip(self.possible_agents, seats, strict=True))
        size = _SEAT * len(self._decks) + _TABLE
        self._actions = {a: Discrete(most_moves) for a in self.possible_agents}
        self._observations = {
            agent: Dict(
                {
                    "observation": Box(0.0, LARGEST, (size,), np.float32),
                    "action_mask": Box(0, 1, (most_moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """The numbers and the mask of an agent."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The indices of moves."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game.

        Args:
            seed: decides this game and those of the resets after it; None to go on.
            options: not used.
        """
        if seed is not None:
            self._random, _ = np_random(seed)
        chosen = int(self._random.integers(2**62))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._made = 0
        self._go_to(new_game(self._decks, seed=chosen, **self._options))

    def _go_to(self, state: GameState) -> None:
        """Take a position for the present one, and find who is asked.

        Raises:
            InvalidPosition: there are more moves than the action space has room for.
        """
        self.position = skip(state) if self._auto_skip else state
        self.moves = legal_moves(self.position)
        if len(self.moves) > self._most_moves:
            raise InvalidPosition(f"{len(self.moves)} legal moves: most_moves is too small")
        if self.position.to_move is not None:
            self.agent_selection = self.possible_agents[self.position.to_move]

    def step(self, action: int | None) -> None:
        """Make the move with that index; None for an agent who is out of the game.

        Raises:
            InvalidMove: there is no such move.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= int(action) < len(self.moves):
            raise InvalidMove(f"{action!r} is no index of one of the {len(self.moves)} moves")
        self._cumulative_rewards[agent] = 0.0
        before = self.position
        self._made += 1
        self._go_to(apply(before, self.moves[int(action)]))
        for each in self.agents:
            seat = self._seats[each]
            one, two = before.players[seat], self.position.players[seat]
            self.rewards[each] = float(two.victory_points - one.victory_points)
            self._finish(each, two.standing is not Standing.IN)
        self._accumulate_rewards()
        self._deads_step_first()

    def _finish(self, agent: str, gone: bool) -> None:
        """Note whether an agent is out of the game, or the game over."""
        result = self.position.result
        limited = result is not None and result.termination is Termination.TURN_LIMIT
        too_long = result is None and self._made >= self._decision_limit
        self.truncations[agent] = (limited or too_long) and not gone
        self.terminations[agent] = gone or (result is not None and not limited)

    def seen(self, agent: str) -> Observation:
        """Everything that an agent may know of the position."""
        return observe(self.position, self._seats[agent])

    def observe(self, agent: str) -> dict[str, Any]:
        """The numbers and the mask of an agent."""
        mask = np.zeros(self._most_moves, np.int8)
        if self.position.to_move == self._seats[agent]:
            mask[: len(self.moves)] = 1
        told = np.array(numbers(self.seen(agent)), np.float32)
        return {"observation": np.clip(told, 0.0, LARGEST), "action_mask": mask}

    def render(self) -> str | None:
        """The table as everybody sees it, as a text."""
        return format_state(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing has to be closed."""


def numbers(seen: Observation) -> list[int]:
    """An observation in some numbers: the table, and each Methuselah, the observer's seat first.

    Args:
        seen: what a player sees.
    """
    seats = len(seen.players)
    first = seen.seat or 0
    kind = -1 if seen.pending is None else seen.pending.kind
    told = [seen.turn, len(seen.legal_moves)]
    told += [int(seen.phase is phase) for phase in Phase]
    told += [int(kind == number) for number in range(max(DecisionKind) + 1)]
    for place in range(seats):
        seat = (first + place) % seats
        told += [int(seen.edge == seat), int(seen.active == seat), *_of_one(seen.players[seat])]
    return told


def _of_one(player: SeenMethuselah) -> list[int]:
    """The numbers of one Methuselah."""
    return [
        player.pool,
        player.victory_points,
        player.hand,
        player.library,
        player.crypt,
        len(player.uncontrolled),
        sum(place.counters for place in player.uncontrolled),
        len(player.ready),
        sum(not card.tapped for card in player.ready),
        sum(card.blood for card in player.ready),
        len(player.torpor),
    ]

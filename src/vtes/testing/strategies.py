"""Hypothesis strategies: decks, seeds, positions reached by play, positions put together, moves.

They need Hypothesis (``pip install vtes[hypothesis]``), which nothing else here imports.

    from hypothesis import given
    from vtes.testing import strategies as vst

    @given(vst.reachable_states())
    def test_my_bot_answers(state): ...
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import islice
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from vtes.cards.decks import Deck, starter_decks
from vtes.cards.printed import all_facts, facts
from vtes.cards.texts import TEXTS
from vtes.engine import apply, legal_moves
from vtes.model.decisions import Phase
from vtes.model.errors import InvalidPosition
from vtes.model.moves import Move
from vtes.model.ruleset import REVISED
from vtes.model.state import GameState
from vtes.setup import new_game
from vtes.testing.players import random_player, sensible_player
from vtes.testing.position import Position, VampireZone
from vtes.testing.universe import universe

_NAMES = ("A", "B", "C", "D", "E", "F")
_ZONES: tuple[VampireZone, ...] = ("ready", "ready", "torpor", "uncontrolled")
_DISCIPLINES = ("ani", "aus", "cel", "dom", "for", "obf", "pot", "pre", "pro", "tha")


def seeds() -> SearchStrategy[int]:
    """Seeds of games: any integer serves, small ones are tried first."""
    return st.integers(0, 2**63 - 1)


@st.composite
def decks(draw: DrawFn, *, players: int = 5, encoded: bool = True, different: int = 12) -> Deck:
    """Decks that are legal in a game of so many players.

    Args:
        draw: given by Hypothesis.
        players: the number of players.
        encoded: whether only cards are in them whose text is encoded, and vampires of whom all
            is encoded that is printed on them; else any cards printed by 2002.
        different: how many different library cards there are at most.
    """
    crypt, library = _pool(encoded)
    vampires = draw(st.lists(st.sampled_from(crypt), min_size=1, max_size=REVISED.crypt_minimum))
    cards = draw(st.lists(st.sampled_from(library), min_size=1, max_size=different, unique=True))
    most = REVISED.library_maximum(players)
    size = draw(st.integers(REVISED.library_minimum, most))
    return Deck(
        "drawn",
        tuple(Counter(_filled(vampires, REVISED.crypt_minimum)).items()),
        tuple(Counter(_filled(cards, size)).items()),
    )


def _filled(cards: Sequence[int], size: int) -> list[int]:
    """The cards over and over again, so many of them."""
    return [cards[n % len(cards)] for n in range(size)]


@cache
def _pool(encoded: bool) -> tuple[list[int], list[int]]:
    """Printed ids for crypts and for libraries, those that do least first."""
    known = sorted(TEXTS) if encoded else [each.id for each in all_facts()]
    crypt = [card for card in known if not facts(card).is_library]
    return crypt, [card for card in known if facts(card).is_library]


@st.composite
def games(draw: DrawFn, *, players: int | None = None, encoded: bool = True) -> GameState:
    """The first positions of games.

    Args:
        draw: given by Hypothesis.
        players: the number of players; any from 2 to 5 if not given.
        encoded: whether the decks are drawn from encoded cards; else the shipped starters are
            played, in which cards that are not encoded can only be discarded.
    """
    seats = draw(st.integers(2, 5)) if players is None else players
    if encoded:
        brought = [draw(decks(players=seats)) for _ in range(seats)]
    else:
        starters = st.sampled_from([*starter_decks().values()])
        brought = [draw(starters) for _ in range(seats)]
    return new_game(brought, seed=draw(seeds()), deck_rules=False, unencoded="inert")


@st.composite
def reachable_states(
    draw: DrawFn,
    *,
    players: int | None = None,
    moves: int = 150,
    encoded: bool = True,
    over: bool = False,
) -> GameState:
    """Positions that legal moves lead to from the start of a game.

    Args:
        draw: given by Hypothesis.
        players: the number of players; any from 2 to 5 if not given.
        moves: how many moves are made at most.
        encoded: as in `games`.
        over: whether the game may be over; else it is the last position before that.
    """
    state = draw(games(players=players, encoded=encoded))
    random = Random(draw(seeds()))
    wild, sensible = random_player(random), sensible_player(random)
    for _ in range(draw(st.integers(0, moves))):
        if state.pending is None:
            break
        player = wild if random.random() < 0.3 else sensible
        after = apply(state, player(state, legal_moves(state)))
        if after.pending is None and not over:
            break
        state = after
    return state


@st.composite
def positions(draw: DrawFn, *, players: int | None = None) -> GameState:
    """Positions put together: some vampires of everybody's, hands of encoded cards, a phase.

    Most of them come about in no game, but all of them can be.

    Args:
        draw: given by Hypothesis.
        players: the number of players; any from 2 to 5 if not given.
    """
    count = draw(st.integers(2, 5)) if players is None else players
    names = _NAMES[:count] if count <= len(_NAMES) else tuple(f"P{n}" for n in range(count))
    position = Position(*names).seed(draw(seeds()))
    position.turn(draw(st.sampled_from(names)), draw(st.sampled_from(Phase)))
    if edge := draw(st.sampled_from([None, *names])):
        position.edge(edge)
    cards = [facts(card).name for card in _pool(True)[1]]
    for seat in names:
        position.pool({seat: draw(st.integers(1, 30))})
        for number in range(draw(st.integers(0, 3))):
            _vampire(draw, position, f"Vampire {seat}{number}", seat)
        position.hand(seat, *draw(st.lists(st.sampled_from(cards), max_size=REVISED.hand_size)))
        position.library(seat, draw(st.integers(0, 20)))
        position.crypt(seat, draw(st.integers(0, 6)))
    return position.build()


def _vampire(draw: DrawFn, position: Position, name: str, seat: str) -> None:
    capacity = draw(st.integers(1, 11))
    zone = draw(st.sampled_from(_ZONES))
    position.vampire(
        name,
        seat,
        capacity=capacity,
        blood=draw(st.integers(0, capacity)),
        zone=zone,
        tapped=zone != "uncontrolled" and draw(st.booleans()),
        disciplines=draw(
            st.dictionaries(st.sampled_from(_DISCIPLINES), st.sampled_from((1, 2)), max_size=4)
        ),
    )


def moves(state: GameState) -> SearchStrategy[Move]:
    """The legal moves of a position.

    Raises:
        InvalidPosition: the game is over.
    """
    if state.pending is None:
        raise InvalidPosition("the game is over: there are no moves")
    return st.sampled_from(legal_moves(state))


def any_moves(state: GameState, *, most: int = 5_000) -> SearchStrategy[Move]:
    """Moves with plausible fields, most of which are not legal.

    Args:
        state: the position.
        most: how many there are to choose from at most.
    """
    return st.sampled_from([*islice(universe(state), most)])

"""Guards of an action that calls the referendum of another card: minimal pairs."""

from __future__ import annotations

from tests.rulecheck import rule
from tests.rules.pairs import pair, pair_of_moves, play
from vtes.model.cards import Title
from vtes.model.state import GameState
from vtes.notation import read_move
from vtes.testing import Position

LOBBY = "A: play Charming Lobby with Lupo"


def lobby(*hand: str, title: str = "", revolt: bool = False) -> GameState:
    position = Position("A", "B").vampire(
        "Lupo", "A", capacity=8, disciplines={"pre": 1}, title=title or Title.NONE
    )
    position.vampire("Rake", "B", capacity=3)
    if revolt:
        position.permanent("Anarch Revolt", "B").permanent("Dreams of the Sphinx", "B")
    return position.hand("A", "Charming Lobby", *hand, *["Bribes"] * (6 - len(hand))).build()


@rule("R6.2.1-03")
def test_there_is_something_to_call() -> None:
    pair(lobby(), lobby("Banishment"), LOBBY, "nothing-to-call", "R6.2.1-03")
    pair(lobby(), lobby(revolt=True), LOBBY, "nothing-to-call", "R6.2.1-03")
    pair(
        lobby("Parity Shift"),
        lobby("Parity Shift", title="justicar"),
        LOBBY,
        "nothing-to-call",
        "R6.2.1-03",
    )


@rule("R6.2.1-03")
def test_the_vampire_could_call_it() -> None:
    state = play(lobby("Banishment", "Parity Shift"), LOBBY)
    no, yes = (
        read_move(state, f"A: choose {name} in hand") for name in ("Parity Shift", "Banishment")
    )
    pair_of_moves(state, no, yes, "no-motion-in-hand", "R6.2.1-03")


@rule("R6.2.1-03")
def test_the_card_in_play_allows_it() -> None:
    state = play(lobby(revolt=True), LOBBY)
    no, yes = (
        read_move(state, f"A: target {name}") for name in ("Dreams of the Sphinx", "Anarch Revolt")
    )
    pair_of_moves(state, no, yes, "no-motion-in-play", "R6.2.1-03")

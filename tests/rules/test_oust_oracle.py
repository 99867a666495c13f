"""Ousts, victory points and ante (9.1, 2.4), against a second account of them.

A's actions take pool from several Methuselahs at once, so that neighbours fall together.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.rulecheck import rule
from tests.rules.pairs import finish, play
from tests.rules.prop_cards import act, prop
from vtes.model.state import GameState
from vtes.model.text import Whose
from vtes.model.words import EachBurnsPool
from vtes.testing import Position
from vtes.testing.paths import read

ANTES = ("Blur", "Dodge", "Bonding", "Flash", "Fortitude")
MINIONS = ("Lupo", "Rake", "Nik")
WHOSE = (Whose.ANYBODY, Whose.YOURS, Whose.OTHERS)


class Account:
    """Who is in the game, with how much pool, and what everybody has won."""

    def __init__(self, pool: dict[str, int]) -> None:
        self.left = list(pool)  # clockwise: the next one is the prey
        self.pool = dict(pool)
        self.points = dict.fromkeys(pool, 0)
        self.own = dict(zip(pool, ANTES, strict=False))
        self.won: dict[str, list[str]] = {seat: [] for seat in pool}

    def lose(self, losses: dict[str, int]) -> None:
        """All lose so much at the same moment."""
        for seat in self.left:
            self.pool[seat] = max(self.pool[seat] - losses.get(seat, 0), 0)
        fallen = [seat for seat in self.left if not self.pool[seat]]
        for seat in fallen:
            predator = self.left[self.left.index(seat) - 1]
            if predator == seat:
                continue
            self.points[predator] += 1  # R9.1-03
            self.won[predator].append(self.own.pop(seat))  # R9.1-07
            if predator not in fallen:  # R9.1-09
                self.pool[predator] += 6  # R9.1-06
        self.left = [seat for seat in self.left if seat not in fallen]
        if fallen and len(self.left) == 1:  # R9.1-04
            self.points[self.left[0]] += 1


def table(random: Random, amount: int, whose: Whose) -> tuple[GameState, Account]:
    """So many Methuselahs with so much pool each; A has three minions to act."""
    seats = "ABCDE"[: random.randint(2, 5)]
    account = Account({seat: random.randint(1, 9) for seat in seats})
    position = Position(*seats).turn("A").pool(**account.pool)
    for seat, card in account.own.items():
        position.ante(seat, card)
    for name in MINIONS:
        position.vampire(name, "A", capacity=5)
    prop(position, "Plague", "action", act(EachBurnsPool(amount, whose)))
    return position.hand("A", *["Plague"] * len(MINIONS)).build(), account


@pytest.mark.parametrize("seed", range(60))
@rule("R9.1-03", "R9.1-07", "R9.1-09")
def test_who_falls_and_who_wins_what(seed: int) -> None:
    random = Random(seed)
    amount, whose = random.randint(1, 4), random.choice(WHOSE)
    state, account = table(random, amount, whose)
    seats = tuple(account.pool)
    hit = {s for s in seats if whose is Whose.ANYBODY or (s == "A") is (whose is Whose.YOURS)}
    for minion in MINIONS:
        if "A" in account.left and len(account.left) > 1:
            state = finish(play(state, f"A: play Plague with {minion}"))
            account.lose(dict.fromkeys(hit, amount))
        for seat in seats:
            assert read(state, f"{seat}.vp") == account.points[seat]
            won = read(state, f"{seat}.won")
            assert isinstance(won, list)
            assert sorted(won) == sorted(account.won[seat])
            assert read(state, f"{seat}.ante") == [c for s, c in account.own.items() if s == seat]
            assert (read(state, f"{seat}.standing") == "IN") is (seat in account.left)
            assert read(state, f"{seat}.pool") == account.pool[seat]
    assert (state.result is not None) is (len(account.left) < 2)  # R9.1-02

"""Polling (6.3.2, 6.3.3), against a second account of it, read off the clauses.

Random tables vote at random. At each question the votes that can be cast, and how the referendum
stands, are what the account says; it shares nothing with the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.rulecheck import rule
from tests.rules.pairs import play
from tests.rules.prop_cards import act, prop
from vtes.engine import legal_moves
from vtes.model.decisions import ActionKind
from vtes.model.state import GameState
from vtes.model.words import GainPool
from vtes.notation import format_move
from vtes.testing import Position
from vtes.testing.paths import read

VOTES = {
    "primogen": 1,
    "bishop": 1,
    "prince": 2,
    "archbishop": 2,
    "justicar": 3,
    "cardinal": 3,
    "inner_circle": 4,
    "priscus": 0,
    "": 0,
}
"""R6.3.3-10 to R6.3.3-13, R6.3.3-19."""
CLANS = ("Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
SIDES = ("for", "against")


class Account:
    """What everybody can vote with, and what has been voted."""

    def __init__(self, seats: str, edge: str) -> None:
        self.seats = seats
        self.edge = edge
        self.votes: dict[str, tuple[str, int]] = {}  # ready vampires: whose, how many
        self.prisci: dict[str, str] = {}  # ready prisci: whose
        self.cards = dict.fromkeys(seats, 0)  # political action cards in hands
        self.calling = True
        self.given = dict.fromkeys(seats[1:], False)  # the caller's card vote is used up
        self.cast = [0, 0]
        self.block = [0, 0]
        self.silent: set[str] = set()  # who has passed since the last vote

    def options(self, seat: str) -> Iterator[str]:
        """The votes that a Methuselah can cast, without the side."""
        for name, (owner, votes) in self.votes.items():
            if owner == seat and votes:
                yield f"vote {{}} with {name}"
        for name, owner in self.prisci.items():  # R6.3.3-21
            if owner == seat:
                yield f"vote {{}} among the prisci with {name}"
        if seat == self.seats[0] and self.calling:  # R6.3.3-07
            yield "vote {} by the calling card"
        if self.cards[seat] and not self.given.get(seat, True):  # R6.3.3-06
            yield "burn Motion to vote {}"
        if self.edge == seat:  # R6.3.3-17
            yield "burn the Edge to vote {}"

    def take(self, seat: str, option: str, side: int) -> None:
        """She casts these votes."""
        votes, name = 1, option.rpartition(" with ")[2]
        if "prisci" in option:
            del self.prisci[name]
            self.block[side] += 1
            votes = 0
        elif " with " in option:
            votes = self.votes.pop(name)[1]  # R6.3.3-05
        elif "Motion" in option:
            self.cards[seat] -= 1
            self.given[seat] = True
        elif "Edge" in option:
            self.edge = ""
        else:
            self.calling = False
        self.cast[side] += votes
        self.silent = set()

    def standing(self) -> tuple[int, int]:
        """Votes for and against, the prisci's block among them. R6.3.3-24 to R6.3.3-26."""
        more, less = self.block
        return self.cast[0] + 3 * (more > less), self.cast[1] + 3 * (less > more)


def called(random: Random) -> tuple[GameState, Account]:
    """A random table; A has called a referendum, and polling begins."""
    seats = "ABCDE"[: random.randint(2, 5)]
    edge = random.choice([*seats, ""])
    position, account = Position(*seats).turn("A"), Account(seats, edge)
    if edge:
        position.edge(edge)
    prop(position, "Motion", "political action", act(GainPool(2), kind=ActionKind.POLITICAL))
    prop(position, "Other", "action", act(GainPool(2)))
    position.hand("A", "Motion").vampire("Caller", "A", capacity=5)
    clans = iter(CLANS)
    for seat in seats:
        account.cards[seat] = random.randint(0, 2)
        position.hand(seat, *["Motion"] * account.cards[seat], *["Other"] * random.randint(0, 1))
        for number in range(random.randint(0, 3)):
            name, title = f"{seat}{number}", random.choice(list(VOTES))
            facts: dict[str, Any] = {"zone": random.choice(["ready", "ready", "torpor"])}
            facts["tapped"] = True  # nobody can block
            if title in ("prince", "archbishop"):
                facts["city"] = name
            if title == "justicar":  # one of each clan
                facts["clan"] = next(clans, "")
                title = title if facts["clan"] else "cardinal"
            votes = VOTES[title]
            if not title and random.random() < 0.5:  # R6.3.3-15, R6.3.3-16
                facts["votes"] = votes = random.randint(1, 2)
            position.vampire(name, seat, capacity=7, title=title, **facts)
            if facts["zone"] == "ready":  # R6.3.3-14
                account.votes[name] = (seat, votes)
                if title == "priscus":
                    account.prisci[name] = seat
    state = play(position.build(), "A: play Motion with Caller")
    while read(state, "window") != "POLLING":
        state = play(state, f"{read(state, 'to_move')}: pass")
    return state, account


@pytest.mark.parametrize("seed", range(40))
@rule("R6.3.2-08", "R6.3.2-11", "R6.3.2-13")
def test_every_vote_is_offered_and_counted(seed: int) -> None:
    random = Random(seed)
    state, account = called(random)
    while True:
        standing = account.standing()
        if read(state, "window") != "POLLING":
            break
        assert (read(state, "referendum.for"), read(state, "referendum.against")) == standing
        seat = str(read(state, "to_move"))
        options = list(account.options(seat))
        wanted = {f"{seat}: {each.format(side)}" for each in options for side in SIDES}
        offered = {format_move(state, move) for move in legal_moves(state)}
        assert offered == wanted | {f"{seat}: pass"}
        if options and random.random() < 0.7:
            option, side = random.choice(options), random.randrange(2)
            account.take(seat, option, side)
            state = play(state, f"{seat}: {option.format(SIDES[side])}")
        else:
            account.silent.add(seat)
            state = play(state, f"{seat}: pass")
    able = {seat for seat in account.seats if any(True for _ in account.options(seat))}
    assert able <= account.silent  # R6.3.2-11
    more, less = standing
    assert read(state, "A.pool") == 30 + 2 * (more > less)  # R6.3.2-15

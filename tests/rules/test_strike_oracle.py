"""Pairs of strikes (6.4.3, 6.4.5), against a second account of them, read off the clauses.

It shares nothing with the engine but the cards by which the strikes are made.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.rulecheck import rule
from tests.rules.damage_oracle import oracle as damage
from tests.rules.fights import STEP, fight, holding, play, strike
from tests.rules.pairs import finish
from vtes.model.text import Mode, Reach
from vtes.testing import Position
from vtes.testing.paths import read


class Plain(NamedTuple):
    """A strike in the words of the clauses."""

    normal: int = 0
    aggravated: int = 0
    steal: int = 0
    torpor: bool = False
    dodge: bool = False
    ends: bool = False
    first: bool = False
    ranged: bool = False


STRIKES = {
    "Fist": Plain(normal=1),
    "Kick": Plain(normal=3),
    "Claw": Plain(aggravated=2),
    "Shot": Plain(normal=2, ranged=True),
    "Quick": Plain(normal=2, first=True),
    "Swift": Plain(aggravated=1, first=True, ranged=True),
    "Drain": Plain(steal=2, ranged=True),
    "Snatch": Plain(steal=3, first=True),
    "Curse": Plain(torpor=True),
    "Spell": Plain(torpor=True, first=True, ranged=True),
    "Duck": Plain(dodge=True),
    "Flee": Plain(ends=True),
}


class Fighter(NamedTuple):
    """A combatant: capacity 0 stands for an ally."""

    blood: int
    capacity: int


def mode(plain: Plain) -> Mode:
    """The card of a strike."""
    return strike(
        damage=plain.normal + plain.aggravated,
        aggravated=plain.aggravated > 0,
        steal=plain.steal,
        torpor=plain.torpor,
        dodge=plain.dodge,
        ends=plain.ends,
        first=plain.first,
        reach=Reach.BOTH if plain.ranged else Reach.CLOSE,
    )


def expected(
    strikes: tuple[Plain, Plain], fighters: tuple[Fighter, Fighter], long: bool
) -> tuple[tuple[int, str], ...]:
    """Blood or life, and where everybody is, when the pair is over."""
    blood, where = [each.blood for each in fighters], ["ready", "ready"]
    if any(each.ends for each in strikes):  # R6.4.5-22, R6.4.5-23
        return tuple(zip(blood, where, strict=True))
    for first in (True, False):  # R6.4.5-12, R6.4.5-15
        if where != ["ready", "ready"]:  # R6.4.5-13, R6.4.3-14
            break
        blows = [
            (1 - at, each)
            for at, each in enumerate(strikes)
            if each.first is first
            and not strikes[1 - at].dodge  # R6.4.5-17, R6.4.5-18
            and (each.ranged or not long)  # R6.4.3-10, R6.4.3-11
        ]
        taken = {at: min(each.steal, blood[at]) for at, each in blows}  # G13, G37
        for at, amount in taken.items():
            blood[at] -= amount
            blood[1 - at] += amount
        for at, fighter in enumerate(fighters):
            if fighter.capacity:  # R6.4.5-29
                blood[at] = min(blood[at], fighter.capacity)
        for at, each in blows:  # R6.4.3-13: damage comes after the effects
            if fighters[at].capacity:
                left, torpor, burned = damage(blood[at], each.normal, each.aggravated, each.torpor)
                blood[at] = left
                where[at] = "ash heap" if burned else "torpor" if torpor else "ready"
            else:  # R6.4.6-17 to R6.4.6-19
                blood[at] = max(blood[at] - each.normal - each.aggravated, 0)
                where[at] = "ready" if blood[at] else "ash heap"
    return tuple(
        (0 if place == "ash heap" else count, place)
        for count, place in zip(blood, where, strict=True)
    )


def found(
    names: tuple[str, str], fighters: tuple[Fighter, Fighter], long: bool
) -> tuple[tuple[object, object], ...]:
    """The same by the engine."""
    position, minions = Position("A", "B").turn("A"), ("Lupo", "Thomas")
    for minion, seat, each in zip(minions, "AB", fighters, strict=True):
        if each.capacity:
            position.vampire(minion, seat, capacity=each.capacity, blood=each.blood)
        else:
            position.ally(minion, seat, life=each.blood)
    one, two = names
    cards: dict[str, Mode | tuple[Mode, int]] = {one: mode(STRIKES[one]), "Step": STEP}
    holding(position, A=cards, B={two: mode(STRIKES[two])})
    state = fight(position, *(["A: play Step with Lupo"] if long else []))
    state = play(state, f"A: play {one} with Lupo", f"B: play {two} with Thomas")
    state = finish(state)
    counters = ["blood" if each.capacity else "life" for each in fighters]
    return tuple(
        (read(state, f"{minion}.{what}"), read(state, f"{minion}.zone"))
        for minion, what in zip(minions, counters, strict=True)
    )


FIGHTERS = (Fighter(1, 5), Fighter(3, 4), Fighter(2, 0))
MATCHES = [(one, two) for one in FIGHTERS for two in FIGHTERS]
PAIRS = [
    (one, two)
    for at, one in enumerate(STRIKES)
    for on, two in enumerate(STRIKES)
    if (at + on) % 2 == 0
]


@pytest.mark.parametrize("part", range(6))
@rule("R6.4.3-06", "R6.4.3-13", "C38")
def test_every_pair_of_strikes(part: int) -> None:
    """Half of the pairs, each at one of the ranges and between two of the fighters.

    All of them at both ranges and between all fighters agree too, which takes minutes.
    """
    for at, names in list(enumerate(PAIRS))[part::6]:
        fighters, long = MATCHES[at % len(MATCHES)], at // 6 % 2 == 1
        wanted = expected((STRIKES[names[0]], STRIKES[names[1]]), fighters, long)
        assert found(names, fighters, long) == wanted, (names, fighters, long)

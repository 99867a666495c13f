"""The refusals of actions, blocks and rescues: each with a position in which one fact differs."""

from __future__ import annotations

from typing import Any, Literal

from tests.rulecheck import rule
from vtes.engine import apply, is_legal, legal_moves, why_illegal
from vtes.model.state import GameState
from vtes.notation import read_move
from vtes.rules.guards import GUARDS
from vtes.testing import Position
from vtes.testing.lines import reading

Zone = Literal["ready", "torpor"]


def play(state: GameState, *lines: str) -> GameState:
    for line in lines:
        state = apply(*reading(state, line))
    return state


def pair(code: str, line: str, refused: GameState, legal: GameState) -> None:
    """The move is refused in one position, by this guard alone, and legal in the other."""
    move = read_move(refused, line)
    assert move == read_move(legal, line)
    violations = why_illegal(refused, move)
    assert [(v.code, v.rule) for v in violations] == [(code, GUARDS[code].rule)]
    assert not is_legal(refused, move)
    assert move not in legal_moves(refused)
    assert why_illegal(legal, move) == ()
    assert is_legal(legal, move)
    assert move in legal_moves(legal)


def lupo(**facts: Any) -> Position:
    """A has Lupo and, so that somebody can be rescued, Nik in torpor; B has Thomas."""
    return (
        Position("A", "B", "C")
        .vampire("Lupo", **{"seat": "A", "capacity": 5, **facts})
        .vampire("Nik", "A", capacity=5, zone="torpor")
        .vampire("Thomas", "B", capacity=5)
    )


ACTIONS = ("bleed", "hunt", "rescue")


@rule("R6-01")
def test_only_ones_own_minions_act() -> None:
    for what in ACTIONS:
        pair("not-your-minion", f"A: {what} with Lupo", lupo(seat="B").build(), lupo().build())
    pair(
        "not-your-minion",
        "A: leave torpor with Lupo",
        lupo(seat="B", zone="torpor").build(),
        lupo(zone="torpor").build(),
    )


@rule("R6-01")
def test_only_controlled_minions_act() -> None:
    state = Position("A", "B").vampire("Lupo", "A", capacity=5, zone="uncontrolled").build()
    violations = why_illegal(*reading(state, "A: bleed with #1 of A"))
    assert [v.code for v in violations] == ["not-your-minion"]


@rule("R1.1-03")
def test_a_tapped_minion_does_not_act() -> None:
    for what in ACTIONS:
        pair("minion-tapped", f"A: {what} with Lupo", lupo(tapped=True).build(), lupo().build())
    pair(
        "minion-tapped",
        "A: leave torpor with Lupo",
        lupo(tapped=True, zone="torpor").build(),
        lupo(zone="torpor").build(),
    )


@rule("R6.5.1-04", "R6.5.2-01")
def test_in_torpor_only_leave_torpor() -> None:
    for what in ACTIONS:
        line = f"A: {what} with Lupo"
        pair("minion-not-ready", line, lupo(zone="torpor").build(), lupo().build())


@rule("R6.5.2-09")
def test_only_from_torpor_torpor_is_left() -> None:
    line = "A: leave torpor with Lupo"
    pair("minion-not-in-torpor", line, lupo().build(), lupo(zone="torpor").build())


@rule("R6.1.2-01")
def test_an_ally_does_not_hunt() -> None:
    ally = Position("A", "B").ally("Mage", "A", life=2).build()
    vampire = Position("A", "B").vampire("Mage", "A", capacity=2).build()
    pair("ally-hunts", "A: hunt with Mage", ally, vampire)


@rule("R6.5.3-01")
def test_an_ally_does_not_rescue() -> None:
    ally = Position("A", "B").ally("Mage", "A", life=2)
    vampire = Position("A", "B").vampire("Mage", "A", capacity=2)
    for position in (ally, vampire):
        position.vampire("Nik", "A", capacity=5, zone="torpor")
    pair("ally-rescues", "A: rescue with Mage", ally.build(), vampire.build())


@rule("R6-09")
def test_an_empty_vampire_can_only_hunt() -> None:
    for what in ("bleed", "rescue"):
        line = f"A: {what} with Lupo"
        pair("empty-vampire", line, lupo(blood=0).build(), lupo(blood=1).build())
    assert list(legal_moves(lupo(blood=0).build())) == [
        read_move(lupo().build(), "A: hunt with Lupo")
    ]


def _with_empty(**facts: Any) -> GameState:
    return lupo().vampire("Rake", **{"seat": "A", "capacity": 5, "blood": 0, **facts}).build()


@rule("R6-10")
def test_nobody_acts_before_an_empty_vampire_has_hunted() -> None:
    others: tuple[dict[str, Any], ...] = (
        {"blood": 1},
        {"tapped": True},
        {"zone": "torpor"},
        {"seat": "B"},
    )
    for what in (*ACTIONS, "leave torpor"):
        who = "Nik" if what == "leave torpor" else "Lupo"
        for facts in others:
            line = f"A: {what} with {who}"
            pair("another-must-hunt", line, _with_empty(), _with_empty(**facts))


@rule("R6-10")
def test_the_phase_does_not_end_before_an_empty_vampire_has_hunted() -> None:
    for facts in ({"blood": 1}, {"tapped": True}, {"zone": "torpor"}, {"seat": "B"}):
        pair("hunt-first", "A: pass", _with_empty(), _with_empty(**facts))


@rule("R6-11", "R6-10")
def test_the_controller_chooses_who_hunts_first() -> None:
    state = lupo(blood=0).vampire("Rake", "A", capacity=5, blood=0).build()
    for first, second in (("Lupo", "Rake"), ("Rake", "Lupo")):
        after = play(state, f"A: hunt with {first}", "B: pass")
        assert list(legal_moves(after)) == [read_move(after, f"A: hunt with {second}")]


@rule("R6.5.2-02")
def test_leaving_torpor_takes_two_blood() -> None:
    for blood in (0, 1):
        refused, legal = (lupo(zone="torpor", blood=b).build() for b in (blood, 2))
        pair("leaving-too-dear", "A: leave torpor with Lupo", refused, legal)


def _rescue(own: int, *, blood: int, zone: Zone = "torpor") -> GameState:
    """A's Lupo, and B's Yuri with so much blood, in torpor or not."""
    return (
        Position("A", "B")
        .vampire("Lupo", "A", capacity=5, blood=own)
        .vampire("Yuri", "B", capacity=5, blood=blood, zone=zone)
        .build()
    )


@rule("R6.5.3-01")
def test_a_rescue_needs_somebody_in_torpor() -> None:
    line = "A: rescue with Lupo"
    pair("nobody-to-rescue", line, _rescue(5, blood=3, zone="ready"), _rescue(5, blood=3))


@rule("R6.5.3-01", "R6.5.3-02")
def test_a_rescue_that_cannot_be_paid_is_not_announced() -> None:
    pair("nobody-to-rescue", "A: rescue with Lupo", _rescue(1, blood=0), _rescue(1, blood=1))
    pair("nobody-to-rescue", "A: rescue with Lupo", _rescue(1, blood=0), _rescue(2, blood=0))


def _targets(*, blood: int = 5, zone: Zone = "torpor") -> GameState:
    """A's Lupo, with 1 blood, is about to rescue somebody: Yuri can be rescued in any case."""
    state = (
        Position("A", "B")
        .vampire("Lupo", "A", capacity=5, blood=1)
        .vampire("Yuri", "B", capacity=5, zone="torpor")
        .vampire("Nik", "A", capacity=5, blood=blood, zone=zone)
        .build()
    )
    return play(state, "A: rescue with Lupo")


@rule("R6.5.3-01")
def test_only_a_vampire_in_torpor_is_rescued() -> None:
    pair("rescued-not-in-torpor", "A: target Nik", _targets(zone="ready"), _targets())


@rule("R6.5.3-01")
def test_no_vampire_rescues_himself() -> None:
    state = _targets()
    assert not is_legal(*reading(state, "A: target Lupo"))


@rule("R6.5.3-02")
def test_a_vampire_whose_rescue_cannot_be_paid_is_no_target() -> None:
    pair("rescue-too-dear", "A: target Nik", _targets(blood=0), _targets(blood=1))


def _payments(own: int, other: int) -> GameState:
    return play(_rescue(own, blood=other), "A: rescue with Lupo", "A: target Yuri")


@rule("R6.5.3-02")
def test_nobody_pays_more_blood_than_he_has() -> None:
    pair("acting-too-little-blood", "A: pay 2", _payments(1, 1), _payments(2, 1))
    pair("rescued-too-little-blood", "A: pay 0", _payments(1, 1), _payments(1, 2))
    pair("rescued-too-little-blood", "A: pay 1", _payments(2, 0), _payments(2, 1))


@rule("R6.5.3-02")
def test_the_cost_of_a_rescue_is_split_in_the_ways_that_can_be_paid() -> None:
    for own in range(1, 5):
        for other in range(5):
            if own + other < 2:
                continue
            state = _payments(own, other)
            split = [n for n in (2, 1, 0) if n <= own and 2 - n <= other]
            ways = [read_move(state, f"A: pay {n}") for n in split]
            assert list(legal_moves(state)) == ways


@rule("R6.5.3-02")
def test_a_rescue_costs_two_blood_and_no_other_number() -> None:
    state = _payments(5, 5)
    for amount in (-1, 3):
        violations = why_illegal(*reading(state, f"A: pay {amount}"))
        assert [v.code for v in violations] == ["no-such-split"]
        assert violations[0].rule == "R6.5.3-02"
    for amount in (0, 1, 2):
        assert is_legal(*reading(state, f"A: pay {amount}"))


def _blocks(what: str, seats: str = "ABCD", **facts: Any) -> GameState:
    """A's Lupo does something; everybody else has a vampire who could block."""
    position = Position(*seats).vampire("Lupo", "A", capacity=5)
    position.vampire("Thomas", **{"seat": "B", "capacity": 5, **facts})
    position.vampire("Yuri", "C", capacity=5)
    if "D" in seats:
        position.vampire("Royce", "D", capacity=5)
    position.vampire("Andreas", "B", capacity=5)
    return play(position.build(), f"A: {what} with Lupo")


@rule("R6.2.2-02")
def test_only_the_target_blocks_a_directed_action() -> None:
    legal = play(_blocks("hunt", "ABC"), "B: pass")
    pair("not-the-target", "C: block with Yuri", _blocks("bleed", "ABC"), legal)


@rule("R6.2.2-04")
def test_only_neighbours_block_an_undirected_action() -> None:
    legal = play(_blocks("hunt", "ABC"), "B: pass")
    refused = play(_blocks("hunt"), "B: pass")
    pair("neither-prey-nor-predator", "C: block with Yuri", refused, legal)


@rule("R6.2.2-07")
def test_who_has_declined_blocks_no_more() -> None:
    state = _blocks("hunt")
    pair("declined", "B: block with Thomas", play(state, "B: pass"), state)


@rule("R6.2.2-05")
def test_the_predator_waits_for_the_prey() -> None:
    state = _blocks("hunt")
    pair("prey-first", "D: block with Royce", state, play(state, "B: pass"))


@rule("R6-04")
def test_only_ones_own_minions_block() -> None:
    refused = _blocks("bleed", seat="C")
    pair("blocker-not-yours", "B: block with Thomas", refused, _blocks("bleed"))


@rule("R6.5.1-05")
def test_a_vampire_in_torpor_does_not_block() -> None:
    refused = _blocks("bleed", zone="torpor")
    pair("blocker-not-ready", "B: block with Thomas", refused, _blocks("bleed"))


@rule("R1.1-04")
def test_a_tapped_minion_does_not_block() -> None:
    refused = _blocks("bleed", tapped=True)
    pair("blocker-tapped", "B: block with Thomas", refused, _blocks("bleed"))

"""Cards for vampires in torpor, and about diablerie."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.acting import line
from tests.cards.table import codes, look, onward, play, skilled, table
from tests.rulecheck import rule
from vtes.engine import is_legal, legal_moves
from vtes.model.decisions import DecisionKind
from vtes.model.state import GameState
from vtes.notation import format_move
from vtes.queries import stealth
from vtes.testing import Position
from vtes.testing.lines import reading

RAPID, SLOW = "Rapid Healing", "Movement of the Slow Body"
CARDS = {RAPID: False, SLOW: True}
"""The cards, with whether the vampire who plays one is tapped."""
both = pytest.mark.parametrize("name", CARDS)


def torpid(name: str, level: int = 2, **lupo: Any) -> Position:
    """A's Lupo, who lies in torpor with 1 blood, can play the card."""
    facts = {"zone": "torpor", "blood": 1, "tapped": CARDS[name], **lupo}
    return table(disciplines=skilled(name, level=level), **facts).hand("A", name)


@pytest.mark.parametrize(("way", "blood"), [(1, 1), (2, 2)])
def test_rapid_healing_leaves_torpor_without_its_price(way: int, blood: int) -> None:
    state = play(torpid(RAPID).build(), line(RAPID, way))
    assert stealth(state) == 1
    assert look(state, "action.kind", "Lupo.tapped") == ["LEAVE_TORPOR", True]
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood", "Lupo.tapped") == ["ready", blood, True]
    assert look(state, "A.ash_heap") == [[RAPID]]


@pytest.mark.parametrize(("way", "blood"), [(1, 1), (2, 2)])
def test_the_slow_body_moves(way: int, blood: int) -> None:
    state = play(torpid(SLOW).build(), line(SLOW, way))
    assert stealth(state) == 2
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood", "Lupo.tapped") == ["torpor", blood, False]


@both
def test_the_superior_way_needs_the_superior_discipline(name: str) -> None:
    state = torpid(name, level=1).build()
    assert codes(state, line(name, 2)) == ["not-superior"]
    assert codes(state, line(name)) == []


@both
@rule("R6.5.2-01")
def test_who_is_not_in_torpor_does_not_play_it(name: str) -> None:
    refused, allowed = torpid(name, zone="ready").build(), torpid(name).build()
    assert codes(refused, line(name)) == ["player-not-in-torpor"]
    assert codes(allowed, line(name)) == []
    assert not is_legal(*reading(refused, line(name)))
    assert is_legal(*reading(allowed, line(name)))


@rule("R1.1-03")
def test_only_a_tapped_vampire_moves_his_slow_body() -> None:
    state = torpid(SLOW, tapped=False).build()
    assert codes(state, line(SLOW)) == ["not-tapped"]
    assert not is_legal(*reading(state, line(SLOW)))


@rule("R1.1-03")
def test_a_tapped_vampire_does_not_heal_rapidly() -> None:
    state = torpid(RAPID, tapped=True).build()
    assert codes(state, line(RAPID)) == ["minion-tapped"]
    assert not is_legal(*reading(state, line(RAPID)))


@both
@rule("R6.5.1-04")
def test_other_actions_are_not_taken_with_a_card_in_torpor(name: str) -> None:
    state = torpid(name, tapped=False).hand("A", "Computer Hacking").build()
    assert codes(state, "A: play Computer Hacking with Lupo") == ["player-not-ready"]


def blocked(name: str, **thomas: Any) -> GameState:
    """B's Thomas, or whoever he is there, has blocked the action; nobody has done more."""
    position = Position("A", "B", "C").hand("A", name)
    position.vampire(
        "Lupo",
        "A",
        capacity=6,
        blood=1,
        zone="torpor",
        tapped=CARDS[name],
        disciplines=skilled(name),
    )
    if "life" in thomas:
        position.ally("Thomas", "B", life=2)
    else:
        position.vampire("Thomas", "B", capacity=5, blood=3, **thomas)
    for _ in range(2):
        position.attach("Sport Bike", on="Thomas")
    state = play(position.build(), line(name, 2))
    return play(onward(state, DecisionKind.BLOCK, "B"), "B: block with Thomas")


@both
@rule("R6.5.2-06", "R6.5.2-07")
def test_who_is_blocked_can_be_diablerized(name: str) -> None:
    state = onward(blocked(name), DecisionKind.DIABLERIE)
    moves = [format_move(state, move) for move in legal_moves(state)]
    assert moves == ["B: diablerize", "B: pass"]
    done = onward(play(state, "B: diablerize"))
    assert look(done, "Lupo.zone", "Thomas.blood", "A.ash_heap") == ["ash heap", 4, [name, "Lupo"]]
    spared = onward(state)
    assert look(spared, "Lupo.zone", "Lupo.blood", "Thomas.blood") == ["torpor", 1, 3]


@both
@rule("R6.5.2-08")
def test_an_ally_or_an_assamite_who_blocks_is_not_asked(name: str) -> None:
    for thomas in ({"life": 2}, {"clan": "Assamite"}):
        state = onward(blocked(name, **thomas))
        assert look(state, "Lupo.zone", "Lupo.blood") == ["torpor", 1]


SIXTH = "Sixth Tradition: Destruction"


def judged(**thomas: Any) -> GameState:
    """B's Thomas has diablerized C's Yuri, who lay in torpor, in his own turn; C's comes next."""
    position = Position("A", "B", "C").turn("B")
    position.vampire("Lupo", "A", capacity=6, title="prince").hand("A", SIXTH)
    position.vampire("Thomas", "B", capacity=5, **thomas)
    position.vampire("Rake", "B", capacity=5, title="prince").hand("B", SIXTH)
    position.vampire("Yuri", "C", capacity=5, zone="torpor")
    position.vampire("Royce", "C", capacity=5, title="justicar").hand("C", SIXTH)
    state = play(position.build(), "B: diablerize with Thomas", "B: target Yuri")
    return onward(state)


def turn_of(state: GameState, seat: str) -> GameState:
    """The next minion phase of a Methuselah; until then everybody passes."""
    while True:
        state = onward(play(state, f"{look(state, 'to_move')[0]}: pass"))
        if look(state, "active") == [seat]:
            return state


def aims(state: GameState, seat: str, who: str) -> list[str]:
    """The targets that the card has in the hand of a Methuselah."""
    state = play(state, f"{seat}: play {SIXTH} with {who}")
    return [format_move(state, move) for move in legal_moves(state)]


def test_a_diablerist_is_destroyed() -> None:
    state = play(turn_of(judged(), "C"), f"C: play {SIXTH} with Royce")
    assert codes(state, "C: target Lupo") == ["target-innocent"]
    state = play(state, "C: target Thomas")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 1]
    assert look(onward(state), "Thomas.zone", "C.ash_heap") == ["ash heap", [SIXTH, "Yuri"]]


@rule("R1.4-01", "D192")
def test_a_diablerie_is_punished_up_to_the_end_of_the_next_turn_of_each() -> None:
    state = judged()
    assert aims(state, "B", "Rake") == ["B: target Thomas"]
    for seat, who in (("C", "Royce"), ("A", "Lupo")):
        state = turn_of(state, seat)
        assert aims(state, seat, who) == [f"{seat}: target Thomas"]
    for seat, who in (("B", "Rake"), ("C", "Royce"), ("A", "Lupo")):
        state = turn_of(state, seat)
        assert codes(state, f"{seat}: play {SIXTH} with {who}") == ["no-target"]
    assert state.lasting == ()


def test_a_title_is_needed_for_the_destruction() -> None:
    assert codes(judged(), f"B: play {SIXTH} with Thomas") == ["minion-tapped", "title-missing"]


HUNT = "Blood Hunt"


def branded(**thomas: Any) -> Position:
    """B's Thomas, with these facts, is hunted by A's card; A has Lupo, C Yuri."""
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6, title="prince")
    position.vampire("Thomas", "B", **{"capacity": 5, **thomas}).vampire("Yuri", "C", capacity=5)
    return position.attach(HUNT, on="Thomas", seat="A")


@pytest.mark.parametrize("title", ["prince", "justicar", "inner_circle"])
@rule("R1.4-01")
def test_a_blood_hunt_is_put_on_no_prince_justicar_or_member_of_the_inner_circle(
    title: str,
) -> None:
    def announced(title: str) -> GameState:
        position = Position("A", "B").vampire("Lupo", "A", capacity=6, title="prince")
        position.vampire("Thomas", "B", capacity=5, title=title, clan="Brujah").hand("A", HUNT)
        position.vampire("Nik", "B", capacity=5)
        return play(position.build(), f"A: play {HUNT} with Lupo")

    assert codes(announced(title), "A: target Thomas") == ["target-wrongly-titled"]
    state = play(announced("primogen"), "A: target Thomas")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 1]
    state = onward(state)
    assert look(state, "Thomas.attached", f"{HUNT}.controller") == [[HUNT], "A"]


@pytest.mark.parametrize("title", ["", "primogen"])
def test_a_blood_hunt_is_declared_by_a_prince_or_justicar(title: str) -> None:
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, title=title).hand("A", HUNT)
    state = position.vampire("Thomas", "B", capacity=5).build()
    assert codes(state, f"A: play {HUNT} with Lupo") == ["title-missing"]


@pytest.mark.parametrize("seat", ["A", "C"])
def test_vampires_of_others_hunt_the_branded_one(seat: str) -> None:
    who = "Lupo" if seat == "A" else "Yuri"
    state = play(branded().turn(seat).build(), f"{seat}: use {HUNT} in way 2 with {who}")
    assert look(state, "action.target", "action.directed_at", "action.stealth") == [
        "Thomas",
        "B",
        1,
    ]
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "combat.acting", "combat.opposing") == [who, "Thomas"]


@rule("R1.4-01")
def test_who_does_not_hunt_the_branded_one() -> None:
    position = branded().turn("B").vampire("Royce", "B", capacity=5).ally("Mage", "A", life=2)
    line = f"use {HUNT} in way 2 with"
    assert codes(position.build(), f"B: {line} Royce") == ["hosts-companion"]
    assert codes(position.turn("A").build(), f"A: {line} Mage") == ["no-vampire"]
    assert codes(position.turn("A").build(), f"A: {line} Lupo") == []


def test_the_branded_one_in_torpor_fights_nobody() -> None:
    state = play(branded(zone="torpor").build(), f"A: use {HUNT} in way 2 with Lupo")
    assert look(onward(state), "Lupo.blood", "Thomas.zone") == [6, "torpor"]

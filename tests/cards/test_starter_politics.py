"""Political action cards of the starters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import POLLING, called, calling, passed
from tests.cards.table import codes, lines, look, onward, play, pools, table, window
from tests.rulecheck import rule
from vtes.codec import dumps, loads
from vtes.engine import apply
from vtes.model.decisions import DecisionKind
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.observe import observe
from vtes.testing import Position

CAMARILLA = {"sect": "camarilla"}


def asked(position: Position, name: str, kind: DecisionKind, *terms: str) -> GameState:
    """A term (or what else is asked when the referendum has passed) is asked for."""
    state = play(position.build(), f"A: play {name} with Lupo")
    state = onward(state, kind)
    return play(state, *terms)


# --- titles, burning ------------------------------------------------------------------------------

HARPIES = "Command of the Harpies"


def princes(**lupo: Any) -> Position:
    position = calling(HARPIES, **{**CAMARILLA, **lupo})
    position.vampire("Rake", "B", capacity=6, title="prince", city="Chicago")
    position.vampire("Nik", "B", capacity=6, title="prince", city="Rome", zone="torpor")
    return position.vampire("Royce", "C", capacity=8, title="justicar", clan="Brujah")


@rule("CARD-13")
def test_command_of_the_harpies() -> None:
    state = passed(princes(), HARPIES, "A: target Rake")
    assert look(state, "Rake.title", "Rake.votes", "Rake.zone") == ["", 0, "ready"]
    state = asked(princes(), HARPIES, DecisionKind.TERM_CARD)
    assert lines(state) == ["A: target Rake"]
    assert codes(state, "A: target Nik") == ["term-wrong-card"]
    assert codes(state, "A: target Royce") == ["term-wrong-card"]


@rule("R10.1-05", "CARD-13")
@pytest.mark.parametrize("name", [HARPIES, "Camarilla Exemplary"])
def test_who_calls_what_is_for_the_camarilla(name: str) -> None:
    for sect, refused in (("camarilla", []), ("sabbat", ["wrong-sect"])):
        state = calling(name, sect=sect).build()
        assert codes(state, f"A: play {name} with Lupo") == refused


THINE = "Protect Thine Own"


def outsiders(title: str, **facts: Any) -> Position:
    position = calling(THINE, title=title, clan="Brujah", capacity=9, **facts)
    position.vampire("Rake", "B", capacity=5, sect="sabbat")
    position.vampire("Nik", "C", capacity=6, sect="independent")
    return position.vampire("Royce", "C", capacity=5, sect="camarilla")


@pytest.mark.parametrize(
    ("title", "way", "victims"),
    [("justicar", 1, ["Rake"]), ("inner_circle", 2, ["Rake", "Nik"])],
)
def test_protect_thine_own(title: str, way: int, victims: list[str]) -> None:
    suffix = f" in way {way}" if way > 1 else ""
    name = THINE + suffix
    state = asked(outsiders(title), name, DecisionKind.TERM_CARD)
    assert lines(state) == [f"A: target {each}" for each in victims]
    assert codes(state, "A: target Royce") == ["term-wrong-card"]
    for victim in victims:
        state = passed(outsiders(title), name, f"A: target {victim}")
        assert look(state, f"{victim}.zone", "Lupo.blood") == ["ash heap", 8]


def test_who_protects_his_own() -> None:
    for title, ways in (
        ("justicar", [[], ["title-missing"]]),
        ("inner_circle", [["title-missing"], []]),
        ("prince", [["title-missing"]] * 2),
    ):
        state = outsiders(title).build()
        play_it = [f"A: play {THINE}{way} with Lupo" for way in ("", " in way 2")]
        assert [codes(state, each) for each in play_it] == ways


# --- Camarilla Exemplary --------------------------------------------------------------------------

EXEMPLARY = "Camarilla Exemplary"


def revered(*, again: int = 0, **thomas: Any) -> GameState:
    """Lupo is revered, and B is asked whether somebody tries to block him in his next turn."""
    position = calling(EXEMPLARY, **CAMARILLA).hand("A", *[EXEMPLARY] * again)
    position.vampire("Nik", "B", **{"capacity": 4, **thomas}).ally("Mage", "B", life=1)
    for number in range(again):
        position.vampire(("Rake", "Aleph")[number], "A", capacity=3, sect="camarilla")
    state = passed(position, EXEMPLARY, "A: target Lupo")
    for number in range(again):
        helper = ("Rake", "Aleph")[number]
        state = play(state, f"A: play {EXEMPLARY} with {helper}")
        state = play(onward(state, DecisionKind.TERM_CARD), "A: target Lupo")
        state = onward(play(onward(state, seat="A", until=POLLING), AGREE))
    for seat in "ABC":
        state = onward(play(onward(state, DecisionKind.MINION, seat), f"{seat}: pass"), MASTER)
    state = onward(state, DecisionKind.MINION, "A")
    return onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK, "B")


MASTER = DecisionKind.MASTER
AGREE = "A: vote for by the calling card"


@rule("CARD-17", "R10.1-09")
def test_only_the_camarilla_is_exemplary() -> None:
    position = calling(EXEMPLARY, **CAMARILLA).vampire("Nik", "B", capacity=4, sect="sabbat")
    position.vampire("Royce", "C", capacity=5, sect="camarilla")
    state = asked(position, EXEMPLARY, DecisionKind.TERM_CARD)
    them = ("Lupo", "Thomas", "Yuri", "Royce")
    assert set(lines(state)) == {f"A: target {name}" for name in them}
    assert codes(state, "A: target Nik") == ["term-wrong-card"]


@rule("CARD-17")
def test_camarilla_exemplary_costs_those_who_try_to_block() -> None:
    state = revered()
    assert look(play(state, "B: block with Nik"), "Nik.blood") == [3]
    assert look(play(state, "B: block with Mage"), "Mage.life") == [1]
    assert loads(dumps(state)) == state


def test_an_empty_vampire_can_still_block() -> None:  # [LSJ 19970707]
    state = play(revered(again=1, blood=1), "B: block with Nik")
    assert look(state, "Nik.blood", "Nik.tapped", "B.pool") == [0, True, 30]


def test_exemplaries_add_up() -> None:  # [LSJ 19980225] [LSJ 19970707]
    state = play(revered(again=2), "B: block with Nik")
    assert look(state, "Nik.blood") == [1]


def test_who_is_exemplary() -> None:
    position = calling(EXEMPLARY, **CAMARILLA).vampire("Rake", "C", capacity=3, sect="sabbat")
    position.vampire("Nik", "C", capacity=3, sect="camarilla", zone="torpor")
    state = asked(position, EXEMPLARY, DecisionKind.TERM_CARD)
    assert codes(state, "A: target Rake") == ["term-wrong-card"]
    assert codes(state, "A: target Nik") == []
    other = passed(position, EXEMPLARY, "A: target Nik")
    state = onward(play(other, "A: pass"), DecisionKind.MINION, "B")
    state = onward(play(state, "B: bleed with Thomas"), DecisionKind.BLOCK, "C")
    assert look(play(state, "C: block with Yuri"), "Yuri.blood") == [5]


# --- allies and weapons ---------------------------------------------------------------------------


def kept(name: str, *answers: str) -> GameState:
    """Allies and weapons of all; who keeps what is asked."""
    position = calling(name).pool(A=5, B=6, C=30)
    position.ally("Loyal Street Gang", "B").ally("Gypsies", "B").ally("Arms Dealer", "C")
    position.ally("Mage", "A", life=2).attach("Raven Spy", on="Mage")
    position.attach("Assault Rifle", on="Thomas").attach(".44 Magnum", on="Lupo")
    position.attach("Sport Bike", on="Thomas")
    state = called(position, name)
    state = onward(play(state, AGREE), DecisionKind.CHOICE)
    return play(state, *answers)


def test_kindred_segregation() -> None:
    name = "Kindred Segregation"
    state = kept(name)
    assert lines(state) == ["A: target Mage", "A: pass"]
    state = play(state, "A: pass")  # [ANK 20190724]
    assert lines(state) == ["B: target Loyal Street Gang", "B: target Gypsies", "B: pass"]
    state = play(state, "B: target Gypsies")
    # what is left of her pool (6 - 3) pays for the Gang as well, and would oust her
    state = play(state, "B: pass", "C: pass")
    state = onward(state)
    zones = look(state, *[f"{each}.zone" for each in ("Mage", "Gypsies", "Loyal Street Gang")])
    assert zones == ["ash heap", "ready", "ash heap"]
    assert look(state, "Raven Spy.zone", "Arms Dealer.zone") == ["ash heap", "ash heap"]
    assert pools(state) == [5, 3, 30]
    assert look(state, ".44 Magnum.zone") == ["attached"]


def test_an_ally_without_a_cost_in_pool_is_kept_for_nothing() -> None:  # [RTR 20010711]
    state = onward(kept("Kindred Segregation", "A: target Mage", "B: pass", "C: pass"))
    assert look(state, "Mage.zone", "Raven Spy.zone", "A.pool") == ["ready", "attached", 5]


def test_what_cannot_be_paid_is_not_kept() -> None:
    state = kept("Kindred Segregation", "A: pass", "B: target Loyal Street Gang")
    assert codes(state, "B: target Loyal Street Gang") == ["not-an-option"]
    assert state.players[1].pool == 6
    poor = calling("Kindred Segregation").pool(B=2).ally("Gypsies", "B")
    state = onward(play(called(poor, "Kindred Segregation"), AGREE))  # nobody is asked
    assert look(state, "Gypsies.zone", "B.pool") == ["ash heap", 2]


@pytest.mark.parametrize("name", ["Kindred Segregation", "Peace Treaty"])
def test_it_is_called_also_where_nobody_has_any(name: str) -> None:  # [RTR 20010711]
    assert pools(passed(calling(name), name)) == [30, 30, 30]


def test_peace_treaty() -> None:
    state = kept("Peace Treaty")
    assert lines(state) == ["A: target .44 Magnum", "A: pass"]
    state = play(state, "A: target .44 Magnum")
    assert lines(state) == ["B: target Assault Rifle", "B: pass"]
    state = onward(play(state, "B: pass"))
    assert look(state, ".44 Magnum.zone", "Assault Rifle.zone") == ["attached", "ash heap"]
    assert look(state, "Sport Bike.zone", "Mage.zone", "A.pool") == ["attached", "ready", 3]


def test_a_methuselah_may_pay_with_her_last_pool() -> None:
    position = calling("Peace Treaty").pool(B=5).attach("Assault Rifle", on="Thomas")
    state = onward(play(called(position, "Peace Treaty"), AGREE), DecisionKind.CHOICE)
    state = onward(play(state, "B: target Assault Rifle"))
    assert look(state, "B.standing", "Assault Rifle.zone") == ["OUSTED", "ash heap"]


# --- the order of things --------------------------------------------------------------------------


def turns(state: GameState, count: int) -> list[str]:
    """Whose turns come next."""
    found: list[str] = []
    while len(found) < count:
        before = state.turn
        while state.turn == before:
            assert state.pending is not None
            state = apply(state, Pass(state.pending.seat))
        found.append(state.table.names[state.active])
    return found


def test_reversal_of_fortunes() -> None:
    name = "Reversal of Fortunes"
    state = passed(calling(name, seats="ABCD"), name)
    assert look(state, "A.prey", "A.predator") == ["B", "D"]
    assert turns(state, 4) == ["D", "C", "B", "A"]
    assert observe(state, 1).reverse
    assert loads(dumps(state)) == state
    assert look(onward(play(state, "A: pass"), DecisionKind.MINION, "D"), "active") == ["D"]


def test_a_second_reversal_turns_it_back() -> None:
    name = "Reversal of Fortunes"
    position = calling(name).hand("A", name).vampire("Rake", "A", capacity=3)
    state = play(passed(position, name), f"A: play {name} with Rake")
    state = onward(play(onward(state, POLLING, "A"), AGREE))
    assert turns(state, 3) == ["B", "C", "A"]


RESTRUCTURE = "Kindred Restructure"


def reseated(*answers: str, seats: str = "ABCD") -> GameState:
    position = calling(RESTRUCTURE, seats=seats, title="prince")
    return asked(position, RESTRUCTURE, DecisionKind.TERM_SEAT, *answers)


@rule("R2.1-02", "R2.1-03", "R6.3.2-06")
def test_kindred_restructure() -> None:
    state = reseated()
    assert lines(state) == ["A: choose B", "A: choose C", "A: choose D"]
    assert codes(state, "A: choose A") == ["seated-already"]
    state = play(state, "A: choose C")
    assert lines(state) == ["A: choose B", "A: choose D"]
    state = play(state, "A: choose B")
    state = onward(play(onward(state, POLLING, "A"), AGREE))
    assert [look(state, f"{seat}.prey", f"{seat}.predator") for seat in "ACBD"] == [
        ["C", "D"],
        ["B", "A"],
        ["D", "C"],
        ["A", "B"],
    ]
    assert turns(state, 4) == ["C", "B", "D", "A"]
    assert observe(state, None).seating == (0, 2, 1, 3)
    assert loads(dumps(state)) == state
    bled = play(state, "A: pass")
    bled = play(onward(bled, DecisionKind.MINION, "C"), "C: bleed with Yuri")
    assert look(bled, "action.directed_at") == ["B"]


def test_a_new_order_passes_over_who_has_left() -> None:
    state = reseated("A: choose C", seats="ABC")
    state = onward(play(onward(state, POLLING, "A"), AGREE))
    assert [look(state, f"{seat}.prey")[0] for seat in "ACB"] == ["C", "B", "A"]
    assert turns(state, 3) == ["C", "B", "A"]


def test_two_have_no_other_order() -> None:
    state = Position("A", "B").vampire("Lupo", "A", capacity=6, title="prince")
    state.vampire("Thomas", "B", capacity=5).hand("A", RESTRUCTURE)
    with pytest.raises(AssertionError):
        asked(state, RESTRUCTURE, DecisionKind.TERM_SEAT)


def test_who_orders_the_seats() -> None:
    state = calling(RESTRUCTURE, title="primogen").build()
    assert codes(state, f"A: play {RESTRUCTURE} with Lupo") == ["title-missing"]


# --- Lextalionis ----------------------------------------------------------------------------------

LEX = "Lextalionis"


def scored(*, seats: str = "ABCD") -> GameState:
    """In B's turn B ousts C; A has the card."""
    position = table(seats).hand("A", LEX).pool(C=1).turn("B")
    position.vampire("Nik", "B", capacity=4, zone="torpor").ally("Mage", "B", life=1)
    return onward(play(position.build(), "B: bleed with Thomas"))


def test_lextalionis() -> None:
    state = scored()
    assert look(state, "C.standing", "B.vp") == ["OUSTED", 1]
    for seat in "BD":
        state = onward(play(state, f"{seat}: pass"), MASTER)
        state = onward(state, DecisionKind.MINION)
    assert look(state, "active") == ["A"]
    state = play(state, f"A: play {LEX} with Lupo")
    state = onward(state, DecisionKind.TERM_METHUSELAH)
    assert lines(state) == ["A: choose B"]
    assert codes(state, "A: choose D") == ["term-wrong-methuselah"]
    state = onward(play(state, "A: choose B"), POLLING, "A")
    state = onward(play(state, AGREE))
    tapped = [f"{each}.tapped" for each in ("Thomas", "Nik", "Mage")]
    assert look(state, *tapped) == [True] * 3
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    assert look(state, *tapped) == [True] * 3
    later = onward(play(state, "B: pass"), DecisionKind.MINION, "D")
    later = onward(play(later, "D: pass"), DecisionKind.MINION, "A")
    later = onward(play(later, "A: pass"), DecisionKind.MINION, "B")
    assert look(later, *tapped) == [False] * 3


def test_a_victory_point_is_forgotten_after_ones_next_turn() -> None:
    state = scored()
    for seat in "BDABD":
        state = onward(play(onward(state, DecisionKind.MINION, seat), f"{seat}: pass"), MASTER)
    state = onward(state, DecisionKind.MINION, "A")
    state = onward(play(state, f"A: play {LEX} with Lupo"))  # D92: it fails at once
    assert look(state, "Thomas.tapped", "Lupo.tapped") == [False, True]
    assert window(state) is None

"""Seeds of Corruption on vampires with texts of every kind: nothing of them counts then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import bled, codes, look, onward, play
from tests.cards.vampires import FLAME, action
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.shapes import strike_card
from vtes.engine import apply
from vtes.model.cards import Title
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.moves import Pass
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.model.vote_words import GainTitle
from vtes.model.words import Who
from vtes.ops.cards import burn
from vtes.queries import stealth
from vtes.rules.hands import hand_size
from vtes.testing import Position
from vtes.testing.lines import reading

SEEDS = "Seeds of Corruption"
both = pytest.mark.parametrize("silent", [False, True])


def seeds(position: Position, name: str, *, silent: bool) -> Position:
    """The card is on a vampire, or it is not."""
    return position.attach(SEEDS, on=name, seat="C") if silent else position


def three(name: str, seat: str = "A", **facts: Any) -> Position:
    """One player has the vampire; B has Thomas, C Yuri."""
    position = Position("A", "B", "C").vampire(name, seat, **facts)
    return position.vampire("Thomas", "B", capacity=5).vampire("Yuri", "C", capacity=5)


# --- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "path", "loud", "quiet"),
    [
        ("Gwendolyn", "bleed", 3, 1),
        ("Anatole, Prophet of Gehenna", "intercept", 1, 0),
    ],
)
@rule("R1.4-01")
def test_what_is_added_to_his_own_numbers(name: str, path: str, loud: int, quiet: int) -> None:
    for silent, expected in ((False, loud), (True, quiet)):
        state = seeds(three(name), name, silent=silent).build()
        assert look(state, f"{name}.{path}") == [expected]


@both
@rule("R1.4-01")
def test_what_is_added_under_a_condition(silent: bool) -> None:
    position = Position("A", "B", "C").vampire("Sigrid Bekker", "A")
    position.vampire("Thomas", "B", capacity=5, clan="Nosferatu").vampire("Yuri", "C", capacity=3)
    state = seeds(position, "Sigrid Bekker", silent=silent).build()
    assert bled(play(state, "A: bleed with Sigrid Bekker")) == (1 if silent else 2)


@both
@rule("R1.4-01")
def test_what_is_added_to_the_numbers_of_others(silent: bool) -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=3).vampire("Barth", "B")
    position.vampire("Yuri", "C", capacity=5)
    state = seeds(position, "Barth", silent=silent).build()
    assert stealth(play(state, "A: hunt with Lupo")) == (1 if silent else 0)
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=5, clan="Giovanni")
    position.vampire("Thomas", "B", capacity=5, clan="Brujah")
    traitor = "Vasilis, The Traitor of Don Cruez"
    state = seeds(position.vampire(traitor, "C"), traitor, silent=silent).build()
    assert bled(play(state, "A: bleed with Lupo")) == (1 if silent else 2)


@both
@rule("R1.6.1-06")
def test_the_hands_of_all(silent: bool) -> None:
    position = seeds(three("Jan Pieterzoon", blood=1), "Jan Pieterzoon", silent=silent)
    assert hand_size(position.build(), 1) == (7 if silent else 6)


@rule("R1.6.1-06")
def test_hands_are_filled_when_jan_is_silenced_and_trimmed_when_he_speaks_again() -> None:
    position = Position("A", "B").vampire("Jan Pieterzoon", "B").library("A", 9).library("B", 9)
    position.vampire("Lupo", "A", capacity=6, disciplines={"tha": 1})
    position.hand("A", SEEDS, *["Ascendance"] * 5).hand("B", *["Ascendance"] * 6)
    state = onward(play(position.build(), f"A: play {SEEDS} with Lupo", "A: target Jan Pieterzoon"))
    assert look(state, "A.hand.count", "B.hand.count") == [7, 7]


# --- who blocks whom ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("Aisling Sturbridge", {"capacity": 4, "clan": "Tremere"}),
        ("Ellison Humboldt", {"capacity": 6, "clan": "Brujah", "title": "prince", "city": "Rome"}),
    ],
)
@both
@rule("R6.2.2-04")
def test_those_who_would_let_him_pass(name: str, facts: dict[str, Any], silent: bool) -> None:
    position = Position("A", "B", "C").vampire(name, "A").vampire("Thomas", "B", **facts)
    position.vampire("Nik", "B", capacity=5).vampire("Yuri", "C", capacity=3)
    state = play(seeds(position, name, silent=silent).build(), f"A: bleed with {name}")
    refused = codes(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert refused == ([] if silent else ["blocker-barred"])


@both
@rule("R6.2.2-04")
def test_those_whom_he_would_let_pass(silent: bool) -> None:
    name = "Volker, The Puppet Prince"
    position = Position("A", "B", "C").vampire(name, "B").vampire("Yuri", "C", capacity=3)
    position.vampire("Lupo", "A", capacity=5, clan="Brujah", title="primogen")
    position.vampire("Nik", "B", capacity=5)
    state = play(seeds(position, name, silent=silent).build(), "A: bleed with Lupo")
    refused = codes(onward(state, DecisionKind.BLOCK), f"B: block with {name}")
    assert refused == ([] if silent else ["blocker-barred"])


# --- what others pay, what is forbidden -----------------------------------------------------------


@both
@rule("R4.2-05")
def test_contesting_with_him(silent: bool) -> None:
    position = Position("A", "B", "C").turn("A", Phase.UNTAP).vampire("Yuri", "C", capacity=3)
    facts: dict[str, Any] = {"clan": "Brujah", "title": "prince", "city": "Berlin"}
    position.vampire("Lupo", "A", capacity=5, contesting=True, **facts)
    position.vampire("Wilhelm Waldburg", "B", contesting=True)
    state = seeds(position, "Wilhelm Waldburg", silent=silent).build()
    state = play(state, "A: contest the title of Lupo")
    assert look(state, "Lupo.blood") == [4 if silent else 3]


@both
@rule("G02")
def test_what_he_makes_dearer(silent: bool) -> None:
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6, clan="Nosferatu", blood=3)
    position.vampire("Marcellus", "B").vampire("Yuri", "C", capacity=3)
    position.hand("A", "Ancilla Empowerment")
    state = seeds(position, "Marcellus", silent=silent).build()
    state = onward(play(state, "A: play Ancilla Empowerment with Lupo"), WindowKind.POLLING)
    assert look(state, "Lupo.blood") == [3 if silent else 2]


@pytest.mark.parametrize("name", ["Theo Bell", "Muaziz, Archon of Ulugh Beg"])
@both
@rule("R6.5.6-01")
def test_a_blood_hunt_may_be_called_against_him(name: str, silent: bool) -> None:
    position = three(name).vampire("Old", "A", capacity=6, clan="Brujah", title="prince")
    position.vampire("Prey", "B", capacity=3, zone="torpor", blood=1)
    state = seeds(position, name, silent=silent).build()
    state = play(state, f"A: diablerize with {name}", "A: target Prey")
    for _ in range(30):
        assert state.pending is not None
        if state.pending.kind in (DecisionKind.BLOOD_HUNT, DecisionKind.MINION):
            break
        state = onward(state, state.pending.kind)
        state = play(state, f"{state.table.names[state.pending.seat]}: pass")  # type: ignore[union-attr]
    assert state.pending is not None
    assert (state.pending.kind is DecisionKind.BLOOD_HUNT) is silent


# --- what he may do -------------------------------------------------------------------------------

USES = [
    ("Gemini", Phase.UNTAP, "A: use Gemini"),
    ("Anatole, Prophet of Gehenna", Phase.MASTER, "A: use Anatole, Prophet of Gehenna"),
    ("Victoria", Phase.MASTER, "A: use Victoria"),
    ("Theo Bell", Phase.MINION, "A: use Theo Bell with Theo Bell"),
]


@pytest.mark.parametrize(("name", "phase", "line"), USES)
@rule("R1.4-01")
def test_what_he_may_do(name: str, phase: Phase, line: str) -> None:
    def state(*, silent: bool) -> GameState:
        position = three(name).turn("A", phase).edge("A").library("A", 3)
        position.vampire("Nik", "B", zone="uncontrolled", capacity=3, blood=1)
        return seeds(position, name, silent=silent).build()

    pair(state(silent=True), state(silent=False), line, "use-silenced", "R1.4-01")


@both
@rule("R1.4-01")
def test_what_he_may_do_in_a_window(silent: bool) -> None:
    position = three("Watenda", "B").hand("A", "Blow").hand("B", "Ascendance")
    blow = Text(modes=(strike_card(0, Strike(damage=2)),))
    position.prop("Blow", types="combat", text=blow).vampire("Lupo", "A", capacity=5)
    state = play(seeds(position, "Watenda", silent=silent).build(), "A: bleed with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Watenda")
    state = onward(state, DecisionKind.STRIKE, "A")
    state = apply(*reading(state, "A: play Blow with Lupo"))
    while state.to_move != 1:
        state = apply(state, Pass(state.to_move or 0))
    assert codes(state, "B: use Watenda") == (["use-silenced"] if silent else [])


@both
@rule("R4-03")
def test_what_he_would_make_others_do(silent: bool) -> None:
    position = Position("A", "B", "C").turn("B", Phase.UNTAP).vampire("Leandro", "A")
    position.vampire("Thomas", "B", capacity=3).vampire("Yuri", "C", capacity=3)
    state = seeds(position, "Leandro", silent=silent).build()
    assert codes(state, "B: pass") == ([] if silent else ["effect-due"])


@both
@rule("R6.1-09")
def test_the_actions_that_he_offers_to_others(silent: bool) -> None:
    name = "Calebros, The Martyr"
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6, clan="Brujah")
    position.vampire(name, "B").vampire("Yuri", "C", capacity=3)
    state = seeds(position, name, silent=silent).build()
    assert codes(state, f"A: use {name} with Lupo") == (["use-silenced"] if silent else [])


@both
@rule("D284")
def test_klaus_answers_no_use(silent: bool) -> None:
    name = "Klaus van der Veken"
    position = three(name, blood=1).turn("B", Phase.UNTAP).permanent("Slum Hunting Ground", "B")
    position.vampire("Nik", "B", capacity=4, blood=1)
    state = seeds(position, name, silent=silent).build()
    state = play(state, "B: use Slum Hunting Ground in way 2", "B: target Nik")
    assert look(state, "to_move") == ["B" if silent else "A"]


# --- what happens by itself -----------------------------------------------------------------------


@both
@rule("R1.4-01", "D201")
def test_nothing_happens_when_he_is_blocked(silent: bool) -> None:
    name = "Dónal O'Connor"
    state = play(seeds(three(name), name, silent=silent).build(), f"A: bleed with {name}")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "Thomas.blood") == [5 if silent else 4]


@both
@rule("R1.4-01", "D201")
def test_nothing_happens_when_he_gets_a_title(silent: bool) -> None:
    name = "Damaskenos, Herald of Leandro"
    position = three(name).vampire("Asp", "B", capacity=5, clan="Follower of Set")
    crown = action(GainTitle(Title.PRINCE, "Cairo", Who.SELF))
    position.prop("Crown", types="action", text=crown).hand("A", "Crown")
    state = seeds(position, name, silent=silent).build()
    state = onward(play(state, f"A: play Crown with {name}"))
    assert look(state, f"{name}.title", "Asp.blood") == ["prince", 5 if silent else 4]


def nakova_burns(*, silent: bool) -> GameState:
    """Nakova is burned in combat with Lupo, who has 6 blood."""
    name = "Nakova, Advocate of Golconda"
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=8, blood=6)
    position.vampire(name, "B", blood=0).vampire("Yuri", "C", capacity=3)
    position.prop("Flame", types="combat", text=FLAME).hand("A", "Flame")
    state = play(seeds(position, name, silent=silent).build(), "A: bleed with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), f"B: block with {name}")
    state = onward(play(onward(state, DecisionKind.STRIKE, "A"), "A: play Flame with Lupo"))
    assert look(state, f"{name}.zone") == ["ash heap"]
    return state


@both
@rule("R1.4-01", "D201")
def test_nothing_happens_when_he_is_burned(silent: bool) -> None:
    """Though the card that silences him is burned with him."""
    assert look(nakova_burns(silent=silent), "Lupo.blood") == [5 if silent else 1]


@rule("R1.4-01")
def test_he_speaks_again_when_the_card_is_gone() -> None:
    position = seeds(three("Gwendolyn", blood=5), "Gwendolyn", silent=True)
    state = position.build()
    (card,) = state.cards[state.players[0].ready[0]].attached
    assert look(state, "Gwendolyn.bleed") == [1]
    assert look(burn(state, card), "Gwendolyn.bleed") == [3]

"""Master cards with a text of their own."""

from __future__ import annotations

import pytest

from tests.cards.table import card, codes, look, onward, play, table
from tests.rulecheck import rule
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.engine import apply
from vtes.model.cards import CardType
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.queries import capacity, disciplines
from vtes.testing import Position
from vtes.testing.lines import reading

GIANT = "A: play Giant's Blood"
SUDDEN = "B: play Sudden Reversal"
ARCHON = "B: play Archon Investigation"


def raw(state: GameState, *lines: str) -> GameState:
    """The position after these moves; whoever may cancel what is played is asked."""
    for line in lines:
        state = apply(*reading(state, line))
    return state


def mastered(*names: str) -> Position:
    return table(blood=2).turn("A", Phase.MASTER).hand("A", *names)


@pytest.mark.parametrize(("who", "blood"), [("Lupo", 6), ("Rake", 4)])
def test_giants_blood_fills_a_vampire(who: str, blood: int) -> None:
    position = mastered("Giant's Blood").vampire("Rake", "B", capacity=4, blood=0, zone="torpor")
    state = play(position.build(), GIANT, f"A: target {who}")
    assert look(state, f"{who}.blood", "A.ash_heap") == [blood, ["Giant's Blood"]]


@rule("R1.6.1-18")  # [LSJ 20061109]
def test_giants_blood_is_for_vampires_in_play() -> None:
    position = mastered("Giant's Blood").ally("Mage", "A", life=1)
    state = position.vampire("Nik", "A", capacity=4, zone="uncontrolled").build()
    state = play(state, GIANT)
    assert codes(state, "A: target #1 of A") == ["target-not-in-play"]
    assert codes(state, "A: target Mage") == ["target-of-wrong-kind"]


@rule("R1.4-01")
def test_only_one_giants_blood_is_played_in_a_game() -> None:
    position = mastered("Giant's Blood").hand("B", "Giant's Blood")
    state = play(position.build(), GIANT, "A: target Lupo", "A: pass", "A: pass")
    state = onward(state, DecisionKind.MASTER, "B")
    assert codes(state, "B: play Giant's Blood") == ["once-a-game"]


@rule("R1.6.2-04", "R1.6.2-06")
def test_sudden_reversal_cancels_a_master_card() -> None:
    position = mastered("Giant's Blood").hand("B", "Sudden Reversal")
    state = raw(position.build(), GIANT, "A: target Lupo")
    assert look(state, "window", "to_move") == ["AS_PLAYED", "B"]
    state = onward(raw(state, SUDDEN), DecisionKind.MASTER)
    assert look(state, "Lupo.blood", "A.ash_heap") == [2, ["Giant's Blood"]]
    assert look(state, "B.ash_heap") == [["Sudden Reversal"]]
    assert state.players[1].debt == 1


def caught(*others: str) -> Position:
    """Lupo bleeds for 4."""
    position = table().hand("B", "Archon Investigation", *others).pool(B=10)
    for servant in ("Laptop Computer", "Tasha Morgan", "J. S. Simmons, Esq."):
        position.attach(servant, on="Lupo")
    return position


def test_a_cancelled_card_costs_nothing_and_an_out_of_turn_card_is_cancelled_too() -> None:
    position = caught().hand("C", "Sudden Reversal")
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AFTER_DECLINE, "B")
    state = raw(state, ARCHON)
    assert look(state, "window", "to_move") == ["AS_PLAYED", "C"]
    state = onward(raw(state, "C: play Sudden Reversal"))
    assert look(state, "Lupo.zone", "B.pool") == ["ready", 6]


@rule("R1.6.2-05")
def test_what_sudden_reversal_does_not_cancel() -> None:
    position = mastered("Giant's Blood", "Sudden Reversal").hand("B", "Sudden Reversal")
    state = raw(position.build(), GIANT, "A: target Lupo")
    assert codes(state, "A: play Sudden Reversal") == ["own-turn", "no-master-of-another"]
    state = raw(state, "A: pass", SUDDEN)
    assert look(state, "window", "to_move") == ["AS_PLAYED", "A"]
    assert codes(state, "A: play Sudden Reversal") == ["own-turn"]
    minion = table().turn("B").hand("B", "Computer Hacking").hand("A", "Sudden Reversal")
    state = play(minion.build(), "B: play Computer Hacking with Thomas")
    assert codes(state, "A: play Sudden Reversal") == ["wrong-window"]


def test_sudden_reversal_is_for_master_cards() -> None:
    position = table(disciplines={"dom": 1}).hand("A", "Threats").hand("B", "Sudden Reversal")
    state = onward(raw(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = raw(state, "A: play Threats with Lupo")
    assert look(state, "window", "to_move") == ["AS_PLAYED", "B"]
    assert codes(state, SUDDEN) == ["no-master-of-another"]


@rule("R1.6.2-07")
def test_a_second_reversal_waits() -> None:
    position = mastered("Giant's Blood").hand("B", "Sudden Reversal", "Sudden Reversal")
    position.hand("C", "Sudden Reversal")
    state = raw(position.build(), GIANT, "A: target Lupo", SUDDEN, "B: pass")
    state = raw(state, "C: play Sudden Reversal")
    assert look(state, "to_move") == ["B"]
    assert codes(state, SUDDEN) == ["in-debt"]
    state = onward(state, DecisionKind.MASTER)  # the reversal is reversed
    assert look(state, "Lupo.blood") == [6]


@rule("G31")
def test_archon_investigation_burns_who_bleeds() -> None:
    state = onward(play(caught().build(), "A: bleed with Lupo"), WindowKind.AFTER_DECLINE, "B")
    state = onward(play(state, ARCHON))
    assert look(state, "Lupo.zone", "Tasha Morgan.zone", "B.pool") == ["ash heap", "ash heap", 7]
    assert look(state, "edge") == [""]


def test_when_archon_investigation_is_played() -> None:  # [LSJ 19980105]
    state = play(caught().build(), "A: bleed with Lupo")
    assert codes(onward(state, WindowKind.AS_ANNOUNCED, "B"), ARCHON) == ["wrong-window"]
    assert codes(onward(state, WindowKind.AFTER_RESOLUTION, "B"), ARCHON) == ["wrong-window"]
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    for kind in (WindowKind.BLOCK_ATTEMPT, WindowKind.AFTER_BLOCK):
        assert codes(onward(state, kind, "B"), ARCHON) == ["wrong-window"]
    three = table().hand("B", "Archon Investigation").attach("Laptop Computer", on="Lupo")
    three.attach("Tasha Morgan", on="Lupo")
    state = onward(play(three.build(), "A: bleed with Lupo"), WindowKind.AFTER_DECLINE, "B")
    assert codes(state, ARCHON) == ["bleed-too-small"]
    poor = onward(
        play(caught().pool(B=2).build(), "A: bleed with Lupo"), WindowKind.AFTER_DECLINE, "B"
    )
    assert codes(poor, ARCHON) == ["pool-too-low"]
    other = caught().hand("C", "Archon Investigation").build()
    state = onward(play(other, "A: bleed with Lupo"), WindowKind.AFTER_DECLINE, "C")
    assert codes(state, "C: play Archon Investigation") == ["not-bleeding-you"]
    hunt = onward(play(caught().build(), "A: hunt with Lupo"), WindowKind.AFTER_DECLINE, "B")
    assert codes(hunt, ARCHON)[:1] == ["not-bleeding-you"]


def test_archon_investigation_waits_until_the_new_target_has_declined() -> None:
    position = caught("Deflection").hand("C", "Archon Investigation")
    position.vampire("Nik", "B", capacity=4, disciplines={"dom": 2})
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AFTER_DECLINE, "B")
    state = play(state, "B: play Deflection in way 2 with Nik", "B: choose C")
    state = onward(state, WindowKind.AFTER_DECLINE, "C")
    assert codes(state, "C: play Archon Investigation") == ["blocks-not-declined"]
    state = onward(onward(state, DecisionKind.BLOCK), WindowKind.AFTER_DECLINE, "C")
    assert codes(state, "C: play Archon Investigation") == []


def test_ascendance() -> None:
    state = play(mastered("Ascendance").build(), "A: play Ascendance")
    assert look(state, "A.pool", "A.ash_heap") == [31, ["Ascendance"]]


def test_archon_investigation_looks_at_the_amount_not_at_what_is_taken() -> None:
    position = table(disciplines={"obf": 2}).hand("A", "Night Moves")
    position.hand("B", "Archon Investigation").pool(B=10)
    for servant in ("Laptop Computer", "Tasha Morgan", "J. S. Simmons, Esq."):
        position.attach(servant, on="Lupo")
    state = play(position.build(), "A: play Night Moves with Lupo", "A: choose B")
    state = onward(state, WindowKind.AFTER_DECLINE, "B")
    assert codes(state, ARCHON) == []
    assert look(onward(state), "B.pool") == [9]


def test_the_masters_cost_what_is_printed() -> None:
    assert card("Archon Investigation").pool_cost == 3


TAUGHT = {
    facts(n).name: text.discipline
    for n, text in TEXTS.items()
    if text.discipline is not None and facts(n).types == (CardType.MASTER,)
}


@pytest.mark.parametrize("name", TAUGHT)
@rule("R1.6.2-12", "R1.6.2-13", "R1.6.2-14")
def test_a_discipline_is_taught(name: str) -> None:
    code = TAUGHT[name]
    assert code is not None
    assert name.casefold().startswith(code)
    for seat, level in (("A", 0), ("B", 0), ("B", 1)):
        skills = {code.value: level} if level else {}
        position = mastered(name).vampire("Rake", seat, capacity=3, blood=2, disciplines=skills)
        state = play(position.build(), f"A: play {name}", "A: target Rake")
        assert look(state, "Rake.capacity", "Rake.blood") == [4, 2]
        (rake,) = (c for c in state.players["AB".index(seat)].ready if capacity(state, c) == 4)
        assert disciplines(state, rake)[code.value] == level + 1

"""The Rack: whom it is about, who says that he gains, and what stealing it does."""

from __future__ import annotations

from tests.cards.small import options, table
from tests.cards.table import codes, look, onward
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import run, until
from vtes.cards.shapes import action
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.deed_words import SendToTorpor
from vtes.model.state import GameState
from vtes.model.text import Aim, Effect, Text, What
from vtes.model.words import StealTarget

RACK = "The Rack"


def racked(*effects: Effect) -> GameState:
    """A has played The Rack for her Lupo; B has a card that does something to a vampire."""
    text = Text(modes=(action(0, *effects, aim=Aim(What.VAMPIRE)),))
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=7, blood=1).hand("A", RACK)
    position.vampire("Rake", "A", capacity=5).vampire("Nik", "A", capacity=5, zone="torpor")
    position.prop("Deed", types="action", text=text).hand("B", "Deed")
    position.vampire("Thomas", "B", capacity=7, blood=1).library("A", 9).library("B", 9)
    position.library("C", 9)
    state = run(position.build(), f"A: play {RACK}")
    state = onward(state, DecisionKind.CHOICE)
    assert options(state) == ["A: target Lupo", "A: target Rake"]
    return run(state, "A: target Lupo")


@rule("D303")
def test_the_rack_feeds_the_one_it_has_chosen() -> None:
    state = until(racked(), "A", Phase.UNTAP)
    assert "A: pass" in options(state)
    state = run(state, f"A: use {RACK} in way 3")
    assert look(state, "Lupo.blood", f"{RACK}.tapped") == [3, False]
    assert codes(state, f"A: use {RACK} in way 3") == ["use-spent"]


def test_who_has_no_ready_vampire_chooses_nobody() -> None:
    position = table(Phase.MASTER).vampire("Nik", "A", capacity=5, zone="torpor").hand("A", RACK)
    state = run(position.build(), f"A: play {RACK}")
    state = onward(state, DecisionKind.MASTER)
    assert look(state, "A.in_play") == [[RACK]]
    state = until(state, "A", Phase.UNTAP)
    assert codes(state, f"A: use {RACK} in way 3") == ["use-not-yours"]


@rule("D303", "R1.3-01")
def test_who_steals_the_rack_chooses_anew() -> None:
    state = until(racked(), "B", Phase.MINION)
    line = f"B: use {RACK} in way 4 with Thomas"
    state = run(state, line)
    assert look(state, "action.directed_at", "action.stealth") == ["A", 0]
    state = onward(state, DecisionKind.CHOICE)
    assert options(state) == ["B: target Thomas"]
    state = run(state, "B: target Thomas")
    assert look(state, f"{RACK}.controller") == ["B"]
    state = until(state, "B", Phase.UNTAP)
    assert look(run(state, f"B: use {RACK} in way 3"), "Thomas.blood", "Lupo.blood") == [3, 1]


def test_only_vampires_of_another_steal_the_rack() -> None:
    own = table().vampire("Lupo", "A", capacity=5).permanent(RACK, "A").build()
    assert codes(own, f"A: use {RACK} in way 4 with Lupo") == ["yours-already"]
    ally = table().ally("Dog", "A", life=1).permanent(RACK, "B").build()
    assert codes(ally, f"A: use {RACK} in way 4 with Dog") == ["no-vampire"]


@rule("D303", "R1.4-01")
def test_if_the_vampire_is_stolen_his_controller_says_whether_he_gains() -> None:
    state = until(racked(StealTarget()), "B", Phase.MINION)
    state = onward(run(state, "B: play Deed with Thomas", "B: target Lupo"))
    assert look(state, "Lupo.controller") == ["B"]
    state = until(state, "A", Phase.UNTAP)
    line = f"B: use {RACK} in way 3"
    assert codes(state, line.replace("B:", "A:")) == ["use-not-yours"]
    asked = run(state, "A: pass")
    assert look(asked, "window", "to_move") == ["PHASE", "B"]
    assert look(run(asked, line), "Lupo.blood") == [3]
    theirs = until(asked, "B", Phase.UNTAP)
    pair(theirs, asked, line, "not-its-turn", "R1.4-01")


@rule("D303")
def test_the_rack_feeds_him_in_torpor() -> None:
    state = until(racked(SendToTorpor()), "B", Phase.MINION)
    state = onward(run(state, "B: play Deed with Thomas", "B: target Lupo"))
    assert look(state, "Lupo.zone") == ["torpor"]
    state = run(until(state, "A", Phase.UNTAP), f"A: use {RACK} in way 3")
    assert look(state, "Lupo.blood") == [3]

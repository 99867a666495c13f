"""Action cards by which minions are borrowed or stolen, and bleeds made easier or harder."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.acting import done, line, with_card
from tests.cards.table import codes, lines, look, onward, play, table, turn
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.check import check
from vtes.codec import dumps, loads
from vtes.model.decisions import ActionKind, DecisionKind, Phase
from vtes.model.state import GameState
from vtes.model.text import By, Deed, How, Mode, Text
from vtes.testing import Position

PUPPET, FORM, QUILL, ENTICEMENT = (
    "Puppet Master",
    "Form of Corruption",
    "Madman's Quill",
    "Enticement",
)

# --- Puppet Master --------------------------------------------------------------------------------


def puppets(**nik: Any) -> Position:
    return with_card(PUPPET).vampire("Nik", "B", **{"capacity": 4, **nik})


def test_puppet_master_bleeds() -> None:
    assert look(done(with_card(PUPPET), PUPPET, 1), "B.pool", "Lupo.blood") == [27, 4]


@rule("R1.5-04", "R4-02", "D322")
def test_a_puppet_acts_in_the_next_minion_phase() -> None:
    state = play(puppets().vampire("Rake", "B", capacity=6).build(), line(PUPPET, 2))
    assert codes(state, "A: target Rake") == ["target-not-younger"]
    state = play(state, "A: target Nik")
    assert look(state, "action.stealth", "action.directed_at") == [0, "B"]
    state = onward(state)
    assert look(state, "Nik.tapped", f"{PUPPET}.host", f"{PUPPET}.controller") == [True, "Nik", "A"]
    pull = f"A: use {PUPPET} in way 3"
    assert codes(state, pull) == ["use-spent"]  # not in the same phase
    assert codes(state, "A: pass") == []
    state = turn(state, "B", DecisionKind.MINION)
    assert look(state, "Nik.tapped") == [True]
    state = turn(state, "A", DecisionKind.MINION)
    assert codes(state, "A: pass") == ["minion-effect-due"]
    assert pull in lines(state)
    state = play(state, pull)
    assert look(state, "Nik.controller", "Nik.tapped", f"{PUPPET}.zone") == ["A", False, "ash heap"]
    assert loads(dumps(state)) == state
    assert not check(state)
    state = onward(play(state, "A: bleed with Nik"))
    state = turn(state, "B", DecisionKind.UNTAP)
    assert look(state, "Nik.controller") == ["B"]


@rule("D322")
def test_the_minion_phase_waits_for_the_puppet() -> None:
    def state(seat: str) -> GameState:
        position = Position("A", "B", "C").turn("A").vampire("Lupo", "A", capacity=6)
        position.vampire("Nik", "B", capacity=4).vampire("Yuri", "C", capacity=4)
        return position.attach(PUPPET, on="Nik", seat=seat).build()

    pair(state("A"), state("C"), "A: pass", "minion-effect-due", "D322")


def test_an_own_puppet() -> None:
    position = table().vampire("Nik", "A", capacity=4, tapped=True).attach(PUPPET, on="Nik")
    state = play(position.build(), f"A: use {PUPPET} in way 3")
    assert look(state, "Nik.controller", "Nik.tapped", f"{PUPPET}.zone") == ["A", False, "ash heap"]


# --- Form of Corruption ---------------------------------------------------------------------------


def corrupted(amount: int, *, way: int = 1, phase: Phase = Phase.MASTER) -> GameState:
    """A's card has so many counters; B's Nik has some blood, and Rake in torpor one more."""
    position = with_card(FORM).turn("A").vampire("Nik", "B", capacity=5, blood=2)
    position.vampire("Rake", "B", capacity=7, blood=3, zone="torpor")
    position.ally("Mage", "B", life=1)
    state = done(position, FORM, way)
    state = turn(turn(state, "C", DecisionKind.MINION), "A", DecisionKind.MASTER)
    number = next(n for n, _ in enumerate(state.cards) if state.definition(n).facts.name == FORM)
    value = state.cards[number].replace(blood=amount)
    state = state.replace(cards=state.cards.set(number, value))
    return state if phase is Phase.MASTER else turn(state, "A", DecisionKind.MINION)


@pytest.mark.parametrize("way", [1, 2])
def test_one_form_of_corruption(way: int) -> None:
    assert look(done(with_card(FORM), FORM, way), "A.in_play", "Lupo.blood") == [[FORM], 6]
    one = with_card(FORM).permanent(FORM, "A").build()
    assert codes(one, line(FORM, way)) == ["controls-one"]
    assert codes(with_card(FORM).permanent(FORM, "B").build(), line(FORM, way)) == []


@rule("D321")
def test_it_grows_when_the_prey_gets_the_edge() -> None:
    for owner, grown in (("A", 1), ("C", 0)):
        position = Position("A", "B", "C").turn("B").vampire("Thomas", "B", capacity=5)
        position.vampire("Yuri", "C", capacity=4).permanent(FORM, owner)
        state = onward(play(position.build(), "B: bleed with Thomas"))
        assert look(state, "edge", f"{FORM}.life") == ["B", grown]
    held = Position("A", "B", "C").turn("B").vampire("Thomas", "B", capacity=5).edge("B")
    state = held.vampire("Yuri", "C", capacity=4).permanent(FORM, "A").build()
    state = onward(play(state, "B: bleed with Thomas"))
    assert look(state, "edge", f"{FORM}.life") == ["B", 0]  # she had it


@pytest.mark.parametrize("way", [1, 2])
@rule("R1.3-01")
def test_a_vampire_is_stolen(way: int) -> None:
    use = f"A: use {FORM} in way {way + 3}"
    state = play(corrupted(3, way=way), use)
    assert lines(state) == ["A: target Nik", "A: target Rake"]
    state = play(state, "A: target Rake")
    assert look(state, "Rake.controller", "Rake.zone") == ["A", "torpor"]
    assert look(state, f"{FORM}.zone") == ["ash heap"]
    assert look(state, "B.pool") == [30 if way == 1 else 29]
    other = f"A: use {FORM} in way {6 - way if way == 2 else 5}"
    assert codes(corrupted(3, way=way), other) == ["played-otherwise"]


@rule("R1.4-01")
def test_who_has_more_blood_is_not_stolen() -> None:
    use = f"A: use {FORM} in way 4"
    pair(corrupted(1), corrupted(2), use, "outweighs-nobody", "R1.4-01")
    assert codes(corrupted(2), use.replace("4", "5")) == ["played-otherwise"]
    assert codes(corrupted(2, phase=Phase.MINION), use) == ["use-not-now"]


# --- Enticement -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "burned"), [(1, 2), (2, 3)])
def test_enticement(way: int, burned: int) -> None:
    position = with_card(ENTICEMENT).edge("A").vampire("Rake", "A", capacity=3)
    state = play(position.build(), line(ENTICEMENT, way))
    assert codes(state, "A: choose C") == ["wrong-methuselah"]
    state = onward(play(state, "A: choose B"), DecisionKind.BLOCK)
    assert look(state, "to_move", "action.stealth") == ["B", 0]
    state = onward(state)
    assert look(state, "edge", "A.pool", "B.pool") == ["", 30, 30 - burned]
    assert codes(state, "A: bleed with Rake") == ["bleeds-barred"]
    assert codes(state, "A: hunt with Rake") == []


def test_enticement_needs_the_edge() -> None:
    state = with_card(ENTICEMENT).edge("B").build()
    assert codes(state, line(ENTICEMENT, 1)) == ["no-edge"]


# [LSJ 20100527]
def test_who_loses_the_edge_burns_nothing() -> None:
    state = play(with_card(ENTICEMENT).edge("A").build(), line(ENTICEMENT, 1), "A: choose B")
    state = onward(state.replace(edge=1))
    assert look(state, "edge", "B.pool") == ["B", 30]
    assert codes(state, "A: bleed with Lupo") == ["minion-tapped", "bleeds-barred"]


@rule("R1.4-01")
def test_nobody_bleeds_after_enticement() -> None:
    def enticed() -> GameState:
        position = with_card(ENTICEMENT).edge("A").hand("A", "Computer Hacking")
        position.vampire("Rake", "A", capacity=3)
        return done(position, ENTICEMENT, 1, "A: choose B")

    free = table().vampire("Rake", "A", capacity=3).hand("A", "Computer Hacking").build()
    pair(enticed(), free, "A: bleed with Rake", "bleeds-barred", "R1.4-01")
    hack = "A: play Computer Hacking with Rake"
    pair(enticed(), free, hack, "card-bleeds-barred", "R1.4-01")
    later = turn(turn(enticed(), "C", DecisionKind.MINION), "A", DecisionKind.MINION)
    assert codes(later, "A: bleed with Rake") == []


@rule("R1.4-01")
def test_a_text_does_not_let_bleed_after_enticement() -> None:
    """A vampire's own action to bleed is one, too."""
    use = Mode(How.USE, by=By.ITSELF, deed=Deed(ActionKind.BLEED, stealth=1))

    def state(name: str) -> GameState:
        position = with_card(ENTICEMENT).edge("A").hand("A", "Art Scam")
        position.vampire("Rake", "A", capacity=3)
        position.prop("Ring", types="equipment", text=Text((use,))).attach("Ring", on="Rake")
        position.vampire("Nik", "A", capacity=4, clan="Toreador antitribu")
        if name == ENTICEMENT:
            return done(position, ENTICEMENT, 1, "A: choose B")
        return onward(play(position.build(), "A: play Art Scam with Nik"))

    bleed = "A: use Ring with Rake"
    pair(state(ENTICEMENT), state("Art Scam"), bleed, "use-bleeds-barred", "R1.4-01")


# --- Madman's Quill -------------------------------------------------------------------------------


def mad(**lupo: Any) -> Position:
    return with_card(QUILL, **lupo).vampire("Nik", "B", capacity=4, zone="torpor")


def test_a_mad_bleed() -> None:
    assert look(done(mad(), QUILL, 1), "B.pool", "Lupo.blood") == [27, 5]


def test_a_quill_on_a_minion_of_the_prey() -> None:
    state = play(mad().build(), line(QUILL, 2))
    assert codes(state, "A: target Nik") == ["target-not-in-play"]
    assert codes(state, "A: target Yuri") == ["target-not-yours-to-choose"]
    state = onward(play(state, "A: target Thomas"))
    assert look(state, f"{QUILL}.host", f"{QUILL}.controller") == ["Thomas", "A"]


@rule("R1.4-01")
def test_one_quill() -> None:
    def state(on: str) -> GameState:
        return mad().attach(QUILL, on=on, seat="C").build()

    pair(state("Nik"), state("Yuri"), line(QUILL, 2), "prey-has-one", "R1.4-01")


@pytest.mark.parametrize(
    ("on", "level", "left"), [("Thomas", 1, 28), ("Thomas", 0, 29), ("Nik", 1, 28), ("Yuri", 1, 29)]
)
def test_the_mad_bleed_for_more(on: str, level: int, left: int) -> None:
    has = {"dem": level} if level else {}
    position = table(disciplines=has).vampire("Nik", "B", capacity=4, zone="torpor")
    state = position.attach(QUILL, on=on, seat="C").build()
    assert look(onward(play(state, "A: bleed with Lupo")), "B.pool") == [left]
    assert look(state, "Lupo.bleed") == [1]


def test_a_quill_is_broken() -> None:
    position = table().attach(QUILL, on="Thomas", seat="B").ally("Mage", "A", life=1)
    state = position.vampire("Rake", "A", capacity=3, blood=1).build()
    burn = f"A: use {QUILL} in way 3 with "
    assert codes(state, burn + "Mage") == ["use-blood", "no-vampire"]
    assert codes(state, burn + "Rake") == ["use-blood"]
    state = onward(play(state, burn + "Lupo"))
    assert look(state, f"{QUILL}.zone", "Lupo.blood") == ["ash heap", 4]

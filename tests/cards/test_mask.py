"""Mask of a Thousand Faces: another vampire goes on with the action; rulings of 1995 to 2021."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import (
    ANNOUNCED,
    ATTEMPT,
    BLOCKED,
    DECLINED,
    RESOLVED,
    codes,
    look,
    onward,
    play,
    skilled,
    table,
)
from tests.rulecheck import rule
from tests.rules.prop_cards import modifier, prop, reaction
from vtes.engine import transition
from vtes.model.burdens import ActionToll
from vtes.model.cards import Title
from vtes.model.combat_words import InCombat, MayLater, Option, Span
from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.events import ActingChanged
from vtes.model.needs import BleedAtLeast
from vtes.model.state import GameState
from vtes.model.text import Bonus, By, Deed, How, Mode, Number, Text
from vtes.model.words import AddBleed, CancelCard
from vtes.notation import format_event
from vtes.queries import current_action
from vtes.rules.numbers import pool_bled
from vtes.testing import Position
from vtes.testing.lines import reading

MASK = "Mask of a Thousand Faces"
BLEED = "A: bleed with Lupo"
ON = f"A: play {MASK} with Rake"
STEALTHY = f"A: play {MASK} in way 2 with Rake"
UNABLE, AGAINST = "cannot-act-instead", "not-possible-instead"


def masking(*names: str, lupo: int = 2, rake: int = 2, **facts: Any) -> Position:
    """A's Lupo can play the cards at one level and Rake at another; Rake can play the mask."""
    acting = {k[5:]: facts.pop(k) for k in [*facts] if k.startswith("lupo_")}
    mine = skilled(*names, level=rake)
    position = table(**{"disciplines": skilled(*names, level=lupo), **acting})
    position.vampire("Rake", "A", **{"capacity": 6, "disciplines": {**mine, "obf": 2}, **facts})
    return position.hand("A", MASK, *names, "Ascendance").hand("B", "Ascendance")


def bled(state: GameState) -> int:
    action = current_action(state)
    assert action is not None
    return pool_bled(state, action)


def attempted(position: Position, *lines: str, kind: WindowKind = ATTEMPT) -> GameState:
    """A is asked in a window of Lupo's bleed that Thomas tries to block."""
    state = play(position.build(), BLEED, *lines)
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    return onward(state, kind, "A")


# --- what it does ------------------------------------------------------------------------------


@rule("D290", "R1.4-01", "R6.2-02")
def test_another_vampire_goes_on_with_the_action() -> None:
    state = play(masking().build(), BLEED)
    step = transition(*reading(state, ON))
    assert look(step.after, "action.minion", "window") == ["Lupo", "AS_PLAYED"]
    state = onward(play(state, ON), ANNOUNCED, "A")
    assert look(state, "action.minion", "Lupo.tapped", "Rake.tapped") == ["Rake", False, True]
    assert look(state, "action.kind", "action.directed_at") == ["BLEED", "B"]
    state = onward(state)
    assert look(state, "B.pool", "A.ash_heap", "edge") == [29, [MASK], "A"]
    assert "minion-tapped" in codes(state, "A: bleed with Rake")
    assert codes(state, BLEED) == []  # he may act again


@rule("R6.2.2-16", "R1.5-14")
def test_at_superior_it_adds_stealth_where_that_is_needed() -> None:
    state = attempted(masking())
    state = onward(play(state, STEALTHY), ATTEMPT, "A")
    assert look(state, "action.minion", "action.stealth") == ["Rake", 1]
    state = onward(state, DECLINED)
    assert look(state, "Rake.tapped", "Lupo.tapped", "Thomas.tapped") == [True, False, False]
    state = attempted(masking("Lost in Crowds"))
    state = onward(play(state, "A: play Lost in Crowds with Lupo"), ATTEMPT, "A")
    assert codes(state, STEALTHY) == ["stealth-unneeded"]
    assert codes(state, ON) == []


def test_basic_and_superior() -> None:
    for level, refused in ((0, ["discipline-missing"]), (1, []), (2, [])):
        state = attempted(masking(disciplines={"obf": level} if level else {}))
        assert codes(state, ON) == refused
    assert codes(attempted(masking(disciplines={"obf": 1})), STEALTHY) == ["not-superior"]


@rule("R6.2-02", "R6.2-11")
def test_when_it_is_played() -> None:
    for kind in (ATTEMPT, BLOCKED):
        assert codes(attempted(masking(), kind=kind), ON) == []
    state = attempted(masking("Lost in Crowds"))
    state = onward(play(state, "A: play Lost in Crowds with Lupo"), WindowKind.AFTER_FAILURE, "A")
    assert codes(state, ON) == []
    assert codes(state, STEALTHY) == ["wrong-window"]
    state = onward(state, DECLINED, "A")
    assert codes(state, ON) == []
    state = onward(state, WindowKind.BLEED_SUCCEEDS, "A")
    assert codes(state, ON) == ["wrong-window"]
    assert codes(onward(state, RESOLVED, "A"), ON) == ["wrong-window"]
    state = attempted(masking(), kind=WindowKind.BEFORE_RANGE)
    assert codes(state, ON) == ["wrong-window"]


def test_not_in_a_referendum() -> None:
    position = masking("Kine Resources Contested").hand("A", "Bribes")
    state = play(position.build(), "A: play Kine Resources Contested with Lupo")
    assert codes(state, ON) == []
    state = onward(state, DecisionKind.ALLOT)
    state = play(state, "A: 2 to B", "A: 2 to C")
    state = onward(state, WindowKind.BEFORE_VOTES, "A")
    assert codes(state, ON) == ["wrong-window"]


@rule("R6.2-11")
def test_after_a_block_he_fights_instead() -> None:  # [LSJ 20010803]
    state = onward(play(attempted(masking(), kind=BLOCKED), ON), WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Rake", "Thomas"]
    assert look(state, "Lupo.tapped", "Rake.tapped", "Thomas.tapped") == [False, True, True]


def test_who_tried_to_block_goes_on_trying() -> None:  # [LSJ 19990106]
    state = onward(play(attempted(masking()), ON), BLOCKED)
    assert look(state, "action.minion", "Thomas.tapped") == ["Rake", False]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Rake", "Thomas"]


def test_after_blocks_were_declined_nobody_tries_again() -> None:  # [PIB 20150924-1]
    """What kept Lupo from being blocked does not keep Rake, and makes no difference any more."""
    position = Position("A", "B").vampire("Aisling Sturbridge", "A", zone="ready")
    position.vampire("Rake", "A", capacity=4, disciplines={"obf": 2}).hand("A", MASK)
    position.vampire("Thomas", "B", capacity=4, clan="Tremere").hand("A", "Ascendance")
    state = play(position.build(), "A: bleed with Aisling Sturbridge")
    state = onward(play(onward(state, DECLINED, "A"), ON), DECLINED, "A")
    assert look(state, "action.minion") == ["Rake"]
    assert look(onward(state), "B.pool", "Thomas.tapped") == [29, False]


@rule("R6.1.1-06")
def test_what_was_added_stays_and_what_is_his_own_does_not() -> None:  # [RTR 19951110]
    position = masking("Conditioning").attach("Laptop Computer", on="Lupo")
    state = play(position.build(), BLEED, "A: play Conditioning in way 2 with Lupo")
    assert bled(state) == 5
    state = play(state, ON)
    assert bled(state) == 4
    assert look(onward(state), "B.pool") == [26]


def test_stealth_that_was_added_stays() -> None:
    state = attempted(masking("Lost in Crowds"), kind=ATTEMPT)
    state = onward(play(state, "A: play Lost in Crowds in way 2 with Lupo"), ATTEMPT, "A")
    assert look(play(state, ON), "action.stealth") == [2]


def test_what_waits_for_the_combat_waits_for_him() -> None:
    """A press that Lupo was to have in the combat is Rake's."""
    position = masking(rake=1)
    prop(
        position,
        "Cloak",
        "action modifier",
        modifier(InCombat((MayLater(Option.PRESS, Span.COMBAT),))),
    )
    state = play(position.hand("A", "Cloak").build(), BLEED, "A: play Cloak with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(play(onward(state, BLOCKED, "A"), ON), WindowKind.PRESS, "A")
    assert codes(state, "A: press") == []


def test_he_goes_to_torpor_for_what_was_played() -> None:
    state = play(masking("Day Operation").build(), BLEED, "A: play Day Operation with Lupo")
    state = onward(play(state, ON))
    assert look(state, "Lupo.zone", "Rake.zone", "B.pool") == ["ready", "torpor", 29]


@rule("R6.1.3-07")
def test_what_the_action_brings_comes_on_him() -> None:
    state = play(masking().hand("A", "Leather Jacket").build(), "A: play Leather Jacket with Lupo")
    state = onward(play(state, ON))
    assert look(state, "Leather Jacket.host") == ["Rake"]


def test_what_is_said_of_it() -> None:
    state = play(masking().build(), BLEED)
    step = transition(*reading(state, ON))
    state = step.after
    while not any(isinstance(event, ActingChanged) for event in step.events):
        step = transition(*reading(state, f"{look(state, 'to_move')[0]}: pass"))
        state = step.after
    lines = [format_event(state, event) for event in step.events]
    assert "Rake acts instead of Lupo" in lines


# --- who plays it ------------------------------------------------------------------------------


@rule("G39", "R1.6.3-10")
def test_who_plays_it() -> None:  # [LSJ 19990425]
    position = masking().vampire("Royce", "A", capacity=4, disciplines={"obf": 2}, tapped=True)
    position.vampire("Sela", "A", capacity=4, disciplines={"obf": 2}, zone="torpor")
    position.vampire("Lupo2", "A", capacity=4, disciplines={"obf": 2})
    position.vampire("Nik", "B", capacity=4, disciplines={"obf": 2}).hand("B", MASK)
    state = attempted(position)
    assert codes(state, ON) == codes(state, ON.replace("Rake", "Lupo2")) == []
    assert "is-tapped" in codes(state, ON.replace("Rake", "Royce"))
    assert "other-not-ready" in codes(state, ON.replace("Rake", "Sela"))
    state = onward(state, ATTEMPT, "B")
    assert "not-your-action" in codes(state, f"B: play {MASK} with Nik")
    acting = attempted(masking(lupo_disciplines={"obf": 2}))
    assert {"is-acting", "is-tapped"} <= {*codes(acting, ON.replace("Rake", "Lupo"))}


def test_no_ally_plays_it() -> None:
    state = attempted(masking().ally("Mage", "A", life=3))
    assert {"no-vampire", "discipline-missing"} <= {*codes(state, ON.replace("Rake", "Mage"))}


# --- who could take the action -----------------------------------------------------------------


@rule("R1.5-13", "R1.5-14", "R1.4-01")
def test_he_must_have_the_discipline_of_the_action() -> None:  # [RTR 19980623]
    name = "Magic of the Smith"
    for way, level, refused in ((1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)):
        how = f" in way {way}" if way == 2 else ""
        position = masking(name, rake=level).library("A", "Leather Jacket")
        state = play(position.build(), f"A: play {name}{how} with Lupo")
        assert codes(state, ON) == ([UNABLE] if refused else [])


@rule("R1.6.1-11", "G02", "R1.4-01")
def test_he_must_be_of_the_clan_and_able_to_pay() -> None:
    name = "Nosferatu Performance Art"
    for clan, blood, refused in (
        ("Nosferatu", 2, False),
        ("Nosferatu", 1, True),
        ("Ventrue", 2, True),
    ):
        position = masking(name, lupo_clan="Nosferatu", clan=clan, blood=blood)
        position.vampire("Nik", "B", capacity=4, clan="Toreador")
        state = play(position.build(), f"A: play {name} with Lupo", "A: target Nik")
        assert codes(state, ON) == ([UNABLE] if refused else [])
        if not refused:
            state = onward(play(state, ON))
            assert look(state, "Nik.zone", "Rake.blood", "Lupo.blood") == ["torpor", 0, 6]


def test_blood_that_is_missing_on_both() -> None:
    """That the one who acts cannot pay any more does not make it possible for another."""
    name = "Nosferatu Performance Art"
    position = masking(name, lupo_clan="Nosferatu", clan="Nosferatu", blood=1)
    position.vampire("Nik", "B", capacity=4, clan="Toreador")
    state = play(position.build(), f"A: play {name} with Lupo", "A: target Nik")
    lupo = current_action(state)
    assert lupo is not None
    empty = state.cards[lupo.minion].replace(blood=0)
    assert codes(state.replace(cards=state.cards.set(lupo.minion, empty)), ON) == [UNABLE]


@pytest.mark.parametrize(("capacity", "refused"), [(6, False), (5, True)])
def test_the_target_must_be_younger_than_he(capacity: int, refused: bool) -> None:
    name = "Precognizant Mobility"
    state = play(masking(name, capacity=capacity).build(), f"A: play {name} with Lupo")
    state = play(state, "A: target Thomas")
    assert codes(state, ON) == ([UNABLE] if refused else [])


def test_he_is_not_the_target_himself() -> None:
    name = "Fifth Tradition: Hospitality"
    for target, refused in (("Rake", [UNABLE]), ("Nik", [])):
        position = masking(name, lupo_title=Title.PRINCE, title=Title.PRINCE, blood=3)
        position.vampire("Nik", "A", capacity=4)
        state = play(position.build(), f"A: play {name} with Lupo", f"A: target {target}")
        assert codes(state, ON) == refused


def test_he_must_have_the_title() -> None:
    name = "Fifth Tradition: Hospitality"
    for title, refused in ((Title.PRIMOGEN, [UNABLE]), (Title.JUSTICAR, [])):
        position = masking(name, lupo_title=Title.PRINCE, title=title, blood=3)
        state = play(position.build(), f"A: play {name} with Lupo", "A: target Thomas")
        assert codes(state, ON) == refused


def test_what_only_the_minion_with_the_card_does() -> None:  # [LSJ 20020926]
    """Neither an action of his own text, nor one of equipment, if the other has the same."""
    position = masking().vampire("Victoria Ash", "A", zone="ready")
    state = play(position.build(), "A: use Victoria Ash with Victoria Ash", "A: target Thomas")
    assert codes(state, ON) == [UNABLE]
    use = Mode(How.USE, by=By.ITSELF, deed=Deed(ActionKind.BLEED))
    position = masking().prop("Thing", types="equipment", text=Text((use,)))
    position.attach("Thing", on="Lupo").attach("Thing", on="Rake")
    assert codes(play(position.build(), "A: use Thing with Lupo"), ON) == [UNABLE]


def test_what_everybody_does_with_a_card_in_play() -> None:
    position = masking().permanent("Army of Rats", "B")
    state = play(position.build(), "A: use Army of Rats in way 3 with Lupo")
    state = onward(play(state, ON))
    assert look(state, "B.ash_heap", "Rake.tapped") == [["Army of Rats"], True]
    position = masking(lupo_clan="Brujah", blood=0).permanent("Army of Rats", "B")
    state = play(position.build(), "A: hunt with Rake")
    assert codes(state, ON.replace("Rake", "Lupo")) == ["discipline-missing"]


def test_whoever_is_in_torpor_leaves_it_himself() -> None:
    state = play(masking(lupo_zone="torpor").build(), "A: leave torpor with Lupo")
    assert codes(state, ON) == [UNABLE]


@rule("R6.5.3-02")
@pytest.mark.parametrize(("blood", "refused"), [(1, True), (2, False)])
def test_he_must_be_able_to_pay_his_part_of_a_rescue(blood: int, refused: bool) -> None:
    position = masking(blood=blood).vampire("Nik", "A", capacity=4, blood=0, zone="torpor")
    state = play(position.build(), "A: rescue with Lupo", "A: target Nik", "A: pay 2")
    assert codes(state, ON) == ([UNABLE] if refused else [])
    if not refused:
        state = onward(play(state, ON))
        assert look(state, "Nik.zone", "Rake.blood", "Lupo.blood") == ["ready", 0, 6]


def test_whose_equipment_he_takes() -> None:
    position = masking().attach("Leather Jacket", on="Rake").attach("Sport Bike", on="Nik")
    position.vampire("Nik", "A", capacity=4)
    start = play(position.build(), "A: take equipment with Lupo")
    state = play(start, "A: target Leather Jacket", "A: pass")
    assert codes(state, ON) == [UNABLE]
    state = play(start, "A: target Sport Bike", "A: pass")
    assert look(onward(play(state, ON)), "Sport Bike.host") == ["Rake"]


@rule("R6-09")
def test_who_has_no_blood_goes_on_with_a_hunt_alone() -> None:  # [LSJ 20001113]
    """He may also go on with a hunt that another had to begin, and he had not."""
    position = masking(lupo_blood=0)
    state = play(position.build(), "A: hunt with Lupo")
    after = onward(play(state, ON))
    assert look(after, "Lupo.blood", "Lupo.tapped", "Rake.blood", "Rake.tapped") == [
        0,
        False,
        6,
        True,
    ]
    assert codes(after, BLEED) == ["empty-vampire"]
    state = play(masking().build(), BLEED)
    rake = next(n for n in range(len(state.cards)) if state.definition(n).facts.name == "Rake")
    empty = state.cards.set(rake, state.cards[rake].replace(blood=0))
    assert codes(state.replace(cards=empty), ON) == [UNABLE]


def test_what_he_is_forbidden_to_do_again() -> None:
    """Rake's bleed was ended by a card that forbids him to take the action again this turn."""
    position = masking("Change of Target", rake=2)
    state = play(position.build(), "A: bleed with Rake")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, BLOCKED, "A")
    state = onward(play(state, "A: play Change of Target with Rake"))
    assert codes(play(state, BLEED), ON) == [UNABLE]
    assert codes(play(state, "A: hunt with Lupo"), ON) == []


@rule("R6.5.5-02", "R1.4-01")
def test_who_cannot_commit_diablerie_does_not_go_on_with_one() -> None:
    for clan, refused in (("Tremere", []), ("Ravnos", []), ("Assamite", [UNABLE])):
        position = masking(clan=clan).vampire("Nik", "B", capacity=4, zone="torpor")
        state = play(position.build(), "A: diablerize with Lupo", "A: target Nik")
        assert codes(state, ON) == refused


def test_he_calls_the_referendum() -> None:
    name = "Kine Resources Contested"
    position = masking(name, lupo_title=Title.PRINCE, title=Title.JUSTICAR, clan="Brujah")
    state = play(position.build(), f"A: play {name} with Lupo", ON)
    state = play(onward(state, DecisionKind.ALLOT), "A: 2 to B", "A: 2 to C")
    assert look(onward(state, WindowKind.POLLING), "referendum.caller") == ["A"]
    assert codes(onward(state, WindowKind.POLLING), "A: vote for with Rake") == []
    assert look(state, "Lupo.tapped", "Rake.tapped") == [False, True]


def test_nothing_is_burned_for_acting_once_more() -> None:
    """A card on Rake makes him burn blood when he acts; he goes on with what another began."""
    toll = Text(action_tolls=(ActionToll(1),))
    position = masking().prop("Weight", types="master", text=toll)
    state = play(position.attach("Weight", on="Rake").build(), BLEED, ON)
    assert look(onward(state), "Rake.blood", "Lupo.blood") == [6, 6]
    assert look(play(position.build(), "A: bleed with Rake"), "Rake.blood") == [5]


def test_what_he_has_for_the_turn_is_his_alone() -> None:
    """The Forest of Shadows hides Lupo until the end of the turn, not whoever acts for him."""
    position = masking(lupo_clan="Malkavian", clan="Malkavian")
    state = attempted(position.permanent("Forest of Shadows", "A"))
    state = play(state, "A: use Forest of Shadows in way 2", "A: take 1")
    assert look(state, "action.stealth") == [1]
    state = play(onward(state, ATTEMPT, "A"), ON)
    assert look(state, "action.minion", "action.stealth") == ["Rake", 0]


# --- what has been played and used -------------------------------------------------------------


@rule("R1.5-13", "R1.5-14", "R1.4-01")
def test_what_was_played_must_be_possible_for_him() -> None:  # [RTR 20030519]
    name = "Conditioning"
    for way, level, refused in ((1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)):
        how = f" in way {way}" if way == 2 else ""
        state = play(masking(name, rake=level).build(), BLEED)
        assert codes(state, ON) == []
        state = play(state, f"A: play {name}{how} with Lupo")
        assert codes(state, ON) == ([AGAINST] if refused else [])


def test_blood_that_was_spent_does_not_count() -> None:  # [RTR 19980623]
    position = masking(blood=1)
    prop(position, "Cloak", "action modifier", modifier(AddBleed(1)), blood_cost=3)
    state = play(position.hand("A", "Cloak").build(), BLEED, "A: play Cloak with Lupo")
    assert look(state, "Lupo.blood") == [3]
    assert codes(state, ON) == []


def test_a_clan_that_was_needed() -> None:
    for clan, refused in (("Brujah", []), ("Ventrue", [AGAINST])):
        position = masking(lupo_clan="Brujah", clan=clan)
        mode = modifier(AddBleed(1))
        prop(position, "Cloak", "action modifier", mode, clans=("Brujah",))
        state = play(position.hand("A", "Cloak").build(), BLEED, "A: play Cloak with Lupo")
        assert codes(state, ON) == refused


@rule("R1.5-04")
def test_whom_he_could_have_chosen() -> None:
    for capacity, refused in ((6, []), (5, [AGAINST])):
        state = play(masking("Seduction", capacity=capacity).build(), BLEED)
        state = play(state, "A: play Seduction with Lupo", "A: target Thomas")
        assert codes(state, ON) == refused


def test_what_was_cancelled_speaks_against_nobody() -> None:
    """It was played all the same: Lupo does not play it again in this action."""
    no = Mode(How.OUT_OF_TURN, windows=(WindowKind.AS_PLAYED,), effects=(CancelCard(),))
    position = masking(lupo_disciplines={"dom": 1})
    prop(position, "Cloak", "action modifier", modifier(AddBleed(1), level=1), disciplines=["dom"])
    prop(position, "No", "master", no).hand("A", "Cloak", "Cloak").hand("B", "No")
    start = play(position.build(), BLEED)
    again = "A: play Cloak with Lupo"
    assert codes(play(start, again), ON) == [AGAINST]
    state = transition(*reading(start, again)).after
    state = transition(*reading(state, "A: pass")).after
    state = onward(play(state, "B: play No"), ANNOUNCED, "A")
    assert codes(state, ON) == []
    assert codes(state, again) == ["modifier-again"]


def test_what_a_card_of_his_own_did() -> None:
    """William hides himself; a path is marked for the vampire with the card."""
    position = Position("A", "B").vampire("William Biltmore", "A", zone="ready")
    position.vampire("Rake", "A", capacity=4, disciplines={"obf": 2}).hand("A", MASK)
    position.vampire("Thomas", "B", capacity=4)
    state = play(position.build(), "A: bleed with William Biltmore")
    state = onward(play(onward(state, DecisionKind.BLOCK), "B: block with Thomas"), ATTEMPT, "A")
    assert codes(state, ON) == []
    state = onward(play(state, "A: use William Biltmore"), WindowKind.AFTER_FAILURE, "A")
    assert codes(state, ON) == [AGAINST]


def test_a_marked_path_is_not_for_another() -> None:
    name = "Marked Path"
    state = onward(play(masking(name).build(), BLEED), RESOLVED, "A")
    state = onward(play(state, f"A: play {name} with Lupo"))
    for _ in range(3):  # to the next turn of A
        state = onward(play(state, f"{look(state, 'active')[0]}: pass"))
    assert look(state, "active", f"{name}.host") == ["A", "Lupo"]
    state = play(onward(play(state, BLEED), DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, ATTEMPT, "A")
    assert codes(state, ON) == []
    state = onward(play(state, f"A: use {name} in way 3"), WindowKind.AFTER_FAILURE, "A")
    assert codes(state, ON) == [AGAINST]


def test_a_location_that_helps_a_clan() -> None:
    for clan, refused in (("Gangrel", []), ("Ventrue", [AGAINST])):
        position = masking(lupo_clan="Gangrel", clan=clan).permanent("Backways", "A")
        state = onward(
            play(attempted(position), "A: use Backways in way 2"), WindowKind.AFTER_FAILURE, "A"
        )
        assert codes(state, ON) == refused


def test_a_reaction_to_a_younger_vampire() -> None:
    """Nik could not have turned the bleed of an older vampire away."""
    for capacity, refused in ((4, []), (5, [AGAINST])):
        position = masking(lupo_capacity=4, capacity=capacity).hand("B", "Redirection")
        position.vampire("Nik", "B", capacity=5, disciplines=skilled("Redirection", level=1))
        state = onward(play(position.build(), BLEED), DECLINED, "B")
        state = play(state, "B: play Redirection with Nik", "B: choose C")
        assert codes(onward(state, DECLINED, "A"), ON) == refused


@rule("R6.2.2-16", "R1.4-01")
def test_stealth_that_he_would_not_have_needed() -> None:  # [RTR 20041202]
    for ring, refused in (("Leather Jacket", []), ("Hidden", [AGAINST])):
        position = masking("Lost in Crowds")
        _hiding(position).attach(ring, on="Rake")
        state = play(attempted(position), "A: play Lost in Crowds with Lupo")
        assert codes(onward(state, WindowKind.AFTER_FAILURE, "A"), ON) == refused


@rule("R6.2.2-17", "R1.4-01")
def test_intercept_that_would_not_have_been_needed() -> None:  # [RTR 20041202]
    """Lupo is hidden by a card, so that Nik needs what he plays; to block Rake he would not."""
    for stealthy, refused in ((False, [AGAINST]), (True, [])):
        position = _hiding(masking()).attach("Hidden", on="Lupo")
        if stealthy:
            position.attach("Hidden", on="Rake")
        position.vampire("Nik", "B", capacity=5, disciplines=skilled("Enhanced Senses", level=1))
        position.hand("B", "Enhanced Senses")
        state = onward(play(position.build(), BLEED), DecisionKind.BLOCK)
        state = onward(play(state, "B: block with Nik"), ATTEMPT, "B")
        assert codes(state, "B: play Enhanced Senses with Nik") == []
        state = play(state, "B: play Enhanced Senses with Nik")
        assert codes(onward(state, ATTEMPT, "A"), ON) == refused


def _hiding(position: Position) -> Position:
    text = Text(bonuses=(Bonus(Number.STEALTH, 1),))
    return position.prop("Hidden", types="equipment", text=text)


def test_a_bleed_that_would_have_been_too_small() -> None:
    """A card for large bleeds was played on that of a minion with a higher bleed."""
    for name, refused in (("Leather Jacket", [AGAINST]), ("Laptop Computer", [])):
        position = masking().attach("Laptop Computer", on="Lupo").attach(name, on="Rake")
        mode = reaction(AddBleed(-1), needs=(BleedAtLeast(2),))
        prop(position, "Shout", "reaction", mode)
        state = onward(play(position.hand("B", "Shout").build(), BLEED), seat="B", until=ANNOUNCED)
        state = onward(play(state, "B: play Shout with Thomas"), ANNOUNCED, "A")
        assert codes(state, ON) == refused


def test_what_he_played_himself_for_the_other() -> None:
    """As the acting minion he could not have helped another one."""
    name = "Cloak the Gathering"
    state = attempted(masking(name).vampire("Nik", "A", capacity=4, disciplines={"obf": 2}))
    for minion, refused in (("Rake", [AGAINST]), ("Nik", [])):
        helped = play(state, f"A: play {name} in way 2 with {minion}")
        assert codes(onward(helped, WindowKind.AFTER_FAILURE, "A"), ON) == refused


@rule("R1.6.3-11")
def test_he_may_play_what_the_other_has_played() -> None:  # [ANK 20190117-1]
    position = masking("Conditioning").hand("A", "Conditioning")
    state = play(position.build(), BLEED, "A: play Conditioning with Lupo")
    again = "A: play Conditioning with Rake"
    assert codes(state, again) == ["not-acting"]
    state = play(state, ON)
    assert codes(state, again) == []
    assert codes(state, "A: play Conditioning with Lupo") == ["not-acting", "modifier-again"]
    assert bled(play(state, again)) == 5


@rule("R1.6.3-11")
def test_several_masks_in_one_action() -> None:  # [ANK 20200515]
    position = masking("Conditioning", lupo_disciplines={"obf": 2, "dom": 1}).hand("A", MASK, MASK)
    position.vampire("Nik", "A", capacity=4, disciplines={"obf": 2})
    state = play(position.build(), BLEED, ON)
    assert codes(state, ON.replace("Rake", "Lupo")) == []
    back = play(state, ON.replace("Rake", "Lupo"))
    assert look(back, "action.minion", "Rake.tapped", "Lupo.tapped") == ["Lupo", False, True]
    assert codes(back, ON) == ["modifier-again", AGAINST]
    assert codes(back, ON.replace("Rake", "Nik")) == []
    state = play(state, "A: play Conditioning with Rake")
    assert codes(state, ON.replace("Rake", "Nik")) == [AGAINST]
    assert codes(state, ON.replace("Rake", "Lupo")) == []
    assert look(onward(play(state, ON.replace("Rake", "Lupo"))), "B.pool") == [27]


def test_others_go_on_reacting() -> None:
    """Nik is awake for this action, whoever takes it; he does not play the same card again."""
    name = "Wake with Evening's Freshness"
    position = masking().vampire("Nik", "B", capacity=4, tapped=True).hand("B", name, name)
    state = onward(play(position.build(), BLEED), ANNOUNCED, "B")
    state = onward(play(state, f"B: play {name} with Nik"), ANNOUNCED, "A")
    state = onward(play(state, ON), DecisionKind.BLOCK)
    assert codes(state, "B: block with Nik") == []


def test_a_master_card_for_large_bleeds() -> None:
    """Archon Investigation is played, cancelled by nobody, and burns who acts: no mask after."""
    position = masking("Conditioning").attach("Laptop Computer", on="Lupo")
    state = play(position.hand("B", "Archon Investigation").build(), BLEED)
    state = play(state, "A: play Conditioning in way 2 with Lupo", ON)
    state = onward(state, DECLINED, "B")
    assert codes(state, "B: play Archon Investigation") == []
    state = onward(play(state, "B: play Archon Investigation"))
    assert look(state, "Rake.zone", "Lupo.zone") == ["ash heap", "ready"]

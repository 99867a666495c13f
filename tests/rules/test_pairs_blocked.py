"""Conditions of who acts and who blocks, and of how often in a turn: minimal pairs."""

from __future__ import annotations

from tests.cards.table import onward, play
from tests.rulecheck import rule
from tests.rules.pairs import drive, pair
from tests.rules.prop_cards import (
    BLEED,
    CLOAK,
    OVER,
    SHOUT,
    modified,
    modifier,
    prop,
    reacted,
    reaction,
    table,
)
from vtes.cards.shapes import combat_card
from vtes.model.course_words import SetRange
from vtes.model.decisions import WindowKind
from vtes.model.needs import BlockerIsLesser, ByPredator, TableOf, Undirected
from vtes.model.needs_combat import Soars
from vtes.model.state import GameState
from vtes.model.text import Each, Effect, Mode, Text, Trait
from vtes.model.words import UntapMinion
from vtes.testing import Position

BLOCKED = (WindowKind.AFTER_BLOCK,)


@rule("R1.4-01")
def test_a_card_can_be_for_actions_of_the_predator() -> None:
    mode = reaction(needs=(ByPredator(),))
    refused = reacted(mode, "A: bleed with Lupo", position=table("A", "C", "B", "D"))
    pair(refused, reacted(mode), SHOUT, "not-by-predator", "R1.4-01")


@rule("R1.4-01")
def test_a_card_can_ask_for_a_larger_table() -> None:
    mode = reaction(needs=(TableOf(3),))
    refused = reacted(mode, position=table("A", "B"))
    pair(refused, reacted(mode), SHOUT, "too-few-methuselahs", "R1.4-01")


@rule("R1.5-04")
def test_a_card_can_be_for_blocks_of_allies_and_younger_vampires() -> None:
    mode = modifier(windows=BLOCKED, needs=(BlockerIsLesser(),))

    def blocked(blocker: str) -> GameState:
        position = table().vampire("Hob", "B", capacity=4).ally("Mage", "B", life=2)
        prop(position, "Cloak", "action modifier", mode).hand("A", "Cloak")
        state = drive(position.build(), BLEED, f"B: block with {blocker}")
        return onward(state, WindowKind.AFTER_BLOCK, "A")

    for blocker in ("Hob", "Mage"):
        pair(blocked("Thomas"), blocked(blocker), CLOAK, "no-lesser-blocker", "R1.5-04")


@rule("R1.4-01")
def test_a_way_can_be_for_once_a_turn() -> None:
    mode = modifier(UntapMinion(), windows=OVER, each=Each.TURN)

    def again(first: str) -> GameState:
        position = prop(table(), "Cloak", "action modifier", mode).hand("A", "Cloak", "Cloak")
        lines = (f"A: bleed with {first}", f"A: play Cloak with {first}", "A: hunt with Lupo")
        return onward(drive(position.build(), *lines), WindowKind.AFTER_RESOLUTION, "A")

    pair(again("Lupo"), again("Rake"), CLOAK, "played-this-turn", "R1.4-01")


@rule("R6.2.2-01")
def test_a_card_can_be_for_undirected_actions() -> None:
    mode = modifier(needs=(Undirected(),))
    pair(modified(mode), modified(mode, "A: hunt with Lupo"), CLOAK, "is-directed", "R6.2.2-01")


def flying(position: Position, *minions: str) -> Position:
    """These minions have wings."""
    position.prop("Wings", types="equipment", text=Text(traits=(Trait.FLIGHT,)))
    for minion in minions:
        position.attach("Wings", on=minion)
    return position


def drawn(*minions: str, before: tuple[Mode, ...] = (), need: bool = False) -> GameState:
    """Lupo may play High before range is determined, and has played Low if there is one."""
    needs = (Soars(),) if need else ()
    high = combat_card(0, WindowKind.BEFORE_RANGE, SetRange(far=True), needs=needs)
    position = flying(table(), *minions).hand("A", "High")
    prop(position, "High", "combat", high)
    for mode in before:
        prop(position.hand("A", "Low"), "Low", "combat", mode)
    state = drive(position.build(), BLEED, "B: block with Thomas")
    state = onward(state, WindowKind.BEFORE_RANGE, "A")
    return play(state, "A: play Low with Lupo") if before else state


HIGH = "A: play High with Lupo"


@rule("R1.4-01")
def test_a_range_that_is_set_is_not_set_again() -> None:
    def low(*effects: Effect) -> Mode:
        return combat_card(0, WindowKind.BEFORE_RANGE, *effects)

    refused, allowed = drawn(before=(low(SetRange(far=False)),)), drawn(before=(low(),))
    pair(refused, allowed, HIGH, "range-is-set", "R1.4-01")


@rule("R1.4-01")
def test_a_card_can_be_for_who_flies_above_the_other() -> None:
    allowed = drawn("Lupo", need=True)
    for refused in (drawn(need=True), drawn("Lupo", "Thomas", need=True)):
        pair(refused, allowed, HIGH, "does-not-soar", "R1.4-01")

"""Conditions of who acts and who blocks, and of how often in a turn: minimal pairs."""

from __future__ import annotations

from tests.cards.table import onward
from tests.rulecheck import rule
from tests.rules.pairs import drive, pair
from tests.rules.prop_cards import (
    BLEED,
    CLOAK,
    OVER,
    SHOUT,
    modifier,
    prop,
    reacted,
    reaction,
    table,
)
from vtes.model.decisions import WindowKind
from vtes.model.needs import BlockerIsLesser, ByPredator, TableOf
from vtes.model.state import GameState
from vtes.model.text import Each
from vtes.model.words import UntapMinion

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

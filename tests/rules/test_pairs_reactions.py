"""Conditions of modifiers and reactions, each with its minimal pair."""

from __future__ import annotations

from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.prop_cards import (
    ATTEMPT,
    BLEED,
    CLOAK,
    SHOUT,
    modified,
    modifier,
    reacted,
    reaction,
    table,
)
from vtes.model.cards import Discipline
from vtes.model.needs import ActingIsVampire, ActingIsYounger, BlockerLacks, NotBleeding
from vtes.model.state import GameState


@rule("R1.4-01")
def test_a_card_can_be_for_other_actions_than_bleeds() -> None:
    mode = modifier(needs=(NotBleeding(),))
    refused, allowed = modified(mode), modified(mode, "A: hunt with Lupo")
    pair(refused, allowed, CLOAK, "is-a-bleed", "R1.4-01")


@rule("R1.4-01")
def test_a_card_can_be_for_actions_of_vampires() -> None:
    mode = reaction(needs=(ActingIsVampire(),))
    position = table().ally("Mage", "A", life=2)
    refused = reacted(mode, "A: bleed with Mage", position=position)
    pair(refused, reacted(mode), SHOUT, "acting-no-vampire", "R1.4-01")


@rule("R1.5-04")
def test_a_card_can_be_for_actions_of_younger_vampires() -> None:
    mode = reaction(needs=(ActingIsYounger(),))
    refused, allowed = reacted(mode), reacted(mode, position=table(capacity=4))
    pair(refused, allowed, SHOUT, "acting-not-younger", "R1.5-04")


@rule("R1.4-01")
def test_a_card_can_be_for_attempts_of_vampires_without_a_discipline() -> None:
    mode = modifier(windows=ATTEMPT, needs=(BlockerLacks(Discipline("for")),))

    def attempt(blocker: str) -> GameState:
        position = table().vampire("Hob", "B", capacity=4, disciplines={"for": 1})
        position.ally("Mage", "B", life=2)
        lines = (BLEED, "A: pass", f"B: block with {blocker}")
        return modified(mode, *lines, position=position)

    for blocker in ("Hob", "Mage"):
        refused, allowed = attempt(blocker), attempt("Thomas")
        pair(refused, allowed, CLOAK, "blocker-has-discipline", "R1.4-01")

"""Refusals of targets in the wrong condition, each with its minimal pair."""

from __future__ import annotations

from typing import Any

from tests.rulecheck import rule
from tests.rules.pairs import pair, play
from tests.rules.prop_cards import act, prop, table
from vtes.model.state import GameState
from vtes.model.text import Aim, What
from vtes.model.words import GainBlood

FEAST, ROYCE = "A: play Feast with Lupo", "A: target Royce"


def aimed(aim: Aim, **royce: Any) -> GameState:
    """A's Lupo is about to choose a target for Feast; Royce of B might be it, Aleph of C is."""
    position = prop(table(), "Feast", "action", act(GainBlood(1), aim=aim)).hand("A", "Feast")
    position.vampire("Aleph", "C", capacity=1)
    return play(position.vampire("Royce", "B", **{"capacity": 5, **royce}).build(), FEAST)


@rule("R1.4-01")
def test_the_target_is_in_the_condition_that_the_card_wants() -> None:
    code, untapped, weak = (
        "target-in-wrong-condition",
        Aim(What.VAMPIRE, untapped=True),
        Aim(What.VAMPIRE, weak=3),
    )
    pair(aimed(untapped, tapped=True), aimed(untapped), ROYCE, code, "R1.4-01")
    pair(aimed(weak, blood=4), aimed(weak, blood=3), ROYCE, code, "R1.4-01")
    pair(aimed(weak, blood=4), aimed(weak, blood=4, tapped=True), ROYCE, code, "R1.4-01")


@rule("R1.4-01")
def test_the_target_is_not_too_old() -> None:
    aim = Aim(What.VAMPIRE, most=5)
    refused, allowed = aimed(aim, capacity=6), aimed(aim, capacity=5)
    pair(refused, allowed, ROYCE, "target-too-old", "R1.4-01")

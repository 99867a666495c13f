"""Refusals about who is older, whose a card is, and who has the Edge, each with its pair."""

from __future__ import annotations

from tests.cards.table import play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.prop_cards import act, prop, table
from vtes.model.card_words import TakeEdge
from vtes.model.needs_own import EdgeFree
from vtes.model.state import GameState
from vtes.model.text import Aim, What
from vtes.model.words import GainBlood
from vtes.testing import Position


def feast(position: Position, aim: Aim) -> GameState:
    """A's Lupo, of capacity 5, is about to choose the target of Feast."""
    position = prop(position, "Feast", "action", act(GainBlood(0), aim=aim)).hand("A", "Feast")
    return play(position.build(), "A: play Feast with Lupo")


@rule("R1.5-04")
def test_the_target_is_older() -> None:
    refused, allowed = (
        table().vampire("Royce", "B", capacity=size).vampire("Aleph", "C", capacity=9)
        for size in (5, 6)
    )
    aim = Aim(What.VAMPIRE, older=True)
    line = "A: target Royce"
    pair(feast(refused, aim), feast(allowed, aim), line, "target-not-older", "R1.5-04")


@rule("R1.4-01")
def test_the_target_is_on_the_minion_himself() -> None:
    aim = Aim(What.EQUIPMENT, his_own=True)
    refused, allowed = (
        table().attach("Flak Jacket", on=who).attach(".44 Magnum", on="Lupo")
        for who in ("Rake", "Lupo")
    )
    line = "A: target Flak Jacket"
    pair(feast(refused, aim), feast(allowed, aim), line, "target-not-on-himself", "R1.4-01")


@rule("R1.4-01")
def test_nobody_has_the_edge() -> None:
    mode = act(TakeEdge(), needs=(EdgeFree(),))
    refused, allowed = (
        prop(position, "Feast", "action", mode).hand("A", "Feast").build()
        for position in (table().edge("B"), table())
    )
    pair(refused, allowed, "A: play Feast with Lupo", "edge-taken", "R1.4-01")

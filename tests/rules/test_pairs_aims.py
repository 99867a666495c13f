"""Refusals of targets in the wrong condition, each with its minimal pair."""

from __future__ import annotations

from typing import Any

from tests.rulecheck import rule
from tests.rules.pairs import pair, play
from tests.rules.prop_cards import act, modifier, prop, table
from vtes.engine import is_legal
from vtes.model.burdens import Hush
from vtes.model.cards import Discipline
from vtes.model.decisions import WindowKind
from vtes.model.lasting import Bearing
from vtes.model.state import GameState
from vtes.model.text import Aim, Text, Token, What
from vtes.model.words import AddBleed, GainBlood
from vtes.testing import Position
from vtes.testing.lines import reading

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


@rule("R1.4-01")
def test_the_target_has_the_counter_that_the_card_wants() -> None:
    aim = Aim(What.VAMPIRE, token=Token.SEDUCTION)
    position = prop(table(), "Feast", "action", act(GainBlood(1), aim=aim)).hand("A", "Feast")
    start = position.build()
    thomas, nik = (start.players[1].ready[place] for place in (0, 1))
    his, other = (Bearing(thomas, Token.SEDUCTION), Bearing(nik, Token.SEDUCTION))
    refused = play(start.replace(lasting=(other,)), FEAST)
    allowed = play(start.replace(lasting=(his, other)), FEAST)
    pair(refused, allowed, "A: target Thomas", "target-without-token", "R1.4-01")


CHAOS = (Discipline.DOMINATE,)


def hushing(where: str, *hushes: Hush) -> Position:
    """Somebody has a thing that hushes Dominate; A's Lupo has that Discipline."""
    position = table(disciplines={"dom": 1}).prop(
        "Thing", types="equipment", text=Text(hushes=hushes)
    )
    return position.attach("Thing", on=where)


@rule("R1.4-01")
def test_who_is_hushed_plays_no_card_of_the_discipline() -> None:
    def position(blocker: str) -> GameState:
        mode = modifier(AddBleed(1), windows=(WindowKind.BLOCK_ATTEMPT,))
        start = hushing("Thomas", Hush(CHAOS))
        start.prop("Cloak", types="action modifier", text=Text((mode,)), disciplines=["dom"])
        lines = ("A: bleed with Lupo", "A: pass", f"B: block with {blocker}")
        return play(start.hand("A", "Cloak").build(), *lines)

    refused, allowed = position("Thomas"), position("Nik")
    pair(refused, allowed, "A: play Cloak with Lupo", "card-hushed", "R1.4-01")


@rule("R1.4-01", "R1.6.1-16")
def test_who_is_warded_is_no_target_of_the_discipline() -> None:
    def position(where: str, *, actions: bool = True) -> GameState:
        mode = act(GainBlood(1), aim=Aim(What.VAMPIRE))
        start = hushing(where, Hush(CHAOS, actions=actions))
        start.prop("Feast", types="action", text=Text((mode,)), disciplines=["dom"])
        return play(start.hand("A", "Feast").build(), FEAST)

    line = "A: target Thomas"
    pair(position("Thomas"), position("Nik"), line, "target-warded", "R1.4-01")
    pair(position("Thomas"), position("Thomas", actions=False), line, "target-warded", "R1.4-01")
    assert is_legal(*reading(position("Rake"), "A: target Rake"))

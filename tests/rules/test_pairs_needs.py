"""The conditions that cards themselves name, each with its minimal pair."""

from __future__ import annotations

from tests.rulecheck import rule
from tests.rules.pairs import pair, play
from tests.rules.prop_cards import (
    ATTEMPT,
    BLEED,
    CLOAK,
    DECLINED,
    OVER,
    SHOUT,
    modified,
    modifier,
    prop,
    reacted,
    reaction,
    table,
    wearing,
)
from vtes.model.decisions import WindowKind
from vtes.model.needs import (
    BledBySomebody,
    BleedAtLeast,
    Bleeding,
    Blocked,
    BlocksDeclined,
    IsTapped,
    NotWith,
    Successful,
)
from vtes.model.state import GameState
from vtes.model.text import Bonus, Mode, Number
from vtes.model.words import AddBleed, AddStealth, Wake

# --- what cards ask for ------------------------------------------------------------------------


@rule("G40")
def test_a_card_that_changes_a_bleed_is_for_a_bleed() -> None:
    mode = modifier(AddBleed(1), AddStealth(0), windows=ATTEMPT, needs=(Bleeding(),))
    refused, allowed = (
        modified(mode, line, "A: pass", "B: block with Thomas", position=position)
        for line, position in (
            ("A: hunt with Lupo", wearing("Thomas", Bonus(Number.INTERCEPT, 1))),
            (BLEED, wearing("Thomas", Bonus(Number.INTERCEPT, 1))),
        )
    )
    pair(refused, allowed, CLOAK, "no-bleed", "G40")


@rule("R1.4-01")
def test_a_card_can_be_for_those_who_are_bled() -> None:
    mode = reaction(needs=(BledBySomebody(),))
    pair(reacted(mode, "A: hunt with Lupo"), reacted(mode), SHOUT, "not-bleeding-you", "R1.4-01")
    seats = table("A", "C", "B")
    pair(reacted(mode, position=seats), reacted(mode), SHOUT, "not-bleeding-you", "R1.4-01")


@rule("R1.4-01")
def test_a_card_can_ask_for_a_bleed_of_some_size() -> None:
    mode = reaction(needs=(BleedAtLeast(3),))
    refused, allowed = (
        reacted(mode, position=wearing("Lupo", Bonus(Number.BLEED, more))) for more in (1, 2)
    )
    pair(refused, allowed, SHOUT, "bleed-too-small", "R1.4-01")


@rule("R6.2.2-23")
def test_a_card_can_wait_until_blocks_are_declined() -> None:
    mode = modifier(windows=DECLINED, needs=(BlocksDeclined(),))
    lines = ("A: hunt with Lupo", "A: pass", "B: pass")
    refused = modified(mode, *lines)
    allowed = modified(mode, *lines, "A: pass", "C: pass")
    pair(refused, allowed, CLOAK, "blocks-not-declined", "R6.2.2-23")


@rule("R6.2.3-01")
def test_a_card_can_be_for_a_successful_action() -> None:
    mode = modifier(windows=OVER, needs=(Successful(),))
    refused, allowed = _over(mode, blocked=True), _over(mode, blocked=False)
    pair(refused, allowed, CLOAK, "not-successful", "R6.2.3-01")


@rule("R6.2-11")
def test_a_card_can_be_for_a_blocked_action() -> None:
    mode = modifier(windows=OVER, needs=(Blocked(),))
    pair(_over(mode, blocked=False), _over(mode, blocked=True), CLOAK, "not-blocked", "R6.2-11")


def _over(mode: Mode, *, blocked: bool) -> GameState:
    """Lupo's bleed is over; A passes wherever she can."""
    state = modified(mode, BLEED, "A: pass", "B: block with Thomas" if blocked else "B: pass")
    while "window" not in _where(state):
        line = {0: "A", 1: "B"}[state.to_move or 0]
        strike = state.pending is not None and state.pending.kind.name == "STRIKE"
        state = play(state, f"{line}: strike with hand" if strike else f"{line}: pass")
    return state


def _where(state: GameState) -> str:
    frame = state.stack[-1]
    return "window" if getattr(frame, "kind", None) is WindowKind.AFTER_RESOLUTION else ""


@rule("R1.1-01")
def test_a_card_can_be_for_a_tapped_minion() -> None:
    def position(*, tapped: bool) -> GameState:
        start = table().vampire("Royce", "B", capacity=4, tapped=tapped)
        return reacted(reaction(Wake(), needs=(IsTapped(),)), position=start)

    refused, allowed = position(tapped=False), position(tapped=True)
    pair(refused, allowed, "B: play Shout with Royce", "not-tapped", "R1.1-01")


@rule("R1.4-01")
def test_a_card_can_exclude_another() -> None:
    def position(before: str) -> GameState:
        start = prop(table(), "One", "action modifier", modifier())
        prop(start, "Two", "action modifier", modifier()).hand("A", "One", "Two")
        return modified(
            modifier(needs=(NotWith((1,)),)),
            BLEED,
            f"A: play {before} with Lupo",
            "A: pass",
            position=start,
        )

    pair(position("One"), position("Two"), CLOAK, "not-with", "R1.4-01")

"""Infernal Pursuit: cards drawn beyond their replacements."""

from __future__ import annotations

import pytest

from tests.cards.duel import (
    AGAIN,
    answered,
    codes,
    duel,
    fight,
    go,
    hits,
    look,
    play,
)
from tests.rulecheck import rule
from vtes.cards.shapes import combat_card
from vtes.engine import advance, apply
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Text
from vtes.model.words import CancelCard
from vtes.model.zones import Zone
from vtes.ops.cards import move
from vtes.testing import Position
from vtes.testing.lines import reading

PURSUIT = "Infernal Pursuit"


def full(*cards: str, thomas: tuple[str, ...] = ()) -> Position:
    """A has a full hand: these cards, two presses, and else maneuvers; her library has more."""
    position = duel(*cards, *["Fake Out"] * (5 - len(cards)), thomas=thomas)
    return position.library("A", *["Boxed In"] * 20)


def pursuit(*cards: str, copies: int = 1, thomas: tuple[str, ...] = ()) -> GameState:
    """Lupo has played it, and has discarded for its own replacement."""
    state = fight(full(*[PURSUIT] * copies, *cards, thomas=thomas))
    for _ in range(copies):
        state = trimmed(shown(state, hits(PURSUIT, 2)))
        while look(state, "window") == ["AS_PLAYED"]:
            state = play(state, f"{look(state, 'to_move')[0]}: pass")
        state = trimmed(state, count=1)
    return state


def trimmed(state: GameState, *, count: int = -1) -> GameState:
    """A has discarded as long as she has to; so often, if that is given."""
    done = 0
    while look(state, "pending", "to_move") == ["TRIM", "A"]:
        state, done = shown(state, "A: discard Boxed In"), done + 1
    assert count in (-1, done)
    return state


def shown(state: GameState, line: str) -> GameState:
    """A move is made, and nobody has been asked yet whether a card is cancelled."""
    return apply(*reading(state, line))


@rule("R1.6.1-02", "R1.6.1-06")
def test_it_draws_one_more_for_itself() -> None:
    state = play(fight(full(PURSUIT)), hits(PURSUIT, 2))
    assert look(state, "pending", "to_move") == ["TRIM", "A"]
    assert look(state, "A.hand.count", "A.library.count") == [8, 18]
    # it need not be one of the cards just drawn [TOM 19950924]
    assert codes(state, f"A: discard {AGAIN}") == []
    state = play(state, "A: discard Fake Out")
    assert look(state, "A.hand.count", "window") == [7, "BEFORE_RANGE"]
    assert look(state, "A.ash_heap") == [[PURSUIT, "Fake Out"]]


@rule("R1.6.1-06")
def test_what_enlarges_hands_in_play_is_drawn_as_any_other() -> None:
    """Found by a thorough run: one more was discarded, and everybody saw what had been drawn."""
    position = duel(PURSUIT, *["Fake Out"] * 4).library("A", *["Elder Library"] * 20)
    state = play(fight(position), hits(PURSUIT, 2))
    assert look(state, "pending", "A.hand.count") == ["TRIM", 8]
    state = play(state, "A: discard Fake Out")
    assert look(state, "A.hand.count", "window") == [7, "BEFORE_RANGE"]


@rule("R1.6.1-02")
def test_every_replacement_draws_one_more() -> None:
    state = shown(pursuit("Fists of Death"), hits("Fists of Death"))
    assert look(state, "pending", "A.hand.count", "A.library.count") == ["TRIM", 8, 16]
    state = trimmed(state, count=1)
    assert look(state, "A.hand.count", "window") == [7, "AS_PLAYED"]


@pytest.mark.parametrize("copies", [2, 3])
def test_several_draw_more_at_once(copies: int) -> None:
    """[TOM 19950921-2]"""
    state = shown(pursuit("Fists of Death", copies=copies), hits("Fists of Death"))
    assert look(state, "A.hand.count") == [7 + copies]
    assert look(trimmed(state, count=copies), "A.hand.count") == [7]


def test_cards_are_replaced_one_by_one() -> None:
    """[ANK 20180925-1] [LSJ 20100506]"""
    state = pursuit("Fists of Death")
    hand = state.players[0].hand
    assert len(hand) == 7
    left = look(state, "A.library.count")[0]
    # two cards have gone at once
    for card in hand[-2:]:
        state = move(state, card, Zone.REMOVED)
    state = trimmed(advance(state.replace(pending=None)), count=2)
    assert look(state.replace(trail=()), "A.hand.count", "A.library.count") == [7, left - 4]  # type: ignore[operator]


def test_it_has_no_effect_if_it_is_cancelled() -> None:
    """[LSJ 20021022]; a later card that is cancelled is replaced with one more. [ANK 20191211]"""
    aura = Text((combat_card(0, WindowKind.AS_PLAYED, CancelCard()),))
    position = full(PURSUIT, "Fists of Death").prop("Aura", types="combat", text=aura)
    position.hand("B", "Aura")
    state = answered(fight(position), hits(PURSUIT, 2), "B: play Aura with Thomas")
    assert look(state, "A.library.count", "window") == [19, "BEFORE_RANGE"]
    state = trimmed(play(fight(position), hits(PURSUIT, 2)), count=1)
    state = trimmed(shown(state, hits("Fists of Death")), count=1)
    state = play(go(state, WindowKind.AS_PLAYED, "B"), "B: play Aura with Thomas")
    assert look(state, "A.library.count", "Lupo.strength") == [16, 1]


def test_it_lasts_for_the_combat() -> None:
    state = pursuit("Dodge")
    state = play(go(state, DecisionKind.STRIKE, "A"), hits("Dodge"))
    state = go(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "A.library.count", "A.hand.count") == [17, 7]


def test_it_draws_for_its_player_only() -> None:
    state = pursuit("Blur", thomas=("Lucky Blow",))
    state = shown(go(state, DecisionKind.STRIKE, "B"), "B: play Lucky Blow with Thomas")
    assert look(state, "pending") != ["TRIM"]


@rule("R1.6.1-05")
def test_a_library_can_be_too_small_for_it() -> None:
    for cards, count in ((1, 0), (2, 1)):
        position = duel(PURSUIT, *["Fake Out"] * 4).library("A", *["Boxed In"] * cards)
        state = trimmed(play(fight(position), hits(PURSUIT, 2)), count=count)
        assert look(state, "A.hand.count", "window") == [7, "BEFORE_RANGE"]

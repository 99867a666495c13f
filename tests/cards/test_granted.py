"""What a card allows for later remembers which Discipline the card requires."""

from __future__ import annotations

from tests.cards.duel import blood, codes, duel, fight, go, hits, look, play
from tests.rulecheck import rule
from vtes.cards.shapes import combat_card
from vtes.model.combat_words import MayLater, Option
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Text

UNFLINCHING = "Unflinching Persistence"
POINT, WORSE = "A: prevent a point", "A: prevent an aggravated point"


def raged(*more: str, thomas: tuple[str, ...] = (), bitten: bool = False) -> GameState:
    """Lupo may prevent a point later, Thomas strikes with Blood Rage; Lupo is asked.

    Args:
        more: cards that Lupo plays before range.
        thomas: cards that Thomas plays before range.
        bitten: whether a retainer of Thomas does a point of damage, too.
    """
    position = duel(UNFLINCHING, thomas=("Fake Out", "Blood Rage", *thomas))
    foresight = combat_card(0, WindowKind.BEFORE_RANGE, MayLater(Option.PREVENT))
    position.prop("Foresight", types="combat", text=Text((foresight,))).hand("A", *more)
    dog = Text(life=2, harm=1)
    if bitten:
        position.prop("Dog", types="retainer", text=dog).attach("Dog", on="Thomas")
    state = fight(position)
    for name in more:
        state = play(state, f"A: play {name} with Lupo")
    for name in thomas:
        state = go(state, WindowKind.BEFORE_RANGE, "B")
        state = play(state, f"B: play {name} with Thomas")
    state = play(go(state, WindowKind.RANGE, "A"), hits(UNFLINCHING, 2))
    state = play(go(state, WindowKind.RANGE, "B"), "B: play Fake Out with Thomas")
    state = play(go(state, DecisionKind.STRIKE, "B"), "B: play Blood Rage with Thomas")
    return go(state, WindowKind.PREVENT, "A")


@rule("R6.4.6-02")
def test_fortitude_does_not_prevent_later_what_it_does_not_prevent_now() -> None:
    assert codes(raged(), POINT) == ["nothing-to-prevent"]


@rule("R6.4.6-03")
def test_what_requires_no_fortitude_prevents_it() -> None:
    state = play(raged("Foresight"), POINT)
    assert blood(go(state, WindowKind.PRESS)) == [7, 6]


@rule("R6.4.6-03")
def test_what_is_used_up_first_is_what_the_other_could_not_do() -> None:
    state = play(raged("Foresight", bitten=True), POINT, POINT)
    assert codes(state, POINT) != []
    assert blood(go(state, WindowKind.PRESS)) == [7, 6]
    state = play(raged(bitten=True), POINT)
    assert codes(state, POINT) == ["no-option"]
    assert blood(go(state, WindowKind.PRESS)) == [6, 6]


@rule("R6.4.6-16")
def test_the_kinds_that_it_prevents_are_those_it_chooses_from() -> None:
    state = raged(thomas=("Wolf Claws",), bitten=True)
    assert codes(state, WORSE) == ["no-choice"]
    assert codes(state, POINT) == []
    state = play(raged("Foresight", thomas=("Wolf Claws",), bitten=True), POINT, POINT)
    state = go(state, WindowKind.PRESS)
    assert blood(state) == [7, 5]
    assert look(state, "Lupo.zone") == ["ready"]

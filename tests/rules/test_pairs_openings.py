"""Guards of what is made true of an opponent before range is determined: minimal pairs."""

from __future__ import annotations

from tests.rulecheck import rule
from tests.rules.fights import STEP, TURN, fight, holding, mark, play, reach, strike
from tests.rules.pairs import pair
from vtes.model.combat_words import Mark
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.words import Who

TRICK, ANSWER = "A: play Trick with Lupo", "B: play Trick with Thomas"


@rule("R1.4-01")
def test_who_is_kept_from_close_range() -> None:
    net = mark(Mark.NOT_CLOSE, who=Who.OPPONENT)
    position = holding(A={"Net": net, "Step": STEP}, B={"Trick": STEP})
    away, back = (
        reach(play(reach(fight(position, *lines), WindowKind.RANGE), step), WindowKind.RANGE, "B")
        for lines in (("A: play Net with Lupo",), ())
        for step in ("A: play Step with Lupo",)
    )
    pair(away, back, ANSWER, "not-to-close", "R1.4-01")
    idle = play(reach(fight(position, "A: play Net with Lupo"), WindowKind.RANGE), "A: pass")
    pair(away, idle, ANSWER, "not-to-close", "R1.4-01")


@rule("R1.4-01")
def test_who_is_kept_from_going_on() -> None:
    net = mark(Mark.NO_PRESS_TO_CONTINUE, who=Who.OPPONENT)
    position = holding(A={"Net": net, "Turn": TURN}, B={"Trick": TURN})
    caught = reach(fight(position, "A: play Net with Lupo"), WindowKind.PRESS)
    free = play(reach(fight(position), WindowKind.PRESS), "A: pass")
    idle = play(caught, "A: pass")
    pair(idle, free, ANSWER, "no-press-to-continue", "R1.4-01")
    pressed = play(caught, "A: play Turn with Lupo")
    pair(idle, reach(pressed, WindowKind.PRESS, "B"), ANSWER, "no-press-to-continue", "R1.4-01")


@rule("R1.4-01")
def test_who_is_kept_from_strike_cards() -> None:
    net = mark(Mark.NO_STRIKE_CARDS, who=Who.OPPONENT)
    position = holding(A={"Net": net}, B={"Trick": strike(damage=2, maneuvers=1)})
    for moment in (WindowKind.RANGE, DecisionKind.STRIKE):
        refused, allowed = (
            reach(fight(position, *lines), moment, "B")
            for lines in (("A: play Net with Lupo",), ())
        )
        pair(refused, allowed, ANSWER, "no-strike-cards", "R1.4-01")

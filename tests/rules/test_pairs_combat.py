"""Combat (6.4): for every guard a move that it refuses, and one changed fact that allows it."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.fights import (
    GUN,
    HANDS,
    HIDE,
    HURT,
    STEP,
    TURN,
    armed,
    combat,
    fight,
    holding,
    mark,
    play,
    reach,
    strike,
)
from tests.rules.pairs import pair, pair_of_moves
from vtes.model.amounts import ALL
from vtes.model.cards import CardType, Discipline
from vtes.model.combat_words import (
    AdditionalStrikes,
    DamageTo,
    Mark,
    MayLater,
    Option,
    Press,
    PressFor,
    Prevent,
    Span,
    StealEquipment,
)
from vtes.model.course_words import CombatAgain
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.needs_combat import AtClose, AtLong, BothReady, FirstRound, LaterRound
from vtes.model.state import GameState
from vtes.model.text import (
    Aim,
    By,
    Each,
    How,
    Mode,
    Need,
    Reach,
    Strike,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.words import Who
from vtes.notation import read_move
from vtes.testing import Position

BEFORE = WindowKind.BEFORE_RANGE
TRICK, ANSWER = "A: play Trick with Lupo", "B: play Trick with Thomas"
A_GUN = "A: use Gun"
THING = Aim(What.EQUIPMENT, Whose.OTHERS, Where.OPPONENT)


# --- who fights ----------------------------------------------------------------------------------


@rule("R6.4-07")
def test_only_combatants_play_combat_cards() -> None:
    state = reach(fight(holding(A={"Trick": mark(Mark.STRENGTH, amount=1)})), BEFORE)
    rake = read_move(state, "A: play Trick with Rake")
    pair_of_moves(state, rake, read_move(state, TRICK), "not-combatant", "R6.4-07")


@rule("G49")
def test_who_has_fallen_plays_nothing_more() -> None:
    trick = combat(WindowKind.END_OF_ROUND, MayLater(Option.PRESS))
    refused, allowed = (_after_strikes(blood, trick) for blood in (0, 1))
    pair(refused, allowed, ANSWER, "combatant-not-ready", "G49")


def _after_strikes(blood: int, trick: Mode) -> GameState:
    """The end of the round, when Thomas has had so much blood and holds the card."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=5)
    position.vampire("Thomas", "B", capacity=5, blood=blood)
    return reach(fight(holding(position, B={"Trick": trick})), WindowKind.END_OF_ROUND, "B")


@rule("R1.4-01")
@pytest.mark.parametrize("each", [Each.ROUND, Each.COMBAT])
def test_what_is_done_once(each: Each) -> None:
    trick = combat(BEFORE, MayLater(Option.MANEUVER), each=each)
    state = fight(holding(A={"Trick": (trick, 3), "Turn": TURN}))
    state = reach(state, BEFORE)
    pair(play(state, TRICK), state, TRICK, "once-in-combat", "R1.4-01")
    later = reach(play(state, TRICK), WindowKind.PRESS)
    later = reach(play(later, "A: play Turn with Lupo"), BEFORE)
    if each is Each.ROUND:
        pair(play(later, TRICK), later, TRICK, "once-in-combat", "R1.4-01")
    else:
        pair(later, state, TRICK, "once-in-combat", "R1.4-01")


@rule("R1.4-01")
@pytest.mark.parametrize("times", [1, 2])
def test_what_a_card_in_play_does_so_many_times(times: int) -> None:
    effects = (DamageTo(1, who=Who.OPPONENT),)
    use = Mode(
        How.USE, windows=(BEFORE,), by=By.HOST, effects=effects, each=Each.COMBAT, times=times
    )
    state = reach(fight(armed(holding(A={"Turn": TURN}), "Lupo", "Gun", use)), BEFORE)
    for _ in range(times):
        before, state = state, reach(play(state, A_GUN), BEFORE, "A")
    pair(state, before, A_GUN, "once-in-combat", "R1.4-01")


# --- maneuvers -----------------------------------------------------------------------------------


@rule("R6.4.2-07")
def test_no_two_maneuvers_in_a_row() -> None:
    state = fight(holding(A={"Trick": (STEP, 2)}, B={"Trick": STEP}), TRICK)
    answered = fight(holding(A={"Trick": (STEP, 2)}, B={"Trick": STEP}), TRICK, ANSWER)
    pair(state, answered, TRICK, "maneuver-again", "R6.4.2-07")


@rule("R6.4.2-07")
def test_no_maneuver_after_one_allowed_before() -> None:
    """What a card has allowed is a maneuver like any other."""
    free = combat(BEFORE, MayLater(Option.MANEUVER))
    position = holding(A={"Free": (free, 2), "Trick": STEP}, B={"Trick": STEP})
    state = fight(position, "A: play Free with Lupo", "A: play Free with Lupo", "A: maneuver")
    pair(state, play(state, "A: pass", ANSWER), "A: maneuver", "maneuver-again", "R6.4.2-07")
    pair(state, play(state, "A: pass", ANSWER), TRICK, "maneuver-again", "R6.4.2-07")


@rule("R6.4.2-13", "R6.4.2-12")
def test_one_strike_is_chosen_by_maneuvering() -> None:
    bats = strike(damage=1, reach=Reach.BOTH, maneuvers=1)
    refused, allowed = (
        fight(
            armed(holding(A={"Trick": bats, "Step": STEP}, B={"Step": STEP}), "Lupo", "Gun", GUN),
            line,
            "B: play Step with Thomas",
        )
        for line in (A_GUN, "A: play Step with Lupo")
    )
    pair(refused, allowed, TRICK, "maneuver-committed", "R6.4.2-13")


@rule("R6.4.2-10")
def test_a_weapon_gives_its_maneuvers_in_each_combat() -> None:
    position = armed(holding(A={"Turn": TURN}), "Lupo", "Gun", GUN)
    refused, allowed = (
        reach(play(reach(fight(position, *lines), WindowKind.PRESS), "A: play Turn with Lupo"), at)
        for lines, at in (((A_GUN,), WindowKind.RANGE), ((), WindowKind.RANGE))
    )
    pair(refused, allowed, A_GUN, "maneuvers-spent", "R6.4.2-10")


@rule("R1.4-01")
def test_who_is_kept_from_long_range() -> None:
    net = mark(Mark.NOT_LONG, who=Who.OPPONENT)
    position = holding(A={"Trick": STEP}, B={"Net": net, "Step": STEP})
    refused = reach(fight(position, "B: play Net with Thomas"), WindowKind.RANGE)
    allowed = reach(fight(position), WindowKind.RANGE)
    pair(refused, allowed, TRICK, "not-to-long", "R1.4-01")
    back = play(refused, "A: pass", "B: play Step with Thomas")
    pair(refused, back, TRICK, "not-to-long", "R1.4-01")


# --- presses -------------------------------------------------------------------------------------


@rule("R6.4.4-06")
def test_no_two_presses_in_a_row() -> None:
    position = holding(A={"Trick": (TURN, 2)}, B={"Trick": TURN})
    state = fight(position, *HANDS, TRICK)
    pair(state, play(state, "A: pass", ANSWER), TRICK, "press-again", "R6.4.4-06")


@rule("R6.4.4-03", "R6.4.4-04")
@pytest.mark.parametrize("only", [PressFor.CONTINUE, PressFor.END])
def test_presses_for_one_purpose(only: PressFor) -> None:
    press = combat(WindowKind.PRESS, Press(only))
    state = fight(holding(A={"Turn": TURN}, B={"Trick": press}), *HANDS)
    state = reach(state, WindowKind.PRESS)
    idle = play(state, "A: pass")
    stands = play(state, "A: play Turn with Lupo")
    refused, allowed = (stands, idle) if only is PressFor.CONTINUE else (idle, stands)
    pair(refused, allowed, ANSWER, "wrong-press", "R6.4.4-03")


@rule("R1.4-01")
def test_who_is_kept_from_ending_the_combat() -> None:
    net = mark(Mark.NO_PRESS_TO_END, who=Who.OPPONENT)
    position = holding(A={"Net": net, "Turn": TURN}, B={"Trick": TURN})
    press = "A: play Turn with Lupo"
    refused, allowed = (
        reach(play(reach(fight(position, *lines), WindowKind.PRESS), press), WindowKind.PRESS, "B")
        for lines in (("A: play Net with Lupo",), ())
    )
    pair(refused, allowed, ANSWER, "no-press-to-end", "R1.4-01")
    idle = play(reach(fight(position, "A: play Net with Lupo"), WindowKind.PRESS), "A: pass")
    pair(refused, idle, ANSWER, "no-press-to-end", "R1.4-01")


# --- strikes -------------------------------------------------------------------------------------


@rule("R6.4.3-21")
def test_one_card_for_additional_strikes_each_round() -> None:
    more = combat(WindowKind.ADDITIONAL, AdditionalStrikes(1))
    position = holding(A={"Trick": (more, 2), "Turn": TURN})
    state = reach(fight(position, *HANDS), WindowKind.ADDITIONAL)
    pair(play(state, TRICK), state, TRICK, "strikes-gained", "R6.4.3-21")
    later = reach(play(state, TRICK), WindowKind.PRESS)
    later = reach(play(later, "A: play Turn with Lupo"), WindowKind.ADDITIONAL)
    pair(play(state, TRICK), later, TRICK, "strikes-gained", "R6.4.3-21")


@rule("R6.4.3-05")
def test_only_strikes_are_chosen_as_strikes() -> None:
    no_strike = combat(WindowKind.BEFORE_STRIKES, MayLater(Option.PRESS))
    refused, allowed = (
        reach(fight(holding(A={"Trick": mode})), DecisionKind.STRIKE) for mode in (no_strike, HURT)
    )
    pair(refused, allowed, TRICK, "no-strike", "R6.4.3-05")


@rule("R1.4-01")
def test_only_hand_strikes() -> None:
    grip = mark(Mark.HAND_STRIKES_ONLY, who=Who.BOTH)
    blow = strike(hand=True, damage=1)
    position = holding(A={"Grip": grip, "Trick": HURT, "Blow": blow}, B={"Trick": HURT})
    position = armed(position, "Lupo", "Gun", GUN)
    refused = reach(fight(position, "A: play Grip with Lupo"), DecisionKind.STRIKE)
    allowed = reach(fight(position), DecisionKind.STRIKE)
    pair(refused, allowed, A_GUN, "only-hand-strikes", "R1.4-01")
    pair(refused, allowed, TRICK, "only-hand-strikes", "R1.4-01")
    answers = [play(state, "A: strike with hand") for state in (refused, allowed)]
    pair(answers[0], answers[1], ANSWER, "only-hand-strikes", "R1.4-01")
    play(refused, "A: play Blow with Lupo")


@rule("R6.4.5-10")
def test_stolen_equipment_rests_for_the_round() -> None:
    steal = Mode(
        How.COMBAT,
        windows=(WindowKind.STRIKE,),
        aim=THING,
        strike=Strike(effects=(StealEquipment(),)),
    )
    more = combat(WindowKind.ADDITIONAL, AdditionalStrikes(1))
    position = holding(A={"Steal": steal, "More": more, "Turn": TURN})
    position = armed(position, "Thomas", "Gun", GUN)
    lines = ("A: play Steal with Lupo", "A: target Gun", "B: strike with hand")
    stolen = fight(position, *lines)
    refused = reach(play(reach(stolen, WindowKind.ADDITIONAL), "A: play More with Lupo"),
                    DecisionKind.STRIKE)  # fmt: skip
    allowed = reach(play(reach(stolen, WindowKind.PRESS), "A: play Turn with Lupo"),
                    DecisionKind.STRIKE)  # fmt: skip
    pair(refused, allowed, A_GUN, "stolen-this-round", "R6.4.5-10")


@rule("R1.4-01")
def test_who_is_kept_from_equipment() -> None:
    net = mark(Mark.NO_EQUIPMENT, who=Who.OPPONENT)
    position = armed(holding(B={"Net": net}), "Lupo", "Gun", GUN)
    refused = reach(fight(position, "B: play Net with Thomas"), DecisionKind.STRIKE)
    allowed = reach(fight(position), DecisionKind.STRIKE)
    pair(refused, allowed, A_GUN, "kept-from-equipment", "R1.4-01")


@rule("R6.4.3-07")
def test_a_strike_is_made_with_a_melee_weapon_of_his_own() -> None:
    hit = strike(hand=True, melee=True, damage=1)
    plain = Mode(How.USE, windows=(WindowKind.STRIKE,), by=By.HOST, strike=Strike(strength=True))
    refused, allowed = (
        _choosing(
            armed(_sword(holding(A={"Trick": hit}), plain), "Lupo", "Gun", plain, traits=more)
        )
        for more in ((), (Trait.MELEE,))
    )
    pair(refused, allowed, "A: target Gun", "not-his-weapon", "R6.4.3-07")
    state = allowed
    his, other = (read_move(state, f"A: target {name}") for name in ("Gun", "Sword of Thomas"))
    pair_of_moves(state, other, his, "not-his-weapon", "R6.4.3-07")


def _sword(position: Position, mode: Mode) -> Position:
    position = armed(position, "Lupo", "Sword", mode, traits=(Trait.MELEE,))
    return armed(position, "Thomas", "Sword of Thomas", mode, traits=(Trait.MELEE,))


def _choosing(position: Position) -> GameState:
    """The weapon of a strike card is to be chosen."""
    return play(reach(fight(position), DecisionKind.STRIKE), TRICK)


@rule("R6.4.7-02")
def test_a_strike_is_aimed_at_the_opponent_or_his_retainers() -> None:
    position = armed(holding(A={"Step": STEP}), "Lupo", "Gun", GUN)
    for name, on in (("Dog", "Thomas"), ("Cat", "Lupo"), ("Crow", "Nik")):
        position.prop(name, types=CardType.RETAINER, text=Text(life=1)).attach(name, on=on)
    state = reach(fight(position, "A: play Step with Lupo"), DecisionKind.STRIKE)
    state = play(state, A_GUN)
    for name in ("Cat", "Crow", "Nik", "Lupo", "Gun"):
        other, his = (read_move(state, f"A: target {who}") for who in (name, "Dog"))
        pair_of_moves(state, other, his, "not-to-strike-at", "R6.4.7-02")


# --- prevention ----------------------------------------------------------------------------------


@rule("R6.4.6-02")
def test_nothing_is_prevented_without_damage() -> None:
    refused, allowed = (
        fight(
            holding(A={"Hit": strike(damage=points)}, B={"Trick": (HIDE, 2)}),
            "A: play Hit with Lupo",
            "B: strike with hand",
            ANSWER,
        )
        for points in (1, 2)
    )
    refused, allowed = (reach(s, WindowKind.PREVENT) for s in (refused, allowed))
    pair(refused, allowed, ANSWER, "nothing-to-prevent", "R6.4.6-02")


@rule("R6.4.6-02")
@pytest.mark.parametrize("discipline", [Discipline.FORTITUDE, Discipline.CELERITY])
def test_damage_that_a_discipline_does_not_prevent(discipline: Discipline) -> None:
    """Every position is the same, but for the Discipline that the damage withstands."""
    refused, allowed = (
        _hit(strike(damage=1, unprevented=unprevented), discipline)
        for unprevented in (discipline, Discipline.OBFUSCATE)
    )
    pair(refused, allowed, ANSWER, "nothing-to-prevent", "R6.4.6-02")


def _hit(hit: Mode, discipline: Discipline) -> GameState:
    """Thomas, with a card of this Discipline that prevents damage, is hit."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=5)
    position.vampire("Thomas", "B", capacity=5, disciplines={discipline.value: 1})
    text = Text(modes=(combat(WindowKind.PREVENT, Prevent(1), level=1),))
    position.prop("Trick", types="combat", disciplines=[discipline.value], text=text)
    state = fight(
        holding(position, A={"Hit": hit}).hand("B", "Trick"),
        "A: play Hit with Lupo",
        "B: strike with hand",
    )
    return reach(state, WindowKind.PREVENT, "B")


@rule("R6.4.6-02")
def test_cards_that_prevent_damage_of_strikes() -> None:
    shield = combat(WindowKind.PREVENT, Prevent(ALL, strike=True))
    burn = combat(BEFORE, DamageTo(1, who=Who.OPPONENT))
    position = holding(A={"Burn": burn}, B={"Trick": shield})
    refused = reach(fight(position, "A: play Burn with Lupo"), WindowKind.PREVENT)
    allowed = reach(fight(position), WindowKind.PREVENT, "B")
    pair(refused, allowed, ANSWER, "nothing-to-prevent", "R6.4.6-02")


# --- what cards have allowed before --------------------------------------------------------------

OPTIONS = [
    (Option.MANEUVER, WindowKind.RANGE, "maneuver"),
    (Option.PRESS, WindowKind.PRESS, "press"),
    (Option.PRESS_TO_CONTINUE, WindowKind.PRESS, "press to continue"),
    (Option.PREVENT, WindowKind.PREVENT, "prevent a point"),
]


@rule("R6.4.2-09", "R6.4.2-15")
@pytest.mark.parametrize(("option", "window", "line"), OPTIONS)
def test_what_no_card_has_allowed(option: Option, window: WindowKind, line: str) -> None:
    position = holding(A={"Free": combat(BEFORE, MayLater(option))})
    refused = reach(fight(position), window, "A")
    allowed = reach(fight(position, "A: play Free with Lupo"), window, "A")
    pair(refused, allowed, f"A: {line}", "no-option", "R6.4.2-09")


@rule("R6.4.2-14")
def test_an_option_goes_with_its_round() -> None:
    spans = []
    for span in (Span.ROUND, Span.COMBAT):
        free = combat(BEFORE, MayLater(Option.MANEUVER, span=span))
        position = holding(A={"Free": free, "Turn": TURN})
        state = reach(fight(position, "A: play Free with Lupo"), WindowKind.PRESS)
        spans.append(reach(play(state, "A: play Turn with Lupo"), WindowKind.RANGE, "A"))
    pair(spans[0], spans[1], "A: maneuver", "no-option", "R6.4.2-09")


@rule("R6.4.1-02")
def test_options_have_their_moment() -> None:
    free = combat(BEFORE, MayLater(Option.MANEUVER))
    early = fight(holding(A={"Free": (free, 2)}), "A: play Free with Lupo")
    allowed = reach(early, WindowKind.RANGE)
    pair(early, allowed, "A: maneuver", "option-not-now", "R6.4.1-02")


@rule("R6.4.6-16")
def test_a_choice_of_points_needs_both_kinds() -> None:
    free = combat(BEFORE, MayLater(Option.PREVENT))
    refused, allowed = (_wounded(points, free) for points in ((0, 2), (1, 2)))
    line = "B: prevent an aggravated point"
    pair(refused, allowed, line, "no-choice", "R6.4.6-16")
    refused = _wounded((2, 0), free)
    pair(refused, allowed, line, "no-choice", "R6.4.6-16")


def _wounded(points: tuple[int, int], free: Mode) -> GameState:
    """Thomas, who may prevent a point, is hit by a weapon for normal and aggravated damage."""
    normal, worse = points
    gun = Mode(
        How.USE,
        windows=(WindowKind.STRIKE,),
        by=By.HOST,
        strike=Strike(damage=normal or worse, aggravated=not normal),
    )
    position = holding(A={"Poison": POISON}, B={"Free": free})
    position = armed(position, "Lupo", "Gun", gun)
    lines = ("A: play Poison with Lupo", "A: target Gun") if normal and worse else ()
    state = fight(position, *lines, "B: play Free with Thomas", A_GUN, "B: strike with hand")
    return reach(state, WindowKind.PREVENT, "B")


POISON = Mode(
    How.COMBAT,
    windows=(BEFORE,),
    aim=Aim(What.WEAPON, Whose.YOURS),
    effects=(mark(Mark.WEAPON_AGGRAVATED, amount=1, who=Who.TARGET).effects),
)


# --- what cards ask for --------------------------------------------------------------------------


def _rounds(need: Need) -> tuple[GameState, GameState]:
    """The first and the second round, with a card that asks for something."""
    trick = combat(BEFORE, MayLater(Option.PRESS), needs=(need,))
    first = fight(holding(A={"Trick": trick, "Turn": TURN, "Wait": mark(Mark.STRENGTH)}))
    first = reach(first, BEFORE)
    second = play(reach(first, WindowKind.PRESS), "A: play Turn with Lupo")
    return first, reach(second, BEFORE)


@rule("R1.4-01")
def test_a_card_for_the_first_round() -> None:
    first, second = _rounds(FirstRound())
    pair(second, first, TRICK, "not-first-round", "R1.4-01")


@rule("R1.4-01")
def test_a_card_for_later_rounds() -> None:
    first, second = _rounds(LaterRound())
    pair(first, second, TRICK, "first-round", "R1.4-01")


@rule("R6.4.2-03")
@pytest.mark.parametrize(
    ("need", "code"), [(AtClose(), "not-at-close-range"), (AtLong(), "not-at-long-range")]
)
def test_a_card_for_one_range(need: Need, code: str) -> None:
    trick = combat(WindowKind.BEFORE_STRIKES, MayLater(Option.PRESS), needs=(need,))
    position = holding(A={"Trick": trick, "Step": STEP})
    close = reach(fight(position), WindowKind.BEFORE_STRIKES)
    long = reach(fight(position, "A: play Step with Lupo"), WindowKind.BEFORE_STRIKES)
    refused, allowed = (long, close) if need == AtClose() else (close, long)
    pair(refused, allowed, TRICK, code, "R6.4.2-03")


@rule("R1.4-01")
def test_a_card_for_combatants_who_are_both_ready() -> None:
    trick = combat(WindowKind.END_OF_COMBAT, CombatAgain(), needs=(BothReady(),))
    refused, allowed = (_over(trick, blood) for blood in (0, 1))
    pair(refused, allowed, TRICK, "not-both-ready", "R1.4-01")
    pair(play(allowed, TRICK), allowed, TRICK, "not-both-ready", "R1.4-01")


def _over(trick: Mode, blood: int) -> GameState:
    """The end of a combat in which Thomas, who had so much blood, took a point of damage."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=5)
    position.vampire("Thomas", "B", capacity=5, blood=blood)
    return reach(fight(holding(position, A={"Trick": (trick, 2)})), WindowKind.END_OF_COMBAT, "A")

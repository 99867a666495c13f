"""Political action cards, and the cards that are played in referendums."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import AGREE, BEFORE, MOTION, OVER, POLLING, called, calling, passed
from tests.cards.table import codes, lines, look, onward, play, pools, skilled, table
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.queries import tally
from vtes.testing import Position

# --- referendums ----------------------------------------------------------------------------------


@rule("R6.3.2-13", "R6.3.2-06")
def test_kine_resources_contested() -> None:
    name = "Kine Resources Contested"
    assert pools(passed(calling(name), name, "A: 3 to B", "A: 1 to A")) == [29, 27, 30]
    state = play(calling(name).build(), f"A: play {name} with Lupo")
    state = onward(state, DecisionKind.ALLOT)
    assert "A: 3 to B" in lines(state)
    assert codes(state, "A: 4 to B") == ["points-undividable"]


@pytest.mark.parametrize(("seats", "points"), [("ABC", 3), ("ABCDE", 5)])
@rule("R6.3.2-13", "R6.3.2-06")
def test_conservative_agitation(seats: str, points: int) -> None:
    name = "Conservative Agitation"
    most = points - 1
    state = passed(calling(name, seats=seats), name, f"A: {most} to B", "A: 1 to C")
    assert pools(state)[:3] == [30, 30 - most, 29]


@rule("R6.3.2-13", "R6.3.2-14")
def test_ancilla_empowerment() -> None:
    name = "Ancilla Empowerment"
    position = calling(name).vampire("Nik", "B", capacity=4, zone="torpor")
    position.ally("Mage", "B", life=1).vampire("Royce", "C", zone="uncontrolled", capacity=3)
    assert pools(passed(position, name)) == [29, 27, 29]
    failed = play(called(position, name), "A: vote against by the calling card")
    assert pools(onward(failed)) == [30, 30, 30]


@rule("R6.3.2-13")
def test_autarkis_persecution() -> None:
    name = "Autarkis Persecution"
    position = calling(name).vampire("Nik", "B", capacity=4, zone="torpor")
    assert pools(passed(position.ally("Mage", "B", life=1), name)) == [31, 33, 31]


@rule("R6.3.2-13")
def test_domain_challenge() -> None:
    name = "Domain Challenge"
    position = calling(name).vampire("Nik", "B", capacity=4, tapped=True)
    position.ally("Mage", "B", life=1, tapped=True).vampire("Rake", "C", capacity=2)
    assert pools(passed(position, name)) == [29, 28, 30]  # the caller himself is tapped


@rule("R6.3.2-13", "R6.3.2-06")
def test_consanguineous_boon() -> None:
    name = "Consanguineous Boon"
    position = calling(name, clan="Brujah").vampire("Nik", "B", capacity=4, clan="Ventrue")
    position.vampire("Royce", "B", capacity=4, clan="Ventrue", zone="torpor")
    position.vampire("Nora", "C", capacity=4, clan="Ventrue", zone="uncontrolled")
    assert pools(passed(position, name, "A: clan Ventrue")) == [30, 32, 30]
    assert pools(passed(position, name, "A: clan Brujah")) == [31, 30, 30]


@rule("R6.3.2-13", "R6.3.2-06", "G44")
def test_disputed_territory() -> None:
    name, place = "Disputed Territory", "Academic Hunting Ground"
    position = calling(name).permanent(place, "B", tapped=True)
    state = passed(position, name, f"A: target {place}", "A: choose C")
    where = (f"{place}.controller", f"{place}.owner", f"{place}.tapped", "C.in_play", "B.in_play")
    assert look(state, *where) == ["C", "B", True, [place], []]
    state = passed(position, name, f"A: target {place}", "A: choose B")
    assert look(state, *where[:1]) == ["B"]


@rule("R6.3.2-06", "R6.3.2-14")
def test_a_referendum_without_possible_terms_fails() -> None:
    name = "Disputed Territory"
    state = onward(play(calling(name).build(), f"A: play {name} with Lupo"))
    assert look(state, "A.ash_heap", "Lupo.tapped", "pending") == [[name], True, "MINION"]


@rule("R6.3.1-01", "R4-03", "R4-04")
def test_anarch_revolt() -> None:
    name = "Anarch Revolt"
    position = table().hand("A", name).turn("A", Phase.MASTER)
    state = onward(play(position.build(), f"A: play {name}"), DecisionKind.MASTER)
    assert look(state, f"{name}.zone") == ["in play"]
    position = table().permanent(name, "A").turn("B", Phase.UNTAP)
    state = position.build()
    assert codes(state, "B: pass") == ["effect-due"]
    state = play(state, f"B: use {name} in way 2")
    assert pools(state) == [30, 29, 30]
    assert "B: pass" in lines(state)
    own = play(position.turn("A", Phase.UNTAP).build(), f"A: use {name} in way 2")
    assert pools(own) == [29, 30, 30]


@rule("R6.3.1-01", "R6.3.1-03")
def test_anarch_revolt_is_burned_by_a_referendum() -> None:
    name = "Anarch Revolt"
    position = table().permanent(name, "A").turn("B").edge("B")
    state = onward(play(position.build(), f"B: use {name} in way 3 with Thomas"), POLLING, "B")
    assert look(state, "action.directed_at", "action.stealth") == ["", 1]
    assert look(onward(state), f"{name}.zone") == ["in play"]
    state = onward(play(state, "B: burn the Edge to vote for"))
    assert look(state, f"{name}.zone", "A.ash_heap") == ["ash heap", [name]]


# --- modifiers and reactions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way", "amount", "blood", "more"),
    [
        ("Bewitching Oration", 1, None, 0, 2),
        ("Bewitching Oration", 2, None, 0, 4),
        ("Awe", 1, 0, 0, 1),
        ("Awe", 1, 3, 3, 4),
        ("Awe", 2, 2, 2, 5),
    ],
)
@rule("R6.3.3-27", "R6.2.3-07", "R6.3.2-03")
def test_votes_of_the_acting_vampire(
    name: str, way: int, amount: int | None, blood: int, more: int
) -> None:
    state = called(calling(MOTION, name, title="primogen"), MOTION)
    state = play(state, f"A: play {name}{f' in way {way}' if way > 1 else ''} with Lupo")
    if amount is not None:
        assert codes(state, "A: take 7") == ["wrong-amount"]
        state = play(state, f"A: take {amount}")
    assert look(state, "Lupo.votes", "Lupo.blood") == [1 + more, 6 - blood]
    state = play(state, "A: vote for with Lupo")
    assert tally(state) == (1 + more, 0)


@pytest.mark.parametrize("name", ["Bewitching Oration", "Awe", "Telepathic Vote Counting"])
@rule("R6.3.2-07", "R6.2-02")
def test_only_while_votes_are_cast(name: str) -> None:
    state = play(calling(MOTION, name).build(), f"A: play {MOTION} with Lupo")
    for window in (WindowKind.AS_ANNOUNCED, BEFORE):
        state = onward(state, window, "A")
        assert codes(state, f"A: play {name} with Lupo")[:1] == ["wrong-window"]


@pytest.mark.parametrize(
    ("name", "way", "more"),
    [("Surprise Influence", 1, 2), ("Dread Gaze", 1, 2), ("Dread Gaze", 2, 4)],
)
@pytest.mark.parametrize("window", [BEFORE, POLLING])
@rule("R6.3.3-27", "R6.3.2-02")
def test_votes_of_a_reacting_vampire(name: str, way: int, more: int, window: WindowKind) -> None:
    position = calling(MOTION).hand("B", name)
    position.vampire("Nik", "B", capacity=5, disciplines=skilled(name)).ally("Mage", "B", life=1)
    state = play(position.build(), f"A: play {MOTION} with Lupo")
    state = onward(state, window, "B")
    how = f" in way {way}" if way > 1 else ""
    assert codes(state, f"B: play {name}{how} with Mage")
    state = onward(play(state, f"B: play {name}{how} with Nik"), POLLING, "B")
    assert look(state, "Nik.votes", "Nik.tapped") == [more, False]
    assert tally(play(state, "B: vote against with Nik")) == (0, more)


@rule("R6.3.2-07", "R1.4-01")
def test_bribes() -> None:
    position = calling(MOTION, "Bribes").vampire("Nik", "B", capacity=4, title="primogen")
    position.vampire("Royce", "C", capacity=4, title="primogen").edge("C")
    state = play(position.build(), f"A: play {MOTION} with Lupo")
    bribed = onward(play(onward(state, BEFORE, "A"), "A: play Bribes with Lupo"), POLLING, "A")
    assert pools(bribed) == [31, 30, 30]
    state = play(bribed, AGREE, "B: vote for with Nik")
    state = play(state, "C: vote for with Royce")
    assert pools(onward(state)) == [32, 33, 33]  # one each for the vote; then one for each minion
    state = play(state, "C: burn the Edge to vote against")
    assert pools(onward(state)) == [32, 33, 32]
    state = play(onward(bribed, POLLING, "B"), "B: vote for with Nik", "A: pass")
    state = play(state, "C: vote against with Royce", "A: vote against by the calling card")
    assert pools(onward(state)) == [31, 31, 30]


@rule("R1.4-01", "R6.3.2-13")
def test_cryptic_rider() -> None:
    position = calling(MOTION, "Cryptic Rider", MOTION).vampire("Rake", "A", capacity=3)
    state = play(called(position, MOTION), AGREE)
    state = play(onward(state, OVER, "A"), "A: play Cryptic Rider with Lupo")
    state = onward(state)
    assert look(state, "Lupo.blood", "A.pool", "B.pool") == [5, 32, 31]
    state = onward(play(state, f"A: play {MOTION} with Rake"))
    assert pools(state) == [34, 32, 32]
    state = onward(play(called(position, MOTION), "A: vote against by the calling card"), OVER, "A")
    assert codes(state, "A: play Cryptic Rider with Lupo") == ["referendum-not-passed"]


@rule("R1.4-01", "R1.6.1-06")
def test_telepathic_vote_counting_cancels() -> None:
    name = "Telepathic Vote Counting"
    position = calling(MOTION, name).vampire("Rake", "A", capacity=3)
    state = onward(play(called(position, MOTION), AGREE, f"A: play {name} with Lupo"))
    assert look(state, "A.hand", "A.ash_heap", "Lupo.tapped") == [[MOTION], [name], True]
    assert pools(state) == [30, 30, 30]
    assert f"A: play {MOTION} with Rake" in lines(state)


@rule("R1.4-01")
def test_telepathic_vote_counting_makes_abstain() -> None:
    name = "Telepathic Vote Counting"
    position = calling(MOTION, name).vampire("Nik", "B", capacity=8, title="inner_circle")
    state = onward(play(called(position, MOTION), AGREE), POLLING, "B")
    state = play(state, "B: vote against with Nik")
    assert tally(state) == (1, 4)
    state = play(state, f"A: play {name} in way 2 with Lupo", "A: target Nik")
    assert pools(onward(state)) == [31, 32, 31]


@rule("R1.4-01", "R1.6.1-06")
def test_delaying_tactics() -> None:
    name = "Delaying Tactics"
    position = calling(MOTION, MOTION).vampire("Rake", "A", capacity=3).hand("B", name)
    state = onward(play(called(position, MOTION), AGREE), POLLING, "B")
    state = onward(play(state, f"B: play {name} with Thomas"))
    assert look(state, "A.hand", "Lupo.tapped", "Thomas.blood") == [[MOTION, MOTION], False, 4]
    assert pools(state) == [30, 30, 30]
    assert codes(state, f"A: play {MOTION} with Rake") == ["referendum-barred"]
    assert codes(state, f"A: play {MOTION} with Lupo") == ["referendum-barred"]


# --- cards that ask when they happen --------------------------------------------------------------


def asked(position: Position, name: str, *terms: str) -> GameState:
    """The referendum has passed and asks for something."""
    return onward(play(called(position, name, *terms), AGREE), DecisionKind.CHOICE)


@rule("R6.3.2-13", "D140")
def test_ancient_influence() -> None:
    name = "Ancient Influence"
    position = calling(name).pool(A=3, B=4, C=4).vampire("Nik", "B", capacity=9, blood=1)
    position.vampire("Royce", "B", capacity=10, zone="torpor").ally("Mage", "C", life=2)
    state = asked(position, name)
    assert lines(state) == ["A: target Lupo", "A: pass"]
    state = play(state, "A: target Lupo")
    assert lines(state) == ["B: target Thomas", "B: target Nik", "B: pass"]
    state = play(state, "B: target Nik")
    assert codes(state, "C: target Nik") == ["not-an-option"]
    state = onward(play(state, "C: pass"))  # C burns her last pool; the others gained before
    assert pools(state) == [3 + 6 - 5, 4 + 9 - 5 + 6, 0]
    assert look(state, "C.standing", "B.vp") == ["OUSTED", 1]


@rule("R1.4-01")
def test_ancient_influence_once_a_game() -> None:
    name = "Ancient Influence"
    position = calling(name, name).vampire("Rake", "A", capacity=3)
    state = onward(play(position.build(), f"A: play {name} with Lupo"), DecisionKind.MINION)
    assert codes(state, f"A: play {name} with Rake") == ["once-a-game"]


@rule("R6.3.2-06", "R6.3.2-13")
def test_parity_shift() -> None:
    name = "Parity Shift"
    position = calling(name, title="prince").pool(A=10, B=11, C=10)
    state = onward(
        play(position.build(), f"A: play {name} with Lupo"), DecisionKind.TERM_METHUSELAH
    )
    assert lines(state) == ["A: choose B"]
    assert codes(state, "A: choose C") == ["term-wrong-methuselah"]
    assert pools(passed(position, name, "A: choose B", "A: 2 to A", "A: 1 to C")) == [12, 8, 11]
    assert pools(passed(position, name, "A: choose B", "A: 3 to C")) == [10, 8, 13]
    refused = calling(name, title="primogen").build()
    assert codes(refused, f"A: play {name} with Lupo") == ["title-missing"]


@rule("R6.3.2-13", "D140")
def test_parity_shift_of_less_than_three() -> None:
    name = "Parity Shift"
    position = calling(name, title="prince").pool(A=1, B=2, C=9)
    state = asked(position, name, "A: choose B", "A: 2 to A", "A: 1 to C")
    assert lines(state) == ["A: choose A", "A: choose C"]
    assert pools(onward(play(state, "A: choose C"))) == [2 + 6, 0, 10]
    state = play(state, "A: choose A")
    assert lines(state) == ["A: choose A", "A: choose C"]
    assert pools(onward(play(state, "A: choose A"))) == [3 + 6, 0, 9]


def captivating(way: int, **lupo: Any) -> GameState:
    """Lupo, a prince with 1 blood, has called a referendum that passed by 3."""
    name = "Voter Captivation"
    position = calling(MOTION, name, title="prince", blood=1, **lupo)
    state = onward(play(called(position, MOTION), AGREE, "A: vote for with Lupo"), OVER, "A")
    return play(state, f"A: play {name}{f' in way {way}' if way > 1 else ''} with Lupo")


@rule("R6.3.2-13", "D140")
def test_voter_captivation() -> None:
    state = onward(captivating(1))
    assert look(state, "Lupo.blood", "A.pool") == [4, 31]
    state = captivating(2)
    assert lines(state) == ["A: take 0", "A: take 1", "A: take 2"]
    assert look(onward(play(state, "A: take 0")), "Lupo.blood", "A.pool") == [4, 31]
    assert look(onward(play(state, "A: take 2")), "Lupo.blood", "A.pool") == [2, 33]


@pytest.mark.parametrize(("way", "own"), [(1, 2), (2, 3)])
@rule("R6.3.3-27", "D140")
def test_business_pressure(way: int, own: int) -> None:
    name = "Business Pressure"
    position = calling(MOTION, name).pool(A=4, B=9, C=1)
    state = called(position, MOTION)
    state = play(state, f"A: play {name}{f' in way {way}' if way > 1 else ''} with Lupo")
    assert lines(state) == [f"A: take {amount}" for amount in range(5)]
    state = play(state, "A: take 1", "B: take 2")
    assert lines(state) == ["C: take 0", "C: take 1"]
    state = play(state, "C: take 0", "A: take 2", "B: take 0", "C: take 0")
    state = play(state, "A: take 0")  # nobody has burned more since
    assert pools(state) == [1, 7, 1]
    assert "A: vote for with bought votes" in lines(state)
    state = play(onward(play(state, "A: vote for with bought votes"), POLLING, "B"), BOUGHT)
    assert tally(state) == (3 * own, 4)


BOUGHT = "B: vote against with bought votes"


@rule("R6.3.3-05", "R6.3.3-01", "R6.3.2-10")
def test_bought_votes_are_one_source() -> None:
    name = "Business Pressure"
    state = called(calling(MOTION, name, name).pool(A=4, B=1, C=1), MOTION)
    line = "A: vote for with bought votes"
    assert codes(state, line) == ["nothing-bought"]
    state = play(state, f"A: play {name} with Lupo", "A: take 1", "B: take 0", "C: take 0")
    state = play(state, "A: take 0", line)
    assert codes(state, line) == ["nothing-bought"]
    assert tally(state) == (2, 0)

"""Cards of the starters of Ventrue antitribu, Tzimisce and Lasombra."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.polls import POLLING, called, calling
from tests.cards.table import SABBAT, codes, lines, look, onward, play, skilled, table, titled
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.ops.titles import drop_title
from vtes.testing import Position

MASTER, UNTAP = DecisionKind.MASTER, DecisionKind.UNTAP


# --- Ventrue antitribu ----------------------------------------------------------------------------

RECRUITMENT = "Recruitment"


def recruiting(*crypt: str) -> GameState:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", RECRUITMENT)
    position.vampire("Rake", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    return position.crypt("A", *crypt).crypt("B", 3).build()


@rule("R1.2-01", "D301")
def test_a_vampire_is_recruited_from_the_crypt() -> None:
    state = play(recruiting("Lalitha", "Anson", "Lalitha", "Dodd"), f"A: play {RECRUITMENT}")
    found = [f"A: choose {name} in crypt" for name in ("Anson", "Dodd", "Lalitha")]
    assert sorted(lines(state)) == [*found, "A: pass"]
    before = vtes.transition(state, vtes.read_move(state, found[1]))
    told = [vtes.format_event(before.after, event) for event in before.events]
    assert "A shuffles her crypt" in told
    state = onward(before.after, MASTER)
    assert look(state, "A.uncontrolled", "A.crypt.count", "A.pool") == [["Dodd"], 3, 28]
    seen = vtes.observe(state, 1)
    assert [card.printed for card in seen.players[0].uncontrolled] == [200352]  # all have seen him


@rule("D140")
def test_nobody_need_be_recruited() -> None:
    state = onward(play(recruiting("Anson"), f"A: play {RECRUITMENT}", "A: pass"), MASTER)
    assert look(state, "A.uncontrolled", "A.crypt.count", "A.pool") == [[], 1, 28]
    nobody = onward(play(recruiting(), f"A: play {RECRUITMENT}"), DecisionKind.CHOICE)
    assert lines(nobody) == ["A: pass"]


MANIPULATION = "Kindred Manipulation"
KRC, TERMS = "Kine Resources Contested", ("A: 3 to B", "A: 1 to A")


def manipulated(**nik: Any) -> GameState:
    """Lupo's referendum; Nik of C has voted against it, if he can."""
    position = calling(KRC, MANIPULATION, clan="Ventrue antitribu")
    position.vampire("Nik", "C", **{"capacity": 5, "title": "prince", "city": "Rome", **nik})
    position.vampire("Prince", "B", capacity=8, title="prince", city="Oslo")
    return called(position, KRC, *TERMS)


@rule("R6.3.2-10", "R1.5-04")
def test_votes_are_changed_by_manipulation() -> None:
    state = play(onward(manipulated(), POLLING, "C"), "C: vote against with Nik")
    assert look(state, "referendum.for", "referendum.against") == [0, 2]
    state = play(onward(state, POLLING, "A"), f"A: play {MANIPULATION} with Lupo")
    assert lines(state) == ["A: target Thomas", "A: target Yuri", "A: target Nik"]
    state = play(state, "A: target Nik")
    assert lines(state) == ["A: have him vote for", "A: have him vote against"]
    state = play(state, "A: have him vote for")
    assert look(state, "referendum.for", "referendum.against", "Lupo.blood") == [2, 0, 5]


@rule("R6.3.2-10")
def test_who_has_not_voted_need_not() -> None:
    """But he votes on no other side. [RTR 19991001] [LSJ 20030828]"""
    state = play(manipulated(), f"A: play {MANIPULATION} with Lupo", "A: target Nik")
    state = play(state, "A: have him vote for")
    assert look(state, "referendum.for", "referendum.against") == [0, 0]
    state = onward(state, POLLING, "C")
    assert codes(state, "C: vote against with Nik") == ["bound-to-other-side"]
    assert codes(state, "C: vote for with Nik") == []
    assert "C: pass" in lines(state)


COOLER = "Concoction of Vitality"


def drinking(*hand: str, **lupo: Any) -> GameState:
    """Lupo announces an action; he has the Concoction."""
    position = table(**{"disciplines": skilled(*hand), **lupo}).attach(COOLER, on="Lupo")
    position.hand("A", *hand).ally("Gang", "B", life=2).library("A", 4)
    return onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")


@rule("R6.2-02")
def test_a_concoction_keeps_vampires_from_blocking() -> None:
    use = f"A: use {COOLER} in way 2"
    state = play(drinking(), use)
    assert look(state, "A.ash_heap", "Lupo.attached") == [[COOLER], []]
    assert lines(onward(state, DecisionKind.BLOCK)) == ["B: block with Gang", "B: pass"]
    ally = table().ally("Gypsies", "A").attach(COOLER, on="Gypsies").build()
    ally = onward(play(ally, "A: bleed with Gypsies"), WindowKind.AS_ANNOUNCED, "A")
    assert codes(ally, use) == ["no-vampire"]
    other = table().vampire("Rake", "A", capacity=4).attach(COOLER, on="Rake").build()
    other = onward(play(other, "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    assert codes(other, use) == ["does-not-act"]


@rule("R1.4-01")
def test_who_drinks_it_plays_no_disciplines() -> None:
    """Neither modifiers nor combat cards; others do. [LSJ 20100402]"""
    use, modifier = f"A: use {COOLER} in way 2", "A: play Conditioning with Lupo"
    hand = ("Conditioning", "Blur", "Fake Out")
    before = drinking(*hand)
    assert codes(before, modifier) == []
    state = play(before, use)
    pair(
        onward(state, WindowKind.AFTER_DECLINE, "A"),
        onward(before, WindowKind.AFTER_DECLINE, "A"),
        modifier,
        "card-hushed",
        "R1.4-01",
    )
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Gang")
    state = onward(state, WindowKind.RANGE, "A")
    assert codes(state, "A: play Fake Out with Lupo") == []
    state = onward(state, WindowKind.ADDITIONAL, "A")
    assert codes(state, "A: play Blur with Lupo") == ["card-hushed"]
    govern = (
        table(disciplines={"dom": 2}).attach(COOLER, on="Lupo").hand("A", "Govern the Unaligned")
    )
    state = play(govern.build(), "A: play Govern the Unaligned with Lupo")
    assert codes(onward(state, WindowKind.AS_ANNOUNCED, "A"), use) == []


@rule("R6.1.3-01")
def test_a_concoction_is_equipped() -> None:
    state = onward(play(table().hand("A", COOLER).build(), f"A: play {COOLER} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[COOLER], 29]


def vandalized(state: GameState, times: int, place: str) -> GameState:
    """Dominique has acted so often, in as many turns."""
    for _ in range(times):
        state = onward(state, DecisionKind.MINION, "A")
        state = play(state, "A: use Dominique with Dominique", f"A: target {place}")
        state = onward(state, DecisionKind.MINION, "A")
        state = onward(state, DecisionKind.MINION, "B")
    return state


@rule("R6.1-09", "R1.6.2-09")
@pytest.mark.parametrize(
    ("place", "cost"), [("Zoo Hunting Ground", 2), ("The Labyrinth", 1), ("The Barrens", 1)]
)
def test_dominique_wrecks_a_location(place: str, cost: int) -> None:
    """By as many counters as it costs; one for one that costs nothing."""
    position = Position("A", "B").vampire("Dominique", "A").permanent(place, "B")
    position.vampire("Thomas", "B", capacity=4, tapped=True).library("A", 9).library("B", 9)
    state = position.permanent("Arcane Library", "A").build()
    state = play(state, "A: use Dominique with Dominique")
    assert sorted(lines(state)) == sorted([f"A: target {place}", "A: target Arcane Library"])
    state = play(state, f"A: target {place}")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = vandalized(position.build(), cost - 1, place) if cost > 1 else position.build()
    assert look(state, "B.in_play") == [[place]]
    if cost > 1:
        assert look(state, f"{place}.tokens") == [["vandal"] * (cost - 1)]
    assert look(vandalized(state, 1, place), "B.ash_heap") == [[place]]


@rule("R1.4-01")
def test_a_location_on_a_minion_keeps_its_vandal_counters() -> None:
    """And what is no location is none of her business."""
    position = Position("A", "B").vampire("Dominique", "A").vampire("Thomas", "B", capacity=4)
    position.attach("Palatial Estate", on="Thomas").attach(".44 Magnum", on="Thomas")
    state = position.library("A", 9).library("B", 9).build()
    state = play(state, "A: use Dominique with Dominique")
    assert lines(state) == ["A: target Palatial Estate"]
    state = onward(play(state, "A: target Palatial Estate"), DecisionKind.MINION, "B")
    assert look(state, "Palatial Estate.tokens") == [["vandal"]]


# --- Tzimisce, Lasombra ---------------------------------------------------------------------------

PENTEX = "Pentex™ Loves You!"


def sponsored(**lupo: Any) -> GameState:
    """A's Lupo bleeds; B has chosen him, or could."""
    position = table(**{**SABBAT, **lupo}).permanent(PENTEX, "B").hand("A", "Bribes")
    return onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "B")


@rule("R6.1.1-06", "R6.2-02")
def test_pentex_loves_a_bleeder() -> None:
    """Whoever controls him burns the blood, once."""
    state = play(sponsored(), f"B: use {PENTEX} in way 2")
    assert lines(state) == ["B: target Lupo"]
    state = onward(play(state, "B: target Lupo"), WindowKind.AS_ANNOUNCED, "A")
    line = f"A: use {PENTEX} in way 3"
    state = play(state, line)
    assert look(state, "Lupo.blood", f"{PENTEX}.tapped") == [5, True]
    again = onward(state, WindowKind.AFTER_DECLINE, "A")
    assert codes(again, line) == ["use-not-yours"]
    assert look(onward(state), "B.pool") == [28]


@rule("R1.4-01", "G02")
def test_whom_pentex_does_not_help() -> None:
    position = table(**SABBAT).permanent(PENTEX, "A").vampire("Nik", "A", capacity=4, **SABBAT)
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    line = f"A: use {PENTEX} in way 3"
    assert codes(state, line) == ["use-not-yours"]
    state = play(state, f"A: use {PENTEX} in way 2")
    assert lines(state) == ["A: target Lupo", "A: target Nik"]
    other = onward(play(state, "A: target Nik"), WindowKind.AS_ANNOUNCED, "A")
    assert codes(other, line) == ["use-not-yours"]

    def loved(action: str, blood: int) -> GameState:
        position = table(**SABBAT, blood=blood).permanent(PENTEX, "A")
        state = play(position.build(), f"A: {action} with Lupo")
        state = play(onward(state, WindowKind.AS_ANNOUNCED, "A"), f"A: use {PENTEX} in way 2")
        return onward(play(state, "A: target Lupo"), WindowKind.AS_ANNOUNCED, "A")

    assert codes(loved("bleed", 1), line) == []
    assert codes(loved("hunt", 1), line) == ["no-bleed"]


@rule("R1.6.2-10")
def test_pentex_is_played() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", PENTEX)
    position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {PENTEX}"), MASTER)
    assert look(state, "A.in_play", "A.pool") == [[PENTEX], 28]


DETECTION = "Detection"


def detected(phase: Phase = Phase.MINION, *, blood: int = 3) -> Position:
    """It is on A's Lupo, and B has played it."""
    position = Position("A", "B").turn("A", phase).vampire("Rake", "A", capacity=4, tapped=True)
    position.vampire("Lupo", "A", capacity=6, clan="Lasombra", tapped=True, blood=blood)
    position.vampire("Thomas", "B", capacity=4).library("A", 5).library("B", 5)
    return position.attach(DETECTION, on="Lupo", seat="B")


@rule("R4-02", "R4-03")
def test_who_is_detected_untaps_for_blood() -> None:
    state = onward(detected().build(), UNTAP, "A")
    assert look(state, "Lupo.tapped", "Rake.tapped") == [True, False]
    line = f"A: use {DETECTION} in way 2"
    state = play(state, line)
    assert look(state, "Lupo.tapped", "Lupo.blood") == [False, 2]
    poor = onward(detected(blood=0).build(), UNTAP, "A")
    assert codes(poor, line) == ["use-blood"]
    assert look(onward(poor, MASTER), "Lupo.tapped") == [True]  # and he need not


@rule("R6.3.2-10", "R6.3.3-21")
@pytest.mark.parametrize("title", ["bishop", "priscus"])
def test_who_is_detected_does_not_vote(title: str) -> None:
    def polling(*, seen: bool) -> GameState:
        position = calling(KRC).vampire("Nik", "B", capacity=6, **titled(title))
        if seen:
            position.attach(DETECTION, on="Nik", seat="C")
        return onward(called(position, KRC, *TERMS), POLLING, "B")

    among = " among the prisci" if title == "priscus" else ""
    line = f"B: vote against{among} with Nik"
    pair(polling(seen=True), polling(seen=False), line, "abstains", "R1.4-01")


@rule("R6.2.2-01")
def test_who_is_detected_burns_the_card() -> None:
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, clan="Lasombra")
    position.vampire("Rake", "A", capacity=5).vampire("Thomas", "B", capacity=4)
    state = position.attach(DETECTION, on="Lupo", seat="B").build()
    line = f"A: use {DETECTION} in way 3 with "
    assert codes(state, line + "Rake") == ["use-not-itself"]
    state = play(state, line + "Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    assert look(onward(state), "B.ash_heap") == [[DETECTION]]


@rule("R1.6.1-16")
def test_whom_detection_is_put_on() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", DETECTION)
    position.vampire("Lupo", "A", capacity=4, clan="Lasombra")
    position.vampire("Thomas", "B", capacity=4, clan="Lasombra", zone="torpor")
    state = play(position.vampire("Nik", "B", capacity=4).build(), f"A: play {DETECTION}")
    assert lines(state) == ["A: target Lupo", "A: target Thomas"]
    state = onward(play(state, "A: target Thomas"), MASTER)
    assert look(state, f"{DETECTION}.host", f"{DETECTION}.controller") == ["Thomas", "A"]


@rule("R6.3.3-21", "R6.3.3-23", "R6.1.1-06")
@pytest.mark.parametrize(("title", "ballots"), [("priscus", 2), ("", 1)])
def test_gratiano_has_one_more_ballot(title: str, ballots: int) -> None:
    """Also when he is no priscus any more. [LSJ 20040519]"""
    position = (
        calling(KRC).vampire("Gratiano", "B").vampire("Nik", "C", capacity=6, title="priscus")
    )
    state = onward(called(position, KRC, *TERMS), POLLING, "B")
    if not title:
        state = changed_title(state)
    state = play(state, "B: vote against among the prisci with Gratiano")
    assert look(state, "Gratiano.bleed") == [2]
    state = onward(state, POLLING, "C")
    state = play(state, "C: vote for among the prisci with Nik")
    against = 3 if ballots == 2 else 0  # on a tie the block abstains
    assert look(state, "referendum.for", "referendum.against") == [0, against]


def changed_title(state: GameState) -> GameState:
    """Gratiano has lost his title."""
    card = next(n for n, _ in enumerate(state.cards) if state.definition(n).facts.id == 200534)
    return drop_title(state, card)


TEMPLE = "Communal Haven: Temple"


@rule("R6.2.2-13", "R6.2.2-01")
@pytest.mark.parametrize(
    ("target", "sect", "intercept"),
    [("Thomas", "sabbat", 1), ("Nik", "sabbat", 0), ("Thomas", "camarilla", 0), ("", "sabbat", 0)],
)
def test_a_communal_haven_guards_its_own(target: str, sect: str, intercept: int) -> None:
    """Sabbat vampires against actions at Sabbat vampires of the same Methuselah."""
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=6, disciplines={"nec": 2})
    position.vampire("Thomas", "B", capacity=5, **SABBAT).vampire("Yuri", "C", capacity=5, **SABBAT)
    position.vampire("Nik", "B", capacity=4).vampire("Royce", "B", capacity=4, sect=sect)
    position.hand("A", "Jar the Soul").permanent(TEMPLE, "B")
    action = "A: play Jar the Soul with Lupo" if target else "A: bleed with Lupo"
    state = play(position.build(), action, *([f"A: target {target}"] if target else []))
    assert look(state, "Royce.intercept", "Yuri.intercept") == [intercept, 0]


@rule("R1.4-01", "R1.6.2-09")
def test_one_communal_haven_for_each() -> None:
    def haven(owner: str) -> GameState:
        position = Position("A", "B").turn("A", Phase.MASTER).hand("A", TEMPLE)
        position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
        return position.permanent(TEMPLE, owner).build()

    line = f"A: play {TEMPLE}"
    pair(haven("A"), haven("B"), line, "controls-one", "R1.4-01")
    state = onward(play(haven("B"), line), MASTER)
    assert look(state, "A.in_play", "B.in_play", "A.pool") == [[TEMPLE], [TEMPLE], 29]

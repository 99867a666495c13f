"""Cards of the four independent starters that are for a clan, and counters that are votes."""

from __future__ import annotations

import pytest

from tests.cards.duel import duel, fight, go, onto
from tests.cards.fights import after, fighters, fought, until
from tests.cards.polls import called, calling
from tests.cards.table import card, codes, lines, look, onward, play, skilled, table
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.testing import Position

MASTER = DecisionKind.MASTER


# --- for a clan -----------------------------------------------------------------------------------

TALISMAN = "The Ancestor's Talisman"


@rule("R6.2.2-13", "R1.4-01")
@pytest.mark.parametrize(
    ("action", "intercept"),
    [
        ("play Govern the Unaligned", 1),
        ("play Social Charm", 1),
        ("play Jar the Soul", 0),
        ("bleed", 0),
    ],
)
def test_the_talisman_warns_of_domination(action: str, intercept: int) -> None:
    """[RTR 19980707] [LSJ 19980722]"""
    name = action.removeprefix("play ")
    hand = () if action == "bleed" else (name,)
    position = table(disciplines=skilled(*hand)).hand("A", *hand).attach(TALISMAN, on="Thomas")
    state = play(position.build(), f"A: {action} with Lupo")
    if state.pending is not None and state.pending.kind is DecisionKind.TARGET:
        state = play(state, "A: target Thomas")
    assert look(state, "Thomas.intercept", "Yuri.intercept") == [intercept, 0]


@rule("R6.1.3-01")
def test_the_talisman_is_equipped() -> None:
    position = table(clan="Assamite").hand("A", TALISMAN)
    state = onward(play(position.build(), f"A: play {TALISMAN} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[TALISMAN], 30]


PATHS = ["The Path of Blood", "The Path of Typhon"]


def played(path: str, clan: str) -> None:
    """Who has a vampire of the clan plays the path."""
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", path)
    position.vampire("Lupo", "A", capacity=4, clan=clan).vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {path}"), MASTER)
    assert look(state, "A.in_play", "A.pool") == [[path], 29]


@rule("R1.6.1-13", "R1.6.1-11")
def test_the_path_of_blood_makes_quietus_cheaper() -> None:
    """For all Assamites, whoever controls it; and nothing else is cheaper."""
    (path, _), agony = PATHS, "Blood Agony"

    def paid(clan: str, name: str, *more: str) -> int:
        position = duel(agony, "Blur", clan=clan)
        for each in more:
            position.permanent(each, "C")
        state = fight(position)
        if name == agony:
            state = onto(state, 2, WindowKind.BEFORE_RANGE)
        state = go(state, WindowKind.ADDITIONAL if name == "Blur" else WindowKind.BEFORE_RANGE, "A")
        before = state.cards[0].blood
        return before - play(state, f"A: play {name} in way 2 with Lupo").cards[0].blood

    assert (paid("Assamite", agony), paid("Assamite", agony, path)) == (1, 0)
    assert paid("Brujah", agony, path) == 1
    assert paid("Assamite", "Blur", path) == 1
    played(path, "Assamite")


@rule("R1.6.1-13", "R1.6.1-11")
def test_the_path_of_typhon_makes_serpentis_cheaper() -> None:
    (_, path), hearts = PATHS, "Heart of Darkness"

    def left(clan: str, *more: str) -> object:
        position = table(disciplines={"ser": 1}, clan=clan).hand("A", hearts)
        for each in more:
            position.permanent(each, "C")
        return look(onward(play(position.build(), f"A: play {hearts} with Lupo")), "Lupo.blood")[0]

    assert (left("Follower of Set"), left("Follower of Set", path), left("Brujah", path)) == (
        4,
        5,
        4,
    )
    played(path, "Follower of Set")


@rule("R6.2.2-01", "R6.4.6-02")
@pytest.mark.parametrize("path", PATHS)
def test_who_ends_a_path_is_hurt(path: str) -> None:
    position = table(blood=3).permanent(path, "B").ally("Gang", "A", life=1)
    state = position.build()
    use = f"A: use {path} in way "
    assert codes(state, use + "2 with Gang") == ["does-not-hold"]
    assert codes(state, use + "3 with Lupo") == ["does-not-hold"]
    state = play(state, use + "2 with Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = onward(state)
    assert look(state, "B.ash_heap", "Lupo.blood") == [[path], 2]
    state = onward(play(position.build(), use + "3 with Gang"))
    assert look(state, "B.ash_heap", "Gang.life") == [[path], 1]


HEART = "Heartblood of the Clan"


@rule("R6.1-09", "R1.6.1-11")
def test_assamites_give_to_their_clan() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", HEART)
    position.vampire("Lupo", "A", capacity=4, clan="Assamite").vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {HEART}"), MASTER)
    assert look(state, "A.in_play", "A.pool") == [[HEART], 29]
    position = table(clan="Assamite").vampire("Rake", "A", capacity=4).permanent(HEART, "A")
    state = position.build()
    use = f"A: use {HEART} in way 2 with "
    assert codes(state, use + "Rake") == ["not-of-the-clan"]
    state = play(state, use + "Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["", 0]
    assert look(onward(state), f"{HEART}.life", "Lupo.blood") == [1, 6]


@rule("R1.4-01")
def test_the_clan_feeds_who_is_to_come() -> None:
    position = Position("A", "B").turn("A", Phase.INFLUENCE).permanent(HEART, "A", counters=3)
    position.vampire("Nik", "A", capacity=7, clan="Assamite", zone="uncontrolled", blood=1)
    position.vampire("Rake", "A", capacity=4, zone="uncontrolled", blood=0)
    position.vampire("Lupo", "A", capacity=4, clan="Assamite").vampire("Thomas", "B", capacity=4)
    state = play(position.build(), f"A: use {HEART} in way 3")
    assert lines(state) == ["A: target uncontrolled #1 of A"]
    state = play(state, "A: target uncontrolled #1 of A")
    assert lines(state) == [f"A: take {n}" for n in range(4)]
    state = onward(play(state, "A: take 2"), DecisionKind.INFLUENCE)
    assert look(state, f"{HEART}.life", "Nik.blood") == [1, 3]
    assert codes(state, f"A: use {HEART} in way 3") == ["use-spent"]


MAUSOLEUM = "The Mausoleum, Venice"


@rule("R6.3.3-17", "R1.6.1-11")
@pytest.mark.parametrize("headquarters", [False, True])
def test_the_mausoleum_has_votes(headquarters: bool) -> None:
    name, place = "Kine Resources Contested", "Ventrue Headquarters"
    position = calling(name).permanent(MAUSOLEUM, "B")
    if headquarters:
        position.permanent(place, "C")
    state = onward(called(position, name, "A: 3 to B", "A: 1 to A"), WindowKind.POLLING, "B")
    way, other = ((3, 2), (2, 3))[not headquarters]
    assert codes(state, f"B: use {MAUSOLEUM} in way {other}") == ["does-not-hold"]
    state = play(state, f"B: use {MAUSOLEUM} in way {way}")
    assert look(state, f"{MAUSOLEUM}.tapped", f"{MAUSOLEUM}.votes") == [
        True,
        1 + (not headquarters),
    ]


@rule("R1.6.2-08", "R1.3-01")
def test_a_depraved_vampire() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", "Depravity")
    position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4, zone="torpor")
    position.vampire("Nik", "A", capacity=4, zone="torpor").vampire("Yuri", "B", capacity=4)
    state = play(position.build(), "A: play Depravity")
    assert lines(state) == ["A: target Lupo"]
    state = onward(play(state, "A: target Lupo"), DecisionKind.MINION)
    assert look(state, "Lupo.strength", "A.pool") == [2, 29]
    assert look(play(state, "A: hunt with Lupo"), "action.stealth") == [1]
    state = play(state, "A: diablerize with Lupo", "A: target Thomas")
    assert look(state, "action.stealth") == [1]


@rule("R6.1.5-01", "R6.1.4-01", "R1.4-01")
@pytest.mark.parametrize("name", ["Gypsies", "Tasha Morgan"])
def test_a_depraved_vampire_has_no_followers(name: str) -> None:
    def hiring(*, depraved: bool) -> GameState:
        position = table(clan=(*card(name).clans, "Brujah")[0]).hand("A", name)
        return (position.attach("Depravity", on="Lupo") if depraved else position).build()

    line = f"A: play {name} with Lupo"
    pair(hiring(depraved=True), hiring(depraved=False), line, "retinue-banned", "R1.4-01")


HEARTS = "Heart of Darkness"


def darkened(way: int | None) -> GameState:
    """Lupo has been struck with two points of aggravated damage."""
    position = fighters(disciplines={"ser": 2}).attach("Flamethrower", on="Thomas")
    state = fought(position if way is None else position.attach(HEARTS, on="Lupo"))
    if way is not None:
        card = next(n for n, value in enumerate(state.cards) if value.host == 0)
        state = state.replace(cards=state.cards.set(card, state.cards[card].replace(way=way)))
    state = play(until(state, DecisionKind.STRIKE, "B"), "B: use Flamethrower in way 2")
    return until(state, WindowKind.PREVENT, "A")


@rule("R6.4.6-15")
@pytest.mark.parametrize(
    ("way", "zone", "blood"), [(None, "torpor", 8), (0, "ready", 7), (1, "ready", 7)]
)
def test_a_heart_of_darkness(way: int | None, zone: str, blood: int) -> None:
    assert look(after(darkened(way)), "Lupo.zone", "Lupo.blood") == [zone, blood]


@rule("R1.4-01", "R6.4.6-02")
def test_the_darker_heart_prevents_once_in_each_combat() -> None:
    line = f"A: use {HEARTS} in way 3"
    state = play(darkened(1), line)
    assert codes(until(state, WindowKind.PREVENT, "A"), line) == ["once-in-combat"]
    assert look(after(state), "Lupo.zone", "Lupo.blood") == ["ready", 8]
    pair(darkened(0), darkened(1), line, "played-otherwise", "R1.5-15")


@rule("R6.2.2-01")
@pytest.mark.parametrize("way", [1, 2])
def test_a_heart_of_darkness_is_put_on_and_burned(way: int) -> None:
    position = table(disciplines={"ser": 2}).hand("A", HEARTS)
    state = play(position.build(), f"A: play {HEARTS} in way {way} with Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["", 0]
    state = onward(state)
    assert look(state, "Lupo.attached", "Lupo.blood") == [[HEARTS], 4]
    state = onward(state, DecisionKind.MINION, "B")
    state = play(state, f"B: use {HEARTS} in way 4 with Thomas")
    assert look(state, "action.directed_at") == ["A"]
    assert look(onward(state), "A.ash_heap") == [[HEARTS]]


# --- counters that are votes ----------------------------------------------------------------------

ALAMUT, ROME, KRC = "Alamut", "Powerbase: Rome", "Kine Resources Contested"


@rule("R6.1.1-05", "R1.6.1-11")
@pytest.mark.parametrize(("clan", "kept"), [("Assamite", 2), ("Brujah", 0)])
def test_alamut_keeps_what_its_assamites_bleed(clan: str, kept: int) -> None:
    position = table(clan=clan).attach("Tasha Morgan", on="Lupo").permanent(ALAMUT, "A")
    state = onward(play(position.build(), "A: bleed with Lupo"))
    assert look(state, "B.pool", f"{ALAMUT}.life") == [28, kept]


@rule("R6.1.1-05", "R1.6.2-10")
def test_alamut_keeps_nothing_of_others() -> None:
    """Neither what another's Assamites take, nor of a bleed that fails."""
    position = table(clan="Assamite").permanent(ALAMUT, "C")
    assert look(onward(play(position.build(), "A: bleed with Lupo")), f"{ALAMUT}.life") == [0]
    state = play(table(clan="Assamite").permanent(ALAMUT, "A").build(), "A: bleed with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Thomas")
    assert look(onward(state), f"{ALAMUT}.life") == [0]
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", ALAMUT)
    position.vampire("Lupo", "A", capacity=4, clan="Assamite").vampire("Thomas", "B", capacity=4)
    assert look(onward(play(position.build(), f"A: play {ALAMUT}"), MASTER), "A.pool") == [29]


def voting(place: str, counters: int) -> GameState:
    position = calling(KRC).permanent(place, "B", counters=counters)
    position.vampire("Nik", "B", capacity=4).attach("Guardian Angel", on="Nik")
    state = called(position, KRC, "A: 3 to B", "A: 1 to A")
    return onward(state, WindowKind.POLLING, "B")


@rule("R6.3.3-17", "R6.3.2-08")
def test_alamut_gives_votes_to_a_vampire() -> None:
    use = f"B: use {ALAMUT} in way 3"
    state = play(voting(ALAMUT, 3), use)
    assert lines(state) == ["B: target Thomas", "B: target Nik"]
    state = play(state, "B: target Nik")
    assert lines(state) == [f"B: take {n}" for n in (1, 2, 3)]
    state = play(state, "B: take 2")
    assert look(state, f"{ALAMUT}.life", f"{ALAMUT}.tapped", "Nik.votes") == [1, False, 2]
    state = onward(state, WindowKind.POLLING, "B")
    state = play(state, use, "B: target Nik", "B: take 1")
    assert look(state, f"{ALAMUT}.life", "Nik.votes") == [0, 3]
    pair(voting(ALAMUT, 0), voting(ALAMUT, 1), use, "card-lacks-counters", "G02")


@rule("R6.3.3-17")
def test_the_powerbase_of_rome_votes() -> None:
    use = f"B: use {ROME} in way 4"
    state = play(voting(ROME, 4), use)
    assert lines(state) == [f"B: take {n}" for n in (1, 2, 3, 4)]
    state = play(state, "B: take 3")
    assert look(state, f"{ROME}.life", f"{ROME}.tapped", f"{ROME}.votes") == [1, True, 3]
    assert codes(onward(state, WindowKind.POLLING, "B"), use) == ["card-tapped"]
    pair(voting(ROME, 0), voting(ROME, 1), use, "card-lacks-counters", "G02")


@rule("R5-05", "R1.6.1-11")
def test_the_powerbase_of_rome_grows() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).permanent(ROME, "A").hand("A", ROME)
    position.vampire("Lupo", "A", capacity=4, clan="Giovanni").vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: use {ROME} in way 2"), MASTER)
    assert look(state, f"{ROME}.life") == [1]
    assert codes(state, f"A: use {ROME} in way 2") == ["use-master-action"]
    fresh = Position("A", "B").turn("A", Phase.MASTER).hand("A", ROME)
    fresh.vampire("Lupo", "A", capacity=4, clan="Giovanni").vampire("Thomas", "B", capacity=4)
    state = onward(play(fresh.build(), f"A: play {ROME}"), MASTER)
    assert look(state, "A.in_play", "A.pool") == [[ROME], 30]


@rule("R6.1-09")
def test_the_giovanni_pay_in() -> None:
    position = table(clan="Giovanni").permanent(ROME, "A").vampire("Rake", "A", capacity=4)
    line = f"A: use {ROME} in way 3 with "
    state = position.build()
    assert codes(state, line + "Rake") == ["not-of-the-clan"]
    state = play(state, line + "Lupo")
    assert look(state, "action.stealth", "action.directed_at") == [1, ""]
    state = onward(state, DecisionKind.CHOICE)
    assert lines(state) == [f"A: take {n}" for n in range(3)]
    state = onward(play(state, "A: take 2"))
    assert look(state, f"{ROME}.life", "Lupo.blood") == [2, 4]
    theirs = table(clan="Giovanni").permanent(ROME, "B").build()
    assert codes(theirs, line + "Lupo") == ["use-not-yours"]


@rule("R6.2.2-01")
def test_the_powerbase_of_rome_is_plundered() -> None:
    state = table().permanent(ROME, "B", counters=3).build()
    state = play(state, f"A: use {ROME} in way 5 with Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    assert look(onward(state), f"{ROME}.life", "B.in_play") == [0, [ROME]]

"""Cards of the four starters of the independent clans, one by one."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.duel import duel, fight, go, onto, with_blood
from tests.cards.fights import after, fighters, fought, until
from tests.cards.table import card, codes, look, onward, play, skilled, table
from tests.cards.test_political import called, calling, lines
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.lasting import About
from vtes.model.state import GameState
from vtes.testing import Position

ATTEMPT = WindowKind.BLOCK_ATTEMPT
MASTER, UNTAP = DecisionKind.MASTER, DecisionKind.UNTAP

# --- modifiers and reactions ----------------------------------------------------------------------

DIVINATION = "Spectral Divination"


@rule("R6.2.2-16", "R1.5-14")
def test_spectral_divination_hides_the_acting_vampire() -> None:
    position = table(disciplines={"nec": 1}).hand("A", DIVINATION)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    state = onward(play(state, "B: block with Thomas"), ATTEMPT, "A")
    state = play(state, f"A: play {DIVINATION} with Lupo")
    assert look(state, "action.stealth", "Lupo.blood") == [1, 5]


@rule("R6.2.2-17")
def test_spectral_divination_finds_the_acting_vampire() -> None:
    def seen(level: int) -> GameState:
        position = Position("A", "B").vampire("Lupo", "A", capacity=6).hand("B", DIVINATION)
        position.vampire("Thomas", "B", capacity=5, disciplines={"nec": level})
        state = onward(play(position.build(), "A: hunt with Lupo"), DecisionKind.BLOCK, "B")
        return onward(play(state, "B: block with Thomas"), ATTEMPT, "B")

    line = f"B: play {DIVINATION} in way 2 with Thomas"
    assert look(play(seen(2), line), "Thomas.intercept", "Thomas.blood") == [1, 4]
    assert codes(seen(1), line) != []


# --- equipment and retainers ----------------------------------------------------------------------

TONGUE = "Mummy's Tongue"


@rule("R4-02", "R1.4-01")
def test_the_mummys_tongue_holds_a_vampire() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).vampire("Lupo", "A", capacity=5)
    position.vampire("Thomas", "B", capacity=5).vampire("Nik", "B", capacity=3)
    position.ally("Gang", "B", life=1).attach(TONGUE, on="Lupo").library("A", 5).library("B", 5)
    state = play(position.build(), f"A: use {TONGUE} in way 2")
    assert lines(state) == ["A: target Lupo", "A: target Thomas", "A: target Nik"]
    state = onward(play(state, "A: target Thomas"), MASTER)
    assert look(state, "Thomas.tapped", "A.ash_heap") == [True, [TONGUE]]
    state = onward(state, MASTER, "B")
    assert look(state, "Thomas.tapped", "Nik.tapped") == [True, False]
    state = onward(onward(state, MASTER, "A"), MASTER, "B")
    assert look(state, "Thomas.tapped") == [False]


@rule("R1.6.1-11", "R1.4-01")
def test_who_uses_the_mummys_tongue() -> None:
    position = table(clan="Follower of Set").hand("A", TONGUE)
    state = onward(play(position.build(), f"A: play {TONGUE} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[TONGUE], 29]
    ally = Position("A", "B").turn("A", Phase.MASTER).ally("Gang", "A", life=1)
    ally.vampire("Thomas", "B", capacity=5).attach(TONGUE, on="Gang")
    assert codes(ally.build(), f"A: use {TONGUE} in way 2") == ["no-vampire"]


TEARS = "Blood Tears of Kephran"


@rule("R6.4.6-02")
def test_blood_tears_prevent_damage() -> None:
    state = fought(fighters(blood=5).attach(TEARS, on="Lupo").attach(".44 Magnum", on="Thomas"))
    state = play(until(state, DecisionKind.STRIKE, "B"), "B: use .44 Magnum in way 2")
    state = until(state, WindowKind.PREVENT, "A")
    line = f"A: use {TEARS} in way 2"
    state = after(play(state, line))
    assert look(state, "Lupo.blood", "Thomas.blood", "A.ash_heap") == [5, 8, [TEARS]]


@rule("R1.4-01")
def test_blood_tears_feed_a_vampire() -> None:
    position = table(blood=1).attach(TEARS, on="Lupo")
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = play(state, f"A: use {TEARS} in way 3")
    assert look(state, "Lupo.blood", "A.ash_heap") == [3, [TEARS]]
    ally = table().ally("Gang", "A", life=1).attach(TEARS, on="Gang").build()
    ally = onward(play(ally, "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    assert codes(ally, f"A: use {TEARS} in way 3") == ["no-vampire"]


@rule("R6.1.3-01")
def test_blood_tears_are_carried() -> None:
    state = onward(play(table().hand("A", TEARS).build(), f"A: play {TEARS} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[TEARS], 30]


GRAVEDIGGER = "Giuseppe, Gravedigger"


@rule("R6.2.2-13", "R1.6.1-11")
def test_the_gravedigger_helps_with_necromancy() -> None:
    position = table(clan="Giovanni").hand("A", GRAVEDIGGER)
    state = onward(play(position.build(), f"A: play {GRAVEDIGGER} with Lupo"))
    assert look(state, f"{GRAVEDIGGER}.host", f"{GRAVEDIGGER}.life") == ["Lupo", 1]


@rule("R6.2.2-13")
@pytest.mark.parametrize(("line", "stealth"), [("play Jar the Soul", 2), ("bleed", 0)])
def test_what_the_gravedigger_helps_with(line: str, stealth: int) -> None:
    position = table(disciplines={"nec": 1}).hand("A", "Jar the Soul")
    position.attach(GRAVEDIGGER, on="Lupo")
    state = play(position.build(), f"A: {line} with Lupo")
    state = play(state, "A: target Thomas") if stealth else state
    assert look(state, "action.stealth") == [stealth]


# --- actions --------------------------------------------------------------------------------------

JAR = "Jar the Soul"


def jarred(way: int, **nik: Any) -> GameState:
    position = table(disciplines={"nec": 2}).hand("A", JAR)
    position.vampire("Nik", "B", **{"capacity": 4, "blood": 3, **nik}).ally("Gang", "B", life=1)
    return play(position.build(), f"A: play {JAR} in way {way} with Lupo")


@rule("R6.2.2-01", "G45")
@pytest.mark.parametrize(("way", "left"), [(1, 3), (2, 2)])
def test_a_soul_in_a_jar(way: int, left: int) -> None:
    state = jarred(way)
    assert lines(state) == [f"A: target {n}" for n in ("Lupo", "Thomas", "Nik", "Gang", "Yuri")]
    state = play(state, "A: target Nik")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 1]
    state = onward(state)
    assert look(state, "Nik.tapped", "Nik.blood", "Lupo.blood") == [True, left, 6]


@rule("R6.4.6-15")
def test_a_jarred_soul_takes_no_damage() -> None:
    """An empty vampire stays ready [TOM 19951212-2]; an ally without life is burned."""
    state = onward(play(jarred(2, blood=0), "A: target Nik"))
    assert look(state, "Nik.zone", "Nik.tapped") == ["ready", True]
    assert look(onward(play(jarred(2), "A: target Gang")), "Gang.zone") == ["ash heap"]
    assert look(onward(play(jarred(1), "A: target Gang")), "Gang.life") == [1]


WILL = "Force of Will"


def willing(way: int = 1, *hand: str, **lupo: Any) -> GameState:
    disciplines = {"for": 2, **skilled(*hand)}
    facts = {"disciplines": disciplines, "tapped": True, "blood": 5, **lupo}
    return table(**facts).hand("A", WILL, "Bribes", *hand).build()


@rule("R6.1.1-05", "R1.1-01")
@pytest.mark.parametrize(("way", "bleed", "harm"), [(1, 2, 2), (2, 3, 1)])
def test_force_of_will(way: int, bleed: int, harm: int) -> None:
    line = f"A: play {WILL} in way {way} with Lupo"
    state = play(willing(), line)
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "B.pool", "Lupo.zone") == [30 - bleed, "ready"]
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood") == ["torpor", 4 - (harm - 1)]
    pair(willing(tapped=False), willing(), line, "not-tapped", "R1.1-01")


@rule("R6.2.3-05", "D331")
def test_force_of_will_hurts_who_is_blocked_after_the_combat() -> None:
    state = onward(play(willing(), f"A: play {WILL} with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Thomas"), DecisionKind.STRIKE)
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "Lupo.zone", "Lupo.blood", "B.pool") == ["ready", 4, 30]
    assert look(onward(state), "Lupo.zone", "Lupo.blood") == ["torpor", 3]


@rule("D331")
def test_what_is_played_after_the_action_may_precede_the_damage() -> None:
    """[LSJ 20010715]"""
    state = onward(play(willing(1, "Freak Drive"), f"A: play {WILL} with Lupo"), DecisionKind.BLOCK)
    state = onward(state, WindowKind.AFTER_RESOLUTION, "A")
    state = onward(play(state, "A: play Freak Drive with Lupo"))
    assert look(state, "Lupo.zone", "Lupo.blood", "Lupo.tapped") == ["torpor", 2, False]


SUMMON = "Summon the Serpent"


@rule("R6.2.3-02", "D301")
def test_a_serpent_is_summoned_from_the_crypt() -> None:
    """A vampire who has Serpentis at any level."""
    position = table(clan="Follower of Set").hand("A", SUMMON)
    position.crypt("A", "Khalil Anvari", "Anson", "Abd al-Rashid", "Nepata")
    state = play(position.build(), f"A: play {SUMMON} with Lupo")
    assert look(state, "action.stealth") == [1]
    state = onward(state, DecisionKind.CHOICE)
    assert sorted(lines(state)) == [
        "A: choose Khalil Anvari in crypt",
        "A: choose Nepata in crypt",
        "A: pass",
    ]
    state = onward(play(state, "A: choose Nepata in crypt"))
    assert look(state, "A.uncontrolled", "Nepata.blood", "Lupo.blood") == [["Nepata"], 1, 4]
    assert look(state, "A.crypt.count") == [3]


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


# --- reactions ------------------------------------------------------------------------------------


def bleeding(name: str, way: int, *, seat: str = "B", bleed: int = 1) -> GameState:
    """A's Lupo bleeds B, whose Nik (or C's) plays the card."""
    position = table().hand(seat, name).hand("A", "Bribes")
    if bleed > 1:
        position.attach("Tasha Morgan", on="Lupo")
    position.vampire("Nik", seat, capacity=5, disciplines=skilled(name))
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, seat)
    return play(state, f"{seat}: play {name} in way {way} with Nik")


@rule("R6.1.1-05", "D331")
@pytest.mark.parametrize(
    ("way", "bleed", "pool", "blood"), [(1, 1, 30, 6), (2, 1, 30, 5), (1, 2, 29, 6), (2, 2, 29, 6)]
)
def test_ecstasy(way: int, bleed: int, pool: int, blood: int) -> None:
    """A bleed for nothing drains who bleeds, when the action is over. [ANK 20180206]"""
    state = onward(bleeding("Ecstasy", way, bleed=bleed), WindowKind.AFTER_RESOLUTION)
    assert look(state, "B.pool", "Lupo.blood") == [pool, 6]
    assert look(onward(state), "Lupo.blood", "Lupo.zone") == [blood, "ready"]


@rule("D331", "R1.4-01")
def test_whom_ecstasy_does_not_drain() -> None:
    """Who is blocked has bled nobody; and it is for one's own defence."""
    state = play(onward(bleeding("Ecstasy", 2), DecisionKind.BLOCK), "B: block with Thomas")
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(onward(state), "Lupo.blood") == [5]  # the strike of Thomas
    other = table().hand("C", "Ecstasy").vampire("Nik", "C", capacity=5, disciplines={"ser": 2})
    state = onward(play(other.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "C")
    for way in (1, 2):
        assert codes(state, f"C: play Ecstasy in way {way} with Nik") == ["not-bleeding-you"]


@rule("R6.2.2-15", "D332")
def test_a_false_light_makes_the_acting_minion_seen_all_turn() -> None:
    position = (
        table().hand("B", "Ignis Fatuus").vampire("Nik", "B", capacity=5, disciplines={"chi": 1})
    )
    position.vampire("Rake", "A", capacity=4)
    state = onward(play(position.build(), "A: hunt with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    assert look(state, "action.stealth") == [1]
    state = play(state, "B: play Ignis Fatuus with Nik")
    assert look(state, "action.stealth", "Nik.blood") == [0, 4]
    state = onward(state)
    assert look(play(state, "A: hunt with Rake"), "action.stealth") == [1]
    state = onward(onward(state, DecisionKind.MINION, "B"), DecisionKind.MINION, "A")
    assert look(play(state, "A: hunt with Lupo"), "action.stealth") == [1]


@rule("R6.2.2-15")
def test_the_light_follows_the_minion() -> None:
    """In a second action of the same turn it still counts."""
    position = table(disciplines={"for": 2}).hand("B", "Ignis Fatuus").hand("A", "Freak Drive")
    position.vampire("Nik", "B", capacity=5, disciplines={"chi": 1})
    state = onward(play(position.build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    state = play(state, "B: play Ignis Fatuus with Nik")
    assert look(state, "action.stealth") == [-1]
    state = onward(state, WindowKind.AFTER_RESOLUTION, "A")
    state = onward(play(state, "A: play Freak Drive with Lupo"))
    assert look(play(state, "A: hunt with Lupo"), "action.stealth") == [0]


@rule("R6.1.1-05")
@pytest.mark.parametrize("seat", ["B", "C"])
def test_a_false_light_leads_a_bleed_astray(seat: str) -> None:
    """Whoever is bled."""
    assert look(onward(bleeding("Ignis Fatuus", 2, seat=seat, bleed=2)), "B.pool") == [29]
    state = (
        table().hand("B", "Ignis Fatuus").vampire("Nik", "B", capacity=5, disciplines={"chi": 2})
    )
    hunt = onward(play(state.build(), "A: hunt with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    assert codes(hunt, "B: play Ignis Fatuus in way 2 with Nik") == ["no-bleed"]


# --- locations and actions ------------------------------------------------------------------------

DISCOTEK = "Inbase Discotek, Frankfurt"


def dancing(action: str, *, blocked: bool = False) -> GameState:
    """A's Lupo has acted; B has the Discotek."""
    position = table(blood=2).permanent(DISCOTEK, "B").hand("A", "Bribes")
    state = onward(play(position.build(), f"A: {action} with Lupo"), DecisionKind.BLOCK)
    if blocked:
        state = play(state, "B: block with Thomas")
    return onward(state, WindowKind.AFTER_RESOLUTION, "B")


@rule("R6.1.2-03", "R6.1.2-04")
def test_the_discotek_feeds_who_has_hunted() -> None:
    line = f"B: use {DISCOTEK} in way 2"
    state = play(dancing("hunt"), line)
    assert look(state, "Lupo.blood", f"{DISCOTEK}.tapped") == [4, True]
    assert codes(dancing("bleed"), line) == ["does-not-hold"]
    full = Position("A", "B").vampire("Lupo", "A", capacity=3, blood=2).permanent(DISCOTEK, "A")
    full.vampire("Thomas", "B", capacity=4)
    state = onward(play(full.build(), "A: hunt with Lupo"), WindowKind.AFTER_RESOLUTION, "A")
    assert look(onward(play(state, f"A: use {DISCOTEK} in way 2")), "Lupo.blood") == [3]


@rule("R6.2.3-03")
def test_who_was_blocked_has_not_hunted() -> None:
    position = table(blood=2).permanent(DISCOTEK, "B").hand("A", "Bribes")
    position.vampire("Nik", "B", capacity=5).attach("Raven Spy", on="Nik")
    state = onward(play(position.build(), "A: hunt with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, "B: block with Nik"), WindowKind.AFTER_RESOLUTION, "B")
    assert "not-successful" in codes(state, f"B: use {DISCOTEK} in way 2")


SOUL = "Summon Soul"


def summoning(way: int, *heap: str) -> GameState:
    position = table(disciplines={"nec": 2}, blood=1).hand("A", SOUL).library("A", 20)
    state = play(position.ash_heap("A", *heap).build(), f"A: play {SOUL} in way {way} with Lupo")
    assert look(state, "action.stealth", "action.directed_at") == [1, ""]
    return state


@rule("R6.2.3-02")
def test_a_soul_feeds_who_has_summoned_it() -> None:
    state = onward(summoning(1, "Bribes"))
    assert look(state, "Lupo.blood", "A.ash_heap") == [3, [SOUL, "Bribes"]]


@rule("R1.1-08", "D140")
def test_souls_go_back_to_the_library() -> None:
    """Up to two library cards, and the card itself is not among them. [ANK 20170331]"""
    heap = ("Bribes", "Anson", "Awe", "Bribes", "Fame")
    state = onward(summoning(2, *heap), DecisionKind.CHOICE)
    found = [f"A: choose {name} in ash heap" for name in ("Awe", "Bribes", "Fame")]
    assert sorted(lines(state)) == [*found, "A: pass"]
    left = state.players[0].library
    both = onward(play(state, found[1], found[1]))
    assert sorted(look(both, "A.ash_heap")[0]) == ["Anson", "Awe", "Fame"]  # type: ignore[arg-type]
    assert look(both, "A.library.count", "A.removed") == [len(left) + 2, [SOUL]]
    one = onward(play(state, found[0], "A: pass"))
    assert look(one, "A.library.count", "Lupo.blood") == [len(left) + 1, 1]
    none = onward(summoning(2, "Anson"))
    assert look(none, "A.library.count", "A.removed") == [len(left), [SOUL]]


# --- cards about a minion -------------------------------------------------------------------------

BLACKMAIL = "Blackmail"


@rule("R6.2.2-01")
def test_blackmail_taps() -> None:
    position = table(disciplines={"obf": 1}).hand("A", BLACKMAIL)
    state = (
        position.vampire("Nik", "B", capacity=4, zone="torpor").ally("Gang", "B", life=1).build()
    )
    state = play(state, f"A: play {BLACKMAIL} with Lupo")
    assert lines(state) == [f"A: target {name}" for name in ("Lupo", "Thomas", "Yuri")]
    state = play(state, "A: target Yuri")
    assert look(state, "action.directed_at", "action.stealth") == ["C", 0]
    assert look(onward(state), "Yuri.tapped", "A.ash_heap") == [True, [BLACKMAIL]]


def extorted() -> GameState:
    """Lupo has put it on Thomas."""
    position = table(disciplines={"obf": 2}).hand("A", BLACKMAIL).vampire("Rake", "A", capacity=4)
    state = play(
        position.library("A", 9).library("B", 9).build(), f"A: play {BLACKMAIL} in way 2 with Lupo"
    )
    return onward(play(state, "A: target Thomas"))


@rule("R6.2-07", "R1.6.2-08")
def test_who_is_blackmailed_does_not_block_the_blackmailer() -> None:
    state = extorted()
    assert look(state, f"{BLACKMAIL}.host", f"{BLACKMAIL}.controller") == ["Thomas", "A"]
    state = vtes.loads(vtes.dumps(state))
    rake = onward(play(state, "A: bleed with Rake"), DecisionKind.BLOCK)
    assert "B: block with Thomas" in lines(rake)
    again = onward(onward(state, MASTER, "B"), DecisionKind.MINION, "A")
    assert look(onward(play(again, "A: bleed with Lupo")), "B.pool") == [29]


@rule("R6.2-07", "R1.4-01")
def test_the_guard_of_blackmail() -> None:
    def blocking(*, about: int) -> GameState:
        position = table().vampire("Nik", "B", capacity=4).attach(BLACKMAIL, on="Thomas", seat="A")
        state = position.build()
        card = next(n for n, _ in enumerate(state.cards) if state.definition(n).facts.id == 100173)
        state = state.replace(lasting=(About(card, about),))
        return onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK)

    line = "B: block with Thomas"
    pair(blocking(about=0), blocking(about=2), line, "blocker-barred", "R1.4-01")


@rule("R4-03", "G02")
def test_who_is_blackmailed_pays() -> None:
    state = onward(extorted(), UNTAP, "B")
    line = f"B: use {BLACKMAIL} in way 3"
    state = play(state, line)
    assert look(state, "Thomas.blood", "A.ash_heap") == [3, [BLACKMAIL]]


CONTRACT = "Contract"


def contracted(phase: Phase = Phase.MASTER) -> Position:
    position = Position("A", "B", "C").turn("A", phase).hand("A", CONTRACT)
    position.vampire("Lupo", "A", capacity=6, clan="Assamite").vampire("Rake", "A", capacity=4)
    position.vampire("Thomas", "B", capacity=5).vampire("Nik", "B", capacity=4, clan="Assamite")
    return position.ally("Gang", "C", life=2).library("A", 9).library("B", 9).library("C", 9)


def signed(about: str = "Lupo", target: str = "Thomas") -> GameState:
    state = play(contracted().build(), f"A: play {CONTRACT}", f"A: target {target}")
    state = onward(state, DecisionKind.CHOICE)
    assert lines(state) == ["A: target Lupo", "A: target Nik"]
    return onward(play(state, f"A: target {about}"), DecisionKind.MINION)


@rule("R6.2.2-01", "R1.6.1-16", "R1.4-01")
def test_a_contract_is_carried_out() -> None:
    state = signed()
    assert look(state, f"{CONTRACT}.host", f"{CONTRACT}.controller") == ["Thomas", "A"]
    line = f"A: use {CONTRACT} in way 2 with "
    assert codes(state, line + "Rake") == ["about-another"]
    state = play(state, line + "Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 1]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Lupo", "Thomas"]


@rule("R1.4-01")
def test_who_is_chosen_for_a_contract_may_be_anybodys() -> None:
    state = onward(signed("Nik", "Gang"), DecisionKind.MINION, "B")
    line = f"B: use {CONTRACT} in way 2 with Nik"
    assert look(play(state, line), "action.directed_at") == ["C"]
    own = onward(signed("Nik", "Thomas"), DecisionKind.MINION, "B")
    assert codes(own, line) == ["hosts-companion"]
    nobody = Position("A", "B").turn("A", Phase.MASTER).hand("A", CONTRACT)
    nobody.vampire("Rake", "A", capacity=4).vampire("Thomas", "B", capacity=5)
    pair(nobody.build(), contracted().build(), f"A: play {CONTRACT}", "nothing-there", "R1.4-01")


HONOR = "The Khabar: Honor"


def honoring(*, about: int | None = 0) -> GameState:
    position = duel(HONOR, clan="Assamite").attach(CONTRACT, on="Thomas", seat="A")
    state = position.build()
    card = next(n for n, _ in enumerate(state.cards) if state.definition(n).facts.id == 100420)
    if about is not None:
        state = state.replace(lasting=(About(card, about),))
    state = go(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK)
    return go(play(state, "B: block with Thomas"), DecisionKind.STRIKE, "A")


@rule("R6.4.5-04", "R1.6.1-11", "R1.4-01")
def test_the_khabar_strikes_for_a_contract() -> None:
    """[TOM 19960225]"""
    line = f"A: play {HONOR} with Lupo"
    state = go(play(honoring(), line), WindowKind.ADDITIONAL)
    assert look(state, "Thomas.blood") == [7 - 4]
    pair(honoring(about=None), honoring(), line, "no-contract", "R1.4-01")
    pair(honoring(about=1), honoring(), line, "no-contract", "R1.4-01")


# --- cards that stay in play ----------------------------------------------------------------------

REALITY = "Mass Reality"


@rule("R6.4.5-03", "R6.2.2-01")
@pytest.mark.parametrize(("way", "more"), [(1, 1), (2, 2)])
def test_mass_reality_sharpens_weapons(way: int, more: int) -> None:
    """Those of all minions of its player, and several of them add up. [LSJ 20020904]"""
    position = table(disciplines={"chi": 2}).hand("A", REALITY).attach("Bastard Sword", on="Lupo")
    position.attach("Bastard Sword", on="Thomas").library("A", 5).library("B", 5)
    state = play(position.build(), f"A: play {REALITY} in way {way} with Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["", 0]
    state = onward(state)
    assert look(state, "A.in_play", "Lupo.blood") == [[REALITY], 4]
    state = onward(onward(state, MASTER, "B"), DecisionKind.MINION, "A")
    struck = onward(play(state, "A: bleed with Lupo"), DecisionKind.BLOCK)
    struck = onward(play(struck, "B: block with Thomas"), DecisionKind.STRIKE, "A")
    blade = after(
        play(struck, "A: use Bastard Sword in way 2", "B: use Bastard Sword (2) in way 2")
    )
    assert look(blade, "Thomas.blood", "Lupo.blood") == [5 - 2 - more, 4 - 2]
    fist = after(play(struck, "A: strike with hand", "B: strike with hand"))
    assert look(fist, "Thomas.blood") == [4]


@rule("R6.2.2-01")
def test_mass_reality_is_dispelled() -> None:
    state = play(table().permanent(REALITY, "B").build(), f"A: use {REALITY} in way 3 with Lupo")
    assert look(state, "action.directed_at") == ["B"]
    assert look(onward(state), "B.ash_heap") == [[REALITY]]


PHOBIA = "Phobia"


@rule("R6.2.2-01", "R1.6.2-08")
@pytest.mark.parametrize(("way", "stealth"), [(1, 0), (2, 1)])
def test_a_phobia_begins(way: int, stealth: int) -> None:
    position = table(disciplines={"ser": 2}).hand("A", PHOBIA).library("A", 5).library("B", 5)
    state = play(position.build(), f"A: play {PHOBIA} in way {way} with Lupo")
    assert lines(state) == [f"A: target {name}" for name in ("Lupo", "Thomas", "Yuri")]
    state = play(state, "A: target Thomas")
    assert look(state, "action.directed_at", "action.stealth") == ["B", stealth]
    state = onward(state)
    assert look(state, f"{PHOBIA}.host", f"{PHOBIA}.controller") == ["Thomas", "A"]
    state = play(onward(state, MASTER, "A"), f"A: use {PHOBIA} in way 3")
    assert look(state, f"{PHOBIA}.life") == [1]
    assert codes(state, f"A: use {PHOBIA} in way 3") == ["use-spent"]


def scared(*, counters: int = 5, on: str = "Lupo", seat: str = "B") -> GameState:
    """B's Thomas has blocked A's Lupo."""
    position = fighters().vampire("Yuri", "C", capacity=4)
    state = with_blood(fought(position.attach(PHOBIA, on=on, seat=seat)), PHOBIA, counters)
    return until(state, WindowKind.BEFORE_RANGE, "B")


@rule("R6.4.1-03", "R1.4-01", "G02")
def test_a_phobia_ends_the_combat_of_who_blocks() -> None:
    line = f"B: use {PHOBIA} in way 4"
    state = after(play(scared(counters=6), line))
    assert look(state, f"{PHOBIA}.life", "Lupo.blood", "Thomas.blood") == [1, 9, 9]
    pair(scared(counters=4), scared(), line, "card-lacks-counters", "G02")
    pair(scared(on="Yuri"), scared(), line, "host-not-blocked", "R1.4-01")
    assert "use-not-yours" in codes(scared(seat="C"), line)
    state = fought(fighters().attach(PHOBIA, on="Thomas", seat="A"))
    state = until(with_blood(state, PHOBIA, 5), WindowKind.BEFORE_RANGE, "A")
    assert codes(state, f"A: use {PHOBIA} in way 4") == ["host-not-blocked"]


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

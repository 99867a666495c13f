"""Cards of the four starters of the Sabbat, one by one."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.duel import duel, fight, go
from tests.cards.fights import after, fighters, fought, until
from tests.cards.table import codes, look, onward, play, skilled, table
from tests.cards.test_political import POLLING, called, calling, lines, pools
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.cards.printed import facts
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.state import GameState
from vtes.ops.titles import drop_title
from vtes.testing import Position

ATTEMPT = WindowKind.BLOCK_ATTEMPT
SABBAT: dict[str, Any] = {"sect": "sabbat"}
MASTER, UNTAP = DecisionKind.MASTER, DecisionKind.UNTAP


def titled(title: str) -> dict[str, Any]:
    """The title, as facts of a vampire of the Sabbat; empty for none."""
    if not title:
        return SABBAT
    return {"title": title, "city": "Rome"} if title == "archbishop" else {"title": title}


# --- action modifiers -----------------------------------------------------------------------------

DAWN = "Daring the Dawn"


def daring(way: int, *hand: str, action: str = "bleed", **lupo: Any) -> GameState:
    """Lupo acts and has played Daring the Dawn."""
    position = table(**{"disciplines": {"for": 2, **skilled(*hand)}, **lupo})
    position.hand("A", DAWN, "Bribes", *hand).ally("Gang", "B", life=2)
    position.vampire("Nik", "A", capacity=6, disciplines={"for": 2, "obf": 2})
    state = onward(play(position.build(), f"A: {action} with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    return play(state, f"A: play {DAWN} in way {way} with Lupo")


@rule("R6.4.6-02", "D331")
@pytest.mark.parametrize(("way", "blood"), [(1, 5), (2, 6)])
def test_who_dares_the_dawn_is_hurt_afterwards(way: int, blood: int) -> None:
    state = daring(way)
    assert lines(onward(state, DecisionKind.BLOCK)) == ["B: block with Gang", "B: pass"]
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "B.pool", "Lupo.zone") == [29, "ready"]
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood") == ["torpor", blood]


@rule("D331")
def test_an_ally_blocks_by_day() -> None:
    """The damage comes after the combat. [RTR 19980623]"""
    state = play(onward(daring(2), DecisionKind.BLOCK), "B: block with Gang")
    state = onward(state, WindowKind.AFTER_RESOLUTION)
    assert look(state, "Lupo.zone", "Gang.life") == ["ready", 1]
    assert look(onward(state), "Lupo.zone") == ["torpor"]


@rule("D331")
def test_who_changes_his_target_by_day_is_hurt() -> None:
    """[LSJ 20020927]"""
    state = play(onward(daring(2, "Change of Target"), DecisionKind.BLOCK), "B: block with Gang")
    state = onward(state, WindowKind.AFTER_BLOCK, "A")
    state = onward(play(state, "A: play Change of Target with Lupo"))
    assert look(state, "Lupo.zone", "Lupo.tapped", "Lupo.blood") == ["torpor", False, 6]


@rule("D331")
def test_an_action_that_is_cancelled_hurts_nobody() -> None:
    """[ANK 20220401] [ANK 20211015] [ANK 20210124]"""
    position = table(disciplines={"for": 2}, clan="Ventrue antitribu", blood=2).hand("A", DAWN)
    position.hand("B", MISTAKEN)
    state = onward(play(position.build(), "A: hunt with Lupo"), WindowKind.AS_ANNOUNCED, "A")
    state = onward(play(state, f"A: play {DAWN} in way 2 with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    state = onward(play(state, f"B: play {MISTAKEN} with Thomas"))
    assert look(state, "Lupo.zone", "Lupo.blood") == ["torpor", 2]


@rule("D331", "D290")
def test_another_goes_on_by_day() -> None:
    """Who has dared the dawn is hurt."""
    state = daring(2, "Mask of a Thousand Faces")
    mask = "A: play Mask of a Thousand Faces with Nik"
    state = onward(play(onward(state, WindowKind.AFTER_DECLINE, "A"), mask))
    assert look(state, "Lupo.zone", "Nik.zone", "B.pool") == ["torpor", "ready", 29]


# --- reactions ------------------------------------------------------------------------------------

MISTAKEN = "Mistaken Identity"


def hunting(clan: str = "Ventrue antitribu", action: str = "hunt") -> GameState:
    """A's Lupo acts, and B holds Mistaken Identity."""
    position = table(clan=clan, blood=2).hand("B", MISTAKEN)
    return onward(play(position.build(), f"A: {action} with Lupo"), WindowKind.AS_ANNOUNCED, "B")


@rule("R6.2-02", "R6.5.1-01", "R1.4-01")
def test_a_hunter_is_mistaken_for_somebody_else() -> None:
    line = f"B: play {MISTAKEN} with Thomas"
    state = play(hunting(), line)
    state = onward(state)
    assert look(state, "Lupo.zone", "Lupo.blood", "Thomas.blood") == ["torpor", 2, 4]
    pair(hunting("Ventrue"), hunting(), line, "does-not-hold", "R1.4-01")
    pair(hunting(action="bleed"), hunting(), line, "does-not-hold", "R1.4-01")


SIN = "Cardinal Sin: Failure of Mission"


def failing(by: str = "cardinal", **lupo: Any) -> GameState:
    """B's Thomas has blocked A's Lupo, and B holds the card."""
    position = Position("A", "B", "C").hand("B", SIN)
    position.vampire("Lupo", "A", **{"capacity": 6, **SABBAT, **lupo})
    position.vampire("Thomas", "B", capacity=8, **titled(by))
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = play(state, "B: block with Thomas")
    return onward(state, WindowKind.AFTER_BLOCK, "B")


@rule("R6.2-11")
def test_who_has_failed_in_his_mission() -> None:
    line = f"B: play {SIN} with Thomas"
    state = onward(play(failing(), line), WindowKind.BEFORE_RANGE)
    assert look(state, f"{SIN}.host", f"{SIN}.controller", "Thomas.blood") == ["Lupo", "B", 6]
    for title in ("archbishop", "regent"):
        assert codes(failing(title), line) == []
    for title in ("priscus", ""):
        assert codes(failing(title), line) == ["title-missing"]
    pair(failing(sect="camarilla"), failing(), line, "does-not-hold", "R1.4-01")
    pair(failing(title="bishop"), failing(), line, "does-not-hold", "R1.4-01")


def sinner(**nik: Any) -> Position:
    """The card is on B's Thomas; C has played it, A's Nik may act."""
    position = Position("A", "B", "C").vampire("Nik", "A", **{"capacity": 6, **SABBAT, **nik})
    position.vampire("Thomas", "B", capacity=8, **SABBAT).vampire("Yuri", "C", capacity=5)
    return position.attach(SIN, on="Thomas", seat="C")


@rule("R6.2.2-01")
def test_the_sabbat_punishes_who_has_failed() -> None:
    rush, burn = f"A: use {SIN} in way 2 with Nik", f"A: use {SIN} in way 3 with Nik"
    state = play(sinner().build(), rush)
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Nik", "Thomas"]
    state = play(sinner().build(), burn)
    assert look(state, "action.directed_at", "action.stealth") == ["C", 0]
    assert look(onward(state), "C.ash_heap") == [[SIN]]
    for line in (rush, burn):
        assert codes(sinner(sect="camarilla").build(), line) == ["wrong-sect"]


@rule("R1.4-01", "D330")
def test_nobody_punishes_a_vampire_of_her_own() -> None:
    position = sinner().vampire("Royce", "B", capacity=4, **SABBAT).turn("B")
    line = f"B: use {SIN} in way 2 with Royce"
    assert codes(position.build(), line) == ["hosts-companion"]
    assert codes(position.build(), line.replace("way 2", "way 3")) == []
    ours = sinner().vampire("Royce", "C", capacity=4, **SABBAT).turn("C")
    assert codes(ours.build(), f"C: use {SIN} in way 2 with Royce") == []


# --- master cards ---------------------------------------------------------------------------------

PACT = "Purchase Pact"
PRELATES = ("archbishop", "priscus", "cardinal", "regent")


def bought(title: str, *, zone: Any = "ready") -> GameState:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", PACT)
    position.vampire("Lupo", "A", capacity=8, zone=zone, **titled(title))
    position.vampire("Thomas", "B", capacity=8, title="cardinal")
    return position.build()


@rule("R1.6.1-11", "R1.6.2-10")
def test_who_may_make_a_purchase_pact() -> None:
    line = f"A: play {PACT}"
    for title in PRELATES:
        state = onward(play(bought(title), line), MASTER)
        assert look(state, "A.in_play") == [[PACT]]
    assert codes(bought("bishop"), line) == ["nothing-there"]
    pair(bought("regent", zone="torpor"), bought("regent"), line, "nothing-there", "R1.4-01")


def parley(sects: str = "sabbat sabbat", *, tapped: bool = False) -> GameState:
    first, second = sects.split()
    position = fighters(sect=first).permanent(PACT, "B", tapped=tapped)
    position.vampire("Nik", "B", capacity=6, sect=second)
    return until(fought(position, blocker="Nik"), WindowKind.BEFORE_RANGE, "B")


@rule("R6.4.1-03", "R1.1-02")
def test_a_purchase_pact_ends_a_combat_in_the_sabbat() -> None:
    line = f"B: use {PACT} in way 2"
    state = play(parley(), line)
    state = until(state)
    assert look(state, f"{PACT}.tapped", "Nik.blood", "Lupo.blood") == [True, 6, 9]
    pair(parley(tapped=True), parley(), line, "card-tapped", "R1.1-02")
    assert codes(parley("sabbat camarilla"), line) == ["wrong-sect"]
    assert codes(parley("camarilla sabbat"), line) == ["opponent-of-another-sect"]
    late = until(parley(), WindowKind.BEFORE_STRIKES, "B")
    assert "use-not-now" in codes(late, line)


@rule("R6.3.1-03", "R6.3.2-15")
def test_a_titled_sabbat_vampire_calls_the_pact_off() -> None:
    line = f"A: use {PACT} in way 3 with Lupo"

    def pact(**lupo: Any) -> GameState:
        return table(**lupo).permanent(PACT, "B").build()

    state = play(pact(title="bishop", **SABBAT), line)
    assert look(state, "action.stealth") == [1]
    state = onward(play(onward(state, POLLING, "A"), "A: vote for with Lupo"))
    assert look(state, "B.in_play", "B.ash_heap") == [[], [PACT]]
    assert codes(pact(**SABBAT), line) == ["title-missing"]
    assert codes(pact(title="prince", city="Rome"), line) == ["wrong-sect", "title-missing"]


POWERBASE = "Powerbase: Mexico City"


@rule("R4-03", "R1.6.2-10")
def test_the_powerbase_feeds_its_controller() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", POWERBASE)
    position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {POWERBASE}"), MASTER)
    assert look(state, f"{POWERBASE}.life", "A.pool") == [5, 28]
    state = onward(onward(state, MASTER, "B"), UNTAP, "A")
    assert lines(state)[1:] == [f"A: use {POWERBASE} in way 2"]  # no way around it
    state = onward(play(state, f"A: use {POWERBASE} in way 2"), MASTER)
    assert look(state, f"{POWERBASE}.life", "A.pool") == [4, 29]


@rule("R4-03")
def test_an_empty_powerbase_is_burned() -> None:
    position = Position("A", "B").turn("A", Phase.UNTAP).permanent(POWERBASE, "A", counters=1)
    position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: use {POWERBASE} in way 2"), MASTER)
    assert look(state, "A.ash_heap", "A.pool") == [[POWERBASE], 31]


@rule("R6.2.2-01")
def test_the_sabbat_raids_the_powerbase() -> None:
    line = f"A: use {POWERBASE} in way 3 with Lupo"

    def raid(owner: str = "B", **lupo: Any) -> GameState:
        return table(**{**SABBAT, **lupo}).permanent(POWERBASE, owner, counters=3).build()

    state = play(raid(), line)
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    before = pools(state)
    state = onward(state)
    assert pools(state) == [before[0] + 3, *before[1:]]
    assert look(state, "B.ash_heap") == [[POWERBASE]]
    pair(raid(sect="camarilla"), raid(), line, "wrong-sect", "R1.6.1-12")
    pair(raid("A"), raid(), line, "yours-already", "R1.4-01")


DEMONSTRATION = "Demonstration"


@rule("R1.6.1-11", "R1.6.2-10")
def test_a_demonstration_is_held() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", DEMONSTRATION)
    position.vampire("Lupo", "A", capacity=4, clan="Ventrue antitribu")
    state = onward(play(position.build(), f"A: play {DEMONSTRATION}"), MASTER)
    assert look(state, "A.in_play", "A.pool") == [[DEMONSTRATION], 29]
    assert facts(100522).unique


@rule("R6.3.2-09")
@pytest.mark.parametrize("zone", ["ready", "torpor"])
def test_a_demonstration_takes_a_vampire_his_votes(zone: Any) -> None:
    position = calling("Kine Resources Contested", title="prince", city="Rome")
    position.permanent(DEMONSTRATION, "B").vampire("Nik", "C", capacity=4, zone=zone)
    state = called(position, "Kine Resources Contested", "A: 3 to B", "A: 1 to C")
    state = onward(play(state, "A: vote for with Lupo"), POLLING, "B")
    assert look(state, "referendum.for") == [2]
    state = play(state, f"B: use {DEMONSTRATION} in way 2")
    assert "B: target Nik" in lines(state)
    state = play(state, "B: target Lupo")
    assert look(state, "referendum.for", f"{DEMONSTRATION}.tapped") == [0, True]


AWAKENING = "Antediluvian Awakening"


def woken(seat: str, *, size: int = 4) -> Position:
    position = Position("A", "B").turn(seat, Phase.UNTAP).permanent(AWAKENING, "A")
    position.vampire("Lupo", "A", capacity=size).vampire("Rake", "A", capacity=5)
    return position.vampire("Thomas", "B", capacity=4, zone="torpor")


@rule("R1.6.2-10")
def test_the_awakening_begins() -> None:
    position = Position("A", "B").turn("A", Phase.MASTER).hand("A", AWAKENING)
    position.vampire("Lupo", "A", capacity=4).vampire("Thomas", "B", capacity=4)
    state = onward(play(position.build(), f"A: play {AWAKENING}"), MASTER)
    assert look(state, "A.in_play", "A.pool") == [[AWAKENING], 30]


@rule("R4-03", "R4-04")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_awakening_burns_a_pool_of_each(seat: str) -> None:
    state = woken(seat).build()
    line = f"{seat}: use {AWAKENING} in way "
    assert lines(state)[1:] == [line + "2", line + "3"]  # beside a withdrawal
    state = onward(play(state, line + "2"), MASTER)
    assert look(state, f"{seat}.pool") == [29]
    assert look(state, "A.in_play") == [[AWAKENING]]


@rule("R4-04")
def test_who_burns_a_young_vampire_ends_it() -> None:
    line = f"B: use {AWAKENING} in way 3"
    state = play(woken("B").build(), line)
    assert lines(state) == ["B: target Thomas"]
    state = onward(play(state, "B: target Thomas"), MASTER)
    assert look(state, "B.ash_heap", "A.ash_heap", "B.pool") == [["Thomas"], [AWAKENING], 30]
    old = woken("A", size=5).build()
    assert codes(old, f"A: use {AWAKENING} in way 3") == ["use-no-target"]
    assert lines(old)[1:] == [f"A: use {AWAKENING} in way 2"]


# --- equipment and retainers ----------------------------------------------------------------------

SWORD = "Sword of Judgment"
BRUJAH = {"clan": "Brujah antitribu"}


def armed(**lupo: Any) -> GameState:
    return fought(fighters(**{**BRUJAH, **lupo}).attach(SWORD, on="Lupo"))


@rule("R6.4.3-07")
def test_the_sword_of_judgment_strikes() -> None:
    state = until(armed(), DecisionKind.STRIKE, "A")
    line = f"A: use {SWORD} in way 2"
    assert look(after(play(state, line)), "Thomas.blood") == [7]
    pair(
        until(armed(clan="Brujah"), DecisionKind.STRIKE, "A"),
        state,
        line,
        "not-of-the-clan",
        "R1.4-01",
    )


@rule("R6.4.3-16", "R6.4.3-19")
def test_the_sword_gives_an_additional_strike_each_round() -> None:
    """Also to who does not strike with it. [LSJ 20030213-2]"""
    line = f"A: use {SWORD} in way 3"
    state = play(until(armed(), WindowKind.ADDITIONAL, "A"), line)
    assert codes(state, line) != []
    assert look(after(state), "Thomas.blood") == [7]  # two hand strikes
    other = until(armed(clan="Brujah"), WindowKind.ADDITIONAL, "A")
    assert "not-of-the-clan" in codes(other, line)


@rule("R1.6.1-11", "R6.1.3-01")
def test_who_equips_with_the_sword() -> None:
    position = table(**BRUJAH).hand("A", SWORD)
    state = onward(play(position.build(), f"A: play {SWORD} with Lupo"))
    assert look(state, "Lupo.attached", "A.pool") == [[SWORD], 28]


@rule("R1.3-01")
@pytest.mark.parametrize(("way", "life"), [(1, 2), (2, 3)])
def test_a_shade_serves(way: int, life: int) -> None:
    position = table(disciplines={"obt": 2}).hand("A", "Shade")
    state = onward(play(position.build(), f"A: play Shade in way {way} with Lupo"))
    assert look(state, "Shade.host", "Shade.life", "Lupo.blood") == ["Lupo", life, 5]


@rule("R6.4.7-01")
def test_a_shade_claws_at_close_range() -> None:
    state = fight(duel().attach("Shade", on="Lupo"))
    state = go(state, WindowKind.ADDITIONAL)
    assert look(state, "Thomas.blood") == [5]


# --- actions --------------------------------------------------------------------------------------

TWIN = "Shadow Twin"


def twinned(way: int, target: str) -> GameState:
    position = table(disciplines={"obt": 2}).hand("A", TWIN).ally("Gang", "B", life=2)
    position.vampire("Nik", "B", capacity=4, blood=3).attach("Tasha Morgan", on="Nik")
    state = play(
        position.library("A", 5).library("B", 5).build(), f"A: play {TWIN} in way {way} with Lupo"
    )
    return play(state, f"A: target {target}")


@rule("R6.4.6-02", "R6.2.2-01")
def test_a_shadow_twin_hurts() -> None:
    state = twinned(1, "Nik")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 1]
    assert look(onward(state), "Nik.blood", "Nik.attached") == [2, ["Tasha Morgan"]]
    assert look(onward(twinned(1, "Gang")), "Gang.life") == [1]
    assert look(onward(twinned(1, "Tasha Morgan")), "Tasha Morgan.zone") == ["ash heap"]


@rule("R6.2.2-13", "R1.6.2-08")
def test_a_shadow_twin_stays_until_the_next_untap_phase() -> None:
    """It has nothing more to do with a retainer. [LSJ 20010503]"""
    state = onward(twinned(2, "Nik"))
    assert look(state, "Nik.blood", f"{TWIN}.host", f"{TWIN}.controller") == [2, "Nik", "A"]
    state = onward(state, DecisionKind.MINION, "B")
    assert look(play(state, "B: hunt with Nik"), "action.stealth") == [0]
    assert look(play(state, "B: hunt with Thomas"), "action.stealth") == [1]
    state = onward(state, UNTAP, "A")
    assert lines(state)[1:] == [f"A: use {TWIN} in way 3"]
    state = onward(play(state, f"A: use {TWIN} in way 3"), MASTER)
    assert look(state, "Nik.attached", "A.ash_heap") == [["Tasha Morgan"], [TWIN]]
    position = table(disciplines={"obt": 2}).hand("A", TWIN).attach("Tasha Morgan", on="Thomas")
    state = play(position.build(), f"A: play {TWIN} in way 2 with Lupo")
    assert codes(state, "A: target Tasha Morgan") == ["target-of-wrong-kind"]


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

"""Locations of the four independent starters, and cards that stay in play or on a minion."""

from __future__ import annotations

import pytest

import vtes
from tests.cards.duel import duel, go, with_blood
from tests.cards.fights import after, fighters, fought, until
from tests.cards.table import codes, lines, look, onward, play, table
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.lasting import About
from vtes.model.state import GameState
from vtes.testing import Position

MASTER, UNTAP = DecisionKind.MASTER, DecisionKind.UNTAP


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

"""Refusals of modifiers, reactions and masters out of turn, each with its minimal pair."""

from __future__ import annotations

from typing import Any

from tests.rulecheck import rule
from tests.rules.pairs import pair, play
from tests.rules.prop_cards import (
    ANNOUNCED,
    ATTEMPT,
    BLEED,
    CLOAK,
    DECLINED,
    OVER,
    SHOUT,
    act,
    modified,
    modifier,
    prop,
    reacted,
    reaction,
    table,
    wearing,
)
from vtes.engine import legal_moves
from vtes.model.decisions import Phase, WindowKind
from vtes.model.moves import ChooseMethuselah
from vtes.model.needs import (
    CardOfMinion,
    IsTapped,
    MasterOfAnother,
)
from vtes.model.play_words import BarBlock
from vtes.model.state import GameState
from vtes.model.text import Aim, Ban, Bonus, Effect, How, Mode, Number, What, Whose
from vtes.model.words import AddBleed, AddIntercept, AddStealth, GainPool, Redirect, Wake

# --- windows -----------------------------------------------------------------------------------


@rule("R6.2-02")
def test_a_card_has_its_moments() -> None:
    refused, allowed = (modified(modifier(windows=w)) for w in (DECLINED, ANNOUNCED))
    pair(refused, allowed, CLOAK, "wrong-window", "R6.2-02")
    refused, allowed = (
        modified(modifier(windows=w), BLEED, "A: pass", "B: pass") for w in (OVER, DECLINED)
    )
    pair(refused, allowed, CLOAK, "wrong-window", "R6.2-02")


# --- modifiers ---------------------------------------------------------------------------------


@rule("R6.2-13", "R1.6.3-10")
def test_modifiers_are_played_by_the_acting_minion() -> None:
    line = "A: play Cloak with Rake"
    refused, allowed = modified(modifier()), modified(modifier(), "A: bleed with Rake")
    pair(refused, allowed, line, "not-acting", "R6.2-13")


@rule("R1.4-01", "R6.2-13")
def test_a_card_can_be_a_modifier_of_another_minion() -> None:
    refused, allowed = (modified(modifier(by_other=b)) for b in (True, False))
    pair(refused, allowed, CLOAK, "is-acting", "R1.4-01")
    refused, allowed = (modified(modifier(by_other=b)) for b in (False, True))
    pair(refused, allowed, "A: play Cloak with Rake", "not-acting", "R6.2-13")


@rule("G39")
def test_a_modifier_of_another_minion_is_not_played_in_torpor() -> None:
    def position(**facts: Any) -> GameState:
        royce = {"seat": "A", "capacity": 4, **facts}
        return modified(modifier(by_other=True), position=table().vampire("Royce", **royce))

    line = "A: play Cloak with Royce"
    for tapped in (False, True):
        refused, allowed = position(zone="torpor"), position(tapped=tapped)
        pair(refused, allowed, line, "other-not-ready", "G39")


@rule("R1.6.3-10")
def test_nobody_modifies_the_action_of_another() -> None:
    def position(turn: str, line: str) -> GameState:
        start = prop(table(turn=turn), "Cloak", "action modifier", modifier(by_other=True))
        return play(start.hand("B", "Cloak").build(), line)

    refused, allowed = position("A", BLEED), position("B", "B: bleed with Nik")
    pair(refused, allowed, "B: play Cloak with Thomas", "not-your-action", "R1.6.3-10")


@rule("R1.6.3-11", "R6.2-04")
def test_a_minion_plays_a_modifier_once_in_an_action() -> None:
    mode = modifier(by_other=True)
    start = table().vampire("Royce", "A", capacity=4)
    refused, allowed = (
        modified(mode, BLEED, f"A: play Cloak with {who}", "A: pass", position=start, copies=2)
        for start, who in ((table(), "Rake"), (start, "Royce"))
    )
    pair(refused, allowed, "A: play Cloak with Rake", "modifier-again", "R1.6.3-11")


@rule("R6.2.2-16", "R6.2-03")
def test_stealth_is_added_when_it_is_needed() -> None:
    hidden = modifier(AddStealth(1), windows=(*ANNOUNCED, *ATTEMPT, *DECLINED))
    block = "B: block with Thomas"
    needed = modified(hidden, BLEED, "A: pass", block)
    code, clause = "stealth-unneeded", "R6.2.2-16"
    pair(modified(hidden), needed, CLOAK, code, clause)
    pair(modified(hidden, BLEED, "A: pass", "B: pass"), needed, CLOAK, code, clause)
    sneaky = wearing("Lupo", Bonus(Number.STEALTH, 1))
    pair(modified(hidden, BLEED, "A: pass", block, position=sneaky), needed, CLOAK, code, clause)


@rule("R6.2.2-16", "R6.2-03")
def test_stealth_is_added_once_more_only_if_it_is_still_needed() -> None:
    hidden = modifier(AddStealth(1), windows=ATTEMPT, by_other=True)
    lines = (BLEED, "A: pass", "B: block with Thomas", "A: play Cloak with Rake", "A: pass")
    watchful = wearing("Thomas", Bonus(Number.INTERCEPT, 1)).vampire("Royce", "A", capacity=3)
    plain = wearing("Nik", Bonus(Number.INTERCEPT, 1)).vampire("Royce", "A", capacity=3)
    refused, allowed = (modified(hidden, *lines, position=p, copies=2) for p in (plain, watchful))
    pair(refused, allowed, "A: play Cloak with Royce", "stealth-unneeded", "R6.2.2-16")


# --- reactions ---------------------------------------------------------------------------------


@rule("R1.6.3-18", "R6.2-14")
def test_nobody_reacts_to_her_own_minion() -> None:
    def position(turn: str, line: str) -> GameState:
        return reacted(reaction(), line, position=table(turn=turn))

    refused, allowed = position("B", "B: bleed with Nik"), position("A", BLEED)
    pair(refused, allowed, SHOUT, "own-action", "R1.6.3-18")


@rule("R1.1-05", "R1.6.3-17", "R6.2-14")
def test_a_tapped_minion_does_not_react() -> None:
    def position(*, tapped: bool) -> GameState:
        start = table().vampire("Royce", "B", capacity=4, tapped=tapped)
        return reacted(reaction(), position=start)

    refused, allowed = position(tapped=True), position(tapped=False)
    pair(refused, allowed, "B: play Shout with Royce", "reacting-tapped", "R1.1-05")


@rule("R1.1-05")
def test_a_tapped_minion_who_is_woken_reacts() -> None:
    def position(*words: Wake) -> GameState:
        start = table().vampire("Royce", "B", capacity=4, tapped=True)
        prop(start, "Wake", "reaction", reaction(*words, needs=(IsTapped(),)))
        start.hand("B", "Wake")
        return reacted(reaction(), BLEED, "B: play Wake with Royce", "B: pass", position=start)

    refused, allowed = position(), position(Wake())
    pair(refused, allowed, "B: play Shout with Royce", "reacting-tapped", "R1.1-05")


@rule("R6.5.1-06", "R1.6.3-17")
def test_a_vampire_in_torpor_does_not_react() -> None:
    def position(zone: Any) -> GameState:
        start = table().vampire("Royce", "B", capacity=4, zone=zone)
        return reacted(reaction(), position=start)

    refused, allowed = position("torpor"), position("ready")
    pair(refused, allowed, "B: play Shout with Royce", "reacting-not-ready", "R6.5.1-06")


@rule("R1.6.3-19", "R6.2-04")
def test_a_minion_plays_a_reaction_once_in_an_action() -> None:
    refused, allowed = (
        reacted(reaction(), BLEED, f"B: play Shout with {who}", "B: pass", copies=2)
        for who in ("Thomas", "Nik")
    )
    pair(refused, allowed, SHOUT, "reaction-again", "R1.6.3-19")


def blocked(mode: Mode, *, stealth: int, by: str = "Thomas") -> GameState:
    """Lupo bleeds with some stealth, and one of B's minions tries to block."""
    position = wearing("Lupo", Bonus(Number.STEALTH, stealth))
    return reacted(mode, BLEED, "B: pass", f"B: block with {by}", position=position)


@rule("R6.2.2-17", "R6.2-03")
def test_intercept_is_added_when_it_is_needed() -> None:
    alert = reaction(AddIntercept(1), windows=(*ANNOUNCED, *ATTEMPT, *DECLINED))
    needed = blocked(alert, stealth=1)
    code, clause = "intercept-unneeded", "R6.2.2-17"
    pair(blocked(alert, stealth=0), needed, SHOUT, code, clause)
    for lines in ((BLEED,), (BLEED, "B: pass", "B: pass")):
        sneaky = wearing("Lupo", Bonus(Number.STEALTH, 1))
        pair(reacted(alert, *lines, position=sneaky), needed, SHOUT, code, clause)


@rule("R6.2.2-17")
def test_a_card_can_add_intercept_that_is_not_needed() -> None:
    plain, special = (reaction(AddIntercept(1, unneeded=u), windows=ATTEMPT) for u in (False, True))
    refused, allowed = blocked(plain, stealth=0), blocked(special, stealth=0)
    pair(refused, allowed, SHOUT, "intercept-unneeded", "R6.2.2-17")


@rule("R6.2.2-18")
def test_intercept_goes_to_the_minion_who_tries_to_block() -> None:
    alert = reaction(AddIntercept(1), windows=ATTEMPT)
    refused, allowed = blocked(alert, stealth=1, by="Nik"), blocked(alert, stealth=1)
    pair(refused, allowed, SHOUT, "not-blocking", "R6.2.2-18")


# --- masters out of turn -----------------------------------------------------------------------

GIFT = Mode(How.OUT_OF_TURN, windows=ANNOUNCED, effects=(GainPool(1),))


@rule("R1.6.2-05", "R1.6.2-04")
def test_an_out_of_turn_master_card_is_not_played_in_ones_own_turn() -> None:
    def position(turn: str, line: str) -> GameState:
        return play(prop(table(turn=turn), "Gift", "master", GIFT).hand("B", "Gift").build(), line)

    refused, allowed = position("B", "B: bleed with Nik"), position("A", BLEED)
    pair(refused, allowed, "B: play Gift", "own-turn", "R1.6.2-05")


@rule("R1.6.2-07")
def test_a_second_out_of_turn_master_card_waits() -> None:
    def position(*lines: str) -> GameState:
        start = prop(table(), "Gift", "master", GIFT).hand("B", "Gift", "Gift", "Gift")
        return play(start.build(), BLEED, *lines)

    refused, allowed = position("B: play Gift", "B: pass"), position()
    pair(refused, allowed, "B: play Gift", "in-debt", "R1.6.2-07")


@rule("R1.4-01")
def test_a_card_can_answer_the_master_card_of_another() -> None:
    """Royce's C says the same thing with a reaction, and with a master card."""
    answer = Mode(How.OUT_OF_TURN, windows=(WindowKind.AS_PLAYED,), needs=(MasterOfAnother(),))

    def position(types: str, mode: Mode, line: str) -> GameState:
        start = prop(table(), "Answer", "master", answer)
        prop(start, "Word", types, mode).hand("C", "Word").hand("B", "Answer")
        return play(start.build(), BLEED, "B: pass", line)

    refused = position("reaction", reaction(), "C: play Word with Yuri")
    allowed = position("master", GIFT, "C: play Word")
    pair(refused, allowed, "B: play Answer", "no-master-of-another", "R1.4-01")


@rule("R1.4-01")
def test_ones_own_master_card_is_not_that_of_another() -> None:
    answer = Mode(How.OUT_OF_TURN, windows=(WindowKind.AS_PLAYED,), needs=(MasterOfAnother(),))
    start = table().turn("A", Phase.MASTER)
    prop(start, "Answer", "master", answer).hand("B", "Answer").hand("C", "Answer")
    start.hand("A", "Ascendance")
    hers = play(start.build(), "A: play Ascendance", "B: play Answer")
    assert hers.to_move == 2
    allowed = play(hers, "C: play Answer")
    assert allowed.players[2].debt == 1


@rule("R1.6.1-01")
def test_a_card_can_answer_that_of_a_minion() -> None:
    answer = Mode(How.OUT_OF_TURN, windows=(WindowKind.AS_PLAYED,), needs=(CardOfMinion(),))

    def position(types: str, mode: Mode, line: str) -> GameState:
        start = prop(table(), "Answer", "master", answer)
        prop(start, "Word", types, mode).hand("C", "Word").hand("B", "Answer")
        return play(start.build(), BLEED, "B: pass", line)

    refused = position("master", GIFT, "C: play Word")
    allowed = position("reaction", reaction(), "C: play Word with Yuri")
    pair(refused, allowed, "B: play Answer", "no-card-of-minion", "R1.6.1-01")


@rule("R6.1.1-03")
def test_a_bleed_is_not_turned_on_its_own_methuselah() -> None:
    def position(*words: Effect, seats: str = "ABC") -> GameState:
        mode = reaction(*words, aim=Aim(What.METHUSELAH, Whose.OTHERS))
        return reacted(mode, BLEED, SHOUT, position=table(*seats))

    refused, allowed = position(Redirect()), position()
    pair(refused, allowed, "B: choose A", "bled-by-own-minion", "R6.1.1-03")
    assert list(legal_moves(refused)) == [ChooseMethuselah(1, 2)]
    two, three = (
        reacted(
            reaction(Redirect(), aim=Aim(What.METHUSELAH, Whose.OTHERS)), position=table(*seats)
        )
        for seats in ("AB", "ABC")
    )
    pair(two, three, SHOUT, "no-target", "R1.6.1-16")


# --- what cards forbid -------------------------------------------------------------------------


@rule("R1.4-01")
def test_a_card_can_forbid_a_minion_to_block_an_action() -> None:
    mode = modifier(BarBlock(), aim=Aim(What.MINION, Whose.OTHERS))
    refused, allowed = (
        modified(mode, BLEED, CLOAK, f"A: target {who}") for who in ("Thomas", "Nik")
    )
    pair(refused, allowed, "B: block with Thomas", "blocker-barred", "R1.4-01")


@rule("R1.4-01")
def test_a_card_can_forbid_a_minion_to_block() -> None:
    refused, allowed = (
        play(wearing("Thomas", bans=bans).build(), BLEED) for bans in ((Ban.BLOCK,), (Ban.ACT,))
    )
    pair(refused, allowed, "B: block with Thomas", "blocker-barred", "R1.4-01")


@rule("R1.6.3-07", "R1.6.3-06")
def test_an_action_card_does_not_modify_an_action() -> None:
    def position(types: str, mode: Mode) -> GameState:
        start = prop(table(), "Cloak", types, mode).hand("A", "Cloak")
        return play(start.build(), BLEED)

    refused = position("action", act(AddBleed(1)))
    allowed = position("action modifier", modifier(AddBleed(1)))
    pair(refused, allowed, CLOAK, "wrong-window", "R6.2-02")

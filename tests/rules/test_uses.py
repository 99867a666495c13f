"""Cards in play that are used (1.6.2, 4, 5, 6.1): clauses and refusals."""

from __future__ import annotations

import pytest

import vtes
from tests.cards.small import blood, card, do, options, table
from tests.cards.table import codes
from tests.rulecheck import rule
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.moves import UseCard
from vtes.model.needs import CountersAre
from vtes.model.state import GameState
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Cost,
    Deed,
    How,
    Mode,
    Number,
    Text,
    What,
    Where,
    Whose,
)
from vtes.model.words import (
    AddCounters,
    AddIntercept,
    AddStealth,
    BiggerHand,
    BurnPool,
    BurnThis,
    GainBlood,
    GainPool,
    PutInPlay,
    Who,
    Whom,
)
from vtes.rules.seating import in_game
from vtes.testing import Position
from vtes.testing.lines import reading


def shop(*uses: Mode) -> Text:
    """A location with these uses, played as a master card."""
    return Text(modes=(Mode(How.MASTER, effects=(PutInPlay(),)), *uses), location=True)


GAIN = Mode(How.USE, phase=Phase.MASTER, effects=(GainPool(1),))
TAP = Mode(How.USE, phase=Phase.MASTER, cost=Cost(tap=True), effects=(GainPool(1),))
ACTION = Mode(How.USE, phase=Phase.MASTER, cost=Cost(master=True), effects=(GainPool(3),))


def master(text: Text, *, hand: int = 0, pool: int = 30) -> Position:
    """A's master phase, with the location in play or in her hand."""
    position = table(Phase.MASTER).pool(A=pool).prop("Shop", types="master", text=text)
    return position.hand("A", *["Shop"] * hand) if hand else position.permanent("Shop", "A")


@rule("R1.6.2-09", "R1.6.2-10", "R1.1-02")
def test_a_location_stays_and_is_used_from_the_turn_it_is_played() -> None:
    state = do(master(shop(TAP), hand=1).build(), "A: play Shop")
    assert state.players[0].in_play == (card(state, "Shop"),)
    state = do(state, "A: use Shop in way 2")
    assert state.players[0].pool == 31
    assert state.cards[card(state, "Shop")].tapped
    assert codes(state, "A: use Shop in way 2") == ["card-tapped"]
    while not (state.turn == 7 and state.phase is Phase.MASTER):
        state = do(state, options(state)[-1])
    assert "A: use Shop in way 2" in options(state)  # again and again


@rule("R5-05")
def test_a_master_phase_action_is_used_for_what_a_card_offers() -> None:
    state = do(master(shop(ACTION)).hand("A", "Ascendance").build(), "A: use Shop in way 2")
    assert state.players[0].pool == 33
    assert codes(state, "A: use Shop in way 2") == ["use-master-action"]
    assert codes(state, "A: play Ascendance") == ["no-master-action"]


@rule("R5-07", "R1.4-01")
def test_effects_of_the_master_phase_come_before_or_after_its_actions() -> None:
    state = master(shop(GAIN)).hand("A", "Ascendance").build()
    first = do(state, "A: use Shop in way 2", "A: play Ascendance")
    second = do(state, "A: play Ascendance", "A: use Shop in way 2")
    assert first.players[0].pool == second.players[0].pool == 32
    assert codes(first, "A: use Shop in way 2") == ["use-spent"]


@rule("R1.6.2-16", "R1.6.2-08")
def test_a_location_is_controlled_by_a_methuselah_who_alone_uses_it() -> None:
    position = table(Phase.MASTER).prop("Shop", types="master", text=shop(GAIN))
    state = position.permanent("Shop", "B").build()
    assert codes(state, "A: use Shop in way 2") == ["use-not-yours"]
    assert options(master(shop(GAIN)).build())[0] == "A: use Shop in way 2"


@rule("R1.6.2-10")
def test_only_a_card_in_play_has_a_use_and_only_what_it_says() -> None:
    state = master(shop(GAIN)).hand("A", "Ascendance").build()
    (held,) = state.players[0].hand
    assert [v.code for v in vtes.why_illegal(state, UseCard(0, held, -1, 0))] == [
        "card-not-in-play"
    ]
    assert codes(state, "A: use Shop") == ["no-such-use"]
    assert codes(state, "A: use Shop in way 3") == ["no-such-use"]


@rule("R5-07", "R1.4-01")
def test_a_use_has_its_moment() -> None:
    late = Mode(How.USE, phase=Phase.INFLUENCE, effects=(GainPool(1),))
    state = master(shop(late)).build()
    assert codes(state, "A: use Shop in way 2") == ["use-not-now"]
    assert "A: use Shop in way 2" in options(do(state, "A: pass", "A: pass"))


@rule("G02")
@pytest.mark.parametrize(("pool", "allowed"), [(1, False), (2, True)])
def test_pool_that_a_use_costs_must_be_there(pool: int, allowed: bool) -> None:
    dear = Mode(How.USE, phase=Phase.MASTER, cost=Cost(tap=True, pool=2), effects=(GainPool(5),))
    state = master(shop(dear), pool=pool).build()
    assert codes(state, "A: use Shop in way 2") == ([] if allowed else ["use-pool"])


@rule("G02")
@pytest.mark.parametrize(("there", "allowed"), [(0, False), (1, True)])
def test_blood_that_a_use_costs_must_be_on_its_minion(there: int, allowed: bool) -> None:
    text = Text(modes=(Mode(How.USE, phase=Phase.MASTER, cost=Cost(blood=1)),))
    position = table(Phase.MASTER).prop("Ring", types="equipment", text=text)
    position.vampire("Lupo", "A", capacity=5, blood=there).attach("Ring", on="Lupo")
    state = position.build()
    assert codes(state, "A: use Ring") == ([] if allowed else ["use-blood"])
    if allowed:
        assert blood(do(state, "A: use Ring"), "Lupo") == 0


@rule("R1.6.1-16")
def test_a_use_needs_its_target() -> None:
    aim = Aim(What.VAMPIRE, Whose.YOURS, Where.READY)
    feed = Mode(How.USE, phase=Phase.MASTER, aim=aim, effects=(GainBlood(1, Who.TARGET),))
    assert codes(master(shop(feed)).build(), "A: use Shop in way 2") == ["use-no-target"]
    with_lupo = master(shop(feed)).vampire("Lupo", "A", capacity=5, blood=1).build()
    state = do(with_lupo, "A: use Shop in way 2", "A: target Lupo")
    assert blood(state, "Lupo") == 2


@rule("R1.4-01")
def test_a_use_can_ask_for_counters() -> None:
    two = Mode(How.USE, phase=Phase.MASTER, needs=(CountersAre(2),), effects=(BurnThis(),))
    position = table(Phase.MASTER).prop("Shop", types="master", text=shop(two))
    assert codes(position.permanent("Shop", "A", counters=1).build(), "A: use Shop in way 2")
    other = table(Phase.MASTER).prop("Shop", types="master", text=shop(two))
    state = other.permanent("Shop", "A", counters=2).build()
    assert do(state, "A: use Shop in way 2").players[0].in_play == ()


def offered(by: By, *, tapped: bool = False, there: int = 5) -> GameState:
    """A card on Lupo, or of B's, offers an action."""
    deed = Mode(How.USE, by=by, deed=Deed(ActionKind.CARD, stealth=1), effects=(GainPool(2),))
    position = table().vampire("Lupo", "A", capacity=5, blood=there, tapped=tapped)
    position.vampire("Rake", "A", capacity=5).vampire("Nik", "A", capacity=5, zone="torpor")
    position.prop("Ring", types="equipment", text=Text(modes=(deed,)))
    return position.attach("Ring", on="Lupo").build()


@rule("R6.1-09")
def test_a_card_in_play_offers_an_action_to_its_minion() -> None:
    state = offered(By.ITSELF)
    line = "A: use Ring with Lupo"
    assert [option for option in options(state) if "Ring" in option] == [line]
    after = do(state, line)
    assert after.players[0].pool == 32
    assert after.cards[card(after, "Lupo")].tapped
    assert after.cards[card(after, "Ring")].host == card(after, "Lupo")  # it stays
    assert codes(state, "A: use Ring with Rake") == ["use-not-itself"]
    assert codes(state, "A: use Ring") == ["use-no-minion"]


@rule("R6-02", "R6-09")
def test_an_action_of_a_card_in_play_is_an_action_like_others() -> None:
    assert codes(offered(By.ITSELF, tapped=True), "A: use Ring with Lupo") == ["minion-tapped"]
    assert codes(offered(By.ITSELF, there=0), "A: use Ring with Lupo") == ["use-empty"]
    anybody = offered(By.ANYBODY)
    assert codes(anybody, "A: use Ring with Rake") == []
    assert codes(anybody, "A: use Ring with Nik") == ["use-not-ready"]


@rule("R5-05")
def test_no_minion_acts_where_the_use_is_no_action() -> None:
    state = master(shop(GAIN)).vampire("Lupo", "A", capacity=5).build()
    assert codes(state, "A: use Shop in way 2 with Lupo") == ["use-by-minion"]


def tried(*, stealth: int, intercept: int) -> GameState:
    """Thomas tries to block Lupo's bleed; each side has a location; everybody is asked."""
    window = (WindowKind.BLOCK_ATTEMPT,)
    more = Mode(How.USE, windows=window, cost=Cost(tap=True), effects=(AddStealth(1),))
    seen = AddIntercept(1, who=Who.BLOCKER)
    better = Mode(How.USE, windows=window, cost=Cost(tap=True), effects=(seen,))
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    position.prop("Fog", types="master", text=shop(more)).permanent("Fog", "A")
    position.prop("Eye", types="master", text=shop(better)).permanent("Eye", "A")
    bonus = {"Mist": ("STEALTH", stealth), "Lens": ("INTERCEPT", intercept)}
    for name, on in (("Mist", "Lupo"), ("Lens", "Thomas")):
        number, amount = bonus[name]
        worn = Text(bonuses=(Bonus(Number[number], amount),))
        position.prop(name, types="equipment", text=worn).attach(name, on=on)
    state = do(position.build(), "A: bleed with Lupo")
    while state.pending and state.pending.kind is not vtes.DecisionKind.BLOCK:
        state = do(state, options(state)[-1])
    return vtes.apply(*reading(state, "B: block with Thomas"))


@rule("R6.2.2-16")
def test_a_location_adds_stealth_only_when_it_is_needed() -> None:
    assert codes(tried(stealth=0, intercept=0), "A: use Fog in way 2") == []
    assert codes(tried(stealth=1, intercept=0), "A: use Fog in way 2") == ["use-stealth-unneeded"]


@rule("R6.2.2-17")
def test_a_location_adds_intercept_only_when_it_is_needed() -> None:
    assert codes(tried(stealth=1, intercept=0), "A: use Eye in way 2") == []
    assert codes(tried(stealth=0, intercept=0), "A: use Eye in way 2") == ["use-intercept-unneeded"]


def plagues() -> GameState:
    """A's untap phase: a card of hers and one of her predator's want something of it."""
    mine = Mode(How.USE, phase=Phase.UNTAP, must=True, effects=(AddCounters(1), GainPool(2)))
    theirs = Mode(
        How.USE, phase=Phase.UNTAP, turn=Whose.PREY, must=True, effects=(BurnPool(3, Whom.PREY),)
    )
    position = table(Phase.UNTAP).pool(A=3).library("A", 10)
    position.prop("Well", types="master", text=shop(mine)).permanent("Well", "A")
    position.prop("Curse", types="master", text=shop(theirs)).permanent("Curse", "C")
    return position.build()


@rule("R4-03", "R4-04", "D14")
def test_whose_untap_phase_it_is_says_in_what_order_effects_happen() -> None:
    state = plagues()
    well, curse = "A: use Well in way 2", "A: use Curse in way 2"
    assert set(options(state)) == {well, curse}
    assert codes(state, "A: pass") == ["effect-due"]
    saved = do(state, well, curse)
    assert saved.players[0].pool == 2
    assert options(saved) == ["A: pass"]
    assert not in_game(do(state, curse), 0)  # the other order ousts her


@rule("R4-04")
def test_in_other_untap_phases_the_effect_waits() -> None:
    theirs = Mode(
        How.USE, phase=Phase.UNTAP, turn=Whose.PREY, must=True, effects=(BurnPool(3, Whom.PREY),)
    )
    position = table(Phase.UNTAP).library("A", 10)
    position.prop("Curse", types="master", text=shop(theirs))
    state = position.permanent("Curse", "B").build()  # B's prey is C
    assert options(state) == ["A: pass"]


@rule("R1.6.1-06")
def test_a_larger_hand_is_filled_and_trimmed_when_it_ends() -> None:
    big = Mode(How.USE, phase=Phase.MASTER, cost=Cost(tap=True), effects=(BiggerHand(2),))
    state = master(shop(big)).library("A", 12).build()
    assert len(state.players[0].hand) == 7
    state = do(state, "A: use Shop in way 2")
    assert len(state.players[0].hand) == 9
    while state.pending and state.pending.kind is not vtes.DecisionKind.DISCARD:
        state = do(state, "A: pass")
    state = do(state, "A: pass")
    assert state.pending is not None
    assert state.pending.kind is vtes.DecisionKind.TRIM
    line = options(state)[0]
    state = do(state, line)
    assert len(state.players[0].hand) == 8
    state = do(state, line)
    assert len(state.players[0].hand) == 7
    assert state.active == 1

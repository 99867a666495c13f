"""Master cards that are put on minions: each use of each on a small table."""

from __future__ import annotations

from typing import Any

import pytest

import vtes
from tests.cards.small import card, options, table
from tests.cards.table import codes, look, onward, play
from tests.rulecheck import rule
from tests.rules.pairs import pair
from tests.rules.props.runs import end, run
from vtes.cards.shapes import action
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.state import GameState
from vtes.model.terms import ChosenCard
from vtes.model.text import Aim, Deed, How, Mode, Text, Trait, What
from vtes.model.words import BurnTarget, TapMinion, Who
from vtes.testing import Position
from vtes.testing.lines import reading

FAME, MEKHET, UNCOVERED = "Fame", "Fear of Mekhet", "Haven Uncovered"
SECURE, WEALTH = "Secure Haven", "Vast Wealth"


def master(name: str) -> Position:
    """A's master phase: Lupo and Rake are hers, Rake in torpor; Thomas is B's."""
    position = table(Phase.MASTER).vampire("Lupo", "A", capacity=5).hand("A", name)
    position.vampire("Rake", "A", capacity=5, zone="torpor").ally("Dog", "A", life=1)
    return position.vampire("Thomas", "B", capacity=5)


@pytest.mark.parametrize(
    ("name", "targets", "pool"),
    [
        (FAME, ("Lupo", "Thomas"), 30),
        (UNCOVERED, ("Lupo", "Thomas"), 30),
        (SECURE, ("Lupo", "Dog", "Rake"), 29),
        (WEALTH, ("Lupo", "Dog"), 30),
    ],
)
def test_on_whom_it_is_put(name: str, targets: tuple[str, ...], pool: int) -> None:
    """For Secure Haven, ruling LSJ 20010610: also on a vampire in torpor."""
    state = run(master(name).build(), f"A: play {name}")
    assert options(state) == [f"A: target {target}" for target in targets]
    state = play(state, f"A: target {targets[-1]}")
    assert look(state, f"{name}.host", "A.pool") == [targets[-1], pool]


# --- Fame ---------------------------------------------------------------------------------------


def famous(*, armed: bool = True) -> GameState:
    """A's Lupo, who has Fame of B's, will be blocked by Thomas, who may be armed."""
    position = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    if armed:
        position.attach("Sengir Dagger", on="Thomas")
    return position.attach(FAME, on="Lupo", seat="B").build()


@rule("D201")
def test_fame_costs_its_controller_three_pool_when_the_vampire_falls() -> None:
    state = run(famous(), "A: bleed with Lupo", "B: block with Thomas")
    fallen = onward(state)
    assert look(fallen, "Lupo.zone", "A.pool", "B.pool") == ["torpor", 27, 30]
    stands = onward(run(famous(armed=False), "A: bleed with Lupo", "B: block with Thomas"))
    assert look(stands, "Lupo.zone", "A.pool") == ["ready", 30]


def test_fame_can_oust() -> None:
    position = table().vampire("Lupo", "A", capacity=5, blood=1).pool(A=3)
    position.vampire("Thomas", "B", capacity=5).attach("Sengir Dagger", on="Thomas")
    state = position.attach(FAME, on="Lupo", seat="B").build()
    state = run(state, "A: bleed with Lupo", "B: block with Thomas")
    while vtes.outcome(state) is None and state.players[0].pool:
        strikes = state.pending is not None and state.pending.kind is DecisionKind.STRIKE
        state = vtes.apply(state, vtes.legal_moves(state)[0 if strikes else -1])
    assert look(state, "A.standing", "C.vp") == ["OUSTED", 1]


def untap(turn: str, zone: Any = "torpor") -> GameState:
    position = table().turn(turn, Phase.UNTAP).vampire("Lupo", "A", capacity=5, zone=zone)
    position.permanent("The Barrens", "C").hand("C", "Sport Bike")
    return position.attach(FAME, on="Lupo", seat="B").build()


@rule("R1.4-01")
def test_fame_costs_each_a_pool_in_her_untap_phase_while_the_vampire_lies_in_torpor() -> None:
    for seat in "ABC":
        state = untap(seat)
        assert codes(state, f"{seat}: pass") == ["effect-due"]
        state = run(state, f"{seat}: use {FAME} in way 3")
        assert look(state, f"{seat}.pool") == [29]
        assert f"{seat}: pass" in options(state)
    pair(untap("A", "ready"), untap("A"), f"A: use {FAME} in way 3", "host-elsewhere", "R1.4-01")


def test_the_pool_for_fame_is_paid_before_another_uses_anything() -> None:
    """Ruling LSJ 20110121: in any order with others of her effects, but before those of others."""
    state = untap("A")
    assert options(state) == [f"A: use {FAME} in way 3", "A: announce withdrawal"] or (
        "A: pass" not in options(state)
    )
    state = run(state, f"A: use {FAME} in way 3")
    state = play(state, "A: pass")
    assert look(state, "window", "to_move", "A.pool") == ["PHASE", "C", 29]


# --- Fear of Mekhet -----------------------------------------------------------------------------


def court(phase: Phase = Phase.UNTAP, blood: int = 7, *others: str) -> Position:
    position = table(phase)
    position.vampire("Lupo", "A", capacity=8, blood=blood, title="justicar", clan="Brujah")
    for name in others:
        position.vampire(name, "B", capacity=9, title="inner_circle", clan="Ventrue", zone="torpor")
    return position.vampire("Thomas", "B", capacity=5, title="prince")


def test_fear_of_mekhet_is_put_on_a_justicar_and_taps_him() -> None:
    state = run(court(Phase.MASTER).hand("A", MEKHET).build(), f"A: play {MEKHET}")
    assert options(state) == ["A: target Lupo"]
    assert codes(state, "A: target Thomas") == ["target-untitled"]
    state = run(state, "A: target Lupo")
    assert look(state, f"{MEKHET}.host", "Lupo.tapped", "A.pool") == ["Lupo", True, 28]


@rule("R1.6.1-16")
def test_a_card_can_ask_for_a_titled_target() -> None:
    state = run(court(Phase.MASTER).hand("A", MEKHET).build(), f"A: play {MEKHET}")
    princes = table(Phase.MASTER).vampire("Lupo", "A", capacity=8, title="prince")
    none = princes.hand("A", MEKHET).build()
    assert codes(none, f"A: play {MEKHET}") == ["no-target"]
    assert [v.rule for v in vtes.why_illegal(*reading(state, "A: target Thomas"))] == ["R1.6.1-16"]


def test_fear_of_mekhet_moves_on_when_the_blood_is_burned() -> None:
    """Ruling ANK 20210109: also to a vampire in torpor."""
    state = court(Phase.UNTAP, 7, "Nik", "Yuri").attach(MEKHET, on="Lupo", seat="C").build()
    assert codes(state, "A: pass") == ["effect-due"]
    state = run(state, f"A: use {MEKHET} in way 2")
    assert options(state) == ["A: target Nik", "A: target Yuri"]
    state = run(state, "A: target Yuri")
    assert look(state, "Lupo.blood", f"{MEKHET}.host", f"{MEKHET}.controller") == [2, "Yuri", "C"]
    assert "A: pass" in options(state)


def test_fear_of_mekhet_is_burned_where_nobody_else_can_have_it() -> None:
    state = court().attach(MEKHET, on="Lupo", seat="C").build()
    state = run(state, f"A: use {MEKHET} in way 2")
    assert look(state, "Lupo.blood", "C.ash_heap", "Lupo.zone") == [2, [MEKHET], "ready"]


def test_fear_of_mekhet_burns_who_cannot_burn_the_blood() -> None:
    state = court(Phase.UNTAP, 4, "Nik").attach(MEKHET, on="Lupo", seat="C").build()
    state = run(state, f"A: use {MEKHET} in way 2")
    assert look(state, "Lupo.zone", "C.ash_heap", "pending") == ["ash heap", [MEKHET], "UNTAP"]


def test_fear_of_mekhet_waits_for_the_untap_phase_of_its_vampire() -> None:
    state = court().turn("C", Phase.UNTAP).attach(MEKHET, on="Lupo", seat="C").build()
    assert codes(state, f"C: use {MEKHET} in way 2") == ["use-not-yours"]
    assert "C: pass" in options(state)


# --- Haven Uncovered ----------------------------------------------------------------------------


def uncovered(zone: Any = "ready") -> Position:
    position = table().vampire("Lupo", "A", capacity=5).vampire("Rake", "A", capacity=5)
    position.vampire("Thomas", "B", capacity=5, zone=zone)
    return position.hand("B", "Sport Bike")


def test_others_enter_combat_with_the_vampire() -> None:
    position = uncovered().attach(UNCOVERED, on="Thomas", seat="A")
    line = f"A: use {UNCOVERED} in way 2 with Lupo"
    state = play(position.build(), line)
    assert look(state, "action.stealth", "action.target", "action.directed_at") == [
        1,
        "Thomas",
        "B",
    ]
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "combat.acting", "combat.opposing") == ["Lupo", "Thomas"]
    fallen = uncovered("torpor").attach(UNCOVERED, on="Thomas", seat="A").build()
    assert codes(fallen, line) == ["host-elsewhere"]
    own = uncovered().attach(UNCOVERED, on="Rake", seat="B").build()
    assert codes(own, line) == ["hosts-companion"]


def test_the_vampire_burns_haven_uncovered() -> None:
    line = f"A: use {UNCOVERED} in way 3 with Lupo"
    state = play(uncovered().attach(UNCOVERED, on="Lupo", seat="B").build(), line)
    assert look(state, "action.stealth", "action.directed_at") == [1, "B"]
    assert look(end(state), "Lupo.attached", "B.ash_heap") == [[], [UNCOVERED]]
    other = uncovered().attach(UNCOVERED, on="Rake", seat="B").build()
    assert codes(other, line) == ["use-not-itself"]
    theirs = uncovered().attach(UNCOVERED, on="Thomas", seat="A").build()
    assert "use-not-yours" in codes(theirs, line)


# --- Secure Haven -------------------------------------------------------------------------------


def secured(zone: Any = "ready", *, haven: bool = True, seat: str = "B") -> Position:
    """Thomas, whose Secure Haven keeps him from being the target of A's actions."""
    position = table().vampire("Lupo", "A", capacity=5, blood=4, disciplines={"dom": 2})
    position.vampire("Thomas", "B", capacity=5, zone=zone).vampire("Nik", "B", capacity=4)
    text = Text(modes=(action(0, TapMinion(Who.TARGET), aim=Aim(What.MINION)),))
    position.prop("Jolt", types="action", text=text).hand("A", "Jolt")
    return position.attach(SECURE, on="Thomas", seat=seat) if haven else position


@rule("R1.4-01", "D200")
def test_who_has_a_secure_haven_is_no_target_of_actions_of_others() -> None:
    refused, allowed = (
        play(secured(haven=haven).build(), "A: play Jolt with Lupo") for haven in (True, False)
    )
    pair(refused, allowed, "A: target Thomas", "target-kept", "R1.4-01")
    assert options(refused) == ["A: target Lupo", "A: target Nik"]
    own = play(secured(seat="A").build(), "A: play Jolt with Lupo")
    assert "A: target Thomas" in options(own)


@rule("R1.4-01")
def test_he_is_not_rescued_or_diablerized_by_others_either() -> None:
    for what in ("rescue", "diablerize"):
        line = f"A: {what} with Lupo"
        refused, allowed = (secured("torpor", haven=haven).build() for haven in (True, False))
        assert codes(refused, line)[0] in ("nobody-to-rescue", "nobody-to-diablerize")
        assert codes(allowed, line) == []
        other = [
            play(
                secured("torpor", haven=h).vampire("Yuri", "C", capacity=4, zone="torpor").build(),
                line,
            )
            for h in (True, False)
        ]
        pair(other[0], other[1], "A: target Thomas", "target-kept", "R1.4-01")


def test_a_secure_haven_is_a_location() -> None:
    """It can be burned where it lies: cards on who has it are not he (ruling TOM 19951208-1)."""
    position = secured().hand("A", "Rampage")
    position.vampire("Rake", "A", capacity=4, disciplines={"pot": 1})
    state = play(position.build(), "A: play Rampage with Rake")
    assert options(state) == ["A: target Secure Haven"]
    state = onward(play(state, "A: target Secure Haven"))
    assert look(state, "Secure Haven.zone") == ["ash heap"]


@rule("R1.4-01")
def test_nobody_takes_the_action_of_haven_uncovered_against_him() -> None:
    line = f"A: use {UNCOVERED} in way 2 with Lupo"
    refused, allowed = (
        secured(haven=haven).attach(UNCOVERED, on="Thomas", seat="A").build()
        for haven in (True, False)
    )
    pair(refused, allowed, line, "use-target-kept", "R1.4-01")


@rule("D200")
def test_to_choose_him_in_a_referendum_is_to_aim_at_him() -> None:
    """Rulings LSJ 20031010, ANK 20180907: choosing is targeting."""
    deed = Deed(vtes.ActionKind.POLITICAL)
    terms = (ChosenCard(Aim(What.VAMPIRE)),)
    text = Text(modes=(Mode(How.ACTION, deed=deed, terms=terms, effects=(BurnTarget(),)),))
    named = []
    for haven in (True, False):
        position = secured(haven=haven).prop("Ban", types="political action", text=text)
        state = run(position.hand("A", "Ban").build(), "A: play Ban with Lupo")
        state = onward(state, DecisionKind.TERM_CARD)
        named.append("A: target Thomas" in options(state))
        assert (codes(state, "A: target Thomas") == ["term-wrong-card"]) is haven
    assert named == [False, True]


def test_cards_on_him_can_be_aimed_at() -> None:
    """Ruling TOM 19951208-1: actions that target cards on the minion are allowed."""
    text = Text(modes=(action(0, BurnTarget(), aim=Aim(What.EQUIPMENT)),))
    position = secured().attach("Sport Bike", on="Thomas")
    position.prop("Crush", types="action", text=text).hand("A", "Crush")
    state = play(position.build(), "A: play Crush with Lupo")
    assert options(state) == ["A: target Sport Bike"]


@rule("G02")
def test_master_cards_aimed_at_him_cost_a_pool_more() -> None:
    """Ruling TOM 19951208-1: for all, his own controller too."""
    for seat in "AB":
        position = secured().turn(seat, Phase.MASTER).hand(seat, "Misdirection")
        state = play(position.build(), f"{seat}: play Misdirection", f"{seat}: target Thomas")
        assert look(state, f"{seat}.pool", "Thomas.tapped") == [28, True]
        other = play(position.build(), f"{seat}: play Misdirection", f"{seat}: target Nik")
        assert look(other, f"{seat}.pool") == [29]
    refused, allowed = (
        play(
            secured().turn("A", Phase.MASTER).pool(A=pool).hand("A", "Misdirection").build(),
            "A: play Misdirection",
        )
        for pool in (1, 2)
    )
    pair(refused, allowed, "A: target Thomas", "target-too-dear", "G02")


def test_uses_of_cards_in_play_cost_nothing_more() -> None:
    """Ruling ANK 20221120."""
    position = secured().turn("B", Phase.MASTER).attach("Blood Doll", on="Thomas")
    state = run(position.build(), "B: use Blood Doll in way 2")
    assert look(state, "B.pool", "Thomas.blood") == [31, 4]


def test_secure_haven_is_burned_when_its_minion_falls() -> None:
    position = table().vampire("Lupo", "A", capacity=5, blood=1)
    position.vampire("Thomas", "B", capacity=5).attach("Sengir Dagger", on="Thomas")
    state = position.attach(SECURE, on="Lupo").build()
    state = onward(run(state, "A: bleed with Lupo", "B: block with Thomas"))
    assert look(state, "Lupo.zone", "A.ash_heap") == ["torpor", [SECURE]]


@rule("R1.4-01")
def test_a_minion_has_only_one_haven() -> None:
    text = Text(traits=(Trait.HAVEN,), modes=())
    position = master(SECURE).prop("Hut", types="master", text=text)
    allowed = play(position.build(), f"A: play {SECURE}")
    refused = play(position.attach("Hut", on="Lupo").build(), f"A: play {SECURE}")
    pair(refused, allowed, "A: target Lupo", "target-has-one", "R1.4-01")


# --- Vast Wealth --------------------------------------------------------------------------------


def wealthy(*library: str | int, **lupo: Any) -> Position:
    position = table().vampire("Lupo", "A", **{"capacity": 5, **lupo})
    position.vampire("Thomas", "B", capacity=5)
    return position.hand("A", *["Ascendance"] * 7).library("A", *library)


USE = f"A: use {WEALTH} in way 2 with Lupo"


def test_vast_wealth_equips_with_the_first_equipment_of_the_library() -> None:
    """Rulings TOM 19960130, TOM 19951107: an equip action; the search is its success."""
    position = wealthy("Ascendance", ".44 Magnum", "Sport Bike", "Ascendance")
    state = play(position.attach(WEALTH, on="Lupo").build(), USE)
    assert look(state, "A.library.count") == [4]
    after = onward(state)
    assert look(after, "Lupo.attached", "A.library.count", "A.pool") == [
        [WEALTH, ".44 Magnum"],
        3,
        28,
    ]
    assert codes(after, USE) == ["minion-tapped"]
    state = play(onward(position.attach("Raven Spy", on="Thomas").build()), USE)
    blocked = onward(play(onward(state, DecisionKind.BLOCK), "B: block with Thomas"))
    assert look(blocked, "Lupo.attached", "A.library.count") == [[WEALTH], 4]


def test_vast_wealth_is_an_equip_action_with_stealth() -> None:
    state = play(
        wealthy("Sport Bike").attach(WEALTH, on="Lupo").hand("B", "Sport Bike").build(), USE
    )
    assert look(state, "action.kind", "action.stealth", "action.directed_at") == ["EQUIP", 1, ""]


def test_vast_wealth_finds_nothing_and_the_library_is_shuffled() -> None:
    state = play(wealthy("Ascendance", 2).attach(WEALTH, on="Lupo").build(), USE)
    after = onward(state)
    assert look(after, "Lupo.attached", "A.library.count", "A.ash_heap") == [[WEALTH], 3, []]
    assert after.draws > state.draws


def test_what_vast_wealth_finds_is_paid_for_even_if_that_ousts() -> None:
    """Rulings RTR 19941109, RTR 20010711."""
    position = wealthy(".44 Magnum").attach(WEALTH, on="Lupo").pool(A=2)
    state = play(position.build(), USE)
    while state.players[0].pool:
        state = vtes.apply(state, vtes.legal_moves(state)[-1])
    assert look(state, "A.standing", "C.vp") == ["OUSTED", 1]


@rule("D203")
def test_what_cannot_be_placed_is_burned_without_cost() -> None:
    """Ruling TOM 19950407."""
    position = wealthy("Laptop Computer", "Sport Bike")
    position.attach(WEALTH, on="Lupo").attach("Laptop Computer", on="Lupo")
    state = onward(play(position.build(), USE))
    assert look(state, "A.ash_heap", "A.pool", "A.library.count") == [["Laptop Computer"], 30, 1]


@rule("R1.4-01")
def test_vast_wealth_is_used_by_whoever_controls_its_minion() -> None:
    """Ruling RTR 19951017: only if they share a controller."""
    mine, theirs = (
        wealthy("Sport Bike").attach(WEALTH, on="Lupo", seat=seat).build() for seat in "AB"
    )
    pair(theirs, mine, USE, "host-of-another", "R1.4-01")
    assert card(mine, WEALTH)

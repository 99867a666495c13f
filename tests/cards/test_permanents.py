"""Cards that stay in play and are used there: each use of each card on a small table."""

from __future__ import annotations

import vtes
from tests.cards.small import blood, card, do, options, table
from tests.cards.table import codes
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.state import GameState


def test_blood_doll_moves_blood_once_in_the_master_phase_of_the_vampire() -> None:
    builder = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, blood=3).hand("A", "Blood Doll")
    builder.vampire("Thomas", "B", capacity=5)
    state = do(builder.build(), "A: play Blood Doll")
    assert options(state) == ["A: target Lupo"]
    state = do(state, "A: target Lupo")
    assert state.cards[card(state, "Blood Doll")].host == card(state, "Lupo")
    out = do(state, "A: use Blood Doll in way 2")
    assert (blood(out, "Lupo"), out.players[0].pool) == (2, 31)
    back = do(state, "A: use Blood Doll in way 3")
    assert (blood(back, "Lupo"), back.players[0].pool) == (4, 29)
    for used in (out, back):
        assert codes(used, "A: use Blood Doll in way 2") == ["use-spent"]
        assert codes(used, "A: use Blood Doll in way 3") == ["use-spent"]


def test_blood_doll_is_used_by_who_controls_the_vampire() -> None:
    builder = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, blood=3)
    state = builder.attach("Blood Doll", on="Lupo", seat="B").build()
    assert do(state, "A: use Blood Doll in way 2").players[0].pool == 31
    theirs = table(Phase.MASTER).vampire("Thomas", "B", capacity=5, blood=3)
    refused = theirs.attach("Blood Doll", on="Thomas", seat="A").build()
    assert codes(refused, "A: use Blood Doll in way 2") == ["use-not-yours"]


@rule("R6.2.1-03")
def test_minion_tap_moves_any_amount() -> None:
    builder = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, blood=3).hand("A", "Minion Tap")
    state = do(builder.build(), "A: play Minion Tap", "A: target Lupo")
    assert options(state) == [f"A: take {n}" for n in range(4)]
    after = do(state, "A: take 2")
    assert (blood(after, "Lupo"), after.players[0].pool) == (1, 32)
    assert codes(state, "A: take 4") == ["wrong-amount"]


def test_short_term_investment_pays_for_master_phase_actions() -> None:
    state = do(
        table(Phase.MASTER).hand("A", "Short-Term Investment").build(),
        "A: play Short-Term Investment",
    )
    assert (state.players[0].pool, blood(state, "Short-Term Investment")) == (29, 3)
    line = "A: use Short-Term Investment in way 2"
    assert codes(state, line) == ["use-master-action"]
    builder = table(Phase.MASTER).permanent("Short-Term Investment", "A", counters=1)
    after = do(builder.build(), line)
    assert after.players[0].pool == 31
    assert not after.players[0].in_play
    assert len(after.players[0].ash_heap) == 1


def puppy(counters: int = 2) -> GameState:
    return table(Phase.UNTAP).permanent("Blood Puppy", "A", counters=counters).build()


def test_blood_puppy_does_one_of_three_things_in_the_untap_phase() -> None:
    played = do(table(Phase.MASTER).hand("A", "Blood Puppy").build(), "A: play Blood Puppy")
    assert (played.players[0].pool, blood(played, "Blood Puppy")) == (28, 3)
    taken = do(puppy(), "A: use Blood Puppy in way 2")
    assert (taken.players[0].pool, blood(taken, "Blood Puppy")) == (31, 1)
    fed = do(puppy(), "A: use Blood Puppy in way 3")
    assert (fed.players[0].pool, blood(fed, "Blood Puppy")) == (30, 3)
    burned = do(puppy(), "A: use Blood Puppy in way 4")
    assert (burned.players[0].pool, burned.players[0].in_play) == (32, ())
    assert codes(fed, "A: use Blood Puppy in way 4") == ["use-spent"]


def test_any_minion_can_burn_a_blood_puppy() -> None:
    builder = table().vampire("Lupo", "A", capacity=5).vampire("Thomas", "B", capacity=5)
    state = builder.permanent("Blood Puppy", "B", counters=2).build()
    state = do(state, "A: use Blood Puppy in way 5 with Lupo")
    assert options(state) == ["B: block with Thomas", "B: pass"]  # directed at B
    after = do(state, "B: pass")
    assert after.players[1].in_play == ()
    assert after.players[1].pool == 30


def test_army_of_rats_gnaws_at_the_prey_whether_its_player_likes_it_or_not() -> None:
    builder = table().vampire("Lupo", "A", capacity=5, disciplines={"ani": 1})
    state = do(builder.hand("A", "Army of Rats").build(), "A: play Army of Rats with Lupo")
    assert state.cards[card(state, "Army of Rats")].controller == 0
    untap = table(Phase.UNTAP).permanent("Army of Rats", "A").permanent("Army of Rats", "A")
    state = untap.build()
    assert codes(state, "A: pass") == ["effect-due"]
    state = do(state, "A: use Army of Rats in way 2")
    assert [p.pool for p in state.players] == [30, 29, 30]
    assert codes(state, "A: use Army of Rats (2) in way 2") == ["use-spent"]
    assert "A: pass" in options(state)


def test_any_minion_can_burn_army_of_rats() -> None:
    builder = table().vampire("Lupo", "A", capacity=5).permanent("Army of Rats", "C")
    after = do(builder.build(), "A: use Army of Rats in way 3 with Lupo")
    assert after.players[2].in_play == ()


@rule("R1.4-01")
def test_pentex_subversion_keeps_a_minion_from_blocking_until_another_burns_it() -> None:
    builder = table(Phase.MASTER).hand("A", "Pentex Subversion").vampire("Lupo", "A", capacity=5)
    builder.vampire("Thomas", "B", capacity=5).vampire("Nik", "B", capacity=5, zone="torpor")
    state = do(builder.build(), "A: play Pentex Subversion")
    assert options(state) == ["A: target Lupo", "A: target Thomas"]
    state = do(state, "A: target Thomas", "A: pass", "A: bleed with Lupo")
    assert state.players[1].pool == 29  # nobody could block
    burn = table().vampire("Lupo", "A", capacity=5).vampire("Rake", "A", capacity=4)
    state = burn.attach("Pentex Subversion", on="Lupo", seat="B").build()
    assert codes(state, "A: use Pentex Subversion in way 2 with Lupo") == ["its-own-minion"]
    after = do(state, "A: use Pentex Subversion in way 2 with Rake")
    assert after.cards[card(after, "Lupo")].attached == ()


def test_hellhound_does_not_act_and_heals() -> None:
    builder = table().vampire("Lupo", "A", capacity=5).hand("A", "Hellhound")
    state = do(builder.build(), "A: play Hellhound with Lupo")
    assert state.players[0].pool == 28
    assert blood(state, "Hellhound") == 2
    hound = card(state, "Hellhound")
    assert vtes.strength(state, hound) == 1
    mine = state.replace(
        cards=state.cards.set(hound, state.cards[hound].replace(blood=1)), pending=state.pending
    )
    while not (mine.active == 0 and mine.pending and mine.pending.kind is DecisionKind.UNTAP):
        mine = do(mine, options(mine)[-1])
    assert "effect-due" in codes(mine, "A: pass")
    healed = do(mine, "A: use Hellhound in way 2")
    assert blood(healed, "Hellhound") == 2
    acting = do(healed, "A: pass", "A: pass")
    assert "minion-cannot-act" in codes(acting, "A: bleed with Hellhound")

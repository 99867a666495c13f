"""Locations: each use of each card on a small table."""

from __future__ import annotations

import pytest

from tests.cards.table import blood, card, do, options, refusals, table
from vtes.cards.locations import LOCATIONS
from vtes.cards.printed import facts
from vtes.model.decisions import Phase, WindowKind
from vtes.model.state import GameState
from vtes.model.text import What
from vtes.queries import current_window, intercept, stealth

IN_UNTAP = [i for i, t in LOCATIONS.items() if t.modes[1].phase is Phase.UNTAP]
IN_INFLUENCE = [i for i, t in LOCATIONS.items() if t.modes[1].phase is Phase.INFLUENCE]
STEALTH = [i for i in (100126, 100629, 100777, 101070, 101326, 102050)]


def named(card_id: int) -> str:
    return facts(card_id).name


@pytest.mark.parametrize("location", LOCATIONS, ids=named)
def test_a_location_is_played_for_its_cost_and_is_a_unique_location(location: int) -> None:
    name, printed = named(location), facts(location)
    clan = printed.clans[0] if printed.clans else ""
    builder = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, clan=clan).hand("A", name)
    state = do(builder.build(), f"A: play {name}")
    assert state.cards[card(state, name)].controller == 0
    assert state.players[0].in_play == (card(state, name),)
    assert state.players[0].pool == 30 - printed.pool_cost
    assert printed.unique
    assert LOCATIONS[location].location
    if clan:
        without = table(Phase.MASTER).vampire("Lupo", "A", capacity=5).hand("A", name).build()
        assert refusals(without, f"A: play {name}") == ["no-clan-member"]


@pytest.mark.parametrize("location", IN_UNTAP, ids=named)
def test_a_hunting_ground_feeds_a_ready_vampire_once(location: int) -> None:
    name = named(location)
    builder = table(Phase.UNTAP).vampire("Lupo", "A", capacity=5, blood=1)
    builder.vampire("Nik", "A", capacity=5, blood=1, zone="torpor")
    builder.vampire("Thomas", "B", capacity=5, blood=1)
    state = builder.attach_in_play(name, "A").build()
    assert options(do(state, f"A: use {name} in way 2")) == ["A: target Lupo"]
    fed = do(state, f"A: use {name} in way 2", "A: target Lupo")
    assert blood(fed, "Lupo") == 2
    assert not fed.cards[card(fed, name)].tapped
    assert refusals(fed, f"A: use {name} in way 2") == ["use-spent", "use-no-target"]


def test_a_vampire_feeds_on_one_hunting_ground_a_turn() -> None:
    first, second = named(IN_UNTAP[0]), named(IN_UNTAP[1])
    builder = table(Phase.UNTAP).vampire("Lupo", "A", capacity=5, blood=1)
    builder.vampire("Rake", "A", capacity=5, blood=1)
    state = builder.attach_in_play(first, "A").attach_in_play(second, "A").build()
    state = do(state, f"A: use {first} in way 2", "A: target Lupo", f"A: use {second} in way 2")
    assert options(state) == ["A: target Rake"]
    assert refusals(state, "A: target Lupo") == ["target-fed"]


@pytest.mark.parametrize("location", IN_INFLUENCE, ids=named)
def test_a_domain_helps_a_vampire_of_its_clan_who_is_to_come(location: int) -> None:
    name, clan = named(location), facts(location).clans[0]
    builder = table(Phase.INFLUENCE)
    builder.vampire("Lupo", "A", capacity=5, blood=1, zone="uncontrolled", clan=clan)
    builder.vampire("Nik", "A", capacity=5, blood=1, zone="uncontrolled", clan="Samedi")
    state = builder.attach_in_play(name, "A").build()
    state = do(state, f"A: use {name} in way 2")
    lupo, nik = state.players[0].uncontrolled
    assert len(options(state)) == 1
    after = do(state, options(state)[0])
    assert (after.cards[lupo].blood, after.cards[nik].blood) == (2, 1)
    assert after.cards[card(after, name)].tapped
    assert refusals(after, f"A: use {name} in way 2") == ["card-tapped"]


def attempt(location: int, acting: str, blocking: str, controller: str, *, need: int) -> GameState:
    """A's vampire bleeds B with so much stealth, B's vampire tries to block."""
    builder = table().vampire("Lupo", "A", capacity=5, clan=acting)
    builder.vampire("Thomas", "B", capacity=5, clan=blocking)
    for _ in range(need):
        builder.attach("IR Cloak", on="Lupo")
    builder.attach_in_play(named(location), controller)
    state = builder.build()
    return do(state, "A: bleed with Lupo", "B: block with Thomas")


@pytest.mark.parametrize("location", STEALTH, ids=named)
def test_a_hideout_gives_stealth_when_it_is_needed(location: int) -> None:
    name, clan = named(location), facts(location).clans[0]
    state = attempt(location, clan, "", "A", need=0)
    assert current_window(state) is WindowKind.BLOCK_ATTEMPT
    after = do(state, f"A: use {name} in way 2")
    assert stealth(after) == 0  # the action is over
    assert after.players[1].pool == 29 - 0
    assert after.cards[card(after, name)].tapped
    other = attempt(location, "Samedi", "", "A", need=0)
    assert "acting-is-another" in refusals(other, f"A: use {name} in way 2")


def test_a_newspaper_gives_intercept_to_whom_it_may() -> None:
    assert LOCATIONS[101067].modes[2].cost.pool == 1
    assert intercept is not None
    assert What.VAMPIRE is not None

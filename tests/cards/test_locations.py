"""Locations: each use of each card on a small table."""

from __future__ import annotations

import pytest

import vtes
from tests.cards.small import blood, card, do, options, table
from tests.cards.table import codes
from tests.rulecheck import rule
from vtes.cards.domains import DOMAINS
from vtes.cards.locations import LOCATIONS
from vtes.cards.places import PLACES
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.needs import ActingIs
from vtes.model.state import GameState
from vtes.model.text import Bonus, Number, Text
from vtes.testing.lines import reading

IN_UNTAP = [i for i, t in LOCATIONS.items() if t.modes[-1].phase is Phase.UNTAP]
IN_INFLUENCE = [i for i, t in LOCATIONS.items() if t.modes[-1].phase is Phase.INFLUENCE]
STEALTH = (100126, 100629, 101070, 101326, 102050)


def named(card_id: int) -> str:
    return facts(card_id).name


@pytest.mark.parametrize("location", [*LOCATIONS, *PLACES, *DOMAINS], ids=named)
def test_a_location_is_played_for_its_cost_and_is_a_unique_location(location: int) -> None:
    name, printed = named(location), facts(location)
    clan = printed.clans[0] if printed.clans else ""
    builder = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, clan=clan).hand("A", name)
    state = do(builder.build(), f"A: play {name}")
    assert state.cards[card(state, name)].controller == 0
    assert state.players[0].in_play == (card(state, name),)
    assert state.players[0].pool == 30 - printed.pool_cost
    assert printed.unique
    assert TEXTS[location].location
    if clan:
        without = table(Phase.MASTER).vampire("Lupo", "A", capacity=5).hand("A", name).build()
        assert codes(without, f"A: play {name}") == ["no-clan-member"]


@pytest.mark.parametrize("location", IN_UNTAP, ids=named)
def test_a_hunting_ground_feeds_a_ready_vampire_once(location: int) -> None:
    name = named(location)
    builder = table(Phase.UNTAP).vampire("Lupo", "A", capacity=5, blood=1)
    builder.vampire("Nik", "A", capacity=5, blood=1, zone="torpor")
    builder.vampire("Thomas", "B", capacity=5, blood=1)
    state = builder.permanent(name, "A").build()
    assert options(do(state, f"A: use {name} in way 2")) == ["A: target Lupo"]
    fed = do(state, f"A: use {name} in way 2", "A: target Lupo")
    assert blood(fed, "Lupo") == 2
    assert not fed.cards[card(fed, name)].tapped
    assert codes(fed, f"A: use {name} in way 2") == ["use-spent", "use-no-target"]


@rule("R1.4-01")
def test_a_vampire_feeds_on_one_hunting_ground_a_turn() -> None:
    first, second = named(IN_UNTAP[0]), named(IN_UNTAP[1])
    builder = table(Phase.UNTAP).vampire("Lupo", "A", capacity=5, blood=1)
    builder.vampire("Rake", "A", capacity=5, blood=1)
    state = builder.permanent(first, "A").permanent(second, "A").build()
    state = do(state, f"A: use {first} in way 2", "A: target Lupo", f"A: use {second} in way 2")
    assert options(state) == ["A: target Rake"]
    assert codes(state, "A: target Lupo") == ["target-fed"]


@pytest.mark.parametrize("location", IN_INFLUENCE, ids=named)
def test_a_domain_helps_a_vampire_of_its_clan_who_is_to_come(location: int) -> None:
    name, clan = named(location), facts(location).clans[0]
    builder = table(Phase.INFLUENCE)
    builder.vampire("Lupo", "A", capacity=5, blood=1, zone="uncontrolled", clan=clan)
    builder.vampire("Nik", "A", capacity=5, blood=1, zone="uncontrolled", clan="Samedi")
    state = builder.permanent(name, "A").build()
    state = do(state, f"A: use {name} in way 2")
    lupo, nik = state.players[0].uncontrolled
    assert len(options(state)) == 1
    after = do(state, options(state)[0])
    assert (after.cards[lupo].blood, after.cards[nik].blood) == (2, 1)
    assert after.cards[card(after, name)].tapped
    assert codes(after, f"A: use {name} in way 2") == ["card-tapped"]


def attempt(
    location: str,
    *,
    owner: str,
    acting: str = "",
    blocking: str = "",
    stealth: int = 0,
    asked: bool = False,
) -> GameState:
    """A's Lupo bleeds B with so much stealth, and B's Thomas tries to block.

    With `asked` the window is open and A is asked, whatever she has.
    """
    builder = table().vampire("Lupo", "A", capacity=5, clan=acting)
    builder.vampire("Thomas", "B", capacity=5, clan=blocking).permanent(location, owner)
    builder.prop("Mist", types="equipment", text=Text(bonuses=(Bonus(Number.STEALTH, stealth),)))
    state = builder.attach("Mist", on="Lupo").build()
    state = do(state, "A: bleed with Lupo")
    if asked:
        return vtes.apply(*reading(state, "B: block with Thomas"))
    return do(state, "B: block with Thomas")


@rule("R1.4-01")
@pytest.mark.parametrize("location", STEALTH, ids=named)
def test_a_hideout_gives_stealth_when_it_is_needed(location: int) -> None:
    name, clan = named(location), facts(location).clans[0]
    state = attempt(name, acting=clan, owner="A")
    assert f"A: use {name} in way 2" in options(state)
    after = do(state, f"A: use {name} in way 2", "B: pass")
    assert after.players[1].pool == 29
    assert after.cards[card(after, name)].tapped
    other = attempt(name, acting="Samedi", owner="A", asked=True)
    assert codes(other, f"A: use {name} in way 2") == ["acting-is-another"]
    unneeded = attempt(name, acting=clan, owner="A", stealth=1)
    assert f"A: use {name} in way 2" not in options(unneeded)


def test_only_the_fortune_teller_helps_a_stranger() -> None:
    shop = LOCATIONS[100777].modes[1]
    assert shop.needs == (ActingIs("Ravnos", yours=False),)
    state = attempt("Fortune Teller Shop", acting="Ravnos", owner="C")
    assert "C: use Fortune Teller Shop in way 2" in options(state)
    after = do(state, "C: use Fortune Teller Shop in way 2", "B: pass")
    assert after.players[1].pool == 29
    assert after.cards[card(after, "Fortune Teller Shop")].tapped


@rule("R1.4-01")
@pytest.mark.parametrize(
    ("name", "clan", "owner", "way", "pool"),
    [
        ("Market Square", "Assamite", "B", 2, 30),
        ("London Evening Star, Tabloid Newspaper", "", "C", 2, 30),
        ("KRCG News Radio", "", "B", 2, 30),
        ("KRCG News Radio", "", "C", 3, 29),
    ],
)
def test_a_newspaper_gives_intercept_to_whom_it_may(
    name: str, clan: str, owner: str, way: int, pool: int
) -> None:
    state = attempt(name, blocking=clan, owner=owner, stealth=1)
    line = f"{owner}: use {name} in way {way}"
    assert [option for option in options(state) if "use" in option] == [line]
    after = do(state, line)
    assert (after.players[1].pool, after.players["ABC".index(owner)].pool) == (30, pool)
    assert after.pending is not None
    assert after.pending.kind is DecisionKind.STRIKE  # blocked
    without = attempt(name, blocking=clan, owner=owner)
    assert without.pending is not None
    assert without.pending.kind is DecisionKind.STRIKE  # no intercept was needed


@rule("R1.4-01")
def test_market_square_helps_its_clan_only() -> None:
    state = attempt("Market Square", blocking="Samedi", owner="B", stealth=1)
    assert options(state)[0].startswith("B: block")  # the attempt failed


@rule("R1.6.1-06")
def test_elder_library_makes_the_hand_larger() -> None:
    builder = (
        table(Phase.MASTER)
        .library("A", 20)
        .hand("A", "Elder Library")
        .vampire("Lupo", "A", capacity=5)
    )
    state = do(builder.build(), "A: play Elder Library")
    assert len(state.players[0].hand) == 8
    two = table(Phase.MASTER).library("A", 20).hand("A", "Elder Library")
    state = do(two.permanent("Elder Library", "B").build(), "A: play Elder Library")
    assert len(state.players[0].hand) == 7

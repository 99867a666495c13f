"""Cards, decks, ownership, playing cards (1): what scenario files cannot express."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import vtes
from tests.rulecheck import rule
from tests.rules.pairs import pair, pair_of_moves, play
from vtes.cards.decks import Deck, deck_faults
from vtes.cards.printed import find
from vtes.model.decisions import Phase
from vtes.model.events import CardMoved
from vtes.model.moves import ChooseTarget, Pass
from vtes.model.state import GameState
from vtes.model.text import How, Mode, Text
from vtes.model.zones import Zone
from vtes.queries import capacity
from vtes.testing import Position, load_scenario, run_scenario
from vtes.testing.players import sensible_player

ROOT = Path(__file__).resolve().parents[2]
NOT_SCENARIOS = {"exclusions.toml", "survivors.toml"}
ANSON, DEFLECTION = find("Anson")[0].id, find("Deflection")[0].id

PLAIN = Text(modes=(Mode(How.MASTER),))


def table(phase: Phase = Phase.MASTER) -> Position:
    """A's turn; A and B have one vampire each."""
    return (
        Position("A", "B", "C")
        .turn("A", phase)
        .vampire("Lupo", "A", capacity=5)
        .vampire("Thomas", "B", capacity=5)
    )


@rule("EX-1.2-1")
@pytest.mark.parametrize(
    ("players", "cards", "legal"),
    [
        (6, 39, False),
        (6, 40, True),
        (6, 100, True),
        (6, 101, False),
        (2, 39, False),
        (2, 40, True),
        (2, 60, True),
        (2, 61, False),
    ],
)
def test_size_of_a_library(players: int, cards: int, legal: bool) -> None:
    decks = [Deck("", [(ANSON, 12)], [(DEFLECTION, cards)])] * players
    assert (deck_faults(decks[0], players) == ()) is legal
    if legal:
        vtes.new_game(decks, seed=1, unencoded="inert")
    else:
        with pytest.raises(vtes.InvalidPosition, match="illegal decks"):
            vtes.new_game(decks, seed=1, unencoded="inert")


def owners(state: GameState) -> list[int]:
    return [card.owner for card in state.cards]


@rule("R1.3-01")
def test_no_scenario_changes_an_owner() -> None:
    controllers_differed = False
    for path in sorted((ROOT / "tests").rglob("*.toml")):
        if path.name in NOT_SCENARIOS:
            continue
        report = run_scenario(load_scenario(path))
        pairs = zip(report.state.cards, owners(report.start), strict=True)
        # an ante card that has been won changes its owner: R1.3-06
        assert all(card.owner == owner or card.zone is Zone.WON for card, owner in pairs)
        controllers_differed |= any(c.owner != c.controller for c in report.start.cards)
    assert controllers_differed


@rule("R1.3-01")
@pytest.mark.parametrize("seed", range(3))
def test_no_game_changes_an_owner(seed: int) -> None:
    decks = Random(seed).sample(tuple(vtes.starter_decks().values()), 4)
    state = vtes.new_game(decks, seed=seed, unencoded="inert", turn_limit=60)
    begun, choose = owners(state), sensible_player(Random(seed))
    while state.pending is not None:
        state = vtes.skip(vtes.apply(state, choose(state, vtes.legal_moves(state))))
    assert owners(state) == begun


@rule("R1.1-03")
def test_tapped_minion_cannot_act() -> None:
    def position(*, tapped: bool) -> GameState:
        return Position("A", "B").vampire("Lupo", "A", capacity=5, tapped=tapped).build()

    for line in ("A: bleed with Lupo", "A: hunt with Lupo"):
        pair(position(tapped=True), position(tapped=False), line, "minion-tapped", "R1.1-03")


@rule("R1.1-03")
def test_tapped_vampire_cannot_leave_torpor() -> None:
    def position(*, tapped: bool) -> GameState:
        builder = Position("A", "B")
        return builder.vampire("Lupo", "A", capacity=5, zone="torpor", tapped=tapped).build()

    line = "A: leave torpor with Lupo"
    pair(position(tapped=True), position(tapped=False), line, "minion-tapped", "R1.1-03")


@rule("R1.6.1-20")
def test_another_must_decide() -> None:
    state = table().build()
    pair_of_moves(state, Pass(1), Pass(0), "not-your-decision", "R1.6.1-20")
    for line in ("B: pass", "B: play Ascendance", "B: bleed with Thomas", "C: transfer to #1"):
        with pytest.raises(vtes.IllegalMove, match=r"\[R1\.6\.1-20\]$"):
            play(state, line)


@rule("R1.6.1-02")
def test_card_must_be_in_the_hand() -> None:
    line = "A: play Ascendance"
    without = table().library("A", "Ascendance").hand("A", *["Fortitude"] * 7)
    holding = table().library("A", "Ascendance").hand("A", *["Fortitude"] * 6, "Ascendance")
    pair(without.build(), holding.build(), line, "not-in-hand", "R1.6.1-02")


@rule("R1.6.1-02")
def test_card_of_another_hand_cannot_be_discarded() -> None:
    line = "A: discard Ascendance"
    theirs = table(Phase.DISCARD).hand("B", "Ascendance").build()
    hers = table(Phase.DISCARD).hand("A", "Ascendance").build()
    pair(theirs, hers, line, "not-in-hand", "R1.6.1-02")


@rule("R1.6.1-16")
def test_card_needs_a_target_in_play() -> None:
    empty = Position("A", "B").turn("A", Phase.MASTER).hand("A", "Fortitude")
    empty.vampire("Nik", "A", capacity=5, blood=2, zone="uncontrolled")
    empty.ally("Wolf", "A", life=1)
    line = "A: play Fortitude"
    refused = empty.build()
    allowed = empty.vampire("Lupo", "B", capacity=5).build()
    pair(refused, allowed, line, "no-target", "R1.6.1-16")


@rule("R1.6.1-16", "R1.6.2-13")
def test_vampire_at_superior_is_no_target() -> None:
    def position(level: int) -> GameState:
        builder = Position("A", "B").turn("A", Phase.MASTER).hand("A", "Fortitude")
        return builder.vampire("Lupo", "B", capacity=5, disciplines={"for": level}).build()

    pair(position(2), position(1), "A: play Fortitude", "no-target", "R1.6.1-16")


@rule("R1.6.1-16")
def test_target_must_exist() -> None:
    state = play(table().hand("A", "Fortitude").build(), "A: play Fortitude")
    (lupo,) = state.players[0].ready
    for nothing in (-1, len(state.cards)):
        pair_of_moves(
            state, ChooseTarget(0, nothing), ChooseTarget(0, lupo), "no-such-card", "R1.6.1-16"
        )


@rule("R1.6.1-17", "R1.6.1-18")
@pytest.mark.parametrize("zone", ["uncontrolled", "crypt", "ash heap"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_target_must_be_in_play(zone: str, seat: str) -> None:
    def position(where: str) -> tuple[GameState, int]:
        builder = table().hand("A", "Fortitude")
        state = builder.vampire("Nik", seat, capacity=5, zone=where).build()  # type: ignore[arg-type]
        (nik,) = [i for i in range(len(state.cards)) if state.definition(i).facts.name == "Nik"]
        return play(state, "A: play Fortitude"), nik

    refused, nik = position(zone)
    assert [(v.code, v.rule) for v in vtes.why_illegal(refused, ChooseTarget(0, nik))] == [
        ("target-not-in-play", "R1.6.1-18")
    ]
    for place in ("ready", "torpor"):
        allowed, nik = position(place)
        assert vtes.is_legal(allowed, ChooseTarget(0, nik))


@rule("R1.6.2-02")
def test_only_masters_are_played_in_the_master_phase() -> None:
    def position(kind: str) -> GameState:
        return table().prop("Feast", types=kind, text=PLAIN).hand("A", "Feast").build()

    pair(position("action"), position("master"), "A: play Feast", "not-a-master", "R1.6.2-02")


@rule("R1.6.2-03", "R5-04")
def test_one_master_card_a_phase() -> None:
    builder = table().hand("A", "Ascendance", "Ascendance")
    two = vtes.REVISED.replace(master_actions=2)
    refused = play(builder.build(), "A: play Ascendance", "A: pass")
    allowed = play(builder.ruleset(two).build(), "A: play Ascendance", "A: pass")
    pair(refused, allowed, "A: play Ascendance", "no-master-action", "R1.6.2-03")


@rule("R1.6.2-12")
def test_discipline_card_is_put_on_a_vampire() -> None:
    def position(*, ally: bool) -> GameState:
        builder = table().hand("A", "Fortitude")
        if ally:
            builder.ally("Wolf", "B", life=1)
        else:
            builder.vampire("Wolf", "B", capacity=1)
        return play(builder.build(), "A: play Fortitude")

    refused, allowed = position(ally=True), position(ally=False)
    pair(refused, allowed, "A: target Wolf", "target-not-a-vampire", "R1.6.2-12")


@rule("R1.6.2-13")
def test_superior_cannot_be_raised() -> None:
    def position(level: int) -> GameState:
        builder = table().hand("A", "Fortitude")
        builder.vampire("Nik", "B", capacity=5, disciplines={"for": level, "pot": 2})
        return play(builder.build(), "A: play Fortitude")

    pair(position(2), position(1), "A: target Nik", "discipline-superior", "R1.6.2-13")


@rule("D05")
def test_card_that_is_not_encoded_cannot_be_played() -> None:
    def position(text: Text | None) -> GameState:
        return table().prop("Feast", types="master", text=text).hand("A", "Feast").build()

    pair(position(None), position(PLAIN), "A: play Feast", "not-encoded", "D05")


@rule("G02")
def test_pool_cost_must_be_there() -> None:
    def position(pool: int) -> GameState:
        builder = table().pool(A=pool).hand("A", "Feast")
        return builder.prop("Feast", types="master", pool_cost=3, text=PLAIN).build()

    pair(position(2), position(3), "A: play Feast", "pool-too-low", "G02")


@rule("R1.6.2-08", "R1.6.2-14")
def test_discipline_card_leaves_counters_and_tapping_as_they_are() -> None:
    state = table().hand("A", "Potence").build()
    (thomas,) = state.players[1].ready
    before = state.cards[thomas]
    made = vtes.transition(play(state, "A: play Potence"), ChooseTarget(0, thomas))
    after = made.after.cards[thomas]
    assert (after.blood, after.tapped, after.controller) == (before.blood, before.tapped, 1)
    (potence,) = after.attached
    card = made.after.cards[potence]
    assert (card.controller, card.owner, card.host, card.zone) == (0, 0, thomas, Zone.ATTACHED)
    moved = [e.zone for e in made.events if isinstance(e, CardMoved) and e.card == potence]
    assert moved == [Zone.PLAYING, Zone.ATTACHED]
    assert capacity(made.after, thomas) == 6

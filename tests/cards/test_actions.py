"""Action cards: what each way of playing them does, and where it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.acting import announced_stealth, done, line, with_card
from tests.cards.table import card, codes, look, onward, play, table
from tests.rulecheck import rule
from vtes.cards.texts import TEXTS
from vtes.codec import dumps, loads
from vtes.engine import legal_moves, transition
from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.moves import ChooseMethuselah, Pass
from vtes.model.state import GameState
from vtes.model.text import Deed, How, Mode, Text
from vtes.model.words import PutInPlay
from vtes.notation import format_event
from vtes.observe import observe
from vtes.ops.cards import burn
from vtes.queries import current_action, stealth
from vtes.rules.aims import wrong_owner
from vtes.testing import Position

PLACE = Text(
    modes=(Mode(How.ACTION, deed=Deed(ActionKind.CARD), effects=(PutInPlay(),)),), location=True
)


@pytest.mark.parametrize(
    ("name", "way", "pool", "hidden"),
    [
        pytest.param("Computer Hacking", 1, 28, 0, marks=rule("CARD-02")),
        ("Govern the Unaligned", 1, 27, 0),
        ("Enchant Kindred", 1, 28, 0),
        ("Entrancement", 1, 28, 0),
        ("Social Charm", 1, 28, 0),
        ("Social Charm", 2, 28, 0),
        ("Legal Manipulations", 1, 27, 0),
        ("Legal Manipulations", 2, 27, 0),
        ("Dominate Kine", 1, 28, 1),
    ],
)
def test_a_bleed_takes_more(name: str, way: int, pool: int, hidden: int) -> None:
    position = with_card(name)
    assert announced_stealth(position, name, way) == hidden
    state = done(position, name, way)
    blood = 6 - card(name).blood_cost
    assert look(state, "B.pool", "Lupo.blood", "Lupo.tapped", "edge") == [pool, blood, True, "A"]
    assert look(state, "A.ash_heap") == [[name]]


def test_an_ally_bleeds_with_a_card_too() -> None:
    position = table().ally("Mage", "A", life=2).hand("A", "Computer Hacking")
    state = onward(play(position.build(), "A: play Computer Hacking with Mage"))
    assert look(state, "B.pool") == [29]


@pytest.mark.parametrize(("name", "taken"), [("Social Charm", 2), ("Legal Manipulations", 3)])
def test_a_bleed_that_took_pool_earns_one(name: str, taken: int) -> None:
    state = done(with_card(name).pool(A=10), name, 2)
    assert look(state, "A.pool", "B.pool") == [11, 30 - taken]
    assert look(done(with_card(name).pool(A=10), name, 1), "A.pool") == [10]


@rule("G03")
def test_a_bleed_that_took_none_earns_none() -> None:
    position = with_card("Social Charm").hand("B", "Telepathic Counter")
    position.vampire("Nik", "B", capacity=5, disciplines={"aus": 2})
    state = play(
        position.pool(A=10).build(),
        "A: play Social Charm in way 2 with Lupo",
        "B: play Telepathic Counter in way 2 with Nik",
    )
    assert look(onward(state), "A.pool", "B.pool") == [10, 30]


@pytest.mark.parametrize(("way", "hidden"), [(1, 3), (2, 6)])
@pytest.mark.parametrize("victim", ["B", "C"])
def test_night_moves_bleeds_a_neighbour_for_one(way: int, hidden: int, victim: str) -> None:
    position = with_card("Night Moves").attach("Laptop Computer", on="Lupo")
    assert announced_stealth(position, "Night Moves", way, f"A: choose {victim}") == hidden
    state = done(position, "Night Moves", way, f"A: choose {victim}")
    assert look(state, f"{victim}.pool", "edge") == [29, "A"]


@pytest.mark.parametrize("way", [1, 2])
@rule("R6.2.1-03")
def test_night_moves_bleeds_neighbours_only(way: int) -> None:
    position = table("ABCD", disciplines={"obf": 2}).hand("A", "Night Moves")
    state = play(position.build(), line("Night Moves", way))
    assert list(legal_moves(state)) == [ChooseMethuselah(0, 1), ChooseMethuselah(0, 3)]
    assert codes(state, "A: choose C") == ["wrong-methuselah"]
    assert codes(state, "A: choose A") == ["bled-by-own-minion"]


def to_come(name: str, **lupo: Any) -> Position:
    """A has a younger and an equally old vampire uncontrolled, B a younger one."""
    return (
        with_card(name, **lupo)
        .vampire("Rake", "A", capacity=5, zone="uncontrolled")
        .vampire("Nik", "A", capacity=6, zone="uncontrolled")
        .vampire("Royce", "B", capacity=2, zone="uncontrolled")
    )


YOUNGER = [
    ("Govern the Unaligned", 2, 3),
    ("Enchant Kindred", 2, 2),
    ("Fourth Tradition: The Accounting", 1, 3),
]


@pytest.mark.parametrize(("name", "way", "blood"), YOUNGER)
def test_a_younger_vampire_to_come_gets_blood(name: str, way: int, blood: int) -> None:
    position = to_come(name, title="prince")
    assert announced_stealth(position, name, way, "A: target #1 of A") == 1
    state = done(position, name, way, "A: target #1 of A")
    assert look(state, "#1 of A.blood", "#2 of A.blood") == [blood, 0]
    assert look(state, "Lupo.blood") == [6 - card(name).blood_cost]


@pytest.mark.parametrize(("name", "way", "blood"), YOUNGER)
@rule("R1.6.1-16", "R1.5-04")
def test_only_an_own_younger_one(name: str, way: int, blood: int) -> None:
    state = play(to_come(name, title="prince").build(), line(name, way))
    assert codes(state, "A: target #2 of A") == ["target-not-younger"]
    assert codes(state, "A: target Lupo") == ["target-not-in-play"]
    # nothing else is said of a hidden vampire of somebody else, also not that he is younger
    assert codes(state, "A: target #1 of B") == ["target-not-yours-to-choose"]


def test_the_vampire_to_come_is_not_revealed() -> None:  # [LSJ 20010108]
    state = play(
        to_come("Govern the Unaligned").build(),
        "A: play Govern the Unaligned in way 2 with Lupo",
        "A: target #1 of A",
    )
    seen = observe(state, 1).action
    assert seen is not None
    assert (seen.target, seen.place) == (-1, 0)


@pytest.mark.parametrize(
    ("title", "refused"),
    [("prince", []), ("justicar", [])]
    + [(title, ["title-missing"]) for title in ("", "primogen", "archbishop", "inner_circle")],
)
def test_the_traditions_need_a_prince_or_justicar(title: str, refused: list[str]) -> None:
    for name in ("Fourth Tradition: The Accounting", "Fifth Tradition: Hospitality"):
        assert codes(to_come(name, title=title).build(), line(name, 1)) == refused


@pytest.mark.parametrize(("target", "directed"), [("Thomas", "B"), ("Rake", "")])
def test_hospitality(target: str, directed: str) -> None:
    position = table(title="prince").hand("A", "Fifth Tradition: Hospitality")
    position.vampire("Rake", "A", capacity=5, blood=0, tapped=True)
    position.vampire("Royce", "B", capacity=5, blood=3)
    lines = (line("Fifth Tradition: Hospitality", 1), f"A: target {target}")
    state = play(position.build(), *lines)
    assert look(state, "action.directed_at", "action.stealth") == [directed, 1]
    assert codes(play(position.build(), lines[0]), "A: target Lupo") == ["target-is-himself"]
    state = onward(state)
    assert look(state, "Rake.blood", "Lupo.blood") == [4 if target == "Rake" else 0, 5]


@rule("R1.5-07")
def test_hospitality_fills_no_further_than_the_capacity() -> None:
    position = table(title="prince").hand("A", "Fifth Tradition: Hospitality")
    position.vampire("Royce", "B", capacity=5, blood=3)
    state = done(position, "Fifth Tradition: Hospitality", 1, "A: target Royce")
    assert look(state, "Royce.blood") == [5]


@pytest.mark.parametrize(("way", "blood"), [(1, 3), (2, 4)])
def test_restoration(way: int, blood: int) -> None:
    position = with_card("Restoration", blood=1)
    assert announced_stealth(position, "Restoration", way) == 1
    assert look(done(position, "Restoration", way), "Lupo.blood") == [blood]


@pytest.mark.parametrize(("way", "ally"), [(1, 0), (2, 1)])
def test_psychic_veil_hides_what_is_done_later_in_the_turn(way: int, ally: int) -> None:
    position = with_card("Psychic Veil").vampire("Rake", "A", capacity=4)
    position.ally("Mage", "A", life=2)
    assert announced_stealth(position, "Psychic Veil", way) == 0
    state = done(position, "Psychic Veil", way)
    assert look(state, "Lupo.blood") == [5]
    for who, expected in (("Rake", 1), ("Mage", ally)):
        assert stealth(play(state, f"A: bleed with {who}")) == expected
    state = play(state, "A: pass", "A: pass", "A: pass")
    state = onward(state, DecisionKind.MINION, "B")
    assert stealth(play(state, "B: bleed with Thomas")) == 0
    state = onward(state, DecisionKind.MINION, "A")
    assert stealth(play(state, "A: bleed with Rake")) == 0


@pytest.mark.parametrize(("way", "whose"), [(1, "vampires"), (2, "minions")])
def test_psychic_veil_is_in_the_log(way: int, whose: str) -> None:
    state = play(with_card("Psychic Veil").build(), line("Psychic Veil", way))
    log: list[str | None] = []
    while (asked := state.pending) is not None and asked.kind is not DecisionKind.MINION:
        step = transition(state, Pass(asked.seat))
        log += [format_event(step.after, event, None) or "" for event in step.events]
        state = step.after
    assert f"the {whose} of A get +1 stealth this turn" in log


def test_what_lasts_is_stored() -> None:
    state = done(with_card("Psychic Veil"), "Psychic Veil", 1)
    assert state.lasting
    assert loads(dumps(state)) == state


def test_kindred_intelligence() -> None:
    position = table(clan="Nosferatu").hand("A", "Kindred Intelligence").crypt("A", 2)
    assert announced_stealth(position, "Kindred Intelligence", 1) == 1
    state = done(position, "Kindred Intelligence", 1)
    assert look(state, "A.crypt.count", "A.uncontrolled.count") == [1, 1]
    empty = table(clan="Nosferatu").hand("A", "Kindred Intelligence")  # G29
    state = done(empty, "Kindred Intelligence", 1)
    assert look(state, "A.uncontrolled.count", "A.ash_heap.count") == [0, 1]


@rule("R1.6.1-11")
def test_kindred_intelligence_is_for_one_clan() -> None:
    position = table(clan="Toreador").hand("A", "Kindred Intelligence")
    assert codes(position.build(), line("Kindred Intelligence", 1)) == ["clan-missing"]


@pytest.mark.parametrize(("name", "way"), [("Entrancement", 2), ("Far Mastery", 2)])
def test_an_ally_of_another_is_stolen(name: str, way: int) -> None:
    position = with_card(name).ally("Mage", "C", life=3).ally("Ghoul", "A", life=1)
    lines = (line(name, way), "A: target Mage")
    state = play(position.build(), *lines)
    assert look(state, "action.stealth", "action.directed_at") == [1, "C"]
    state = onward(state)
    assert look(state, "Mage.controller", "Mage.owner", "Mage.life") == ["A", "C", 3]
    assert look(state, "Lupo.blood") == [6 - card(name).blood_cost]
    begun = play(position.build(), lines[0])
    assert codes(begun, "A: target Ghoul") == ["target-not-yours-to-choose"]
    assert codes(begun, "A: target Thomas") == ["target-of-wrong-kind"]
    nobody = with_card(name).ally("Ghoul", "A", life=1).build()
    assert codes(nobody, lines[0]) == ["no-target"]


def served() -> Position:
    """Retainers everywhere: on Lupo, on another vampire of A, on a vampire and an ally of B."""
    position = with_card("Far Mastery").vampire("Rake", "A", capacity=3).ally("Mage", "B", life=1)
    position.attach("J. S. Simmons, Esq.", on="Lupo").attach("Tasha Morgan", on="Rake")
    return position.attach("Raven Spy", on="Thomas").attach("Mr. Winthrop", on="Mage")


def test_a_retainer_changes_his_employer() -> None:  # [TOM 19960226-1] Lupo has no Animalism
    state = play(served().build(), line("Far Mastery", 1), "A: target Raven Spy")
    assert look(state, "action.stealth", "action.directed_at") == [1, "B"]
    state = onward(state)
    assert look(state, "Raven Spy.controller", "Raven Spy.host") == ["A", "Lupo"]
    assert look(state, "Thomas.attached", "Lupo.intercept", "Thomas.intercept") == [[], 1, 0]


@rule("R1.4-01")
def test_whose_retainer_is_stolen() -> None:
    state = play(served().build(), line("Far Mastery", 1))
    assert codes(state, "A: target Tasha Morgan") == []
    assert codes(state, "A: target J. S. Simmons, Esq.") == ["target-is-himself"]
    assert codes(state, "A: target Mr. Winthrop") == ["target-not-on-a-vampire"]
    assert codes(state, "A: target Thomas") == ["target-of-wrong-kind", "target-not-on-a-vampire"]


def placed(name: str, **lupo: Any) -> GameState:
    """B has a location in play, A has the card in hand; A's minion phase."""
    position = with_card(name, **lupo).prop("Haven", types="action", text=PLACE)
    state = position.turn("B").hand("B", "Haven").library("A", 8).build()
    state = onward(play(state, "B: play Haven with Thomas"))
    state = onward(play(state, "B: pass"), DecisionKind.MINION, "C")
    return onward(play(state, "C: pass"), DecisionKind.MINION, "A")


def test_a_location_is_stolen() -> None:
    state = play(placed("Dominate Kine"), line("Dominate Kine", 2))
    assert codes(state, "A: target Thomas") == ["target-of-wrong-kind"]
    state = play(state, "A: target Haven")
    assert look(state, "action.stealth", "action.directed_at") == [0, "B"]
    state = onward(state)
    assert look(state, "Haven.controller", "A.in_play", "Lupo.blood") == ["A", ["Haven"], 4]


@rule("R1.5-13", "R1.5-14")
def test_who_steals_a_location() -> None:
    for level, refused in ((0, "discipline-missing"), (1, "not-superior")):
        state = placed("Dominate Kine", disciplines={"dom": level} if level else {})
        assert codes(state, line("Dominate Kine", 2)) == [refused]


def test_ones_own_location_is_not_stolen() -> None:
    state = play(placed("Dominate Kine"), line("Dominate Kine", 2), "A: target Haven")
    position = onward(state)
    assert look(position, "Haven.controller") == ["A"]
    aim = TEXTS[card("Dominate Kine").id].modes[1].aim
    assert aim is not None
    haven = position.players[0].in_play[0]
    assert wrong_owner(position, aim, 0, haven)
    assert not wrong_owner(position, aim, 1, haven)


@rule("CARD-01")
def test_arson_burns_a_location_and_is_replaced_after_the_action() -> None:
    state = play(placed("Arson"), line("Arson", 1))
    assert codes(state, "A: target Thomas") == ["target-of-wrong-kind"]
    state = play(state, "A: target Haven")
    assert look(state, "A.hand.count", "action.directed_at", "action.stealth") == [6, "B", 0]
    state = onward(state)
    assert look(state, "A.hand.count", "B.ash_heap", "B.in_play") == [7, ["Haven"], []]
    assert codes(table().hand("A", "Arson").build(), line("Arson", 1)) == ["no-target"]


def preyed(name: str, target: str, way: int) -> GameState:
    position = with_card(name, blood=3).ally("Mage", "B", life=1).attach("Raven Spy", on="Mage")
    position.ally("Ghoul", "C", life=2).attach("Mr. Winthrop", on="Thomas")
    lines = (line(name, way), f"A: target {target}")
    assert look(play(position.build(), *lines), "action.stealth") == [1]
    return onward(play(position.build(), *lines))


@pytest.mark.parametrize(("way", "own"), [(1, 3), (2, 4)])
def test_cryptic_mission(way: int, own: int) -> None:
    state = preyed("Cryptic Mission", "Thomas", way)
    assert look(state, "Thomas.blood", "Lupo.blood") == [4, own]
    state = preyed("Cryptic Mission", "Ghoul", way)
    assert look(state, "Ghoul.life", "Lupo.blood") == [1, own]
    state = preyed("Cryptic Mission", "Mage", way)
    assert look(state, "Mage.zone", "Raven Spy.zone", "Lupo.blood") == ["ash heap"] * 2 + [own]
    state = preyed("Cryptic Mission", "Mr. Winthrop", way)
    assert look(state, "Mr. Winthrop.zone", "Thomas.blood", "Lupo.blood") == ["ash heap", 5, own]


@rule("G29")
def test_cryptic_mission_on_an_empty_vampire() -> None:
    position = with_card("Cryptic Mission", blood=3).vampire("Rake", "B", capacity=3, blood=0)
    state = done(position, "Cryptic Mission", 2, "A: target Rake")
    assert look(state, "Rake.blood", "Lupo.blood") == [0, 4]


def test_cryptic_mission_is_aimed_at_no_equipment() -> None:
    position = with_card("Cryptic Mission").attach("Sport Bike", on="Thomas")
    state = play(position.build(), line("Cryptic Mission", 1))
    assert codes(state, "A: target Sport Bike") == ["target-of-wrong-kind"]


def test_a_target_that_has_gone_leaves_the_action_without_effect() -> None:
    position = with_card("Entrancement").ally("Mage", "C", life=3).hand("A", "Threats")
    state = play(position.build(), line("Entrancement", 2), "A: target Mage")
    action = current_action(state)
    assert action is not None
    state = onward(burn(state, action.target).replace(trail=()), WindowKind.AFTER_RESOLUTION)
    assert look(state, "Mage.zone") == ["ash heap"]
    assert look(onward(state), "A.ready") == [["Lupo"]]


LEVELS = [
    (name, way)
    for name in (
        "Govern the Unaligned",
        "Enchant Kindred",
        "Entrancement",
        "Social Charm",
        "Legal Manipulations",
        "Far Mastery",
        "Night Moves",
        "Restoration",
        "Psychic Veil",
        "Cryptic Mission",
    )
    for way in (1, 2)
] + [("Dominate Kine", 1)]


@pytest.mark.parametrize(("name", "way"), LEVELS)
@rule("R1.5-13", "R1.5-14", "R1.6.1-09")
def test_who_can_take_the_action(name: str, way: int) -> None:
    def refused(level: int, blood: int = 6) -> list[str]:
        position = to_come(name, level=level, blood=blood).ally("Mage", "B", life=1)
        return codes(position.attach("Raven Spy", on="Thomas").build(), line(name, way))

    assert refused(2) == []
    assert refused(1) == (["not-superior"] if way == 2 else [])
    assert refused(0) == ["discipline-missing"]
    cost = card(name).blood_cost
    if cost > 1:
        assert refused(2, cost - 1) == ["blood-too-low"]
    assert refused(2, max(cost, 1)) == []

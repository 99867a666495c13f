"""Diablerie (6.5.4, 6.5.5): who may commit it upon whom, and what it does."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.rulecheck import rule
from tests.rules.pairs import drive, finish, pair, pair_of_moves, play
from tests.rules.prop_cards import act, prop, reaction
from vtes.check import check
from vtes.engine import advance, is_legal, transition
from vtes.model.cards import Discipline
from vtes.model.decisions import DecisionKind
from vtes.model.deed_words import Diablerize
from vtes.model.diablerie import Diablerie, DiablerieStep
from vtes.model.events import BloodChanged, Cause, DiablerieCommitted, LibraryShuffled
from vtes.model.state import GameState
from vtes.model.text import Aim, Bonus, Number, Text, What
from vtes.model.words import EndAction, UntapMinion, Who
from vtes.model.zones import UNCONTROLLED
from vtes.notation import find_card, read_move
from vtes.ops.cards import burn, move
from vtes.ops.counters import with_player
from vtes.ops.stack import push
from vtes.reducers.diablerie import proceed
from vtes.rules.diablerie import cursed, given, may_find, victims
from vtes.testing import Position, read
from vtes.testing.lines import reading

Zone = Literal["ready", "torpor"]
DIABLERIZE = "A: diablerize with Lupo"


def table(*, zone: Zone = "torpor", **facts: Any) -> Position:
    """A's Lupo, with these facts, B's Thomas, and B's Yuri (in torpor or not) with 3 blood."""
    return (
        Position("A", "B", "C")
        .vampire("Lupo", **{"seat": "A", "capacity": 5, "blood": 1, **facts})
        .vampire("Yuri", "B", capacity=5, blood=3, zone=zone)
        .vampire("Thomas", "B", capacity=5)
    )


def committed(position: Position) -> GameState:
    """Lupo has diablerized Yuri, up to the next question that is none of blocking."""
    return finish(play(position.build(), DIABLERIZE, "A: target Yuri"))


@rule("R6.5.4-01")
def test_who_diablerizes_is_ready() -> None:
    refused = table(zone="torpor").vampire("Nik", "A", capacity=5, zone="torpor").build()
    allowed = table(zone="torpor").vampire("Nik", "A", capacity=5).build()
    pair(refused, allowed, "A: diablerize with Nik", "minion-not-ready", "R6.5.1-04")


@rule("R6.5.4-01")
def test_an_ally_does_not_diablerize() -> None:
    refused = table().ally("Mage", "A", life=2).build()
    allowed = table().vampire("Mage", "A", capacity=2).build()
    pair(refused, allowed, "A: diablerize with Mage", "ally-diablerizes", "R6.5.4-01")


@rule("R6.5.5-02")
def test_an_assamite_does_not_diablerize() -> None:
    refused, allowed = table(clan="Assamite").build(), table(clan="Brujah").build()
    pair(refused, allowed, DIABLERIZE, "cursed-diablerizes", "R6.5.5-02")


@rule("R6.5.4-01")
def test_a_diablerie_needs_somebody_in_torpor() -> None:
    refused = table(zone="ready").build()
    pair(refused, table().build(), DIABLERIZE, "nobody-to-diablerize", "R6.5.4-01")


@rule("R6.5.4-01")
def test_only_a_vampire_in_torpor_is_diablerized() -> None:
    def position(zone: Zone) -> GameState:
        return play(table().vampire("Nik", "A", capacity=5, zone=zone).build(), DIABLERIZE)

    for zone in ("ready", "torpor"):
        assert is_legal(*reading(position(zone), "A: target Yuri"))
    pair(
        position("ready"), position("torpor"), "A: target Nik", "victim-not-in-torpor", "R6.5.4-01"
    )


@rule("R6-09")
def test_a_vampire_without_blood_hunts_first() -> None:
    refused, allowed = table(blood=0).build(), table(blood=1).build()
    pair(refused, allowed, DIABLERIZE, "empty-vampire", "R6-09")


def ended(target: str) -> GameState:
    """A's Lupo has tried to diablerize somebody; the action has been ended, and he is untapped."""
    position = (
        table().vampire("Nik", "C", capacity=5, zone="torpor").hand("B", "End").hand("C", "End")
    )
    prop(position, "End", "reaction", reaction(EndAction(), UntapMinion(Who.ACTING)))
    position.vampire("Royce", "C", capacity=5)
    seat, who = ("B", "Thomas") if target == "Yuri" else ("C", "Royce")
    lines = (DIABLERIZE, f"A: target {target}", f"{seat}: play End with {who}")
    return finish(drive(position.build(), *lines))


@rule("R1.4-01")
def test_a_diablerie_that_was_ended_is_not_repeated() -> None:
    refused, allowed = (play(ended(target), DIABLERIZE) for target in ("Yuri", "Nik"))
    pair(refused, allowed, "A: target Yuri", "diablerized-before", "R1.4-01")


@rule("R1.4-01", "R6.5.4-01")
def test_who_may_still_be_diablerized() -> None:
    state = ended("Yuri")
    lupo, rake = find_card(state, "Lupo"), find_card(state, "Royce")
    yuri, nik = find_card(state, "Yuri"), find_card(state, "Nik")
    assert [*victims(state, lupo)] == [nik]
    assert [*victims(state, rake)] == [yuri, nik]


@rule("R6.5.5-02")
def test_a_ruleset_may_curse_several_clans() -> None:
    state = table(clan="Baali").build()
    lupo = find_card(state, "Lupo")
    assert not cursed(state, lupo)
    rules = state.table.ruleset.replace(cursed_clans=("Assamite", "Baali"))
    assert cursed(state.replace(table=state.table.replace(ruleset=rules)), lupo)


@rule("R6.5.5-07")
def test_what_gives_a_discipline_to_a_diablerist_is_a_master_card() -> None:
    text = Text(discipline=Discipline.POTENCE)
    position = table().prop("Book", types="equipment", text=text)
    position.prop("Lesson", types="master", text=text)
    state = position.attach("Book", on="Lupo").attach("Lesson", on="Lupo").build()
    assert given(state, find_card(state, "Lesson")) is Discipline.POTENCE
    assert given(state, find_card(state, "Book")) is None


@rule("R6.5.5-07")
def test_where_a_discipline_card_may_be() -> None:
    """By what everybody can see: in a library, in a hand, or one that is in the ash heap."""
    state = table().build()
    empty = state.players[0].replace(library=(), hand=())
    for fields, there in (({}, False), ({"library": (1,)}, True), ({"hand": (1,)}, True)):
        changed = with_player(state, 0, empty.replace(**fields))
        assert may_find(changed, 0, find_card(state, "Lupo")) is there


@rule("R6.5.5-06", "R6.5.5-08")
@pytest.mark.parametrize("library", [0, 3])
def test_a_library_in_which_nothing_is_left_is_not_shuffled(library: int) -> None:
    position = Position("A", "B", "C").vampire("Rake", "A", capacity=5).library("A", library)
    position.vampire("Lupo", "A", capacity=4, blood=1).vampire("Thomas", "B", capacity=5)
    position.vampire("Yuri", "B", capacity=5, blood=3, zone="torpor").hand("A", "Celerity")
    state = committed(position)
    assert (read(state, "pending"), read(state, "to_move")) == ("DISCIPLINE", "A")
    made = transition(*reading(state, "A: pass"))
    shuffled = any(isinstance(event, LibraryShuffled) for event in made.events)
    assert shuffled is bool(state.players[0].library)
    assert read(made.after, "pending") == "BLOOD_HUNT"


@rule("R6.5.5-04")
def test_only_equipment_of_the_victim_is_taken() -> None:
    def position(on: str) -> GameState:
        position = table().prop("Gun", types="equipment").prop("Coat", types="equipment")
        return committed(position.attach("Gun", on=on).attach("Coat", on="Yuri"))

    pair(position("Thomas"), position("Yuri"), "A: target Gun", "not-the-victims", "R6.5.5-04")


@rule("R6.5.5-04")
def test_a_victim_without_equipment_gives_nothing_to_ask_about() -> None:
    state = committed(table())
    assert state.pending is not None
    assert state.pending.kind is DecisionKind.BLOOD_HUNT
    dog = Text(life=1)
    with_dog = table().prop("Dog", types="retainer", text=dog).attach("Dog", on="Yuri")
    asked = committed(with_dog).pending
    assert asked is not None
    assert asked.kind is DecisionKind.BLOOD_HUNT


@rule("R6.5.5-04")
def test_all_equipment_may_be_taken() -> None:
    position = table().prop("Gun", types="equipment").prop("Coat", types="equipment")
    position.attach("Gun", on="Yuri").attach("Coat", on="Yuri")
    state = play(committed(position), "A: target Coat", "A: target Gun")
    assert state.pending is not None
    assert state.pending.kind is DecisionKind.BLOOD_HUNT
    assert read(state, "Lupo.attached") == ["Coat", "Gun"]
    assert read(state, "Gun.controller") == "A"
    assert read(state, "Yuri.zone") == "ash heap"


@rule("D193", "R6.5.5-11")
def test_who_is_gone_takes_nothing_and_is_not_hunted() -> None:
    position = table(capacity=4).hand("A", "Celerity").prop("Gun", types="equipment")
    state = committed(position.attach("Gun", on="Yuri"))
    assert read(state, "pending") == "EQUIPMENT"
    state = finish(advance(burn(state, 0).replace(pending=None)).replace(trail=()))
    assert read(state, "pending") == "MINION"
    assert read(state, "B.ash_heap") == ["Yuri", "Gun"]
    assert read(state, "A.hand") == ["Celerity"]
    assert not check(state)


@rule("R6.5.5-05")
def test_a_victim_who_is_gone_is_not_burned_again() -> None:
    state = committed(table().prop("Gun", types="equipment").attach("Gun", on="Yuri"))
    yuri = find_card(state, "Yuri")
    state = move(state, yuri, UNCONTROLLED).replace(trail=())
    assert read(finish(play(state, "A: pass")), "Yuri.zone") == "uncontrolled"


@rule("R6.5.5-03")
def test_no_diablerie_is_committed_on_who_is_gone() -> None:
    state = table().build()
    frame = Diablerie(find_card(state, "Lupo"), find_card(state, "Yuri"), step=DiablerieStep.BLOOD)
    assert proceed(push(state, frame), frame).trail
    gone = burn(state, frame.victim).replace(trail=())
    assert proceed(push(gone, frame), frame) == gone


@rule("R6.5.5-03", "R6.5.5-05")
def test_blood_goes_to_the_diablerist_and_above_his_capacity_to_the_bank() -> None:
    for own in range(1, 6):
        state = committed(table(blood=own))
        assert read(state, "Lupo.blood") == min(own + 3, 5)
        assert read(state, "Yuri.zone") == "ash heap"


@rule("R6.5.5-03")
def test_the_moving_blood_is_no_blood_of_the_bank() -> None:
    state = play(table().build(), DIABLERIZE, "A: target Yuri")
    while True:
        made = transition(*reading(state, f"{'ABC'[state.to_move or 0]}: pass"))
        if any(isinstance(event, DiablerieCommitted) for event in made.events):
            break
        state = made.after
    moved = [e for e in made.events if isinstance(e, BloodChanged)]
    lupo, yuri = 0, 1
    assert DiablerieCommitted(lupo, yuri) in made.events
    assert moved == [
        BloodChanged(yuri, -3, Cause.DIABLERIE),
        BloodChanged(lupo, 3, Cause.DIABLERIE),
    ]


def struck(**facts: Any) -> GameState:
    """Lupo has used a card that diablerizes a ready vampire: B's Thomas, of capacity 5."""
    position = table(**facts).hand("A", "Fangs")
    prop(position, "Fangs", "action", act(Diablerize(), aim=Aim(What.VAMPIRE)))
    return finish(play(position.build(), "A: play Fangs with Lupo", "A: target Thomas"))


@rule("R6.5.5-03", "R6.5.5-05", "R6.5.5-11")
def test_a_card_can_lead_to_a_diablerie() -> None:
    state = struck()
    assert read(state, "Thomas.zone") == "ash heap"
    assert read(state, "Lupo.blood") == 5
    assert state.pending is not None
    assert state.pending.kind is DecisionKind.BLOOD_HUNT


@rule("R6.5.5-02")
def test_no_card_makes_an_assamite_diablerize() -> None:
    state = struck(clan="Assamite")
    assert read(state, "Thomas.zone") == "ready"
    assert read(state, "pending") == "MINION"


def blocked(**facts: Any) -> GameState:
    """B's Thomas, with these facts, has blocked A's Lupo, who wanted to leave torpor."""
    hound = Text(bonuses=(Bonus(Number.INTERCEPT, 1),))
    position = Position("A", "B", "C").vampire("Lupo", "A", capacity=7, blood=3, zone="torpor")
    position.vampire("Thomas", **{"seat": "B", "capacity": 5, "blood": 2, **facts})
    position.prop("Hound", types="equipment", text=hound).attach("Hound", on="Thomas")
    return finish(drive(position.build(), "A: leave torpor with Lupo", "B: block with Thomas"))


@rule("R6.5.5-02", "R6.5.2-07")
def test_an_assamite_who_blocks_is_not_asked() -> None:
    assert read(blocked(clan="Brujah"), "pending") == "DIABLERIE"
    state = blocked(clan="Assamite")
    assert read(state, "pending") == "MINION"
    assert read(state, "Lupo.zone") == "torpor"


@rule("R6.5.5-12", "R6.5.2-07")
def test_the_blocker_is_the_diablerist() -> None:
    state = play(blocked(), "B: diablerize")
    assert read(state, "Lupo.zone") == "ash heap"
    assert read(state, "Thomas.blood") == 5
    assert read(state, "active") == "A"


FULL = ["Blood Doll"] * 6


def older(*hand: str, library: tuple[str, ...] = (), **facts: Any) -> GameState:
    """Lupo, of capacity 4, has diablerized Yuri, of capacity 5; A is asked for a Discipline."""
    position = table(**{"capacity": 4, **facts}).hand("A", *hand).library("A", *library)
    return committed(position)


@rule("R6.5.5-06")
def test_only_an_older_victim_gives_a_discipline() -> None:
    for capacity in range(3, 8):
        state = older("Celerity", capacity=capacity)
        asked = "DISCIPLINE" if capacity < 5 else "BLOOD_HUNT"
        assert read(state, "pending") == asked


@rule("R6.5.5-06", "R1.5-04", "D190")
def test_capacity_as_it_is_now_says_who_is_older() -> None:
    for on, asked in (("Lupo", "BLOOD_HUNT"), ("Yuri", "DISCIPLINE")):
        position = table(capacity=5).hand("A", "Celerity").attach("Auspex", on="Yuri")
        position.attach("Auspex", on=on)
        assert read(committed(position), "pending") == asked


@rule("R6.5.5-07")
def test_without_any_card_to_look_through_nothing_is_asked() -> None:
    assert read(older(), "pending") == "BLOOD_HUNT"
    assert read(older("Ascendance"), "pending") == "DISCIPLINE"
    position = table(capacity=4).ash_heap("A", "Ascendance")
    assert read(committed(position), "pending") == "BLOOD_HUNT"
    assert read(committed(position.ash_heap("A", "Celerity")), "pending") == "DISCIPLINE"


@rule("R6.5.5-07")
def test_only_a_discipline_card_in_that_place_is_put_on_the_diablerist() -> None:
    line = "A: choose Celerity in hand"
    allowed = older("Celerity", "Ascendance")
    refused = older("Ascendance", library=("Celerity",) * 9)
    moved = read_move(allowed, line)
    assert moved == read_move(refused, line)
    pair(older("Ascendance"), older("Celerity"), line, "not-found", "R6.5.5-07")
    other = read_move(allowed, "A: choose Ascendance in hand")
    pair_of_moves(allowed, other, moved, "no-discipline-card", "R6.5.5-07")


@rule("R1.6.2-13")
def test_a_discipline_at_superior_is_not_raised() -> None:
    refused, allowed = (older("Celerity", disciplines={"cel": level}) for level in (2, 1))
    line = "A: choose Celerity in hand"
    pair(refused, allowed, line, "diablerist-superior", "R1.6.2-13")


@rule("R6.5.5-08", "D191")
def test_the_library_is_shuffled_and_the_hand_refilled() -> None:
    names = ("Arson", "Ascendance", "Restoration", "Social Charm") * 5
    state = older("Celerity", *FULL, library=names)
    before = [state.definition(card).facts.name for card in state.players[0].library]
    for line, drawn in (("A: pass", 0), ("A: choose Celerity in hand", 1)):
        made = transition(*reading(state, line))
        assert LibraryShuffled(0) in made.events
        player = made.after.players[0]
        after = [made.after.definition(card).facts.name for card in player.library]
        held = [made.after.definition(card).facts.name for card in player.hand]
        assert (len(after), len(held)) == (20 - drawn, 7)
        assert after != before[drawn:]
        assert sorted(after + held) == sorted(before + FULL + ["Celerity"] * (1 - drawn))


@rule("R6.5.5-07")
def test_a_discipline_card_comes_from_the_ash_heap_too() -> None:
    position = table(capacity=4).ash_heap("A", "Celerity", "Auspex").ash_heap("B", "Dominate")
    state = play(committed(position), "A: choose Celerity in ash heap")
    assert read(state, "Lupo.attached") == ["Celerity"]
    assert read(state, "A.ash_heap") == ["Auspex"]

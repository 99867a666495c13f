"""Anathema: who loses the last blood in combat is burned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import calling, passed
from tests.cards.table import codes, lines, look, onward, play, table
from vtes.cards.shapes import weapon
from vtes.model.combat import Combat
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import Cause, Standing
from vtes.model.state import GameState
from vtes.model.text import Strike, Text, Trait
from vtes.notation.labels import find_card
from vtes.ops.counters import change_blood, with_player
from vtes.ops.doom import meet_doom
from vtes.ops.settle import settle
from vtes.testing import Position

ANATHEMA = "Anathema"


def test_anathema_is_put_on_a_ready_vampire() -> None:
    position = calling(ANATHEMA, title="prince")
    position.vampire("Nik", "B", capacity=3, zone="torpor").ally("Mage", "B", life=1)
    state = play(position.build(), f"A: play {ANATHEMA} with Lupo")
    state = onward(state, DecisionKind.TERM_CARD)
    assert lines(state) == [f"A: target {name}" for name in ("Lupo", "Thomas", "Yuri")]
    assert codes(state, "A: target Nik") == ["term-wrong-card"]
    state = passed(position, ANATHEMA, "A: target Thomas")
    assert look(state, "Thomas.attached", f"{ANATHEMA}.controller", f"{ANATHEMA}.owner") == [
        [ANATHEMA],
        "B",
        "A",
    ]


def test_who_pronounces_an_anathema() -> None:
    for title, refused in (("prince", []), ("justicar", []), ("primogen", ["title-missing"])):
        state = calling(ANATHEMA, title=title).build()
        assert codes(state, f"A: play {ANATHEMA} with Lupo") == refused


def cursed(copies: int = 1, seat: str = "A", *, hand: str = "", **nik: Any) -> Position:
    """A's Lupo fights B's Nik, on whom the card (of another player) is."""
    position = table(disciplines={"pot": 2, "obt": 2, "pre": 2, "pro": 2}).pool(A=10, B=10, C=10)
    position.vampire("Nik", "B", **{"capacity": 4, "blood": 1, **nik})
    for _ in range(copies):
        position.attach(ANATHEMA, on="Nik", seat=seat)
    return position.hand("A", *([hand] if hand else [])).vampire("Royce", "B", capacity=9)


def fight(position: Position) -> GameState:
    """The first strikes of the combat are to be chosen."""
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    return onward(play(state, "B: block with Nik"), DecisionKind.STRIKE, "A")


@pytest.mark.parametrize("copies", [1, 2])
def test_the_last_blood_is_his_end(copies: int) -> None:  # [LSJ 20021117]
    state = onward(fight(cursed(copies)))
    assert look(state, "Nik.zone", "A.pool", "B.pool", "C.pool") == ["ash heap", 14, 10, 10]
    assert look(state, "A.ash_heap") == [[ANATHEMA] * copies]


def test_without_the_card_nothing_happens() -> None:
    state = onward(fight(cursed(0)))
    assert look(state, "Nik.zone", "Nik.blood", "A.pool") == ["ready", 0, 10]


def test_more_than_the_last_blood_burns_him_too() -> None:
    position = cursed().attach("Bastard Sword", on="Lupo")
    state = fight(position)
    state = onward(play(state, "A: use Bastard Sword in way 2"))
    assert look(state, "Nik.zone", "A.pool") == ["ash heap", 14]


def test_who_has_blood_left_stays() -> None:
    state = onward(fight(cursed(blood=2)))
    assert look(state, "Nik.zone", "Nik.blood", "A.pool") == ["ready", 1, 10]


def test_who_enters_combat_without_blood_is_not_burned() -> None:  # [RTR 19980623]
    position = cursed(blood=0, capacity=4)
    state = onward(fight(position))
    assert look(state, "Nik.zone", "A.pool") == ["torpor", 10]


def test_damage_that_burns_him_is_no_end_by_the_card() -> None:  # [LSJ 20021120]
    torch = Text(modes=(weapon(Strike(damage=3, aggravated=True)),), traits=(Trait.WEAPON,))
    position = cursed().prop("Torch", types="equipment", text=torch).attach("Torch", on="Lupo")
    state = onward(play(fight(position), "A: use Torch"))
    assert look(state, "Nik.zone", "A.pool") == ["ash heap", 10]


def test_nor_is_it_one_if_another_goes_to_torpor_meanwhile() -> None:
    torch = Text(modes=(weapon(Strike(damage=3, aggravated=True)),), traits=(Trait.WEAPON,))
    position = cursed().prop("Torch", types="equipment", text=torch)
    position.attach("Torch", on="Lupo").attach("Torch", on="Nik")
    state = onward(play(fight(position), "A: use Torch"), DecisionKind.STRIKE, "B")
    state = onward(play(state, "B: use Torch (2)"))
    assert look(state, "Nik.zone", "Lupo.zone", "A.pool") == ["ash heap", "torpor", 10]


def test_who_does_not_fight_is_not_burned() -> None:
    state = fight(cursed().attach(ANATHEMA, on="Royce", seat="A"))
    state = settle(change_blood(state, find_card(state, "Royce"), -9, Cause.CARD), 0)
    assert look(state, "Royce.zone", "Royce.blood", "A.pool") == ["ready", 0, 10]


def test_who_has_left_the_game_gains_nothing() -> None:
    state = fight(cursed())
    out = state.players[0].replace(standing=Standing.OUSTED)
    gone = meet_doom(with_player(state, 0, out), find_card(state, "Nik"))
    assert look(gone, "Nik.zone", "A.pool") == ["ash heap", 10]


@pytest.mark.parametrize(
    ("cause", "zone"),
    [(Cause.COST, "ash heap"), (Cause.CARD, "ash heap"), (Cause.DIABLERIE, "ready")],
)
def test_whatever_takes_the_blood_in_combat(cause: Cause, zone: str) -> None:
    # [RTR 19980623], but not diablerie: [LSJ 20021122-2]
    state = fight(cursed())
    state = settle(change_blood(state, find_card(state, "Nik"), -1, cause), 0)
    assert look(state, "Nik.zone") == [zone]
    assert look(state, "A.pool") == [14 if zone == "ash heap" else 10]


def test_what_takes_it_outside_combat_is_no_end() -> None:
    state = cursed().build()
    state = settle(change_blood(state, find_card(state, "Nik"), -1, Cause.CARD), 0)
    assert look(state, "Nik.zone") == ["ready"]


def test_after_the_combat_it_is_no_end_either() -> None:  # [LSJ 19980225]
    position = cursed(blood=3).hand("A", "Taste of Vitae")
    state = fight(position)
    state = onward(state, WindowKind.END_OF_COMBAT)
    assert any(isinstance(frame, Combat) for frame in state.stack)
    state = settle(change_blood(state, find_card(state, "Nik"), -3, Cause.CARD), 0)
    assert look(state, "Nik.zone") == ["ready"]


def test_nor_is_the_blood_that_lets_an_action_go_on() -> None:  # [LSJ 19980225]
    position = cursed().attach(ANATHEMA, on="Lupo", seat="C").hand("A", "Form of Mist")
    state = fight(position)
    mist = state.cards[find_card(state, "Lupo")].replace(blood=1)
    state = state.replace(cards=state.cards.set(find_card(state, "Lupo"), mist))
    state = onward(play(state, "A: play Form of Mist in way 2 with Lupo"), WindowKind.AFTER_COMBAT)
    state = play(state, "A: continue the action")
    assert look(state, "Lupo.blood", "Lupo.zone") == [0, "ready"]


def test_it_stays_when_who_played_it_is_ousted() -> None:  # [PIB 20121028]
    name = ANATHEMA
    state = passed(calling(name, title="prince").pool(A=1), name, "A: target Yuri")
    state = onward(play(state, "A: pass"), DecisionKind.MINION, "B")
    state = onward(play(state, "B: pass"), DecisionKind.MINION, "C")
    state = onward(play(state, "C: bleed with Yuri"))
    assert look(state, "A.standing", "Yuri.attached") == ["OUSTED", [name]]

"""What is done with damage, step by step, that a mutation run found unnoticed."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.fights import GUN, HIDE, armed, fight, holding, reach
from tests.rules.prop_cards import table
from vtes.model.combat import (
    ALWAYS,
    ByWeapon,
    Combat,
    Damage,
    DamageStep,
    Lost,
    Marked,
    Wound,
)
from vtes.model.combat_events import DamageInflicted
from vtes.model.combat_words import Mark
from vtes.model.decisions import DecisionKind
from vtes.model.frames import Impulse
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, How, Mode, Strike
from vtes.model.words import BurnThis, GainPool
from vtes.model.zones import Zone
from vtes.notation import find_card
from vtes.ops.combat import combat_of
from vtes.ops.counters import with_card
from vtes.ops.stack import change, push
from vtes.reducers import damage
from vtes.rules.stack import topmost
from vtes.testing import read


def ids(state: GameState, *names: str) -> tuple[int, ...]:
    """Instance ids."""
    return tuple(find_card(state, name) for name in names)


def inflicting(*wounds: Wound, at: int, marks: tuple[Marked, ...] = ()) -> GameState:
    """Lupo and Thomas, who both could prevent some, take damage as their strikes resolve."""
    position = holding(table(), A={"Hide": HIDE}, B={"Hide": HIDE})
    state = reach(fight(position), DecisionKind.STRIKE)
    return push(change(state, Combat, marks=marks), Damage(wounds, at=at))


def step(state: GameState) -> Damage:
    """The damage after its next step."""
    frame = topmost(state, Damage)
    assert frame is not None
    after = topmost(damage.proceed(state, frame), Damage)
    assert after is not None
    return after


@rule("D273")
def test_what_acid_makes_of_damage() -> None:
    """All points of a strike, of either kind; nothing of other damage, nor of its own."""
    lupo, thomas = ids(table().build(), "Lupo", "Thomas")
    wounds = (
        Wound(thomas, 2, 1, striker=lupo),
        Wound(thomas, 4),
        Wound(thomas, 0, striker=lupo),
        Wound(lupo, 1, striker=thomas),
    )
    marks = (Marked(thomas, Mark.ACID, 0, ALWAYS), Marked(lupo, Mark.AGGRAVATED_ACID, 0, ALWAYS))
    state = inflicting(*wounds, at=2, marks=marks)
    frame = step(state)
    acid = (Wound(lupo, 3), Wound(thomas, 0, 1))
    assert (frame.settled, frame.wounds, frame.at) == (wounds, acid, 0)
    last = step(change(state, Damage, settled=wounds, wounds=acid))
    assert (last.settled, last.wounds, last.step) == ((), wounds + acid, DamageStep.INFLICT)


@rule("R6.4.6-02")
def test_who_takes_damage_that_nothing_changes_is_not_asked() -> None:
    """Aggravated damage could be treated as normal damage, even if it cannot be prevented."""
    lupo, thomas = ids(table().build(), "Lupo", "Thomas")
    wounds = (
        Wound(lupo, 1, preventable=False),
        Wound(thomas, 0, 1, preventable=False),
        Wound(thomas, 1, preventable=False),
    )
    for place, asked in enumerate((False, True)):
        state = inflicting(*wounds, at=place)
        frame = topmost(state, Damage)
        assert frame is not None
        assert isinstance(damage.proceed(state, frame).stack[-1], Impulse) is asked
        assert step(state).at == place + 1


@rule("R6.4.6-12")
def test_who_is_burned_is_not_on_his_way_to_torpor() -> None:
    lupo, thomas = ids(table().build(), "Lupo", "Thomas")
    burned, fallen = Wound(thomas, 0, 99), Wound(lupo, 0, 1)
    both = change(inflicting(burned, fallen, at=2), Damage, step=DamageStep.INFLICT)
    frame = step(both)
    assert (frame.to_burn, frame.to_torpor) == ((thomas,), (lupo,))
    alone = change(inflicting(burned, at=1), Damage, step=DamageStep.INFLICT)
    frame = Damage((burned,), at=1, step=DamageStep.INFLICT)
    after = damage.proceed(alone, frame)
    assert topmost(after, Damage) is None
    assert read(after, "Thomas.zone") == "ash heap"


@rule("R6.4.6-06")
@pytest.mark.parametrize(
    ("card", "points", "noted"),
    [
        ("Lupo", (1, 2), 3),
        ("Lupo", (0, 0), 0),  # all of it has been prevented
        ("Lupo", (0, 99), 0),  # he is burned
        ("Dog", (1, 0), 0),  # it has no opponent
    ],
)
def test_what_damage_with_a_weapon_leads_to(card: str, points: tuple[int, int], noted: int) -> None:
    effects = (GainPool(1), BurnThis())
    sting = Mode(How.USE, by=By.HOST, strike=Strike(damage=1, inflicted=effects))
    position = table().prop("Dog", types="retainer").attach("Dog", on="Lupo", life=3)
    position = armed(position, "Thomas", "Sting", sting)
    state = reach(fight(position), DecisionKind.STRIKE)
    thomas, weapon, hurt = ids(state, "Thomas", "Sting", card)
    wound = Wound(hurt, *points, striker=thomas, weapon=weapon)
    frame = Damage((wound,), at=1, step=DamageStep.INFLICT)
    state = damage.proceed(push(state, frame), frame)
    expected = (ByWeapon(weapon, hurt, noted),) if noted else ()
    assert combat_of(state).by_weapon == expected
    assert state.players[1].pool == 30 + bool(noted)
    assert (state.cards[weapon].zone is Zone.ASH_HEAP) is bool(noted)
    assert read(state, "Thomas.zone") == "ready"


def inflicted(*wounds: Wound, marks: tuple[Marked, ...] = ()) -> GameState:
    """The same when nobody prevents any more."""
    state = change(inflicting(*wounds, at=2, marks=marks), Damage, step=DamageStep.INFLICT)
    frame = topmost(state, Damage)
    assert frame is not None
    return damage.proceed(state, frame)


@rule("R6.4.6-06", "R6.4.7-07")
def test_what_is_noted_of_damage() -> None:
    """Each strike by itself; all that each has taken; nothing where there was none."""
    lupo, thomas = ids(table().build(), "Lupo", "Thomas")
    state = inflicted(
        Wound(thomas, 1, 1, striker=lupo),
        Wound(thomas, 1, striker=lupo),
        Wound(thomas, 2),
        Wound(lupo, 0, striker=thomas),
    )
    assert combat_of(state).dealt == ((lupo, 2, 1), (lupo, 1, 1))
    assert combat_of(state).lost == (Lost(thomas, 5, 4, 1),)


@rule("R6.4.6-17")
def test_an_ally_without_life_is_burned_with_all_who_leave() -> None:
    """What makes damage of vampires aggravated does not concern him."""
    state = reach(fight(table().ally("Hound", "B", life=2)), DecisionKind.STRIKE)
    (hound,) = ids(state, "Hound")
    state = change(state, Combat, marks=(Marked(hound, Mark.DAMAGE_AGGRAVATED, 0, ALWAYS),))
    frame = Damage((Wound(hound, 2),), at=1, step=DamageStep.INFLICT)
    state = damage.proceed(push(state, frame), frame)
    assert DamageInflicted(hound, 2, 0) in state.trail
    assert state.cards[hound].zone is Zone.ASH_HEAP


@rule("R6.4.6-12")
@pytest.mark.parametrize("doomed", [True, False])
@pytest.mark.parametrize("weapon", [True, False])
def test_who_is_pinned_goes_to_torpor_once(weapon: bool, doomed: bool) -> None:
    """By a weapon that has hurt him, whatever else sends him there."""
    state = reach(fight(armed(table(), "Lupo", "Club", GUN)), DecisionKind.STRIKE)
    thomas, club = ids(state, "Thomas", "Club")
    state = with_card(state, thomas, state.cards[thomas].replace(pinned=True))
    wounds = (Wound(thomas, 1, weapon=club if weapon else NOBODY),)
    frame = Damage(wounds, (thomas,) * doomed, at=1, step=DamageStep.INFLICT)
    falls = topmost(damage.proceed(push(state, frame), frame), Damage)
    assert (falls.to_torpor if falls is not None else ()) == (thomas,) * (weapon or doomed)

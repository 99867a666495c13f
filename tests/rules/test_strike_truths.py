"""What a strike is and does: questions that a mutation run found without an answer in the tests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulecheck import rule
from tests.rules.fights import armed, fight, holding, reach
from tests.rules.prop_cards import table
from vtes.model.cards import Discipline
from vtes.model.combat import Combat, Harmed, Marked, Range, Round, StrikePair
from vtes.model.combat_events import StrikeChosen
from vtes.model.combat_words import Mark, Moment, Press, Prevent
from vtes.model.decisions import DecisionKind
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, How, Mode, Reach, Strike, Text, Trait
from vtes.notation import find_card
from vtes.ops.combat import choose_strike
from vtes.ops.stack import change
from vtes.rules.damage import unhurt_by
from vtes.rules.prevention import preventing_by
from vtes.rules.strikes import (
    HAND,
    around,
    backfires,
    comes_first,
    effects_of,
    harmless,
    kept,
    lasting_harm,
    points_of,
    reaches,
    requires_potence,
    strikable,
    strike_of,
    striking_weapon,
    weapon_of,
    wounds,
)
from vtes.rules.weapons import is_heavy


def weapon(**fields: Any) -> Mode:
    """The strike of a weapon."""
    return Mode(How.USE, by=By.HOST, strike=Strike(**fields))


def struggle(card: Strike, weapon: Mode) -> tuple[GameState, Use]:
    """Lupo chooses a strike in a fight with Thomas: that of a card, with a melee weapon."""
    position = holding(table(), A={"Cut": Mode(How.COMBAT, strike=card)})
    state = reach(
        fight(armed(position, "Lupo", "Club", weapon, traits=(Trait.MELEE,))), DecisionKind.STRIKE
    )
    lupo, club = find_card(state, "Lupo"), find_card(state, "Club")
    held = next(c for c in state.players[0].hand if state.definition(c).facts.name == "Cut")
    return state, Use(0, lupo, held, weapon=club)


@rule("R6.4.5-05")
@pytest.mark.parametrize(("first", "of_weapon"), [(True, False), (False, True), (False, False)])
def test_a_card_adds_to_the_strike_of_a_weapon(first: bool, of_weapon: bool) -> None:
    card = Strike(melee=True, damage=1, first=first, unprevented=Discipline.FORTITUDE)
    state, use = struggle(card, weapon(strength=True, damage=1, first=of_weapon))
    made = strike_of(state, use)
    assert (made.strength, made.damage) == (True, 2)
    assert made.first is (first or of_weapon)
    assert made.unprevented is Discipline.FORTITUDE
    (wound,) = wounds(state, use)
    assert (wound.normal, wound.unprevented) == (3, Discipline.FORTITUDE)


@rule("R6.4.5-05")
@pytest.mark.parametrize(("of_weapon", "points"), [(0, 0), (2, 3)])
def test_to_a_weapon_without_damage_it_adds_none(of_weapon: int, points: int) -> None:
    state, use = struggle(Strike(melee=True, damage=1), weapon(damage=of_weapon, dodge=True))
    assert strike_of(state, use).damage == points


@rule("R6.4.3-01")
@pytest.mark.parametrize("field", ["dodge", "ends", "hand"])
def test_who_strikes_first_does_not_dodge_first(field: str) -> None:
    """A dodge and the end of a combat have an order of their own."""
    made = {"dodge": Strike(dodge=True), "ends": Strike(ends=True)}.get(field, HAND)
    position = table().prop("Hound", types="ally", text=Text(life=2, strikes_first=True))
    state = (
        position.ally("Hound", "A")
        .prop("Trick", types="combat", text=Text((Mode(How.COMBAT, strike=made),)))
        .hand("A", "Trick")
        .build()
    )
    held = next(c for c in state.players[0].hand if state.definition(c).facts.name == "Trick")
    made = strike_of(state, Use(0, find_card(state, "Hound"), held))
    assert made.first is (field == "hand")


@rule("R6.4.3-12")
@pytest.mark.parametrize(
    ("range", "close_only", "hurts"),
    [
        (Range.CLOSE, False, True),
        (Range.CLOSE, True, True),
        (Range.LONG, False, True),
        (Range.LONG, True, False),
    ],
)
def test_a_strike_that_hurts_the_striker(range: Range, close_only: bool, hurts: bool) -> None:
    mode = weapon(damage=2, reach=Reach.BOTH, to_self=1, self_close=close_only)
    state, _ = struggle(Strike(), mode)
    lupo, club = find_card(state, "Lupo"), find_card(state, "Club")
    use = Use(0, lupo, club)
    assert backfires(change(state, Round, range=range), use) is hurts
    spent = change(state, Combat, backfired=(club,))
    assert backfires(spent, use)


@rule("R6.4.3-12")
def test_a_strike_that_hurts_the_striker_once() -> None:
    state, _ = struggle(Strike(), weapon(damage=2, to_self=1, self_once=True))
    club = find_card(state, "Club")
    use = Use(0, find_card(state, "Lupo"), club)
    assert backfires(state, use)
    assert not backfires(change(state, Combat, backfired=(club,)), use)


@rule("R6.4.5-14")
def test_the_weapon_with_which_each_strikes() -> None:
    state, _ = struggle(Strike(), weapon(damage=1))
    lupo, thomas = find_card(state, "Lupo"), find_card(state, "Thomas")
    club = find_card(state, "Club")
    uses = {"first": Use(0, lupo, club), "second": Use(1, thomas, NOBODY)}
    pair = change(state, StrikePair, **uses)
    assert (striking_weapon(pair, lupo), striking_weapon(pair, thomas)) == (club, NOBODY)
    swapped = change(state, StrikePair, first=uses["second"], second=uses["first"])
    assert striking_weapon(swapped, lupo) == club
    attached = state.cards[lupo].replace(attached=())
    gone = pair.replace(cards=pair.cards.set(lupo, attached))
    assert striking_weapon(gone, lupo) == NOBODY


@rule("R1.4-01")
def test_harmless_weapons_leave_hands_alone() -> None:
    state, use = struggle(Strike(melee=True, hand=True), weapon(damage=1))
    mark = Marked(use.minion, Mark.HARMLESS_WEAPONS, 0, 1)
    state = change(state, Combat, marks=(mark,))
    assert harmless(state, use)
    hands = Use(0, use.minion, NOBODY)
    assert weapon_of(state, hands) == NOBODY
    assert not harmless(state, hands)


@rule("R6.4.2-12", "R6.4.3-08")
def test_who_may_use_no_equipment_is_kept_from_its_strike() -> None:
    state, _ = struggle(Strike(), weapon(damage=1))
    use = Use(0, find_card(state, "Lupo"), find_card(state, "Club"))
    assert not kept(state, use)
    mark = Marked(use.minion, Mark.NO_EQUIPMENT, 0, 1)
    assert kept(change(state, Combat, marks=(mark,)), use)


@rule("R6.4.3-10", "R6.4.3-11")
@pytest.mark.parametrize(("range", "points"), [(Range.CLOSE, 3), (Range.LONG, 1)])
def test_a_strike_that_does_less_from_afar(range: Range, points: int) -> None:
    strike = Strike(damage=3, long=1, reach=Reach.BOTH)
    state, _ = struggle(strike, weapon(damage=1))
    assert points_of(change(state, Round, range=range), strike) == points
    assert not reaches(table().build(), strike)


@rule("R1.4-01")
@pytest.mark.parametrize("aggravated", [True, False])
def test_damage_to_all_around(aggravated: bool) -> None:
    sun = Strike(damage=3, to_self=1, all_around=True, aggravated=aggravated)
    state, use = struggle(sun, weapon(damage=1))
    hit = around(state, use.replace(weapon=NOBODY), works=True)
    assert [(w.card, w.normal, w.aggravated) for w in hit] == [
        (use.minion, 0, 3) if aggravated else (use.minion, 3, 0)
    ]


@rule("R6.4.5-05")
def test_a_weapon_is_no_hand() -> None:
    """Neither strength counts for it, nor what is true of hands."""
    state, _ = struggle(HAND, weapon(damage=2))
    use = Use(0, find_card(state, "Lupo"), find_card(state, "Club"))
    mark = Marked(use.minion, Mark.AGGRAVATED_HANDS, 0, 1)
    clawed = change(state, Combat, marks=(mark,))
    assert [(w.normal, w.aggravated) for w in wounds(clawed, use)] == [(2, 0)]
    bare = wounds(clawed, use.replace(card=NOBODY))
    assert [(w.normal, w.aggravated) for w in bare] == [(0, 1)]


@rule("R1.4-01")
@pytest.mark.parametrize(("damage", "points"), [(0, []), (2, [3])])
def test_a_weapon_that_does_no_damage_does_no_more(damage: int, points: list[int]) -> None:
    state, _ = struggle(HAND, weapon(damage=damage))
    club = find_card(state, "Club")
    more = change(state, Combat, marks=(Marked(club, Mark.WEAPON_DAMAGE, 1, 1),))
    assert [w.normal for w in wounds(more, Use(0, find_card(state, "Lupo"), club))] == points


@rule("R6.4.7-02", "R6.4.7-04")
def test_only_retainers_of_the_opponent_are_struck_at() -> None:
    position = armed(table(), "Thomas", "Club", weapon(damage=1))
    position.prop("Dog", types="retainer").attach("Dog", on="Thomas", life=1)
    state = reach(fight(position), DecisionKind.STRIKE)
    lupo, thomas, dog = (find_card(state, name) for name in ("Lupo", "Thomas", "Dog"))
    assert strikable(state, lupo) == (thomas, dog)
    assert strikable(state, thomas) == (lupo,)


@rule("R6.4.6-05")
@pytest.mark.parametrize("retainers", [True, False])
def test_lasting_harm(retainers: bool) -> None:
    """From its first round on, more each round; from afar only what reaches so far."""
    position = table().prop("Dog", types="retainer").attach("Dog", on="Thomas", life=1)
    state = reach(fight(position), DecisionKind.STRIKE)
    thomas, dog = find_card(state, "Thomas"), find_card(state, "Dog")
    when = Moment.PRESS
    harm = Harmed(thomas, 1, ranged=False, when=when, retainers=retainers, more=1, since=2)
    hurt = [thomas, dog] if retainers else [thomas]

    def done(number: int, moment: Moment = when, **fields: Any) -> list[tuple[int, int]]:
        range = fields.pop("range", Range.CLOSE)
        now = change(state, Combat, round=number, harm=(harm.replace(**fields),))
        return [(w.card, w.normal) for w in lasting_harm(change(now, Round, range=range), moment)]

    assert done(1) == []
    assert done(2) == [(card, 1) for card in hurt]
    assert done(3) == [(card, 2) for card in hurt]
    assert done(3, Moment.BEFORE_RANGE) == []
    assert done(2, range=Range.LONG) == []
    assert done(2, range=Range.LONG, ranged=True) == [(card, 1) for card in hurt]


@rule("R1.4-01")
def test_who_says_that_his_retainer_is_safe_from_him() -> None:
    position = table().prop("Dog", types="retainer", text=Text(unhurt_by_host=True))
    position.prop("Cat", types="retainer", text=Text()).attach("Dog", on="Lupo").attach(
        "Cat", on="Lupo"
    )
    state = position.build()
    lupo, rake = find_card(state, "Lupo"), find_card(state, "Rake")
    assert unhurt_by(state, find_card(state, "Dog"), lupo)
    assert not unhurt_by(state, find_card(state, "Dog"), rake)
    assert not unhurt_by(state, find_card(state, "Cat"), lupo)


@rule("R1.4-01")
@pytest.mark.parametrize(
    ("cost", "mode", "trait", "heavy"),
    [
        (2, weapon(damage=3), Trait.WEAPON, False),
        (3, weapon(damage=1), Trait.WEAPON, True),
        (0, weapon(damage=4), Trait.WEAPON, True),
        (0, weapon(damage=1, aggravated=True), Trait.WEAPON, True),
        (0, weapon(damage=2, strength=True), Trait.WEAPON, False),
        (0, weapon(damage=3, strength=True), Trait.WEAPON, True),
        (5, weapon(damage=4), Trait.VEHICLE, False),
    ],
)
def test_a_heavy_weapon(cost: int, mode: Mode, trait: Trait, heavy: bool) -> None:
    modes = (Mode(How.USE), weapon(damage=1), mode)
    position = table().prop(
        "Thing", types="equipment", pool_cost=cost, text=Text(modes, traits=(trait,))
    )
    state = position.attach("Thing", on="Lupo").build()
    assert is_heavy(state, find_card(state, "Thing")) is heavy
    if mode.strike is not None and mode.strike.strength:  # nobody's strength counts in a hand
        held = position.hand("A", "Thing").build()
        (card,) = held.players[0].hand
        last, lupo = len(held.cards) - 1, held.cards[find_card(held, "Lupo")]
        assert last != card  # nor that of the last one, though it be a vampire
        held = held.replace(cards=held.cards.set(last, lupo))
        assert not is_heavy(held, card)


@rule("R6.4.5-01", "R6.4.3-07")
def test_a_hand_strike_has_no_weapon() -> None:
    state = reach(fight(armed(table(), "Lupo", "Club", weapon(damage=1))), DecisionKind.STRIKE)
    club = len(state.cards) - 1
    assert state.definition(club).facts.name == "Club"  # no card is not the last
    lupo = find_card(state, "Lupo")
    assert weapon_of(state, Use(0, lupo, NOBODY)) == NOBODY
    assert weapon_of(state, Use(0, lupo, club)) == club


@rule("R6.4.5-01")
@pytest.mark.parametrize("hand", [True, False])
def test_claws_are_for_hand_strikes(hand: bool) -> None:
    mode = Mode(How.COMBAT, strike=Strike(hand=hand, damage=1))
    position = table().prop("Hound", types="ally", text=Text(life=2, claws=True))
    position.ally("Hound", "A").prop("Trick", types="combat", text=Text((mode,)))
    state = position.hand("A", "Trick").build()
    held = next(c for c in state.players[0].hand if state.definition(c).facts.name == "Trick")
    assert strike_of(state, Use(0, find_card(state, "Hound"), held)).aggravated is hand


@rule("R6.4.5-05")
def test_what_a_card_adds_to_a_weapon_happens_as_well() -> None:
    words = (Press(),)
    state, use = struggle(Strike(melee=True, effects=words), weapon(damage=1))
    assert strike_of(state, use).effects == words
    assert use.card in [each.card for each, _ in effects_of(state, use)]


@rule("R6.4.3-21")
@pytest.mark.parametrize("initial", [True, False])
def test_a_mark_makes_only_the_first_strike_come_first(initial: bool) -> None:
    state, use = struggle(Strike(damage=1), weapon(damage=1))
    marked = (Marked(use.minion, Mark.FIRST_STRIKE, 0, 1),)
    state = change(change(state, Combat, marks=marked), StrikePair, initial=initial)
    assert comes_first(state, use.minion) is initial


@rule("R1.5-14")
@pytest.mark.parametrize(
    ("level", "disciplines", "required"),
    [
        (1, ("pot",), True),
        (1, ("cel", "pot"), True),
        (1, ("cel",), False),
        (0, ("pot",), False),
    ],
)
def test_a_way_that_needs_no_discipline_requires_no_potence(
    level: int, disciplines: tuple[str, ...], required: bool
) -> None:
    """As the strike of a weapon for which one needs Potence only to be equipped with it."""
    way = Mode(How.COMBAT, strike=Strike(damage=1), level=level)
    position = table().prop("Cut", types="combat", text=Text((way,)), disciplines=disciplines)
    state = position.hand("A", "Cut").build()
    card = state.players[0].hand[0]
    assert requires_potence(state, Use(0, find_card(state, "Lupo"), card)) is required


@rule("R6.4.7-04")
def test_a_retainer_with_a_melee_weapon_strikes_no_bloody_blow() -> None:
    """What makes the blows of his employer worse is no matter of his."""
    position = table().prop("Ghoul", types="retainer", text=Text(harm=1))
    position = position.attach("Ghoul", on="Lupo", life=1)
    position = armed(position, "Lupo", "Club", weapon(strength=True), traits=(Trait.MELEE,))
    state = reach(fight(position), DecisionKind.STRIKE)
    lupo, ghoul, club = (find_card(state, name) for name in ("Lupo", "Ghoul", "Club"))
    state = change(state, Combat, marks=(Marked(lupo, Mark.AGGRAVATED_BLOW, 0, 1),))
    blow = Use(0, lupo, club)
    (own,), (his,) = wounds(state, blow), wounds(state, blow, ghoul)
    assert (own.normal, own.aggravated > 0) == (0, True)
    assert (his.normal, his.aggravated) == (1, 0)


@rule("R6.4.3-11")
def test_who_strikes_with_what_at_whom_is_told() -> None:
    state, use = struggle(Strike(melee=True, damage=1), weapon(damage=1))
    thomas = find_card(state, "Thomas")
    told = choose_strike(state, use.replace(struck=thomas)).trail[-1]
    assert told == StrikeChosen(use.minion, use.card, use.weapon, thomas)


@rule("R6.4.6-03")
def test_what_was_allowed_before_prevents_by_its_own_discipline() -> None:
    state, use = struggle(Strike(damage=1), weapon(damage=1))
    word = Prevent(1, by=Discipline.FORTITUDE)
    assert preventing_by(state, NOBODY, word) is Discipline.FORTITUDE
    assert preventing_by(state, use.card, word) is None

"""What may be answered while an action or a card is announced (6.2.1)."""

from __future__ import annotations

from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.moves import (
    ChooseAmount,
    ChooseMethuselah,
    ChoosePayment,
    ChooseTarget,
    HandStrike,
    Pass,
)
from vtes.model.state import GameState
from vtes.model.text import Mode
from vtes.model.zones import CONTESTED
from vtes.rules import aims
from vtes.rules.belongings import equipment_of_others, may_have
from vtes.rules.combat import melee_weapons
from vtes.rules.guards.aimed import (
    a_copy,
    discipline_superior,
    fed_already,
    for_all_clans,
    has_one,
    innocent,
    no_token,
    not_a_vampire,
    not_elder,
    not_his,
    not_new,
    not_oldest,
    not_on_vampire,
    not_titled,
    not_younger,
    older,
    target_too_dear,
    target_warded,
    the_same,
    too_many_targets,
    too_old,
    too_young,
    unhurt,
    unmenaced,
    unskilled,
    weapon_in_use,
    wrong_blood,
    wrong_clan,
    wrong_condition,
    wrong_kind,
    wrong_sect,
    wrongly_titled,
)
from vtes.rules.guards.announced import aim, amounts, as_many_as_wanted, frame, mode
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Fork, Guard, Layer, Listed, Ways
from vtes.rules.laws import not_for
from vtes.rules.numbers import can_be_rescued, rescue_cost, rescue_share
from vtes.rules.repeating import repeats, repeats_taking
from vtes.rules.strikes import strikable


def _no_split(state: GameState, acting: int) -> bool:
    return not 0 <= acting <= rescue_cost(state, frame(state).target)


def _acting_short(state: GameState, acting: int) -> bool:
    rescuer = frame(state).minion
    return rescue_share(state, rescuer, acting) > state.cards[rescuer].blood


def _rescued_short(state: GameState, acting: int) -> bool:
    rest = rescue_cost(state, frame(state).target) - acting
    return rest > state.cards[frame(state).target].blood


wrong_place = Guard(
    "target-not-in-play",
    "R1.6.1-18",
    "the target must be in play: uncontrolled, ash heap and hand do not count",
    lambda state, card: aims.wrong_place(state, aim(state), card),
)
target_contested = Guard(
    "target-contested",
    "R1.6.1-19",
    "a contested card cannot be the target",
    lambda state, card: state.cards[card].zone is CONTESTED,
)
wrong_owner = Guard(
    "target-not-yours-to-choose",
    "R1.6.1-16",
    "the target is controlled by a Methuselah at whose cards it is not aimed",
    lambda state, card: aims.wrong_owner(state, aim(state), frame(state).seat, card),
)
wrong_amount = Guard(
    "wrong-amount",
    "R6.2.1-03",
    "there are not so many counters",
    lambda state, amount: amount not in amounts(state),
)
wrong_methuselah = Guard(
    "wrong-methuselah",
    "R6.2.1-03",
    "the card cannot be aimed at that Methuselah",
    lambda state, chosen: aims.wrong_methuselah(state, aim(state), frame(state).seat, chosen),
)
own_bleeder = Guard(
    "bled-by-own-minion",
    "R6.1.1-03",
    "a Methuselah cannot be bled by her own minion",
    lambda state, chosen: aims.bled_by_own(state, mode(state), frame(state).seat, chosen),
)
rescued_not_in_torpor = Guard(
    "rescued-not-in-torpor",
    "R6.5.3-01",
    "only a vampire in torpor is rescued",
    lambda state, card: not aims.in_torpor(state, card),
)
rescued_before = Guard(
    "rescued-before",
    "R1.4-01",
    "the vampire has been forbidden to repeat that action this turn",
    lambda state, card: repeats(state, frame(state).minion, ActionKind.RESCUE, target=card),
)
rescue_too_dear = Guard(
    "rescue-too-dear",
    "R6.5.3-02",
    "the two vampires have too little blood for the rescue between them",
    lambda state, card: not can_be_rescued(state, frame(state).minion, card),
)
victim_not_in_torpor = Guard(
    "victim-not-in-torpor",
    "R6.5.4-01",
    "only a vampire in torpor is diablerized",
    lambda state, card: not aims.in_torpor(state, card),
)
diablerized_before = Guard(
    "diablerized-before",
    "R1.4-01",
    "the vampire has been forbidden to repeat that action this turn",
    lambda state, card: repeats(state, frame(state).minion, ActionKind.DIABLERIE, target=card),
)
no_such_split = Guard(
    "no-such-split", "R6.5.3-02", "the cost cannot be split in this way", _no_split
)
acting_too_little_blood = Guard(
    "acting-too-little-blood",
    "R6.5.3-02",
    "the acting vampire has too little blood for his part of the cost",
    _acting_short,
)
rescued_too_little_blood = Guard(
    "rescued-too-little-blood",
    "R6.5.3-02",
    "the rescued vampire has too little blood for his part of the cost",
    _rescued_short,
)

not_your_equipment = Guard(
    "not-your-equipment",
    "R6.1.3-07",
    "only equipment on another minion of yours can be taken",
    lambda state, card: card not in equipment_of_others(state, frame(state).minion),
)
another_holder = Guard(
    "another-holder",
    "R6.1.3-09",
    "in one action equipment is taken from one minion",
    lambda state, card: any(
        state.cards[card].host != state.cards[taken].host for taken in frame(state).taken
    ),
)
taken_already = Guard(
    "taken-already",
    "R6.1.3-08",
    "that has been named",
    lambda state, card: card in frame(state).taken,
)
has_another = Guard(
    "has-another",
    "R1.4-01",
    "the minion cannot have another such card",
    lambda state, card: not may_have(state, frame(state).minion, card, frame(state).taken),
)
not_apart = Guard(
    "target-not-apart",
    "R1.4-01",
    "another target of the same Methuselah has been named",
    lambda state, card: (
        aim(state).apart
        and any(
            state.cards[card].controller == state.cards[taken].controller
            for taken in frame(state).taken
        )
    ),
    concerns=lambda _, mode: mode.aim is not None and mode.aim.apart,
)
nothing_taken = Guard(
    "nothing-taken",
    "R6.1.3-08",
    "what it is aimed at is named when the action is announced",
    lambda state: not frame(state).taken or not as_many_as_wanted(state),
)

not_his_weapon = Guard(
    "not-his-weapon",
    "R6.4.3-07",
    "the minion has no such melee weapon to strike with",
    lambda state, card: card not in melee_weapons(state, frame(state).minion),
)
not_to_strike_at = Guard(
    "not-to-strike-at",
    "R6.4.7-02",
    "a strike is aimed at the opposing minion or at one of his retainers",
    lambda state, card: card not in strikable(state, frame(state).minion),
)

target_kept = Guard(
    "target-kept",
    "R1.4-01",
    "a card keeps that minion from being the target of your actions",
    lambda state, card: frame(state).action is not None and not_for(state, frame(state).seat, card),
)

equipment_repeated = Guard(
    "equipment-repeated",
    "R1.4-01",
    "an effect forbids the minion to take that equipment again this turn",
    lambda state, card: repeats_taking(state, frame(state).minion, card),
)

KNOWN = Layer(no_card, fields=("card",), alone=True)
# alone: what the other guards say about a card in a hidden place would tell who it is
PLACE = Layer(target_contested, wrong_place, fields=("card",), alone=True)
# alone, for the same reason: somebody else's uncontrolled vampires are hidden
OWNER = Layer(wrong_owner, fields=("card",), alone=True)
OF_CARD = Layer(
    not_a_vampire,
    wrong_kind,
    not_younger,
    older,
    not_elder,
    not_his,
    too_many_targets,
    the_same,
    not_on_vampire,
    wrong_clan,
    wrong_sect,
    discipline_superior,
    fed_already,
    innocent,
    wrongly_titled,
    too_old,
    wrong_condition,
    target_warded,
    not_titled,
    has_one,
    too_young,
    for_all_clans,
    no_token,
    unskilled,
    unhurt,
    a_copy,
    not_new,
    not_oldest,
    unmenaced,
    wrong_blood,
    target_kept,
    target_too_dear,
    weapon_in_use,
    taken_already,
    not_apart,
    fields=("card",),
)
OF_RESCUE = Layer(
    target_contested,
    rescued_not_in_torpor,
    rescue_too_dear,
    rescued_before,
    target_kept,
    fields=("card",),
)
OF_DIABLERIE = Layer(
    target_contested, victim_not_in_torpor, diablerized_before, target_kept, fields=("card",)
)
WEAPON = Layer(not_his_weapon, fields=("card",))
STRUCK = Layer(not_to_strike_at, fields=("card",))
AMOUNT = Layer(wrong_amount, fields=("amount",))
METHUSELAH = Layer(own_bleeder, wrong_methuselah, fields=("chosen",), alone=True)
SPLIT = Layer(no_such_split, fields=("acting",), alone=True)
PAYERS = Layer(acting_too_little_blood, rescued_too_little_blood, fields=("acting",))


OF_MOVE = (
    Layer(not_your_equipment, fields=("card",), alone=True),
    Layer(another_holder, taken_already, has_another, equipment_repeated, fields=("card",)),
)
ENOUGH = Layer(nothing_taken)


def _listed(mode: Mode) -> Listed | None:
    return None if mode.aim is None else ((PLACE, OWNER, OF_CARD), (), ())


AIMED = Ways(_listed)
"""The guards of the target of a card, by the way in which it is played or used."""


def target_layers(state: GameState) -> tuple[Layer, ...]:
    """The layers that judge targets of what is announced."""
    if frame(state).card >= 0:
        return (PLACE, OWNER, OF_CARD)
    if frame(state).action is ActionKind.MOVE_EQUIPMENT:
        return OF_MOVE
    return (OF_DIABLERIE,) if frame(state).action is ActionKind.DIABLERIE else (OF_RESCUE,)


ANSWERS: Answers = {
    (DecisionKind.TARGET, ChooseTarget): (
        SEAT,
        KNOWN,
        Fork(target_layers, (PLACE, OWNER, OF_CARD, OF_RESCUE, OF_DIABLERIE, *OF_MOVE), ()),
    ),
    (DecisionKind.AMOUNT, ChooseAmount): (SEAT, AMOUNT),
    (DecisionKind.SHARE, ChooseAmount): (SEAT, AMOUNT),
    (DecisionKind.WEAPON, HandStrike): (SEAT,),
    (DecisionKind.WEAPON, ChooseTarget): (SEAT, KNOWN, WEAPON),
    (DecisionKind.STRUCK, ChooseTarget): (SEAT, KNOWN, STRUCK),
    (DecisionKind.TARGET, Pass): (SEAT, ENOUGH),
    (DecisionKind.METHUSELAH, ChooseMethuselah): (SEAT, METHUSELAH),
    (DecisionKind.PAYMENT, ChoosePayment): (SEAT, SPLIT, PAYERS),
}

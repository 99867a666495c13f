"""What a minion card requires of the minion who uses it, and what it costs (1.6.1)."""

from __future__ import annotations

from typing import Final

from vtes.model.combat_words import Mark
from vtes.model.decisions import ActionKind
from vtes.model.definition import Definition
from vtes.model.laws import ClanDiscount
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Discount, How, Mode, Toll
from vtes.rules.aims import hit
from vtes.rules.combat import opponent
from vtes.rules.laws import halved, less_for_ally, more_blood, of_table
from vtes.rules.marks import marked, marks
from vtes.rules.nature import clans, has_at, is_vampire, own_text, silenced

_COMBAT: Final = How.COMBAT


def other_clan(state: GameState, card: int, minion: int) -> bool:
    """Whether the card asks for a clan that is not the minion's. R1.6.1-11."""
    needed = state.definition(card).facts.clans
    return bool(needed) and not set(needed) & set(clans(state, minion))


def level(state: GameState, card: int, minion: int, mode: Mode) -> int:
    """The level at which a minion has the Disciplines that a card asks for in one of its ways; 0
    where it has none. R1.6.1-09, D310.
    """
    needed = state.definition(card).facts
    if not needed.disciplines or not is_vampire(state, minion):
        return 0
    if mode.discipline is not None:
        return has_at(state, minion, mode.discipline)
    if len(needed.disciplines) == 1:  # most cards
        return has_at(state, minion, needed.disciplines[0][0])
    best = max if needed.any_discipline else min
    return best([has_at(state, minion, discipline) for discipline, _ in needed.disciplines])


def too_little_blood(state: GameState, card: int, mode: Mode, minion: int) -> bool:
    """Whether the minion has too little blood for the card. R1.6.1-13, G02."""
    return cannot_pay(state, minion, blood_cost(state, card, mode, minion))


def cannot_pay(state: GameState, minion: int, blood: int) -> bool:
    """Whether a minion cannot pay so much blood: an ally has life, which is no blood. D264"""
    if blood < 1:
        return False
    text = own_text(state, minion)
    pays = is_vampire(state, minion) or (text is not None and text.pays_life)
    return not pays or state.cards[minion].blood < blood


def may_cost_blood(definition: Definition, mode: Mode) -> bool:
    """Whether a card can cost a minion blood in that way at all, by what is printed on it.

    What others make it cost more is for actions and in combat.
    """
    fighting = mode.how is _COMBAT or mode.deed is not None
    return fighting or definition.facts.blood_cost > 0 or mode.cost.blood > 0


def printed_blood(state: GameState, card: int, how: How, minion: int) -> int:
    """Blood that is printed on a card as its cost, or half of it for who pays half. D326"""
    printed = state.definition(card).facts.blood_cost
    return printed // 2 if printed and halved(state, how, minion) else printed


def blood_cost(state: GameState, card: int, mode: Mode, minion: int) -> int:
    """Blood that a card, or a use of it, costs a minion. R1.6.1-13."""
    printed = 0 if mode.how is How.USE else printed_blood(state, card, mode.how, minion)
    cost = printed + more_blood(state, mode)
    if mode.how is _COMBAT and is_vampire(state, minion):
        cost += sum(marks(state, minion, Mark.DEARER))
    if state.table.tolling and (mode.how is _COMBAT or mode.deed is not None):
        cost += _tolls(state, card, mode, minion)
    less = _own_discount(state, card, mode, minion) if cost or state.table.surcharging else 0
    cost = max(cost - less, 0)
    return cost - discount(state, cost, mode, minion) + mode.cost.blood


def discount(state: GameState, cost: int, mode: Mode, minion: int) -> int:
    """What a combat card that would cost so much costs a minion less. D274"""
    return int(cost > 0 and mode.how is How.COMBAT and marked(state, minion, Mark.CHEAPER))


def _own_discount(state: GameState, card: int, mode: Mode, minion: int) -> int:
    """What a card from a hand costs a minion less by his own text, or for his clan."""
    if minion == NOBODY or mode.how is How.USE:
        return 0
    definition = state.definition(card)
    costs_pool = definition.facts.pool_cost > 0
    less = 0 if costs_pool else less_for_ally(state, mode, minion)
    discounts = [
        each
        for each in _discounts(state, minion)
        if not each.pool and not (each.kinds and costs_pool)
    ]
    if state.table.discounting and is_vampire(state, minion):
        kin = clans(state, minion)
        discounts += [law.discount for law in of_table(state, ClanDiscount) if law.clan in kin]
    return less + sum(each.amount for each in discounts if _cheaper(state, each, card, mode))


def _discounts(state: GameState, minion: int) -> tuple[Discount, ...]:
    """What the minion's own text makes cheaper or dearer for him."""
    text = state.definition(minion).text
    if text is None or not text.discounts or silenced(state, minion):
        return ()
    return text.discounts


def _cheaper(state: GameState, discount: Discount, card: int, mode: Mode) -> bool:
    if discount.combat and mode.how is not How.COMBAT:
        return False
    if discount.actions and mode.deed is None:
        return False
    if discount.strikes and mode.strike is None:
        return False
    if discount.kinds and (mode.deed is None or mode.deed.kind not in discount.kinds):
        return False
    definition, trait = state.definition(card), discount.trait
    if trait is not None and (definition.text is None or trait not in definition.text.traits):
        return False
    asked, wanted = definition.facts.disciplines, discount.discipline
    if discount.or_clan in definition.facts.clans:
        return True
    return wanted is None or any(each is wanted for each, _ in asked)


def _tolls(state: GameState, card: int, mode: Mode, minion: int) -> int:
    """What ready minions make it cost more, one blood each."""
    total = 0
    definitions, cards = state.table.definitions, state.cards
    for player in state.players:
        for other in player.ready:
            text = definitions[cards[other].definition].text
            if text is None or not text.tolls or silenced(state, other):
                continue
            for toll in text.tolls:
                total += _taxed(state, toll, other, card, mode) and hit(
                    state, toll.aim, state.cards[other].controller, other, minion
                )
    return total


def _taxed(state: GameState, toll: Toll, other: int, card: int, mode: Mode) -> bool:
    if toll.political:
        return mode.deed is not None and mode.deed.kind is ActionKind.POLITICAL
    if mode.how is not How.COMBAT or opponent(state, other) == NOBODY:
        return False
    return any(each is toll.discipline for each, _ in state.definition(card).facts.disciplines)


def pool_cost(state: GameState, card: int, mode: Mode, minion: int) -> int:
    """Pool that a card from a hand costs the Methuselah whose minion plays it. R1.6.1-13."""
    cost = state.definition(card).facts.pool_cost
    if not cost or minion == NOBODY:
        return cost
    own = [each for each in _discounts(state, minion) if each.kinds]
    less = sum(each.amount for each in own if _cheaper(state, each, card, mode))
    return max(cost - less - less_for_ally(state, mode, minion), 0)


def equipment_less(state: GameState, minion: int) -> int:
    """Pool that equipment costs a minion less, also if something asks what it costs."""
    kinds = [d for d in _discounts(state, minion) if ActionKind.EQUIP in d.kinds]
    return sum(each.amount for each in kinds)


def too_little_pool(state: GameState, card: int, seat: int) -> bool:
    """Whether the Methuselah has too little pool for the card. G02."""
    return state.definition(card).facts.pool_cost > state.players[seat].pool

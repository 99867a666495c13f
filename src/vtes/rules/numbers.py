"""The numbers of minions and actions, always worked out from what is in play."""

from __future__ import annotations

from typing import Final

from vtes.model.combat_words import Mark
from vtes.model.decisions import ActionKind
from vtes.model.frames import Action
from vtes.model.lasting import About, Banned, TurnStealth
from vtes.model.laws import ToAll, Tribute
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Aura, Ban, Bonus, Deed, Number
from vtes.rules.aims import hit
from vtes.rules.combat import opponent
from vtes.rules.conditions import all_hold
from vtes.rules.laws import bleed_limit, of_table
from vtes.rules.marks import marks
from vtes.rules.nature import (
    capacity,
    cards_on,
    clans,
    inherits,
    is_vampire,
    own_text,
    silenced,
)
from vtes.rules.presence import minions_of
from vtes.rules.seating import prey
from vtes.rules.stack import current_action

_BLEED: Final = Number.BLEED


def bonus(state: GameState, minion: int, number: Number) -> int:
    """What his own text, the cards on a minion and those around him add to one of his numbers.

    Nothing of the first two while he is contested (G11) or banished.
    """
    if state.cards[minion].returns is not None:
        return 0
    total = _own(state, minion, minion, number)
    if total and silenced(state, minion):
        total = 0
    for card in state.cards[minion].attached:
        total += _own(state, minion, card, number)
    radiated = state.table.radiated
    if radiated and radiated & 1 << number:
        total += _around(state, minion, number)
    if state.table.exposing and number is _BLEED:
        total += _exposed(state, minion)
    common = state.table.common
    if common and common & 1 << number:
        given = tuple([law.bonus for law in of_table(state, ToAll)])
        total += _counted(state, minion, minion, number, given)
    return total + _shared(state, minion, number) if state.table.sharing else total


def _exposed(state: GameState, minion: int) -> int:
    """What cards on minions of the Methuselah whom a minion bleeds add to his bleed."""
    action = current_action(state)
    if action is None or action.minion != minion or action.kind is not ActionKind.BLEED:
        return 0
    total = 0
    for exposed in minions_of(state, action.target_seat):
        for card in (exposed, *cards_on(state, exposed)):
            text = state.definition(card).text if card != exposed else own_text(state, exposed)
            if text is not None and text.exposes:
                total += _counted(state, minion, card, _BLEED, text.exposes)
    return total


def _shared(state: GameState, minion: int, number: Number) -> int:
    total = 0
    for card in state.players[state.cards[minion].controller].in_play:
        text = state.definition(card).text
        if text is not None and text.shared:
            total += _counted(state, minion, card, number, text.shared)
    return total


def _own(state: GameState, minion: int, card: int, number: Number) -> int:
    text = state.definition(card).text
    if text is None or not text.bonuses:
        return 0
    return _counted(state, minion, card, number, text.bonuses)


def _counted(
    state: GameState, minion: int, card: int, number: Number, bonuses: tuple[Bonus, ...]
) -> int:
    """What these bonuses of a card add to a number of a minion now."""
    total = 0
    for each in bonuses:
        if each.number is not number or not inherits(state, minion, each):
            continue
        if each.way not in (None, state.cards[card].way):
            continue
        if not each.when or all_hold(state, minion, each.when):
            total += each.amount * (state.cards[card].blood if each.by_life else 1)
    return total


def _around(state: GameState, minion: int, number: Number) -> int:
    """What ready minions add to a number of this one."""
    total = 0
    definitions, cards = state.table.definitions, state.cards
    for player in state.players:
        for card in player.ready:
            text = definitions[cards[card].definition].text
            if text is None or not text.auras or silenced(state, card):
                continue
            for aura in text.auras:
                if aura.bonus.number is number and _reaches(state, card, aura, minion):
                    total += aura.bonus.amount
    return total


def _reaches(state: GameState, card: int, aura: Aura, minion: int) -> bool:
    value = state.cards[card]
    if aura.untapped and value.tapped:
        return False
    if aura.acting:
        action = current_action(state)
        if action is None or action.minion != card:
            return False
    if aura.opposing and opponent(state, card) != minion:
        return False
    if not hit(state, aura.aim, value.controller, card, minion):
        return False
    if aura.only and not all_hold(state, card, aura.only):
        return False
    return all_hold(state, minion, aura.bonus.when)


def banned(state: GameState, minion: int, ban: Ban) -> bool:
    """Whether a minion's own text or a card on him forbids him something."""
    value = state.cards[minion]
    if value.returns is not None:
        return False
    for lasting in state.lasting:
        if type(lasting) is Banned and lasting.minion == minion and lasting.ban is ban:
            return True
    if ban not in state.table.banning:
        return False
    for card in (minion, *value.attached):
        text = state.definition(card).text
        if text is None or not (text.bans or text.bans_when):
            continue
        if card == minion and (ban is Ban.ABILITIES or silenced(state, minion)):
            continue
        if ban in text.bans:
            return True
        for each in text.bans_when:
            if each.ban is ban and all_hold(state, minion, each.when):
                return True
    return False


def toll(state: GameState, minion: int) -> int:
    """Blood that a vampire burns when he takes an action, because of the cards on him."""
    total = 0
    for card in state.cards[minion].attached if is_vampire(state, minion) else ():
        text = state.definition(card).text
        for each in text.action_tolls if text is not None else ():
            applies = each.way in (None, state.cards[card].way)
            if applies and (not each.clan or each.clan in clans(state, minion)):
                total += each.amount
    return total


def tribute(state: GameState, minion: int) -> list[int]:
    """The minions to each of whom a vampire gives a blood when he takes an action, because of the
    cards on him.
    """
    found: list[int] = []
    for card in state.cards[minion].attached if is_vampire(state, minion) else ():
        text = state.definition(card).text
        if text is not None and any(type(law) is Tribute for law in text.laws):
            found += [e.minion for e in state.lasting if isinstance(e, About) and e.card == card]
    return found


def bleed(state: GameState, minion: int) -> int:
    """Bleed amount in pool, outside modifiers of an action. R6.1.1-06, R6.1.1-07."""
    ruleset = state.table.ruleset
    base = ruleset.vampire_bleed if is_vampire(state, minion) else ruleset.ally_bleed
    return base + bonus(state, minion, Number.BLEED)


def bleed_of_prey(state: GameState, minion: int) -> int:
    """The bleed amount with which a minion would begin to bleed his controller's prey."""
    seat = state.cards[minion].controller
    bleeding = Action(seat, minion, ActionKind.BLEED, prey(state, seat))
    return bleed(state.replace(stack=(*state.stack, bleeding)), minion)


def strength(state: GameState, minion: int) -> int:
    """Strength: damage of a hand strike at close range. R6.4.5-03, R6.4.5-04."""
    ruleset = state.table.ruleset
    base = ruleset.vampire_strength if is_vampire(state, minion) else ruleset.ally_strength
    base = max(marks(state, minion, Mark.STRENGTH_IS), default=base)
    more = sum(marks(state, minion, Mark.STRENGTH))
    return max(base + bonus(state, minion, Number.STRENGTH) + more, 0)


def deed(state: GameState, action: Action) -> Deed | None:
    """The action that the card of an action describes, None for a default action."""
    if action.card < 0:
        return None
    text = state.definition(action.card).text
    return None if text is None else text.modes[action.mode].deed


def hunted(state: GameState, vampire: int) -> int:
    """Blood that a vampire gains when he hunts. R6.1.2-03."""
    return state.table.ruleset.hunt_amount + bonus(state, vampire, Number.HUNT)


def inherent_stealth(state: GameState, action: Action) -> int:
    """The stealth that an action has by itself. R6.2.2-14, R6.1.6-01, R6.1.6-03, R6.5.4-05."""
    from_card = deed(state, action)
    if from_card is not None and from_card.own_stealth is not None and action.target_seat < 0:
        return from_card.own_stealth
    if from_card is not None and from_card.stealth is not None:
        young = capacity(state, action.minion) < from_card.elder
        kin = bool(from_card.kin) and from_card.kin in clans(state, action.minion)
        return 0 if young else from_card.stealth + kin * from_card.kin_stealth
    for kind, amount in state.table.ruleset.inherent_stealth:
        if kind is action.kind:
            return amount
    if action.target_seat < 0:  # with a target of one's own
        if action.kind is ActionKind.RESCUE:
            return state.table.ruleset.own_rescue_stealth
        if action.kind is ActionKind.DIABLERIE:
            return state.table.ruleset.own_diablerie_stealth
    return 0


def stealth(state: GameState, action: Action) -> int:
    """Stealth of an action. R6.2.2-13 to R6.2.2-15, R6.2.2-19."""
    added = action.stealth + bonus(state, action.minion, Number.STEALTH)
    for lasting in state.lasting:
        if isinstance(lasting, TurnStealth) and lasting.seat == action.seat:
            counts = is_vampire(state, action.minion) or not lasting.vampires
            counts = counts and lasting.minion in (NOBODY, action.minion)
            added += lasting.amount if counts else 0
    return inherent_stealth(state, action) + added


def bleed_amount(state: GameState, action: Action) -> int:
    """The bleed amount as things stand. R6.1.1-05 to R6.1.1-08."""
    from_card = deed(state, action)
    more = from_card.bleed if from_card is not None else 0
    if action.bleed_if:
        more += sum([pool for pool, most in action.bleed_if if is_poor(state, action, most)])
    return max(bleed(state, action.minion) + action.bleed + more, 0)


def is_poor(state: GameState, action: Action, most: int) -> bool:
    """Whether the Methuselah at whom an action is directed has at most so much pool."""
    return action.target_seat >= 0 and state.players[action.target_seat].pool <= most


def pool_bled(state: GameState, action: Action) -> int:
    """Pool that a bleed takes as things stand: its card, or one of the Methuselah who is bled, may
    limit it below the bleed amount.
    """
    from_card = deed(state, action)
    limits = (
        from_card.most if from_card is not None else None,
        bleed_limit(state, action.target_seat),
    )
    return min([bleed_amount(state, action), *(most for most in limits if most is not None)])


def intercept(state: GameState, minion: int, action: Action | None) -> int:
    """Intercept of a minion against an action. R6.2.2-13, R6.2.2-15, R6.2.2-19, R6.2.2-20."""
    total = bonus(state, minion, Number.INTERCEPT)
    if action is not None:
        for other, amount in action.intercept:
            if other == minion:
                total += amount
    return total


def rescue_share(state: GameState, rescuer: int, payment: int) -> int:
    """Blood that a rescuer burns for his part of the cost of a rescue. R6.5.3-02."""
    return max(payment + bonus(state, rescuer, Number.RESCUE), 0)


def rescue_cost(state: GameState, vampire: int) -> int:
    """Blood that it costs to rescue a vampire. R6.5.3-02."""
    return max(state.table.ruleset.rescue_blood + bonus(state, vampire, Number.RESCUED), 0)


def can_be_rescued(state: GameState, rescuer: int, vampire: int) -> bool:
    """Whether the two vampires have the blood for a rescue between them. R6.5.3-02, G02."""
    cost = rescue_cost(state, vampire)
    cards = state.cards
    return any(
        rescue_share(state, rescuer, part) <= cards[rescuer].blood
        and cost - part <= cards[vampire].blood
        for part in range(cost + 1)
    )

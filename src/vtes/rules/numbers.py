"""The numbers of minions and actions, always worked out from what is in play."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.cards import Discipline
from vtes.model.combat_words import Mark
from vtes.model.decisions import ActionKind
from vtes.model.frames import Action
from vtes.model.lasting import Banned, TurnStealth
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban, Deed, Number, Text
from vtes.model.zones import CONTESTED, Zone
from vtes.rules.combat import marks
from vtes.rules.stack import topmost

BASIC, SUPERIOR = 1, 2


def bonus(state: GameState, minion: int, number: Number) -> int:
    """What a minion's own text and the cards on him add to one of his numbers.

    Nothing while he is contested (G11).
    """
    if state.cards[minion].zone is CONTESTED:
        return 0
    total = _own(state, minion, number)
    for card in state.cards[minion].attached:
        total += _own(state, card, number)
    return total


def _own(state: GameState, card: int, number: Number) -> int:
    text = state.definition(card).text
    if text is None or not text.bonuses:
        return 0
    return sum(e.amount for e in text.bonuses if e.number is number and e.discipline is None)


def _conditional(state: GameState, action: Action) -> int:
    """Stealth that cards on the acting minion give to actions that require a Discipline."""
    if action.card < 0 or state.cards[action.card].zone is not Zone.PLAYING:
        return 0
    asked = {discipline for discipline, _ in state.definition(action.card).facts.disciplines}
    bonuses = [b for text in texts_on(state, action.minion) for b in text.bonuses]
    return sum(b.amount for b in bonuses if b.number is Number.STEALTH and b.discipline in asked)


def banned(state: GameState, minion: int, ban: Ban) -> bool:
    """Whether a minion's own text or a card on him forbids him something."""
    if state.cards[minion].zone is CONTESTED:
        return False
    if state.lasting and Banned(minion, ban) in state.lasting:
        return True
    for card in (minion, *state.cards[minion].attached):
        text = state.definition(card).text
        if text is not None and ban in text.bans:
            return True
    return False


def is_vampire(state: GameState, card: int) -> bool:
    """Whether the card is a vampire (an ally is a minion that is not: R6.1-08)."""
    return state.cards[card].form is not None or state.definition(card).facts.capacity > 0


def clans(state: GameState, minion: int) -> tuple[str, ...]:
    """The clan of a vampire; a clan printed on an ally is what recruiting it takes. R1.6.1-11.

    Of several cards that change it the one that came last counts.
    """
    if not is_vampire(state, minion):
        return ()
    changed = [text.clan for text in texts_on(state, minion) if text.clan]
    if changed:
        return (changed[-1],)
    form = state.cards[minion].form
    return state.definition(minion).facts.clans if form is None else form.clans


def texts_on(state: GameState, minion: int) -> Iterator[Text]:
    """The texts of the cards on a minion, in the order they came; none while he is contested."""
    value = state.cards[minion]
    if value.attached and value.zone is not CONTESTED:  # G11
        for card in value.attached:
            text = state.definition(card).text
            if text is not None:
                yield text


def capacity(state: GameState, vampire: int) -> int:
    """Capacity in blood; 0 for a card that is no vampire. R1.5-05, R1.6.2-14, G14."""
    form = state.cards[vampire].form
    printed = state.definition(vampire).facts.capacity if form is None else form.capacity
    if not state.cards[vampire].attached or not printed:
        return printed
    total = printed + bonus(state, vampire, Number.CAPACITY)
    return max(total, state.table.ruleset.minimum_capacity)


def disciplines(state: GameState, vampire: int) -> dict[Discipline, int]:
    """The vampire's Disciplines with their levels (1 basic, 2 superior). R1.5-11, R1.6.2-13."""
    value = state.cards[vampire]
    levels = dict(state.definition(vampire).facts.disciplines if value.form is None else ())
    for card in value.attached if value.zone is not CONTESTED else ():  # G11
        text = state.definition(card).text
        if text is not None and text.discipline is not None:
            level = levels.get(text.discipline, 0)
            levels[text.discipline] = min(level + 1, SUPERIOR)
    return levels


def bleed(state: GameState, minion: int) -> int:
    """Bleed amount in pool, outside modifiers of an action. R6.1.1-06, R6.1.1-07."""
    ruleset = state.table.ruleset
    base = ruleset.vampire_bleed if is_vampire(state, minion) else ruleset.ally_bleed
    return base + bonus(state, minion, Number.BLEED)


def strength(state: GameState, minion: int) -> int:
    """Strength: damage of a hand strike at close range. R6.4.5-03, R6.4.5-04."""
    ruleset = state.table.ruleset
    base = ruleset.vampire_strength if is_vampire(state, minion) else ruleset.ally_strength
    base = max(marks(state, minion, Mark.STRENGTH_IS), default=base)
    more = sum(marks(state, minion, Mark.STRENGTH))
    return max(base + bonus(state, minion, Number.STRENGTH) + more, 0)


def current_action(state: GameState) -> Action | None:
    """The action under way, None outside one."""
    return topmost(state, Action)


def deed(state: GameState, action: Action) -> Deed | None:
    """The action that the card of an action describes, None for a default action."""
    if action.card < 0:
        return None
    text = state.definition(action.card).text
    return None if text is None else text.modes[action.mode].deed


def inherent_stealth(state: GameState, action: Action) -> int:
    """The stealth that an action has by itself. R6.2.2-14, R6.1.6-01, R6.1.6-03, R6.5.4-05."""
    from_card = deed(state, action)
    if from_card is not None and from_card.stealth is not None:
        kin = bool(from_card.kin) and from_card.kin in clans(state, action.minion)
        return from_card.stealth + kin
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
    added += _conditional(state, action)
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
    return max(bleed(state, action.minion) + action.bleed + more, 0)


def pool_bled(state: GameState, action: Action) -> int:
    """Pool that a bleed takes as things stand: its card may limit it below the bleed amount."""
    amount = bleed_amount(state, action)
    from_card = deed(state, action)
    most = from_card.most if from_card is not None else None
    return amount if most is None else min(amount, most)


def intercept(state: GameState, minion: int, action: Action | None) -> int:
    """Intercept of a minion against an action. R6.2.2-13, R6.2.2-15, R6.2.2-19, R6.2.2-20."""
    total = bonus(state, minion, Number.INTERCEPT)
    if action is not None:
        for other, amount in action.intercept:
            if other == minion:
                total += amount
    return total

"""Cards that others do not play because of a card on a minion."""

from __future__ import annotations

from vtes.model.cards import Discipline
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How
from vtes.rules.combat import opponent
from vtes.rules.nature import is_vampire
from vtes.rules.stack import current_action

Disciplines = tuple[Discipline, ...]


def hushed_by(state: GameState, minion: int, *, actions: bool = False) -> Disciplines:
    """Disciplines whose cards others do not play because of a minion.

    Args:
        state: the position.
        minion: the minion with the cards; -1 for nobody.
        actions: for actions directed at him, else in combat and against his attempts to block.
    """
    found: Disciplines = ()
    for card in state.cards[minion].attached if minion != NOBODY else ():
        text = state.definition(card).text
        for hush in text.hushes if text is not None else ():
            if hush.actions is actions and hush.way in (None, state.cards[card].way):
                found += hush.disciplines
    return found


def requires(state: GameState, card: int, disciplines: Disciplines) -> bool:
    """Whether a card requires one of the Disciplines."""
    return any(d in disciplines for d, _ in state.definition(card).facts.disciplines)


def hushed(state: GameState, minion: int, card: int, how: How) -> bool:
    """Whether a vampire does not play a card from a hand because of somebody else's card.

    It counts for his opponent in combat, and for modifiers of an action from the moment at which
    the other has tried to block it.
    """
    if not state.table.hushing or minion == NOBODY or not is_vampire(state, minion):
        return False
    found = hushed_by(state, opponent(state, minion))
    action = current_action(state)
    if action is not None and minion in action.muted:
        found += tuple(Discipline)
    if how is How.MODIFIER and action is not None and action.minion == minion:
        found += action.hushed
    return requires(state, card, found)


def warded(state: GameState, seat: int, card: int, target: int) -> bool:
    """Whether a card is for an action that cannot be directed at the target. R6.2.2-01."""
    if state.cards[target].controller == seat or not state.cards[target].attached:
        return False
    return requires(state, card, hushed_by(state, target, actions=True))

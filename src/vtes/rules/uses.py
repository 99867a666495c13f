"""Cards in play that can be used (R1.6.2-10, R5-05, R6.1-09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes.model.decisions import Phase, WindowKind
from vtes.model.frames import Action, BlockAttempt, Resolve
from vtes.model.lasting import About, Used
from vtes.model.needs_in_play import AnswersUse
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.table import IN_PHASE, NO_WINDOW
from vtes.model.text import By, Each, How, Mode, Whose
from vtes.model.zones import READY, Zone
from vtes.rules.aims import somebody_else
from vtes.rules.combat import fighter
from vtes.rules.nature import silenced
from vtes.rules.played import times_played
from vtes.rules.presence import concerned
from vtes.rules.seating import clockwise, prey
from vtes.rules.stack import current_action, topmost

_PHASE: Final = WindowKind.PHASE


def uses(state: GameState, card: int) -> Iterator[tuple[int, Mode]]:
    """(index, use) of every use that a card in play has."""
    definition = state.definition(card)
    if definition.usable and not silenced(state, card):
        assert definition.text is not None
        for index, mode in enumerate(definition.text.modes):
            if mode.how is How.USE:
                yield index, mode


def around(state: GameState, seat: int, window: int = NO_WINDOW) -> list[int]:
    """Cards with a use that a Methuselah might have outside actions.

    They are hers or on her minions; cards of hers on other minions are looked for only in games
    in which there can be such.

    Args:
        state: the position.
        seat: the Methuselah.
        window: only cards that are used in this window (`WindowKind`), or in a phase (`IN_PHASE`
            and its number).
    """
    table = state.table
    useful = table.users[window]
    cards, player = state.cards, state.players[seat]
    found: list[int] = []
    for card in player.in_play:
        if useful[cards[card].definition]:
            found.append(card)
    for minion in player.ready + player.torpor:
        value = cards[minion]
        if useful[value.definition]:
            found.append(minion)
        for card in value.attached:
            if useful[cards[card].definition]:
                found.append(card)
    if table.by_chosen >> window & 1:
        found += _chosen(state, seat, useful)
    if table.lending >> window & 1:
        found += _lent(state, seat, useful)
    return found


def _chosen(state: GameState, seat: int, useful: tuple[bool, ...]) -> list[int]:
    """Cards of others that have chosen a minion of a Methuselah in this action, or are about one
    of hers.
    """
    action, cards = current_action(state), state.cards
    chosen = action.chosen if action is not None else ()
    about = tuple([(e.card, e.minion) for e in state.lasting if isinstance(e, About)])
    return [
        card
        for card, minion in chosen + about
        if cards[minion].controller == seat and cards[card].controller != seat
        if useful[cards[card].definition]
    ]


def _lent(state: GameState, seat: int, useful: tuple[bool, ...]) -> list[int]:
    """Cards of a Methuselah that she can use, on minions of others."""
    cards = state.cards
    return [
        card
        for other in clockwise(state, seat)[1:]
        for minion in state.players[other].ready + state.players[other].torpor
        for card in cards[minion].attached
        if cards[card].controller == seat and useful[cards[card].definition]
    ]


def everywhere(state: GameState, phase: Phase) -> list[int]:
    """Every card in play that has a use in a phase of its user's turn."""
    return _with_use(state, state.table.users[IN_PHASE + phase])


def offering(state: GameState) -> list[int]:
    """Every card in play that lets minions take an action."""
    return _with_use(state, state.table.offering)


def _with_use(state: GameState, useful: tuple[bool, ...]) -> list[int]:
    """The cards in play of some definitions, clockwise from the active Methuselah."""
    if True not in useful:
        return []
    cards = state.cards
    found: list[int] = []
    for seat in clockwise(state, state.active):
        player = state.players[seat]
        for card in player.in_play + player.ready + player.torpor:
            value = cards[card]
            if useful[value.definition]:
                found.append(card)
            for on in value.attached:
                if useful[cards[on].definition]:
                    found.append(on)
        for hidden in player.uncontrolled:  # D148
            on_him = cards[hidden].attached if cards[hidden].returns is None else ()
            found += [on for on in on_him if useful[cards[on].definition]]
    return found


def fits_window(state: GameState, mode: Mode, window: WindowKind) -> bool:
    """Whether a use is for a window; in the one of a phase it may be for that phase alone."""
    if window not in mode.windows:
        return False
    return window is not _PHASE or mode.phase is None or mode.phase is state.phase


def could_use_in_phase(state: GameState, seat: int) -> bool:
    """Whether, by what everybody can see, a Methuselah has a use in a phase of another. D144."""
    cards = around(state, seat, _PHASE)
    return bool(cards) and any(
        fits_window(state, mode, _PHASE) and not (mode.cost.tap and state.cards[card].tapped)
        for card in cards
        for _, mode in uses(state, card)
    )


def could_answer_use(state: GameState, seat: int) -> bool:
    """Whether, by what everybody can see, a Methuselah has an answer to the use being made. D284"""
    return any(
        isinstance(need, AnswersUse) and answers(state, need, seat) and not used(state, card, index)
        for card in around(state, seat, WindowKind.AS_USED)
        for index, mode in uses(state, card)
        for need in mode.needs
    )


def answers(state: GameState, need: AnswersUse, seat: int) -> bool:
    """Whether a card of the Methuselah's prey that is such a thing is being used."""
    frame = topmost(state, Resolve)
    if frame is None:
        return False
    card, text = state.cards[frame.use.card], state.definition(frame.use.card).text
    assert text is not None
    using = text.modes[frame.use.mode].how is How.USE
    return using and need.trait in text.traits and card.controller == prey(state, seat)


def user_seat(state: GameState, card: int, mode: Mode) -> int:
    """The seat that has a use of a card in play; -1 when any Methuselah has it, -2 when none."""
    value = state.cards[card]
    if mode.by is By.ANYBODY:
        return NOBODY
    if mode.by in (By.CHOSEN, By.ACTING):
        return _chosen_seat(state, card, mode)
    if mode.by is By.ABOUT:
        minion = concerned(state, card)
        return NOBODY - 1 if minion == NOBODY else state.cards[minion].controller
    if mode.turn is not Whose.YOURS:
        other = somebody_else(state, mode.turn, value.controller, state.active)
        return NOBODY - 1 if other else state.active
    if mode.by in (By.HOST, By.ITSELF) and value.host != NOBODY:
        return state.cards[value.host].controller
    return value.controller


def user(state: GameState, card: int, mode: Mode) -> int:
    """The minion who uses a card in play without an action, -1 for none: itself, the one it is on,
    the one who fights, or the one whom the card has chosen and who tries to block or acts.
    """
    if mode.by is By.ITSELF:
        return card
    if mode.by is By.COMBATANT:
        return fighter(state, card, mode)
    if mode.by is By.CHOSEN:
        frame = topmost(state, BlockAttempt)
        return NOBODY if frame is None else frame.blocker
    if mode.by is By.ABOUT:
        return concerned(state, card)
    if mode.by is By.ACTING:
        action = current_action(state)
        return NOBODY if action is None else action.minion
    return state.cards[card].host


def used_in_action(state: GameState, card: int, mode: Mode) -> bool:
    """Whether a use that is possible once an action, or once a referendum, has been made."""
    action, referendum = current_action(state), topmost(state, Referendum)
    if mode.each is Each.REFERENDUM:
        return referendum is not None and card in referendum.used
    if mode.each is not Each.ACTION or action is None:
        return False
    printed = state.definition(card).facts.id
    minion = user(state, card, mode)
    return times_played(state, action, minion, printed, How.USE, each=Each.ACTION) > 0


def limited(mode: Mode) -> bool:
    """Whether a use is possible once in a phase, a turn, an action or a referendum only."""
    return mode.phase is not None or mode.each in (Each.TURN, Each.ACTION, Each.REFERENDUM)


def used(state: GameState, card: int, mode: int) -> bool:
    """Whether a use that is possible once a turn has been made.

    The uses of a card in one phase are alternatives. Of some cards a Methuselah uses only one of
    the same name a turn.
    """
    definition = state.definition(card)
    text = definition.text
    assert text is not None
    for lasting in state.lasting:
        if not isinstance(lasting, Used):
            continue
        same = lasting.card == card
        if text.one_a_turn and not same:
            other = state.cards[lasting.card]
            same = (
                state.definition(lasting.card).facts.id == definition.facts.id
                and other.controller == state.cards[card].controller
            )
        if not same:
            continue
        before, now = text.modes[lasting.mode], text.modes[mode]
        if before.phase is now.phase and before.each is now.each:
            return now.phase is not None or now.each is Each.TURN
    return False


def _chosen_seat(state: GameState, card: int, mode: Mode) -> int:
    """Who controls the minion who tries to block, or acts, if the card has chosen him."""
    action, minion = topmost(state, Action), user(state, card, mode)
    if action is None or (card, minion) not in action.chosen:
        return NOBODY - 1
    return state.cards[minion].controller


def ready_host(state: GameState, card: int) -> int:
    """The ready minion that the card is, or is on; -1 for none."""
    value = state.cards[card]
    minion = value.host if value.zone is Zone.ATTACHED else card
    return minion if state.cards[minion].zone is READY else NOBODY

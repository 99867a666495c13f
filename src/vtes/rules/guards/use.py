"""Guards of using a card that is in play (1.6.2, 5, 6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.frames import Impulse, MasterPhase
from vtes.model.master_words import StealthForBlood
from vtes.model.moves import UseCard
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, How, Mode
from vtes.model.words import AddIntercept, AddStealth
from vtes.model.zones import READY
from vtes.rules.aims import has_target, mode_of
from vtes.rules.announcing import price_of_played
from vtes.rules.blocking import intercept_needed, stealth_needed
from vtes.rules.guards.combat import FIGHT_USE
from vtes.rules.guards.common import SEAT, no_card
from vtes.rules.guards.guard import Answers, Fork, Guard, Layer
from vtes.rules.guards.minion import MINE, MINION, UNTAPPED
from vtes.rules.guards.needs import NEEDS
from vtes.rules.hunting import must_hunt
from vtes.rules.laws import not_for
from vtes.rules.nature import silenced
from vtes.rules.numbers import is_vampire
from vtes.rules.presence import in_play
from vtes.rules.repeating import referendum_barred, repeats_use
from vtes.rules.requirements import blood_cost, cannot_pay
from vtes.rules.uses import (
    everywhere,
    fits_window,
    ready_host,
    used,
    used_in_action,
    user,
    user_seat,
    uses,
)

FIELDS = ("seat", "card", "minion", "mode")

_IN_PHASES = (
    DecisionKind.UNTAP,
    DecisionKind.MASTER,
    DecisionKind.MINION,
    DecisionKind.INFLUENCE,
    DecisionKind.DISCARD,
)


def use(state: GameState, card: int, index: int) -> Mode:
    """A use of a card in play; the layers before have seen to it that there is one."""
    mode = mode_of(state, card, index)
    assert mode is not None
    return mode


def fits_now(state: GameState, mode: Mode) -> bool:
    """Whether the pending decision is the moment for a use."""
    assert state.pending is not None
    kind = state.pending.kind
    if kind is DecisionKind.IMPULSE:
        top = state.stack[-1]
        assert isinstance(top, Impulse)
        return fits_window(state, mode, top.kind)
    if kind is DecisionKind.STRIKE:
        return WindowKind.STRIKE in mode.windows
    if kind is DecisionKind.MINION and mode.deed is not None:
        return True
    # outside windows it is the phase of the one who is asked
    at_any_time = mode.phase is None and WindowKind.PHASE in mode.windows
    return mode.deed is None and (at_any_time or mode.phase is state.phase)


def _not_in_play(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return not in_play(state, card)


def _no_use(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    mode = mode_of(state, card, index)
    return mode is None or mode.how is not How.USE


def _not_now(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return not fits_now(state, use(state, card, index))


def _not_yours(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    owner = user_seat(state, card, use(state, card, index))
    return owner not in (NOBODY, seat)


def _tapped(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return use(state, card, index).cost.tap and state.cards[card].tapped


def _spent(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return used(state, card, index) or used_in_action(state, card, use(state, card, index))


def _no_pool(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return use(state, card, index).cost.pool > state.players[seat].pool


def _no_blood(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    mode = use(state, card, index)
    if mode.deed is not None:
        host = minion
        cost = blood_cost(state, card, mode, minion)
    else:
        cost, host = mode.cost.blood, user(state, card, mode)
        cost += price_of_played(state) if mode.cost.matching else 0
    cost += mode.amount and mode.aim is None
    return cost > 0 and (host == NOBODY or cannot_pay(state, host, cost))


def _no_action(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    phase = state.stack[0]
    if not use(state, card, index).cost.master:
        return False
    return not isinstance(phase, MasterPhase) or phase.actions < 1


def _stealth_unneeded(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    words = (AddStealth, StealthForBlood)
    if not any(isinstance(e, words) for e in use(state, card, index).effects):
        return False
    return not stealth_needed(state)


def _intercept_unneeded(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    if not any(isinstance(e, AddIntercept) for e in use(state, card, index).effects):
        return False
    return not intercept_needed(state)


def _no_target(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    mode = use(state, card, index)
    aiming = minion if mode.deed is not None else user(state, card, mode)
    return not has_target(state, mode, seat, aiming)


def _by_minion(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return minion != NOBODY


def _no_such_minion(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return not 0 <= minion < len(state.cards)


def _not_itself(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return use(state, card, index).by is By.ITSELF and minion != ready_host(state, card)


def _not_able(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return state.cards[minion].zone is not READY


def _empty(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    deed = use(state, card, index).deed
    hunts = deed is not None and deed.kind is ActionKind.HUNT
    return must_hunt(state, minion) and not hunts


def _ally_calls(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    deed = use(state, card, index).deed
    calls = deed is not None and deed.kind is ActionKind.POLITICAL
    return calls and not is_vampire(state, minion)


card_not_in_play = Guard(
    "card-not-in-play", "R1.6.2-10", "only a card in play can be used", _not_in_play
)
no_such_use = Guard("no-such-use", "R1.6.2-10", "the card has no such use", _no_use)
use_silenced = Guard(
    "use-silenced",
    "R1.4-01",
    "a card keeps the text of the minion from counting",
    lambda state, seat, card, minion, index: silenced(state, card),
)
use_not_now = Guard("use-not-now", "R5-07", "the card is not for this moment", _not_now)
use_not_yours = Guard(
    "use-not-yours", "R1.6.2-08", "another Methuselah has the use of the card", _not_yours
)
card_tapped = Guard("card-tapped", "R1.1-02", "the card has to be tapped for it, and is", _tapped)
use_spent = Guard("use-spent", "R1.4-01", "the use has been made already", _spent)
use_no_pool = Guard("use-pool", "G02", "the pool that the use costs is not there", _no_pool)
use_no_blood = Guard("use-blood", "G02", "the blood that the use costs is not there", _no_blood)
use_no_action = Guard(
    "use-master-action", "R5-05", "no master phase action is left for the use", _no_action
)
use_stealth = Guard(
    "use-stealth-unneeded",
    "R6.2.2-16",
    "stealth is added only while a minion who tries to block would succeed",
    _stealth_unneeded,
)
use_intercept = Guard(
    "use-intercept-unneeded",
    "R6.2.2-17",
    "intercept is added only while stealth exceeds that of the minion who tries to block",
    _intercept_unneeded,
)
use_no_target = Guard(
    "use-no-target", "R1.6.1-16", "nothing in play can be the target of the use", _no_target
)
use_by_minion = Guard("use-by-minion", "R5-05", "no minion acts with this use", _by_minion)
use_no_minion = Guard(
    "use-no-minion", "R6.1-09", "a minion has to take that action", _no_such_minion
)
use_not_itself = Guard(
    "use-not-itself", "R6.1-09", "only the minion with the card takes that action", _not_itself
)
use_not_ready = Guard("use-not-ready", "R6-02", "only a ready minion takes that action", _not_able)
use_empty = Guard("use-empty", "R6-09", "a ready vampire with no blood can only hunt", _empty)


use_ally_calls = Guard(
    "use-ally-calls", "R6.1.7-02", "an ally cannot call a referendum", _ally_calls
)

use_barred = Guard(
    "use-referendum-barred",
    "R1.4-01",
    "an effect forbids your minions to call that referendum again this turn",
    lambda state, seat, card, minion, index: referendum_barred(state, seat, in_play=card),
)


use_repeated = Guard(
    "use-repeated",
    "R1.4-01",
    "an effect forbids the minion to take that action again this turn",
    lambda state, seat, card, minion, index: repeats_use(state, minion, card, index),
)


def _kept(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    deed, host = use(state, card, index).deed, state.cards[card].host
    return deed is not None and deed.at_host and host != NOBODY and not_for(state, seat, host)


use_kept = Guard(
    "use-target-kept",
    "R1.4-01",
    "a card keeps that minion from being the target of your actions",
    _kept,
)


class Needs(Layer):
    """The conditions that the use itself names."""

    __slots__ = ()

    def allows(self, state: GameState, *values: Any) -> bool:
        """Whether no condition is unfulfilled."""
        return next(self.objecting(state, *values), None) is None

    def objecting(self, state: GameState, *values: Any) -> Iterator[Guard]:
        """The guards of the unfulfilled conditions."""
        seat, card, minion, index = values
        mode = use(state, card, index)
        who = user(state, card, mode) if mode.deed is None or minion == NOBODY else minion
        for need in mode.needs:
            guard = NEEDS[type(need)]
            if guard.violated(state, need, (seat, who, card)):
                yield guard


KNOWN = Layer(no_card, fields=("card",), alone=True)
USABLE = Layer(card_not_in_play, no_such_use, use_silenced, use_not_now, fields=FIELDS, alone=True)
MINION_KNOWN = Layer(use_no_minion, fields=FIELDS, alone=True)
COMMON = (
    Layer(
        use_not_yours,
        card_tapped,
        use_spent,
        use_no_pool,
        use_no_blood,
        use_no_action,
        fields=FIELDS,
    ),
    FIGHT_USE,
    Needs(*NEEDS.values(), fields=FIELDS),
    Layer(use_stealth, use_intercept, use_no_target, fields=FIELDS),
)
# alone: what the others say of a minion who is not asked for says nothing
WITHOUT_MINION = (Layer(use_by_minion, fields=FIELDS, alone=True), *COMMON)
AS_ACTION = (
    Layer(
        use_not_itself,
        use_not_ready,
        use_empty,
        use_ally_calls,
        use_barred,
        use_kept,
        use_repeated,
        fields=FIELDS,
    ),
    *COMMON,
)


def layers(state: GameState, seat: int, card: int, minion: int, index: int) -> tuple[Layer, ...]:
    """The layers that judge a use, by whether it is an action."""
    if use(state, card, index).deed is None:
        return WITHOUT_MINION
    return (MINION_KNOWN, MINE, UNTAPPED, MINION, *AS_ACTION)


def due(state: GameState) -> Iterator[tuple[int, int]]:
    """(card, index) of the uses that the untap phase requires and that are possible. R4-03."""
    for card in everywhere(state):
        for index, mode in uses(state, card):
            if mode.must and not used(state, card, index):
                values = (state.active, card, NOBODY, index)
                if all(layer.allows(state, *values) for layer in WITHOUT_MINION):
                    yield card, index


_CHOICES = (*WITHOUT_MINION, MINION_KNOWN, MINE, UNTAPPED, MINION, *AS_ACTION)

ANSWERS: Answers = {
    (kind, UseCard): (SEAT, KNOWN, USABLE, Fork(layers, _CHOICES, FIELDS))
    for kind in (*_IN_PHASES, DecisionKind.IMPULSE, DecisionKind.STRIKE)
}

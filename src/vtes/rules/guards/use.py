"""Guards of using a card that is in play (1.6.2, 5, 6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.definition import Definition
from vtes.model.frames import Impulse, MasterPhase
from vtes.model.master_words import StealthForBlood
from vtes.model.moves import UseCard
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban, By, How, Mode
from vtes.model.words import AddIntercept
from vtes.model.zones import READY
from vtes.rules.aims import has_target, mode_of
from vtes.rules.announcing import price_of_played
from vtes.rules.blocking import intercept_needed, stealth_needed
from vtes.rules.guards.bleeds import bleeds
from vtes.rules.guards.bleeds import use_barred as use_barred_from_bleeding
from vtes.rules.guards.combat import FIGHT_USE
from vtes.rules.guards.common import SEAT, Subject, no_card
from vtes.rules.guards.conditions import Conditions
from vtes.rules.guards.guard import (
    Answers,
    Concern,
    Fork,
    Guard,
    Layer,
    Listed,
    Predicate,
    Ways,
    objected,
)
from vtes.rules.guards.kept import adds_stealth, has_word
from vtes.rules.guards.minion import MINE, MINION, UNTAPPED
from vtes.rules.hunting import must_hunt
from vtes.rules.laws import not_for
from vtes.rules.nature import is_vampire, silenced
from vtes.rules.numbers import banned
from vtes.rules.presence import in_play
from vtes.rules.repeating import referendum_barred, repeats_use
from vtes.rules.requirements import blood_cost, cannot_pay
from vtes.rules.uses import (
    everywhere,
    fits_window,
    limited,
    ready_host,
    used,
    used_in_action,
    user,
    user_seat,
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


def use_guard(
    code: str, rule: str, message: str, objects: Predicate, concerns: Concern = lambda *_: True
) -> Guard:
    """A guard of using a card in play: it is given the use as well, besides its number."""

    def violated(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
        mode = use(state, card, index)
        concerned = concerns(state.definition(card), mode)
        return concerned and objects(state, seat, card, minion, index, mode)

    return Guard(code, rule, message, violated, concerns=concerns, objects=objects)


def _not_yours(state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode) -> bool:
    return user_seat(state, card, mode) not in (NOBODY, seat)


def _spent(state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode) -> bool:
    return used(state, card, index) or used_in_action(state, card, mode)


def _may_cost_blood(card: Definition, mode: Mode) -> bool:
    if mode.deed is not None or mode.cost.blood or mode.cost.matching:
        return True
    return mode.amount and mode.aim is None


def _no_blood(state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode) -> bool:
    if mode.deed is not None:
        host = minion
        cost = blood_cost(state, card, mode, minion)
    else:
        cost, host = mode.cost.blood, user(state, card, mode)
        cost += price_of_played(state) if mode.cost.matching else 0
    cost += mode.amount and mode.aim is None
    return cost > 0 and (host == NOBODY or cannot_pay(state, host, cost))


def _no_action(state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode) -> bool:
    phase = state.stack[0]
    return not isinstance(phase, MasterPhase) or phase.actions < 1


def _adds_stealth(card: Definition, mode: Mode) -> bool:
    return adds_stealth(mode) or has_word(mode, StealthForBlood)


def _no_target(state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode) -> bool:
    aiming = minion if mode.deed is not None else user(state, card, mode)
    return not has_target(state, mode, seat, aiming)


def _by_minion(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return minion != NOBODY


def _no_such_minion(state: GameState, seat: int, card: int, minion: int, index: int) -> bool:
    return not 0 <= minion < len(state.cards)


def _does(mode: Mode, kind: ActionKind) -> bool:
    return mode.deed is not None and mode.deed.kind is kind


def _kept(state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode) -> bool:
    host = state.cards[card].host
    return host != NOBODY and not_for(state, seat, host)


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
use_not_yours = use_guard(
    "use-not-yours", "R1.6.2-08", "another Methuselah has the use of the card", _not_yours
)
card_tapped = use_guard(
    "card-tapped",
    "R1.1-02",
    "the card has to be tapped for it, and is",
    lambda state, seat, card, minion, index, mode: state.cards[card].tapped,
    lambda card, mode: mode.cost.tap,
)
use_spent = use_guard(
    "use-spent",
    "R1.4-01",
    "the use has been made already",
    _spent,
    lambda card, mode: limited(mode),
)
use_no_pool = use_guard(
    "use-pool",
    "G02",
    "the pool that the use costs is not there",
    lambda state, seat, card, minion, index, mode: mode.cost.pool > state.players[seat].pool,
    lambda card, mode: mode.cost.pool > 0,
)
use_no_blood = use_guard(
    "use-blood", "G02", "the blood that the use costs is not there", _no_blood, _may_cost_blood
)
use_no_action = use_guard(
    "use-master-action",
    "R5-05",
    "no master phase action is left for the use",
    _no_action,
    lambda card, mode: mode.cost.master,
)
use_stealth = use_guard(
    "use-stealth-unneeded",
    "R6.2.2-16",
    "stealth is added only while a minion who tries to block would succeed",
    lambda state, seat, card, minion, index, mode: not stealth_needed(state),
    _adds_stealth,
)
use_intercept = use_guard(
    "use-intercept-unneeded",
    "R6.2.2-17",
    "intercept is added only while stealth exceeds that of the minion who tries to block",
    lambda state, seat, card, minion, index, mode: not intercept_needed(state),
    lambda card, mode: has_word(mode, AddIntercept),
)
use_no_target = use_guard(
    "use-no-target",
    "R1.6.1-16",
    "nothing in play can be the target of the use",
    _no_target,
    lambda card, mode: mode.aim is not None,
)
use_bleed_barred = use_guard(
    "use-bleeds-barred",
    "R1.4-01",
    "a card keeps your minions from bleeding this turn",
    use_barred_from_bleeding,
    lambda card, mode: bleeds(mode),
)
use_by_minion = Guard("use-by-minion", "R5-05", "no minion acts with this use", _by_minion)
use_no_minion = Guard(
    "use-no-minion", "R6.1-09", "a minion has to take that action", _no_such_minion
)
use_not_itself = use_guard(
    "use-not-itself",
    "R6.1-09",
    "only the minion with the card takes that action",
    lambda state, seat, card, minion, index, mode: minion != ready_host(state, card),
    lambda card, mode: mode.by is By.ITSELF,
)
use_not_ready = use_guard(
    "use-not-ready",
    "R6-02",
    "only a ready minion takes that action",
    lambda state, seat, card, minion, index, mode: state.cards[minion].zone is not READY,
)
use_empty = use_guard(
    "use-empty",
    "R6-09",
    "a ready vampire with no blood can only hunt",
    lambda state, seat, card, minion, index, mode: must_hunt(state, minion),
    lambda card, mode: not _does(mode, ActionKind.HUNT),
)
use_ally_calls = use_guard(
    "use-ally-calls",
    "R6.1.7-02",
    "an ally cannot call a referendum",
    lambda state, seat, card, minion, index, mode: not is_vampire(state, minion),
    lambda card, mode: _does(mode, ActionKind.POLITICAL),
)
use_political_banned = use_guard(
    "use-political-banned",
    "R1.4-01",
    "a card forbids the minion to take political actions",
    lambda state, seat, card, minion, index, mode: banned(state, minion, Ban.POLITICAL),
    lambda card, mode: _does(mode, ActionKind.POLITICAL),
)
use_barred = use_guard(
    "use-referendum-barred",
    "R1.4-01",
    "an effect forbids your minions to call that referendum again this turn",
    lambda state, seat, card, minion, index, mode: referendum_barred(state, seat, in_play=card),
)
use_repeated = use_guard(
    "use-repeated",
    "R1.4-01",
    "an effect forbids the minion to take that action again this turn",
    lambda state, seat, card, minion, index, mode: repeats_use(state, minion, card, index),
)
use_kept = use_guard(
    "use-target-kept",
    "R1.4-01",
    "a card keeps that minion from being the target of your actions",
    _kept,
    lambda card, mode: mode.deed is not None and mode.deed.at_host,
)


def _with_way(state: GameState, seat: int, card: int, minion: int, index: int) -> tuple[Any, ...]:
    return seat, card, minion, index, use(state, card, index)


def _subject(
    state: GameState, seat: int, card: int, minion: int, index: int, mode: Mode
) -> Subject:
    by_user = mode.deed is None or minion == NOBODY
    return seat, user(state, card, mode) if by_user else minion, card


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
    Conditions(_with_way, _subject, FIELDS),
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
        use_political_banned,
        use_barred,
        use_bleed_barred,
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


_FOR_ALL = (use_not_yours, card_tapped, use_spent, use_no_pool, use_no_action, use_barred, use_kept)
"""The guards that say the same of all minions."""


def _listed(mode: Mode) -> Listed | None:
    if mode.how is not How.USE:
        return None
    if mode.deed is None:
        return WITHOUT_MINION, (), (use_by_minion,)
    return AS_ACTION, _FOR_ALL, (use_not_ready,)


USES = Ways(_listed)
"""The uses of cards in play; a listing takes ready minions for those that are actions."""


def due(state: GameState) -> Iterator[tuple[int, int]]:
    """(card, index) of the uses that the phase requires and that are possible. R4-03, D322."""
    seat, phase = state.active, state.phase
    if phase not in state.table.duties:
        return
    for card in everywhere(state, phase):
        for index, mode, _, guards in USES.of(state.definition(card)):
            if not mode.must or mode.phase is not phase or silenced(state, card):
                continue
            if not objected(guards, state, seat, card, NOBODY, index, mode):
                yield card, index


still_due = Guard(
    "phase-effect-due",
    "R1.4-01",
    "an effect that your phase requires has not happened yet",
    lambda state: any(due(state)),
)

DUE = Layer(still_due)

_CHOICES = (*WITHOUT_MINION, MINION_KNOWN, MINE, UNTAPPED, MINION, *AS_ACTION)

ANSWERS: Answers = {
    (kind, UseCard): (SEAT, KNOWN, USABLE, Fork(layers, _CHOICES, FIELDS))
    for kind in (*_IN_PHASES, DecisionKind.IMPULSE, DecisionKind.STRIKE)
}

"""The untap phase (4): untap, then its effects in the order the player chooses."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind, Phase
from vtes.model.events import Cause, WithdrawalAnnounced
from vtes.model.frames import UntapPhase, UntapStep
from vtes.model.lasting import Stunned
from vtes.model.moves import (
    AnnounceWithdrawal,
    Move,
    PayContest,
    PayTitle,
    TakeEdgePool,
    UseCard,
    YieldContest,
    YieldTitle,
)
from vtes.model.state import GameState
from vtes.model.table import IN_PHASE
from vtes.model.text import Ban, Replaced
from vtes.model.zones import TORPOR
from vtes.ops.cards import burn, release, untap
from vtes.ops.contest import return_won
from vtes.ops.counters import change_blood, change_pool, with_player
from vtes.ops.lasting import end_with_untap
from vtes.ops.oust import withdraw
from vtes.ops.stack import ask, at
from vtes.ops.titles import drop_title, win_titles
from vtes.reducers.play import used
from vtes.reducers.turn import next_phase, pass_phase
from vtes.rules.hands import hand_size
from vtes.rules.numbers import banned
from vtes.rules.titles import contest_price


def proceed(state: GameState, frame: UntapPhase) -> GameState:
    """Untap everything, then ask for effects until the player ends the phase."""
    if frame.step is UntapStep.UNTAP:
        return _begin(state)
    if frame.closing:
        return next_phase(state)
    return ask(state, DecisionKind.UNTAP, state.active)


def decide(state: GameState, frame: UntapPhase, move: Move) -> GameState:
    """Use one effect of the phase, or end it."""
    seat = state.active
    if isinstance(move, TakeEdgePool):
        state = at(state, edge_used=True)
        return change_pool(state, seat, state.table.ruleset.edge_pool, Cause.EDGE)
    if isinstance(move, AnnounceWithdrawal):
        player = state.players[seat].replace(withdrawing=True)
        return with_player(state, seat, player, WithdrawalAnnounced(seat))
    if isinstance(move, PayContest):
        state = at(state, paid=(*frame.paid, move.card))
        return change_pool(state, seat, -state.table.ruleset.contest_pool, Cause.CONTEST)
    if isinstance(move, YieldContest):
        return burn(state, move.card)  # R4.1-07, R4.1-08
    if isinstance(move, PayTitle):
        state = at(state, titles_paid=(*frame.titles_paid, move.card))
        return change_blood(state, move.card, -contest_price(state, move.card), Cause.CONTEST)
    if isinstance(move, YieldTitle):
        return drop_title(state, move.card)
    if isinstance(move, UseCard):
        return used(state, move)
    return pass_phase(state)


def _begin(state: GameState) -> GameState:
    seat = state.active
    player = state.players[seat]
    if player.withdrawing:  # R9.2-06, G23: checked before anything of this phase happens
        return withdraw(state, seat)
    state = end_with_untap(state, seat)
    full = len(player.hand) >= hand_size(state, seat)
    state = win_titles(return_won(state, seat), seat)
    state = release(state, seat, Replaced.NEXT_UNTAP)
    player = state.players[seat]
    useful, cards = state.table.users[IN_PHASE + Phase.UNTAP], state.cards
    hers = player.ready + player.torpor + player.in_play
    spent = [c for c in hers if cards[c].tapped and useful[cards[c].definition]]
    stunned = [each for each in state.lasting if isinstance(each, Stunned)]
    kept = [each.minion for each in stunned if each.minion in hers]
    if kept:
        rest = tuple([e for e in state.lasting if e not in stunned or e.minion not in kept])
        state = state.replace(lasting=rest)
    for card in hers:
        pinned = state.cards[card].pinned and state.cards[card].zone is TORPOR  # D133
        if card not in kept and not pinned and not banned(state, card, Ban.UNTAP):
            state = untap(state, card)
        for on in state.cards[card].attached:
            state = untap(state, on)
    return at(state, step=UntapStep.EFFECTS, hand_was_full=full, tapped=tuple(spent))

"""An action from its announcement to its end (6.2)."""

from __future__ import annotations

from collections.abc import Callable

from vtes.effects.resolve import resolve
from vtes.model.combat import ALWAYS, Combat, CombatStep, Granted
from vtes.model.combat_words import Option
from vtes.model.course_words import MayCancelCombat
from vtes.model.decisions import ActionKind, DecisionKind, WindowKind
from vtes.model.diablerie import Diablerie, DiablerieStep
from vtes.model.events import (
    ActionAnnounced,
    ActionEnded,
    BleedChanged,
    BlockDeclined,
    Cause,
    Ending,
)
from vtes.model.frames import (
    Action,
    ActionStep,
    Announce,
    BlockAttempt,
    Resolve,
    Use,
)
from vtes.model.lasting import OwesHunt, Remembered
from vtes.model.moves import Block, Move
from vtes.model.play_words import AfterAction
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Moment, Replaced
from vtes.model.zones import IN_PLAY_ZONES, READY, TORPOR, Zone
from vtes.ops.actions import change_action
from vtes.ops.cards import burn, release, tap
from vtes.ops.cards import move as move_card
from vtes.ops.counters import change_blood, change_pool, move_edge
from vtes.ops.referendum import call
from vtes.ops.stack import ask, at, emit, pop, push
from vtes.ops.triggers import trigger
from vtes.ops.windows import window
from vtes.reducers.play import played_mode
from vtes.rules.aims import action_target, hidden_place, missed
from vtes.rules.belongings import equipment_of_others
from vtes.rules.blocking import can_block, next_blocker
from vtes.rules.diablerie import can_commit
from vtes.rules.numbers import deed, hunted, pool_bled, rescue_cost, rescue_share, toll, tribute
from vtes.rules.requirements import blood_cost, pool_cost
from vtes.rules.seating import clockwise, in_game


def begin_action(state: GameState, announcement: Announce) -> GameState:
    """Declare the action whose details are complete; the acting minion is tapped. R6.2.1-01."""
    seat, minion, kind = announcement.seat, announcement.minion, announcement.action
    assert kind is not None
    target, target_seat = action_target(state, announcement)
    action = Action(
        seat,
        minion,
        kind,
        target_seat,
        target,
        announcement.card,
        announcement.mode,
        announcement.taken,
        max(announcement.payment, 0),
        motion=announcement.motion,
        motion_in_play=announcement.motion_in_play,
    )
    from_card = deed(state, action)
    if from_card is not None and from_card.after:
        action = action.replace(afterwards=(Use(seat, minion, action.card, action.mode),))
    if kind is ActionKind.HUNT:
        state = _hunts(state, minion)
    state = push(tap(state, minion), action)
    place = hidden_place(state, target)
    state = emit(state, ActionAnnounced(seat, minion, kind, target_seat, target, place))
    state = change_blood(state, minion, -toll(state, minion), Cause.CARD)
    for other in tribute(state, minion):
        if state.cards[minion].blood and state.cards[other].zone in IN_PLAY_ZONES:
            state = change_blood(state, minion, -1, Cause.CARD)
            state = change_blood(state, other, 1, Cause.CARD)
    return state


def _hunts(state: GameState, minion: int) -> GameState:
    """Who has been told to hunt this turn does it now."""
    lasting = tuple([each for each in state.lasting if each != OwesHunt(minion)])
    return state if lasting == state.lasting else state.replace(lasting=lasting)


def proceed(state: GameState, frame: Action) -> GameState:
    """Go through the steps of the action."""
    if frame.step < ActionStep.AFTER and lost(state, frame):
        return at(state, step=ActionStep.END, ending=int(Ending.ABORTED))
    return _STEPS[frame.step](state, frame)


def decide(state: GameState, frame: Action, move: Move) -> GameState:
    """Answer of a Methuselah who may try to block."""
    if isinstance(move, Block):
        return push(state, BlockAttempt(move.minion))
    return _decline(state, frame, move.seat)


def lost(state: GameState, frame: Action) -> bool:
    """Whether the action has lost its minion or its Methuselah. G07, G31."""
    card = state.cards[frame.minion]
    gone = card.zone not in (READY, TORPOR) or card.controller != frame.seat
    return gone or not in_game(state, frame.seat)


def _announced(state: GameState, frame: Action) -> GameState:
    return window(state, WindowKind.AS_ANNOUNCED, step=ActionStep.BLOCKS)


def _blocks(state: GameState, frame: Action) -> GameState:
    seat = next_blocker(state, frame)
    if seat == NOBODY:
        if frame.kind is ActionKind.BLEED and pool_bled(state, frame) > 0:  # D212
            return window(state, WindowKind.BLEED_SUCCEEDS, step=ActionStep.RESOLVE)
        return at(state, step=ActionStep.RESOLVE)
    if not can_block(state, frame, seat):
        return _decline(state, frame, seat)
    return ask(state, DecisionKind.BLOCK, seat)


def _decline(state: GameState, frame: Action, seat: int) -> GameState:
    state = emit(state, BlockDeclined(seat))
    return window(state, WindowKind.AFTER_DECLINE, declined=(*frame.declined, seat))


def _resolve(state: GameState, frame: Action) -> GameState:
    """The action is successful: its cost is paid, then its effects happen. R6.2.3-01, -02."""
    state = at(
        _before_resolution(state, frame), step=ActionStep.AFTER, ending=int(Ending.SUCCESSFUL)
    )
    if frame.card != NOBODY:
        blood, pool = _cost(state, frame)
        short = state.cards[frame.minion].blood < blood
        short = short or state.players[frame.seat].pool < pool
        state = change_blood(state, frame.minion, -blood, Cause.COST)
        state = change_pool(state, frame.seat, -pool, Cause.COST)
        if short or _target_gone(state, frame):  # G02
            return state
        target, seat = frame.target, frame.target_seat
        use = Use(frame.seat, frame.minion, frame.card, frame.mode, target, seat, taken=frame.taken)
        chosen = frame.motion or frame.motion_in_play != NOBODY
        if frame.kind is ActionKind.POLITICAL and not chosen:  # R6.3.2-01
            return call(state, use)
        state = push(state, Resolve(use))
    basic = _EFFECTS.get(frame.kind)
    return basic(state, frame) if basic is not None else state


def _cost(state: GameState, frame: Action) -> tuple[int, int]:
    """Cost of the action in blood and pool: that of the card, or of its use."""
    mode = played_mode(state, frame.card, frame.mode)
    blood = blood_cost(state, frame.card, mode, frame.minion)
    if mode.how is How.USE:
        return blood, mode.cost.pool
    return blood, pool_cost(state, frame.card, mode, frame.minion)


def _target_gone(state: GameState, frame: Action) -> bool:
    """Whether what the card was aimed at is no longer where, or as, it had to be."""
    aim = played_mode(state, frame.card, frame.mode).aim
    return aim is not None and frame.target != NOBODY and missed(state, aim, frame.target)


def _before_resolution(state: GameState, frame: Action) -> GameState:
    """Tap those whom a card has tapped for failing to block, and burn what was owed for that."""
    for minion in frame.failed:
        if state.cards[minion].zone in IN_PLAY_ZONES:
            state = tap(state, minion)
    for minion, blood in frame.owing:
        if state.cards[minion].zone in IN_PLAY_ZONES:
            state = change_blood(state, minion, -blood, Cause.CARD)
    if not frame.failed and not frame.owing:
        return state
    return change_action(state, failed=(), owing=())


def _blocked(state: GameState, frame: Action) -> GameState:
    """The blocker fights the acting minion, where both are able to. R6.2.3-04, R6.5.2-06."""
    state = at(_before_resolution(state, frame), step=ActionStep.AFTER, ending=int(Ending.BLOCKED))
    ready = [state.cards[m].zone is READY for m in (frame.minion, frame.blocker)]
    if all(ready):
        options = _avoidable(state, frame)
        step = CombatStep.ENTER if options else CombatStep.BEGIN
        openers = frame.in_combat
        return push(
            state,
            Combat(frame.minion, frame.blocker, openers=openers, options=options, step=step),
        )
    if _exposed(state, frame) and can_commit(state, frame.blocker):
        return push(state, Diablerie(frame.blocker, frame.minion, step=DiablerieStep.OFFER))
    return state


def _avoidable(state: GameState, frame: Action) -> tuple[Granted, ...]:
    """Whether the acting minion may keep the combat from beginning. D318"""
    for use in frame.in_combat:
        words = played_mode(state, use.card, use.mode).effects
        if use.minion == frame.minion and any(isinstance(w, MayCancelCombat) for w in words):
            return (Granted(frame.minion, Option.CANCEL_COMBAT, ALWAYS),)
    return ()


def _exposed(state: GameState, frame: Action) -> bool:
    """Whether the acting vampire may be diablerized by the one who blocks him. R6.5.2-07."""
    if state.cards[frame.minion].zone is not TORPOR:
        return False
    from_card = deed(state, frame)
    return frame.kind is ActionKind.LEAVE_TORPOR or (from_card is not None and from_card.torpor)


def _after(state: GameState, frame: Action) -> GameState:
    if not in_game(state, frame.seat):  # G07
        return at(state, step=ActionStep.END)
    state = _before_resolution(state, frame)  # nothing is left, if it has resolved
    step = ActionStep.AFTERWARDS if frame.afterwards else ActionStep.END
    return window(state, WindowKind.AFTER_RESOLUTION, step=step)


def _afterwards(state: GameState, frame: Action) -> GameState:
    """What has waited for the end; what is played after the action may follow it, too. D331"""
    use, *left = frame.afterwards
    after = ActionStep.END if frame.ending == Ending.ENDED else ActionStep.AFTER
    state = at(state, afterwards=tuple(left), step=ActionStep.AFTERWARDS if left else after)
    mode = played_mode(state, use.card, use.mode)
    words = list(mode.deed.after) if mode.deed is not None else []
    words += [e for word in mode.effects if isinstance(word, AfterAction) for e in word.effects]
    for effect in words:
        state = resolve(state, use, effect)
    return state


def _end(state: GameState, frame: Action) -> GameState:
    for card in (frame.card, frame.called):
        if card != NOBODY and state.cards[card].zone is Zone.PLAYING:
            state = burn(state, card)  # R6.2.3-03, R1.6.3-02
    if frame.torpor and state.cards[frame.minion].zone is READY:
        state = move_card(state, frame.minion, TORPOR)
    event = ActionEnded(frame.minion, frame.kind, Ending(frame.ending))
    state = pop(emit(state, event))
    for seat in clockwise(state, state.active):
        state = release(state, seat, Replaced.AFTER_ACTION)
    return state


def _bleed(state: GameState, frame: Action) -> GameState:
    """R6.1.1-05, R6.1.1-09 to R6.1.1-11."""
    if pool_bled(state, frame) < 1 or not in_game(state, frame.target_seat):
        return state
    state, frame = _spend(state, frame)
    amount = pool_bled(state, frame)
    state = change_action(state, bled=amount)
    state = change_pool(state, frame.target_seat, -amount, Cause.BLEED)
    state = move_edge(state, frame.seat)
    for card in reversed(state.players[frame.seat].in_play if state.table.triggers else ()):
        state = trigger(state, Moment.HAS_BLED, card)
    return state


def _spend(state: GameState, frame: Action) -> tuple[GameState, Action]:
    """Cards on the minion that were prepared for this bleed are burned, all of them. D212."""
    bleed = frame.bleed
    for card in state.cards[frame.minion].attached:
        text = state.definition(card).text
        if text is not None and text.spent and _meant(state, frame, card):
            state = burn(state, card)
            bleed += text.spent
            state = change_action(state, BleedChanged(frame.minion, text.spent), bleed=bleed)
    return state, frame.replace(bleed=bleed)


def _meant(state: GameState, frame: Action, card: int) -> bool:
    return any(
        isinstance(each, Remembered) and (each.card, each.seat) == (card, frame.target_seat)
        for each in state.lasting
    )


def _hunt(state: GameState, frame: Action) -> GameState:
    """R6.1.2-03."""
    return change_blood(state, frame.minion, hunted(state, frame.minion), Cause.HUNT)


def _leave_torpor(state: GameState, frame: Action) -> GameState:
    """R6.5.2-05."""
    if state.cards[frame.minion].zone is not TORPOR:
        return state
    # A card by which torpor is left has its own price, which has been paid.
    price = 0 if frame.card != NOBODY else state.table.ruleset.leave_torpor_blood
    state = change_blood(state, frame.minion, -price, Cause.COST)
    return move_card(state, frame.minion, READY)


def _rescue(state: GameState, frame: Action) -> GameState:
    """R6.5.3-04, R6.5.3-05; a target that is no longer there leaves the action without effect."""
    if state.cards[frame.target].zone is not TORPOR:
        return state
    rest = rescue_cost(state, frame.target) - frame.payment
    own = rescue_share(state, frame.minion, frame.payment)
    state = change_blood(state, frame.minion, -own, Cause.COST)
    state = change_blood(state, frame.target, -rest, Cause.COST)
    return move_card(state, frame.target, READY)


def _diablerize(state: GameState, frame: Action) -> GameState:
    """R6.5.4-03; a victim who is no longer in torpor leaves the action without effect."""
    if state.cards[frame.target].zone is not TORPOR:
        return state
    return push(state, Diablerie(frame.minion, frame.target))


def _move_equipment(state: GameState, frame: Action) -> GameState:
    """R6.1.3-07, R6.1.3-09; what is no longer there is not taken."""
    if state.cards[frame.minion].zone is not READY:
        return state
    there = set(equipment_of_others(state, frame.minion))
    for card in frame.taken:
        if card in there:
            state = move_card(state, card, Zone.ATTACHED, host=frame.minion)
    return state


_Step = Callable[[GameState, Action], GameState]

_STEPS: dict[ActionStep, _Step] = {
    ActionStep.ANNOUNCE: _announced,
    ActionStep.BLOCKS: _blocks,
    ActionStep.RESOLVE: _resolve,
    ActionStep.BLOCKED: _blocked,
    ActionStep.AFTER: _after,
    ActionStep.AFTERWARDS: _afterwards,
    ActionStep.END: _end,
}

_EFFECTS: dict[ActionKind, _Step] = {
    ActionKind.BLEED: _bleed,
    ActionKind.HUNT: _hunt,
    ActionKind.LEAVE_TORPOR: _leave_torpor,
    ActionKind.RESCUE: _rescue,
    ActionKind.MOVE_EQUIPMENT: _move_equipment,
    ActionKind.DIABLERIE: _diablerize,
}

"""A card that is played: announced, revealed, answered, paid, carried out (1.6)."""

from __future__ import annotations

from vtes.effects.resolve import resolve
from vtes.model.decisions import WindowKind
from vtes.model.events import CardPlayed, Cause
from vtes.model.frames import Announce, AnnounceStep, MasterPhase, Play, PlayStep, Resolve, Use
from vtes.model.moves import PlayCard
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Mode, Replaced, What
from vtes.model.zones import Zone
from vtes.ops.actions import change_action
from vtes.ops.cards import burn, from_hand, hold, move
from vtes.ops.counters import change_blood, change_pool, with_player
from vtes.ops.stack import at, emit, pop, push
from vtes.ops.windows import window
from vtes.rules.aims import hidden_place, mode_of
from vtes.rules.numbers import current_action
from vtes.rules.seating import in_game


def announced(state: GameState, move: PlayCard) -> GameState:
    """Begin to announce a card of a hand: what has to be chosen is chosen first (6.2.1)."""
    state, card = from_hand(state, move.seat, move.card)
    mode = played_mode(state, card, move.mode)
    step = AnnounceStep.COMPLETE
    if mode.aim is not None:
        methuselah = mode.aim.what is What.METHUSELAH
        step = AnnounceStep.METHUSELAH if methuselah else AnnounceStep.TARGET
    action = None if mode.deed is None else mode.deed.kind
    return push(state, Announce(move.seat, move.minion, action, card, move.mode, step=step))


def played_mode(state: GameState, card: int, index: int) -> Mode:
    """The mode in which a card is played."""
    mode = mode_of(state, card, index)
    assert mode is not None
    return mode


def use_of(announce: Announce) -> Use:
    """Who uses the announced card for what."""
    return Use(
        announce.seat,
        announce.minion,
        announce.card,
        announce.mode,
        announce.target,
        announce.target_seat,
    )


def reveal(state: GameState, use: Use) -> GameState:
    """The card leaves the hand and lies open; it is replaced on settling. R1.6.1-02, -04."""
    state = move(state, use.card, Zone.PLAYING)
    place = hidden_place(state, use.target)
    event = CardPlayed(use.seat, use.card, use.minion, use.mode, use.target, use.target_seat, place)
    replaced = played_mode(state, use.card, use.mode).replaced
    state = emit(state, event)
    return state if replaced is Replaced.AT_ONCE else hold(state, use.seat, replaced)


def proceed(state: GameState, frame: Play) -> GameState:
    """Reveal the card, let it be answered, then pay and carry out its effects."""
    use = frame.use
    if frame.step is PlayStep.REVEAL:
        state = _note(reveal(state, use), use)
        return window(state, WindowKind.AS_PLAYED, step=PlayStep.COMMIT)
    gone = use.minion != NOBODY and state.cards[use.minion].zone is Zone.ASH_HEAP
    idle = frame.cancelled or gone or not in_game(state, use.seat)
    if frame.step is PlayStep.COMMIT and not idle:
        # Nothing settles between the cost and the first effect: they are one change (G33).
        resolving = Resolve(use)
        return proceed_resolve(push(at(_pay(state, use), step=PlayStep.OVER), resolving), resolving)
    if state.cards[use.card].zone is Zone.PLAYING:  # R1.6.2-15, R1.6.3-02
        state = burn(state, use.card)
    return pop(state)


def proceed_resolve(state: GameState, frame: Resolve) -> GameState:
    """Carry out the next effect of the card; between two of them the position settles.

    The rest is dropped when its player has left the game, as by paying her last pool.
    """
    if not in_game(state, frame.use.seat):
        return pop(state)
    effects = played_mode(state, frame.use.card, frame.use.mode).effects
    if frame.at == len(effects):
        return pop(state)
    return resolve(at(state, at=frame.at + 1), frame.use, effects[frame.at])


def _note(state: GameState, use: Use) -> GameState:
    """Note what limits later plays: once an action, once a game, the debt of a master."""
    definition = state.definition(use.card)
    mode = played_mode(state, use.card, use.mode)
    if mode.how in (How.MODIFIER, How.REACTION):
        action = current_action(state)
        assert action is not None
        state = change_action(state, played=(*action.played, (use.minion, definition.facts.id)))
    if mode.how is How.MASTER:  # only now does it use the action: D41
        phase = state.stack[0]
        assert isinstance(phase, MasterPhase)
        used = phase.replace(actions=phase.actions - 1)
        state = state.replace(stack=(used, *state.stack[1:]))
    if mode.how is How.OUT_OF_TURN:
        player = state.players[use.seat]
        state = with_player(state, use.seat, player.replace(debt=player.debt + 1))
    if definition.text is not None and definition.text.once_a_game:
        state = state.replace(once=(*state.once, definition.facts.id))
    return state


def _pay(state: GameState, use: Use) -> GameState:
    """The costs of masters, modifiers and reactions are paid on playing. R6.2.3-07."""
    facts = state.definition(use.card).facts
    state = change_pool(state, use.seat, -facts.pool_cost, Cause.COST)
    if use.minion == NOBODY:
        return state
    return change_blood(state, use.minion, -facts.blood_cost, Cause.COST)

"""A card that is played: announced, revealed, answered, paid, carried out (1.6)."""

from __future__ import annotations

from vtes.effects.resolve import resolve
from vtes.model.combat_words import Mark
from vtes.model.decisions import WindowKind
from vtes.model.events import CardPlayed, CardUsed, Cause
from vtes.model.frames import (
    Announce,
    AnnounceStep,
    Impulse,
    MasterPhase,
    Play,
    PlayStep,
    Resolve,
    Use,
)
from vtes.model.lasting import PlayedThisTurn, Used
from vtes.model.moves import PlayCard, UseCard
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, Each, How, Mode, Replaced, Whose
from vtes.model.words import AttemptBlock
from vtes.model.zones import Zone
from vtes.ops.actions import note_cancelled, note_in_action
from vtes.ops.cards import burn, from_hand, hold, move, tap, unhold
from vtes.ops.combat import card_played, choose_strike, note_played, note_used, use_up
from vtes.ops.counters import change_blood, change_pool, with_player
from vtes.ops.referendum import note_in_referendum
from vtes.ops.stack import at, emit, pop, push
from vtes.ops.windows import window
from vtes.rules.aims import has_left, hidden_place, mode_of
from vtes.rules.announcing import next_step, price, price_of_played, ways
from vtes.rules.combat import fighter, fights
from vtes.rules.requirements import discount
from vtes.rules.seating import in_game
from vtes.rules.sequencing import order
from vtes.rules.stack import current_combat
from vtes.rules.uses import user


def announced(state: GameState, move: PlayCard) -> GameState:
    """Begin to announce a card of a hand: what has to be chosen is chosen first (6.2.1)."""
    state, card = from_hand(state, move.seat, move.card)
    text = state.definition(card).text
    assert text is not None
    meant = ways(state, text)
    if len(meant) > 1:
        announce = Announce(move.seat, move.minion, None, card, NOBODY, step=AnnounceStep.WAY)
        return push(state, announce)
    return begin_announcing(state, move.seat, card, move.minion, meant[0])


def used(state: GameState, move: UseCard) -> GameState:
    """Begin to announce a use of a card in play."""
    mode = played_mode(state, move.card, move.mode)
    # An effect of a phase is that of the card's controller, whoever says when it happens.
    seat = move.seat if mode.turn is Whose.YOURS else state.cards[move.card].controller
    minion = move.minion
    if mode.by is By.ITSELF and mode.deed is None:
        minion = move.card
    elif mode.by is not By.CONTROLLER and (fights(mode) or _pays_x(mode) or _blocks(mode)):
        minion = fighter(state, move.card, mode)
    return begin_announcing(state, seat, move.card, minion, move.mode)


def begin_announcing(state: GameState, seat: int, card: int, minion: int, index: int) -> GameState:
    """Announce a way to play or use a card: ask for the first thing to choose."""
    mode = played_mode(state, card, index)
    action = None if mode.deed is None else mode.deed.kind
    announce = Announce(seat, minion, action, card, index)
    return push(state, announce.replace(step=next_step(state, announce, mode)))


def begin_use(state: GameState, use: Use) -> GameState:
    """A use of a card in play whose announcement is complete: pay, then carry it out."""
    mode = played_mode(state, use.card, use.mode)
    place = hidden_place(state, use.target)
    state = emit(
        state,
        CardUsed(use.seat, use.card, use.minion, use.mode, use.target, use.target_seat, place),
    )
    by = use.minion if use.minion != NOBODY else user(state, use.card, mode)
    state = note_in_action(state, use, by)
    cost = mode.cost
    if cost.tap:
        state = tap(state, use.card)
    if cost.master:
        state = use_master_action(state)
    once = mode.phase is not None or mode.each is Each.TURN
    if once and not cost.tap and not cost.master:
        state = state.replace(lasting=(*state.lasting, Used(use.card, use.mode)))
    x = use.amount if cost.x else 0
    state = change_pool(state, use.seat, -cost.pool - x, Cause.COST)
    if cost.counters:
        state = change_blood(state, use.card, -use.amount, Cause.COST)
    blood = cost.blood + (use.amount if _pays_x(mode) else 0)
    if cost.matching:
        blood += price_of_played(state)
    if blood:
        state = change_blood(state, user(state, use.card, mode), -blood, Cause.COST)
    if mode.each is Each.REFERENDUM:
        state = note_in_referendum(state, use.card)
    state = strike(state, use)
    resolving = Resolve(use)
    state = push(state, resolving)
    if state.table.use_moments & 1 << WindowKind.AS_USED:  # D284
        seats = order(state, WindowKind.AS_USED)
        if seats:
            return push(state, Impulse(WindowKind.AS_USED, seats))
    return proceed_resolve(state, resolving)


def _pays_x(mode: Mode) -> bool:
    """Whether a use of a card in play costs X blood of the minion it is on."""
    return mode.amount and mode.aim is None


def _blocks(mode: Mode) -> bool:
    """Whether a use of a card in play makes the minion it is on try to block."""
    return any(isinstance(effect, AttemptBlock) for effect in mode.effects)


def strike(state: GameState, use: Use) -> GameState:
    """If the card is a strike, the minion has chosen it; if it is used in combat, note that."""
    mode = played_mode(state, use.card, use.mode)
    if mode.strike is not None:
        return choose_strike(state, use)
    if mode.how is How.USE and mode.each is not None and current_combat(state) is not None:
        return note_used(state, use.minion, use.card, use.mode)
    return state


def use_master_action(state: GameState) -> GameState:
    """One master phase action is used."""
    phase = state.stack[0]
    assert isinstance(phase, MasterPhase)
    spent = phase.replace(actions=phase.actions - 1)
    return state.replace(stack=(spent, *state.stack[1:]))


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
        announce.amount,
        announce.weapon,
        announce.struck,
        taken=announce.taken,
        share=announce.share,
        worse=announce.worse,
    )


def reveal(state: GameState, use: Use) -> GameState:
    """The card leaves the hand and lies open; it is replaced on settling. R1.6.1-02, -04."""
    state = move(state, use.card, Zone.PLAYING)
    place = hidden_place(state, use.target)
    event = CardPlayed(use.seat, use.card, use.minion, use.mode, use.target, use.target_seat, place)
    definition = state.definition(use.card)
    if definition.text is not None and definition.text.once_a_game:
        state = state.replace(once=(*state.once, definition.facts.id))
    replaced = played_mode(state, use.card, use.mode).replaced
    state = emit(state, event)
    return state if replaced is Replaced.AT_ONCE else hold(state, use.seat, replaced)


def proceed(state: GameState, frame: Play) -> GameState:
    """Reveal the card, let it be answered, then pay and carry out its effects."""
    use = frame.use
    if frame.step is PlayStep.REVEAL:
        state = _note(reveal(state, use), use)
        return window(state, WindowKind.AS_PLAYED, step=PlayStep.COMMIT)
    mode = played_mode(state, use.card, use.mode)
    if mode.how is How.ACTION and not frame.cancelled:
        return pop(state)  # the action begins, and holds the card
    gone = use.minion != NOBODY and state.cards[use.minion].zone in (Zone.ASH_HEAP, Zone.REMOVED)
    idle = frame.cancelled or gone or not in_game(state, use.seat)
    if frame.step is PlayStep.COMMIT and not idle:
        # Nothing settles between the cost and the first effect: they are one change (G33).
        resolving = Resolve(use)
        state = strike(at(_pay(state, use), step=PlayStep.OVER), use)
        return proceed_resolve(push(state, resolving), resolving)
    if frame.step is PlayStep.COMMIT:
        state = note_cancelled(state, use)
    if state.cards[use.card].zone is Zone.PLAYING:  # R1.6.2-15, R1.6.3-02
        state = burn(state, use.card)
    if frame.cancelled and mode.replaced is not Replaced.AT_ONCE:
        state = unhold(state, use.seat, mode.replaced)
    return pop(state)


def proceed_resolve(state: GameState, frame: Resolve) -> GameState:
    """Carry out the next effect of the card; between two of them the position settles.

    A card whose target is no longer where it was, or whose player has left, does nothing (more).
    """
    use = frame.use
    mode = played_mode(state, use.card, use.mode)
    aim = mode.aim if frame.at == 0 and use.target != NOBODY else None
    missed = aim is not None and has_left(state, aim, use.target)
    if missed or frame.at == len(mode.effects) or not in_game(state, use.seat):
        return pop(state)
    return resolve(at(state, at=frame.at + 1), use, mode.effects[frame.at])


def _note(state: GameState, use: Use) -> GameState:
    """Note what limits later plays: once an action, once a game, the debt of a master."""
    definition = state.definition(use.card)
    mode = played_mode(state, use.card, use.mode)
    if mode.how is not How.ACTION:  # while its card is played an action is not begun: D162
        state = note_in_action(state, use, use.minion)
    if mode.how is How.COMBAT:
        limited = mode.each is not None
        state = note_played(state, use.minion, definition.facts.id, limited=limited)
    if mode.each is Each.TURN:
        played = PlayedThisTurn(use.minion, definition.facts.id)
        state = state.replace(lasting=(*state.lasting, played))
    state = card_played(state)
    if mode.how is How.MASTER:  # only now does it use the action: D41
        state = use_master_action(state)
    if mode.how is How.OUT_OF_TURN:
        player = state.players[use.seat]
        state = with_player(state, use.seat, player.replace(debt=player.debt + 1))
    return state


def _pay(state: GameState, use: Use) -> GameState:
    """The costs of masters, modifiers and reactions are paid on playing. R6.2.3-07."""
    pool, blood = price(state, use)
    state = change_pool(state, use.seat, -pool, Cause.COST)
    if use.minion == NOBODY:
        return state
    facts, mode = state.definition(use.card).facts, played_mode(state, use.card, use.mode)
    if discount(state, facts.blood_cost, mode, use.minion):
        state = use_up(state, use.minion, Mark.CHEAPER)
    return change_blood(state, use.minion, -blood, Cause.COST)

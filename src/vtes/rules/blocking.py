"""Who may try to block, and whether an attempt succeeds (6.2.2)."""

from __future__ import annotations

from vtes.model.decisions import WindowKind
from vtes.model.frames import Action, BlockAttempt, Impulse, Use
from vtes.model.laws import UntappedBlocks
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban
from vtes.model.zones import Zone
from vtes.rules.aims import hit
from vtes.rules.laws import kept_from, on_minion
from vtes.rules.nature import disciplines, is_vampire, own_text, texts_on
from vtes.rules.numbers import banned, deed, intercept, stealth
from vtes.rules.seating import in_game, predator, prey
from vtes.rules.stack import current_action


def directed(action: Action) -> bool:
    """Whether the action is directed at another Methuselah. R6.2.2-01, R6.2.2-03."""
    return action.target_seat not in (NOBODY, action.seat)


def possible_blockers(state: GameState, action: Action) -> tuple[int, ...]:
    """Seats that may try to block, in order. R6.2.2-02, R6.2.2-04, R6.2.2-05."""
    if directed(action):
        return (action.target_seat,) if in_game(state, action.target_seat) else ()
    first, second = prey(state, action.seat), predator(state, action.seat)
    return (first,) if first == second else (first, second)


def next_blocker(state: GameState, action: Action) -> int:
    """The seat that is asked next whether it tries to block, -1 for none. R6.2.2-07."""
    for seat in possible_blockers(state, action):
        if seat not in action.declined:
            return seat
    return NOBODY


def can_block(state: GameState, action: Action, seat: int) -> bool:
    """Whether a Methuselah has a minion who can try to block. R6.2-07."""
    return any(able(state, action, minion) for minion in state.players[seat].ready)


def able(state: GameState, action: Action, minion: int) -> bool:
    """Whether a ready minion can try to block the action."""
    awake = not state.cards[minion].tapped or minion in action.awake
    return awake and not barred(state, action, minion)


def barred(state: GameState, action: Action, minion: int) -> bool:
    """Whether a card forbids the minion to block the action."""
    if minion in action.barred or banned(state, minion, Ban.BLOCK):
        return True
    if kept_from(state, minion, action.minion):
        return True
    if action.card == minion and helpless(state, action):
        return True
    if evaded(state, action, minion) or spared(state, action, minion):
        return True
    return ruled_out(state, action, minion)


def stays_untapped(state: GameState, blocker: int, acting: int) -> bool:
    """Whether a card on the blocker keeps him from being tapped for blocking that minion."""
    seat = state.cards[blocker].controller
    laws = on_minion(state, blocker, UntappedBlocks)
    return any(hit(state, law.aim, seat, blocker, acting) for law in laws)


def helpless(state: GameState, action: Action) -> bool:
    """Whether the minion who offers the action cannot block it."""
    from_card = deed(state, action)
    return from_card is not None and from_card.helpless


def evaded(state: GameState, action: Action, minion: int) -> bool:
    """Whether the acting minion cannot be blocked by this one, by his own text or a card on him."""
    acting = action.minion
    own = own_text(state, acting)
    aims = [own.evades] if own is not None and own.evades is not None else []
    if state.table.eluding:
        aims += [text.evades for text in texts_on(state, acting) if text.evades is not None]
    return any(hit(state, aim, action.seat, acting, minion) for aim in aims)


def spared(state: GameState, action: Action, minion: int) -> bool:
    """Whether the minion cannot try to block the acting one, by its own text."""
    text = own_text(state, minion)
    if text is None or text.spares is None:
        return False
    return hit(state, text.spares, state.cards[minion].controller, minion, action.minion)


def ruled_out(state: GameState, action: Action, minion: int) -> bool:
    """Whether the card of the action says that this minion cannot block it: as one of those who
    cannot, or because he lacks the Discipline of those who can.
    """
    from_card = deed(state, action)
    if from_card is None:
        return False
    aim, blockers = from_card.evades, from_card.blockers
    if aim is not None and hit(state, aim, action.seat, action.minion, minion):
        return True
    if blockers is None:
        return False
    levels = disciplines(state, minion) if is_vampire(state, minion) else {}
    return levels.get(blockers, 0) < from_card.blockers_level


def succeeds(state: GameState, blocker: int, action: Action) -> bool:
    """Whether an attempt succeeds as things stand. R6.2.2-11, R6.2.2-12."""
    return intercept(state, blocker, action) >= stealth(state, action)


def stays(state: GameState, use: Use) -> bool:
    """Whether a card that does something if its minion blocks still lies in the ash heap. D317"""
    return state.cards[use.card].zone is Zone.ASH_HEAP


def attempt(state: GameState) -> BlockAttempt | None:
    """The attempt to block that is open, None outside one."""
    top = state.stack[-1]
    if not isinstance(top, Impulse) or top.kind is not WindowKind.BLOCK_ATTEMPT:
        return None
    below = state.stack[-2]
    assert isinstance(below, BlockAttempt)
    return below


def stealth_needed(state: GameState) -> bool:
    """Whether a minion tries to block who would succeed. R6.2.2-16."""
    open_attempt, action = attempt(state), current_action(state)
    if open_attempt is None or action is None:
        return False
    return succeeds(state, open_attempt.blocker, action)


def intercept_needed(state: GameState) -> bool:
    """Whether a minion tries to block who would fail. R6.2.2-17."""
    open_attempt, action = attempt(state), current_action(state)
    if open_attempt is None or action is None:
        return False
    return not succeeds(state, open_attempt.blocker, action)

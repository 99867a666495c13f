"""What may be answered in windows (1.6.1, 6.2): modifiers, reactions, masters out of turn."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.definition import Definition
from vtes.model.moves import CallOffBlock, Pass, PlayCard
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Mode
from vtes.model.words import AddIntercept, Who
from vtes.model.zones import READY
from vtes.rules.blocking import attempt, intercept_needed, stealth_needed
from vtes.rules.guards.combat import COMBAT, OF_COMBATANT
from vtes.rules.guards.common import HAND, SEAT
from vtes.rules.guards.guard import Answers, Fork, Guard, Layer, Listed, Ways
from vtes.rules.guards.kept import adds_stealth
from vtes.rules.guards.needs import is_for_tapped
from vtes.rules.guards.play import (
    CONDITIONS,
    COSTS,
    FIELDS,
    MASTER,
    NO_PLAYER,
    PLAYABLE,
    PLAYER,
    REQUIREMENTS,
    TARGET,
    OneWay,
    modifier_again,
    no_minion,
    no_window,
    not_yours,
    reaction_again,
    this_turn,
    way_guard,
)
from vtes.rules.stack import current_action
from vtes.rules.votes import current_referendum


def _not_acting(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    action = current_action(state)
    return action is None or (minion != action.minion and not mode.by_other)


def _acting(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    action = current_action(state)
    return action is not None and minion == action.minion


def _other_not_ready(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return state.cards[minion].zone is not READY


def _not_mine(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    action = current_action(state)
    return action is None or seat != action.seat


def _stealth_unneeded(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return not stealth_needed(state)


def _own_action(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    action = current_action(state)
    return action is not None and seat == action.seat


def _reacting_not_ready(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return state.cards[minion].zone is not READY


def _reacting_tapped(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    if not state.cards[minion].tapped:
        return False
    action = current_action(state)
    return action is None or minion not in action.awake


def _adds_intercept(definition: Definition, mode: Mode) -> bool:
    return any(isinstance(effect, AddIntercept) and not effect.unneeded for effect in mode.effects)


def _own_intercept(definition: Definition, mode: Mode) -> bool:
    words = [effect for effect in mode.effects if isinstance(effect, AddIntercept)]
    return any(word.who is Who.SELF and not word.unneeded for word in words)


def _intercept_unneeded(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return not intercept_needed(state)


def _not_blocking(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    open_attempt = attempt(state)
    return open_attempt is not None and open_attempt.blocker != minion


def _no_attempt(state: GameState, seat: int) -> bool:
    open_attempt = attempt(state)
    return open_attempt is None or state.cards[open_attempt.blocker].controller != seat


def _irrevocable(state: GameState, seat: int) -> bool:
    open_attempt = attempt(state)
    return open_attempt is not None and not open_attempt.revocable


def _own_turn(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return seat == state.active


def _in_debt(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return state.players[seat].debt > 0


def _in_blood_hunt(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    referendum = current_referendum(state)
    return referendum is not None and referendum.use.minion == NOBODY


wrong_window = Guard("wrong-window", "R6.2-02", "the card is not for this moment", no_window)
not_acting = Guard(
    "not-acting", "R6.2-13", "only the acting minion plays action modifiers", _not_acting
)
is_acting = way_guard(
    "is-acting",
    "R1.4-01",
    "a minion other than the acting one plays this modifier",
    lambda card, mode: mode.by_other,
    _acting,
)
other_not_ready = way_guard(
    "other-not-ready",
    "G39",
    "only a ready minion plays this modifier",
    lambda card, mode: mode.by_other,
    _other_not_ready,
)
not_your_action = Guard(
    "not-your-action", "R1.6.3-10", "modifiers are played on one's own action", _not_mine
)
stealth_unneeded = way_guard(
    "stealth-unneeded",
    "R6.2.2-16",
    "stealth is added only while a minion who tries to block would succeed",
    lambda card, mode: adds_stealth(mode),
    _stealth_unneeded,
)
own_action = Guard(
    "own-action",
    "R1.6.3-18",
    "a minion does not react to an action of another minion of the same controller",
    _own_action,
)
reacting_not_ready = Guard(
    "reacting-not-ready",
    "R6.5.1-06",
    "a vampire in torpor cannot play reaction cards",
    _reacting_not_ready,
)
reacting_tapped = way_guard(
    "reacting-tapped",
    "R1.1-05",
    "a tapped minion cannot play a reaction card",
    lambda card, mode: not is_for_tapped(mode),
    _reacting_tapped,
)
intercept_unneeded = way_guard(
    "intercept-unneeded",
    "R6.2.2-17",
    "intercept is added only while stealth exceeds that of the minion who tries to block",
    _adds_intercept,
    _intercept_unneeded,
)
not_blocking = way_guard(
    "not-blocking",
    "R6.2.2-18",
    "intercept goes to the minion who is making the attempt",
    _own_intercept,
    _not_blocking,
)
no_attempt = Guard(
    "no-attempt-of-yours", "R6.2.2-07", "no minion of yours is trying to block", _no_attempt
)
irrevocable = Guard(
    "block-not-revocable", "R1.4-01", "no card allows the attempt to be called off", _irrevocable
)
own_turn = Guard(
    "own-turn",
    "R1.6.2-05",
    "an out-of-turn master card is not played in one's own turn",
    _own_turn,
)
in_debt = Guard(
    "in-debt",
    "R1.6.2-07",
    "an out-of-turn master card is charged to the coming master phase already",
    _in_debt,
)

in_blood_hunt = Guard(
    "in-blood-hunt",
    "R6.5.6-05",
    "no action modifiers or reaction cards are played in a blood hunt",
    _in_blood_hunt,
)

WINDOW = Layer(wrong_window, fields=FIELDS, alone=True)
MODIFIER = (
    PLAYER,
    Layer(
        not_your_action,
        not_acting,
        is_acting,
        other_not_ready,
        modifier_again,
        this_turn,
        in_blood_hunt,
        fields=FIELDS,
    ),
    REQUIREMENTS,
    COSTS,
    CONDITIONS,
    Layer(stealth_unneeded, fields=FIELDS),
    TARGET,
)
REACTION = (
    PLAYER,
    Layer(
        own_action,
        reacting_not_ready,
        reacting_tapped,
        reaction_again,
        this_turn,
        in_blood_hunt,
        fields=FIELDS,
    ),
    REQUIREMENTS,
    COSTS,
    CONDITIONS,
    Layer(intercept_unneeded, not_blocking, fields=FIELDS),
    TARGET,
)
OUT_OF_TURN = (NO_PLAYER, Layer(own_turn, in_debt, fields=FIELDS), MASTER, CONDITIONS, TARGET)
CALL_OFF = Layer(no_attempt, irrevocable, fields=("seat",), alone=True)
BY_HOW: dict[How, tuple[Layer, ...]] = {
    How.MODIFIER: MODIFIER,
    How.REACTION: REACTION,
    How.OUT_OF_TURN: OUT_OF_TURN,
    How.COMBAT: COMBAT,
}

_FIRST: dict[How, tuple[Guard, ...]] = {
    How.MODIFIER: (not_your_action, in_blood_hunt, stealth_unneeded),
    How.REACTION: (own_action, in_blood_hunt, intercept_unneeded),
    How.OUT_OF_TURN: OUT_OF_TURN[1].guards,
    How.COMBAT: (),
}
"""The guards that say the same of all minions of a Methuselah."""
_READY = (no_minion, not_yours, other_not_ready, reacting_not_ready)
_ACTING = (no_minion, not_acting)


def _listed(mode: Mode) -> Listed | None:
    """A listing takes the combatant, the acting minion, or the ready ones."""
    if mode.how not in BY_HOW:
        return None
    sure: tuple[Guard, ...] = _READY
    if mode.how is How.COMBAT:
        sure = OF_COMBATANT
    elif mode.how is How.MODIFIER and not mode.by_other:
        sure = _ACTING
    elif mode.how is How.OUT_OF_TURN:
        sure = NO_PLAYER.guards
    return BY_HOW[mode.how], _FIRST[mode.how], sure


WAYS = Ways(_listed)
"""The ways to play cards in windows."""


def _layers(state: GameState, mode: Mode) -> tuple[Layer, ...]:
    return BY_HOW[mode.how]


WAY = OneWay(
    PLAYABLE,
    WINDOW,
    Fork(_layers, [layer for layers in BY_HOW.values() for layer in layers], ("mode",)),
)

ANSWERS: Answers = {
    (DecisionKind.IMPULSE, Pass): (SEAT,),
    (DecisionKind.IMPULSE, CallOffBlock): (SEAT, CALL_OFF),
    (DecisionKind.IMPULSE, PlayCard): (SEAT, HAND, WAY),
}

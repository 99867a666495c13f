"""Events as lines of a log in plain English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vtes.model.decisions import ActionKind, Phase
from vtes.model.errors import InvalidPosition
from vtes.model.events import (
    ActingChanged,
    ActionAnnounced,
    ActionBlocked,
    ActionEnded,
    BleedChanged,
    BlockAttempted,
    BlockBarred,
    BlockCalledOff,
    BlockDeclined,
    BlockFailed,
    BloodChanged,
    CardCancelled,
    CardContested,
    CardMoved,
    CardPlayed,
    CardUsed,
    Cause,
    ContestEnded,
    ControlTaken,
    DiablerieCommitted,
    EdgeMoved,
    Ending,
    Event,
    GameEnded,
    InterceptChanged,
    Left,
    LibraryShuffled,
    PhaseBegan,
    PoolChanged,
    Standing,
    StealthChanged,
    Tapped,
    TargetChanged,
    TurnBegan,
    TurnStealthAdded,
    Untapped,
    VictoryPoints,
    WithdrawalAnnounced,
    WithdrawalFailed,
    Woke,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import Zone
from vtes.notation.combat_events import COMBAT_LINES
from vtes.notation.labels import card_label
from vtes.notation.vote_events import VOTE_LINES
from vtes.rules.presence import banished

_HIDDEN = frozenset({Zone.HAND, Zone.LIBRARY, Zone.CRYPT, Zone.UNCONTROLLED, Zone.REMOVED})

_WHY: dict[Cause, str] = {
    Cause.BLEED: "bled",
    Cause.EDGE: "the Edge",
    Cause.TRANSFER: "transfer",
    Cause.CRYPT: "drawing from the crypt",
    Cause.COST: "cost",
    Cause.HUNT: "hunting",
    Cause.HEAL: "healing",
    Cause.DRAIN: "above capacity",
    Cause.OUST: "prey ousted",
    Cause.CARD: "card",
    Cause.LEAVE_PLAY: "leaving play",
    Cause.DAMAGE: "damage",
    Cause.CONTEST: "contest",
    Cause.DIABLERIE: "diablerie",
    Cause.STOLEN: "theft",
    Cause.RESTORED: "end of combat",
}

_ACTS: dict[ActionKind, str] = {
    ActionKind.BLEED: "bleed",
    ActionKind.HUNT: "hunt",
    ActionKind.LEAVE_TORPOR: "leave torpor",
    ActionKind.RESCUE: "rescue",
    ActionKind.EQUIP: "equip",
    ActionKind.EMPLOY: "employ a retainer",
    ActionKind.RECRUIT: "recruit an ally",
    ActionKind.CARD: "act",
    ActionKind.POLITICAL: "call a referendum",
    ActionKind.MOVE_EQUIPMENT: "take equipment from another minion",
    ActionKind.DIABLERIE: "diablerize",
}

_OF_WHOM = frozenset({ActionKind.BLEED, ActionKind.RESCUE, ActionKind.DIABLERIE})
"""Actions whose target follows the verb; others are aimed "on" somebody or something."""


class _Log:
    """How one reader sees the players and cards of a position."""

    def __init__(self, state: GameState, seat: int | None) -> None:
        self.state = state
        self.seat = seat

    def player(self, seat: int) -> str:
        return self.state.table.names[seat]

    def card(self, card: int, *, seen: bool = False) -> str:
        """The card's name, or what stands for it where the reader cannot see it."""
        if card == NOBODY:
            return "a card"
        value = self.state.cards[card]
        if value.zone in _HIDDEN and (seen or self._knows(card)):
            name = self.state.definition(card).facts.name
            if value.zone is not Zone.UNCONTROLLED:
                return name
            return f"{name} ({card_label(self.state, card)})"
        return card_label(self.state, card)

    def _knows(self, card: int) -> bool:
        """Whether the reader knows a card that is hidden from others, or not hidden any more."""
        return self.state.cards[card].owner == self.seat or banished(self.state, card)

    def printed(self, printed: int) -> str:
        definitions = self.state.table.definitions
        return next(d.facts.name for d in definitions if d.facts.id == printed)


def format_event(state: GameState, event: Event, seat: int | None = None) -> str | None:
    """An event as one line of a log.

    Args:
        state: a position in which the event has happened; cards are called as they are in it.
        event: what happened, redacted (`vtes.redact`) or not.
        seat: who reads the line; the hidden cards that she owns are named. None for somebody
            who sees what is public.

    Returns:
        The line, None for an event that would only be noise.

    Raises:
        InvalidPosition: an event of an unknown class.
    """
    line = LINES.get(type(event))
    if line is None:
        raise InvalidPosition(f"this is not an event: {event!r}")
    return line(_Log(state, seat), event)


def _turn(log: _Log, event: TurnBegan) -> str:
    return f"--- turn {event.turn}: {log.player(event.seat)}"


def _phase(log: _Log, event: PhaseBegan) -> str:
    return f"{log.player(event.seat)}: {Phase(event.phase).name.lower()} phase"


def _untapped(log: _Log, event: Untapped) -> str:
    return f"{log.card(event.card)} untaps"


def _tapped(log: _Log, event: Tapped) -> str:
    return f"{log.card(event.card)} taps"


def _pool(log: _Log, event: PoolChanged) -> str:
    verb = "gains" if event.amount > 0 else "loses"
    return f"{log.player(event.seat)} {verb} {abs(event.amount)} pool ({_WHY[event.cause]})"


def _blood(log: _Log, event: BloodChanged) -> str:
    verb = "gains" if event.amount > 0 else "loses"
    what = "counter" if abs(event.amount) == 1 else "counters"
    card = _at_place(log, event) if event.card == NOBODY else log.card(event.card)
    return f"{card} {verb} {abs(event.amount)} {what} ({_WHY[event.cause]})"


def _at_place(log: _Log, event: BloodChanged | CardMoved) -> str:
    """What a redacted event calls a vampire in an uncontrolled region."""
    return f"uncontrolled #{event.place + 1} of {log.player(event.seat)}"


def _moved(log: _Log, event: CardMoved) -> str | None:
    if event.zone in (Zone.PLAYING, Zone.CONTESTED):  # other events say more
        return None
    if event.zone is Zone.REMOVED and event.origin in _HIDDEN:
        return None
    seen = event.origin not in _HIDDEN or event.zone not in _HIDDEN
    card, player = _moving(log, event, seen=seen), log.player(event.seat)
    if event.zone is Zone.HAND and event.origin is Zone.LIBRARY:
        return f"{player} draws {card}"
    if event.origin is Zone.HAND and event.zone is Zone.ASH_HEAP:
        return f"{player} discards {card}"
    if event.zone is Zone.ATTACHED:
        host = log.state.cards[event.card].host
        return f"{card} is put on {log.card(host)}" if host != NOBODY else f"{card} is put in play"
    origin, zone = _place(event.origin), _place(event.zone)
    return f"{card}: {origin} -> {zone} ({player})"


def _moving(log: _Log, event: CardMoved, *, seen: bool) -> str:
    if event.card != NOBODY and event.zone is not Zone.LIBRARY:
        return log.card(event.card, seen=seen)
    name = log.printed(event.printed) if event.printed else ""
    if event.zone is not Zone.UNCONTROLLED:
        return name or "a card"
    place = _at_place(log, event)
    return f"{name} ({place})" if name else place


def _place(zone: Zone) -> str:
    return zone.name.lower().replace("_", " ")


def _contested(log: _Log, event: CardContested) -> str:
    return f"{log.card(event.card)} of {log.player(event.seat)} is contested"


def _contest_over(log: _Log, event: ContestEnded) -> str:
    return f"the contest is over: {log.player(event.seat)} keeps {log.card(event.card)}"


def _edge(log: _Log, event: EdgeMoved) -> str:
    if event.seat == NOBODY:
        return "the Edge goes to the middle"
    return f"{log.player(event.seat)} takes the Edge"


def _aimed(
    log: _Log, event: CardPlayed | CardUsed | ActionAnnounced, line: str, link: str = ""
) -> str:
    """The line with what or whom it is aimed at, if anything."""
    if event.target != NOBODY:
        return f"{line}{link} {log.card(event.target)}"
    return f"{line}{link} {log.player(event.target_seat)}" if event.target_seat != NOBODY else line


def _played(log: _Log, event: CardPlayed) -> str:
    line = f"{log.player(event.seat)} plays {log.card(event.card, seen=True)}"
    if event.minion != NOBODY:
        line += f" with {log.card(event.minion)}"
    return _aimed(log, event, line, " on")


def _used(log: _Log, event: CardUsed) -> str:
    line = f"{log.player(event.seat)} uses {log.card(event.card)}"
    return _aimed(log, event, line, " on")


def _cancelled(log: _Log, event: CardCancelled) -> str:
    return f"{log.card(event.card, seen=True)} is cancelled"


def _shuffled(log: _Log, event: LibraryShuffled) -> str:
    if event.crypt:
        return f"{log.player(event.seat)} shuffles her crypt"
    what = f"the top cards of her library ({event.top})" if event.top else "her library"
    return f"{log.player(event.seat)} shuffles {what}"


def _control(log: _Log, event: ControlTaken) -> str:
    return f"{log.player(event.seat)} takes control of {log.card(event.card)}"


def _gets(what: str) -> Callable[[_Log, Any], str]:
    return lambda log, event: f"{log.card(event.minion)} gets {event.amount:+} {what}"


def _turn_stealth(log: _Log, event: TurnStealthAdded) -> str:
    whose = "vampires" if event.vampires else "minions"
    return f"the {whose} of {log.player(event.seat)} get {event.amount:+} stealth this turn"


def _acting(log: _Log, event: ActingChanged) -> str:
    return f"{log.card(event.minion)} acts instead of {log.card(event.instead)}"


def _target(log: _Log, event: TargetChanged) -> str:
    return f"the action of {log.card(event.minion)} is now directed at {log.player(event.seat)}"


def _woke(log: _Log, event: Woke) -> str:
    return f"{log.card(event.minion)} wakes"


def _barred(log: _Log, event: BlockBarred) -> str:
    return f"{log.card(event.minion)} cannot block this action"


def _announced(log: _Log, event: ActionAnnounced) -> str:
    line = f"{log.player(event.seat)}: {log.card(event.minion)} is to {_ACTS[event.action]}"
    return _aimed(log, event, line, "" if event.action in _OF_WHOM else " on")


def _attempt(log: _Log, event: BlockAttempted) -> str:
    return f"{log.card(event.minion)} tries to block"


def _failed(log: _Log, event: BlockFailed) -> str:
    return f"{log.card(event.minion)} fails to block"


def _called_off(log: _Log, event: BlockCalledOff) -> str:
    return f"{log.card(event.minion)} no longer tries to block"


def _declined(log: _Log, event: BlockDeclined) -> str:
    return f"{log.player(event.seat)} makes no more attempts to block"


def _blocked(log: _Log, event: ActionBlocked) -> str:
    return f"{log.card(event.blocker)} blocks {log.card(event.minion)}"


def _ended(log: _Log, event: ActionEnded) -> str:
    ending = Ending(event.ending).name.lower()
    return f"action of {log.card(event.minion)} ({_ACTS[event.action]}): {ending}"


def _diablerie(log: _Log, event: DiablerieCommitted) -> str:
    return f"{log.card(event.diablerist)} diablerizes {log.card(event.victim)}"


def _wishes(log: _Log, event: WithdrawalAnnounced) -> str:
    return f"{log.player(event.seat)} wishes to withdraw"


def _fails(log: _Log, event: WithdrawalFailed) -> str:
    return f"the withdrawal of {log.player(event.seat)} fails"


def _left(log: _Log, event: Left) -> str:
    verb = "is ousted" if event.standing is Standing.OUSTED else "withdraws"
    cause = f" ({_WHY[event.cause]})" if event.cause is not None else ""
    return f"{log.player(event.seat)} {verb}{cause}"


def _points(log: _Log, event: VictoryPoints) -> str:
    what = "victory point" if event.amount == 1 else "victory points"
    return f"{log.player(event.seat)} gets {event.amount} {what}"


def _over(log: _Log, event: GameEnded) -> str:
    winners = " and ".join(log.player(seat) for seat in event.winners)
    return f"the game is over; {winners or 'nobody'} wins"


LINES: Final[dict[type[Event], Callable[[_Log, Any], str | None]]] = {
    TurnBegan: _turn,
    PhaseBegan: _phase,
    Untapped: _untapped,
    Tapped: _tapped,
    PoolChanged: _pool,
    BloodChanged: _blood,
    CardMoved: _moved,
    CardContested: _contested,
    ContestEnded: _contest_over,
    EdgeMoved: _edge,
    CardPlayed: _played,
    ActionAnnounced: _announced,
    BlockAttempted: _attempt,
    BlockFailed: _failed,
    BlockCalledOff: _called_off,
    BlockDeclined: _declined,
    ActionBlocked: _blocked,
    ActionEnded: _ended,
    DiablerieCommitted: _diablerie,
    WithdrawalAnnounced: _wishes,
    WithdrawalFailed: _fails,
    Left: _left,
    VictoryPoints: _points,
    GameEnded: _over,
    CardUsed: _used,
    CardCancelled: _cancelled,
    LibraryShuffled: _shuffled,
    ControlTaken: _control,
    StealthChanged: _gets("stealth"),
    TurnStealthAdded: _turn_stealth,
    InterceptChanged: _gets("intercept"),
    BleedChanged: _gets("bleed"),
    TargetChanged: _target,
    ActingChanged: _acting,
    Woke: _woke,
    BlockBarred: _barred,
    **COMBAT_LINES,
    **VOTE_LINES,
}
"""For each class of events the function that writes its line."""

"""Events as one player, or a spectator, may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from vtes.model.combat_events import (
    CombatantMarked,
    CombatBegan,
    CombatEnded,
    DamageInflicted,
    DamagePrevented,
    Maneuvered,
    OptionGained,
    Pressed,
    RangeSet,
    RoundBegan,
    StrikeChosen,
    StrikeDodged,
    StrikesGained,
)
from vtes.model.errors import InvalidPosition
from vtes.model.events import (
    ActingChanged,
    ActionAnnounced,
    ActionBlocked,
    ActionEnded,
    BecameVampire,
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
    ClanNamed,
    ContestEnded,
    ControlTaken,
    DiablerieCommitted,
    EdgeMoved,
    Event,
    GameEnded,
    InterceptChanged,
    Left,
    LibraryShuffled,
    PhaseBegan,
    PoolChanged,
    StealthChanged,
    Tapped,
    TargetChanged,
    TokenMoved,
    TurnBegan,
    TurnStealthAdded,
    Untapped,
    VictoryPoints,
    WithdrawalAnnounced,
    WithdrawalFailed,
    Woke,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.title_events import TitleContested, TitleGained, TitleLost, TitleWon, TitleYielded
from vtes.model.vote_events import (
    Abstained,
    Coerced,
    ReferendumBegan,
    ReferendumCancelled,
    ReferendumFailed,
    ReferendumPassed,
    Reseated,
    TermsChosen,
    TurnsReversed,
    VotesBought,
    VotesCast,
    VotesGained,
)
from vtes.model.zones import IN_PLAY_ZONES, Zone
from vtes.observe.view import check_observer, printed

ON_TABLE: Final = IN_PLAY_ZONES | {Zone.PLAYING}
"""Where a card has an id that everybody knows."""

OWN: Final = frozenset({Zone.HAND, Zone.UNCONTROLLED})
"""Where only their owner sees the cards. R2.3-10."""

OPEN: Final = ON_TABLE | {Zone.ASH_HEAP, Zone.ANTE, Zone.WON}
"""Where everybody sees the cards. G19."""


def redact(events: Iterable[Event], seat: int | None, state: GameState) -> tuple[Event, ...]:
    """Events as a player may see them.

    They are of the same classes. A card that is not on the table, before or after, has no id in
    them (-1): vampires in the uncontrolled region are named by `seat` and `place`, and a card
    that moves has its printed id in `printed` if she may see it at either end.

    Args:
        events: what happened, as `transition` gave it.
        seat: the player; None for a spectator.
        state: the position after the events.

    Raises:
        InvalidPosition: there is no such seat, or one of the events is of a class that nobody
            has said how to show.
    """
    check_observer(state, seat)
    return tuple(_redacted(event, seat, state) for event in events)


def _redacted(event: Event, seat: int | None, state: GameState) -> Event:
    kind = type(event)
    if kind in PUBLIC:
        return event
    redactor = REDACTORS.get(kind)
    if redactor is None:
        raise InvalidPosition(f"no one has said who may see this: {event!r}")
    return redactor(event, seat, state)


def sees(event: CardMoved, seat: int | None) -> bool:
    """Whether the player sees the card that moves, at either end of its way."""
    ends = {event.origin, event.zone}
    return bool(ends & OPEN) or (event.seat == seat and bool(ends & OWN))


def _moved(event: CardMoved, seat: int | None, state: GameState) -> CardMoved:
    known = event.origin in ON_TABLE or event.zone in ON_TABLE
    return event.replace(
        card=event.card if known else NOBODY,
        printed=(event.printed or printed(state, event.card)) if sees(event, seat) else 0,
    )


def _blood(event: BloodChanged, seat: int | None, state: GameState) -> BloodChanged:
    return event if event.place == NOBODY else event.replace(card=NOBODY)


def _aimed(
    event: CardPlayed | CardUsed | ActionAnnounced, seat: int | None, state: GameState
) -> CardPlayed | CardUsed | ActionAnnounced:
    return event if event.place == NOBODY else event.replace(target=NOBODY)


def _strike(event: StrikeChosen, seat: int | None, state: GameState) -> StrikeChosen:
    known = event.card != NOBODY and state.cards[event.card].zone in ON_TABLE
    return event if known else event.replace(card=NOBODY)


PUBLIC: Final[frozenset[type[Event]]] = frozenset(
    {
        TurnBegan,
        PhaseBegan,
        Untapped,
        Tapped,
        PoolChanged,
        EdgeMoved,
        BecameVampire,
        ClanNamed,
        TokenMoved,
        BleedChanged,
        BlockBarred,
        TurnsReversed,
        Reseated,
        BlockCalledOff,
        CardCancelled,
        CardContested,
        ContestEnded,
        TitleContested,
        TitleGained,
        TitleLost,
        TitleWon,
        TitleYielded,
        ControlTaken,
        LibraryShuffled,
        InterceptChanged,
        StealthChanged,
        TurnStealthAdded,
        TargetChanged,
        ActingChanged,
        Woke,
        BlockAttempted,
        BlockFailed,
        BlockDeclined,
        ActionBlocked,
        ActionEnded,
        CombatantMarked,
        DamagePrevented,
        Maneuvered,
        RangeSet,
        OptionGained,
        Pressed,
        StrikeDodged,
        StrikesGained,
        CombatBegan,
        RoundBegan,
        DamageInflicted,
        CombatEnded,
        DiablerieCommitted,
        WithdrawalAnnounced,
        WithdrawalFailed,
        Left,
        VictoryPoints,
        GameEnded,
        ReferendumBegan,
        TermsChosen,
        VotesBought,
        VotesGained,
        VotesCast,
        Abstained,
        Coerced,
        ReferendumPassed,
        ReferendumFailed,
        ReferendumCancelled,
    }
)
"""Events that everybody sees as they are: they name only cards on the table."""

REDACTORS: Final[dict[type[Event], Callable[[Any, int | None, GameState], Event]]] = {
    CardMoved: _moved,
    StrikeChosen: _strike,
    BloodChanged: _blood,
    CardPlayed: _aimed,
    CardUsed: _aimed,
    ActionAnnounced: _aimed,
}
"""For each other class of events: what is left of it."""

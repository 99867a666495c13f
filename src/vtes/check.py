"""Invariants: what holds in every position that the library hands out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vtes.model.cards import NO_CLAIM
from vtes.model.combat import StrikePair
from vtes.model.decisions import DecisionKind
from vtes.model.diablerie import Diablerie
from vtes.model.events import Standing
from vtes.model.frames import (
    Action,
    Announce,
    AnnounceStep,
    Choice,
    DiscardPhase,
    Frame,
    Impulse,
    InfluencePhase,
    MasterPhase,
    MinionPhase,
    NoPool,
    Play,
    Resolve,
    Surplus,
    Trim,
    UntapPhase,
)
from vtes.model.lasting import Used
from vtes.model.record import Record, record
from vtes.model.referendum import Referendum
from vtes.model.ruleset import OwnDuplicate
from vtes.model.state import NOBODY, GameState, Termination
from vtes.model.zones import IN_PLAY_ZONES, ZONE_FIELD, Zone
from vtes.rules.choices import question
from vtes.rules.hands import excess, hand_size
from vtes.rules.laws import withheld
from vtes.rules.nature import capacity, is_vampire
from vtes.rules.presence import banished, unique
from vtes.rules.seating import in_game
from vtes.rules.titles import claim, is_proper, key
from vtes.rules.votes import current_referendum


@record
class Fault(Record):
    """Something that must not be.

    Attributes:
        code: short stable name of the invariant.
        message: what is wrong, with seats and instance ids.
    """

    code: str
    message: str


_CARRYING = frozenset({Zone.CONTESTED, Zone.UNCONTROLLED})  # out of play, with cards on them
_BY_CONTROLLER = {Zone.READY, Zone.TORPOR, Zone.IN_PLAY, Zone.WAITING} | _CARRYING


def check(state: GameState, since: GameState | None = None) -> tuple[Fault, ...]:
    """Every broken invariant of a position; empty for every position reached by legal moves.

    Args:
        state: a position that waits for a decision, or in which the game is over.
        since: a sound position before it. If not one card, Methuselah or lasting effect has
            changed since (somebody has only passed), none of them is looked at again.
    """
    same = since is not None and (
        state.cards is since.cards
        and state.players is since.players
        and state.lasting is since.lasting
    )
    invariants = _OF_PROCEDURE if same else _INVARIANTS
    return tuple(fault for invariant in invariants for fault in invariant(state))


def _places(state: GameState) -> Iterator[tuple[int, Zone, int]]:
    """(card, zone, seat or host) for every mention of a card."""
    for seat, player in enumerate(state.players):
        for zone, field in ZONE_FIELD.items():
            for card in getattr(player, field):
                yield card, zone, seat
    for host, value in enumerate(state.cards):
        for card in value.attached:
            yield card, Zone.ATTACHED, host
    for frame in state.stack:
        if isinstance(frame, Play) or (isinstance(frame, Resolve) and not _held(state, frame)):
            held: tuple[int, ...] = (frame.use.card,)
            seat = frame.use.seat
        elif isinstance(frame, Action):
            held, seat = _of_action(frame), frame.seat
        else:
            continue
        for card in held:
            if state.cards[card].zone is Zone.PLAYING:
                yield card, Zone.PLAYING, seat


def _of_action(frame: Action) -> tuple[int, ...]:
    """The cards that an action holds: those that have been played for it."""
    return tuple([card for card in (frame.card, frame.called) if card != NOBODY])


def _held(state: GameState, resolving: Resolve) -> bool:
    """Whether another frame holds the card whose effects are carried out."""
    card, below = resolving.use.card, True
    for frame in state.stack:
        below = below and frame is not resolving
        if isinstance(frame, Play) and frame.use.card == card:
            return True
        if isinstance(frame, Action) and card in _of_action(frame):
            return True
        if below and isinstance(frame, Resolve) and frame.use.card == card:
            return True
    return False


def _conservation(state: GameState) -> Iterator[Fault]:
    """Each card is in exactly one place, and its own entry says the same."""
    seen: dict[int, Zone] = {}
    for card, zone, where in _places(state):
        if not 0 <= card < len(state.cards):
            yield Fault("unknown-card", f"there is no card {card} ({zone.name})")
            continue
        value = state.cards[card]
        if card in seen:
            yield Fault("card-twice", f"card {card} is in {seen[card].name} and in {zone.name}")
        seen[card] = zone
        if value.zone is not zone:
            yield Fault("wrong-zone", f"card {card} says {value.zone.name}, is in {zone.name}")
        if zone is Zone.ATTACHED and value.host != where:
            yield Fault("wrong-host", f"card {card} is on {where}, says {value.host}")
        if zone in _BY_CONTROLLER and value.controller != where:
            yield Fault("wrong-seat", f"card {card} is with {where}, not its controller")
        if zone in ZONE_FIELD and zone not in _BY_CONTROLLER and value.owner != where:
            yield Fault("wrong-seat", f"card {card} is with {where}, not its owner")
    for card in range(len(state.cards)):
        if card not in seen:
            yield Fault("card-lost", f"card {card} is nowhere")


def _cards(state: GameState) -> Iterator[Fault]:
    """Counters, tapping and attachment are possible where the card is."""
    for card, value in enumerate(state.cards):
        if value.blood < 0:
            yield Fault("negative-blood", f"card {card} has {value.blood} counters")
        if value.zone in IN_PLAY_ZONES:
            limit = capacity(state, card)
            if limit and value.blood > limit:
                yield Fault("above-capacity", f"vampire {card} has {value.blood} blood")
        elif value.tapped or (value.attached and value.zone not in _CARRYING):
            yield Fault("not-in-play", f"card {card} is tapped or carries cards out of play")
        elif value.blood and value.zone not in (*_CARRYING, Zone.PLAYING):
            yield Fault("not-in-play", f"card {card} has counters in {value.zone.name}")
        in_form = value.zone in (Zone.READY, Zone.TORPOR) or banished(state, card)
        if value.form is not None and not in_form:
            yield Fault("wrong-form", f"card {card} is a vampire in {value.zone.name}")
        on_card = value.zone is Zone.ATTACHED or value.returns is Zone.ATTACHED
        if not on_card and value.host != NOBODY:
            yield Fault("wrong-host", f"card {card} is on nothing, but names a host")
    contested = [c for p in state.players for c in p.contested + p.uncontrolled]
    reached = _in_play(state) | _with_attached(state, contested)
    for card, value in enumerate(state.cards):
        if value.zone is Zone.ATTACHED and card not in reached:
            yield Fault("wrong-host", f"card {card} is on a card that is not on the table")


def _in_play(state: GameState) -> set[int]:
    """Every card in play."""
    zones = (p.ready + p.torpor + p.in_play + p.waiting for p in state.players)
    return _with_attached(state, [card for zone in zones for card in zone])


def _with_attached(state: GameState, todo: list[int]) -> set[int]:
    """Cards with all cards on them, found from below: what lies on what may go in a circle."""
    found: set[int] = set()
    while todo:
        card = todo.pop()
        if card not in found:
            found.add(card)
            todo += state.cards[card].attached
    return found


def _unique(state: GameState) -> Iterator[Fault]:
    """No unique card is in play twice, or in play while it is contested. R4.1-02, R4.1-03."""
    seen: dict[int, int] = {}
    contested = {state.definition(c).facts.id for p in state.players for c in p.contested}
    for card in sorted(_in_play(state)):
        facts = state.definition(card).facts
        if not unique(state, card):
            continue
        if seen.setdefault(facts.id, card) != card:
            yield Fault("unique-twice", f"{facts.name} is in play twice (card {card})")
        if facts.id in contested:
            yield Fault("unique-twice", f"{facts.name} is in play and contested (card {card})")


def _contests(state: GameState) -> Iterator[Fault]:
    """Contested cards can be contested, can return, and return when it is time. 4.1."""
    printed = [state.definition(c).facts.id for p in state.players for c in p.contested]
    alone = state.table.ruleset.own_duplicate is not OwnDuplicate.SELF_CONTEST
    for card, value in enumerate(state.cards):
        if not banished(state, card) and (value.zone is Zone.CONTESTED) is (value.returns is None):
            yield Fault("wrong-return", f"card {card} is contested and cannot return, or is not")
    for seat, player in enumerate(state.players):
        for card in player.contested:
            facts, value = state.definition(card).facts, state.cards[card]
            if not facts.unique or value.returns not in IN_PLAY_ZONES:
                yield Fault("wrong-contest", f"{facts.name} cannot be contested (card {card})")
            if value.returns is Zone.ATTACHED and not _can_carry(state, value.host):
                yield Fault("wrong-host", f"card {card} would return to {value.host}")
            hers = [state.definition(c).facts.id for c in player.contested]
            if alone and hers.count(facts.id) > 1:
                yield Fault("own-duplicate", f"seat {seat} contests {facts.name} with herself")
            # Where nobody contests with herself, no contest is won in her own untap phase but by
            # a use of a card, and then it ends in the next one.
            if alone and printed.count(facts.id) == 1 and _is_untapping(state, seat):
                yield Fault("contest-won", f"{facts.name} of seat {seat} should have returned")
    top = state.stack[-1] if state.stack and state.result is None else None
    paid = top.paid if isinstance(top, UntapPhase) else ()
    # What has been paid for can still be burned with the contested card that it was on.
    if any(state.cards[card].zone in IN_PLAY_ZONES for card in paid):
        yield Fault("wrong-payment", "what has been paid for is not contested")


def _titles(state: GameState) -> Iterator[Fault]:
    """Of each unique title there is one, or all who claim it are contesting it. R4.2-02, R10-06."""
    seen: dict[tuple[str, str], list[int]] = {}
    for card, value in enumerate(state.cards):
        own = claim(state, card)
        up = value.zone is Zone.READY or value.zone is Zone.TORPOR
        if not up and value.contesting:
            yield Fault("wrong-title", f"card {card} contests a title out of play")
        if value.claim is not None:
            remembers = value.zone is Zone.CONTESTED or banished(state, card)
            if not (up or remembers) or not is_vampire(state, card):
                yield Fault("wrong-title", f"card {card} has a title where it cannot have one")
            if value.claim == state.definition(card).printed_claim:
                yield Fault("wrong-title", f"card {card} says what is printed on it")
            if own.card != NOBODY and own.card not in value.attached:
                yield Fault("wrong-title", f"card {card} has his title from a card not on him")
        wanted = key(own) if up and own != NO_CLAIM else None
        if wanted is not None:
            seen.setdefault(wanted, []).append(card)
        if value.contesting and (wanted is None or not is_proper(state, card, own)):
            yield Fault("wrong-title", f"card {card} cannot be contesting a title")
    for rivals in seen.values():
        if len(rivals) > 1 and not all(state.cards[card].contesting for card in rivals):
            yield Fault("title-twice", f"cards {rivals} have the same title")
    top = state.stack[-1] if state.stack and state.result is None else None
    paid = top.titles_paid if isinstance(top, UntapPhase) else ()
    if not all(state.cards[card].contesting for card in paid):
        yield Fault("wrong-payment", "what has been paid for is no contested title")


def _can_carry(state: GameState, host: int) -> bool:
    zones = IN_PLAY_ZONES | _CARRYING
    return 0 <= host < len(state.cards) and state.cards[host].zone in zones


def _is_untapping(state: GameState, seat: int) -> bool:
    """Whether it is her untap phase and no card in play has been used in it."""
    if state.result is not None or state.active != seat or not state.stack:
        return False
    used = any(isinstance(lasting, Used) for lasting in state.lasting)
    return isinstance(state.stack[0], UntapPhase) and not used


def _methuselahs(state: GameState) -> Iterator[Fault]:
    """Pool, hands and belongings fit the standing."""
    for seat, player in enumerate(state.players):
        if player.pool < 0 or player.victory_points < 0:
            yield Fault("negative", f"seat {seat} has negative pool or victory points")
        if player.standing is Standing.IN:
            going = any(type(frame) is NoPool for frame in state.stack)  # D205
            if player.pool == 0 and state.result is None and not going:
                yield Fault("not-ousted", f"seat {seat} is in the game without pool")
            size = hand_size(state, seat) - len(player.held)
            # R6.3.2-03, D325: she draws when it is over
            short = current_referendum(state) is not None or withheld(state, seat)
            trimming = state.pending is not None and state.pending.kind is DecisionKind.TRIM
            trimming = trimming or state.result is not None  # nobody draws any more
            if player.library and len(player.hand) != size and not (trimming or short):
                yield Fault("hand-size", f"seat {seat} holds {len(player.hand)} cards")
            continue
        zones = set(ZONE_FIELD) - {Zone.ASH_HEAP, Zone.REMOVED, Zone.ANTE, Zone.WON}
        if any(getattr(player, ZONE_FIELD[zone]) for zone in zones):
            yield Fault("ghost", f"seat {seat} left the game, but not all her cards did")
        if state.edge == seat or player.withdrawing:
            yield Fault("ghost", f"seat {seat} left the game with the Edge or withdrawing")


def _points(state: GameState) -> Iterator[Fault]:
    """One victory point for each Methuselah that left, one for the last. R9.1-03, R9.1-04."""
    earned = sum(p.victory_points for p in state.players)
    due = sum(p.standing is not Standing.IN for p in state.players)
    result = state.result
    if result is not None and result.termination is Termination.LAST_METHUSELAH:
        due += 1
    if earned != due:
        yield Fault("victory-points", f"{earned} victory points were awarded, {due} are due")
    if result is not None:
        if result.victory_points != tuple(p.victory_points for p in state.players):
            yield Fault("result", "the outcome does not give the players' victory points")
        left = sum(p.standing is Standing.IN for p in state.players)
        expected = {Termination.LAST_METHUSELAH: (1,), Termination.NOBODY_LEFT: (0,)}
        if left not in expected.get(result.termination, range(2, len(state.players) + 1)):
            yield Fault("result", f"{result.termination.name} with {left} Methuselahs left")


_ASKS: dict[type[Frame], tuple[DecisionKind, ...]] = {
    UntapPhase: (DecisionKind.UNTAP,),
    MasterPhase: (DecisionKind.MASTER,),
    MinionPhase: (DecisionKind.MINION,),
    InfluencePhase: (DecisionKind.INFLUENCE,),
    DiscardPhase: (DecisionKind.DISCARD, DecisionKind.TRIM),
    Trim: (DecisionKind.TRIM,),
    Announce: (
        DecisionKind.WAY,
        DecisionKind.WEAPON,
        DecisionKind.STRUCK,
        DecisionKind.TARGET,
        DecisionKind.METHUSELAH,
        DecisionKind.AMOUNT,
        DecisionKind.SHARE,
        DecisionKind.MOTION,
        DecisionKind.PAYMENT,
    ),
    Choice: (DecisionKind.CHOICE, DecisionKind.TRIM),
    Action: (DecisionKind.BLOCK,),
    StrikePair: (DecisionKind.STRIKE,),
    Diablerie: (
        DecisionKind.DIABLERIE,
        DecisionKind.EQUIPMENT,
        DecisionKind.DISCIPLINE,
        DecisionKind.BLOOD_HUNT,
    ),
    Surplus: (DecisionKind.TRIM,),
    Impulse: (DecisionKind.IMPULSE,),
    Referendum: (
        DecisionKind.ALLOT,
        DecisionKind.TERM_METHUSELAH,
        DecisionKind.TERM_CARD,
        DecisionKind.TERM_CLAN,
        DecisionKind.TERM_SEAT,
        DecisionKind.TERM_METHUSELAHS,
        DecisionKind.TRIM,
    ),
}

_PHASES = (UntapPhase, MasterPhase, MinionPhase, InfluencePhase, DiscardPhase)


def _procedure(state: GameState) -> Iterator[Fault]:
    """A phase is at the bottom; the top frame asks the pending decision, of the right seat."""
    if not state.stack or not isinstance(state.stack[0], _PHASES):
        yield Fault("no-phase", "no phase is at the bottom of the stack")
        return
    if any(isinstance(frame, _PHASES) for frame in state.stack[1:]):
        yield Fault("no-phase", "a phase lies above another frame")
    pending = state.pending
    if (pending is None) is (state.result is None):
        yield Fault("pending", "a decision is pending exactly while the game goes on")
    if pending is None:
        return
    top = state.stack[-1]
    if pending.kind not in _ASKS.get(type(top), ()):
        yield Fault("pending", f"{type(top).__name__} does not ask {pending.kind.name}")
    elif pending.seat not in _askable(state, top):
        yield Fault("pending", f"seat {pending.seat} is not the one to be asked")
    if not 0 <= pending.seat < len(state.players) or not in_game(state, pending.seat):
        yield Fault("pending", f"seat {pending.seat} is not in the game")
    # What was going on when the active Methuselah left is still brought to its end.
    if not in_game(state, state.active) and len(state.stack) == 1:
        yield Fault("active", f"it is the turn of seat {state.active}, who left the game")


def _askable(state: GameState, top: Frame) -> tuple[int, ...]:
    if isinstance(top, Announce):
        assert top.step is not AnnounceStep.COMPLETE
        return (top.seat,)
    if isinstance(top, Choice):
        asked = question(state, top)
        return () if asked is None else (asked.seat,)
    if isinstance(top, Referendum):
        trimming = state.pending is not None and state.pending.kind is DecisionKind.TRIM
        return tuple(range(len(state.players))) if trimming else (top.use.seat,)
    if isinstance(top, Impulse):
        return top.order[top.at : top.at + 1]
    if isinstance(top, DiscardPhase) and top.over:
        return tuple(s for s in range(len(state.players)) if excess(state, s) > 0)
    if isinstance(top, _PHASES):
        return (state.active,)
    return tuple(range(len(state.players)))


def _at_rest(state: GameState) -> Iterator[Fault]:
    """The Edge is with somebody in the game or in the middle; nothing is left of a transition."""
    if state.trail:
        yield Fault("trail", "events of a transition are left in the state")
    if state.edge != NOBODY and not in_game(state, state.edge):
        yield Fault("edge", f"seat {state.edge} has the Edge, but left the game")


_OF_PROCEDURE: tuple[Callable[[GameState], Iterator[Fault]], ...] = (_procedure, _at_rest)
_INVARIANTS: tuple[Callable[[GameState], Iterator[Fault]], ...] = (
    _conservation,
    _cards,
    _unique,
    _contests,
    _titles,
    _methuselahs,
    _points,
    *_OF_PROCEDURE,
)

"""Observations of a position, put together from what the observer may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vtes.engine import legal_moves
from vtes.model.combat import Combat, Damage, Round, StrikePair
from vtes.model.diablerie import Diablerie
from vtes.model.errors import InvalidPosition
from vtes.model.frames import (
    Action,
    Announce,
    AnnounceStep,
    BlockAttempt,
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
from vtes.model.lasting import Known
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import Zone
from vtes.observe import actions, fights
from vtes.observe.actions import aimed
from vtes.observe.procedures import SeenChoice, SeenDiablerie, SeenReferendum
from vtes.observe.records import (
    Observation,
    Question,
    SeenAnnouncement,
    SeenCard,
    SeenMethuselah,
    SeenPlace,
    SeenPlay,
    SeenWindow,
)
from vtes.observe.workings import workings
from vtes.rules import nature, sects, titles
from vtes.rules.announcing import before
from vtes.rules.choices import question as what_is_asked
from vtes.rules.knowledge import known, knows
from vtes.rules.presence import in_play
from vtes.rules.sight import shown
from vtes.rules.votes import tally


def observe(state: GameState, seat: int | None) -> Observation:
    """What a player may know of a position.

    Args:
        state: the position.
        seat: the player; None for a spectator, who sees what is public.

    Raises:
        InvalidPosition: `state` is not a position, or it has no such seat.
    """
    if type(state) is not GameState:
        raise InvalidPosition(f"this is not a GameState: {state!r}")
    check_observer(state, seat)
    mine = seat is not None and seat == state.to_move
    seen = Observation(
        seat=seat,
        ruleset=state.table.ruleset.name,
        turn_limit=state.table.turn_limit,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        edge=state.edge,
        pending=question(state, seat),
        lasting=tuple([each for each in state.lasting if not isinstance(each, Known)]),
        once=state.once,
        seating=state.seating,
        reverse=state.reverse,
        players=tuple(methuselah(state, s, seat) for s in range(len(state.players))),
        hand=() if seat is None else hand(state, seat),
        legal_moves=tuple(legal_moves(state)) if mine else (),
        result=state.result,
        aside=aside(state),
        workings=workings(state, seat),
    )
    for frame in state.stack:
        show = FRAMES_SHOWN.get(type(frame))
        if show is not None:
            seen = seen.replace(**show(state, frame, seen))
    return seen


def check_observer(state: GameState, seat: object) -> None:
    """Refuse a seat that the game does not have.

    Raises:
        InvalidPosition: with the seats there are.
    """
    last = len(state.players) - 1
    if seat is not None and (type(seat) is not int or not 0 <= seat <= last):
        raise InvalidPosition(f"nobody observes from seat {seat!r}: seats are 0 to {last}, or None")


def question(state: GameState, seat: int | None) -> Question | None:
    """The pending decision; an announcement is hidden from all but its seat. R6.2.1-03, D41."""
    pending = state.pending
    if pending is None:
        return None
    if pending.seat != seat and type(state.stack[-1]) is Announce:
        pending = before(state).pending
        assert pending is not None
    return Question(pending.kind, pending.seat, pending.prompt, pending.rule)


def methuselah(state: GameState, seat: int, observer: int | None) -> SeenMethuselah:
    """One Methuselah, as the observer sees her. R2.3-10, G19."""
    player = state.players[seat]
    return SeenMethuselah(
        name=state.table.names[seat],
        pool=player.pool,
        victory_points=player.victory_points,
        standing=player.standing,
        withdrawing=player.withdrawing,
        hand=len(player.hand),
        library=len(player.library),
        crypt=len(player.crypt),
        removed=len(player.removed),
        held=len(player.held),
        debt=player.debt,
        uncontrolled=places(state, seat, observer),
        contested=tuple(card_seen(state, card) for card in player.contested),
        waiting=tuple(card_seen(state, card) for card in player.waiting),
        ready=tuple(card_seen(state, card) for card in player.ready),
        torpor=tuple(card_seen(state, card) for card in player.torpor),
        in_play=tuple(card_seen(state, card) for card in player.in_play),
        ash_heap=tuple(printed(state, card) for card in player.ash_heap),
        shown=hand(state, seat) if shown(state, observer, seat) else (),
        ante=tuple(printed(state, card) for card in player.ante),
        won=tuple(printed(state, card) for card in player.won),
        known=()
        if observer is None
        else tuple([(place, printed(state, card)) for place, card in known(state, observer, seat)]),
    )


def places(state: GameState, seat: int, observer: int | None) -> tuple[SeenPlace, ...]:
    """The places of an uncontrolled region; its owner sees who is there, others if they looked."""
    return tuple(
        SeenPlace(
            state.cards[card].blood,
            printed(state, card) if knows(state, observer, card) else None,
            tuple(card_seen(state, on) for on in state.cards[card].attached),
        )
        for card in state.players[seat].uncontrolled
    )


def aside(state: GameState) -> tuple[SeenCard, ...]:
    """Cards that are in no place of anybody's: they are being played, or on their way."""
    cards = enumerate(state.cards)
    return tuple(card_seen(state, card) for card, v in cards if v.zone is Zone.PLAYING)


def hand(state: GameState, seat: int) -> tuple[int, ...]:
    """Printed ids of a hand, sorted."""
    return tuple(sorted(printed(state, card) for card in state.players[seat].hand))


def printed(state: GameState, card: int) -> int:
    """Printed id of a card."""
    return state.definition(card).facts.id


def card_seen(state: GameState, card: int) -> SeenCard:
    """A card on the table with the cards on it."""
    value = state.cards[card]
    facts = state.definition(card).facts
    claim = titles.claim(state, card)
    return SeenCard(
        id=card,
        printed=facts.id,
        name=facts.name,
        owner=value.owner,
        controller=value.controller,
        tapped=value.tapped,
        blood=value.blood,
        attached=tuple(card_seen(state, on) for on in value.attached),
        clan="".join(nature.clans(state, card)),
        sect=sects.sect(state, card),
        title=claim.title,
        of=claim.of,
        contesting=value.contesting,
        pinned=value.pinned,
        way=value.way,
        titled=titles.is_titled(state, card),
        votes=titles.votes(state, card),
        form=value.form,
    )


Fields = dict[str, Any]


def _master(state: GameState, frame: MasterPhase, seen: Observation) -> Fields:
    return {"left": frame.actions}


def _influence(state: GameState, frame: InfluencePhase, seen: Observation) -> Fields:
    return {"left": frame.transfers}


def _discard(state: GameState, frame: DiscardPhase, seen: Observation) -> Fields:
    return {"left": frame.discards}


def _surplus(state: GameState, frame: Surplus, seen: Observation) -> Fields:
    return {"left": frame.count}


def _nothing(state: GameState, frame: Frame, seen: Observation) -> Fields:
    return {}


def _announce(state: GameState, frame: Announce, seen: Observation) -> Fields:
    if frame.seat != seen.seat or frame.step is AnnounceStep.PLAYED:
        return {}
    card = None if frame.card == NOBODY else printed(state, frame.card)
    announcement = SeenAnnouncement(
        frame.action,
        frame.minion,
        card,
        frame.mode,
        frame.target,
        frame.payment,
        frame.weapon,
        frame.struck,
        frame.amount,
        frame.worse,
    )
    return {"announcement": announcement}


def _play(state: GameState, frame: Play, seen: Observation) -> Fields:
    use = frame.use
    target, place = aimed(state, use.target)
    play = SeenPlay(
        seat=use.seat,
        id=use.card,
        printed=printed(state, use.card),
        minion=use.minion,
        mode=use.mode,
        target=target,
        place=place,
        target_seat=use.target_seat,
        cancelled=frame.cancelled,
        taken=use.taken,
    )
    return {"playing": (*seen.playing, play)}


def _choice(state: GameState, frame: Choice, seen: Observation) -> Fields:
    """What lies in a pile is seen only when it comes to the table."""
    use = frame.use
    targets = tuple(card for card in frame.cards if in_play(state, card))
    asked = what_is_asked(state, frame)
    looks = asked is not None and asked.seat == seen.seat
    shown = tuple([state.definition(c).facts.id for c in asked.shown]) if asked and looks else ()
    choosing = SeenChoice(
        use.seat, use.card, use.mode, frame.at, targets, frame.seats, frame.amounts, shown
    )
    return {"choosing": choosing}


def _referendum(state: GameState, frame: Referendum, seen: Observation) -> Fields:
    use = frame.use
    votes_for, against = tally(state, frame)
    return {
        "referendum": SeenReferendum(
            seat=use.seat,
            minion=use.minion,
            card=use.card,
            mode=use.mode,
            target=use.target,
            target_seat=use.target_seat,
            points=use.points,
            left=frame.left,
            clan=use.clan,
            seating=use.seating,
            named=use.named,
            votes_for=votes_for,
            votes_against=against,
            cast=frame.cast,
            gained=frame.votes,
            bought=frame.bought,
            abstaining=frame.abstaining,
            bound=frame.bound,
            only=frame.only,
            bribing=frame.bribing,
            watching=tuple([(u.seat, state.definition(u.card).facts.id) for u in frame.watching]),
            used=frame.used,
            automatic=frame.automatic,
            paving=frame.paving,
        )
    }


def _diablerie(state: GameState, frame: Diablerie, seen: Observation) -> Fields:
    return {"diablerie": SeenDiablerie(frame.diablerist, frame.victim, frame.step, frame.asked)}


def _window(state: GameState, frame: Impulse, seen: Observation) -> Fields:
    return {"window": SeenWindow(frame.kind, frame.order, frame.at)}


FRAMES_SHOWN: Final[dict[type[Frame], Callable[[GameState, Any, Observation], Fields]]] = {
    UntapPhase: _nothing,
    MasterPhase: _master,
    MinionPhase: _nothing,
    InfluencePhase: _influence,
    DiscardPhase: _discard,
    Trim: _nothing,
    Announce: _announce,
    Play: _play,
    Resolve: _nothing,
    NoPool: _nothing,
    Choice: _choice,
    Action: actions.action,
    BlockAttempt: actions.attempt,
    Combat: fights.combat,
    Round: fights.fight_round,
    StrikePair: fights.pair,
    Damage: fights.damage,
    Diablerie: _diablerie,
    Surplus: _surplus,
    Impulse: _window,
    Referendum: _referendum,
}
"""For each frame the fields of the observation it gives; one that is not listed gives none."""

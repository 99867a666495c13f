"""What is seen of an action: each frame of it gives fields of the observation."""

from __future__ import annotations

from typing import Any

from vtes.model.frames import Action, BlockAttempt, Played, Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How
from vtes.observe.procedures import SeenDone
from vtes.observe.records import Observation, SeenAction
from vtes.rules import numbers
from vtes.rules.aims import hidden_place
from vtes.rules.blocking import stays
from vtes.rules.played import way
from vtes.rules.presence import in_play


def aimed(state: GameState, target: int) -> tuple[int, int]:
    """A target as everybody knows it: (id, -1), or (-1, place) in an uncontrolled region."""
    place = hidden_place(state, target)
    return (target, NOBODY) if place == NOBODY else (NOBODY, place)


def action(state: GameState, frame: Action, seen: Observation) -> dict[str, Any]:
    """The action under way."""
    target, place = aimed(state, frame.target)
    return {
        "action": SeenAction(
            seat=frame.seat,
            minion=frame.minion,
            kind=frame.kind,
            target_seat=frame.target_seat,
            target=target,
            place=place,
            card=frame.card,
            mode=frame.mode,
            taken=frame.taken,
            payment=frame.payment,
            stealth=numbers.stealth(state, frame),
            bleed=numbers.pool_bled(state, frame),
            played=tuple([_done(state, done) for done in frame.played]),
            awake=frame.awake,
            barred=frame.barred,
            intercept=frame.intercept,
            declined=frame.declined,
            tapping=frame.tapping,
            failed=frame.failed,
            owing=frame.owing,
            torpor=frame.torpor,
            blocker=frame.blocker,
            hushed=frame.hushed,
            muted=frame.muted,
            margin=frame.margin,
            defeat=frame.defeat,
            in_combat=tuple([_waiting(state, use) for use in frame.in_combat]),
            afterwards=tuple([_waiting(state, use) for use in frame.afterwards]),
            if_blocks=tuple([_waiting(state, use) for use in frame.if_blocks if stays(state, use)]),
            chosen=frame.chosen,
            bleed_if=frame.bleed_if,
            fixed=frame.fixed,
            motion=frame.motion if seen.seat == frame.seat else 0,
            motion_in_play=frame.motion_in_play,
        )
    }


def attempt(state: GameState, frame: BlockAttempt, seen: Observation) -> dict[str, Any]:
    """Who tries to block it."""
    assert seen.action is not None
    return {"action": seen.action.replace(attempt=frame.blocker, revocable=frame.revocable)}


def _waiting(state: GameState, use: Use) -> tuple[int, int, int]:
    return use.minion, state.definition(use.card).facts.id, use.mode


def _done(state: GameState, done: Played) -> SeenDone:
    """Cards that have left the table since have no id any more."""
    used = way(state, done).how is How.USE and in_play(state, done.card)
    there = done.target != NOBODY and in_play(state, done.target)
    return SeenDone(
        seat=done.seat,
        minion=done.minion,
        printed=state.table.definitions[done.definition].facts.id,
        id=done.card if used else NOBODY,
        mode=done.mode,
        acting=done.acting,
        target=done.target if there else NOBODY,
        blocker=done.blocker,
        lead=done.lead,
        bleed=done.bleed,
        void=done.void,
    )

"""What is seen of a combat: each frame of it gives fields of the observation."""

from __future__ import annotations

from typing import Any

from vtes.model.combat import Combat, Damage, Round, StrikePair, Wound
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.observe.procedures import SeenCombat, SeenStrike, SeenWound
from vtes.observe.records import Observation


def combat(state: GameState, frame: Combat, seen: Observation) -> dict[str, Any]:
    """The combat under way."""
    return {
        "combat": SeenCombat(
            acting=frame.acting,
            opposing=frame.opposing,
            round=frame.round,
            options=frame.options,
            marks=frame.marks,
            harm=frame.harm,
            played=frame.played,
            used=frame.used,
            maneuvers=frame.maneuvers,
            lost=frame.lost,
            by_weapon=frame.by_weapon,
            backfired=frame.backfired,
            dealt=frame.dealt,
            falling=frame.falling,
            pressing=frame.pressing,
            drawing=frame.drawing,
            parting=tuple(_wound(wound) for wound in frame.parting),
            draining=frame.draining,
            fainting=frame.fainting,
            last=frame.last,
            continuing=frame.continuing,
            again=frame.again,
        )
    }


def fight_round(state: GameState, frame: Round, seen: Observation) -> dict[str, Any]:
    """What its round adds to it."""
    assert seen.combat is not None
    shown = seen.combat.replace(
        range=frame.range,
        maneuvered=frame.maneuvered,
        committed=tuple(_strike(state, use) for use in frame.committed),
        gained=frame.gained,
        strikes=frame.strikes,
        stolen=frame.stolen,
        wielded=frame.wielded,
        pressed=frame.pressed,
        presser=frame.presser,
        presses=frame.presses,
    )
    return {"combat": shown}


def _strike(state: GameState, use: Use) -> SeenStrike:
    card = 0 if use.card == NOBODY else state.definition(use.card).facts.id
    return SeenStrike(use.minion, card, use.mode, use.target, use.weapon, use.struck)


def pair(state: GameState, frame: StrikePair, seen: Observation) -> dict[str, Any]:
    """The strikes that resolve together."""
    assert seen.combat is not None
    first, second = (_strike(state, use) if use else None for use in (frame.first, frame.second))
    shown = seen.combat.replace(
        striking=frame.striking, first=first, second=second, burning=frame.burning
    )
    return {"combat": shown}


def damage(state: GameState, frame: Damage, seen: Observation) -> dict[str, Any]:
    """Damage that is being dealt."""
    wounds = tuple(_wound(wound) for wound in frame.settled + frame.wounds)
    return {"damage": wounds, "falling": frame.to_torpor}


def _wound(wound: Wound) -> SeenWound:
    return SeenWound(wound.card, wound.normal, wound.aggravated, wound.striker, wound.preventable)

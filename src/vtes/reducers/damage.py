"""Damage resolution: prevent, then heal (6.4.6)."""

from __future__ import annotations

from vtes.effects.resolve import resolve
from vtes.model.combat import (
    ByWeapon,
    Combat,
    CombatStep,
    Damage,
    DamageStep,
    Lost,
    StrikePair,
    Wound,
)
from vtes.model.combat_events import DamageInflicted, DamagePrevented
from vtes.model.combat_words import Mark
from vtes.model.decisions import WindowKind
from vtes.model.events import Cause
from vtes.model.frames import Use
from vtes.model.state import NOBODY, GameState
from vtes.model.zones import IN_PLAY_ZONES, TORPOR, Zone
from vtes.ops.cards import burn, move
from vtes.ops.combat import combat_of
from vtes.ops.counters import change_blood
from vtes.ops.stack import at, change, emit, pop
from vtes.ops.windows import window
from vtes.rules.combat import opponent
from vtes.rules.damage import fate, first_points
from vtes.rules.marks import marked, marks
from vtes.rules.nature import is_vampire
from vtes.rules.prevention import hardened, preventable, victims
from vtes.rules.stack import current_combat, topmost
from vtes.rules.strikes import weapon_strike

_HEAP = Zone.ASH_HEAP


def proceed(state: GameState, frame: Damage) -> GameState:
    """Each victim in turn may prevent; then all damage is inflicted, then all victims leave."""
    if frame.step is DamageStep.PREVENT:
        asked = victims(frame, state)
        if frame.at == len(asked):
            return _prevented(state, frame)
        if not _asks(state, frame, asked[frame.at]):
            return at(state, at=frame.at + 1)
        return window(state, WindowKind.PREVENT, at=frame.at + 1)
    if frame.step is DamageStep.INFLICT:
        return _inflict_all(state, frame)
    gone = [(card, _HEAP) for card in frame.to_burn]
    return pop(_leave(state, [*gone, *((card, TORPOR) for card in frame.to_torpor)]))


def _prevented(state: GameState, frame: Damage) -> GameState:
    """What is left is inflicted, after what acid makes of it has been prevented too. D273"""
    acid = _acid(state, frame)
    if acid:
        return at(state, settled=frame.wounds, wounds=acid, at=0)
    wounds = frame.settled + frame.wounds
    left = first_points(state, wounds)
    for before, after in zip(wounds, left, strict=True):
        if after != before:
            normal, worse = before.normal - after.normal, before.aggravated - after.aggravated
            state = emit(state, DamagePrevented(before.card, normal, worse))
    return at(state, wounds=tuple(left), settled=(), step=DamageStep.INFLICT)


def _acid(state: GameState, frame: Damage) -> tuple[Wound, ...]:
    """What strikes do to a combatant is done to the striker as well; no strike does it."""
    found: list[Wound] = []
    for wound in frame.wounds if topmost(state, StrikePair) is not None else ():
        points = wound.normal + wound.aggravated
        if wound.striker == NOBODY or not points:
            continue
        found += [Wound(wound.striker, points) for _ in marks(state, wound.card, Mark.ACID)]
        worse = marks(state, wound.card, Mark.AGGRAVATED_ACID)
        found += [Wound(wound.striker, 0, points) for _ in worse]
    return tuple(found)


def _asks(state: GameState, frame: Damage, minion: int) -> bool:
    """Whether a minion takes damage that could be prevented, or treated as another kind."""
    worse = any(wound.aggravated for wound in frame.wounds if wound.card == minion)
    return worse or any(preventable(state, minion, None))


def _inflict_all(state: GameState, frame: Damage) -> GameState:
    """All damage at once; a combatant on his way to torpor may be saved or worse. D194"""
    leaving: list[tuple[int, Zone]] = []
    state = _note_dealt(state, frame)
    for wound in _together(state, frame):
        if state.cards[wound.card].zone in IN_PLAY_ZONES:
            state = _inflict(state, wound, leaving, doomed=wound.card in frame.doomed)
    burned = [card for card, zone in leaving if zone is _HEAP]
    state = _by_weapons(state, frame, burned)
    leaving += _staked(state, frame, leaving)
    combat = current_combat(state)
    fallen = tuple([card for card, zone in leaving if zone is TORPOR])
    over = combat is not None and combat.step is CombatStep.OVER  # D270
    fighting = () if combat is None or over else (combat.acting, combat.opposing)
    if not {*fighting} & {*fallen}:
        return pop(_leave(state, leaving))
    step = DamageStep.LEAVE
    return window(state, WindowKind.TO_TORPOR, to_torpor=fallen, to_burn=tuple(burned), step=step)


def _leave(state: GameState, leaving: list[tuple[int, Zone]]) -> GameState:
    """All who must leave do so together, unless something has become of them meanwhile."""
    for card, zone in leaving:
        if state.cards[card].zone in IN_PLAY_ZONES:
            state = burn(state, card) if zone is _HEAP else move(state, card, zone)
    return state


def _by_weapons(state: GameState, frame: Damage, burned: list[int]) -> GameState:
    """What happens because damage has been inflicted with a weapon."""
    for wound in frame.wounds:
        points, striker = wound.normal + wound.aggravated, opponent(state, wound.card)
        if wound.weapon == NOBODY or striker == NOBODY or not points or wound.card in burned:
            continue
        done = (*combat_of(state).by_weapon, ByWeapon(wound.weapon, wound.card, points))
        state = change(state, Combat, by_weapon=done)
        use = Use(state.cards[striker].controller, striker, wound.weapon)
        for effect in weapon_strike(state, wound.weapon).inflicted:
            state = resolve(state, use, effect)
    return state


def _staked(
    state: GameState, frame: Damage, leaving: list[tuple[int, Zone]]
) -> list[tuple[int, Zone]]:
    """Those whom a weapon has pinned by the damage it did."""
    gone = {card for card, _ in leaving}
    hurt = dict.fromkeys([wound.card for wound in frame.wounds if wound.weapon != NOBODY])
    return [(c, TORPOR) for c in hurt if c not in gone and state.cards[c].pinned]


def _note_dealt(state: GameState, frame: Damage) -> GameState:
    """Note in the combat what strikes inflict."""
    combat = current_combat(state)
    if combat is None:
        return state
    dealt = [
        (wound.striker, wound.normal + wound.aggravated, combat.round)
        for wound in frame.wounds
        if wound.striker != NOBODY and wound.normal + wound.aggravated > 0
    ]
    return change(state, Combat, dealt=(*combat.dealt, *dealt)) if dealt else state


def _together(state: GameState, frame: Damage) -> list[Wound]:
    """All damage to each card as one wound, with those who are sent to torpor anyway."""
    found: dict[int, Wound] = {card: Wound(card, 0) for card in frame.doomed}
    for wound in frame.wounds:
        before = found.get(wound.card, Wound(wound.card, 0))
        found[wound.card] = before.replace(
            normal=before.normal + wound.normal,
            aggravated=before.aggravated + wound.aggravated,
        )
    return [_as_it_counts(state, wound) for wound in found.values()]


def _as_it_counts(state: GameState, wound: Wound) -> Wound:
    """Damage of the kind that cards make of it; what is aggravated for all is so first."""
    points = wound.normal + wound.aggravated
    if is_vampire(state, wound.card) and marked(state, wound.card, Mark.DAMAGE_AGGRAVATED):
        wound = wound.replace(normal=0, aggravated=points)
    if hardened(state, wound.card):
        wound = wound.replace(normal=points, aggravated=0)
    return wound


def _inflict(
    state: GameState, wound: Wound, leaving: list[tuple[int, Zone]], *, doomed: bool
) -> GameState:
    """Burn the blood or life of one victim; where he goes is noted in `leaving`."""
    card = state.cards[wound.card]
    if wound.normal or wound.aggravated:
        state = emit(state, DamageInflicted(wound.card, wound.normal, wound.aggravated))
    if not is_vampire(state, wound.card):
        state = change_blood(state, wound.card, -wound.normal - wound.aggravated, Cause.DAMAGE)
        if state.cards[wound.card].blood == 0:  # R6.4.6-17 to R6.4.6-19
            leaving.append((wound.card, Zone.ASH_HEAP))
        return _note(state, wound, card.blood)
    torpor = card.zone is TORPOR or marked(state, wound.card, Mark.WOUNDED)
    result = fate(card.blood, wound.normal, wound.aggravated, wounded=torpor or doomed)
    state = change_blood(state, wound.card, -result.blood, Cause.HEAL)
    if result.burned:
        leaving.append((wound.card, Zone.ASH_HEAP))
    elif result.torpor and not torpor:
        leaving.append((wound.card, TORPOR))
    return _note(state, wound, card.blood)


def _note(state: GameState, wound: Wound, before: int) -> GameState:
    """Note in the combat what has been inflicted in it."""
    combat = current_combat(state)
    points = wound.normal + wound.aggravated
    if combat is None or not points:
        return state
    lost = Lost(wound.card, points, before - state.cards[wound.card].blood, combat.round)
    return change(state, Combat, lost=(*combat.lost, lost))

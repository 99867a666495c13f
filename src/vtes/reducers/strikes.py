"""Pairs of strikes: chosen, then resolved (6.4.3, 6.4.5)."""

from __future__ import annotations

import attrs

from vtes.effects.resolve import is_aimed, resolve
from vtes.model.combat import (
    Combat,
    Damage,
    PairStep,
    Range,
    Round,
    RoundStep,
    StrikePair,
    Wound,
)
from vtes.model.combat_events import DamagePrevented, StrikeDodged
from vtes.model.combat_words import Mark, Moment
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.events import Cause
from vtes.model.frames import Announce, Use
from vtes.model.moves import HandStrike, Move, PlayCard, UseCard, UseOption
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Effect
from vtes.model.zones import IN_PLAY_ZONES
from vtes.ops.cards import burn
from vtes.ops.combat import choose_strike, combat_of, note_lost, take_option, use_up
from vtes.ops.counters import change_blood
from vtes.ops.stack import ask, at, change, emit, pop, push
from vtes.ops.windows import window
from vtes.reducers.play import announced, used
from vtes.rules.aims import mode_of
from vtes.rules.announcing import next_step
from vtes.rules.combat import both_ready, committed, first_grant, opponent
from vtes.rules.marks import marked
from vtes.rules.stack import current_round, topmost
from vtes.rules.strikes import (
    around,
    at_retainer,
    backfires,
    effects_of,
    harmless,
    harms,
    is_blow,
    kept,
    lasting_harm,
    lost,
    reaches,
    retainers_of_opponent,
    strike_mode,
    strike_of,
    struck,
    weapon_of,
    weapon_strike,
    wounds,
)


def proceed(state: GameState, frame: StrikePair) -> GameState:
    """Each chooses, the acting minion first, then the strikes resolve. R6.4.3-05, -06, C38."""
    combat = combat_of(state)
    step = frame.step
    if frame.spent:
        return _burn_spent(at(state, spent=()), frame)
    if step is PairStep.OVER or not both_ready(state, combat):
        return pop(state)
    if step < PairStep.CHOSEN:
        first = step is PairStep.FIRST
        if (frame.first if first else frame.second) is not None:  # one has been chosen again
            return at(state, step=PairStep(step + 1))
        return _choose(state, frame, combat.acting if first else combat.opposing)
    if step is PairStep.CHOSEN:
        return window(state, WindowKind.BEFORE_RESOLUTION, step=PairStep.ENDS)
    if step is PairStep.ENDS:
        return _ends(state, frame)
    first = step is PairStep.FIRST_STRIKES
    state, toll = at(state, step=PairStep(step + 1)), _Toll()
    for use in _chosen(frame):
        if strike_of(state, use).first is first and not lost(state, use):
            state = _strike(state, frame, use, toll)
    if frame.initial and not first:
        state = _harm(state, combat, toll)
    return _happens(state, toll)


def _burn_spent(state: GameState, frame: StrikePair) -> GameState:
    """Weapons that were good for one strike."""
    for weapon in frame.spent:
        if state.cards[weapon].zone in IN_PLAY_ZONES:
            state = burn(state, weapon)
    return state


def decide(state: GameState, frame: StrikePair, move: Move) -> GameState:
    """Take a hand strike down, or announce another one."""
    if isinstance(move, PlayCard):
        return announced(state, move)
    if isinstance(move, UseCard):
        return used(state, move)
    assert isinstance(move, (HandStrike, UseOption))
    combat = combat_of(state)
    minion = combat.acting if frame.step is PairStep.FIRST else combat.opposing
    use = Use(move.seat, minion, NOBODY)
    if isinstance(move, UseOption):
        grant = first_grant(state, minion, move.option)
        assert grant is not None
        state, use = take_option(state, grant), use.replace(mode=int(move.option))
    return choose_strike(state, use)


def _choose(state: GameState, frame: StrikePair, minion: int) -> GameState:
    """Ask for a strike, unless he has none or has chosen it by maneuvering. R6.4.3-08, -09."""
    if minion not in frame.striking or marked(state, minion, Mark.NO_STRIKE):
        return at(state, step=PairStep(frame.step + 1))
    use = committed(state, minion) if frame.initial else None
    if use is not None and kept(state, use):
        return at(state, step=PairStep(frame.step + 1))
    if use is None or lost(state, use):
        return ask(state, DecisionKind.STRIKE, state.cards[minion].controller)
    mode = mode_of(state, use.card, use.mode)
    assert mode is not None
    announce = Announce(use.seat, minion, None, use.card, use.mode)
    step = next_step(state, announce, mode)
    return push(state, announce.replace(step=step))


def _chosen(frame: StrikePair) -> tuple[Use, ...]:
    return tuple([use for use in (frame.first, frame.second) if use is not None])


def _ends(state: GameState, frame: StrikePair) -> GameState:
    """Combat ends before anything else resolves. R6.4.5-22 to R6.4.5-25."""
    ending = [use for use in _chosen(frame) if strike_of(state, use).ends]
    if not ending:
        return at(state, step=PairStep.FIRST_STRIKES)
    state, toll = _over(state), _Toll()
    for use in ending:
        state = _strike(state, frame, use, toll)
    return _happens(state, toll)


def _over(state: GameState) -> GameState:
    """The combat ends with this pair."""
    state = change(state, StrikePair, step=PairStep.OVER)
    return change(state, Round, step=RoundStep.END)


@attrs.define
class _Toll:
    """What has to happen when strikes resolve together."""

    blows: list[tuple[Use, list[Wound]]] = attrs.Factory(list)
    damage: list[Wound] = attrs.Factory(list)
    doomed: list[int] = attrs.Factory(list)
    thefts: list[tuple[int, int, int]] = attrs.Factory(list)
    effects: list[tuple[Use, Effect]] = attrs.Factory(list)


def _strike(state: GameState, frame: StrikePair, use: Use, toll: _Toll) -> GameState:
    """Work out one strike."""
    works = _works(state, frame, use)
    if weapon_of(state, use) in frame.burning:  # G38: only because it resolves
        state = change(state, StrikePair, spent=(*frame.spent, weapon_of(state, use)))
    if _dodged(state, frame, use):
        state = emit(state, StrikeDodged(use.minion))
    if works:
        toll.blows.append((use, wounds(state, use)))
    if is_blow(state, use) and marked(state, use.minion, Mark.AGGRAVATED_BLOW):
        state = use_up(state, use.minion, Mark.AGGRAVATED_BLOW)
    return _rest(state, use, toll, works=works)


def _rest(state: GameState, use: Use, toll: _Toll, *, works: bool) -> GameState:
    """What a strike does beside its damage."""
    strike = strike_of(state, use)
    hits = works and not at_retainer(state, use)
    if works and strike.steal:
        amount = min(strike.steal, state.cards[struck(state, use)].blood)
        toll.thefts.append((use.minion, struck(state, use), amount))
    if hits and strike.torpor:
        toll.doomed.append(opponent(state, use.minion))
    toll.damage += around(state, use, works=works)
    if backfires(state, use):
        toll.damage.append(_to_self(use, strike.to_self, aggravated=strike.aggravated))
        if strike.self_once:
            hurt = (*combat_of(state).backfired, weapon_of(state, use))
            state = change(state, Combat, backfired=hurt)
    toll.effects += [e for e in effects_of(state, use) if hits or not is_aimed(e[1])]
    return state


def _wield(state: GameState, retainer: int, weapon: int, toll: _Toll) -> GameState:
    """A retainer uses a weapon as its employer would; no dodge helps, for it is no strike."""
    employer = state.cards[retainer].host
    use = Use(state.cards[employer].controller, employer, weapon, strike_mode(state, weapon))
    if lost(state, use):
        return state
    strike = strike_of(state, use)
    works = reaches(state, strike)
    if works:
        toll.damage += wounds(state, use, retainer)
    if strike.ends:
        state = _over(state)
    return _rest(state, use, toll, works=works)


def _happens(state: GameState, toll: _Toll) -> GameState:
    """Effects first, then all damage at once. R6.4.3-13."""
    for thief, robbed, amount in toll.thefts:  # computed as one exchange: G37
        state = change_blood(state, robbed, -amount, Cause.STOLEN)
        state = change_blood(state, thief, amount, Cause.STOLEN)
        if robbed != opponent(state, thief):
            state = note_lost(state, robbed, amount)
    for use, effect in toll.effects:
        state = resolve(state, use, effect)
    for use, wounded in toll.blows:  # only now: an effect may have made a weapon harmless. D247
        wounded = [] if harmless(state, use) else wounded
        state, wounded = _shielded(_worn(state, use, wounded), use, wounded)
        toll.damage += wounded
    if not toll.damage and not toll.doomed:
        return state
    combat = combat_of(state)
    toll.damage.sort(key=lambda wound: wound.card != combat.acting)  # D11
    return push(state, Damage(tuple(toll.damage), tuple(toll.doomed)))


def _worn(state: GameState, use: Use, blows: list[Wound]) -> GameState:
    """A weapon that does not last burns counters for the damage that it is about to do."""
    weapon, points = weapon_of(state, use), sum(w.normal + w.aggravated for w in blows)
    if weapon == NOBODY or not points or not weapon_strike(state, weapon).wears:
        return state
    left = state.cards[weapon].blood - points
    if left <= 0:
        pair = topmost(state, StrikePair)
        assert pair is not None
        state = change(state, StrikePair, spent=(*pair.spent, weapon))
    return change_blood(state, weapon, max(left, 0) - state.cards[weapon].blood, Cause.CARD)


def _shielded(state: GameState, use: Use, blows: list[Wound]) -> tuple[GameState, list[Wound]]:
    """Damage that the other combatant has prevented for the rest of the round."""
    other = opponent(state, use.minion)
    if not blows or blows[0].card != other or not marked(state, other, Mark.SHIELDED):
        return state, blows
    kept: list[Wound] = []
    for wound in blows:
        if wound.preventable and wound.unprevented is None:
            state = emit(state, DamagePrevented(other, wound.normal, wound.aggravated))
        else:
            kept.append(wound)
    return state, kept


def _to_self(use: Use, points: int, *, aggravated: bool) -> Wound:
    normal, worse = (0, points) if aggravated else (points, 0)
    return Wound(use.minion, normal, worse)


def _works(state: GameState, frame: StrikePair, use: Use) -> bool:
    """Whether what the strike does to others happens: its range is right, nobody dodges it."""
    return reaches(state, strike_of(state, use)) and not _dodged(state, frame, use)


def _dodged(state: GameState, frame: StrikePair, use: Use) -> bool:
    """Whether the one at whom the strike is aimed dodges. R6.4.5-17 to R6.4.5-20, R6.4.7-05."""
    if at_retainer(state, use) or strike_of(state, use).undodged:
        return False
    return any(u.minion != use.minion and strike_of(state, u).dodge for u in _chosen(frame))


def _harm(state: GameState, combat: Combat, toll: _Toll) -> GameState:
    """What retainers and lasting effects do when the first strikes of a round resolve."""
    current = current_round(state)
    assert current is not None
    long, wielded = current.range is Range.LONG, dict(current.wielded)
    for minion in (combat.acting, combat.opposing):
        for retainer in retainers_of_opponent(state, minion):
            text = state.definition(retainer).text
            if retainer in wielded:
                state = _wield(state, retainer, wielded[retainer], toll)
            elif text is not None and harms(state, retainer, text, long=long):
                toll.damage.append(Wound(minion, text.harm))
    toll.damage += lasting_harm(state, Moment.FIRST_STRIKES)
    return state

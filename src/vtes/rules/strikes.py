"""What a strike does as things stand (6.4.3, 6.4.5)."""

from __future__ import annotations

from typing import Final

from vtes.model.cards import CardType, Discipline
from vtes.model.combat import PairStep, Range, StrikePair, Wound
from vtes.model.combat_words import Mark, Moment, Option
from vtes.model.frames import Use
from vtes.model.laws import NoEndingStrikes
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Effect, Number, Reach, Strike, Text, Trait
from vtes.rules.aims import mode_of
from vtes.rules.combat import OPTIONS, by_hand, has_trait, kept_from, opponent
from vtes.rules.damage import softened
from vtes.rules.kinds import types
from vtes.rules.laws import on_minion
from vtes.rules.marks import marked, marks
from vtes.rules.nature import clans, is_vampire, own_text
from vtes.rules.numbers import bonus, strength
from vtes.rules.stack import current_combat, current_round, topmost

_BLOODY: Final = (Mark.AGGRAVATED_BLOWS, Mark.AGGRAVATED_BLOW)

HAND: Final = Strike(hand=True)
"""The hand strike that every minion has. R6.4.5-01, R6.4.5-02."""


def strike_of(state: GameState, use: Use) -> Strike:
    """The strike that a minion has chosen, with the melee weapon he makes it with."""
    strike = _unaided(use.mode) if use.card == NOBODY else _printed(state, use.card, use.mode)
    if use.weapon != NOBODY:
        strike = _with_weapon(strike, weapon_strike(state, use.weapon))
    text = own_text(state, use.minion)
    if text is not None and text.claws and strike.hand:
        strike = strike.replace(aggravated=True)
    first = comes_first(state, use.minion) or _first_with(state, use, text)
    if first and not (strike.dodge or strike.ends):
        return strike.replace(first=True)
    return strike


def _first_with(state: GameState, use: Use, text: Text | None) -> bool:
    """Whether the striker's own text makes a strike with that weapon a first strike."""
    if text is None or text.first_with is None:
        return False
    weapon = weapon_of(state, use)
    return weapon != NOBODY and has_trait(state, weapon, text.first_with)


def _unaided(mode: int) -> Strike:
    """A strike without any card: with the hand, or one that a card has allowed before."""
    strike = OPTIONS[Option(mode)].strike if mode else HAND
    assert strike is not None
    return strike


def comes_first(state: GameState, minion: int) -> bool:
    """Whether whatever strike a minion chooses in the pair under way is a first strike."""
    text = own_text(state, minion)
    if text is not None and text.strikes_first:
        return True
    pair = topmost(state, StrikePair)
    return (pair is None or pair.initial) and marked(state, minion, Mark.FIRST_STRIKE)


def weapon_strike(state: GameState, weapon: int) -> Strike:
    """The strike of a melee weapon."""
    text = state.definition(weapon).text
    assert text is not None
    return next(mode.strike for mode in text.modes if mode.strike is not None)


def strike_mode(state: GameState, weapon: int) -> int:
    """Which of the ways of a weapon is its strike."""
    text = state.definition(weapon).text
    assert text is not None
    return next(i for i, mode in enumerate(text.modes) if mode.strike is not None)


def _printed(state: GameState, card: int, index: int) -> Strike:
    mode = mode_of(state, card, index)
    assert mode is not None
    assert mode.strike is not None
    return mode.strike


def _with_weapon(strike: Strike, weapon: Strike) -> Strike:
    """What a card adds to the strike of a weapon takes the type of that strike (G36); to one that
    does no damage it adds none.
    """
    more = strike.damage if weapon.damage or weapon.strength else 0
    return weapon.replace(
        damage=weapon.damage + more,
        first=weapon.first or strike.first,
        undodged=weapon.undodged or strike.undodged,
        unprevented=strike.unprevented,
        effects=strike.effects,
    )


def effects_of(state: GameState, use: Use) -> list[tuple[Use, Effect]]:
    """What else happens when a strike resolves; a weapon's words are about the weapon."""
    found = [(use, effect) for effect in strike_of(state, use).effects]
    if use.weapon == NOBODY:
        return found
    own = use.replace(card=use.weapon)
    return [(own, effect) for effect in weapon_strike(state, use.weapon).effects] + found


def backfires(state: GameState, use: Use) -> bool:
    """Whether a strike hurts the striker."""
    strike, current, combat = strike_of(state, use), current_round(state), current_combat(state)
    if not strike.to_self or strike.all_around or current is None or combat is None:
        return False
    if strike.self_close and current.range is Range.LONG:
        return False
    return not (strike.self_once and weapon_of(state, use) in combat.backfired)


def weapon_of(state: GameState, use: Use) -> int:
    """The weapon with which a strike is made, -1 for none."""
    if use.weapon != NOBODY:
        return use.weapon
    return use.card if use.card != NOBODY and has_trait(state, use.card, Trait.WEAPON) else NOBODY


def striking_weapon(state: GameState, minion: int) -> int:
    """The weapon with which a minion strikes in the pair under way, -1 for none."""
    pair = topmost(state, StrikePair)
    for use in (pair.first, pair.second) if pair is not None else ():
        if use is not None and use.minion == minion and not lost(state, use):
            return weapon_of(state, use)
    return NOBODY


def harmless(state: GameState, use: Use) -> bool:
    """Whether a strike does no damage because it is made with a weapon."""
    weapon = weapon_of(state, use) != NOBODY and is_vampire(state, use.minion)
    return weapon and marked(state, use.minion, Mark.HARMLESS_WEAPONS)


def cannot_end(state: GameState, minion: int) -> bool:
    """Whether a card on the opponent keeps a minion from strikes that end the combat."""
    foe = opponent(state, minion)
    return foe != NOBODY and any(on_minion(state, foe, NoEndingStrikes))


def lost(state: GameState, use: Use) -> bool:
    """Whether the weapon with which a strike would be made is gone. R6.4.5-14."""
    weapon = weapon_of(state, use)
    return weapon != NOBODY and weapon not in state.cards[use.minion].attached


def kept(state: GameState, use: Use) -> bool:
    """Whether the minion is kept from the strike that he has chosen by maneuvering. D220."""
    if kept_from(state, use.minion, use.card):
        return True
    return marked(state, use.minion, Mark.HAND_STRIKES_ONLY) and not by_hand(strike_of(state, use))


def reaches(state: GameState, strike: Strike) -> bool:
    """Whether a strike works at the range of the round. R6.4.3-10, R6.4.3-11, R6.4.5-24."""
    current = current_round(state)
    if current is None:
        return False
    wrong = Reach.LONG if current.range is Range.CLOSE else Reach.CLOSE
    return strike.ends or strike.reach is not wrong


def struck(state: GameState, use: Use) -> int:
    """The minion or retainer at whom a strike is aimed. R6.4.7-02, R6.4.7-04."""
    return use.struck if use.struck != NOBODY else opponent(state, use.minion)


def at_retainer(state: GameState, use: Use) -> bool:
    """Whether a strike is aimed at a retainer instead of at the opponent. R6.4.7-02."""
    return use.struck not in (NOBODY, opponent(state, use.minion))


def points_of(state: GameState, strike: Strike) -> int:
    """Points of damage of a strike, without strength, at the range of the round."""
    current = current_round(state)
    far = current is not None and current.range is Range.LONG
    return strike.long if far and strike.long is not None else strike.damage


def menaces(state: GameState, card: int) -> bool:
    """Whether a strike that has been chosen would give a combatant aggravated damage at the range
    of the round, dodged or not. D307
    """
    pair = topmost(state, StrikePair)
    if pair is None or pair.step is PairStep.OVER:
        return False
    for use in (pair.first, pair.second):
        if use is None or use.minion == card or struck(state, use) != card or lost(state, use):
            continue
        works = reaches(state, strike_of(state, use))
        if works and any(wound.aggravated for wound in wounds(state, use)):
            return True
    return False


def around(state: GameState, use: Use, *, works: bool) -> list[Wound]:
    """The damage that a strike does to all around it: the striker, and retainers. D246

    None of it is aimed at anybody; those who belong to the opponent are safe if he dodges.
    """
    strike = strike_of(state, use)
    if not strike.all_around:
        return []
    points = points_of(state, strike)
    hit: tuple[int, ...] = (use.minion,) if strike.to_self else ()
    hit += retainers_of_opponent(state, opponent(state, use.minion))
    hit += retainers_of_opponent(state, use.minion) if works else ()
    normal, worse = (0, points) if strike.aggravated else (points, 0)
    return [Wound(card, normal, worse) for card in hit]


def wounds(state: GameState, use: Use, retainer: int = NOBODY) -> list[Wound]:
    """The damage of a strike that works and is not dodged. R6.4.5-02 to R6.4.5-05, G36.

    Args:
        state: the position.
        use: the strike.
        retainer: the retainer who uses the weapon of `use` for its employer, without striking.
    """
    strike, weapon = strike_of(state, use), weapon_of(state, use)
    points = points_of(state, strike)
    if strike.hand or strike.strength:
        by_minion = retainer == NOBODY
        points += strength(state, use.minion) if by_minion else _own_harm(state, retainer)
    if not is_vampire(state, opponent(state, use.minion)):
        points += strike.more_to_ally
    if points > 0 and retainer == NOBODY and strike.reach is not Reach.CLOSE:
        points += bonus(state, use.minion, Number.RANGED)
    if points > 0 and requires_potence(state, use):
        points += sum(marks(state, use.minion, Mark.POTENCE_DAMAGE))
    aggravated = strike.aggravated or (
        strike.hand and marked(state, use.minion, Mark.AGGRAVATED_HANDS)
    )
    if retainer == NOBODY and is_blow(state, use):
        aggravated = aggravated or any(marked(state, use.minion, mark) for mark in _BLOODY)
    normal, worse = (0, points) if aggravated else (points, 0)
    if weapon != NOBODY and points:
        more = sum(marks(state, weapon, Mark.WEAPON_DAMAGE))
        if retainer == NOBODY:
            more += bonus(state, use.minion, Number.WEAPON)
            if has_trait(state, weapon, Trait.MELEE):
                more += bonus(state, use.minion, Number.MELEE)
        normal, worse = (0, worse + more) if aggravated else (normal + more, 0)
        worse += sum(marks(state, weapon, Mark.WEAPON_AGGRAVATED))
    if normal + worse < 1:
        return []
    wound = Wound(
        struck(state, use),
        max(normal, 0),
        worse,
        use.minion if retainer == NOBODY else NOBODY,
        preventable=not strike.unpreventable,
        unprevented=strike.unprevented,
        weapon=weapon,
    )
    return [wound if retainer != NOBODY else softened(state, use.minion, wound)]


def is_blow(state: GameState, use: Use) -> bool:
    """Whether a strike is a hand strike or made with a melee weapon."""
    weapon = weapon_of(state, use)
    return strike_of(state, use).hand if weapon == NOBODY else has_trait(state, weapon, Trait.MELEE)


def requires_potence(state: GameState, use: Use) -> bool:
    """Whether a strike is that of a card which requires Potence, whatever it is made with."""
    mode = mode_of(state, use.card, use.mode) if use.card != NOBODY else None
    if mode is None or not mode.level:
        return False
    return any(
        asked is Discipline.POTENCE for asked, _ in state.definition(use.card).facts.disciplines
    )


def _own_harm(state: GameState, retainer: int) -> int:
    text = state.definition(retainer).text
    return text.harm if text is not None else 0


def retainers_of_opponent(state: GameState, minion: int) -> tuple[int, ...]:
    """The retainers of the other combatant."""
    other = opponent(state, minion)
    attached = state.cards[other].attached if other != NOBODY else ()
    kind = CardType.RETAINER
    return tuple([card for card in attached if kind in types(state, card)])


def harms(state: GameState, retainer: int, text: Text, *, long: bool) -> bool:
    """Whether a retainer does the opponent of its employer harm by itself, at this range."""
    if not text.harm or (long and text.harm_reach is Reach.CLOSE):
        return False
    return not text.harm_clan or text.harm_clan in clans(state, state.cards[retainer].host)


def strikable(state: GameState, minion: int) -> tuple[int, ...]:
    """Whom a minion may name as the one he strikes at, at long range. R6.4.7-02."""
    return (opponent(state, minion), *retainers_of_opponent(state, minion))


def lasting_harm(state: GameState, when: Moment) -> list[Wound]:
    """What cards played before do at a moment of the round under way."""
    combat, current = current_combat(state), current_round(state)
    assert combat is not None
    assert current is not None
    found: list[Wound] = []
    for harm in combat.harm:
        if harm.when is not when or combat.round < harm.since:
            continue
        if harm.rounds and combat.round >= harm.since + harm.rounds:
            continue
        if current.range is Range.LONG and not harm.ranged:
            continue
        points = harm.amount + harm.more * (combat.round - harm.since)
        other = opponent(state, harm.minion)
        near = retainers_of_opponent(state, other) if harm.retainers else ()
        found += [
            Wound(card, points, preventable=harm.preventable) for card in (harm.minion, *near)
        ]
    return found

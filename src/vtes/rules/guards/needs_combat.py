"""The guards behind the conditions under which cards are used in combat (6.4)."""

from __future__ import annotations

from typing import Final

from vtes.model.combat import Damage, Range, StrikePair
from vtes.model.combat_words import Mark
from vtes.model.events import Ending
from vtes.model.frames import Play
from vtes.model.lasting import About
from vtes.model.needs_combat import (
    AgainstAlly,
    AgainstLesser,
    AgainstVampire,
    AnsweredStrike,
    AnswersStrike,
    AtClose,
    AtLong,
    BothReady,
    CapacityAbove,
    Falls,
    FirstRound,
    FirstStrikes,
    FromBlock,
    HadBefore,
    HasContract,
    InflictedMore,
    LaterRound,
    OpponentFalls,
    Soars,
    StrikesWith,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Need, Trait
from vtes.model.zones import READY
from vtes.rules.aims import mode_of
from vtes.rules.combat import both_ready, has_trait, opponent
from vtes.rules.guards.common import Subject
from vtes.rules.guards.guard import Guard
from vtes.rules.marks import marked, marks
from vtes.rules.nature import capacity, clans, flies, is_vampire
from vtes.rules.presence import in_play
from vtes.rules.stack import current_action, current_combat, current_round, topmost
from vtes.rules.strikes import striking_weapon


def _stands(state: GameState, need: OpponentFalls, who: Subject) -> bool:
    damage, other = topmost(state, Damage), opponent(state, who[1])
    if damage is None or other == NOBODY or state.cards[other].zone is not READY:
        return True
    return other not in damage.to_torpor or who[1] in damage.to_torpor + damage.to_burn


def _later(state: GameState, need: FirstRound, who: Subject) -> bool:
    combat = current_combat(state)
    return combat is None or combat.round > 1


def _first(state: GameState, need: LaterRound, who: Subject) -> bool:
    combat = current_combat(state)
    if need.ritual and marked(state, who[1], Mark.EARLY_RITUALS):
        return False
    return combat is None or combat.round < 2


def _not_from_block(state: GameState, need: FromBlock, who: Subject) -> bool:
    action, combat = current_action(state), current_combat(state)
    if action is None or combat is None or combat.later or action.ending != Ending.BLOCKED:
        return True
    return action.blocker != who[1] or (combat.acting, combat.opposing) != (action.minion, who[1])


def _new(state: GameState, need: HadBefore, who: Subject) -> bool:
    combat = current_combat(state)
    return combat is None or who[2] in combat.brought


def _not_close(state: GameState, need: AtClose, who: Subject) -> bool:
    current = current_round(state)
    return current is None or current.range is not Range.CLOSE


def _not_long(state: GameState, need: AtLong, who: Subject) -> bool:
    current = current_round(state)
    return current is None or current.range is not Range.LONG


def _more_strikes(state: GameState, need: FirstStrikes, who: Subject) -> bool:
    pair = topmost(state, StrikePair)
    return not need.before if pair is None else not pair.initial


def _no_opposing_vampire(state: GameState, need: AgainstVampire, who: Subject) -> bool:
    other = opponent(state, who[1])
    if other == NOBODY or not is_vampire(state, other):
        return True
    has = [state.definition(card).facts.id for card in state.cards[other].attached]
    return (need.in_play and not in_play(state, other)) or bool(set(need.without) & set(has))


def _no_lesser(state: GameState, need: AgainstLesser, who: Subject) -> bool:
    other = opponent(state, who[1])
    if other == NOBODY:
        return True
    if not is_vampire(state, other) or set(need.clans) & set(clans(state, other)):
        return False
    return capacity(state, other) >= capacity(state, who[1])


def _no_strike(state: GameState, need: AnswersStrike, who: Subject) -> bool:
    play = topmost(state, Play)
    if play is None or play.use.minion != opponent(state, who[1]):
        return True
    mode = mode_of(state, play.use.card, play.use.mode)
    return mode is None or mode.strike is None


def _level(state: GameState, need: Soars, who: Subject) -> bool:
    other = opponent(state, who[1])
    return not flies(state, who[1]) or other == NOBODY or flies(state, other)


def _unanswered(state: GameState, need: AnsweredStrike, who: Subject) -> bool:
    combat, pair = current_combat(state), topmost(state, StrikePair)
    if combat is None or combat.acting != who[1] or pair is None:
        return True
    return pair.first is None or pair.second is None


def _not_more(state: GameState, need: InflictedMore, who: Subject) -> bool:
    combat = current_combat(state)
    if combat is None:
        return True
    now = [(striker, points) for striker, points, number in combat.dealt if number == combat.round]
    mine, theirs = (
        sum([points for striker, points in now if striker == minion])
        for minion in (who[1], opponent(state, who[1]))
    )
    return mine <= theirs


def _other_strike(state: GameState, need: StrikesWith, who: Subject) -> bool:
    weapon = striking_weapon(state, who[1])
    if weapon == NOBODY or not has_trait(state, weapon, need.trait):
        return True
    changed = (Mark.WEAPON_DAMAGE, Mark.WEAPON_AGGRAVATED)
    return any(marks(state, weapon, mark) for mark in changed)


def _does_not_fall(state: GameState, need: Falls, who: Subject) -> bool:
    frame = topmost(state, Damage)
    return frame is None or who[1] not in frame.to_torpor


def _no_contract(state: GameState, need: HasContract, who: Subject) -> bool:
    foe = opponent(state, who[1])
    if foe == NOBODY:
        return True
    on_foe = [c for c in state.cards[foe].attached if has_trait(state, c, Trait.CONTRACT)]
    return not any(About(card, who[1]) in state.lasting for card in on_foe)


def _not_both(state: GameState, need: BothReady, who: Subject) -> bool:
    combat = current_combat(state)
    return combat is None or bool(combat.again) or not both_ready(state, combat)


OF_COMBAT: Final[dict[type[Need], Guard]] = {
    OpponentFalls: Guard(
        "opponent-stands",
        "R6.4.6-12",
        "the opposing vampire is not on his way to torpor, or the minion does not stay",
        _stands,
    ),
    FirstRound: Guard(
        "not-first-round", "R1.4-01", "the card is for the first round of a combat", _later
    ),
    LaterRound: Guard(
        "first-round", "R1.4-01", "the card is not for the first round of a combat", _first
    ),
    FromBlock: Guard(
        "not-from-block",
        "R6.2-11",
        "the combat is not the first one of the minion with whom he has blocked",
        _not_from_block,
    ),
    HadBefore: Guard("new-in-combat", "R1.4-01", "the card is new in this combat", _new),
    AtClose: Guard("not-at-close-range", "R6.4.2-03", "the card is for close range", _not_close),
    AtLong: Guard("not-at-long-range", "R6.4.2-03", "the card is for long range", _not_long),
    FirstStrikes: Guard(
        "not-the-first-strikes",
        "R1.4-01",
        "the card is for the first pair of strikes of a round",
        _more_strikes,
    ),
    AgainstVampire: Guard(
        "not-against-vampire",
        "R1.4-01",
        "the card is for a vampire as opponent, without such a card",
        _no_opposing_vampire,
    ),
    AgainstAlly: Guard(
        "not-against-ally",
        "R1.4-01",
        "the card is for an ally as opponent",
        lambda state, need, who: is_vampire(state, opponent(state, who[1])),
    ),
    AgainstLesser: Guard(
        "not-against-lesser",
        "R1.5-04",
        "the card is for an ally or a younger vampire as opponent",
        _no_lesser,
    ),
    AnswersStrike: Guard(
        "no-strike-card", "R1.4-01", "the opposing minion is not playing a strike card", _no_strike
    ),
    Soars: Guard(
        "does-not-soar",
        "R1.4-01",
        "the card is for a minion with flight whose opponent has none",
        _level,
    ),
    CapacityAbove: Guard(
        "capacity-too-low",
        "R1.6.1-12",
        "the card needs a vampire of more capacity",
        lambda state, need, who: capacity(state, who[1]) <= need.capacity,
    ),
    AnsweredStrike: Guard(
        "strike-unanswered",
        "R1.4-01",
        "only the acting minion does that, when both have chosen their strikes",
        _unanswered,
    ),
    InflictedMore: Guard(
        "not-more-damage",
        "R6.4.6-06",
        "the minion has not inflicted more damage than the opposing one in this round",
        _not_more,
    ),
    StrikesWith: Guard(
        "no-such-strike",
        "R1.4-01",
        "the minion does not strike with such a weapon, or a card has changed it before",
        _other_strike,
    ),
    Falls: Guard(
        "not-about-to-fall", "D194", "the vampire is not on his way to torpor", _does_not_fall
    ),
    HasContract: Guard(
        "no-contract", "R1.4-01", "no contract on the opponent is about him", _no_contract
    ),
    BothReady: Guard(
        "not-both-ready",
        "R1.4-01",
        "both combatants have to be ready, without another combat to fight",
        _not_both,
    ),
}
"""The guard behind each condition of combat."""

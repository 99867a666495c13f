"""Damage that is about to be done, and what of it may be prevented (6.4.6)."""

from __future__ import annotations

from vtes.model.amounts import ALL
from vtes.model.cards import Discipline
from vtes.model.combat import Damage, Wound
from vtes.model.combat_words import Mark, Prevent
from vtes.model.state import NOBODY, GameState
from vtes.rules.marks import marked
from vtes.rules.nature import is_vampire, texts_on
from vtes.rules.stack import topmost


def victims(frame: Damage, state: GameState) -> tuple[int, ...]:
    """The minions among those who take the damage, each once. R6.4.6-04, R6.4.6-05."""
    cards = dict.fromkeys([wound.card for wound in frame.wounds])
    return tuple([card for card in cards if state.cards[card].host == NOBODY])


def victim(state: GameState) -> int:
    """The minion who may prevent damage now, -1 for none."""
    frame = topmost(state, Damage)
    if frame is None or frame.at == 0:
        return NOBODY
    return victims(frame, state)[frame.at - 1]


def preventable(
    state: GameState, minion: int, discipline: Discipline | None, strike: bool = False
) -> tuple[int, int]:
    """Points of normal and of aggravated damage that a minion may prevent.

    Args:
        state: the position.
        minion: the minion who takes the damage.
        discipline: the Discipline of the card with which he does, None for none.
        strike: only damage of the opponent's strike.
    """
    frame = topmost(state, Damage)
    if frame is None:
        return 0, 0
    found = [w for w in frame.wounds if may_prevent(w, minion, discipline, strike)]
    return sum([w.normal for w in found]), sum([w.aggravated for w in found])


def preventable_by(
    state: GameState, minion: int, discipline: Discipline | None, word: Prevent
) -> tuple[int, int]:
    """The same of the damage that a card prevents, as it counts for him (R6.4.6-16)."""
    normal, aggravated = preventable(state, minion, discipline, word.strike)
    if not word.mild or hardened(state, minion):
        return normal, aggravated
    worse = is_vampire(state, minion) and marked(state, minion, Mark.DAMAGE_AGGRAVATED)
    return (0 if worse else normal), 0


def hardened(state: GameState, minion: int) -> bool:
    """Whether a minion treats aggravated damage as normal damage."""
    if marked(state, minion, Mark.AGGRAVATED_AS_NORMAL):
        return True
    return any(text.hardened for text in texts_on(state, minion))


def may_prevent(wound: Wound, minion: int, discipline: Discipline | None, strike: bool) -> bool:
    """Whether damage is preventable for a minion, as `preventable` has it."""
    if wound.card != minion or not wound.preventable or (strike and wound.striker == NOBODY):
        return False
    return wound.unprevented is None or wound.unprevented is not discipline


def with_x(word: Prevent, x: int) -> Prevent:
    """What a card prevents if so much blood is paid for it as X."""
    return word.replace(amount=word.amount + word.each * x) if word.each else word


def aggravated_points(state: GameState, minion: int, card: int, word: Prevent) -> tuple[int, int]:
    """Least and most points of aggravated damage that a card may prevent. R6.4.6-16, C30.

    Args:
        state: the position.
        minion: the minion who prevents.
        card: instance id of the card, -1 for none.
        word: what it prevents.
    """
    by = preventing_by(state, card, word)
    normal, aggravated = preventable_by(state, minion, by, word)
    points = normal + aggravated if word.amount == ALL else word.amount
    return max(min(points - normal, aggravated), 0), min(points, aggravated)


def worse_points(state: GameState, minion: int, card: int, word: Prevent, chosen: int) -> int:
    """How many of the points that a card prevents are aggravated: as chosen, if it can be so."""
    least, most = aggravated_points(state, minion, card, word)
    return min(max(chosen, least), most)


def milder_points(state: GameState, minion: int, card: int, word: Prevent, worse: int) -> int:
    """How many of the points that a card prevents are normal, if so many are aggravated."""
    normal, _ = preventable_by(state, minion, preventing_by(state, card, word), word)
    return normal if word.amount == ALL else min(word.amount - worse, normal)


def strike_points(
    state: GameState, minion: int, card: int, word: Prevent, worse: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Least and most points of the strike, normal and aggravated, that a card may prevent. D263

    Args:
        state: the position.
        minion: the minion who prevents.
        card: instance id of the card, -1 for none.
        word: what it prevents.
        worse: how many of the points are aggravated.
    """
    by = preventing_by(state, card, word)
    normal, aggravated = preventable_by(state, minion, by, word)
    mine, bad = preventable_by(state, minion, by, word.replace(strike=True))
    other, rest = normal - mine, aggravated - bad
    left = milder_points(state, minion, card, word, worse)
    return (max(left - other, 0), min(left, mine)), (max(worse - rest, 0), min(worse, bad))


def preventing_by(state: GameState, card: int, word: Prevent) -> Discipline | None:
    """The Discipline of the card by which damage is prevented, now or as allowed before."""
    return word.by if card == NOBODY else discipline_of(state, card)


def discipline_of(state: GameState, card: int) -> Discipline | None:
    """The Discipline that a card asks for, None for none."""
    return next((d for d, _ in state.definition(card).facts.disciplines), None)

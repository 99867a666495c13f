"""What damage does to the one who takes it (6.4.6)."""

from __future__ import annotations

from collections.abc import Sequence

from vtes.model.combat import Wound
from vtes.model.combat_words import Mark
from vtes.model.record import Record, record
from vtes.model.state import GameState
from vtes.rules.combat import opponent
from vtes.rules.marks import marked
from vtes.rules.nature import is_vampire, own_text
from vtes.rules.stack import current_combat


def softened(state: GameState, minion: int, wound: Wound) -> Wound:
    """The damage that a minion does to somebody, less what a tough opponent does not take of it.

    It is no prevention; what cards add to a strike is a part of it.
    """
    if opponent(state, minion) != wound.card:
        return wound
    text = own_text(state, wound.card)
    if text is None or not text.tough:
        return wound
    normal = max(wound.normal - text.tough, 0)
    rest = text.tough - (wound.normal - normal)
    return wound.replace(normal=normal, aggravated=max(wound.aggravated - rest, 0))


def unhurt_by(state: GameState, card: int, minion: int) -> bool:
    """Whether a minion does no damage to a card because it is his retainer and says so."""
    text = state.definition(card).text
    return text is not None and text.unhurt_by_host and state.cards[card].host == minion


@record
class Fate(Record):
    """What becomes of a vampire who takes damage.

    Attributes:
        blood: blood that he burns.
        torpor: whether he goes to torpor.
        burned: whether he is burned.
    """

    blood: int
    torpor: bool
    burned: bool


def fate(blood: int, normal: int, aggravated: int, *, wounded: bool) -> Fate:
    """Work damage out on a vampire. R6.4.6-07 to R6.4.6-15.

    Args:
        blood: blood counters he has.
        normal: points of normal damage left after prevention.
        aggravated: points of aggravated damage left after prevention.
        wounded: whether he is wounded already (in torpor).
    """
    healed = min(blood, normal)
    left = blood - healed
    hurt = wounded or normal > healed
    if aggravated and not hurt:
        # The first point that cannot be healed only wounds him.
        hurt, aggravated = True, aggravated - 1
    paid = min(left, aggravated)
    burned = aggravated > paid
    return Fate(healed + paid, torpor=hurt and not burned, burned=burned)


def first_points(state: GameState, wounds: Sequence[Wound]) -> list[Wound]:
    """What is left of damage where somebody takes no more than a point of it in a round. D312

    Args:
        state: the position.
        wounds: the damage, when nobody prevents any more of it.
    """
    left = list(wounds)
    for victim in dict.fromkeys([wound.card for wound in wounds]):
        every = marked(state, victim, Mark.FIRST_POINT_ONLY)
        if every or marked(state, victim, Mark.FIRST_POINT):
            left = _first_point(state, left, victim, every=every)
    return left


def _first_point(state: GameState, wounds: list[Wound], victim: int, *, every: bool) -> list[Wound]:
    worse = is_vampire(state, victim) and marked(state, victim, Mark.DAMAGE_AGGRAVATED)
    less: list[list[int]] = []
    for wound in wounds:
        mine = wound.card == victim and wound.preventable
        less.append(
            [
                wound.normal if mine and (every or not worse) else 0,
                wound.aggravated if mine and every else 0,
            ]
        )
    all_points = sum([w.normal + w.aggravated for w in wounds if w.card == victim])
    if all_points == sum(map(sum, less)) and not _hurt(state, victim):
        for kind in (0, 1):  # the first point is a normal one if there is any
            some = next((each for each in less if each[kind]), None)
            if some is not None:
                some[kind] -= 1
                break
    return [
        wound.replace(normal=wound.normal - normal, aggravated=wound.aggravated - aggravated)
        for wound, (normal, aggravated) in zip(wounds, less, strict=True)
    ]


def _hurt(state: GameState, victim: int) -> bool:
    """Whether damage has been inflicted on him in this round."""
    combat = current_combat(state)
    return combat is not None and any(
        lost.card == victim and lost.points and lost.round == combat.round for lost in combat.lost
    )

"""What damage does to the one who takes it (6.4.6)."""

from __future__ import annotations

from vtes.model.combat import Wound
from vtes.model.record import Record, record
from vtes.model.state import GameState
from vtes.rules.combat import opponent
from vtes.rules.nature import own_text


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

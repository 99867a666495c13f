"""What an aim can want of a card beyond its kind, its place and whose it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vtes.model.lasting import Bearing, Diablerist, Hunted, Newcomer
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Aim, Where
from vtes.rules.combat import has_trait, in_use
from vtes.rules.nature import SUPERIOR, capacity, clans, has_at, is_vampire, starting_life
from vtes.rules.sects import sect
from vtes.rules.titles import is_titled, title


def not_younger(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a younger vampire and this one is not. R1.5-04, G32."""
    return minion != NOBODY and capacity(state, card) >= capacity(state, minion)


def older(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire who is not older, and this one is. R1.5-04."""
    return minion != NOBODY and capacity(state, card) > capacity(state, minion)


def not_elder(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants an older vampire, and this one is not. R1.5-04."""
    return minion != NOBODY and capacity(state, card) <= capacity(state, minion)


def not_his(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a card on the minion himself, and this one is not."""
    return minion == NOBODY or state.cards[card].host != minion


def the_same(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants another minion and this is the one himself, or a card on him."""
    return minion != NOBODY and minion in (card, state.cards[card].host)


def not_on_vampire(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a card on a vampire and this is none."""
    host = state.cards[card].host
    return host == NOBODY or not is_vampire(state, host)


def wrong_clan(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a member of a clan, or a card that requires it, and this is none."""
    found = clans(state, card) if is_vampire(state, card) else state.definition(card).facts.clans
    return aim.clan not in found and (not aim.or_clan or aim.or_clan not in found)


def wrong_sect(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire of a sect, or of another, and this is none. R10.1-09."""
    if aim.beyond is not None and sect(state, card) is aim.beyond:
        return True
    return aim.sect is not None and sect(state, card) is not aim.sect


def superior_already(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether a level of a Discipline would be given to one who has it at superior. R1.6.2-13."""
    assert aim.discipline is not None
    return has_at(state, card, aim.discipline) >= SUPERIOR


def fed_already(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire who has not fed on a hunting ground, and he has."""
    return Hunted(card) in state.lasting


def innocent(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire who has committed diablerie, and he has not. D192."""
    return not any(
        isinstance(lasting, Diablerist) and lasting.vampire == card and seat in lasting.seats
        for lasting in state.lasting
    )


def wrongly_titled(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire without certain titles, and he has one of them."""
    return title(state, card) in aim.untitled


def too_old(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire of a capacity at most, and this one is none or exceeds it."""
    return not 0 < capacity(state, card) <= aim.most


def too_young(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire of a capacity at least, and this one is none or below it."""
    return capacity(state, card) < aim.least


def for_all_clans(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a card that requires a clan, and this one requires none."""
    return not state.definition(card).facts.clans


def wrong_condition(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants something untapped, or somebody weak, and this is not."""
    value = state.cards[card]
    if (aim.untapped and value.tapped) or (aim.tapped and not value.tapped):
        return True
    if aim.weak is None or value.tapped:
        return False
    return not is_vampire(state, card) or value.blood > aim.weak


def not_titled(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire with one of certain titles, and he has none of them."""
    if aim.any_title and not is_titled(state, card):
        return True
    return bool(aim.titled) and title(state, card) not in aim.titled


def has_one(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants one without a card of some kind, and there is such a card on him."""
    assert aim.without is not None
    return any(has_trait(state, on, aim.without) for on in state.cards[card].attached)


def without_token(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants one who has a token, and this one has none."""
    assert aim.token is not None
    return Bearing(card, aim.token) not in state.lasting


def used_weapon(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a weapon that nobody has used in this round, and this one has been."""
    return in_use(state, card)


def wrong_blood(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants somebody with so many counters, and this one has less or more."""
    there = state.cards[card].blood
    return there < aim.blood_least or (aim.blood_most is not None and there > aim.blood_most)


def not_new(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire who has just come out, and this one has not."""
    return Newcomer(card, seat) not in state.lasting


def not_oldest(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants one of the oldest of a clan, and there are older ones."""
    player = state.players[state.cards[card].controller]
    kin = [c for c in player.ready + player.torpor if aim.clan in clans(state, c)]
    return any(capacity(state, other) > capacity(state, card) for other in kin)


def unmenaced(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants somebody whom a strike menaces, and none does."""
    from vtes.rules.strikes import menaces  # numbers of minions ask for aims in their turn

    return not menaces(state, card)


def a_copy(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether an equal card lies above this one in the ash heap, and stands for both."""
    heap = state.players[state.cards[card].owner].ash_heap
    definition = state.cards[card].definition
    if card not in heap:
        return False
    return any(state.cards[other].definition == definition for other in heap[: heap.index(card)])


def unskilled(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants a vampire who has a Discipline, and he has it not."""
    assert aim.skill is not None
    return not has_at(state, card, aim.skill)


def unhurt(state: GameState, aim: Aim, seat: int, minion: int, card: int) -> bool:
    """Whether the aim wants one with less life than it came into play with, and it has it all."""
    return state.cards[card].blood >= starting_life(state, card)


Check = Callable[[GameState, Aim, int, int, int], bool]
"""Given the position, the aim, the seat and the minion who aim (-1: none), and the card."""

WANTS: Final[dict[Check, Callable[[Aim], bool]]] = {
    not_younger: lambda aim: aim.younger,
    older: lambda aim: aim.not_older,
    not_elder: lambda aim: aim.older,
    not_his: lambda aim: aim.his_own,
    the_same: lambda aim: aim.another,
    not_on_vampire: lambda aim: aim.on_vampire,
    wrong_clan: lambda aim: aim.clan != "",
    wrong_sect: lambda aim: aim.sect is not None or aim.beyond is not None,
    superior_already: lambda aim: aim.discipline is not None,
    fed_already: lambda aim: aim.unfed,
    innocent: lambda aim: aim.diablerist,
    wrongly_titled: lambda aim: aim.untitled != (),
    too_old: lambda aim: aim.most > 0,
    too_young: lambda aim: aim.least > 0,
    for_all_clans: lambda aim: aim.requires_clan,
    wrong_condition: lambda aim: aim.untapped or aim.tapped or aim.weak is not None,
    not_titled: lambda aim: aim.titled != () or aim.any_title,
    has_one: lambda aim: aim.without is not None,
    without_token: lambda aim: aim.token is not None,
    wrong_blood: lambda aim: aim.blood_least > 0 or aim.blood_most is not None,
    not_new: lambda aim: aim.newcomer,
    not_oldest: lambda aim: aim.oldest,
    unmenaced: lambda aim: aim.menaced,
    used_weapon: lambda aim: aim.unused,
    a_copy: lambda aim: aim.where is Where.ASH_HEAP,
    unskilled: lambda aim: aim.skill is not None,
    unhurt: lambda aim: aim.hurt,
}
"""Which aims want what a check is about; it is asked for those alone."""

"""Who can commit diablerie (6.5.5), and upon whom (6.5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.cards import CardType, Discipline
from vtes.model.decisions import ActionKind
from vtes.model.state import GameState
from vtes.model.text import Ban
from vtes.model.zones import READY, Zone
from vtes.rules.belongings import is_equipment, is_heirloom
from vtes.rules.hands import pile
from vtes.rules.laws import not_for
from vtes.rules.nature import SUPERIOR, clans, disciplines, is_vampire
from vtes.rules.numbers import banned
from vtes.rules.repeating import repeats
from vtes.rules.seating import clockwise

SEARCHED = (Zone.LIBRARY, Zone.HAND, Zone.ASH_HEAP)
"""Where the diablerist's controller may look for a Discipline card. R6.5.5-07."""


def can_commit(state: GameState, minion: int) -> bool:
    """Whether a minion is able to commit diablerie. R6.5.5-01, R6.5.5-02, R6.5.4-01."""
    ready = state.cards[minion].zone is READY
    return ready and is_vampire(state, minion) and not cursed(state, minion)


def cursed(state: GameState, minion: int) -> bool:
    """Whether the vampire is of a clan whose members commit no diablerie, or a card forbids it to
    him. R6.5.5-02.
    """
    if banned(state, minion, Ban.DIABLERIE):
        return True
    clan = clans(state, minion)
    return any(each in clan for each in state.table.ruleset.cursed_clans)


def victims(state: GameState, minion: int) -> Iterator[int]:
    """Vampires in torpor whom the minion may take an action to diablerize. R6.5.4-01."""
    for seat in clockwise(state, state.active):
        for vampire in state.players[seat].torpor:
            if not repeats(state, minion, ActionKind.DIABLERIE, target=vampire) and not not_for(
                state, state.active, vampire
            ):
                yield vampire


def loot(state: GameState, victim: int) -> Iterator[int]:
    """Equipment of one who will be burned, for another to take. R6.5.5-04."""
    for card in state.cards[victim].attached:
        if is_equipment(state, card) and not is_heirloom(state, card):
            yield card


def given(state: GameState, card: int) -> Discipline | None:
    """The Discipline that a Discipline master card gives, None for any other card."""
    definition = state.definition(card)
    if definition.text is None or CardType.MASTER not in definition.facts.types:
        return None
    return definition.text.discipline


def has_superior(state: GameState, vampire: int, card: int) -> bool:
    """Whether the vampire has at superior already what the Discipline card gives. R1.6.2-13."""
    discipline = given(state, card)
    return discipline is not None and disciplines(state, vampire).get(discipline) == SUPERIOR


def of_use(state: GameState, seat: int, place: Zone, vampire: int) -> Iterator[int]:
    """One copy of each Discipline card for the vampire in the place, by printed id. R6.5.5-07."""
    copies: dict[int, int] = {}
    for card in pile(state, seat, place):
        if given(state, card) is not None and not has_superior(state, vampire, card):
            copies.setdefault(state.definition(card).facts.id, card)
    for printed in sorted(copies):
        yield copies[printed]


def may_find(state: GameState, seat: int, vampire: int) -> bool:
    """Whether, by what everybody can see, there may be a Discipline card for the vampire."""
    player = state.players[seat]
    if player.library or player.hand:
        return True
    return any(True for _ in of_use(state, seat, Zone.ASH_HEAP, vampire))

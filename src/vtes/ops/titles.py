"""Titles gained, lost, contested and yielded (4.2, 6.3.4, 10)."""

from __future__ import annotations

from collections.abc import Sequence

from vtes.model.cards import NO_CLAIM, Claim
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban
from vtes.model.title_events import TitleContested, TitleGained, TitleLost, TitleWon, TitleYielded
from vtes.model.zones import READY, TORPOR
from vtes.ops.cards import burn
from vtes.ops.counters import with_card
from vtes.rules.numbers import banned
from vtes.rules.titles import claim, claimants, is_proper, key, recorded


def give_title(state: GameState, vampire: int, given: Claim) -> GameState:
    """A vampire in play gains a title, if it becomes his sect and clan; his old one is gone.

    R6.3.4-09 to R6.3.4-11, R10-03, R10-05, R10.1-04. A card on him that does not give him its
    title stays where it is. Nothing happens to one who gains no title.
    """
    if state.cards[vampire].zone not in (READY, TORPOR) or not is_proper(state, vampire, given):
        return state
    if banned(state, vampire, Ban.TITLE):
        return state
    if claim(state, vampire) != NO_CLAIM:
        state = drop_title(state, vampire)
    changed = state.cards[vampire].replace(claim=recorded(state, vampire, given))
    return with_card(state, vampire, changed, TitleGained(vampire, given.title, given.of))


def drop_title(state: GameState, vampire: int) -> GameState:
    """A vampire loses his title, or yields it if it is contested; so does a card that gave it.

    R4.2-10 to R4.2-12, D82: nothing else happens to him, and a printed title does not come back
    as long as he is in play.
    """
    value = state.cards[vampire]
    own = claim(state, vampire)
    kind = TitleYielded if value.contesting else TitleLost
    changed = value.replace(claim=recorded(state, vampire, NO_CLAIM), contesting=False)
    state = with_card(state, vampire, changed, kind(vampire, own.title, own.of))
    return state if own.card == NOBODY else burn(state, own.card)


def take_claims(state: GameState, vampires: Sequence[int]) -> GameState:
    """Vampires came into play or gained a title: contests begin or grow. R4.2-02, R10-06, G22.

    Args:
        state: the position, in which they are in play (or have left it again).
        vampires: their instance ids.
    """
    for vampire in vampires:
        wanted = key(claim(state, vampire))
        if wanted is None:
            continue
        rivals = claimants(state, wanted)
        if len(rivals) < 2:
            continue
        for rival in rivals:
            state = yield_improper(state, rival)
        rivals = claimants(state, wanted)
        for rival in rivals if len(rivals) > 1 else ():
            state = _contest(state, rival)
    return state


def yield_improper(state: GameState, vampire: int) -> GameState:
    """A vampire whom a contested title does not become yields it at once. R10-06."""
    own = claim(state, vampire)
    if is_proper(state, vampire, own):
        return state
    return drop_title(_contest(state, vampire), vampire)


def win_titles(state: GameState, seat: int) -> GameState:
    """Her vampires gain the titles that nobody else claims any more. R4.2-13, D81."""
    player = state.players[seat]
    for vampire in player.ready + player.torpor:
        value = state.cards[vampire]
        if value.contesting:
            own = claim(state, vampire)
            wanted = key(own)
            assert wanted is not None
            if claimants(state, wanted) == (vampire,):
                event = TitleWon(vampire, own.title, own.of)
                state = with_card(state, vampire, value.replace(contesting=False), event)
    return state


def _contest(state: GameState, vampire: int) -> GameState:
    value = state.cards[vampire]
    if value.contesting:
        return state
    own = claim(state, vampire)
    event = TitleContested(vampire, own.title, own.of)
    return with_card(state, vampire, value.replace(contesting=True), event)

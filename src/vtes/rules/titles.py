"""Titles (6.3.4), contested titles (4.2), and titles of the wrong sect (10).

A vampire lays claim to one title at most. He has it, with its votes and whatever cards ask for,
unless it is contested or does not become his clan or sect as it is now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vtes.model.cards import NO_CLAIM, Claim, Sect, Title
from vtes.model.state import Card, GameState
from vtes.model.zones import READY, TORPOR
from vtes.rules.nature import clans, own_text
from vtes.rules.sects import sect

Key = tuple[str, str]
"""What makes a title one of a kind: two vampires with equal keys contest it."""

SECT_OF_TITLE: Final[Mapping[Title, Sect]] = {
    Title.NONE: Sect.INDEPENDENT,  # votes as a title of one's own: R6.3.4-08
    Title.PRIMOGEN: Sect.CAMARILLA,  # R6.3.4-01
    Title.PRINCE: Sect.CAMARILLA,
    Title.JUSTICAR: Sect.CAMARILLA,
    Title.INNER_CIRCLE: Sect.CAMARILLA,
    Title.BISHOP: Sect.SABBAT,  # R6.3.4-02
    Title.ARCHBISHOP: Sect.SABBAT,
    Title.PRISCUS: Sect.SABBAT,
    Title.CARDINAL: Sect.SABBAT,
    Title.REGENT: Sect.SABBAT,
}
"""The sect that a title belongs to. R10-01."""

_KINDS: Final[Mapping[Title, str]] = {
    Title.JUSTICAR: "justicar",  # R6.3.4-03
    Title.PRINCE: "city",  # R6.3.4-04
    Title.ARCHBISHOP: "city",  # R6.3.4-05
    Title.REGENT: "regent",
}


def claim(state: GameState, card: int) -> Claim:
    """The title that a card lays claim to, contested or not, of use to him or not."""
    value = state.cards[card]
    return claim_of(state, value)


def claim_of(state: GameState, value: Card) -> Claim:
    """The title that a card with this state lays claim to."""
    if value.claim is not None:
        return value.claim
    return state.table.definitions[value.definition].printed_claim


def recorded(state: GameState, card: int, now: Claim) -> Claim | None:
    """What the state says of a card whose title is `now`: nothing if it is the printed one."""
    return None if now == state.definition(card).printed_claim else now


def key(claim: Claim) -> Key | None:
    """What makes the title one of a kind; None for one that many may have. R4.2-01, R6.3.4-06."""
    kind = _KINDS.get(claim.title)
    return None if kind is None else (kind, claim.of)


def is_proper(state: GameState, vampire: int, claim: Claim) -> bool:
    """Whether a title becomes a vampire's clan and sect as they are. R10-03, R10-04, R10.1-04."""
    if sect(state, vampire) is not SECT_OF_TITLE[claim.title]:
        return False
    return claim.title is not Title.JUSTICAR or claim.of in clans(state, vampire)


def holds(state: GameState, vampire: int) -> Claim:
    """The title that a vampire in play has the good of now; `NO_CLAIM` for none.

    None while it is contested (R4.2-03) or does not become his clan or sect (R10-04), and none
    out of play (G11).
    """
    value = state.cards[vampire]
    own = claim_of(state, value)
    if value.contesting or (value.zone is not READY and value.zone is not TORPOR):
        return NO_CLAIM
    return own if own != NO_CLAIM and is_proper(state, vampire, own) else NO_CLAIM


def title(state: GameState, vampire: int) -> Title:
    """The title that a vampire has the good of now; that of an independent is NONE."""
    return holds(state, vampire).title


def is_titled(state: GameState, vampire: int) -> bool:
    """Whether a vampire has a title now; votes of an independent's own are one. R6.3.4-08."""
    return holds(state, vampire) != NO_CLAIM


def votes(state: GameState, vampire: int) -> int:
    """Votes that a vampire's title gives his controller in a referendum now. R6.3.3-10 to -16.

    None unless he is ready; none for a priscus, who has a vote among the prisci instead.
    """
    return title_votes(state, vampire) if state.cards[vampire].zone is READY else 0


def title_votes(state: GameState, vampire: int) -> int:
    """Votes that a vampire's title would give his controller if he were ready."""
    held = holds(state, vampire)
    for title, amount in state.table.ruleset.title_votes:
        if title is held.title:
            return amount
    return held.votes


def contest_price(state: GameState, vampire: int) -> int:
    """Blood that it costs a vampire to go on contesting his title. R4.2-05."""
    price = state.table.ruleset.contest_blood
    wanted = key(claim(state, vampire))
    for rival in claimants(state, wanted) if wanted is not None else ():
        text = own_text(state, rival)
        if rival != vampire and text is not None:
            price += text.rivals_pay
    return price


def claimants(state: GameState, wanted: Key) -> tuple[int, ...]:
    """The vampires in play who lay claim to a title of which there is only one. R4.2-02."""
    return tuple(
        [
            minion
            for player in state.players
            for minion in player.ready + player.torpor
            if key(claim(state, minion)) == wanted
        ]
    )

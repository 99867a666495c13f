"""Sects and clans (10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vtes.model.cards import Sect
from vtes.model.state import GameState
from vtes.rules.nature import cards_on, given_clan, is_vampire

CAMARILLA_CLANS: Final = (
    "Brujah",
    "Gangrel",
    "Malkavian",
    "Nosferatu",
    "Toreador",
    "Tremere",
    "Ventrue",
)
"""The clans of the Camarilla; the clanless Caitiff belong to it too. R10.1-01."""

SECTS: Final[Mapping[str, Sect]] = {
    **dict.fromkeys((*CAMARILLA_CLANS, "Caitiff"), Sect.CAMARILLA),  # R10.1-01
    **{f"{clan} antitribu": Sect.SABBAT for clan in CAMARILLA_CLANS},  # R10.2-01
    **dict.fromkeys(("Lasombra", "Tzimisce", "Pander"), Sect.SABBAT),  # R10.2-01
}
"""The sect of each clan that has one."""

CLANS: Final = (
    *SECTS,
    "Assamite",
    "Follower of Set",
    "Giovanni",
    "Ravnos",
    "Ahrimane",
    "Baali",
    "Blood Brother",
    "Daughter of Cacophony",
    "Gargoyle",
    "Harbinger of Skulls",
    "Kiasyd",
    "Nagaraja",
    "Salubri",
    "Salubri antitribu",
    "Samedi",
    "True Brujah",
)
"""All clans, the bloodlines among them."""


def sect_of_clan(clan: str) -> Sect:
    """The sect of a clan; one that is neither Camarilla nor Sabbat is independent. R10.3-01."""
    return SECTS.get(clan, Sect.INDEPENDENT)


def sect(state: GameState, minion: int) -> Sect | None:
    """The sect of a vampire as it is now; None for who is none.

    Cards on him change it, or his clan and the sect with it (R10-02), in the order they came; a
    change of sect does not change his clan (R10.2-04).
    """
    if not is_vampire(state, minion):
        return None
    form = state.cards[minion].form
    now = state.definition(minion).facts.sect if form is None else form.sect
    for card in cards_on(state, minion):
        text = state.definition(card).text
        if text is not None and text.sect is not None:
            now = text.sect
        elif clan := given_clan(state, card):
            now = sect_of_clan(clan)
    return now

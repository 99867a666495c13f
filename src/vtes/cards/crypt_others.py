"""Vampires of the Camarilla and the Sabbat with little to say."""

from __future__ import annotations

from vtes.cards.crypt_shapes import he_may
from vtes.cards.uses import each_combat
from vtes.model.combat_words import AdditionalStrikes, Press
from vtes.model.decisions import WindowKind
from vtes.model.needs import IsBlocking
from vtes.model.needs_combat import FirstRound
from vtes.model.text import (
    Aim,
    By,
    Each,
    Mode,
    Text,
    Trait,
    What,
    Where,
    Whose,
)

_STERILE = (Trait.STERILE,)
_BLOCKS = (IsBlocking(),)
_PRESS = each_combat(WindowKind.PRESS, Press(), by=By.ITSELF)
_BOUGHT_PRESS = he_may(WindowKind.PRESS, Press(), each=Each.COMBAT, blood=1)
_NEAR = Aim(What.VAMPIRE, Whose.NEIGHBOURS, Where.READY)
_NEAR_AND_YOUNG = _NEAR.replace(most=3)


def _strikes_at_first(*, limited: bool) -> Mode:
    """An additional strike in the first round of combat."""
    return each_combat(
        WindowKind.ADDITIONAL,
        AdditionalStrikes(1, limited=limited),
        by=By.ITSELF,
        needs=(FirstRound(),),
    )


# The circle of a Blood Brother is asked for by no text here: D349.
CRYPT_OTHERS: dict[int, Text] = {}
"""Texts of vampires by printed id."""

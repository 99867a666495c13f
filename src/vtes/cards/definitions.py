"""Cards as the library knows them: what is printed, and the text if it is encoded."""

from __future__ import annotations

from typing import Final

from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.model.definition import Definition

_DEFINITIONS: Final[dict[int, Definition]] = {}


def definition_of(printed: int) -> Definition:
    """A printed card with its text, if it is encoded: the same object in every game.

    So what is worked out from a card is worked out once, not for each game.

    Raises:
        UnknownCard: no card has that printed id.
    """
    known, text = _DEFINITIONS.get(printed), TEXTS.get(printed)
    if known is None or known.text is not text:
        known = _DEFINITIONS[printed] = Definition(facts(printed), text)
    return known

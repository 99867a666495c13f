"""Retainers."""

from __future__ import annotations

from vtes.cards.shapes import bring_into_play
from vtes.model.decisions import ActionKind
from vtes.model.text import Bonus, Number, Text, Trait
from vtes.model.words import Employ

_EMPLOY = ActionKind.EMPLOY


def _mortal(number: Number) -> Text:
    """A mortal with 1 life who adds 1 to a number of his employer."""
    return Text(
        modes=(bring_into_play(_EMPLOY, Employ()),),
        bonuses=(Bonus(number, 1),),
        life=1,
        traits=(Trait.MORTAL,),
    )


RETAINERS: dict[int, Text] = {
    101015: _mortal(Number.BLEED),  # J. S. Simmons, Esq.
    101249: _mortal(Number.INTERCEPT),  # Mr. Winthrop
    101550: Text(  # Raven Spy
        modes=(
            bring_into_play(_EMPLOY, Employ(), level=1),
            bring_into_play(_EMPLOY, Employ(life=2), level=2),
        ),
        bonuses=(Bonus(Number.INTERCEPT, 1),),
        life=1,
        traits=(Trait.ANIMAL,),
    ),
    101943: _mortal(Number.BLEED),  # Tasha Morgan
}

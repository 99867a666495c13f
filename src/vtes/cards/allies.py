"""Allies."""

from __future__ import annotations

from vtes.cards.shapes import bring_into_play
from vtes.model.choosing import DiscardDown, Fetch, Goal, ShuffleLibrary
from vtes.model.decisions import ActionKind
from vtes.model.text import Bonus, By, Deed, How, Mode, Number, Text, Trait
from vtes.model.words import Recruit


def _mortal(life: int, *uses: Mode, **numbers: int) -> Text:
    """A mortal ally, with what is printed beyond the defaults of an ally (0 and 0)."""
    return Text(
        modes=(bring_into_play(ActionKind.RECRUIT, Recruit()), *uses),
        bonuses=tuple(Bonus(Number[name.upper()], amount) for name, amount in numbers.items()),
        life=life,
        traits=(Trait.MORTAL,),
    )


ALLIES: dict[int, Text] = {
    100090: _mortal(  # Arms Dealer
        1,
        Mode(
            How.USE,
            by=By.ITSELF,
            deed=Deed(ActionKind.CARD, stealth=1),
            effects=(Fetch(Goal.HAND, trait=Trait.WEAPON), ShuffleLibrary(), DiscardDown()),
        ),
        strength=1,
    ),
    100875: _mortal(1, strength=1, bleed=1, stealth=1),  # Gypsies
    101129: _mortal(2, strength=1),  # Loyal Street Gang
    101411: _mortal(1, bleed=3),  # Political Ally
}

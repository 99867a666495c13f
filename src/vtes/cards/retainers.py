"""Retainers."""

from __future__ import annotations

from vtes.cards.shapes import bring_into_play
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.needs import IsTapped
from vtes.model.text import Bonus, By, Cost, How, Mode, Number, Text, Trait
from vtes.model.words import Employ, UntapMinion, Who

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
    100932: Text(  # Homunculus
        modes=(
            bring_into_play(_EMPLOY, Employ(), level=1),
            bring_into_play(_EMPLOY, Employ(life=2), level=2),
            Mode(
                How.USE,
                by=By.HOST,
                windows=(WindowKind.PHASE,),
                phase=Phase.UNTAP,
                needs=(IsTapped(),),
                cost=Cost(blood=1),
                effects=(UntapMinion(Who.HOST),),
            ),
        ),
        life=1,
    ),
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

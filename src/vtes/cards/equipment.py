"""Equipment."""

from __future__ import annotations

from vtes.cards.shapes import bring_into_play
from vtes.model.decisions import ActionKind
from vtes.model.needs import HasNo
from vtes.model.text import Bonus, Mode, Number, Text, Trait
from vtes.model.words import PutOn, Who

_LAPTOP = 101073


def _equip(only: HasNo) -> tuple[Mode, ...]:
    return (bring_into_play(ActionKind.EQUIP, PutOn(Who.SELF), needs=(only,)),)


EQUIPMENT: dict[int, Text] = {
    _LAPTOP: Text(  # Laptop Computer
        modes=_equip(HasNo(cards=(_LAPTOP,))),
        bonuses=(Bonus(Number.BLEED, 1),),
        traits=(Trait.ELECTRONIC,),
    ),
    101856: Text(  # Sport Bike
        modes=_equip(HasNo(Trait.VEHICLE)),
        bonuses=(Bonus(Number.INTERCEPT, 1),),
        traits=(Trait.VEHICLE,),
    ),
}

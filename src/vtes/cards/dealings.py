"""More action cards: bleeds, and blood and pool that actions bring."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import YOUNGER_TO_COME, action, bleed_action
from vtes.model.card_words import EachGainsBlood
from vtes.model.cards import Discipline
from vtes.model.text import Aim, Text, What, Whose
from vtes.model.words import GainBlood, GainPool, IfBled, Who

_ANYBODY: Final = Aim(What.METHUSELAH, Whose.OTHERS)
_KINDRED: Final = YOUNGER_TO_COME.replace(skill=Discipline.DEMENTATION)

DEALINGS: dict[int, Text] = {
    100099: Text(modes=(action(0, GainPool(2), stealth=1),)),  # Art Scam
    100278: Text(  # The Call
        modes=(
            action(1, GainBlood(2, Who.TARGET), aim=_KINDRED, stealth=1),
            action(2, GainBlood(3, Who.TARGET), aim=_KINDRED, stealth=1),
        )
    ),
    101045: Text(  # Khabar: Loyalty
        modes=(
            action(
                0,
                GainBlood(2, Who.TARGET),
                aim=YOUNGER_TO_COME.replace(clan="Assamite"),
                stealth=1,
            ),
        )
    ),
    101055: Text(  # Kindred Spirits
        modes=(
            bleed_action(1, 0, IfBled(1), aim=_ANYBODY),
            bleed_action(2, 1, IfBled(1), aim=_ANYBODY),
        )
    ),
    101193: Text(  # Media Influence
        modes=(
            bleed_action(1, 2),
            action(2, EachGainsBlood(1, Aim(What.VAMPIRE, Whose.YOURS, untapped=True))),
        )
    ),
}

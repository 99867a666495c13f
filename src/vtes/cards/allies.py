"""Allies."""

from __future__ import annotations

from vtes.cards.shapes import bring_into_play, each_combat, own_action, own_strike
from vtes.model.choosing import DiscardDown, Fetch, Goal, ShuffleLibrary
from vtes.model.combat_words import AdditionalStrikes, Maneuver
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.needs import CountersAtMost
from vtes.model.needs_in_play import OfClan
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Cost,
    Deed,
    Each,
    How,
    Mode,
    Number,
    Reach,
    Strike,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.words import AddCounters, BurnBlood, EnterCombat, Recruit

_MANEUVER = each_combat(WindowKind.RANGE, Maneuver(), by=By.ITSELF)


def _ally(
    life: int,
    *uses: Mode,
    trait: Trait = Trait.MORTAL,
    strikes_first: bool = False,
    **numbers: int,
) -> Text:
    """An ally, with what is printed beyond the defaults of one (strength 0, bleed 0)."""
    return Text(
        modes=(bring_into_play(ActionKind.RECRUIT, Recruit()), *uses),
        bonuses=tuple(Bonus(Number[name.upper()], amount) for name, amount in numbers.items()),
        life=life,
        traits=(trait,),
        strikes_first=strikes_first,
    )


def _bolt(damage: int) -> Mode:
    """A strike of his own that does R damage."""
    return own_strike(Strike(damage=damage, reach=Reach.BOTH))


def _rush(what: What, *, stealth: int = 0) -> Mode:
    """An action to enter combat with somebody else's ready minion."""
    return own_action(EnterCombat(), aim=Aim(what, Whose.OTHERS, Where.READY), stealth=stealth)


ALLIES: dict[int, Text] = {
    100090: _ally(  # Arms Dealer
        1,
        Mode(
            How.USE,
            by=By.ITSELF,
            deed=Deed(ActionKind.CARD, stealth=1),
            effects=(Fetch(Goal.HAND, trait=Trait.WEAPON), ShuffleLibrary(), DiscardDown()),
        ),
        strength=1,
    ),
    100875: _ally(1, strength=1, bleed=1, stealth=1),  # Gypsies
    101129: _ally(2, strength=1),  # Loyal Street Gang
    101250: _ally(1, _rush(What.VAMPIRE), strikes_first=True, strength=4),  # Muddled Vampire Hunter
    101337: _ally(2, _bolt(2), _MANEUVER, trait=Trait.MAGE, bleed=1),  # Outcast Mage
    101411: _ally(1, bleed=3),  # Political Ally
    101602: _ally(  # Renegade Garou
        3,
        Mode(
            How.USE,
            windows=(WindowKind.ADDITIONAL,),
            by=By.ITSELF,
            effects=(AdditionalStrikes(1),),
            each=Each.ROUND,
        ),
        _MANEUVER,
        _rush(What.MINION, stealth=1),
        Mode(
            How.USE,
            phase=Phase.UNTAP,
            must=True,
            needs=(CountersAtMost(2),),
            effects=(AddCounters(1),),
        ),
        trait=Trait.WEREWOLF,
        strength=2,
    ),
    101799: _ally(3, _bolt(1)),  # The Slashers
    101910: _ally(  # Survivalist
        1,
        _bolt(2),
        Mode(
            How.USE,
            windows=(WindowKind.RANGE,),
            by=By.COMBATANT,
            needs=(OfClan("Brujah antitribu"),),
            cost=Cost(tap=True),
            effects=(Maneuver(),),
        ),
    ),
    101963: _ally(  # Thadius Zho
        2,
        _bolt(2),
        _MANEUVER,
        own_action(BurnBlood(1), aim=Aim(What.VAMPIRE), stealth=1),
        trait=Trait.MAGE,
        bleed=2,
    ),
}

"""Allies."""

from __future__ import annotations

from vtes.cards.shapes import ally, own_strike
from vtes.cards.uses import acts, each_combat, may, must, tapped
from vtes.model.choosing import DiscardDown, Fetch, Goal, ShuffleLibrary
from vtes.model.combat_words import AdditionalStrikes, Maneuver
from vtes.model.decisions import WindowKind
from vtes.model.needs import CountersAtMost
from vtes.model.needs_in_play import OfClan
from vtes.model.text import (
    Aim,
    By,
    Each,
    Mode,
    Reach,
    Strike,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.words import AddCounters, BurnBlood, EnterCombat

_MANEUVER = each_combat(WindowKind.RANGE, Maneuver(), by=By.ITSELF)


def _bolt(damage: int) -> Mode:
    """A strike of his own that does R damage."""
    return own_strike(Strike(damage=damage, reach=Reach.BOTH))


def _rush(what: What, *, stealth: int = 0) -> Mode:
    """An action to enter combat with somebody else's ready minion."""
    return acts(EnterCombat(), aim=Aim(what, Whose.OTHERS, Where.READY), stealth=stealth)


ALLIES: dict[int, Text] = {
    100090: ally(  # Arms Dealer
        1,
        acts(Fetch(Goal.HAND, trait=Trait.WEAPON), ShuffleLibrary(), DiscardDown(), stealth=1),
        strength=1,
    ),
    100875: ally(1, strength=1, bleed=1, stealth=1),  # Gypsies
    101129: ally(2, strength=1),  # Loyal Street Gang
    101250: ally(1, _rush(What.VAMPIRE), strikes_first=True, strength=4),  # Muddled Vampire Hunter
    101337: ally(2, _bolt(2), _MANEUVER, trait=Trait.MAGE, bleed=1),  # Outcast Mage
    101411: ally(1, bleed=3),  # Political Ally
    101602: ally(  # Renegade Garou
        3,
        may(WindowKind.ADDITIONAL, AdditionalStrikes(1), by=By.ITSELF, each=Each.ROUND),
        _MANEUVER,
        _rush(What.MINION, stealth=1),
        must(AddCounters(1), needs=(CountersAtMost(2),)),
        trait=Trait.WEREWOLF,
        strength=2,
    ),
    101799: ally(3, _bolt(1)),  # The Slashers
    101910: ally(  # Survivalist
        1,
        _bolt(2),
        tapped(WindowKind.RANGE, Maneuver(), by=By.COMBATANT, needs=(OfClan("Brujah antitribu"),)),
    ),
    101963: ally(  # Thadius Zho
        2,
        _bolt(2),
        _MANEUVER,
        acts(BurnBlood(1), aim=Aim(What.VAMPIRE), stealth=1),
        trait=Trait.MAGE,
        bleed=2,
    ),
}

"""Allies."""

from __future__ import annotations

from vtes.cards.shapes import ANY_TIME, BEFORE_BLOCK, ally, bring_into_play, own_strike
from vtes.cards.uses import acts, each_combat, may, must, tapped
from vtes.model.choosing import BurnOwn, DiscardDown, Fetch, Goal, RemoveOrBurn, ShuffleLibrary
from vtes.model.combat_words import AdditionalStrikes, DamageTo, Maneuver, Press, PressFor, Prevent
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.deed_words import Drain
from vtes.model.lasting import Until
from vtes.model.needs import Acts, Bleeding, CountersAtMost
from vtes.model.needs_in_play import OfClan
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Each,
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
from vtes.model.words import (
    AddBleed,
    AddCounters,
    BorrowTarget,
    BurnBlood,
    BurnTarget,
    BurnThis,
    EnterCombat,
    GainBlood,
    Recruit,
    StealBlood,
    Who,
)

_BETWEEN = tuple(w for w in ANY_TIME if w not in (WindowKind.PREVENT, WindowKind.TO_TORPOR))
"""Whenever one has the opportunity, but not while damage is resolved."""

_IN_PEACE = tuple(
    w
    for w in ANY_TIME
    if not (w is WindowKind.TO_TORPOR or WindowKind.BEFORE_RANGE <= w <= WindowKind.END_OF_COMBAT)
)
"""Whenever one has the opportunity outside combat."""

_BORROWED = BorrowTarget(Until.END_OF_TURN)
_SLEEPER = Aim(What.VAMPIRE, where=Where.TORPOR)
_MANEUVER = each_combat(WindowKind.RANGE, Maneuver(), by=By.ITSELF)


def _bolt(damage: int) -> Mode:
    """A strike of his own that does R damage."""
    return own_strike(Strike(damage=damage, reach=Reach.BOTH))


def _rush(what: What, *, stealth: int = 0) -> Mode:
    """An action to enter combat with somebody else's ready minion."""
    return acts(EnterCombat(), aim=Aim(what, Whose.OTHERS, Where.READY), stealth=stealth)


ALLIES: dict[int, Text] = {
    100083: ally(  # Arcanum Investigator
        2, acts(BurnTarget(), aim=Aim(What.EQUIPMENT, Whose.NEIGHBOURS)), strength=1
    ),
    100090: ally(  # Arms Dealer
        1,
        acts(Fetch(Goal.HAND, trait=Trait.WEAPON), ShuffleLibrary(), DiscardDown(), stealth=1),
        strength=1,
    ),
    100170: ally(  # Black Spiral Buddy
        3,
        may(WindowKind.ADDITIONAL, AdditionalStrikes(1), by=By.ITSELF, each=Each.COMBAT),
        must(AddCounters(1), needs=(CountersAtMost(2),)),
        trait=Trait.WEREWOLF,
        strength=1,
    ).replace(claws=True),
    100259: ally(  # The Bruisers
        2, acts(BurnTarget(), aim=Aim(What.LOCATION, Whose.PREY)), strength=2
    ),
    100719: ally(  # Felix "Fix" Hessian
        2,
        acts(BurnTarget(), aim=Aim(What.LOCATION), stealth=1, pool=1),
        trait=Trait.WRAITH,
        strength=1,
        bleed=1,
    ),
    100855: ally(  # Gregory Winter
        4,
        acts(StealBlood(1), aim=Aim(What.VAMPIRE, Whose.OTHERS), stealth=1),
        acts(BurnTarget(), GainBlood(2), aim=_SLEEPER),
        must(Drain(1, Who.THIS)),
        trait=Trait.GHOUL,
        strength=1,
        bleed=1,
    ),
    100875: ally(1, strength=1, bleed=1, stealth=1),  # Gypsies
    101063: ally(2, strength=2),  # The Knights
    101129: ally(2, strength=1),  # Loyal Street Gang
    101250: ally(1, _rush(What.VAMPIRE), strikes_first=True, strength=4),  # Muddled Vampire Hunter
    101272: ally(  # Nephandus
        2,
        _bolt(1),
        each_combat(WindowKind.PRESS, Press(), by=By.ITSELF),
        acts(BurnTarget(), GainBlood(1), aim=_SLEEPER),
        trait=Trait.MAGE,
        bleed=1,
    ).replace(tough=1),
    101337: ally(2, _bolt(2), _MANEUVER, trait=Trait.MAGE, bleed=1),  # Outcast Mage
    101411: ally(1, bleed=3),  # Political Ally
    101519: Text(  # Puppeteer
        modes=(
            bring_into_play(ActionKind.RECRUIT, Recruit(), level=1),
            bring_into_play(ActionKind.RECRUIT, Recruit(2), level=2),
            acts(_BORROWED, aim=Aim(What.ALLY, Whose.OTHERS)),
            acts(_BORROWED, aim=Aim(What.VAMPIRE, Whose.OTHERS, most=4)),
        ),
        bonuses=(Bonus(Number.STRENGTH, 1),),
        life=1,
        traits=(Trait.WRAITH,),
    ),
    101602: ally(  # Renegade Garou
        3,
        may(WindowKind.ADDITIONAL, AdditionalStrikes(1), by=By.ITSELF, each=Each.ROUND),
        _MANEUVER,
        _rush(What.MINION, stealth=1),
        must(AddCounters(1), needs=(CountersAtMost(2),)),
        trait=Trait.WEREWOLF,
        strength=2,
    ),
    101687: ally(  # Scapelli, The Family "Mechanic"
        3,
        _bolt(2),
        each_combat(WindowKind.PRESS, Press(PressFor.CONTINUE), by=By.ITSELF),
        bleed=1,
    ),
    101751: Text(  # Shambling Hordes
        modes=(
            bring_into_play(ActionKind.RECRUIT, Recruit(), RemoveOrBurn(), level=1),
            bring_into_play(ActionKind.RECRUIT, Recruit(4), RemoveOrBurn(), level=2),
            _rush(What.MINION),
        ),
        bonuses=(Bonus(Number.STRENGTH, 1, by_life=True),),
        life=3,
        barren=True,
        traits=(Trait.ZOMBIE,),
    ),
    101799: ally(3, _bolt(1)),  # The Slashers
    101892: ally(  # Succubus
        3,
        acts(StealBlood(1), aim=Aim(What.MINION, Whose.OTHERS), stealth=1),
        may(
            BEFORE_BLOCK,
            Drain(1, Who.THIS),
            AddBleed(1),
            by=By.ITSELF,
            each=Each.TURN,
            needs=(Acts(), Bleeding()),
        ),
        trait=Trait.DEMON,
        strength=1,
    ).replace(claws=True),
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
    102087: ally(  # Vagabond Mystic
        2,
        tapped(_BETWEEN, GainBlood(1, Who.TARGET), aim=Aim(What.ALLY, Whose.YOURS, hurt=True)),
    ).replace(spares=Aim(What.VAMPIRE)),
    102144: Text(  # War Ghoul
        modes=(
            bring_into_play(
                ActionKind.RECRUIT,
                Recruit(),
                BurnOwn(Aim(What.COMPANION, Whose.YOURS)),
            ),
            may(WindowKind.PREVENT, Prevent(1), by=By.ITSELF, each=Each.ROUND),
            _rush(What.VAMPIRE),
            tapped(_IN_PEACE, BurnTarget(), BurnThis(), aim=Aim(What.LOCATION)),
        ),
        bonuses=(Bonus(Number.STRENGTH, 4),),
        life=5,
        traits=(Trait.GHOUL,),
    ),
    102173: ally(  # Wendell Delburton
        3,
        _bolt(2),
        _MANEUVER,
        _rush(What.MINION),
        must(AddCounters(1), needs=(CountersAtMost(2),)),
        must(DamageTo(2, preventable=False, who=Who.TARGET)).replace(
            aim=Aim(What.VAMPIRE, Whose.YOURS, Where.READY), each=Each.TURN
        ),
        melee=2,
    ),
}

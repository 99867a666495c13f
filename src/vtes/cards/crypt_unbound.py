"""More vampires of independent clans, those that are scarce or infernal among them."""

from __future__ import annotations

from typing import Final

from vtes.cards.crypt_shapes import INFERNAL, adds, against, he_may, of_clan, when
from vtes.cards.shapes import ATTEMPT, BEFORE_RESOLUTION
from vtes.cards.uses import acts, each_combat, happens, must
from vtes.model.card_words import BurnEdge, GiveToken, MoveBlood, RemoveThis
from vtes.model.cards import Discipline, Sect
from vtes.model.choosing import (
    DiscardDown,
    DiscardTheirs,
    Exchange,
    Fetch,
    Goal,
    ShuffleLibrary,
)
from vtes.model.combat_words import Maneuver, Mark, Marks
from vtes.model.conditions import ActionIs, ActsWith, Bleeds, Fights, Hunts
from vtes.model.course_words import CombatAgain
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.master_words import MoreMasterActions
from vtes.model.needs import (
    Acts,
    BlockerIsOlder,
    HasBlood,
    HasEdge,
    IsReady,
    Successful,
)
from vtes.model.needs_combat import BothReady
from vtes.model.needs_in_play import ActiveControls
from vtes.model.needs_own import While
from vtes.model.text import (
    Aim,
    Ban,
    By,
    Cost,
    Discount,
    Each,
    Moment,
    Number,
    Text,
    Token,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.words import (
    AddStealth,
    BurnBlood,
    BurnPool,
    GainPool,
    StealBlood,
    TapMinion,
    UntapMinion,
    Who,
    Whom,
)

_PLAIN = Text()
_SCARCE: Final = 3
_BURNING_HANDS = Marks(Mark.AGGRAVATED_HANDS)

# "Blood cursed" is what the rules say of the Assamites: R6.5.5-02.
CRYPT_UNBOUND: dict[int, Text] = {
    200068: Text(bonuses=adds(bleed=1)),  # Ambrogino Giovanni
    200082: Text(  # Andrea Giovanni
        bonuses=(when(Number.STEALTH, 1, ActsWith(Discipline.NECROMANCY)),)
    ),
    200121: _PLAIN,  # Anwar
    200161: _PLAIN,  # Badr al-Budur
    200162: Text(  # Bajazet al-Nasir
        modes=(he_may(BEFORE_RESOLUTION, _BURNING_HANDS, each=Each.COMBAT, blood=1),)
    ),
    200206: Text(  # Blanche Hill
        modes=(
            he_may(
                WindowKind.AFTER_RESOLUTION,
                UntapMinion(),
                each=Each.TURN,
                needs=(Acts(), Successful(), While(Hunts())),
            ),
        ),
        scarce=_SCARCE,
    ),
    200245: Text(  # Carlotta Giovanni
        modes=(
            acts(
                Exchange(),
                aim=Aim(What.LIBRARY_CARD, Whose.YOURS, Where.ASH_HEAP),
                blood=1,
                stealth=1,
            ),
        )
    ),
    200258: Text(  # Céleste, The Voice of a Secret
        bonuses=(
            against("Toreador"),
            when(Number.INTERCEPT, -1, ActionIs((ActionKind.BLEED,))),
        )
    ),
    200318: Text(  # Danny Larkshill
        bonuses=(when(Number.STRENGTH, 1, Fights(Aim(What.VAMPIRE, younger=True))),)
    ),
    200450: Text(  # Ezmerelda
        modes=(he_may(Phase.UNTAP, RemoveThis(), GainPool(11), needs=(IsReady(),)),),
        bonuses=adds(bleed=1),
    ),
    200490: Text(  # Gabrin
        modes=tuple(
            acts(TapMinion(Who.TARGET), aim=aim, stealth=1)
            for aim in (Aim(What.ALLY), Aim(What.VAMPIRE, younger=True))
        ),
        discounts=(Discount(1, discipline=Discipline.CHIMERSTRY),),
    ),
    200518: Text(  # Gillespi Giovanni
        bonuses=(when(Number.BLEED, 1, Bleeds(Aim(What.VAMPIRE, sect=Sect.CAMARILLA))),)
    ),
    200611: Text(  # Huitzilopochtli
        modes=(
            he_may(Phase.MASTER, MoreMasterActions(1), needs=(IsReady(),)).replace(
                cost=Cost(pool=1)
            ),
            INFERNAL,
        ),
        bonuses=adds(bleed=1),
        bans=(Ban.UNTAP,),
    ),
    200666: Text(  # Jalal Sayad
        modes=(
            he_may(
                WindowKind.END_OF_COMBAT,
                CombatAgain(),
                each=Each.TURN,
                blood=1,
                needs=(BothReady(),),
            ),
        )
    ),
    200824: Text(  # Le Dinh Tho
        modes=(acts(DiscardTheirs(), aim=Aim(What.METHUSELAH, Whose.OTHERS), stealth=1),),
        bonuses=(when(Number.STEALTH, -1, Hunts()),),
        scarce=_SCARCE,
    ),
    200925: Text(  # Marianna
        modes=(
            must(
                BurnPool(1, Whom.ACTIVE),
                by=By.ITSELF,
                turn=Whose.OTHERS,
                needs=(
                    IsReady(),
                    ActiveControls(of_clan("Giovanni", whose=Whose.YOURS, where=Where.READY)),
                ),
            ),
        ),
        bonuses=(when(Number.STRENGTH, 1, Fights(of_clan("Giovanni"))),),
    ),
    200948: Text(  # Mary the Black
        modes=(
            he_may(BEFORE_RESOLUTION, _BURNING_HANDS, each=Each.ROUND, blood=1),
            INFERNAL,
        ),
        bans=(Ban.UNTAP,),
    ),
    200995: Text(  # Miriam Benyona
        modes=(
            he_may(
                Phase.UNTAP,
                MoveBlood(1),
                aim=Aim(What.VAMPIRE, where=Where.READY, another=True),
                needs=(HasBlood(1),),
            ),
        ),
        bonuses=adds(rescue=-1),
        scarce=_SCARCE,
    ),
    201042: Text(  # Nefertiti
        modes=(
            acts(GiveToken(Token.CORRUPTION), aim=Aim(What.MINION, Whose.PREY), blood=1, stealth=1),
        ),
        bonuses=adds(bleed=1),
    ),
    201045: Text(  # Nehsi
        modes=(each_combat(WindowKind.RANGE, Maneuver(), by=By.ITSELF),)
    ),
    201071: Text(traits=(Trait.FLIGHT,)),  # Obsidian
    201117: Text(  # Petru Sipos
        modes=(acts(StealBlood(1), aim=Aim(What.VAMPIRE, where=Where.TORPOR)),)
    ),
    201153: Text(  # Raful al-Zarqa
        modes=(he_may(ATTEMPT, AddStealth(1), each=Each.ACTION, blood=1, needs=(Acts(),)),),
        scarce=_SCARCE,
    ),
    201242: Text(  # Sarrasine
        modes=(
            he_may(Phase.MASTER, BurnEdge(), MoreMasterActions(1), needs=(HasEdge(), IsReady())),
        )
    ),
    201309: Text(bonuses=adds(stealth=1)),  # Spider-Killer
    201311: Text(  # Spleen, Georgio Gutterpunk
        modes=(happens(Moment.BLOCKED, BurnBlood(1, Who.THIS), needs=(BlockerIsOlder(),)),)
    ),
    201500: Text(  # Zahir, Hand of the Silsila
        modes=(
            acts(
                Fetch(Goal.HAND, trait=Trait.CONTRACT), ShuffleLibrary(), DiscardDown(), stealth=1
            ),
        )
    ),
}
"""Texts of vampires by printed id."""

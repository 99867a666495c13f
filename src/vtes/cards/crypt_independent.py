"""Vampires of the independent clans."""

from __future__ import annotations

from vtes.cards.crypt_shapes import adds, he_may, of_clan, when
from vtes.cards.shapes import ATTEMPT, POLLING, own_strike
from vtes.cards.uses import acts, anybody_acts, each_combat
from vtes.model.cards import Discipline, Sect
from vtes.model.choosing import Fetch, Goal, MoveToComing
from vtes.model.combat_words import Press
from vtes.model.conditions import ActingIsOne, ActionIs, Bleeds, Fights, Hunts
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.master_words import PayController
from vtes.model.needs import (
    Acts,
    Finds,
    HasEdge,
    IsBlocking,
    IsReady,
    OfAnother,
    Successful,
)
from vtes.model.needs_in_play import OfClan, PoliticalAction
from vtes.model.needs_own import ActionRequires
from vtes.model.text import (
    Aim,
    By,
    Cost,
    Deed,
    Each,
    How,
    Mode,
    Number,
    Strike,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import GainVotes
from vtes.model.words import (
    AddIntercept,
    BurnTarget,
    EnterCombat,
    GainPool,
    StealTarget,
    TapMinion,
    Who,
)
from vtes.model.zones import HAND

_PRESS = each_combat(WindowKind.PRESS, Press(), by=By.ITSELF)
_BLEEDS_VENTRUE = Bleeds(of_clan("Ventrue"), torpor=True)
_EQUIPPING = (ActionKind.EQUIP, ActionKind.MOVE_EQUIPMENT)

# "Blood cursed" is what the rules say of the Assamites: R6.5.5-02.
CRYPT_INDEPENDENT: dict[int, Text] = {
    200029: Text(  # Aisha
        modes=(he_may(ATTEMPT, AddIntercept(1), each=Each.TURN, blood=1, needs=(IsBlocking(),)),)
    ),
    200035: Text(  # Al-Ashrad, Amr of Alamut
        modes=(acts(BurnTarget(), aim=Aim(What.LOCATION, requires_clan=True), blood=2),),
        bonuses=adds(bleed=1),
    ),
    200074: Text(  # Amisa
        modes=(acts(TapMinion(Who.TARGET), aim=Aim(What.VAMPIRE, least=8)),)
    ),
    200100: Text(modes=(_PRESS,), bonuses=adds(rescued=-2)),  # Ankla Hotep
    200328: Text(  # Dedefra
        bonuses=(when(Number.STRENGTH, 1, Fights(Aim(What.VAMPIRE, sect=Sect.CAMARILLA))),)
    ),
    200459: Text(  # Fatima al-Faqadi
        modes=(
            each_combat(
                WindowKind.BEFORE_RANGE,
                Fetch(Goal.USED, Who.SELF, (HAND,), trait=Trait.WEAPON, must=True),
                by=By.ITSELF,
            ),
        )
    ),
    200558: Text(bonuses=adds(strength=1)),  # Hadrian Garrick
    200594: Text(bonuses=(*adds(hunt=1), when(Number.STEALTH, 1, Hunts()))),  # Hesha Ruhadze
    200637: Text(  # Intisar
        modes=(
            he_may(
                Phase.UNTAP,
                PayController(1),
                TapMinion(Who.TARGET),
                aim=Aim(What.MINION, Whose.OTHERS),
                needs=(IsReady(), HasEdge()),
            ),
        )
    ),
    200709: Text(bonuses=(when(Number.STEALTH, 1, ActionIs(_EQUIPPING)),)),  # Joaquina Amaya
    200745: Text(  # Kalinda
        modes=(
            Mode(
                How.USE,
                by=By.ITSELF,
                deed=Deed(ActionKind.BLEED, stealth=1, bleed=1),
                cost=Cost(blood=2),
            ),
        )
    ),
    200769: Text(  # Kemintiri
        modes=(
            anybody_acts(EnterCombat(), needs=(OfClan("Ventrue"), OfAnother())),
            acts(
                EnterCombat(),
                aim=of_clan("Ventrue", whose=Whose.OTHERS, where=Where.READY),
                stealth=1,
            ),
        ),
        bonuses=(
            when(Number.BLEED, 1, _BLEEDS_VENTRUE),
            when(Number.STEALTH, 1, _BLEEDS_VENTRUE),
        ),
    ),
    200773: Text(bonuses=adds(bleed=1)),  # Kephamos, High Priest of Marrakech
    200778: Text(  # Khalil Ravana
        bonuses=(when(Number.STEALTH, 1, ActionIs((ActionKind.DIABLERIE,))),)
    ),
    200792: Text(  # Kostantin, Baro of the Caravan
        modes=(acts(StealTarget(), aim=Aim(What.EQUIPMENT, Whose.OTHERS), stealth=1),)
    ),
    200819: Text(  # Lázár Dobrescu
        modes=(
            acts(
                MoveToComing(1),
                aim=Aim(What.VAMPIRE, Whose.PREY, Where.UNCONTROLLED),
                needs=(Finds(Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED)),),
            ),
        )
    ),
    200969: Text(  # Melek
        modes=(own_strike(Strike(dodge=True)).replace(each=Each.COMBAT),)
    ),
    201037: Text(bonuses=adds(bleed=1)),  # Natalia
    201096: Text(bonuses=adds(strength=1)),  # Parnassus
    201236: Text(  # Saqqaf, Keeper of the Grand Temple of Set
        modes=(
            he_may(
                WindowKind.AFTER_RESOLUTION,
                GainPool(1),
                each=Each.TURN,
                needs=(Acts(), Successful(), ActionRequires(Discipline.SERPENTIS)),
            ),
        )
    ),
    201288: Text(modes=(_PRESS,), bonuses=adds(strength=1)),  # Silvia Giovanni
    201314: Text(  # Stefano Giovanni
        modes=(
            he_may(
                POLLING, GainVotes(1), each=Each.REFERENDUM, blood=1, needs=(PoliticalAction(),)
            ),
        )
    ),
    201365: Text(claws=True),  # Thetmes, Caliph of Alamut
    201420: Text(  # Vaclav Petalengro
        bonuses=(when(Number.INTERCEPT, 1, ActingIsOne(of_clan("Gangrel"))),)
    ),
}
"""Texts of vampires by printed id."""

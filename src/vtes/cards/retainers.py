"""Retainers."""

from __future__ import annotations

from vtes.cards.shapes import bring_into_play
from vtes.cards.uses import acts, each_combat, may, must
from vtes.model.cards import Discipline
from vtes.model.choosing import Escape
from vtes.model.combat_words import DamageTo, Maneuver, Prevent, Wield
from vtes.model.conditions import ActsWith, Is
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.laws import NoEndingStrikes
from vtes.model.needs import IsBlocking, IsTapped, IsVampire
from vtes.model.needs_combat import FirstStrikes
from vtes.model.needs_in_play import OfClan
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Condition,
    Cost,
    Each,
    How,
    Mode,
    Number,
    Reach,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.words import AddIntercept, Employ, EnterCombat, UntapMinion, Who

_GARGOYLE = Is(Aim(What.VAMPIRE, clan="Gargoyle"))
_EMPLOY = ActionKind.EMPLOY
_EMPLOYED = bring_into_play(_EMPLOY, Employ())


def _mortal(number: Number, *when: Condition) -> Text:
    """A mortal with 1 life who adds 1 to a number of his employer."""
    bonuses = (Bonus(number, 1, when),)
    return Text(modes=(_EMPLOYED,), bonuses=bonuses, life=1, traits=(Trait.MORTAL,))


def _tamed(life: int) -> tuple[Mode, ...]:
    """A retainer with so much life, and at superior with one more."""
    return (
        bring_into_play(_EMPLOY, Employ(), level=1),
        bring_into_play(_EMPLOY, Employ(life=life + 1), level=2),
    )


def _beast(life: int, reach: Reach, trait: Trait = Trait.ANIMAL) -> Text:
    """An animal that does 1 damage in every round of its employer's combats."""
    return Text(modes=_tamed(life), life=life, harm=1, harm_reach=reach, traits=(trait,))


def _gargoyles(life: int, reach: Reach, *uses: Mode, bonuses: tuple[Bonus, ...] = ()) -> Text:
    """A creature that does 1 damage in every round of a Gargoyle's combats."""
    return Text(
        modes=(_EMPLOYED, *uses),
        bonuses=bonuses,
        life=life,
        harm=1,
        harm_reach=reach,
        harm_clan="Gargoyle",
    )


RETAINERS: dict[int, Text] = {
    100335: Text(  # Charnas the Imp
        modes=(
            bring_into_play(_EMPLOY, Employ(who=Who.TARGET), aim=Aim(What.MINION)),
            must(DamageTo(1, who=Who.HOST), by=By.HOST),
            Mode(How.USE, by=By.HOST, effects=(Escape(),)),
        ),
        life=1,
        unhurt_by_host=True,
        traits=(Trait.DEMON,),
    ),
    100428: Text(  # Corpse Minion
        modes=(
            _EMPLOYED,
            Mode(
                How.USE,
                windows=(WindowKind.BLOCK_ATTEMPT,),
                by=By.HOST,
                needs=(IsVampire(), IsBlocking()),
                amount=True,
                effects=(AddIntercept(0, each=1),),
            ),
        ),
        life=1,
        traits=(Trait.GHOUL,),
    ),
    100568: Text(  # Dog Pack
        modes=(_EMPLOYED,), life=1, laws=(NoEndingStrikes(),), traits=(Trait.ANIMAL,)
    ),
    100819: Text(  # Ghoul Retainer
        modes=(
            _EMPLOYED,
            may(
                WindowKind.BEFORE_RESOLUTION,
                Wield(),
                by=By.HOST,
                each=Each.ROUND,
                aim=Aim(What.WEAPON, Whose.YOURS, Where.COMBATANT, unused=True),
                needs=(FirstStrikes(),),
            ),
        ),
        life=2,
        harm=1,
        traits=(Trait.GHOUL,),
    ),
    100833: _mortal(Number.STEALTH, ActsWith(Discipline.NECROMANCY)),  # Giuseppe, Gravedigger
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
    100484: Text(  # D'habi Revenant
        modes=(_EMPLOYED,),
        bonuses=(Bonus(Number.BLEED, 1, (Is(Aim(What.VAMPIRE, clan="Baali")),)),),
        life=2,
        traits=(Trait.GHOUL,),
    ),
    101018: Text(  # Jackie Therman
        modes=(_EMPLOYED, each_combat(WindowKind.RANGE, Maneuver())),
        life=1,
        traits=(Trait.MORTAL,),
    ),
    101340: Text(  # Owl Companion
        modes=_tamed(1), life=1, opens_opponent=True, traits=(Trait.ANIMAL,)
    ),
    101015: _mortal(Number.BLEED),  # J. S. Simmons, Esq.
    101164: Text(  # Marijava Ghoul
        modes=(_EMPLOYED,),
        bonuses=(Bonus(Number.STEALTH, 1, (ActsWith(Discipline.PRESENCE),)),),
        life=2,
        traits=(Trait.GHOUL,),
    ),
    101249: _mortal(Number.INTERCEPT),  # Mr. Winthrop
    101254: _beast(1, Reach.BOTH),  # Murder of Crows
    101550: Text(  # Raven Spy
        modes=_tamed(1),
        bonuses=(Bonus(Number.INTERCEPT, 1),),
        life=1,
        traits=(Trait.ANIMAL,),
    ),
    101556: _gargoyles(  # Razor Bat
        2, Reach.BOTH, bonuses=(Bonus(Number.INTERCEPT, 1, (_GARGOYLE,)),)
    ),
    101612: Text(  # Resplendent Protector
        modes=(_EMPLOYED, each_combat(WindowKind.PREVENT, Prevent(1))),
        life=1,
        traits=(Trait.MORTAL,),
    ),
    101628: Text(  # Revenant
        modes=(_EMPLOYED,), bonuses=(Bonus(Number.INTERCEPT, 1),), life=2, traits=(Trait.GHOUL,)
    ),
    101734: _beast(2, Reach.CLOSE, Trait.DEMON),  # Shade
    101873: _gargoyles(  # Stone Dog
        4,
        Reach.CLOSE,
        acts(
            EnterCombat(),
            aim=Aim(What.MINION, Whose.OTHERS, Where.READY),
            needs=(OfClan("Gargoyle"),),
        ),
    ),
    101943: _mortal(Number.BLEED),  # Tasha Morgan
    102191: _beast(2, Reach.CLOSE),  # Wolf Companion
}

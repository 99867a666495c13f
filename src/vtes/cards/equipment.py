"""Equipment."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import ANY_TIME, bring_into_play, combat_card, weapon
from vtes.cards.uses import acts, each_combat, may
from vtes.model.amounts import ALL
from vtes.model.card_words import UntapAtEnd
from vtes.model.cards import CardType, Discipline
from vtes.model.choosing import DiscardDown, Exhume, Goal
from vtes.model.combat_words import AdditionalStrikes, Maneuver, Pin, Press, Prevent, Stake
from vtes.model.conditions import ActionIs, ActionNeeds, Is
from vtes.model.course_words import EndCombat, SetRange
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.deed_words import Stun
from vtes.model.laws import HalfCost
from vtes.model.needs import Acts, HasNo, IsBlocking, IsVampire
from vtes.model.needs_combat import (
    AtLong,
    FirstRound,
    FromBlock,
    HadBefore,
    LaterRound,
)
from vtes.model.needs_in_play import OfClan
from vtes.model.play_words import BarVampires, Mute
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Condition,
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
from vtes.model.words import AddIntercept, BurnTarget, BurnThis, GainBlood, PutOn, Who

_JACKET = 101081
_LAPTOP = 101073
_MANSE = 101114

_VAMPIRE = (IsVampire(),)
_BROTHER = (OfClan("Brujah antitribu"),)


_EQUIP: Final = bring_into_play(ActionKind.EQUIP, PutOn(Who.SELF))


def _equip(only: HasNo) -> tuple[Mode, ...]:
    return (bring_into_play(ActionKind.EQUIP, PutOn(Who.SELF), needs=(only,)),)


def _gun(damage: int, maneuvers: int = 1, *, once: bool = False) -> Text:
    """A gun that does so many points of R damage, with maneuvers in each combat."""
    strike = Strike(damage=damage, reach=Reach.BOTH)
    modes = (_EQUIP, weapon(strike, maneuvers, once=once))
    return Text(modes=modes, traits=(Trait.WEAPON, Trait.GUN))


def _melee(strike: Strike, *, once: bool = False) -> Text:
    """A melee weapon, with which a minion may strike once in each combat or more often."""
    return Text(modes=(_EQUIP, weapon(strike, once=once)), traits=(Trait.WEAPON, Trait.MELEE))


def _place(*uses: Mode, bonuses: tuple[Bonus, ...] = (), only: HasNo | None = None) -> Text:
    """Equipment that is a location, and no equipment, while it is in play."""
    return Text(
        modes=((_EQUIP,) if only is None else _equip(only)) + uses,
        bonuses=bonuses,
        location=True,
        becomes=CardType.MASTER,
        with_host=True,
    )


def _for(clan: str, number: Number, *when: Condition) -> Bonus:
    """One more for a vampire of a clan."""
    return Bonus(number, 1, (Is(Aim(What.VAMPIRE, clan=clan)), *when))


def _weapon(strike: Strike, *, once: bool = False) -> Text:
    """Another weapon."""
    return Text(modes=(_EQUIP, weapon(strike, once=once)), traits=(Trait.WEAPON,))


def _thrown(damage: int) -> Strike:
    """A strike after which the weapon is burned."""
    return Strike(damage=damage, reach=Reach.BOTH, effects=(BurnThis(),))


EQUIPMENT: dict[int, Text] = {
    100001: _gun(2),  # .44 Magnum
    100003: Text(modes=(_EQUIP,), bonuses=(Bonus(Number.HUNT, 1),)),  # Aaron's Feeding Razor
    100063: Text(  # The Ancestor's Talisman
        modes=(_EQUIP,),
        bonuses=(
            Bonus(
                Number.INTERCEPT,
                1,
                (ActionNeeds((Discipline.DOMINATE, Discipline.PRESENCE)),),
            ),
        ),
    ),
    100071: _place().replace(laws=(HalfCost(),)),  # The Ankara Citadel, Turkey
    100107: _gun(4),  # Assault Rifle
    100130: _melee(Strike(strength=True, damage=2)),  # Bang Nakh — Tiger's Claws
    100139: _melee(Strike(strength=True, damage=1)),  # Bastard Sword
    100212: Text(  # Blood Tears of Kephran
        modes=(
            _EQUIP,
            may(WindowKind.PREVENT, Prevent(2), BurnThis(), by=By.HOST, needs=_VAMPIRE),
            may(ANY_TIME, GainBlood(2, Who.HOST), BurnThis(), by=By.HOST, needs=_VAMPIRE),
        )
    ),
    100233: Text(  # Bomb
        modes=(
            _EQUIP,
            weapon(_thrown(5).replace(to_self=5)),
            acts(BurnTarget(), BurnThis(), aim=Aim(What.LOCATION)),
        ),
        traits=(Trait.WEAPON,),
    ),
    100246: _melee(Strike(strength=True, damage=1), once=True),  # Brass Knuckles
    100306: _place(  # Catacombs
        bonuses=(
            Bonus(Number.STEALTH, 1, (ActionIs((ActionKind.RESCUE,)),)),
            Bonus(Number.RESCUE, -1),
        )
    ),
    100325: Text(  # Changeling Skin Mask
        modes=(
            _EQUIP,
            may(
                WindowKind.BLOCK_ATTEMPT,
                AddIntercept(2, who=Who.HOST),
                BurnThis(),
                by=By.HOST,
                needs=(IsBlocking(), *_VAMPIRE),
            ),
        ),
        discipline=Discipline.OBFUSCATE,
        superior=True,
    ),
    100317: _weapon(Strike(damage=3), once=True),  # Chainsaw
    100379: Text(  # Combat Shotgun
        modes=(_EQUIP, weapon(Strike(damage=3, reach=Reach.BOTH)).replace(each=Each.ROUND)),
        traits=(Trait.WEAPON, Trait.GUN),
    ),
    100394: Text(  # Concoction of Vitality
        modes=(
            _EQUIP,
            may(
                WindowKind.AS_ANNOUNCED,
                BarVampires(),
                Mute(),
                BurnThis(),
                by=By.HOST,
                needs=(Acts(), *_VAMPIRE),
            ),
        )
    ),
    100499: _place(  # Dartmoor, England
        bonuses=(
            Bonus(
                Number.STEALTH,
                1,
                (Is(Aim(What.VAMPIRE)), ActionNeeds((Discipline.ANIMALISM, Discipline.PROTEAN))),
            ),
        )
    ),
    100516: _gun(1, maneuvers=2),  # Deer Rifle
    100641: Text(  # Enchanted Marionette
        modes=(_EQUIP,),
        bonuses=(
            _for("Malkavian antitribu", Number.BLEED),
            _for("Malkavian antitribu", Number.STEALTH, ActionIs((ActionKind.BLEED,))),
        ),
    ),
    100657: Text(  # Erebus Mask
        modes=(_EQUIP,), bonuses=(_for("Harbinger of Skulls", Number.STEALTH),)
    ),
    100720: _melee(Strike(strength=True, damage=1, aggravated=True)),  # Femur of Toomler
    100739: Text(  # Flak Jacket
        modes=(_EQUIP, each_combat(WindowKind.PREVENT, Prevent(1))),
    ),
    100742: _weapon(Strike(damage=2, aggravated=True, reach=Reach.BOTH)),  # Flamethrower
    101007: Text(  # IR Goggles
        modes=(_EQUIP, each_combat(WindowKind.RANGE, Maneuver())),
        traits=(Trait.ELECTRONIC,),
    ),
    100811: _melee(Strike(damage=3), once=True),  # Gas-Powered Chainsaw
    100857: _weapon(_thrown(3).replace(to_self=1, self_close=True)),  # Grenade
    100882: Text(  # Hand of Conrad
        modes=(
            _EQUIP,
            acts(
                Exhume(Goal.COMING),
                aim=Aim(What.VAMPIRE, Whose.YOURS, Where.ASH_HEAP),
                needs=_VAMPIRE,
            ),
        ),
        discipline=Discipline.POTENCE,
        superior=True,
    ),
    100898: Text(  # Hawg
        modes=(*_equip(HasNo(Trait.VEHICLE)), each_combat(WindowKind.PRESS, Press())),
        traits=(Trait.VEHICLE,),
    ),
    101014: _weapon(Strike(damage=1, aggravated=True, reach=Reach.BOTH)),  # Ivory Bow
    101032: _melee(Strike(strength=True, damage=1, aggravated=True)),  # Kali's Fang
    _JACKET: Text(  # Leather Jacket
        modes=(
            bring_into_play(
                ActionKind.EQUIP,
                PutOn(Who.SELF),
                UntapAtEnd(),
                needs=(HasNo(cards=(_JACKET,)),),
            ),
            may(WindowKind.PREVENT, Prevent(ALL, strike=True), BurnThis(), by=By.HOST),
        ),
    ),
    _MANSE: _place(  # Living Manse
        may(WindowKind.BEFORE_RANGE, BurnThis(), EndCombat(), by=By.HOST, needs=_VAMPIRE),
        bonuses=(Bonus(Number.BLEED, 1, (Is(Aim(What.VAMPIRE)),)),),
        only=HasNo(cards=(_MANSE,)),
    ),
    101168: Text(  # Mark V
        modes=(_EQUIP, weapon(Strike(damage=4, reach=Reach.LONG)).replace(each=Each.ROUND)),
        traits=(Trait.WEAPON, Trait.GUN),
    ),
    101190: _melee(Strike(strength=True, damage=1)),  # Meat Cleaver
    101252: Text(  # Mummy's Tongue
        modes=(
            _EQUIP,
            may(
                Phase.MASTER,
                Stun(),
                BurnThis(),
                by=By.HOST,
                aim=Aim(What.VAMPIRE),
                needs=_VAMPIRE,
            ),
        )
    ),
    101345: _place(  # Palatial Estate
        may(Phase.MASTER, GainBlood(1, Who.HOST), by=By.HOST)
    ),
    101655: _melee(Strike(torpor=True, effects=(Pin(),))),  # Rowan Ring
    101656: Text(  # RPG Launcher
        modes=(
            _EQUIP,
            weapon(Strike(damage=6, reach=Reach.LONG)).replace(needs=(LaterRound(),)),
        ),
        traits=(Trait.WEAPON,),
    ),
    101670: _place().replace(evades=Aim(What.ALLY)),  # Sacré-Cœur Cathedral, France
    101681: Text(  # The Sargon Fragment
        modes=(
            _EQUIP,
            acts(
                Exhume(Goal.HAND),
                DiscardDown(),
                aim=Aim(What.LIBRARY_CARD, Whose.YOURS, Where.ASH_HEAP),
                needs=_VAMPIRE,
                blood=1,
            ),
        ),
        discipline=Discipline.NECROMANCY,
        superior=True,
    ),
    101682: _gun(1),  # Saturday-Night Special
    101685: _gun(3, maneuvers=0, once=True),  # Sawed-Off Shotgun
    101715: _melee(Strike(strength=True, aggravated=True)),  # Sengir Dagger
    101781: Text(  # The Signet of King Saul
        modes=(_EQUIP,), evades=Aim(What.VAMPIRE, least=8)
    ),
    101891: _gun(3),  # Submachine Gun
    101919: Text(  # Sword of Judgment
        modes=(
            _EQUIP,
            weapon(Strike(strength=True, damage=1)).replace(needs=_BROTHER),
            may(
                WindowKind.ADDITIONAL,
                AdditionalStrikes(1),
                by=By.HOST,
                each=Each.ROUND,
                needs=_BROTHER,
            ),
        ),
        traits=(Trait.WEAPON, Trait.MELEE),
    ),
    102015: Text(  # Treasured Samadji
        modes=(_EQUIP, weapon(Strike(dodge=True), once=True).replace(needs=(OfClan("Ravnos"),))),
        bonuses=(_for("Ravnos", Number.BLEED),),
    ),
    102179: _weapon(  # White Phosphorus Grenade
        _thrown(2).replace(aggravated=True, to_self=1, self_close=True)
    ),
    102192: _melee(Strike(strength=True, inflicted=(Stake(2),))),  # Wooden Stake
    102208: Text(  # Zip Gun
        modes=(
            combat_card(0, WindowKind.BEFORE_RANGE, PutOn(Who.SELF)),
            weapon(Strike(damage=1, reach=Reach.BOTH, to_self=1, self_once=True), maneuvers=1),
        ),
        traits=(Trait.WEAPON, Trait.GUN),
        becomes=CardType.EQUIPMENT,
    ),
    _LAPTOP: Text(  # Laptop Computer
        modes=_equip(HasNo(cards=(_LAPTOP,))),
        bonuses=(Bonus(Number.BLEED, 1),),
        traits=(Trait.ELECTRONIC,),
    ),
    101832: Text(modes=(_EQUIP,), heirloom=True),  # Soul Gem of Etrius
    101814: Text(  # Smoke Grenade
        modes=(
            _EQUIP,
            weapon(Strike(ends=True, effects=(BurnThis(),))).replace(needs=(AtLong(),)),
        ),
        traits=(Trait.WEAPON,),
    ),
    101816: Text(  # Sniper Rifle
        modes=(
            _EQUIP,
            weapon(Strike(damage=2, reach=Reach.LONG)),
            may(
                WindowKind.BEFORE_RANGE,
                SetRange(far=True, strikes=True),
                by=By.HOST,
                needs=(FromBlock(), FirstRound(), HadBefore()),
            ),
        ),
        traits=(Trait.WEAPON, Trait.GUN),
    ),
    101856: Text(  # Sport Bike
        modes=_equip(HasNo(Trait.VEHICLE)),
        bonuses=(Bonus(Number.INTERCEPT, 1),),
        traits=(Trait.VEHICLE,),
    ),
}

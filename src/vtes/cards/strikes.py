"""Combat cards that are strikes, in one of their ways or in all."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import combat_card, more_strikes, press_card, prevention, strike_card
from vtes.model.cards import Discipline
from vtes.model.combat_words import (
    AdditionalStrikes,
    ChooseAgain,
    HurtAfterwards,
    Maneuver,
    Mark,
    Marks,
    MayLater,
    Option,
    PressFor,
    StealEquipment,
)
from vtes.model.course_words import ContinueAction
from vtes.model.decisions import WindowKind
from vtes.model.deed_words import BurnMinion, Stun
from vtes.model.needs_combat import (
    AnsweredStrike,
    AtClose,
    AtLong,
    FirstRound,
    FirstStrikes,
    LaterRound,
    OpponentFalls,
)
from vtes.model.text import (
    Aim,
    Cost,
    Each,
    Mode,
    Reach,
    Replaced,
    Strike,
    Text,
    What,
    Where,
    Whose,
)
from vtes.model.words import BurnTarget, UntapMinion, Who

_AFTER: Final = Replaced.AFTER_COMBAT
_HIT: Final = Strike(hand=True, melee=True)
_DODGE: Final = Strike(dodge=True)
_ENDS: Final = Strike(ends=True)
_HARMLESS: Final = (Marks(Mark.HARMLESS_WEAPONS, who=Who.OPPONENT),)
_BURN: Final = Strike(
    damage=1, reach=Reach.BOTH, unprevented=Discipline.FORTITUDE, effects=_HARMLESS
)
_EQUIPMENT: Final = Aim(What.EQUIPMENT, Whose.OTHERS, Where.OPPONENT)
_WEAPON: Final = Aim(What.WEAPON, Whose.OTHERS, Where.OPPONENT)
_FIRST: Final = (FirstRound(),)
_LATER: Final = (LaterRound(),)
_RITUAL: Final = (LaterRound(ritual=True),)
_PRESS: Final = MayLater(Option.PRESS)
_FLARE: Final = Strike(damage=2, aggravated=True)
_CAR: Final = Strike(damage=4, reach=Reach.LONG)
_SUN: Final = Strike(damage=3, long=1, aggravated=True, reach=Reach.BOTH, all_around=True)


def _leaves() -> Text:
    """Combat ends; at superior the striker untaps before it does."""
    untaps = _ENDS.replace(effects=(UntapMinion(),))
    return Text((strike_card(1, _ENDS), strike_card(2, untaps)))


def _blood_strike(*damage: int) -> Text:
    """A hand strike that Fortitude does not prevent; it makes weapons harmless."""
    strikes = [
        Strike(hand=True, damage=more, unprevented=Discipline.FORTITUDE, effects=_HARMLESS)
        for more in damage
    ]
    return Text(_levels(*strikes, needs=(AtClose(),)))


def _levels(
    *strikes: Strike, needs: tuple[LaterRound | AtClose, ...] = (), aim: Aim | None = None
) -> tuple[Mode, ...]:
    """One strike at basic, another at superior."""
    return tuple(
        strike_card(level, strike, needs=needs, aim=aim)
        for level, strike in enumerate(strikes, start=1)
    )


STRIKES: dict[int, Text] = {
    100020: Text((more_strikes(1, 1), strike_card(2, _DODGE, AdditionalStrikes(1)))),  # Acrobatics
    # Aid from Bats
    100029: Text(
        (
            strike_card(1, Strike(damage=1, reach=Reach.BOTH), maneuvers=1),
            strike_card(2, Strike(damage=1, reach=Reach.BOTH), _PRESS, maneuvers=1),
        )
    ),
    # Behind You!
    100149: Text(
        (
            combat_card(1, WindowKind.RANGE, Maneuver(), needs=_FIRST),
            strike_card(2, _DODGE, needs=_FIRST),
        )
    ),
    100201: _blood_strike(1, 2),  # Blood Fury
    100208: _blood_strike(0, 1),  # Blood Rage
    100231: Text(_levels(_SUN.replace(to_self=3), _SUN)),  # Body of Sun
    100230: Text(_levels(_FLARE, _FLARE.replace(reach=Reach.BOTH))),  # Body Flare
    # Burning Wrath
    100271: Text(
        _levels(
            Strike(hand=True, damage=1, aggravated=True),
            Strike(hand=True, damage=2, aggravated=True),
        )
    ),
    # Burst of Sunlight
    100273: Text(
        _levels(
            Strike(damage=1, aggravated=True, reach=Reach.BOTH, to_self=1),
            Strike(damage=2, aggravated=True, reach=Reach.BOTH, to_self=2),
        )
    ),
    # Canine Horde
    100290: Text(
        (
            strike_card(1, Strike(damage=1, reach=Reach.BOTH)),
            strike_card(
                2, Strike(reach=Reach.BOTH, first=True, effects=(BurnTarget(),)), aim=_EQUIPMENT
            ),
        )
    ),
    # Cauldron of Blood
    100309: Text(_levels(Strike(hand=True, damage=2), Strike(hand=True, damage=4), needs=_RITUAL)),
    # Decapitate
    100511: Text(
        (
            strike_card(1, _HIT.replace(damage=2)),
            combat_card(
                2, WindowKind.TO_TORPOR, BurnMinion(Who.OPPONENT), needs=(OpponentFalls(),)
            ),
        )
    ),
    100567: Text((strike_card(0, _DODGE, replaced=_AFTER),)),  # Dodge
    # Catatonic Fear
    100307: Text(_levels(_ENDS, _ENDS.replace(effects=(HurtAfterwards(1),)))),
    # Coma
    100378: Text(
        _levels(
            Strike(torpor=True),
            Strike(torpor=True, effects=(Stun(Who.OPPONENT, taps=False),)),
        )
    ),
    # Drain Essence
    100582: Text(
        _levels(Strike(reach=Reach.BOTH, steal=2), Strike(reach=Reach.BOTH, steal=4), needs=_RITUAL)
    ),
    100601: _leaves(),  # Earth Meld
    # Fast Hands
    100704: Text(
        _levels(
            Strike(effects=(StealEquipment(),)),
            Strike(first=True, effects=(StealEquipment(),)),
            aim=_WEAPON,
        )
    ),
    # Form of Mist
    100771: Text(
        (
            strike_card(1, _DODGE),
            strike_card(
                2, _ENDS.replace(effects=(ContinueAction(stealth=1, cost=1),)), each=Each.ACTION
            ),
        )
    ),
    # Fractured Armament
    100784: Text(
        _levels(
            Strike(effects=(BurnTarget(),)),
            Strike(damage=1, effects=(BurnTarget(),)),
            aim=_EQUIPMENT,
        )
    ),
    # Growing Fury
    100862: Text(_levels(_HIT.replace(damage=2), _HIT.replace(damage=3), needs=_LATER)),
    101131: Text((strike_card(0, _HIT.replace(damage=1), replaced=_AFTER),)),  # Lucky Blow
    101144: _leaves(),  # Majesty
    # Mighty Grapple
    101209: Text(
        (
            press_card(1, PressFor.CONTINUE),
            strike_card(2, _HIT.replace(damage=1), MayLater(Option.PRESS_TO_CONTINUE)),
        )
    ),
    # Preternatural Evasion
    101482: Text((strike_card(1, _DODGE), strike_card(2, _ENDS).replace(cost=Cost(blood=1)))),
    # Primal Instincts
    101485: Text(
        (
            strike_card(1, _DODGE),
            combat_card(2, WindowKind.BEFORE_RESOLUTION, ChooseAgain(), needs=(AnsweredStrike(),)),
        )
    ),
    101524: Text(_levels(_HIT.replace(damage=2), _HIT.replace(damage=3))),  # Pushing the Limit
    # Riposte
    101637: Text(
        _levels(
            _ENDS.replace(effects=(HurtAfterwards(1),)),
            _ENDS.replace(effects=(HurtAfterwards(2),)),
            needs=_LATER,
        )
    ),
    # Sacrament of Carnage
    101669: Text(_levels(Strike(damage=2, reach=Reach.BOTH), Strike(damage=3, reach=Reach.BOTH))),
    # Scorpion Sting
    101693: Text(
        _levels(
            Strike(hand=True, damage=1),
            Strike(hand=True, damage=1, undodged=True),
        )
    ),
    101558: Text((press_card(1, PressFor.END), strike_card(2, _DODGE))),  # Read Intentions
    # Shattering Blow
    101760: Text(
        _levels(
            Strike(effects=(BurnTarget(),)),
            Strike(first=True, effects=(BurnTarget(),)),
            aim=_EQUIPMENT,
        )
    ),
    101778: Text((strike_card(1, _DODGE), more_strikes(2, 1))),  # Side Strike
    101779: Text((strike_card(1, _DODGE), prevention(2, 1, each=Each.ROUND))),  # Sideslip
    101825: Text(_levels(Strike(damage=2), Strike(damage=2, aggravated=True))),  # Song in the Dark
    101852: Text((strike_card(1, _DODGE), strike_card(2, _ENDS))),  # Spiritual Intervention
    101859: Text((strike_card(1, _DODGE), strike_card(2, _ENDS))),  # Staredown
    # Stutter-Step
    101889: Text(
        (
            strike_card(1, _DODGE),
            strike_card(
                2,
                Strike(hand=True, dodge=True),
                Marks(Mark.NO_MORE_STRIKES),
                needs=(AtClose(), FirstStrikes()),
            ),
        )
    ),
    # Soul Burn
    101829: Text(_levels(_BURN, _BURN.replace(damage=2))),
    # Theft of Vitae
    101966: Text(_levels(Strike(reach=Reach.BOTH, steal=1), Strike(reach=Reach.BOTH, steal=2))),
    # Thrown Gate
    101982: Text(
        (
            strike_card(1, Strike(damage=1, reach=Reach.BOTH), maneuvers=1),
            strike_card(2, Strike(damage=2, reach=Reach.BOTH), maneuvers=1),
        )
    ),
    # Thrown Sewer Lid
    101983: Text(
        (
            strike_card(1, Strike(damage=3, reach=Reach.BOTH), needs=(AtLong(),)),
            strike_card(2, Strike(damage=3, reach=Reach.BOTH), _PRESS, needs=(AtLong(),)),
        )
    ),
    102061: Text(_levels(_HIT.replace(damage=1), _HIT.replace(damage=2))),  # Undead Strength
    102089: Text((strike_card(1, _DODGE), strike_card(2, _DODGE, _PRESS))),  # Vampiric Speed
    # Walk of Flame
    102139: Text(
        _levels(
            Strike(damage=1, aggravated=True, reach=Reach.BOTH),
            Strike(damage=2, aggravated=True, reach=Reach.BOTH),
            needs=_RITUAL,
        )
    ),
    # Well-Aimed Car
    102171: Text(
        (
            strike_card(1, _CAR, needs=(AtLong(), LaterRound())),
            strike_card(2, _CAR, _PRESS, needs=(AtLong(), LaterRound())),
        )
    ),
}

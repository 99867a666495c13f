"""Combat cards."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import (
    combat_card,
    maneuver_card,
    more_strikes,
    press_card,
    prevention,
    strike_card,
)
from vtes.model.cards import Discipline
from vtes.model.combat_words import (
    AdditionalStrikes,
    CombatAgain,
    EachRound,
    Mark,
    Marks,
    MayLater,
    Option,
    PressFor,
    Prevent,
    RegainLost,
    Span,
    StealEquipment,
)
from vtes.model.decisions import WindowKind
from vtes.model.needs import AtClose, AtLong, BothReady, LaterRound
from vtes.model.text import (
    Aim,
    Cost,
    Each,
    How,
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
_EQUIPMENT: Final = Aim(What.EQUIPMENT, Whose.OTHERS, Where.OPPONENT)
_WEAPON: Final = Aim(What.WEAPON, Whose.OTHERS, Where.OPPONENT)
_LATER: Final = (LaterRound(),)
_BEFORE_RANGE: Final = WindowKind.BEFORE_RANGE
_BEFORE_STRIKES: Final = WindowKind.BEFORE_STRIKES
_PRESS: Final = MayLater(Option.PRESS)
_HANDS: Final = Marks(Mark.HAND_STRIKES_ONLY, who=Who.BOTH)
_CAR: Final = Strike(damage=4, reach=Reach.LONG)


def _leaves() -> Text:
    """Combat ends; at superior the striker untaps before it does."""
    untaps = _ENDS.replace(effects=(UntapMinion(),))
    return Text((strike_card(1, _ENDS), strike_card(2, untaps)))


def _blood_strike(*damage: int) -> Text:
    """A hand strike that Fortitude does not prevent, against harmless weapons."""
    harmless = Marks(Mark.HARMLESS_WEAPONS, who=Who.OPPONENT)
    strikes = [Strike(hand=True, damage=more, unprevented=Discipline.FORTITUDE) for more in damage]
    return Text(
        tuple(
            strike_card(level, strike, harmless, needs=(AtClose(),))
            for level, strike in enumerate(strikes, start=1)
        )
    )


COMBAT: dict[int, Text] = {
    100020: Text((more_strikes(1, 1), strike_card(2, _DODGE, AdditionalStrikes(1)))),  # Acrobatics
    # Aid from Bats
    100029: Text(
        (
            strike_card(1, Strike(damage=1, reach=Reach.BOTH), maneuvers=1),
            strike_card(2, Strike(damage=1, reach=Reach.BOTH), _PRESS, maneuvers=1),
        )
    ),
    100201: _blood_strike(1, 2),  # Blood Fury
    100208: _blood_strike(0, 1),  # Blood Rage
    100227: Text((more_strikes(1, 1), more_strikes(2, 2))),  # Blur
    100244: Text((press_card(0, replaced=_AFTER),)),  # Boxed In
    # Burst of Sunlight
    100273: Text(
        tuple(
            strike_card(
                level, Strike(damage=level, aggravated=True, reach=Reach.BOTH, to_self=level)
            )
            for level in (1, 2)
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
    # Carrion Crows
    100301: Text(
        tuple(
            combat_card(level, _BEFORE_RANGE, EachRound(level), each=Each.COMBAT)
            for level in (1, 2)
        )
    ),
    # Cauldron of Blood
    100309: Text(
        (
            strike_card(1, Strike(hand=True, damage=2), needs=_LATER),
            strike_card(2, Strike(hand=True, damage=4), needs=_LATER),
        )
    ),
    100504: Text((press_card(0, PressFor.CONTINUE),)),  # Dead-End Alley
    100567: Text((strike_card(0, _DODGE, replaced=_AFTER),)),  # Dodge
    # Drain Essence
    100582: Text(
        (
            strike_card(1, Strike(reach=Reach.BOTH, steal=2), needs=_LATER),
            strike_card(2, Strike(reach=Reach.BOTH, steal=4), needs=_LATER),
        )
    ),
    100601: _leaves(),  # Earth Meld
    100693: Text((maneuver_card(0, replaced=_AFTER),)),  # Fake Out
    # Fast Hands
    100704: Text(
        tuple(
            strike_card(level, Strike(first=first, effects=(StealEquipment(),)), aim=_WEAPON)
            for level, first in ((1, False), (2, True))
        )
    ),
    # Fists of Death
    100738: Text(
        tuple(
            combat_card(level, _BEFORE_RANGE, Marks(Mark.STRENGTH, level, Span.COMBAT))
            for level in (1, 2)
        )
    ),
    100744: Text((maneuver_card(1), press_card(1), maneuver_card(2, _PRESS))),  # Flash
    # Growing Fury
    100862: Text(
        (
            strike_card(1, _HIT.replace(damage=2), needs=_LATER),
            strike_card(2, _HIT.replace(damage=3), needs=_LATER),
        )
    ),
    # Immortal Grapple
    100959: Text(
        (
            combat_card(1, _BEFORE_STRIKES, _HANDS, needs=(AtClose(),), each=Each.ROUND),
            combat_card(
                2,
                _BEFORE_STRIKES,
                _HANDS,
                _PRESS,
                Marks(Mark.NO_MANEUVERS, span=Span.NEXT_ROUND, who=Who.BOTH),
                needs=(AtClose(),),
                each=Each.ROUND,
            ),
        )
    ),
    100973: Text((prevention(1, 1), press_card(2), prevention(2, 1, _PRESS))),  # Indomitability
    101131: Text((strike_card(0, _HIT.replace(damage=1), replaced=_AFTER),)),  # Lucky Blow
    101144: _leaves(),  # Majesty
    # Mighty Grapple
    101209: Text(
        (
            press_card(1, PressFor.CONTINUE),
            strike_card(2, _HIT.replace(damage=1), MayLater(Option.PRESS_TO_CONTINUE)),
        )
    ),
    101288: Text((press_card(1), more_strikes(2, 1))),  # Nimble Feet
    101323: Text((press_card(0, PressFor.END),)),  # Open Grate
    # Psyche!
    101507: Text(
        (
            press_card(1),
            combat_card(2, WindowKind.END_OF_COMBAT, CombatAgain(), needs=(BothReady(),)),
        )
    ),
    # Rolling with the Punches
    101649: Text(
        (
            prevention(1, 1),
            Mode(
                How.COMBAT,
                2,
                (WindowKind.PREVENT,),
                effects=(Prevent(-1, strike=True), Marks(Mark.SHIELDED)),
                cost=Cost(blood=1),
            ),
        )
    ),
    # Shattering Blow
    101760: Text(
        tuple(
            strike_card(level, Strike(first=first, effects=(BurnTarget(),)), aim=_EQUIPMENT)
            for level, first in ((1, False), (2, True))
        )
    ),
    101779: Text((strike_card(1, _DODGE), prevention(2, 1, each=Each.ROUND))),  # Sideslip
    101791: Text((prevention(1, 1), prevention(2, 2))),  # Skin of Rock
    # Skin of Steel
    101792: Text(
        (
            combat_card(1, WindowKind.PREVENT, Prevent(-1, strike=True)),
            combat_card(2, WindowKind.PREVENT, Prevent(-1, strike=True), Marks(Mark.SHIELDED)),
        )
    ),
    101945: Text(
        (combat_card(0, WindowKind.END_OF_ROUND, RegainLost(), each=Each.ROUND),)
    ),  # Taste of Vitae
    # Theft of Vitae
    101966: Text(
        (
            strike_card(1, Strike(reach=Reach.BOTH, steal=1)),
            strike_card(2, Strike(reach=Reach.BOTH, steal=2)),
        )
    ),
    # Torn Signpost
    101993: Text(
        (
            combat_card(1, _BEFORE_RANGE, Marks(Mark.STRENGTH_IS, 2, Span.COMBAT)),
            combat_card(2, _BEFORE_RANGE, Marks(Mark.STRENGTH_IS, 3, Span.COMBAT)),
        )
    ),
    # Undead Strength
    102061: Text(
        (
            strike_card(1, _HIT.replace(damage=1)),
            strike_card(2, _HIT.replace(damage=2)),
        )
    ),
    102071: Text(
        (prevention(1, 1), maneuver_card(2, MayLater(Option.PREVENT)))
    ),  # Unflinching Persistence
    102089: Text((strike_card(1, _DODGE), strike_card(2, _DODGE, _PRESS))),  # Vampiric Speed
    # Walk of Flame
    102139: Text(
        tuple(
            strike_card(
                level, Strike(damage=level, aggravated=True, reach=Reach.BOTH), needs=_LATER
            )
            for level in (1, 2)
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

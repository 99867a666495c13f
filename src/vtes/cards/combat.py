"""Combat cards that are no strikes."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import (
    ANY_TIME,
    BEFORE_RESOLUTION,
    IN_ROUND,
    combat_card,
    maneuver_card,
    more_strikes,
    press_card,
    prevention,
)
from vtes.cards.uses import anybody_acts, may
from vtes.model.amounts import ALL
from vtes.model.choosing import BurnHand, BuyStrikes, Fetch, Goal, Limits, LookAtHand
from vtes.model.combat_words import (
    AdditionalStrikes,
    BurnWeapon,
    DamageTo,
    DrawMore,
    EachRound,
    Mark,
    Marks,
    MayLater,
    Moment,
    Option,
    PressEachRound,
    PressFor,
    Prevent,
    RegainLost,
    Span,
    StayReady,
)
from vtes.model.course_words import CombatAgain, EndCombat
from vtes.model.decisions import WindowKind
from vtes.model.deed_words import Diablerize, SendToTorpor
from vtes.model.needs import CanDiablerize, HasBlocked, IsVampire
from vtes.model.needs_combat import (
    AgainstVampire,
    AtClose,
    BothReady,
    CapacityAbove,
    Falls,
    FirstRound,
    FirstStrikes,
    InflictedMore,
    OpponentFalls,
    StrikesWith,
)
from vtes.model.text import (
    Ban,
    Bonus,
    By,
    Cost,
    Each,
    How,
    Mode,
    Number,
    Replaced,
    Text,
    Trait,
)
from vtes.model.words import AddCounters, BurnThis, BurnThisAt, PutInPlay, PutOn, Who
from vtes.model.zones import HAND

_AFTER: Final = Replaced.AFTER_COMBAT
_BEFORE_RANGE: Final = WindowKind.BEFORE_RANGE
_BEFORE_STRIKES: Final = WindowKind.BEFORE_STRIKES
_AMBUSH: Final = (HasBlocked(), FirstRound(), FirstStrikes(before=True))
_ANY_STRIKE: Final = (*BEFORE_RESOLUTION, WindowKind.RANGE)
_FIRST_STRIKE: Final = Marks(Mark.FIRST_STRIKE)
_UNHURT: Final = Prevent(ALL, strike=True)
_PRESS: Final = MayLater(Option.PRESS)
_HANDS: Final = Marks(Mark.HAND_STRIKES_ONLY, who=Who.BOTH)
_DISARM: Final = 100549
_FANGS: Final = 101515
_WEAPON: Final = Fetch(Goal.USED, Who.SELF, (HAND,), trait=Trait.WEAPON, must=True)
"""A weapon of the hand; it is equipped as if it had been played."""

_OFTEN: Final = (*IN_ROUND, WindowKind.END_OF_ROUND)
"""The windows of a round, for a card that names no moment."""

_CLAWS: Final = combat_card(1, BEFORE_RESOLUTION, Marks(Mark.AGGRAVATED_HANDS))

_DRAWN_OUT: Final = tuple(
    Marks(mark, amount, Span.COMBAT, Who.OPPONENT)
    for mark, amount in (
        (Mark.STRENGTH, 1),
        (Mark.NOT_LONG, 0),
        (Mark.NO_PRESS_TO_END, 0),
        (Mark.NO_EQUIPMENT, 0),
    )
)
_BITES: Final = EachRound(1, when=Moment.PRESS, preventable=False)


def _ammo(mark: Mark, points: int, *more: BurnWeapon) -> Text:
    """Ammunition for the gun with which the minion strikes."""
    loaded = Marks(mark, points, Span.COMBAT, Who.WEAPON)
    gun = (StrikesWith(Trait.GUN),)
    return Text((combat_card(0, WindowKind.BEFORE_RESOLUTION, loaded, *more, needs=gun),))


def _weather(level: int, more: int) -> Mode:
    """Damage to all who take part, in every round."""
    storm = EachRound(
        1,
        who=Who.BOTH,
        when=Moment.BEFORE_RANGE,
        preventable=False,
        retainers=True,
        more=more,
    )
    return combat_card(level, _BEFORE_RANGE, storm, needs=(FirstRound(),), each=Each.COMBAT)


def _drawing_out(level: int, *more: EachRound) -> Mode:
    """The opposing vampire fights without thinking."""
    needs = (FirstRound(), AgainstVampire())
    return combat_card(level, _BEFORE_RANGE, *_DRAWN_OUT, *more, needs=needs, each=Each.COMBAT)


COMBAT: dict[int, Text] = {
    # Amaranth
    100043: Text(
        (
            combat_card(
                0,
                WindowKind.TO_TORPOR,
                Diablerize(Who.OPPONENT),
                needs=(CanDiablerize(), OpponentFalls()),
            ),
        )
    ),
    # Backstab
    100124: Text(
        (
            combat_card(1, _ANY_STRIKE, _FIRST_STRIKE, needs=_AMBUSH),
            combat_card(2, _ANY_STRIKE, _FIRST_STRIKE, AdditionalStrikes(1), needs=_AMBUSH),
        )
    ),
    100227: Text((more_strikes(1, 1), more_strikes(2, 2))),  # Blur
    # Bone Spur
    100237: Text(
        (
            _CLAWS,
            combat_card(2, BEFORE_RESOLUTION, Marks(Mark.AGGRAVATED_HANDS, span=Span.COMBAT)),
        )
    ),
    100244: Text((press_card(0, replaced=_AFTER),)),  # Boxed In
    # Carrion Crows
    100301: Text(
        tuple(
            combat_card(level, _BEFORE_RANGE, EachRound(level), each=Each.COMBAT)
            for level in (1, 2)
        )
    ),
    100356: Text((_CLAWS, maneuver_card(2))),  # Claws of the Dead
    # Apportation
    100077: Text((press_card(1, PressFor.CONTINUE), maneuver_card(2))),
    # Concealed Weapon
    100392: Text(
        (combat_card(0, _BEFORE_RANGE, _WEAPON.replace(limits=Limits(pool=2, damage=3))),)
    ),
    100504: Text((press_card(0, PressFor.CONTINUE),)),  # Dead-End Alley
    # The Death of My Conscience
    100507: Text(
        tuple(
            combat_card(
                level,
                (_BEFORE_RANGE, WindowKind.RANGE, _BEFORE_STRIKES),
                BurnHand(4, level),
                needs=(CapacityAbove(5),),
                replaced=_AFTER,
            )
            for level in (1, 2)
        )
    ),
    # Disarm
    _DISARM: Text(
        (
            *(
                combat_card(
                    level,
                    WindowKind.END_OF_ROUND,
                    PutOn(Who.OPPONENT),
                    SendToTorpor(Who.OPPONENT),
                    needs=(AtClose(), InflictedMore(), AgainstVampire(True, (_DISARM,))),
                )
                for level in (1, 2)
            ),
            may(ANY_TIME, BurnThis(), by=By.HOST, blood=3),
        ),
        bonuses=tuple(Bonus(Number.STRENGTH, -1 - way, way=way) for way in (0, 1)),
    ),
    # Disguised Weapon
    100555: Text(
        (
            combat_card(1, _BEFORE_RANGE, _WEAPON),
            combat_card(2, WindowKind.STRIKE, _WEAPON),
        )
    ),
    100580: _ammo(Mark.WEAPON_AGGRAVATED, 2, BurnWeapon()),  # Dragon's Breath Rounds
    100585: Text((_drawing_out(1), _drawing_out(2, _BITES))),  # Drawing Out the Beast
    100693: Text((maneuver_card(0, replaced=_AFTER),)),  # Fake Out
    # Fists of Death
    100738: Text(
        tuple(
            combat_card(level, _BEFORE_RANGE, Marks(Mark.STRENGTH, level, Span.COMBAT))
            for level in (1, 2)
        )
    ),
    100744: Text((maneuver_card(1), press_card(1), maneuver_card(2, _PRESS))),  # Flash
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
    # Increased Strength
    100971: Text(
        tuple(
            combat_card(level, _BEFORE_RANGE, Marks(Mark.POTENCE_DAMAGE, level, Span.COMBAT))
            for level in (1, 2)
        )
    ),
    100973: Text((prevention(1, 1), press_card(2), prevention(2, 1, _PRESS))),  # Indomitability
    100980: Text((press_card(1), combat_card(2, _OFTEN, DrawMore(1)))),  # Infernal Pursuit
    # Lightning Reflexes
    101107: Text((more_strikes(1, 1), combat_card(2, WindowKind.ADDITIONAL, BuyStrikes()))),
    101160: _ammo(Mark.WEAPON_DAMAGE, 1),  # Manstopper Rounds
    101288: Text((press_card(1), more_strikes(2, 1))),  # Nimble Feet
    101323: Text((press_card(0, PressFor.END),)),  # Open Grate
    # Psyche!
    101507: Text(
        (
            press_card(1),
            combat_card(2, WindowKind.END_OF_COMBAT, CombatAgain(), needs=(BothReady(),)),
        )
    ),
    # Pulled Fangs
    _FANGS: Text(
        (
            combat_card(
                0,
                WindowKind.END_OF_ROUND,
                PutOn(Who.OPPONENT),
                DamageTo(1, who=Who.OPPONENT),
                needs=(AtClose(), InflictedMore(), AgainstVampire(True, (_FANGS,))),
            ),
            anybody_acts(AddCounters(1), BurnThisAt(2), needs=(IsVampire(),), stealth=1),
        ),
        bans=(Ban.HUNT,),
        starves=True,
    ),
    101523: Text((maneuver_card(1), more_strikes(2, 1))),  # Pursuit
    # Quickness
    101532: Text(
        tuple(
            combat_card(
                level,
                WindowKind.ADDITIONAL,
                AdditionalStrikes(1, limited=level == 1),
                each=Each.ROUND,
            )
            for level in (1, 2)
        )
    ),
    101608: Text((prevention(1, 1), prevention(2, 3, mild=True))),  # Resilience
    # Rolling with the Punches
    101649: Text(
        (
            prevention(1, 1),
            Mode(
                How.COMBAT,
                2,
                (WindowKind.PREVENT,),
                effects=(Prevent(ALL, strike=True), Marks(Mark.SHIELDED)),
                cost=Cost(blood=1),
            ),
        )
    ),
    # Skin of Night
    101790: Text(
        (
            combat_card(
                1, (*BEFORE_RESOLUTION, WindowKind.PREVENT), Marks(Mark.AGGRAVATED_AS_NORMAL)
            ),
            prevention(2, 1, Marks(Mark.AGGRAVATED_AS_NORMAL)),
        )
    ),
    101791: Text((prevention(1, 1), prevention(2, 2))),  # Skin of Rock
    # Skin of Steel
    101792: Text(
        (
            combat_card(1, WindowKind.PREVENT, Prevent(ALL, strike=True)),
            combat_card(2, WindowKind.PREVENT, Prevent(ALL, strike=True), Marks(Mark.SHIELDED)),
        )
    ),
    # Superior Mettle
    101905: Text(
        (
            combat_card(1, WindowKind.PREVENT, _UNHURT),
            combat_card(
                2, WindowKind.PREVENT, _UNHURT, MayLater(Option.PREVENT_STRIKE, Span.EACH_ROUND)
            ),
        )
    ),
    # Taste of Vitae
    101945: Text(
        (
            combat_card(
                0,
                WindowKind.END_OF_ROUND,
                RegainLost(),
                needs=(IsVampire(), AgainstVampire()),
                each=Each.ROUND,
            ),
        )
    ),
    # Torn Signpost
    101993: Text(
        (
            combat_card(1, _BEFORE_RANGE, Marks(Mark.STRENGTH_IS, 2, Span.COMBAT)),
            combat_card(2, _BEFORE_RANGE, Marks(Mark.STRENGTH_IS, 3, Span.COMBAT)),
        )
    ),
    # Tortured Confession
    101996: Text(
        (
            combat_card(
                0,
                WindowKind.TO_TORPOR,
                EndCombat(),
                LookAtHand(),
                needs=(IsVampire(), OpponentFalls()),
            ),
        )
    ),
    # Trap
    102012: Text(
        (combat_card(0, _BEFORE_RANGE, PutInPlay(), PressEachRound(3), needs=(FirstRound(),)),)
    ),
    # Undead Persistence
    102060: Text(
        (
            combat_card(1, WindowKind.TO_TORPOR, StayReady(3), _PRESS, needs=(Falls(),)),
            prevention(2, 2),
        )
    ),
    102071: Text(
        (prevention(1, 1), maneuver_card(2, MayLater(Option.PREVENT)))
    ),  # Unflinching Persistence
    102164: Text((_weather(1, 0), _weather(2, 1))),  # Weather Control
    102190: Text((_CLAWS, press_card(2))),  # Wolf Claws
}

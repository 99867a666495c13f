"""Action modifiers and reactions that show two Disciplines."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import (
    ATTEMPT,
    BEFORE_BLOCK,
    BETWEEN_ATTEMPTS,
    asking,
    bleed_modifier,
    intercept_reaction,
    modifier,
    reaction,
    stealth_modifier,
)
from vtes.cards.uses import happens
from vtes.model.card_words import StayUntapped
from vtes.model.cards import Discipline
from vtes.model.combat_words import DamageTo, InCombat, Mark, Marks, MayLater, Option, Span
from vtes.model.conditions import ActingIsOne, ActionIs, Succeeded
from vtes.model.course_words import MayCancelCombat
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.needs import (
    ActingIsYounger,
    BledBySomebody,
    Bleeding,
    BlockerIsLesser,
    BlockerIsYours,
    HasNo,
    IsReady,
    IsTapped,
    MayBlock,
    NotBleeding,
    Successful,
)
from vtes.model.needs_combat import CapacityAbove
from vtes.model.needs_own import While
from vtes.model.play_words import AfterAction, BarBlock, BarVampires, IfHolds, InterceptOf
from vtes.model.text import Aim, Bonus, Cost, Each, Moment, Number, Replaced, Text, Token, What
from vtes.model.words import (
    AddBleed,
    AddIntercept,
    AttemptBlock,
    BurnThis,
    EndAction,
    PutOn,
    UntapMinion,
    Who,
)

_ANNOUNCED: Final = WindowKind.AS_ANNOUNCED
_BLOCKED: Final = WindowKind.AFTER_BLOCK
_AFTER: Final = Replaced.AFTER_ACTION
_BLOOD: Final = Cost(blood=1)
_LESSER: Final = (BlockerIsLesser(),)
_REPULSION: Final = 101606
_ONE: Final = (HasNo(cards=(_REPULSION,)),)

_BLOODY: Final = InCombat((Marks(Mark.DAMAGE_AGGRAVATED, span=Span.COMBAT, who=Who.BOTH),))
_TO_LONG: Final = InCombat((MayLater(Option.MANEUVER_FAR, Span.COMBAT),))
_CORRUPT: Final = Aim(What.MINION, token=Token.CORRUPTION)
_EITHER: Final = InCombat((MayLater(Option.MANEUVER_OR_PRESS, Span.COMBAT),))
_EQUIPPING: Final = (While(ActionIs((ActionKind.EQUIP,))),)
_UNTAPS: Final = AfterAction((IfHolds(Succeeded(), (UntapMinion(),)),))
_SMALLER: Final = reaction(1, BEFORE_BLOCK, AddBleed(-1), needs=(BledBySomebody(),))
_TO_BLOCKER: Final = AddIntercept(1, who=Who.BLOCKER)
_STEALTH: Final = stealth_modifier(1, 1)
_INTERCEPT: Final = intercept_reaction(1, 1)
_DEARER: Final = _INTERCEPT.replace(cost=_BLOOD)

PAIRED_ARTS: Final[dict[int, Text]] = {
    # Aura Absorption
    100111: Text(
        (
            *asking(Discipline.AUSPEX, _DEARER),
            *asking(Discipline.MYTHERCERIA, _INTERCEPT, stealth_modifier(2, 1)),
        )
    ),
    # Beast Meld
    100146: Text(
        (
            stealth_modifier(1, 1, InCombat((MayLater(Option.PREVENT, Span.COMBAT),))),
            modifier(2, _ANNOUNCED, BarVampires(), needs=(NotBleeding(),)),
        )
    ),
    # Domain of Evernight
    100571: Text(
        (
            *asking(Discipline.OBFUSCATE, _STEALTH),
            *asking(
                Discipline.TEMPORIS,
                modifier(1, (*BEFORE_BLOCK, _BLOCKED), _BLOODY),
                modifier(
                    2, WindowKind.AFTER_RESOLUTION, UntapMinion(), needs=(Successful(),)
                ).replace(each=Each.TURN),
            ),
        )
    ),
    # Falcon's Eye
    100694: Text(
        (
            *asking(Discipline.ANIMALISM, _DEARER),
            *asking(
                Discipline.SPIRITUS,
                _INTERCEPT,
                reaction(2, BETWEEN_ATTEMPTS, AttemptBlock(), needs=(MayBlock(anyone=True),)),
            ),
        )
    ),
    # Folderol
    100755: Text(
        (
            *asking(Discipline.AUSPEX, _SMALLER.replace(cost=_BLOOD)),
            *asking(
                Discipline.MYTHERCERIA,
                _SMALLER,
                reaction(2, BEFORE_BLOCK, AddBleed(-1), needs=(Bleeding(),)),
            ),
        )
    ),
    # Hag's Wrinkles
    100877: Text(
        (
            *asking(Discipline.OBFUSCATE, stealth_modifier(1, 2, needs=_EQUIPPING)),
            *asking(
                Discipline.THANATOSIS,
                modifier(1, BEFORE_BLOCK, _UNTAPS, needs=_EQUIPPING),
                stealth_modifier(2, 1, _UNTAPS, needs=_EQUIPPING),
            ),
        )
    ),
    # The Missing Voice
    101226: Text(
        (
            *asking(
                Discipline.CELERITY,
                modifier(
                    1,
                    BEFORE_BLOCK,
                    InterceptOf(-1, Aim(What.VAMPIRE, most=4)),
                    needs=(CapacityAbove(4),),
                ),
            ),
            *asking(
                Discipline.MELPOMINEE,
                modifier(
                    1,
                    BEFORE_BLOCK,
                    InterceptOf(-1, Aim(What.ALLY)),
                    InterceptOf(-1, Aim(What.VAMPIRE, younger=True)),
                ),
                stealth_modifier(2, 1),
            ),
        )
    ),
    # Psychomachia
    101511: Text(
        (
            *asking(
                Discipline.PRESENCE,
                modifier(1, _BLOCKED, UntapMinion(), EndAction(), needs=_LESSER),
            ),
            *asking(
                Discipline.DAIMOINON,
                modifier(1, _BLOCKED, BarBlock(Who.BLOCKER), needs=_LESSER),
                modifier(
                    2,
                    _BLOCKED,
                    BarBlock(Who.BLOCKER),
                    DamageTo(1, preventable=False, who=Who.BLOCKER),
                    needs=_LESSER,
                ),
            ),
        )
    ),
    # Read the Winds
    101559: Text(
        (
            intercept_reaction(1, 1, StayUntapped(), replaced=_AFTER),
            reaction(
                2,
                BETWEEN_ATTEMPTS,
                UntapMinion(),
                AddIntercept(1, unneeded=True),
                AttemptBlock(),
                needs=(IsTapped(), MayBlock()),
            ).replace(replaced=_AFTER),
        )
    ),
    # Repulsion
    _REPULSION: Text(
        (
            *asking(Discipline.PRESENCE, modifier(1, _ANNOUNCED, _TO_LONG, needs=_ONE)),
            *asking(
                Discipline.OBEAH,
                stealth_modifier(1, 1, needs=_ONE),
                modifier(2, BEFORE_BLOCK, PutOn(Who.SELF), needs=(*_ONE, IsReady())),
            ),
            happens(Moment.HOST_FALLS, BurnThis()),
        ),
        bonuses=(Bonus(Number.STEALTH, 1),),
    ),
    # Sense the Sin
    101718: Text(
        (
            *asking(Discipline.AUSPEX, intercept_reaction(1, 1, needs=(ActingIsYounger(),))),
            *asking(
                Discipline.DAIMOINON,
                intercept_reaction(1, 1, IfHolds(ActingIsOne(_CORRUPT), (AddIntercept(1),))),
                bleed_modifier(2, 2, InterceptOf(-1, _CORRUPT)),
            ),
        )
    ),
    # Shroud of Absence
    101774: Text(
        (
            stealth_modifier(1, 1),
            stealth_modifier(2, 1, InCombat((MayLater(Option.STRIKE_TO_END),))),
        )
    ),
    # Skin of the Chameleon
    101794: Text(
        (
            *asking(Discipline.THAUMATURGY, modifier(1, _ANNOUNCED, _EITHER)),
            *asking(
                Discipline.VISCERATIKA,
                stealth_modifier(1, 1, _EITHER),
                stealth_modifier(2, 2, _EITHER),
            ),
        )
    ),
    # Stone Travel
    101875: Text(
        (
            *asking(Discipline.OBTENEBRATION, _STEALTH.replace(cost=_BLOOD)),
            *asking(Discipline.MYTHERCERIA, _STEALTH, stealth_modifier(2, 1, MayCancelCombat())),
        )
    ),
    # Tourette's Voice
    102000: Text(
        (
            *asking(Discipline.AUSPEX, _INTERCEPT),
            *asking(
                Discipline.MELPOMINEE,
                reaction(1, ATTEMPT, _TO_BLOCKER, needs=(BlockerIsYours(),)),
                reaction(2, ATTEMPT, _TO_BLOCKER),
            ),
        )
    ),
}
"""The encoded cards of this kind by printed id."""

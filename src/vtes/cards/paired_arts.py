"""Action modifiers, reactions and combat cards that show two Disciplines."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import (
    BEFORE_BLOCK,
    BETWEEN_ATTEMPTS,
    asking,
    intercept_reaction,
    maneuver_card,
    modifier,
    press_card,
    reaction,
    stealth_modifier,
    strike_card,
)
from vtes.cards.uses import happens
from vtes.model.card_words import StayUntapped
from vtes.model.cards import Discipline
from vtes.model.combat_words import (
    DamageTo,
    EndCombat,
    InCombat,
    Mark,
    Marks,
    MayLater,
    Option,
    Span,
)
from vtes.model.decisions import WindowKind
from vtes.model.needs import (
    BlockerIsLesser,
    HasNo,
    IsReady,
    IsTapped,
    MayBlock,
    NotBleeding,
    Successful,
)
from vtes.model.needs_combat import AtClose
from vtes.model.play_words import BarBlock, BarVampires
from vtes.model.text import Bonus, Cost, Each, Moment, Number, Replaced, Strike, Text
from vtes.model.words import (
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
_CLOSE: Final = (AtClose(),)
_LESSER: Final = (BlockerIsLesser(),)
_REPULSION: Final = 101606
_ONE: Final = (HasNo(cards=(_REPULSION,)),)

_DODGE: Final = Strike(dodge=True)
_TOUCH: Final = Strike(hand=True, effects=(EndCombat(),))
_BLOODY: Final = InCombat((Marks(Mark.DAMAGE_AGGRAVATED, span=Span.COMBAT, who=Who.BOTH),))
_TO_LONG: Final = InCombat((MayLater(Option.MANEUVER_FAR, Span.COMBAT),))
_STEALTH: Final = stealth_modifier(1, 1)
_INTERCEPT: Final = intercept_reaction(1, 1)
_DEARER: Final = _INTERCEPT.replace(cost=_BLOOD)

PAIRED_ARTS: Final[dict[int, Text]] = {
    # Anesthetic Touch
    100066: Text(
        (
            *asking(Discipline.AUSPEX, strike_card(1, _DODGE, needs=_CLOSE)),
            *asking(
                Discipline.OBEAH,
                strike_card(1, _TOUCH, needs=_CLOSE),
                strike_card(2, _TOUCH.replace(first=True), needs=_CLOSE),
            ),
        )
    ),
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
    # Swiftness of the Stag
    101916: Text(
        (
            *asking(Discipline.CELERITY, press_card(1)),
            *asking(Discipline.SPIRITUS, maneuver_card(1), press_card(1), stealth_modifier(2, 1)),
        )
    ),
}
"""The encoded cards of this kind by printed id."""

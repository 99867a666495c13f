"""Combat cards of the Disciplines of single clans: Chimerstry, Obtenebration, Quietus, ..."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import (
    BEFORE_RESOLUTION,
    IN_ROUND,
    combat_card,
    goes_on,
    maneuver_card,
    press_card,
    ranged,
    stealth_modifier,
    strike_card,
)
from vtes.cards.uses import acts
from vtes.model.combat_words import (
    AdditionalStrikes,
    DrainAfterwards,
    EachRound,
    Maneuver,
    Mark,
    Marks,
    MayLater,
    Moment,
    Option,
    Span,
    StealEquipment,
)
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.deed_words import BurnMinion
from vtes.model.needs import IsVampire
from vtes.model.needs_combat import (
    AgainstAlly,
    AgainstLesser,
    AgainstVampire,
    AnswersStrike,
    AtClose,
    AtLong,
    HasContract,
    LaterRound,
)
from vtes.model.text import (
    Aim,
    Bonus,
    Cost,
    Each,
    Mode,
    Number,
    Reach,
    Replaced,
    Strike,
    Text,
    What,
    Where,
    Whose,
)
from vtes.model.words import BurnBlood, BurnThis, CancelCard, GainBlood, PutOn, UntapMinion, Who

_CHEAPER: Final = Marks(Mark.CHEAPER, span=Span.COMBAT)
_DODGE: Final = Strike(dodge=True)
_ENDS: Final = Strike(ends=True)
_EQUIPMENT: Final = Aim(What.EQUIPMENT, Whose.OTHERS, Where.OPPONENT)
_FAR: Final = (AtLong(),)
_GRIP: Final = Marks(Mark.AGGRAVATED_HANDS)
_PREVENTS: Final = MayLater(Option.PREVENT, Span.EACH_ROUND)
_STRONGER: Final = Marks(Mark.STRENGTH, 1, Span.COMBAT)
_TO_END: Final = MayLater(Option.PRESS_TO_END)


def _crafted(number: Number, blood: int = 0) -> Text:
    """The opposing minion takes a point, and is less by a number as long as the card is on him.

    Args:
        number: which number.
        blood: what the action costs with which he takes the card off.
    """
    touch = Strike(damage=1, effects=(PutOn(Who.OPPONENT),))
    off = acts(
        BurnThis(), needs=(IsVampire(),) if blood else (), blood=blood, stealth=1, at_this=True
    )
    return Text(
        (strike_card(1, touch), strike_card(2, touch), off),
        bonuses=tuple(Bonus(number, -1 - way, way=way) for way in (0, 1)),
    )


def _ghost(level: int) -> Mode:
    """So many points are prevented in each round."""
    windows = (*IN_ROUND, WindowKind.END_OF_ROUND, WindowKind.PREVENT)
    return combat_card(level, windows, *[_PREVENTS] * level, replaced=Replaced.AFTER_COMBAT)


CLAN_ARTS: Final[dict[int, Text]] = {
    # Amria
    100047: Text(
        (
            combat_card(1, WindowKind.RANGE, Maneuver(far=True)),
            strike_card(2, _DODGE, _TO_END),
        )
    ),
    100076: Text((_ghost(1), _ghost(2))),  # Apparition
    # Arms of the Abyss
    100091: Text((strike_card(1, _DODGE), strike_card(2, _DODGE, AdditionalStrikes(1)))),
    # Blessing of Durga Syn
    100183: Text(
        (
            strike_card(1, Strike(effects=(StealEquipment(),)), aim=_EQUIPMENT),
            strike_card(2, Strike(first=True, effects=(StealEquipment(),)), aim=_EQUIPMENT),
        )
    ),
    # Blood Agony
    100192: Text(
        tuple(
            combat_card(
                level,
                BEFORE_RESOLUTION,
                Marks(mark, span=Span.COMBAT),
                needs=(LaterRound(),),
            )
            for level, mark in ((1, Mark.AGGRAVATED_BLOW), (2, Mark.AGGRAVATED_BLOWS))
        )
    ),
    # Blood of Acid
    100203: Text(
        tuple(
            combat_card(
                level,
                WindowKind.BEFORE_STRIKES,
                Marks(mark),
                needs=(AtClose(),),
                each=Each.ROUND,
            )
            for level, mark in ((1, Mark.ACID), (2, Mark.AGGRAVATED_ACID))
        )
    ),
    # Blood Sweat
    100211: Text(
        tuple(
            strike_card(level, ranged(level + 1).replace(unpreventable=True), needs=_FAR)
            for level in (1, 2)
        )
    ),
    # Body Arsenal
    100228: Text(
        (
            combat_card(1, BEFORE_RESOLUTION, _GRIP),
            combat_card(2, BEFORE_RESOLUTION, _GRIP, _STRONGER),
        )
    ),
    100238: _crafted(Number.STRENGTH, blood=2),  # Bonecraft
    # Breath of the Dragon
    100250: Text(
        tuple(
            strike_card(
                level, ranged(level, aggravated=True).replace(to_self=level, self_close=True)
            )
            for level in (1, 2)
        )
    ),
    # Chiropteran Marauder
    100344: Text(
        (
            maneuver_card(1),
            combat_card(2, BEFORE_RESOLUTION, _GRIP).replace(cost=Cost(blood=1)),
        )
    ),
    # Coagulate Blood
    100368: Text(
        tuple(strike_card(level, ranged(level).replace(more_to_ally=1)) for level in (1, 2))
    ),
    # Dagon's Call
    100488: Text(
        tuple(
            strike_card(
                level,
                Strike(
                    hand=True,
                    damage=level - 1,
                    effects=(EachRound(1, when=Moment.PRESS, preventable=False),),
                ),
                each=Each.COMBAT,
            )
            for level in (1, 2)
        )
    ),
    # Deny
    100524: Text((press_card(1), stealth_modifier(2, 1))),
    # Disease
    100553: Text(
        tuple(
            combat_card(
                level,
                WindowKind.BEFORE_RANGE,
                Marks(Mark.STRENGTH, -level, Span.COMBAT, Who.OPPONENT),
            )
            for level in (1, 2)
        )
    ),
    # Entombment
    100651: Text(
        (
            strike_card(1, Strike(effects=(BurnMinion(Who.OPPONENT),)), needs=(AgainstAlly(),)),
            strike_card(2, Strike(torpor=True), needs=(AgainstVampire(),)),
        )
    ),
    # Far Fatuus
    100702: Text(
        (
            strike_card(1, ranged(2), needs=_FAR),
            strike_card(2, ranged(2).replace(effects=(Marks(Mark.SHIELDED),)), needs=_FAR),
        )
    ),
    100750: _crafted(Number.STEALTH),  # Fleshcraft
    # Form of the Serpent
    100773: Text((stealth_modifier(1, 1), maneuver_card(2))),
    # Horrid Form
    100934: Text(
        (
            combat_card(1, WindowKind.BEFORE_RANGE, _STRONGER),
            combat_card(2, WindowKind.BEFORE_RANGE, _STRONGER, _PREVENTS),
        )
    ),
    # Inner Essence
    100986: Text(
        (
            combat_card(1, WindowKind.BEFORE_RANGE, _CHEAPER, each=Each.COMBAT),
            combat_card(
                2, WindowKind.BEFORE_RANGE, _CHEAPER, GainBlood(1, Who.SELF), each=Each.COMBAT
            ),
        )
    ),
    # The Jones
    101023: Text(
        (
            strike_card(1, _DODGE, _TO_END, needs=(AgainstLesser(),)),
            combat_card(
                2,
                WindowKind.AS_PLAYED,
                CancelCard(),
                needs=(AgainstLesser(), AnswersStrike()),
                each=Each.ROUND,
            ),
        )
    ),
    # The Khabar: Honor
    101044: Text((strike_card(0, Strike(hand=True, damage=3), needs=(HasContract(),)),)),
    # Meld with the Land
    101196: Text(
        (
            strike_card(1, _ENDS.replace(effects=(UntapMinion(Who.OPPONENT),))),
            strike_card(2, _ENDS),
        )
    ),
    # Mirror Image
    101222: Text((stealth_modifier(1, 1), strike_card(2, goes_on(ActionKind.BLEED)))),
    # Oubliette
    101334: Text(
        (strike_card(1, _ENDS), strike_card(2, _ENDS.replace(effects=(DrainAfterwards(1),))))
    ),
    101402: Text((stealth_modifier(1, 1), strike_card(2, _DODGE))),  # Plasmic Form
    # Shadow Body
    101735: Text(
        (
            strike_card(1, _ENDS),
            strike_card(2, goes_on(ActionKind.BLEED, ActionKind.POLITICAL)),
        )
    ),
    # Shadow Strike
    101745: Text(
        (
            strike_card(1, Strike(strength=True, reach=Reach.BOTH), maneuvers=1),
            strike_card(
                2, Strike(strength=True, reach=Reach.BOTH), MayLater(Option.PRESS), maneuvers=1
            ),
        )
    ),
    # Taste of Death
    101944: Text(
        tuple(strike_card(level, ranged(level, aggravated=True), needs=_FAR) for level in (1, 2))
    ),
    # Thin Blood
    101970: Text(
        tuple(
            combat_card(
                level,
                WindowKind.BEFORE_STRIKES,
                BurnBlood(level, Who.OPPONENT),
                needs=(AtClose(), AgainstVampire()),
                each=Each.ROUND,
            )
            for level in (1, 2)
        )
    ),
    # Tongue of the Serpent
    101988: Text(tuple(strike_card(level, Strike(steal=level)) for level in (1, 2))),
    # Torment the Soul
    101992: Text(
        (
            strike_card(1, ranged(1), needs=(LaterRound(),)),
            strike_card(2, ranged(1, aggravated=True), needs=(LaterRound(),)),
        )
    ),
}
"""The encoded combat cards of these Disciplines by printed id."""

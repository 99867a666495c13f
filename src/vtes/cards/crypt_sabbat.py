"""Vampires of the Sabbat, and one who has left it."""

from __future__ import annotations

from vtes.cards.crypt_shapes import adds, he_may, of_clan, when
from vtes.cards.shapes import BEFORE_BLOCK, BEFORE_RESOLUTION, REFERENDUM, own_strike
from vtes.cards.uses import acts, happens
from vtes.model.card_words import BurnVandalized, GiveToken, MoveBlood
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.combat_words import Mark, Marks
from vtes.model.conditions import ActingIsOne, ActionIs, ActsAgainst, Bleeds
from vtes.model.decisions import ActionKind, Phase
from vtes.model.needs import Acts, Bleeding, HasBlood, ItHas
from vtes.model.needs_in_play import PoliticalAction
from vtes.model.text import (
    Aim,
    Aura,
    Ban,
    Bonus,
    Discount,
    Each,
    Moment,
    Number,
    Reach,
    Strike,
    Text,
    Token,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import Abstain
from vtes.model.words import AddBleed, EachBurnsBlood, EnterCombat

_VANDAL = Token.VANDAL
_FREE = 99
"""More than any card costs."""

CRYPT_SABBAT: dict[int, Text] = {
    200071: Text(  # Amelia
        modes=(
            acts(
                EnterCombat(), aim=Aim(What.VAMPIRE, Whose.OTHERS, Where.READY, most=3), stealth=1
            ),
        )
    ),
    200113: Text(bonuses=adds(intercept=1)),  # Anton
    200150: Text(  # Aurora Van Brande, Paladin
        modes=(own_strike(Strike(damage=1, reach=Reach.BOTH)),)
    ),
    200220: Text(  # Bronwen
        modes=(own_strike(Strike(dodge=True)).replace(each=Each.COMBAT),)
    ),
    200290: Text(bonuses=adds(strength=1)),  # Corine Marcón
    200357: Text(  # Dominique
        modes=(acts(GiveToken(_VANDAL), BurnVandalized(_VANDAL), aim=Aim(What.LOCATION)),)
    ),
    200386: Text(discounts=(Discount(_FREE, combat=True),)),  # Dragos
    200394: Text(bonuses=adds(bleed=1)),  # Dylan
    200476: Text(  # Francisco Domingo de Polonia
        modes=(
            he_may(BEFORE_BLOCK, AddBleed(1), each=Each.TURN, blood=1, needs=(Acts(), Bleeding())),
        )
    ),
    200534: Text(bonuses=adds(bleed=1), ballots=1),  # Gratiano
    200610: Text(  # Hugo
        bonuses=(when(Number.INTERCEPT, -1, ActingIsOne(of_clan("Lasombra", or_clan="Tzimisce"))),)
    ),
    200797: Text(  # Kyle Strathcona, Cardinal of Canada
        modes=(
            he_may(
                Phase.UNTAP,
                MoveBlood(1),
                aim=Aim(What.VAMPIRE, sect=Sect.SABBAT, another=True),
                needs=(HasBlood(1),),
            ),
        )
    ),
    200810: Text(  # Lambach
        modes=(he_may(BEFORE_RESOLUTION, Marks(Mark.AGGRAVATED_HANDS), each=Each.COMBAT, blood=1),),
        bonuses=adds(strength=1),
    ),
    200823: Text(bonuses=adds(strength=2)),  # Lazverinus, Thrall of Lambach
    200842: Text(  # Lisette Vizquel
        bonuses=(when(Number.INTERCEPT, 1, ActionIs((ActionKind.DIABLERIE,))),)
    ),
    200874: Text(  # Lucita
        auras=(
            Aura(
                Bonus(Number.INTERCEPT, -1),
                Aim(What.VAMPIRE, sect=Sect.SABBAT, younger=True),
                acting=True,
            ),
        )
    ),
    200911: Text(bans=(Ban.AVENGED,)),  # March Halcyon
    200980: Text(discounts=(Discount(1, discipline=Discipline.VICISSITUDE),)),  # Meshenka
    201000: Text(bonuses=adds(rescued=1)),  # Mitchell, The Headhunter
    201140: Text(  # Quentin
        modes=(
            he_may(
                REFERENDUM,
                Abstain(),
                each=Each.REFERENDUM,
                blood=1,
                aim=Aim(What.VAMPIRE),
                needs=(PoliticalAction(),),
            ),
        )
    ),
    201187: Text(bonuses=adds(strength=1)),  # Richter, The Templar of Du Mont
    201225: Text(  # Salinger
        modes=(
            acts(
                EnterCombat(),
                aim=of_clan("Lasombra", or_clan="Tzimisce", whose=Whose.OTHERS, where=Where.READY),
            ),
        ),
        bonuses=adds(bleed=1),
    ),
    201237: Text(  # Sarah Brando
        bonuses=(
            when(
                Number.STEALTH,
                -1,
                ActsAgainst(Aim(What.VAMPIRE, titled=(Title.BISHOP, Title.ARCHBISHOP))),
            ),
        )
    ),
    201259: Text(  # Sela
        modes=(
            happens(
                Moment.TITLED,
                EachBurnsBlood(1, Whose.PREY, title=Title.BISHOP),
                needs=(ItHas(Title.ARCHBISHOP, None),),
            ),
        ),
        bonuses=adds(bleed=1),
    ),
    201319: Text(  # Stravinsky
        bonuses=(
            *adds(bleed=1),
            when(Number.BLEED, 1, Bleeds(of_clan("Tzimisce", younger=True))),
        )
    ),
    201448: Text(edge_votes=1),  # Vincent Day, Paladin and Paragon
}
"""Texts of vampires by printed id."""

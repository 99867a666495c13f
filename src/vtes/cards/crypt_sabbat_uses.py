"""Vampires of the Sabbat who do something, or to whom something happens by itself."""

from __future__ import annotations

from vtes.cards.crypt_shapes import adds, he_may, of_clan, when
from vtes.cards.shapes import ATTEMPT, BEFORE_BLOCK, own_strike
from vtes.cards.uses import TITLES, acts, anybody_acts, each_combat, happens, must
from vtes.model.card_words import MoveBlood, UntapAtEnd
from vtes.model.cards import CardType, Sect, Title
from vtes.model.choosing import DiscardDown, Fetch, Goal, ShuffleLibrary, TakeBlood
from vtes.model.combat_words import AdditionalStrikes, Press, PressFor, Prevent
from vtes.model.conditions import ActingIsOne, ActionIs, Fights, InCombat
from vtes.model.course_words import SetRange
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.needs import (
    ActingIsYounger,
    Acts,
    BledBySomebody,
    Bleeding,
    HasBlood,
    IsBlocking,
    IsReady,
    OfAnother,
    ReferendumHasPassed,
    Successful,
)
from vtes.model.needs_combat import FirstRound
from vtes.model.needs_in_play import OfClan
from vtes.model.needs_own import Rested, While
from vtes.model.text import (
    Aim,
    Ban,
    By,
    Deed,
    Discount,
    Each,
    How,
    Mode,
    Moment,
    Number,
    Reach,
    Strike,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import GainTitle, LoseTitle
from vtes.model.words import (
    AddBleed,
    AddIntercept,
    BurnPool,
    BurnTarget,
    EnterCombat,
    GainBlood,
    GainPool,
    Who,
    Whom,
)

_BLEEDS_MORE = he_may(
    BEFORE_BLOCK, AddBleed(1), each=Each.ACTION, blood=1, needs=(Acts(), Bleeding())
)
_STERILE = (Trait.STERILE,)
_EQUIPPING = (ActionKind.EQUIP, ActionKind.MOVE_EQUIPMENT)
_UNTAPS = UntapAtEnd(discard=True)

CRYPT_SABBAT_USES: dict[int, Text] = {
    200014: Text(  # Adonai
        modes=(
            acts(
                EnterCombat(),
                aim=Aim(What.VAMPIRE, Whose.OTHERS, Where.READY, sect=Sect.CAMARILLA),
            ),
        ),
        bonuses=(*adds(bleed=1), when(Number.STRENGTH, 1, Fights(of_clan("Tremere")))),
    ),
    200090: Text(  # Angela Decker
        modes=(happens(Moment.BURNED, BurnPool(2, Whom.PLAYER), needs=(While(InCombat()),)),)
    ),
    200096: Text(  # Anisa Marianna Lopez
        modes=(acts(BurnTarget(), aim=Aim(What.VAMPIRE, Whose.NEIGHBOURS, most=3), pool=1),)
    ),
    200098: Text(  # Anka, Priestess of Thorns
        modes=(acts(EnterCombat(), aim=of_clan("Lasombra", whose=Whose.OTHERS, where=Where.READY)),)
    ),
    200117: Text(  # Antonio Delgado
        modes=(
            he_may(
                WindowKind.AFTER_RESOLUTION, _UNTAPS, needs=(Acts(), ReferendumHasPassed())
            ).replace(each=Each.ACTION),
        )
    ),
    200172: Text(  # Bartholomew
        modes=(must(GainPool(1), needs=(Rested(),)),)
    ),
    200232: Text(  # Cailean
        modes=tuple(
            he_may(WindowKind.BEFORE_RANGE, SetRange(far), each=Each.ROUND) for far in (False, True)
        )
    ),
    200416: Text(  # Ellen Fence, the Tracker
        modes=(
            acts(EnterCombat(), aim=Aim(What.MINION, Whose.NEIGHBOURS, Where.READY, tapped=True)),
        )
    ),
    200528: Text(  # Goratrix
        modes=(own_strike(Strike(steal=2, reach=Reach.BOTH)),), bonuses=adds(bleed=1)
    ),
    200540: Text(  # Greta Kircher
        modes=(
            he_may(
                BEFORE_BLOCK,
                AddBleed(-1),
                each=Each.ACTION,
                blood=1,
                needs=(IsReady(), BledBySomebody(), ActingIsYounger(or_ally=True)),
            ),
        )
    ),
    200551: Text(  # Gustav Mallenhous
        modes=(acts(LoseTitle(), aim=Aim(What.VAMPIRE, titled=(Title.BISHOP, Title.ARCHBISHOP))),),
        bonuses=adds(bleed=1),
    ),
    200557: Text(  # Haakon Mortensen
        modes=(
            he_may(
                Phase.UNTAP,
                MoveBlood(1),
                aim=of_clan(
                    "Gangrel",
                    or_clan="Gangrel antitribu",
                    whose=Whose.YOURS,
                    where=Where.UNCONTROLLED,
                ),
                needs=(HasBlood(1),),
            ),
            acts(GainBlood(1, Who.TARGET), aim=Aim(What.VAMPIRE, untapped=True)),
        )
    ),
    200565: Text(  # Hannibal
        modes=(acts(TakeBlood(2), aim=Aim(What.VAMPIRE, sect=Sect.SABBAT, another=True)),)
    ),
    200609: Text(  # Huang, Blood Cultist
        modes=(anybody_acts(EnterCombat(), needs=(OfClan("Gangrel antitribu"), OfAnother())),)
    ),
    200620: Text(  # Idalia, Prophet of Guadalajara
        modes=(
            he_may(
                WindowKind.AFTER_RESOLUTION,
                _UNTAPS,
                each=Each.ACTION,
                needs=(Acts(), Successful(), While(ActionIs(_EQUIPPING))),
            ),
        )
    ),
    200659: Text(  # Jacko
        modes=(
            each_combat(
                WindowKind.ADDITIONAL,
                AdditionalStrikes(1, limited=False),
                by=By.ITSELF,
                needs=(FirstRound(),),
            ),
        )
    ),
    200734: Text(  # Julia Prima
        modes=(
            Mode(
                How.USE,
                by=By.ITSELF,
                deed=Deed(ActionKind.BLEED),
                aim=Aim(What.METHUSELAH, Whose.OTHERS),
            ),
            _BLEEDS_MORE,
        )
    ),
    200735: Text(  # Julian Sanders
        modes=(each_combat(WindowKind.PRESS, Press(), by=By.ITSELF),)
    ),
    200736: Text(  # Julio Martinez
        modes=(
            he_may(
                ATTEMPT,
                AddIntercept(1),
                blood=1,
                needs=(
                    IsBlocking(),
                    While(ActingIsOne(Aim(What.VAMPIRE, sect=Sect.CAMARILLA))),
                ),
            ),
        ),
        bonuses=adds(strength=1),
    ),
    200760: Text(  # Kassiym Malikhair
        modes=(
            he_may(
                Phase.UNTAP,
                MoveBlood(1),
                aim=of_clan("Pander", where=Where.READY),
                needs=(HasBlood(1),),
            ),
        )
    ),
    200814: Text(  # Larry
        modes=(he_may(ATTEMPT, AddIntercept(1), each=Each.ACTION, blood=1, needs=(IsBlocking(),)),),
        traits=_STERILE,
    ),
    200830: Text(bans=(Ban.TITLE,)),  # Lena Rowe
    200972: Text(  # Melisande
        modes=(
            each_combat(
                WindowKind.ADDITIONAL, AdditionalStrikes(1), by=By.ITSELF, needs=(FirstRound(),)
            ),
        )
    ),
    201079: Text(  # Omaya
        modes=(each_combat(WindowKind.PREVENT, Prevent(1), by=By.ITSELF),)
    ),
    201257: Text(  # Sébastien Goulet
        modes=(_BLEEDS_MORE,),
        discounts=(Discount(1, kinds=(ActionKind.RECRUIT, ActionKind.EMPLOY)),),
    ),
    201359: Text(  # Terry
        modes=(he_may(WindowKind.PRESS, Press(), each=Each.COMBAT, blood=1),),
        traits=_STERILE,
    ),
    201367: Text(  # Thomas Steed, The Angry
        modes=(
            acts(
                Fetch(Goal.HAND, kind=CardType.EQUIPMENT, trait=Trait.MELEE),
                ShuffleLibrary(),
                DiscardDown(),
                stealth=1,
            ),
        )
    ),
    201375: Text(  # Tobias Smith
        modes=(
            acts(
                GainTitle(Title.BISHOP),
                aim=Aim(
                    What.VAMPIRE,
                    Whose.YOURS,
                    another=True,
                    untitled=TITLES,
                    sect=Sect.SABBAT,
                    least=6,
                ),
            ),
        )
    ),
    201473: Text(  # Wolf Valentine
        modes=(
            each_combat(
                WindowKind.PRESS,
                Press(PressFor.CONTINUE),
                by=By.ITSELF,
                needs=(While(Fights(of_clan("Tremere"))),),
            ),
        )
    ),
}
"""Texts of vampires by printed id."""

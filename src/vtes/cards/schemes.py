"""More master cards that stay in play, and such as are aimed at a vampire for good."""

from __future__ import annotations

from vtes.cards.shapes import ANY_TIME, POLLING
from vtes.cards.uses import (
    PUT_IN_PLAY,
    acts,
    anybody_acts,
    burned_by_referendum,
    happens,
    master,
    may,
    must,
    put_on,
    tapped,
)
from vtes.model.card_words import BecomeAlly, BurnCounters, RemoveTarget
from vtes.model.cards import CardType, Title
from vtes.model.choosing import AddUpTo, DiscardOne
from vtes.model.combat_words import MayLater, Option, Span
from vtes.model.conditions import ActionIs, Is
from vtes.model.course_words import EndCombat
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.deed_words import BurnMinion
from vtes.model.laws import CheaperAllies, InEachCombat, MoreVotes, ToAll, VotesForIt
from vtes.model.master_words import (
    FaintAfterwards,
    MayBuyOff,
    MayForestall,
    MoveThis,
    OnlyAt,
    PayPerCounter,
    PoolForCapacity,
)
from vtes.model.needs import ActingIsVampire, HasBlood, IsVampire
from vtes.model.needs_in_play import NotYours, OfClan, PoliticalAction
from vtes.model.needs_own import CardHas, Holds
from vtes.model.text import (
    Aim,
    Ban,
    Bonus,
    By,
    Cost,
    Effect,
    How,
    Mode,
    Moment,
    Need,
    Number,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import EachGainsVotes
from vtes.model.words import (
    AddCounters,
    BurnActing,
    BurnBlood,
    BurnPool,
    BurnThis,
    BurnThisAt,
    GainBlood,
    GainPool,
    GiveThis,
    PoolToBlood,
    PutInPlay,
    PutOn,
    TapMinion,
    Who,
    Whom,
)

_ELDER = Aim(What.VAMPIRE, least=8)
_LORDS = Aim(What.VAMPIRE, clan="Brujah", titled=(Title.PRINCE, Title.JUSTICAR))
_PREDATOR = must(GiveThis(Whom.PREDATOR), phase=Phase.DISCARD)
_RIVALS = ("Ventrue", "Malkavian")


def _of_clan(clan: str, whose: Whose = Whose.ANYBODY) -> Aim:
    return Aim(What.VAMPIRE, whose, clan=clan)


def _for_master(*effects: Effect, needs: tuple[Need, ...]) -> Mode:
    """What any Methuselah may do with a master phase action."""
    use = may(Phase.MASTER, *effects, by=By.ANYBODY, needs=needs)
    return use.replace(cost=Cost(master=True))


_BRUJAH = _of_clan("Brujah")

SCHEMES: dict[int, Text] = {
    100260: Text(  # Brujah Debate
        modes=(
            PUT_IN_PLAY,
            must(TapMinion(Who.TARGET), phase=Phase.MASTER, by=By.ANYBODY).replace(
                aim=Aim(What.VAMPIRE, Whose.YOURS, clan="Brujah", oldest=True)
            ),
            anybody_acts(BurnThis(), needs=(OfClan("Ventrue", other=True),)),
        ),
        laws=(
            ToAll(Bonus(Number.STRENGTH, 1, (Is(_BRUJAH),))),
            InEachCombat(_BRUJAH, (MayLater(Option.MANEUVER, Span.COMBAT),)),
        ),
    ),
    101091: Text(  # Legendary Vampire
        modes=(put_on(Aim(What.VAMPIRE, least=7, newcomer=True)), burned_by_referendum()),
        bonuses=(Bonus(Number.BLEED, 2),),
        laws=(MoreVotes(2),),
    ),
    101654: Text(  # Rötschreck
        modes=(
            Mode(
                How.OUT_OF_TURN,
                windows=(WindowKind.BEFORE_RESOLUTION,),
                aim=Aim(What.VAMPIRE, menaced=True),
                effects=(PutOn(), FaintAfterwards(), EndCombat()),
            ),
            must(BurnThis(), by=By.HOST),
        ),
        bans=(Ban.UNTAP,),
    ),
    101924: Text(  # Tabriz Assembly
        modes=(
            PUT_IN_PLAY,
            may(Phase.UNTAP, GainBlood(1, Who.TARGET), aim=_of_clan("True Brujah", Whose.YOURS)),
            burned_by_referendum(),
        ),
        hand=1,
        laws=(VotesForIt(1),),
    ),
    102126: Text(  # Visit from the Capuchin
        modes=(master(PutInPlay(), AddCounters(4)),), hand_counters=True
    ),
    100018: Text(  # Aching Beauty
        modes=(
            put_on(_of_clan("Toreador")),
            happens(Moment.BLOCKED, BurnPool(1, Whom.BLOCKER)),
        )
    ),
    100302: Text(  # Carthage Remembered
        modes=(
            PUT_IN_PLAY,
            anybody_acts(BurnThis(), needs=tuple([OfClan(each, other=True) for each in _RIVALS])),
            *(anybody_acts(BurnThis(), needs=(OfClan(each),), stealth=-1) for each in _RIVALS),
        ),
        laws=(ToAll(Bonus(Number.STEALTH, 1, (ActionIs((ActionKind.BLEED,)), Is(_LORDS)))),),
    ),
    100435: Text(  # The Coven
        modes=(
            PUT_IN_PLAY,
            tapped(
                ANY_TIME,
                GainBlood(2, Who.TARGET),
                aim=Aim(What.VAMPIRE, Whose.YOURS, Where.READY),
            ),
            _PREDATOR,
        )
    ),
    100807: Text(  # Gangrel Revel
        modes=(PUT_IN_PLAY, anybody_acts(BurnThis(), needs=(OfClan("Ravnos", other=True),))),
        shared=(Bonus(Number.STRENGTH, 1, (Is(_of_clan("Gangrel")),)),),
    ),
    100842: Text(  # Golconda: Inner Peace
        modes=(master(MayBuyOff(2), PoolForCapacity(), RemoveTarget(), aim=_ELDER),)
    ),
    101210: Text(  # Millicent Smith, Puritan Vampire Hunter
        modes=(
            PUT_IN_PLAY,
            happens(Moment.BLOCKED, BurnThis(), BurnActing(), needs=(ActingIsVampire(),)),
            _PREDATOR,
        )
    ),
    101346: Text(  # Palla Grande
        modes=(
            master(PutInPlay(), AddCounters(3)),
            must(BurnCounters(1), BurnThisAt(0), phase=Phase.DISCARD),
        ),
        laws=(ToAll(Bonus(Number.BLEED, 1, (Is(_of_clan("Toreador antitribu")),))),),
    ),
    101430: Text(  # Power Structure
        modes=(
            PUT_IN_PLAY,
            tapped(
                POLLING,
                EachGainsVotes(1, _of_clan("Lasombra", Whose.YOURS)),
                needs=(PoliticalAction(),),
            ),
        )
    ),
    101780: Text(  # Sight Beyond Sight
        modes=(put_on(_of_clan("Salubri", Whose.YOURS)),),
        bonuses=(Bonus(Number.INTERCEPT, 1),),
    ),
    100258: Text(  # Brothers Grimm
        modes=(
            PUT_IN_PLAY,
            must(AddCounters(1), OnlyAt(5), BurnThis(), GainPool(5)),
            _for_master(
                DiscardOne(kind=CardType.MASTER),
                MayForestall(CardType.MASTER),
                GiveThis(Whom.PLAYER),
                needs=(NotYours(), Holds(CardType.MASTER)),
            ),
        )
    ),
    100332: Text(  # Charisma
        modes=(put_on(Aim(What.VAMPIRE, where=Where.READY)),), laws=(CheaperAllies(1),)
    ),
    101019: Text(  # Jake Washington
        modes=(
            master(BecomeAlly()),
            may(
                Phase.UNTAP,
                BurnThis(),
                AddUpTo(4),
                aim=Aim(What.VAMPIRE, where=Where.READY, blood_most=0),
            ),
        ),
        becomes=CardType.ALLY,
        life=1,
        traits=(Trait.MORTAL,),
    ),
    101958: Text(  # Tension in the Ranks
        modes=(
            PUT_IN_PLAY,
            happens(Moment.MINION_FALLS, BurnPool(1)),
            _for_master(
                DiscardOne(kind=CardType.MASTER),
                DiscardOne(kind=CardType.MASTER),
                BurnThis(),
                needs=(Holds(CardType.MASTER, 2),),
            ),
        )
    ),
    101811: Text(  # Smiling Jack, The Anarch
        modes=(
            PUT_IN_PLAY,
            must(PoolToBlood(1, Who.THIS)),
            must(PayPerCounter(), turn=Whose.OTHERS, needs=(CardHas(1),)),
            anybody_acts(BurnThis(), needs=(IsVampire(),)),
        )
    ),
    101822: Text(  # Society of Leopold
        modes=(
            put_on(Aim(What.VAMPIRE)),
            must(BurnBlood(1, Who.HOST), by=By.HOST, needs=(HasBlood(1),)),
            must(BurnMinion(Who.HOST), by=By.HOST),
            acts(MoveThis(), aim=Aim(What.VAMPIRE, another=True), stealth=1),
        )
    ),
    102207: Text(  # Zillah's Valley
        modes=(
            master(
                GainBlood(4, Who.TARGET),
                aim=Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED, least=8),
            ),
        )
    ),
}

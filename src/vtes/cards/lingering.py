"""Action cards that stay in play."""

from __future__ import annotations

from vtes.cards.shapes import BEFORE_BLOCK, action, reaction, sunburn
from vtes.cards.uses import BURNED_BY_ACTION, anybody_acts, each_combat, may, must, tapped
from vtes.model.amounts import ALL
from vtes.model.burdens import ActionToll, Hush
from vtes.model.card_words import BurnCounters
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.choosing import DiscardTheirs, MayAvoid
from vtes.model.combat_words import AdditionalStrikes, DamageTo, Press, Prevent
from vtes.model.conditions import ActsAgainstPrey
from vtes.model.course_words import EndCombat
from vtes.model.decisions import Phase, WindowKind
from vtes.model.deed_words import ShowHands
from vtes.model.lasting import Until
from vtes.model.laws import CannotBlock
from vtes.model.needs import HasNo, IsTapped, IsVampire, PlayedIn, Titled
from vtes.model.needs_in_play import ActiveControls
from vtes.model.needs_own import BlockedHost, CardHas, CardOutweighs, HostActs
from vtes.model.play_words import NoStealth, Note
from vtes.model.text import Aim, Ban, Bonus, By, Cost, Each, Number, Text, What, Where, Whose
from vtes.model.words import (
    AddCounters,
    BorrowTarget,
    BurnPool,
    BurnTarget,
    BurnThis,
    BurnThisAt,
    GainBlood,
    PutInPlay,
    PutOn,
    StealBlood,
    StealTarget,
    TapMinion,
    UntapMinion,
    Who,
    Whom,
)

_METAMORPHOSIS = 100169
_RUTORS_HAND = 101664
_TIER = 101984
_OF_PREY = Aim(What.MINION, Whose.PREY)
_STRANGER = Aim(What.VAMPIRE, Whose.YOURS, beyond=Sect.CAMARILLA)
_HAND_ON = (PutOn(Who.SELF), TapMinion(Who.THIS))
_BURNS = sunburn(1)
_TOUCH = DamageTo(1, preventable=False, who=Who.TARGET)
_READY = Aim(What.VAMPIRE, where=Where.READY)
_ANYBODY = Aim(What.VAMPIRE)
_PULSE = 101517
_CHAOS = (
    Discipline.DEMENTATION,
    Discipline.CHIMERSTRY,
    Discipline.DOMINATE,
    Discipline.PRESENCE,
)
_SEED = action(1, PutOn(), aim=Aim(What.VAMPIRE, Whose.PREY), stealth=1)

LINGERING: dict[int, Text] = {
    100182: Text(  # Blessing of Chaos
        modes=(action(1, PutOn(Who.SELF), stealth=1), action(2, PutOn(Who.SELF), stealth=1)),
        hushes=(Hush(_CHAOS), Hush(_CHAOS, actions=True, way=1)),
    ),
    _METAMORPHOSIS: Text(  # Black Metamorphosis
        modes=(
            action(1, PutOn(Who.SELF), stealth=1, needs=(HasNo(cards=(_METAMORPHOSIS,)),)),
            action(2, PutOn(Who.SELF), stealth=1, needs=(HasNo(cards=(_METAMORPHOSIS,)),)),
            may(WindowKind.ADDITIONAL, AdditionalStrikes(1), by=By.HOST, each=Each.ROUND),
            each_combat(WindowKind.PRESS, Press(), needs=(PlayedIn(1),)),
        )
    ),
    100393: Text(  # Concert Tour
        modes=(
            action(0, PutOn(Who.SELF), stealth=1),
            must(GainBlood(ALL, Who.HOST), BurnThis()),
        )
    ),
    100902: Text(  # Heart of Darkness
        modes=(
            action(1, PutOn(Who.SELF)),
            action(2, PutOn(Who.SELF)),
            each_combat(WindowKind.PREVENT, Prevent(1), needs=(PlayedIn(1),)),
            BURNED_BY_ACTION,
        ),
        hardened=True,
    ),
    100173: Text(  # Blackmail
        modes=(
            action(1, TapMinion(Who.TARGET), aim=_READY),
            action(2, Note(), PutOn(), aim=_READY),
            may(Phase.UNTAP, BurnThis(), by=By.HOST, blood=2),
        ),
        laws=(CannotBlock(),),
    ),
    101028: Text(  # Judgment: Camarilla Segregation
        modes=(
            action(0, PutInPlay(), stealth=1, needs=(Titled((Title.PRINCE, Title.JUSTICAR)),)),
            must(BurnPool(1, Whom.ACTIVE), turn=Whose.ANYBODY, needs=(ActiveControls(_STRANGER),)),
            may(Phase.MASTER, BurnTarget(), BurnThis(), by=By.ANYBODY, aim=_STRANGER),
        )
    ),
    100578: Text(  # Draba
        modes=(
            action(1, PutOn(), aim=Aim(What.MINION, where=Where.READY), stealth=1),
            reaction(2, BEFORE_BLOCK, NoStealth()),
            may(BEFORE_BLOCK, NoStealth(), BurnThis(), needs=(HostActs(),)),
        )
    ),
    101185: Text(  # Mass Reality
        modes=(action(1, PutInPlay()), action(2, PutInPlay()), BURNED_BY_ACTION),
        shared=(Bonus(Number.WEAPON, 1, way=0), Bonus(Number.WEAPON, 2, way=1)),
    ),
    101399: Text(  # Phobia
        modes=(
            action(1, PutOn(), aim=_ANYBODY),
            action(2, PutOn(), aim=_ANYBODY, stealth=1),
            may(Phase.MASTER, AddCounters(1)),
            may(
                WindowKind.BEFORE_RANGE,
                BurnCounters(5),
                EndCombat(),
                by=By.COMBATANT,
                needs=(CardHas(5), BlockedHost()),
            ),
        )
    ),
    _PULSE: Text(  # Pulse of the Canaille
        modes=(
            action(1, ShowHands(), stealth=1),
            action(2, PutOn(Who.SELF), stealth=1, needs=(HasNo(cards=(_PULSE,)),)),
        ),
        bonuses=(Bonus(Number.BLEED, 2),),
    ),
    101615: Text(  # Restructure
        modes=(
            action(1, PutOn(), aim=Aim(What.ALLY)),
            action(2, StealTarget(), aim=Aim(What.ALLY, Whose.OTHERS)),
            may(Phase.UNTAP, UntapMinion(Who.HOST), by=By.HOST, needs=(IsTapped(),)).replace(
                cost=Cost(pool=1)
            ),
        ),
        bans=(Ban.UNTAP,),
    ),
    101627: Text(  # Revelations
        modes=(
            action(1, DiscardTheirs(), aim=Aim(What.METHUSELAH, Whose.PREY), stealth=1),
            action(2, PutInPlay(), stealth=1),
            BURNED_BY_ACTION,
        ),
        opens_hand=True,
    ),
    101713: Text(  # Seeds of Corruption
        modes=(
            _SEED,
            _SEED.replace(level=2),
            anybody_acts(AddCounters(1), BurnThisAt(2), needs=(IsVampire(),), stealth=1),
        ),
        bans=(Ban.ABILITIES,),
        action_tolls=(
            ActionToll(1, way=0),
            ActionToll(2, way=1),
            ActionToll(1, clan="Follower of Set"),
        ),
    ),
    101509: Text(  # Psychic Projection
        modes=(
            action(1, PutOn(), aim=Aim(What.MINION, Whose.YOURS), stealth=1),
            action(2, PutInPlay(), stealth=1),
            must(BurnThis()),
        ),
        bonuses=(Bonus(Number.INTERCEPT, 2),),
        shared=(Bonus(Number.INTERCEPT, 1),),
    ),
    101746: Text(  # Shadow Twin
        modes=(
            action(1, _TOUCH, aim=Aim(What.CREATURE), stealth=1),
            action(2, _TOUCH, PutOn(), aim=Aim(What.MINION), stealth=1),
            must(BurnThis()),
        ),
        bonuses=(Bonus(Number.STEALTH, -1),),
    ),
    101954: Text(  # Temptation
        modes=(
            action(1, PutOn(), aim=_READY),
            action(2, PutOn(), AddCounters(1), aim=_READY),
            may(Phase.MASTER, AddCounters(1)),
            may(
                Phase.MINION,
                BurnCounters(ALL),
                UntapMinion(Who.HOST),
                BorrowTarget(Until.END_OF_TURN, Who.HOST),
                needs=(CardOutweighs(),),
            ),
        )
    ),
    _TIER: Text(  # Tier of Souls
        modes=(
            action(1, StealBlood(1), aim=_OF_PREY),
            action(2, StealBlood(1), PutOn(Who.SELF), aim=_OF_PREY, needs=(HasNo(cards=(_TIER,)),)),
            BURNED_BY_ACTION,
        ),
        bonuses=(Bonus(Number.BLEED, 1, (ActsAgainstPrey(),)),),
    ),
    _RUTORS_HAND: Text(  # Rutor's Hand
        modes=(
            action(1, *_HAND_ON, _BURNS, stealth=1, needs=(HasNo(cards=(_RUTORS_HAND,)),)),
            action(
                2,
                *_HAND_ON,
                MayAvoid(3),
                _BURNS,
                stealth=1,
                needs=(HasNo(cards=(_RUTORS_HAND,)),),
            ),
            tapped(Phase.MINION, UntapMinion(Who.HOST), by=By.HOST, needs=(IsTapped(),)),
        )
    ),
}

"""The words of combat cards: what happens in a combat. Each has one resolver in `effects/`."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Discipline
from vtes.model.record import record
from vtes.model.text import Effect
from vtes.model.words import Who


class Option(IntEnum):
    """What a combatant may do later because a card has allowed it (R6.4.2-15)."""

    MANEUVER = 0
    PRESS = 1
    PRESS_TO_CONTINUE = 2
    PRESS_TO_END = 3
    PREVENT = 4
    """A point of damage, a normal one if there is any."""
    PREVENT_AGGRAVATED = 5
    """What is called PREVENT as long as it is not used, when it goes to an aggravated point."""
    CONTINUE_ACTION = 6
    """The action in which he was blocked goes on when the combat is over."""
    PREVENT_STRIKE = 7
    """All damage of the opponent's first strike of the round, for a blood."""
    MANEUVER_OR_PRESS = 8
    """One of the two: it is used as the one or as the other."""
    MANEUVER_FAR = 9
    """Only to long range."""
    MANEUVER_FOR_BLOOD = 10
    STRIKE_TO_END = 11
    """A strike that ends the combat."""
    CANCEL_COMBAT = 12
    """The combat does not begin."""


class Mark(IntEnum):
    """What is true of a combatant for a round or for the combat."""

    STRENGTH = 0
    """His strength is higher by the amount."""
    STRENGTH_IS = 1
    """His strength is the amount, before what is added to it."""
    AGGRAVATED_HANDS = 2
    """The damage of his hand strikes is aggravated."""
    AGGRAVATED_AS_NORMAL = 3
    """He treats aggravated damage as normal damage."""
    DAMAGE_AGGRAVATED = 4
    """All damage that he takes, if he is a vampire, is aggravated."""
    SHIELDED = 5
    """Damage of his opponent's strikes is prevented."""
    NO_STRIKE = 6
    """He cannot strike."""
    HAND_STRIKES_ONLY = 7
    """He strikes with nothing but his hands."""
    HARMLESS_WEAPONS = 8
    """If he is a vampire, his strikes with weapons do no damage."""
    NOT_LONG = 9
    """He does not maneuver to long range."""
    NO_PRESS_TO_END = 10
    """He does not press to end the combat."""
    NO_EQUIPMENT = 11
    """He does not use equipment."""
    NO_MANEUVERS = 12
    """No range is determined: the round is fought at the range at which it is, as a rule close."""
    WEAPON_DAMAGE = 13
    """Each strike with the weapon does so much more damage."""
    WEAPON_AGGRAVATED = 14
    """Each strike with the weapon does so much aggravated damage more."""
    WOUNDED = 15
    """He is wounded, and goes to torpor only when the combat is over."""
    POTENCE_DAMAGE = 16
    """Each of his strikes that requires Potence and does damage does so much more."""
    NO_MORE_STRIKES = 17
    """He has no additional strikes."""
    FIRST_STRIKE = 18
    """His strike of the first pair of a round is a first strike."""
    AGGRAVATED_BLOWS = 19
    """The damage of his hand strikes and of his strikes with melee weapons is aggravated."""
    AGGRAVATED_BLOW = 20
    """The same of the next of them."""
    ACID = 21
    """Damage of his opponent's strikes is done to the opponent as well."""
    AGGRAVATED_ACID = 22
    """The same, aggravated."""
    CHEAPER = 23
    """The next combat card of his that costs blood costs one less."""
    NOT_CLOSE = 24
    """He does not maneuver to close range."""
    NO_PRESS_TO_CONTINUE = 25
    """He does not press to continue the combat."""
    DEARER = 26
    """If he is a vampire, combat cards cost him so much more blood."""
    NO_STRIKE_CARDS = 27
    """He plays no strikes from the hand."""
    EARLY_RITUALS = 28
    """He may play strikes that require Thaumaturgy as if it were a later round."""
    OPEN_HAND = 29
    """The Methuselah who controls him plays with an open hand."""
    FIRST_POINT = 30
    """Of the damage that he takes in a round, only the first point is not prevented, and what is
    aggravated."""
    FIRST_POINT_ONLY = 31
    """The same of all damage, aggravated or not."""


class Span(IntEnum):
    """How long something is true."""

    ROUND = 0
    COMBAT = 1
    NEXT_ROUND = 2
    EACH_ROUND = 3
    """Once in each round of the combat."""


class PressFor(IntEnum):
    """What a press may be used for."""

    EITHER = 0
    CONTINUE = 1
    END = 2


@record
class Maneuver(Effect):
    """The minion maneuvers.

    Attributes:
        far: only to long range.
    """

    far: bool = False


@record
class Press(Effect):
    """The minion presses.

    Attributes:
        only: what the press may be used for.
    """

    only: PressFor = PressFor.EITHER


@record
class Prevent(Effect):
    """The minion prevents damage that he is about to take.

    Attributes:
        amount: points at most, or `ALL`.
        each: so many more for each blood that is paid as X.
        strike: only damage of the opponent's strike.
        initial: only while the first pair of strikes of the round resolves.
        by: the Discipline of the card that has allowed it, where none is played now.
        mild: only damage that is not aggravated.
    """

    amount: int
    strike: bool = False
    initial: bool = False
    by: Discipline | None = None
    mild: bool = False
    each: int = 0


@record
class AdditionalStrikes(Effect):
    """The minion gains additional strikes this round.

    Attributes:
        amount: how many.
        limited: whether they are those of the one card or effect for them in a round.
    """

    amount: int
    limited: bool = True


@record
class MayLater(Effect):
    """The minion may do something later.

    Attributes:
        option: what.
        span: until when.
        who: which minion.
    """

    option: Option
    span: Span = Span.ROUND
    who: Who = Who.SELF


@record
class Marks(Effect):
    """Something is true of a combatant.

    Attributes:
        mark: what.
        amount: how much, where it is a number.
        span: how long.
        who: of whom; both combatants where it is BOTH.
    """

    mark: Mark
    amount: int = 0
    span: Span = Span.ROUND
    who: Who = Who.SELF


class Moment(IntEnum):
    """When in a round damage is done that is none of a strike's."""

    FIRST_STRIKES = 0
    BEFORE_RANGE = 1
    PRESS = 2


@record
class EachRound(Effect):
    """A combatant takes damage in every round.

    Attributes:
        amount: points.
        ranged: also at long range.
        who: which one; both combatants where it is BOTH.
        when: at which moment.
        preventable: whether it can be prevented.
        retainers: their retainers take it as well.
        more: by how many points it is higher in each following round.
        rounds: in how many rounds; 0 for all that follow.
    """

    amount: int
    ranged: bool = True
    who: Who = Who.OPPONENT
    when: Moment = Moment.FIRST_STRIKES
    preventable: bool = True
    retainers: bool = False
    more: int = 0
    rounds: int = 0


@record
class DamageTo(Effect):
    """A minion takes damage.

    Attributes:
        amount: points.
        aggravated: whether it is aggravated.
        preventable: whether it can be prevented.
        who: which one.
        counted: so many points for each counter on the card.
    """

    amount: int
    aggravated: bool = False
    preventable: bool = True
    who: Who = Who.SELF
    counted: bool = False


@record
class HurtAfterwards(Effect):
    """If the round is fought at close range, a minion takes damage when the combat has ended; it
    is the strike's, and nobody prevents it.

    Attributes:
        amount: points.
        who: which one.
    """

    amount: int
    who: Who = Who.OPPONENT


@record
class DrainAfterwards(Effect):
    """A minion burns blood or life when the combat has ended, if no other one follows; that is no
    damage.

    Attributes:
        amount: counters.
        who: which one.
    """

    amount: int
    who: Who = Who.OPPONENT


@record
class ChooseAgain(Effect):
    """The strike that the minion has chosen is cancelled with all that it has brought, and he
    chooses another one.
    """


@record
class BurnIfAlly(Effect):
    """A minion is burned if it is an ally.

    Attributes:
        who: which one.
    """

    who: Who = Who.OPPONENT


@record
class HandInCombat(Effect):
    """The player's hand is larger until the combat is over.

    Attributes:
        amount: by how many cards.
    """

    amount: int


@record
class StealEquipment(Effect):
    """The target goes to the striker, who does not use it in this round. R6.4.5-09, -10."""


@record
class Wield(Effect):
    """The retainer uses the target, a weapon of its employer, when the first strikes resolve: not
    as a strike, and instead of the damage that it does by itself.
    """


@record
class Pin(Effect):
    """The weapon goes to the opposing vampire, who does not untap as normal as long as he is in
    torpor.
    """

    who: Who = Who.OPPONENT


@record
class Stake(Effect):
    """If the weapon has done enough damage to the opposing vampire in this combat, it pins him
    as `Pin` does, and he goes to torpor.

    Attributes:
        points: how much.
    """

    points: int


@record
class FightNext(Effect):
    """After this combat the minion fights another one.

    Attributes:
        who: with whom.
        effects: words that are carried out as it begins.
    """

    who: Who
    effects: tuple[Effect, ...] = ()


@record
class StayReady(Effect):
    """A vampire who would go to torpor stays ready and wounded until the combat is over.

    Attributes:
        rounds: the combat ends when so many rounds have passed in which nobody played a card.
    """

    rounds: int


@record
class PressEachRound(Effect):
    """The card itself burns a counter in each press step and presses to continue the combat.

    It has its counters again when a card is played, and is burned at the end of the combat.

    Attributes:
        counters: how many it has.
    """

    counters: int


@record
class BurnWeapon(Effect):
    """The weapon with which the minion strikes is burned when that strike has resolved."""


@record
class DrawMore(Effect):
    """Whenever the player replaces a card in this combat, she draws more and discards as many.

    Attributes:
        amount: cards that she draws beyond the replacement.
    """

    amount: int


@record
class RegainLost(Effect):
    """A vampire gains the blood that the opposing one has burned to heal damage this round."""


@record
class InCombat(Effect):
    """If the action leads to combat with the minion, something is true of it.

    Attributes:
        effects: words that are carried out as it begins.
    """

    effects: tuple[Effect, ...]

"""What a card in play adds to numbers, forbids and makes dearer, as long as it is there."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.aims import Aim, Trait
from vtes.model.cards import Discipline
from vtes.model.decisions import ActionKind
from vtes.model.record import Record, record


class Condition(Record):
    """Base of all conditions under which what is in play counts; see `rules/conditions.py`."""

    __slots__ = ()


class Number(IntEnum):
    """The numbers that cards add to; none of them is ever stored as a result."""

    CAPACITY = 0
    BLEED = 1
    STRENGTH = 2
    STEALTH = 3
    INTERCEPT = 4
    HUNT = 5
    RESCUE = 6  # blood that he burns of his part of the cost of a rescue
    RESCUED = 7  # blood that his own rescue costs
    WEAPON = 8  # damage of each strike of his with a weapon
    MELEE = 9  # the same of those with a melee weapon
    RANGED = 10  # damage of each strike of his that can be made at long range


@record
class Bonus(Record):
    """While the card is in play, a number of its minion is higher: of the one it is on, or, if
    it is a minion itself, its own.

    Attributes:
        number: which number.
        amount: by how much; negative for lower.
        when: only while all of this holds. The capacity is higher without such conditions only.
        heir: only for a vampire of this clan who does not contest his title; empty for anybody.
        way: only if the card was played in this way; None for any. Not for the capacity.
        by_life: by so much for each life counter of the ally that the card is.
    """

    number: Number
    amount: int
    when: tuple[Condition, ...] = ()
    heir: str = ""
    way: int | None = None
    by_life: bool = False


@record
class Aura(Record):
    """While the card, a minion, is ready, a number of other minions is higher.

    Attributes:
        bonus: which number, by how much, and when (said of the minion whose number it is).
        aim: whose number; seen from the Methuselah who controls the card.
        untapped: only while the card is untapped.
        acting: only while the card acts.
        only: only while all of this holds for the card.
        opposing: only that of the minion in combat with the card.
    """

    bonus: Bonus
    aim: Aim
    untapped: bool = False
    acting: bool = False
    only: tuple[Condition, ...] = ()
    opposing: bool = False


class Ban(IntEnum):
    """What a minion may not do while the card is on him, or by his own text."""

    BLOCK = 0
    ACT = 1
    TRANSFER = 2  # nothing is transferred to him or from him
    HUNTED = 3  # no blood hunt is called against him
    HUNT = 4
    ABILITIES = 5  # his own text does not count
    AVENGED = 6  # no blood hunt is called for diablerizing him
    DIABLERIE = 7
    RETINUE = 8  # he recruits no allies and employs no retainers
    UNTAP = 9  # he does not untap as normal
    VOTE = 10
    TITLE = 11  # he gains no title
    POLITICAL = 12  # he takes no political actions


@record
class Toll(Record):
    """While the card, a minion, is ready, others pay more blood for what they play or do.

    Attributes:
        aim: who pays it; whose he is is seen from the Methuselah who controls the card.
        political: for political actions.
        discipline: for combat cards that require this Discipline, in combat with the card.
    """

    aim: Aim
    political: bool = False
    discipline: Discipline | None = None


@record
class Discount(Record):
    """The minion pays less blood for cards that he plays, as far as all of this is true of them.

    Attributes:
        amount: how much less, negative for more; a card costs no less than nothing.
        combat: for combat cards.
        discipline: for cards that require this Discipline.
        or_clan: or this clan, where a Discipline is said; empty for none.
        actions: for cards with which an action is taken.
        strikes: for cards that are strikes.
        kinds: for cards with which one of these actions is taken; it is pool that is less, or, if
            they cost none, blood.
        trait: for cards that are such a thing.
        pool: it is pool alone.
    """

    amount: int
    combat: bool = False
    discipline: Discipline | None = None
    or_clan: str = ""
    actions: bool = False
    strikes: bool = False
    kinds: tuple[ActionKind, ...] = ()
    trait: Trait | None = None
    pool: bool = False


@record
class BanWhen(Record):
    """What a minion may not do, or what is not done to him, while something holds.

    Attributes:
        ban: what.
        when: while all of this holds.
    """

    ban: Ban
    when: tuple[Condition, ...]

"""What cards are aimed at, and whom their conditions are about."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Discipline, Sect, Title
from vtes.model.record import Record, record


class What(IntEnum):
    """Kinds of things a card is aimed at."""

    VAMPIRE = 0
    MINION = 1
    ALLY = 2
    RETAINER = 3
    LOCATION = 4
    EQUIPMENT = 5
    METHUSELAH = 6
    CREATURE = 7  # a vampire, an ally or a retainer
    WEAPON = 8
    COMPANION = 10  # an ally or a retainer
    LIBRARY_CARD = 11
    HEAVY_WEAPON = 9  # costs more than 2 pool, or does aggravated or more than 3 damage


class Whose(IntEnum):
    """Whose thing it may be, seen from the one who uses the card."""

    ANYBODY = 0
    YOURS = 1
    OTHERS = 2
    NEIGHBOURS = 3
    PREY = 4
    PREDATOR = 6
    THIRD = 5  # neither yours nor the acting Methuselah's


class Where(IntEnum):
    """Where the thing may be."""

    IN_PLAY = 0
    READY = 1
    TORPOR = 2
    UNCONTROLLED = 3
    OPPONENT = 4  # on the opposing minion
    COMBATANT = 5  # on one of the two who fight
    ASH_HEAP = 6  # one of each card: any copy of it is as good


class Trait(IntEnum):
    """What a card in play is besides its type: words that other texts ask for."""

    MORTAL = 0
    ANIMAL = 1
    VEHICLE = 2
    ELECTRONIC = 3
    WEAPON = 4
    MELEE = 5
    GUN = 6
    STERILE = 7
    WEREWOLF = 8
    MAGE = 9
    GHOUL = 10
    DEMON = 11
    HAVEN = 12
    HUNTING_GROUND = 13
    ZOMBIE = 14
    CONTRACT = 15
    WRAITH = 16
    FLIGHT = 17


class Token(IntEnum):
    """Counters with a name, which lie on a card in play beside its blood."""

    SEDUCTION = 0
    VANDAL = 1
    CORRUPTION = 2


SOME = -1
"""The number of targets of a card that is aimed at as many as its player pays for."""


@record
class Aim(Record):
    """What a card must be aimed at when it is announced (R6.2.1-03, R1.6.1-16).

    Attributes:
        what: the kind of thing.
        whose: whose it may be.
        where: where it may be.
        younger: it must be a vampire younger than the one who uses the card (R1.5-04).
        older: it must be a vampire older than that one.
        not_older: it must be a vampire who is not older than that one.
        another: it may not be the one who uses the card, nor on him.
        his_own: it must be on the one who uses the card.
        on_vampire: it must be on a vampire.
        clan: only a vampire of this clan, or a card that requires it; empty for any.
        or_clan: or of this one; empty for no other.
        discipline: only a vampire who does not have this Discipline at superior.
        unfed: only a vampire who has not gained blood from a hunting ground this turn.
        diablerist: only a vampire who has committed diablerie since the last turn of the
            Methuselah who aims.
        untitled: only a vampire who has none of these titles.
        titled: only a vampire who has one of these titles; empty for any.
        any_title: only a vampire who has a title.
        sect: only a vampire of this sect; None for any.
        beyond: only a vampire who is not of this sect; None for any.
        most: only a vampire with at most this capacity, in blood; 0 for any.
        least: only a vampire with at least this capacity, in blood; 0 for any.
        requires_clan: only a card that requires a clan.
        untapped: only what is untapped.
        tapped: only what is tapped.
        weak: only a tapped minion, or a vampire with so much blood at most; None for any.
        unused: only a weapon that nobody has used in this round of combat.
        count: how many such things, named one by one; SOME for as many as its player wants, but
            one at least, of which each costs a counter of X.
        apart: each of them is controlled by another Methuselah.
        without: only one with no card that is such a thing; None for any.
        poolless: only a Methuselah who has no pool.
        token: only a minion who has such a token; None for any.
        skill: only a vampire who has this Discipline; None for any.
        hurt: only an ally or retainer with less life than it came into play with.
        blood_least: only what has at least so many counters.
        newcomer: only a vampire who has come out in the last influence phase of whoever aims.
        oldest: only one of the vampires with the most capacity among those of the clan whom his
            controller has.
        menaced: only a combatant whom a strike that is about to resolve would give aggravated
            damage at this range, as it has been chosen.
        blood_most: only what has at most so many counters; None for any.
    """

    what: What
    whose: Whose = Whose.ANYBODY
    where: Where = Where.IN_PLAY
    younger: bool = False
    older: bool = False
    not_older: bool = False
    another: bool = False
    his_own: bool = False
    on_vampire: bool = False
    clan: str = ""
    or_clan: str = ""
    discipline: Discipline | None = None
    unfed: bool = False
    diablerist: bool = False
    untitled: tuple[Title, ...] = ()
    titled: tuple[Title, ...] = ()
    any_title: bool = False
    sect: Sect | None = None
    beyond: Sect | None = None
    most: int = 0
    least: int = 0
    requires_clan: bool = False
    untapped: bool = False
    tapped: bool = False
    weak: int | None = None
    unused: bool = False
    count: int = 1
    apart: bool = False
    without: Trait | None = None
    poolless: bool = False
    token: Token | None = None
    skill: Discipline | None = None
    hurt: bool = False
    blood_least: int = 0
    blood_most: int | None = None
    newcomer: bool = False
    oldest: bool = False
    menaced: bool = False

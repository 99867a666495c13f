"""Printed card facts: what stands on a card, apart from its text.

Nothing here knows a rule. A value of `Facts` holds for every copy of a card and never changes
during a game; what a card is at a given moment is state.
"""

from __future__ import annotations

from enum import StrEnum

import attrs

from vtes.model.record import Record, record


class CardType(StrEnum):
    """The type of a card, by its printed word (R1.6.1-01). A library card may have several."""

    VAMPIRE = "vampire"
    MASTER = "master"
    ACTION = "action"
    POLITICAL_ACTION = "political action"
    ACTION_MODIFIER = "action modifier"
    REACTION = "reaction"
    COMBAT = "combat"
    EQUIPMENT = "equipment"
    RETAINER = "retainer"
    ALLY = "ally"


class Discipline(StrEnum):
    """A Discipline, by its usual code of three letters.

    The first 17 are those of the base edition (`BASE_DISCIPLINES`), the others belong to
    bloodlines.
    """

    ANIMALISM = "ani"
    AUSPEX = "aus"
    CELERITY = "cel"
    CHIMERSTRY = "chi"
    DEMENTATION = "dem"
    DOMINATE = "dom"
    FORTITUDE = "for"
    NECROMANCY = "nec"
    OBFUSCATE = "obf"
    OBTENEBRATION = "obt"
    POTENCE = "pot"
    PRESENCE = "pre"
    PROTEAN = "pro"
    QUIETUS = "qui"
    SERPENTIS = "ser"
    THAUMATURGY = "tha"
    VICISSITUDE = "vic"
    DAIMOINON = "dai"
    MELPOMINEE = "mel"
    MYTHERCERIA = "myt"
    OBEAH = "obe"
    SANGUINUS = "san"
    SPIRITUS = "spi"
    TEMPORIS = "tem"
    THANATOSIS = "thn"
    VALEREN = "val"
    VISCERATIKA = "vis"


BASE_DISCIPLINES: frozenset[Discipline] = frozenset(tuple(Discipline)[:17])
"""The 17 Disciplines of the base edition."""


class Title(StrEnum):
    """A printed title; `NONE` where there is none.

    The votes of an independent vampire are no title of this list: see `Facts.votes`.
    `REGENT` is printed on no vampire; a master card grants it.
    """

    NONE = ""
    PRIMOGEN = "primogen"
    PRINCE = "prince"
    JUSTICAR = "justicar"
    INNER_CIRCLE = "inner_circle"
    BISHOP = "bishop"
    ARCHBISHOP = "archbishop"
    PRISCUS = "priscus"
    CARDINAL = "cardinal"
    REGENT = "regent"


@record
class Claim(Record):
    """The title to which a vampire lays claim, whether or not he has the good of it now.

    Attributes:
        title: the title; `Title.NONE` for none, and for an independent with votes.
        of: the city of a prince or archbishop, the clan of a justicar; empty for all others.
        votes: the votes that are an independent's title of his own (R6.3.4-08), else 0.
        card: instance id of the card on him that gives him the title, -1 for none.
    """

    title: Title = Title.NONE
    of: str = ""
    votes: int = 0
    card: int = -1


NO_CLAIM = Claim()
"""The claim of who has no title."""


class Sect(StrEnum):
    """The sect a vampire belongs to (R10-01)."""

    CAMARILLA = "camarilla"
    SABBAT = "sabbat"
    INDEPENDENT = "independent"


BASIC = 1
"""The level of a basic Discipline in `Facts.disciplines`."""

SUPERIOR = 2
"""The level of a superior Discipline in `Facts.disciplines`."""


@attrs.frozen(weakref_slot=False)
class Facts:
    """What is printed on a crypt or library card, apart from its text.

    Only `id`, `name` and `types` are required, so that a prop card is short to write.

    Attributes:
        id: the number by which players' programs know the card (2xxxxx crypt, 1xxxxx library).
        name: the printed name, with accents and signs.
        types: the printed types, in the printed order; exactly `(CardType.VAMPIRE,)` in a crypt.
        clans: crypt: the clan, one entry. Library: the clans of which any one suffices to use
            the card; empty if the card asks for none. The names are those of the edition.
        pool_cost: pool to pay, in counters; 0 for none and for X.
        blood_cost: blood to pay, in counters; 0 for none and for X.
        cost_x: True if the cost is X. `x_in_blood` tells in what it is paid.
        x_in_blood: True if an X is paid in blood, False if in pool (or there is no X).
        disciplines: pairs of Discipline and level. Crypt: level 1 basic, 2 superior. Library:
            the Disciplines the card asks for, always at level 1.
        any_discipline: library: True if any one of `disciplines` suffices, False if all are
            needed. Always False where there are fewer than two.
        needs_flight: library: True if only a minion with flight can use the card.
        capacity: crypt: the printed capacity, in blood counters (1 to 11). Library: 0.
        group: crypt: the printed group. Library: 0.
        title: crypt: the printed title, `Title.NONE` without one.
        votes: crypt: the votes printed on a titled independent vampire; 0 for all others.
        city: crypt: the city of a prince or archbishop; empty for all others.
        sect: crypt: the printed sect. Library: None.
        unique: True if only one copy can be in play without contest (R1.5-02, R1.6.1-15).
        prints: abbreviations of the sets that had printed the card by 2002, in order of release
            as listed by the source; "Promo" for promotional cards.
    """

    id: int
    name: str
    types: tuple[CardType, ...]
    clans: tuple[str, ...] = ()
    pool_cost: int = 0
    blood_cost: int = 0
    cost_x: bool = False
    x_in_blood: bool = False
    disciplines: tuple[tuple[Discipline, int], ...] = ()
    any_discipline: bool = False
    needs_flight: bool = False
    capacity: int = 0
    group: int = 0
    title: Title = Title.NONE
    votes: int = 0
    city: str = ""
    sect: Sect | None = None
    unique: bool = False
    prints: tuple[str, ...] = ()

    @property
    def is_vampire(self) -> bool:
        """True for a crypt card."""
        return CardType.VAMPIRE in self.types

    @property
    def is_library(self) -> bool:
        """True for a card that belongs in a library."""
        return CardType.VAMPIRE not in self.types

    @property
    def is_minion(self) -> bool:
        """True for a card that is a minion once in play as printed: vampire or ally."""
        return CardType.VAMPIRE in self.types or CardType.ALLY in self.types

    @property
    def is_titled(self) -> bool:
        """True for a vampire with a printed title, the votes of an independent included."""
        return self.title is not Title.NONE or self.votes > 0

    def level(self, discipline: Discipline) -> int:
        """Give the printed level of one Discipline.

        Args:
            discipline: the Discipline asked for.

        Returns:
            0 if it is not printed, 1 for basic (or asked for, on a library card), 2 for superior.
        """
        for printed, level in self.disciplines:
            if printed is discipline:
                return level
        return 0

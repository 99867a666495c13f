"""Conditions of uses of cards in play, as words. Their guards: `rules/guards/needs_in_play.py`."""

from __future__ import annotations

from vtes.model.cards import Sect
from vtes.model.record import record
from vtes.model.text import Aim, Need, Token, Trait, Where


@record
class OpponentOfSect(Need):
    """The opposing minion is a vampire of this sect."""

    sect: Sect


@record
class InRound(Need):
    """It is the round of this number of the combat."""

    number: int


@record
class BlockedBleed(Need):
    """The combat is that of a minion of the player's who has blocked a bleed directed at her."""


@record
class PoliticalAction(Need):
    """The referendum is that of a political action."""


@record
class ControlsPrince(Need):
    """The player of the card controls the prince of this city."""

    city: str


@record
class OfClan(Need):
    """The minion is a vampire of this clan.

    Attributes:
        clan: the clan.
        other: the contrary: he is none.
    """

    clan: str
    other: bool = False


@record
class BlockerOfSect(Need):
    """A vampire of this sect tries to block."""

    sect: Sect


@record
class NotYours(Need):
    """Another Methuselah controls the card."""


@record
class OwnHost(Need):
    """Whoever controls the card controls the minion it is on."""


@record
class HostIn(Need):
    """The minion that the card is on is in this place."""

    where: Where


@record
class AnswersUse(Need):
    """The player's prey is using a card in play that is such a thing.

    Attributes:
        trait: what it is.
    """

    trait: Trait


@record
class OpponentPlays(Need):
    """The opposing minion is playing a combat card."""


@record
class Bears(Need):
    """The minion has such a token.

    Attributes:
        token: which one.
    """

    token: Token


@record
class ActiveHas(Need):
    """The Methuselah whose turn it is has a card in play that is such a thing."""

    trait: Trait


@record
class ActiveControls(Need):
    """The Methuselah whose turn it is has such a card in play.

    Attributes:
        aim: which card, seen from her.
    """

    aim: Aim


@record
class SavedIsActive(Need):
    """It is the turn of the Methuselah whom the card has kept in the game."""

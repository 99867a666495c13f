"""Events of combat (6.4)."""

from __future__ import annotations

from vtes.model.combat import Range
from vtes.model.combat_words import Mark, Option
from vtes.model.events import Event
from vtes.model.record import record


@record
class CombatBegan(Event):
    """Two minions entered combat; `acting` has the first opportunity at every stage."""

    acting: int
    opposing: int


@record
class RoundBegan(Event):
    """A round of combat began, counted from 1."""

    number: int


@record
class StrikeChosen(Event):
    """A minion chose his strike: card -1 is his hand, weapon -1 none, struck -1 the opponent; or it
    is one that a card has allowed him before.
    """

    minion: int
    card: int = -1
    weapon: int = -1
    struck: int = -1
    option: Option | None = None


@record
class Maneuvered(Event):
    """A minion maneuvered; the round is now at the range."""

    minion: int
    range: Range


@record
class RangeSet(Event):
    """A card said at which range the round is fought; nobody maneuvers."""

    range: Range


@record
class Pressed(Event):
    """A minion pressed, to continue the combat or to end it."""

    minion: int
    goes_on: bool


@record
class StrikesGained(Event):
    """A minion gained additional strikes."""

    minion: int
    amount: int


@record
class StrikeDodged(Event):
    """The strike of a minion was dodged."""

    minion: int


@record
class OptionGained(Event):
    """A minion may do something later in the combat."""

    minion: int
    option: Option


@record
class CombatantMarked(Event):
    """From now on something is true of a minion in combat."""

    minion: int
    mark: Mark
    amount: int


@record
class DamagePrevented(Event):
    """Damage was prevented."""

    card: int
    normal: int
    aggravated: int


@record
class DamageInflicted(Event):
    """Damage was successfully inflicted (after prevention)."""

    card: int
    normal: int
    aggravated: int


@record
class CombatEnded(Event):
    """The combat is over."""

    acting: int
    opposing: int

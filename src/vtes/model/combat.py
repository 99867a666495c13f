"""The frames of combat (6.4): combat, round, pair of strikes, damage."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Discipline
from vtes.model.combat_words import Mark, Moment, Option
from vtes.model.frames import Frame, Use
from vtes.model.record import Record, record

ALWAYS = 0
"""The number of the round of what is true in every round of a combat."""


@record
class Granted(Record):
    """Something that a combatant may still do because a card has allowed it.

    Attributes:
        minion: instance id of the combatant.
        option: what he may do.
        round: number of the round in which he may; 0 for any of this combat.
        discipline: the Discipline that the card requires; None for none.
        each: in each round anew.
        since: in no round before this one.
    """

    minion: int
    option: Option
    round: int
    discipline: Discipline | None = None
    each: bool = False
    since: int = 0


@record
class Marked(Record):
    """Something that is true of a combatant.

    Attributes:
        minion: instance id of the combatant.
        mark: what is true.
        amount: how much, where it is a number.
        round: number of the round in which it is; 0 for all of this combat.
    """

    minion: int
    mark: Mark
    amount: int
    round: int


@record
class Harmed(Record):
    """Damage that a combatant takes in each round.

    Attributes:
        minion: instance id of the combatant.
        amount: points, in the first round in which it is done.
        ranged: also at long range.
        when: at which moment.
        preventable: whether it can be prevented.
        retainers: his retainers take it as well.
        more: by how many points it is higher in each following round.
        since: number of the first round in which it is done.
        rounds: in how many rounds; 0 for all that follow.
    """

    minion: int
    amount: int
    ranged: bool
    when: Moment = Moment.FIRST_STRIKES
    preventable: bool = True
    retainers: bool = False
    more: int = 0
    since: int = 1
    rounds: int = 0


@record
class Spent(Record):
    """A card that a combatant has played or used in this combat.

    Attributes:
        minion: instance id of the combatant.
        what: printed id of a card from a hand; instance id of a card in play.
        round: in which round.
        limited: whether the way in which it was used is limited in number.
        mode: for a card in play: which of its uses.
    """

    minion: int
    what: int
    round: int
    limited: bool
    mode: int = 0


@record
class Lost(Record):
    """Damage inflicted on a minion or retainer in this combat, or life stolen from a retainer.

    Attributes:
        card: instance id of the one who took it.
        points: points of damage; 0 where life was stolen.
        blood: blood or life that went for it.
        round: in which round.
    """

    card: int
    points: int
    blood: int
    round: int


@record
class ByWeapon(Record):
    """Damage inflicted with a weapon in this combat.

    Attributes:
        weapon: instance id of the weapon.
        card: instance id of the one who took it.
        points: points of damage.
    """

    weapon: int
    card: int
    points: int


@record
class Continuation(Record):
    """The action in which a combatant was blocked goes on after the combat.

    Attributes:
        minion: instance id of the combatant.
        stealth: stealth that the action gets.
        cost: blood that he burns for it if he wishes; without a cost it is no choice.
    """

    minion: int
    stealth: int
    cost: int


@record
class Wound(Record):
    """Damage on its way to one card, from one source.

    Attributes:
        card: instance id of the minion or retainer.
        normal: points of normal damage.
        aggravated: points of aggravated damage.
        striker: instance id of the minion whose strike it is, -1 for another source.
        preventable: whether it can be prevented.
        unprevented: the Discipline whose cards do not prevent it.
        weapon: instance id of the weapon that does it, -1 for none.
    """

    card: int
    normal: int
    aggravated: int = 0
    striker: int = -1
    preventable: bool = True
    unprevented: Discipline | None = None
    weapon: int = -1


class CombatStep(IntEnum):
    """Steps of a combat."""

    BEGIN = 0
    ROUND = 1
    END = 2
    OVER = 3
    AFTER = 4
    ENTER = 5
    """A card, not a block, leads to it: whoever may keep it from beginning is asked first."""
    ENDED = 6
    """Nobody fights any more, but what is done when it has ended has still to be done."""


@record
class Combat(Frame):
    """A combat (6.4).

    Attributes:
        acting: instance id of the minion who has the first opportunity at every stage.
        opposing: instance id of the other combatant.
        openers: uses of cards that do something as it begins.
        round: number of the round, from 1.
        options: what the combatants may still do.
        marks: what is true of them.
        harm: damage that they take each round.
        played: cards played from hands, by whom and when.
        used: cards used in play, by whom and when.
        maneuvers: (instance id, way) of every maneuver made with the strike of a card in play.
        lost: damage inflicted in it.
        by_weapon: what of it was inflicted with weapons.
        backfired: instance ids of weapons that have hurt the striker in it.
        dealt: (instance id of the striker, points, round) of damage inflicted by strikes.
        falling: vampires who go to torpor as it begins, as an earlier combat has left them.
        pressing: (instance id, counters) of cards in play that press to continue it.
        drawing: (seat, cards) that a Methuselah draws beyond each replacement.
        parting: damage that strikes do when it has ended.
        draining: (instance id, counters) of blood or life burned then if no other one follows.
        fainting: vampires who are tapped and go to torpor then if no other one follows.
        last: number of the round in which a card was last played.
        continuing: the action that goes on after it, None for none.
        again: the two who fight another combat after it, the acting minion's side first.
        again_for: uses of cards that do something as that combat begins.
        later: whether it follows another one.
        brought: instance ids of cards that have been put on somebody in it.
        step: where it stands.
    """

    acting: int
    opposing: int
    openers: tuple[Use, ...] = ()
    round: int = 0
    options: tuple[Granted, ...] = ()
    marks: tuple[Marked, ...] = ()
    harm: tuple[Harmed, ...] = ()
    played: tuple[Spent, ...] = ()
    used: tuple[Spent, ...] = ()
    maneuvers: tuple[tuple[int, int], ...] = ()
    lost: tuple[Lost, ...] = ()
    by_weapon: tuple[ByWeapon, ...] = ()
    backfired: tuple[int, ...] = ()
    dealt: tuple[tuple[int, int, int], ...] = ()
    falling: tuple[int, ...] = ()
    pressing: tuple[tuple[int, int], ...] = ()
    drawing: tuple[tuple[int, int], ...] = ()
    parting: tuple[Wound, ...] = ()
    draining: tuple[tuple[int, int], ...] = ()
    fainting: tuple[int, ...] = ()
    last: int = 0
    continuing: Continuation | None = None
    again: tuple[int, ...] = ()
    again_for: tuple[Use, ...] = ()
    later: bool = False
    brought: tuple[int, ...] = ()
    step: CombatStep = CombatStep.BEGIN


class Range(IntEnum):
    """The range of a round (R6.4.2-01)."""

    CLOSE = 0
    LONG = 1


class RoundStep(IntEnum):
    """Steps of a round of combat."""

    BEFORE_RANGE = 0
    RANGE = 1
    BEFORE_STRIKES = 2
    STRIKES = 3
    ADDITIONAL = 4
    MORE_STRIKES = 5
    PRESS_HARM = 6
    PRESS = 7
    END = 8
    OVER = 9


@record
class Round(Frame):
    """A round of the combat below it (6.4.1).

    Attributes:
        range: close or long.
        maneuvered: instance id of the minion who made the last maneuver, -1 for none.
        committed: strikes chosen by using their maneuvers (R6.4.2-12).
        gained: minions who have gained additional strikes this round (R6.4.3-21).
        strikes: (instance id, additional strikes that he has left) pairs.
        stolen: equipment stolen this round (R6.4.5-10).
        wielded: (retainer, weapon) pairs of retainers who use a weapon of their employer.
        pressed: whether a press to continue stands uncancelled.
        presser: instance id of the minion who made the last press, -1 for none.
        presses: cards in play that press to continue when a press before is cancelled.
        harmed: whether damage before range has been done.
        step: where it stands.
    """

    range: Range = Range.CLOSE
    maneuvered: int = -1
    committed: tuple[Use, ...] = ()
    gained: tuple[int, ...] = ()
    strikes: tuple[tuple[int, int], ...] = ()
    stolen: tuple[int, ...] = ()
    wielded: tuple[tuple[int, int], ...] = ()
    pressed: bool = False
    presser: int = -1
    presses: tuple[int, ...] = ()
    harmed: bool = False
    step: RoundStep = RoundStep.BEFORE_RANGE


class PairStep(IntEnum):
    """Steps of a pair of strikes, in the order in which they resolve (6.4.5, C38)."""

    FIRST = 0
    SECOND = 1
    CHOSEN = 2
    ENDS = 3
    FIRST_STRIKES = 4
    NORMAL = 5
    OVER = 6


@record
class StrikePair(Frame):
    """A pair of strikes (R6.4.3-03); a hand strike is a use of card -1, and so is a strike that a
    card has allowed before, whose way is then the number of the option.

    Attributes:
        striking: instance ids of the minions who have a strike in it.
        initial: whether it is the first pair of the round.
        first: the acting minion's strike, None while it is not chosen.
        second: the opposing minion's strike.
        burning: weapons that are burned when the strikes with them have resolved.
        spent: those of them whose strikes have resolved.
        step: where it stands.
    """

    striking: tuple[int, ...]
    initial: bool = True
    first: Use | None = None
    second: Use | None = None
    burning: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    step: PairStep = PairStep.FIRST


class DamageStep(IntEnum):
    """Steps of damage resolution (R6.4.6-01)."""

    PREVENT = 0
    INFLICT = 1
    LEAVE = 2


@record
class Damage(Frame):
    """Damage that is being resolved, for all who take it at once (6.4.6).

    Attributes:
        wounds: who takes how much from what.
        settled: the same of what can be prevented no more, while other damage that comes of it can.
        doomed: vampires whom a strike sends to torpor; they are wounded already.
        to_torpor: vampires who are on their way to torpor.
        to_burn: cards that are about to be burned.
        at: number of victims who have been asked whether they prevent.
        step: where it stands.
    """

    wounds: tuple[Wound, ...]
    doomed: tuple[int, ...] = ()
    settled: tuple[Wound, ...] = ()
    to_torpor: tuple[int, ...] = ()
    to_burn: tuple[int, ...] = ()
    at: int = 0
    step: DamageStep = DamageStep.PREVENT

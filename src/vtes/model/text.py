"""The shape of an encoded card: what it does, as typed values without functions.

The words themselves are in `effects/words.py` (what happens) and `rules/needs.py` (when a card
may be used); this module knows only their bases.
"""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import CardType, Discipline, Sect, Title
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.record import Record, record


class Effect(Record):
    """Base of all effect words; each has one resolver in `effects/`."""

    __slots__ = ()


class Need(Record):
    """Base of all conditions of use; each has one guard in `rules/needs.py`."""

    __slots__ = ()


class Law(Record):
    """Base of what a card changes for everybody, or for its minion, while it is in play."""

    __slots__ = ()


class Term(Record):
    """Base of all terms of referendums; each is one question to its caller."""

    __slots__ = ()


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
    HEAVY_WEAPON = 9  # costs more than 2 pool, or does aggravated or more than 3 damage


class Whose(IntEnum):
    """Whose thing it may be, seen from the one who uses the card."""

    ANYBODY = 0
    YOURS = 1
    OTHERS = 2
    NEIGHBOURS = 3
    PREY = 4
    THIRD = 5  # neither yours nor the acting Methuselah's


class Where(IntEnum):
    """Where the thing may be."""

    IN_PLAY = 0
    READY = 1
    TORPOR = 2
    UNCONTROLLED = 3
    OPPONENT = 4  # on the opposing minion
    COMBATANT = 5  # on one of the two who fight


@record
class Aim(Record):
    """What a card must be aimed at when it is announced (R6.2.1-03, R1.6.1-16).

    Attributes:
        what: the kind of thing.
        whose: whose it may be.
        where: where it may be.
        younger: it must be a vampire younger than the one who uses the card (R1.5-04).
        another: it may not be the one who uses the card, nor on him.
        on_vampire: it must be on a vampire.
        clan: only a vampire of this clan; empty for any.
        discipline: only a vampire who does not have this Discipline at superior.
        unfed: only a vampire who has not gained blood from a hunting ground this turn.
        diablerist: only a vampire who has committed diablerie since the last turn of the
            Methuselah who aims.
        untitled: only a vampire who has none of these titles.
        sect: only a vampire of this sect; None for any.
        unused: only a weapon that nobody has used in this round of combat.
        count: how many such things, named one by one.
        apart: each of them is controlled by another Methuselah.
        titled: only a vampire who has one of these titles; empty for any.
        without: only one with no card that is such a thing; None for any.
        poolless: only a Methuselah who has no pool.
    """

    what: What
    whose: Whose = Whose.ANYBODY
    where: Where = Where.IN_PLAY
    younger: bool = False
    another: bool = False
    on_vampire: bool = False
    clan: str = ""
    discipline: Discipline | None = None
    unfed: bool = False
    diablerist: bool = False
    untitled: tuple[Title, ...] = ()
    sect: Sect | None = None
    unused: bool = False
    count: int = 1
    apart: bool = False
    titled: tuple[Title, ...] = ()
    without: Trait | None = None
    poolless: bool = False


class How(IntEnum):
    """As what a card is played; USE is no playing, but a use of the card while it is in play.

    What is TRIGGERed happens by itself while the card is in play.
    """

    MASTER = 0
    OUT_OF_TURN = 1
    ACTION = 2
    MODIFIER = 3
    REACTION = 4
    USE = 5
    COMBAT = 6
    TRIGGER = 7


class Moment(IntEnum):
    """What lets something of a card in play happen by itself."""

    HOST_FALLS = 0  # the minion it is on has gone to torpor


@record
class Deed(Record):
    """The action that a card lets a minion take (6.1).

    Attributes:
        kind: which action; a variant of a basic action keeps its rules (R6.1.6-03).
        stealth: its stealth, None for what the kind has by itself.
        bleed: added to the bleed amount, in pool.
        most: a bleed takes no more pool than this, None for no limit.
        torpor: a vampire in torpor takes it, no ready one; whoever blocks him may diablerize him.
        at_host: an action that a card in play offers is aimed at the minion it is on.
        at_this: one that it offers to its minion is aimed at the card itself.
        kin: a minion of this clan has one more stealth for it; empty for none.
    """

    kind: ActionKind
    stealth: int | None = None
    bleed: int = 0
    most: int | None = None
    torpor: bool = False
    at_host: bool = False
    at_this: bool = False
    kin: str = ""


class By(IntEnum):
    """Who uses a card that is in play."""

    CONTROLLER = 0
    HOST = 1
    ANYBODY = 2
    ITSELF = 3
    COMBATANT = 4  # the controller, for the minion of hers who fights
    CHOSEN = 5  # the controller of the blocker whom the card has chosen in this action


@record
class Cost(Record):
    """What the use of a card in play costs.

    Attributes:
        tap: the card is tapped.
        pool: pool that its user burns.
        blood: blood that the minion it is on burns.
        master: a master phase action is used (R5-05).
        x: as much pool as its user chooses, beside `pool`.
    """

    tap: bool = False
    pool: int = 0
    blood: int = 0
    master: bool = False
    x: bool = False


class Reach(IntEnum):
    """At which range a strike works (R6.4.3-10, R6.4.3-11)."""

    CLOSE = 0
    BOTH = 1
    LONG = 2


@record
class Strike(Record):
    """What a strike does when it resolves (6.4.5).

    Attributes:
        hand: it is a hand strike: it adds the striker's strength.
        melee: it may be made with a melee weapon of the striker instead.
        strength: it adds the striker's strength, though it is no hand strike.
        damage: points of damage (beyond strength, where that counts).
        aggravated: whether its damage is aggravated.
        unprevented: the Discipline whose cards do not prevent its damage.
        reach: at which range it works.
        first: it is a first strike.
        dodge: it is a dodge.
        ends: it ends the combat.
        steal: blood or life that it moves to the striker.
        torpor: it sends the opposing vampire to torpor.
        to_self: points of damage that the striker takes as well.
        self_close: he takes it only at close range.
        self_once: he takes it only once in each combat.
        effects: what else happens; what is aimed at a dodger does not.
        inflicted: what happens when damage of it has been inflicted on the opposing minion.
    """

    hand: bool = False
    melee: bool = False
    strength: bool = False
    damage: int = 0
    aggravated: bool = False
    unprevented: Discipline | None = None
    reach: Reach = Reach.CLOSE
    first: bool = False
    dodge: bool = False
    ends: bool = False
    steal: int = 0
    torpor: bool = False
    to_self: int = 0
    self_close: bool = False
    self_once: bool = False
    effects: tuple[Effect, ...] = ()
    inflicted: tuple[Effect, ...] = ()


class Each(IntEnum):
    """How often something is possible to one minion."""

    ROUND = 0
    COMBAT = 1
    ACTION = 2


class Replaced(IntEnum):
    """When a played card is replaced (R1.6.1-02, R1.6.1-04)."""

    AT_ONCE = 0
    AFTER_ACTION = 1
    NEXT_UNTAP = 2
    NEVER = 3
    AFTER_COMBAT = 4


@record
class Mode(Record):
    """One way to play a card, or to use it while it is in play.

    Attributes:
        how: as what it is played.
        level: level of the card's Discipline that its player needs: 0 none, 1 basic, 2 superior.
        windows: the windows in which it can be played; empty for masters and actions.
        needs: conditions of use beyond those of its kind.
        aim: what it is aimed at, None for nothing.
        deed: the action it lets a minion take, None for a card that is no action.
        effects: what happens, in order: for an action when it succeeds, else when it is played.
        by_other: a modifier that a ready minion other than the acting one plays (G39).
        replaced: when it is replaced.
        amount: the player chooses an amount of counters of the target; without a target, the X
            in blood that the card costs.
        phase: for a use: the phase of its user's turn in which it is possible, once a turn; with
            the window PHASE the phase of anybody's turn.
        by: for a use: who has it.
        cost: for a use: what it costs; for a card in hand: blood beyond its printed cost.
        turn: for a use: in whose turn; in another's than its controller's it is an effect of
            that phase, whose player says when it happens (R4-04).
        must: for a use in the untap phase: the phase does not end without it (R4-03).
        terms: for a political action: what its caller chooses when it has succeeded.
        strike: the strike that it is, chosen when strikes are; None for no strike.
        maneuvers: maneuvers that may be made with the strike: of a card in hand in the round in
            which it is played, of a weapon in each combat (R6.4.2-10 to R6.4.2-12).
        each: it is used once in this time by one minion, or as often as `times` says.
        times: how often in that time.
        when: for a trigger: what lets it happen.
    """

    how: How
    level: int = 0
    windows: tuple[WindowKind, ...] = ()
    needs: tuple[Need, ...] = ()
    aim: Aim | None = None
    deed: Deed | None = None
    effects: tuple[Effect, ...] = ()
    by_other: bool = False
    replaced: Replaced = Replaced.AT_ONCE
    amount: bool = False
    phase: Phase | None = None
    by: By = By.CONTROLLER
    cost: Cost = Cost()
    turn: Whose = Whose.YOURS
    must: bool = False
    terms: tuple[Term, ...] = ()
    strike: Strike | None = None
    maneuvers: int = 0
    each: Each | None = None
    times: int = 1
    when: Moment | None = None


class Number(IntEnum):
    """The numbers that cards add to; none of them is ever stored as a result."""

    CAPACITY = 0
    BLEED = 1
    STRENGTH = 2
    STEALTH = 3
    INTERCEPT = 4


@record
class Bonus(Record):
    """While the card is in play, a number of its minion is higher: of the one it is on, or, if
    it is a minion itself, its own.

    Attributes:
        number: which number.
        amount: by how much.
        discipline: for stealth: only in actions with a card that requires this Discipline.
    """

    number: Number
    amount: int
    discipline: Discipline | None = None


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


class Ban(IntEnum):
    """What a minion may not do while the card is on him, or by his own text."""

    BLOCK = 0
    ACT = 1
    TRANSFER = 2  # nothing is transferred to him or from him


@record
class Text(Record):
    """The encoded text of one card.

    Attributes:
        modes: the ways to play it; none for a vampire.
        bonuses: what it adds while it is in play.
        bans: what it forbids its minion while it is in play.
        discipline: the Discipline of which it gives the minion it is on one more level.
        life: life counters with which an ally or retainer comes into play.
        location: whether it is a location (R1.6.2-09).
        one_a_turn: a Methuselah uses only one card of this name a turn.
        once_a_game: only one of this name may be played in a game.
        traits: what it is besides its type.
        harm: points of damage that a retainer does to its employer's opponent each round.
        harm_reach: at which range.
        unhurt_by_host: the minion it is on does no damage to it.
        strikes_first: its strikes are first strikes.
        becomes: what it counts as while it is in play, instead of its type; None for no change.
        clan: the clan of the vampire it is on, instead of his own; empty for no change.
        sect: the sect of the vampire it is on, instead of his own; None for no change.
        hand: by how much it makes the hand of the Methuselah who controls it larger.
        laws: what else it changes while it is in play.
    """

    modes: tuple[Mode, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    bans: tuple[Ban, ...] = ()
    discipline: Discipline | None = None
    life: int = 0
    location: bool = False
    one_a_turn: bool = False
    once_a_game: bool = False
    traits: tuple[Trait, ...] = ()
    harm: int = 0
    harm_reach: Reach = Reach.CLOSE
    unhurt_by_host: bool = False
    strikes_first: bool = False
    becomes: CardType | None = None
    clan: str = ""
    sect: Sect | None = None
    hand: int = 0
    laws: tuple[Law, ...] = ()

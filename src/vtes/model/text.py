"""The shape of an encoded card: what it does, as typed values without functions.

The words themselves are in `effects/words.py` (what happens) and `rules/needs.py` (when a card
may be used); this module knows only their bases.
"""

from __future__ import annotations

from enum import IntEnum

from vtes.model.aims import SOME as SOME
from vtes.model.aims import Aim as Aim
from vtes.model.aims import Token as Token
from vtes.model.aims import Trait as Trait
from vtes.model.aims import What as What
from vtes.model.aims import Where as Where
from vtes.model.aims import Whose as Whose
from vtes.model.burdens import ActionToll, Hush
from vtes.model.cards import CardType, Discipline, Sect
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.record import Record, record
from vtes.model.standing import Aura as Aura
from vtes.model.standing import Ban as Ban
from vtes.model.standing import BanWhen as BanWhen
from vtes.model.standing import Bonus as Bonus
from vtes.model.standing import Condition as Condition
from vtes.model.standing import Discount as Discount
from vtes.model.standing import Number as Number
from vtes.model.standing import Toll as Toll


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


class How(IntEnum):
    """As what a card is played; USE is no playing, but a use of the card while it is in play, and
    TRIGGER is what the card does by itself at a moment.
    """

    MASTER = 0
    OUT_OF_TURN = 1
    ACTION = 2
    MODIFIER = 3
    REACTION = 4
    USE = 5
    COMBAT = 6
    TRIGGER = 7


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
        helpless: the minion who is the card that offers it cannot block it.
        own_stealth: its stealth if it is aimed at a card of one's own, None for the same.
        elder: its stealth counts only for a vampire of this capacity or more.
        blockers: only minions with this Discipline can block it.
        blockers_level: at this level or more.
        at_this: one that it offers to its minion is aimed at the card itself.
        at_self: one that anybody may take is aimed at the minion who takes it.
        after: what happens when it is over, blocked or not (D331).
        evades: minions who cannot block it; None for none.
        kin: a minion of this clan has more stealth for it; empty for none.
        kin_stealth: how much more.
        voters: of a political action: only vampires of this sect vote in its referendum.
    """

    kind: ActionKind
    stealth: int | None = None
    bleed: int = 0
    most: int | None = None
    torpor: bool = False
    at_host: bool = False
    helpless: bool = False
    own_stealth: int | None = None
    elder: int = 0
    blockers: Discipline | None = None
    blockers_level: int = 1
    at_this: bool = False
    at_self: bool = False
    after: tuple[Effect, ...] = ()
    evades: Aim | None = None
    kin: str = ""
    kin_stealth: int = 1
    voters: Sect | None = None


class By(IntEnum):
    """Who uses a card that is in play."""

    CONTROLLER = 0
    HOST = 1
    ANYBODY = 2
    ITSELF = 3
    COMBATANT = 4  # the controller, for the minion of hers who fights
    CHOSEN = 5  # the controller of the blocker whom the card has chosen in this action
    ACTING = 6  # the controller of the acting minion, if the card has chosen him
    ABOUT = 7  # the controller of the minion whom the card is about


@record
class Cost(Record):
    """What the use of a card in play costs.

    Attributes:
        tap: the card is tapped.
        pool: pool that its user burns.
        blood: blood that the minion it is on burns.
        master: a master phase action is used (R5-05).
        x: as much pool as its user chooses, beside `pool`.
        counters: as many counters of the card as its user chooses, one at least.
        matching: as much blood as the card that is being played costs, in blood and pool.
    """

    tap: bool = False
    pool: int = 0
    blood: int = 0
    master: bool = False
    x: bool = False
    counters: bool = False
    matching: bool = False


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
        more_to_ally: points more if the opposing minion is an ally.
        unprevented: the Discipline whose cards do not prevent its damage.
        unpreventable: nothing prevents its damage.
        reach: at which range it works.
        first: it is a first strike.
        dodge: it is a dodge.
        undodged: it cannot be dodged.
        ends: it ends the combat.
        steal: blood or life that it moves to the striker.
        torpor: it sends the opposing vampire to torpor.
        to_self: points of damage that the striker takes as well.
        self_close: he takes it only at close range.
        self_once: he takes it only once in each combat.
        long: points of damage at long range; None for as many as at close range.
        wears: for each point that the weapon is about to do, prevented or not, it burns a counter;
            it is burned with the last.
        all_around: its damage is done to the retainers of both combatants as well, and to the
            striker if `to_self` is not 0.
        effects: what else happens; what is aimed at a dodger does not.
        inflicted: what happens when damage of it has been inflicted on the opposing minion.
    """

    hand: bool = False
    melee: bool = False
    strength: bool = False
    damage: int = 0
    aggravated: bool = False
    more_to_ally: int = 0
    unprevented: Discipline | None = None
    unpreventable: bool = False
    reach: Reach = Reach.CLOSE
    first: bool = False
    dodge: bool = False
    undodged: bool = False
    ends: bool = False
    steal: int = 0
    torpor: bool = False
    to_self: int = 0
    self_close: bool = False
    self_once: bool = False
    long: int | None = None
    all_around: bool = False
    wears: bool = False
    effects: tuple[Effect, ...] = ()
    inflicted: tuple[Effect, ...] = ()


class Each(IntEnum):
    """How often something is possible to one minion."""

    ROUND = 0
    COMBAT = 1
    ACTION = 2
    TURN = 3
    REFERENDUM = 4


class Moment(IntEnum):
    """When a card in play does something by itself."""

    BLOCKED = 0  # the action of the minion, or of one of the Methuselah who controls it, is blocked
    TITLED = 1  # the vampire has gained a title, or won it
    BURNED = 2  # it has been burned
    HOST_FALLS = 3  # the minion it is on has gone to torpor
    HAS_BLED = 4  # a minion of the Methuselah who controls it has bled with success
    PREY_HAS_EDGE = 5  # the prey of the Methuselah who controls it has got the Edge
    IT_LEAVES = 6  # the minion whom it is about has left the ready region
    TAKEN = 7  # another Methuselah has taken control of it
    MINION_FALLS = 8  # a ready minion of anybody has been burned or has gone to torpor
    FALLS = 9  # the vampire himself, ready until then, has gone to torpor


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
        discipline: of which of the card's Disciplines he needs it; None for what the card asks for.
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
        must: for a use in the untap, master, minion or discard phase: the phase does not end
            without it (R4-03, D322).
        terms: for a political action: what its caller chooses when it has succeeded.
        strike: the strike that it is, chosen when strikes are; None for no strike.
        maneuvers: maneuvers that may be made with the strike: of a card in hand in the round in
            which it is played, of a weapon in each combat (R6.4.2-10 to R6.4.2-12).
        each: it is used once in this time by one minion, or as often as `times` says.
        times: how often in that time.
        moment: for what happens by itself: when.
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
    moment: Moment | None = None
    discipline: Discipline | None = None


@record
class Text(Record):
    """The encoded text of one card.

    Attributes:
        modes: the ways to play it; none for a vampire.
        bonuses: what it adds while it is in play.
        bans: what it forbids its minion while it is in play.
        discipline: the Discipline of which it gives the minion it is on one more level.
        superior: it gives that Discipline at superior instead.
        life: life counters with which an ally or retainer comes into play.
        location: whether it is a location (R1.6.2-09).
        one_a_turn: a Methuselah uses only one card of this name a turn.
        once_a_game: only one of this name may be played in a game.
        traits: what it is besides its type.
        harm: points of damage that a retainer does to its employer's opponent each round.
        harm_reach: at which range.
        harm_clan: only while its employer is a vampire of this clan; empty for any.
        unhurt_by_host: the minion it is on does no damage to it.
        strikes_first: its strikes are first strikes.
        first_with: its strikes with a weapon that is such a thing are first strikes.
        becomes: what it counts as while it is in play, instead of its type; None for no change.
        starves: a vampire that it is on goes to torpor when he would have to hunt.
        clan: the clan of the vampire it is on, instead of his own; empty for no change.
        named: the clan of the vampire it is on is the one that has been named for it.
        sect: the sect of the vampire it is on, instead of his own; None for no change.
        with_host: whoever controls the minion it is on controls it.
        doom: if the vampire it is on loses his last blood in combat, he is burned, and the
            Methuselah who controls his opponent gains pool for his capacity.
        heirloom: when the vampire it is on is burned, the next one of the crypt takes his place,
            with this card on him, if he is younger; nobody else takes it from one who is burned.
        exposes: what it adds, while it is a minion or on one, to each minion who bleeds the
            Methuselah who controls that one.
        shared: what it adds, while it is in play and on no minion, to each minion of the
            Methuselah who controls it.
        opens_hand: while it is in play, the prey of who controls it plays with an open hand.
        opens_opponent: while the minion it is on is in combat, the Methuselah who controls the
            opponent plays with an open hand.
        action_tolls: blood that its minion burns when he acts.
        hushes: cards that others do not play because of its minion.
        hand: by how much it makes the hand of the Methuselah who controls it larger; that of a
            minion counts while he is ready.
        hand_counters: the hand is larger by one more for each counter on it; instead of replacing
            a card its controller burns one of them, and it is burned with the last one.
        spent: when its minion is about to succeed with a bleed of the Methuselah whom it remembers,
            it is burned, and the bleed takes so much more pool.
        hands: by how much it makes every hand larger while it is a ready minion.
        bans_when: what it forbids its minion while something holds.
        evades: minions who cannot block the minion that the card is, or is on.
        spares: minions whose actions the minion that the card is cannot try to block.
        auras: what it adds to the numbers of other minions.
        tolls: for what others pay one more blood.
        rivals_pay: blood that others pay more to go on contesting the title of the card.
        laws: what else it changes while it is in play.
        favours: the clan whose vampires have one more vote in the referendum that it calls.
        awe: blood that a vampire burns who tries to block the minion it is on.
        vanishes: once it has been played, it is removed from the game instead of burned.
        barren: the ally that it is gains no life beyond what it comes into play with.
        tough: points less that each strike, and whatever else does damage, of the opposing minion
            does to the minion that the card is.
        claws: damage of its hand strikes is aggravated.
        hardened: the minion it is on treats aggravated damage as normal damage.
        ballots: votes of the vampire among the prisci beyond that of the title.
        discounts: what costs the minion less, or more.
        edge_votes: votes that its controller has for the Edge beyond the usual.
        pays_life: the ally that it is plays cards as a vampire: what they cost in blood he pays
            with life.
        enrolment: pool that a Methuselah burns for each vampire who comes from her uncontrolled
            region.
        scarce: pool that the Methuselah from whose uncontrolled region the vampire comes burns for
            each other vampire of his clan in play.
    """

    modes: tuple[Mode, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    bans: tuple[Ban, ...] = ()
    discipline: Discipline | None = None
    superior: bool = False
    life: int = 0
    location: bool = False
    one_a_turn: bool = False
    once_a_game: bool = False
    traits: tuple[Trait, ...] = ()
    harm: int = 0
    harm_reach: Reach = Reach.CLOSE
    harm_clan: str = ""
    unhurt_by_host: bool = False
    strikes_first: bool = False
    first_with: Trait | None = None
    becomes: CardType | None = None
    starves: bool = False
    clan: str = ""
    named: bool = False
    sect: Sect | None = None
    with_host: bool = False
    doom: bool = False
    heirloom: bool = False
    exposes: tuple[Bonus, ...] = ()
    shared: tuple[Bonus, ...] = ()
    opens_hand: bool = False
    opens_opponent: bool = False
    action_tolls: tuple[ActionToll, ...] = ()
    hushes: tuple[Hush, ...] = ()
    hand: int = 0
    hand_counters: bool = False
    spent: int = 0
    hands: int = 0
    bans_when: tuple[BanWhen, ...] = ()
    evades: Aim | None = None
    spares: Aim | None = None
    auras: tuple[Aura, ...] = ()
    tolls: tuple[Toll, ...] = ()
    rivals_pay: int = 0
    laws: tuple[Law, ...] = ()
    favours: str = ""
    awe: int = 0
    enrolment: int = 0
    scarce: int = 0
    vanishes: bool = False
    barren: bool = False
    tough: int = 0
    claws: bool = False
    discounts: tuple[Discount, ...] = ()
    edge_votes: int = 0
    pays_life: bool = False
    hardened: bool = False
    ballots: int = 0

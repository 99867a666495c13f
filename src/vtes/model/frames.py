"""Frames: what is going on, as data. The top frame of `state.stack` decides what comes next.

A frame's `step` says where its procedure stands; `reducers/` has one module for each frame
that says what every step does.
"""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Discipline
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.events import Cause
from vtes.model.phases import DiscardPhase as DiscardPhase
from vtes.model.phases import Frame as Frame
from vtes.model.phases import InfluencePhase as InfluencePhase
from vtes.model.phases import InfluenceStep as InfluenceStep
from vtes.model.phases import MasterPhase as MasterPhase
from vtes.model.phases import MinionPhase as MinionPhase
from vtes.model.phases import UntapPhase as UntapPhase
from vtes.model.phases import UntapStep as UntapStep
from vtes.model.record import Record, record


@record
class Trim(Frame):
    """Hands that have become too large are discarded down at once (R1.6.1-06)."""


class AnnounceStep(IntEnum):
    """Steps of an announcement that nobody else sees until it is complete.

    While its card can be cancelled as it is played (PLAYED), an action is not yet begun.
    """

    WAY = 0
    WEAPON = 1
    STRUCK = 2
    TARGET = 3
    METHUSELAH = 4
    AMOUNT = 5
    PAYMENT = 6
    COMPLETE = 7
    PLAYED = 8
    MOTION = 9
    SHARE = 10
    WORSE = 11


@record
class Announce(Frame):
    """An action or a card that is being announced (6.2.1).

    Attributes:
        seat: who announces.
        minion: the minion who acts or plays the card, -1 for a master card.
        action: the action, None for a card that is no action.
        card: instance id of the card, -1 for a default action.
        mode: the way in which the card is played, -1 while it is not chosen.
        target: instance id of the target, -1 while it is not chosen.
        target_seat: the Methuselah at whom it is aimed, -1 while she is not chosen.
        amount: the amount chosen, 0 where there is none to choose.
        taken: instance ids of the equipment (R6.1.3-09), or of several targets, named so far.
        payment: blood that the acting vampire pays, -1 while it is not chosen.
        weapon: instance id of the melee weapon with which a strike is made, -1 for none.
        struck: instance id of the retainer at which a strike is aimed, -1 for the opponent.
        motion: printed id of the card of the hand whose referendum is to be called, 0 for none.
        motion_in_play: instance id of the card in play whose referendum is, -1 for none.
        share: points of a strike among those that are prevented, -1 while it is not chosen.
        worse: points of aggravated damage among them.
        step: where it stands.
    """

    seat: int
    minion: int
    action: ActionKind | None
    card: int
    mode: int = 0
    target: int = -1
    target_seat: int = -1
    amount: int = 0
    taken: tuple[int, ...] = ()
    payment: int = -1
    weapon: int = -1
    struck: int = -1
    motion: int = 0
    motion_in_play: int = -1
    share: int = -1
    worse: int = 0
    step: AnnounceStep = AnnounceStep.COMPLETE


@record
class Use(Record):
    """Who uses which card for what: what the effects of a card need to know.

    Attributes:
        seat: the Methuselah.
        minion: instance id of the minion who plays the card or acts, -1 for a master card.
        card: instance id of the card.
        mode: the way in which it is played.
        target: instance id of the target, -1 for none.
        target_seat: the Methuselah at whom it is aimed, -1 for none.
        amount: the amount chosen, 0 where there is none to choose.
        weapon: instance id of the melee weapon with which a strike is made, -1 for none.
        struck: instance id of the retainer at which a strike is aimed, -1 for the opponent.
        points: of a referendum that passes: the points allotted to each seat.
        clan: of a referendum that passes: the clan that was named.
        seating: of a referendum that passes: the new order of the seats, clockwise.
        named: of a referendum that passes: the Methuselahs named, where there may be several.
        taken: instance ids of the targets where it is aimed at several.
        share: points of a strike among those that are prevented, -1 for as many as possible.
        worse: points of aggravated damage among them.
    """

    seat: int
    minion: int
    card: int
    mode: int = 0
    target: int = -1
    target_seat: int = -1
    amount: int = 0
    weapon: int = -1
    struck: int = -1
    points: tuple[int, ...] = ()
    clan: str = ""
    seating: tuple[int, ...] = ()
    named: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    share: int = -1
    worse: int = 0


class PlayStep(IntEnum):
    """Steps of a card that is played."""

    REVEAL = 0
    COMMIT = 1
    OVER = 2


@record
class Play(Frame):
    """A card that is being played, or used while it is in play.

    Attributes:
        use: who uses it for what.
        cancelled: whether it was cancelled as it was played.
        step: where it stands.
    """

    use: Use
    cancelled: bool = False
    step: PlayStep = PlayStep.REVEAL


@record
class Resolve(Frame):
    """The effects of a card that are being carried out one after the other.

    Attributes:
        use: who uses it for what.
        at: index of the next effect of the card's mode.
    """

    use: Use
    at: int = 0


@record
class Choice(Frame):
    """A word of a card that asks for something while it is carried out (D140).

    Attributes:
        use: who uses the card for what.
        at: index of the word among the effects of the card's mode.
        cards: instance ids of the cards chosen so far.
        seats: Methuselahs chosen so far.
        amounts: amounts and payments chosen so far.
        clan: the clan that has been named, empty for none.
        over: whether nothing more is to be chosen.
    """

    use: Use
    at: int
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    amounts: tuple[int, ...] = ()
    clan: str = ""
    over: bool = False


@record
class Played(Record):
    """Something that has been played or used in an action, and how things stood then.

    Attributes:
        seat: the Methuselah.
        minion: instance id of the minion who played or used it, -1 for none.
        card: instance id of the card.
        definition: index of what the card was then into `Table.definitions`.
        mode: the way in which it was played or used.
        acting: instance id of the minion who acted.
        target: instance id of its target, -1 for none.
        blocker: instance id of the minion who was trying to block, -1 for nobody.
        lead: by how much the stealth was above the intercept of that minion.
        bleed: the bleed amount, if the action is a bleed.
        void: whether it was cancelled as it was played.
    """

    seat: int
    minion: int
    card: int
    definition: int
    mode: int
    acting: int
    target: int = -1
    blocker: int = -1
    lead: int = 0
    bleed: int = 0
    void: bool = False


class ActionStep(IntEnum):
    """Steps of an action (6.2)."""

    ANNOUNCE = 0
    BLOCKS = 1
    RESOLVE = 2
    BLOCKED = 3
    AFTER = 4
    AFTERWARDS = 5
    END = 6


@record
class Action(Frame):
    """An action.

    Attributes:
        seat: the acting Methuselah.
        minion: instance id of the acting minion.
        kind: which action.
        target_seat: the Methuselah at whom the action is directed, -1 for an undirected one.
        target: instance id of the card at which it is aimed, -1 for none.
        card: instance id of the card played to take it, -1 for none; the action holds it.
        mode: the way in which that card is played.
        taken: instance ids of the equipment that the minion takes from another, or of several
            targets.
        payment: blood that the acting vampire pays of a cost that is split.
        stealth: stealth added beyond what the action has by itself.
        bleed: pool added to the bleed beyond what the action has by itself.
        if_blocks: uses of cards that do something when their minion blocks it.
        bleed_if: (pool added, pool) pairs: the same while the Methuselah who is bled has at most
            so much pool.
        intercept: (minion, intercept added) pairs.
        played: what has been played and used in it, in that order (R1.6.3-11).
        awake: minions that react and try to block although they are tapped.
        barred: minions that cannot block it.
        declined: seats that make no more attempts to block.
        tapping: whether minions whose attempts to block fail are tapped before it resolves.
        failed: the minions who are to be tapped for that.
        owing: (minion, blood) pairs: who burns blood before it resolves, if he does not block it.
        torpor: whether the acting vampire goes to torpor when it is over.
        afterwards: uses of cards that do something when it is over.
        blocker: instance id of the minion who blocked, -1 for none.
        bled: pool that the bleed has taken.
        hushed: Disciplines of which the acting vampire plays no modifiers.
        muted: minions who play no cards that require Disciplines.
        margin: votes by which its referendum passed, -1 while none has.
        defeat: votes by which its referendum failed, -1 while none has.
        in_combat: uses of cards that do something when the action leads to combat.
        chosen: (card in play, minion) pairs: who may have the good of it in this action.
        fixed: whether no minion untaps as long as it goes on.
        motion: printed id of the card of the hand whose referendum is to be called, 0 for none.
        motion_in_play: instance id of the card in play whose referendum is, -1 for none.
        called: instance id of the card that has been played for that, -1 for none.
        ending: how it ended, as a number of `events.Ending`; -1 while it stands.
        step: where it stands.
    """

    seat: int
    minion: int
    kind: ActionKind
    target_seat: int = -1
    target: int = -1
    card: int = -1
    mode: int = 0
    taken: tuple[int, ...] = ()
    payment: int = 0
    stealth: int = 0
    bleed: int = 0
    intercept: tuple[tuple[int, int], ...] = ()
    played: tuple[Played, ...] = ()
    awake: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()
    tapping: bool = False
    failed: tuple[int, ...] = ()
    owing: tuple[tuple[int, int], ...] = ()
    torpor: bool = False
    afterwards: tuple[Use, ...] = ()
    blocker: int = -1
    bled: int = 0
    hushed: tuple[Discipline, ...] = ()
    muted: tuple[int, ...] = ()
    margin: int = -1
    defeat: int = -1
    in_combat: tuple[Use, ...] = ()
    chosen: tuple[tuple[int, int], ...] = ()
    if_blocks: tuple[Use, ...] = ()
    bleed_if: tuple[tuple[int, int], ...] = ()
    fixed: bool = False
    motion: int = 0
    motion_in_play: int = -1
    called: int = -1
    ending: int = -1
    step: ActionStep = ActionStep.ANNOUNCE


class AttemptStep(IntEnum):
    """Steps of an attempt to block."""

    ATTEMPT = 0
    COMPARE = 1
    BLOCK = 2


@record
class BlockAttempt(Frame):
    """An attempt to block (6.2.2).

    Attributes:
        blocker: instance id of the minion who tries.
        untapped: whether he stays untapped if he blocks.
        step: where it stands.
        revocable: whether the attempt may be called off.
    """

    blocker: int
    untapped: bool = False
    step: AttemptStep = AttemptStep.ATTEMPT
    revocable: bool = False


@record
class Surplus(Frame):
    """Cards that a Methuselah discards because she has drawn more than replacements.

    Attributes:
        seat: the Methuselah.
        count: how many are left to discard.
    """

    seat: int
    count: int


@record
class Impulse(Frame):
    """A window in which Methuselahs may use effects, in the order of 1.6.1.

    Attributes:
        kind: which window.
        order: the seats that are asked, first the acting Methuselah.
        at: index of the seat whose turn it is to use something or pass.
    """

    kind: WindowKind
    order: tuple[int, ...]
    at: int = 0


@record
class NoPool(Frame):
    """Methuselahs have no pool left: before they are ousted others may help (D205).

    Attributes:
        asked: the seats about whom this has been asked.
        causes: (seat, cause) of their last losses.
    """

    asked: tuple[int, ...] = ()
    causes: tuple[tuple[int, Cause | None], ...] = ()

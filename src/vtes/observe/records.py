"""The records of an observation: what one player, or a spectator, may know of a position.

An `id` is the instance id of a card on the table, by which moves name it. Cards elsewhere are
known by their printed id, or not at all.
"""

from __future__ import annotations

from typing import Any

from vtes.codec import from_plain, to_plain
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.decisions import ActionKind, DecisionKind, Phase, WindowKind
from vtes.model.events import Standing
from vtes.model.lasting import Lasting
from vtes.model.moves import Move
from vtes.model.record import Record, record
from vtes.model.state import Form, Outcome
from vtes.observe.procedures import (
    SeenChoice,
    SeenCombat,
    SeenDiablerie,
    SeenDone,
    SeenReferendum,
    SeenWound,
)
from vtes.observe.workings import Workings


@record
class SeenCard(Record):
    """A card on the table.

    Attributes:
        id: instance id.
        printed: printed id.
        name: printed name.
        owner: seat that brought it.
        controller: seat that controls it.
        tapped: whether it is tapped.
        blood: counters on it.
        attached: the cards on it.
        clan: his clan now, empty for who is no vampire.
        sect: his sect now.
        title: the title he lays claim to; NONE also for an independent with votes.
        of: the city or clan of that title, empty for none.
        contesting: whether he is contesting that title.
        pinned: whether a card keeps him tapped as long as he is in torpor.
        way: the way in which the card was played, counted from 0.
        titled: whether he has the good of it now: not contested, and proper to clan and sect.
        votes: votes it gives now in a referendum.
        form: the vampire it has become, None for a card that is what is printed on it.
    """

    id: int
    printed: int
    name: str
    owner: int
    controller: int
    tapped: bool
    blood: int
    attached: tuple[SeenCard, ...]
    clan: str = ""
    sect: Sect | None = None
    title: Title = Title.NONE
    of: str = ""
    contesting: bool = False
    pinned: bool = False
    way: int = 0
    titled: bool = False
    votes: int = 0
    form: Form | None = None


@record
class SeenPlace(Record):
    """A place of an uncontrolled region.

    Attributes:
        counters: counters on the vampire there.
        printed: his printed id, None for those who have not seen him.
        attached: the cards on him, which lie open.
    """

    counters: int
    printed: int | None
    attached: tuple[SeenCard, ...] = ()


@record
class SeenMethuselah(Record):
    """One Methuselah: what is public, and her own uncontrolled vampires for herself.

    Attributes:
        name: the player.
        pool: her pool counters.
        victory_points: victory points won so far.
        standing: in the game, ousted or withdrawn.
        withdrawing: whether she has announced a withdrawal whose conditions still hold.
        hand: number of cards in her hand.
        library: number of cards in her library.
        crypt: number of cards in her crypt.
        removed: number of her cards that have left the game.
        held: replacements of played cards that she has not drawn yet.
        debt: master phase actions of her next turn used up in advance.
        uncontrolled: the places of her uncontrolled region.
        waiting: allies recruited this turn.
        contested: her contested cards (D24).
        ready: her ready region.
        torpor: her torpor region.
        in_play: her other cards in play.
        ash_heap: printed ids of the cards in her ash heap, top first.
        shown: printed ids of the cards in her hand, sorted, if the observer sees them because
            of a card; else empty.
        ante: printed id of her ante card, if the game is played for ante.
        won: printed ids of the ante cards that she has won.
        known: (place from the top, printed id) of the cards of her library that the observer knows.
    """

    name: str
    pool: int
    victory_points: int
    standing: Standing
    withdrawing: bool
    hand: int
    library: int
    crypt: int
    removed: int
    held: int
    debt: int
    uncontrolled: tuple[SeenPlace, ...]
    waiting: tuple[SeenCard, ...]
    contested: tuple[SeenCard, ...]
    ready: tuple[SeenCard, ...]
    torpor: tuple[SeenCard, ...]
    in_play: tuple[SeenCard, ...]
    ash_heap: tuple[int, ...]
    shown: tuple[int, ...] = ()
    ante: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    known: tuple[tuple[int, int], ...] = ()


@record
class Question(Record):
    """The decision the game waits for, as the observer sees it.

    Attributes:
        kind: what is asked; to others than its seat an announcement under way looks like the
            decision in which it was begun.
        seat: who must answer.
        prompt: the question as an English phrase.
        rule: the clause that makes the question.
    """

    kind: DecisionKind
    seat: int
    prompt: str
    rule: str


@record
class SeenAnnouncement(Record):
    """What the observer herself is announcing.

    Attributes:
        action: the action, None for a card that is no action.
        minion: id of the acting minion, -1 for none.
        printed: printed id of the card, None for a default action.
        mode: the way in which the card is played.
        target: id of the target, -1 while it is not chosen.
        payment: blood that the acting vampire pays, -1 while it is not chosen.
        weapon: id of the melee weapon with which a strike is made, -1 for none.
        struck: id of the retainer at which a strike is aimed, -1 for the opponent.
        amount: the amount chosen, 0 while it is not chosen, or where there is none to choose.
        worse: the same of points of aggravated damage that are prevented.
    """

    action: ActionKind | None
    minion: int
    printed: int | None
    mode: int
    target: int
    payment: int
    weapon: int = -1
    struck: int = -1
    amount: int = 0
    worse: int = 0


@record
class SeenPlay(Record):
    """A card that is being played.

    Attributes:
        seat: who plays it.
        id: instance id.
        printed: printed id.
        minion: id of the minion who plays it, -1 for a master card.
        mode: the way in which it is played.
        target: id of the target, -1 for none.
        place: place of a target in an uncontrolled region, -1 for none.
        target_seat: the Methuselah at whom it is aimed, -1 for none.
        cancelled: whether it was cancelled as it was played.
        taken: ids of its targets where there are several.
    """

    seat: int
    id: int
    printed: int
    minion: int
    mode: int
    target: int
    place: int
    target_seat: int
    cancelled: bool
    taken: tuple[int, ...] = ()


@record
class SeenAction(Record):
    """The action under way.

    Attributes:
        seat: the acting Methuselah.
        minion: id of the acting minion.
        kind: which action.
        target_seat: the Methuselah at whom it is directed, -1 for an undirected one.
        target: id of the card at which it is aimed, -1 for none.
        place: place of a target in an uncontrolled region, -1 for none.
        card: id of the card it is taken with, -1 for none.
        mode: the way in which that card is played.
        taken: ids of the equipment that the minion takes from another, or of several targets.
        payment: blood that the acting vampire pays of a cost that is split.
        stealth: its stealth now.
        bleed: pool that it takes now, if it is a bleed.
        played: what has been played and used in it, in that order.
        awake: minions that react and try to block although they are tapped.
        barred: minions that cannot block it.
        intercept: (id of a minion, intercept added for this action) pairs.
        declined: seats that make no more attempts to block.
        tapping: whether minions whose attempts to block fail are tapped before it resolves.
        failed: ids of the minions who are to be tapped for that.
        owing: (id of a minion, blood that he burns before it resolves if he does not block it).
        torpor: whether the acting vampire goes to torpor when it is over.
        attempt: id of the minion who tries to block now, -1 for none.
        revocable: whether that attempt may be called off.
        blocker: id of the minion who blocked, -1 for none.
        hushed: Disciplines of which the acting vampire plays no modifiers.
        muted: ids of minions who play no cards that require Disciplines.
        margin: votes by which its referendum passed, -1 while none has.
        defeat: votes by which its referendum failed, -1 while none has.
        in_combat: (id of a minion, printed id, way) of the cards that do something for him when
            it leads to combat.
        afterwards: the same of the cards that do something when it is over.
        if_blocks: the same of the cards that do something when he blocks it, and are there still.
        chosen: (card in play, minion) pairs: whom a card has chosen for this action.
        bleed_if: (pool, most) pairs: so much more pool is in `bleed` while the Methuselah who is
            bled has at most so much herself.
        fixed: whether no minion untaps as long as it goes on.
        motion: printed id of the card of the hand whose referendum will be called; 0 for none, and
            for everybody but the acting Methuselah.
        motion_in_play: id of the card in play whose referendum will be called, -1 for none.
    """

    seat: int
    minion: int
    kind: ActionKind
    target_seat: int
    target: int
    place: int
    card: int
    mode: int
    taken: tuple[int, ...]
    payment: int
    stealth: int
    bleed: int
    played: tuple[SeenDone, ...]
    awake: tuple[int, ...]
    barred: tuple[int, ...]
    intercept: tuple[tuple[int, int], ...]
    declined: tuple[int, ...]
    tapping: bool
    failed: tuple[int, ...]
    owing: tuple[tuple[int, int], ...]
    torpor: bool
    attempt: int = -1
    revocable: bool = False
    blocker: int = -1
    hushed: tuple[Discipline, ...] = ()
    muted: tuple[int, ...] = ()
    margin: int = -1
    defeat: int = -1
    in_combat: tuple[tuple[int, int, int], ...] = ()
    afterwards: tuple[tuple[int, int, int], ...] = ()
    if_blocks: tuple[tuple[int, int, int], ...] = ()
    chosen: tuple[tuple[int, int], ...] = ()
    bleed_if: tuple[tuple[int, int], ...] = ()
    fixed: bool = False
    motion: int = 0
    motion_in_play: int = -1


@record
class SeenWindow(Record):
    """The window in which the decision is asked.

    Attributes:
        kind: which window.
        order: the seats that are asked, in order.
        at: index of the seat whose turn it is.
    """

    kind: WindowKind
    order: tuple[int, ...]
    at: int


@record
class Observation(Record):
    """Everything that one player, or a spectator, may know of a position.

    Attributes:
        seat: who observes; None for a spectator.
        ruleset: name of the edition.
        turn_limit: number of turns after which the game stops, None for no limit.
        turn: number of the turn, from 1.
        active: seat whose turn it is.
        phase: the phase of the turn.
        left: master phase actions, transfers or discards left where such are made, else None.
        edge: seat that has the Edge, -1 when it lies in the middle.
        pending: the decision the game waits for, None when the game is over.
        lasting: what lasts until the end of this turn, or longer.
        once: printed ids of once-a-game cards that have been played.
        seating: the seats clockwise, where that is no longer the order of their numbers.
        reverse: whether the turn passes counter-clockwise.
        players: the Methuselahs by seat.
        hand: printed ids of the cards in the observer's hand, sorted.
        announcement: what the observer is announcing.
        playing: the cards being played, the last one on top of the others.
        choosing: what is being chosen while a card is carried out.
        action: the action under way.
        referendum: the referendum under way.
        combat: the combat under way.
        damage: the damage being resolved.
        diablerie: the diablerie under way.
        falling: ids of the vampires who are about to go to torpor.
        window: the window that is open.
        legal_moves: the observer's legal moves, empty if she is not to move.
        result: the outcome, None while the game goes on.
        aside: cards that are being played, or on their way from one place to another.
        workings: what `vtes.determinize` needs beside all this.
    """

    seat: int | None
    ruleset: str
    turn_limit: int | None
    turn: int
    active: int
    phase: Phase
    edge: int
    pending: Question | None
    lasting: tuple[Lasting, ...]
    once: tuple[int, ...]
    seating: tuple[int, ...]
    reverse: bool
    players: tuple[SeenMethuselah, ...]
    hand: tuple[int, ...]
    legal_moves: tuple[Move, ...]
    result: Outcome | None
    aside: tuple[SeenCard, ...]
    workings: Workings
    left: int | None = None
    announcement: SeenAnnouncement | None = None
    playing: tuple[SeenPlay, ...] = ()
    choosing: SeenChoice | None = None
    action: SeenAction | None = None
    referendum: SeenReferendum | None = None
    combat: SeenCombat | None = None
    damage: tuple[SeenWound, ...] = ()
    diablerie: SeenDiablerie | None = None
    falling: tuple[int, ...] = ()
    window: SeenWindow | None = None


def observation_to_json(observation: Observation) -> dict[str, Any]:
    """An observation as plain dictionaries, lists, texts, numbers, booleans and None.

    Members of enumerations are written by name; moves, what lasts and frames have their kind
    under ``"$"``. Equal observations give equal results; `codec.write_json` makes canonical text
    of one.
    """
    plain: dict[str, Any] = to_plain(observation, Observation)
    return plain


def observation_from_json(value: object) -> Observation:
    """Make an observation from what `observation_to_json` gave.

    Raises:
        DataError: it is not an observation, with the first faults and where they are.
    """
    seen: Observation = from_plain(value, Observation, "observation")
    return seen

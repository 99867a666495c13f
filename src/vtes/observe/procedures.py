"""Further records of an observation: procedures that are under way."""

from __future__ import annotations

from vtes.model.cards import Sect
from vtes.model.combat import (
    ByWeapon,
    Continuation,
    Granted,
    Harmed,
    Lost,
    Marked,
    Range,
    Spent,
)
from vtes.model.diablerie import DiablerieStep
from vtes.model.moves import Side
from vtes.model.record import Record, record
from vtes.model.referendum import Cast


@record
class SeenChoice(Record):
    """What is being chosen while a card is carried out.

    Attributes:
        seat: who uses the card.
        id: instance id of the card.
        mode: the way in which it is used.
        at: index of the effect that asks.
        targets: ids of the cards on the table chosen so far.
        seats: Methuselahs chosen so far.
        amounts: amounts chosen so far.
        shown: printed ids of the cards of another that only the one who is asked looks at.
    """

    seat: int
    id: int
    mode: int
    at: int
    targets: tuple[int, ...]
    seats: tuple[int, ...]
    amounts: tuple[int, ...]
    shown: tuple[int, ...] = ()


@record
class SeenDone(Record):
    """Something that has been played or used in an action, and how things stood then.

    Attributes:
        seat: the Methuselah.
        minion: id of the minion who played or used it, -1 for none.
        printed: printed id of the card.
        id: id of a card that was used in play and still is there, else -1.
        mode: the way in which it was played or used.
        acting: id of the minion who acted.
        target: id of its target if that is on the table, -1 for none.
        blocker: id of the minion who was trying to block, -1 for nobody.
        lead: by how much the stealth was above the intercept of that minion.
        bleed: the bleed amount, if the action is a bleed.
        void: whether it was cancelled as it was played.
    """

    seat: int
    minion: int
    printed: int
    id: int
    mode: int
    acting: int
    target: int
    blocker: int
    lead: int
    bleed: int
    void: bool


@record
class SeenDiablerie(Record):
    """A diablerie under way.

    Attributes:
        diablerist: who commits it.
        victim: who is diablerized; he may have left play already.
        step: where it stands.
        asked: the seats that have called no blood hunt.
    """

    diablerist: int
    victim: int
    step: DiablerieStep
    asked: tuple[int, ...]


@record
class SeenWound(Record):
    """Damage on its way to a card.

    Attributes:
        id: the card.
        normal: points of normal damage.
        aggravated: points of aggravated damage.
        striker: id of the minion whose strike it is, -1 for another source.
        preventable: whether it can be prevented.
    """

    id: int
    normal: int
    aggravated: int
    striker: int = -1
    preventable: bool = True


@record
class SeenReferendum(Record):
    """The referendum under way.

    Attributes:
        seat: who called it.
        minion: id of the vampire who called it, -1 for a blood hunt.
        card: id of the card by which it was called, -1 for a blood hunt.
        mode: the way in which that card is used.
        target: id of the card named in its terms, or of the vampire who is hunted; -1 for none.
        target_seat: the Methuselah named in its terms, -1 for none.
        points: the points allotted to each seat, empty where there are none.
        left: points that are still to be allotted, -1 where there are none.
        clan: the clan named in its terms, empty for none.
        seating: the order of seats named so far, clockwise; empty where there is none.
        named: the Methuselahs named so far, where there may be several.
        votes_for: votes for it as they stand, the prisci's block among them.
        votes_against: votes against it.
        cast: what has been cast.
        gained: (id, votes) that minions and other cards have gained.
        bought: (seat, votes) that Methuselahs have bought with pool.
        abstaining: ids of those who are made to abstain.
        bound: (id, side) of those who can vote on one side alone.
        only: the only sect whose vampires may vote, None for all.
        bribing: seats that pay the others for their votes.
        watching: (seat, printed id) of cards that do something when votes are cast or counted.
        used: ids of cards in play that have been used in it and are used once.
        automatic: whether it passes without polling.
        paving: whether, if it passes, the next one that a vampire calls passes without polling.
    """

    seat: int
    minion: int
    card: int
    mode: int
    target: int
    target_seat: int
    points: tuple[int, ...]
    left: int
    clan: str
    seating: tuple[int, ...]
    named: tuple[int, ...]
    votes_for: int
    votes_against: int
    cast: tuple[Cast, ...]
    gained: tuple[tuple[int, int], ...]
    bought: tuple[tuple[int, int], ...]
    abstaining: tuple[int, ...]
    bound: tuple[tuple[int, Side], ...]
    only: Sect | None
    bribing: tuple[int, ...]
    watching: tuple[tuple[int, int], ...]
    used: tuple[int, ...]
    automatic: bool
    paving: bool


@record
class SeenStrike(Record):
    """A strike that has been chosen.

    Attributes:
        minion: id of the striker.
        printed: printed id of the card it is made with, 0 for a hand strike.
        mode: the way in which that card is played or used.
        target: id of the equipment at which it is aimed, -1 for none.
        weapon: id of the melee weapon with which it is made, -1 for none.
        struck: id of the retainer at which it is aimed, -1 for the opponent.
    """

    minion: int
    printed: int
    mode: int
    target: int
    weapon: int
    struck: int


@record
class SeenCombat(Record):
    """The combat under way.

    Attributes:
        acting: id of the minion who has the first opportunity at every stage.
        opposing: id of the other combatant.
        round: number of the round, 0 before the first.
        options: what the combatants may still do because cards have allowed it.
        marks: what is true of them because of cards.
        harm: damage that they take each round.
        played: cards played in it from hands, by whom and when.
        used: uses that are limited in number, by whom and when.
        maneuvers: (id, way) of every maneuver made with the strike of a card in play.
        lost: damage inflicted in it.
        by_weapon: what of it was inflicted with weapons.
        backfired: ids of weapons that have hurt the striker in it.
        dealt: (id of the striker, points, round) of damage inflicted by strikes.
        falling: ids of vampires who go to torpor as it begins.
        pressing: (id, counters) of cards in play that press to continue it.
        drawing: (seat, cards) that a Methuselah draws beyond each replacement.
        parting: damage that strikes do when it has ended.
        draining: (id, counters) of blood or life burned then if no other one follows.
        fainting: vampires who are tapped and go to torpor then if no other one follows.
        last: number of the round in which a card was last played.
        continuing: the action that goes on after it, None for none.
        again: ids of the two who fight another combat after it.
        range: the range of the round, None between rounds.
        maneuvered: id of the minion who made the last maneuver, -1 for none.
        committed: strikes chosen by maneuvering with them.
        gained: ids of the minions who have gained additional strikes this round.
        strikes: (id, additional strikes that he has left) pairs.
        stolen: ids of equipment stolen this round.
        wielded: (retainer, weapon) pairs of retainers who use a weapon of their employer.
        pressed: whether a press to continue stands uncancelled.
        presser: id of the minion who made the last press, -1 for none.
        presses: ids of cards in play that press to continue when a press before is cancelled.
        striking: ids of the minions who have a strike in the pair under way.
        first: the acting minion's strike, None while it is not chosen.
        second: the opposing minion's strike.
        burning: ids of weapons that are burned when the strikes with them have resolved.
    """

    acting: int
    opposing: int
    round: int
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
    parting: tuple[SeenWound, ...] = ()
    draining: tuple[tuple[int, int], ...] = ()
    fainting: tuple[int, ...] = ()
    last: int = 0
    continuing: Continuation | None = None
    again: tuple[int, ...] = ()
    range: Range | None = None
    maneuvered: int = -1
    committed: tuple[SeenStrike, ...] = ()
    gained: tuple[int, ...] = ()
    strikes: tuple[tuple[int, int], ...] = ()
    stolen: tuple[int, ...] = ()
    wielded: tuple[tuple[int, int], ...] = ()
    pressed: bool = False
    presser: int = -1
    presses: tuple[int, ...] = ()
    striking: tuple[int, ...] = ()
    first: SeenStrike | None = None
    second: SeenStrike | None = None
    burning: tuple[int, ...] = ()

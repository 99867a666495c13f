"""What can be asked: kinds of decision, windows, actions, and the pending decision itself."""

from __future__ import annotations

from enum import Enum, IntEnum

from vtes.model.record import Record, record


class Phase(IntEnum):
    """The five phases of a turn, in order (R3-02)."""

    UNTAP = 0
    MASTER = 1
    MINION = 2
    INFLUENCE = 3
    DISCARD = 4


class ActionKind(IntEnum):
    """The actions that minions take; CARD is a new one that a card describes (R6.1-05)."""

    BLEED = 0
    HUNT = 1
    LEAVE_TORPOR = 2
    RESCUE = 3
    EQUIP = 4
    EMPLOY = 5
    RECRUIT = 6
    CARD = 7
    MOVE_EQUIPMENT = 8
    DIABLERIE = 9
    POLITICAL = 10


class WindowKind(IntEnum):
    """The moments at which cards and effects may be used out of the ordinary order of play."""

    AS_PLAYED = 0
    AS_ANNOUNCED = 1
    AFTER_DECLINE = 2
    BLOCK_ATTEMPT = 3
    AFTER_BLOCK = 4
    AFTER_RESOLUTION = 5
    BEFORE_RANGE = 6
    RANGE = 7
    BEFORE_STRIKES = 8
    STRIKE = 9
    BEFORE_RESOLUTION = 10
    PREVENT = 11
    ADDITIONAL = 12
    PRESS = 13
    END_OF_ROUND = 14
    END_OF_COMBAT = 15
    PHASE = 16
    AFTER_FAILURE = 17
    TO_TORPOR = 18
    BEFORE_COMBAT = 19
    BEFORE_VOTES = 20
    POLLING = 21
    BLEED_SUCCEEDS = 22
    AFTER_COMBAT = 23
    NO_POOL = 24
    AS_USED = 25


class Asked(Enum):
    """Who is asked in a window."""

    EVERYBODY = "everybody"
    ACTING = "the acting Methuselah"
    COMBATANTS = "the controllers of the two combatants"
    ANSWERING = "those with a card in play that answers the use"
    VICTIM = "the controller of the minion who takes the damage"


@record
class Window(Record):
    """One line of the table of windows.

    Attributes:
        title: how a prompt calls it.
        rule: the clause or decision that makes the window.
        asked: whose seats are asked, in the order of 1.6.1.
    """

    title: str
    rule: str
    asked: Asked = Asked.EVERYBODY


WINDOWS: dict[WindowKind, Window] = {
    WindowKind.AS_PLAYED: Window("as the card is played", "R1.6.1-20"),
    WindowKind.AS_USED: Window("as a card in play is used", "D284", Asked.ANSWERING),
    WindowKind.AS_ANNOUNCED: Window("the action is announced", "R6.2-02"),
    WindowKind.AFTER_DECLINE: Window("no more attempts to block", "R6.2.2-23"),
    WindowKind.BLOCK_ATTEMPT: Window("a minion tries to block", "R6.2.2-16"),
    WindowKind.AFTER_FAILURE: Window("the attempt to block has failed", "R6.2.2-22"),
    WindowKind.AFTER_BLOCK: Window("the action is blocked", "R6.2-11"),
    WindowKind.BLEED_SUCCEEDS: Window("a bleed is about to succeed", "D212", Asked.ACTING),
    WindowKind.AFTER_RESOLUTION: Window("the action is over", "R6.2-02"),
    WindowKind.BEFORE_COMBAT: Window("before combat", "D131"),
    WindowKind.BEFORE_RANGE: Window("before range is determined", "R6.4.2-08"),
    WindowKind.RANGE: Window("maneuvers", "R6.4.2-04", Asked.COMBATANTS),
    WindowKind.BEFORE_STRIKES: Window("before strikes are chosen", "R6.4.3-05"),
    WindowKind.STRIKE: Window("a strike is chosen", "R6.4.3-05", Asked.COMBATANTS),
    WindowKind.BEFORE_RESOLUTION: Window("before strikes resolve", "R6.4.3-06"),
    WindowKind.PREVENT: Window("damage prevention", "R6.4.6-02", Asked.VICTIM),
    WindowKind.ADDITIONAL: Window("additional strikes", "R6.4.3-16", Asked.COMBATANTS),
    WindowKind.PRESS: Window("presses", "R6.4.4-01", Asked.COMBATANTS),
    WindowKind.END_OF_ROUND: Window("the end of the round", "G15"),
    WindowKind.TO_TORPOR: Window("a combatant is on his way to torpor", "D194", Asked.COMBATANTS),
    WindowKind.END_OF_COMBAT: Window("the end of combat", "G15"),
    WindowKind.AFTER_COMBAT: Window("the combat is over", "D242", Asked.COMBATANTS),
    WindowKind.BEFORE_VOTES: Window("before votes are cast", "R6.3.2-07"),
    WindowKind.POLLING: Window("polling", "R6.3.2-08"),
    WindowKind.NO_POOL: Window("a Methuselah has no pool", "D205"),
    WindowKind.PHASE: Window("before the phase ends", "D144"),
}


class DecisionKind(IntEnum):
    """The questions the referee asks."""

    UNTAP = 0
    MASTER = 1
    MINION = 2
    INFLUENCE = 3
    DISCARD = 4
    TARGET = 5
    PAYMENT = 6
    IMPULSE = 7
    BLOCK = 8
    STRIKE = 9
    METHUSELAH = 10
    AMOUNT = 11
    TRIM = 12
    WEAPON = 13
    STRUCK = 14
    CHOICE = 15
    WAY = 16
    MOTION = 17
    SHARE = 18
    ALLOT = 20
    TERM_METHUSELAH = 21
    TERM_CARD = 22
    TERM_CLAN = 23
    TERM_SEAT = 24
    TERM_METHUSELAHS = 25
    DIABLERIE = 30
    EQUIPMENT = 31
    DISCIPLINE = 32
    BLOOD_HUNT = 33


# kind -> (prompt, rule)
_PROMPTS: dict[DecisionKind, tuple[str, str]] = {
    DecisionKind.UNTAP: ("choose an effect of your untap phase, or end it", "R4-04"),
    DecisionKind.MASTER: ("use a master phase action, or end the phase", "R5-01"),
    DecisionKind.MINION: ("have a minion take an action, or end the phase", "R6-01"),
    DecisionKind.INFLUENCE: ("use transfers, or end the phase", "R7-01"),
    DecisionKind.DISCARD: ("discard a card, or end the phase", "R8-01"),
    DecisionKind.TARGET: ("choose the target", "R6.2.1-03"),
    DecisionKind.METHUSELAH: ("choose a Methuselah", "R6.2.1-03"),
    DecisionKind.TRIM: ("discard down to the hand size", "R1.6.1-06"),
    DecisionKind.CHOICE: ("choose what the effect that happens asks for", "D140"),
    DecisionKind.MOTION: ("choose the referendum that is to be called", "R6.2.1-03"),
    DecisionKind.AMOUNT: ("choose an amount", "R6.2.1-03"),
    DecisionKind.SHARE: ("say how many of the points prevented are the strike's", "D263"),
    DecisionKind.WAY: ("choose the way to play the card", "R1.5-14"),
    DecisionKind.WEAPON: ("choose the weapon of the strike, or the hand", "R6.4.3-07"),
    DecisionKind.STRUCK: ("choose at whom to strike", "R6.4.7-04"),
    DecisionKind.PAYMENT: ("say how the cost will be paid", "R6.5.3-03"),
    DecisionKind.IMPULSE: ("play a card or an effect, or pass", "R1.6.1-20"),
    DecisionKind.BLOCK: ("try to block, or decline", "R6.2-07"),
    DecisionKind.STRIKE: ("choose a strike", "R6.4.3-05"),
    DecisionKind.DIABLERIE: ("diablerize the acting vampire, or decline", "R6.5.2-07"),
    DecisionKind.EQUIPMENT: ("take equipment of the victim, or no more", "R6.5.5-04"),
    DecisionKind.DISCIPLINE: ("give the diablerist a Discipline card, or none", "R6.5.5-07"),
    DecisionKind.BLOOD_HUNT: ("call a blood hunt, or pass", "R6.5.6-01"),
    DecisionKind.ALLOT: ("divide the points of the referendum", "R6.3.2-06"),
    DecisionKind.TERM_METHUSELAH: ("name a Methuselah for the referendum", "R6.3.2-06"),
    DecisionKind.TERM_METHUSELAHS: ("name Methuselahs for the referendum, or no more", "R6.3.2-06"),
    DecisionKind.TERM_CARD: ("name a card for the referendum", "R6.3.2-06"),
    DecisionKind.TERM_SEAT: ("name who sits next to the left", "R6.3.2-06"),
    DecisionKind.TERM_CLAN: ("name a clan for the referendum", "R6.3.2-06"),
}


@record
class Decision(Record):
    """The decision that the state waits for.

    Attributes:
        kind: what is asked.
        seat: who must answer (seats are numbered clockwise from 0).
    """

    kind: DecisionKind
    seat: int

    @property
    def prompt(self) -> str:
        """The question as an English phrase."""
        return _PROMPTS[self.kind][0]

    @property
    def rule(self) -> str:
        """The clause that makes the question."""
        return _PROMPTS[self.kind][1]

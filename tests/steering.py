"""How the survey of games comes to what has been seen least: what curious players like to do, and
a player that looks ahead.

All that is steered is the choice among legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from random import Random

from tests.properties.games import curious, friends
from tests.ways import Counts, Watch, parts, way
from vtes.cards.texts import TEXTS
from vtes.engine import LegalMoves, Transition, legal_moves, transition
from vtes.model import card_words, course_words, play_words, vote_words, words
from vtes.model.combat import Combat
from vtes.model.decisions import WINDOWS, Asked, DecisionKind, WindowKind
from vtes.model.moves import (
    Block,
    ChooseWay,
    Discard,
    Move,
    PlayCard,
    TakeAction,
    Transfer,
    UseCard,
)
from vtes.model.state import GameState
from vtes.model.terms import ChosenClan, ChosenMethuselah, ChosenMethuselahs
from vtes.model.text import Effect, How, Mode, Term
from vtes.rules.announcing import ways
from vtes.rules.guards.announced import frame
from vtes.rules.hands import in_hand
from vtes.rules.requirements import level, other_clan
from vtes.rules.stack import current_action, topmost
from vtes.testing.players import Player

COMBAT = frozenset(kind for kind in WindowKind if WINDOWS[kind].asked is Asked.COMBATANTS)
"""Windows of a combat."""

MUCH = 1_000_000
"""Of what does not matter."""

RESERVE = 4
"""Pool that is not spent on vampires who have something to show."""

COURSES = 8
"""So many courses are tried from a position,"""

STRIDE, STRIDES = 8, 10
"""each of at most so many strides of so many moves, and not beyond the turn;"""

PATIENCE = 48
"""in a game so many for each name, and again so many in combat."""

ENOUGH = 3
"""After so many plays a card is kept for the moment at which it shows what it has not yet."""


def _has(*kinds: type[Effect]) -> Callable[[Mode], bool]:
    """Whether a mode has one of the words."""
    return lambda mode: any(isinstance(word, kinds) for word in _words(mode))


def _words(mode: Mode) -> tuple[Effect, ...]:
    return (*mode.effects, *(mode.strike.effects if mode.strike is not None else ()))


def _goes_on_for_blood(mode: Mode) -> bool:
    return any(
        isinstance(word, course_words.ContinueAction) and word.cost > 0 for word in _words(mode)
    )


def _asks(kind: type[Term]) -> Callable[[Mode], bool]:
    """Whether a mode has such a term of a referendum."""
    return lambda mode: any(isinstance(term, kind) for term in mode.terms)


def _in(window: WindowKind) -> Callable[[Mode], bool]:
    return lambda mode: window in mode.windows


BRINGS: dict[str, Callable[[Mode], bool]] = {
    "decision MOTION": _has(vote_words.CallMotion),
    "step Announce.MOTION": _has(vote_words.CallMotion),
    "decision TERM_SEAT": _has(vote_words.Reseat),
    "event Reseated": _has(vote_words.Reseat),
    "event TurnsReversed": _has(vote_words.ReverseTurns),
    "event Coerced": _has(vote_words.CoerceTargets),
    "event ReferendumCancelled": _has(vote_words.CancelReferendum),
    "event TitleWon": _has(vote_words.GainTitle),
    "event BlockCalledOff": _has(play_words.MayCallOff),
    "event TargetChanged": _has(words.Redirect),
    "event TurnStealthAdded": _has(words.StealthThisTurn),
    "event TokenMoved": _has(card_words.GiveToken, card_words.BurnToken),
    "step Combat.AFTER": _goes_on_for_blood,
    "window AFTER_COMBAT": _goes_on_for_blood,
    "window AS_USED": _in(WindowKind.AS_USED),
    "decision WEAPON": lambda mode: mode.strike is not None and mode.strike.melee,
    "step Announce.WEAPON": lambda mode: mode.strike is not None and mode.strike.melee,
    "decision STRUCK": _has(words.Employ),
    "step Announce.STRUCK": _has(words.Employ),
    "decision TERM_METHUSELAH": _asks(ChosenMethuselah),
    "decision TERM_METHUSELAHS": _asks(ChosenMethuselahs),
    "decision TERM_CLAN": _asks(ChosenClan),
    "event ClanNamed": _asks(ChosenClan),
}
"""What of the rules only few cards bring about, and in which of their ways."""


class Curiosity:
    """What has been seen how often, and which moves lead to what has not been seen.

    Args:
        counts: how often everything has occurred.
        wanted: how often it must occur; of cards only the parts of ways in it matter.
    """

    def __init__(self, counts: Counts, wanted: Mapping[str, int]) -> None:
        self.counts = counts
        self.wanted = wanted

    def missing(self) -> dict[str, int]:
        """What has occurred too seldom, and how often."""
        counts = self.counts
        return {name: counts[name] for name, least in self.wanted.items() if counts[name] < least}

    def rarity(self, state: GameState, move: Move) -> int:
        """How many times over the least seen part of the way, in which a move plays or uses a
        card, or of those in which it can be used afterwards, has been seen as often as it must;
        much if no part matters.
        """
        if isinstance(move, PlayCard):
            names = (name for mode in _uses(move.card) for name in shown(move.card, mode))
            return min(self._here(state, move), self._least(names))
        assert isinstance(move, ChooseWay | UseCard)
        used = move.card if isinstance(move, UseCard) else frame(state).card
        return self._least(shown(state.definition(used).facts.id, move.mode))

    def _here(self, state: GameState, move: PlayCard) -> int:
        """The same for the ways in which a card can be played now."""
        text = state.definition(in_hand(state, move.seat, move.card)).text
        assert text is not None
        return self._least(name for mode in ways(state, text) for name in shown(move.card, mode))

    def rarest(self, card: int) -> int:
        """The same for all ways of a card, by printed id."""
        return self._least(_shown(card))

    def rank(self, card: int) -> int:
        """The same, less for one that brings about something of the rules that is too seldom."""
        brings = any(name in self.wanted and not self._least((name,)) for name in _brought(card))
        return self.rarest(card) - brings

    def _least(self, names: Iterable[str]) -> int:
        wanted, counts = self.wanted, self.counts
        return min((counts[name] // wanted[name] for name in names if name in wanted), default=MUCH)

    def kept(self, state: GameState, move: Move) -> bool:
        """Whether a card is better not played or discarded now: something of it has not been seen
        in spite of several plays, or is to be seen in another way, or in those of another card in
        the hand that is for such cards.
        """
        if isinstance(move, Discard):
            return not self.rarest(move.card)
        if not isinstance(move, PlayCard):
            return False
        plays = [mode for mode in range(_modes(move.card)) if mode not in _uses(move.card)]
        if not self._least(name for mode in plays for name in shown(move.card, mode)):
            often = min(self.counts[way(move.card, mode)] for mode in plays)
            return often >= ENOUGH or self._here(state, move) > 0
        hand = {_printed(state, card) for card in state.players[move.seat].hand}
        return any(move.card in friends(card) and not self.rarest(card) for card in hand)

    def leads_on(self, state: GameState, move: Move) -> bool:
        """Whether a move leads to an action or a combat, or brings out a vampire, with whom
        something could be seen for the first time.
        """
        if isinstance(move, Transfer):
            player = state.players[move.seat]
            vampire = player.uncontrolled[move.place]
            missing = state.definition(vampire).facts.capacity - state.cards[vampire].blood
            return player.pool > RESERVE and missing > 0 == self.rarest(_printed(state, vampire))
        if isinstance(move, TakeAction):
            return bool(self._rare(state, _with(state, move.minion)))
        action = current_action(state)
        if not isinstance(move, Block) or action is None:
            return False
        return bool(self._fighting(state, action.minion, move.minion))

    def in_reach(self, state: GameState) -> set[str]:
        """What has been too seldom, and is about a card in play, or about one in a hand and a way
        that suits a minion of the player.
        """
        names = set[str]()
        for player in state.players:
            cards = {*player.in_play}
            for minion in player.ready + player.torpor:
                cards |= _with(state, minion)
            names |= self._about(self._rare(state, cards))
            rare = {_printed(state, card): card for card in player.hand}
            rare = {printed: card for printed, card in rare.items() if not self.rarest(printed)}
            for printed, card in rare.items():
                for mode in _suiting(state, card, player.ready):
                    names |= self._too_seldom(shown(printed, mode))
        return names

    def in_combat(self, state: GameState, combat: Combat) -> set[str]:
        """What has been too seldom, and is about a card for combat that a combatant may use."""
        return self._about(self._fighting(state, combat.acting, combat.opposing))

    def _fighting(self, state: GameState, *minions: int) -> set[int]:
        """Cards (printed ids) that have something to show, and that two could use in a combat."""
        cards = set[int]()
        for minion in minions:
            cards |= _with(state, minion)
            cards |= {*state.players[state.cards[minion].controller].hand}
        return {card for card in self._rare(state, cards) if _fights(card)}

    def _rare(self, state: GameState, cards: Iterable[int]) -> set[int]:
        """Printed ids of those that have something to show."""
        printed = {_printed(state, card) for card in cards}
        return {card for card in printed if not self.rarest(card)}

    def _about(self, cards: Iterable[int]) -> set[str]:
        return {name for card in cards for name in self._too_seldom(_shown(card))}

    def _too_seldom(self, names: Iterable[str]) -> set[str]:
        wanted, counts = self.wanted, self.counts
        return {name for name in names if name in wanted and counts[name] < wanted[name]}

    def player(self, random: Random, otherwise: Player) -> Player:
        """A player that likes to do what has been seen least.

        Args:
            random: where the choices come from.
            otherwise: who chooses the rest.
        """
        return curious(random, self.rarity, otherwise, self.kept, self.leads_on)

    def hasty_player(self, random: Random, otherwise: Player) -> Player:
        """The same, but it keeps nothing for later."""
        return curious(random, self.rarity, otherwise, wanted=self.leads_on)


@cache
def shown(card: int, mode: int) -> tuple[str, ...]:
    """What a way to play or use a card, by printed id, shows of the card and of the rules."""
    brought = (name for name, brings in BRINGS.items() if brings(TEXTS[card].modes[mode]))
    return (*parts(card, mode), *brought)


@cache
def _brought(card: int) -> tuple[str, ...]:
    """What of the rules a card, by printed id, brings about."""
    return tuple(name for name in _shown(card) if name in BRINGS)


@cache
def _shown(card: int) -> tuple[str, ...]:
    return tuple(name for mode in range(_modes(card)) for name in shown(card, mode))


@cache
def _fights(card: int) -> bool:
    """Whether a card, by printed id, is for combat in some way, or does something by itself."""
    modes = TEXTS[card].modes if card in TEXTS else ()
    return any(
        mode.how in (How.COMBAT, How.TRIGGER) or mode.strike or COMBAT & {*mode.windows}
        for mode in modes
    )


def _modes(card: int) -> int:
    return len(TEXTS[card].modes) if card in TEXTS else 0


@cache
def _uses(card: int) -> tuple[int, ...]:
    """The ways of a card, by printed id, that are not those to play it."""
    modes = TEXTS[card].modes if card in TEXTS else ()
    return tuple(i for i, mode in enumerate(modes) if mode.how in (How.USE, How.TRIGGER))


def _suiting(state: GameState, card: int, minions: Iterable[int]) -> list[int]:
    """The ways of a card for which one of the minions has the clan and the Disciplines."""
    if (text := state.definition(card).text) is None:
        return []
    members = [minion for minion in minions if not other_clan(state, card, minion)]
    able = bool(members) or not state.definition(card).facts.clans
    return [
        index
        for index, mode in enumerate(text.modes)
        if able
        and mode.level <= max((level(state, card, minion, mode) for minion in members), default=0)
    ]


def _with(state: GameState, minion: int) -> set[int]:
    """A minion and what he has."""
    return {minion, *state.cards[minion].attached}


class Seeker:
    """A player that looks ahead where something that has been too seldom is in reach: it plays on
    several times, and keeps to a course in which that occurs.

    It plays for all seats, so those who could spoil it may help instead.

    Args:
        curiosity: what has been too seldom.
        watch: sees what occurs.
        take_down: counts what a transition shows.
        otherwise: who plays where nothing is sought.
        players: who play the courses in turns.
    """

    def __init__(
        self,
        curiosity: Curiosity,
        watch: Watch,
        take_down: Callable[[Transition], None],
        otherwise: Player,
        *players: Player,
    ) -> None:
        self._curiosity = curiosity
        self._watch = watch
        self._take_down = take_down
        self._otherwise = otherwise
        self._players = players
        self._line: list[Move] = []
        self._tried = {place: Counts() for place in ("turn", "combat")}
        self._turn = -1
        self._round: tuple[int, ...] = ()

    def __call__(self, state: GameState, moves: LegalMoves) -> Move:
        """The next move of the course that was found, or else of who plays otherwise."""
        if not self._line:
            self._line = self._sought(state)
        return self._line.pop(0) if self._line else self._otherwise(state, moves)

    def _occasion(self, state: GameState) -> tuple[str, set[str]]:
        """At the first decision of a turn, and before every action, everything may be sought; in
        each round of a combat what is for combat.
        """
        assert state.pending is not None
        combat = topmost(state, Combat)
        before, self._round = (
            self._round,
            (
                (state.turn, combat.acting, combat.opposing, combat.round)
                if combat is not None
                else ()
            ),
        )
        if combat is not None and self._round != before:
            return "combat", self._curiosity.in_combat(state, combat)
        first, self._turn = state.turn != self._turn, state.turn
        if first or state.pending.kind is DecisionKind.MINION:
            return "turn", self._curiosity.in_reach(state)
        return "turn", set()

    def _sought(self, state: GameState) -> list[Move]:
        """A course to something that has been too seldom; empty if none is found."""
        line = list[Move]()
        place, reached = self._occasion(state)
        tried = self._tried[place]
        names = {name for name in reached if tried[name] < PATIENCE}
        missing = self._curiosity.missing() if names else {}
        for course in range(COURSES if names else 0):
            tried.update(names)
            with self._watch.resting():
                line = self._course(state, missing, self._players[course % len(self._players)])
            if line:
                break
        return line

    def _course(self, state: GameState, missing: Mapping[str, int], player: Player) -> list[Move]:
        """The moves of a course to where something missing has occurred; none if nothing does."""
        turn, line, counts = state.turn, list[Move](), self._curiosity.counts
        for _ in range(STRIDES):
            for _ in range(STRIDE):
                if state.pending and state.turn == turn:
                    line.append(player(state, legal_moves(state)))
                    step = transition(state, line[-1])
                    state = step.after
                    self._take_down(step)
            if any(counts[name] > before for name, before in missing.items()):
                return line
        return []


def _printed(state: GameState, card: int) -> int:
    return state.definition(card).facts.id

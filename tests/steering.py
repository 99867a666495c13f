"""How the survey of games comes to what has been seen least: what curious players like to do, and
a player that looks ahead.

All that is steered is the choice among legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from random import Random

from tests.properties.games import curious, friends
from tests.ways import Counts, Watch, parts
from vtes.cards.texts import TEXTS
from vtes.engine import LegalMoves, Transition, legal_moves, transition
from vtes.model import card_words, combat_words, vote_words, words
from vtes.model.decisions import WINDOWS, Asked, DecisionKind, WindowKind
from vtes.model.moves import Block, ChooseWay, Move, PlayCard, Transfer, UseCard
from vtes.model.state import GameState
from vtes.model.text import Effect, How, Mode
from vtes.rules.announcing import ways
from vtes.rules.guards.announced import frame
from vtes.rules.hands import in_hand
from vtes.rules.stack import current_action
from vtes.testing.players import Player

COMBAT = frozenset(kind for kind in WindowKind if WINDOWS[kind].asked is Asked.COMBATANTS)
"""Windows of a combat."""

MUCH = 1_000_000
"""Of what does not matter."""

RESERVE = 4
"""Pool that is not spent on vampires who have something to show."""

COURSES = 8
"""So many courses are tried from a position,"""

LENGTH = 80
"""each of at most so many moves, and not beyond the turn;"""

PATIENCE = 12_000
"""in a game so many moves altogether."""


def _has(*kinds: type[Effect]) -> Callable[[Mode], bool]:
    """Whether a mode has one of the words."""
    return lambda mode: any(isinstance(word, kinds) for word in (*mode.effects, *_strike(mode)))


def _strike(mode: Mode) -> tuple[Effect, ...]:
    return mode.strike.effects if mode.strike is not None else ()


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
    "event BlockCalledOff": _has(words.MayCallOff),
    "event TargetChanged": _has(words.Redirect),
    "event TurnStealthAdded": _has(words.StealthThisTurn),
    "event TokenMoved": _has(card_words.GiveToken, card_words.BurnToken),
    "step Combat.AFTER": _has(combat_words.ContinueAction),
    "window AFTER_COMBAT": _has(combat_words.ContinueAction),
    "window AS_USED": _in(WindowKind.AS_USED),
    "decision WEAPON": lambda mode: mode.strike is not None and mode.strike.melee,
    "step Announce.WEAPON": lambda mode: mode.strike is not None and mode.strike.melee,
    "decision STRUCK": _has(words.Employ),
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
        card, has been seen as often as it must; much if no part matters.
        """
        if isinstance(move, PlayCard):
            text = state.definition(in_hand(state, move.seat, move.card)).text
            assert text is not None
            modes, card = ways(state, text), move.card
        else:
            assert isinstance(move, ChooseWay | UseCard)
            used = move.card if isinstance(move, UseCard) else frame(state).card
            modes, card = [move.mode], state.definition(used).facts.id
        return self._least(name for mode in modes for name in shown(card, mode))

    def rarest(self, card: int) -> int:
        """The same for all ways of a card, by printed id."""
        return self._least(_shown(card))

    def _least(self, names: Iterable[str]) -> int:
        wanted, counts = self.wanted, self.counts
        return min((counts[name] // wanted[name] for name in names if name in wanted), default=MUCH)

    def kept(self, state: GameState, move: Move) -> bool:
        """Whether a card is better not played now: it has not been seen in another way, or another
        card in the hand that is for such cards has not been seen.
        """
        if not isinstance(move, PlayCard):
            return False
        if self.rarity(state, move) > 0 == self.rarest(move.card):
            return True
        hand = {_printed(state, card) for card in state.players[move.seat].hand}
        return any(move.card in friends(card) and not self.rarest(card) for card in hand)

    def leads_on(self, state: GameState, move: Move) -> bool:
        """Whether a move leads to a combat, or brings out a vampire, with whom something could be
        seen for the first time.
        """
        if isinstance(move, Transfer):
            player = state.players[move.seat]
            vampire = player.uncontrolled[move.place]
            missing = state.definition(vampire).facts.capacity - state.cards[vampire].blood
            return player.pool > RESERVE and missing > 0 == self.rarest(_printed(state, vampire))
        action = current_action(state)
        if not isinstance(move, Block) or action is None:
            return False
        hands = (state.players[action.seat].hand, state.players[move.seat].hand)
        minions = (action.minion, move.minion)
        cards = [*hands[0], *hands[1], *minions]
        for minion in minions:
            cards += state.cards[minion].attached
        printed = {_printed(state, card) for card in cards}
        return any(_fights(card) and not self.rarest(card) for card in printed)

    def in_reach(self, state: GameState) -> bool:
        """Whether something that has been too seldom is about a card in a hand or in play."""
        cards = set[int]()
        for player in state.players:
            cards |= {*player.hand, *player.ready, *player.torpor, *player.in_play}
            for minion in player.ready + player.torpor:
                cards |= {*state.cards[minion].attached}
        printed = {_printed(state, card) for card in cards}
        return any(not self.rarest(card) for card in printed)

    def player(self, random: Random, otherwise: Player) -> Player:
        """A player that likes to do what has been seen least.

        Args:
            random: where the choices come from.
            otherwise: who chooses the rest.
        """
        return curious(random, self.rarity, otherwise, self.kept, self.leads_on)


@cache
def shown(card: int, mode: int) -> tuple[str, ...]:
    """What a way to play or use a card, by printed id, shows of the card and of the rules."""
    brought = (name for name, brings in BRINGS.items() if brings(TEXTS[card].modes[mode]))
    return (*parts(card, mode), *brought)


@cache
def _shown(card: int) -> tuple[str, ...]:
    modes = range(len(TEXTS[card].modes)) if card in TEXTS else ()
    return tuple(name for mode in modes for name in shown(card, mode))


@cache
def _fights(card: int) -> bool:
    """Whether a card, by printed id, is for combat in some way."""
    modes = TEXTS[card].modes if card in TEXTS else ()
    return any(mode.how is How.COMBAT or mode.strike or COMBAT & {*mode.windows} for mode in modes)


class Seeker:
    """A player that looks ahead where something that has been too seldom is in reach: it plays on
    several times, and keeps to a course in which that occurs.

    It plays for all seats, so those who could spoil it may help instead.

    Args:
        curiosity: what has been too seldom.
        watch: sees what occurs.
        take_down: counts what a transition shows.
        players: who play the courses in turns; the first of them also plays where nothing is
            sought.
    """

    def __init__(
        self,
        curiosity: Curiosity,
        watch: Watch,
        take_down: Callable[[Transition], None],
        *players: Player,
    ) -> None:
        self._curiosity = curiosity
        self._watch = watch
        self._take_down = take_down
        self._players = players
        self._line: list[Move] = []
        self._left = PATIENCE
        self._turn = -1

    def __call__(self, state: GameState, moves: LegalMoves) -> Move:
        """The next move of the course that was found, or else of the first player."""
        if not self._line and self._left > 0 and self._is_time(state):
            self._line = self._sought(state)
        return self._line.pop(0) if self._line else self._players[0](state, moves)

    def _is_time(self, state: GameState) -> bool:
        """At the first decision of a turn, and before every action."""
        assert state.pending is not None
        first, self._turn = state.turn != self._turn, state.turn
        return first or state.pending.kind is DecisionKind.MINION

    def _sought(self, state: GameState) -> list[Move]:
        """A course to something that has been too seldom; empty if none is found."""
        line = list[Move]()
        if self._curiosity.in_reach(state):
            missing = self._curiosity.missing()
            for course in range(COURSES):
                with self._watch.resting():
                    line = self._course(state, missing, self._players[course % len(self._players)])
                if line or self._left <= 0:
                    break
        return line

    def _course(self, state: GameState, missing: Mapping[str, int], player: Player) -> list[Move]:
        """The moves of a course up to where something missing occurs; none if nothing does."""
        turn, line, counts = state.turn, list[Move](), self._curiosity.counts
        while state.pending and state.turn == turn and len(line) < LENGTH:
            line.append(player(state, legal_moves(state)))
            step = transition(state, line[-1])
            state = step.after
            self._take_down(step)
            self._left -= 1
            if any(counts[name] > before for name, before in missing.items()):
                return line
        return []


def _printed(state: GameState, card: int) -> int:
    return state.definition(card).facts.id

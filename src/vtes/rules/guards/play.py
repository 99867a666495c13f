"""Guards of playing a card: what it needs, who may play it, what it costs (1.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from vtes.model.cards import CardType
from vtes.model.definition import Definition
from vtes.model.frames import Impulse
from vtes.model.lasting import PlayedThisTurn
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Each, How, Mode
from vtes.model.zones import READY, TORPOR
from vtes.rules.aims import has_target, mode_of
from vtes.rules.announcing import ways
from vtes.rules.guards.common import Subject
from vtes.rules.guards.conditions import Conditions
from vtes.rules.guards.guard import Concern, Fork, Guard, Layer, Predicate
from vtes.rules.hands import in_hand
from vtes.rules.hushes import hushed
from vtes.rules.nature import clans, flies
from vtes.rules.played import IN_ACTION, times_played
from vtes.rules.requirements import (
    level,
    may_cost_blood,
    other_clan,
    pool_cost,
    too_little_blood,
)
from vtes.rules.stack import current_action

FIELDS = ("seat", "card", "minion", "mode")
"""The Methuselah, her card (by instance id), the minion and the way, found once for all guards."""


def _inert(state: GameState, seat: int, card: int, minion: int, mode: Mode | None) -> bool:
    return state.definition(card).text is None


def _no_mode(state: GameState, seat: int, card: int, minion: int, mode: Mode | None) -> bool:
    return mode is None or mode.how in (How.USE, How.TRIGGER)


def _no_minion(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return not 0 <= minion < len(state.cards)


def _by_minion(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return minion != NOBODY


def _not_yours(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    value = state.cards[minion]
    return value.controller != seat or value.zone not in (READY, TORPOR)


def _wrong_clan(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return other_clan(state, card, minion)


def _no_discipline(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return level(state, card, minion, mode) < 1


def _not_superior(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return level(state, card, minion, mode) == 1


def _grounded(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return not flies(state, minion)


def _too_little_blood(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return too_little_blood(state, card, mode, minion)


def _too_little_pool(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return pool_cost(state, card, mode, minion) > state.players[seat].pool


def _hushed(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return hushed(state, minion, card, mode.how)


def _no_target(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return not has_target(state, mode, seat, minion, card)


def _no_clan_member(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    needed = set(state.definition(card).facts.clans)
    return not any(needed & set(clans(state, m)) for m in state.players[seat].ready)


def _played_in_game(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return state.definition(card).facts.id in state.once


def _this_turn(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    return PlayedThisTurn(minion, state.definition(card).facts.id) in state.lasting


def _again(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    action = current_action(state)
    if action is None or not action.played:
        return False
    printed = state.definition(card).facts.id
    return times_played(state, action, minion, printed, *IN_ACTION) > 0


def way_guard(
    code: str, rule: str, message: str, concerns: Concern, objects: Predicate = lambda *_: True
) -> Guard:
    """A guard of some ways to play a card only: of those that it concerns, by what is printed."""

    def violated(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
        concerned = concerns(state.definition(card), mode)
        return concerned and objects(state, seat, card, minion, mode)

    return Guard(code, rule, message, violated, concerns=concerns, objects=objects)


inert = Guard(
    "not-encoded", "D05", "the text of this card is not encoded: it can only be discarded", _inert
)
no_mode = Guard("no-such-mode", "R1.5-15", "the card is not played in that way", _no_mode)
no_minion = Guard("no-such-minion", "R1.6.3-01", "a minion has to play the card", _no_minion)
by_minion = Guard(
    "played-by-minion", "R1.6.1-01", "a Methuselah plays the card, no minion", _by_minion
)
not_yours = Guard(
    "player-not-yours",
    "R1.6.1-01",
    "only a minion that you control plays cards for you",
    _not_yours,
)
wrong_clan = way_guard(
    "clan-missing",
    "R1.6.1-11",
    "only a vampire of that clan can play the card",
    lambda card, mode: bool(card.facts.clans),
    _wrong_clan,
)
no_discipline = way_guard(
    "discipline-missing",
    "R1.5-13",
    "only a vampire with the Discipline can play the card",
    lambda card, mode: mode.level > 0,
    _no_discipline,
)
not_superior = way_guard(
    "not-superior",
    "R1.5-14",
    "with the Discipline at basic level only the basic effect can be used",
    lambda card, mode: mode.level > 1,
    _not_superior,
)
no_flight = way_guard(
    "no-flight",
    "R1.6.1-12",
    "only a minion with flight can play the card",
    lambda card, mode: card.facts.needs_flight,
    _grounded,
)
card_hushed = way_guard(
    "card-hushed",
    "R1.4-01",
    "a card forbids the vampire to play cards of that Discipline",
    lambda card, mode: bool(card.facts.disciplines),
    _hushed,
)
blood_too_low = way_guard(
    "blood-too-low",
    "G02",
    "the blood cost of the card cannot be paid",
    may_cost_blood,
    _too_little_blood,
)
pool_too_low = way_guard(
    "pool-too-low",
    "G02",
    "the pool cost of the card cannot be paid",
    lambda card, mode: card.facts.pool_cost > 0,
    _too_little_pool,
)
no_target = way_guard(
    "no-target",
    "R1.6.1-16",
    "nothing in play can be the target of the card",
    lambda card, mode: mode.aim is not None,
    _no_target,
)
no_clan_member = way_guard(
    "no-clan-member",
    "R1.6.1-10",
    "the card needs a ready member of its clan",
    lambda card, mode: bool(card.facts.clans),
    _no_clan_member,
)
played_in_game = way_guard(
    "once-a-game",
    "R1.4-01",
    "only one such card may be played in a game",
    lambda card, mode: card.text is not None and card.text.once_a_game,
    _played_in_game,
)
this_turn = way_guard(
    "played-this-turn",
    "R1.4-01",
    "the minion has played such a card in this turn",
    lambda card, mode: mode.each is Each.TURN,
    _this_turn,
)
modifier_again = Guard(
    "modifier-again",
    "R1.6.3-11",
    "the minion has played that modifier in this action",
    _again,
)
reaction_again = Guard(
    "reaction-again",
    "R1.6.3-19",
    "the minion has played that reaction in this action",
    _again,
)


class OneWay(Layer):
    """Judges a card by its ways: one of those that are meant for now has to be possible.

    If none is, the objections are those to the way that comes nearest.

    Attributes:
        steps: the layers that judge one way, given the fields of `FIELDS`; they are given the
            card and the way themselves, which are looked up once.
    """

    __slots__ = ("steps",)

    def __init__(self, *steps: Layer | Fork) -> None:
        layers = [layer for step in steps for layer in _layers_of(step)]
        super().__init__(
            *(guard for layer in layers for guard in layer.guards),
            fields=("seat", "card", "minion"),
        )
        self.steps = steps

    def allows(self, state: GameState, *values: Any) -> bool:
        """Whether the card can be played in one of its ways."""
        return any(self.allows_way(state, *values, way) for way in _ways(state, *values))

    def objecting(self, state: GameState, *values: Any) -> Iterator[Guard]:
        """The guards that object to the way that comes nearest."""
        tried = [self.judge(state, *values, way) for way in _ways(state, *values)]
        yield from min(tried, key=lambda found: (-found[0], len(found[1])))[1]

    def allows_way(self, state: GameState, *values: int) -> bool:
        """Whether nothing objects to a way."""
        given = _given(state, *values)
        return all(
            layer.allows(state, *[given[field] for field in layer.fields])
            for step in self.steps
            for layer in _picked(state, step, given)
        )

    def judge(self, state: GameState, *values: int) -> tuple[int, list[Guard]]:
        """How many layers could be asked about a way, and the guards that object to it."""
        given = _given(state, *values)
        found: list[Guard] = []
        asked = 0
        for step in self.steps:
            for layer in _picked(state, step, given):
                asked += 1
                for guard in layer.objecting(state, *[given[field] for field in layer.fields]):
                    found.append(guard)
                    if layer.alone:
                        return asked, found
        return asked, found


def _layers_of(step: Layer | Fork) -> tuple[Layer, ...]:
    return step.choices if isinstance(step, Fork) else (step,)


def _given(state: GameState, seat: int, card: int, minion: int, way: int) -> dict[str, Any]:
    held = in_hand(state, seat, card)
    return {"seat": seat, "card": held, "minion": minion, "mode": mode_of(state, held, way)}


def _picked(state: GameState, step: Layer | Fork, given: dict[str, Any]) -> tuple[Layer, ...]:
    if isinstance(step, Fork):
        return step.pick(state, *[given[field] for field in step.fields])
    return (step,)


def _ways(state: GameState, seat: int, card: int, minion: int) -> Iterable[int]:
    """The ways that are meant for now; all there are if none is."""
    text = state.definition(in_hand(state, seat, card)).text
    return (0,) if text is None else ways(state, text) or range(len(text.modes) or 1)


def _with_way(state: GameState, *values: Any) -> tuple[Any, ...]:
    return values


def _subject(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> Subject:
    return seat, minion, NOBODY


PLAYABLE = Layer(inert, no_mode, fields=FIELDS, alone=True)

PLAYER = Layer(no_minion, not_yours, fields=FIELDS, alone=True)
NO_PLAYER = Layer(by_minion, fields=FIELDS, alone=True)
REQUIREMENTS = Layer(wrong_clan, no_discipline, not_superior, no_flight, card_hushed, fields=FIELDS)
COSTS = Layer(blood_too_low, pool_too_low, fields=FIELDS)
MASTER = Layer(no_clan_member, pool_too_low, played_in_game, fields=FIELDS)
CONDITIONS = Conditions(_with_way, _subject, FIELDS)
TARGET = Layer(no_target, fields=FIELDS)


def no_window(state: GameState, seat: int, card: int, minion: int, mode: Mode) -> bool:
    """Whether the card is not for the window that is open."""
    top = state.stack[-1]
    assert isinstance(top, Impulse)
    return top.kind not in mode.windows


def of_kind(definition: Definition, *kinds: CardType) -> bool:
    """Whether a card is of one of the types."""
    return any(kind in kinds for kind in definition.facts.types)

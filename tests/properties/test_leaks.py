"""Property 7 is no empty word: leaks planted on purpose, one in each channel, are caught."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import attrs
import pytest

import vtes
from tests.cards.lobbying import chosen, holding
from tests.properties.games import STYLES, any_start
from tests.properties.hidden import Seat, compare, play_pairs, twin
from vtes.model.events import CardMoved, Event
from vtes.model.frames import Action, Announce, Frame
from vtes.model.state import GameState
from vtes.model.violations import Violation
from vtes.model.zones import Zone
from vtes.observe import Observation
from vtes.rules import guards
from vtes.rules.hands import in_hand

view = importlib.import_module("vtes.observe.view")
workings = importlib.import_module("vtes.observe.workings")
labels = importlib.import_module("vtes.notation.labels")
moves = importlib.import_module("vtes.notation.moves")
redaction = importlib.import_module("vtes.observe.redaction")


def _altered(**fields: Callable[[GameState, Seat], Any]) -> Callable[..., Observation]:
    """`observe` with fields that say too much."""
    honest = view.observe

    def observe(state: GameState, seat: Seat) -> Observation:
        said = {name: tell(state, seat) for name, tell in fields.items()}
        seen: Observation = honest(state, seat)
        return seen.replace(**said)

    return observe


def _copy_as_it_lies(state: GameState, seat: int, printed: int) -> tuple[GameState, int]:
    return state, in_hand(state, seat, printed)


def ids(patch: pytest.MonkeyPatch) -> None:
    """A card comes to the table under the id of its place in the hand."""
    for name in ("play", "discard"):
        patch.setattr(f"vtes.reducers.{name}.from_hand", _copy_as_it_lies)


def order(patch: pytest.MonkeyPatch) -> None:
    """The uncontrolled region of others is listed by name."""
    honest = view.places

    def places(state: GameState, seat: int, observer: Seat) -> Any:
        named = zip(state.players[seat].uncontrolled, honest(state, seat, observer), strict=True)
        return tuple(p for _, p in sorted(named, key=lambda n: state.definition(n[0]).facts.name))

    patch.setattr(view, "places", places)


def hand_order(patch: pytest.MonkeyPatch) -> None:
    """Her own hand begins with what she will draw next."""

    def hand(state: GameState, seat: int) -> tuple[int, ...]:
        library = [view.printed(state, c) for c in state.players[seat].library]
        mine = [view.printed(state, card) for card in state.players[seat].hand]
        return tuple(sorted(mine, key=lambda p: library.index(p) if p in library else 99))

    patch.setattr(view, "hand", hand)


def uncontrolled_names(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees who lies in an uncontrolled region."""
    honest = view.places
    patch.setattr(view, "places", lambda state, seat, observer: honest(state, seat, seat))


def event_field(patch: pytest.MonkeyPatch) -> None:
    """Everybody learns what is drawn."""
    patch.setattr(redaction, "sees", lambda event, seat: True)


def event_dropped(patch: pytest.MonkeyPatch) -> None:
    """Nobody is told of some draws: the number of events differs."""
    honest = vtes.redact

    def redact(events: Iterable[Event], seat: Seat, state: GameState) -> tuple[Event, ...]:
        kept = [
            event
            for event in events
            if not isinstance(event, CardMoved)
            or event.zone is not Zone.HAND
            or state.cards[event.card].definition % 2
        ]
        return honest(kept, seat, state)

    patch.setattr(vtes, "redact", redact)


def log_line(patch: pytest.MonkeyPatch) -> None:
    """The log names vampires in an uncontrolled region to everybody."""
    patch.setattr("vtes.notation.events._HIDDEN", frozenset())
    patch.setattr("vtes.notation.events.card_label", lambda s, c: s.definition(c).facts.name)


def error_message(patch: pytest.MonkeyPatch) -> None:
    """A refusal names the top card of a library."""
    honest = guards.objections

    def objections(state: GameState, move: vtes.Move) -> tuple[Violation, ...]:
        tops = [p.library[0] for p in state.players if p.library]
        names = " ".join(state.definition(card).facts.name for card in tops)
        return tuple(v.replace(message=v.message + names) for v in honest(state, move))

    patch.setattr(guards, "objections", objections)


def hint(patch: pytest.MonkeyPatch) -> None:
    """A hint at the right spelling knows the decks."""
    honest = labels.find_printed

    def find_printed(state: GameState, text: str) -> int:
        try:
            found: int = honest(state, text)
            return found
        except vtes.InvalidNotation:
            known = sorted(d.facts.name for d in state.table.definitions)
            raise vtes.InvalidNotation(f"the cards of this game are {known}") from None

    slot = moves.SLOTS["name"]
    patch.setitem(moves.SLOTS, "name", attrs.evolve(slot, read=find_printed))


def refusal_code(patch: pytest.MonkeyPatch) -> None:
    """Whether a move is refused depends on the hands of others."""
    guard = guards.GUARDS["no-transfer"]
    honest = guard.violated

    def violated(state: GameState) -> bool:
        others = [c for p in state.players for c in p.hand if p is not state.players[state.active]]
        odd = sum(state.cards[card].definition for card in others) % 2
        return honest(state) or bool(odd)

    patch.setattr(guard, "violated", violated)


def pending_kind(patch: pytest.MonkeyPatch) -> None:
    """Others see that a target is being chosen."""

    honest = view.question
    patch.setattr(view, "question", lambda state, seat: honest(state, state.to_move))


def _shown_as_its_own(patch: pytest.MonkeyPatch, kind: type[Frame]) -> None:
    """Everybody sees such a frame as its own seat does."""
    honest = view.FRAMES_SHOWN[kind]
    patch.setitem(
        view.FRAMES_SHOWN,
        kind,
        lambda state, frame, seen: honest(state, frame, seen.replace(seat=frame.seat)),
    )


def pending_details(patch: pytest.MonkeyPatch) -> None:
    """Others see what is being announced."""
    _shown_as_its_own(patch, Announce)


def digest(patch: pytest.MonkeyPatch) -> None:
    """The observation carries the digest of the position."""
    patch.setattr(vtes, "observe", _altered(ruleset=lambda state, _: vtes.digest(state)))


def seed(patch: pytest.MonkeyPatch) -> None:
    """The observation carries the seed."""
    patch.setattr(vtes, "observe", _altered(turn_limit=lambda state, _: state.table.seed))


def draws(patch: pytest.MonkeyPatch) -> None:
    """The observation carries the number of draws."""
    patch.setattr(vtes, "observe", _altered(turn_limit=lambda state, _: state.draws))


def others_moves(patch: pytest.MonkeyPatch) -> None:
    """The observation carries the legal moves of whoever is to move."""
    told = _altered(legal_moves=lambda state, _: tuple(vtes.legal_moves(state)))
    patch.setattr(vtes, "observe", told)


def moves_order(patch: pytest.MonkeyPatch) -> None:
    """What she would draw next stands last among her moves."""
    honest = vtes.legal_moves

    def legal_moves(state: GameState) -> vtes.LegalMoves:
        listed = honest(state)
        library = state.players[listed[0].seat].library if listed else ()
        odd = library and state.definition(library[0]).facts.id % 2
        return vtes.LegalMoves(reversed(listed)) if odd else listed

    patch.setattr(vtes, "legal_moves", legal_moves)


def move_text(patch: pytest.MonkeyPatch) -> None:
    """The notation of a move says how many random numbers have been drawn."""
    honest = vtes.format_move
    told = lambda state, move: f"{honest(state, move)} ({state.draws})"  # noqa: E731
    patch.setattr(vtes, "format_move", told)


def table_text(patch: pytest.MonkeyPatch) -> None:
    """The table as text names the top cards of the crypts."""
    honest = vtes.format_state

    def format_state(state: GameState) -> str:
        tops = [state.definition(p.crypt[0]).facts.name for p in state.players if p.crypt]
        return honest(state) + " ".join(tops)

    patch.setattr(vtes, "format_state", format_state)


def frames(patch: pytest.MonkeyPatch) -> None:
    """What is going on is told with the announcements of others in it."""
    patch.setitem(workings.FRAMES_AS_SEEN, Announce, lambda state, frame, observer: frame)


def deck_lists(patch: pytest.MonkeyPatch) -> None:
    """An observation has every card of the game among those that it explains."""

    def unusual(state: GameState, observer: Seat) -> Any:
        return iter(state.table.definitions)

    patch.setattr(workings, "_unusual", unusual)


def record(patch: pytest.MonkeyPatch) -> None:
    """The records of which an observation is made have one of somebody's next card too."""
    honest = view.methuselah

    def methuselah(state: GameState, seat: int, observer: Seat) -> Any:
        top = [view.printed(state, card) for card in state.players[seat].library[:1]]
        return honest(state, seat, observer).replace(ante=tuple(top))

    patch.setattr(view, "methuselah", methuselah)


def stored_game(patch: pytest.MonkeyPatch) -> None:
    """What she stores of the game as she knows it has the true seed in it."""
    true_seeds: list[int] = []
    observe, determinize = vtes.observe, vtes.determinize

    def observing(state: GameState, seat: Seat) -> Observation:
        true_seeds.append(state.table.seed)
        return observe(state, seat)

    def determinized(seen: Observation, *, seed: int) -> GameState:
        state = determinize(seen, seed=seed)
        return state.replace(table=state.table.replace(seed=true_seeds[-1]))

    patch.setattr(vtes, "observe", observing)
    patch.setattr(vtes, "determinize", determinized)


LEAKS = (
    *(ids, order, hand_order, uncontrolled_names, event_field, event_dropped, log_line),
    *(error_message, hint, refusal_code, pending_kind, pending_details, digest, seed, draws),
    *(others_moves, moves_order, move_text, table_text, frames, deck_lists, record),
    stored_game,
)


def chosen_motion(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees which card of a hand will be called."""
    _shown_as_its_own(patch, Action)


def chosen_motion_in_workings(patch: pytest.MonkeyPatch) -> None:
    """What is going on is told with the card that will be called."""
    patch.setitem(workings.FRAMES_AS_SEEN, Action, lambda state, frame, observer: frame)


def _play_some() -> None:
    for number in range(12):
        random = Random(number)
        observer: Seat = random.choice([None, *range(4)])
        style = random.choice(STYLES)
        compared = play_pairs(any_start(4, number), style(random), observer, random, 200)
        assert sum(compared.values()) > 200


def test_without_a_leak_nothing_is_caught() -> None:
    _play_some()


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_caught(leak: Callable[[pytest.MonkeyPatch], None]) -> None:
    """With the leak one of these games does not pass."""
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        with pytest.raises(AssertionError):
            _play_some()


@pytest.mark.parametrize("leak", [chosen_motion, chosen_motion_in_workings])
@pytest.mark.parametrize("observer", [1, None])
def test_a_leak_of_what_will_be_called_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], observer: Seat
) -> None:
    """Few games come to a referendum that has been chosen beforehand, so this begins with one."""
    state = chosen(holding())

    def compare_some() -> None:
        for number in range(5):
            random = Random(number)
            compare(state, twin(state, observer, random), observer, random)

    compare_some()
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        with pytest.raises(AssertionError):
            compare_some()

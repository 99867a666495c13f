"""The read API: what a program needs to know to choose well, without deriving rules again."""

from __future__ import annotations

from vtes.model.cards import Facts, Sect, Title
from vtes.model.combat import Combat, Range, Round
from vtes.model.decisions import WindowKind
from vtes.model.errors import InvalidPosition
from vtes.model.frames import Action, Impulse
from vtes.model.referendum import Referendum
from vtes.model.state import GameState, Outcome
from vtes.rules import nature, numbers, presence, seating, sects, stack, titles
from vtes.rules import votes as ballots

__all__ = [
    "bleed",
    "capacity",
    "combat_range",
    "current_action",
    "current_combat",
    "current_referendum",
    "current_window",
    "disciplines",
    "facts_of",
    "in_play",
    "intercept",
    "is_vampire",
    "outcome",
    "predator",
    "prey",
    "sect",
    "stealth",
    "strength",
    "tally",
    "title",
    "votes",
]


def outcome(state: GameState) -> Outcome | None:
    """The result of a finished game; None while it goes on."""
    return state.result


def prey(state: GameState, seat: int) -> int:
    """Seat of the next remaining player to the left, -1 when there is none. R2.1-02, R2.1-04."""
    _check_seat(state, seat)
    return seating.prey(state, seat)


def predator(state: GameState, seat: int) -> int:
    """Seat of the next remaining player to the right, -1 when there is none. R2.1-03."""
    _check_seat(state, seat)
    return seating.predator(state, seat)


def facts_of(state: GameState, card: int) -> Facts:
    """The printed facts of a card of this game.

    Args:
        state: the position.
        card: instance id.
    """
    _check_card(state, card)
    return state.definition(card).facts


def in_play(state: GameState, card: int) -> bool:
    """Whether a card is in play; one that is contested, or lies on such a card, is not."""
    _check_card(state, card)
    return presence.in_play(state, card)


def is_vampire(state: GameState, card: int) -> bool:
    """Whether a card is a vampire."""
    _check_card(state, card)
    return nature.is_vampire(state, card)


def capacity(state: GameState, vampire: int) -> int:
    """Capacity in blood, with what the cards on the vampire add; 0 for other cards."""
    _check_card(state, vampire)
    return nature.capacity(state, vampire)


def bleed(state: GameState, minion: int) -> int:
    """Bleed amount in pool."""
    _check_card(state, minion)
    return numbers.bleed(state, minion)


def strength(state: GameState, minion: int) -> int:
    """Strength: points of damage of a hand strike at close range."""
    _check_card(state, minion)
    return numbers.strength(state, minion)


def disciplines(state: GameState, vampire: int) -> dict[str, int]:
    """Levels of the vampire's Disciplines by three-letter code: 1 basic, 2 superior."""
    _check_card(state, vampire)
    return {d.value: level for d, level in nature.disciplines(state, vampire).items()}


def sect(state: GameState, minion: int) -> Sect | None:
    """The sect of a vampire as it is now; None for other cards."""
    _check_card(state, minion)
    return sects.sect(state, minion)


def title(state: GameState, minion: int) -> Title:
    """The title that a vampire has now; NONE while it is contested or improper. R4.2-03, R10-04.

    The votes of an independent's own are no title of this list (see `facts_of`).
    """
    _check_card(state, minion)
    return titles.title(state, minion)


def stealth(state: GameState) -> int:
    """Stealth of the action under way, 0 outside one."""
    action = stack.current_action(state)
    return 0 if action is None else numbers.stealth(state, action)


def intercept(state: GameState, minion: int) -> int:
    """Intercept of a minion, in the action under way if there is one."""
    _check_card(state, minion)
    return numbers.intercept(state, minion, stack.current_action(state))


def current_action(state: GameState) -> Action | None:
    """The action under way, None outside one."""
    return stack.current_action(state)


def current_combat(state: GameState) -> Combat | None:
    """The combat under way, None outside one."""
    return stack.topmost(state, Combat)


def current_referendum(state: GameState) -> Referendum | None:
    """The referendum under way, None outside one."""
    return ballots.current_referendum(state)


def votes(state: GameState, card: int) -> int:
    """Votes that a card in play has: by title or text, and gained in the referendum under way.

    None while it is not ready (R6.3.3-14); those that have been cast are among them.
    """
    _check_card(state, card)
    return ballots.votes(state, card) if presence.in_play(state, card) else 0


def tally(state: GameState) -> tuple[int, int]:
    """Votes for and against as they stand in the referendum under way; (0, 0) outside one."""
    current = ballots.current_referendum(state)
    return (0, 0) if current is None else ballots.tally(state, current)


def combat_range(state: GameState) -> Range | None:
    """The range of the round of combat under way, None outside one."""
    current = stack.topmost(state, Round)
    return None if current is None else current.range


def current_window(state: GameState) -> WindowKind | None:
    """The window in which the pending decision is asked, None for other decisions."""
    top = state.stack[-1]
    return top.kind if isinstance(top, Impulse) else None


def _check_seat(state: GameState, seat: int) -> None:
    if not 0 <= seat < len(state.players):
        raise InvalidPosition(f"there is no seat {seat}: seats are 0 to {len(state.players) - 1}")


def _check_card(state: GameState, card: int) -> None:
    if not 0 <= card < len(state.cards):
        raise InvalidPosition(f"there is no card {card} in this game")

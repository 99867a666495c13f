"""The referee of Vampire: The Eternal Struggle as a pure function.

state = new_game(decks, seed=7)
while state.pending:
    state = apply(state, choose(legal_moves(state)))
print(outcome(state))
"""

from __future__ import annotations

from vtes.cards.decks import Deck, DeckError, read_deck, starter_decks, write_deck
from vtes.engine import (
    LegalMoves,
    Transition,
    apply,
    is_legal,
    legal_moves,
    skip,
    transition,
    why_illegal,
)
from vtes.model.decisions import ActionKind, Decision, DecisionKind, Phase, WindowKind
from vtes.model.errors import (
    AmbiguousMove,
    CardNotImplemented,
    DataError,
    IllegalMove,
    InvalidMove,
    InvalidNotation,
    InvalidPosition,
    RulesError,
)
from vtes.model.ruleset import REVISED, Ruleset
from vtes.model.state import GameState, Outcome, Termination
from vtes.model.violations import Violation
from vtes.rulebook.book import RULEBOOK as rulebook
from vtes.setup import new_game

__all__ = [
    "REVISED",
    "ActionKind",
    "AmbiguousMove",
    "CardNotImplemented",
    "DataError",
    "Decision",
    "DecisionKind",
    "Deck",
    "DeckError",
    "GameState",
    "IllegalMove",
    "InvalidMove",
    "InvalidNotation",
    "InvalidPosition",
    "LegalMoves",
    "Outcome",
    "Phase",
    "RulesError",
    "Ruleset",
    "Termination",
    "Transition",
    "Violation",
    "WindowKind",
    "apply",
    "is_legal",
    "legal_moves",
    "new_game",
    "read_deck",
    "rulebook",
    "skip",
    "starter_decks",
    "transition",
    "why_illegal",
    "write_deck",
]

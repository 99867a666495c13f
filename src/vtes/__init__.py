"""The referee of Vampire: The Eternal Struggle as a pure function.

state = new_game(decks, seed=7)
while state.pending:
    state = apply(state, choose(legal_moves(state)))
print(outcome(state))
"""

from __future__ import annotations

from vtes.cards.coverage import Coverage, coverage
from vtes.cards.deck_forms import read_deck, write_deck
from vtes.cards.decks import Deck, DeckError, UnreadLine, deck_faults, starter_decks
from vtes.check import Fault, check
from vtes.codec import SCHEMA_VERSION, digest, dumps, loads
from vtes.determinize import determinize
from vtes.engine import (
    LegalMoves,
    Transition,
    apply,
    is_legal,
    legal_moves,
    skip,
    skip_transition,
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
from vtes.model.events import Event
from vtes.model.moves import Move
from vtes.model.ruleset import REVISED, OwnDuplicate, Ruleset
from vtes.model.state import GameState, Outcome, Termination
from vtes.model.violations import Violation
from vtes.notation import format_event, format_move, format_state, parse_move, read_move
from vtes.observe import (
    Observation,
    observation_from_json,
    observation_to_json,
    observe,
    redact,
)
from vtes.perft import divide, perft
from vtes.queries import (
    bleed,
    capacity,
    combat_range,
    current_action,
    current_combat,
    current_referendum,
    current_window,
    disciplines,
    facts_of,
    in_play,
    intercept,
    is_vampire,
    outcome,
    predator,
    prey,
    sect,
    stealth,
    strength,
    tally,
    title,
    votes,
)
from vtes.record import Record, ReplayDiverged
from vtes.rulebook.book import RULEBOOK as rulebook
from vtes.session import Game
from vtes.setup import new_game
from vtes.simulation import Failure, Results, simulate

__all__ = [
    "REVISED",
    "SCHEMA_VERSION",
    "ActionKind",
    "AmbiguousMove",
    "CardNotImplemented",
    "Coverage",
    "DataError",
    "Decision",
    "DecisionKind",
    "Deck",
    "DeckError",
    "Event",
    "Failure",
    "Fault",
    "Game",
    "GameState",
    "IllegalMove",
    "InvalidMove",
    "InvalidNotation",
    "InvalidPosition",
    "LegalMoves",
    "Move",
    "Observation",
    "Outcome",
    "OwnDuplicate",
    "Phase",
    "Record",
    "ReplayDiverged",
    "Results",
    "RulesError",
    "Ruleset",
    "Termination",
    "Transition",
    "UnreadLine",
    "Violation",
    "WindowKind",
    "apply",
    "bleed",
    "capacity",
    "check",
    "combat_range",
    "coverage",
    "current_action",
    "current_combat",
    "current_referendum",
    "current_window",
    "deck_faults",
    "determinize",
    "digest",
    "disciplines",
    "divide",
    "dumps",
    "facts_of",
    "format_event",
    "format_move",
    "format_state",
    "in_play",
    "intercept",
    "is_legal",
    "is_vampire",
    "legal_moves",
    "loads",
    "new_game",
    "observation_from_json",
    "observation_to_json",
    "observe",
    "outcome",
    "parse_move",
    "perft",
    "predator",
    "prey",
    "read_deck",
    "read_move",
    "redact",
    "rulebook",
    "sect",
    "simulate",
    "skip",
    "skip_transition",
    "starter_decks",
    "stealth",
    "strength",
    "tally",
    "title",
    "transition",
    "votes",
    "why_illegal",
    "write_deck",
]

"""The errors of the library: one root, one class for each thing that can be wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vtes.model.violations import Violation


class RulesError(ValueError):
    """Root of every error that the library raises on purpose."""


class InvalidMove(RulesError):
    """What was given as a move is not a move at all (a wrong type, a wrong field)."""


class IllegalMove(RulesError):
    """The move is not legal in this position.

    Attributes:
        violations: every objection, each with its code, its rule and a sentence.
    """

    def __init__(self, violations: tuple[Violation, ...], what: str = "move") -> None:
        self.violations = violations
        reasons = "; ".join(f"{v.message} [{v.rule}]" for v in violations)
        super().__init__(f"illegal {what}: {reasons}")


class InvalidNotation(RulesError):
    """The text is not a move in this library's notation."""


class AmbiguousMove(RulesError):
    """The text fits more than one legal move."""


class InvalidPosition(RulesError):
    """A position, a seat or an argument that cannot be."""


class DataError(RulesError):
    """Stored data (JSON, a record, a scenario) that is damaged, unknown or of another version."""


class CardNotImplemented(RulesError):
    """Cards whose text is not encoded were asked for.

    Attributes:
        names: the names of the cards.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        super().__init__(
            "not encoded: " + ", ".join(names) + "; pass unencoded='inert' to deal them as"
            " cards that can only be discarded"
        )

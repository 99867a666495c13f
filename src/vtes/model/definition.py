"""A card as the game knows it, with what every listing of moves asks of it."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from vtes.model.cards import Claim, Facts, Title
from vtes.model.decisions import Phase, WindowKind
from vtes.model.record import Record, record
from vtes.model.text import By, How, Mode, Text


@record
class Definition(Record):
    """A card as the game knows it: its printed facts and its encoded text.

    Attributes:
        facts: what is printed.
        text: what it does; None for a card that is not encoded (a library card can then only
            be discarded, a vampire is a plain vampire with his numbers).
        moments: the windows in which it can be played from a hand, as bits by `WindowKind`.
        use_moments: the windows in which it can be used in play.
        phase_uses: the phases of its user's turn in which it can be used without an action.
        triggers: the moments at which it does something by itself, as bits.
        usable: whether it has a use in play.
        offers: whether it lets minions take an action while it is in play.
        lendable: whether its controller has its use wherever it lies, outside actions.
        printed_claim: the printed title of a vampire.
    """

    facts: Facts
    text: Text | None = None
    moments: int = attrs.field(init=False, eq=False, repr=False)
    use_moments: int = attrs.field(init=False, eq=False, repr=False)
    phase_uses: int = attrs.field(init=False, eq=False, repr=False)
    triggers: int = attrs.field(init=False, eq=False, repr=False)
    usable: bool = attrs.field(init=False, eq=False, repr=False)
    offers: bool = attrs.field(init=False, eq=False, repr=False)
    lendable: bool = attrs.field(init=False, eq=False, repr=False)
    printed_claim: Claim = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Work out once for all what every listing of moves asks."""
        modes = self.text.modes if self.text else ()
        uses = [mode for mode in modes if mode.how is How.USE]
        played = [mode for mode in modes if mode.how not in (How.USE, How.TRIGGER)]
        worked_out = {
            "moments": _bits(played),
            "triggers": sum(1 << m for m in {mode.moment for mode in modes} if m is not None),
            "use_moments": _bits(uses),
            "phase_uses": sum(1 << p for p in Phase if any(_is_for(mode, p) for mode in uses)),
            "usable": bool(uses),
            "offers": any(mode.deed is not None for mode in uses),
            "lendable": any(m.deed is None and m.by in (By.CONTROLLER, By.COMBATANT) for m in uses),
            "printed_claim": _printed_claim(self.facts),
        }
        for name, value in worked_out.items():
            object.__setattr__(self, name, value)


def _printed_claim(facts: Facts) -> Claim:
    """The printed title; a justicar is that of his own clan (R6.3.4-03)."""
    of = facts.clans[0] if facts.title is Title.JUSTICAR and facts.clans else facts.city
    return Claim(facts.title, of, facts.votes)


def _is_for(mode: Mode, phase: Phase) -> bool:
    """Whether a use may be possible in a phase of its user's turn, outside windows."""
    at_any_time = mode.phase is None and WindowKind.PHASE in mode.windows
    return mode.deed is None and (at_any_time or mode.phase is phase)


def _bits(modes: Iterable[Mode]) -> int:
    bits = 0
    for mode in modes:
        for window in mode.windows:
            bits |= 1 << window
    return bits

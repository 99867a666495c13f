"""A card as the game knows it, with what every listing of moves asks of it."""

from __future__ import annotations

from collections.abc import Iterable

from vtes.model.cards import Claim, Facts, Title
from vtes.model.decisions import Phase, WindowKind
from vtes.model.record import Record, record, worked_out
from vtes.model.text import By, How, Mode, Moment, Text


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
    moments: int = worked_out(lambda card: _bits(_ways(card, played=True)))
    use_moments: int = worked_out(lambda card: _bits(_ways(card)))
    phase_uses: int = worked_out(
        lambda card: sum(1 << p for p in Phase if any(_is_for(mode, p) for mode in _ways(card)))
    )
    triggers: int = worked_out(lambda card: sum(1 << moment for moment in _moments(card)))
    usable: bool = worked_out(lambda card: bool(_ways(card)))
    offers: bool = worked_out(lambda card: any(mode.deed is not None for mode in _ways(card)))
    lendable: bool = worked_out(lambda card: any(map(_is_lent, _ways(card))))
    printed_claim: Claim = worked_out(lambda card: _printed_claim(card.facts))


def _ways(card: Definition, *, played: bool = False) -> list[Mode]:
    """Its uses in play, or the ways to play it from a hand."""
    modes = card.text.modes if card.text else ()
    if played:
        return [mode for mode in modes if mode.how not in (How.USE, How.TRIGGER)]
    return [mode for mode in modes if mode.how is How.USE]


def _moments(card: Definition) -> set[Moment]:
    modes = card.text.modes if card.text else ()
    return {mode.moment for mode in modes if mode.moment is not None}


def _is_lent(use: Mode) -> bool:
    return use.deed is None and use.by in (By.CONTROLLER, By.COMBATANT)


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

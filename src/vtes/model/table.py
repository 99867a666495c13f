"""What never changes during a game, with what is asked of its cards again and again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from vtes.model.decisions import Phase, WindowKind
from vtes.model.definition import Definition
from vtes.model.laws import ClanDiscount, HalfCost, InEachCombat, NoReplacing, ToAll
from vtes.model.play_words import IfBlocks, Mute
from vtes.model.record import Record, record, worked_out
from vtes.model.ruleset import Ruleset
from vtes.model.text import Aim, Ban, By, Law, Mode, Text
from vtes.model.words import PutOn

NO_WINDOW = len(WindowKind)
"""Outside windows, where tables have an entry for each window and one for none."""
IN_PHASE = NO_WINDOW + 1
"""The first of the entries for the phases of a turn, which follow."""
_OUTSIDE = (2 << len(Phase)) - 1 << NO_WINDOW


def _modes(table: Table) -> Iterator[Mode]:
    return (mode for text in table.texts for mode in text.modes)


def _aims(table: Table) -> Iterator[Aim]:
    return (mode.aim for mode in _modes(table) if mode.aim is not None)


def _has_law(table: Table, *kinds: type[Law]) -> bool:
    return any(isinstance(law, kinds) for text in table.texts for law in text.laws)


def _united(bits: Iterable[int]) -> int:
    return reduce(or_, bits, 0)


def _lending(table: Table) -> int:
    lent = [d.use_moments for d in table.definitions if d.lendable and _is_put_on(d)]
    return reduce(or_, lent, _OUTSIDE if lent else 0)


def _is_put_on(definition: Definition) -> bool:
    modes = definition.text.modes if definition.text else ()
    words = [effect for mode in modes for effect in mode.effects]
    later = [effect for word in words if isinstance(word, IfBlocks) for effect in word.effects]
    return any(isinstance(effect, PutOn) for effect in (*words, *later))


def _by_chosen(table: Table) -> int:
    chosen = [mode for mode in _modes(table) if mode.by in (By.CHOSEN, By.ACTING, By.ABOUT)]
    windows = _united(1 << window for mode in chosen for window in mode.windows)
    return windows | (_OUTSIDE if chosen else 0)


def _open_phases(table: Table) -> tuple[Phase, ...]:
    uses = [mode for mode in _modes(table) if mode.by is By.ANYBODY and mode.deed is None]
    return tuple(sorted({mode.phase for mode in uses if mode.phase is not None}))


def _duties(table: Table) -> tuple[Phase, ...]:
    owed = {mode.phase for mode in _modes(table) if mode.must and mode.phase is not None}
    return tuple(sorted(owed))


def _banning(table: Table) -> tuple[Ban, ...]:
    bans = {ban for text in table.texts for ban in text.bans}
    bans |= {each.ban for text in table.texts for each in text.bans_when}
    return tuple(sorted(bans, key=lambda ban: ban.name))


def _sizing(table: Table) -> bool:
    return any(text.hand or text.hands or text.hand_counters for text in table.texts)


def _feeding(table: Table) -> bool:
    """Whether a minion of the game adds to hand sizes."""
    return any(
        d.text is not None and (d.text.hands or (d.text.hand and not d.facts.is_library))
        for d in table.definitions
    )


def _radiated(table: Table) -> int:
    return _united(1 << aura.bonus.number for text in table.texts for aura in text.auras)


def _common(table: Table) -> int:
    laws = (law for text in table.texts for law in text.laws)
    return _united(1 << law.bonus.number for law in laws if isinstance(law, ToAll))


def _hushes(text: Text) -> bool:
    """Whether a text keeps anybody from playing cards."""
    words = (effect for mode in text.modes for effect in mode.effects)
    return bool(text.hushes) or any(isinstance(effect, Mute) for effect in words)


def _playable(table: Table) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple(bool(d.moments >> w & 1) for d in table.definitions) for w in WindowKind)


def _users(table: Table) -> tuple[tuple[bool, ...], ...]:
    cards = table.definitions
    by_window = [tuple(bool(d.use_moments >> w & 1) for d in cards) for w in WindowKind]
    by_phase = [tuple(bool(d.phase_uses >> p & 1) for d in cards) for p in Phase]
    return (*by_window, tuple(d.usable for d in cards), *by_phase)


@record
class Table(Record):
    """What never changes during a game.

    Attributes:
        ruleset: the edition.
        names: the players' names, clockwise.
        definitions: the different cards of the game.
        seed: the seed of every shuffle.
        turn_limit: number of turns after which the game stops, None for no limit.
        texts: the encoded texts among them.
        lending: the windows in which a card of the game that can lie on another's minion is used
            by its controller, as bits; outside windows, whether there is such a card.
        banning: what cards of the game forbid minions.
        by_chosen: the windows in which a card of the game is used by a minion whom it has chosen,
            or is about, as bits; outside windows, whether there is such a card.
        open_phases: the phases in which everybody can use a card of the game, without an action.
        duties: the phases in which something has to happen because of a card of the game.
        sharing: whether a card of the game adds to a number of all minions of a Methuselah.
        barren: whether a card of the game gains no life.
        exposing: whether a card of the game adds to the bleeds of those who bleed a Methuselah.
        feeding: whether a minion of the game adds to hand sizes.
        newcomers: whether it counts for a card of the game which vampires have just come out.
        opening: whether a card of the game gives combatants something as combat begins.
        sizing: whether a card of the game changes a hand size while it is in play.
        radiated: the numbers of other minions to which minions of the game add, as bits.
        common: the numbers of all minions in play to which cards of the game add, as bits.
        tolling: whether a minion of the game makes others pay more.
        silencing: whether a card of the game keeps the text of a minion from counting.
        eluding: whether a library card of the game keeps minions from blocking another.
        hushing: whether a card of the game keeps others from playing cards.
        discounting: whether a card of the game makes cards cheaper for a clan, or for its minion.
        surcharging: whether a minion of the game pays more for his own cards.
        withholding: whether a card of the game keeps a Methuselah from replacing cards.
        triggers: the moments at which a card of the game does something by itself, as bits.
        moments: the windows in which any card of the game can be played, as bits.
        use_moments: the windows in which any card of the game can be used in play.
        playable: for each window and definition whether it can be played in it from a hand.
        offering: for each definition whether it has a use that lets minions take an action.
        users: for each window and definition whether it can be used in it; then whether it can be
            used at all; then for each phase whether it can be used in that of its user's turn.
    """

    ruleset: Ruleset
    names: tuple[str, ...]
    definitions: tuple[Definition, ...]
    seed: int
    turn_limit: int | None = None
    texts: tuple[Text, ...] = worked_out(
        lambda table: tuple(d.text for d in table.definitions if d.text is not None)
    )
    banning: tuple[Ban, ...] = worked_out(_banning)
    lending: int = worked_out(_lending)
    by_chosen: int = worked_out(_by_chosen)
    open_phases: tuple[Phase, ...] = worked_out(_open_phases)
    duties: tuple[Phase, ...] = worked_out(_duties)
    sharing: bool = worked_out(lambda table: any(text.shared for text in table.texts))
    barren: bool = worked_out(lambda table: any(text.barren for text in table.texts))
    exposing: bool = worked_out(lambda table: any(text.exposes for text in table.texts))
    feeding: bool = worked_out(_feeding)
    newcomers: bool = worked_out(lambda table: any(aim.newcomer for aim in _aims(table)))
    opening: bool = worked_out(lambda table: _has_law(table, InEachCombat))
    sizing: bool = worked_out(_sizing)
    radiated: int = worked_out(_radiated)
    common: int = worked_out(_common)
    tolling: bool = worked_out(lambda table: any(text.tolls for text in table.texts))
    silencing: bool = worked_out(
        lambda table: any(Ban.ABILITIES in text.bans for text in table.texts)
    )
    eluding: bool = worked_out(
        lambda table: any(text.evades and text.modes for text in table.texts)
    )
    hushing: bool = worked_out(lambda table: any(map(_hushes, table.texts)))
    surcharging: bool = worked_out(
        lambda table: any(d.amount < 0 for text in table.texts for d in text.discounts)
    )
    withholding: bool = worked_out(lambda table: _has_law(table, NoReplacing))
    discounting: bool = worked_out(lambda table: _has_law(table, ClanDiscount, HalfCost))
    triggers: int = worked_out(lambda table: _united(d.triggers for d in table.definitions))
    moments: int = worked_out(lambda table: _united(d.moments for d in table.definitions))
    use_moments: int = worked_out(lambda table: _united(d.use_moments for d in table.definitions))
    playable: tuple[tuple[bool, ...], ...] = worked_out(_playable)
    offering: tuple[bool, ...] = worked_out(
        lambda table: tuple(d.offers for d in table.definitions)
    )
    users: tuple[tuple[bool, ...], ...] = worked_out(_users)

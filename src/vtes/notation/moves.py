"""Moves as lines of text: "Sarah: bleed with Lupo".

`FORMS` is the whole notation. A form writes and reads one kind of move; each part in braces is
a field of the move with the name of its slot, which says how the value is written.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import attrs

from vtes.cards.printed import UnknownCard, facts
from vtes.engine import legal_moves, why_illegal
from vtes.model.combat_words import Option
from vtes.model.decisions import ActionKind
from vtes.model.errors import AmbiguousMove, IllegalMove, InvalidMove, InvalidNotation
from vtes.model.moves import (
    Allot,
    AnnounceWithdrawal,
    Block,
    CallBloodHunt,
    CallOffBlock,
    CastVotes,
    ChooseAmount,
    ChooseCard,
    ChooseMethuselah,
    ChoosePayment,
    ChooseStance,
    ChooseTarget,
    ChooseWay,
    CommitDiablerie,
    Discard,
    DrawVampire,
    HandStrike,
    Move,
    NameClan,
    Pass,
    PayContest,
    PayTitle,
    PlayCard,
    Side,
    Stance,
    TakeAction,
    TakeBack,
    TakeEdgePool,
    Transfer,
    UseCard,
    UseOption,
    VoteSource,
    YieldContest,
    YieldTitle,
)
from vtes.model.state import GameState
from vtes.model.zones import Zone
from vtes.notation.labels import (
    card_label,
    find_card,
    find_clan,
    find_printed,
    find_seat,
    pick,
)


@attrs.frozen
class Slot:
    """How the value of a field is written.

    Attributes:
        pattern: regular expression of the written value.
        write: from the value to text.
        read: from text to the value; raises InvalidNotation.
    """

    pattern: str
    write: Callable[[GameState, Any], str]
    read: Callable[[GameState, str], Any]


def _write_printed(state: GameState, printed: int) -> str:
    for definition in state.table.definitions:
        if definition.facts.id == printed:
            return definition.facts.name
    try:
        return facts(printed).name
    except UnknownCard:
        raise InvalidMove(f"no card has the printed id {printed}") from None


def _write_seat(state: GameState, seat: int) -> str:
    if not 0 <= seat < len(state.players):
        raise InvalidMove(f"there is no seat {seat} in this game")
    return state.table.names[seat]


_BURNED: Final = re.compile(r"(.+) in the ash heap of (.+)", re.IGNORECASE)


def _write_card(state: GameState, card: int) -> str:
    if not 0 <= card < len(state.cards):
        raise InvalidMove(f"there is no card {card} in this game")
    value = state.cards[card]
    if value.zone is Zone.ASH_HEAP:
        name = state.definition(card).facts.name
        return f"{name} in the ash heap of {_write_seat(state, value.owner)}"
    return card_label(state, card)


def _read_card(state: GameState, text: str) -> int:
    found = _BURNED.fullmatch(text)
    if found is None:
        return find_card(state, text)
    heap = state.players[find_seat(state, found[2])].ash_heap
    card = pick([(state.definition(c).facts.name, c) for c in _different(state, heap)], found[1])
    if card is None:
        raise InvalidNotation(f"no card in that ash heap is called {found[1]!r}")
    return card


def _different(state: GameState, cards: tuple[int, ...]) -> list[int]:
    """The first of each of some cards."""
    copies: dict[int, int] = {}
    for card in cards:
        copies.setdefault(state.cards[card].definition, card)
    return list(copies.values())


SLOTS: Final[Mapping[str, Slot]] = {
    "card": Slot(r".+", _write_card, _read_card),
    "name": Slot(r".+", _write_printed, find_printed),
    "vampire": Slot(r".+", _write_printed, partial(find_printed, library=False)),
    "player": Slot(r".+", _write_seat, find_seat),
    "place": Slot(r"[0-9]+", lambda _, place: str(place + 1), lambda _, text: int(text) - 1),
    "amount": Slot(r"-?[0-9]+", lambda _, amount: str(amount), lambda _, text: int(text)),
    "clan": Slot(r".+", lambda _, clan: clan, find_clan),
}
"""Every way to write a value; places are counted from 1."""


class Form:
    """One form of the notation.

    Attributes:
        kind: the class of the moves that it writes and reads.
        template: the line after the player, with `{field:slot}` for what varies.
        fixed: fields that the form itself says.
    """

    def __init__(self, kind: type[Move], template: str, **fixed: Any) -> None:
        self.kind = kind
        self.template = template
        self.fixed = fixed
        self._parts = re.split(r"\{(\w+):(\w+)\}", template)
        pattern = re.escape(self._parts[0])
        for _, slot, after in self._variables():
            pattern += f"({SLOTS[slot].pattern}){re.escape(after)}"
        self._pattern = re.compile(pattern, re.IGNORECASE)

    def _variables(self) -> list[tuple[str, str, str]]:
        parts = self._parts
        return list(zip(parts[1::3], parts[2::3], parts[3::3], strict=True))

    def fits(self, move: Move) -> bool:
        """Whether this form writes the move."""
        return (
            type(move) is self.kind
            and self._has_all(move)
            and all(getattr(move, field) is value for field, value in self.fixed.items())
        )

    def _has_all(self, move: Move) -> bool:
        """Whether no field that the form writes is the card that is not there."""
        return all(
            slot != "card" or getattr(move, field) >= 0 for field, slot, _ in self._variables()
        )

    def write(self, state: GameState, move: Move) -> str:
        """The move as text, without the player."""
        text = self._parts[0]
        for field, slot, after in self._variables():
            text += SLOTS[slot].write(state, getattr(move, field)) + after
        return text

    def read(self, state: GameState, seat: int, text: str) -> Move | None:
        """The move that the text writes in this form, None if it is another form.

        Raises:
            InvalidNotation: it is this form, but a name in it is unknown.
        """
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        fields = dict(self.fixed)
        for (field, slot, _), value in zip(self._variables(), match.groups(), strict=True):
            fields[field] = SLOTS[slot].read(state, value)
        return self.kind(seat=seat, **fields)  # type: ignore[call-arg]

    def __str__(self) -> str:
        return re.sub(r"\{\w+:(\w+)\}", r"<\1>", self.template)


def _votes(word: str, side: Side) -> tuple[Form, ...]:
    """The forms of votes on one side, by their source."""

    def form(template: str, source: VoteSource, **fixed: int) -> Form:
        return Form(CastVotes, template, source=source, side=side, **fixed)

    return (
        form(f"vote {word} with {{card:card}}", VoteSource.IN_PLAY),
        form(f"vote {word} by the calling card", VoteSource.CALLING_CARD, card=-1),
        form(f"burn {{card:name}} to vote {word}", VoteSource.HAND),
        form(f"burn the Edge to vote {word}", VoteSource.EDGE, card=-1),
        form(f"vote {word} with bought votes", VoteSource.BOUGHT, card=-1),
        form(f"vote {word} among the prisci with {{card:card}}", VoteSource.PRISCUS),
    )


FORMS: Final[tuple[Form, ...]] = (
    Form(Pass, "pass"),
    Form(TakeEdgePool, "take the Edge pool"),
    Form(AnnounceWithdrawal, "announce withdrawal"),
    Form(PayContest, "contest {card:card}"),
    Form(YieldContest, "yield {card:card}"),
    Form(PayTitle, "contest the title of {card:card}"),
    Form(YieldTitle, "yield the title of {card:card}"),
    Form(PlayCard, "play {card:name}", minion=-1),
    Form(PlayCard, "play {card:name} with {minion:card}"),
    Form(ChooseWay, "in way {mode:place}"),
    Form(UseCard, "use {card:card}", minion=-1, mode=0),
    Form(UseCard, "use {card:card} with {minion:card}", mode=0),
    Form(UseCard, "use {card:card} in way {mode:place}", minion=-1),
    Form(UseCard, "use {card:card} in way {mode:place} with {minion:card}"),
    Form(TakeAction, "bleed with {minion:card}", action=ActionKind.BLEED),
    Form(TakeAction, "hunt with {minion:card}", action=ActionKind.HUNT),
    Form(TakeAction, "leave torpor with {minion:card}", action=ActionKind.LEAVE_TORPOR),
    Form(TakeAction, "rescue with {minion:card}", action=ActionKind.RESCUE),
    Form(TakeAction, "equip with {minion:card}", action=ActionKind.EQUIP),
    Form(TakeAction, "employ with {minion:card}", action=ActionKind.EMPLOY),
    Form(TakeAction, "recruit with {minion:card}", action=ActionKind.RECRUIT),
    Form(TakeAction, "take equipment with {minion:card}", action=ActionKind.MOVE_EQUIPMENT),
    Form(TakeAction, "diablerize with {minion:card}", action=ActionKind.DIABLERIE),
    Form(TakeAction, "call a referendum with {minion:card}", action=ActionKind.POLITICAL),
    Form(TakeAction, "act with {minion:card}", action=ActionKind.CARD),
    Form(ChooseMethuselah, "choose {chosen:player}"),
    Form(ChooseTarget, "target {card:card}"),
    Form(ChooseAmount, "take {amount:amount}"),
    Form(ChooseStance, "have him vote for", stance=Stance.FOR),
    Form(ChooseStance, "have him vote against", stance=Stance.AGAINST),
    Form(ChooseStance, "have him abstain", stance=Stance.ABSTAIN),
    Form(ChooseCard, "choose {card:name} in hand", place=Zone.HAND),
    Form(ChooseCard, "choose {card:name} in library", place=Zone.LIBRARY),
    Form(ChooseCard, "choose {card:vampire} in crypt", place=Zone.CRYPT),
    Form(ChooseCard, "choose {card:name} in ash heap", place=Zone.ASH_HEAP),
    Form(ChoosePayment, "pay {acting:amount}"),
    Form(Block, "block with {minion:card}"),
    Form(CommitDiablerie, "diablerize"),
    Form(CallBloodHunt, "call a blood hunt"),
    Form(CallOffBlock, "call off the block"),
    Form(HandStrike, "strike with hand"),
    Form(UseOption, "maneuver", option=Option.MANEUVER),
    Form(UseOption, "maneuver to long range", option=Option.MANEUVER_FAR),
    Form(UseOption, "maneuver for a blood", option=Option.MANEUVER_FOR_BLOOD),
    Form(UseOption, "strike to end the combat", option=Option.STRIKE_TO_END),
    Form(UseOption, "cancel the combat", option=Option.CANCEL_COMBAT),
    Form(UseOption, "maneuver or press", option=Option.MANEUVER_OR_PRESS),
    Form(UseOption, "press", option=Option.PRESS),
    Form(UseOption, "press to continue", option=Option.PRESS_TO_CONTINUE),
    Form(UseOption, "press to end", option=Option.PRESS_TO_END),
    Form(UseOption, "prevent a point", option=Option.PREVENT),
    Form(UseOption, "prevent an aggravated point", option=Option.PREVENT_AGGRAVATED),
    Form(UseOption, "prevent the strike", option=Option.PREVENT_STRIKE),
    Form(UseOption, "continue the action", option=Option.CONTINUE_ACTION),
    Form(Transfer, "transfer to #{place:place}"),
    Form(TakeBack, "take back from #{place:place}"),
    Form(DrawVampire, "draw a vampire"),
    Form(Discard, "discard {card:name}"),
    Form(Allot, "{points:amount} to {chosen:player}"),
    Form(NameClan, "clan {clan:clan}"),
    *_votes("for", Side.FOR),
    *_votes("against", Side.AGAINST),
)
"""The notation: one line for each kind of move."""

LONGEST_LINE: Final = 1_000
"""Characters that a line is read of at most."""


def format_move(state: GameState, move: Move) -> str:
    """A move as one readable line.

    Args:
        state: the position in which the move is made.
        move: any move that names seats and cards of this game, legal or not.

    Returns:
        The line, e.g. "Sarah: bleed with Lupo". Instance ids never appear in it.

    Raises:
        InvalidMove: the move names a seat or a card that this game does not have.
    """
    names = state.table.names
    if not 0 <= move.seat < len(names):
        raise InvalidMove(f"there is no seat {move.seat} in this game")
    for form in FORMS:
        if form.fits(move):
            return f"{names[move.seat]}: {form.write(state, move)}"
    raise InvalidMove(f"the notation has no form for this: {move!r}")


def read_move(state: GameState, text: str) -> Move:
    """The move that a line writes, whether it is legal or not.

    Args:
        state: the position; names are looked up among what everybody can see in it.
        text: the line.

    Raises:
        InvalidNotation: the line cannot be read; the message says what was expected.
        AmbiguousMove: a name in it fits several cards.
    """
    _check_line(text)
    player, colon, rest = text.partition(":")
    if not colon:
        raise InvalidNotation(f"{text!r} is not a move: expected '<player>: ' and {_expected()}")
    seat = find_seat(state, player.strip())
    rest = " ".join(rest.split())
    found: list[Move] = []
    problems: list[InvalidNotation] = []
    for form in FORMS:
        try:
            move = form.read(state, seat, rest)
        except InvalidNotation as error:
            problems.append(error)
        else:
            found += [move] if move is not None else []
    if len(found) > 1:
        raise AmbiguousMove(f"{text!r} can be read in {len(found)} ways")
    if found:
        return found[0]
    if problems:
        raise InvalidNotation(f"{text!r}: {problems[0]}")
    raise InvalidNotation(f"{text!r}: expected after the player {_expected()}")


def parse_move(state: GameState, text: str) -> Move:
    """The legal move that a line writes: the reverse of `format_move`.

    Case, accents and spaces matter only where they tell legal moves apart.

    Args:
        state: the position.
        text: the line.

    Raises:
        InvalidNotation: the line cannot be read as a move.
        IllegalMove: it is a move, but not a legal one; carries the violations.
        AmbiguousMove: it fits several legal moves.
    """
    _check_line(text)
    lines = [(format_move(state, move), move) for move in legal_moves(state)]
    loose = _loose(text)
    for hits in (
        [move for line, move in lines if line == text],
        [move for line, move in lines if _loose(line) == loose],
    ):
        if len(hits) > 1:
            raise AmbiguousMove(f"{text!r} fits {len(hits)} legal moves")
        if hits:
            return hits[0]
    move = read_move(state, text)
    violations = why_illegal(state, move)
    if violations:
        raise IllegalMove(violations, repr(text))
    return move


def _check_line(text: object) -> None:
    if type(text) is not str:
        raise InvalidNotation(f"a move is written as a text, not {type(text).__name__}")
    if len(text) > LONGEST_LINE:
        raise InvalidNotation(f"a move has at most {LONGEST_LINE} characters, not {len(text)}")


def _loose(line: str) -> str:
    """The line without what people get wrong: case, accents and the number of spaces."""
    plain = unicodedata.normalize("NFKD", " ".join(line.split()).casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))


def _expected() -> str:
    return "one of: " + ", ".join(str(form) for form in FORMS)

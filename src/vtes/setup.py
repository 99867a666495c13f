"""From decks to the first decision of a game (1.2, 2)."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final, Literal

from pyrsistent import pvector

from vtes.cards.decks import Deck, deck_faults
from vtes.cards.definitions import definition_of
from vtes.engine import advance
from vtes.model.definition import Definition
from vtes.model.errors import CardNotImplemented, InvalidPosition
from vtes.model.ruleset import REVISED, Ruleset
from vtes.model.state import Card, GameState, Methuselah
from vtes.model.table import Table
from vtes.model.zones import Zone
from vtes.reducers.turn import begin_turn
from vtes.rules.chance import number, shuffled

LONGEST_NAME: Final = 100
"""Characters of a player's name at most."""


def new_game(
    decks: Sequence[Deck],
    *,
    seed: int,
    ruleset: Ruleset = REVISED,
    deck_rules: bool = True,
    turn_limit: int | None = None,
    ante: bool = False,
    names: Sequence[str] | None = None,
    unencoded: Literal["refuse", "inert"] = "refuse",
) -> GameState:
    """Shuffle, deal and begin the first turn.

    Args:
        decks: one deck for each player, clockwise; at least two (R0-01).
        seed: any integer; the same decks, seed and moves give the same game.
        ruleset: the edition.
        deck_rules: whether decks are held to the rules of 1.2.
        turn_limit: number of turns after which the game stops, None for no limit.
        ante: whether the game is played for ante: the top card of each shuffled library is set
            aside before the opening hand is drawn, and won with the oust of its owner (2.4).
        names: the players' names, clockwise; A, B, C ... where not given.
        unencoded: what to do with cards whose text is not encoded: refuse them, or deal library
            cards that can only be discarded and vampires who have only their numbers.

    Returns:
        The position of the first decision. Who takes the first turn is random (G18).

    Raises:
        InvalidPosition: too few decks, illegal decks (with every reason), or bad arguments.
        CardNotImplemented: unencoded cards, with their names.
    """
    players = _names(len(decks), names)
    _check_arguments(seed, turn_limit, unencoded)
    if deck_rules:
        _check_decks(decks, players, ruleset)
    definitions = _definitions(decks)
    if unencoded == "refuse":
        missing = tuple(d.facts.name for d in definitions if d.text is None)
        if missing:
            raise CardNotImplemented(missing)
    table = Table(ruleset, players, definitions, seed, turn_limit)
    state = _deal(table, decks, ante=ante)
    first = number(seed, state.draws, len(decks))
    return advance(begin_turn(state.replace(draws=state.draws + 1), first)).replace(trail=())


def _names(count: int, names: Sequence[str] | None) -> tuple[str, ...]:
    if count < 2:
        raise InvalidPosition("a game needs at least two decks (R0-01)")
    if names is None:
        if count > len(ascii_uppercase):
            raise InvalidPosition(f"name the players: there are {count}")
        return tuple(ascii_uppercase[:count])
    check_names(names)
    if len(names) != count:
        raise InvalidPosition(f"{count} decks, but {len(names)} names")
    return tuple(names)


def check_names(names: Sequence[str]) -> None:
    """Refuse names that could not be told apart or that notation could not be read with.

    Raises:
        InvalidPosition: with the reason.
    """
    for name in names:
        if type(name) is not str or not name or name != name.strip():
            raise InvalidPosition(f"not a name for a player: {name!r}")
        if ":" in name or len(name.splitlines()) > 1:
            raise InvalidPosition(f"a player's name has no colon and no line break: {name!r:.60}")
        if len(name) > LONGEST_NAME:
            raise InvalidPosition(f"a player's name has at most {LONGEST_NAME} characters")
    if len(set(names)) < len(names):
        raise InvalidPosition("two players have the same name")


def _check_arguments(seed: object, turn_limit: object, unencoded: object) -> None:
    if type(seed) is not int:
        raise InvalidPosition("the seed must be an integer")
    if turn_limit is not None and (type(turn_limit) is not int or turn_limit < 1):
        raise InvalidPosition("the turn limit must be a positive integer or None")
    if unencoded not in ("refuse", "inert"):
        raise InvalidPosition("unencoded must be 'refuse' or 'inert'")


def _check_decks(decks: Sequence[Deck], names: tuple[str, ...], ruleset: Ruleset) -> None:
    faults = [
        f"{name}: {fault}"
        for name, deck in zip(names, decks, strict=True)
        for fault in deck_faults(
            deck,
            len(decks),
            min_crypt=ruleset.crypt_minimum,
            min_library=ruleset.library_minimum,
            max_library=ruleset.library_maximum(len(decks)),
        )
    ]
    if faults:
        raise InvalidPosition("illegal decks: " + "; ".join(faults))


def _definitions(decks: Sequence[Deck]) -> tuple[Definition, ...]:
    ids = sorted({card for deck in decks for card, _ in deck.crypt + deck.library})
    return tuple(map(definition_of, ids))


def _deal(table: Table, decks: Sequence[Deck], *, ante: bool) -> GameState:
    """Shuffle crypts and libraries separately and deal the opening cards. R2.3-05 to R2.3-09.

    With ante, each player's is set aside before her opening hand is drawn (R2.3-07, R2.4-02).

    A card gets its id after the shuffle, by its place in the pile: ids say nothing about what
    lies in a pile (D40).
    """
    index = {d.facts.id: i for i, d in enumerate(table.definitions)}
    cards: list[Card] = []
    players: list[Methuselah] = []
    draws = 0
    for seat, deck in enumerate(decks):
        piles: list[tuple[int, ...]] = []
        for zone, entries in ((Zone.CRYPT, deck.crypt), (Zone.LIBRARY, deck.library)):
            listed = [index[card] for card, count in entries for _ in range(count)]
            pile, draws = shuffled(table.seed, draws, listed)
            first = len(cards)
            cards += [Card(definition, seat, seat, zone) for definition in pile]
            piles.append(tuple(range(first, len(cards))))
        crypt, library = piles
        up, hand = table.ruleset.opening_crypt, table.ruleset.hand_size
        for card in crypt[:up]:
            cards[card] = cards[card].replace(zone=Zone.UNCONTROLLED)
        aside, library = library[: int(ante)], library[int(ante) :]
        for card in aside:
            cards[card] = cards[card].replace(zone=Zone.ANTE)
        for card in library[:hand]:
            cards[card] = cards[card].replace(zone=Zone.HAND)
        players.append(
            Methuselah(
                table.ruleset.starting_pool,
                hand=library[:hand],
                library=library[hand:],
                crypt=crypt[up:],
                uncontrolled=crypt[:up],
                ante=aside,
            )
        )
    return GameState(table, pvector(cards), tuple(players), (), draws=draws)

"""Random games for the property tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import cycle, islice
from random import Random

import vtes
from vtes.cards.printed import all_facts, facts, find
from vtes.cards.texts import TEXTS
from vtes.engine import LegalMoves
from vtes.model.decisions import ActionKind
from vtes.model.moves import (
    AnnounceWithdrawal,
    Block,
    CallBloodHunt,
    ChoosePayment,
    ChooseTarget,
    ChooseWay,
    CommitDiablerie,
    Discard,
    Move,
    Pass,
    PlayCard,
    TakeAction,
    UseCard,
)
from vtes.model.needs import Titled
from vtes.model.needs_combat import AtLong, LaterRound
from vtes.model.state import GameState
from vtes.model.text import Need
from vtes.testing.players import Player, random_player, sensible_player

DECKS = tuple(vtes.starter_decks().values())

DIFFERENT = 20
"""Different cards in the library of a deck of encoded cards."""

WANTED = 8
"""How many of them are among those that have been seen least, if some are to be; of each of these
there are more copies than of others."""

STARS = 2
"""Different vampires with an encoded text in such a deck, two copies of each."""

TOGETHER: dict[str, tuple[str, ...]] = {
    "Damaskenos, Herald of Leandro": (
        "Praxis Seizure: Cairo",
        "Malkavian Justicar",
        "Aabbt Kindred",
    ),
    "Disguised Weapon": ("Meat Cleaver", ".44 Magnum", "Sawed-Off Shotgun"),
    "Bomb": ("The Barrens",),
    "Blessing of Durga Syn": ("Meat Cleaver", "Flak Jacket"),
    "Fast Hands": ("Meat Cleaver", "Flak Jacket"),
    "Ghoul Retainer": ("Meat Cleaver", ".44 Magnum"),
    "Nosferatu Performance Art": ("Art Museum", "Society Hunting Ground"),
    "Sela": ("Crusade: Pittsburgh",),
    "Protect Thine Own": ("Anastasz di Zagreb", "Agatha"),
}
"""What seldom finds together by chance: with one of these cards the others are in the deck, if
the deck is to hold what has been seen least."""

HELPING: dict[type[Need], tuple[str, ...]] = {
    AtLong: ("Fake Out",),
    LaterRound: ("Boxed In", "Open Grate"),
}
"""The same for all cards with a condition of use."""


MELEE = ("Meat Cleaver",)
"""The same for strikes that may be made with a melee weapon."""


def _thinned(deck: vtes.Deck, library: int) -> vtes.Deck:
    kept: list[tuple[int, int]] = []
    for card, count in deck.library:
        room = library - sum(n for _, n in kept)
        if room > 0:
            kept.append((card, min(count, room)))
    return vtes.Deck(deck.name, deck.crypt, tuple(kept))


Seen = Callable[[int], int]
"""How often what a card (printed id) does has been seen."""


def encoded_deck(
    random: Random, seen: Seen | None = None, library: Sequence[int] = ()
) -> vtes.Deck:
    """A deck of some encoded cards, and of vampires who can use them.

    Args:
        random: where the choices come from.
        seen: where it is given, some of the cards are among those seen least.
        library: the cards (printed ids) to choose from, and what is to be together with them.
    """
    library = library or _library()
    mixed = random.sample(library, len(library))
    rare = [] if seen is None else random.sample(sorted(mixed, key=seen)[: 2 * WANTED], WANTED)
    stars = random.sample(_encoded_vampires(), len(_encoded_vampires()))
    wanted = sorted(stars, key=seen)[: 2 * STARS] if seen is not None else stars
    stars = random.sample(wanted, STARS)
    helping = [friend for card in rare + stars for friend in friends(card)] if rare else []
    rare += [card for card in helping if facts(card).is_library]
    # With its like it comes to what it needs: a combat card to long ranges and later rounds.
    like = [c for c in mixed if rare and facts(c).types == facts(rare[0]).types][:WANTED]
    cards = [*dict.fromkeys(rare + like + mixed)][:DIFFERENT]
    asking = [card for card in cards if _users(card)]
    stars += [card for card in helping if facts(card).is_vampire]
    crypt = Counter(dict.fromkeys(stars, 2))
    # Somebody for each card, rather two for those that few can use; all can use others as well.
    first = sorted(asking or cards, key=lambda card: (card not in rare, _users(card)))
    for served in islice(cycle(first), 14 - crypt.total()):
        candidates = random.sample(_vampires(), 100)
        crypt[max(candidates, key=lambda v: _fit(v, served, cards))] += 1
    copies = 60 // DIFFERENT
    if rare:
        dealt = {card: copies + (1 if card in rare else -1) for card in cards}
    else:
        dealt = dict.fromkeys(cards, copies)
    return vtes.Deck("encoded", tuple(crypt.items()), tuple(dealt.items()))


def friends(card: int) -> list[int]:
    """Printed ids of what is to find together with a card."""
    modes = TEXTS[card].modes if card in TEXTS else ()
    needs = {type(need) for mode in modes for need in mode.needs}
    names = TOGETHER.get(facts(card).name, ())
    if any(mode.strike and mode.strike.melee for mode in modes):
        names += MELEE
    names += tuple(name for need in needs for name in HELPING.get(need, ()))
    return [found.id for name in names for found in find(name)[:1]]


@cache
def _library() -> list[int]:
    return [card for card in TEXTS if facts(card).is_library]


@cache
def _encoded_vampires() -> list[int]:
    return [card for card in TEXTS if not facts(card).is_library]


@cache
def _vampires() -> list[int]:
    return [f.id for f in all_facts() if f.is_vampire and 3 <= f.capacity <= 7]


def _fit(vampire: int, served: int, cards: list[int]) -> tuple[int, int]:
    return _suits(vampire, served), sum(_suits(vampire, card) for card in cards)


@cache
def _users(card: int) -> int:
    """How many vampires have what a card asks for; none where it asks for nothing."""
    return sum(_suits(vampire, card) > 0 for vampire in _vampires())


@cache
def _suits(vampire: int, card: int) -> int:
    """In how many ways that not everybody has a vampire can play a card, or it helps him."""
    who, what = facts(vampire), facts(card)
    levels = [who.level(discipline) for discipline, _ in what.disciplines] or [0]
    level = max(levels) if what.any_discipline else min(levels)
    ways = 0
    for mode in TEXTS[card].modes:
        named = {getattr(word, "clan", "") for word in (mode.aim, *mode.needs)} - {""}
        clans = {*what.clans, *named}
        titles = [need.titles for need in mode.needs if isinstance(need, Titled)]
        able = mode.level <= level and (not clans or bool(clans & set(who.clans)))
        if able and all(who.title in titled for titled in titles):
            ways += bool(mode.level or clans or titles)
    return ways


def any_start(players: int, seed: int, *, turn_limit: int | None = None) -> GameState:
    """A new game: with starter decks, or (odd seeds) with decks made of encoded cards."""
    if seed % 2:
        return start_encoded(players, seed, turn_limit=turn_limit)
    return start(players, seed, turn_limit=turn_limit)


HARD_HITTING = vtes.REVISED.replace(name="hard-hitting", vampire_strength=2)
"""With strength 1 alone a vampire never takes more damage than he has blood for: one without
blood has to hunt before he could fight. Here vampires fall."""


def start_encoded(
    players: int,
    seed: int,
    *,
    turn_limit: int | None = None,
    seen: Seen | None = None,
    library: Sequence[int] = (),
) -> GameState:
    """A new game with decks made of encoded cards, and shared vampires who get contested."""
    random = Random(seed)
    decks = [encoded_deck(random, seen, library) for _ in range(players)]
    if seed % 3 == 0:
        decks = [decks[0]] * players
    return vtes.new_game(
        decks,
        seed=seed,
        ruleset=HARD_HITTING,
        deck_rules=False,
        unencoded="inert",
        turn_limit=turn_limit,
    )


def start(
    players: int,
    seed: int,
    *,
    turn_limit: int | None = None,
    ruleset: vtes.Ruleset = vtes.REVISED,
    library: int | None = None,
) -> GameState:
    """A new game with different starter decks; what is not encoded is inert.

    With `library` only so many cards of each library are dealt.
    """
    decks = Random(seed).sample(DECKS, players)
    if library is not None:
        decks = [_thinned(deck, library) for deck in decks]
    return vtes.new_game(
        decks,
        seed=seed,
        ruleset=ruleset,
        deck_rules=players >= 4,
        turn_limit=turn_limit,
        unencoded="inert",
    )


def positions(state: GameState, player: Player, *, skip: bool = True) -> Iterator[GameState]:
    """Every position of a game, from the given one to the end."""
    while True:
        if skip:
            state = vtes.skip(state)
        yield state
        if not state.pending:
            return
        state = vtes.apply(state, player(state, vtes.legal_moves(state)))


def mixed_player(random: Random) -> Player:
    """Half sensible, half wild, so that games are long and every corner is visited."""
    sensible, wild = sensible_player(random), random_player(random)

    def choose(state: GameState, moves: LegalMoves) -> Move:
        player = wild if random.random() < 0.3 else sensible
        return player(state, moves)

    return choose


def _preferring(random: Random, wanted: Callable[[Move], bool], otherwise: Player) -> Player:
    """Mostly a wanted move where there is one."""

    def choose(state: GameState, moves: LegalMoves) -> Move:
        best = [move for move in moves if wanted(move)]
        if best and random.random() < 0.8:
            return random.choice(best)
        return otherwise(state, moves)

    return choose


def brawler(random: Random) -> Player:
    """Blocks whatever it can, rescues and diablerizes: vampires fall, and come back or do not.

    What it does else is partly wild: somebody who cannot bleed any more has to withdraw in the
    end, or the game would go on for ever.
    """

    def wanted(move: Move) -> bool:
        if isinstance(move, TakeAction):
            return move.action in (ActionKind.RESCUE, ActionKind.DIABLERIE)
        return isinstance(
            move, Block | CallBloodHunt | ChooseTarget | ChoosePayment | CommitDiablerie
        )

    return _preferring(random, wanted, mixed_player(random))


def patient_player(random: Random) -> Player:
    """Lets its library run out and withdraws; acts seldom, the others sometimes."""
    sensible = sensible_player(random)

    def wanted(move: Move) -> bool:
        return isinstance(move, Discard | AnnounceWithdrawal)

    def otherwise(state: GameState, moves: LegalMoves) -> Move:
        idle = isinstance(moves[0], TakeAction) and isinstance(moves[-1], Pass)
        return moves[-1] if idle and random.random() < 0.85 else sensible(state, moves)

    return _preferring(random, wanted, otherwise)


def curious(
    random: Random,
    seen: Callable[[GameState, Move], int],
    otherwise: Player,
    kept: Callable[[GameState, Move], bool] = lambda state, move: False,
    wanted: Callable[[GameState, Move], bool] = lambda state, move: False,
) -> Player:
    """Often plays or uses a card, and then in the way that has been seen least so far.

    Args:
        random: where the choices come from.
        seen: how often what a move does has been seen.
        otherwise: who chooses the rest.
        kept: whether a card that a move would play or discard is better kept for later.
        wanted: whether a move leads to something that has not been seen; chosen where no way is
            to be had that has not been seen.
    """

    def choose(state: GameState, moves: LegalMoves) -> Move:
        later = {move for move in moves if kept(state, move)}
        rest = LegalMoves(move for move in moves if move not in later) if later else moves
        moves = rest or moves
        if random.random() < 0.2:
            return otherwise(state, moves)
        ways = [move for move in moves if isinstance(move, PlayCard | ChooseWay | UseCard)]
        often = {move: seen(state, move) for move in ways}
        least = min(often.values(), default=0)
        leading = [move for move in moves if wanted(state, move)] if least or not ways else ()
        if leading:
            return random.choice(leading)
        return (
            random.choice([m for m in ways if often[m] == least])
            if ways
            else otherwise(state, moves)
        )

    return choose


STYLES = (mixed_player, brawler, mixed_player, patient_player)
"""Ways to play that together visit every corner of the rules."""

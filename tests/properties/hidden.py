"""Twins: two positions that differ only in what one observer cannot see, played side by side.

`play_pairs` plays the same moves in both and holds everything that is shown to the observer
against its twin. The pair is given up, and a new twin made, when a move is not possible in the
twin or when a card that the observer may see is another one: then the difference has become
public by the rules of the game. What the observer may see is worked out here once more, so that
a mistake in `vtes.observe` cannot hide itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import vtes
from vtes.cards.printed import all_facts
from vtes.cards.texts import TEXTS
from vtes.check import check
from vtes.engine import Transition
from vtes.model.cards import CardType
from vtes.model.choosing import DiscardTheirs, LookAtHand, LookAtLibrary, ShuffleTop
from vtes.model.combat_words import Mark
from vtes.model.definition import Definition
from vtes.model.frames import Action, Announce, Choice
from vtes.model.lasting import HandsShown, Known
from vtes.model.moves import Move
from vtes.model.state import GameState
from vtes.model.zones import HAND, Zone
from vtes.notation import format_event
from vtes.queries import current_action, current_combat, current_window
from vtes.rules.announcing import before, ways
from vtes.rules.choices import word
from vtes.rules.seating import prey
from vtes.testing.players import Player
from vtes.testing.universe import universe

Seat = int | None
Channel = Callable[[GameState, Seat], object]


# --- twins -------------------------------------------------------------------------------------


def twin(state: GameState, observer: Seat, random: Random) -> GameState:
    """The same position to the observer; what lies in hidden places is mixed or replaced.

    What is put in its stead are other cards of the game, or cards that are in nobody's deck; the
    observer's own cards are only mixed.
    """
    cards = state.cards
    others = [Definition(facts, TEXTS.get(facts.id)) for facts in random.sample(all_facts(), 50)]
    known = state.table.definitions + tuple(others)
    for group in hidden(state, observer):
        definitions = [cards[card].definition for card in group]
        own = cards[group[0]].owner == observer  # she knows what she has built her deck of
        if random.random() < 0.4 and not own:
            library = known[definitions[0]].facts.is_library
            kinds = [n for n, each in enumerate(known) if each.facts.is_library is library]
            definitions = random.choices(kinds, k=len(group))
        random.shuffle(definitions)
        for card, definition in zip(group, definitions, strict=True):
            cards = cards.set(card, cards[card].replace(definition=definition))
    announced = secretly_announced(state, observer)
    if announced >= 0:
        cards = cards.set(announced, cards[announced].replace(definition=_aimed(state, random)))
    stack = list(state.stack)
    for number, card in secret_motions(state, observer):
        other = random.choice([n for n, each in enumerate(known) if _calls(each)])
        cards = cards.set(card, cards[card].replace(definition=other))
        stack[number] = stack[number].replace(motion=known[other].facts.id)
    table = state.table.replace(definitions=known, seed=random.randrange(2**32))
    draws = random.randrange(10**6)
    return state.replace(cards=cards, table=table, draws=draws, stack=tuple(stack))


def hidden(state: GameState, observer: Seat) -> Iterator[list[int]]:
    """The cards that the observer cannot see, in groups whose members could change places."""
    top = state.stack[-1]
    found = top.cards if isinstance(top, Choice) and top.use.seat == observer else ()
    found = (*found, *known_cards(state, observer))
    announced = (*found, *shown(state, observer), secretly_announced(state, observer))
    announced += tuple(c for player in state.players for c in banished(state, player.uncontrolled))
    announced += tuple(card for _, card in secret_motions(state, observer))
    for seat, player in enumerate(state.players):
        groups = [player.library, player.crypt]
        if seat != observer:
            seen = seat in opened(state, observer)
            first = player.library if seen else player.library + player.hand
            groups = [first, player.crypt + player.uncontrolled]
            gone = [c for c in player.removed if state.definition(c).facts.is_library]
            groups += [tuple(gone), tuple(c for c in player.removed if c not in gone)]
        for group in groups:
            if rest := [card for card in group if card not in announced]:
                yield rest


def secret_motions(state: GameState, observer: Seat) -> Iterator[tuple[int, int]]:
    """Where somebody else will call the referendum of a card of her hand, and which card. D277

    Nobody else knows more of it than that it will be called. (place of the frame, card)
    """
    for number, frame in enumerate(state.stack):
        if isinstance(frame, Announce | Action) and frame.motion and frame.seat != observer:
            hand = state.players[frame.seat].hand
            held = [c for c in hand if state.definition(c).facts.id == frame.motion]
            if held and frame.seat not in opened(state, observer):
                yield number, held[0]


def _calls(definition: Definition) -> bool:
    """Whether it is a card whose referendum could be called."""
    return CardType.POLITICAL_ACTION in definition.facts.types and definition.text is not None


def banished(state: GameState, uncontrolled: tuple[int, ...]) -> list[int]:
    """The uncontrolled vampires who have come from play, and whom everybody knows."""
    return [card for card in uncontrolled if state.cards[card].returns is not None]


def opened(state: GameState, observer: Seat) -> list[int]:
    """Others whose hands the observer sees because of a card."""
    top, found = state.stack[-1], []
    for seat, player in enumerate(state.players):
        texts = [state.definition(card).text for card in player.in_play]
        if any(text is not None and text.opens_hand for text in texts):
            found.append(prey(state, seat))
        found += _opened_in_combat(state, seat)
    if any(isinstance(e, HandsShown) and e.seat == observer for e in state.lasting):
        found += range(len(state.players))
    if isinstance(top, Choice) and top.use.seat == observer:
        asking = word(state, top)
        found += [top.use.target_seat] if isinstance(asking, DiscardTheirs) else []
        combat = current_combat(state)
        if isinstance(asking, LookAtHand) and combat is not None:
            foe = combat.acting if top.use.minion == combat.opposing else combat.opposing
            found.append(state.cards[foe].controller)
    return [seat for seat in found if seat != observer]


def _opened_in_combat(state: GameState, seat: int) -> list[int]:
    """Her own seat, if the combat of a minion of hers opens her hand."""
    combat = current_combat(state)
    if combat is None:
        return []
    pair = (combat.acting, combat.opposing)
    for minion, foe in (pair, pair[::-1]):
        texts = [state.definition(card).text for card in state.cards[foe].attached]
        opened = any(text is not None and text.opens_opponent for text in texts)
        opened = opened or any((m.minion, m.mark) == (minion, Mark.OPEN_HAND) for m in combat.marks)
        if opened and state.cards[minion].controller == seat:
            return [seat]
    return []


def shown(state: GameState, observer: Seat) -> tuple[int, ...]:
    """Cards of a library at which the observer looks."""
    top = state.stack[-1]
    if not isinstance(top, Choice) or top.use.seat != observer:
        return ()
    asking, action = word(state, top), current_action(state)
    if isinstance(asking, ShuffleTop) and not top.over:
        return state.players[observer].library[: asking.most]
    if not isinstance(asking, LookAtLibrary) or top.cards or top.over or action is None:
        return ()
    return state.players[action.target_seat].library[: asking.most]


def known_cards(state: GameState, observer: Seat) -> tuple[int, ...]:
    """Cards that the observer has seen where they lie, and that nobody has shuffled since."""
    noted = (e.cards for e in state.lasting if isinstance(e, Known) and e.seat == observer)
    places = (Zone.LIBRARY, Zone.UNCONTROLLED)
    return tuple(c for cards in noted for c in cards if state.cards[c].zone in places)


def secretly_announced(state: GameState, observer: Seat) -> int:
    """The hand card that somebody else is announcing, -1 for none."""
    top = state.stack[-1]
    if not isinstance(top, Announce) or top.seat == observer or top.card < 0:
        return -1
    hidden = state.cards[top.card].zone is HAND and top.seat not in opened(state, observer)
    return top.card if hidden else -1


def _aimed(state: GameState, random: Random) -> int:
    """Any card that could be announced in the same way so far."""
    top = state.stack[-1]
    assert isinstance(top, Announce)

    def asked(number: int) -> object:
        text = state.table.definitions[number].text
        if text is not None and top.mode < 0:  # it has several ways for the moment
            return len(ways(before(state), text)) > 1 or None
        if text is None or top.mode >= len(text.modes):
            return None
        mode = text.modes[top.mode]
        if mode.aim is None and not mode.amount:
            return None
        deed = None if mode.deed is None else mode.deed.kind
        aim = None if mode.aim is None else (mode.aim.what, mode.aim.where)
        return mode.how, deed, aim, mode.amount

    now = state.cards[top.card].definition
    # In which way it is played is asked of cards with the same ways alone, and what else a card
    # asks for by few.
    if top.mode < 0 or asked(now) is None:
        return now
    return random.choice([n for n in range(len(state.table.definitions)) if asked(n) == asked(now)])


# --- what the observer may see -----------------------------------------------------------------


def seen_cards(state: GameState, observer: Seat) -> list[tuple[str, int, object]]:
    """Names of the cards that lie where the observer sees them.

    Of the uncontrolled vampires of others everybody sees which of them are left.
    """
    found: list[tuple[str, int, object]] = []
    for seat, player in enumerate(state.players):
        zones = ["ready", "torpor", "in_play", "waiting", "contested", "ash_heap"]
        zones += ["hand", "uncontrolled"] if seat == observer else []
        zones += ["hand"] if seat in opened(state, observer) else []
        found += [(zone, seat, _names(state, getattr(player, zone))) for zone in zones]
        found.append(("left", seat, player.uncontrolled))
        found.append(("banished", seat, _names(state, banished(state, player.uncontrolled))))
    played = [c for c, value in enumerate(state.cards) if value.zone.name == "PLAYING"]
    looked = ("shown", -1, _names(state, shown(state, observer) + known_cards(state, observer)))
    return [*found, looked, ("playing", -1, _names(state, played))]


def _names(state: GameState, cards: list[int] | tuple[int, ...]) -> list[str]:
    names: list[str] = []
    for card in cards:
        names.append(state.definition(card).facts.name)
        names += _names(state, state.cards[card].attached)
    return names


# --- channels ----------------------------------------------------------------------------------


def own_moves(state: GameState, observer: Seat) -> object:
    """The legal moves of an observer who is to move, and how they are written."""
    if observer is None or state.to_move != observer:
        return None
    moves = vtes.legal_moves(state)
    return moves, [vtes.format_move(state, move) for move in moves]


CHANNELS: tuple[Channel, ...] = (
    lambda state, seat: vtes.observe(state, seat),
    lambda state, seat: vtes.observation_to_json(vtes.observe(state, seat)),
    lambda state, seat: vtes.format_state(state),
    own_moves,
)
"""What an observer is shown of a position."""


def questions(state: GameState, observer: int, random: Random, count: int) -> list[Move]:
    """A sample of what the observer could ask about: moves of her seat, mostly not legal."""
    begin, step = random.randrange(40), random.randrange(1, 40)
    mine = (move for move in universe(state) if move.seat == observer)
    return list(islice(mine, begin, begin + count * step, step))


def refusal(state: GameState, move: Move) -> object:
    """Everything that is said about a move."""
    try:
        vtes.apply(state, move)
    except vtes.IllegalMove as error:
        return str(error), vtes.why_illegal(state, move), _written(state, move)
    return None


def _written(state: GameState, move: Move) -> str:
    try:
        return vtes.format_move(state, move)
    except vtes.RulesError as error:
        return str(error)


def events_seen(step: Transition, observer: Seat) -> object:
    """The events of a transition as the observer gets them, and the lines of her log."""
    events = vtes.redact(step.events, observer, step.after)
    return (
        events,
        [format_event(step.after, event, observer) for event in events],
        [format_event(step.after, event, observer) for event in step.events],
    )


def misspelt(state: GameState, text: str) -> object:
    """What is said to somebody who names a card wrongly."""
    try:
        return vtes.read_move(state, text)
    except vtes.RulesError as error:
        return str(error)


# --- playing -----------------------------------------------------------------------------------


def compare(one: GameState, two: GameState, observer: Seat, random: Random) -> None:
    """Hold two positions against each other.

    Raises:
        AssertionError: the observer can tell them apart.
    """
    for channel in CHANNELS:
        assert channel(one, observer) == channel(two, observer)
    if random.random() < 0.1:
        seed = random.randrange(2**32)
        assert stored(guess(one, observer, seed)) == stored(guess(two, observer, seed))
    if observer is not None and random.random() < 0.05:
        for move in questions(one, observer, random, 200):
            assert refusal(one, move) == refusal(two, move)
        for card in random.sample(one.table.definitions, min(2, len(one.table.definitions))):
            for text in (card.facts.name, card.facts.name[:-1]):
                line = f"{one.table.names[observer]}: {random.choice(('play', 'target'))} {text}"
                assert misspelt(one, line) == misspelt(two, line)


def guess(state: GameState, observer: Seat, seed: int, **known: Any) -> GameState:
    """A position that could be this one as far as the observer knows, held against it."""
    seen = vtes.observe(state, observer)
    guessed = vtes.determinize(seen, seed=seed, **known)
    assert vtes.observe(guessed, observer) == seen
    assert not check(guessed)
    if state.to_move == observer:
        assert vtes.legal_moves(guessed) == vtes.legal_moves(state)
    return guessed


def stored(state: GameState) -> str:
    """The record of a game that goes on from a position."""
    return vtes.Record.of_state(state).dumps()


def unnoticed(step: Transition, observer: Seat) -> None:
    """An announcement under way shows nothing to others: R6.2.1-03, D41.

    That of a strike to which one is committed is begun by the move of another.
    """
    top = step.after.stack[-1]
    move = step.move
    if isinstance(top, Announce) and move is not None and top.seat == move.seat != observer:
        assert vtes.observe(step.before, observer) == vtes.observe(step.after, observer)
        assert not vtes.redact(step.events, observer, step.after)


def play_pairs(
    state: GameState, player: Player, observer: Seat, random: Random, moves: int
) -> Counter[str]:
    """Play a game up to some position, and from there on beside its twins.

    Returns:
        What was compared: how many positions of each phase, decision, window and frame.
    """
    other: GameState | None = None
    compared = Counter[str]()
    for _ in range(random.randrange(2 * moves)):
        if state.pending is not None:
            state = vtes.apply(state, player(state, vtes.legal_moves(state)))
    for _ in range(moves):
        if state.pending is None:
            break
        if other is None:
            other = twin(state, observer, random)
        compare(state, other, observer, random)
        compared.update(described(state))
        move = player(state, vtes.legal_moves(state))
        step = vtes.transition(state, move)
        unnoticed(step, observer)
        other = follow(other, move, step, observer)
        state = step.after
    return compared


def described(state: GameState) -> Iterator[str]:
    """Names of the phase, the decision, the window and the frames of a position."""
    assert state.pending is not None
    yield f"phase {state.phase.name}"
    yield f"decision {state.pending.kind.name}"
    if (window := current_window(state)) is not None:
        yield f"window {window.name}"
    for frame in state.stack:
        yield f"frame {type(frame).__name__}"


def follow(other: GameState, move: Move, step: Transition, observer: Seat) -> GameState | None:
    """The twin after the same move, None if they can be told apart now."""
    if not vtes.is_legal(other, move):
        assert move.seat != observer
        return None
    beside = vtes.transition(other, move)
    if seen_cards(step.after, observer) != seen_cards(beside.after, observer):
        return None
    assert events_seen(step, observer) == events_seen(beside, observer)
    return beside.after

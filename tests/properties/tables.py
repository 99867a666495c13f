"""Big tables: five seats with six minions each, many cards in play, hands of encoded cards."""

from __future__ import annotations

from random import Random

import vtes
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.model.cards import CardType, Title
from vtes.model.decisions import Phase
from vtes.model.definition import Definition
from vtes.model.state import GameState
from vtes.model.text import Effect, How
from vtes.model.words import Employ, PutInPlay, PutOn
from vtes.testing import Position
from vtes.testing.position import VampireZone

SEATS = "ABCDE"
MINIONS = 6
HAND = 8
BIG = vtes.REVISED.replace(name="big table", hand_size=HAND, vampire_strength=2)

_LIBRARY = {card: text for card, text in TEXTS.items() if facts(card).is_library}
_NAMES = {card: facts(card).name for card in _LIBRARY}
_CLANS = sorted({clan for card in _LIBRARY for clan in facts(card).clans})
_DISCIPLINES = sorted({d.value for card in _LIBRARY for d, _ in facts(card).disciplines})
_TITLES = (Title.NONE, Title.NONE, Title.PRIMOGEN, Title.PRINCE, Title.JUSTICAR)


def _with(*words: type[Effect]) -> list[int]:
    """Encoded cards with one of these words in a way to play them."""
    return [
        card
        for card, text in _LIBRARY.items()
        if any(isinstance(effect, words) for mode in text.modes for effect in mode.effects)
    ]


_ON_MINIONS = [card for card in _with(PutOn, Employ) if not facts(card).unique]
_OF_THEIR_OWN = [card for card in _with(PutInPlay) if TEXTS[card].hand >= 0]
"""Without what makes hands smaller: everybody has drawn up."""
_OF_SEVERAL_WAYS = [
    card
    for card, text in _LIBRARY.items()
    if not facts(card).clans and sum(mode.how is How.ACTION for mode in text.modes) > 1
]
"""Cards with which a minion takes an action in one of several ways."""
_OFFERING = [card for card in _LIBRARY if Definition(facts(card), TEXTS[card]).offers]
"""Cards in play with which minions act. Each adds a move for every minion who can act, so a list
grows by six moves a card: the table has three of them, one of a kind. With all of them and a hand
of eight action cards the minion phase has more than a hundred moves.
"""
OFFERS = 3


def big_table(random: Random) -> GameState:
    """A position at the beginning of somebody's untap phase.

    Everybody has vampires with many Disciplines (some in torpor, some tapped), an ally or two,
    cards on them, other cards in play, vampires who are still to come, and a hand and a library
    drawn from all encoded cards.

    Args:
        random: where the choices come from.
    """
    position = Position(*SEATS).ruleset(BIG).seed(random.randrange(2**30))
    position.turn(random.choice(SEATS), Phase.UNTAP, number=6)
    away = {*random.sample(_OFFERING, len(_OFFERING) - OFFERS)}
    in_play = [c for c in random.sample(_OF_THEIR_OWN, len(_OF_THEIR_OWN)) if c not in away]
    for place, seat in enumerate(SEATS):
        _minions(position, seat, random, away)
        for number in range(4):
            _vampire(position, f"Uncontrolled {seat}{number}", seat, random, to_come=True)
        for card in in_play[place :: len(SEATS)]:
            position.permanent(_NAMES[card], seat, counters=random.randint(1, 3))
        position.crypt(seat, 3)
        position.hand(seat, *_drawn(random, HAND))
        position.library(seat, *_drawn(random, 30))
        position.pool({seat: random.randint(6, 25)})
    return _with_life(position.build())


def full_table(random: Random) -> GameState:
    """The minion phase of a Methuselah who can do as much as possible with her hand.

    Six untapped vampires have every Discipline at superior and much blood, one of them has
    equipment that the others may take; the hand has eight cards, all different, with which any of
    them can act in several ways; every other Methuselah has a vampire in torpor, who can be
    rescued or diablerized, and ready ones who can be the target of anything.
    """
    position = Position(*SEATS).ruleset(BIG).turn("A", Phase.MINION, number=6)
    everything = dict.fromkeys(_DISCIPLINES, 2)
    for seat in SEATS:
        for number in range(MINIONS):
            fallen = seat != "A" and number == 0
            position.vampire(
                f"Minion {seat}{number}",
                seat,
                capacity=11 - number,
                blood=8 - number,
                zone="torpor" if fallen else "ready",
                disciplines=everything,
            )
    position.attach("Bastard Sword", on="Minion A0").ally("Dog", "A", life=2)
    cards = [_NAMES[card] for card in random.sample(_OF_SEVERAL_WAYS, HAND)]
    position.hand("A", *cards).library("A", *_drawn(random, 30)).pool(dict.fromkeys(SEATS, 20))
    for seat in SEATS:
        position.crypt(seat, 3)
    return position.build()


def _drawn(random: Random, count: int) -> list[str]:
    return [_NAMES[card] for card in random.choices(list(_LIBRARY), k=count)]


def _minions(position: Position, seat: str, random: Random, away: set[int]) -> None:
    allies = random.randint(1, 2)
    for number in range(MINIONS):
        name = f"Minion {seat}{number}"
        if number < allies:
            position.ally(name, seat, life=random.randint(1, 3))
        else:
            _vampire(position, name, seat, random)
        for card in random.sample(_ON_MINIONS, random.randrange(4)):
            if card not in away:
                position.attach(_NAMES[card], on=name)
            if card in _OFFERING:
                away.add(card)


def _vampire(
    position: Position, name: str, seat: str, random: Random, *, to_come: bool = False
) -> None:
    capacity, title = random.randint(4, 11), random.choice(_TITLES)
    up: VampireZone = "torpor" if random.random() < 0.1 else "ready"
    position.vampire(
        name,
        seat,
        capacity=capacity,
        blood=random.randint(0, 3) if to_come else random.randint(1, capacity),
        zone="uncontrolled" if to_come else up,
        tapped=not to_come and random.random() < 0.2,
        clan="" if title is Title.JUSTICAR else random.choice(_CLANS),  # one of a clan
        disciplines={d: random.choice((1, 2, 2)) for d in random.sample(_DISCIPLINES, 8)},
        title=title,
    )


def _with_life(state: GameState) -> GameState:
    """The retainers have their life."""
    for card, value in enumerate(state.cards):
        definition = state.definition(card)
        if value.host >= 0 and CardType.RETAINER in definition.facts.types and definition.text:
            state = state.replace(
                cards=state.cards.set(card, value.replace(blood=definition.text.life))
            )
    return state

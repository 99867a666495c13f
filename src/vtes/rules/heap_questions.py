"""What words about cards in ash heaps ask while they are carried out (D140)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vtes.model.cards import CardType
from vtes.model.choosing import Exchange, PutBack, PutUnder, RemoveOrBurn
from vtes.model.frames import Choice, Use
from vtes.model.moves import ChooseCard, ChooseTarget
from vtes.model.state import NOBODY, GameState
from vtes.model.vote_words import EachPutsBack
from vtes.rules.nature import is_vampire
from vtes.rules.questions import Question
from vtes.rules.seating import clockwise


def put_back(state: GameState, frame: Choice, asking: PutBack) -> Question | None:
    """One copy of each; it makes no difference which of equal ones is taken."""
    if len(frame.cards) == asking.most:
        return None
    options = left_in_heap(state, frame.use.seat, frame.cards)
    return Question(frame.use.seat, ChooseCard, options, finish=True) if options else None


def put_under(state: GameState, frame: Choice, asking: PutUnder) -> Question | None:
    """One card, and not none."""
    found = None if frame.cards else put_back(state, frame, PutBack(1))
    return found if found is None else found.replace(finish=False)


def exchange(state: GameState, frame: Choice, asking: Exchange) -> Question | None:
    """One copy of each card of the hand; nothing, if what she wants is in her ash heap no more."""
    seat, copies = frame.use.seat, dict[int, int]()
    if frame.cards or buried(state, frame.use) == NOBODY:
        return None
    for card in state.players[seat].hand:
        copies.setdefault(state.cards[card].definition, card)
    return Question(seat, ChooseCard, tuple(copies.values())) if copies else None


def buried(state: GameState, use: Use) -> int:
    """The card in the user's ash heap at which an action is aimed, or an equal one; -1 for none."""
    wanted, heap = state.cards[use.target].definition, state.players[use.seat].ash_heap
    return next((card for card in heap if state.cards[card].definition == wanted), NOBODY)


def remove_or_burn(state: GameState, frame: Choice, asking: RemoveOrBurn) -> Question | None:
    """One copy of each, too; she may choose none."""
    seat, copies = frame.use.seat, dict[int, int]()
    for card in state.players[seat].ash_heap:
        if is_vampire(state, card) or CardType.ALLY in state.definition(card).facts.types:
            copies.setdefault(state.cards[card].definition, card)
    if frame.cards or not copies:
        return None
    return Question(seat, ChooseTarget, tuple(copies.values()), finish=True)


def each_puts_back(state: GameState, frame: Choice, asking: EachPutsBack) -> Question | None:
    """Clockwise from the caller; each says when she wants no more."""
    answers = list(frame.cards)
    for seat in clockwise(state, frame.use.seat):
        chosen: list[int] = []
        while seat in frame.use.named and len(chosen) < asking.most:
            options = left_in_heap(state, seat, chosen)
            if options and not answers:
                return Question(seat, ChooseCard, options, finish=True, each=True)
            if not options or (card := answers.pop(0)) == NOBODY:
                break
            chosen.append(card)
    return None


def left_in_heap(state: GameState, seat: int, chosen: Sequence[int]) -> tuple[int, ...]:
    """One copy of each library card of an ash heap of which there are more than have been chosen.

    It makes no difference which of equal ones is taken.
    """
    taken = Counter([state.definition(card).facts.id for card in chosen])
    left: dict[int, int] = {}
    for card in state.players[seat].ash_heap:
        facts = state.definition(card).facts
        taken[facts.id] -= 1
        if facts.is_library and taken[facts.id] < 0:
            left.setdefault(facts.id, card)
    return tuple([left[printed] for printed in sorted(left)])

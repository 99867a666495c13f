"""What may be answered while an effect is carried out (D140)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vtes.model.choosing import Fetch, Goal
from vtes.model.decisions import DecisionKind
from vtes.model.frames import Choice, Use
from vtes.model.moves import (
    ChooseAmount,
    ChooseCard,
    ChooseMethuselah,
    ChoosePayment,
    ChooseStance,
    ChooseTarget,
    Discard,
    Move,
    NameClan,
    Pass,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How
from vtes.model.zones import Zone
from vtes.rules.aims import mode_of
from vtes.rules.choices import is_sought, question, word
from vtes.rules.guards.common import HAND, SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.guards.needs import fulfilled
from vtes.rules.hands import in_pile
from vtes.rules.questions import Question
from vtes.rules.requirements import level, other_clan, too_little_blood, too_little_pool

_PILES = (Zone.HAND, Zone.LIBRARY, Zone.CRYPT, Zone.ASH_HEAP)


def frame(state: GameState) -> Choice:
    """The choice under way."""
    top = state.stack[-1]
    assert isinstance(top, Choice)
    return top


def asked(state: GameState) -> Question:
    """What is asked now."""
    found = question(state, frame(state))
    assert found is not None
    return found


def usable_way(state: GameState, use: Use, card: int) -> int:
    """The way in which the minion can use a card that is fetched, -1 for none.

    Of several it is the one with the highest level (D141). What it costs is another question.
    """
    if other_clan(state, card, use.minion):
        return NOBODY
    text = state.definition(card).text
    ways = [] if text is None else [*enumerate(text.modes)]
    for index, mode in sorted(ways, key=lambda way: -way[1].level):
        met = mode.how is How.ACTION and mode.level <= level(state, card, use.minion, mode)
        who = (use.seat, use.minion, NOBODY)
        if met and fulfilled(state, mode, who):
            return index
    return NOBODY


def _chosen(state: GameState, card: int, place: Zone) -> int:
    now = asked(state)
    if not now.shown:
        return in_pile(state, now.seat, place, card)
    found = [
        shown
        for shown in now.shown
        if (state.definition(shown).facts.id, state.cards[shown].zone) == (card, place)
    ]
    return found[0] if found else NOBODY


def _not_there(state: GameState, card: int, place: Zone) -> bool:
    return place not in _PILES or _chosen(state, card, place) == NOBODY


def _not_sought(state: GameState, card: int, place: Zone) -> bool:
    options = asked(state).options
    found = [(state.definition(c).facts.id, state.cards[c].zone) for c in options]
    return (card, place) not in found


def _goal(state: GameState) -> Goal | None:
    asking = word(state, frame(state))
    return asking.to if isinstance(asking, Fetch) else None


def _unmet(state: GameState, card: int, place: Zone) -> bool:
    if _goal(state) is not Goal.USED:
        return False
    return usable_way(state, frame(state).use, _chosen(state, card, place)) == NOBODY


def _too_dear(state: GameState, card: int, place: Zone) -> bool:
    if _goal(state) is Goal.PLACED:
        found = _chosen(state, card, place)
        return too_little_pool(state, found, frame(state).use.seat)
    if _goal(state) is not Goal.USED:
        return False
    use, found = frame(state).use, _chosen(state, card, place)
    return _costs_too_much(state, use, found, max(usable_way(state, use, found), 0))


def _costs_too_much(state: GameState, use: Use, card: int, way: int) -> bool:
    mode = mode_of(state, card, way)
    assert mode is not None
    return too_little_pool(state, card, use.seat) or too_little_blood(state, card, mode, use.minion)


def could_fetch(state: GameState, use: Use, asking: Fetch) -> bool:
    """Whether the hand has a card that could be fetched from it into use."""
    for card in state.players[use.seat].hand:
        if is_sought(state, asking, card):
            way = usable_way(state, use, card)
            if way != NOBODY and not _costs_too_much(state, use, card, way):
                return True
    return False


def _due(state: GameState) -> bool:
    """Whether something has to be chosen, and can be."""
    question = asked(state)
    if question.finish or question.move is not ChooseCard:
        return not question.finish
    options = [(state.definition(c).facts.id, state.cards[c].zone) for c in question.options]
    return any(FOUND.allows(state, card, place) for card, place in options)


not_asked = Guard(
    "not-asked-for",
    "D140",
    "the effect asks for something else",
    lambda state, kind: asked(state).move is not kind,
)
not_an_option = Guard(
    "not-an-option",
    "D140",
    "that cannot be chosen for the effect",
    lambda state, value: value not in asked(state).options + asked(state).clans,
)
choice_due = Guard(
    "choice-due",
    "D140",
    "something has to be chosen",
    _due,
)
not_discardable = Guard(
    "not-discardable",
    "D140",
    "the effect asks for another card",
    lambda state, card: card not in [state.definition(c).facts.id for c in asked(state).options],
)
not_there = Guard("not-in-that-place", "D140", "there is no such card in that place", _not_there)
not_sought = Guard(
    "not-looked-for", "D140", "the effect does not take that card from there", _not_sought
)
sought_unmet = Guard(
    "fetched-unmet", "R1.6.1-07", "the minion does not meet what the card requires", _unmet
)
sought_too_dear = Guard("fetched-too-dear", "G02", "the cost of the card cannot be paid", _too_dear)


class Asked(Layer):
    """Whether moves of this class are what is asked for."""

    __slots__ = ("kind",)

    def __init__(self, kind: type[Move]) -> None:
        super().__init__(not_asked, alone=True)
        self.kind = kind

    def allows(self, state: GameState, *values: Any) -> bool:
        """Whether they are."""
        return not not_asked.violated(state, self.kind)

    def objecting(self, state: GameState, *values: Any) -> Iterator[Guard]:
        """The guard that objects where they are not."""
        if not_asked.violated(state, self.kind):
            yield not_asked


FOUND = Layer(sought_unmet, sought_too_dear, fields=("card", "place"))
DISCARD = Layer(not_discardable, fields=("card",))
FINISH = Layer(choice_due)
# the field of each kind of answer that is among the options
FIELD: dict[type[Move], str] = {
    ChooseTarget: "card",
    ChooseMethuselah: "chosen",
    ChooseAmount: "amount",
    ChoosePayment: "acting",
    ChooseStance: "stance",
    NameClan: "clan",
}

ANSWERS: Answers = {
    **{
        (DecisionKind.CHOICE, kind): (SEAT, Asked(kind), Layer(not_an_option, fields=(field,)))
        for kind, field in FIELD.items()
    },
    (DecisionKind.CHOICE, ChooseCard): (
        SEAT,
        Asked(ChooseCard),
        Layer(not_there, fields=("card", "place"), alone=True),
        Layer(not_sought, fields=("card", "place"), alone=True),
        FOUND,
    ),
    (DecisionKind.CHOICE, Discard): (SEAT, Asked(Discard), HAND, DISCARD),
    (DecisionKind.CHOICE, Pass): (SEAT, FINISH),
}

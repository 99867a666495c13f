"""What may be answered in a referendum: its terms and the votes (6.3)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.moves import (
    Allot,
    CastVotes,
    ChooseMethuselah,
    ChooseTarget,
    NameClan,
    Pass,
    Side,
    VoteSource,
)
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.terms import ChosenCard, ChosenMethuselah
from vtes.model.zones import IN_PLAY_ZONES
from vtes.rules import terms, votes
from vtes.rules.guards.common import HAND, SEAT, no_card
from vtes.rules.guards.guard import Answers, Fork, Guard, Layer
from vtes.rules.hands import in_hand


def frame(state: GameState) -> Referendum:
    """The referendum under way."""
    found = votes.current_referendum(state)
    assert found is not None
    return found


def _wrong_methuselah(state: GameState, chosen: int) -> bool:
    word = terms.term(state, frame(state))
    assert isinstance(word, ChosenMethuselah)
    return terms.cannot_be_named(state, word, frame(state).use.seat, chosen)


def _wrong_card(state: GameState, card: int) -> bool:
    word = terms.term(state, frame(state))
    assert isinstance(word, ChosenCard)
    return not terms.is_nameable(state, frame(state), word, card)


def _not_yours(state: GameState, seat: int, card: int) -> bool:
    value = state.cards[card]
    return value.controller != seat or value.zone not in IN_PLAY_ZONES


def _other_side(state: GameState, card: int, side: Side) -> bool:
    return votes.side_of(frame(state), card) not in (None, side)


def _all_cast(state: GameState, card: int) -> bool:
    entitled = votes.entitled(state, frame(state), card)
    return entitled > 0 and not votes.uncast(state, frame(state), card)


no_such_share = Guard(
    "no-such-share",
    "R6.3.2-06",
    "the points cannot be allotted to that Methuselah",
    lambda state, chosen: chosen not in terms.open_seats(state, frame(state)),
)
wrong_points = Guard(
    "wrong-points",
    "R6.3.2-06",
    "there are not so many points left",
    lambda state, points: not 0 < points <= terms.points_left(state, frame(state)),
)
undividable = Guard(
    "points-undividable",
    "R6.3.2-06",
    "the points could not be divided among as many Methuselahs as the card says",
    lambda state, points: terms.cannot_be_completed(state, frame(state), points),
)
wrong_methuselah = Guard(
    "term-wrong-methuselah",
    "R6.3.2-06",
    "the card does not allow to name that Methuselah",
    _wrong_methuselah,
)
wrong_card = Guard(
    "term-wrong-card", "R6.3.2-06", "the card does not allow to name that card", _wrong_card
)
wrong_clan = Guard(
    "term-wrong-clan",
    "R6.3.2-06",
    "no vampire of that clan is in play",
    lambda state, clan: clan not in terms.clans_in_play(state, frame(state).use.seat),
)

seated_already = Guard(
    "seated-already",
    "R6.3.2-06",
    "that Methuselah has no place left to be named for",
    lambda state, chosen: chosen not in terms.unseated(state, frame(state)),
)
named_already = Guard(
    "named-already",
    "R6.3.2-06",
    "that Methuselah cannot be named, or has been",
    lambda state, chosen: chosen not in terms.unnamed(state, frame(state)),
)
nobody_named = Guard(
    "nobody-named",
    "R6.3.2-06",
    "at least one Methuselah has to be named",
    lambda state: not frame(state).use.named,
)

no_polling = Guard(
    "no-polling",
    "R6.3.2-08",
    "votes are cast in the polling step of a referendum",
    lambda state: not votes.is_polling(state),
)
voter_not_yours = Guard(
    "voter-not-yours", "R6.3.3-10", "only the controller of a card has its votes", _not_yours
)
voter_not_ready = Guard(
    "voter-not-ready",
    "R6.3.3-14",
    "a vampire gives votes only while he is ready",
    lambda state, card: votes.unable(state, card),
)
no_votes = Guard(
    "no-votes",
    "R6.3.3-01",
    "the card gives no votes",
    lambda state, card: not votes.entitled(state, frame(state), card),
)
votes_cast = Guard(
    "votes-cast",
    "R6.3.2-10",
    "these votes have been cast, and a vote that has been cast cannot be changed",
    _all_cast,
)
other_side = Guard(
    "votes-on-other-side",
    "R6.3.3-05",
    "all votes from one source are cast on the same side",
    _other_side,
)
bound = Guard(
    "bound-to-other-side",
    "R1.4-01",
    "a card says on which side the vampire votes",
    lambda state, card, side: dict(frame(state).bound).get(card, side) is not side,
)
abstains = Guard(
    "abstains",
    "R1.4-01",
    "a card makes the vampire abstain",
    lambda state, card: votes.abstains(state, frame(state), card),
)
no_priscus = Guard(
    "no-priscus",
    "R6.3.3-22",
    "only prisci vote in their sub-referendum, with one vote each",
    lambda state, card: not votes.ballots(state, card),
)
priscus_cast = Guard(
    "priscus-cast",
    "R6.3.3-21",
    "the priscus has cast his vote in the sub-referendum",
    lambda state, card: votes.has_cast(frame(state), VoteSource.PRISCUS, card),
)
not_political = Guard(
    "not-political",
    "R6.3.3-06",
    "only a political action card is used for a vote",
    lambda state, seat, card: not votes.is_political(state, in_hand(state, seat, card)),
)
card_vote_used = Guard(
    "card-vote-used",
    "R6.3.3-06",
    "a Methuselah gains no more than one vote from political action cards in a referendum",
    lambda state, seat, card: votes.card_vote_used(state, frame(state), seat),
)
not_the_caller = Guard(
    "not-the-caller",
    "R6.3.3-07",
    "the card that called the referendum gives its vote to the controller of the acting vampire",
    lambda state, seat: seat != frame(state).use.seat,
)
no_calling_card = Guard(
    "no-calling-card",
    "R6.3.3-07",
    "no political action card called this referendum",
    lambda state, seat: not votes.calling_card(state, frame(state)),
)
calling_card_cast = Guard(
    "calling-card-cast",
    "R6.3.2-10",
    "the vote of the card that called the referendum has been cast",
    lambda state, seat: votes.has_cast(frame(state), VoteSource.CALLING_CARD, NOBODY),
)
edge_not_yours = Guard(
    "edge-not-yours",
    "R6.3.3-17",
    "only the holder of the Edge can burn it for a vote",
    lambda state, seat: state.edge != seat,
)
nothing_bought = Guard(
    "nothing-bought",
    "R6.3.3-01",
    "no votes that were bought with pool are left",
    lambda state, seat: not votes.own_votes(frame(state), seat),
)
bought_other_side = Guard(
    "bought-on-other-side",
    "R6.3.3-05",
    "all votes that were bought with pool are cast on the same side",
    lambda state, seat, side: votes.own_side(frame(state), seat) not in (None, side),
)
names_a_card = Guard(
    "names-a-card",
    "R6.3.3-01",
    "this vote comes from no card in play or in hand",
    lambda state, card: card != NOBODY,
)

SHARE = Layer(no_such_share, fields=("chosen",), alone=True)
POINTS = Layer(wrong_points, fields=("points",), alone=True)
DIVISION = Layer(undividable, fields=("points",))
METHUSELAH = Layer(wrong_methuselah, fields=("chosen",))
ANOTHER = Layer(named_already, fields=("chosen",))
NO_MORE = Layer(nobody_named)
SEATED = Layer(seated_already, fields=("chosen",))
KNOWN = Layer(no_card, fields=("card",), alone=True)
# alone: nothing more is said about a card in a hidden place
CARD = Layer(wrong_card, fields=("card",), alone=True)
CLAN = Layer(wrong_clan, fields=("clan",))

POLLING = Layer(no_polling, alone=True)
MINE = Layer(voter_not_yours, fields=("seat", "card"), alone=True)
VOTER = Layer(voter_not_ready, abstains, fields=("card",))
SIDE = Layer(other_side, bound, fields=("card", "side"))
VOTES = Layer(no_votes, votes_cast, fields=("card",))
BALLOT = Layer(no_priscus, priscus_cast, fields=("card",))
BY_CARD = Layer(not_political, card_vote_used, fields=("seat", "card"))
CALLING = Layer(no_calling_card, not_the_caller, calling_card_cast, fields=("seat",))
BOUGHT = Layer(nothing_bought, fields=("seat",))
BOUGHT_SIDE = Layer(bought_other_side, fields=("seat", "side"))
EDGE = Layer(edge_not_yours, fields=("seat",))
NO_CARD = Layer(names_a_card, fields=("card",))

BY_SOURCE: dict[VoteSource, tuple[Layer, ...]] = {
    VoteSource.IN_PLAY: (KNOWN, MINE, VOTER, SIDE, VOTES),
    VoteSource.CALLING_CARD: (NO_CARD, CALLING),
    VoteSource.HAND: (HAND, BY_CARD),
    VoteSource.EDGE: (NO_CARD, EDGE),
    VoteSource.BOUGHT: (NO_CARD, BOUGHT, BOUGHT_SIDE),
    VoteSource.PRISCUS: (KNOWN, MINE, VOTER, SIDE, BALLOT),
}


def _layers(state: GameState, source: VoteSource) -> tuple[Layer, ...]:
    return BY_SOURCE[source]


_CHOICES = [layer for layers in BY_SOURCE.values() for layer in layers]

ANSWERS: Answers = {
    (DecisionKind.ALLOT, Allot): (SEAT, SHARE, POINTS, DIVISION),
    (DecisionKind.TERM_METHUSELAH, ChooseMethuselah): (SEAT, METHUSELAH),
    (DecisionKind.TERM_METHUSELAHS, ChooseMethuselah): (SEAT, ANOTHER),
    (DecisionKind.TERM_METHUSELAHS, Pass): (SEAT, NO_MORE),
    (DecisionKind.TERM_SEAT, ChooseMethuselah): (SEAT, SEATED),
    (DecisionKind.TERM_CARD, ChooseTarget): (SEAT, KNOWN, CARD),
    (DecisionKind.TERM_CLAN, NameClan): (SEAT, CLAN),
    (DecisionKind.IMPULSE, CastVotes): (SEAT, POLLING, Fork(_layers, _CHOICES, ("source",))),
}

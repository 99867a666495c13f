"""Votes: what everybody has, what has been cast, and how it counts (6.3.3)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.cards import CardType, Title
from vtes.model.decisions import WindowKind
from vtes.model.frames import Impulse
from vtes.model.laws import ClanVotes, MoreVotes, VotesForIt
from vtes.model.moves import Side, VoteSource
from vtes.model.referendum import Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Ban, How
from vtes.model.zones import READY, TORPOR
from vtes.rules.aims import mode_of
from vtes.rules.conditions import all_hold
from vtes.rules.laws import of_table, on_minion
from vtes.rules.nature import clans, is_vampire, own_text
from vtes.rules.numbers import banned
from vtes.rules.presence import in_play
from vtes.rules.sects import sect
from vtes.rules.stack import topmost
from vtes.rules.titles import is_titled, title, title_votes


def current_referendum(state: GameState) -> Referendum | None:
    """The referendum under way, None outside one."""
    return topmost(state, Referendum)


def is_polling(state: GameState) -> bool:
    """Whether votes can be cast now. R6.3.2-08."""
    top = state.stack[-1]
    return isinstance(top, Impulse) and top.kind is WindowKind.POLLING


def is_priscus(state: GameState, minion: int) -> bool:
    """Whether a vampire has the title of priscus, ready or not. R6.3.3-19."""
    return is_vampire(state, minion) and title(state, minion) is Title.PRISCUS


def ballots(state: GameState, minion: int) -> int:
    """Votes that a vampire has among the prisci. R6.3.3-21."""
    text = own_text(state, minion)
    return is_priscus(state, minion) + (0 if text is None else text.ballots)


def entitled(state: GameState, frame: Referendum | None, card: int) -> int:
    """Votes that a card in play has in a referendum, ready or not: by title and gained."""
    votes = title_votes(state, card) if is_vampire(state, card) else 0
    for law in on_minion(state, card, MoreVotes):
        if not law.when or all_hold(state, card, law.when):
            votes += law.amount
    if frame is None:
        return votes
    own = clans(state, card)
    if frame.use.minion != NOBODY and own:
        votes += sum(
            law.amount
            for law in of_table(state, ClanVotes)
            if law.clan in own and not (law.untitled and is_titled(state, card))
        )
    if frame.use.card == card:
        votes += of_its_own(state, card)
    if frame.use.card != NOBODY:
        text = state.definition(frame.use.card).text
        votes += text is not None and text.favours != "" and text.favours in own
    return votes + sum(amount for other, amount in frame.votes if other == card)


def of_its_own(state: GameState, card: int) -> int:
    """Votes that a card has in the referendum that it calls itself."""
    text = state.definition(card).text
    laws = text.laws if text is not None else ()
    return sum(law.amount for law in laws if isinstance(law, VotesForIt))


def unable(state: GameState, card: int) -> bool:
    """Whether the card is a minion who is not ready. R6.3.3-14, R6.3.3-16."""
    return state.cards[card].zone is TORPOR


def abstains(state: GameState, frame: Referendum, card: int) -> bool:
    """Whether a card text keeps somebody from voting in the referendum."""
    if card in frame.abstaining or banned(state, card, Ban.VOTE):
        return True
    return frame.only is not None and sect(state, card) not in (None, frame.only)


def votes(state: GameState, card: int) -> int:
    """Votes that a card in play can have cast now, those cast already among them."""
    frame = current_referendum(state)
    if unable(state, card) or (frame is not None and abstains(state, frame, card)):
        return 0
    return entitled(state, frame, card)


def uncast(state: GameState, frame: Referendum, card: int) -> int:
    """Votes of a card in play that have not been cast. R6.3.3-02."""
    done = sum(c.votes for c in frame.cast if c.source is VoteSource.IN_PLAY and c.what == card)
    return max(entitled(state, frame, card) - done, 0)


def edge_votes(state: GameState, seat: int) -> int:
    """Votes that a Methuselah has for burning the Edge. R6.3.3-17"""
    player = state.players[seat]
    texts = [own_text(state, minion) for minion in player.ready + player.torpor]
    more = sum(text.edge_votes for text in texts if text is not None)
    return state.table.ruleset.edge_votes + more


def own_votes(frame: Referendum, seat: int) -> int:
    """Votes that a Methuselah has bought and not cast. R6.3.3-02."""
    bought = sum(votes for buyer, votes in frame.bought if buyer == seat)
    return bought - sum(
        c.votes for c in frame.cast if c.source is VoteSource.BOUGHT and c.seat == seat
    )


def own_side(frame: Referendum, seat: int) -> Side | None:
    """The side on which a Methuselah has cast votes that she bought, None while she has not."""
    sides = (c.side for c in frame.cast if c.source is VoteSource.BOUGHT and c.seat == seat)
    return next(sides, None)


def side_of(frame: Referendum, card: int) -> Side | None:
    """The side on which a card in play has voted, or as a priscus; None while it has not. D90"""
    for cast in frame.cast:
        if cast.source in (VoteSource.IN_PLAY, VoteSource.PRISCUS) and cast.what == card:
            return cast.side
    return None


def has_cast(frame: Referendum, source: VoteSource, what: int) -> bool:
    """Whether the votes of a source have been cast."""
    return any(cast.source is source and cast.what == what for cast in frame.cast)


def calling_card(state: GameState, frame: Referendum) -> bool:
    """Whether a political action card from a hand called the referendum. R6.3.3-07."""
    card = frame.use.card
    if card == NOBODY:
        return False
    mode = mode_of(state, card, frame.use.mode)
    return mode is not None and mode.how is How.ACTION and is_political(state, card)


def is_political(state: GameState, card: int) -> bool:
    """Whether it is a political action card. R1.6.3-08."""
    return CardType.POLITICAL_ACTION in state.definition(card).facts.types


def card_vote_used(state: GameState, frame: Referendum, seat: int) -> bool:
    """Whether a Methuselah has used up her one card vote. R6.3.3-06, R6.3.3-07."""
    if seat == frame.use.seat and calling_card(state, frame):
        return True
    return any(cast.source is VoteSource.HAND and cast.seat == seat for cast in frame.cast)


def block(state: GameState, frame: Referendum) -> Side | None:
    """The side on which the prisci's block stands, None while it abstains. R6.3.3-24, -25."""
    counted = sub_tally(frame)
    if counted[0] == counted[1]:
        return None
    return Side.FOR if counted[0] > counted[1] else Side.AGAINST


def sub_tally(frame: Referendum) -> tuple[int, int]:
    """Votes for and against in the sub-referendum of the prisci. R6.3.3-23."""
    return _count(frame, priscus=True)


def tally(state: GameState, frame: Referendum) -> tuple[int, int]:
    """Votes for and against as they stand, the prisci's block among them. R6.3.3-26."""
    votes_for, against = _count(frame, priscus=False)
    side = block(state, frame)
    bloc = state.table.ruleset.priscus_votes
    return (
        votes_for + (bloc if side is Side.FOR else 0),
        against + (bloc if side is Side.AGAINST else 0),
    )


def _count(frame: Referendum, *, priscus: bool) -> tuple[int, int]:
    cast = [c for c in frame.cast if (c.source is VoteSource.PRISCUS) is priscus]
    votes_for = sum(c.votes for c in cast if c.side is Side.FOR)
    return votes_for, sum(c.votes for c in cast) - votes_for


def voters(state: GameState, frame: Referendum, seat: int) -> Iterator[int]:
    """Cards in play of a Methuselah that may have votes: minions, and what has gained some."""
    player = state.players[seat]
    yield from player.ready + player.torpor
    called = frame.use.card
    counts = called != NOBODY and in_play(state, called) and of_its_own(state, called)
    own = (called,) if counts else ()
    for card in dict.fromkeys((*own, *(card for card, _ in frame.votes))):
        value = state.cards[card]
        if value.controller == seat and value.zone not in (READY, TORPOR):
            yield card


def could_vote(state: GameState, seat: int) -> bool:
    """Whether everybody can see that a Methuselah has something left to vote with."""
    frame = current_referendum(state)
    assert frame is not None
    if state.edge == seat or own_votes(frame, seat):
        return True
    calls = seat == frame.use.seat and calling_card(state, frame)
    if calls and not has_cast(frame, VoteSource.CALLING_CARD, NOBODY):
        return True
    return any(_may_vote(state, frame, card) for card in voters(state, frame, seat))


def _may_vote(state: GameState, frame: Referendum, card: int) -> bool:
    if unable(state, card) or abstains(state, frame, card):
        return False
    if uncast(state, frame, card):
        return True
    return ballots(state, card) > 0 and not has_cast(frame, VoteSource.PRISCUS, card)

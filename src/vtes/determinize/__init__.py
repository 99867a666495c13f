"""From what a player knows to a whole position that could be the one she plays in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pyrsistent import pvector

from vtes.cards.decks import Deck
from vtes.determinize.hidden import Chance, Hidden, Prior
from vtes.determinize.layout import Layout
from vtes.model.decisions import Decision
from vtes.model.errors import InvalidPosition, RulesError
from vtes.model.frames import Action, Announce, Frame
from vtes.model.lasting import Known, Lasting
from vtes.model.state import NOBODY, GameState
from vtes.model.table import Table
from vtes.observe import Observation
from vtes.observe.workings import SECRET

__all__ = ["Prior", "determinize"]


def determinize(
    observation: Observation,
    *,
    seed: int,
    decks: Sequence[Deck | None] | None = None,
    prior: Prior | None = None,
) -> GameState:
    """A whole position in which its observer sees what she sees now, and has the same moves.

    What she has been shown stays true. Her own hidden cards are those of her deck, in another
    order. Those of others are what is left of their decks where these are known, else they are
    drawn from a prior. The chances to come are other ones. While somebody else is announcing
    something, it is the position before that (D41).

    Args:
        observation: as `vtes.observe` gave it, of a player or a spectator. Of one that comes from
            elsewhere it is not known whether `vtes.check` finds no fault in the position.
        seed: decides what the hidden cards are, and all shuffles to come; any integer.
        decks: what is known of the decks, by seat: None for one that is not known. The
            observer's own is not needed.
        prior: printed ids with weights, from which unknown cards are drawn; if not given all
            cards whose text is encoded, with equal weights.

    Returns:
        The position. Different seeds give different ones where something is unknown.

    Raises:
        InvalidPosition: this is no observation, a deck does not fit what is seen, or the prior
            has no card of a kind that is needed.
    """
    if type(observation) is not Observation or type(seed) is not int:
        raise InvalidPosition("determinize takes an Observation, and an integer as seed")
    if decks is not None and len(decks) != len(observation.players):
        raise InvalidPosition(f"{len(observation.players)} seats, but {len(decks)} decks")
    chance = Chance(seed)
    try:
        layout = Layout(observation)
        hidden = Hidden(layout, chance, decks, prior)
        for seat in range(len(observation.players)):
            hidden.fill(seat)
        hidden.choose_motion()
        return _position(layout, chance.number(2**63))
    except RulesError:
        raise
    except (LookupError, ValueError, StopIteration) as error:
        # One that was sent can contradict itself in more ways than can be listed here.
        raise InvalidPosition(f"the observation contradicts itself ({error!r:.80})") from None


def _position(layout: Layout, seed: int) -> GameState:
    """Put together what has been laid out."""
    seen, made_up = layout.seen, layout.definitions
    played = {d.definition for f in seen.workings.stack if isinstance(f, Action) for d in f.played}
    numbers = {p: n for n, p in enumerate(sorted({*layout.printed.values(), *played}))}
    cards = [
        layout.cards[card].replace(definition=numbers[layout.printed[card]])
        for card in range(len(layout.cards))
    ]
    table = Table(
        ruleset=seen.workings.ruleset,
        names=tuple([player.name for player in seen.players]),
        definitions=tuple([made_up(printed) for printed in numbers]),
        seed=seed,
        turn_limit=seen.turn_limit,
    )
    pending = seen.pending
    return GameState(
        table=table,
        cards=pvector(cards),
        players=tuple(layout.players),
        stack=tuple([_frame(layout, frame, numbers) for frame in seen.workings.stack]),
        edge=seen.edge,
        turn=seen.turn,
        active=seen.active,
        pending=None if pending is None else Decision(pending.kind, pending.seat),
        lasting=(*seen.lasting, *_known(layout)),
        once=seen.once,
        seating=seen.seating,
        reverse=seen.reverse,
        result=seen.result,
    )


def _frame(layout: Layout, frame: Frame, numbers: Mapping[int, int]) -> Frame:
    """Cards have their numbers again: the one in her hand that the observer is announcing, and
    what those that have been played were then.
    """
    if isinstance(frame, Announce | Action) and frame.motion == SECRET:
        frame = frame.replace(motion=layout.motion)
    if isinstance(frame, Action):
        played = [done.replace(definition=numbers[done.definition]) for done in frame.played]
        return frame.replace(played=tuple(played))
    told = layout.seen.announcement
    if type(frame) is not Announce or frame.card != NOBODY or told is None or told.printed is None:
        return frame
    hand = layout.players[frame.seat].hand
    return frame.replace(card=next(c for c in hand if layout.printed[c] == told.printed))


def _known(layout: Layout) -> Iterator[Lasting]:
    """What she knows of libraries and of vampires to come she goes on to know. D214, D282"""
    observer = layout.seen.seat
    if observer is None:
        return
    for seat, player in enumerate(layout.seen.players):
        own = layout.players[seat]
        if player.known:
            yield Known(observer, tuple([own.library[place] for place, _ in player.known]))
        if seat != observer:
            regions = zip(own.uncontrolled, player.uncontrolled, strict=True)
            seen = [card for card, place in regions if place.printed is not None]
            yield from [Known(observer, (c,)) for c in seen if layout.cards[c].returns is None]

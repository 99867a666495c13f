"""Refusals in referendums, each with its minimal pair."""

from __future__ import annotations

from typing import Any

from tests.rulecheck import rule
from tests.rules.pairs import drive, pair, pair_of_moves, play
from tests.rules.politics import MOTION, house, levy, motion, political, polling, terms, until
from tests.rules.prop_cards import ANNOUNCED, OVER, modifier, prop, reaction, table
from vtes.engine import advance, is_legal, why_illegal
from vtes.model.decisions import WindowKind
from vtes.model.frames import Use
from vtes.model.lasting import NoReferendum
from vtes.model.moves import CastVotes, Side, VoteSource
from vtes.model.needs import ReferendumHasPassed
from vtes.model.state import GameState
from vtes.model.terms import ChosenCard, ChosenClan, ChosenMethuselah, DividePoints, NewSeating
from vtes.model.text import Aim, By, What, Whose
from vtes.model.vote_words import Abstain, BuyVotes, GainVotes
from vtes.model.words import GainPool
from vtes.notation import read_move
from vtes.ops.referendum import call
from vtes.testing import Position

POLLED = (WindowKind.POLLING,)
POLL_A = (WindowKind.POLLING, "A")


# --- terms ---------------------------------------------------------------------------------------


@rule("R6.3.2-06")
def test_points_go_to_each_methuselah_once() -> None:
    state = terms(levy(4), "A: 1 to B")
    pair(state, terms(levy(4), "A: 1 to C"), "A: 1 to B", "no-such-share", "R6.3.2-06")


@rule("R6.3.2-06")
def test_points_go_to_others_than_the_one_who_was_named() -> None:
    word = (ChosenMethuselah(), DividePoints(3, among=1, others=True))
    start = motion(None, political(GainPool(1), terms=word))
    refused, allowed = (terms(start, f"A: choose {name}") for name in "BC")
    pair(refused, allowed, "A: 3 to B", "no-such-share", "R6.3.2-06")


@rule("R6.3.2-06")
def test_a_methuselah_has_one_place_in_a_new_order() -> None:
    four = motion(table("A", "B", "C", "D"), political(GainPool(1), terms=(NewSeating(),)))
    refused, allowed = (terms(four, f"A: choose {name}") for name in "BC")
    pair(refused, allowed, "A: choose B", "seated-already", "R6.3.2-06")


@rule("R6.3.2-06")
def test_no_more_points_than_there_are() -> None:
    refused, allowed = terms(levy(2, among=1)), terms(levy(3, among=1))
    pair(refused, allowed, "A: 3 to B", "wrong-points", "R6.3.2-06")
    refused = terms(levy(0, table("A", "B")))  # as many as there are Methuselahs
    pair(refused, terms(levy(3, table("A", "B"))), "A: 2 to B", "points-undividable", "R6.3.2-06")


@rule("R6.3.2-06")
def test_points_are_divided_among_as_many_as_the_card_says() -> None:
    refused, allowed = terms(levy(4)), terms(levy(5))
    pair(refused, allowed, "A: 4 to B", "points-undividable", "R6.3.2-06")
    refused = terms(levy(4, table("A", "B")), "A: 1 to A")  # nobody is left for the rest
    allowed = terms(levy(3, table("A", "B")), "A: 1 to A")
    pair(refused, allowed, "A: 2 to B", "points-undividable", "R6.3.2-06")


@rule("R6.3.2-06")
def test_the_methuselah_whom_the_card_wants() -> None:
    start = motion(None, political(GainPool(1), terms=(ChosenMethuselah(richer=True),)))
    refused, allowed = terms(start.pool(A=9, B=9, C=10)), terms(start.pool(B=10))
    pair(refused, allowed, "A: choose B", "term-wrong-methuselah", "R6.3.2-06")


@rule("R6.3.2-06")
def test_the_card_that_the_card_wants() -> None:
    word = ChosenCard(Aim(What.VAMPIRE, Whose.OTHERS))
    refused = terms(motion(None, political(GainPool(1), terms=(word,))))
    word = ChosenCard(Aim(What.VAMPIRE))
    allowed = terms(motion(None, political(GainPool(1), terms=(word,))))
    pair(refused, allowed, "A: target Rake", "term-wrong-card", "R6.3.2-06")


@rule("R6.3.2-06")
def test_the_clan_is_one_in_play() -> None:
    start = motion(table(clan="Ventrue"), political(GainPool(1), terms=(ChosenClan(),)))
    refused = terms(start)
    allowed = terms(start.vampire("Nora", "C", capacity=3, clan="Brujah"))
    pair(refused, allowed, "A: clan Brujah", "term-wrong-clan", "R6.3.2-06")


# --- who votes with what --------------------------------------------------------------------------


def titled(seat: str = "A", **facts: Any) -> Position:
    """Motion for A, and a primogen."""
    return motion().vampire("Royce", seat, **{"capacity": 5, "title": "primogen", **facts})


@rule("R6.3.2-08")
def test_votes_are_cast_while_polling_goes_on() -> None:
    hint = reaction(GainPool(1), windows=(WindowKind.BEFORE_VOTES,))
    position = prop(titled("B"), "Hint", "reaction", hint).hand("B", "Hint")
    refused = until(drive(position.build(), MOTION), WindowKind.BEFORE_VOTES, "B")
    allowed = polling(position, "B")
    pair(refused, allowed, "B: vote for with Royce", "no-polling", "R6.3.2-08")


@rule("R6.3.3-10")
def test_the_votes_are_those_of_the_controller() -> None:
    refused, allowed = polling(titled("B"), "A"), polling(titled("A"), "A")
    pair(refused, allowed, "A: vote for with Royce", "voter-not-yours", "R6.3.3-10")


@rule("R6.3.3-14", "R6.3.3-16")
def test_only_the_ready_vote() -> None:
    refused, allowed = polling(titled(zone="torpor")), polling(titled(tapped=True))
    pair(refused, allowed, "A: vote for with Royce", "voter-not-ready", "R6.3.3-14")
    facts: dict[str, Any] = {"title": "", "votes": 2}
    refused, allowed = polling(titled(zone="torpor", **facts)), polling(titled(**facts))
    pair(refused, allowed, "A: vote for with Royce", "voter-not-ready", "R6.3.3-14")


@rule("R6.3.3-01", "R6.3.3-15")
def test_nobody_has_votes_by_himself() -> None:
    refused, allowed = polling(titled(title="")), polling(titled(title="", votes=1))
    pair(refused, allowed, "A: vote for with Royce", "no-votes", "R6.3.3-01")


@rule("R6.3.2-10")
def test_what_has_been_cast_is_not_cast_again() -> None:
    state = polling(titled())
    refused = play(state, "A: vote for with Royce")
    pair(refused, state, "A: vote for with Royce", "votes-cast", "R6.3.2-10")
    line = "A: vote for by the calling card"
    pair(play(state, line), state, line, "calling-card-cast", "R6.3.2-10")


@rule("R6.3.3-05", "R6.3.3-02")
def test_all_votes_of_a_vampire_are_on_one_side() -> None:
    speech = modifier(GainVotes(2), windows=POLLED)
    position = prop(motion(table(title="primogen")), "Speech", "action modifier", speech)
    state = polling(position.hand("A", "Speech"))
    refused, allowed = (
        until(play(state, f"A: vote {side} with Lupo", "A: play Speech with Lupo"), *POLL_A)
        for side in ("for", "against")
    )
    pair(refused, allowed, "A: vote against with Lupo", "votes-on-other-side", "R6.3.3-05")


@rule("R6.3.3-05", "R6.3.3-01")
def test_bought_votes_are_on_one_side() -> None:
    position = table()
    for name in ("Purse", "Chest"):
        prop(position, name, "action modifier", modifier(BuyVotes(1, 1), windows=POLLED))
    start = polling(motion(position).hand("A", "Purse", "Chest"))
    bid = ("A: take 1", "B: take 0", "C: take 0", "A: take 0")
    bought = until(play(start, "A: play Purse with Lupo"), None)
    bought = play(bought, *bid)
    line = "A: vote against with bought votes"
    refused, allowed = (
        play(
            until(
                play(bought, f"A: vote {side} with bought votes", "A: play Chest with Lupo"), None
            ),
            *bid,
        )
        for side in ("for", "against")
    )
    pair(refused, allowed, line, "bought-on-other-side", "R6.3.3-05")
    pair(start, bought, line, "nothing-bought", "R6.3.3-01")


@rule("R1.4-01")
def test_who_has_to_abstain_does_not_vote() -> None:
    hush = modifier(Abstain(), windows=POLLED, aim=Aim(What.VAMPIRE))
    position = prop(titled(), "Hush", "action modifier", hush).hand("A", "Hush")
    lines = ("A: play Hush with Lupo", "A: target {}")
    refused, allowed = (
        until(play(polling(position), *[line.format(name) for line in lines]), *POLL_A)
        for name in ("Royce", "Rake")
    )
    pair(refused, allowed, "A: vote for with Royce", "abstains", "R1.4-01")


@rule("R6.3.3-22", "R6.3.3-21")
def test_only_prisci_vote_among_the_prisci_and_once() -> None:
    line = "A: vote for among the prisci with Royce"
    refused, allowed = polling(titled(title="bishop")), polling(titled(title="priscus"))
    pair(refused, allowed, line, "no-priscus", "R6.3.3-22")
    pair(play(allowed, line), allowed, line, "priscus-cast", "R6.3.3-21")


@rule("R6.3.3-06", "R6.3.3-09")
def test_one_political_action_card_each() -> None:
    line = "B: burn Motion to vote for"
    position = motion().hand("B", "Motion", "Motion")
    state = polling(position, "B")
    refused = drive(play(state, line), "A: pass")
    pair(refused, state, line, "card-vote-used", "R6.3.3-06")
    prop(position, "Feast", "action", modifier()).hand("B", "Feast")
    state = polling(position, "B")
    printed = {d.facts.name: d.facts.id for d in state.table.definitions}
    feast, card = (
        CastVotes(1, VoteSource.HAND, printed[name], Side.FOR) for name in ("Feast", "Motion")
    )
    pair_of_moves(state, feast, card, "not-political", "R6.3.3-06")


@rule("R6.3.3-07", "R6.3.3-06")
def test_the_calling_card_is_the_callers_one_card() -> None:
    line = "A: burn Motion to vote for"
    position = house(motion()).hand("A", "Motion")
    refused = polling(position)
    allowed = polling(position, line="A: use House with Lupo")
    pair(refused, allowed, line, "card-vote-used", "R6.3.3-06")
    line = "A: vote for by the calling card"
    pair(allowed, refused, line, "no-calling-card", "R6.3.3-07")


@rule("R6.3.3-07")
def test_only_the_caller_has_the_vote_of_the_calling_card() -> None:
    line = "by the calling card"
    refused = read_move(polling(motion().edge("B"), "B"), f"B: vote for {line}")
    state = polling(motion().edge("B"), "B")
    assert [v.code for v in why_illegal(state, refused)] == ["not-the-caller"]
    assert is_legal(polling(motion()), refused.replace(seat=0))


@rule("R6.3.3-17")
def test_only_who_has_the_edge_burns_it() -> None:
    line = "A: burn the Edge to vote against"
    refused, allowed = polling(motion().edge("B")), polling(motion().edge("A"))
    pair(refused, allowed, line, "edge-not-yours", "R6.3.3-17")


@rule("R6.3.3-01", "R6.3.3-17")
def test_the_edge_is_no_card() -> None:
    state = polling(motion().edge("A"))
    edge = CastVotes(0, VoteSource.EDGE, -1, Side.FOR)
    pair_of_moves(state, edge.replace(card=0), edge, "names-a-card", "R6.3.3-01")


# --- who calls ------------------------------------------------------------------------------------


@rule("R6.1.7-02")
def test_an_ally_calls_no_referendum() -> None:
    state = motion(house(table().ally("Mage", "A", life=3), by=By.ANYBODY)).build()
    for line, code in (("play Motion", "ally-calls"), ("use House", "use-ally-calls")):
        mage, lupo = (read_move(state, f"A: {line} with {name}") for name in ("Mage", "Lupo"))
        pair_of_moves(state, mage, lupo, code, "R6.1.7-02")


@rule("R1.4-01")
def test_a_referendum_may_be_barred_for_the_turn() -> None:
    state = motion(house(table(), by=By.ANYBODY)).build()
    printed = next(d.facts.id for d in state.table.definitions if d.facts.name == "Motion")
    in_play = state.players[0].in_play[0]
    for bar, line, code in (
        (NoReferendum(0, printed), MOTION, "referendum-barred"),
        (NoReferendum(0, 0, in_play), "A: use House with Lupo", "use-referendum-barred"),
    ):
        refused = state.replace(lasting=(bar,))
        allowed = state.replace(lasting=(bar.replace(seat=1),))
        pair(refused, allowed, line, code, "R1.4-01")


@rule("R6.3.2-14", "R6.3.2-13")
def test_a_card_for_a_referendum_that_has_passed() -> None:
    cloak = modifier(GainPool(1), windows=OVER, needs=(ReferendumHasPassed(),))
    position = prop(motion(), "Cloak", "action modifier", cloak).hand("A", "Cloak")
    refused, allowed = (
        until(play(polling(position), f"A: vote {side} by the calling card"), *OVER)
        for side in ("against", "for")
    )
    line = "A: play Cloak with Lupo"
    pair(refused, allowed, line, "referendum-not-passed", "R6.3.2-14")


@rule("R6.5.6-05", "R6.3-01")
def test_no_modifiers_and_reactions_in_a_blood_hunt() -> None:
    """Thomas of B is hunted, in the middle of an action of Lupo."""
    position = prop(table(), "Cloak", "action modifier", modifier(windows=POLLED + ANNOUNCED))
    prop(position, "Shout", "reaction", reaction(windows=POLLED + ANNOUNCED))
    start = position.hand("A", "Cloak").hand("B", "Shout").build()
    for seat, line in ((0, "A: play Cloak with Lupo"), (1, "B: play Shout with Thomas")):
        allowed = drive(start, "A: hunt with Lupo", *(["A: pass"] * seat))
        hunted = call(drive(start, "A: hunt with Lupo").replace(pending=None), _hunt(start))
        refused = until(advance(hunted).replace(trail=()), WindowKind.POLLING, "AB"[seat])
        pair(refused, allowed, line, "in-blood-hunt", "R6.5.6-05")


def _hunt(state: GameState) -> Use:
    return Use(2, -1, -1, target=state.players[1].ready[0])

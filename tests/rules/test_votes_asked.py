"""Who is asked for votes, and what counts: small facts that a mutation run found untested."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import lines
from tests.rulecheck import rule
from tests.rules.pairs import drive, play
from tests.rules.politics import MOTION, house, levy, motion, political, polling, terms
from tests.rules.prop_cards import act, modifier, prop, table
from vtes.engine import apply, is_legal, why_illegal
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.frames import Use
from vtes.model.lasting import Scored
from vtes.model.laws import BleedLimit, DearerMasters, DearerReferendums, NotForOthers
from vtes.model.moves import Allot, ChooseMethuselah, Pass, Side, VoteSource
from vtes.model.referendum import Cast, Referendum
from vtes.model.state import NOBODY, GameState
from vtes.model.terms import ChosenCard, ChosenMethuselah
from vtes.model.text import Aim, By, How, Law, Mode, Text, What, Whose
from vtes.model.vote_words import BuyVotes, TapVoters
from vtes.model.words import GainPool
from vtes.notation import find_card
from vtes.ops.referendum import cast_votes
from vtes.ops.stack import change
from vtes.queries import current_window, votes
from vtes.rules.laws import bleed_limit, more_blood, more_pool, not_for
from vtes.rules.sects import sect
from vtes.rules.terms import has_scored, nameable
from vtes.rules.votes import calling_card, current_referendum, has_cast, own_votes, uncast, voters
from vtes.testing import read
from vtes.testing.position import VampireZone

AGREE = "A: vote for by the calling card"


def asked_next(state: GameState) -> str:
    """Who is asked in polling when A has passed; nobody if the referendum is over."""
    state = apply(state, Pass(0))
    polled = current_window(state) is WindowKind.POLLING
    return state.table.names[state.to_move or 0] if polled else ""


@rule("R6.3.3-14", "R6.3.2-08")
@pytest.mark.parametrize(("zone", "asked"), [("ready", "B"), ("torpor", "")])
def test_nobody_is_asked_for_the_votes_of_a_vampire_in_torpor(
    zone: VampireZone, asked: str
) -> None:
    position = motion().vampire("Royce", "B", capacity=6, title="prince", city="Q", zone=zone)
    assert asked_next(polling(position)) == asked


@rule("R6.3.3-02", "R6.3.2-08")
def test_nobody_is_asked_for_votes_that_all_have_been_cast() -> None:
    position = motion().vampire("Royce", "B", capacity=6, title="prince", city="Q")
    state = play(polling(position), AGREE)
    assert state.to_move == 1
    assert current_window(play(state, "B: vote against with Royce")) is not WindowKind.POLLING


@rule("R6.3.3-21", "R6.3.2-08")
def test_a_priscus_is_asked_once() -> None:
    position = motion().vampire("Royce", "B", capacity=9, title="priscus", sect="sabbat")
    state = polling(position)
    assert asked_next(state) == "B"
    state = play(state, AGREE, "B: vote against among the prisci with Royce")
    assert current_window(state) is not WindowKind.POLLING


@rule("R6.3.3-22")
def test_nobody_is_asked_for_the_votes_of_who_abstains() -> None:
    position = motion().vampire("Royce", "B", capacity=6, title="prince", city="Q")
    state = polling(position)
    royce = find_card(state, "Royce")
    frame = next(f for f in state.stack if isinstance(f, Referendum))
    place = state.stack.index(frame)
    hushed = frame.replace(abstaining=(royce,))
    state = state.replace(stack=(*state.stack[:place], hushed, *state.stack[place + 1 :]))
    assert asked_next(state) == ""


@rule("R6.3.3-06", "R6.3.3-07")
def test_only_the_caller_is_asked_for_the_vote_of_the_calling_card() -> None:
    state = polling(motion())
    assert AGREE in lines(state)
    assert asked_next(state) == ""


@rule("R6.3.3-07")
def test_a_referendum_of_a_card_in_play_has_no_vote_of_its_card() -> None:
    state = drive(house(table(), by=By.ANYBODY).build(), "A: use House with Lupo")
    while state.pending and state.pending.kind in (DecisionKind.IMPULSE, DecisionKind.BLOCK):
        assert AGREE not in lines(state)
        state = apply(state, Pass(state.pending.seat))
    assert read(state, "House.zone") == "in play"


@rule("R6.3.3-07")
def test_only_a_political_action_card_votes_for_itself() -> None:
    """An action card that calls a referendum is no political action card: nobody can vote."""
    position = prop(table(), "Motion", "action", political(GainPool(2))).hand("A", "Motion")
    state = drive(position.build(), MOTION)
    while state.pending and state.pending.kind in (DecisionKind.IMPULSE, DecisionKind.BLOCK):
        assert current_window(state) is not WindowKind.POLLING
        state = apply(state, Pass(state.pending.seat))
    assert read(state, "A.pool") == 30


def changed(state: GameState, **fields: Any) -> tuple[GameState, Referendum]:
    """The referendum under way with other facts."""
    state = change(state, Referendum, **fields)
    frame = current_referendum(state)
    assert frame is not None
    return state, frame


@rule("R6.3.3-27", "R6.3.3-02")
def test_a_card_in_play_that_has_gained_votes_is_asked_for_them() -> None:
    position = motion(table().prop("House", types="master")).permanent("House", "B")
    state = polling(position)
    house, thomas = find_card(state, "House"), find_card(state, "Thomas")
    state, frame = changed(state, votes=((house, 2), (thomas, 1)))
    nik = find_card(state, "Nik")
    assert [*voters(state, frame, 1)] == [thomas, nik, house]
    assert house not in [*voters(state, frame, 0)]
    assert asked_next(state) == "B"


@rule("R6.3.3-02")
def test_what_each_has_bought_and_cast() -> None:
    state = polling(motion())
    state, frame = changed(state, bought=((0, 2), (1, 3)), cast=(bought(1, 3),))
    assert (own_votes(frame, 0), own_votes(frame, 1)) == (2, 0)
    assert has_cast(frame, VoteSource.BOUGHT, NOBODY)
    assert not has_cast(frame, VoteSource.BOUGHT, 5)


def bought(seat: int, votes: int) -> Cast:
    """Bought votes that were cast."""
    return Cast(seat, VoteSource.BOUGHT, NOBODY, votes, Side.FOR)


@rule("R6.3.3-21", "R6.3.3-27")
def test_the_vote_of_a_priscus_among_his_like_is_none_of_his_others() -> None:
    position = motion().vampire("Royce", "B", capacity=9, title="priscus", sect="sabbat")
    state = polling(position)
    royce = find_card(state, "Royce")
    cast = Cast(1, VoteSource.PRISCUS, royce, 1, Side.FOR)
    state, frame = changed(state, votes=((royce, 2),), cast=(cast,))
    assert uncast(state, frame, royce) == 2


@rule("R6.3.3-01")
def test_an_ally_has_no_votes_and_no_sect() -> None:
    state = polling(motion().ally("Hellhound", "A"))
    ally = find_card(state, "Hellhound")
    assert votes(state, ally) == 0
    assert sect(state, ally) is None


@rule("R6.3.3-02")
def test_bought_votes_may_go_another_way_than_those_of_a_vampire() -> None:
    mode = modifier(BuyVotes(2, 2), windows=(WindowKind.POLLING,))
    position = prop(motion(), "Purse", "action modifier", mode).hand("A", "Purse")
    position.vampire("Royce", "A", capacity=5, title="primogen")
    state = play(polling(position), "A: vote for with Royce", "A: play Purse with Lupo")
    state = play(state, "A: take 1")
    while current_window(state) is not WindowKind.POLLING or state.to_move != 0:
        state = play(state, lines(state)[0])
    assert "A: vote for with bought votes" in lines(state)
    assert "A: vote against with bought votes" in lines(state)


@rule("R6.3.2-06")
def test_as_many_methuselahs_as_the_card_says() -> None:
    """Of those who have nothing yet nobody counts, and of the others each counts once."""
    state = terms(levy(4, among=3), "A: 2 to A")
    assert not is_legal(state, Allot(0, 1, 2))
    assert is_legal(state, Allot(0, 1, 1))


@rule("R6.3.2-06")
def test_whom_the_caller_may_name() -> None:
    """Another's vampire who is younger than the one who calls."""
    state = polling(
        motion(table().vampire("Royce", "B", capacity=4).vampire("Ian", "A", capacity=3))
    )
    state, frame = changed(state, use=Use(0, find_card(state, "Rake"), NOBODY))
    aim = Aim(What.VAMPIRE, whose=Whose.OTHERS, younger=True)
    assert [*nameable(state, frame, ChosenCard(aim))] == [find_card(state, "Royce")]


@rule("R6.3.2-06")
def test_who_has_scored_since_whose_turn() -> None:
    state = table().build()
    assert not has_scored(state, 1, 2)
    state = state.replace(lasting=(Scored(1, (2,)),))
    assert has_scored(state, 1, 2)
    assert not has_scored(state, 1, 0)
    assert not has_scored(state, 2, 2)


@rule("R1.6.1-13")
def test_a_card_on_a_minion_makes_only_masters_aimed_at_him_dearer() -> None:
    """Also where the last card of the game, which no target must be taken for, has such a card."""
    position = table().prop("Dues", types="master", text=Text(laws=(DearerMasters(2),)))
    state = position.attach("Dues", on="Rake").hand("A", "Dues").build()
    rake, dues, last = find_card(state, "Rake"), find_card(state, "Dues"), len(state.cards) - 1
    owing = state.cards[last].replace(attached=(dues,))
    state = state.replace(cards=state.cards.set(last, owing))
    for how, pool in {How.MASTER: 2, How.OUT_OF_TURN: 2, How.ACTION: 0}.items():
        assert more_pool(state, Mode(how), rake) == pool
        assert more_pool(state, Mode(how), NOBODY) == 0


@rule("R1.4-01")
@pytest.mark.parametrize(("law", "kept"), [(NotForOthers(), True), (DearerMasters(1), False)])
def test_a_card_keeps_a_minion_from_the_actions_of_others(law: Law, kept: bool) -> None:
    position = table().prop("Shelter", types="master", text=Text(laws=(law,)))
    state = position.attach("Shelter", on="Lupo").build()
    lupo = find_card(state, "Lupo")
    assert [not_for(state, seat, lupo) for seat in (0, 1)] == [False, kept]


@rule("R6.3.2-06")
def test_cards_in_play_make_referendums_dearer_and_limit_bleeds() -> None:
    position = table()
    for number, law in enumerate((DearerReferendums(1), DearerReferendums(2), BleedLimit(3))):
        position.prop(f"Law {number}", types="master", text=Text(laws=(law,)))
        position.permanent(f"Law {number}", "B")
    position.prop("Law", types="master", text=Text(laws=(BleedLimit(2),))).permanent("Law", "B")
    state = position.build()
    assert (more_blood(state, political()), more_blood(state, act())) == (3, 0)
    assert more_blood(state, modifier()) == 0
    assert (bleed_limit(state, 0), bleed_limit(state, 1)) == (None, 2)


@rule("R6.3.3-05")
def test_a_card_that_taps_vampires_who_vote_leaves_an_ally_alone() -> None:
    position = prop(motion(), "Hush", "action modifier", modifier(TapVoters())).hand("A", "Hush")
    state = polling(position.ally("Hellhound", "A"))
    ally, rake = find_card(state, "Hellhound"), find_card(state, "Rake")
    (hush,) = (c for c in state.players[0].hand if state.definition(c).facts.name == "Hush")
    state, _ = changed(state, watching=(Use(0, find_card(state, "Lupo"), hush),))
    for voter in (ally, rake):
        state = cast_votes(state, Cast(0, VoteSource.IN_PLAY, voter, 1, Side.FOR))
    assert (state.cards[ally].tapped, state.cards[rake].tapped) == (False, True)


@rule("R6.3.2-06", "R2.4-01")
def test_a_methuselah_who_is_named_is_in_the_game() -> None:
    mode = political(GainPool(1), terms=(ChosenMethuselah(),))
    state = terms(motion(table("A", "B", "C", "D"), mode).out("D"))
    named = [seat for seat in range(-1, 5) if is_legal(state, ChooseMethuselah(0, seat))]
    assert named == [0, 1, 2]
    assert why_illegal(state, ChooseMethuselah(0, 3))[0].code == "term-wrong-methuselah"


@rule("R6.5.6-02", "R6.3.3-07")
def test_a_blood_hunt_has_no_calling_card() -> None:
    state = polling(motion())
    assert state.definition(len(state.cards) - 1).facts.name == "Motion"  # no card is not the last
    state, frame = changed(state, use=Use(0, NOBODY, NOBODY, target=0))
    assert not calling_card(state, frame)
    assert AGREE not in lines(state)

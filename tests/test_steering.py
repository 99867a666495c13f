"""The survey comes to what has been seen least, and counts nothing that was only tried."""

from __future__ import annotations

from random import Random

import pytest

import vtes
from tests.cards.table import onward, play, skilled, table
from tests.steering import BRINGS, Curiosity, Seeker
from tests.survey import expected, of_cards, take_down
from tests.ways import EXPLAINED_STARTERS, Counts, Watch, expected_ways
from vtes.cards.printed import facts, find
from vtes.cards.texts import TEXTS
from vtes.engine import legal_moves, transition
from vtes.model.cards import Sect
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.moves import Block, Discard, PlayCard, TakeAction, Transfer
from vtes.testing import Position
from vtes.testing.players import random_player


def idle(state: vtes.GameState, moves: vtes.LegalMoves) -> vtes.Move:
    """Passes where that is possible."""
    return moves[-1]


def test_a_course_to_what_has_not_been_seen_is_kept_to() -> None:
    """It is played otherwise by one who does nothing; a strike needs a block and a choice."""
    name = "Theft of Vitae"
    state = table(disciplines=skilled(name)).hand("A", name).build()
    counts = Counts()
    watch = Watch(counts)
    effect = f"effect {name}/1 STEAL"

    def seen(step: vtes.Transition) -> None:
        take_down(counts, watch, step)

    curiosity = Curiosity(counts, {effect: 1})
    hasty = curiosity.hasty_player(Random(0), random_player(Random(0)))
    player = Seeker(curiosity, watch, seen, idle, hasty)
    with watch.watching():
        for _ in range(100):
            before = counts.copy()
            move = player(state, legal_moves(state))
            assert counts == before
            step = transition(state, move)
            seen(step)
            state = step.after
            if counts[effect]:
                break
    assert counts[effect] == 1


def test_what_is_not_in_reach_is_not_sought() -> None:
    state = table().hand("A", "Computer Hacking").build()
    counts = Counts()
    curiosity = Curiosity(counts, dict.fromkeys(expected_ways([find("Dodge")[0].id]), 1))
    assert not curiosity.in_reach(state)
    assert Curiosity(counts, dict.fromkeys(expected_ways(), 1)).in_reach(state)


def test_what_nobody_has_the_disciplines_for_is_not_in_reach() -> None:
    name = "Theft of Vitae"
    curiosity = Curiosity(Counts(), dict.fromkeys(expected_ways([find(name)[0].id]), 1))
    for skill, ways in ((0, ""), (1, "1"), (2, "12")):
        state = table(disciplines=skilled(name, level=skill)).hand("A", name).build()
        assert {reached[-1] for reached in curiosity.in_reach(state) if "way" in reached} == {*ways}


def test_what_need_not_be_seen_does_not_matter() -> None:
    state = table().hand("A", "Computer Hacking").build()
    (shown,) = (move for move in legal_moves(state) if isinstance(move, PlayCard))
    counts = Counts({"way Computer Hacking/1": 3, "effect Computer Hacking/1 BLEED": 2})
    assert Curiosity(counts, dict.fromkeys(counts, 1)).rarity(state, shown) == 2
    assert Curiosity(counts, {"way Computer Hacking/1": 1}).rarity(state, shown) == 3
    assert Curiosity(counts, {}).rarity(state, shown) >= 1_000_000


def test_what_few_cards_bring_about_is_sought_with_them() -> None:
    assert BRINGS.keys() <= expected()
    modes = [mode for text in TEXTS.values() for mode in text.modes]
    assert all(any(map(brings, modes)) for brings in BRINGS.values())
    reversal = find("Reversal of Fortunes")[0].id
    counts = Counts(dict.fromkeys(expected_ways([reversal]), 7))
    wanted = {**dict.fromkeys(counts, 1), "event TurnsReversed": 10}
    assert Curiosity(counts, wanted).rarest(reversal) == 0
    assert Curiosity(counts, wanted).rank(reversal) == -1
    counts["event TurnsReversed"] = 20
    assert Curiosity(counts, wanted).rarest(reversal) == 2
    assert Curiosity(counts, wanted).rank(reversal) == 2


def test_what_has_something_to_show_is_kept() -> None:
    """Played three times and still not shown, it waits for its moment; it is never discarded."""
    name = "Computer Hacking"
    state = table().hand("A", name).build()
    (shown,) = (move for move in legal_moves(state) if isinstance(move, PlayCard))
    discard = Discard(shown.seat, shown.card)
    counts = Counts()
    curiosity = Curiosity(counts, dict.fromkeys(expected_ways([shown.card]), 1))
    assert not curiosity.kept(state, shown)
    assert curiosity.kept(state, discard)
    counts[f"way {name}/1"] = 3
    assert curiosity.kept(state, shown)
    counts[f"effect {name}/1 BLEED"] = 1
    assert not curiosity.kept(state, shown)
    assert not curiosity.kept(state, discard)


def test_who_has_something_to_show_acts_and_fights() -> None:
    """Lupo has a gun that has hurt nobody; Rake has nothing."""
    name = ".44 Magnum"
    position = table().attach(name, on="Lupo").vampire("Rake", "A", capacity=4)
    state = position.build()
    counts = Counts({f"way {name}/1": 1, f"effect {name}/1 PutOn": 1})
    curiosity = Curiosity(counts, dict.fromkeys(expected_ways([find(name)[0].id]), 1))
    bleeds = [m for m in legal_moves(state) if isinstance(m, TakeAction) and not m.action]
    leading = [curiosity.leads_on(state, move) for move in bleeds]
    assert leading == [state.cards[move.minion].attached != () for move in bleeds]
    assert {*leading} == {True, False}
    for minion, leads in (("Lupo", True), ("Rake", False)):
        asked = onward(play(state, f"A: bleed with {minion}"), DecisionKind.BLOCK)
        blocks = [move for move in legal_moves(asked) if isinstance(move, Block)]
        assert blocks
        assert {curiosity.leads_on(asked, move) for move in blocks} == {leads}


def test_who_has_something_to_show_comes_out() -> None:
    """With pool enough, and up to his capacity."""
    name = "Nakova, Advocate of Golconda"
    for pool, blood, leads in ((10, 3, True), (4, 3, False), (10, 6, False)):
        position = Position("A", "B").turn("A", Phase.INFLUENCE).pool(A=pool)
        position.vampire(name, "A", zone="uncontrolled", blood=blood)
        state = position.build()
        curiosity = Curiosity(Counts(), dict.fromkeys(expected_ways([find(name)[0].id]), 1))
        (move,) = (each for each in legal_moves(state) if isinstance(each, Transfer))
        assert curiosity.leads_on(state, move) == leads


def test_what_can_be_used_once_it_is_in_play_is_played() -> None:
    """As long as a use of it has not been seen."""
    name = "Army of Rats"
    state = table(disciplines=skilled(name)).hand("A", name).build()
    (shown,) = (move for move in legal_moves(state) if isinstance(move, PlayCard))
    names = expected_ways([shown.card])
    counts = Counts({each: 5 for each in names if "/1" in each})
    curiosity = Curiosity(counts, dict.fromkeys(names, 1))
    assert not curiosity.kept(state, shown)
    assert curiosity.rarity(state, shown) == 0
    counts.update(names)
    assert not curiosity.kept(state, shown)
    assert curiosity.rarity(state, shown) == 1


def test_only_some_cards() -> None:
    """What is asked for and the masters for Disciplines; other names are errors."""
    games = of_cards(["Dodge", ""])
    assert find("Dodge")[0].id in games.cards
    assert games.wanted.keys() == expected_ways(games.cards)
    assert all(
        facts(card).name == "Dodge" or facts(card).types[0].name == "MASTER" for card in games.cards
    )


@pytest.mark.parametrize("name", ["Dogde", "Nakova, Advocate of Golconda"])
def test_no_library_card(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        of_cards([name])


def test_why_some_things_do_not_occur_among_the_camarilla_starters() -> None:
    decks = [deck for name, deck in vtes.starter_decks().items() if name.startswith("CE:")]
    cards = [facts(card) for deck in decks for card, _ in deck.crypt + deck.library]
    assert EXPLAINED_STARTERS["CE"].keys() <= expected_ways(card.id for card in cards)
    vampires = [card for card in cards if card.is_vampire]
    assert {card.sect for card in vampires} == {Sect.CAMARILLA}
    assert not any("Follower of Set" in card.clans for card in vampires)
    names = {card.name for card in cards}
    assert not names & {"Arcane Library", "Elder Library", "Fragment of the Book of Nod"}
    assert not names & {"Praxis Seizure: Cairo", "Malkavian Justicar"}

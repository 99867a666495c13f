"""Sects and clans (10)."""

from __future__ import annotations

import pytest

import vtes
from tests.rulecheck import rule
from tests.rules.pairs import pair, play
from tests.rules.prop_cards import act, prop
from vtes.cards.printed import all_facts
from vtes.model.cards import Sect
from vtes.model.decisions import Phase
from vtes.model.needs import OfSect
from vtes.model.state import GameState
from vtes.model.text import Aim, How, Mode, Text, What
from vtes.model.words import TapMinion, Who
from vtes.ops.cards import burn
from vtes.rules.nature import clans
from vtes.rules.sects import sect_of_clan
from vtes.testing import Position

CAMARILLA = ["Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"]
ANTITRIBU = [f"{clan} antitribu" for clan in CAMARILLA]


def changed(*cards: Text, clan: str = "Ventrue", votes: int = 0) -> GameState:
    """A's Lupo, with these cards on him."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=5, clan=clan)
    for number, text in enumerate(cards):
        position.prop(f"Card {number}", types="equipment", text=text)
        position.attach(f"Card {number}", on="Lupo")
    return position.build()


def made_up(clan: str) -> Sect | None:
    state = Position("A", "B").vampire("Lupo", "A", capacity=5, clan=clan).build()
    return vtes.sect(state, 0)


@rule("R10.1-01", "R1.5-12", "R10-01")
@pytest.mark.parametrize("clan", [*CAMARILLA, "Caitiff"])
def test_clans_of_the_camarilla(clan: str) -> None:
    assert made_up(clan) is Sect.CAMARILLA


@rule("R10.2-01", "R1.5-12", "R10-01")
@pytest.mark.parametrize("clan", ["Lasombra", "Tzimisce", "Pander", *ANTITRIBU])
def test_clans_of_the_sabbat(clan: str) -> None:
    assert made_up(clan) is Sect.SABBAT


@rule("R10.3-01", "R10.3-03")
@pytest.mark.parametrize("clan", ["Assamite", "Follower of Set", "Giovanni", "Ravnos"])
def test_all_other_clans_are_independent(clan: str) -> None:
    assert made_up(clan) is Sect.INDEPENDENT
    assert made_up(clan) not in (Sect.CAMARILLA, Sect.SABBAT)


@rule("R10.1-11", "R10.2-01", "R10.3-01")
def test_a_card_prints_the_sect_of_its_vampire() -> None:
    """Of the clans of the first four sets the printed sect is that of the clan, but for a few."""
    usual = others = 0
    for facts in all_facts():
        if not facts.is_vampire:
            assert facts.sect is None
            continue
        assert facts.sect is not None, facts.name
        state = Position("A", "B").vampire(facts.name, "A").build()
        assert vtes.sect(state, 0) is facts.sect
        same = facts.sect is sect_of_clan(facts.clans[0])
        usual, others = usual + same, others + (not same)
    assert usual + others == 585
    assert usual > 500


@rule("R10.1-02")
def test_vampires_of_the_first_set_are_camarilla() -> None:
    """Its cards name no sect; a made-up vampire of whom nothing is said is one of them."""
    first = [f for f in all_facts() if f.is_vampire and "Jyhad" in f.prints]
    assert len(first) > 90
    assert {f.sect for f in first if not f.clans[0].endswith("antitribu")} == {Sect.CAMARILLA}
    assert made_up("") is Sect.CAMARILLA


@rule("R10.3-02")
def test_vampires_labelled_non_camarilla_are_independent() -> None:
    """So were those of the four clans of the first two expansions."""
    four = {"Assamite", "Follower of Set", "Ravnos", "Giovanni"}
    found = [f for f in all_facts() if f.is_vampire and {"AH", "DS"} & {*f.prints}]
    older = [f for f in found if f.clans[0] in four]
    assert len(older) > 30
    assert {f.sect for f in older} == {Sect.INDEPENDENT}


@rule("R10-02")
def test_who_changes_to_a_clan_of_another_sect_changes_sect() -> None:
    for clan, sect in (("Lasombra", Sect.SABBAT), ("Ravnos", Sect.INDEPENDENT)):
        state = changed(Text(clan=clan))
        assert (clans(state, 0), vtes.sect(state, 0)) == ((clan,), sect)
        (card,) = state.cards[0].attached
        state = burn(state, card)
        assert (clans(state, 0), vtes.sect(state, 0)) == (("Ventrue",), Sect.CAMARILLA)


@rule("R10.2-04", "R10-02")
def test_the_card_that_came_last_counts() -> None:
    writ, mask = Text(sect=Sect.CAMARILLA), Text(clan="Lasombra")
    state = changed(writ, mask, clan="Gangrel antitribu")
    assert (clans(state, 0), vtes.sect(state, 0)) == (("Lasombra",), Sect.SABBAT)
    state = changed(mask, writ, clan="Gangrel antitribu")
    assert (clans(state, 0), vtes.sect(state, 0)) == (("Lasombra",), Sect.CAMARILLA)
    state = changed(mask, Text(clan="Ravnos"))
    assert (clans(state, 0), vtes.sect(state, 0)) == (("Ravnos",), Sect.INDEPENDENT)


@rule("R10.2-03")
@pytest.mark.parametrize("clan", CAMARILLA)
def test_an_antitribu_clan_is_another_clan(clan: str) -> None:
    for needed, other in ((clan, f"{clan} antitribu"), (f"{clan} antitribu", clan)):

        def state(of: str, needed: str = needed) -> GameState:
            position = Position("A", "B").vampire("Lupo", "A", capacity=5, clan=of)
            prop(position, "Call", "action", act(), clans=(needed,))
            return position.hand("A", "Call").build()

        pair(state(other), state(needed), "A: play Call with Lupo", "clan-missing", "R1.6.1-11")


@rule("R10-01", "R1.6.1-12")
def test_a_card_can_ask_for_a_vampire_of_a_sect() -> None:
    def state(**facts: str) -> GameState:
        position = Position("A", "B").hand("A", "Call")
        position.vampire("Lupo", "A", capacity=5, **facts)  # type: ignore[arg-type]
        prop(position, "Call", "action", act(needs=(OfSect(Sect.CAMARILLA),)))
        return position.build()

    allowed = state(sect="camarilla")
    for sect in ("sabbat", "independent"):
        pair(state(sect=sect), allowed, "A: play Call with Lupo", "wrong-sect", "R1.6.1-12")


@rule("R10-01")
def test_a_card_can_be_aimed_at_a_vampire_of_a_sect() -> None:
    def state(sect: str) -> GameState:
        position = Position("A", "B").turn("A", Phase.MASTER).hand("A", "Call")
        position.vampire("Lupo", "A", capacity=5, sect=sect)
        position.vampire("Rake", "B", capacity=5, sect="camarilla")
        aim = Aim(What.MINION, sect=Sect.CAMARILLA)
        mode = Mode(How.MASTER, aim=aim, effects=(TapMinion(Who.TARGET),))
        prop(position, "Call", "master", mode).ally("Dog", "A", life=1)
        return play(position.build(), "A: play Call")

    refused, allowed = state("sabbat"), state("camarilla")
    pair(refused, allowed, "A: target Lupo", "target-of-wrong-sect", "R10-01")
    dog = vtes.read_move(allowed, "A: target Dog")
    assert [v.code for v in vtes.why_illegal(allowed, dog)] == ["target-of-wrong-sect"]

"""Titles and their votes (6.3.4, 6.3.3)."""

from __future__ import annotations

import pytest

import vtes
from tests.rulecheck import rule
from tests.rules.pairs import pair, play
from tests.rules.prop_cards import act, prop
from vtes.cards.printed import all_facts
from vtes.check import check
from vtes.model.cards import Sect, Title
from vtes.model.decisions import Phase
from vtes.model.needs import Titled
from vtes.model.state import GameState
from vtes.model.text import Aim, How, Mode, What
from vtes.model.vote_words import GainTitle
from vtes.rules import titles
from vtes.testing import Position
from vtes.testing.position import VampireZone

CAMARILLA = (Title.PRIMOGEN, Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)
SABBAT = (Title.BISHOP, Title.ARCHBISHOP, Title.PRISCUS, Title.CARDINAL)
OF = {Title.PRINCE: "Q", Title.ARCHBISHOP: "Q", Title.JUSTICAR: "Ventrue"}


def gained(title: Title, sect: Sect, *, clan: str = "Ventrue", of: str | None = None) -> GameState:
    """A has had her Lupo, who has the title of primogen or bishop or none, gain a title."""
    old = {Sect.CAMARILLA: Title.PRIMOGEN, Sect.SABBAT: Title.BISHOP}.get(sect, Title.NONE)
    position = Position("A", "B").turn("A", Phase.MASTER)
    position.vampire("Lupo", "A", capacity=5, clan=clan, sect=sect, title=old)
    position.hand("A", "Election")
    word = GainTitle(title, OF.get(title, "") if of is None else of)
    prop(position, "Election", "master", Mode(How.MASTER, aim=Aim(What.VAMPIRE), effects=(word,)))
    state = play(position.build(), "A: play Election", "A: target Lupo")
    assert not check(state)
    assert vtes.loads(vtes.dumps(state)) == state
    return state


def lupo(title: Title, *, zone: VampireZone = "ready", tapped: bool = False) -> GameState:
    position = Position("A", "B")
    position.vampire("Lupo", "A", capacity=5, title=title, zone=zone, tapped=tapped)
    return position.build()


@rule("R6.3.4-01", "R10.1-03", "R10-03")
@pytest.mark.parametrize("title", CAMARILLA)
def test_titles_of_the_camarilla_go_to_its_vampires_only(title: Title) -> None:
    assert vtes.title(gained(title, Sect.CAMARILLA), 0) is title
    assert vtes.title(gained(title, Sect.SABBAT), 0) is Title.BISHOP
    assert vtes.title(gained(title, Sect.INDEPENDENT), 0) is Title.NONE


@rule("R6.3.4-02", "R10.2-02", "R10-03")
@pytest.mark.parametrize("title", SABBAT)
def test_titles_of_the_sabbat_go_to_its_vampires_only(title: Title) -> None:
    assert vtes.title(gained(title, Sect.SABBAT), 0) is title
    assert vtes.title(gained(title, Sect.CAMARILLA), 0) is Title.PRIMOGEN
    assert vtes.title(gained(title, Sect.INDEPENDENT), 0) is Title.NONE


@rule("R10.1-04")
def test_a_justicar_is_of_the_clan_whose_justicar_he_is() -> None:
    for clan, title in (("Ventrue", Title.JUSTICAR), ("Tremere", Title.PRIMOGEN)):
        state = gained(Title.JUSTICAR, Sect.CAMARILLA, clan=clan, of="Ventrue")
        assert vtes.title(state, 0) is title


@rule("R6.3.3-10", "R6.3.3-11", "R6.3.3-12")
@pytest.mark.parametrize(
    ("title", "votes"),
    [
        (Title.NONE, 0),
        (Title.PRIMOGEN, 1),
        (Title.BISHOP, 1),
        (Title.PRINCE, 2),
        (Title.ARCHBISHOP, 2),
        (Title.JUSTICAR, 3),
        (Title.CARDINAL, 3),
        pytest.param(Title.INNER_CIRCLE, 4, marks=rule("R6.3.3-13")),
        pytest.param(Title.REGENT, 4, marks=rule("D84")),
        (Title.PRISCUS, 0),
    ],
)
def test_votes(title: Title, votes: int) -> None:
    assert titles.votes(lupo(title), 0) == votes
    assert titles.is_titled(lupo(title), 0) is (title is not Title.NONE)


@rule("R6.3.3-14", "C39")
def test_votes_need_a_ready_vampire_not_an_untapped_one() -> None:
    assert titles.votes(lupo(Title.PRINCE, tapped=True), 0) == 2
    in_torpor = lupo(Title.PRINCE, zone="torpor")
    assert titles.votes(in_torpor, 0) == 0
    assert titles.title(in_torpor, 0) is Title.PRINCE
    for zone in ("uncontrolled", "crypt"):
        away = lupo(Title.PRINCE, zone=zone)
        assert (titles.votes(away, 0), titles.title(away, 0)) == (0, Title.NONE)


@rule("R6.3.4-08", "R6.3.3-15", "R6.3.3-16")
def test_printed_votes_are_a_title_of_ones_own() -> None:
    def state(zone: VampireZone, votes: int) -> GameState:
        return Position("A", "B").vampire("Ezra", "A", capacity=8, votes=votes, zone=zone).build()

    assert titles.votes(state("ready", 2), 0) == 2
    assert titles.is_titled(state("ready", 2), 0)
    assert not titles.is_titled(state("ready", 0), 0)
    assert titles.votes(state("torpor", 2), 0) == 0
    assert vtes.title(state("ready", 2), 0) is Title.NONE
    assert vtes.sect(state("ready", 2), 0) is Sect.INDEPENDENT


@rule("D80", "R10-04")
def test_printed_votes_are_for_independents() -> None:
    position = Position("A", "B").vampire("Ezra", "A", capacity=8, votes=2, sect="camarilla")
    state = position.build()
    assert titles.votes(state, 0) == 0
    assert not titles.is_titled(state, 0)


@rule("R1.6.1-12", "R4.2-03")
def test_a_card_can_ask_for_a_title() -> None:
    def state(title: str, *, contesting: bool = False) -> GameState:
        position = Position("A", "B").hand("A", "Edict")
        position.vampire("Lupo", "A", capacity=5, title=title, city="Q", contesting=contesting)
        prop(position, "Edict", "action", act(needs=(Titled((Title.PRINCE,)),)))
        return position.build()

    line = "A: play Edict with Lupo"
    allowed = state("prince")
    pair(state("archbishop"), allowed, line, "title-missing", "R1.6.1-12")
    pair(state("prince", contesting=True), allowed, line, "title-missing", "R1.6.1-12")


@rule("R6.3.4-01", "R6.3.4-02", "R6.3.4-08")
def test_every_printed_title_is_of_use_to_whom_it_is_printed_on() -> None:
    """Each of the 164 titled vampires has the good of his title, with a city if it needs one."""
    found = 0
    for facts in all_facts():
        if not facts.is_titled:
            continue
        found += 1
        state = Position("A", "B").vampire(facts.name, "A").build()
        held = titles.holds(state, 0)
        assert (held.title, held.votes) == (facts.title, facts.votes), facts.name
        city = facts.title in (Title.PRINCE, Title.ARCHBISHOP)
        justicar = facts.title is Title.JUSTICAR
        assert held.of == (facts.city if city else facts.clans[0] if justicar else ""), facts.name
        assert bool(held.of) is (city or justicar), facts.name
    assert found == 164

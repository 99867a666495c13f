"""Cards of the power structure of the Sabbat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.polls import AGREE, BEFORE, called, calling, passed, refused
from tests.cards.table import codes, lines, look, onward, play, pools
from tests.rulecheck import rule
from vtes.cards.shapes import strike_card
from vtes.check import check
from vtes.model.decisions import DecisionKind, WindowKind
from vtes.model.state import GameState
from vtes.model.text import Strike, Text
from vtes.testing import Position

SABBAT: dict[str, Any] = {"sect": "sabbat"}
HIGH = ["archbishop", "priscus", "cardinal", "regent"]


def asked(position: Position, name: str) -> GameState:
    """The card of the referendum is named."""
    return onward(play(position.build(), f"A: play {name} with Lupo"), DecisionKind.TERM_CARD)


def titled(title: str) -> dict[str, Any]:
    return {"title": title, "city": "Rome"} if title == "archbishop" else {"title": title}


# --- referendums ----------------------------------------------------------------------------------


@rule("R10-01")
@pytest.mark.parametrize(
    "name", ["Excommunication", "Sabbat Priest", "Crusade: Pittsburgh", "Crusade: Mexico City"]
)
def test_what_only_the_sabbat_calls(name: str) -> None:
    assert refused(name, sect="camarilla") == ["wrong-sect"]
    assert refused(name, **SABBAT) == []


@rule("R6.3.4-10")
def test_an_archbishop_is_excommunicated() -> None:
    position = calling("Excommunication", **SABBAT)
    position.vampire("Nik", "B", capacity=6, title="archbishop", city="Detroit")
    position.vampire("Rake", "C", capacity=6, title="archbishop", city="Rome", zone="torpor")
    position.vampire("Royce", "C", capacity=6, title="priscus")
    assert lines(asked(position, "Excommunication")) == ["A: target Nik"]
    state = passed(position, "Excommunication", "A: target Nik")
    assert look(state, "Nik.title", "Nik.votes", "Nik.zone") == ["", 0, "ready"]


@rule("R6.3.4-05", "R10-03")
@pytest.mark.parametrize("city", ["Pittsburgh", "Mexico City"])
def test_a_crusade_makes_an_archbishop(city: str) -> None:
    name = f"Crusade: {city}"
    state = passed(calling(name, **SABBAT), name)
    assert look(state, "Lupo.title", "Lupo.city", f"{name}.host") == ["archbishop", city, "Lupo"]
    rival = calling(name, **SABBAT)
    rival.vampire("Nik", "B", capacity=6, title="archbishop", city=city)
    state = passed(rival, name)
    assert look(state, "Lupo.contesting", "Nik.contesting") == [True, True]


PRIEST = "Sabbat Priest"


@rule("R6.2.2-07")
@pytest.mark.parametrize(("copies", "blood", "left"), [(1, 3, 2), (2, 3, 1), (2, 1, 0), (1, 0, 0)])
def test_who_tries_to_block_a_priest_burns_blood(copies: int, blood: int, left: int) -> None:
    """[LSJ 19980225] [LSJ 19970707]"""
    position = calling(PRIEST, **SABBAT).hand("A", *[PRIEST] * (copies - 1))
    position.vampire("Nik", "B", capacity=4, blood=blood).vampire("Rake", "A", capacity=4, **SABBAT)
    position.vampire("Royce", "A", capacity=5, **SABBAT).vampire("Aleph", "A", capacity=4)
    state = asked(position, PRIEST)
    assert lines(state) == ["A: target Lupo", "A: target Rake", "A: target Royce"]
    state = passed(position, PRIEST, "A: target Royce")
    if copies == 2:
        state = onward(play(state, f"A: play {PRIEST} with Rake"), DecisionKind.TERM_CARD)
        state = onward(play(state, "A: target Royce"), WindowKind.POLLING, "A")
        state = onward(play(state, AGREE))
    state = onward(play(state, "A: bleed with Royce"), DecisionKind.BLOCK, "B")
    state = play(state, "B: block with Nik")
    assert look(state, "Nik.blood") == [left]


TEMPLAR = "Templar"


@rule("R10-01")
@pytest.mark.parametrize("title", ["bishop", *HIGH])
def test_who_names_a_templar(title: str) -> None:
    assert refused(TEMPLAR, **SABBAT) == ["title-missing"]
    assert refused(TEMPLAR, title="prince", city="Rome") == ["wrong-sect", "title-missing"]
    assert refused(TEMPLAR, **SABBAT, **titled(title)) == []


def templar(seat: str = "A") -> Position:
    position = calling(TEMPLAR, **SABBAT, title="bishop")
    return position.vampire("Nik", seat, capacity=5, **SABBAT)


@rule("R6.3.2-06")
def test_a_templar_fights() -> None:
    state = asked(templar().vampire("Rake", "C", capacity=5, zone="torpor", **SABBAT), TEMPLAR)
    assert lines(state) == ["A: target Lupo", "A: target Nik", "A: target Rake"]
    state = passed(templar(), TEMPLAR, "A: target Nik")
    assert look(state, "Templar.host") == ["Nik"]
    assert "use-not-itself" in codes(state, "A: use Templar in way 2 with Lupo")
    state = play(state, "A: use Templar in way 2 with Nik")
    assert sorted(lines(state)) == ["A: target Thomas", "A: target Yuri"]
    state = play(state, "A: target Thomas")
    assert look(state, "action.stealth", "action.directed_at") == [1, "B"]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Nik", "Thomas"]


@rule("R6.3.2-13")
def test_any_sabbat_vampire_calls_the_vote_that_burns_a_templar() -> None:
    position = templar().vampire("Rake", "A", capacity=4).attach(TEMPLAR, on="Nik", seat="B")
    state = position.build()
    assert "wrong-sect" in codes(state, f"A: use {TEMPLAR} in way 3 with Rake")
    state = play(state, f"A: use {TEMPLAR} in way 3 with Lupo")
    assert look(state, "action.kind", "action.stealth") == ["POLITICAL", 1]
    state = onward(state, WindowKind.POLLING, "A")
    state = onward(play(state, "A: vote for with Lupo"))
    assert look(state, "B.ash_heap") == [[TEMPLAR]]


AUDIENCE = "Private Audience"


@rule("R6.3.2-07")
def test_only_the_sabbat_votes() -> None:
    for title in HIGH:
        lupo = {**SABBAT, **titled(title)}
        position = calling("Anarchist Uprising", AUDIENCE, **lupo)
        position.vampire("Nik", "B", capacity=6, title="prince", city="Paris")
        position.vampire("Rake", "C", capacity=6, title="bishop")
        state = onward(play(position.build(), "A: play Anarchist Uprising with Lupo"), BEFORE, "A")
        state = play(state, f"A: play {AUDIENCE} with Lupo")
        assert look(state, "Nik.votes", "Rake.votes") == [0, 1]
    state = calling("Anarchist Uprising", AUDIENCE, title="bishop").build()
    state = onward(play(state, "A: play Anarchist Uprising with Lupo"), BEFORE, "A")
    assert codes(state, f"A: play {AUDIENCE} with Lupo") == ["title-missing"]


# --- referendums for anybody ----------------------------------------------------------------------


@rule("R6.3.2-13")
def test_an_uprising_costs_pool_for_each_minion() -> None:
    position = calling("Anarchist Uprising").vampire("Nik", "B", capacity=3, zone="torpor")
    before = pools(position.build())
    state = passed(position.ally("Gang", "C", life=1), "Anarchist Uprising")
    assert [a - b for a, b in zip(before, pools(state), strict=True)] == [1, 2, 2]


@rule("R6.3.2-13")
def test_a_stranglehold_gives_pool_for_each_elder() -> None:
    name = "Political Stranglehold"
    position = calling(name, capacity=8).hand("A", name).vampire("Rake", "A", capacity=3)
    position.vampire("Nik", "B", capacity=9, zone="torpor").vampire("Royce", "B", capacity=8)
    position.vampire("Aleph", "C", capacity=7)
    before = pools(position.build())
    state = passed(position, name)
    assert [b - a for a, b in zip(before, pools(state), strict=True)] == [3, 6, 0]
    assert codes(state, f"A: play {name} with Rake") == ["once-a-game"]


@rule("R6.3.2-13", "G29")
def test_rabble_is_razed() -> None:
    position = calling("Rabble Razing", capacity=6)
    position.vampire("Nik", "A", capacity=3).vampire("Rake", "B", capacity=3, zone="torpor")
    position.vampire("Royce", "B", capacity=4).vampire("Aleph", "C", capacity=1, blood=0)
    state = passed(position.ally("Gang", "C", life=1), "Rabble Razing")
    assert look(state, "Nik.blood", "Rake.blood", "Royce.blood", "Aleph.blood") == [2, 2, 4, 0]
    assert look(state, "Gang.life", "Lupo.blood") == [1, 6]


# --- actions --------------------------------------------------------------------------------------

LEADERS = ["Blood Feast", "Eternal Vigilance", "Vaulderie", "War Party"]


@rule("R10-01")
@pytest.mark.parametrize("name", LEADERS)
def test_actions_of_leaders(name: str) -> None:
    for title in ("bishop", "prince", ""):
        facts = {"title": title, "city": "Rome"} if title == "prince" else {}
        facts = {"title": title} if title == "bishop" else facts
        assert refused(name, **facts) == ["title-missing"]
    for title in HIGH:
        assert refused(name, **titled(title)) == []
        state = play(calling(name, **titled(title)).build(), f"A: play {name} with Lupo")
        if name == "War Party":
            state = play(state, "A: target Thomas")
        assert look(state, "action.stealth") == [1]


@rule("R6.2.3-02")
def test_a_blood_feast() -> None:
    position = calling("Blood Feast", title="priscus", capacity=6)
    position.vampire("Nik", "A", capacity=4, blood=2, **SABBAT)
    position.vampire("Rake", "A", capacity=4, blood=2, sect="camarilla")
    position.vampire("Royce", "A", capacity=4, blood=2, zone="torpor", **SABBAT)
    position.vampire("Aleph", "B", capacity=4, blood=2, **SABBAT)
    state = onward(play(position.build(), "A: play Blood Feast with Lupo"))
    names = ("Lupo", "Nik", "Rake", "Royce", "Aleph")
    assert [look(state, f"{name}.blood")[0] for name in names] == [6, 3, 2, 2, 2]


VIGILANCE = "Eternal Vigilance"


def watched(**nik: Any) -> Position:
    """B's Nik keeps watch while he is tapped."""
    position = calling("Bribes").vampire(
        "Nik", "B", **{"capacity": 4, "tapped": True, **SABBAT, **nik}
    )
    return position.attach(VIGILANCE, on="Nik")


@rule("R6.2.2-02")
def test_eternal_vigilance() -> None:
    state = onward(
        play(calling(VIGILANCE, title="regent").build(), f"A: play {VIGILANCE} with Lupo")
    )
    assert look(state, f"{VIGILANCE}.host", "Lupo.blood") == ["Lupo", 5]
    state = onward(play(watched().build(), "A: bleed with Lupo"), WindowKind.AS_ANNOUNCED, "B")
    use = f"B: use {VIGILANCE} in way 2"
    state = play(state, use)
    assert look(state, "Nik.tapped", "Nik.blood", "window") == [False, 3, "BLOCK_ATTEMPT"]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.opposing") == ["Nik"]


@rule("R6.2.2-02", "R1.6.1-13")
def test_who_does_not_keep_watch() -> None:
    use = f"B: use {VIGILANCE} in way 2"
    for facts, code in (
        ({"tapped": False}, "not-tapped"),
        ({"blood": 0}, "use-blood"),
        ({"sect": "independent"}, "wrong-sect"),
    ):
        state = play(watched(**facts).build(), "A: bleed with Lupo")
        state = onward(state, WindowKind.AS_ANNOUNCED, "B")
        assert codes(state, use) == [code]
    third = calling("Bribes").vampire("Nik", "C", capacity=4, tapped=True, **SABBAT)
    state = play(third.attach(VIGILANCE, on="Nik").build(), "A: bleed with Lupo")
    state = onward(state, WindowKind.AS_ANNOUNCED)  # it is not directed at C
    assert codes(state, use.replace("B:", "C:"))


@rule("R1.4-01")
def test_vigilance_ends_in_torpor() -> None:
    position = watched(tapped=False, blood=0, capacity=3).prop(
        "Blow", types="combat", text=Text((strike_card(0, Strike(damage=3)),))
    )
    state = onward(
        play(position.hand("A", "Blow").build(), "A: bleed with Lupo"), DecisionKind.BLOCK
    )
    state = onward(play(state, "B: block with Nik"), DecisionKind.STRIKE, "A")
    state = onward(play(state, "A: play Blow with Lupo"))
    assert look(state, "Nik.zone", "B.ash_heap") == ["torpor", [VIGILANCE]]


VAULDERIE = "Vaulderie"


@rule("R6.2.2-07", "R1.4-01")
def test_the_blood_of_all() -> None:
    position = calling("Bribes").attach(VAULDERIE, on="Lupo")
    position.vampire("Nik", "B", capacity=4, **SABBAT)
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK, "B")
    use = f"A: use {VAULDERIE} in way 2"
    other = onward(play(state, "B: block with Thomas"), WindowKind.BLOCK_ATTEMPT, "A")
    assert codes(other, use) == ["blocker-of-another-sect"]
    state = onward(play(state, "B: block with Nik"), WindowKind.BLOCK_ATTEMPT, "A")
    state = play(state, use)
    assert look(state, "A.ash_heap") == [[VAULDERIE]]
    state = onward(state, DecisionKind.BLOCK, "B")
    assert codes(state, "B: block with Nik") == ["blocker-barred"]
    assert codes(state, "B: block with Thomas") == []
    before = pools(state)[1]
    assert pools(onward(state))[1] == before - 1


@rule("R6.2.3-02")
def test_vaulderie_is_put_on_the_acting_vampire() -> None:
    state = onward(
        play(calling(VAULDERIE, title="cardinal").build(), f"A: play {VAULDERIE} with Lupo")
    )
    assert look(state, f"{VAULDERIE}.host") == ["Lupo"]


PARTY = "War Party"


@rule("R6.2.1-03")
def test_a_war_party() -> None:
    position = calling(PARTY, title="regent").ally("Gang", "A", life=1)
    position.vampire("Nik", "B", capacity=4, title="priscus").vampire("Rake", "A", capacity=3)
    state = play(position.build(), f"A: play {PARTY} with Lupo")
    assert codes(state, "A: target Nik") == ["target-wrongly-titled"]
    assert "A: target Yuri" in lines(state)
    state = onward(play(state, "A: target Thomas"))
    assert look(state, f"{PARTY}.host") == ["Thomas"]
    assert "no-vampire" in codes(state, f"A: use {PARTY} in way 2 with Gang")
    state = play(state, f"A: use {PARTY} in way 2 with Rake")
    assert look(state, "action.stealth", "action.target") == [1, "Thomas"]
    state = onward(state, WindowKind.BEFORE_RANGE)
    assert look(state, "combat.acting", "combat.opposing") == ["Rake", "Thomas"]


def test_nothing_is_wrong_with_the_positions() -> None:
    assert not check(called(calling("Anarchist Uprising"), "Anarchist Uprising"))

"""Action cards that bleed, and that bring blood and pool."""

from __future__ import annotations

import pytest

from tests.cards.acting import announced_stealth, done, line, with_card
from tests.cards.table import card, codes, look, onward, play, skilled, table
from tests.rulecheck import rule
from tests.rules.pairs import pair
from vtes.model.decisions import DecisionKind
from vtes.testing import Position

CALL, KHABAR, SPIRITS = "The Call", "Khabar: Loyalty", "Kindred Spirits"
MEDIA = "Media Influence"


@pytest.mark.parametrize(("way", "taken"), [(1, 1), (2, 2)])
@rule("R6.1.1-03", "R6.2.2-01")
def test_kindred_spirits_bleeds_anybody(way: int, taken: int) -> None:
    position = with_card(SPIRITS)
    state = play(position.build(), line(SPIRITS, way))
    assert codes(state, "A: choose A") == ["bled-by-own-minion"]
    state = onward(play(state, "A: choose C"), DecisionKind.BLOCK)
    assert look(state, "to_move", "action.stealth") == ["C", 0]
    state = onward(state)
    assert look(state, "A.pool", "B.pool", "C.pool") == [31, 30, 30 - taken]
    assert look(done(position, SPIRITS, way, "A: choose B"), "B.pool") == [30 - taken]


def test_a_bleed_that_takes_nothing_brings_nothing() -> None:
    position = with_card(SPIRITS)
    state = onward(play(position.build(), line(SPIRITS, 1), "A: choose B"), DecisionKind.BLOCK, "B")
    state = onward(play(state, "B: block with Thomas"))
    assert look(state, "A.pool", "B.pool") == [30, 30]


def test_art_scam() -> None:
    position = table(clan="Toreador antitribu").hand("A", "Art Scam")
    assert announced_stealth(position, "Art Scam", 1) == 1
    assert look(done(position, "Art Scam", 1), "A.pool", "Lupo.blood") == [32, 6]
    other = table(clan="Toreador").hand("A", "Art Scam").build()
    assert codes(other, "A: play Art Scam with Lupo") == ["clan-missing"]


def coming(name: str, **lupo: object) -> Position:
    """Three vampires wait with A, of whom two could have the blood; one waits with B."""
    kin = {"dem": 1}
    return (
        with_card(name, **lupo)  # type: ignore[arg-type]
        .vampire("Rake", "A", capacity=5, zone="uncontrolled", disciplines=kin, clan="Assamite")
        .vampire("Nik", "A", capacity=6, zone="uncontrolled", disciplines=kin, clan="Assamite")
        .vampire("Royce", "A", capacity=4, zone="uncontrolled", clan="Tremere")
        .vampire("Vail", "B", capacity=2, zone="uncontrolled", disciplines=kin, clan="Assamite")
    )


@pytest.mark.parametrize(("way", "amount"), [(1, 2), (2, 3)])
@rule("R1.5-04", "R1.5-11")
def test_the_call(way: int, amount: int) -> None:
    position = coming(CALL)
    assert announced_stealth(position, CALL, way, "A: target #1 of A") == 1
    state = play(position.build(), line(CALL, way))
    assert codes(state, "A: target #2 of A") == ["target-not-younger"]
    assert codes(state, "A: target #3 of A") == ["target-unskilled"]
    assert codes(state, "A: target #1 of B") == ["target-not-yours-to-choose"]
    state = onward(play(state, "A: target #1 of A"))
    assert look(state, "Rake.blood", "A.pool", "Lupo.blood") == [amount, 30, 6]


@rule("R1.5-13")
def test_the_call_needs_both_disciplines() -> None:
    for has, refused in (
        ({"aus": 2}, ["discipline-missing"]),
        ({"aus": 1, "dem": 2}, ["not-superior"]),
        ({"aus": 2, "dem": 2}, []),
    ):
        state = coming(CALL, disciplines=has).build()
        assert codes(state, line(CALL, 2)) == refused


@rule("R1.5-11")
def test_the_target_has_the_discipline() -> None:
    def position(level: int) -> Position:
        has = {"dem": level} if level else {}
        position = with_card(CALL).vampire(
            "Rake", "A", capacity=3, zone="uncontrolled", disciplines=has
        )
        return position.vampire("Nik", "A", capacity=4, zone="uncontrolled", disciplines={"dem": 1})

    refused, allowed = (play(position(level).build(), line(CALL, 1)) for level in (0, 1))
    pair(refused, allowed, "A: target #1 of A", "target-unskilled", "R1.5-11")


@rule("R1.5-04")
def test_khabar_loyalty() -> None:
    position = coming(KHABAR, clan="Assamite")
    assert announced_stealth(position, KHABAR, 1, "A: target #1 of A") == 1
    state = play(position.build(), line(KHABAR, 1))
    assert codes(state, "A: target #2 of A") == ["target-not-younger"]
    assert codes(state, "A: target #3 of A") == ["target-of-wrong-clan"]
    state = onward(play(state, "A: target #1 of A"))
    assert look(state, "Rake.blood") == [2]
    assert codes(coming(KHABAR, clan="Brujah").build(), line(KHABAR, 1)) == ["clan-missing"]


def test_media_influence_bleeds() -> None:
    state = done(with_card(MEDIA), MEDIA, 1)
    assert look(state, "B.pool", "Lupo.blood") == [27, 5]


def test_media_influence_feeds_those_who_are_untapped() -> None:
    position = with_card(MEDIA, blood=4).vampire("Rake", "A", capacity=3, blood=1)
    position.vampire("Nik", "A", capacity=3, blood=1, tapped=True).ally("Mage", "A", life=2)
    position.vampire("Royce", "A", capacity=3, blood=1, zone="torpor")
    position.vampire("Aleph", "B", capacity=3, blood=1)
    state = play(position.build(), line(MEDIA, 2))
    assert look(state, "action.stealth", "action.directed_at") == [0, ""]
    state = onward(state)
    fed = look(state, *(f"{name}.blood" for name in ("Lupo", "Rake", "Nik", "Royce", "Aleph")))
    assert fed == [4 - card(MEDIA).blood_cost, 2, 1, 2, 1]
    assert look(state, "Mage.life", "B.pool") == [2, 30]


def test_who_feeds_by_media_influence() -> None:
    state = with_card(MEDIA, disciplines=skilled(MEDIA, level=1)).build()
    assert codes(state, line(MEDIA, 2)) == ["not-superior"]

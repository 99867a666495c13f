"""Cards by which a minion tries to block at once."""

from __future__ import annotations

import vtes
from tests.cards.small import card, do, options, table
from tests.cards.table import codes
from tests.rulecheck import rule
from vtes.model.decisions import DecisionKind
from vtes.model.state import GameState
from vtes.testing import Position
from vtes.testing.lines import reading


def bleeding(position: Position) -> GameState:
    """A's Lupo bleeds B."""
    position.vampire("Lupo", "A", capacity=5, blood=5)
    return do(position.build(), "A: bleed with Lupo")


def eagle(seat: str, level: int = 2) -> Position:
    position = table().hand(seat, "Eagle's Sight")
    return position.vampire("Thomas", seat, capacity=5, blood=3, disciplines={"aus": level})


@rule("R1.4-01")
def test_eagles_sight_blocks_what_is_directed_at_somebody_else() -> None:
    state = bleeding(eagle("C"))
    line = "C: play Eagle's Sight with Thomas"
    assert options(state) == [line, "C: pass"]
    after = do(state, line)
    assert after.pending is not None
    assert after.pending.kind is DecisionKind.STRIKE
    assert after.players[1].pool == 30
    assert after.cards[card(after, "Thomas")].tapped
    basic = bleeding(eagle("C", level=1).vampire("Yuri", "B", capacity=5))
    assert options(basic) == ["B: block with Yuri", "B: pass"]  # C was not asked


@rule("R6.2.2-07")
def test_eagles_sight_does_not_make_good_for_having_declined() -> None:
    position = eagle("B")
    state = do(bleeding(position), "B: pass")
    state = vtes.apply(*reading(state, "B: pass"))
    assert codes(state, "B: play Eagle's Sight in way 2 with Thomas") == ["may-not-block"]


def prince(*, tapped: bool = True, blood: int = 3, title: str = "prince") -> Position:
    position = table().hand("B", "Second Tradition: Domain")
    return position.vampire("Thomas", "B", capacity=5, blood=blood, tapped=tapped, title=title)


DOMAIN = "B: play Second Tradition: Domain with Thomas"


def test_second_tradition_lets_a_tapped_prince_block() -> None:
    state = bleeding(prince())
    assert options(state) == [DOMAIN, "B: pass"]
    after = do(state, DOMAIN)
    thomas = after.cards[card(after, "Thomas")]
    assert (thomas.blood, thomas.tapped) == (2, True)  # paid, untapped, tapped by blocking
    assert after.pending is not None
    assert after.pending.kind is DecisionKind.STRIKE


def test_second_tradition_is_for_tapped_leaders_who_can_pay() -> None:
    assert options(bleeding(prince(title="primogen")))[0] != DOMAIN
    assert options(bleeding(prince(blood=0)))[0] != DOMAIN
    assert options(bleeding(prince(tapped=False)))[0] == "B: block with Thomas"


def test_second_tradition_gives_intercept_to_a_blocker() -> None:
    position = prince(tapped=False).vampire("Nik", "A", capacity=5, blood=2)
    state = do(position.build(), "A: hunt with Nik", "B: block with Thomas")
    line = "B: play Second Tradition: Domain with Thomas"
    assert options(state) == [line, "B: pass"]
    after = do(state, line)
    assert after.pending is not None
    assert after.pending.kind is DecisionKind.STRIKE

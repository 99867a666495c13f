"""Vampires: what they do by themselves when something happens."""

from __future__ import annotations

import pytest

from tests.cards.table import look, onward, play
from tests.cards.vampires import FLAME, action
from tests.rulecheck import rule
from vtes.model.cards import Title
from vtes.model.decisions import DecisionKind
from vtes.model.text import Aim, What
from vtes.model.vote_words import GainTitle
from vtes.model.words import BurnTarget, Who
from vtes.testing import Position

NAKOVA = "Nakova, Advocate of Golconda"
DAMASKENOS = "Damaskenos, Herald of Leandro"


@pytest.mark.parametrize(("blood", "zone", "left"), [(0, "ash heap", 1), (1, "torpor", 5)])
@rule("R6.4.6-12", "R6.4.6-02")
def test_whoever_burns_nakova_in_combat_suffers(blood: int, zone: str, left: int) -> None:
    position = Position("A", "B").vampire("Lupo", "A", capacity=8, blood=6)
    position.vampire(NAKOVA, "B", blood=blood).vampire("Nik", "B", capacity=3)
    position.prop("Flame", types="combat", text=FLAME).hand("A", "Flame")
    state = onward(play(position.build(), "A: bleed with Lupo"), DecisionKind.BLOCK)
    state = onward(play(state, f"B: block with {NAKOVA}"), DecisionKind.STRIKE, "A")
    state = onward(play(state, "A: play Flame with Lupo"))
    assert look(state, f"{NAKOVA}.zone", "Lupo.blood") == [zone, left]


@rule("R6.4-07")
def test_nakova_burned_outside_combat_hurts_nobody() -> None:
    text = action(BurnTarget(), aim=Aim(What.VAMPIRE))
    position = Position("A", "B").prop("Pyre", types="action", text=text).hand("A", "Pyre")
    position.vampire(NAKOVA, "B").vampire("Nik", "B", capacity=3)
    position.vampire("Lupo", "A", capacity=8, blood=6)  # the last card: nobody's opponent is -1
    state = play(position.build(), "A: play Pyre with Lupo", f"A: target {NAKOVA}")
    state = onward(state)
    assert look(state, f"{NAKOVA}.zone", "Lupo.blood") == ["ash heap", 6]


@pytest.mark.parametrize(
    ("title", "of", "burned"),
    [
        (Title.PRINCE, "Cairo", 1),
        (Title.PRINCE, "Rome", 0),
        (Title.JUSTICAR, "Malkavian", 2),
        (Title.PRIMOGEN, "", 0),
    ],
)
@rule("R6.3.4-09")
def test_damaskenos_is_promised_a_title(title: Title, of: str, burned: int) -> None:
    position = Position("A", "B").vampire(DAMASKENOS, "A").vampire("Nik", "B", capacity=3)
    for name, seat, clan, zone in (
        ("Asp", "B", "Follower of Set", "ready"),
        ("Cobra", "A", "Follower of Set", "ready"),
        ("Viper", "B", "Follower of Set", "torpor"),
        ("Thomas", "B", "Ventrue", "ready"),
    ):
        position.vampire(name, seat, capacity=5, clan=clan, zone=zone)  # type: ignore[arg-type]
    text = action(GainTitle(title, of, Who.SELF))
    position.prop("Crown", types="action", text=text).hand("A", "Crown")
    state = onward(play(position.build(), f"A: play Crown with {DAMASKENOS}"))
    assert look(state, f"{DAMASKENOS}.title") == [title.value]
    assert look(state, "Asp.blood", "Cobra.blood") == [5 - burned] * 2
    assert look(state, "Viper.blood", "Thomas.blood") == [5, 5]


@rule("R4.2-03")
def test_a_title_that_is_contested_is_not_yet_his() -> None:
    position = Position("A", "B").vampire(DAMASKENOS, "A").vampire("Nik", "B", capacity=3)
    position.vampire("Asp", "B", capacity=5, clan="Follower of Set").vampire("Suhailah", "B")
    text = action(GainTitle(Title.PRINCE, "Cairo", Who.SELF))
    position.prop("Crown", types="action", text=text).hand("A", "Crown")
    state = onward(play(position.build(), f"A: play Crown with {DAMASKENOS}"))
    assert look(state, "Asp.blood") == [5]
    state = onward(play(state, "A: pass"), DecisionKind.UNTAP)
    state = play(state, "B: yield the title of Suhailah")
    state = onward(onward(state, DecisionKind.MASTER), DecisionKind.UNTAP)
    assert look(state, f"{DAMASKENOS}.title", "Asp.blood") == ["prince", 4]

"""The Paths that make a Discipline cheaper for a clan."""

from __future__ import annotations

import pytest

from tests.cards.small import table
from tests.cards.table import look, onward, play
from tests.rulecheck import rule
from tests.rules.props.runs import end, run
from vtes.cards.shapes import action
from vtes.model.decisions import Phase
from vtes.model.text import Text
from vtes.model.words import GainPool

PATHS = {
    "The Path of Night": ("Lasombra", "obt"),
    "The Path of Bone": ("Giovanni", "nec"),
    "The Path of Paradox": ("Ravnos", "chi"),
    "The Path of Metamorphosis": ("Tzimisce", "vic"),
}


@rule("R1.6.1-13", "R1.6.1-11")
@pytest.mark.parametrize("path", PATHS)
def test_a_path_makes_the_discipline_cheaper_for_the_clan(path: str) -> None:
    clan, discipline = PATHS[path]

    def left(of: str, code: str) -> object:
        position = table().vampire("Lupo", "A", capacity=5, clan=of, disciplines={code: 1})
        text = Text(modes=(action(1, GainPool(1)),))
        position.prop("Art", types="action", blood_cost=2, disciplines=(code,), text=text)
        state = position.permanent(path, "C").hand("A", "Art").build()
        return look(onward(play(state, "A: play Art with Lupo")), "Lupo.blood")[0]

    assert (left(clan, discipline), left("Brujah", discipline), left(clan, "dom")) == (4, 3, 3)
    builder = table(Phase.MASTER).vampire("Lupo", "A", capacity=5, clan=clan).hand("A", path)
    assert look(end(run(builder.build(), f"A: play {path}")), "A.in_play") == [[path]]


@rule("R6.4.6-02")
@pytest.mark.parametrize("path", PATHS)
def test_who_ends_a_path_is_hurt_if_he_is_a_vampire(path: str) -> None:
    position = table().vampire("Lupo", "A", capacity=5).ally("Dog", "A", life=1)
    state = position.permanent(path, "B").build()
    after = onward(run(state, f"A: use {path} in way 2 with Lupo"))
    assert look(after, "B.ash_heap", "Lupo.blood") == [[path], 4]
    after = onward(run(state, f"A: use {path} in way 3 with Dog"))
    assert look(after, "B.ash_heap", "Dog.life") == [[path], 1]

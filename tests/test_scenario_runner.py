"""Scenario files: a wrong word in one is an error, and a wrong expectation fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from vtes.model.cards import Discipline
from vtes.model.errors import DataError, InvalidNotation, InvalidPosition, RulesError
from vtes.model.ruleset import OwnDuplicate
from vtes.model.text import Aim, Bonus, How, Mode, Number, Text, What
from vtes.model.words import GainPool, PutOn
from vtes.testing import Position, Scenario, ScenarioFailure, load_scenario, read, run_scenario
from vtes.testing.words import read_text

HEAD = """
title = "A bleed"
rules = ["R6.1.1-01"]
[position]
seats = ["Sarah", "Alexis", "Nora"]
turn = "Sarah"
hand = { Sarah = ["Ascendance"], Alexis = ["Fortitude"] }
vampire = [
    { name = "Lupo", seat = "Sarah", capacity = 5 },
    { name = "Thomas", seat = "Alexis", capacity = 4 },
    { name = "Yuri", seat = "Nora", capacity = 4, blood = 1, zone = "uncontrolled" },
]
[[step]]
move = "Sarah: bleed with Lupo"
rule = ["R6.2.1-01", "R6.1.1-01"]
"""


def scenario(*steps: str, head: str = HEAD) -> Scenario:
    return load_scenario(head + "".join(f"[[step]]\n{step}\n" for step in steps))


def failure(*steps: str, head: str = HEAD) -> ScenarioFailure:
    with pytest.raises(ScenarioFailure) as caught:
        run_scenario(scenario(*steps, head=head))
    return caught.value


# --- what comes out ----------------------------------------------------------------------------


def test_a_scenario_is_played() -> None:
    report = run_scenario(
        scenario(
            'expect = { "Alexis.pool" = 30, "pending" = "BLOCK" }',
            'options = ["Alexis: pass", "Alexis: block with Thomas"]',
            'legal = "Alexis: block with Thomas"',
            'illegal = "Alexis: block with Lupo"\nbecause = "R6-04"',
            'move = ["Alexis: pass"]',
            'events = ["BlockDeclined", "PoolChanged", "ActionEnded"]',
            'not_events = ["CombatBegan", "BlockAttempted"]',
            'expect = { "Alexis.pool" = 29, "edge" = "Sarah" }\nrule = "R6.1.1-05"',
        )
    )
    assert len(report.transitions) == 2
    assert report.start == report.transitions[0].before
    assert report.state == report.transitions[-1].after
    assert report.scenario.rule_ids == ("R6.1.1-01", "R6.2.1-01", "R6.1.1-05")


def test_windows_are_skipped_but_phases_are_not() -> None:
    report = run_scenario(scenario('move = "Alexis: pass"'))
    assert read(report.state, "pending") == "MINION"
    assert read(report.state, "to_move") == "Sarah"


def test_skipping_can_be_turned_off() -> None:
    head = "skip = false\n" + HEAD
    report = run_scenario(scenario('expect = { "window" = "AS_ANNOUNCED" }', head=head))
    assert read(report.state, "pending") == "IMPULSE"
    problem = failure('move = "Alexis: block with Thomas"', head=head)
    assert "another Methuselah has to decide now" in problem.difference


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "bleed.toml"
    file.write_text(HEAD)
    assert load_scenario(file) == load_scenario(str(file))
    assert load_scenario(file).source == file.as_posix()


# --- what fails --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "difference"),
    [
        (['expect = { "Alexis.pool" = 29 }'], "Alexis.pool is 30, not 29"),
        (['expect = { "Lupo.tapped" = 1 }'], "Lupo.tapped is True, not 1"),
        (['expect = { "Lupo.blood" = 4, "edge" = "Nora" }'], "Lupo.blood is 5, not 4; edge is ''"),
        (['expect = { "Sarah.hand" = [] }'], "Sarah.hand is ['Ascendance'], not []"),
        (['expect = { "Lupo.disciplines" = { for = 1 } }'], "disciplines is {}"),
        (['expect = { "Lupo.height" = 3 }'], "nothing to read at 'Lupo.height'"),
        (['expect = { "Lupa.blood" = 3 }'], "no card is called 'Lupa'"),
        (['expect = { "Bob.pool" = 3 }'], "no player is called 'Bob'"),
        (['expect = { "combat.round" = 1 }'], "no combat is under way"),
        (['expect = { "outcome.winners" = [] }'], "the game is not over"),
        (['legal = "Alexis: block with Lupo"'], "only a minion that you control"),
        (['legal = "Alexis: dance"'], "expected after the player"),
        (['move = "Sarah: bleed with Lupo"'], "illegal 'Sarah: bleed with Lupo'"),
        (['illegal = "Alexis: pass"\nbecause = "R6-04"'], "'Alexis: pass' is legal"),
        (['illegal = "Alexis: block with Lupo"\nbecause = "R1.1-04"'], "not by R1.1-04"),
        (['illegal = "Alexis: dance"\nbecause = "R1.1-04"'], "expected after the player"),
        (['options = ["Alexis: pass"]'], "Alexis: block with Thomas unexpected; nothing missing"),
        (['options = ["Alexis: pass", "Alexis: pass", "Alexis: block with Thomas"]'], "missing"),
        (['events = ["ActionAnnounced", "Tapped"]'], "no Tapped where it was expected"),
        (['not_events = "Tapped"'], "there was a Tapped"),
        (['move = "Alexis: pass"', 'events = "Tapped"'], "no Tapped"),
    ],
)
def test_what_differs_fails(steps: list[str], difference: str) -> None:
    problem = failure(*steps, 'note = "never reached"\nexpect = { "turn" = 4 }')
    assert difference in problem.difference
    assert problem.step == len(steps) + 1
    assert str(problem).startswith(f"scenario, step {problem.step}: ")


def test_the_note_is_named() -> None:
    problem = failure('expect = { "turn" = 5 }\nnote = "why not"')
    assert str(problem) == "scenario, step 2 (why not): turn is 4, not 5"


def test_events_before_any_move_fail() -> None:
    head = HEAD.replace('move = "Sarah: bleed with Lupo"', 'not_events = "Tapped"')
    assert "no move has been made" in failure(head=head).difference


TAPPED = HEAD.replace(
    'name = "Lupo", seat = "Sarah", capacity = 5',
    'name = "Lupo", seat = "Sarah", capacity = 5, tapped = true, zone = "torpor"',
).replace('move = "Sarah: bleed with Lupo"', 'legal = "Sarah: pass"')


@pytest.mark.parametrize(
    ("because", "passes"),
    [
        ('"R1.1-03"', False),
        ('"R1.1-03"\nonly = false', True),
        ('["R1.1-03", "R6.5.1-04"]', True),
        ('["R1.1-03", "R1.1-03", "R6.5.1-04"]', False),
        ('["R1.1-03", "R6-01"]\nonly = false', False),
        ('"R6-01"\nonly = false', False),
    ],
)
def test_the_rule_must_be_the_reason(because: str, passes: bool) -> None:
    steps = (f'illegal = "Sarah: bleed with Lupo"\nbecause = {because}',)
    if passes:
        run_scenario(scenario(*steps, head=TAPPED))
    else:
        assert "is forbidden by R1.1-03 (a tapped minion" in str(failure(*steps, head=TAPPED))


# --- what is no scenario -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "A bleed"', "titel = 3", "unknown key 'titel'"),
        ('title = "A bleed"', "", "the key 'title' is missing"),
        ('title = "A bleed"', "title = 3", "title must be a text, not 3"),
        ('title = "A bleed"', 'title = "x"\nskip = 1', "skip must be true or false"),
        ('title = "A bleed"', "title = ", "scenario: "),
        ('["R6.1.1-01"]', '["R99-01"]', "the rulebook has no 'R99-01'"),
        ('rule = ["R6.2.1-01", "R6.1.1-01"]', 'rule = "R99-02"', "the rulebook has no 'R99-02'"),
        ('turn = "Sarah"', 'turm = "Sarah"', "position: unknown key 'turm'"),
        ('turn = "Sarah"', 'turn = "Bob"', "no player 'Bob'"),
        ('turn = "Sarah"', 'phase = "lunch"', "phase must be one of UNTAP"),
        ('turn = "Sarah"', "number = true", "number must be an integer"),
        ('turn = "Sarah"', "out = [3]", "out must be a text or a list of texts"),
        ('turn = "Sarah"', "pool = { Sarah = 0 }", "the pool of Sarah"),
        ('turn = "Sarah"', 'library = { Sarah = "x" }', "there is no library card 'x'"),
        ('turn = "Sarah"', "library = { Sarah = 1.5 }", "must be names or a number"),
        ('turn = "Sarah"', "ally = [3]", "must be written as tables: [[ally]]"),
        ('turn = "Sarah"', 'ally = [{ name = "X" }]', "ally 1 (X): the key 'seat' is missing"),
        ("capacity = 5", "capacitty = 5", "vampire 1 (Lupo): unknown key 'capacitty'"),
        ("capacity = 5", 'capacity = "5"', "capacity must be an integer, not '5'"),
        ('move = "Sarah: bleed with Lupo"', "", "must have exactly one of move, expect"),
        ('move = "Sarah: bleed with Lupo"', 'mvoe = "x"', "step 1: unknown key 'mvoe'"),
        ('move = "Sarah: bleed with Lupo"', "move = []", "move is empty"),
        ('move = "Sarah: bleed with Lupo"', "expect = {}", "expect is empty"),
        ('move = "Sarah: bleed with Lupo"', "events = []", "events is empty"),
        ('move = "Sarah: bleed with Lupo"', "move = [3]", "must be a text or a list of texts"),
        ('move = "Sarah: bleed with Lupo"', 'move = "x"\nlegal = "x"', "exactly one of"),
        ('move = "Sarah: bleed with Lupo"', 'illegal = "x"', "'because' is missing"),
        ('move = "Sarah: bleed with Lupo"', 'illegal = "x"\nbecause = []', "'because' is missing"),
        ('move = "Sarah: bleed with Lupo"', 'move = "x"\nonly = true', "belong to 'illegal'"),
        ('move = "Sarah: bleed with Lupo"', 'events = ["Taped"]', "there is no event 'Taped'"),
        ('move = "Sarah: bleed with Lupo"', 'events = ["Event"]', "there is no event 'Event'"),
    ],
)
def test_a_wrong_word_is_an_error(old: str, new: str, message: str) -> None:
    assert HEAD.count(old) == 1
    with pytest.raises(RulesError) as caught:
        load_scenario(HEAD.replace(old, new))
    assert isinstance(caught.value, (DataError, InvalidPosition))
    assert message in str(caught.value)
    assert str(caught.value).startswith("scenario: ")


def test_no_steps_and_no_file_are_errors(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="at least one"):
        load_scenario('title = "x"\nstep = []\n[position]\nseats = ["A", "B"]\n')
    with pytest.raises(DataError, match="cannot be read"):
        load_scenario(tmp_path / "none.toml")


# --- texts -------------------------------------------------------------------------------------


def mode(**fields: object) -> dict[str, object]:
    """A text with one mode."""
    return {"modes": [{"how": "MASTER", **fields}]}


def test_texts_are_written_with_the_words_of_the_cards() -> None:
    assert read_text({}) == Text()
    assert read_text(
        {
            "modes": [
                {
                    "how": "MASTER",
                    "aim": {"what": "VAMPIRE"},
                    "effects": [{"word": "GainPool", "amount": 2}, {"word": "PutOn"}],
                }
            ],
            "bonuses": [{"number": "CAPACITY", "amount": -1}],
            "discipline": "for",
        }
    ) == Text(
        modes=(Mode(How.MASTER, aim=Aim(What.VAMPIRE), effects=(GainPool(2), PutOn())),),
        bonuses=(Bonus(Number.CAPACITY, -1),),
        discipline=Discipline.FORTITUDE,
    )


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"mode": []}, "text: Text has no field 'mode'; its fields: modes, "),
        (mode(aim={"what": "DOG"}), r"text.modes\[0\].aim.what must be one of VAMPIRE"),
        (mode(aim={"what": 1}), r"text.modes\[0\].aim.what must be one of"),
        (mode(effects={}), r"text.modes\[0\].effects must be a list"),
        (mode(effects=[3]), r"text.modes\[0\].effects\[0\] must be a table"),
        (mode(effects=[{"amount": 2}]), r"text.modes\[0\].effects\[0\] needs the key 'word'"),
        (mode(effects=[{"word": "Fly"}]), "there is no effect word 'Fly'"),
        (mode(effects=[{"word": "Bonus"}]), "there is no effect word 'Bonus'"),
        (mode(effects=[{"word": "GainPool"}]), "GainPool needs the field 'amount'"),
        (mode(effects=[{"word": "GainPool", "amount": True}]), "must be of type int, not True"),
        (mode(effects=[{"word": "GainPool", "amount": 1, "x": 1}]), "has no field 'x'"),
        ({"discipline": "xyz"}, "text.discipline must be one of ANIMALISM"),
    ],
)
def test_wrong_texts_are_errors(table: dict[str, object], message: str) -> None:
    with pytest.raises(DataError, match=message):
        read_text(table)


# --- paths -------------------------------------------------------------------------------------


def test_every_path_of_a_running_game() -> None:
    state = run_scenario(scenario('move = "Alexis: block with Thomas"')).state
    expected = {
        "turn": 4,
        "phase": "MINION",
        "active": "Sarah",
        "edge": "",
        "to_move": "Sarah",
        "pending": "STRIKE",
        "window": "",
        "action.kind": "BLEED",
        "action.minion": "Lupo",
        "action.target": "Alexis",
        "action.directed_at": "Alexis",
        "action.stealth": 0,
        "combat.round": 1,
        "combat.acting": "Lupo",
        "combat.opposing": "Thomas",
        "round.range": "CLOSE",
        "outcome.termination": "",
        "Sarah.vp": 0,
        "Sarah.standing": "IN",
        "Sarah.prey": "Alexis",
        "Sarah.predator": "Nora",
        "Sarah.withdrawing": False,
        "Sarah.hand": ["Ascendance"],
        "Sarah.hand.count": 1,
        "Sarah.ready": ["Lupo"],
        "Nora.uncontrolled": ["Yuri"],
        "#1 of Nora.blood": 1,
        "uncontrolled #1 of Nora.owner": "Nora",
        "Yuri.zone": "uncontrolled",
        "Thomas.bleed": 1,
        "Thomas.intercept": 0,
        "Thomas.strength": 1,
        "Thomas.host": "",
        "Ascendance.zone": "hand",
    }
    assert {path: read(state, path) for path in expected} == expected


def test_life_is_not_blood() -> None:
    state = Position("A", "B").ally("Hound", "A", life=2).vampire("V", "A", capacity=1).build()
    assert read(state, "Hound.life") == 2
    for path in ("Hound.blood", "V.life"):
        with pytest.raises(InvalidNotation, match="read"):
            read(state, path)


# --- damage and editions -----------------------------------------------------------------------


def test_damage_is_inflicted_on_all_at_once_and_the_question_stands() -> None:
    report = run_scenario(
        scenario(
            'damage = [{ card = "Lupo", normal = 2 },'
            ' { card = "Thomas", normal = 1, aggravated = 1 }]',
            'events = ["DamageInflicted", "BloodChanged", "DamageInflicted", "CardMoved"]',
            'expect = { "Lupo.blood" = 3, "Thomas.blood" = 3, "Thomas.zone" = "torpor" }',
            'expect = { "to_move" = "Sarah", "pending" = "MINION", "Alexis.pool" = 29 }',
        )
    )
    assert [step.move for step in report.transitions][1:] == [None]


def test_damage_in_mid_action_leaves_the_action_alone() -> None:
    run_scenario(
        scenario(
            'damage = [{ card = "Lupo", normal = 1 }]',
            'expect = { "pending" = "BLOCK", "to_move" = "Alexis", "action.minion" = "Lupo" }',
            'move = "Alexis: block with Thomas"',
        )
    )


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ('damage = [{ card = "Lupo" }]', "damage to Lupo must be at least 1 point"),
        ('damage = [{ card = "Lupo", normal = -1, aggravated = 2 }]', "at least 1 point"),
        ("damage = [{ normal = 1 }]", "the key 'card' is missing"),
        ('damage = [{ card = "Lupo", fire = 1 }]', "unknown key 'fire'"),
        ('damage = ["Lupo"]', "must be written as tables"),
        ("damage = []", "it could not fail"),
    ],
)
def test_wrong_damage_is_refused(step: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        scenario(step)
    assert message in str(caught.value)


def test_damage_to_nobody_fails() -> None:
    assert (
        "no card is called 'Lupa'" in failure('damage = [{ card = "Lupa", normal = 1 }]').difference
    )


def test_the_edition_can_be_changed() -> None:
    changed = '[position]\nruleset = { vampire_bleed = 3, own_duplicate = "SELF_CONTEST" }'
    head = HEAD.replace("[position]", changed)
    report = run_scenario(scenario('expect = { "Lupo.bleed" = 3 }', head=head))
    assert report.state.table.ruleset.own_duplicate is OwnDuplicate.SELF_CONTEST
    assert report.state.table.ruleset.name != "revised"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("{ vampire_bleed = true }", "'vampire_bleed' cannot be set to True"),
        ("{ vampire_blood = 1 }", "'vampire_blood' cannot be set to 1"),
        ('{ name = "mine" }', "'name' cannot be set to 'mine'"),
        ('{ own_duplicate = "BOTH" }', "own_duplicate must be one of FIRST_BURNED"),
        ("{ own_duplicate = 2 }", "own_duplicate must be one of FIRST_BURNED"),
    ],
)
def test_wrong_editions_are_refused(value: str, message: str) -> None:
    head = HEAD.replace("[position]", f"[position]\nruleset = {value}")
    with pytest.raises(DataError) as caught:
        scenario(head=head)
    assert message in str(caught.value)

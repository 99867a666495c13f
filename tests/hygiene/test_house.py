"""The house is in order: every noun has its verbs, and nothing impure is in it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from random import Random
from types import NoneType

import attrs
import pytest
from pyrsistent import pvector

import vtes
from tests.properties.games import mixed_player, start, start_encoded
from vtes.codec.convert import FAMILIES
from vtes.effects.resolve import RESOLVERS
from vtes.model.decisions import WINDOWS, Decision, DecisionKind, WindowKind
from vtes.model.frames import Frame
from vtes.model.moves import MOVES, Move
from vtes.model.record import Record, records
from vtes.model.stack import FRAMES
from vtes.model.state import GameState
from vtes.model.text import Effect
from vtes.movegen import GENERATORS
from vtes.reducers import DECIDE, PROCEED
from vtes.rules.guards import ANSWERS, GUARDS, Fork

SOURCE = Path(vtes.__file__).parent
IMPURE = {"time", "datetime", "random", "os", "secrets", "uuid", "socket", "threading"}
# Outside the rules: programs and players, who may be as random as they like.
ALLOWED = {
    "testing/players.py": {"random"},
    "testing/strategies.py": {"random"},
    "players/chance.py": {"random"},
    "players/search.py": {"random"},
    "players/simple.py": {"random"},
    "cards/generate.py": {"os"},
}


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def test_every_frame_is_listed_and_has_a_reducer() -> None:
    assert set(records(Frame)) == set(FRAMES)
    assert set(FRAMES) == set(PROCEED)
    assert set(DECIDE) <= set(FRAMES)


def test_every_move_is_listed_and_answers_a_decision() -> None:
    assert records(Move) == MOVES
    assert set(MOVES) == {move for _, move in ANSWERS}


def test_every_decision_has_a_generator_a_prompt_and_answers() -> None:
    assert set(GENERATORS) == set(DecisionKind) == {kind for kind, _ in ANSWERS}
    for kind in DecisionKind:
        decision = Decision(kind, 0)
        assert decision.prompt
        assert decision.rule in vtes.rulebook


def test_every_window_stands_in_the_table_with_its_rule() -> None:
    assert set(WINDOWS) == set(WindowKind)
    assert all(window.rule in vtes.rulebook for window in WINDOWS.values())


def test_every_effect_word_has_a_resolver() -> None:
    ours = {word for word in records(Effect) if word.__module__.startswith("vtes.")}
    assert ours == set(RESOLVERS)


def test_every_family_of_records_is_stored_with_the_names_of_its_members() -> None:
    """A base that is not listed would be stored without what its members say."""
    bases = {
        base
        for kind in records(Record)
        for base in kind.__mro__[1:]
        if issubclass(base, Record) and base is not Record
    }
    assert bases == set(FAMILIES)


def test_every_guard_names_a_rule_and_is_asked_somewhere() -> None:
    assert all(guard.rule in vtes.rulebook for guard in GUARDS.values())
    asked = set()
    for steps in ANSWERS.values():
        for step in steps:
            layers = step.choices if isinstance(step, Fork) else (step,)
            asked |= {guard.code for layer in layers for guard in layer.guards}
    assert asked == set(GUARDS)


@pytest.mark.parametrize("path", modules(), ids=lambda p: p.relative_to(SOURCE).as_posix())
def test_no_module_reads_the_clock_or_the_world(path: Path) -> None:
    name = path.relative_to(SOURCE).as_posix()
    imported: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module.split(".")[0])
    assert imported & IMPURE <= ALLOWED.get(name, set())


@pytest.mark.parametrize("path", modules(), ids=lambda p: p.relative_to(SOURCE).as_posix())
def test_no_module_and_no_function_is_too_long(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 450
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno is not None
            docstring = ast.get_docstring(node, clean=False) or ""
            length = node.end_lineno - node.lineno - docstring.count("\n")
            assert length <= 50, node.name


def _parts(value: object) -> Iterator[object]:
    yield value
    if isinstance(value, Record) or attrs.has(type(value)):
        for field in attrs.fields(type(value)):  # type: ignore[arg-type]
            yield from _parts(getattr(value, field.name))
    elif isinstance(value, tuple) or type(value).__name__ == "PVector":
        for item in value:  # type: ignore[attr-defined]
            yield from _parts(item)


def _is_data(value: object) -> bool:
    """Whether a value is data through and through."""
    allowed: tuple[type, ...] = (int, str, bool, tuple, Record, NoneType, type(pvector()))
    return all(
        (isinstance(part, allowed) or attrs.has(type(part)) or isinstance(part, Enum))
        and not callable(part)
        for part in _parts(value)
    )


@pytest.mark.parametrize("begin", [start, start_encoded])
def test_a_state_holds_data_and_no_functions(begin: Callable[[int, int], GameState]) -> None:
    choose = mixed_player(Random(1))
    state = vtes.skip(begin(5, 1))
    assert _is_data(state)
    for number in range(400):
        if state.pending is None:
            break
        step = vtes.transition(state, choose(state, vtes.legal_moves(state)))
        assert _is_data(step.events)
        state = vtes.skip(step.after)
        if number % 20 == 0:  # the table never changes, and is large
            assert _is_data(state.stack + state.lasting + state.players + tuple(state.cards))
    assert _is_data(state)


def test_functions_are_noticed() -> None:
    assert not _is_data((1, (len,)))
    assert not _is_data(Decision(DecisionKind.MINION, seat=len))  # type: ignore[arg-type]


def test_states_are_frozen() -> None:
    state = start(2, 1)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        state.turn = 5  # type: ignore[misc]


def test_the_fast_vector_is_used_where_it_exists() -> None:
    reason = "this Python has no compiled pyrsistent: a quarter slower, otherwise the same"
    compiled = pytest.importorskip("pvectorc", reason=reason)
    assert isinstance(start(2, 1).cards, compiled.PVector)


def test_importing_is_cheap_and_needs_only_the_runtime_dependencies() -> None:
    code = (
        "import sys, vtes; "
        "print(sorted(m.split('.')[0] for m in sys.modules if 'site-packages' in "
        "str(getattr(sys.modules[m], '__file__', ''))))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ast.literal_eval(run.stdout))
    known = {"attr", "attrs", "cattr", "cattrs", "pyrsistent", "pvectorc", "_pvectorc"}
    assert loaded <= known | {"typing_extensions", "vtes", "_virtualenv", "sitecustomize"} | {
        name for name in loaded if name.startswith("_")
    }


def test_importing_brings_in_nothing_heavy() -> None:
    """What only simulations with workers or a progress bar need is imported when they do."""
    code = "import sys, vtes; print(sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = ("concurrent.futures", "multiprocessing", "rich", "numpy", "pandas", "matplotlib")
    assert not set(heavy) & set(ast.literal_eval(run.stdout))


def test_whatever_takes_a_card_from_a_hand_hides_its_id() -> None:
    """D40: reducers and effects use `ops.cards.from_hand`, never the id that `in_hand` finds."""
    for path in modules():
        if path.parent.name in ("reducers", "effects"):
            assert "in_hand(" not in path.read_text(encoding="utf-8"), path


def test_public_names_exist_and_are_sorted() -> None:
    assert all(hasattr(vtes, name) for name in vtes.__all__)
    assert len(set(vtes.__all__)) == len(vtes.__all__)


def test_no_test_module_is_imported() -> None:
    """What several of them use has a module of its own, where it is found."""
    for path in sorted(Path(__file__).resolve().parents[1].rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                assert ".test_" not in node.module, f"{path} imports {node.module}"


def test_no_member_of_an_enumeration_is_another_one() -> None:
    for name, module in sorted(sys.modules.items()):
        if name.startswith("vtes."):
            for kind in vars(module).values():
                if isinstance(kind, type) and issubclass(kind, Enum):
                    assert [*kind.__members__] == [member.name for member in kind], kind

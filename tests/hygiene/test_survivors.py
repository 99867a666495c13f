"""What is explained about mutants is about mutants that there are."""

from __future__ import annotations

from tests.mutants import mutants_of
from tests.mutations import SUBJECTS, explanations


def test_every_explained_survivor_is_a_mutant() -> None:
    """Seen to fail: a name with another limit in it."""
    explained = explanations()
    modules = {".".join(name.split(".")[:2]) for name in explained}
    names = {mutant.name for module in modules for mutant in mutants_of(module)}
    assert explained.keys() <= names
    assert all(len(reason) > 20 for reason in explained.values())
    assert modules <= {module for modules in SUBJECTS.values() for module in modules}

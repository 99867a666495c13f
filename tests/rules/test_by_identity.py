"""What is worked out once from what is printed."""

from __future__ import annotations

from vtes.rules import by_identity
from vtes.rules.by_identity import ByIdentity


def test_an_answer_is_worked_out_once_for_each_value_and_not_for_its_equals() -> None:
    """Seen to fail: the value not kept beside its answer, so that another gets its identity."""
    asked: list[str] = []

    def length(value: list[str]) -> int:
        asked.extend(value)
        return len(value)

    lengths = ByIdentity(length)
    one, other = ["a"], ["a"]
    assert [lengths.of(one), lengths.of(one), lengths.of(other)] == [1, 1, 1]
    assert asked == ["a", "a"]
    for count in range(2 * by_identity._MANY):  # each of them is gone when the next one comes
        assert lengths.of(["b"] * (count % 7)) == count % 7
    assert len(lengths._known) <= by_identity._MANY

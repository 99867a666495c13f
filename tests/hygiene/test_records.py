"""Records: filled in by a twin, frozen afterwards."""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Any

import attrs
import pytest

from vtes.model.moves import PlayCard
from vtes.model.record import Record, records


@pytest.mark.parametrize("kind", records(Record), ids=lambda kind: kind.__qualname__)
def test_a_record_takes_its_fields_in_order_with_their_defaults(kind: type[Record]) -> None:
    """Seen to fail: `_make_init` giving a field the default of the one before."""
    fields: tuple[Any, ...] = attrs.fields(kind)
    given = {a.name: a.default for a in fields if a.init}
    taken = signature(kind).parameters
    assert list(taken) == list(given)
    for name, default in given.items():
        expected = Parameter.empty if default is attrs.NOTHING else default
        assert taken[name].default == expected


def test_a_record_is_frozen_however_it_was_made() -> None:
    """Seen to fail: `_make_init` and `_make_replace` leaving the twin's class."""
    for move in (PlayCard(1, card=2), PlayCard(1, 7, 3).replace(card=2, minion=-1)):
        assert (move.seat, move.card, move.minion, type(move)) == (1, 2, -1, PlayCard)
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            move.seat = 0  # type: ignore[misc]
        with pytest.raises(TypeError):
            move.replace(cards=2)
    with pytest.raises(TypeError):
        PlayCard(1)  # type: ignore[call-arg]

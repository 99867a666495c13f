"""A second account of what damage does to a vampire, which shares nothing with the engine."""

from __future__ import annotations

Outcome = tuple[int, bool, bool]
"""Blood left, whether in torpor, whether burned."""


def oracle(blood: int, normal: int, aggravated: int, wounded: bool) -> Outcome:
    """What becomes of a vampire, point by point, in the order of the clauses."""
    for _ in range(normal):
        if blood > 0:
            blood = blood - 1
        else:
            wounded = True
    for _ in range(aggravated):
        if not wounded:
            wounded = True
        elif blood > 0:
            blood = blood - 1
        else:
            return (0, False, True)
    return (blood, wounded, False)

"""Shapes of how cards come into play, and of what may be done with them there."""

from __future__ import annotations

from typing import Any

from vtes.model.cards import Title
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.text import (
    Aim,
    By,
    Cost,
    Deed,
    Each,
    Effect,
    How,
    Law,
    Mode,
    Moment,
    Need,
    Text,
    Trait,
    Whose,
)
from vtes.model.words import AddCounters, BloodToPool, BurnThis, BurnThisAt, PutInPlay, PutOn, Who

TITLES = tuple([title for title in Title if title is not Title.NONE])
"""Every title, for whoever has to be titled."""

When = Phase | WindowKind | tuple[WindowKind, ...]
"""A phase of the user's turn, in which the use is possible once, or windows."""


def master(*effects: Effect, aim: Aim | None = None) -> Mode:
    """A master card."""
    return Mode(How.MASTER, aim=aim, effects=effects)


def out_of_turn(window: WindowKind, *effects: Effect, needs: tuple[Need, ...]) -> Mode:
    """A master card that is played out of turn."""
    return Mode(How.OUT_OF_TURN, windows=(window,), needs=needs, effects=effects)


def put_on(aim: Aim, *more: Effect) -> Mode:
    """A master card that is put on a minion."""
    return master(PutOn(), *more, aim=aim)


PUT_IN_PLAY = master(PutInPlay())
"""A master card that is put into play."""


def location(
    *uses: Mode,
    traits: tuple[Trait, ...] = (),
    laws: tuple[Law, ...] = (),
    hand: int = 0,
    counters: int = 0,
) -> Text:
    """A location, with its uses in play, and the counters with which it comes into play."""
    played = master(PutInPlay(), AddCounters(counters)) if counters else PUT_IN_PLAY
    return Text((played, *uses), location=True, traits=traits, laws=laws, hand=hand)


def investment(*effects: Effect, amount: bool = False) -> Text:
    """Counters that are taken one by one with master phase actions.

    Args:
        effects: what brings the counters.
        amount: whether the player chooses how many, as in `Mode`.
    """
    played = master(PutInPlay(), *effects).replace(amount=amount)
    taken = may(Phase.MASTER, BloodToPool(1, Who.THIS), BurnThisAt(0))
    return Text(modes=(played, taken.replace(cost=Cost(master=True))))


def may(
    when: When,
    *effects: Effect,
    by: By = By.CONTROLLER,
    each: Each | None = None,
    blood: int = 0,
    aim: Aim | None = None,
    needs: tuple[Need, ...] = (),
) -> Mode:
    """Something that may be done with the card.

    Args:
        when: in which phase or windows.
        effects: what happens.
        by: who does it.
        each: once in this time.
        blood: blood that the minion burns for it.
        aim: as in `Mode`.
        needs: as in `Mode`.
    """
    if isinstance(when, WindowKind):
        when = (when,)
    windows, phase = ((), when) if isinstance(when, Phase) else (when, None)
    return Mode(
        How.USE,
        windows=windows,
        phase=phase,
        by=by,
        each=each,
        cost=Cost(blood=blood),
        aim=aim,
        needs=needs,
        effects=effects,
    )


def each_combat(
    window: WindowKind, *effects: Effect, by: By = By.HOST, needs: tuple[Need, ...] = ()
) -> Mode:
    """Something that the minion with the card may do once in each combat."""
    return may(window, *effects, by=by, each=Each.COMBAT, needs=needs)


def tapped(
    when: When,
    *effects: Effect,
    by: By = By.CONTROLLER,
    aim: Aim | None = None,
    needs: tuple[Need, ...] = (),
    pool: int = 0,
    x: bool = False,
    counters: bool = False,
) -> Mode:
    """Something for which the card is tapped, and so much pool or X of it burned, or X counters."""
    use = may(when, *effects, by=by, aim=aim, needs=needs)
    return use.replace(cost=Cost(tap=True, pool=pool, x=x, counters=counters))


def must(
    *effects: Effect,
    phase: Phase = Phase.UNTAP,
    by: By = By.CONTROLLER,
    turn: Whose = Whose.YOURS,
    needs: tuple[Need, ...] = (),
) -> Mode:
    """What has to happen in each untap phase, of whose turn it is said, or in each discard phase of
    the controller. R4-03, R4-04.
    """
    return may(phase, *effects, by=by, needs=needs).replace(turn=turn, must=True)


def happens(moment: Moment, *effects: Effect, needs: tuple[Need, ...] = ()) -> Mode:
    """What happens by itself at a moment."""
    return Mode(How.TRIGGER, moment=moment, needs=needs, effects=effects)


def acts(
    *effects: Effect,
    aim: Aim | None = None,
    needs: tuple[Need, ...] = (),
    blood: int = 0,
    pool: int = 0,
    stealth: int | None = None,
    at_this: bool = False,
) -> Mode:
    """An action that he may take: the minion who is the card, or the one with it.

    Args:
        effects: what happens when it succeeds.
        aim: as in `Mode`.
        needs: as in `Mode`.
        blood: what it costs in blood.
        pool: what it costs in pool.
        stealth: as in `Deed`.
        at_this: as in `Deed`.
    """
    deed = Deed(ActionKind.CARD, stealth, at_this=at_this)
    cost = Cost(blood=blood, pool=pool)
    return Mode(How.USE, by=By.ITSELF, deed=deed, needs=needs, aim=aim, cost=cost, effects=effects)


def anybody_acts(*effects: Effect, needs: tuple[Need, ...] = (), **deed: Any) -> Mode:
    """An action that any minion may take, with further fields of its `Deed`."""
    return Mode(
        How.USE, by=By.ANYBODY, deed=Deed(ActionKind.CARD, **deed), needs=needs, effects=effects
    )


def burned_by_referendum(*needs: Need) -> Mode:
    """Any vampire of whom this is true may call a referendum to burn the card."""
    deed = Deed(ActionKind.POLITICAL)
    return Mode(How.USE, by=By.ANYBODY, deed=deed, needs=needs, effects=(BurnThis(),))


def burned_with_help(clan: str) -> Mode:
    """Any minion may burn the card with an action, those of a clan with one more stealth."""
    return anybody_acts(BurnThis(), stealth=0, kin=clan)


BURNED_BY_ACTION = anybody_acts(BurnThis())
"""Any minion may burn the card with an action."""

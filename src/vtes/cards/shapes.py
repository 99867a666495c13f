"""Shapes that recur among cards, as small constructors of modes."""

from __future__ import annotations

from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.needs import BledBySomebody, Bleeding, BlocksDeclined
from vtes.model.text import Aim, Deed, Effect, How, Mode, Need, Replaced, What, Where, Whose
from vtes.model.words import AddBleed, AddIntercept, AddStealth, Redirect

BEFORE_BLOCK = (
    WindowKind.AS_ANNOUNCED,
    WindowKind.BLOCK_ATTEMPT,
    WindowKind.AFTER_FAILURE,
    WindowKind.AFTER_DECLINE,
)
"""As long as nobody has blocked the action and it has not resolved."""

ANY_TIME = tuple(kind for kind in WindowKind if kind is not WindowKind.AS_PLAYED)
"""Whenever one has the opportunity, but not to answer a card with what is drawn for it."""

BETWEEN_ATTEMPTS = (
    WindowKind.AS_ANNOUNCED,
    WindowKind.AFTER_FAILURE,
    WindowKind.AFTER_DECLINE,
)
"""As long as the action can be blocked and nobody is trying to."""

ATTEMPT = (WindowKind.BLOCK_ATTEMPT,)
"""Stealth and intercept are added only while a minion tries to block. R6.2.2-16, R6.2.2-17."""

YOUNGER_TO_COME = Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED, younger=True)
"""A younger vampire in one's own uncontrolled region."""


def action(
    level: int,
    *effects: Effect,
    aim: Aim | None = None,
    stealth: int | None = None,
    needs: tuple[Need, ...] = (),
    replaced: Replaced = Replaced.AT_ONCE,
) -> Mode:
    """A new action that the card describes."""
    deed = Deed(ActionKind.CARD, stealth=stealth)
    return Mode(
        How.ACTION, level, needs=needs, aim=aim, deed=deed, effects=effects, replaced=replaced
    )


def bleed_action(
    level: int,
    bleed: int,
    *effects: Effect,
    stealth: int | None = None,
    aim: Aim | None = None,
    most: int | None = None,
) -> Mode:
    """A bleed that takes more pool; the effects come after the bleed."""
    deed = Deed(ActionKind.BLEED, stealth, bleed, most)
    return Mode(How.ACTION, level, aim=aim, deed=deed, effects=effects)


def bring_into_play(
    kind: ActionKind, *effects: Effect, level: int = 0, needs: tuple[Need, ...] = ()
) -> Mode:
    """An action to recruit, employ or equip."""
    return Mode(How.ACTION, level, needs=needs, deed=Deed(kind), effects=effects)


def bleed_modifier(level: int, amount: int) -> Mode:
    """More bleed, at any time until the bleed is blocked or resolves."""
    return Mode(How.MODIFIER, level, BEFORE_BLOCK, (Bleeding(),), effects=(AddBleed(amount),))


def stealth_modifier(
    level: int, amount: int, *more: Effect, needs: tuple[Need, ...] = (), by_other: bool = False
) -> Mode:
    """More stealth, while somebody who tries to block would succeed."""
    effects = (AddStealth(amount), *more)
    return Mode(How.MODIFIER, level, ATTEMPT, needs, effects=effects, by_other=by_other)


def intercept_reaction(
    level: int,
    amount: int,
    *,
    needs: tuple[Need, ...] = (),
    replaced: Replaced = Replaced.AT_ONCE,
) -> Mode:
    """More intercept for the minion who tries to block and would fail."""
    effects = (AddIntercept(amount),)
    return Mode(How.REACTION, level, ATTEMPT, needs, effects=effects, replaced=replaced)


def bounce(level: int, *before: Effect) -> Mode:
    """A bleed of the player is directed at somebody else, after she has declined to block it."""
    needs = (BledBySomebody(), BlocksDeclined())
    aim = Aim(What.METHUSELAH, Whose.THIRD)
    windows = (WindowKind.AFTER_DECLINE,)
    return Mode(How.REACTION, level, windows, needs, aim, effects=(*before, Redirect()))

"""Shapes that recur among cards, as small constructors of modes."""

from __future__ import annotations

from vtes.model.cards import Discipline, Sect
from vtes.model.combat_words import (
    AdditionalStrikes,
    DamageTo,
    FightNext,
    Maneuver,
    Mark,
    Marks,
    MayLater,
    Option,
    Press,
    PressFor,
    Prevent,
    Span,
)
from vtes.model.course_words import ContinueAction
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.needs import BledBySomebody, Bleeding, BlocksDeclined, OthersFought
from vtes.model.text import (
    Aim,
    Bonus,
    By,
    Deed,
    Each,
    Effect,
    How,
    Mode,
    Need,
    Number,
    Reach,
    Replaced,
    Strike,
    Term,
    Text,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import GainVotes
from vtes.model.words import (
    AddBleed,
    AddIntercept,
    AddStealth,
    Recruit,
    Redirect,
    TapMinion,
    Who,
)

BEFORE_BLOCK = (
    WindowKind.AS_ANNOUNCED,
    WindowKind.BLOCK_ATTEMPT,
    WindowKind.AFTER_FAILURE,
    WindowKind.AFTER_DECLINE,
)
"""As long as nobody has blocked the action and it has not resolved."""

_CLOSED = (
    WindowKind.AS_PLAYED,
    WindowKind.AS_USED,
    WindowKind.BLEED_SUCCEEDS,
    WindowKind.NO_POOL,
)

ANY_TIME = tuple(kind for kind in WindowKind if kind not in _CLOSED)
"""Whenever one has the opportunity, but not to answer a card with what is drawn for it."""

BETWEEN_ATTEMPTS = (
    WindowKind.AS_ANNOUNCED,
    WindowKind.AFTER_FAILURE,
    WindowKind.AFTER_DECLINE,
)
"""As long as the action can be blocked and nobody is trying to."""

ATTEMPT = (WindowKind.BLOCK_ATTEMPT,)
"""Stealth and intercept are added only while a minion tries to block. R6.2.2-16, R6.2.2-17."""

POLLING = (WindowKind.POLLING,)
"""While votes are cast."""

REFERENDUM = (WindowKind.BEFORE_VOTES, WindowKind.POLLING)
"""At any time of a referendum, once its terms are known."""

IN_ROUND = (
    WindowKind.BEFORE_RANGE,
    WindowKind.RANGE,
    WindowKind.BEFORE_STRIKES,
    WindowKind.BEFORE_RESOLUTION,
    WindowKind.ADDITIONAL,
    WindowKind.PRESS,
)
"""While both combatants fight a round of combat."""

BEFORE_RESOLUTION = (
    WindowKind.BEFORE_RANGE,
    WindowKind.BEFORE_STRIKES,
    WindowKind.BEFORE_RESOLUTION,
)
"""As long as a strike of the round has still to resolve."""

YOUNGER_TO_COME = Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED, younger=True)
"""A younger vampire in one's own uncontrolled region."""


def asking(discipline: Discipline, *modes: Mode) -> tuple[Mode, ...]:
    """Ways of a card that ask for one of its Disciplines."""
    return tuple(mode.replace(discipline=discipline) for mode in modes)


def sunburn(points: int) -> Effect:
    """Aggravated damage that nobody prevents."""
    return DamageTo(points, aggravated=True, preventable=False)


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
    kind: ActionKind,
    *effects: Effect,
    level: int = 0,
    needs: tuple[Need, ...] = (),
    aim: Aim | None = None,
) -> Mode:
    """An action to recruit, employ or equip."""
    return Mode(How.ACTION, level, needs=needs, aim=aim, deed=Deed(kind), effects=effects)


def ally(
    life: int,
    *uses: Mode,
    trait: Trait = Trait.MORTAL,
    strikes_first: bool = False,
    **numbers: int,
) -> Text:
    """An ally, with what is printed beyond the defaults of one (strength 0, bleed 0)."""
    return Text(
        modes=(bring_into_play(ActionKind.RECRUIT, Recruit()), *uses),
        bonuses=tuple(Bonus(Number[name.upper()], amount) for name, amount in numbers.items()),
        life=life,
        traits=(trait,),
        strikes_first=strikes_first,
    )


def modifier(
    level: int,
    windows: WindowKind | tuple[WindowKind, ...],
    *effects: Effect,
    needs: tuple[Need, ...] = (),
    aim: Aim | None = None,
) -> Mode:
    """An action modifier."""
    if isinstance(windows, WindowKind):
        windows = (windows,)
    return Mode(How.MODIFIER, level, windows, needs, aim, effects=effects)


def reaction(
    level: int,
    windows: WindowKind | tuple[WindowKind, ...],
    *effects: Effect,
    needs: tuple[Need, ...] = (),
    aim: Aim | None = None,
) -> Mode:
    """A reaction card."""
    return modifier(level, windows, *effects, needs=needs, aim=aim).replace(how=How.REACTION)


def bleed_modifier(level: int, amount: int, *more: Effect) -> Mode:
    """More bleed, at any time until the bleed is blocked or resolves."""
    return modifier(level, BEFORE_BLOCK, AddBleed(amount), *more, needs=(Bleeding(),))


def stealth_modifier(
    level: int, amount: int, *more: Effect, needs: tuple[Need, ...] = (), by_other: bool = False
) -> Mode:
    """More stealth, while somebody who tries to block would succeed."""
    mode = modifier(level, ATTEMPT, AddStealth(amount), *more, needs=needs)
    return mode.replace(by_other=by_other)


def intercept_reaction(
    level: int,
    amount: int,
    *more: Effect,
    needs: tuple[Need, ...] = (),
    replaced: Replaced = Replaced.AT_ONCE,
) -> Mode:
    """More intercept for the minion who tries to block and would fail."""
    mode = reaction(level, ATTEMPT, AddIntercept(amount), *more, needs=needs)
    return mode.replace(replaced=replaced)


def bounce(level: int, *before: Effect, needs: tuple[Need, ...] = ()) -> Mode:
    """A bleed of the player is directed at somebody else, after she has declined to block it."""
    needs = (BledBySomebody(), BlocksDeclined(), *needs)
    aim = Aim(What.METHUSELAH, Whose.THIRD)
    return reaction(level, WindowKind.AFTER_DECLINE, *before, Redirect(), needs=needs, aim=aim)


def referendum(
    *effects: Effect,
    terms: tuple[Term, ...] = (),
    needs: tuple[Need, ...] = (),
    voters: Sect | None = None,
) -> Mode:
    """A political action; the effects are those of the referendum that passes."""
    deed = Deed(ActionKind.POLITICAL, voters=voters)
    return Mode(How.ACTION, needs=needs, deed=deed, effects=effects, terms=terms)


def votes_modifier(level: int, amount: int) -> Mode:
    """More votes for the acting vampire, while votes are cast."""
    return modifier(level, POLLING, GainVotes(amount))


def votes_reaction(level: int, amount: int, needs: tuple[Need, ...] = ()) -> Mode:
    """More votes for the reacting vampire, at any time of a referendum."""
    return reaction(level, REFERENDUM, GainVotes(amount), needs=needs)


def take_over(how: How, level: int, foe: Who, *needs: Need, press: bool = False) -> Mode:
    """After the combat of another of the player's minions a vampire fights the same opponent,
    who does not strike in the first round.

    Args:
        how: as what the card is played.
        level: as in `Mode`.
        foe: who the opponent is.
        needs: further conditions.
        press: whether the vampire gets an optional press in that combat.
    """
    begin: tuple[Effect, ...] = (Marks(Mark.NO_STRIKE, who=Who.OPPONENT),)
    if press:
        begin += (MayLater(Option.PRESS, Span.COMBAT),)
    return Mode(
        how,
        level,
        (WindowKind.END_OF_COMBAT,),
        (*needs, OthersFought()),
        effects=(TapMinion(), FightNext(foe, begin)),
        by_other=how is How.MODIFIER,
    )


def ranged(points: int, *, aggravated: bool = False) -> Strike:
    """A strike that does damage at either range.

    Args:
        points: of damage.
        aggravated: whether the damage is aggravated.
    """
    return Strike(damage=points, aggravated=aggravated, reach=Reach.BOTH)


def goes_on(*never: ActionKind) -> Strike:
    """A strike that ends combat, after which the action that was blocked goes on.

    Args:
        *never: kinds of action that do not go on.
    """
    return Strike(ends=True, effects=(ContinueAction(never=never),))


def strike_card(
    level: int,
    strike: Strike,
    *effects: Effect,
    needs: tuple[Need, ...] = (),
    aim: Aim | None = None,
    maneuvers: int = 0,
    replaced: Replaced = Replaced.AT_ONCE,
    each: Each | None = None,
) -> Mode:
    """A strike, played when strikes are chosen or, for its maneuver, when range is determined.

    The effects happen when it is played, those of the strike itself when it resolves.
    """
    windows = (WindowKind.STRIKE, WindowKind.RANGE) if maneuvers else (WindowKind.STRIKE,)
    return Mode(
        How.COMBAT,
        level,
        windows,
        needs,
        aim,
        effects=effects,
        replaced=replaced,
        strike=strike,
        maneuvers=maneuvers,
        each=each,
    )


def combat_card(
    level: int,
    windows: WindowKind | tuple[WindowKind, ...],
    *effects: Effect,
    needs: tuple[Need, ...] = (),
    each: Each | None = None,
    replaced: Replaced = Replaced.AT_ONCE,
) -> Mode:
    """A combat card that is no strike."""
    if isinstance(windows, WindowKind):
        windows = (windows,)
    return Mode(How.COMBAT, level, windows, needs, effects=effects, each=each, replaced=replaced)


def maneuver_card(level: int, *more: Effect, replaced: Replaced = Replaced.AT_ONCE) -> Mode:
    """A maneuver."""
    return combat_card(level, WindowKind.RANGE, Maneuver(), *more, replaced=replaced)


def press_card(
    level: int,
    only: PressFor = PressFor.EITHER,
    replaced: Replaced = Replaced.AT_ONCE,
) -> Mode:
    """A press."""
    return combat_card(level, WindowKind.PRESS, Press(only), replaced=replaced)


def prevention(
    level: int, amount: int, *more: Effect, each: Each | None = None, mild: bool = False
) -> Mode:
    """So many points of damage (only such that are not aggravated) are prevented."""
    return combat_card(level, WindowKind.PREVENT, Prevent(amount, mild=mild), *more, each=each)


def more_strikes(level: int, amount: int) -> Mode:
    """Additional strikes, gained after the first pair."""
    return combat_card(level, WindowKind.ADDITIONAL, AdditionalStrikes(amount))


def weapon(strike: Strike, maneuvers: int = 0, *, once: bool = False) -> Mode:
    """The strike of a weapon, with the maneuvers that it gives in each combat.

    Args:
        strike: what it does.
        maneuvers: optional maneuvers in each combat.
        once: whether it is usable only once in each combat.
    """
    windows = (WindowKind.STRIKE, WindowKind.RANGE) if maneuvers else (WindowKind.STRIKE,)
    return Mode(
        How.USE,
        windows=windows,
        by=By.HOST,
        strike=strike,
        maneuvers=maneuvers,
        each=Each.COMBAT if once else None,
    )


def own_strike(strike: Strike) -> Mode:
    """A strike that an ally has by himself."""
    return Mode(How.USE, windows=(WindowKind.STRIKE,), by=By.ITSELF, strike=strike)

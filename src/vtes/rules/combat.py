"""What is true in the combat under way: who fights, what may be done, what counts (6.4)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes.model.amounts import ALL
from vtes.model.cards import CardType
from vtes.model.combat import ALWAYS, Combat, Granted, StrikePair
from vtes.model.combat_words import Maneuver, Mark, Option, Press, PressFor, Prevent
from vtes.model.course_words import ActionGoesOn, CancelCombat
from vtes.model.decisions import WindowKind
from vtes.model.frames import Action, Use
from vtes.model.state import NOBODY, GameState
from vtes.model.text import By, Cost, Each, How, Mode, Strike, Trait
from vtes.model.zones import READY
from vtes.rules.kinds import types
from vtes.rules.marks import marked
from vtes.rules.played import times_played
from vtes.rules.prevention import preventable
from vtes.rules.stack import current_combat, current_round, topmost

OPTIONS: dict[Option, Mode] = {
    Option.MANEUVER: Mode(How.COMBAT, windows=(WindowKind.RANGE,), effects=(Maneuver(),)),
    Option.MANEUVER_FAR: Mode(
        How.COMBAT, windows=(WindowKind.RANGE,), effects=(Maneuver(far=True),)
    ),
    Option.MANEUVER_FOR_BLOOD: Mode(
        How.COMBAT, windows=(WindowKind.RANGE,), effects=(Maneuver(),), cost=Cost(blood=1)
    ),
    Option.STRIKE_TO_END: Mode(How.COMBAT, windows=(WindowKind.STRIKE,), strike=Strike(ends=True)),
    Option.CANCEL_COMBAT: Mode(
        How.COMBAT, windows=(WindowKind.BEFORE_COMBAT,), effects=(CancelCombat(),)
    ),
    Option.PRESS: Mode(How.COMBAT, windows=(WindowKind.PRESS,), effects=(Press(),)),
    Option.PRESS_TO_CONTINUE: Mode(
        How.COMBAT, windows=(WindowKind.PRESS,), effects=(Press(PressFor.CONTINUE),)
    ),
    Option.PRESS_TO_END: Mode(
        How.COMBAT, windows=(WindowKind.PRESS,), effects=(Press(PressFor.END),)
    ),
    Option.PREVENT: Mode(How.COMBAT, windows=(WindowKind.PREVENT,), effects=(Prevent(1),)),
    Option.PREVENT_AGGRAVATED: Mode(
        How.COMBAT, windows=(WindowKind.PREVENT,), effects=(Prevent(1),)
    ),
    Option.PREVENT_STRIKE: Mode(
        How.COMBAT,
        windows=(WindowKind.PREVENT,),
        effects=(Prevent(ALL, strike=True, initial=True),),
        cost=Cost(blood=1),
    ),
    Option.CONTINUE_ACTION: Mode(
        How.COMBAT, windows=(WindowKind.AFTER_COMBAT,), effects=(ActionGoesOn(),)
    ),
}
"""What using each option is: when it is possible and what happens."""


_EITHER: dict[Option, tuple[Option, ...]] = {
    Option.PREVENT_AGGRAVATED: (Option.PREVENT,),
    Option.MANEUVER: (Option.MANEUVER, Option.MANEUVER_OR_PRESS),
    Option.PRESS: (Option.PRESS, Option.MANEUVER_OR_PRESS),
    Option.MANEUVER_OR_PRESS: (),
}


def option_of(mode: Mode) -> Option:
    """The option of which a mode is the use."""
    return next(option for option, known in OPTIONS.items() if known is mode)


def combatant(state: GameState, seat: int) -> int:
    """The minion with whom a Methuselah fights, -1 for none. R6.4-04, R6.4-07."""
    combat = current_combat(state)
    if combat is None:
        return NOBODY
    for minion in (combat.acting, combat.opposing):
        if state.cards[minion].controller == seat:
            return minion
    return NOBODY


def opponent(state: GameState, minion: int) -> int:
    """The other combatant, -1 if the minion does not fight."""
    combat = current_combat(state)
    if combat is None or minion not in (combat.acting, combat.opposing):
        return NOBODY
    return combat.opposing if minion == combat.acting else combat.acting


def both_ready(state: GameState, combat: Combat) -> bool:
    """Whether both combatants are still ready. R6.4-03."""
    cards = state.cards
    return cards[combat.acting].zone is READY and cards[combat.opposing].zone is READY


def may_fight(state: GameState, one: int, other: int) -> bool:
    """Whether two minions can fight: both are ready, and nobody controls both. R6.4-03, R6.4-04."""
    first, second = state.cards[one], state.cards[other]
    return first.controller != second.controller and first.zone is second.zone is READY


def options(state: GameState, minion: int) -> Iterator[Option]:
    """What a combatant may still do because a card has allowed it, each once."""
    combat = current_combat(state)
    if combat is None:
        return
    yield from sorted(
        {g.option for g in combat.options if g.minion == minion and open_now(g, combat)}
    )


def open_now(grant: Granted, combat: Combat) -> bool:
    """Whether what a card has allowed is possible in this round."""
    return grant.round in (ALWAYS, combat.round) and grant.since <= combat.round


def grants(state: GameState, minion: int, option: Option) -> list[Granted]:
    """What cards have allowed a combatant of this kind, as far as he may do it now."""
    combat = current_combat(state)
    if combat is None:
        return []
    allowing = granted(option)
    mine = [each for each in combat.options if each.minion == minion and each.option in allowing]
    return [each for each in mine if open_now(each, combat)]


def first_grant(state: GameState, minion: int, option: Option) -> Granted | None:
    """What he uses up first: what he may do in this round only; None where there is nothing.

    To prevent damage that is what prevents any, rather by a card that does not prevent all. What
    is good for something else as well is used last.
    """

    def order(grant: Granted) -> tuple[bool, int, bool, bool, bool]:
        helps = any(preventable(state, minion, grant.discipline))
        only = grant.option is option
        return helps, grant.round, grant.each, only, grant.discipline is not None

    return max(grants(state, minion, option), key=order, default=None)


def granted(option: Option) -> tuple[Option, ...]:
    """What a card has to have allowed for the option: one of these."""
    return _EITHER.get(option, (option,))


def fighter(state: GameState, card: int, mode: Mode) -> int:
    """The minion for whom a card in play is used: the one it is on, itself, or the combatant."""
    if mode.by is By.COMBATANT:
        return combatant(state, state.cards[card].controller)
    return bearer(state, card)


def bearer(state: GameState, card: int) -> int:
    """The minion that a card in play is on, or the card itself."""
    host = state.cards[card].host
    return card if host == NOBODY else host


def often_enough(state: GameState, minion: int, card: int, mode: Mode, *, in_hand: bool) -> bool:
    """Whether a minion has played a card, or anybody used one in play, as often as it allows.

    Args:
        state: the position.
        minion: the minion.
        card: printed id of a card in a hand; instance id of a card in play.
        mode: the way in which it would be played or used.
        in_hand: whether it is in a hand.
    """
    combat = current_combat(state)
    if mode.each is None or combat is None:
        return False
    action = topmost(state, Action) if mode.each is Each.ACTION else None
    if action is not None and in_hand:
        done_in_it = times_played(state, action, minion, card, How.COMBAT, each=Each.ACTION)
        return done_in_it >= mode.times
    if in_hand:
        done = [u for u in combat.played if u.minion == minion and u.what == card and u.limited]
    else:
        index = mode_index(state, card, mode)
        done = [u for u in combat.used if u.what == card and u.mode == index]
    if mode.each is Each.ROUND:
        done = [used for used in done if used.round == combat.round]
    return len(done) >= mode.times


def mode_index(state: GameState, card: int, mode: Mode) -> int:
    """Which of the ways of a card a mode is."""
    text = state.definition(card).text
    assert text is not None
    return text.modes.index(mode)


def maneuvers_left(state: GameState, card: int, index: int, mode: Mode) -> int:
    """Maneuvers that the strike of a card in play still gives in this combat. R6.4.2-10."""
    combat = current_combat(state)
    if combat is None:
        return 0
    return mode.maneuvers - combat.maneuvers.count((card, index))


def committed(state: GameState, minion: int) -> Use | None:
    """The strike that a minion has chosen by maneuvering with it, None for none. R6.4.2-12."""
    current = current_round(state)
    if current is None:
        return None
    return next((use for use in current.committed if use.minion == minion), None)


def by_hand(strike: Strike) -> bool:
    """Whether a strike is a hand strike and nothing else."""
    return strike.hand and not strike.dodge


def has_trait(state: GameState, card: int, trait: Trait) -> bool:
    """Whether a card is such a thing."""
    text = state.definition(card).text
    return text is not None and trait in text.traits


def melee_weapons(state: GameState, minion: int) -> list[int]:
    """Melee weapons with which a minion can strike now."""
    if marked(state, minion, Mark.HAND_STRIKES_ONLY):
        return []
    return [
        card
        for card in state.cards[minion].attached
        if has_trait(state, card, Trait.MELEE)
        and not stolen_now(state, card)
        and not wielded(state, card)
        and not kept_from(state, minion, card)
    ]


def stolen_now(state: GameState, card: int) -> bool:
    """Whether equipment was stolen in this round, so that the thief cannot use it. R6.4.5-10."""
    current = current_round(state)
    return current is not None and card in current.stolen


def wielded(state: GameState, card: int) -> bool:
    """Whether a retainer uses the weapon in this round."""
    current = current_round(state)
    return current is not None and any(weapon == card for _, weapon in current.wielded)


def in_use(state: GameState, card: int) -> bool:
    """Whether somebody uses the weapon in this round, or has used it as often as it allows."""
    pair = topmost(state, StrikePair)
    chosen = (pair.first, pair.second) if pair is not None else ()
    if wielded(state, card) or any(u is not None and card in (u.card, u.weapon) for u in chosen):
        return True
    text, host = state.definition(card).text, state.cards[card].host
    modes = [mode for mode in text.modes if mode.strike is not None] if text is not None else []
    return any(often_enough(state, host, card, mode, in_hand=False) for mode in modes)


def kept_from(state: GameState, minion: int, card: int) -> bool:
    """Whether the card is equipment and its bearer is kept from using any."""
    if not marked(state, minion, Mark.NO_EQUIPMENT):
        return False
    return CardType.EQUIPMENT in types(state, card)


def fights(mode: Mode) -> bool:
    """Whether a use of a card in play is one of combat, not one that is possible then too."""
    return mode.strike is not None or (
        bool(mode.windows)
        and all(
            WindowKind.BEFORE_RANGE <= w <= WindowKind.END_OF_COMBAT
            or (w is WindowKind.AS_PLAYED and mode.each is Each.COMBAT)
            for w in mode.windows
        )
    )

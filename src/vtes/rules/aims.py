"""What a card or an action can be aimed at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes.model.cards import CardType
from vtes.model.decisions import ActionKind
from vtes.model.frames import Announce
from vtes.model.state import NOBODY, GameState
from vtes.model.text import SOME, Aim, By, How, Mode, Trait, What, Where, Whose
from vtes.model.words import Redirect
from vtes.model.zones import READY, TORPOR, Zone
from vtes.rules.boons import shortfall
from vtes.rules.by_identity import ByIdentity
from vtes.rules.combat import has_trait
from vtes.rules.hushes import warded
from vtes.rules.kinds import types
from vtes.rules.laws import halved, more_pool, not_for
from vtes.rules.nature import is_vampire
from vtes.rules.presence import in_play
from vtes.rules.seating import clockwise, in_game, predator, prey
from vtes.rules.stack import current_action, current_combat
from vtes.rules.wanted import WANTS, Check, wrong_condition

_ZONES: dict[Where, frozenset[Zone]] = {
    Where.READY: frozenset({READY}),
    Where.TORPOR: frozenset({TORPOR}),
    Where.UNCONTROLLED: frozenset({Zone.UNCONTROLLED}),
    Where.ASH_HEAP: frozenset({Zone.ASH_HEAP}),
}

_IN_COMBAT = (Where.OPPONENT, Where.COMBATANT)

_TYPES: dict[What, CardType] = {
    What.ALLY: CardType.ALLY,
    What.RETAINER: CardType.RETAINER,
    What.LOCATION: CardType.MASTER,
    What.EQUIPMENT: CardType.EQUIPMENT,
}


def mode_of(state: GameState, card: int, mode: int) -> Mode | None:
    """The mode of a card, None where it has no such mode."""
    text = state.table.definitions[state.cards[card].definition].text
    if text is None or not 0 <= mode < len(text.modes):
        return None
    return text.modes[mode]


def wrong_place(state: GameState, aim: Aim, card: int) -> bool:
    """Whether the card is not where the aim wants it. R1.6.1-16 to R1.6.1-19."""
    if aim.where is Where.IN_PLAY:
        return not in_play(state, card)
    if aim.where in _IN_COMBAT:
        combat = current_combat(state)
        return combat is None or state.cards[card].host not in (combat.acting, combat.opposing)
    return state.cards[card].zone not in _ZONES[aim.where]


def wrong_kind(state: GameState, aim: Aim, card: int) -> bool:
    """Whether the card is not of the kind the aim wants."""
    what = aim.what
    kinds = types(state, card)
    if what is What.COMPANION:
        return not (CardType.ALLY in kinds or CardType.RETAINER in kinds)
    if what is What.CREATURE:
        living = (CardType.VAMPIRE, CardType.ALLY, CardType.RETAINER)
        return not any(kind in kinds for kind in living)
    if what is What.VAMPIRE:
        return not is_vampire(state, card)
    if what is What.LIBRARY_CARD:
        return not state.definition(card).facts.is_library
    if what is What.MINION:
        return not (is_vampire(state, card) or CardType.ALLY in kinds)
    if what is What.LOCATION:
        text = state.definition(card).text
        return text is None or not text.location
    if what is What.WEAPON:
        return not has_trait(state, card, Trait.WEAPON)
    if what is What.HEAVY_WEAPON:
        from vtes.rules.weapons import is_heavy  # numbers of minions ask for aims in their turn

        return not is_heavy(state, card)
    return _TYPES[what] not in kinds


def wrong_owner(state: GameState, aim: Aim, seat: int, card: int) -> bool:
    """Whether the card is controlled by somebody else than the aim wants."""
    return somebody_else(state, aim.whose, seat, state.cards[card].controller)


def somebody_else(state: GameState, whose: Whose, seat: int, other: int) -> bool:
    """Whether the Methuselah `other` is none of those whom `seat` means by `whose`."""
    if whose is Whose.YOURS:
        return other != seat
    if whose is Whose.OTHERS:
        return other == seat
    if whose is Whose.NEIGHBOURS:
        return other not in (prey(state, seat), predator(state, seat))
    if whose is Whose.PREDATOR:
        return other != predator(state, seat)
    if whose is Whose.PREY:
        return other != prey(state, seat)
    if whose is Whose.THIRD:
        action = current_action(state)
        return other == seat or (action is not None and other == action.seat)
    return False


def unpaid(state: GameState, mode: Mode, minion: int, targets: int) -> bool:
    """Whether the minion has too little blood for so many targets that cost one each. G02."""
    if mode.aim is None or mode.aim.count != SOME:
        return False
    cost = targets // 2 if halved(state, mode.how, minion) else targets
    return cost > state.cards[minion].blood


_CHECKS: Final = ByIdentity[Aim, tuple[Check, ...]](
    lambda aim: tuple(check for check, wants in WANTS.items() if wants(aim))
)


def has_left(state: GameState, aim: Aim, card: int) -> bool:
    """Whether the target is no longer where it had to be; in an ash heap an equal one may be."""
    return aim.where is not Where.ASH_HEAP and wrong_place(state, aim, card)


def missed(state: GameState, aim: Aim, card: int) -> bool:
    """Whether the target is no longer where, or as, it had to be: then nothing happens to it."""
    return has_left(state, aim, card) or wrong_condition(state, aim, NOBODY, NOBODY, card)


def out_of_reach(state: GameState, mode: Mode, seat: int, card: int) -> bool:
    """Whether it would be an action, and a card keeps it from being aimed at that minion."""
    return mode.deed is not None and not_for(state, seat, card)


def too_dear(state: GameState, source: int, mode: Mode, seat: int, card: int) -> bool:
    """Whether a master card costs more for that target than its player has. R1.6.1-13, G02."""
    more = more_pool(state, mode, card)
    return more > 0 and state.definition(source).facts.pool_cost + more > state.players[seat].pool


def hit(state: GameState, aim: Aim, seat: int, minion: int, card: int, by: int = NOBODY) -> bool:
    """Whether the card can be the target; of an action taken with the card `by`, if given."""
    if by != NOBODY and warded(state, seat, by, card):
        return False
    if wrong_place(state, aim, card) or wrong_owner(state, aim, seat, card):
        return False
    if wrong_kind(state, aim, card):
        return False
    for check in _CHECKS.of(aim):  # noqa: SIM110 - a generator expression costs twice as much
        if check(state, aim, seat, minion, card):
            return False
    return True


def candidates(state: GameState, aim: Aim, seat: int) -> Iterator[int]:
    """Cards among which the targets of an aim are, clockwise from the seat."""
    if aim.where is Where.UNCONTROLLED:
        for other in clockwise(state, seat):
            if other == seat or aim.whose is not Whose.YOURS:
                yield from state.players[other].uncontrolled
        return
    if aim.where is Where.ASH_HEAP:
        for other in clockwise(state, seat):
            if other == seat or aim.whose is not Whose.YOURS:
                yield from state.players[other].ash_heap
        return
    if aim.where in _IN_COMBAT:
        combat = current_combat(state)
        if combat is not None:
            yield from state.cards[combat.acting].attached
            yield from state.cards[combat.opposing].attached
        return
    for other in clockwise(state, seat):
        player = state.players[other]
        for card in player.ready + player.torpor + player.waiting + player.in_play:
            yield card
            yield from state.cards[card].attached


def methuselahs(state: GameState, aim: Aim, seat: int) -> Iterator[int]:
    """Methuselahs at whom a card can be aimed, clockwise."""
    for other in clockwise(state, seat):
        if not wrong_methuselah(state, aim, seat, other):
            yield other


def wrong_methuselah(state: GameState, aim: Aim, seat: int, other: int) -> bool:
    """Whether the Methuselah cannot be the one at whom the card is aimed."""
    if not 0 <= other < len(state.players) or not in_game(state, other):
        return True
    if aim.poolless:
        players = state.players
        if players[other].pool or players[seat].pool <= shortfall(state, other):
            return True
    return somebody_else(state, aim.whose, seat, other)


def bled_by_own(state: GameState, mode: Mode, seat: int, other: int) -> bool:
    """Whether a Methuselah would be bled by her own minion. R6.1.1-03."""
    if mode.deed is not None and mode.deed.kind is ActionKind.BLEED:
        return other == seat
    action = current_action(state)
    redirects = any(isinstance(effect, Redirect) for effect in mode.effects)
    return redirects and action is not None and other == action.seat


def has_target(state: GameState, mode: Mode, seat: int, minion: int, source: int = NOBODY) -> bool:
    """Whether an announcement of this mode can be completed. R1.6.1-16.

    Args:
        state: the position.
        mode: the way in which something is played or used.
        seat: who plays or uses it.
        minion: her minion, -1 for none.
        source: the card in her hand, -1 for one in play.
    """
    aim = mode.aim
    if aim is None:
        return True
    if aim.what is What.METHUSELAH:
        chosen = methuselahs(state, aim, seat)
        return not all(bled_by_own(state, mode, seat, other) for other in chosen)
    if unpaid(state, mode, minion, 1):
        return False
    by = NOBODY if mode.deed is None else source
    hits = (
        card
        for card in candidates(state, aim, seat)
        if hit(state, aim, seat, minion, card, by)
        and not out_of_reach(state, mode, seat, card)
        and not too_dear(state, source, mode, seat, card)
    )
    if aim.count in (1, SOME):
        return next(hits, None) is not None
    things = [state.cards[card].controller if aim.apart else card for card in hits]
    return len(set(things)) >= aim.count


def action_target(state: GameState, announce: Announce) -> tuple[int, int]:
    """(card, Methuselah) at which an announced action is aimed, -1 for none; the Methuselah only
    if it is directed at her. R6.1.1-01, R6.2.2-01.
    """
    seat, target, target_seat = announce.seat, announce.target, announce.target_seat
    if announce.card != NOBODY and target == NOBODY:
        mode = mode_of(state, announce.card, announce.mode)
        deed = mode.deed if mode is not None and mode.how is How.USE else None
        if mode is not None and deed is not None and (mode.by is By.ANYBODY or deed.at_this):
            # the action is aimed at the card that offers it, or at the minion who has that
            at_host = deed.at_host
            target = state.cards[announce.card].host if at_host else announce.card
            target = announce.minion if deed.at_self else target
    if announce.action is ActionKind.POLITICAL:  # R6.3.1-03
        return target, NOBODY
    if announce.taken and announce.card != NOBODY:  # R6.2.2-01: one other, and no more
        others = {state.cards[card].controller for card in announce.taken} - {seat}
        return NOBODY, others.pop() if len(others) == 1 else NOBODY
    if announce.action is ActionKind.BLEED and target_seat == NOBODY:
        return target, prey(state, seat)
    if target != NOBODY and state.cards[target].controller != seat:
        return target, state.cards[target].controller
    return target, target_seat


def minions_in_play(state: GameState, start: int) -> Iterator[int]:
    """Every minion in play, ready or in torpor, clockwise from the seat `start`."""
    for seat in clockwise(state, start):
        yield from state.players[seat].ready
        yield from state.players[seat].torpor


def in_torpor(state: GameState, card: int) -> bool:
    """Whether the card is in a torpor region."""
    return state.cards[card].zone is TORPOR


def hidden_place(state: GameState, card: int) -> int:
    """Place of a card in an uncontrolled region, -1 for a card that is elsewhere (or none)."""
    if card == NOBODY or state.cards[card].zone is not Zone.UNCONTROLLED:
        return NOBODY
    return state.players[state.cards[card].controller].uncontrolled.index(card)

"""What cards in play change for everybody, or for the minion they are on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from vtes.model.decisions import ActionKind, Phase
from vtes.model.lasting import About, NoTransfers, Remembered
from vtes.model.laws import (
    BleedLimit,
    CannotBlock,
    CheaperAllies,
    DearerMasters,
    DearerReferendums,
    HalfCost,
    MasterActions,
    MoreDiscards,
    MoreTransfers,
    NoReplacing,
    NotForOthers,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Law, Mode
from vtes.rules.nature import is_vampire, own_text, texts_on
from vtes.rules.presence import in_play

_L = TypeVar("_L", bound=Law)


def of_player(state: GameState, seat: int, kind: type[_L]) -> Iterator[_L]:
    """The laws of one kind among a Methuselah's cards in play."""
    definitions, cards = state.table.definitions, state.cards
    for card in state.players[seat].in_play:
        text = definitions[cards[card].definition].text
        if text is not None:
            for law in text.laws:
                if type(law) is kind:
                    yield law


def of_table(state: GameState, kind: type[_L]) -> Iterator[_L]:
    """The laws of one kind of all cards that are in play by themselves."""
    for seat in range(len(state.players)):
        yield from of_player(state, seat, kind)


def on_minion(state: GameState, minion: int, kind: type[_L]) -> Iterator[_L]:
    """The laws of one kind of the cards on a minion, and of his own text."""
    own = own_text(state, minion)
    for law in own.laws if own is not None else ():
        if type(law) is kind:
            yield law
    for text in texts_on(state, minion):
        for law in text.laws:
            if type(law) is kind:
                yield law


def of_ready(state: GameState, seat: int, kind: type[_L]) -> Iterator[_L]:
    """The laws of one kind in the texts of a Methuselah's ready minions."""
    for minion in state.players[seat].ready:
        text = own_text(state, minion)
        for law in text.laws if text is not None else ():
            if type(law) is kind:
                yield law


def transfers(state: GameState, seat: int) -> int:
    """Transfers that a Methuselah receives in her influence phase. R7-03 to R7-07."""
    if NoTransfers(seat) in state.lasting:
        return 0
    more = sum(law.amount for law in of_player(state, seat, MoreTransfers))
    more += sum(law.amount for law in of_ready(state, seat, MoreTransfers))
    return state.table.ruleset.transfers_in_turn(state.turn) + more


def master_actions(state: GameState, seat: int) -> int:
    """Master phase actions that a Methuselah receives in her master phase. R5-02, R5-03."""
    most = state.table.ruleset.master_actions
    most = max([most, *(law.amount for law in of_ready(state, seat, MasterActions))])
    for each in state.lasting:
        if isinstance(each, Remembered) and each.seat == seat and in_play(state, each.card):
            text = state.definition(each.card).text
            for law in text.laws if text is not None else ():
                if isinstance(law, MasterActions):
                    most = max(most, law.amount)
    return most


def discards(state: GameState, seat: int) -> int:
    """Cards that a Methuselah may discard in her discard phase. R8-01."""
    more = sum(law.amount for law in of_ready(state, seat, MoreDiscards))
    return state.table.ruleset.discards + more


def halved(state: GameState, how: How, minion: int) -> bool:
    """Whether a vampire pays half the blood for what he plays in that way."""
    if minion == NOBODY or how in (How.MODIFIER, How.USE) or not state.table.discounting:
        return False
    return is_vampire(state, minion) and any(on_minion(state, minion, HalfCost))


def withheld(state: GameState, seat: int) -> bool:
    """Whether a card keeps a Methuselah from replacing cards now."""
    if not (state.table.withholding and state.stack) or state.phase is not Phase.MINION:
        return False
    for each in state.lasting:
        if isinstance(each, Remembered) and each.seat == seat and in_play(state, each.card):
            text = state.definition(each.card).text
            if text is not None and any(type(law) is NoReplacing for law in text.laws):
                return True
    return False


def bleed_limit(state: GameState, seat: int) -> int | None:
    """Pool that a bleed of a Methuselah takes at most, None for no limit."""
    return min([law.most for law in of_player(state, seat, BleedLimit)], default=None)


def kept_from(state: GameState, minion: int, acting: int) -> bool:
    """Whether a card on a minion forbids him to block the acting one."""
    for card in state.cards[minion].attached:
        text = state.definition(card).text
        laws = text.laws if text is not None else ()
        if any(type(law) is CannotBlock for law in laws) and About(card, acting) in state.lasting:
            return True
    return False


def more_blood(state: GameState, mode: Mode) -> int:
    """Blood that an action costs beyond what its card says."""
    if mode.deed is None or mode.deed.kind is not ActionKind.POLITICAL:
        return 0
    return sum(law.blood for law in of_table(state, DearerReferendums))


def more_pool(state: GameState, mode: Mode, target: int) -> int:
    """Pool that a master card costs beyond what is printed, for what it is aimed at."""
    if target == NOBODY or mode.how not in (How.MASTER, How.OUT_OF_TURN):
        return 0
    return sum(law.pool for law in on_minion(state, target, DearerMasters))


def less_for_ally(state: GameState, mode: Mode, minion: int) -> int:
    """What the action to recruit an ally costs a minion less, for the cards on him."""
    if minion == NOBODY or mode.deed is None or mode.deed.kind is not ActionKind.RECRUIT:
        return 0
    return sum(law.amount for law in on_minion(state, minion, CheaperAllies))


def not_for(state: GameState, seat: int, minion: int) -> bool:
    """Whether a card keeps a minion from being the target of a Methuselah's actions."""
    definition, cards = state.definition, state.cards
    for card in cards[minion].attached:
        text = definition(card).text if cards[card].controller != seat else None
        if text is not None and any(type(law) is NotForOthers for law in text.laws):
            return True
    return False

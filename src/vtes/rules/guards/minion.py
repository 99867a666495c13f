"""What may be answered in the minion phase (6, 6.1, 6.5)."""

from __future__ import annotations

from vtes.model.cards import CardType
from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.moves import PlayCard, TakeAction
from vtes.model.state import GameState
from vtes.model.text import Ban, How, Mode
from vtes.model.zones import READY, TORPOR
from vtes.rules.belongings import equipment_of_others, may_have
from vtes.rules.diablerie import cursed, victims
from vtes.rules.guards.bleeds import bleed_barred, card_bleed_barred
from vtes.rules.guards.common import HAND, SEAT, no_card
from vtes.rules.guards.guard import Answers, Fork, Guard, Layer, Listed, Ways
from vtes.rules.guards.motion import nothing_to_call
from vtes.rules.guards.needs import is_for_tapped
from vtes.rules.guards.play import (
    CONDITIONS,
    COSTS,
    FIELDS,
    PLAYABLE,
    PLAYER,
    REQUIREMENTS,
    TARGET,
    OneWay,
    of_kind,
    played_in_game,
    way_guard,
)
from vtes.rules.hunting import hunters, is_empty, owes_hunt
from vtes.rules.laws import not_for
from vtes.rules.nature import is_vampire
from vtes.rules.numbers import banned, can_be_rescued
from vtes.rules.repeating import referendum_barred, repeats, repeats_taking

_ACTION_TYPES = (
    CardType.ACTION,
    CardType.POLITICAL_ACTION,
    CardType.EQUIPMENT,
    CardType.RETAINER,
    CardType.ALLY,
)

_DEFAULT = frozenset(
    {
        ActionKind.BLEED,
        ActionKind.HUNT,
        ActionKind.LEAVE_TORPOR,
        ActionKind.RESCUE,
        ActionKind.MOVE_EQUIPMENT,
        ActionKind.DIABLERIE,
    }
)


def _not_yours(state: GameState, minion: int) -> bool:
    card = state.cards[minion]
    return card.controller != state.active or card.zone not in (READY, TORPOR)


def _not_ready(state: GameState, minion: int) -> bool:
    return state.cards[minion].zone is not READY


def _not_in_torpor(state: GameState, minion: int) -> bool:
    return state.cards[minion].zone is not TORPOR


def _no_vampire(state: GameState, minion: int) -> bool:
    return not is_vampire(state, minion)


def _only_hunts(state: GameState, minion: int) -> bool:
    card = state.cards[minion]
    if card.zone is not READY or card.tapped:
        return False
    return is_empty(state, minion) or owes_hunt(state, minion)


def _another_hunts(state: GameState, minion: int) -> bool:
    first = hunters(state, state.active)
    return bool(first) and minion not in first


def _leaving_too_dear(state: GameState, minion: int) -> bool:
    return state.cards[minion].blood < state.table.ruleset.leave_torpor_blood


def _nobody_to_rescue(state: GameState, minion: int) -> bool:
    return not any(
        can_be_rescued(state, minion, vampire)
        and not repeats(state, minion, ActionKind.RESCUE, target=vampire)
        and not not_for(state, state.active, vampire)
        for player in state.players
        for vampire in player.torpor
    )


not_your_minion = Guard(
    "not-your-minion", "R6-01", "only a minion that you control can act for you", _not_yours
)
minion_tapped = Guard(
    "minion-tapped",
    "R1.1-03",
    "a tapped minion cannot take an action",
    lambda state, minion: state.cards[minion].tapped,
)
minion_banned = Guard(
    "minion-cannot-act",
    "R1.4-01",
    "a card forbids the minion to act",
    lambda state, minion: banned(state, minion, Ban.ACT),
)
minion_not_ready = Guard(
    "minion-not-ready",
    "R6.5.1-04",
    "a vampire in torpor can take no action except leave torpor",
    _not_ready,
)
minion_not_in_torpor = Guard(
    "minion-not-in-torpor",
    "R6.5.2-09",
    "only a vampire in torpor can leave torpor",
    _not_in_torpor,
)
ally_hunts = Guard("ally-hunts", "R6.1.2-01", "allies cannot hunt", _no_vampire)
hunt_banned = Guard(
    "minion-cannot-hunt",
    "R1.4-01",
    "a card forbids the minion to hunt",
    lambda state, minion: banned(state, minion, Ban.HUNT),
)
ally_rescues = Guard("ally-rescues", "R6.5.3-01", "allies cannot rescue", _no_vampire)
empty_vampire = Guard(
    "empty-vampire",
    "R6-09",
    "a ready vampire with no blood, or who must hunt, can only hunt",
    _only_hunts,
)
another_must_hunt = Guard(
    "another-must-hunt",
    "R6-10",
    "a vampire with no blood, or who must hunt, hunts before any other action is taken",
    _another_hunts,
)
leaving_too_dear = Guard(
    "leaving-too-dear",
    "R6.5.2-02",
    "the vampire has too little blood to leave torpor",
    _leaving_too_dear,
)
nobody_to_rescue = Guard(
    "nobody-to-rescue",
    "R6.5.3-01",
    "there is no vampire in torpor whose rescue could be paid",
    _nobody_to_rescue,
)
ally_diablerizes = Guard(
    "ally-diablerizes", "R6.5.4-01", "allies cannot commit diablerie", _no_vampire
)
cursed_diablerizes = Guard(
    "cursed-diablerizes",
    "R6.5.5-02",
    "the clan of the vampire, or a card, keeps him from diablerie",
    cursed,
)
nobody_to_diablerize = Guard(
    "nobody-to-diablerize",
    "R6.5.4-01",
    "there is no vampire in torpor whom the minion could diablerize",
    lambda state, minion: not any(True for _ in victims(state, minion)),
)
no_equipment = Guard(
    "no-equipment",
    "R6.1.3-07",
    "no other minion of yours has equipment that the minion can take",
    lambda state, minion: (
        not any(
            may_have(state, minion, card) and not repeats_taking(state, minion, card)
            for card in equipment_of_others(state, minion)
        )
    ),
)
action_repeated = Guard(
    "action-repeated",
    "R1.4-01",
    "an effect forbids the minion to take that action again this turn",
    repeats,
)
needs_card = Guard(
    "needs-a-card",
    "R1.6.3-05",
    "that action is taken with a card",
    lambda state, action: action not in _DEFAULT,
)

KNOWN = Layer(no_card, fields=("minion",), alone=True)
MINE = Layer(not_your_minion, fields=("minion",), alone=True)
UNTAPPED = Layer(minion_tapped, fields=("minion",))
MINION = Layer(minion_banned, another_must_hunt, fields=("minion",))
MINION_IF_NONE_HUNTS = Layer(minion_banned, fields=("minion",))
"""The same for a listing that knows that nobody has to hunt."""
ACTIONS: dict[ActionKind, Layer] = {
    ActionKind.BLEED: Layer(minion_not_ready, empty_vampire, bleed_barred, fields=("minion",)),
    ActionKind.HUNT: Layer(minion_not_ready, ally_hunts, hunt_banned, fields=("minion",)),
    ActionKind.LEAVE_TORPOR: Layer(
        minion_not_in_torpor, empty_vampire, leaving_too_dear, fields=("minion",)
    ),
    ActionKind.MOVE_EQUIPMENT: Layer(
        minion_not_ready, empty_vampire, no_equipment, fields=("minion",)
    ),
    ActionKind.RESCUE: Layer(
        minion_not_ready, ally_rescues, empty_vampire, nobody_to_rescue, fields=("minion",)
    ),
    ActionKind.DIABLERIE: Layer(
        minion_not_ready,
        ally_diablerizes,
        cursed_diablerizes,
        empty_vampire,
        nobody_to_diablerize,
        fields=("minion",),
    ),
}
ALIKE = (minion_not_ready, minion_not_in_torpor, empty_vampire)
"""The guards that several kinds of action have: a listing asks them once for each minion."""
REST = {
    kind: (
        frozenset(layer.guards) & frozenset(ALIKE),
        Layer(*(guard for guard in layer.guards if guard not in ALIKE), fields=("minion",)),
    )
    for kind, layer in ACTIONS.items()
}
"""For each kind of action which of those it has, and its other guards."""
AGAIN = Layer(action_repeated, fields=("minion", "action"))
NEEDS_CARD = Layer(needs_card, fields=("action",), alone=True)


def _layers(state: GameState, action: ActionKind) -> tuple[Layer, ...]:
    return (ACTIONS[action],) if action in ACTIONS else ()


def untapped(state: GameState, mode: Mode) -> tuple[Layer, ...]:
    """The layer that objects to a tapped minion, but not to a card that is for such ones."""
    return () if is_for_tapped(mode) else (UNTAPPED,)


def _printed(state: GameState, card: int) -> int:
    return state.definition(card).facts.id


def _hunts(mode: Mode) -> bool:
    return mode.deed is not None and mode.deed.kind is ActionKind.HUNT


def _for_torpor(mode: Mode) -> bool:
    return mode.deed is not None and mode.deed.torpor


def _calls(mode: Mode) -> bool:
    return mode.deed is not None and mode.deed.kind is ActionKind.POLITICAL


not_master_phase = way_guard(
    "not-the-master-phase",
    "R1.6.2-02",
    "a master card is played in its player's master phase",
    lambda card, mode: of_kind(card, CardType.MASTER),
)
not_an_action = way_guard(
    "not-an-action-card",
    "R6.1-04",
    "that card does not let a minion take an action",
    lambda card, mode: not of_kind(card, *_ACTION_TYPES),
)
no_deed = way_guard(
    "no-action-mode",
    "R6.1-04",
    "the card does not let a minion take an action in that way",
    lambda card, mode: mode.deed is None,
)
player_not_ready = way_guard(
    "player-not-ready",
    "R6.1-04",
    "only a ready minion takes an action with a card",
    lambda card, mode: not _for_torpor(mode),
    lambda state, seat, card, minion, mode: state.cards[minion].zone is not READY,
)
player_not_in_torpor = way_guard(
    "player-not-in-torpor",
    "R6.5.2-01",
    "only a vampire in torpor takes that action",
    lambda card, mode: _for_torpor(mode),
    lambda state, seat, card, minion, mode: state.cards[minion].zone is not TORPOR,
)
empty_player = way_guard(
    "empty-player",
    "R6-09",
    "a ready vampire with no blood, or who must hunt, can only hunt",
    lambda card, mode: not _hunts(mode),
    lambda state, seat, card, minion, mode: _only_hunts(state, minion),
)
ally_cannot = way_guard(
    "ally-cannot",
    "R6.1.2-01",
    "an ally cannot take that action",
    lambda card, mode: _hunts(mode),
    lambda state, seat, card, minion, mode: not is_vampire(state, minion),
)
ally_calls = way_guard(
    "ally-calls",
    "R6.1.7-02",
    "an ally cannot call a referendum",
    lambda card, mode: _calls(mode),
    lambda state, seat, card, minion, mode: not is_vampire(state, minion),
)

referendum_barred_now = Guard(
    "referendum-barred",
    "R1.4-01",
    "an effect forbids your minions to call that referendum again this turn",
    lambda state, seat, card, minion, mode: referendum_barred(
        state, seat, card=_printed(state, card)
    ),
)
card_hunt_banned = way_guard(
    "player-cannot-hunt",
    "R1.4-01",
    "a card forbids the minion to hunt",
    lambda card, mode: _hunts(mode),
    lambda state, seat, card, minion, mode: banned(state, minion, Ban.HUNT),
)
retinue_banned = way_guard(
    "retinue-banned",
    "R1.4-01",
    "a card forbids the minion to recruit allies and to employ retainers",
    lambda card, mode: (
        mode.deed is not None and mode.deed.kind in (ActionKind.RECRUIT, ActionKind.EMPLOY)
    ),
    lambda state, seat, card, minion, mode: banned(state, minion, Ban.RETINUE),
)
political_banned = way_guard(
    "political-banned",
    "R1.4-01",
    "a card forbids the minion to take political actions",
    lambda card, mode: _calls(mode),
    lambda state, seat, card, minion, mode: banned(state, minion, Ban.POLITICAL),
)

card_repeated = Guard(
    "card-repeated",
    "R1.4-01",
    "an effect forbids the minion to take that action again this turn",
    lambda state, seat, card, minion, mode: (
        bool(state.lasting) and repeats(state, minion, ActionKind.CARD, card=_printed(state, card))
    ),
)

TYPE = Layer(not_master_phase, not_an_action, fields=FIELDS, alone=True)
DEED = Layer(no_deed, fields=FIELDS, alone=True)
CARD = (
    Layer(
        player_not_ready,
        player_not_in_torpor,
        empty_player,
        ally_cannot,
        ally_calls,
        card_hunt_banned,
        retinue_banned,
        political_banned,
        card_bleed_barred,
        referendum_barred_now,
        card_repeated,
        played_in_game,
        nothing_to_call,
        fields=FIELDS,
    ),
    REQUIREMENTS,
    COSTS,
    CONDITIONS,
    TARGET,
)


def _listed(mode: Mode) -> Listed | None:
    if mode.how is not How.ACTION:
        return None
    return (
        (TYPE, DEED, *CARD),
        (*TYPE.guards, *DEED.guards, referendum_barred_now, played_in_game),
        (),
    )


WAYS = Ways(_listed)
"""The ways to act with cards, for a listing that takes minions who are able to act."""

WAY = OneWay(
    TYPE,
    PLAYABLE,
    DEED,
    PLAYER,
    Fork(untapped, (UNTAPPED,), ("mode",)),
    MINION,
    *CARD,
)

ANSWERS: Answers = {
    (DecisionKind.MINION, TakeAction): (
        SEAT,
        NEEDS_CARD,
        KNOWN,
        MINE,
        UNTAPPED,
        MINION,
        AGAIN,
        Fork(_layers, ACTIONS.values(), ("action",)),
    ),
    (DecisionKind.MINION, PlayCard): (SEAT, HAND, WAY),
}

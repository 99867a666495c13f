"""The guards behind the conditions of uses of cards in play, mostly of vampires themselves."""

from __future__ import annotations

from vtes.model.decisions import ActionKind
from vtes.model.events import Ending
from vtes.model.frames import DiscardPhase, UntapPhase
from vtes.model.lasting import About
from vtes.model.needs import (
    ActedOn,
    Acts,
    Finds,
    HasBlood,
    HoldsCard,
    IsReady,
    ItHas,
    OlderThanIt,
    YourTurn,
)
from vtes.model.needs_own import (
    ActionRequires,
    BleedsHost,
    BlockedHost,
    CardHas,
    CardIsAbout,
    CardOutweighs,
    ControlsNone,
    EdgeFree,
    HasDiscarded,
    Holds,
    HostActs,
    ItsTurn,
    OutweighsOne,
    PreyHasNone,
    Rested,
    While,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import How, Need
from vtes.model.zones import READY
from vtes.rules.aims import candidates, hit, mode_of
from vtes.rules.belongings import outweighed
from vtes.rules.choices import requires
from vtes.rules.conditions import HOLDS
from vtes.rules.guards.common import Subject
from vtes.rules.guards.guard import Guard
from vtes.rules.hands import held
from vtes.rules.nature import capacity
from vtes.rules.presence import minions_of
from vtes.rules.seating import prey
from vtes.rules.stack import current_action, current_combat
from vtes.rules.titles import holds


def _not_ready(state: GameState, need: IsReady, who: Subject) -> bool:
    return state.cards[who[1]].zone is not READY


def _bloodless(state: GameState, need: HasBlood, who: Subject) -> bool:
    return state.cards[who[1]].blood < need.amount


def _nothing_discarded(state: GameState, need: HasDiscarded, who: Subject) -> bool:
    phase = state.stack[0]
    return not isinstance(phase, DiscardPhase) or not phase.discarded


def _edge_taken(state: GameState, need: EdgeFree, who: Subject) -> bool:
    return state.edge != NOBODY


def _does_not_hold(state: GameState, need: While, who: Subject) -> bool:
    return not HOLDS[type(need.holds)](state, who[1], need.holds)


def _about_another(state: GameState, need: CardIsAbout, who: Subject) -> bool:
    return About(who[2], who[1]) not in state.lasting


def _controls_one(state: GameState, need: ControlsNone, who: Subject) -> bool:
    cards = state.players[who[0]].in_play
    return any(state.definition(card).facts.id == need.card for card in cards)


def _prey_has(state: GameState, need: PreyHasNone, who: Subject) -> bool:
    return any(
        state.definition(card).facts.id == need.card
        for minion in minions_of(state, prey(state, who[0]))
        for card in state.cards[minion].attached
    )


def _lacks_counters(state: GameState, need: CardHas, who: Subject) -> bool:
    return state.cards[who[2]].blood < need.amount


def _outweighed(state: GameState, need: CardOutweighs, who: Subject) -> bool:
    card = state.cards[who[2]]
    return card.blood < state.cards[card.host].blood


def _holds_too_few(state: GameState, need: Holds, who: Subject) -> bool:
    return len(held(state, who[0], need.kind)) < need.amount


def _was_tapped(state: GameState, need: Rested, who: Subject) -> bool:
    phase = state.stack[0]
    return not isinstance(phase, UntapPhase) or who[2] in phase.tapped


def _not_its_turn(state: GameState, need: ItsTurn, who: Subject) -> bool:
    return state.active != state.cards[who[2]].controller


def _another_fight(state: GameState, need: BlockedHost, who: Subject) -> bool:
    action, combat = current_action(state), current_combat(state)
    host = state.cards[who[2]].host
    if action is None or combat is None or action.ending != Ending.BLOCKED:
        return True
    return (combat.acting, combat.opposing) != (host, who[1]) or action.blocker != who[1]


def _another_acts(state: GameState, need: HostActs, who: Subject) -> bool:
    action = current_action(state)
    return action is None or action.minion != state.cards[who[2]].host


def _bleeds_another(state: GameState, need: BleedsHost, who: Subject) -> bool:
    action, host = current_action(state), state.cards[who[2]].host
    if action is None or action.kind is not ActionKind.BLEED or host == NOBODY:
        return True
    about = About(who[2], action.minion) in state.lasting
    return not about or action.target_seat != state.cards[host].controller


def _turn_of_another(state: GameState, need: YourTurn, who: Subject) -> bool:
    return state.active != who[0]


def _idle(state: GameState, need: Acts, who: Subject) -> bool:
    action = current_action(state)
    return action is None or action.minion != who[1]


def _no_target(state: GameState, need: ActedOn, who: Subject) -> bool:
    action = current_action(state)
    return action is None or action.target != who[1]


def _holds_none(state: GameState, need: HoldsCard, who: Subject) -> bool:
    hand = state.players[who[0]].hand
    return not any(requires(state, card, need.discipline) for card in hand)


def _nothing(state: GameState, need: Finds, who: Subject) -> bool:
    seat = who[0] if who[2] == NOBODY else state.cards[who[2]].controller
    found = candidates(state, need.aim, seat)
    return not any(hit(state, need.aim, seat, who[1], card) for card in found)


def _other_discipline(state: GameState, need: ActionRequires, who: Subject) -> bool:
    action = current_action(state)
    mode = None if action is None else mode_of(state, action.card, action.mode)
    if action is None or mode is None or mode.how is not How.ACTION:
        return True
    return not requires(state, action.card, need.discipline)


def _no_older(state: GameState, need: OlderThanIt, who: Subject) -> bool:
    return capacity(state, who[1]) <= capacity(state, who[2])


def _it_has_not(state: GameState, need: ItHas, who: Subject) -> bool:
    held = holds(state, who[2])
    return held.title is not need.title or need.of not in (None, held.of)


OF_OWN: dict[type[Need], Guard] = {
    While: Guard("does-not-hold", "R1.4-01", "what the card asks for is not so", _does_not_hold),
    CardIsAbout: Guard(
        "about-another", "R1.4-01", "the card is about another minion", _about_another
    ),
    ControlsNone: Guard(
        "controls-one", "R1.4-01", "you have such a card in play already", _controls_one
    ),
    PreyHasNone: Guard(
        "prey-has-one", "R1.4-01", "such a card is on a minion of your prey already", _prey_has
    ),
    CardHas: Guard(
        "card-lacks-counters", "G02", "the card has not so many counters", _lacks_counters
    ),
    CardOutweighs: Guard(
        "card-outweighed",
        "R1.4-01",
        "the minion has more blood than the card has counters",
        _outweighed,
    ),
    OutweighsOne: Guard(
        "outweighs-nobody",
        "R1.4-01",
        "all vampires of your prey have more blood than the card has counters",
        lambda state, need, who: not any(outweighed(state, who[2])),
    ),
    Holds: Guard("holds-too-few", "G02", "you do not hold so many such cards", _holds_too_few),
    Rested: Guard("was-tapped", "R1.4-01", "the card was tapped when the turn began", _was_tapped),
    ItsTurn: Guard(
        "not-its-turn", "R1.4-01", "it is not the turn of who controls the card", _not_its_turn
    ),
    BlockedHost: Guard(
        "host-not-blocked", "R1.4-01", "it is for who has blocked its minion", _another_fight
    ),
    EdgeFree: Guard("edge-taken", "R1.4-01", "somebody has the Edge", _edge_taken),
    HostActs: Guard(
        "host-does-not-act", "R1.4-01", "the minion with the card does not act", _another_acts
    ),
    BleedsHost: Guard(
        "bleeds-another",
        "R1.4-01",
        "the minion that the card is about does not bleed who controls the one it is on",
        _bleeds_another,
    ),
    IsReady: Guard("needs-ready", "R6-02", "only a ready minion does that", _not_ready),
    HasBlood: Guard("blood-missing", "G02", "the minion has not so much blood", _bloodless),
    ActionRequires: Guard(
        "action-without", "R1.4-01", "the action requires no such Discipline", _other_discipline
    ),
    HasDiscarded: Guard(
        "nothing-discarded", "R1.4-01", "nothing was discarded in this phase", _nothing_discarded
    ),
    YourTurn: Guard("not-your-turn", "R1.4-01", "that is for your own turn", _turn_of_another),
    Acts: Guard("does-not-act", "R1.4-01", "only the acting minion does that", _idle),
    ActedOn: Guard("not-acted-on", "R1.4-01", "the action is not aimed at the minion", _no_target),
    HoldsCard: Guard("no-card-of-discipline", "G02", "there is no such card in hand", _holds_none),
    Finds: Guard("nothing-there", "R1.4-01", "there is nothing that it is about", _nothing),
    OlderThanIt: Guard("not-older", "R1.5-04", "only an older vampire does that", _no_older),
    ItHas: Guard("it-lacks-title", "R1.4-01", "the vampire has not that title", _it_has_not),
}
"""The guard behind each of these conditions."""

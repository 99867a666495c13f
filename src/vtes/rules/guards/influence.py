"""What may be answered in the influence phase (7)."""

from __future__ import annotations

from vtes.model.decisions import DecisionKind
from vtes.model.frames import InfluencePhase
from vtes.model.moves import DrawVampire, Pass, TakeBack, Transfer
from vtes.model.state import GameState
from vtes.model.text import Ban
from vtes.rules.guards.common import SEAT
from vtes.rules.guards.guard import Answers, Guard, Layer
from vtes.rules.numbers import banned


def _transfers(state: GameState) -> int:
    frame = state.stack[-1]
    assert isinstance(frame, InfluencePhase)
    return frame.transfers


def _no_place(state: GameState, place: int) -> bool:
    return not 0 <= place < len(state.players[state.active].uncontrolled)


def _no_counter(state: GameState, place: int) -> bool:
    return state.cards[state.players[state.active].uncontrolled[place]].blood < 1


no_such_place = Guard(
    "no-such-place", "R7-08", "there is no such vampire in your uncontrolled region", _no_place
)
no_transfer = Guard(
    "no-transfer",
    "R7-08",
    "no transfer is left",
    lambda state: _transfers(state) < state.table.ruleset.transfer_price,
)
two_transfers = Guard(
    "two-transfers",
    "R7-09",
    "taking a counter back costs more transfers than are left",
    lambda state: _transfers(state) < state.table.ruleset.take_back_price,
)
four_transfers = Guard(
    "four-transfers",
    "R7-10",
    "drawing from the crypt costs more transfers than are left",
    lambda state: _transfers(state) < state.table.ruleset.crypt_price,
)
no_counter = Guard("no-counter", "R7-09", "there is no counter on that vampire", _no_counter)
crypt_empty = Guard(
    "crypt-empty",
    "G43",
    "the crypt is empty",
    lambda state: not state.players[state.active].crypt,
)

transfers_barred = Guard(
    "transfers-barred",
    "R1.4-01",
    "a card forbids transfers to and from that vampire",
    lambda state, place: banned(
        state, state.players[state.active].uncontrolled[place], Ban.TRANSFER
    ),
)

PLACE = Layer(no_such_place, fields=("place",), alone=True)
TRANSFER = Layer(no_transfer)
TAKE_BACK = Layer(two_transfers)
BARRED = Layer(transfers_barred, fields=("place",))
COUNTER = Layer(no_counter, fields=("place",))
DRAW = Layer(four_transfers, crypt_empty)

ANSWERS: Answers = {
    (DecisionKind.INFLUENCE, Pass): (SEAT,),
    (DecisionKind.INFLUENCE, Transfer): (SEAT, PLACE, TRANSFER, BARRED),
    (DecisionKind.INFLUENCE, TakeBack): (SEAT, PLACE, TAKE_BACK, COUNTER, BARRED),
    (DecisionKind.INFLUENCE, DrawVampire): (SEAT, DRAW),
}

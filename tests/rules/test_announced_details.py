"""What is noted of each detail of an announcement, and what becomes of it when it is complete."""

from __future__ import annotations

import pytest

from tests.rulecheck import rule
from tests.rules.prop_cards import act, prop, table
from vtes.model.decisions import ActionKind
from vtes.model.frames import Action, Announce, AnnounceStep
from vtes.model.moves import (
    ChooseAmount,
    ChooseCard,
    ChooseMethuselah,
    ChoosePayment,
    ChooseTarget,
    Move,
    Pass,
)
from vtes.model.state import NOBODY
from vtes.model.text import SOME, Aim, What
from vtes.model.words import GainPool
from vtes.model.zones import TORPOR, Zone
from vtes.notation import find_card
from vtes.ops.cards import burn, move
from vtes.ops.stack import push
from vtes.reducers.announce import decide, proceed
from vtes.rules.stack import topmost

THEM = (3, 5)
"""What is named; any instances will do."""


def noted(frame: Announce, *moves: Move, aim: Aim | None = None) -> Announce:
    """What is known of an announcement of A's Lupo after these answers."""
    mode = act(GainPool(1), aim=aim, amount=aim is not None and aim.count == 2)
    state = push(prop(table(), "Feast", "action", mode).hand("A", "Feast").build(), frame)
    for answer in moves:
        top = state.stack[-1]
        assert isinstance(top, Announce)
        state = decide(state, top, answer)
    top = state.stack[-1]
    assert isinstance(top, Announce)
    assert len(state.stack) == 2
    return top


def feast(step: AnnounceStep = AnnounceStep.TARGET) -> Announce:
    """Lupo plays Feast; a detail is to be chosen."""
    state = prop(table(), "Feast", "action", act()).hand("A", "Feast").build()
    return Announce(0, 0, None, state.players[0].hand[0], 0, step=step)


@rule("R6.2.1-03")
@pytest.mark.parametrize(
    ("step", "answer", "field", "value"),
    [
        (AnnounceStep.TARGET, ChooseTarget(0, 3), "target", 3),
        (AnnounceStep.WEAPON, ChooseTarget(0, 3), "weapon", 3),
        (AnnounceStep.STRUCK, ChooseTarget(0, 3), "struck", 3),
        (AnnounceStep.MOTION, ChooseTarget(0, 3), "motion_in_play", 3),
        (AnnounceStep.MOTION, ChooseCard(0, 3, Zone.HAND), "motion", 3),
        (AnnounceStep.METHUSELAH, ChooseMethuselah(0, 2), "target_seat", 2),
        (AnnounceStep.AMOUNT, ChooseAmount(0, 3), "amount", 3),
        (AnnounceStep.SHARE, ChooseAmount(0, 3), "share", 3),
        (AnnounceStep.WORSE, ChooseAmount(0, 3), "worse", 3),
        (AnnounceStep.WEAPON, Pass(0), "weapon", NOBODY),
    ],
)
def test_each_detail_of_a_card_is_noted(
    step: AnnounceStep, answer: Move, field: str, value: int
) -> None:
    frame = feast(step)
    complete = frame.replace(**{field: value}, step=AnnounceStep.COMPLETE)
    assert noted(frame, answer) == complete


@rule("R6.2.1-03", "R1.4-01")
def test_several_targets_are_noted_one_after_the_other_and_then_the_amount() -> None:
    aim, frame = Aim(What.VAMPIRE, count=2), feast()
    both = [ChooseTarget(0, each) for each in THEM]
    assert noted(frame, both[0], aim=aim) == frame.replace(taken=THEM[:1])
    after = frame.replace(taken=THEM, step=AnnounceStep.AMOUNT)
    assert noted(frame, *both, aim=aim) == after
    complete = after.replace(amount=4, step=AnnounceStep.COMPLETE)
    assert noted(frame, *both, ChooseAmount(0, 4), aim=aim) == complete
    alone = frame.replace(target=THEM[0], step=AnnounceStep.COMPLETE)
    assert noted(frame, both[0], aim=Aim(What.VAMPIRE)) == alone


@rule("R6.2.1-03", "R1.4-01")
def test_of_as_many_targets_as_she_likes_the_number_is_the_amount() -> None:
    aim, frame = Aim(What.VAMPIRE, count=SOME), feast()
    targets = [ChooseTarget(0, each) for each in THEM]
    for number in (1, 2):
        known = frame.replace(taken=THEM[:number], amount=number)
        assert noted(frame, *targets[:number], aim=aim) == known
        ended = noted(frame, *targets[:number], Pass(0), aim=aim)
        assert ended == known.replace(step=AnnounceStep.COMPLETE)


@rule("R6.1.3-09", "R6.5.3-03")
def test_each_detail_of_an_action_without_a_card_is_noted() -> None:
    target, complete = ChooseTarget(0, 3), AnnounceStep.COMPLETE
    frame = Announce(0, 0, ActionKind.MOVE_EQUIPMENT, NOBODY, step=AnnounceStep.TARGET)
    assert noted(frame, target) == frame.replace(taken=(3,))
    both = frame.replace(taken=(3, 5), step=complete)
    assert noted(frame, target, ChooseTarget(0, 5), Pass(0)) == both
    frame = frame.replace(action=ActionKind.RESCUE)
    asked = frame.replace(target=3, step=AnnounceStep.PAYMENT)
    assert noted(frame, target) == asked
    assert noted(asked, ChoosePayment(0, 1)) == asked.replace(payment=1, step=complete)
    frame = frame.replace(action=ActionKind.DIABLERIE)
    assert noted(frame, target) == frame.replace(target=3, step=complete)


@rule("D162")
@pytest.mark.parametrize("meanwhile", ["", "torpor", "burned", "taken", "cancelled"])
def test_the_action_begins_if_its_card_and_its_minion_are_there(meanwhile: str) -> None:
    """The minion is where he can act, and still hers."""
    position = prop(table(), "Feast", "action", act(GainPool(1))).hand("A", "Feast")
    state = position.build()
    lupo, card = find_card(state, "Lupo"), state.players[0].hand[0]
    if meanwhile != "cancelled":
        state = move(state, card, Zone.PLAYING)
    if meanwhile == "torpor":
        state = move(state, lupo, TORPOR)
    elif meanwhile == "burned":
        state = burn(state, lupo)
    minion = find_card(state, "Thomas") if meanwhile == "taken" else lupo
    frame = Announce(0, minion, ActionKind.CARD, card, 0, step=AnnounceStep.PLAYED)
    after = proceed(push(state, frame), frame)
    begins = meanwhile in ("", "torpor")
    assert (topmost(after, Action) is not None) is begins
    lost = meanwhile in ("burned", "taken")
    assert (after.cards[card].zone is Zone.ASH_HEAP) is lost

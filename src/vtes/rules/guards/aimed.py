"""What the aim of a card wants of its target (1.6.1, 6.2.1)."""

from __future__ import annotations

from vtes.model.state import GameState
from vtes.model.text import SOME, How
from vtes.rules import aims, wanted
from vtes.rules.guards.announced import aim, frame, mode
from vtes.rules.guards.guard import Guard
from vtes.rules.hushes import warded


def aim_guard(code: str, rule: str, message: str, check: wanted.Check) -> Guard:
    """The guard behind what some aims want."""
    wants = wanted.WANTS[check]

    def objects(state: GameState, card: int) -> bool:
        announce = frame(state)
        return check(state, aim(state), announce.seat, announce.minion, card)

    return Guard(
        code,
        rule,
        message,
        lambda state, card: wants(aim(state)) and objects(state, card),
        concerns=lambda _, mode: mode.aim is not None and wants(mode.aim),
        objects=objects,
    )


not_younger = aim_guard(
    "target-not-younger",
    "R1.5-04",
    "the target must be younger",
    wanted.not_younger,
)
older = aim_guard(
    "target-older",
    "R1.5-04",
    "the target must not be older",
    wanted.older,
)
not_elder = aim_guard(
    "target-not-older",
    "R1.5-04",
    "the target must be older",
    wanted.not_elder,
)
not_his = aim_guard(
    "target-not-on-himself",
    "R1.4-01",
    "the target must be a card on the minion himself",
    wanted.not_his,
)
the_same = aim_guard(
    "target-is-himself",
    "R1.4-01",
    "the target must be another minion",
    wanted.the_same,
)
not_on_vampire = aim_guard(
    "target-not-on-a-vampire",
    "R1.4-01",
    "the target must be a card that a vampire has",
    wanted.not_on_vampire,
)
wrong_clan = aim_guard(
    "target-of-wrong-clan",
    "R1.5-11",
    "the target must be, or require, a member of another clan",
    wanted.wrong_clan,
)
wrong_sect = aim_guard(
    "target-of-wrong-sect",
    "R10-01",
    "the target must be of another sect",
    wanted.wrong_sect,
)
discipline_superior = aim_guard(
    "discipline-superior",
    "R1.6.2-13",
    "the vampire has the Discipline at superior already",
    wanted.superior_already,
)
fed_already = aim_guard(
    "target-fed",
    "R1.4-01",
    "the vampire has gained blood from a hunting ground this turn",
    wanted.fed_already,
)
innocent = aim_guard(
    "target-innocent",
    "R1.4-01",
    "the vampire has not committed diablerie since your last turn",
    wanted.innocent,
)
wrongly_titled = aim_guard(
    "target-wrongly-titled",
    "R1.4-01",
    "a vampire with that title cannot be the target",
    wanted.wrongly_titled,
)
wrong_condition = aim_guard(
    "target-in-wrong-condition",
    "R1.4-01",
    "the target must be untapped, or tapped, or have less blood, as the card says",
    wanted.wrong_condition,
)
too_old = aim_guard(
    "target-too-old",
    "R1.4-01",
    "the capacity of the target is too large for the card",
    wanted.too_old,
)
weapon_in_use = aim_guard(
    "weapon-in-use",
    "R1.4-01",
    "somebody uses the weapon in this round, or it has been used as often as it may",
    wanted.used_weapon,
)
not_titled = aim_guard(
    "target-untitled",
    "R1.6.1-16",
    "the target must have a title that it has not",
    wanted.not_titled,
)
has_one = aim_guard(
    "target-has-one",
    "R1.4-01",
    "the target has such a card already",
    wanted.has_one,
)
too_young = aim_guard(
    "target-too-young",
    "R1.4-01",
    "the target must be a vampire of more capacity",
    wanted.too_young,
)
for_all_clans = aim_guard(
    "target-for-all-clans",
    "R1.4-01",
    "the target must require a clan",
    wanted.for_all_clans,
)
no_token = aim_guard(
    "target-without-token",
    "R1.4-01",
    "the target must have a counter that it has not",
    wanted.without_token,
)
a_copy = aim_guard(
    "target-is-a-copy",
    "R1.6.1-16",
    "an equal card lies above it and is named for both",
    wanted.a_copy,
)
unskilled = aim_guard(
    "target-unskilled",
    "R1.5-11",
    "the target must have a Discipline that he has not",
    wanted.unskilled,
)
unhurt = aim_guard(
    "target-unhurt",
    "R1.4-01",
    "the target has as much life as it came into play with",
    wanted.unhurt,
)
wrong_blood = aim_guard(
    "target-of-other-blood",
    "R1.4-01",
    "the target must have more counters, or less",
    wanted.wrong_blood,
)
not_new = aim_guard(
    "target-not-new",
    "R1.4-01",
    "the target must have come out in your last influence phase",
    wanted.not_new,
)
not_oldest = aim_guard(
    "target-not-oldest",
    "R1.4-01",
    "the target must be one of the oldest of the clan",
    wanted.not_oldest,
)
unmenaced = aim_guard(
    "target-not-menaced",
    "R1.4-01",
    "no strike is about to give the target aggravated damage",
    wanted.unmenaced,
)
not_a_vampire = Guard(
    "target-not-a-vampire",
    "R1.6.2-12",
    "a Discipline card is put on a vampire",
    lambda state, card: (
        aim(state).discipline is not None and aims.wrong_kind(state, aim(state), card)
    ),
    concerns=lambda _, mode: mode.aim is not None and mode.aim.discipline is not None,
)
wrong_kind = Guard(
    "target-of-wrong-kind",
    "R1.6.1-16",
    "the card is aimed at another kind of target",
    lambda state, card: aim(state).discipline is None and aims.wrong_kind(state, aim(state), card),
    concerns=lambda _, mode: mode.aim is not None and mode.aim.discipline is None,
)
too_many_targets = Guard(
    "too-many-targets",
    "G02",
    "the blood for another target is not there",
    lambda state, card: aims.unpaid(
        state, mode(state), frame(state).minion, len(frame(state).taken) + 1
    ),
    concerns=lambda _, mode: mode.aim is not None and mode.aim.count == SOME,
)
target_warded = Guard(
    "target-warded",
    "R1.4-01",
    "a card on the target forbids actions of that Discipline directed at it",
    lambda state, card: (
        frame(state).action is not None
        and mode(state).how is not How.USE
        and warded(state, frame(state).seat, frame(state).card, card)
    ),
    concerns=lambda _, mode: mode.how is not How.USE,
)
target_too_dear = Guard(
    "target-too-dear",
    "G02",
    "the card costs more for that target than you have",
    lambda state, card: aims.too_dear(
        state, frame(state).card, mode(state), frame(state).seat, card
    ),
    concerns=lambda _, mode: mode.how in (How.MASTER, How.OUT_OF_TURN),
)

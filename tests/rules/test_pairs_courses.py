"""Minimal pairs for the words of combat cards that few cards use."""

from __future__ import annotations

from typing import Any

from tests.cards.duel import go
from tests.rulecheck import rule
from tests.rules.pairs import drive, pair
from tests.rules.prop_cards import act, prop, table
from vtes.cards.shapes import bring_into_play, combat_card, more_strikes, strike_card, weapon
from vtes.model.choosing import Fetch, Goal, Limits
from vtes.model.combat_words import Maneuver, Mark, Marks, StayReady
from vtes.model.course_words import ContinueAction
from vtes.model.decisions import ActionKind, DecisionKind, Phase, WindowKind
from vtes.model.needs_combat import (
    AgainstAlly,
    AgainstLesser,
    AgainstVampire,
    AnsweredStrike,
    AnswersStrike,
    CapacityAbove,
    Falls,
    InflictedMore,
    StrikesWith,
)
from vtes.model.state import GameState
from vtes.model.text import Ban, Effect, How, Mode, Need, Strike, Text, Trait
from vtes.model.words import CancelCard, GainBlood, PutOn, Who
from vtes.model.zones import HAND
from vtes.testing import Position

BLOCKED = ("A: bleed with Lupo", "B: block with Thomas")
HANDS = ("A: strike with hand", "B: strike with hand")
CHOSEN = WindowKind.BEFORE_RESOLUTION
HIT = "A: play Hit with Lupo"


def hitting(
    window: WindowKind, *needs: Need, effects: tuple[Effect, ...] = (GainBlood(1),)
) -> Position:
    """Lupo has a combat card for this window."""
    mode = Mode(How.COMBAT, windows=(window,), needs=needs, effects=effects)
    return prop(table(), "Hit", "combat", mode).hand("A", "Hit")


def arm(position: Position, *traits: Trait, **strike: Any) -> Position:
    """A weapon is declared."""
    modes = (bring_into_play(ActionKind.EQUIP, PutOn(Who.SELF)), weapon(Strike(**strike)))
    text = Text(modes=modes, traits=(Trait.WEAPON, *traits))
    return position.prop("Arm", types="equipment", text=text)


@rule("R1.4-01")
def test_who_is_kept_from_additional_strikes() -> None:
    def still(bound: bool) -> GameState:
        strike = strike_card(0, Strike(), *[Marks(Mark.NO_MORE_STRIKES)] * bound)
        position = prop(table(), "Slow", "combat", strike).hand("A", "Slow")
        position = prop(position, "Hit", "combat", more_strikes(0, 1)).hand("A", "Hit")
        state = drive(position.build(), *BLOCKED)
        state = drive(go(state, DecisionKind.STRIKE, "A"), "A: play Slow with Lupo")
        return go(state, WindowKind.ADDITIONAL, "A")

    pair(still(True), still(False), HIT, "no-more-strikes", "R1.4-01")


@rule("R1.4-01")
def test_a_maneuver_to_long_range_only() -> None:
    def back(far: bool) -> GameState:
        step = combat_card(0, WindowKind.RANGE, Maneuver(far=far))
        position = prop(table(), "Hit", "combat", step).hand("A", "Hit")
        away = combat_card(0, WindowKind.RANGE, Maneuver())
        position = prop(position, "Away", "combat", away).hand("B", "Away")
        state = go(drive(position.build(), *BLOCKED), WindowKind.RANGE, "B")
        return go(drive(state, "B: play Away with Thomas"), WindowKind.RANGE, "A")

    pair(back(True), back(False), HIT, "only-to-long", "R1.4-01")


@rule("R1.5-04", "R1.6.1-12")
def test_a_card_of_the_older_and_the_great() -> None:
    def with_capacity(capacity: int, need: Need) -> GameState:
        mode = combat_card(0, WindowKind.BEFORE_RANGE, GainBlood(1), needs=(need,))
        position = Position("A", "B", "C").turn("A", Phase.MINION)
        position.vampire("Lupo", "A", capacity=capacity).vampire("Thomas", "B", capacity=5)
        position = prop(position, "Hit", "combat", mode).hand("A", "Hit")
        return go(drive(position.build(), *BLOCKED), WindowKind.BEFORE_RANGE, "A")

    for need, code, name in (
        (AgainstLesser(), "not-against-lesser", "R1.5-04"),
        (CapacityAbove(5), "capacity-too-low", "R1.6.1-12"),
    ):
        pair(with_capacity(5, need), with_capacity(6, need), HIT, code, name)


@rule("R1.4-01")
def test_an_answer_to_a_strike_card() -> None:
    def answering(strike: bool) -> GameState:
        stop = combat_card(0, WindowKind.AS_PLAYED, CancelCard(), needs=(AnswersStrike(),))
        position = prop(table(), "Hit", "combat", stop).hand("A", "Hit")
        other = combat_card(0, WindowKind.BEFORE_STRIKES, GainBlood(1))
        deed = strike_card(0, Strike(damage=1)) if strike else other
        position = prop(position, "Deed", "combat", deed).hand("B", "Deed")
        state = drive(position.build(), *BLOCKED)
        state = go(state, DecisionKind.STRIKE if strike else WindowKind.BEFORE_STRIKES, "B")
        return go(drive(state, "B: play Deed with Thomas"), WindowKind.AS_PLAYED, "A")

    pair(answering(False), answering(True), HIT, "no-strike-card", "R1.4-01")


@rule("R1.4-01")
def test_a_strike_is_chosen_again_when_both_are_chosen() -> None:
    position = prop(hitting(CHOSEN, AnsweredStrike()), "More", "combat", more_strikes(0, 1))
    both = go(drive(position.hand("A", "More").build(), *BLOCKED), CHOSEN, "A")
    alone = drive(go(both, WindowKind.ADDITIONAL, "A"), "A: play More with Lupo")
    pair(go(alone, CHOSEN, "A"), both, HIT, "strike-unanswered", "R1.4-01")


@rule("R1.4-01")
def test_a_card_against_allies() -> None:
    def against(ally: bool) -> GameState:
        position = hitting(WindowKind.BEFORE_RANGE, AgainstAlly()).ally("Gang", "B", life=3)
        who = "Gang" if ally else "Thomas"
        state = drive(position.build(), "A: bleed with Lupo", f"B: block with {who}")
        return go(state, WindowKind.BEFORE_RANGE, "A")

    pair(against(False), against(True), HIT, "not-against-ally", "R1.4-01")


@rule("R1.4-01")
def test_a_card_against_vampires() -> None:
    def against(vampire: bool) -> GameState:
        position = hitting(WindowKind.BEFORE_RANGE, AgainstVampire())
        if not vampire:
            position.ally("Gang", "B", life=3)
        who = "Thomas" if vampire else "Gang"
        state = drive(position.build(), "A: bleed with Lupo", f"B: block with {who}")
        return go(state, WindowKind.BEFORE_RANGE, "A")

    pair(against(False), against(True), HIT, "not-against-vampire", "R1.4-01")


@rule("R6.4.6-06")
def test_a_card_for_who_has_inflicted_more() -> None:
    def struck(damage: int) -> GameState:
        position = hitting(WindowKind.END_OF_ROUND, InflictedMore())
        arm(position, damage=damage).attach("Arm", on="Lupo")
        state = drive(position.build(), *BLOCKED, "A: use Arm in way 2", HANDS[1])
        return go(state, WindowKind.END_OF_ROUND, "A")

    pair(struck(1), struck(2), HIT, "not-more-damage", "R6.4.6-06")


@rule("R1.4-01")
def test_a_card_for_a_gun() -> None:
    def shot(*traits: Trait) -> GameState:
        position = hitting(WindowKind.BEFORE_RESOLUTION, StrikesWith(Trait.GUN))
        arm(position, *traits, damage=1).attach("Arm", on="Lupo")
        state = drive(position.build(), *BLOCKED, "A: use Arm in way 2", HANDS[1])
        return go(state, WindowKind.BEFORE_RESOLUTION, "A")

    pair(shot(), shot(Trait.GUN), HIT, "no-such-strike", "R1.4-01")


@rule("D194")
def test_a_card_for_who_falls() -> None:
    def burned(*minions: str) -> GameState:
        position = hitting(WindowKind.TO_TORPOR, Falls(), effects=(StayReady(3),))
        sun = strike_card(0, Strike(damage=1, aggravated=True))
        prop(position, "Sun", "combat", sun).hand("A", "Sun").hand("B", "Sun")
        lines = ["A: play Sun with Lupo", HANDS[1]]
        if "Lupo" in minions:
            lines = [HANDS[0], "B: play Sun with Thomas"]
        return go(drive(position.build(), *BLOCKED, *lines), WindowKind.TO_TORPOR, "A")

    pair(burned("Thomas"), burned("Lupo"), HIT, "not-about-to-fall", "D194")


@rule("R1.4-01")
def test_a_card_that_draws_a_weapon() -> None:
    def holding(held: str) -> GameState:
        word = (Fetch(Goal.USED, Who.SELF, (HAND,), trait=Trait.WEAPON, must=True),)
        position = arm(hitting(WindowKind.BEFORE_RANGE, effects=word), damage=1)
        prop(position, "Hat", "equipment", bring_into_play(ActionKind.EQUIP, PutOn(Who.SELF)))
        state = drive(position.hand("A", held).build(), *BLOCKED)
        return go(state, WindowKind.BEFORE_RANGE, "A")

    pair(holding("Hat"), holding("Arm"), HIT, "no-weapon-in-hand", "R1.4-01")


@rule("D140")
def test_a_weapon_has_to_be_drawn() -> None:
    def drawing(must: bool) -> GameState:
        word = (Fetch(Goal.USED, Who.SELF, (HAND,), trait=Trait.WEAPON, must=must),)
        position = arm(hitting(WindowKind.BEFORE_RANGE, effects=word), damage=1).hand("A", "Arm")
        return go(drive(position.build(), *BLOCKED, HIT), DecisionKind.CHOICE)

    pair(drawing(True), drawing(False), "A: pass", "choice-due", "D140")


@rule("D140")
def test_which_weapon_is_drawn() -> None:
    def drawing(damage: int) -> GameState:
        limits = Limits(pool=1, damage=2)
        word = (Fetch(Goal.USED, Who.SELF, (HAND,), trait=Trait.WEAPON, limits=limits),)
        position = hitting(WindowKind.BEFORE_RANGE, effects=word)
        position = arm(position, damage=damage).hand("A", "Arm")
        return go(drive(position.build(), *BLOCKED, HIT), DecisionKind.CHOICE)

    line = "A: choose Arm in hand"
    pair(drawing(3), drawing(2), line, "not-looked-for", "D140")


@rule("G02")
def test_what_going_on_costs() -> None:
    def left(blood: int) -> GameState:
        ends = strike_card(0, Strike(ends=True, effects=(ContinueAction(cost=2),)))
        position = prop(table(blood=blood), "Hit", "combat", ends).hand("A", "Hit")
        state = drive(position.build(), *BLOCKED, HIT, HANDS[1])
        return go(state, WindowKind.AFTER_COMBAT, "A")

    line = "A: continue the action"
    pair(left(1), left(2), line, "option-too-dear", "G02")


@rule("R1.4-01")
def test_who_cannot_hunt() -> None:
    def hungry(*bans: Ban) -> Position:
        text = Text(bans=bans)
        position = table(blood=2).prop("Thing", types="equipment", text=text)
        return position.attach("Thing", on="Lupo").turn("A", Phase.MINION)

    refused, allowed = hungry(Ban.HUNT).build(), hungry().build()
    pair(refused, allowed, "A: hunt with Lupo", "minion-cannot-hunt", "R1.4-01")

    def with_card(*bans: Ban) -> GameState:
        hunt = act(kind=ActionKind.HUNT)
        return prop(hungry(*bans), "Hunt", "action", hunt).hand("A", "Hunt").build()

    line = "A: play Hunt with Lupo"
    pair(with_card(Ban.HUNT), with_card(), line, "player-cannot-hunt", "R1.4-01")

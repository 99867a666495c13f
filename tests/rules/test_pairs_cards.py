"""Refusals of cards: masters, actions and what they are aimed at, each with its minimal pair."""

from __future__ import annotations

from typing import Any

from tests.rulecheck import rule
from tests.rules.pairs import pair, pair_of_moves, play
from tests.rules.prop_cards import act, modifier, prop, reaction, table
from vtes.model.cards import Title
from vtes.model.decisions import ActionKind, Phase
from vtes.model.moves import PlayCard, TakeAction
from vtes.model.needs import Titled
from vtes.model.ruleset import REVISED
from vtes.model.state import GameState
from vtes.model.text import Aim, Ban, How, Mode, Text, What, Where, Whose
from vtes.model.words import GainBlood, GainPool
from vtes.testing import Position

MASTER = Mode(How.MASTER, effects=(GainPool(1),))
HUNT = ActionKind.HUNT
TITLES = (Title.PRINCE, Title.JUSTICAR)


def masters(*modes: Mode, **facts: Any) -> Position:
    """A's master phase, with the master card Feast in her hand."""
    position = table().turn("A", Phase.MASTER)
    return prop(position, "Feast", "master", *modes, **facts).hand("A", "Feast")


def actions(
    *modes: Mode, minion: dict[str, Any] | None = None, types: str = "action", **facts: Any
) -> Position:
    """A's minion phase, with the card Feast in her hand."""
    return prop(table(**(minion or {})), "Feast", types, *modes, **facts).hand("A", "Feast")


def printed(state: GameState, name: str) -> int:
    """The printed id of a card of the position."""
    return next(d.facts.id for d in state.table.definitions if d.facts.name == name)


# --- masters -----------------------------------------------------------------------------------


@rule("R1.6.2-02")
def test_a_master_card_is_not_played_in_the_minion_phase() -> None:
    refused, allowed = (masters(MASTER).turn("A", p).build() for p in (Phase.MINION, Phase.MASTER))
    pair(refused, allowed, "A: play Feast", "not-the-master-phase", "R1.6.2-02")


@rule("R1.6.2-05")
def test_an_out_of_turn_master_card_is_not_played_in_ones_own_master_phase() -> None:
    refused = masters(Mode(How.OUT_OF_TURN, effects=(GainPool(1),))).build()
    pair(refused, masters(MASTER).build(), "A: play Feast", "out-of-turn", "R1.6.2-05")


@rule("R1.6.1-10", "R1.6.1-08")
def test_a_master_card_of_a_clan_needs_a_ready_member() -> None:
    def position(**facts: Any) -> GameState:
        member = {"seat": "A", "capacity": 5, "clan": "Brujah", **facts}
        return masters(MASTER, clans=["Brujah"]).vampire("Royce", **member).build()

    elsewhere: tuple[dict[str, Any], ...] = (
        {"clan": "Toreador"},
        {"zone": "torpor"},
        {"zone": "uncontrolled"},
        {"seat": "B"},
    )
    for facts in elsewhere:
        pair(position(**facts), position(), "A: play Feast", "no-clan-member", "R1.6.1-10")


@rule("R1.4-01")
def test_some_cards_are_played_once_a_game() -> None:
    def position(*, once: bool) -> GameState:
        two = REVISED.replace(master_actions=2)
        state = masters(MASTER, once_a_game=once).hand("A", "Feast").ruleset(two).build()
        return play(state, "A: play Feast", "A: pass")

    pair(position(once=True), position(once=False), "A: play Feast", "once-a-game", "R1.4-01")


@rule("R1.6.1-01")
def test_a_master_card_is_played_by_no_minion() -> None:
    state = masters(MASTER).build()
    feast, lupo = printed(state, "Feast"), state.players[0].ready[0]
    by_minion, by_her = PlayCard(0, feast, lupo), PlayCard(0, feast, -1)
    pair_of_moves(state, by_minion, by_her, "played-by-minion", "R1.6.1-01")


@rule("R1.5-15")
def test_a_card_is_played_in_one_of_its_ways() -> None:
    line = "A: play Feast in way 2"
    pair(masters(MASTER).build(), masters(MASTER, MASTER).build(), line, "no-such-mode", "R1.5-15")


# --- who plays a minion card, and for what -----------------------------------------------------

FEAST = "A: play Feast with Lupo"


@rule("R1.6.3-01")
def test_a_minion_card_is_played_by_a_minion() -> None:
    state = actions(act()).build()
    feast, lupo = printed(state, "Feast"), state.players[0].ready[0]
    for nobody in (-1, len(state.cards)):
        by_nobody, by_lupo = PlayCard(0, feast, nobody), PlayCard(0, feast, lupo)
        pair_of_moves(state, by_nobody, by_lupo, "no-such-minion", "R1.6.3-01")


@rule("R1.6.1-01")
def test_a_minion_card_is_played_by_ones_own_minion() -> None:
    refused = actions(act(), minion={"seat": "B"}).build()
    pair(refused, actions(act()).build(), FEAST, "player-not-yours", "R1.6.1-01")


@rule("R1.6.3-05")
def test_other_actions_need_a_card() -> None:
    state = table().build()
    lupo = state.players[0].ready[0]
    for kind in (ActionKind.EQUIP, ActionKind.EMPLOY, ActionKind.RECRUIT, ActionKind.CARD):
        without, bleed = TakeAction(0, lupo, kind), TakeAction(0, lupo, ActionKind.BLEED)
        pair_of_moves(state, without, bleed, "needs-a-card", "R1.6.3-05")


@rule("R6.1-04")
def test_only_some_cards_are_actions() -> None:
    for types in ("reaction", "action modifier", "combat"):
        refused = actions(act(), types=types).build()
        pair(refused, actions(act()).build(), FEAST, "not-an-action-card", "R6.1-04")


@rule("R6.1-04")
def test_a_card_is_not_an_action_in_every_way() -> None:
    refused, allowed = actions(act(), reaction()).build(), actions(act(), act()).build()
    line = "A: play Feast in way 2 with Lupo"
    pair(refused, allowed, line, "no-action-mode", "R6.1-04")


@rule("R6.1-04")
def test_a_vampire_in_torpor_plays_no_action_card() -> None:
    refused = actions(act(), minion={"zone": "torpor"}).build()
    pair(refused, actions(act()).build(), FEAST, "player-not-ready", "R6.1-04")


@rule("R6-09")
def test_an_empty_vampire_plays_no_action_card() -> None:
    refused, allowed = (actions(act(), minion={"blood": b}).build() for b in (0, 1))
    pair(refused, allowed, FEAST, "empty-player", "R6-09")


@rule("R6-09", "G51")
def test_an_empty_vampire_plays_a_card_that_is_a_hunt() -> None:
    for kind, code in ((ActionKind.BLEED, "empty-player"), (ActionKind.CARD, "empty-player")):
        refused = actions(act(kind=kind), minion={"blood": 0}).build()
        allowed = actions(act(kind=HUNT), minion={"blood": 0}).build()
        pair(refused, allowed, FEAST, code, "R6-09")


@rule("R6.1.2-01")
def test_an_ally_plays_no_card_that_is_a_hunt() -> None:
    def position(kind: ActionKind) -> GameState:
        return actions(act(kind=kind)).ally("Mage", "A", life=2).build()

    line = "A: play Feast with Mage"
    pair(position(HUNT), position(ActionKind.CARD), line, "ally-cannot", "R6.1.2-01")


@rule("R1.4-01")
def test_a_card_can_forbid_a_minion_to_act() -> None:
    def position(*bans: Ban) -> GameState:
        position = actions(act()).prop("Chain", types="equipment", text=Text(bans=bans))
        return position.attach("Chain", on="Lupo").build()

    for line in ("A: bleed with Lupo", "A: hunt with Lupo", FEAST):
        pair(position(Ban.ACT), position(Ban.BLOCK), line, "minion-cannot-act", "R1.4-01")


@rule("R6.1.1-03")
def test_nobody_bleeds_herself_with_a_card() -> None:
    def position(kind: ActionKind) -> GameState:
        return play(actions(act(kind=kind, aim=Aim(What.METHUSELAH))).build(), FEAST)

    refused, allowed = position(ActionKind.BLEED), position(ActionKind.CARD)
    pair(refused, allowed, "A: choose A", "bled-by-own-minion", "R6.1.1-03")


# --- requirements and costs --------------------------------------------------------------------


@rule("R1.6.1-11", "R1.6.1-07", "R1.5-11")
def test_a_minion_card_of_a_clan_needs_a_member() -> None:
    refused, allowed = (
        actions(act(), clans=["Brujah"], minion={"clan": clan}).build()
        for clan in ("Toreador", "Brujah")
    )
    pair(refused, allowed, FEAST, "clan-missing", "R1.6.1-11")


@rule("R1.5-13", "R1.6.1-09", "R1.6.1-07")
def test_a_card_of_a_discipline_needs_a_vampire_who_has_it() -> None:
    def position(*have: str, needed: tuple[str, ...] = ("dom",), **facts: Any) -> GameState:
        minion = {"disciplines": dict.fromkeys(have, 1)}
        return actions(act(level=1), minion=minion, disciplines=needed, **facts).build()

    pair(position("pot"), position("dom"), FEAST, "discipline-missing", "R1.5-13")
    two = ("dom", "pot")
    for one in two:
        refused, allowed = position(one, needed=two), position(*two, needed=two)
        pair(refused, allowed, FEAST, "discipline-missing", "R1.5-13")


@rule("R1.6.1-09")
def test_an_ally_has_no_discipline() -> None:
    def position(level: int) -> GameState:
        return actions(act(level=level), disciplines=["dom"]).ally("Mage", "A", life=2).build()

    line = "A: play Feast with Mage"
    pair(position(1), position(0), line, "discipline-missing", "R1.5-13")


@rule("R1.5-14", "R1.5-15")
def test_the_superior_effect_needs_the_superior_level() -> None:
    def position(level: int) -> GameState:
        minion = {"disciplines": {"dom": level} if level else {}}
        ways = (act(level=1), act(level=2))
        return actions(*ways, minion=minion, disciplines=["dom"]).build()

    superior = "A: play Feast in way 2 with Lupo"
    pair(position(1), position(2), superior, "not-superior", "R1.5-14")
    pair(position(0), position(2), superior, "discipline-missing", "R1.5-13")


@rule("R1.6.1-12")
def test_a_card_can_ask_for_a_title() -> None:
    needs = (Titled(TITLES),)
    for title in TITLES:
        refused, allowed = (
            actions(act(needs=needs), minion={"title": t}).build() for t in ("primogen", title)
        )
        pair(refused, allowed, FEAST, "title-missing", "R1.6.1-12")


@rule("G02", "R1.6.1-13")
def test_the_blood_cost_must_be_on_the_vampire_who_plays() -> None:
    refused, allowed = (actions(act(), blood_cost=2, minion={"blood": b}).build() for b in (1, 2))
    pair(refused, allowed, FEAST, "blood-too-low", "G02")


@rule("D264", "R1.6.1-13")
def test_life_is_no_blood() -> None:
    def position(*, pays_life: bool, cost: int = 1, life: int = 2) -> GameState:
        text = Text(pays_life=pays_life)
        return actions(act(), blood_cost=cost).ally("Mage", "A", life=life, text=text).build()

    line = "A: play Feast with Mage"
    pair(position(pays_life=False), position(pays_life=True), line, "blood-too-low", "G02")
    pair(position(pays_life=False), position(pays_life=False, cost=0), line, "blood-too-low", "G02")
    poor, rich = (position(pays_life=True, cost=2, life=n) for n in (1, 2))
    pair(poor, rich, line, "blood-too-low", "G02")


@rule("G02", "R1.6.1-14")
def test_the_pool_cost_must_be_in_the_pool() -> None:
    refused, allowed = (actions(act(), pool_cost=2).pool(A=p).build() for p in (1, 2))
    pair(refused, allowed, FEAST, "pool-too-low", "G02")


# --- what a card is aimed at -------------------------------------------------------------------


def aimed(
    aim: Aim, *, minion: dict[str, Any] | None = None, other: dict[str, Any] | None = None
) -> GameState:
    """A's Lupo is about to choose a target for Feast; Royce of B might be it."""
    position = actions(act(GainBlood(1), aim=aim), minion=minion)
    royce = {"seat": "B", "capacity": 4, **(other or {})}
    return play(position.vampire("Royce", **royce).build(), FEAST)


ROYCE = "A: target Royce"


@rule("R1.6.1-16")
def test_the_target_is_of_the_kind_that_the_card_says() -> None:
    def position(what: What) -> GameState:
        position = actions(act(aim=Aim(what, where=Where.READY))).ally("Mage", "B", life=2)
        return play(position.build(), FEAST)

    refused, allowed = position(What.VAMPIRE), position(What.MINION)
    pair(refused, allowed, "A: target Mage", "target-of-wrong-kind", "R1.6.1-16")
    refused, allowed = position(What.ALLY), position(What.MINION)
    pair(refused, allowed, "A: target Thomas", "target-of-wrong-kind", "R1.6.1-16")


@rule("R1.6.1-16")
def test_the_target_is_controlled_by_whom_the_card_says() -> None:
    code = "target-not-yours-to-choose"
    for whose, right, wrong in (
        (Whose.YOURS, "A", "B"),
        (Whose.OTHERS, "C", "A"),
        (Whose.PREY, "B", "C"),
    ):
        aim = Aim(What.VAMPIRE, whose)
        refused, allowed = aimed(aim, other={"seat": wrong}), aimed(aim, other={"seat": right})
        pair(refused, allowed, ROYCE, code, "R1.6.1-16")


@rule("R1.5-04")
def test_the_target_is_younger() -> None:
    def position(capacity: int) -> GameState:
        mode = act(aim=Aim(What.VAMPIRE, younger=True))
        position = actions(mode).vampire("Aleph", "B", capacity=1)
        return play(position.vampire("Royce", "B", capacity=capacity).build(), FEAST)

    for older in (5, 6):
        refused, allowed = position(older), position(4)
        pair(refused, allowed, ROYCE, "target-not-younger", "R1.5-04")


@rule("R1.4-01")
def test_the_target_is_another() -> None:
    refused, allowed = (aimed(Aim(What.VAMPIRE, another=another)) for another in (True, False))
    pair(refused, allowed, "A: target Lupo", "target-is-himself", "R1.4-01")


@rule("R1.5-11")
def test_the_target_is_of_the_clan() -> None:
    def position(clan: str) -> GameState:
        mode = act(aim=Aim(What.VAMPIRE, clan="Brujah"))
        position = actions(mode).vampire("Aleph", "C", capacity=3, clan="Brujah")
        return play(position.vampire("Royce", "B", capacity=3, clan=clan).build(), FEAST)

    refused, allowed = position("Toreador"), position("Brujah")
    pair(refused, allowed, ROYCE, "target-of-wrong-clan", "R1.5-11")


@rule("R6.2.1-03")
def test_the_chosen_methuselah_is_one_whom_the_card_can_be_aimed_at() -> None:
    def position(whose: Whose) -> GameState:
        return play(
            prop(table("A", "B", "C", "D"), "Feast", "action", act(aim=Aim(What.METHUSELAH, whose)))
            .hand("A", "Feast")
            .build(),
            FEAST,
        )

    for whose, chosen in (
        (Whose.OTHERS, "A"),
        (Whose.PREY, "C"),
        (Whose.NEIGHBOURS, "C"),
        (Whose.PREY, "D"),
    ):
        refused, allowed = position(whose), position(Whose.ANYBODY)
        pair(refused, allowed, f"A: choose {chosen}", "wrong-methuselah", "R6.2.1-03")


@rule("R6.2.1-03")
def test_who_is_out_is_not_chosen() -> None:
    def position(*out: str) -> GameState:
        seats = ("A", "B", "C")
        position = Position(*seats).vampire("Lupo", "A", capacity=5)
        prop(position, "Feast", "action", act(aim=Aim(What.METHUSELAH))).hand("A", "Feast")
        for seat in out:
            position.out(seat)
        return play(position.build(), FEAST)

    pair(position("C"), position(), "A: choose C", "wrong-methuselah", "R6.2.1-03")


@rule("R1.6.1-16")
def test_a_modifier_needs_its_target_too() -> None:
    def position(what: What) -> GameState:
        mode = modifier(aim=Aim(what, Whose.OTHERS))
        position = prop(table(), "Feast", "action modifier", mode).hand("A", "Feast")
        return play(position.build(), "A: bleed with Lupo")

    refused, allowed = position(What.ALLY), position(What.VAMPIRE)
    pair(refused, allowed, FEAST, "no-target", "R1.6.1-16")

"""Every encoded card fits what is printed on it."""

from __future__ import annotations

import pytest

from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.model.card_words import BecomeAlly
from vtes.model.cards import CardType
from vtes.model.combat_words import PressEachRound
from vtes.model.decisions import ActionKind
from vtes.model.master_words import KeepInGame
from vtes.model.needs import HasNo, NotWith
from vtes.model.text import SOME, Effect, How, Mode, Text
from vtes.model.vote_words import GainTitle
from vtes.model.words import (
    AddIntercept,
    AddStealth,
    BurnBlood,
    Employ,
    PutInPlay,
    PutOn,
    Recruit,
    Who,
)

HOW: dict[CardType, tuple[How, ...]] = {
    CardType.MASTER: (How.MASTER, How.OUT_OF_TURN),
    CardType.ACTION: (How.ACTION,),
    CardType.POLITICAL_ACTION: (How.ACTION,),
    CardType.ACTION_MODIFIER: (How.MODIFIER,),
    CardType.REACTION: (How.REACTION,),
    CardType.COMBAT: (How.COMBAT,),
    CardType.EQUIPMENT: (How.ACTION,),
    CardType.RETAINER: (How.ACTION,),
    CardType.ALLY: (How.ACTION,),
}

BROUGHT: dict[CardType, tuple[ActionKind, type[Effect]]] = {
    CardType.EQUIPMENT: (ActionKind.EQUIP, PutOn),
    CardType.RETAINER: (ActionKind.EMPLOY, Employ),
    CardType.ALLY: (ActionKind.RECRUIT, Recruit),
}

NAMED = {n: facts(n).name for n in TEXTS if facts(n).is_library}
every = pytest.mark.parametrize(
    "number", NAMED, ids=[name.replace(" ", "-") for name in NAMED.values()]
)


def _kind(number: int) -> CardType:
    """The type; the first of several, none of which stays in play."""
    return facts(number).types[0]


def _played(number: int) -> list[Mode]:
    """The ways to play it; what it is used for in play is another matter."""
    return [m for m in TEXTS[number].modes if m.how not in (How.USE, How.TRIGGER)]


def _has(text: Text, *words: type[Effect]) -> bool:
    effects = [
        effect
        for mode in text.modes
        for effect in (*mode.effects, *(mode.strike.effects if mode.strike else ()))
    ]
    effects += [each for effect in effects for each in getattr(effect, "effects", ())]
    return any(isinstance(effect, words) for effect in effects)


@every
def test_it_is_played_as_its_type_says(number: int) -> None:
    assert TEXTS[number].modes
    hows = {how for kind in facts(number).types for how in HOW[kind]}
    assert {mode.how for mode in _played(number)} <= hows


@every
def test_an_action_and_only_an_action_has_a_deed(number: int) -> None:
    for mode in _played(number):
        assert (mode.deed is not None) is (mode.how is How.ACTION)


@every
def test_what_is_brought_into_play_is_brought_by_its_own_action(number: int) -> None:
    for mode in _played(number):
        kind, word = BROUGHT.get(_kind(number), (None, None))
        assert mode.deed is None or kind is None or mode.deed.kind is kind
        assert word is None or [type(effect) for effect in mode.effects][:1] == [word]


@every
def test_its_levels_are_those_of_its_disciplines(number: int) -> None:
    levels = [mode.level for mode in _played(number)]
    if not facts(number).disciplines:
        assert set(levels) == {0}
    else:
        assert levels == sorted(levels)
        assert set(levels) in ({1}, {1, 2})


@every
def test_its_cost_is_that_of_its_facts_and_is_not_said_again(number: int) -> None:
    for mode in _played(number):
        pays = mode.aim is not None and mode.aim.count == SOME  # for each target
        assert facts(number).cost_x is (pays or (mode.amount and mode.aim is None))
    for mode in _played(number):
        for effect in mode.effects:
            assert not (isinstance(effect, BurnBlood) and effect.who is Who.SELF)


@every
def test_it_has_life_if_and_only_if_it_lives(number: int) -> None:
    lives = _kind(number) in (CardType.ALLY, CardType.RETAINER)
    lives = lives or _has(TEXTS[number], BecomeAlly)
    assert (TEXTS[number].life > 0) is lives


@every
def test_what_it_adds_while_in_play_it_adds_in_play(number: int) -> None:
    text = TEXTS[number]
    stays = _has(text, BecomeAlly, KeepInGame, PutOn, PutInPlay, Employ, Recruit)
    lasting = text.bonuses or text.bans or text.discipline or text.life or text.location
    lasting = lasting or text.spent or text.sect is not None
    lasting = lasting or _has(text, PressEachRound, GainTitle)
    others: object = text.hushes or text.heirloom or text.doom or text.laws
    others = others or text.evades or text.hand_counters
    used = any(mode.how in (How.USE, How.TRIGGER) for mode in text.modes)
    assert bool(lasting or others or used) is stays
    assert stays or not text.traits


@every
def test_it_is_played_in_some_window_if_it_is_no_master_or_action(number: int) -> None:
    for mode in _played(number):
        assert bool(mode.windows) is (mode.how not in (How.MASTER, How.ACTION))


def _names_cards(mode: Mode) -> list[int]:
    found: list[int] = []
    for need in mode.needs:
        if isinstance(need, HasNo | NotWith):
            found += need.cards
    return found


@every
def test_cards_that_it_names_exist(number: int) -> None:
    for mode in _played(number):
        for named in _names_cards(mode):
            assert facts(named).is_library


@every
def test_stealth_and_intercept_come_from_those_who_have_them(number: int) -> None:
    for mode in _played(number):
        for effect in mode.effects:
            assert not isinstance(effect, AddStealth) or mode.how is How.MODIFIER
            if isinstance(effect, AddIntercept) and effect.amount > 0:
                assert mode.how is How.REACTION

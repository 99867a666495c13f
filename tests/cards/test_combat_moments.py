"""When the encoded combat cards can be played, and with which level of their Disciplines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.cards.duel import AGAIN, duel, fight, legal
from tests.cards.table import card, look
from vtes.cards.clan_arts import CLAN_ARTS
from vtes.cards.combat import COMBAT
from vtes.cards.openings import OPENINGS
from vtes.cards.printed import facts
from vtes.cards.strikes import STRIKES
from vtes.cards.texts import TEXTS
from vtes.engine import apply, legal_moves
from vtes.model.combat import Round
from vtes.model.decisions import DecisionKind
from vtes.model.frames import Announce, Impulse, Play
from vtes.model.moves import ChooseWay, PlayCard
from vtes.model.ruleset import REVISED
from vtes.model.state import GameState
from vtes.model.text import How
from vtes.queries import current_combat
from vtes.rules.stack import topmost
from vtes.testing.lines import reading

UNRESOLVED = "BEFORE_RANGE BEFORE_STRIKES BEFORE_RESOLUTION"
OFTEN = "BEFORE_RANGE RANGE BEFORE_STRIKES BEFORE_RESOLUTION ADDITIONAL PRESS END_OF_ROUND"

MOMENTS = {
    "Acrobatics": ["1 ADDITIONAL", "2 STRIKE"],
    "Aid from Bats": ["1 RANGE STRIKE", "2 RANGE STRIKE"],
    "Amaranth": ["0 "],
    "Amria": ["1 RANGE", "2 STRIKE"],
    "Apparition": [
        f"1 {OFTEN} PREVENT",
        f"2 {OFTEN} PREVENT",
    ],
    "Apportation": ["1 PRESS", "2 RANGE"],
    "Arms of the Abyss": ["1 STRIKE", "2 STRIKE"],
    "Aura Reading": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Backstab": ["1 ", "2 "],
    "Behind You!": ["1 RANGE@first", "2 STRIKE@first"],
    "Blessing of Durga Syn": ["1 STRIKE", "2 STRIKE"],
    "Blood Agony": [
        f"1 {UNRESOLVED}@later",
        f"2 {UNRESOLVED}@later",
    ],
    "Blood Fury": ["1 STRIKE@close", "2 STRIKE@close"],
    "Blood Rage": ["1 STRIKE@close", "2 STRIKE@close"],
    "Blood Sweat": ["1 STRIKE@long", "2 STRIKE@long"],
    "Blood of Acid": ["1 BEFORE_STRIKES@close", "2 BEFORE_STRIKES@close"],
    "Blood to Water": [
        "1 BEFORE_STRIKES BEFORE_RESOLUTION@later,close",
        "2 BEFORE_STRIKES BEFORE_RESOLUTION@later,close",
    ],
    "Blur": ["1 ADDITIONAL", "2 ADDITIONAL"],
    "Body Arsenal": [
        f"1 {UNRESOLVED}",
        f"2 {UNRESOLVED}",
    ],
    "Body Flare": ["1 STRIKE", "2 STRIKE"],
    "Body of Sun": ["1 STRIKE", "2 STRIKE"],
    "Bonecraft": ["1 STRIKE", "2 STRIKE"],
    "Bone Spur": [f"1 {UNRESOLVED}", f"2 {UNRESOLVED}"],
    "Boxed In": ["0 PRESS"],
    "Breath of the Dragon": ["1 STRIKE", "2 STRIKE"],
    "Burning Wrath": ["1 STRIKE", "2 STRIKE"],
    "Burst of Sunlight": ["1 STRIKE", "2 STRIKE"],
    "Canine Horde": ["1 STRIKE", "2 STRIKE"],
    "Carrion Crows": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Catatonic Fear": ["1 STRIKE", "2 STRIKE"],
    "Cauldron of Blood": ["1 STRIKE@later", "2 STRIKE@later"],
    "Chiropteran Marauder": ["1 RANGE", f"2 {UNRESOLVED}"],
    "Claws of the Dead": [f"1 {UNRESOLVED}", "2 RANGE"],
    "Coagulate Blood": ["1 STRIKE", "2 STRIKE"],
    "Coma": ["1 STRIKE", "2 STRIKE"],
    "Concealed Weapon": ["0 BEFORE_RANGE"],
    "Dagon's Call": ["1 STRIKE", "2 STRIKE"],
    "Dead-End Alley": ["0 PRESS"],
    "Decapitate": ["1 STRIKE", "2 "],
    "Deny": ["1 PRESS", "2 "],
    "Disarm": ["1 END_OF_ROUND@close", "2 END_OF_ROUND@close"],
    "Disease": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Disguised Weapon": ["1 BEFORE_RANGE", "2 STRIKE"],
    "Dodge": ["0 STRIKE"],
    "Dragon's Breath Rounds": ["0 BEFORE_RESOLUTION"],
    "Drain Essence": ["1 STRIKE@later", "2 STRIKE@later"],
    "Drawing Out the Beast": ["1 BEFORE_RANGE@first", "2 BEFORE_RANGE@first"],
    "Earth Meld": ["1 STRIKE", "2 STRIKE"],
    "Entombment": ["1 ", "2 STRIKE"],
    "Fake Out": ["0 RANGE"],
    "Far Fatuus": ["1 STRIKE@long", "2 STRIKE@long"],
    "Fast Hands": ["1 STRIKE", "2 STRIKE"],
    "Fists of Death": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Flash": ["1 RANGE", "1 PRESS", "2 RANGE"],
    "Fleshcraft": ["1 STRIKE", "2 STRIKE"],
    "Form of Mist": ["1 STRIKE", "2 STRIKE"],
    "Form of the Serpent": ["1 ", "2 RANGE"],
    "Fractured Armament": ["1 STRIKE", "2 STRIKE"],
    "Growing Fury": ["1 STRIKE@later", "2 STRIKE@later"],
    "Horrid Form": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Immortal Grapple": ["1 BEFORE_STRIKES@close", "2 BEFORE_STRIKES@close"],
    "Increased Strength": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Indomitability": ["1 PREVENT", "2 PRESS", "2 PREVENT"],
    "Infernal Pursuit": [
        "1 PRESS",
        f"2 {OFTEN}",
    ],
    "Inner Essence": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Lightning Reflexes": ["1 ADDITIONAL", "2 ADDITIONAL"],
    "Lucky Blow": ["0 STRIKE"],
    "Majesty": ["1 STRIKE", "2 STRIKE"],
    "Manstopper Rounds": ["0 BEFORE_RESOLUTION"],
    "Meld with the Land": ["1 STRIKE", "2 STRIKE"],
    "Mighty Grapple": ["1 PRESS", "2 STRIKE"],
    "Mirror Image": ["1 ", "2 STRIKE"],
    "Nimble Feet": ["1 PRESS", "2 ADDITIONAL"],
    "Open Grate": ["0 "],
    "Oubliette": ["1 STRIKE", "2 STRIKE"],
    "Plasmic Form": ["1 ", "2 STRIKE"],
    "Preternatural Evasion": ["1 STRIKE", "2 STRIKE"],
    "Primal Instincts": ["1 STRIKE", "2 BEFORE_RESOLUTION"],
    "Psyche!": ["1 PRESS", "2 END_OF_COMBAT"],
    "Pulled Fangs": ["0 END_OF_ROUND@close"],
    "Pursuit": ["1 RANGE", "2 ADDITIONAL"],
    "Pushing the Limit": ["1 STRIKE", "2 STRIKE"],
    "Quickness": ["1 ADDITIONAL", "2 ADDITIONAL"],
    "Read Intentions": ["1 ", "2 STRIKE"],
    "Resilience": ["1 PREVENT", "2 PREVENT"],
    "Riposte": ["1 STRIKE@later", "2 STRIKE@later"],
    "Rolling with the Punches": ["1 PREVENT", "2 PREVENT"],
    "Sacrament of Carnage": ["1 STRIKE", "2 STRIKE"],
    "Scorpion Sting": ["1 STRIKE", "2 STRIKE"],
    "Shadow Body": ["1 STRIKE", "2 STRIKE"],
    "Shadow Strike": ["1 RANGE STRIKE", "2 RANGE STRIKE"],
    "Shattering Blow": ["1 STRIKE", "2 STRIKE"],
    "Shotgun Ritual": ["1 BEFORE_RANGE@first", "2 BEFORE_RANGE@first"],
    "Side Strike": ["1 STRIKE", "2 ADDITIONAL"],
    "Sideslip": ["1 STRIKE", "2 PREVENT"],
    "Skin of Night": [f"1 {UNRESOLVED} PREVENT", "2 PREVENT"],
    "Skin of Rock": ["1 PREVENT", "2 PREVENT"],
    "Skin of Steel": ["1 PREVENT", "2 PREVENT"],
    "Song in the Dark": ["1 STRIKE", "2 STRIKE"],
    "Song of Serenity": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Soul Burn": ["1 STRIKE", "2 STRIKE"],
    "Spiritual Intervention": ["1 STRIKE", "2 STRIKE"],
    "Staredown": ["1 STRIKE", "2 STRIKE"],
    "Stutter-Step": ["1 STRIKE", "2 STRIKE@close"],
    "Superior Mettle": ["1 PREVENT", "2 PREVENT"],
    "Taste of Death": ["1 STRIKE@long", "2 STRIKE@long"],
    "Taste of Vitae": ["0 END_OF_ROUND"],
    "The Death of My Conscience": [
        "1 BEFORE_RANGE RANGE BEFORE_STRIKES",
        "2 BEFORE_RANGE RANGE BEFORE_STRIKES",
    ],
    "The Jones": ["1 ", "2 "],
    "The Khabar: Honor": ["0 "],
    "Terror Frenzy": ["1 BEFORE_RANGE@first", "2 BEFORE_RANGE"],
    "Theft of Vitae": ["1 STRIKE", "2 STRIKE"],
    "Thin Blood": ["1 BEFORE_STRIKES@close", "2 BEFORE_STRIKES@close"],
    "Thrown Gate": ["1 RANGE STRIKE", "2 RANGE STRIKE"],
    "Thrown Sewer Lid": ["1 STRIKE@long", "2 STRIKE@long"],
    "Tongue of the Serpent": ["1 STRIKE", "2 STRIKE"],
    "Torment the Soul": ["1 STRIKE@later", "2 STRIKE@later"],
    "Thoughts Betrayed": ["1 BEFORE_RANGE@first", "2 BEFORE_RANGE@first"],
    "Torn Signpost": ["1 BEFORE_RANGE", "2 BEFORE_RANGE"],
    "Tortured Confession": ["0 "],
    "Trap": ["0 BEFORE_RANGE@first"],
    "Undead Persistence": ["1 ", "2 PREVENT"],
    "Undead Strength": ["1 STRIKE", "2 STRIKE"],
    "Unflinching Persistence": ["1 PREVENT", "2 RANGE"],
    "Vampiric Speed": ["1 STRIKE", "2 STRIKE"],
    "Walk of Flame": ["1 STRIKE@later", "2 STRIKE@later"],
    "Weather Control": ["1 BEFORE_RANGE@first", "2 BEFORE_RANGE@first"],
    "Well-Aimed Car": ["1 STRIKE@later,long", "2 STRIKE@later,long"],
    "Wolf Claws": [f"1 {UNRESOLVED}", "2 PRESS"],
}
"""For each way of a card the level that it asks for, and when Lupo can play it in a combat of two
rounds, the second at long range, in which nobody falls and no press stands that he could cancel."""

WAYS: list[tuple[str, int, str, str]] = [
    (name, way, line[0], line[2:])
    for name, lines in MOMENTS.items()
    for way, line in enumerate(lines, start=1)
]


@cache
def walk(level: int = 2, *, shoots: bool = False) -> dict[tuple[str, int], set[str]]:
    """When each card is legal, all of them in one hand; Lupo strikes with his sword or his gun."""
    position = duel(*MOMENTS, ".44 Magnum", "Fake Out", level=level)
    position.attach("Bastard Sword", on="Lupo").attach(".44 Magnum", on="Lupo")
    position.attach("Deer Rifle", on="Thomas").ruleset(REVISED.replace(hand_size=160))
    state = fight(position)
    found: dict[tuple[str, int], set[str]] = {(name, way): set() for name, way, _, _ in WAYS}
    while current_combat(state) is not None:
        for name, way in ways(state) if state.to_move == 0 else ():
            if name in MOMENTS:
                found[name, way].add(moment(state))
        state = apply(*reading(state, answer(state, shoots=shoots)))
    return found


def ways(state: GameState) -> Iterator[tuple[str, int]]:
    """The cards that can be played now, and the ways in which they can be."""
    for move in legal_moves(state):
        if not isinstance(move, PlayCard):
            continue
        name, after = facts(move.card).name, apply(state, move)
        if after.pending is not None and after.pending.kind is DecisionKind.WAY:
            for answer in legal_moves(after):
                assert isinstance(answer, ChooseWay)
                yield name, answer.mode + 1
            continue
        announced, played = topmost(after, Announce), topmost(after, Play)
        if announced is not None:
            yield name, announced.mode + 1
        else:
            assert played is not None
            yield name, played.use.mode + 1


def moment(state: GameState) -> str:
    """The window or decision, with the number of the round and its range."""
    top = state.stack[-1]
    assert state.pending is not None
    what = top.kind.name if isinstance(top, Impulse) else state.pending.kind.name
    current = topmost(state, Round)
    if current is None:
        return what
    return f"{what} {look(state, 'combat.round')[0]} {current.range.name}"


def answer(state: GameState, *, shoots: bool) -> str:
    """What is done: a press and a maneuver where they are due, a shot by Lupo, or nothing."""
    assert state.pending is not None
    seat = state.table.names[state.pending.seat]
    if state.pending.kind is DecisionKind.STRIKE:
        weapon = ".44 Magnum" if shoots else "Bastard Sword"
        return f"A: use {weapon} in way 2" if seat == "A" else "B: strike with hand"
    number = look(state, "combat.round")[0]
    kind = moment(state).split(" ")[0]
    if seat == "A" and kind == "PRESS" and number == 1:
        press = f"A: play {AGAIN} with Lupo"
        return press if legal(state, press) else "A: pass"
    if seat == "A" and kind == "RANGE" and number == 2:
        maneuver = "A: play Fake Out with Lupo"
        return maneuver if legal(state, maneuver) else "A: pass"
    return f"{seat}: pass"


def expected(moments: str) -> set[str]:
    """The moments that a line of the table means."""
    windows, _, only = moments.partition("@")
    found = set()
    for number, far in ((1, "CLOSE"), (2, "CLOSE"), (2, "LONG")):
        if ("later" in only and number == 1) or ("first" in only and number == 2):
            continue
        if ("close" in only and far == "LONG") or ("long" in only and far == "CLOSE"):
            continue
        for window in windows.split():
            if window == "END_OF_COMBAT":
                found.add(window)
            elif window == "PREVENT" and far == "LONG":
                continue  # nobody is hit
            elif number == 1 or (window == "BEFORE_RANGE" or window == "RANGE") is (far == "CLOSE"):
                found.add(f"{window} {number} {far}")
    return found


@pytest.mark.parametrize(("name", "way", "level", "moments"), WAYS)
def test_when_it_is_played(name: str, way: int, level: str, moments: str) -> None:
    seen = walk(shoots="Rounds" in name)[name, way]
    # nobody maneuvers twice in a row, but other cards are played after a maneuver
    assert seen - {"RANGE 2 LONG"} == expected(moments)


@pytest.mark.parametrize(("name", "way", "level", "moments"), WAYS)
def test_the_level_that_it_asks_for(name: str, way: int, level: str, moments: str) -> None:
    assert bool(int(level)) is bool(card(name).disciplines)
    if int(level) and moments:
        assert walk(int(level) - 1)[name, way] == set()


def test_every_combat_card_is_in_the_table() -> None:
    assert set(MOMENTS) == {
        facts(number).name for number in (*STRIKES, *COMBAT, *CLAN_ARTS, *OPENINGS)
    }
    assert {name: len(lines) for name, lines in MOMENTS.items()} == {
        facts(number).name: sum(
            mode.how in (How.COMBAT, How.MODIFIER) for mode in TEXTS[number].modes
        )
        for number in (*STRIKES, *COMBAT, *CLAN_ARTS, *OPENINGS)
    }

"""The survey counts a way to play a card only when its effects show themselves."""

from __future__ import annotations

from tests.cards.table import skilled, table
from tests.survey import RARE, RARE_CURIOUS, RARE_SENSIBLE, expected
from tests.ways import EXPLAINED, Counts, Watch, expected_ways
from vtes.engine import is_legal, legal_moves, transition
from vtes.model.decisions import DecisionKind, Phase
from vtes.model.state import GameState
from vtes.testing import Position, readings


def counted(position: Position, *lines: str) -> Counts:
    """What is counted while each line is played as soon as it can be; else everybody passes."""
    counts: Counts = Counts()
    watch = Watch(counts)
    state: GameState = position.build()
    left = list(lines)
    with watch.watching():
        for _ in range(300):
            if not left and state.pending and state.pending.kind is DecisionKind.MINION:
                break
            with watch.resting():
                chosen = readings(state, left[0]) if left else ()
            if not chosen or not is_legal(*chosen[-1]):
                chosen = ((state, legal_moves(state)[-1]),)
            else:
                left = left[1:]
            for _, move in chosen:
                step = transition(state, move)
                watch.look(step.after, step.events)
                state = step.after
        else:
            raise AssertionError(f"these do not become possible: {left}")
    return counts


def test_every_way_has_something_to_be_seen() -> None:
    """A way in which nothing can be seen must be explained, and no explanation is stale."""
    assert not {name for name in expected_ways() if name.endswith("NOTHING")}
    names = expected_ways() | EXPLAINED.keys()
    assert len(names) == len(expected_ways()) + len(EXPLAINED)
    assert all(reason for reason in EXPLAINED.values())


def test_what_is_explained_as_rare_could_occur() -> None:
    for rare in (RARE, RARE_CURIOUS, RARE_SENSIBLE):
        assert rare.keys() <= expected()
        assert all(rare.values())


def test_an_effect_is_counted_beside_the_play() -> None:
    counts = counted(table().hand("A", "Computer Hacking"), "A: play Computer Hacking with Lupo")
    assert counts == {"way Computer Hacking/1": 1, "effect Computer Hacking/1 BLEED": 1}


def test_a_blocked_action_has_no_effect() -> None:
    play = "A: play Computer Hacking with Lupo"
    counts = counted(table().hand("A", "Computer Hacking"), play, "B: block with Thomas")
    assert counts == {"way Computer Hacking/1": 1}


def test_a_cancelled_card_has_no_effect() -> None:
    position = table().turn("A", Phase.MASTER)
    position.hand("A", "Ascendance").hand("B", "Sudden Reversal")
    counts = counted(position, "A: play Ascendance", "B: play Sudden Reversal")
    assert counts == {
        "way Ascendance/1": 1,
        "way Sudden Reversal/1": 1,
        "effect Sudden Reversal/1 CancelCard": 1,
    }


def test_a_use_is_counted_when_its_action_begins() -> None:
    position = table().permanent("Army of Rats", "B")
    counts = counted(position, "A: use Army of Rats in way 3 with Lupo")
    assert counts == {"way Army of Rats/3": 1, "effect Army of Rats/3 BurnThis": 1}


def test_words_that_show_themselves_later() -> None:
    name = "Day Operation"
    position = table(disciplines=skilled(name)).hand("A", name)
    counts = counted(position, "A: bleed with Lupo", f"A: play {name} with Lupo")
    assert counts[f"effect {name}/1 TorporAfterAction"] == 1
    name = "Faceless Night"
    position = table(disciplines=skilled(name)).hand("A", name)
    bleed = ("A: bleed with Lupo", "B: block with Thomas")
    play = f"A: play {name} in way 2 with Lupo"
    counts = counted(position, *bleed, play)
    assert counts[f"effect {name}/2 TapWhoFails"] == 1
    name = "Change of Target"
    position = table(disciplines=skilled(name)).hand("A", name)
    counts = counted(position, *bleed, f"A: play {name} with Lupo")
    assert counts[f"effect {name}/1 EndAction"] == 1


def test_what_happens_at_the_end_of_the_turn() -> None:
    name = "Leather Jacket"
    lines = (f"A: play {name} with Lupo", "B: bleed with Thomas")
    assert counted(table().hand("A", name), *lines)[f"effect {name}/1 UntapAtEnd"] == 1


def test_a_word_that_does_not_show_itself_is_not_counted() -> None:
    """The blocker is never tapped, because his attempt succeeds in spite of the stealth."""
    name = "Faceless Night"
    position = table(disciplines=skilled(name)).hand("A", name).hand("B", "Enhanced Senses")
    position.vampire("Nik", "B", capacity=4, disciplines=skilled("Enhanced Senses"))
    counts = counted(
        position,
        "A: bleed with Lupo",
        "B: block with Nik",
        f"A: play {name} in way 2 with Lupo",
        "B: play Enhanced Senses with Nik",
    )
    assert counts[f"effect {name}/2 AddStealth"] == 1
    assert counts[f"effect {name}/2 TapWhoFails"] == 0


def test_a_sign_after_the_action_is_none_of_it() -> None:
    """Thomas fails to block a later action, and is tapped for his own in the next turn."""
    name, other = "Faceless Night", "Lost in Crowds"
    position = table(disciplines=skilled(name)).hand("A", name, other)
    position.hand("B", "Enhanced Senses")
    position.vampire("Rake", "A", capacity=4, disciplines=skilled(other))
    position.vampire("Nik", "B", capacity=4, disciplines=skilled("Enhanced Senses"))
    counts = counted(
        position,
        "A: bleed with Lupo",
        "B: block with Nik",
        f"A: play {name} in way 2 with Lupo",
        "B: play Enhanced Senses with Nik",
        "A: bleed with Rake",
        "B: block with Thomas",
        f"A: play {other} with Rake",
        "B: bleed with Thomas",
    )
    assert counts[f"effect {other}/1 AddStealth"] == 1
    assert counts[f"effect {name}/2 TapWhoFails"] == 0


def test_a_strike_is_counted_when_it_resolves() -> None:
    theft = "Theft of Vitae"
    position = table(disciplines=skilled(theft)).hand("A", theft)
    lines = ("A: bleed with Lupo", "B: block with Thomas", f"A: play {theft} with Lupo")
    counts = counted(position, *lines)
    assert counts[f"effect {theft}/1 STEAL"] == 1
    counts = counted(position.hand("B", "Dodge"), *lines, "B: play Dodge with Thomas")
    assert counts[f"way {theft}/1"] == 1
    assert counts[f"effect {theft}/1 STEAL"] == 0
    assert counts["effect Dodge/1 DODGE"] == 1


def test_what_happens_by_itself_is_counted() -> None:
    """Nobody plays or uses it: Donal makes a vampire who blocks him pay, a haven burns."""
    position = Position("A", "B").vampire("Dónal O'Connor", "A")
    position.vampire("Thomas", "B", capacity=4)
    counts = counted(position, "A: bleed with Dónal O'Connor", "B: block with Thomas")
    assert counts["way Dónal O'Connor/1"] == counts["effect Dónal O'Connor/1 BurnBlood"] == 1
    counts = counted(position, "A: bleed with Dónal O'Connor")
    assert not counts
    name = "Secure Haven"
    position = table(blood=1).attach(name, on="Lupo").attach(".44 Magnum", on="Thomas")
    gun = "B: use .44 Magnum in way 2"
    counts = counted(position, "A: bleed with Lupo", "B: block with Thomas", gun)
    assert counts[f"way {name}/2"] == counts[f"effect {name}/2 BurnThis"] == 1


def test_words_that_make_a_note_of_something() -> None:
    name = "Pulse of the Canaille"
    position = table(disciplines=skilled(name)).hand("A", name)
    counts = counted(position, f"A: play {name} with Lupo")
    assert counts[f"effect {name}/1 ShowHands"] == 1
    position.attach("Sport Bike", on="Thomas")
    counts = counted(position, f"A: play {name} with Lupo", "B: block with Thomas")
    assert counts[f"way {name}/1"] == 1
    assert counts[f"effect {name}/1 ShowHands"] == 0


def test_a_look_at_a_library() -> None:
    """A look, and a look at which something is discarded, are two things."""
    name = "Scrying of Secrets"
    position = table(disciplines=skilled(name)).hand("A", name).library("B", "Ascendance", 3)
    for way, seen in (("", 1), (" in way 2", 0)):
        counts = counted(position, "A: bleed with Lupo", f"A: play {name}{way} with Lupo")
        number = 2 - seen
        assert counts[f"way {name}/{number}"] == 1
        assert counts[f"effect {name}/{number} LookAtLibrary"] == seen


def test_what_ends_a_combat() -> None:
    name = "Elysium: The Arboretum"
    position = Position("A", "B").permanent(name, "B")
    for seat, minion in (("A", "Lupo"), ("B", "Thomas")):
        position.vampire(minion, seat, capacity=4, sect="camarilla")
    lines = ("A: bleed with Lupo", "B: block with Thomas", f"B: use {name} in way 2")
    counts = counted(position, *lines)
    assert counts[f"effect {name}/2 EndCombat"] == 1

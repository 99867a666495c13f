"""Vampires of the Camarilla Edition whose texts are one of a kind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.table import codes, lines, look, onward, play, window
from tests.rulecheck import rule
from tests.rules.props.runs import end, run, until
from vtes.cards.printed import facts
from vtes.cards.shapes import bleed_modifier, combat_card, maneuver_card, strike_card
from vtes.codec import dumps, loads
from vtes.engine import apply, legal_moves, transition, why_illegal
from vtes.model.combat_words import DamageTo
from vtes.model.decisions import DecisionKind, Phase, WindowKind
from vtes.model.events import LibraryShuffled, TokenMoved
from vtes.model.lasting import Bearing, Known
from vtes.model.moves import Pass
from vtes.model.ruleset import REVISED
from vtes.model.state import GameState
from vtes.model.text import Cost, Mode, Strike, Text, Token
from vtes.model.zones import Zone
from vtes.notation import read_move
from vtes.notation.events import format_event
from vtes.observe import observe
from vtes.ops.cards import burn, move
from vtes.ops.referendum import change_referendum
from vtes.queries import stealth, tally
from vtes.rules.votes import current_referendum
from vtes.testing import Position
from vtes.testing.lines import reading

# --- Makarios, The Seducer ------------------------------------------------------------------------

MAKARIOS = "Makarios, The Seducer"
SEDUCES, RESISTS = f"A: use {MAKARIOS} with {MAKARIOS}", f"B: use {MAKARIOS} in way 2 with"


def seducible(**thomas: Any) -> Position:
    """A has Makarios; of the vampires of her prey B Thomas is a Ventrue."""
    position = Position("A", "B", "C").vampire(MAKARIOS, "A").vampire("Rake", "A", capacity=4)
    position.vampire("Thomas", "B", **{"capacity": 5, "clan": "Ventrue", **thomas})
    position.vampire("Nik", "B", capacity=4, clan="Brujah")
    position.vampire("Royce", "B", capacity=4, clan="Toreador")
    return position.vampire("Yuri", "C", capacity=5, clan="Ventrue")


def seduced(whom: str = "Thomas") -> GameState:
    """It is A's next minion phase, and Makarios has seduced somebody."""
    state = end(run(seducible().build(), SEDUCES, f"A: target {whom}"))
    return until(state, "A", Phase.MINION)


@rule("R6.1-09", "R6.2.2-01")
def test_makarios_seduces_the_ventrue_and_brujah_of_his_prey() -> None:
    position = seducible().vampire("Nora", "B", capacity=3, clan="Ventrue", zone="torpor")
    state = run(position.build(), SEDUCES)
    assert lines(state) == ["A: target Thomas", "A: target Nik", "A: target Nora"]
    state = run(state, "A: target Nik")
    assert stealth(state) == 0
    assert look(state, "action.directed_at", f"{MAKARIOS}.bleed") == ["B", 2]
    state = end(state)
    assert look(state, "Nik.tokens", "Thomas.tokens", "Nik.blood") == [["seduction"], [], 4]


@rule("R6.2.2-04")
@pytest.mark.parametrize(("whom", "refused"), [("Thomas", ["blocker-barred"]), ("Nik", [])])
def test_makarios_is_not_blocked_by_whom_he_has_seduced(whom: str, refused: list[str]) -> None:
    state = onward(play(seduced(whom), f"A: bleed with {MAKARIOS}"), DecisionKind.BLOCK)
    assert codes(state, "B: block with Thomas") == refused
    assert codes(state, "B: block with Royce") == []
    state = onward(play(seduced(whom), "A: bleed with Rake"), DecisionKind.BLOCK)
    assert codes(state, f"B: block with {whom}") == []


@rule("R6.1-09", "R1.4-01", "D283")
def test_whoever_is_seduced_burns_the_counter_with_an_action() -> None:
    state = until(end(run(seducible().build(), SEDUCES, "A: target Thomas")), "B", Phase.MINION)
    assert codes(state, f"{RESISTS} Nik") == ["no-token"]
    state = run(state, f"{RESISTS} Thomas")
    assert look(state, "action.directed_at", "action.target", "action.stealth") == ["", "Thomas", 0]
    state = run(state, "C: pass", "A: pass")
    assert look(end(state), "Thomas.tokens") == [[]]


@rule("D283")
def test_each_counter_is_burned_by_itself() -> None:
    state = end(run(seduced(), SEDUCES, "A: target Thomas"))
    assert look(state, "Thomas.tokens") == [["seduction", "seduction"]]
    state = until(loads(dumps(state)), "B", Phase.MINION)
    state = end(run(state, f"{RESISTS} Thomas"))
    assert look(state, "Thomas.tokens") == [["seduction"]]


@rule("D283", "R1.1-06")
def test_the_counter_goes_when_the_vampire_leaves_play() -> None:
    state = seduced()
    thomas = read_move(state, "B: target Thomas").card  # type: ignore[attr-defined]
    burned = burn(state, thomas).replace(trail=())
    assert until(burned, "B", Phase.MINION).lasting == ()
    assert until(state, "B", Phase.MINION).lasting == (Bearing(thomas, Token.SEDUCTION),)


@rule("D283")
def test_the_counter_is_told_to_everybody() -> None:
    state = run(seducible().build(), SEDUCES, "A: target Thomas")
    told: list[str | None] = []
    while state.pending is not None and state.pending.kind is not DecisionKind.MINION:
        step = transition(state, legal_moves(state)[-1])
        told += [format_event(step.after, e) for e in step.events if isinstance(e, TokenMoved)]
        state = step.after
    assert told == ["Thomas gets a seduction counter"]


# --- Harrod ---------------------------------------------------------------------------------------


def harrod(seat: str = "A") -> Position:
    """It is A's untap phase; three vampires are to come for B, and one for C."""
    position = Position("A", "B", "C").turn("A", Phase.UNTAP).vampire("Harrod", seat)
    for number, name in enumerate(("Gwendolyn", "Amadeo", "Zöe")):
        position.vampire(name, "B", zone="uncontrolled", blood=number)
    position.vampire("Murat", "C", zone="uncontrolled").vampire("Thomas", "B", capacity=4)
    return position.vampire("Lupo", "A", capacity=4)


def seen_by(state: GameState, seat: int | None) -> list[str | None]:
    """The names of B's uncontrolled vampires as far as somebody sees them."""
    places = observe(state, seat).players[1].uncontrolled
    return [facts(each.printed).name if each.printed else None for each in places]


@rule("R2.3-10", "D282")
def test_harrod_looks_at_a_vampire_who_is_to_come() -> None:
    state = run(harrod().build(), "A: use Harrod")
    assert lines(state) == [f"A: target uncontrolled #{place} of B" for place in (1, 2, 3)]
    state = run(state, "A: target uncontrolled #2 of B")
    assert seen_by(state, 0) == [None, "Amadeo", None]
    assert seen_by(state, 1) == ["Gwendolyn", "Amadeo", "Zöe"]
    assert seen_by(state, 2) == seen_by(state, None) == [None, None, None]
    assert codes(state, "A: use Harrod") == ["use-spent"]
    assert look(state, "Harrod.bleed") == [3]
    later = until(loads(dumps(state)), "C", Phase.MINION)
    assert seen_by(later, 0) == [None, "Amadeo", None]


@rule("R2.3-10", "D282")
def test_what_harrod_has_seen_is_forgotten_when_it_is_gone() -> None:
    state = run(harrod().build(), "A: use Harrod", "A: target uncontrolled #2 of B")
    amadeo = state.players[1].uncontrolled[1]
    gone = move(state, amadeo, Zone.READY).replace(trail=())
    assert seen_by(gone, 0) == [None, None]
    assert until(gone, "B", Phase.MINION).lasting == ()


@rule("R1.6.1-16")
def test_harrod_looks_at_those_of_his_prey_in_his_own_untap_phase() -> None:
    assert codes(harrod().turn("A", Phase.MASTER).build(), "A: use Harrod") == ["use-not-now"]
    assert codes(harrod("C").build(), "C: use Harrod") != []
    nobody = Position("A", "B").turn("A", Phase.UNTAP).vampire("Harrod", "A")
    assert codes(nobody.vampire("Thomas", "B", capacity=3).build(), "A: use Harrod") == [
        "use-no-target"
    ]


# --- Anatole, Prophet of Gehenna ------------------------------------------------------------------

ANATOLE = "Anatole, Prophet of Gehenna"
TOP = ("Arson", "Bum's Rush", "Computer Hacking", "Conditioning", "Deflection")


def anatole(count: int = 5, **mine: Any) -> Position:
    """It is A's master phase; her library begins with these cards."""
    position = Position("A", "B").turn("A", Phase.MASTER).vampire(ANATOLE, "A", **mine)
    position.hand("A", *["Ascendance"] * 7).library(
        "A", *TOP[:count], *["Ascendance"] * (3 if count == 5 else 0)
    )
    return position.vampire("Thomas", "B", capacity=4)


def top_of(state: GameState, seat: int = 0) -> list[str]:
    return [state.definition(card).facts.name for card in state.players[seat].library]


@rule("D282", "D140")
def test_anatole_looks_at_five_cards_and_shuffles_them() -> None:
    state = run(anatole().build(), f"A: use {ANATOLE}")
    assert lines(state) == ["A: pass"]
    choosing = observe(state, 0).choosing
    assert choosing is not None
    assert [facts(printed).name for printed in choosing.shown] == [*TOP]
    for other in (1, None):
        theirs = observe(state, other).choosing
        assert theirs is not None
        assert theirs.shown == ()
    after = play(state, "A: pass")
    assert sorted(top_of(after)[:5]) == sorted(TOP)
    assert top_of(after)[5:] == ["Ascendance"] * 3
    orders = {
        tuple(top_of(play(state.replace(draws=draw), "A: pass"))[:5]) for draw in range(0, 40, 4)
    }
    assert len(orders) > 5
    assert observe(after, 0).choosing is None
    assert codes(after, f"A: use {ANATOLE}") == ["use-spent"]


@rule("D282", "D214")
def test_nobody_knows_what_anatole_has_shuffled() -> None:
    start = anatole().build()
    library = start.players[0].library
    start = start.replace(lasting=(Known(1, library[:6]), Known(1, library[:2])))
    state = run(start, f"A: use {ANATOLE}", "A: pass")
    assert [each for each in state.lasting if isinstance(each, Known)] == [Known(1, library[5:6])]
    step = transition(run(anatole().build(), f"A: use {ANATOLE}"), Pass(0))
    told = [format_event(step.after, e) for e in step.events if isinstance(e, LibraryShuffled)]
    assert told == ["A shuffles the top cards of her library (5)"]


@rule("D140", "R6-02")
def test_anatole_looks_at_what_there_is_while_he_is_ready() -> None:
    state = run(anatole(3).build(), f"A: use {ANATOLE}", "A: pass")
    assert sorted(top_of(state)) == sorted(TOP[:3])
    empty = run(anatole(0).build(), f"A: use {ANATOLE}")
    assert empty.pending is not None
    assert empty.pending.kind is DecisionKind.MASTER
    assert codes(anatole(zone="torpor").build(), f"A: use {ANATOLE}") == ["needs-ready"]
    assert look(state, f"{ANATOLE}.intercept") == [1]


# --- Bindusara, and the Fragment of the Book of Nod -----------------------------------------------

BINDUSARA, FRAGMENT = "Bindusara, Historian of the Kindred", "Fragment of the Book of Nod"
BOOKS = ("Arcane Library", "Elder Library", FRAGMENT)


def historian(pool: int = 30, *more: str) -> GameState:
    """Bindusara has found his way to the library of A."""
    position = Position("A", "B").vampire(BINDUSARA, "A").pool(A=pool)
    position.hand("A", *["Ascendance"] * 7).library("A", *BOOKS, "Academic Hunting Ground", *more)
    position.vampire("Thomas", "B", capacity=4)
    state = run(position.build(), f"A: use {BINDUSARA} with {BINDUSARA}")
    assert look(state, "action.stealth", f"{BINDUSARA}.bleed") == [0, 2]
    return end(state)


@rule("D140", "R6.1-09")
@pytest.mark.parametrize(("book", "cost"), [*zip(BOOKS, (2, 1, 0), strict=True)])
def test_bindusara_puts_a_book_in_play(book: str, cost: int) -> None:
    """Ruling ANK 20200810: whatever it requires; nobody here is a Tremere."""
    state = historian()
    assert lines(state) == [*[f"A: choose {each} in library" for each in BOOKS], "A: pass"]
    state = end(run(state, f"A: choose {book} in library"))
    left = 2 if book == "Elder Library" else 3  # hands are larger by it
    assert look(state, "A.in_play", "A.pool", "A.library.count") == [[book], 30 - cost, left]
    assert look(state, f"{book}.controller") == ["A"]


@rule("D140")
def test_bindusara_may_find_nothing() -> None:
    state = historian()
    before = state.draws
    state = end(run(state, "A: pass"))
    assert look(state, "A.in_play", "A.library.count", "A.pool") == [[], 4, 30]
    assert state.draws > before  # the library has been shuffled


@rule("G02")
def test_bindusara_pays_for_what_he_finds() -> None:
    state = historian(1)
    refused = read_move(state, "A: choose Arcane Library in library")
    assert [v.code for v in why_illegal(state, refused)] == ["fetched-too-dear"]
    assert lines(state) == [*[f"A: choose {each} in library" for each in BOOKS[1:]], "A: pass"]


@rule("R4.1-02")
def test_a_book_that_is_in_play_is_contested() -> None:
    position = Position("A", "B").vampire(BINDUSARA, "A").permanent("Elder Library", "B")
    position.hand("A", *["Ascendance"] * 7).library("A", "Elder Library")
    position.vampire("Thomas", "B", capacity=4)
    state = end(run(position.build(), f"A: use {BINDUSARA} with {BINDUSARA}"))
    state = end(run(state, "A: choose Elder Library in library"))
    assert look(state, "A.contested", "B.contested") == [["Elder Library"]] * 2


def nodist(seat: str = "A", **fragment: Any) -> Position:
    position = Position("A", "B").vampire("Lupo", "A", capacity=4).ally("Mage", "A", life=1)
    position.vampire("Thomas", "B", capacity=4).hand("A", *["Ascendance"] * 7)
    return position.library("A", 5).permanent(FRAGMENT, seat, **fragment)


@rule("R1.4-01", "R1.6.1-06")
def test_the_fragment_is_read() -> None:
    played = Position("A", "B").turn("A", Phase.MASTER).vampire("Lupo", "A", capacity=4)
    state = run(played.hand("A", FRAGMENT).build(), f"A: play {FRAGMENT}")
    assert look(state, "A.in_play", "A.pool") == [[FRAGMENT], 30]
    state = run(nodist().build(), f"A: use {FRAGMENT} in way 2")
    assert look(state, "pending", "A.hand.count", f"{FRAGMENT}.tapped") == ["TRIM", 9, True]
    state = run(state, "A: discard Ascendance", "A: discard Ascendance")
    assert look(state, "pending", "A.hand.count") == ["MINION", 7]
    tapped = nodist(tapped=True).build()
    assert codes(tapped, f"A: use {FRAGMENT} in way 2") == ["card-tapped"]


@rule("R1.6.1-20")
def test_the_fragment_does_not_help_to_cancel_a_card() -> None:
    """Ruling RTR 20040501."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=4).hand("A", "Computer Hacking")
    position.vampire("Thomas", "B", capacity=4).permanent(FRAGMENT, "B").library("B", 5)
    state = position.hand("B", "Direct Intervention").build()
    state = apply(*reading(state, "A: play Computer Hacking with Lupo"))
    assert window(state) is WindowKind.AS_PLAYED
    state = apply(state, Pass(0)) if state.to_move == 0 else state
    assert codes(state, f"B: use {FRAGMENT} in way 2") == ["use-not-now"]
    state = onward(state, WindowKind.AS_ANNOUNCED, "B")
    assert codes(state, f"B: use {FRAGMENT} in way 2") == []


@rule("R6.1-09", "R1.3-01")
def test_vampires_steal_the_fragment() -> None:
    line = f"A: use {FRAGMENT} in way 3 with"
    state = nodist("B").build()
    assert codes(state, f"{line} Mage") == ["no-vampire"]
    assert codes(nodist().build(), f"{line} Lupo") == ["yours-already"]
    state = run(state, f"{line} Lupo")
    assert look(state, "action.directed_at", "action.stealth") == ["B", 0]
    state = end(state)
    assert look(state, f"{FRAGMENT}.controller", f"{FRAGMENT}.owner") == ["A", "B"]


# --- Rachel Brandywine ----------------------------------------------------------------------------

RACHEL = "Rachel Brandywine"
TAKE_BACK = f"A: use {RACHEL}"


def discarding(*hand: str, discards: int = 1, **mine: Any) -> Position:
    """It is A's discard phase; her library has two cards, and one copy lies in the ash heap."""
    position = Position("A", "B").turn("A", Phase.DISCARD)
    position.ruleset(REVISED.replace(discards=discards))
    position.vampire(RACHEL, "A", **mine).vampire("Thomas", "B", capacity=4)
    hand = hand or ("Arson", "Arson", "Deflection")
    position.hand("A", *hand, *["Ascendance"] * (7 - len(hand)))
    position.library("A", "Conditioning", "Conditioning").ash_heap("A", "Arson")
    return position.library("B", 3)


@rule("R8-01", "D140")
def test_rachel_keeps_what_she_has_discarded() -> None:
    state = run(discarding().build(), "A: discard Deflection")
    assert look(state, "A.library.count", "A.hand.count") == [1, 7]
    before = state.draws
    state = run(state, TAKE_BACK)
    assert lines(state) == ["A: choose Deflection in ash heap", "A: pass"]
    state = run(state, "A: choose Deflection in ash heap")
    assert look(state, "A.ash_heap", "A.library.count", "pending") == [["Arson"], 2, "DISCARD"]
    assert state.draws > before
    assert "Deflection" in top_of(state)
    assert codes(state, TAKE_BACK) == ["use-spent"]
    assert look(until(state, "B", Phase.MASTER), "A.library.count") == [2]


@rule("R8-01")
def test_all_discards_come_before() -> None:
    """Ruling RTR 20030519."""
    state = run(discarding(discards=4).build(), "A: discard Arson", "A: discard Arson")
    state = run(state, "A: discard Deflection")
    assert look(state, "A.hand.count", "A.library.count") == [6, 0]
    state = run(state, TAKE_BACK)
    both = ["A: choose Arson in ash heap", "A: choose Deflection in ash heap", "A: pass"]
    assert lines(state) == both
    once = run(state, both[0])
    assert lines(once) == both
    twice = run(once, both[0])
    assert lines(twice) == both[1:]
    done = run(twice, "A: pass")
    assert look(done, "A.ash_heap", "A.library.count") == [["Deflection", "Arson"], 1]
    assert look(done, "A.hand.count") == [7]  # one of the two is drawn again
    assert codes(done, "A: discard Ascendance") == ["no-discard"]
    assert codes(run(state, "A: pass"), "A: discard Ascendance") == ["no-discard"]


@rule("R1.4-01", "R6-02")
def test_rachel_needs_a_discard_and_to_be_ready() -> None:
    assert codes(discarding().build(), TAKE_BACK) == ["nothing-discarded"]
    torpid = run(discarding(zone="torpor").build(), "A: discard Arson")
    assert codes(torpid, TAKE_BACK) == ["needs-ready"]
    state = run(discarding().build(), "A: discard Arson")
    assert codes(state, TAKE_BACK) == []
    assert look(state, f"{RACHEL}.bleed") == [2]
    minion = discarding().turn("A", Phase.MINION).build()
    assert codes(minion, TAKE_BACK) == ["use-not-now"]


# --- Ellison Humboldt -----------------------------------------------------------------------------

ELLISON = "Ellison Humboldt"
FORCES = f"B: use {ELLISON}"
MOTION = "Autarkis Persecution"
YES, NO = "B: have him vote for", "B: have him vote against"


def council(**ellison: Any) -> Position:
    """A calls a referendum; A's Lupo and C's Royce are princes, B has Ellison."""
    position = Position("A", "B", "C").hand("A", MOTION).edge("A")
    position.vampire("Lupo", "A", capacity=6, title="prince", city="Rome", clan="Brujah")
    position.vampire("Rake", "A", capacity=6, title="justicar", clan="Brujah")
    position.vampire(ELLISON, "B", **ellison)
    position.vampire("Royce", "C", capacity=6, title="prince", city="Berlin", clan="Brujah")
    return position.vampire("Nora", "C", capacity=6, title="prince", city="Paris", zone="torpor")


def debate(position: Position | None = None, *lines: str) -> GameState:
    """Votes are cast, and B is asked."""
    state = run((position or council()).build(), f"A: play {MOTION} with Rake", *lines)
    return onward(state, WindowKind.POLLING, "B")


@rule("R6.3.3-05", "D285")
def test_ellison_has_a_prince_vote_as_he_wants() -> None:
    state = run(debate(), FORCES)
    assert lines(state) == ["B: target Royce", "B: target Lupo"]
    state = run(state, "B: target Royce")
    assert lines(state) == [YES, NO]
    assert tally(state) == (0, 0)
    for line, expected in ((YES, (2, 0)), (NO, (0, 2))):
        after = run(state, line)
        assert tally(after) == expected
        assert look(after, f"{ELLISON}.blood") == [8]
        frame = current_referendum(after)
        assert frame is not None
        assert [(each.seat, each.votes) for each in frame.cast] == [(2, 2)]


@rule("R6.3.2-10", "D285")
def test_ellison_changes_what_a_prince_has_cast() -> None:
    state = debate(None, "A: vote for with Lupo")
    assert tally(state) == (2, 0)
    state = run(state, FORCES, "B: target Lupo", NO)
    assert tally(state) == (0, 2)
    state = onward(state, WindowKind.POLLING, "A")
    assert "votes-cast" in codes(state, "A: vote for with Lupo")


@rule("D285", "R1.4-01")
def test_once_in_each_referendum() -> None:
    """Rulings ANK 20180307-2, RBK wording-templates."""
    position = council().hand("A", MOTION)
    state = run(debate(position), FORCES, "B: target Lupo", NO)
    seen = observe(state, 2).referendum
    assert seen is not None
    assert len(seen.used) == 1
    state = onward(state, WindowKind.POLLING, "B")
    assert codes(state, FORCES) == ["use-spent"]
    state = end(state)
    state = run(state, f"A: play {MOTION} with Lupo")
    assert codes(onward(state, WindowKind.POLLING, "B"), FORCES) == []


@rule("D285", "G02")
def test_whom_ellison_cannot_force() -> None:
    assert codes(debate(council(blood=0)), FORCES) == ["use-blood"]
    position = Position("A", "B").hand("A", MOTION).edge("A").vampire(ELLISON, "B")
    state = debate(position.vampire("Rake", "A", capacity=6, title="justicar", clan="Brujah"))
    assert codes(state, FORCES) == ["use-no-target"]
    silent = debate()
    frame = current_referendum(silent)
    assert frame is not None
    royce = read_move(silent, "C: target Royce").card  # type: ignore[attr-defined]
    silent = change_referendum(silent, abstaining=(royce,)).replace(trail=())
    assert tally(run(silent, FORCES, "B: target Royce", YES)) == (0, 0)
    state = play(council().build(), f"A: play {MOTION} with Rake")
    assert codes(onward(state, WindowKind.AS_ANNOUNCED, "B"), FORCES) == ["use-not-now"]


@rule("R1.4-01")
def test_votes_gained_later_are_on_the_same_side() -> None:
    state = run(debate(), FORCES, "B: target Royce", NO)
    frame = current_referendum(state)
    assert frame is not None
    royce = read_move(state, "C: target Royce").card  # type: ignore[attr-defined]
    state = change_referendum(state, votes=((royce, 1),)).replace(trail=())
    state = onward(state, WindowKind.POLLING, "C")
    assert codes(state, "C: vote for with Royce") != []
    assert tally(run(state, "C: vote against with Royce")) == (0, 3)


@rule("R6.2.2-04")
def test_princes_let_ellison_pass() -> None:
    position = Position("A", "B").vampire(ELLISON, "A")
    position.vampire("Lupo", "B", capacity=6, title="prince", city="Rome", clan="Brujah")
    position.vampire("Rake", "B", capacity=6, title="justicar", clan="Brujah")
    state = onward(play(position.build(), f"A: bleed with {ELLISON}"), DecisionKind.BLOCK)
    assert codes(state, "B: block with Lupo") == ["blocker-barred"]
    assert codes(state, "B: block with Rake") == []


# --- Watenda --------------------------------------------------------------------------------------

CANCEL = "B: use Watenda"


def combat(
    *hand: str, cards: dict[str, Mode] | None = None, blood: int = 3, **facts: Any
) -> GameState:
    """A's Lupo, who has been blocked by B's Watenda, holds cards made up for this."""
    position = Position("A", "B").vampire("Lupo", "A", capacity=6, blood=5).library("A", 5)
    position.vampire("Watenda", "B", blood=blood).vampire("Nik", "B", capacity=4)
    for name, mode in (cards or {"Blow": BLOW}).items():
        position.prop(name, types="combat", text=Text(modes=(mode,)), **facts)
    position.hand("A", *(hand or ("Blow",)))
    state = play(position.build(), "A: bleed with Lupo")
    return play(onward(state, DecisionKind.BLOCK), "B: block with Watenda")


BLOW = strike_card(0, Strike(damage=2))


def play_unheard(state: GameState, *moves: str) -> GameState:
    """These moves are made, and B is asked whether she cancels the card."""
    for line in moves:
        state = apply(*reading(state, line))
    while state.to_move != 1:
        state = apply(state, Pass(state.to_move or 0))
    assert window(state) is WindowKind.AS_PLAYED
    return state


def struck(state: GameState, line: str = "A: play Blow with Lupo") -> GameState:
    """Lupo plays his card, and B is asked whether it is cancelled."""
    return play_unheard(onward(state, DecisionKind.STRIKE, "A"), line)


@rule("R1.4-01", "R6.4.3-05")
@pytest.mark.parametrize(("cost", "left"), [(0, 3), (1, 2), (3, 0)])
def test_watenda_cancels_a_strike_and_another_is_chosen(cost: int, left: int) -> None:
    state = struck(combat(blood_cost=cost))
    state = onward(play(state, CANCEL), DecisionKind.STRIKE, "A")
    assert look(state, "Watenda.blood", "Lupo.blood", "A.ash_heap") == [left, 5, ["Blow"]]
    assert codes(state, "A: strike with hand") == []
    assert codes(state, "A: play Blow with Lupo") == ["not-in-hand"]


@rule("G02")
def test_watenda_pays_pool_in_blood_and_no_more_than_he_has() -> None:
    """Ruling LSJ 20071015-2."""
    dear = struck(combat(pool_cost=1, blood_cost=1))
    assert look(play(dear, CANCEL), "Watenda.blood", "B.pool") == [1, 30]
    assert codes(struck(combat(pool_cost=2, blood_cost=2)), CANCEL) == ["use-blood"]
    assert codes(struck(combat(blood_cost=1, blood=0)), CANCEL) == ["use-blood"]
    assert codes(struck(combat(blood=0)), CANCEL) == []


@rule("R1.6.1-13", "D235")
def test_watenda_pays_what_it_costs_the_other() -> None:
    """Ruling LSJ 20091124: more than what is printed, where it costs more."""
    state = struck(combat(cards={"Blow": BLOW.replace(cost=Cost(blood=1))}, blood_cost=1))
    assert look(play(state, CANCEL), "Watenda.blood") == [1]


@rule("R1.4-01")
def test_watenda_cancels_once_in_each_combat() -> None:
    state = play(struck(combat("Blow", "Blow")), CANCEL)
    state = onward(state, DecisionKind.STRIKE, "A")
    again = struck(state)
    assert codes(again, CANCEL) == ["once-in-combat"]


@rule("R6.4.2-04")
def test_watenda_cancels_other_combat_cards() -> None:
    state = combat("Step", cards={"Step": maneuver_card(0)})
    state = onward(state, WindowKind.RANGE, "A")
    state = play_unheard(state, "A: play Step with Lupo")
    state = play(state, CANCEL)
    state = onward(state, DecisionKind.STRIKE)
    assert look(state, "round.range", "A.ash_heap") == ["CLOSE", ["Step"]]


@rule("R6.4-07", "R1.4-01")
def test_what_watenda_does_not_cancel() -> None:
    """Ruling ANK 20221021: only while he fights himself; and only combat cards of the other."""
    push = bleed_modifier(0, 1)
    position = Position("A", "B").vampire("Lupo", "A", capacity=6).vampire("Watenda", "B")
    position.prop("Push", types="action modifier", text=Text(modes=(push,))).hand("A", "Push")
    position.vampire("Nik", "B", capacity=4).prop("Blow", types="combat", text=Text(modes=(BLOW,)))
    position.hand("A", "Blow").hand("B", "Blow").library("A", 5).library("B", 5)
    state = play(position.build(), "A: bleed with Lupo")
    pushed = play_unheard(state, "A: play Push with Lupo")
    assert codes(pushed, CANCEL) == ["not-combatant", "opponent-plays-nothing"]
    fought = play(onward(state, DecisionKind.BLOCK), "B: block with Nik")
    assert codes(struck(fought), CANCEL) == ["not-combatant", "opponent-plays-nothing"]
    own = play(onward(state, DecisionKind.BLOCK), "B: block with Watenda")
    own = play(onward(own, DecisionKind.STRIKE, "A"), "A: strike with hand")
    own = play_unheard(onward(own, DecisionKind.STRIKE, "B"), "B: play Blow with Watenda")
    assert codes(own, CANCEL) == ["opponent-plays-nothing"]


@rule("D194")
def test_watenda_cancels_although_he_is_going_to_torpor() -> None:
    """Ruling LSJ 20021007."""
    gloat = combat_card(0, WindowKind.TO_TORPOR, DamageTo(1))
    position = Position("A", "B").vampire("Lupo", "A", capacity=6).vampire("Watenda", "B", blood=0)
    position.prop("Gloat", types="combat", text=Text(modes=(gloat,))).hand("A", "Gloat")
    state = play(position.vampire("Nik", "B", capacity=4).build(), "A: bleed with Lupo")
    state = play(onward(state, DecisionKind.BLOCK), "B: block with Watenda")
    state = play_unheard(onward(state, WindowKind.TO_TORPOR, "A"), "A: play Gloat with Lupo")
    assert codes(state, CANCEL) == []
    state = onward(play(state, CANCEL))
    assert look(state, "Watenda.zone", "A.ash_heap") == ["torpor", ["Gloat"]]


# --- Klaus van der Veken --------------------------------------------------------------------------

KLAUS = "Klaus van der Veken"
GROUND, OTHER_GROUND = "Slum Hunting Ground", "Park Hunting Ground"


def feeding(active: str = "B", **klaus: Any) -> GameState:
    """It is the untap phase of somebody who has two hunting grounds; A has Klaus."""
    position = Position("A", "B", "C").turn(active, Phase.UNTAP).vampire(KLAUS, "A", **klaus)
    position.vampire("Thomas", active, capacity=5, blood=2).vampire("Yuri", "C", capacity=4)
    position.vampire("Nik", "B", capacity=4)
    return position.permanent(GROUND, active).permanent(OTHER_GROUND, active).build()


def fed(state: GameState, ground: str = GROUND, seat: str = "B") -> GameState:
    return run(state, f"{seat}: use {ground} in way 2", f"{seat}: target Thomas")


@rule("D284")
def test_klaus_keeps_his_prey_from_feeding() -> None:
    state = fed(feeding())
    assert window(state) is WindowKind.AS_USED
    assert lines(state) == [f"A: use {KLAUS}", "A: pass"]
    cancelled = run(state, f"A: use {KLAUS}")
    assert look(cancelled, "Thomas.blood", "pending", "to_move") == [2, "UNTAP", "B"]
    assert "use-spent" in codes(cancelled, f"B: use {GROUND} in way 2")
    let = run(state, "A: pass")
    assert look(let, "Thomas.blood") == [3]


@rule("D284", "R1.4-01")
def test_klaus_cancels_one_hunting_ground_a_turn() -> None:
    state = fed(run(fed(feeding()), f"A: use {KLAUS}"), OTHER_GROUND)
    assert look(state, "Thomas.blood", "pending") == [3, "UNTAP"]
    state = fed(run(fed(feeding()), "A: pass").replace(lasting=()), OTHER_GROUND)
    assert lines(state) == [f"A: use {KLAUS}", "A: pass"]


@rule("D284")
def test_whom_klaus_does_not_disturb() -> None:
    for active in "AC":
        state = fed(feeding(active), seat=active)
        assert look(state, "Thomas.blood", "pending") == [3, "UNTAP"]
    position = Position("A", "B").turn("B", Phase.INFLUENCE).vampire(KLAUS, "A")
    position.vampire("Thomas", "B", zone="uncontrolled", capacity=5, clan="Tremere")
    position.vampire("Nik", "B", capacity=4).permanent("Arcane Library", "B")
    state = play(
        position.build(), "B: use Arcane Library in way 2", "B: target uncontrolled #1 of B"
    )
    assert look(state, "#1 of B.blood", "pending") == [1, "INFLUENCE"]


@rule("D284", "R1.4-01")
def test_klaus_answers_nothing_else() -> None:
    state = fed(feeding())
    other = Position("A", "B").turn("A", Phase.UNTAP).vampire(KLAUS, "A").build()
    assert "use-not-now" in codes(other, f"A: use {KLAUS}")
    assert codes(state, f"A: use {KLAUS}") == []
    seating = state.replace(seating=(0, 2, 1))  # B is no longer the prey of A
    assert codes(seating, f"A: use {KLAUS}") == ["nothing-to-answer"]

"""Random combats: between minions of every kind, with weapons, retainers and combat cards.

Hypothesis chooses who fights, with what, and every move. Nothing that the test knows of combat
comes from the engine's own rules: it reads events and frames, and counts for itself.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition
from hypothesis.stateful import rule as step

import vtes
from tests.rules.damage_oracle import oracle
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.check import check
from vtes.model.cards import CardType, Discipline
from vtes.model.combat import ALWAYS, Combat, Damage, DamageStep, Range, Round, StrikePair
from vtes.model.combat_events import (
    CombatantMarked,
    CombatBegan,
    CombatEnded,
    DamageInflicted,
    DamagePrevented,
    Maneuvered,
    Pressed,
    RangeSet,
    RoundBegan,
    StrikeChosen,
    StrikesGained,
)
from vtes.model.combat_words import Mark
from vtes.model.course_words import AnotherRound
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.events import BloodChanged, CardMoved, CardPlayed, Cause, Event
from vtes.model.frames import Impulse
from vtes.model.moves import HandStrike, Pass
from vtes.model.state import GameState
from vtes.model.text import Aim, Deed, Effect, How, Mode, Reach, Strike, Text, What, Where, Whose
from vtes.model.words import EnterCombat
from vtes.model.zones import IN_PLAY_ZONES, Zone
from vtes.rules.marks import marked
from vtes.rules.stack import topmost
from vtes.testing import Position
from vtes.testing.lines import readings
from vtes.testing.universe import universe

MOST_DECISIONS = 600


def _names(kind: CardType) -> list[str]:
    return [facts(id).name for id in TEXTS if kind in facts(id).types]


def _combat_cards() -> list[str]:
    return [
        facts(id).name for id, text in TEXTS.items() if any(m.how is How.COMBAT for m in text.modes)
    ]


STRIKES = {
    "Fell": Strike(torpor=True),
    "Maim": Strike(damage=3, aggravated=True, reach=Reach.BOTH),
    "Drain": Strike(steal=3, reach=Reach.BOTH),
    "Rend": Strike(hand=True, damage=1, first=True),
    "Blaze": Strike(damage=2, aggravated=True, to_self=2),
}
"""Strikes that few encoded cards make, or none."""

ACIDS = (Mark.ACID, Mark.AGGRAVATED_ACID)

RUSH = Mode(
    How.ACTION,
    aim=Aim(What.MINION, Whose.OTHERS, Where.READY),
    deed=Deed(ActionKind.CARD),
    effects=(EnterCombat(),),
)
CARDS = [*sorted(_combat_cards()), *STRIKES]
THINGS = sorted(_names(CardType.EQUIPMENT) + _names(CardType.RETAINER))
ALLIES = sorted(
    facts(id).name
    for id, text in TEXTS.items()
    if CardType.ALLY in facts(id).types and not text.bans
)


class Ledger:
    """Counts what the events of a combat say, and holds it against the positions."""

    def __init__(self, state: GameState) -> None:
        self.blood = [card.blood for card in state.cards]
        self.fighting = False
        self.over = False
        self.life: dict[int, int] = {}
        self.strikes: Counter[int] = Counter()
        self.gained: Counter[int] = Counter()
        self.pair: Counter[int] = Counter()
        self.maneuvers: list[int] = []
        self.fixed: Range | None = None
        self.due: dict[int, Zone] = {}
        self.pressed = False
        self.again = False
        self.felled = False
        self.diablerie = False
        self.standing: set[int] = set()
        self.stood: set[int] = set()

    def enter(self, step: vtes.Transition) -> None:
        """Take a transition down and compare."""
        owed, doomed = _owed(step.before)
        inflicted: Counter[int] = Counter()
        gone: set[int] = set()
        prevents = bool(owed)  # one move prevents once; what a shield prevents is never owed
        before, frame = topmost(step.before, Damage), topmost(step.after, Damage)
        for event in step.events:
            if isinstance(event, DamagePrevented):
                by_itself = not inflicted and _takes_one_point(step.before, event.card)
                if event.card in owed and (prevents or by_itself):
                    owed[event.card] -= event.normal + event.aggravated
                prevents = False
            elif isinstance(event, DamageInflicted):
                if not inflicted:
                    owed = _with_acid(step.before, owed)
                points = event.normal + event.aggravated
                if event.card not in inflicted and event.card in owed:
                    assert owed[event.card] == points, "prevented + inflicted = done"
                inflicted[event.card] += points
                self.suffer(step.before, event, doomed=event.card in doomed)
            elif isinstance(event, CardMoved):
                gone.add(event.card)
                self.leave(step, event)
            else:
                self.count(step, event)
        after = step.after
        assert self.blood == [card.blood for card in after.cards]
        assert min(owed.values(), default=0) >= 0
        if frame is not None and before is not None and frame.settled and not before.settled:
            owed = _with_acid(step.before, owed)
        if frame is None or inflicted or not any(owed.values()):  # that damage is done with
            left = {card for card, points in owed.items() if points > 0}
            assert left <= gone | set(inflicted), "what is not prevented is inflicted"
        else:
            assert +_owed(after)[0] == +owed, "nothing is prevented but by events"
        if frame is None or frame.step is DamageStep.PREVENT:
            assert not self.due, "who cannot heal goes to torpor, or is burned"
        self.compare(after)

    def suffer(self, state: GameState, event: DamageInflicted, *, doomed: bool) -> None:
        """What the damage must do, by a second account of the rules (6.4.6)."""
        card, blood = event.card, self.blood[event.card]
        points = event.normal + event.aggravated
        if not state.definition(card).facts.is_vampire:
            self.expected = (card, max(blood - points, 0), Cause.DAMAGE)
            if points >= blood:
                self.due[card] = Zone.ASH_HEAP
            return
        wounded = doomed or state.cards[card].zone is Zone.TORPOR or card in self.standing
        left, torpor, burned = oracle(blood, event.normal, event.aggravated, wounded)
        self.expected = (card, left, Cause.HEAL)
        if burned:
            self.due[card] = Zone.ASH_HEAP
        elif torpor and card not in self.standing and state.cards[card].zone is Zone.READY:
            self.due[card] = Zone.TORPOR
        if blood == left:
            self.expected = None

    expected: tuple[int, int, Cause] | None = None

    def leave(self, step: vtes.Transition, event: CardMoved) -> None:
        """Nobody goes to torpor or is burned but for damage, a strike or diablerie."""
        card, state = event.card, step.before
        due = self.due.pop(card, None)
        if event.origin is not Zone.READY or self.over:
            return
        if event.zone is Zone.TORPOR:
            staked = step.after.cards[card].pinned
            assert due is Zone.TORPOR or self.felled or staked or card in self.stood
        elif event.zone is Zone.ASH_HEAP:
            lifeless = not self.blood[card] and not state.definition(card).facts.is_vampire
            assert due is Zone.ASH_HEAP or lifeless or self.diablerie

    def count(self, step: vtes.Transition, event: Event) -> None:
        """Blood, rounds, maneuvers and strikes."""
        if isinstance(event, BloodChanged):
            self.blood[event.card] += event.amount
            if event.cause in (Cause.HEAL, Cause.DAMAGE):
                assert self.expected == (event.card, self.blood[event.card], event.cause)
                self.expected = None
        elif isinstance(event, CombatBegan):
            self.fighting, self.over = True, False
            self.stood, self.standing = self.standing, set()
            state = step.before
            retainers = [*state.cards[event.acting].attached, *state.cards[event.opposing].attached]
            self.life = {c: self.blood[c] for c in retainers if _is_retainer(state, c)}
        elif isinstance(event, CombatEnded):
            self.fighting, self.over = False, True
            self.pressed = False
        elif isinstance(event, Pressed):
            self.pressed = event.goes_on
        elif isinstance(event, RoundBegan):
            assert self.pressed or self.again or event.number == 1, "no round without a reason"
            self.pressed = self.again = False
            self.strikes.clear()
            self.gained.clear()
            self.pair.clear()
            self.maneuvers.clear()
            self.fixed = None
        elif isinstance(event, Maneuvered):
            assert self.maneuvers[-1:] != [event.minion]
            self.maneuvers.append(event.minion)
            assert event.range is self.range
        elif isinstance(event, RangeSet):
            assert not self.maneuvers
            self.fixed = event.range
        elif isinstance(event, CombatantMarked):
            if event.mark is Mark.WOUNDED:  # he stays until the combat is over
                self.standing.add(event.minion)
                self.due.pop(event.minion, None)
        elif isinstance(event, StrikesGained):
            self.gained[event.minion] += event.amount
        elif isinstance(event, StrikeChosen):
            self.strikes[event.minion] += 1
            self.pair[event.minion] += 1
            assert self.pair[event.minion] == 1
            assert self.strikes[event.minion] <= 1 + self.gained[event.minion]
            self.felled = self.felled or _fells(step.after, event.card)
        elif isinstance(event, CardPlayed):
            name, pair = (
                step.after.definition(event.card).facts.name,
                topmost(step.before, StrikePair),
            )
            self.diablerie = self.diablerie or name in ("Amaranth", "Decapitate")
            self.again = self.again or _has(step.after, event.card, AnotherRound)
            self.felled = self.felled or name == "Disarm"
            chosen = (pair.first, pair.second) if pair is not None else ()
            if name == "Primal Instincts" and event.minion in [u.minion for u in chosen if u]:
                self.strikes[event.minion] -= 1  # another is chosen in its place
                self.pair[event.minion] = 0

    @property
    def range(self) -> Range:
        """Each maneuver cancels the one before: it takes the round to the other range."""
        if self.fixed is not None:
            return self.fixed
        return Range.LONG if len(self.maneuvers) % 2 else Range.CLOSE

    def compare(self, state: GameState) -> None:
        """Hold the position to the account."""
        assert self.expected is None
        current, pair = topmost(state, Round), topmost(state, StrikePair)
        if current is not None:
            assert current.range is self.range
        top = state.stack[-1]
        if type(top) is Impulse and top.kind is WindowKind.BEFORE_RESOLUTION:
            self.pair.clear()
            assert pair is not None
            chosen = [use for use in (pair.first, pair.second) if use is not None]
            self.felled = any(_fells(state, use.card) for use in chosen)
            assert len({use.minion for use in chosen}) == len(chosen)
        if self.over:
            for card, life in self.life.items():
                if state.cards[card].zone in IN_PLAY_ZONES:
                    assert self.blood[card] == life, "a retainer gets back what it lost"


def _owed(state: GameState) -> tuple[Counter[int], tuple[int, ...]]:
    """Points that each card is about to take, and who goes to torpor anyway."""
    frame = topmost(state, Damage)
    owed: Counter[int] = Counter()
    if frame is None or (frame.step is not DamageStep.PREVENT and frame.at == 0):
        return owed, ()
    if frame.step is DamageStep.PREVENT:
        for wound in frame.settled + frame.wounds:
            if state.cards[wound.card].zone in IN_PLAY_ZONES:  # a theft may have killed an ally
                owed[wound.card] += wound.normal + wound.aggravated
    return owed, frame.doomed


def _takes_one_point(state: GameState, card: int) -> bool:
    """Whether he takes no more than a point of damage in a round, and prevents the rest so. D312"""
    return any(marked(state, card, mark) for mark in (Mark.FIRST_POINT, Mark.FIRST_POINT_ONLY))


def _with_acid(state: GameState, owed: Counter[int]) -> Counter[int]:
    """With what strikers take because of their strikes, which nobody can prevent any more. D273

    Nothing if it cannot be told: somebody took damage of a strike and other damage, and prevented
    a part of it.
    """
    frame, combat = topmost(state, Damage), topmost(state, Combat)
    if frame is None or combat is None or frame.settled or topmost(state, StrikePair) is None:
        return owed
    more = owed.copy()
    for mark in combat.marks:
        if mark.mark not in ACIDS or mark.round not in (ALWAYS, combat.round):
            continue
        wounds = [wound for wound in frame.wounds if wound.card == mark.minion]
        struck = sum(wound.normal + wound.aggravated for wound in wounds if wound.striker >= 0)
        prevented = sum(wound.normal + wound.aggravated for wound in wounds) - owed[mark.minion]
        if prevented and any(wound.striker < 0 for wound in wounds):
            return Counter()
        for striker in {wound.striker for wound in wounds if wound.striker >= 0}:
            if state.cards[striker].zone in IN_PLAY_ZONES:
                more[striker] += struck - prevented
    return more


def _is_retainer(state: GameState, card: int) -> bool:
    return CardType.RETAINER in state.definition(card).facts.types


def _has(state: GameState, card: int, word: type[Effect]) -> bool:
    """Whether a card has a word in one of its ways."""
    text = state.definition(card).text
    modes = text.modes if text is not None else ()
    return any(isinstance(effect, word) for mode in modes for effect in mode.effects)


def _fells(state: GameState, card: int) -> bool:
    """Whether a strike with a card sends to torpor by itself."""
    text = state.definition(card).text if card >= 0 else None
    strikes = [mode.strike for mode in text.modes] if text is not None else []
    return any(strike is not None and strike.torpor for strike in strikes)


class Combats(RuleBasedStateMachine):
    """One combat from its beginning to its end.

    Seen to fail, each when the engine was broken on purpose: `prevent` telling one point more
    than it prevents, and `_together` dropping a wound (what is owed); `fate` healing one point
    less (healing); `_inflict` leaving a vampire ready (torpor) or sparing an ally aggravated
    damage (life); `choose_strike` not going on to the second minion (strikes); `maneuver` always
    to long range, and a second round that begins there (range); rounds without a press (the
    end); no drain of blood (`check`); `movegen.combat.moves` without the hand strike of minions
    with cards on them (property 2); `_restore` giving one life less (retainers); a codec that
    forgets who maneuvered last (property 5).
    """

    @precondition(lambda self: not self.under_way)
    @step(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        """A's minion attacks B's; the seed says who they are and what there is."""
        position, attack = _table(Random(seed))
        self.state = position.build()
        self.ledger = Ledger(self.state)
        self.decisions = 0
        for line in attack:
            for _, move in readings(self.state, line):
                self.make(move)
        while not self.ledger.fighting:
            assert self.state.pending is not None
            self.make(Pass(self.state.pending.seat))
        self.forced()

    def make(self, move: vtes.Move) -> None:
        """Make a move and take down what happens."""
        assert self.decisions < MOST_DECISIONS, "a combat ends"
        self.decisions += 1
        step = vtes.transition(self.state, move)
        self.state = step.after
        self.ledger.enter(step)
        assert not check(self.state)

    def forced(self) -> None:
        """Where there is no choice there is nothing to choose."""
        while self.under_way and len(vtes.legal_moves(self.state)) == 1:
            self.make(vtes.legal_moves(self.state)[0])

    @property
    def under_way(self) -> bool:
        """Whether the combat, or one that follows it, is under way."""
        return hasattr(self, "state") and topmost(self.state, Combat) is not None

    @precondition(lambda self: self.under_way)
    @step(pick=st.integers(0, 599))
    def move(self, pick: int) -> None:
        """Any legal move; to pass is one of many, however few there are."""
        moves = list(vtes.legal_moves(self.state))
        active = [move for move in moves if not isinstance(move, Pass)]
        passing = pick % 5 == 0 and len(active) < len(moves)
        self.make(moves[-1] if passing else active[pick // 5 % len(active)])
        self.forced()

    @precondition(lambda self: self.under_way)
    @step(often=st.integers(0, 7))
    def look(self, often: int) -> None:
        """Property 2 of the design over a universe built without the generator, and 5."""
        state = self.state
        assert vtes.loads(vtes.dumps(state)) == state
        if often:
            return
        legal = set(vtes.legal_moves(state))
        tried = set(universe(state))
        assert legal <= tried
        for move in tried:
            violations = vtes.why_illegal(state, move)
            assert (move in legal) is (not violations) is vtes.is_legal(state, move)

    def teardown(self) -> None:
        """A combat that is left alone ends, too."""
        while self.under_way:
            moves = vtes.legal_moves(self.state)
            easy = [move for move in moves if isinstance(move, Pass | HandStrike)]
            self.make((easy or moves)[0])


def _table(random: Random) -> tuple[Position, tuple[str, str]]:
    """Two minions with what they carry and cards for both, and how A's attacks B's."""
    strength = random.randint(1, 3)
    ruleset = vtes.REVISED.replace(name="hard-hitting", vampire_strength=strength)
    position = Position("A", "B", "C").ruleset(ruleset)
    position.prop("Idle", types="action").prop("Rush", types="action", text=Text((RUSH,)))
    for name, strike in STRIKES.items():
        mode = Mode(How.COMBAT, windows=(WindowKind.STRIKE,), strike=strike)
        position.prop(name, types="combat", text=Text((mode,)))
    names = [_body(position, random, "A", "Lupo"), _body(position, random, "B", "Thomas")]
    position.prop("Bear", types="retainer", text=Text(life=4))
    position.attach("Bear", on=random.choice(names))
    for name in random.sample(THINGS, random.randint(0, 5)):
        position.attach(name, on=random.choice(names))
    position.hand("A", "Rush")
    for seat in "AB":
        cards = random.choices([*CARDS, *STRIKES, *["Fake Out"] * 6], k=18)
        position.hand(seat, "Idle", *cards[:5]).library(seat, *cards[5:], 4)
    return position, (f"A: play Rush with {names[0]}", f"A: target {names[1]}")


def _body(position: Position, random: Random, seat: str, name: str) -> str:
    """Place a minion: mostly a vampire, with all Disciplines; sometimes an ally."""
    if random.random() < 0.15:
        ally = random.choice(ALLIES[seat == "A" :: 2])  # no ally for both
        position.ally(ally, seat)
        return ally
    level, capacity = random.randint(1, 2), random.randint(2, 9)
    skills = {discipline.value: level for discipline in Discipline}
    blood = random.randint(1, capacity)
    position.vampire(name, seat, capacity=capacity, blood=blood, disciplines=skills)
    return name


TestCombats = Combats.TestCase

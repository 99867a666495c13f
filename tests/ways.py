"""Every way to play or use an encoded card, and the signs that its effects happened.

For the survey of games: a way counts as seen only when the card was played or used in it, was
not cancelled, and each of its effects showed itself by an event. Most words emit their event at
once; of those that do not, `LATER` says by which event they show themselves afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from sys import maxsize
from typing import Any

import attrs

from tests.properties.games import friends
from vtes.cards.decks import Deck
from vtes.cards.printed import facts
from vtes.cards.texts import TEXTS
from vtes.effects.choosing import ANSWERED
from vtes.effects.resolve import RESOLVERS
from vtes.model import (
    card_words,
    combat_words,
    deed_words,
    master_words,
    play_words,
    vote_words,
    words,
)
from vtes.model import choosing as choosing_words
from vtes.model.combat import PairStep, StrikePair
from vtes.model.combat_events import (
    CombatantMarked,
    CombatBegan,
    CombatEnded,
    DamageInflicted,
    DamagePrevented,
    OptionGained,
    RoundBegan,
    StrikeChosen,
    StrikeDodged,
)
from vtes.model.decisions import WINDOWS, ActionKind, Asked, WindowKind
from vtes.model.events import (
    ActionEnded,
    BlockAttempted,
    BlockCalledOff,
    BlockFailed,
    BloodChanged,
    CardMoved,
    CardPlayed,
    CardUsed,
    Cause,
    DiablerieCommitted,
    Ending,
    Event,
    PoolChanged,
    StealthChanged,
    Tapped,
    TurnBegan,
    Untapped,
)
from vtes.model.frames import Action, ActionStep, Choice, Frame, Use
from vtes.model.moves import Block, ChooseWay, Move, PlayCard, UseCard
from vtes.model.state import GameState
from vtes.model.text import Effect, How, Mode, Strike
from vtes.model.vote_events import ReferendumFailed, ReferendumPassed
from vtes.model.zones import READY, TORPOR, Zone
from vtes.reducers import PROCEED
from vtes.rules.announcing import ways
from vtes.rules.guards.announced import frame
from vtes.rules.hands import in_hand
from vtes.rules.stack import current_action

Counts = Counter[str]

COMBAT = frozenset(kind for kind in WindowKind if WINDOWS[kind].asked is Asked.COMBATANTS)
"""Windows of a combat."""

EXPLAINED: dict[str, str] = {}
"""What need not occur (a name of `expected_ways`), and why; the survey fails if it does occur."""

NOTED: frozenset[type[Effect]] = frozenset(
    {
        card_words.BanThisTurn,
        card_words.LoseTransfers,
        card_words.MustHunt,
        card_words.StayUntapped,
        deed_words.LookAtTarget,
        deed_words.ShowHands,
        master_words.Offer,
        master_words.TakeOffer,
        play_words.Mute,
        play_words.Note,
        choosing_words.ChooseMinion,
        play_words.Remember,
        vote_words.RememberNamed,
        vote_words.Revere,
    }
)
"""Words that only make a note of something for later: they show themselves in the position."""

Sign = Callable[[tuple[Event, ...], Use], bool]
"""Whether the events since a word was carried out show it."""


def _any(shown: Callable[[Event, Use], bool]) -> Sign:
    return lambda events, use: any(shown(event, use) for event in events)


def _hurt(event: Event, card: int) -> bool:
    """Damage that was prevented was there to be seen, too."""
    return isinstance(event, DamageInflicted | DamagePrevented) and event.card == card


def _harmed(event: Event, use: Use) -> bool:
    return isinstance(event, DamageInflicted | DamagePrevented) and event.card != use.minion


def _to_torpor(event: Event) -> bool:
    return isinstance(event, CardMoved) and event.zone is TORPOR


def _tapped_for_failing(events: tuple[Event, ...], use: Use) -> bool:
    failed: set[int] = set()
    for event in events:
        if isinstance(event, BlockFailed):
            failed.add(event.minion)
        elif isinstance(event, Tapped) and event.card in failed:
            return True
    return False


def _discarded(event: Event) -> bool:
    return (
        isinstance(event, CardMoved) and event.origin is Zone.HAND and event.zone is Zone.ASH_HEAP
    )


def _pays(event: Event) -> bool:
    return isinstance(event, PoolChanged) and event.amount < 0 and event.cause is Cause.CARD


def _drained(event: Event, use: Use) -> bool:
    if not isinstance(event, BloodChanged) or event.amount > 0:
        return False
    return event.cause is Cause.CARD and event.card != use.minion


LATER: dict[type[Effect], Sign] = {
    words.AttemptBlock: _any(lambda e, u: isinstance(e, BlockAttempted) and e.minion == u.minion),
    words.EnterCombat: _any(lambda e, u: isinstance(e, CombatBegan) and e.acting == u.minion),
    words.Weaken: _any(lambda e, u: _hurt(e, u.target)),  # where the target is no vampire
    words.TapWhoFails: _tapped_for_failing,
    words.TorporAfterAction: _any(
        lambda e, u: isinstance(e, CardMoved) and e.card == u.minion and _to_torpor(e)
    ),
    play_words.AfterAction: _any(
        lambda e, u: _hurt(e, u.minion) or (isinstance(e, BloodChanged) and e.cause is Cause.CARD)
    ),
    words.EndAction: _any(lambda e, u: isinstance(e, ActionEnded) and e.ending is Ending.ENDED),
    combat_words.DamageTo: _any(lambda e, u: isinstance(e, DamageInflicted | DamagePrevented)),
    combat_words.EachRound: _any(lambda e, u: isinstance(e, DamageInflicted | DamagePrevented)),
    deed_words.SendToTorpor: _any(lambda e, u: _to_torpor(e)),
    combat_words.DrainAfterwards: _any(lambda e, u: _drained(e, u)),
    combat_words.ContinueAction: _any(lambda e, u: isinstance(e, StealthChanged)),
    combat_words.ChooseAgain: _any(
        lambda e, u: isinstance(e, StrikeChosen) and e.minion == u.minion
    ),
    combat_words.EndCombat: _any(lambda e, u: isinstance(e, CombatEnded)),
    combat_words.HurtAfterwards: _any(lambda e, u: isinstance(e, DamageInflicted)),
    combat_words.CombatAgain: _any(lambda e, u: isinstance(e, CombatBegan)),
    combat_words.FightNext: _any(lambda e, u: isinstance(e, CombatBegan)),
    combat_words.BurnWeapon: _any(
        lambda e, u: isinstance(e, CardMoved) and e.zone is Zone.ASH_HEAP
    ),
    words.MayCallOff: _any(lambda e, u: isinstance(e, BlockCalledOff)),
    combat_words.Wield: _any(lambda e, u: isinstance(e, DamageInflicted | DamagePrevented)),
    words.UntapAtEnd: _any(lambda e, u: isinstance(e, Untapped)),
    combat_words.InCombat: _any(lambda e, u: isinstance(e, CombatantMarked | OptionGained)),
    combat_words.Diablerize: _any(lambda e, u: isinstance(e, DiablerieCommitted)),
    play_words.BurnUnlessBlocks: _any(
        lambda e, u: isinstance(e, BloodChanged) and e.card == u.minion and e.amount < 0
    ),
    play_words.BleedFails: _any(
        lambda e, u: isinstance(e, ActionEnded) and e.ending is Ending.ENDED
    ),
    choosing_words.LookAtLibrary: _any(
        lambda e, u: isinstance(e, CardMoved) and e.origin is Zone.LIBRARY
    ),
    vote_words.CallerBurns: _any(lambda e, u: _pays(e)),
    vote_words.VotersBurn: _any(lambda e, u: _pays(e)),
    vote_words.TapVoters: _any(lambda e, u: isinstance(e, Tapped)),
    choosing_words.DiscardOne: _any(lambda e, u: _discarded(e)),
    choosing_words.DiscardDown: _any(lambda e, u: _discarded(e)),
    vote_words.PassNext: _any(lambda e, u: isinstance(e, ReferendumPassed) and not e.votes_for),
    vote_words.Bribe: _any(
        lambda e, u: (
            isinstance(e, PoolChanged)
            and e.seat != u.seat
            and e.amount == 1
            and e.cause is Cause.CARD
        )
    ),
}
"""Words that show themselves by a later event, most of them in the same action."""

STRIKES: dict[str, tuple[Callable[[Strike], object], Sign]] = {
    "DAMAGE": (lambda s: s.hand or s.strength or s.damage, _any(_harmed)),
    "SELF": (lambda s: s.to_self, _any(lambda e, u: _hurt(e, u.minion))),
    "STEAL": (
        lambda s: s.steal,
        _any(lambda e, u: isinstance(e, BloodChanged) and e.cause is Cause.STOLEN),
    ),
    "DODGE": (
        lambda s: s.dodge,
        _any(lambda e, u: isinstance(e, StrikeDodged) and e.minion != u.minion),
    ),
    "TORPOR": (lambda s: s.torpor, _any(lambda e, u: _to_torpor(e))),
    "ENDS": (lambda s: s.ends, _any(lambda e, u: isinstance(e, CombatEnded))),
}
"""What a strike can do beside its words, and how it shows itself when the strike resolves."""

DEEDS: dict[ActionKind, Callable[[Event], bool]] = {
    ActionKind.BLEED: lambda e: isinstance(e, PoolChanged) and e.cause is Cause.BLEED,
    ActionKind.LEAVE_TORPOR: lambda e: isinstance(e, CardMoved) and e.zone is READY,
    ActionKind.HUNT: lambda e: isinstance(e, BloodChanged) and e.cause is Cause.HUNT,
}
"""Actions that have an effect of their own beside those of their cards."""


def way(card: int, mode: int) -> str:
    """The name of a way to play or use a card, by printed id and mode."""
    return f"way {facts(card).name}/{mode + 1}"


def parts(card: int, mode: int) -> list[str]:
    """What has to happen for a way to be seen: it is played, and each of its effects."""
    name = f"{facts(card).name}/{mode + 1}"
    encoded = TEXTS[card].modes[mode]
    shown = [f"effect {name} {type(word).__name__}" for word in encoded.effects]
    if encoded.deed is not None and encoded.deed.kind in DEEDS:
        shown.append(f"effect {name} {encoded.deed.kind.name}")
    if encoded.strike is not None:
        shown += [f"effect {name} {type(word).__name__}" for word in encoded.strike.effects]
        does = [what for what, (has, _) in STRIKES.items() if has(encoded.strike)]
        shown += [f"effect {name} {what}" for what in does]
    # A way in which nothing can be seen has to be explained.
    return [way(card, mode), *(shown or [f"effect {name} NOTHING"])]


def expected_ways(decks: Iterable[Deck] = ()) -> set[str]:
    """Everything about encoded cards, or about those of some decks, that must occur."""
    cards = {card for deck in decks for card, _ in deck.crypt + deck.library} or TEXTS.keys()
    ways = ((card, mode) for card in cards for mode in range(len(TEXTS[card].modes)))
    return {part for card, mode in ways for part in parts(card, mode)} - EXPLAINED.keys()


def rarity(counts: Counts, state: GameState, move: Move) -> int:
    """How often the least seen part of the way was seen in which a move plays or uses a card."""
    if isinstance(move, PlayCard):
        text = state.definition(in_hand(state, move.seat, move.card)).text
        assert text is not None
        modes, card = ways(state, text), move.card
    else:
        assert isinstance(move, ChooseWay | UseCard)
        used = move.card if isinstance(move, UseCard) else frame(state).card
        modes, card = [move.mode], state.definition(used).facts.id
    return min(counts[part] for mode in modes for part in parts(card, mode))


def rarest(counts: Counts, card: int) -> int:
    """How often the least seen part of a card, by printed id, was seen; much if it has none."""
    text = TEXTS[card]
    names = (part for mode in range(len(text.modes)) for part in parts(card, mode))
    return min((counts[name] for name in names if name not in EXPLAINED), default=maxsize)


def kept(counts: Counts, state: GameState, move: Move) -> bool:
    """Whether a card is better not played now: it has not been seen in another way, or another
    card in the hand that is for such cards has not been seen.
    """
    if not isinstance(move, PlayCard):
        return False
    if rarity(counts, state, move) > 0 == rarest(counts, move.card):
        return True
    hand = {_printed(state, card) for card in state.players[move.seat].hand}
    return any(move.card in friends(card) and not rarest(counts, card) for card in hand)


def leads_on(counts: Counts, state: GameState, move: Move) -> bool:
    """Whether a move leads to a combat in which something could be seen for the first time."""
    action = current_action(state)
    if not isinstance(move, Block) or action is None:
        return False
    hands = (state.players[action.seat].hand, state.players[move.seat].hand)
    minions = (action.minion, move.minion)
    cards = [*hands[0], *hands[1], *minions]
    for minion in minions:
        cards += state.cards[minion].attached
    return any(
        _fights(card) and not rarest(counts, card) for card in {_printed(state, c) for c in cards}
    )


@cache
def _fights(card: int) -> bool:
    """Whether a card, by printed id, is for combat in some way."""
    modes = TEXTS[card].modes if card in TEXTS else ()
    return any(mode.how is How.COMBAT or mode.strike or COMBAT & {*mode.windows} for mode in modes)


@attrs.define
class _Pending:
    """A word that was carried out and has not shown itself yet."""

    name: str
    use: Use
    sign: Sign
    since: int
    until: tuple[type[Event], ...]
    events: tuple[Event, ...] = ()

    def take(self, events: tuple[Event, ...]) -> bool:
        """Take down what a transition showed, and say whether the time for it is over."""
        for event in events[self.since :]:
            self.events = (*self.events, event)
            if isinstance(event, self.until):
                return True
        self.since = 0
        return False


_ACTION = (ActionEnded, TurnBegan)
_UNTIL: dict[type[Effect], tuple[type[Event], ...]] = {
    vote_words.PassNext: (TurnBegan,),
    vote_words.Bribe: (*_ACTION, ReferendumPassed, ReferendumFailed),
}
_PAIR = (*_ACTION, StrikeChosen, RoundBegan, CombatEnded)


class Watch:
    """Counts ways and effects while games are played.

    After every transition it must be told the events, with `look`; where a position is only
    played on for comparison `resting` keeps it from counting.
    """

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._pending: list[_Pending] = []
        self._on = True

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Count nothing for a while."""
        self._on = False
        try:
            yield
        finally:
            self._on = True

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Notice every word that is carried out, and every action that begins or resolves."""
        resolvers, proceed = dict(RESOLVERS), dict(PROCEED)
        for word, resolver in resolvers.items():
            RESOLVERS[word] = self._resolver(resolver)
        answered = dict(ANSWERED)
        for word, answer in answered.items():
            ANSWERED[word] = self._answered(answer)
        PROCEED[Action] = self._proceed(proceed[Action], self._of_action)
        PROCEED[StrikePair] = self._proceed(proceed[StrikePair], self._of_strikes)
        try:
            yield
        finally:
            RESOLVERS.update(resolvers)
            ANSWERED.update(answered)
            PROCEED.update(proceed)

    def look(self, after: GameState, events: tuple[Event, ...]) -> None:
        """Take down what a transition showed."""
        for event in events:
            if isinstance(event, CardPlayed | CardUsed):
                self._counts[way(_printed(after, event.card), event.mode)] += 1
        waiting, self._pending = self._pending, []
        for pending in waiting:
            over = pending.take(events)
            if pending.sign(pending.events, pending.use):
                self._counts[pending.name] += 1
            elif not over:
                self._pending.append(pending)

    def forget(self) -> None:
        """A game is over: nothing shows itself any more."""
        self._pending.clear()

    def _resolver(self, resolve: Callable[..., GameState]) -> Callable[..., GameState]:
        def watched(state: GameState, use: Use, word: Effect) -> GameState:
            after = resolve(state, use, word)
            if self._on:
                self._note(state, after, use, word)
            return after

        return watched

    def _answered(self, answer: Callable[..., GameState]) -> Callable[..., GameState]:
        def watched(state: GameState, choice: Choice, word: Effect) -> GameState:
            after = answer(state, choice, word)
            if self._on:
                self._note(state, after, choice.use, word)
            return after

        return watched

    def _note(self, state: GameState, after: GameState, use: Use, word: Effect) -> None:
        if use.card < 0:  # what a card has allowed before
            return
        name = _effect(state, use.card, use.mode, type(word).__name__)
        since = len(state.trail)
        mode = TEXTS[_printed(state, use.card)].modes[use.mode]
        if _by_itself(mode) and word == mode.effects[0]:
            self._counts[way(_printed(state, use.card), use.mode)] += 1
        if len(after.trail) > since or (_is_noted(word) and _differs(state, after)):
            self._counts[name] += 1
        elif type(word) in LATER:
            until = _UNTIL.get(type(word), _ACTION)
            self._pending.append(_Pending(name, use, LATER[type(word)], since, until))

    def _proceed(self, proceed: Callable[..., GameState], note: Any) -> Callable[..., GameState]:
        def watched(state: GameState, frame: Frame) -> GameState:
            after = proceed(state, frame)
            if self._on:
                note(state, frame, after)
            return after

        return watched

    def _of_action(self, state: GameState, frame: Action, after: GameState) -> None:
        if frame.card < 0:
            return
        printed = _printed(state, frame.card)
        mode: Mode = TEXTS[printed].modes[frame.mode]
        if frame.step is ActionStep.ANNOUNCE and mode.how is How.USE:
            self._counts[way(printed, frame.mode)] += 1
        if frame.step is ActionStep.RESOLVE and frame.kind in DEEDS:
            since = after.trail[len(state.trail) :]
            if any(map(DEEDS[frame.kind], since)):
                self._counts[_effect(state, frame.card, frame.mode, frame.kind.name)] += 1

    def _of_strikes(self, state: GameState, frame: StrikePair, after: GameState) -> None:
        """Both strikes are chosen; where one of them ends the combat, no other resolves."""
        if frame.step is not PairStep.ENDS:
            return
        chosen: list[tuple[Use, Strike]] = []
        for use in (frame.first, frame.second):
            if use is not None and use.card >= 0:
                strike = TEXTS[_printed(state, use.card)].modes[use.mode].strike
                chosen += [(use, strike)] if strike is not None else []
        ended = any(strike.ends for _, strike in chosen)
        for use, strike in chosen:
            for what, (has, sign) in STRIKES.items():
                if has(strike) and (what == "ENDS" or not ended):
                    name = _effect(state, use.card, use.mode, what)
                    self._pending.append(_Pending(name, use, sign, len(state.trail), _PAIR))


def _by_itself(mode: Mode) -> bool:
    """Whether it happens without being played or used by anybody."""
    if mode.how is How.TRIGGER:
        return True
    return mode.how is How.USE and not mode.windows and mode.phase is None and mode.deed is None


def _is_noted(word: Effect) -> bool:
    if isinstance(word, choosing_words.LookAtLibrary):
        return not word.bleeds
    return type(word) in NOTED or isinstance(word, choosing_words.LookAtHand)


def _differs(state: GameState, after: GameState) -> bool:
    return state.lasting != after.lasting or state.stack != after.stack


def _printed(state: GameState, card: int) -> int:
    return state.definition(card).facts.id


def _effect(state: GameState, card: int, mode: int, what: str) -> str:
    return f"effect {state.definition(card).facts.name}/{mode + 1} {what}"

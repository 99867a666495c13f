"""The signs that the effects of a card happened, for the survey of games.

Most words emit their event at once; of those that do not, `LATER` says by which event they show
themselves afterwards.
"""

from __future__ import annotations

from collections.abc import Callable

from vtes.model import (
    card_words,
    combat_words,
    course_words,
    deed_words,
    master_words,
    play_words,
    vote_words,
    words,
)
from vtes.model import choosing as choosing_words
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
from vtes.model.decisions import ActionKind
from vtes.model.events import (
    ActionEnded,
    BlockAttempted,
    BlockCalledOff,
    BlockFailed,
    BloodChanged,
    CardMoved,
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
from vtes.model.frames import Use
from vtes.model.text import Effect, Strike
from vtes.model.vote_events import ReferendumFailed, ReferendumPassed
from vtes.model.zones import READY, TORPOR, Zone

NOTED: frozenset[type[Effect]] = frozenset(
    {
        card_words.BanThisTurn,
        card_words.LoseTransfers,
        card_words.MustHunt,
        card_words.StayUntapped,
        deed_words.LookAtTarget,
        deed_words.ShowHands,
        master_words.MoreMasterActions,
        master_words.OnlyAt,
        master_words.Offer,
        master_words.TakeOffer,
        course_words.MayCancelCombat,
        play_words.IfHolds,
        play_words.InterceptOf,
        play_words.Mute,
        play_words.NoUntap,
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
    play_words.TapWhoFails: _tapped_for_failing,
    play_words.TorporAfterAction: _any(
        lambda e, u: isinstance(e, CardMoved) and e.card == u.minion and _to_torpor(e)
    ),
    play_words.AfterAction: _any(
        lambda e, u: _hurt(e, u.minion) or (isinstance(e, BloodChanged) and e.cause is Cause.CARD)
    ),
    words.EndAction: _any(lambda e, u: isinstance(e, ActionEnded) and e.ending is Ending.ENDED),
    combat_words.DamageTo: _any(lambda e, u: isinstance(e, DamageInflicted | DamagePrevented)),
    combat_words.EachRound: _any(lambda e, u: isinstance(e, DamageInflicted | DamagePrevented)),
    deed_words.SendToTorpor: _any(lambda e, u: _to_torpor(e)),
    master_words.FaintAfterwards: _any(lambda e, u: _to_torpor(e)),
    combat_words.DrainAfterwards: _any(lambda e, u: _drained(e, u)),
    course_words.ContinueAction: _any(lambda e, u: isinstance(e, StealthChanged)),
    combat_words.ChooseAgain: _any(
        lambda e, u: isinstance(e, StrikeChosen) and e.minion == u.minion
    ),
    course_words.EndCombat: _any(lambda e, u: isinstance(e, CombatEnded)),
    course_words.AnotherRound: _any(lambda e, u: isinstance(e, RoundBegan)),
    play_words.IfBlocks: _any(lambda e, u: isinstance(e, CardMoved) and e.card == u.card),
    combat_words.HurtAfterwards: _any(lambda e, u: isinstance(e, DamageInflicted)),
    course_words.CombatAgain: _any(lambda e, u: isinstance(e, CombatBegan)),
    combat_words.FightNext: _any(lambda e, u: isinstance(e, CombatBegan)),
    combat_words.BurnWeapon: _any(
        lambda e, u: isinstance(e, CardMoved) and e.zone is Zone.ASH_HEAP
    ),
    play_words.MayCallOff: _any(lambda e, u: isinstance(e, BlockCalledOff)),
    combat_words.Wield: _any(lambda e, u: isinstance(e, DamageInflicted | DamagePrevented)),
    card_words.UntapAtEnd: _any(lambda e, u: isinstance(e, Untapped) and e.card == u.minion),
    combat_words.InCombat: _any(lambda e, u: isinstance(e, CombatantMarked | OptionGained)),
    deed_words.Diablerize: _any(lambda e, u: isinstance(e, DiablerieCommitted)),
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

ACTION = (ActionEnded, TurnBegan)
UNTIL: dict[type[Effect], tuple[type[Event], ...]] = {
    vote_words.PassNext: (TurnBegan,),
    card_words.UntapAtEnd: (TurnBegan,),
    vote_words.Bribe: (*ACTION, ReferendumPassed, ReferendumFailed),
}
PAIR = (*ACTION, StrikeChosen, RoundBegan, CombatEnded)


def is_noted(word: Effect) -> bool:
    if isinstance(word, choosing_words.LookAtLibrary):
        return not word.bleeds
    return type(word) in NOTED or isinstance(word, choosing_words.LookAtHand)

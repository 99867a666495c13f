"""What is asked while an effect is carried out (D140), as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from vtes.model.cards import CardType, Discipline
from vtes.model.choosing import (
    AddUpTo,
    BurnHand,
    BurnOwn,
    BuyStrikes,
    ChooseMinion,
    DiscardDown,
    DiscardOne,
    DiscardTheirs,
    Escape,
    Exchange,
    Fetch,
    GiveBlood,
    Goal,
    KeepOrBurn,
    Levy,
    Limits,
    LookAtHand,
    LookAtLibrary,
    MayAvoid,
    MayBurnBlood,
    MoveToComing,
    PutBack,
    PutUnder,
    RemoveOrBurn,
    Sacrifice,
    ShuffleTop,
    StealOutweighed,
    TakeBackDiscards,
    TakeBlood,
    TakeClan,
    TapTheirs,
    TapUpTo,
)
from vtes.model.decisions import ActionKind, DecisionKind
from vtes.model.frames import Choice, DiscardPhase, Use
from vtes.model.master_words import (
    Gird,
    Haunt,
    MayBuyOff,
    MayForestall,
    PayPerCounter,
    StealthForBlood,
)
from vtes.model.moves import (
    ChooseAmount,
    ChooseCard,
    ChoosePayment,
    ChooseTarget,
    Discard,
    NameClan,
)
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Aim, Effect, Whose
from vtes.model.vote_words import (
    BloodByMargin,
    BurnUnlessRepaid,
    BuyVotes,
    CoerceTargets,
    EachByElder,
    EachPutsBack,
    ForceVotes,
    ShiftPool,
)
from vtes.model.words import Who
from vtes.model.zones import Zone
from vtes.rules import heap_questions, master_questions, vote_questions
from vtes.rules.aims import candidates, hit, minions_in_play, mode_of
from vtes.rules.belongings import outweighed
from vtes.rules.combat import opponent
from vtes.rules.diablerie import loot
from vtes.rules.hands import excess, held, pile
from vtes.rules.questions import Question
from vtes.rules.seating import in_game, prey
from vtes.rules.sects import CLANS
from vtes.rules.stack import current_action
from vtes.rules.strikes import weapon_strike


def word(state: GameState, frame: Choice) -> Effect:
    """The word whose answers are chosen."""
    mode = mode_of(state, frame.use.card, frame.use.mode)
    assert mode is not None
    return mode.effects[frame.at]


def question(state: GameState, frame: Choice) -> Question | None:
    """What is asked now, None when all is chosen. Only what everybody can see decides that."""
    if frame.over:
        return None
    asking = word(state, frame)
    return QUESTIONS[type(asking)](state, frame, asking)


def _fetch(state: GameState, frame: Choice, asking: Fetch) -> Question | None:
    if frame.cards:
        return None
    seat = frame.use.seat
    found = tuple([card for place in asking.places for card in _sought(state, seat, place, asking)])
    return Question(seat, ChooseCard, found, finish=not asking.must)


def _sought(state: GameState, seat: int, place: Any, asking: Fetch) -> Iterator[int]:
    """One copy of each card of the kind in the place. The order of a library is not shown."""
    copies: dict[int, int] = {}
    for card in pile(state, seat, place):
        if is_sought(state, asking, card):
            copies.setdefault(state.definition(card).facts.id, card)
    for printed in sorted(copies):
        yield copies[printed]


def is_sought(state: GameState, asking: Fetch, card: int) -> bool:
    """Whether the card is of the kind that is looked for, and of use where it goes (D05)."""
    definition = state.definition(card)
    facts, text = definition.facts, definition.text
    if asking.kind is not None and asking.kind not in facts.types:
        return False
    if asking.cards and facts.id not in asking.cards:
        return False
    if asking.trait is not None and (text is None or asking.trait not in text.traits):
        return False
    if asking.limits is not None and too_good(state, asking.limits, card):
        return False
    if asking.skill is not None and not requires(state, card, asking.skill):
        return False
    if asking.discipline:
        return CardType.MASTER in facts.types and text is not None and text.discipline is not None
    return asking.to in (Goal.HAND, Goal.COMING) or text is not None


def _look(state: GameState, frame: Choice, asking: LookAtLibrary) -> Question | None:
    action = current_action(state)
    if frame.cards or action is None or action.target_seat < 0:
        return None
    shown = pile(state, action.target_seat, Zone.LIBRARY)[: asking.most]
    if not shown:
        return None
    copies: dict[int, int] = {}
    for card in shown:
        if asking.bleeds and _bleeds(state, card):
            copies.setdefault(state.definition(card).facts.id, card)
    options = tuple(copies.values())
    return Question(frame.use.seat, ChooseCard, options, not options, shown=shown)


def _shuffle_top(state: GameState, frame: Choice, asking: ShuffleTop) -> Question | None:
    shown = pile(state, frame.use.seat, Zone.LIBRARY)[: asking.most]
    return Question(frame.use.seat, ChooseCard, finish=True, shown=shown) if shown else None


def _bleeds(state: GameState, card: int) -> bool:
    """Whether it is an action card with which a minion bleeds. D05"""
    definition = state.definition(card)
    if CardType.ACTION not in definition.facts.types or definition.text is None:
        return False
    deeds = [mode.deed for mode in definition.text.modes]
    return any(deed is not None and deed.kind is ActionKind.BLEED for deed in deeds)


def too_good(state: GameState, limits: Limits, card: int) -> bool:
    """Whether a weapon is beyond the limits: its own damage counts, with usual strength."""
    facts, strike = state.definition(card).facts, weapon_strike(state, card)
    usual = state.table.ruleset.vampire_strength if strike.strength else 0
    return (
        facts.pool_cost > limits.pool
        or strike.damage + usual > limits.damage
        or (facts.unique and not limits.unique)
        or (strike.aggravated and not limits.aggravated)
    )


def _discard_one(state: GameState, frame: Choice, asking: DiscardOne) -> Question | None:
    """Asked of whoever holds cards: that none of them serves is hers to know."""
    seat, hand = frame.use.seat, state.players[frame.use.seat].hand
    if frame.cards or not hand:
        return None
    if asking.discipline is not None:
        hand = tuple([card for card in hand if requires(state, card, asking.discipline)])
    if asking.kind is not None:
        hand = held(state, seat, asking.kind)
    return Question(seat, Discard, hand, finish=not hand)


def requires(state: GameState, card: int, discipline: Discipline) -> bool:
    """Whether a card requires a Discipline, or a vampire has it by what is printed."""
    return any(each is discipline for each, _ in state.definition(card).facts.disciplines)


def _discard_theirs(state: GameState, frame: Choice, asking: DiscardTheirs) -> Question | None:
    use, copies = frame.use, dict[int, int]()
    if frame.cards or not in_game(state, use.target_seat):
        return None
    for card in state.players[use.target_seat].hand:
        copies.setdefault(state.definition(card).facts.id, card)
    found = tuple([copies[printed] for printed in sorted(copies)])
    hand = state.players[use.target_seat].hand
    hand = tuple(sorted(hand, key=lambda card: state.definition(card).facts.id))
    return Question(use.seat, ChooseCard, found, shown=hand) if found else None


def _take_back(state: GameState, frame: Choice, asking: TakeBackDiscards) -> Question | None:
    """One copy of each; where several equal ones lie in the ash heap it makes no difference."""
    phase = state.stack[0]
    if not isinstance(phase, DiscardPhase):
        return None
    taken = Counter([state.definition(card).facts.id for card in frame.cards])
    left: dict[int, int] = {}
    for card in phase.discarded:
        printed = state.definition(card).facts.id
        taken[printed] -= 1
        if taken[printed] < 0 and state.cards[card].zone is Zone.ASH_HEAP:
            left.setdefault(printed, card)
    options = tuple([left[printed] for printed in sorted(left)])
    return Question(frame.use.seat, ChooseCard, options, finish=True) if options else None


def _choose_one(
    state: GameState, frame: Choice, asking: ChooseMinion | BurnOwn | Levy
) -> Question | None:
    use = frame.use
    found = [
        card
        for card in candidates(state, asking.aim, use.seat)
        if hit(state, asking.aim, use.seat, use.minion, card)
    ]
    return None if frame.cards or not found else Question(use.seat, ChooseTarget, tuple(found))


def _tap_theirs(state: GameState, frame: Choice, asking: TapTheirs) -> Question | None:
    seat = frame.use.target_seat
    if frame.cards or seat == NOBODY or not in_game(state, seat):
        return None
    found = tuple([m for m in state.players[seat].ready if not state.cards[m].tapped])
    return Question(seat, ChooseTarget, found) if found else None


def _steal_outweighed(state: GameState, frame: Choice, asking: StealOutweighed) -> Question | None:
    found = tuple(outweighed(state, frame.use.card))
    return None if frame.cards or not found else Question(frame.use.seat, ChooseTarget, found)


def _add_up_to(state: GameState, frame: Choice, asking: AddUpTo) -> Question | None:
    seat = frame.use.seat
    return None if frame.amounts else Question(seat, ChooseAmount, tuple(range(asking.most + 1)))


def _look_at_hand(state: GameState, frame: Choice, asking: LookAtHand) -> Question | None:
    hand = state.players[looked_at(state, frame.use)].hand
    hand = tuple(sorted(hand, key=lambda card: state.definition(card).facts.id))
    return Question(frame.use.seat, ChooseCard, finish=True, shown=hand) if hand else None


def looked_at(state: GameState, use: Use) -> int:
    """The Methuselah who controls the opposing minion."""
    return state.cards[opponent(state, use.minion)].controller


def _burn_hand(state: GameState, frame: Choice, asking: BurnHand) -> Question | None:
    hand = state.players[frame.use.seat].hand
    if len(frame.cards) == asking.most or not hand:
        return None
    return Question(frame.use.seat, Discard, hand, finish=True)


def _discard_down(state: GameState, frame: Choice, asking: DiscardDown) -> Question | None:
    seat = frame.use.seat
    if excess(state, seat) < 1:
        return None
    return Question(seat, Discard, kind=DecisionKind.TRIM)


def _may_burn(state: GameState, frame: Choice, asking: MayBurnBlood | MayAvoid) -> Question | None:
    use = frame.use
    if frame.amounts or state.cards[use.minion].blood < asking.amount:
        return None
    return Question(use.seat, ChoosePayment, (asking.amount,), finish=True)


def _sacrifice(state: GameState, frame: Choice, asking: Sacrifice) -> Question | None:
    use = frame.use
    left = tuple([card for card in loot(state, use.target) if card not in frame.cards])
    return Question(use.seat, ChooseTarget, left, finish=True) if left else None


def _give_blood(state: GameState, frame: Choice, asking: GiveBlood) -> Question | None:
    use = frame.use
    giver = use.card if asking.source is Who.THIS else use.minion
    most = min(asking.most, state.cards[giver].blood)
    if frame.amounts or not most:
        return None
    return Question(use.seat, ChooseAmount, tuple(range(most + 1)))


def _buy_strikes(state: GameState, frame: Choice, asking: BuyStrikes) -> Question | None:
    use = frame.use
    most = state.cards[use.minion].blood
    if frame.amounts or not most:
        return None
    return Question(use.seat, ChooseAmount, tuple(range(1, most + 1)))


def _take_blood(state: GameState, frame: Choice, asking: TakeBlood) -> Question | None:
    use = frame.use
    most = min(asking.most, state.cards[use.target].blood)
    if frame.amounts or not most:
        return None
    return Question(use.seat, ChooseAmount, tuple(range(most + 1)))


def _take_clan(state: GameState, frame: Choice, asking: TakeClan) -> Question | None:
    return None if frame.clan else Question(frame.use.seat, NameClan, clans=CLANS)


def _move_to_coming(state: GameState, frame: Choice, asking: MoveToComing) -> Question | None:
    coming = state.players[frame.use.seat].uncontrolled
    if frame.cards or not coming or not state.cards[frame.use.target].blood:
        return None
    return Question(frame.use.seat, ChooseTarget, coming)


def _keep_or_burn(state: GameState, frame: Choice, asking: KeepOrBurn) -> Question | None:
    """She chooses what she keeps, as far as her pool goes."""
    seat = prey(state, frame.use.seat)
    options = tuple([card for card in to_keep(state, frame, asking) if card not in frame.cards])
    if not options or len(frame.cards) >= state.players[seat].pool:
        return None
    return Question(seat, ChooseTarget, options, finish=True)


def to_keep(state: GameState, frame: Choice, asking: KeepOrBurn) -> list[int]:
    """What the prey has to pay for or to lose."""
    seat, aim = frame.use.seat, Aim(asking.what, Whose.PREY)
    return [c for c in candidates(state, aim, seat) if hit(state, aim, seat, NOBODY, c)]


def _tap_up_to(state: GameState, frame: Choice, asking: TapUpTo) -> Question | None:
    seat = frame.use.seat
    options = tuple(
        [
            card
            for card in candidates(state, asking.aim, seat)
            if card not in frame.cards and hit(state, asking.aim, seat, frame.use.minion, card)
        ]
    )
    if len(frame.cards) == asking.most or not options:
        return None
    return Question(seat, ChooseTarget, options, finish=True)


def _escape(state: GameState, frame: Choice, asking: Escape) -> Question | None:
    minions = tuple(minions_in_play(state, frame.use.seat))
    if frame.cards or not minions:
        return None
    return Question(frame.use.seat, ChooseTarget, minions, finish=True)


QUESTIONS: Final[dict[type[Effect], Callable[[GameState, Choice, Any], Question | None]]] = {
    Fetch: _fetch,
    LookAtLibrary: _look,
    ShuffleTop: _shuffle_top,
    CoerceTargets: vote_questions.coerce,
    ForceVotes: vote_questions.force,
    Escape: _escape,
    DiscardOne: _discard_one,
    DiscardDown: _discard_down,
    TakeBackDiscards: _take_back,
    ChooseMinion: _choose_one,
    BurnOwn: _choose_one,
    TapTheirs: _tap_theirs,
    RemoveOrBurn: heap_questions.remove_or_burn,
    StealOutweighed: _steal_outweighed,
    PutBack: heap_questions.put_back,
    PutUnder: heap_questions.put_under,
    Exchange: heap_questions.exchange,
    AddUpTo: _add_up_to,
    Levy: _choose_one,
    LookAtHand: _look_at_hand,
    BurnHand: _burn_hand,
    DiscardTheirs: _discard_theirs,
    MayBurnBlood: _may_burn,
    MayAvoid: _may_burn,
    Sacrifice: _sacrifice,
    GiveBlood: _give_blood,
    BuyStrikes: _buy_strikes,
    KeepOrBurn: _keep_or_burn,
    MoveToComing: _move_to_coming,
    TakeBlood: _take_blood,
    TakeClan: _take_clan,
    TapUpTo: _tap_up_to,
    BloodByMargin: vote_questions.blood_by_margin,
    EachByElder: vote_questions.each_by_elder,
    EachPutsBack: heap_questions.each_puts_back,
    ShiftPool: vote_questions.shift_pool,
    BurnUnlessRepaid: vote_questions.burn_unless,
    BuyVotes: vote_questions.buy_votes,
    Gird: master_questions.gird,
    Haunt: master_questions.haunt,
    StealthForBlood: master_questions.stealth_for_blood,
    PayPerCounter: master_questions.pay_per_counter,
    MayBuyOff: master_questions.may_buy_off,
    MayForestall: master_questions.may_forestall,
}
"""For each word that asks: what it asks, given what has been chosen."""

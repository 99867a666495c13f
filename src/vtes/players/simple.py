"""A player by rules of thumb: what she would do first gets the most points, and she does that."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from vtes.engine import LegalMoves
from vtes.model import moves as m
from vtes.model.cards import CardType
from vtes.model.combat_words import Option
from vtes.model.decisions import ActionKind, DecisionKind, Phase
from vtes.model.moves import Move, Side
from vtes.model.state import GameState
from vtes.model.text import How
from vtes.observe import Observation
from vtes.players.imagined import Imagined
from vtes.players.sight import Seen, Sight, facts_of, text_of, way
from vtes.players.worth import harmful, strike_worth, worth

_CHANCE = 0.1  # points by which equal moves differ, so that she does not always do the same
_FEW_POOL = 6  # she pays for nothing with the last pool
_ATTEMPTS = 2  # to block one action


class SimplePlayer:
    """Bleeds when she can, blocks what she can stop, and keeps some pool.

    Passing is worth nothing; she makes the move with the most points, if that is more. The rules
    are the functions of this module, one for each kind of move (`RULES`). They know the
    observation of her own seat and the texts of the cards she sees, nothing else.
    """

    def __init__(self, seed: int = 0) -> None:
        """Make a player.

        Args:
            seed: what decides between equal moves until she is reset.
        """
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin a game: from here on her choices depend on the seed and on what she sees."""
        self._random = Random(seed)
        self._attempts: dict[tuple[int, ...], int] = {}

    def choose(self, observation: Observation, moves: LegalMoves) -> Move:
        """The move with the most points."""
        return self._best(Seen(observation), moves)

    def imagine(self, state: GameState, moves: LegalMoves) -> Move:
        """What she would do in a position that is only thought out, faster than by looking."""
        return self._best(Imagined(state), moves)

    def _best(self, sight: Sight, moves: LegalMoves) -> Move:
        random = self._random.random
        points = [self._points(sight, move) + _CHANCE * random() for move in moves]
        best = moves[points.index(max(points))]
        if isinstance(best, m.Block):
            key = _attempt(sight, best)
            self._attempts[key] = self._attempts.get(key, 0) + 1
        return best

    def _points(self, sight: Sight, move: Move) -> float:
        if isinstance(move, m.Block) and self._attempts.get(_attempt(sight, move), 0) >= _ATTEMPTS:
            return -1.0
        return points(sight, move)


def points(sight: Sight, move: Move) -> float:
    """What the rules of thumb say of a move; passing gets none."""
    rule = RULES.get(type(move))
    return 0.0 if rule is None else rule(sight, move)


def _attempt(sight: Sight, move: m.Block) -> tuple[int, ...]:
    action = sight.action
    assert action is not None
    return (sight.turn, action.minion, action.kind, action.card, move.minion)


# -- the turn ---------------------------------------------------------------------------------


def _pay_contest(sight: Sight, move: Any) -> float:
    return 1.0 if sight.pool > 2 * _FEW_POOL else -1.0


def _transfer(sight: Sight, move: m.Transfer) -> float:
    """On the vampire who is nearest to coming out, if she can afford him."""
    vampire, counters = sight.uncontrolled[move.place]
    missing = facts_of(vampire).capacity - counters
    reserve = 2 * _FEW_POOL if sight.ready(sight.seat) else _FEW_POOL - 2
    if missing <= 0 or sight.pool - missing < reserve:
        return -1.0
    return 3.0 - 0.2 * missing


def _draw_vampire(sight: Sight, move: m.DrawVampire) -> float:
    rich = sight.pool > 3 * _FEW_POOL
    return 0.5 if rich and not sight.uncontrolled else -1.0


def _discard(sight: Sight, move: m.Discard) -> float:
    """First what nobody of hers can use, then what she has twice."""
    if not sight.can_be_used(move.card):
        return 2.0
    twice = sight.hand.count(move.card) > 1
    phase = sight.phase is Phase.DISCARD
    return (0.3 if phase else 0.5) * twice - 0.2


# -- actions ----------------------------------------------------------------------------------


def _take_action(sight: Sight, move: m.TakeAction) -> float:
    if move.action is ActionKind.BLEED:
        return 3.0
    if move.action is ActionKind.HUNT:
        return 4.0 if sight.blood(move.minion) <= 1 else 1.0
    return {ActionKind.LEAVE_TORPOR: 5.0, ActionKind.RESCUE: 2.0}.get(move.action, -1.0)


def _play(sight: Sight, move: m.PlayCard) -> float:
    """What the card does in its best way, less what it costs."""
    ways = range(len(text_of(move.card).modes))
    does = max((_use(sight, move.card, move.minion, number) for number in ways), default=0.5)
    return does - _price(sight, move.card, move.minion)


def _way(sight: Sight, move: m.ChooseWay) -> float:
    printed, minion = sight.announcing
    return _use(sight, printed, minion, move.mode)


def _use_card(sight: Sight, move: m.UseCard) -> float:
    printed = sight.printed(move.card)
    mode = way(printed, move.mode)
    cost = 0.0 if mode is None else mode.cost.pool + 0.4 * mode.cost.blood
    return _use(sight, printed, move.minion, move.mode) - cost


def _use(sight: Sight, printed: int, minion: int, number: int) -> float:
    mode = way(printed, number)
    if mode is None:
        return 0.5
    if mode.strike is not None:
        strength = sight.strength(minion) if sight.there(minion) else 1
        return strike_worth(mode.strike, long=sight.at_long_range, strength=strength)
    value = worth(mode)
    if CardType.POLITICAL_ACTION in facts_of(printed).types:
        return 4.0 if _would_pass(sight) else 0.5
    if mode.how is How.ACTION and mode.deed is not None and mode.deed.kind is ActionKind.BLEED:
        return 3.2 + mode.deed.bleed
    return value


def _price(sight: Sight, printed: int, minion: int) -> float:
    card = facts_of(printed)
    blood = sight.blood(minion) if sight.there(minion) else 0
    if card.pool_cost and sight.pool - card.pool_cost < _FEW_POOL:
        return 5.0
    if card.blood_cost and blood - card.blood_cost < 1:
        return 1.0
    return 0.5 * card.pool_cost + 0.3 * card.blood_cost


def _would_pass(sight: Sight) -> bool:
    """Whether a referendum of hers passes if half the votes of the others are against it."""
    against = sum(sight.votes(seat) for seat in sight.around)
    return 2 * (sight.votes(sight.seat) + 1) > against


def _block(sight: Sight, move: m.Block) -> float:
    """She blocks what hurts her, if the blocker has the intercept and is not much weaker."""
    action, blood = sight.action, sight.blood(move.minion)
    assert action is not None
    if sight.intercept(move.minion) < sight.stealth or blood < 1:
        return -1.0
    if action.target_seat == sight.seat:
        return 1.0 + sight.bleed + 0.1 * blood
    weaker = sight.there(action.minion) and sight.blood(action.minion) > blood + 2
    return -1.0 if weaker or (action.seat == sight.prey and blood < 3) else 0.3


# -- targets ----------------------------------------------------------------------------------


def _target(sight: Sight, move: m.ChooseTarget) -> float:
    """Her prey's for what harms, her own for what helps."""
    owner = sight.owner(move.card)
    if sight.asked is DecisionKind.WEAPON:
        modes = text_of(sight.printed(move.card)).modes
        return max((strike_worth(w.strike, long=False) for w in modes if w.strike), default=1.0)
    if harmful(sight.announced):
        return {sight.prey: 2.0, sight.predator: 1.5, sight.seat: -2.0}.get(owner, 1.0)
    return 2.0 if owner == sight.seat else 0.0


def _methuselah(sight: Sight, move: m.ChooseMethuselah) -> float:
    if harmful(sight.announced):
        return {sight.prey: 2.0, sight.seat: -2.0}.get(move.chosen, 1.0)
    return 2.0 if move.chosen == sight.seat else 1.0


def _amount(sight: Sight, move: m.ChooseAmount) -> float:
    """Much, but not her last blood."""
    return 0.1 * min(move.amount, 3)


def _allot(sight: Sight, move: m.Allot) -> float:
    weight = {sight.prey: 1.0, sight.seat: -2.0}.get(move.chosen, 0.3)
    return weight * move.points


def _choose_card(sight: Sight, move: m.ChooseCard) -> float:
    modes = text_of(move.card).modes
    return 1.0 + max((worth(mode) for mode in modes), default=0.0)


# -- combat and votes -------------------------------------------------------------------------


def _hand_strike(sight: Sight, move: m.HandStrike) -> float:
    return 0.0 if sight.at_long_range else 1.0


def _option(sight: Sight, move: m.UseOption) -> float:
    if move.option in (Option.PREVENT, Option.PREVENT_AGGRAVATED, Option.CONTINUE_ACTION):
        return 1.0
    return 0.2 if move.option is Option.PRESS_TO_END else -0.1


def _votes(sight: Sight, move: m.CastVotes) -> float:
    """For her own referendums and for what hurts her prey alone."""
    caller, points, about = sight.called
    hurt = about == sight.seat or (bool(points) and points[sight.seat] > 0)
    good = about == sight.prey or (bool(points) and points[sight.prey] > 0)
    side = Side.FOR if caller == sight.seat or (good and not hurt) else Side.AGAINST
    if move.source in (m.VoteSource.HAND, m.VoteSource.EDGE, m.VoteSource.BOUGHT):
        return 0.3 if move.side is side and hurt else -1.0
    return 1.0 if move.side is side else -1.0


def _blood_hunt(sight: Sight, move: m.CallBloodHunt) -> float:
    return -2.0 if sight.owner(sight.diablerist) == sight.seat else 1.0


def _always(points: float) -> Callable[[Sight, Any], float]:
    return lambda sight, move: points


RULES: Final[dict[type[Move], Callable[[Sight, Any], float]]] = {
    m.Pass: _always(0.0),
    m.TakeEdgePool: _always(5.0),
    m.AnnounceWithdrawal: _always(-9.0),
    m.PayContest: _pay_contest,
    m.YieldContest: _always(0.0),
    m.PayTitle: _pay_contest,
    m.YieldTitle: _always(0.0),
    m.PlayCard: _play,
    m.ChooseWay: _way,
    m.UseCard: _use_card,
    m.TakeAction: _take_action,
    m.ChooseTarget: _target,
    m.ChooseMethuselah: _methuselah,
    m.ChooseAmount: _amount,
    m.ChooseCard: _choose_card,
    m.Block: _block,
    m.HandStrike: _hand_strike,
    m.UseOption: _option,
    m.Transfer: _transfer,
    m.TakeBack: _always(-5.0),
    m.DrawVampire: _draw_vampire,
    m.Discard: _discard,
    m.CommitDiablerie: _always(-1.0),
    m.CallBloodHunt: _blood_hunt,
    m.Allot: _allot,
    m.CastVotes: _votes,
}
"""The points of a move, by its kind; others have none, so that chance decides between them."""

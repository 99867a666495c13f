"""Resolvers of words about combat."""

from __future__ import annotations

from vtes.effects.subjects import action, subject
from vtes.model.combat import (
    Combat,
    Continuation,
    Damage,
    Harmed,
    PairStep,
    Range,
    Round,
    RoundStep,
    StrikePair,
    Wound,
)
from vtes.model.combat_events import DamagePrevented
from vtes.model.combat_words import (
    AdditionalStrikes,
    BurnIfAlly,
    BurnWeapon,
    ChooseAgain,
    DamageTo,
    DrainAfterwards,
    DrawMore,
    EachRound,
    FightNext,
    HandInCombat,
    HurtAfterwards,
    InCombat,
    Maneuver,
    Mark,
    Marks,
    MayLater,
    Moment,
    Option,
    Pin,
    Press,
    PressEachRound,
    Prevent,
    RegainLost,
    Span,
    Stake,
    StayReady,
    StealEquipment,
    Wield,
)
from vtes.model.course_words import (
    ActionGoesOn,
    CombatAgain,
    ContinueAction,
    EndCombat,
    MayCancelCombat,
)
from vtes.model.events import Cause, Ending, StealthChanged
from vtes.model.frames import Action, ActionStep, Use
from vtes.model.lasting import HandSize
from vtes.model.master_words import FaintAfterwards
from vtes.model.state import NOBODY, GameState
from vtes.model.text import Effect
from vtes.model.words import Who
from vtes.model.zones import Zone
from vtes.ops.cards import burn, fill_hand, move, take_control
from vtes.ops.combat import (
    allow,
    combat_of,
    gain_strikes,
    limited_strikes,
    lose_option,
    lose_strikes,
    maneuver,
    mark,
    note_used,
    press,
    round_of,
    use_up,
)
from vtes.ops.counters import change_blood, with_card
from vtes.ops.drawing import draw_beyond
from vtes.ops.stack import change, push
from vtes.rules.aims import mode_of
from vtes.rules.combat import grants, opponent
from vtes.rules.damage import softened
from vtes.rules.nature import is_vampire
from vtes.rules.prevention import (
    discipline_of,
    may_prevent,
    milder_points,
    preventing_by,
    strike_points,
    with_x,
    worse_points,
)
from vtes.rules.stack import current_action, topmost


def do_maneuver(state: GameState, use: Use, word: Maneuver) -> GameState:
    """R6.4.2-04, R6.4.2-05."""
    return maneuver(state, use.minion)


def do_press(state: GameState, use: Use, word: Press) -> GameState:
    """R6.4.4-03, R6.4.4-04."""
    return press(state, use.minion)


def prevent(state: GameState, use: Use, word: Prevent) -> GameState:
    """As many points as the word allows. R6.4.6-03, R6.4.6-16, D263

    `use.worse` of them are aggravated, and `use.share` are of the strike.
    """
    word, frame = with_x(word, use.amount), topmost(state, Damage)
    if frame is None:
        return state
    discipline = preventing_by(state, use.card, word)
    left = _points(state, use, word)
    wounds: list[Wound] = []
    normal = aggravated = 0
    for wound in frame.wounds:
        if may_prevent(wound, use.minion, discipline, word.strike):
            kind = wound.striker != NOBODY
            less, bad = min(wound.normal, left[kind][0]), min(wound.aggravated, left[kind][1])
            left[kind] = left[kind][0] - less, left[kind][1] - bad
            normal, aggravated = normal + less, aggravated + bad
            wound = wound.replace(normal=wound.normal - less, aggravated=wound.aggravated - bad)
        wounds.append(wound)
    event = DamagePrevented(use.minion, normal, aggravated)
    return change(state, Damage, event, wounds=tuple(wounds))


def _points(state: GameState, use: Use, word: Prevent) -> dict[bool, tuple[int, int]]:
    """(normal, aggravated) points that are prevented, of the opponent's strike and of the rest."""
    worse = worse_points(state, use.minion, use.card, word, use.worse)
    left = milder_points(state, use.minion, use.card, word, worse)
    normal, bad = strike_points(state, use.minion, use.card, word, worse)
    share = normal[1] + bad[1] if use.share < 0 else use.share
    mine = min(max(share - normal[0], bad[0]), bad[1])
    rest = min(max(share - mine, normal[0]), normal[1])
    return {True: (rest, mine), False: (left - rest, worse - mine)}


def additional_strikes(state: GameState, use: Use, word: AdditionalStrikes) -> GameState:
    """R6.4.3-16, R6.4.3-21."""
    return gain_strikes(state, use.minion, word.amount, limited=word.limited)


def may_later(state: GameState, use: Use, word: MayLater) -> GameState:
    """R6.4.2-14, R6.4.2-15."""
    minion, asked = subject(state, use, word.who), discipline_of(state, use.card)
    return allow(state, minion, word.option, word.span, asked)


def marks(state: GameState, use: Use, word: Marks) -> GameState:
    """G10: for the round, unless the card says otherwise."""
    for minion in _whom(state, use, word.who):
        state = mark(state, minion, word.mark, word.amount, word.span)
    return state


def _whom(state: GameState, use: Use, who: Who) -> tuple[int, ...]:
    if who is Who.BOTH:
        return use.minion, opponent(state, use.minion)
    return (subject(state, use, who),)


def each_round(state: GameState, use: Use, word: EachRound) -> GameState:
    """From this round on, or from the next if its moment has passed in this one."""
    combat = combat_of(state)
    passed = word.when is Moment.BEFORE_RANGE and round_of(state).harmed
    since = combat.round + passed
    harm = [
        Harmed(
            minion,
            word.amount,
            word.ranged,
            word.when,
            word.preventable,
            word.retainers,
            word.more,
            since,
            word.rounds,
        )
        for minion in _whom(state, use, word.who)
    ]
    return change(state, Combat, harm=(*combat.harm, *harm))


def damage_to(state: GameState, use: Use, word: DamageTo) -> GameState:
    """Damage outside the strikes. R6.4.3-12, G47."""
    points = word.amount * state.cards[use.card].blood if word.counted else word.amount
    normal, worse = (0, points) if word.aggravated else (points, 0)
    wounds = [
        softened(state, use.minion, Wound(minion, normal, worse, preventable=word.preventable))
        for minion in _whom(state, use, word.who)
    ]
    return push(state, Damage(tuple(wounds)))


def hurt_afterwards(state: GameState, use: Use, word: HurtAfterwards) -> GameState:
    """Kept with the combat until it has ended. D270"""
    if round_of(state).range is not Range.CLOSE:
        return state
    victim = subject(state, use, word.who)
    wound = Wound(victim, word.amount, striker=use.minion, preventable=False)
    wound = softened(state, use.minion, wound)
    return change(state, Combat, parting=(*combat_of(state).parting, wound))


def drain_afterwards(state: GameState, use: Use, word: DrainAfterwards) -> GameState:
    """Kept with the combat until it has ended. D270"""
    drained = (subject(state, use, word.who), word.amount)
    return change(state, Combat, draining=(*combat_of(state).draining, drained))


def faint_afterwards(state: GameState, use: Use, word: FaintAfterwards) -> GameState:
    """Kept with the combat until it has ended."""
    fainting = (*combat_of(state).fainting, subject(state, use, word.who))
    return change(state, Combat, fainting=fainting)


def choose_again(state: GameState, use: Use, word: ChooseAgain) -> GameState:
    """Its cost is not paid back; what it has allowed or brought is gone. R6.4.3-05"""
    pair = topmost(state, StrikePair)
    assert pair is not None
    assert pair.first is not None
    by_card = pair.first.card != NOBODY
    cancelled = mode_of(state, pair.first.card, pair.first.mode) if by_card else None
    for effect in cancelled.effects if cancelled is not None else ():
        state = _undo(state, pair.first, effect)
    kept = [strike for strike in round_of(state).committed if strike.minion != use.minion]
    state = change(state, Round, committed=tuple(kept))
    return change(state, StrikePair, first=None, step=PairStep.FIRST)


def _undo(state: GameState, use: Use, effect: Effect) -> GameState:
    """Take back what a strike card has done when it was played."""
    if isinstance(effect, AdditionalStrikes):
        return lose_strikes(state, use.minion, effect.amount)
    if isinstance(effect, MayLater):
        grant = next(iter(reversed(grants(state, use.minion, effect.option))), None)
        return state if grant is None else lose_option(state, grant)
    return use_up(state, use.minion, effect.mark) if isinstance(effect, Marks) else state


def burn_if_ally(state: GameState, use: Use, word: BurnIfAlly) -> GameState:
    """Nothing happens to a vampire by this word."""
    minion = subject(state, use, word.who)
    return state if is_vampire(state, minion) else burn(state, minion)


def hand_in_combat(state: GameState, use: Use, word: HandInCombat) -> GameState:
    """R1.6.1-06."""
    more = HandSize(use.seat, word.amount, combat=True)
    return fill_hand(state.replace(lasting=(*state.lasting, more)), use.seat, replaced=False)


def steal_equipment(state: GameState, use: Use, word: StealEquipment) -> GameState:
    """R6.4.5-09 to R6.4.5-11."""
    state = take_control(state, use.target, use.seat)
    state = move(state, use.target, Zone.ATTACHED, host=use.minion)
    return change(state, Round, stolen=(*round_of(state).stolen, use.target))


def wield(state: GameState, use: Use, word: Wield) -> GameState:
    """It counts as a use of the weapon, where these are limited in number."""
    for index in limited_strikes(state, use.target):
        state = note_used(state, use.minion, use.target, index)
    wielded = (*round_of(state).wielded, (use.card, use.target))
    return change(state, Round, wielded=wielded)


def pin(state: GameState, use: Use, word: Pin) -> GameState:
    """The rest comes from the strike that sends him to torpor."""
    victim = opponent(state, use.minion)
    if not is_vampire(state, victim):
        return state
    if state.cards[use.card].host == use.minion:
        state = take_control(state, use.card, state.cards[victim].controller)
        state = move(state, use.card, Zone.ATTACHED, host=victim)
    return with_card(state, victim, state.cards[victim].replace(pinned=True))


def stake(state: GameState, use: Use, word: Stake) -> GameState:
    """What the weapon did in earlier rounds counts as well; who is pinned goes to torpor."""
    victim = opponent(state, use.minion)
    wounds = [w for w in combat_of(state).by_weapon if (w.weapon, w.card) == (use.card, victim)]
    if sum(wound.points for wound in wounds) < word.points or not is_vampire(state, victim):
        return state
    return pin(state, use, Pin())


def combat_again(state: GameState, use: Use, word: CombatAgain) -> GameState:
    """The other combat begins when this one is over."""
    combat = combat_of(state)
    return change(state, Combat, again=(combat.acting, combat.opposing))


def fight_next(state: GameState, use: Use, word: FightNext) -> GameState:
    """The acting Methuselah's minion has the first opportunity in that combat too. R6.4.1-03."""
    pair = (use.minion, subject(state, use, word.who))
    if use.seat != action(state).seat:
        pair = pair[::-1]
    return change(state, Combat, again=pair, again_for=(use,))


def end_combat(state: GameState, use: Use, word: EndCombat) -> GameState:
    """What is left is the end of the round and of the combat. R6.4.5-22."""
    if topmost(state, StrikePair) is not None:
        state = change(state, StrikePair, step=PairStep.OVER)
    return change(state, Round, step=RoundStep.END, pressed=False)


def regain_lost(state: GameState, use: Use, word: RegainLost) -> GameState:
    """Blood that the opposing vampire has lost to damage in this round."""
    combat, other = combat_of(state), opponent(state, use.minion)
    if not is_vampire(state, other):
        return state
    lost = sum(
        each.blood for each in combat.lost if each.card == other and each.round == combat.round
    )
    return change_blood(state, use.minion, lost, Cause.CARD)


def in_combat(state: GameState, use: Use, word: InCombat | MayCancelCombat) -> GameState:
    """Kept with the action until its combat begins, if the minion fights in it."""
    action = current_action(state)
    assert action is not None
    return change(state, Action, in_combat=(*action.in_combat, use))


def continue_action(state: GameState, use: Use, word: ContinueAction) -> GameState:
    """Noted with the combat: the action can go on only when it is over. R6.2.3-05."""
    action = current_action(state)
    if action is None or action.minion != use.minion or action.ending != Ending.BLOCKED:
        return state
    if action.kind in word.never:
        return state
    if word.cost:
        state = allow(state, use.minion, Option.CONTINUE_ACTION, Span.COMBAT)
    goes_on = Continuation(use.minion, word.stealth, word.cost)
    return change(state, Combat, continuing=goes_on)


def action_goes_on(state: GameState, use: Use, word: ActionGoesOn) -> GameState:
    """The attempt to block has failed after all; others may follow. R6.2.2-07."""
    action, goes_on = current_action(state), combat_of(state).continuing
    if action is None or goes_on is None:
        return state
    state = change(state, Combat, continuing=None)
    state = change_blood(state, goes_on.minion, -goes_on.cost, Cause.COST)
    return change(
        state,
        Action,
        StealthChanged(goes_on.minion, goes_on.stealth),
        stealth=action.stealth + goes_on.stealth,
        failed=(),
        blocker=NOBODY,
        ending=NOBODY,
        step=ActionStep.BLOCKS,
    )


def stay_ready(state: GameState, use: Use, word: StayReady) -> GameState:
    """He is not going to torpor any more, but he is wounded. R6.4.6-12."""
    frame = topmost(state, Damage)
    if frame is None:
        return state
    rest = tuple([vampire for vampire in frame.to_torpor if vampire != use.minion])
    state = change(state, Damage, to_torpor=rest)
    return mark(state, use.minion, Mark.WOUNDED, word.rounds, Span.COMBAT)


def press_each_round(state: GameState, use: Use, word: PressEachRound) -> GameState:
    """It is the card that presses, not the minion."""
    state = change_blood(state, use.card, word.counters, Cause.CARD)
    pressing = (*combat_of(state).pressing, (use.card, word.counters))
    return change(state, Combat, pressing=pressing)


def burn_weapon(state: GameState, use: Use, word: BurnWeapon) -> GameState:
    """G38: only if that strike resolves."""
    pair = topmost(state, StrikePair)
    weapon = subject(state, use, Who.WEAPON)
    if pair is None or weapon == NOBODY:
        return state
    return change(state, StrikePair, burning=(*pair.burning, weapon))


def draw_more(state: GameState, use: Use, word: DrawMore) -> GameState:
    """The replacement of the card itself has been drawn; what comes with it is drawn now."""
    drawing = (*combat_of(state).drawing, (use.seat, word.amount))
    return draw_beyond(change(state, Combat, drawing=drawing), use.seat, word.amount)

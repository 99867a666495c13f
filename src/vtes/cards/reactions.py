"""Reaction cards."""

from __future__ import annotations

from vtes.cards.shapes import (
    BEFORE_BLOCK,
    BETWEEN_ATTEMPTS,
    POLLING,
    REFERENDUM,
    bounce,
    intercept_reaction,
    reaction,
    take_over,
    votes_reaction,
)
from vtes.cards.uses import anybody_acts, may
from vtes.model.cards import Sect, Title
from vtes.model.combat_words import InCombat, MayLater, Option, Span
from vtes.model.conditions import ActingIsOne, ActionIs
from vtes.model.decisions import ActionKind, WindowKind
from vtes.model.deed_words import Drain, DrainIfNothing, SendToTorpor
from vtes.model.moves import Side
from vtes.model.needs import (
    AboutToFight,
    ActingIsVampire,
    ActingIsYounger,
    BledBySomebody,
    Bleeding,
    BlocksDeclined,
    ByPredator,
    HasBlocked,
    IsBlocking,
    IsTapped,
    IsVampire,
    MayBlock,
    NotWith,
    OfAnother,
    OfSect,
    ReferendumHasFailed,
    TableOf,
    Titled,
)
from vtes.model.needs_own import BleedsHost, While
from vtes.model.play_words import AfterAction, BurnUnlessBlocks, IfBlocks, Note, StealthOfActing
from vtes.model.text import SOME, Aim, Cost, Effect, How, Mode, Replaced, Text, What
from vtes.model.vote_words import (
    Abstain,
    CallerBurns,
    CancelReferendum,
    CoerceTargets,
    TargetsAbstain,
    VotersBurn,
)
from vtes.model.words import (
    AddBleed,
    AddIntercept,
    AttemptBlock,
    BurnPool,
    BurnThis,
    EndAction,
    EnterCombat,
    PutOn,
    Redirect,
    TapMinion,
    UntapMinion,
    Wake,
    Who,
    Whom,
)

_PACK_TACTICS = 101343
_ELDER_INTERVENTION = 100618
_UNTIL_BLOCKED = (*BEFORE_BLOCK, WindowKind.AFTER_BLOCK)
_COERCED = Aim(What.VAMPIRE, not_older=True, count=SOME)
_TRAITORS = VotersBurn(Side.FOR, caller=False)
_PRELATES = (Title.ARCHBISHOP, Title.CARDINAL, Title.REGENT)
_SABBAT = (OfSect(Sect.SABBAT),)
_COMMONER = Aim(What.VAMPIRE, sect=Sect.SABBAT, untitled=tuple(filter(None, Title)))
_IMPOSTOR = Aim(What.VAMPIRE, clan="Ventrue antitribu")
_OF_SECT = Aim(What.VAMPIRE, beyond=Sect.INDEPENDENT)
_LEADER = Titled((Title.PRINCE, Title.JUSTICAR))


def _bled(level: int, *more: Effect) -> Mode:
    """A tapped vampire is untapped in a bleed of the player."""
    needs = (IsTapped(), BledBySomebody())
    return reaction(level, _UNTIL_BLOCKED, UntapMinion(), *more, needs=needs)


def _treachery(level: int, *more: Effect) -> Mode:
    """Who calls the referendum pays for passing it."""
    effects = (CallerBurns(1, passed=True), *more)
    return reaction(level, WindowKind.BEFORE_VOTES, *effects)


def _smaller_bleed(level: int, amount: int) -> Mode:
    needs = (BledBySomebody(),)
    return reaction(level, BEFORE_BLOCK, AddBleed(-amount), needs=needs)


def _mad(level: int, *more: Effect) -> Mode:
    """The action that the vampire has blocked ends."""
    needs = (IsBlocking(), ActingIsYounger(or_ally=True))
    return reaction(level, WindowKind.AFTER_BLOCK, TapMinion(), *more, EndAction(), needs=needs)


def _command(level: int, *before: Effect) -> Mode:
    """An action that is about to lead to combat with an older vampire ends."""
    return reaction(
        level,
        (WindowKind.AFTER_BLOCK, WindowKind.BEFORE_COMBAT),
        *before,
        EndAction(),
        needs=(AboutToFight(), ActingIsYounger()),
    )


REACTIONS: dict[int, Text] = {
    100132: Text(  # Banner of Neutrality
        modes=(
            reaction(
                0,
                BEFORE_BLOCK,
                AddBleed(-1),
                needs=(OfSect(Sect.INDEPENDENT), BledBySomebody(), While(ActingIsOne(_OF_SECT))),
            ),
        )
    ),
    100295: Text(  # Cardinal Sin: Failure of Mission
        modes=(
            reaction(
                0,
                WindowKind.AFTER_BLOCK,
                PutOn(Who.ACTING),
                needs=(Titled(_PRELATES), IsBlocking(), While(ActingIsOne(_COMMONER))),
            ),
            anybody_acts(EnterCombat(), needs=(*_SABBAT, OfAnother()), at_host=True),
            anybody_acts(BurnThis(), needs=_SABBAT),
        )
    ),
    100308: Text(  # Cats' Guidance
        modes=(
            reaction(
                1, WindowKind.AFTER_RESOLUTION, UntapMinion(), needs=(IsTapped(), HasBlocked())
            ),
            intercept_reaction(2, 1),
        )
    ),
    100518: Text(modes=(bounce(1, TapMinion()), bounce(2))),  # Deflection
    100519: Text(  # Delaying Tactics
        modes=(reaction(0, POLLING, CancelReferendum(True, True)),)
    ),
    100586: Text(modes=(votes_reaction(1, 2), votes_reaction(2, 4))),  # Dread Gaze
    101909: Text(modes=(votes_reaction(0, 2, (IsVampire(),)),)),  # Surprise Influence
    _ELDER_INTERVENTION: Text(  # Elder Intervention
        modes=(
            intercept_reaction(
                0,
                2,
                needs=(BledBySomebody(), NotWith((_PACK_TACTICS,))),
                replaced=Replaced.AFTER_ACTION,
            ),
        )
    ),
    100685: Text(  # Eyes of the Night
        modes=(
            intercept_reaction(1, 1),
            intercept_reaction(2, 1, InCombat((MayLater(Option.MANEUVER_OR_PRESS, Span.COMBAT),))),
        )
    ),
    100598: Text(  # Eagle's Sight
        modes=(
            intercept_reaction(1, 1),
            reaction(2, BETWEEN_ATTEMPTS, AttemptBlock(), needs=(MayBlock(anyone=True),)),
        )
    ),
    100760: Text(  # Forced Awakening
        modes=(
            reaction(
                0, _UNTIL_BLOCKED, Wake(), BurnUnlessBlocks(1), needs=(IsVampire(), IsTapped())
            ),
        )
    ),
    100863: Text(  # Guard Dogs
        modes=(_bled(1), _bled(2, InCombat((MayLater(Option.MANEUVER, Span.COMBAT),))))
    ),
    101227: Text(  # Mistaken Identity
        modes=(
            reaction(
                0,
                BEFORE_BLOCK,
                EndAction(),
                SendToTorpor(Who.ACTING),
                needs=(While(ActionIs((ActionKind.HUNT,))), While(ActingIsOne(_IMPOSTOR))),
            ),
        )
    ),
    101259: Text(  # My Enemy's Enemy
        modes=(
            intercept_reaction(1, 1),
            reaction(
                2,
                WindowKind.AFTER_DECLINE,
                TapMinion(),
                Redirect(Whom.SECOND_PREDATOR),
                needs=(BledBySomebody(), ByPredator(), TableOf(3), BlocksDeclined()),
            ),
        )
    ),
    101343: Text(  # Pack Tactics
        modes=(
            intercept_reaction(
                0,
                2,
                needs=(BledBySomebody(), NotWith((_ELDER_INTERVENTION,)), IsVampire()),
                replaced=Replaced.AFTER_ACTION,
            ),
        )
    ),
    101374: Text(modes=(intercept_reaction(0, 1),)),  # Patrol
    101475: Text(  # Precognition
        modes=(
            intercept_reaction(1, 1),
            intercept_reaction(2, 1, InCombat((MayLater(Option.PREVENT),))),
        )
    ),
    101578: Text(  # Redirection
        modes=(
            bounce(1, TapMinion(), needs=(ActingIsYounger(),)),
            bounce(2, TapMinion(), needs=(ActingIsVampire(),)),
        )
    ),
    101516: Text(  # Pulling Strings
        modes=(
            reaction(1, REFERENDUM, Abstain(), aim=Aim(What.VAMPIRE, younger=True)),
            reaction(2, REFERENDUM, Abstain(), aim=Aim(What.VAMPIRE)),
        )
    ),
    101049: Text(  # Kindred Coercion
        modes=(
            reaction(1, REFERENDUM, TargetsAbstain(), aim=_COERCED),
            reaction(2, REFERENDUM, CoerceTargets(), aim=_COERCED),
        )
    ),
    102014: Text(modes=(_treachery(1), _treachery(2, _TRAITORS))),  # Treachery
    101413: Text(  # Political Backlash
        modes=(
            reaction(
                0,
                WindowKind.AFTER_RESOLUTION,
                BurnPool(2, Whom.ACTING),
                needs=(ReferendumHasFailed(),),
            ),
        )
    ),
    100619: Text(  # Elder Kindred Network
        modes=(reaction(0, WindowKind.BEFORE_VOTES, CallerBurns(1, passed=False, margin=True)),)
    ),
    101547: Text(  # Rat's Warning
        modes=(_bled(1), _bled(2, InCombat((MayLater(Option.PRESS, Span.COMBAT),))))
    ),
    101706: Text(  # Second Tradition: Domain
        modes=(
            intercept_reaction(0, 2, needs=(_LEADER,)),
            Mode(
                How.REACTION,
                windows=BETWEEN_ATTEMPTS,
                needs=(_LEADER, IsTapped(), MayBlock()),
                cost=Cost(blood=1),
                effects=(UntapMinion(), AddIntercept(2, unneeded=True), AttemptBlock()),
            ),
        )
    ),
    100705: Text(  # Fast Reaction
        modes=tuple(take_over(How.REACTION, n, Who.ACTING, press=n > 1) for n in (1, 2))
    ),
    101309: Text(  # Obedience
        modes=(_command(1, UntapMinion(Who.ACTING)), _command(2))
    ),
    100610: Text(  # Ecstasy
        modes=(
            _smaller_bleed(1, 1),
            reaction(
                2,
                BEFORE_BLOCK,
                AddBleed(-1),
                AfterAction((DrainIfNothing(1),)),
                needs=(BledBySomebody(),),
            ),
        )
    ),
    100948: Text(  # Ignis Fatuus
        modes=(
            reaction(1, BEFORE_BLOCK, StealthOfActing(-1)),
            reaction(2, BEFORE_BLOCK, AddBleed(-1), needs=(Bleeding(),)),
        )
    ),
    100644: Text(modes=(intercept_reaction(1, 1), intercept_reaction(2, 2))),  # Enhanced Senses
    101850: Text(  # Spirit's Touch
        modes=(
            intercept_reaction(1, 1),
            intercept_reaction(2, 1, InCombat((MayLater(Option.MANEUVER, Span.COMBAT),))),
        )
    ),
    101948: Text(modes=(_smaller_bleed(1, 1), _smaller_bleed(2, 2))),  # Telepathic Counter
    101949: Text(  # Telepathic Misdirection
        modes=(intercept_reaction(1, 1), bounce(2, TapMinion()))
    ),
    102129: Text(modes=(_mad(1), _mad(2, Drain(1, Who.ACTING)))),  # Voice of Madness
    101195: Text(  # Melange
        modes=(
            intercept_reaction(1, 1),
            intercept_reaction(2, 1, IfBlocks((PutOn(Who.ACTING), Note()))),
            may(BEFORE_BLOCK, AddBleed(1), BurnThis(), needs=(BleedsHost(),)),
        )
    ),
    102137: Text(  # Wake with Evening's Freshness
        modes=(
            Mode(
                How.REACTION,
                windows=_UNTIL_BLOCKED,
                needs=(IsVampire(), IsTapped()),
                effects=(Wake(),),
                replaced=Replaced.NEXT_UNTAP,
            ),
        )
    ),
}

"""More action cards: bleeds, and blood and pool that actions bring."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import YOUNGER_TO_COME, action, bleed_action
from vtes.cards.uses import may
from vtes.model.card_words import EachGainsBlood, NoMoreBleeds, SpendEdge, UntapAtEnd
from vtes.model.cards import Discipline
from vtes.model.choosing import DiscardDown, Exhume, Goal, TapTheirs
from vtes.model.combat_words import MayLater, Option, Span
from vtes.model.decisions import ActionKind, Phase
from vtes.model.needs import HasEdge, IsTapped, IsVampire
from vtes.model.text import Aim, By, Cost, Deed, Mode, Text, What, Where, Whose
from vtes.model.words import (
    BurnBlood,
    BurnTarget,
    DrawFromCrypt,
    EnterCombat,
    GainBlood,
    GainPool,
    IfBled,
    PutOn,
    TapMinion,
    UntapMinion,
    Who,
)

_ANYBODY: Final = Aim(What.METHUSELAH, Whose.OTHERS)
_KINDRED: Final = YOUNGER_TO_COME.replace(skill=Discipline.DEMENTATION)

_BURNED: Final = Aim(What.VAMPIRE, Whose.YOURS, Where.ASH_HEAP)
_LOST: Final = Aim(What.LIBRARY_CARD, Whose.YOURS, Where.ASH_HEAP)
_OF_PREY: Final = Aim(What.MINION, Whose.PREY)
_TITLED: Final = Aim(What.VAMPIRE, where=Where.READY, any_title=True)
_ABYSS: Final = EachGainsBlood(-1, Aim(What.VAMPIRE, Whose.PREY, Where.READY))


def _scent(level: int, maneuvers: int, skill: Discipline) -> Mode:
    """A fight with another's minion (a tapped one at basic), with so many maneuvers in it."""
    again = (MayLater(Option.MANEUVER, Span.COMBAT),) * maneuvers
    aim = Aim(What.MINION, Whose.OTHERS, Where.READY, tapped=level == 1)
    return action(level, EnterCombat(again), aim=aim, stealth=1).replace(discipline=skill)


DEALINGS: dict[int, Text] = {
    100099: Text(modes=(action(0, GainPool(2), stealth=1),)),  # Art Scam
    100278: Text(  # The Call
        modes=(
            action(1, GainBlood(2, Who.TARGET), aim=_KINDRED, stealth=1),
            action(2, GainBlood(3, Who.TARGET), aim=_KINDRED, stealth=1),
        )
    ),
    101045: Text(  # Khabar: Loyalty
        modes=(
            action(
                0,
                GainBlood(2, Who.TARGET),
                aim=YOUNGER_TO_COME.replace(clan="Assamite"),
                stealth=1,
            ),
        )
    ),
    100305: Text(  # Cat Burglary
        modes=(
            bleed_action(1, 0, stealth=1, most=1),
            bleed_action(2, 0, stealth=1, aim=_ANYBODY, most=1),
        )
    ),
    100365: Text(  # Clotho's Gift
        modes=(
            action(1, DrawFromCrypt(), stealth=1).replace(discipline=Discipline.OBFUSCATE),
            action(1, GainBlood(2, Who.TARGET), aim=YOUNGER_TO_COME, stealth=1).replace(
                discipline=Discipline.TEMPORIS
            ),
            action(2, PutOn(Who.SELF), TapMinion(Who.THIS), stealth=1).replace(
                discipline=Discipline.TEMPORIS
            ),
            may(
                Phase.MINION, UntapMinion(Who.HOST), by=By.HOST, needs=(IsTapped(), IsVampire())
            ).replace(cost=Cost(tap=True, blood=1)),
        )
    ),
    100643: Text(  # Engling Fury
        modes=(
            action(1, GainBlood(2), stealth=1).replace(discipline=Discipline.FORTITUDE),
            action(1, GainBlood(2), UntapAtEnd(discard=True), stealth=1).replace(
                discipline=Discipline.SPIRITUS
            ),
            action(2, GainBlood(2), UntapMinion(), stealth=1).replace(
                discipline=Discipline.SPIRITUS
            ),
        )
    ),
    100650: Text(  # Enticement
        modes=tuple(
            action(
                level,
                SpendEdge(1 + level),
                NoMoreBleeds(),
                aim=Aim(What.METHUSELAH, Whose.PREY),
                needs=(HasEdge(),),
            )
            for level in (1, 2)
        )
    ),
    101055: Text(  # Kindred Spirits
        modes=(
            bleed_action(1, 0, IfBled(1), aim=_ANYBODY),
            bleed_action(2, 1, IfBled(1), aim=_ANYBODY),
        )
    ),
    101356: Text(  # Passion
        modes=(
            action(1, TapMinion(Who.TARGET), aim=_OF_PREY),
            action(2, TapMinion(Who.TARGET), aim=_OF_PREY, stealth=1),
        )
    ),
    101495: Text(  # Propaganda
        modes=tuple(
            bleed_action(level, 1, *more).replace(
                deed=Deed(ActionKind.BLEED, bleed=1, evades=Aim(What.VAMPIRE, any_title=True))
            )
            for level, more in ((1, ()), (2, (TapTheirs(),)))
        )
    ),
    101193: Text(  # Media Influence
        modes=(
            bleed_action(1, 2),
            action(2, EachGainsBlood(1, Aim(What.VAMPIRE, Whose.YOURS, untapped=True))),
        )
    ),
    101593: Text(  # Release of the Shackled Soul
        modes=(
            action(1, BurnTarget(), aim=Aim(What.COMPANION, Whose.PREY)),
            action(2, BurnTarget(), aim=Aim(What.COMPANION, Whose.PREY), stealth=1),
        )
    ),
    101900: Text(  # Summon the Abyss
        modes=(
            action(1, _ABYSS, aim=Aim(What.METHUSELAH, Whose.PREY)),
            action(2, _ABYSS, aim=Aim(What.METHUSELAH, Whose.PREY), stealth=1),
        )
    ),
    101981: Text(  # Thrones Crumble
        modes=(
            action(1, BurnBlood(2), aim=_TITLED),
            action(2, BurnBlood(2), TapMinion(Who.TARGET), aim=_TITLED),
        )
    ),
    102175: Text(  # Whispers from the Dead
        modes=(
            action(1, Exhume(Goal.HAND), DiscardDown(), aim=_LOST),
            action(2, Exhume(Goal.HAND), DiscardDown(), aim=_LOST, stealth=1),
        )
    ),
    101423: Text(  # Possession
        modes=(
            action(1, Exhume(Goal.COMING), aim=_BURNED),
            action(2, Exhume(Goal.READY, 1), aim=_BURNED),
        )
    ),
    101296: Text(  # Nose of the Hound
        modes=(
            _scent(1, 1, Discipline.AUSPEX),
            _scent(1, 2, Discipline.SPIRITUS),
            _scent(2, 2, Discipline.SPIRITUS),
        )
    ),
}

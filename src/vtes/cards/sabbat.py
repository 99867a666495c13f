"""Cards of the power structure of the Sabbat, and of those who have a part in it."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import BETWEEN_ATTEMPTS, action, modifier, referendum
from vtes.cards.uses import (
    PUT_IN_PLAY,
    acts,
    anybody_acts,
    burned_by_referendum,
    happens,
    may,
    tapped,
)
from vtes.model.card_words import BanThisTurn, BecomeVampire, EachGainsBlood
from vtes.model.cards import Sect, Title
from vtes.model.choosing import Fetch, GiveBlood, Goal, ShuffleLibrary
from vtes.model.course_words import EndCombat
from vtes.model.decisions import WindowKind
from vtes.model.laws import ClanVotes
from vtes.model.needs import (
    Acts,
    Fertile,
    Finds,
    IsTapped,
    IsVampire,
    MayBlock,
    OfAnother,
    OfSect,
    Titled,
)
from vtes.model.needs_in_play import BlockerOfSect, HostIn, OpponentOfSect
from vtes.model.play_words import BarBlock
from vtes.model.terms import ChosenCard
from vtes.model.text import Aim, Ban, By, Moment, Text, What, Where, Whose
from vtes.model.vote_words import GainTitle, LoseTitle, OnlyVoters, Revere
from vtes.model.words import AttemptBlock, BurnThis, EnterCombat, PutInPlay, PutOn, UntapMinion, Who
from vtes.model.zones import Zone

_SABBAT: Final = Sect.SABBAT
_MEMBER: Final = (OfSect(_SABBAT),)
_HIGH: Final = (Title.ARCHBISHOP, Title.PRISCUS, Title.CARDINAL, Title.REGENT)
_LEADER: Final = (Titled(_HIGH),)
_TITLED: Final = (OfSect(_SABBAT), Titled((Title.BISHOP, *_HIGH)))
_ANYBODYS: Final = Aim(What.VAMPIRE, sect=_SABBAT)


def _crusade(city: str) -> Text:
    """The vampire who calls it becomes archbishop."""
    effects = (PutOn(Who.SELF), GainTitle(Title.ARCHBISHOP, city, Who.SELF))
    return Text(modes=(referendum(*effects, needs=_MEMBER),))


SABBAT: dict[int, Text] = {
    100200: Text(  # Blood Feast
        modes=(
            action(
                0,
                EachGainsBlood(1, Aim(What.VAMPIRE, Whose.YOURS, Where.READY, sect=_SABBAT)),
                stealth=1,
                needs=_LEADER,
            ),
        )
    ),
    100453: _crusade("Atlanta"),
    100457: _crusade("Chicago"),
    100458: _crusade("Detroit"),
    100462: _crusade("Houston"),
    100465: _crusade("Mexico City"),
    100466: _crusade("Miami"),
    100467: _crusade("New York"),
    100469: _crusade("Philadelphia"),
    100470: _crusade("Pittsburgh"),
    100472: _crusade("Toronto"),
    100294: Text(  # Cardinal Benediction
        modes=(
            referendum(
                PutOn(),
                GainTitle(Title.CARDINAL),
                terms=(ChosenCard(_ANYBODYS.replace(least=7)),),
                needs=_MEMBER,
                voters=_SABBAT,
            ),
        )
    ),
    100441: Text(  # Creation Rites
        modes=(
            action(
                0,
                BecomeVampire(1, _SABBAT),
                BanThisTurn(Ban.ACT),
                Fetch(
                    Goal.PUT,
                    Who.THIS,
                    (Zone.LIBRARY, Zone.HAND, Zone.ASH_HEAP),
                    discipline=True,
                ),
                ShuffleLibrary(),
                GiveBlood(1, Who.THIS),
                stealth=1,
                needs=(*_LEADER, Fertile()),
            ),
        )
    ),
    100666: Text(  # Eternal Vigilance
        modes=(
            action(0, PutOn(Who.SELF), stealth=1, needs=_LEADER),
            may(
                BETWEEN_ATTEMPTS,
                UntapMinion(Who.HOST),
                AttemptBlock(),
                by=By.HOST,
                blood=1,
                needs=(OfSect(_SABBAT), IsTapped(), MayBlock()),
            ),
            happens(Moment.HOST_FALLS, BurnThis()),
        )
    ),
    100672: Text(  # Excommunication
        modes=(
            referendum(
                LoseTitle(),
                terms=(
                    ChosenCard(Aim(What.VAMPIRE, where=Where.READY, titled=(Title.ARCHBISHOP,))),
                ),
                needs=_MEMBER,
            ),
        )
    ),
    101087: Text(  # Legacy of Pander
        modes=(referendum(PutInPlay(), needs=_MEMBER), burned_by_referendum(*_MEMBER)),
        laws=(ClanVotes("Pander", 1, untitled=True),),
    ),
    101490: Text(  # Private Audience
        modes=(modifier(0, WindowKind.BEFORE_VOTES, OnlyVoters(_SABBAT), needs=_LEADER),)
    ),
    101520: Text(  # Purchase Pact
        modes=(
            PUT_IN_PLAY.replace(
                needs=(Finds(Aim(What.VAMPIRE, Whose.YOURS, Where.READY, titled=_HIGH)),)
            ),
            tapped(
                WindowKind.BEFORE_RANGE,
                EndCombat(),
                by=By.COMBATANT,
                needs=(*_MEMBER, OpponentOfSect(_SABBAT)),
            ),
            burned_by_referendum(*_TITLED),
        )
    ),
    101667: Text(  # Sabbat Priest
        modes=(
            referendum(
                Revere(1),
                terms=(ChosenCard(_ANYBODYS.replace(where=Where.READY)),),
                needs=_MEMBER,
            ),
        )
    ),
    101952: Text(  # Templar
        modes=(
            referendum(PutOn(), terms=(ChosenCard(_ANYBODYS),), needs=_TITLED),
            acts(EnterCombat(), aim=Aim(What.VAMPIRE, Whose.OTHERS, Where.READY), stealth=1),
            burned_by_referendum(*_MEMBER),
        )
    ),
    102094: Text(  # Vaulderie
        modes=(
            action(0, PutOn(Who.SELF), stealth=1, needs=_LEADER),
            may(
                WindowKind.BLOCK_ATTEMPT,
                BarBlock(Who.BLOCKER),
                BurnThis(),
                by=By.HOST,
                needs=(Acts(), BlockerOfSect(_SABBAT)),
            ),
        )
    ),
    102145: Text(  # War Party
        modes=(
            action(0, PutOn(), aim=Aim(What.VAMPIRE, untitled=_HIGH), stealth=1, needs=_LEADER),
            anybody_acts(
                EnterCombat(),
                needs=(IsVampire(), OfAnother(), HostIn(Where.READY)),
                stealth=1,
                at_host=True,
            ),
        )
    ),
}

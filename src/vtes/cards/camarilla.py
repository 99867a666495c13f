"""Cards of the power structure of the Camarilla, and of becoming a part of it (10.1)."""

from __future__ import annotations

from typing import Final

from vtes.cards.shapes import bring_into_play, referendum
from vtes.cards.uses import acts, burned_by_referendum
from vtes.model.cards import Sect, Title
from vtes.model.decisions import ActionKind
from vtes.model.needs import OfSect, Titled
from vtes.model.terms import ChosenCard
from vtes.model.text import Aim, Ban, Bonus, Number, Text, What, Where, Whose
from vtes.model.vote_words import BurnBleeders, GainTitle, TapClan
from vtes.model.words import EnterCombat, PutInPlay, PutOn, Who

_MEMBER: Final = (OfSect(Sect.CAMARILLA),)
_LEADER: Final = (Titled((Title.PRINCE, Title.JUSTICAR)),)

_BURNED_BY_REFERENDUM: Final = burned_by_referendum(*_MEMBER)
"""A Camarilla vampire calls a referendum that burns the card. R10.1-06, R10.1-08."""


def _justicar(clan: str) -> Text:
    """A ready vampire of the clan becomes its justicar; the clan has more votes on it."""
    chosen = ChosenCard(Aim(What.VAMPIRE, where=Where.READY, clan=clan, sect=Sect.CAMARILLA))
    effects = (PutOn(), GainTitle(Title.JUSTICAR, clan))
    return Text(modes=(referendum(*effects, terms=(chosen,)),), favours=clan)


def _seizure(city: str, heir: str = "") -> Text:
    """The vampire who calls it becomes prince; one of the clan of heirs has more capacity then."""
    effects = (PutOn(Who.SELF), GainTitle(Title.PRINCE, city, Who.SELF))
    bonuses = (Bonus(Number.CAPACITY, 1, heir=heir),) if heir else ()
    return Text(modes=(referendum(*effects, needs=_MEMBER),), bonuses=bonuses)


def _resented(city: str, clan: str) -> Text:
    """The same in the city of another clan, whose vampires have more votes on it."""
    effects = (PutOn(Who.SELF), GainTitle(Title.PRINCE, city, Who.SELF), TapClan(clan))
    return Text(modes=(referendum(*effects, needs=_MEMBER),), favours=clan)


CAMARILLA: dict[int, Text] = {
    100084: Text(  # Archon
        modes=(
            referendum(
                PutOn(),
                terms=(ChosenCard(Aim(What.VAMPIRE, sect=Sect.CAMARILLA)),),
                needs=_LEADER,
            ),
            acts(EnterCombat(), aim=Aim(What.VAMPIRE, Whose.OTHERS, Where.READY), stealth=1),
            _BURNED_BY_REFERENDUM,
        ),
        bans=(Ban.HUNTED,),
        awe=1,
    ),
    101031: Text(modes=(referendum(BurnBleeders(3), needs=_MEMBER),)),  # Justicar Retribution
    101184: Text(  # Masquerade Enforcement
        modes=(referendum(PutInPlay(), needs=_LEADER), _BURNED_BY_REFERENDUM),
        enrolment=1,
    ),
    100262: _justicar("Brujah"),
    100806: _justicar("Gangrel"),
    101154: _justicar("Malkavian"),
    101299: _justicar("Nosferatu"),
    101990: _justicar("Toreador"),
    102021: _justicar("Tremere"),
    102111: _justicar("Ventrue"),
    101447: _seizure("Amsterdam"),
    101448: _seizure("Athens", "Tremere"),
    101449: _seizure("Atlanta"),
    101450: _seizure("Barcelona", "Tremere"),
    101451: _seizure("Berlin", "Ventrue"),
    101452: _seizure("Boston"),
    101453: _seizure("Brussels", "Nosferatu"),
    101454: _seizure("Cairo", "Ventrue"),
    101455: _seizure("Chicago"),
    101456: _seizure("Cleveland"),
    101457: _seizure("Dallas"),
    101458: _seizure("Dublin"),
    101459: _seizure("Frankfurt"),
    101460: _seizure("Geneva", "Ventrue"),
    101461: _seizure("Glasgow", "Gangrel"),
    101462: _seizure("Houston"),
    101463: _resented("Istanbul", "Assamite"),
    101464: _seizure("London"),
    101465: _seizure("Miami"),
    101466: _seizure("Monaco", "Toreador"),
    101467: _seizure("Paris", "Toreador"),
    101468: _seizure("Rome", "Brujah"),
    101469: _seizure("Seattle"),
    101470: _seizure("Stockholm", "Malkavian"),
    101471: _resented("Venice", "Giovanni"),
    101472: _seizure("Washington, D.C."),
    102196: Text(  # Writ of Acceptance
        modes=(bring_into_play(ActionKind.EQUIP, PutOn(Who.SELF)),), sect=Sect.CAMARILLA
    ),
}

"""Vampires. What is printed of clan, capacity, Disciplines, sect and title is in their facts."""

from __future__ import annotations

from vtes.model.cards import Sect, Title
from vtes.model.conditions import Bleeds, Controls, Fights, Hunts
from vtes.model.text import (
    Aim,
    Aura,
    Ban,
    Bonus,
    Condition,
    Number,
    Text,
    What,
    Whose,
)
from vtes.model.words import Whom

_LEADERS = (Title.PRINCE, Title.JUSTICAR)
_PLAIN = Text()


def _adds(**numbers: int) -> tuple[Bonus, ...]:
    """What he always adds to his numbers."""
    return tuple(Bonus(Number[name.upper()], amount) for name, amount in numbers.items())


def _when(number: Number, amount: int, *conditions: Condition) -> Bonus:
    """What he adds while all of this holds."""
    return Bonus(number, amount, conditions)


def _clan(clan: str) -> Aim:
    """A vampire of a clan."""
    return Aim(What.VAMPIRE, clan=clan)


def _against(clan: str, amount: int = 1) -> Bonus:
    """More bleed against those who control a ready vampire of a clan."""
    return _when(Number.BLEED, amount, Bleeds(_clan(clan)))


CRYPT: dict[int, Text] = {
    200031: Text(  # Aisling Sturbridge
        evades=Aim(What.VAMPIRE, clan="Tremere", younger=True)
    ),
    200056: _PLAIN,  # Allison Maller
    200064: Text(bonuses=_adds(hunt=1)),  # Amadeo
    200171: Text(  # Barth
        auras=(
            Aura(
                Bonus(Number.STEALTH, -1),
                Aim(What.VAMPIRE, Whose.NEIGHBOURS, most=3),
                untapped=True,
            ),
        )
    ),
    200210: Text(  # Blythe Candeleria
        bonuses=(_when(Number.STRENGTH, -1, Fights(_clan("Malkavian"))),)
    ),
    200216: _PLAIN,  # Brachah
    200285: _PLAIN,  # Cohn Rose
    200289: Text(bonuses=(_against("Ventrue", 2),)),  # Constanza Vinti
    200291: Text(  # Cornelius Ottavio
        bonuses=(
            *_adds(bleed=1),
            _when(Number.BLEED, 1, Bleeds(Aim(What.VAMPIRE, beyond=Sect.CAMARILLA))),
        )
    ),
    200309: _PLAIN,  # Daliyah
    200342: _PLAIN,  # Diana Vick
    200374: _PLAIN,  # Dr. Douglas Netchurch
    200407: _PLAIN,  # Elena Gutierrez
    200412: Text(bonuses=(_against("Follower of Set"),)),  # Elisabetta Romano
    200538: _PLAIN,  # Greger Anderssen
    200554: Text(bonuses=_adds(bleed=2)),  # Gwendolyn
    200642: _PLAIN,  # Isabel de Leon
    200647: _PLAIN,  # Itzahk Levine
    200669: Text(bonuses=_adds(bleed=1), hands=-1),  # Jan Pieterzoon
    200732: _PLAIN,  # Judah
    200817: _PLAIN,  # Laurent de Valois
    201017: Text(bonuses=_adds(stealth=1), bans=(Ban.HUNTED,)),  # Muaziz, Archon of Ulugh Beg
    201027: _PLAIN,  # Mustafa Rahman
    201073: _PLAIN,  # Ohanna
    201135: _PLAIN,  # Pug Jackson
    201139: Text(bonuses=(*_adds(bleed=1), _against("Tremere"))),  # Queen Anne
    201162: Text(bonuses=(_against("Brujah"),)),  # Ranjan Rishi, Camarilla Scholar
    201169: _PLAIN,  # Raziya Samater
    201171: Text(  # Rebekka, Chantry Elder of Munich
        bonuses=(*_adds(stealth=1), _against("Malkavian"))
    ),
    201174: _PLAIN,  # Regilio, The Seeker of Akhenaten
    201286: Text(bonuses=(_against("Nosferatu"),)),  # Sigrid Bekker
    201289: _PLAIN,  # Sir Henry Johnson
    201322: Text(  # Suhailah
        bonuses=(
            *_adds(bleed=1),
            _when(Number.STEALTH, 1, Controls(Aim(What.VAMPIRE, titled=_LEADERS), Whom.PREY)),
        )
    ),
    201428: Text(  # Vasilis, The Traitor of Don Cruez
        auras=(Aura(_against("Brujah"), _clan("Giovanni")),)
    ),
    201458: Text(  # Volker, The Puppet Prince
        spares=Aim(What.VAMPIRE, titled=(Title.PRIMOGEN,))
    ),
    201496: _PLAIN,  # Yvette, The Hopeless
    201509: Text(bonuses=(_when(Number.STEALTH, -1, Hunts()),)),  # Zöe
}
"""Texts of vampires by printed id."""

"""Vampires of the Sabbat who add to numbers, or to whom what is theirs costs less.

No card of the edition asks for the circle of a Blood Brother, so it is not said here (D340).
"""

from __future__ import annotations

from vtes.cards.crypt_shapes import adds, against, of_clan, when
from vtes.cards.uses import TITLES
from vtes.model.cards import Discipline, Sect
from vtes.model.conditions import ActedOnOne, ActingIsOne, ActionIs, Bleeds, Fights
from vtes.model.decisions import ActionKind
from vtes.model.laws import MoreDiscards, MoreVotes
from vtes.model.text import Aim, Aura, Ban, Bonus, Discount, Number, Text, Trait, What

_STERILE = (Trait.STERILE,)
_A_BLEED = ActionIs((ActionKind.BLEED,))
_TITLED = Aim(What.VAMPIRE, titled=TITLES)

CRYPT_SABBAT_NUMBERS: dict[int, Text] = {
    200051: Text(  # Alfred Benezri
        bonuses=(when(Number.STRENGTH, -1, Fights(Aim(What.ALLY))),)
    ),
    200170: Text(  # Barry
        bonuses=(
            when(Number.STRENGTH, 1, Fights(Aim(What.ALLY))),
            when(Number.STRENGTH, 1, Fights(Aim(What.VAMPIRE, younger=True))),
        ),
        traits=_STERILE,
    ),
    200173: Text(  # Basil
        auras=(Aura(Bonus(Number.STRENGTH, 1), Aim(What.VAMPIRE, older=True), opposing=True),)
    ),
    200205: Text(bonuses=adds(strength=1)),  # Blaise
    200225: Text(bonuses=adds(bleed=1)),  # Bryan Van Duesen
    200234: Text(bonuses=adds(strength=1)),  # Calebos
    200272: Text(hand=1),  # Christanius Lionel, The Mad Chronicler
    200273: Text(bonuses=(when(Number.INTERCEPT, -1, _A_BLEED),)),  # Christine Boscacci
    200275: Text(laws=(MoreDiscards(1),)),  # Cicatriz
    200306: Text(  # Cynthia Ingold
        bonuses=(when(Number.STRENGTH, 1, Fights(Aim(What.VAMPIRE, sect=Sect.CAMARILLA))),),
        traits=_STERILE,
    ),
    200433: Text(  # Erinyi
        bonuses=(when(Number.STRENGTH, -1, Fights(of_clan("Gangrel antitribu"))),),
        traits=(Trait.FLIGHT,),
    ),
    200501: Text(laws=(MoreVotes(1, (ActionIs((ActionKind.POLITICAL,)),)),)),  # Genevieve
    200519: Text(bans=(Ban.POLITICAL,)),  # Gillian Krader
    200628: Text(traits=_STERILE),  # Ilse
    200718: Text(  # Jorge De La Muerte, The Agent
        bonuses=(when(Number.BLEED, 1, Bleeds(Aim(What.VAMPIRE, sect=Sect.SABBAT))),)
    ),
    200727: Text(bonuses=adds(stealth=1)),  # Jost Werner
    200730: Text(traits=_STERILE),  # Juanita Santiago
    200755: Text(traits=_STERILE),  # Karl
    200786: Text(bonuses=adds(intercept=1)),  # Kite
    200832: Text(  # Leon
        auras=(Aura(Bonus(Number.INTERCEPT, -1), of_clan("Gangrel antitribu"), acting=True),)
    ),
    200844: Text(  # Little Tailor of Prague
        bonuses=adds(bleed=1),
        discounts=(
            Discount(
                1,
                discipline=Discipline.VICISSITUDE,
                or_clan="Tzimisce",
                kinds=(ActionKind.RECRUIT, ActionKind.EMPLOY),
            ),
        ),
    ),
    200889: Text(bonuses=(against("Pander"),)),  # Luther
    200914: Text(  # Marconius
        bonuses=adds(strength=1), discounts=(Discount(1, discipline=Discipline.MYTHERCERIA),)
    ),
    200936: Text(  # Mark
        bonuses=(when(Number.INTERCEPT, 1, _A_BLEED),), traits=_STERILE
    ),
    200989: Text(  # Miller Delmardigan, Teacher of Bahari
        bonuses=adds(strength=1), discounts=(Discount(1, discipline=Discipline.CELERITY),)
    ),
    201024: Text(bonuses=adds(strength=1)),  # Muriel Foucade
    201025: Text(bonuses=adds(intercept=-1)),  # Muse
    201051: Text(  # Nettie Hale
        bonuses=(when(Number.STEALTH, 1, ActionIs((ActionKind.EMPLOY, ActionKind.RECRUIT))),),
        traits=_STERILE,
    ),
    201114: Text(bonuses=(against("Ventrue"),)),  # Peter Blaine
    201146: Text(bonuses=adds(bleed=1)),  # Quira, The Bitch Queen
    201184: Text(discounts=(Discount(-1, combat=True),)),  # Rex, The Necronomist
    201186: Text(  # Richard Tauber, Ayelea's Puppet
        bonuses=(when(Number.INTERCEPT, -1, ActingIsOne(of_clan("Lasombra", or_clan="Tzimisce"))),)
    ),
    201208: Text(bonuses=(when(Number.STEALTH, -1, _A_BLEED),)),  # Royce
    201228: Text(  # Samantha
        bonuses=(when(Number.INTERCEPT, 1, ActingIsOne(of_clan("Lasombra"))),), claws=True
    ),
    201280: Text(bonuses=adds(bleed=1)),  # Sheila Mezarin
    201285: Text(bonuses=adds(bleed=1), traits=_STERILE),  # The Siamese
    201337: Text(  # Talley, The Hound
        bonuses=(when(Number.INTERCEPT, 1, ActedOnOne(Aim(What.MINION, another=True))),)
    ),
    201378: Text(  # Tom
        discounts=(Discount(-1, discipline=Discipline.SANGUINUS),), traits=_STERILE
    ),
    201389: Text(traits=_STERILE),  # Truman
    201427: Text(  # Vasantasena
        bonuses=(*adds(bleed=1), when(Number.STEALTH, 1, Bleeds(_TITLED, none=True)))
    ),
}
"""Texts of vampires by printed id."""

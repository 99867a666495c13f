"""Vampires. What is printed of clan, capacity, Disciplines, sect and title is in their facts."""

from __future__ import annotations

from typing import Any

from vtes.cards.shapes import ANY_TIME, ATTEMPT, BEFORE_BLOCK, YOUNGER_TO_COME
from vtes.model.card_words import BurnEdge, LoseTransfers, MoveBlood, StayUntapped
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.choosing import DiscardOne, KeepOrBurn, TakeBlood
from vtes.model.combat_words import CombatAgain, DamageTo
from vtes.model.conditions import Bleeds, Controls, Fights, Hunts
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.needs import (
    ActedOn,
    Acts,
    Bleeding,
    BothReady,
    Finds,
    HasBlood,
    HasEdge,
    HoldsCard,
    IsBlocking,
    IsReady,
    ItHas,
    OfAnother,
    OfSect,
    OlderThanIt,
    YourTurn,
)
from vtes.model.text import (
    Aim,
    Aura,
    Ban,
    BanWhen,
    Bonus,
    By,
    Condition,
    Cost,
    Deed,
    Each,
    Effect,
    How,
    Mode,
    Moment,
    Need,
    Number,
    Text,
    Toll,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import StealTitle
from vtes.model.words import (
    AddBleed,
    AddStealth,
    BloodToPool,
    BurnBlood,
    BurnPool,
    EachBurnsBlood,
    EndAction,
    EnterCombat,
    GainPool,
    TapMinion,
    UntapMinion,
    Who,
    Whom,
)

_LEADERS = (Title.PRINCE, Title.JUSTICAR)
_PLAIN = Text()


def _adds(**numbers: int) -> tuple[Bonus, ...]:
    """What he always adds to his numbers."""
    return tuple(Bonus(Number[name.upper()], amount) for name, amount in numbers.items())


def _when(number: Number, amount: int, *conditions: Condition) -> Bonus:
    """What he adds while all of this holds."""
    return Bonus(number, amount, conditions)


def _clan(clan: str, **fields: Any) -> Aim:
    """A vampire of a clan."""
    return Aim(What.VAMPIRE, clan=clan, **fields)


def _against(clan: str, amount: int = 1) -> Bonus:
    """More bleed against those who control a ready vampire of a clan."""
    return _when(Number.BLEED, amount, Bleeds(_clan(clan)))


def _acts(*effects: Effect, aim: Aim | None = None, stealth: int | None = None) -> Mode:
    """An action that he may take."""
    deed = Deed(ActionKind.CARD, stealth)
    return Mode(How.USE, by=By.ITSELF, deed=deed, aim=aim, effects=effects)


def _in_phase(
    phase: Phase, *effects: Effect, aim: Aim | None = None, needs: tuple[Need, ...] = ()
) -> Mode:
    """Something that he may do once in a phase of his controller's turn."""
    return Mode(How.USE, by=By.ITSELF, phase=phase, needs=needs, aim=aim, effects=effects)


def _crowned(title: Title, of: str, amount: int) -> Mode:
    """Each ready Follower of Set burns blood when he gets a title."""
    effects = (EachBurnsBlood(amount, Whose.ANYBODY, "Follower of Set"),)
    return Mode(How.TRIGGER, moment=Moment.TITLED, needs=(ItHas(title, of),), effects=effects)


CRYPT: dict[int, Text] = {
    200031: Text(  # Aisling Sturbridge
        evades=Aim(What.VAMPIRE, clan="Tremere", younger=True)
    ),
    200033: Text(  # Akram
        modes=(
            Mode(
                How.USE,
                windows=(WindowKind.END_OF_COMBAT,),
                by=By.ITSELF,
                each=Each.TURN,
                needs=(BothReady(),),
                cost=Cost(blood=1),
                effects=(CombatAgain(),),
            ),
        )
    ),
    200049: Text(  # Alexandra
        modes=tuple(
            Mode(
                How.USE,
                windows=ANY_TIME,
                by=By.ITSELF,
                each=Each.TURN,
                needs=(YourTurn(),),
                aim=Aim(What.VAMPIRE, where=Where.READY, another=True, clan="Toreador"),
                effects=(effect,),
            )
            for effect in (TapMinion(Who.TARGET), UntapMinion(Who.TARGET))
        ),
        bonuses=_adds(bleed=2),
    ),
    200056: _PLAIN,  # Allison Maller
    200064: Text(bonuses=_adds(hunt=1)),  # Amadeo
    200135: Text(  # Arika
        modes=(
            Mode(
                How.USE,
                by=By.ITSELF,
                phase=Phase.UNTAP,
                turn=Whose.PREY,
                must=True,
                needs=(IsReady(), Finds(Aim(What.LOCATION, Whose.PREY))),
                effects=(KeepOrBurn(What.LOCATION),),
            ),
        ),
        bonuses=_adds(bleed=2),
    ),
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
    200235: Text(  # Calebros, The Martyr
        modes=(
            Mode(
                How.USE,
                by=By.ANYBODY,
                needs=(
                    ItHas(Title.PRINCE, "New York"),
                    OfSect(Sect.CAMARILLA),
                    OlderThanIt(),
                    OfAnother(),
                ),
                deed=Deed(ActionKind.CARD, helpless=True),
                effects=(StealTitle(),),
            ),
        )
    ),
    200285: _PLAIN,  # Cohn Rose
    200289: Text(bonuses=(_against("Ventrue", 2),)),  # Constanza Vinti
    200291: Text(  # Cornelius Ottavio
        bonuses=(
            *_adds(bleed=1),
            _when(Number.BLEED, 1, Bleeds(Aim(What.VAMPIRE, beyond=Sect.CAMARILLA))),
        )
    ),
    200309: _PLAIN,  # Daliyah
    200310: Text(  # Damaskenos, Herald of Leandro
        modes=(
            _crowned(Title.PRINCE, "Cairo", 1),
            _crowned(Title.JUSTICAR, "Malkavian", 2),
        )
    ),
    200342: _PLAIN,  # Diana Vick
    200364: Text(  # Dónal O'Connor
        modes=(
            Mode(
                How.TRIGGER,
                moment=Moment.BLOCKED,
                effects=(BurnBlood(1, Who.BLOCKER),),
            ),
        )
    ),
    200374: _PLAIN,  # Dr. Douglas Netchurch
    200403: Text(  # Edward Vignes
        modes=(
            Mode(
                How.USE,
                windows=BEFORE_BLOCK,
                by=By.ITSELF,
                needs=(ActedOn(), HoldsCard(Discipline.DOMINATE)),
                effects=(DiscardOne(Discipline.DOMINATE), EndAction()),
            ),
        )
    ),
    200407: _PLAIN,  # Elena Gutierrez
    200412: Text(bonuses=(_against("Follower of Set"),)),  # Elisabetta Romano
    200440: Text(  # Etrius
        modes=(_acts(TakeBlood(3), aim=_clan("Tremere", another=True), stealth=1),),
        bonuses=_adds(bleed=2),
    ),
    200478: Text(  # François Villon
        modes=(_acts(TakeBlood(2), aim=Aim(What.VAMPIRE, younger=True), stealth=1),),
        bonuses=_adds(bleed=1),
    ),
    200499: Text(  # Gemini
        modes=(
            _in_phase(
                Phase.UNTAP,
                BloodToPool(1, whose=Whom.PREY),
                aim=Aim(What.VAMPIRE, Whose.PREY, Where.UNCONTROLLED),
                needs=(IsReady(),),
            ),
        )
    ),
    200538: _PLAIN,  # Greger Anderssen
    200554: Text(bonuses=_adds(bleed=2)),  # Gwendolyn
    200642: _PLAIN,  # Isabel de Leon
    200647: _PLAIN,  # Itzahk Levine
    200669: Text(bonuses=_adds(bleed=1), hands=-1),  # Jan Pieterzoon
    200680: Text(bonuses=_adds(bleed=1, rescue=-1)),  # Javier Montoya
    200732: _PLAIN,  # Judah
    200776: Text(  # Khalid
        modes=(
            Mode(
                How.USE,
                by=By.ITSELF,
                phase=Phase.MASTER,
                needs=(IsReady(), HoldsCard(Discipline.OBFUSCATE)),
                cost=Cost(master=True),
                effects=(DiscardOne(Discipline.OBFUSCATE), GainPool(1)),
            ),
        )
    ),
    200817: _PLAIN,  # Laurent de Valois
    200826: Text(  # Leandro
        modes=tuple(
            Mode(
                How.USE,
                by=By.ITSELF,
                phase=Phase.UNTAP,
                turn=Whose.OTHERS,
                must=True,
                needs=(IsReady(),),
                effects=(effect,),
            )
            for effect in (BurnPool(1, Whom.ACTIVE), LoseTransfers())
        ),
        bonuses=_adds(bleed=2),
    ),
    200868: Text(  # Lucas Halton
        modes=(
            Mode(
                How.USE,
                windows=(WindowKind.AFTER_BLOCK,),
                by=By.ITSELF,
                each=Each.TURN,
                needs=(IsBlocking(),),
                cost=Cost(blood=1),
                effects=(StayUntapped(),),
            ),
        )
    ),
    200910: Text(  # Marcellus
        bonuses=_adds(bleed=1),
        tolls=(Toll(_clan("Nosferatu"), political=True),),
    ),
    200975: Text(  # Menele
        modes=(_in_phase(Phase.UNTAP, MoveBlood(2), aim=YOUNGER_TO_COME, needs=(HasBlood(2),)),),
        bonuses=_adds(bleed=1),
    ),
    201017: Text(bonuses=_adds(stealth=1), bans=(Ban.HUNTED,)),  # Muaziz, Archon of Ulugh Beg
    201022: Text(  # Murat
        tolls=(Toll(_clan("Follower of Set"), discipline=Discipline.SERPENTIS),)
    ),
    201027: _PLAIN,  # Mustafa Rahman
    201034: Text(  # Nakova, Advocate of Golconda
        modes=(
            Mode(
                How.TRIGGER,
                moment=Moment.BURNED,
                effects=(DamageTo(4, preventable=False, who=Who.OPPONENT),),
            ),
        )
    ),
    201060: Text(  # Nikolaus Vermeulen
        modes=(
            _in_phase(
                Phase.UNTAP,
                MoveBlood(1),
                aim=_clan("Nosferatu", whose=Whose.YOURS, where=Where.UNCONTROLLED),
                needs=(HasBlood(1),),
            ),
        )
    ),
    201073: _PLAIN,  # Ohanna
    201125: Text(  # Pieter van Dorn
        modes=(_acts(BurnBlood(1), aim=_clan("Tremere", where=Where.READY)),)
    ),
    201135: _PLAIN,  # Pug Jackson
    201139: Text(bonuses=(*_adds(bleed=1), _against("Tremere"))),  # Queen Anne
    201149: Text(  # Radeyah
        modes=(
            _acts(
                EnterCombat(),
                aim=_clan("Follower of Set", whose=Whose.OTHERS, where=Where.READY),
            ),
        )
    ),
    201162: Text(bonuses=(_against("Brujah"),)),  # Ranjan Rishi, Camarilla Scholar
    201169: _PLAIN,  # Raziya Samater
    201171: Text(  # Rebekka, Chantry Elder of Munich
        bonuses=(*_adds(stealth=1), _against("Malkavian"))
    ),
    201174: _PLAIN,  # Regilio, The Seeker of Akhenaten
    201286: Text(bonuses=(_against("Nosferatu"),)),  # Sigrid Bekker
    201289: _PLAIN,  # Sir Henry Johnson
    201310: Text(  # Spiridonas
        modes=(
            Mode(
                How.USE,
                windows=BEFORE_BLOCK,
                by=By.ITSELF,
                each=Each.TURN,
                needs=(Acts(), Bleeding()),
                amount=True,
                cost=Cost(blood=2),
                effects=(AddBleed(0, chosen=True),),
            ),
        )
    ),
    201322: Text(  # Suhailah
        bonuses=(
            *_adds(bleed=1),
            _when(Number.STEALTH, 1, Controls(Aim(What.VAMPIRE, titled=_LEADERS), Whom.PREY)),
        )
    ),
    201362: Text(  # Theo Bell
        modes=(_acts(EnterCombat(), aim=Aim(What.MINION, Whose.OTHERS, Where.READY)),),
        bans_when=(BanWhen(Ban.HUNTED, (Controls(Aim(What.VAMPIRE, titled=_LEADERS)),)),),
    ),
    201428: Text(  # Vasilis, The Traitor of Don Cruez
        auras=(Aura(_against("Brujah"), _clan("Giovanni")),)
    ),
    201443: Text(  # Victoria
        modes=(_in_phase(Phase.MASTER, BurnEdge(), GainPool(2), needs=(HasEdge(), IsReady())),)
    ),
    201444: Text(  # Victoria Ash
        modes=(
            _acts(
                TapMinion(Who.TARGET),
                aim=Aim(What.VAMPIRE, where=Where.READY, younger=True),
                stealth=1,
            ),
        )
    ),
    201458: Text(  # Volker, The Puppet Prince
        spares=Aim(What.VAMPIRE, titled=(Title.PRIMOGEN,))
    ),
    201468: Text(rivals_pay=1),  # Wilhelm Waldburg
    201469: Text(  # William Biltmore
        modes=(
            Mode(
                How.USE,
                windows=ATTEMPT,
                by=By.ITSELF,
                each=Each.ACTION,
                needs=(Acts(),),
                cost=Cost(blood=1),
                effects=(AddStealth(1),),
            ),
        ),
        bonuses=_adds(bleed=1),
    ),
    201496: _PLAIN,  # Yvette, The Hopeless
    201509: Text(bonuses=(_when(Number.STEALTH, -1, Hunts()),)),  # Zöe
}
"""Texts of vampires by printed id."""

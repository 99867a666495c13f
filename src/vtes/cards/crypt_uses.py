"""Vampires of the Camarilla who do something, or to whom something happens by itself."""

from __future__ import annotations

from vtes.cards.crypt_shapes import LEADERS, acts, adds, in_phase, of_clan
from vtes.cards.shapes import ANY_TIME, ATTEMPT, BEFORE_BLOCK, POLLING, YOUNGER_TO_COME
from vtes.model.card_words import (
    BurnEdge,
    BurnToken,
    CancelUse,
    GiveToken,
    LoseTransfers,
    MoveBlood,
    StayUntapped,
)
from vtes.model.cards import Discipline, Sect, Title
from vtes.model.choosing import (
    DiscardOne,
    Fetch,
    Goal,
    KeepOrBurn,
    ShuffleLibrary,
    ShuffleTop,
    TakeBackDiscards,
    TakeBlood,
)
from vtes.model.combat_words import CombatAgain, DamageTo
from vtes.model.conditions import Controls
from vtes.model.decisions import ActionKind, Phase, WindowKind
from vtes.model.deed_words import LookAtTarget
from vtes.model.needs import (
    ActedOn,
    Acts,
    Bleeding,
    Finds,
    HasBlood,
    HasDiscarded,
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
from vtes.model.needs_combat import BothReady
from vtes.model.needs_in_play import AnswersUse, Bears, OpponentPlays
from vtes.model.text import (
    Aim,
    Ban,
    BanWhen,
    By,
    Cost,
    Deed,
    Each,
    How,
    Mode,
    Moment,
    Text,
    Token,
    Trait,
    What,
    Where,
    Whose,
)
from vtes.model.vote_words import ForceVotes, StealTitle
from vtes.model.words import (
    AddBleed,
    AddStealth,
    BloodToPool,
    BurnBlood,
    BurnPool,
    CancelCard,
    EachBurnsBlood,
    EndAction,
    EnterCombat,
    GainPool,
    TapMinion,
    UntapMinion,
    Who,
    Whom,
)


def _crowned(title: Title, of: str, amount: int) -> Mode:
    """Each ready Follower of Set burns blood when he gets a title."""
    effects = (EachBurnsBlood(amount, Whose.ANYBODY, "Follower of Set"),)
    return Mode(How.TRIGGER, moment=Moment.TITLED, needs=(ItHas(title, of),), effects=effects)


_BOOKS = (100081, 100620, 100785)  # Arcane Library, Elder Library, Fragment of the Book of Nod

CRYPT_USES: dict[int, Text] = {
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
        bonuses=adds(bleed=2),
    ),
    200079: Text(  # Anatole, Prophet of Gehenna
        modes=(in_phase(Phase.MASTER, ShuffleTop(5), needs=(IsReady(),)),),
        bonuses=adds(intercept=1),
    ),
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
        bonuses=adds(bleed=2),
    ),
    200199: Text(  # Bindusara, Historian of the Kindred
        modes=(acts(Fetch(Goal.PLACED, cards=_BOOKS), ShuffleLibrary()),),
        bonuses=adds(bleed=1),
    ),
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
    200310: Text(  # Damaskenos, Herald of Leandro
        modes=(
            _crowned(Title.PRINCE, "Cairo", 1),
            _crowned(Title.JUSTICAR, "Malkavian", 2),
        )
    ),
    200364: Text(  # Dónal O'Connor
        modes=(
            Mode(
                How.TRIGGER,
                moment=Moment.BLOCKED,
                effects=(BurnBlood(1, Who.BLOCKER),),
            ),
        )
    ),
    200403: Text(  # Edward Vignes
        modes=(
            Mode(
                How.USE,
                windows=BEFORE_BLOCK,
                by=By.ITSELF,
                needs=(ActedOn(), HoldsCard(Discipline.DOMINATE)),
                effects=(DiscardOne(Discipline.DOMINATE), EndAction(again=True)),
            ),
        )
    ),
    200417: Text(  # Ellison Humboldt
        modes=(
            Mode(
                How.USE,
                windows=POLLING,
                by=By.ITSELF,
                each=Each.REFERENDUM,
                aim=Aim(What.VAMPIRE, where=Where.READY, titled=(Title.PRINCE,)),
                cost=Cost(blood=1),
                effects=(ForceVotes(),),
            ),
        ),
        evades=Aim(What.VAMPIRE, titled=(Title.PRINCE,)),
    ),
    200440: Text(  # Etrius
        modes=(acts(TakeBlood(3), aim=of_clan("Tremere", another=True), stealth=1),),
        bonuses=adds(bleed=2),
    ),
    200478: Text(  # François Villon
        modes=(acts(TakeBlood(2), aim=Aim(What.VAMPIRE, younger=True), stealth=1),),
        bonuses=adds(bleed=1),
    ),
    200499: Text(  # Gemini
        modes=(
            in_phase(
                Phase.UNTAP,
                BloodToPool(1, whose=Whom.PREY),
                aim=Aim(What.VAMPIRE, Whose.PREY, Where.UNCONTROLLED),
                needs=(IsReady(),),
            ),
        )
    ),
    200573: Text(  # Harrod
        modes=(
            in_phase(
                Phase.UNTAP,
                LookAtTarget(),
                aim=Aim(What.VAMPIRE, Whose.PREY, Where.UNCONTROLLED),
            ),
        ),
        bonuses=adds(bleed=2),
    ),
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
    200788: Text(  # Klaus van der Veken
        modes=(
            Mode(
                How.USE,
                windows=(WindowKind.AS_USED,),
                by=By.ITSELF,
                each=Each.TURN,
                needs=(AnswersUse(Trait.HUNTING_GROUND),),
                effects=(CancelUse(),),
            ),
        )
    ),
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
        bonuses=adds(bleed=2),
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
    200899: Text(  # Makarios, The Seducer
        modes=(
            acts(
                GiveToken(Token.SEDUCTION),
                aim=of_clan("Ventrue", or_clan="Brujah", whose=Whose.PREY),
            ),
            Mode(
                How.USE,
                by=By.ANYBODY,
                needs=(Bears(Token.SEDUCTION),),
                deed=Deed(ActionKind.CARD, at_self=True),
                effects=(BurnToken(Token.SEDUCTION),),
            ),
        ),
        bonuses=adds(bleed=1),
        evades=Aim(What.VAMPIRE, token=Token.SEDUCTION),
    ),
    200975: Text(  # Menele
        modes=(in_phase(Phase.UNTAP, MoveBlood(2), aim=YOUNGER_TO_COME, needs=(HasBlood(2),)),),
        bonuses=adds(bleed=1),
    ),
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
            in_phase(
                Phase.UNTAP,
                MoveBlood(1),
                aim=of_clan("Nosferatu", whose=Whose.YOURS, where=Where.UNCONTROLLED),
                needs=(HasBlood(1),),
            ),
        )
    ),
    201125: Text(  # Pieter van Dorn
        modes=(acts(BurnBlood(1), aim=of_clan("Tremere", where=Where.READY)),)
    ),
    201148: Text(  # Rachel Brandywine
        modes=(in_phase(Phase.DISCARD, TakeBackDiscards(), needs=(IsReady(), HasDiscarded())),),
        bonuses=adds(bleed=1),
    ),
    201149: Text(  # Radeyah
        modes=(
            acts(
                EnterCombat(),
                aim=of_clan("Follower of Set", whose=Whose.OTHERS, where=Where.READY),
            ),
        )
    ),
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
    201362: Text(  # Theo Bell
        modes=(acts(EnterCombat(), aim=Aim(What.MINION, Whose.OTHERS, Where.READY)),),
        bans_when=(BanWhen(Ban.HUNTED, (Controls(Aim(What.VAMPIRE, titled=LEADERS)),)),),
    ),
    201443: Text(  # Victoria
        modes=(in_phase(Phase.MASTER, BurnEdge(), GainPool(2), needs=(HasEdge(), IsReady())),)
    ),
    201444: Text(  # Victoria Ash
        modes=(
            acts(
                TapMinion(Who.TARGET),
                aim=Aim(What.VAMPIRE, where=Where.READY, younger=True),
                stealth=1,
            ),
        )
    ),
    201464: Text(  # Watenda
        modes=(
            Mode(
                How.USE,
                windows=(WindowKind.AS_PLAYED,),
                by=By.ITSELF,
                each=Each.COMBAT,
                needs=(OpponentPlays(),),
                cost=Cost(matching=True),
                effects=(CancelCard(),),
            ),
        )
    ),
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
        bonuses=adds(bleed=1),
    ),
}
"""Texts of vampires by printed id."""

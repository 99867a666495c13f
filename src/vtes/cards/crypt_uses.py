"""Vampires of the Camarilla who do something, or to whom something happens by itself."""

from __future__ import annotations

from vtes.cards.crypt_shapes import LEADERS, adds, he_may, of_clan
from vtes.cards.shapes import ANY_TIME, ATTEMPT, BEFORE_BLOCK, POLLING, YOUNGER_TO_COME
from vtes.cards.uses import acts, anybody_acts, happens, must
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
from vtes.model.combat_words import DamageTo
from vtes.model.conditions import Controls
from vtes.model.course_words import CombatAgain
from vtes.model.decisions import Phase, WindowKind
from vtes.model.deed_words import LookAtTarget
from vtes.model.needs import (
    ActedOn,
    Acts,
    Bleeding,
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
from vtes.model.needs_combat import BothReady
from vtes.model.needs_in_play import AnswersUse, Bears, OpponentPlays
from vtes.model.needs_own import HasDiscarded
from vtes.model.text import (
    Aim,
    Ban,
    BanWhen,
    By,
    Cost,
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
    return happens(Moment.TITLED, *effects, needs=(ItHas(title, of),))


_BOOKS = (100081, 100620, 100785)  # Arcane Library, Elder Library, Fragment of the Book of Nod

CRYPT_USES: dict[int, Text] = {
    200033: Text(  # Akram
        modes=(
            he_may(
                WindowKind.END_OF_COMBAT,
                CombatAgain(),
                each=Each.TURN,
                blood=1,
                needs=(BothReady(),),
            ),
        )
    ),
    200049: Text(  # Alexandra
        modes=tuple(
            he_may(
                ANY_TIME,
                effect,
                each=Each.TURN,
                aim=Aim(What.VAMPIRE, where=Where.READY, another=True, clan="Toreador"),
                needs=(YourTurn(),),
            )
            for effect in (TapMinion(Who.TARGET), UntapMinion(Who.TARGET))
        ),
        bonuses=adds(bleed=2),
    ),
    200079: Text(  # Anatole, Prophet of Gehenna
        modes=(he_may(Phase.MASTER, ShuffleTop(5), needs=(IsReady(),)),),
        bonuses=adds(intercept=1),
    ),
    200135: Text(  # Arika
        modes=(
            must(
                KeepOrBurn(What.LOCATION),
                by=By.ITSELF,
                turn=Whose.PREY,
                needs=(IsReady(), Finds(Aim(What.LOCATION, Whose.PREY))),
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
            anybody_acts(
                StealTitle(),
                needs=(
                    ItHas(Title.PRINCE, "New York"),
                    OfSect(Sect.CAMARILLA),
                    OlderThanIt(),
                    OfAnother(),
                ),
                helpless=True,
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
        modes=(happens(Moment.BLOCKED, BurnBlood(1, Who.BLOCKER)),)
    ),
    200403: Text(  # Edward Vignes
        modes=(
            he_may(
                BEFORE_BLOCK,
                DiscardOne(Discipline.DOMINATE),
                EndAction(again=True),
                needs=(ActedOn(), HoldsCard(Discipline.DOMINATE)),
            ),
        )
    ),
    200417: Text(  # Ellison Humboldt
        modes=(
            he_may(
                POLLING,
                ForceVotes(),
                each=Each.REFERENDUM,
                blood=1,
                aim=Aim(What.VAMPIRE, where=Where.READY, titled=(Title.PRINCE,)),
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
            he_may(
                Phase.UNTAP,
                BloodToPool(1, whose=Whom.PREY),
                aim=Aim(What.VAMPIRE, Whose.PREY, Where.UNCONTROLLED),
                needs=(IsReady(),),
            ),
        )
    ),
    200573: Text(  # Harrod
        modes=(
            he_may(
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
            he_may(
                WindowKind.AS_USED,
                CancelUse(),
                each=Each.TURN,
                needs=(AnswersUse(Trait.HUNTING_GROUND),),
            ),
        )
    ),
    200826: Text(  # Leandro
        modes=tuple(
            must(effect, by=By.ITSELF, turn=Whose.OTHERS, needs=(IsReady(),))
            for effect in (BurnPool(1, Whom.ACTIVE), LoseTransfers())
        ),
        bonuses=adds(bleed=2),
    ),
    200868: Text(  # Lucas Halton
        modes=(
            he_may(
                WindowKind.AFTER_BLOCK,
                StayUntapped(),
                each=Each.TURN,
                blood=1,
                needs=(IsBlocking(),),
            ),
        )
    ),
    200899: Text(  # Makarios, The Seducer
        modes=(
            acts(
                GiveToken(Token.SEDUCTION),
                aim=of_clan("Ventrue", or_clan="Brujah", whose=Whose.PREY),
            ),
            anybody_acts(BurnToken(Token.SEDUCTION), needs=(Bears(Token.SEDUCTION),), at_self=True),
        ),
        bonuses=adds(bleed=1),
        evades=Aim(What.VAMPIRE, token=Token.SEDUCTION),
    ),
    200975: Text(  # Menele
        modes=(he_may(Phase.UNTAP, MoveBlood(2), aim=YOUNGER_TO_COME, needs=(HasBlood(2),)),),
        bonuses=adds(bleed=1),
    ),
    201034: Text(  # Nakova, Advocate of Golconda
        modes=(happens(Moment.BURNED, DamageTo(4, preventable=False, who=Who.OPPONENT)),)
    ),
    201060: Text(  # Nikolaus Vermeulen
        modes=(
            he_may(
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
        modes=(he_may(Phase.DISCARD, TakeBackDiscards(), needs=(IsReady(), HasDiscarded())),),
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
        modes=(he_may(Phase.MASTER, BurnEdge(), GainPool(2), needs=(HasEdge(), IsReady())),)
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
        modes=(he_may(ATTEMPT, AddStealth(1), each=Each.ACTION, blood=1, needs=(Acts(),)),),
        bonuses=adds(bleed=1),
    ),
}
"""Texts of vampires by printed id."""

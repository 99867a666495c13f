"""Political action cards."""

from __future__ import annotations

from vtes.cards.shapes import referendum
from vtes.cards.uses import burned_by_referendum
from vtes.model.card_words import EachGainsBlood
from vtes.model.cards import Sect, Title
from vtes.model.conditions import Is
from vtes.model.laws import MasterActions, NoReplacing
from vtes.model.needs import OfSect, Titled
from vtes.model.needs_own import While
from vtes.model.terms import (
    ChosenCard,
    ChosenClan,
    ChosenMethuselah,
    ChosenMethuselahs,
    DividePoints,
    NewSeating,
)
from vtes.model.text import Aim, Mode, Text, What, Where
from vtes.model.vote_words import (
    Banish,
    BurnAllotted,
    BurnUnlessRepaid,
    Census,
    ChangePlaces,
    EachByCount,
    EachByElder,
    EachPutsBack,
    GiveTarget,
    LoseTitle,
    RememberNamed,
    Reseat,
    Revere,
    ReverseTurns,
    ShiftPool,
    StunAll,
    TapClan,
)
from vtes.model.words import BurnTarget, PutInPlay, PutOn

_LEADER = (Titled((Title.PRINCE, Title.JUSTICAR)),)
_CAMARILLA = (OfSect(Sect.CAMARILLA),)


def _condemn(title: Title, most: int) -> Mode:
    """A vampire of another sect is burned; he is chosen by one with a title."""
    aim = Aim(What.VAMPIRE, beyond=Sect.CAMARILLA, most=most)
    needs = (Titled((title,)),)
    return referendum(BurnTarget(), terms=(ChosenCard(aim),), needs=needs)


POLITICAL: dict[int, Text] = {
    100059: Text(modes=(referendum(EachByCount(-1, Census.MINIONS)),)),  # Anarchist Uprising
    101417: Text(  # Political Stranglehold
        modes=(referendum(EachByCount(3, Census.ELDERS)),), once_a_game=True
    ),
    101535: Text(  # Rabble Razing
        modes=(referendum(EachGainsBlood(-1, Aim(What.VAMPIRE, most=3))),)
    ),
    100064: Text(modes=(referendum(EachByElder(5)),), once_a_game=True),  # Ancient Influence
    100065: Text(modes=(referendum(EachByCount(-1, Census.MINIONS)),)),  # Ancilla Empowerment
    100115: Text(modes=(referendum(EachByCount(1, Census.MINIONS)),)),  # Autarkis Persecution
    100060: Text(  # Anathema
        modes=(
            referendum(
                PutOn(),
                terms=(ChosenCard(Aim(What.VAMPIRE, where=Where.READY)),),
                needs=_LEADER,
            ),
        ),
        with_host=True,
        doom=True,
    ),
    100131: Text(  # Banishment
        modes=(
            referendum(
                Banish(),
                terms=(
                    ChosenCard(Aim(What.VAMPIRE, where=Where.READY, younger=True), sheltered=True),
                ),
            ),
        )
    ),
    100284: Text(  # Camarilla Exemplary
        modes=(
            referendum(
                Revere(1),
                terms=(ChosenCard(Aim(What.VAMPIRE, sect=Sect.CAMARILLA)),),
                needs=_CAMARILLA,
            ),
        )
    ),
    100382: Text(  # Command of the Harpies
        modes=(
            referendum(
                LoseTitle(),
                terms=(ChosenCard(Aim(What.VAMPIRE, where=Where.READY, titled=(Title.PRINCE,))),),
                needs=_CAMARILLA,
            ),
        )
    ),
    101052: Text(  # Kindred Restructure
        modes=(referendum(Reseat(), terms=(NewSeating(),), needs=_LEADER),)
    ),
    101053: Text(  # Kindred Segregation
        modes=(referendum(BurnUnlessRepaid(Aim(What.ALLY))),)
    ),
    101099: Text(  # Lextalionis
        modes=(referendum(StunAll(), terms=(ChosenMethuselah(scorer=True),)),)
    ),
    101192: Text(  # The Meddling of Semsith
        modes=(
            referendum(PutInPlay(), RememberNamed(), terms=(ChosenMethuselah(other=True),)),
            burned_by_referendum(),
        ),
        hand=-1,
        laws=(NoReplacing(),),
    ),
    101380: Text(modes=(referendum(BurnUnlessRepaid(Aim(What.WEAPON))),)),  # Peace Treaty
    101499: Text(  # Protect Thine Own
        modes=(_condemn(Title.JUSTICAR, 5), _condemn(Title.INNER_CIRCLE, 0))
    ),
    101590: Text(  # Reinforcements
        modes=(
            referendum(
                EachPutsBack(3),
                terms=(ChosenMethuselahs(),),
                needs=(While(Is(Aim(What.VAMPIRE, any_title=True))),),
            ),
        ),
        vanishes=True,
    ),
    102004: Text(  # Tradition Upheld
        modes=(
            referendum(
                BurnTarget(),
                terms=(ChosenCard(Aim(What.VAMPIRE, where=Where.READY, clan="Caitiff")),),
                needs=(Titled((Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)),),
            ),
        )
    ),
    101629: Text(modes=(referendum(ReverseTurns()),)),  # Reversal of Fortunes
    100410: Text(  # Consanguineous Boon
        modes=(referendum(EachByCount(1, Census.VAMPIRES_OF_CLAN), terms=(ChosenClan(),)),)
    ),
    100411: Text(  # Consanguineous Condemnation
        modes=(referendum(TapClan(), terms=(ChosenClan(),)),)
    ),
    100583: Text(  # Dramatic Upheaval
        modes=(referendum(ChangePlaces(), terms=(ChosenMethuselah(other=True),)),)
    ),
    100414: Text(
        modes=(referendum(BurnAllotted(), terms=(DividePoints(0),)),)
    ),  # Conservative Agitation
    100557: Text(  # Disputed Territory
        modes=(
            referendum(GiveTarget(), terms=(ChosenCard(Aim(What.LOCATION)), ChosenMethuselah())),
        )
    ),
    100570: Text(modes=(referendum(EachByCount(-1, Census.TAPPED_MINIONS)),)),  # Domain Challenge
    101056: Text(
        modes=(referendum(BurnAllotted(), terms=(DividePoints(4),)),)
    ),  # Kine Resources Contested
    101663: Text(  # Rumors of Gehenna
        modes=(
            referendum(PutInPlay(), RememberNamed(), terms=(ChosenMethuselahs(),)),
            burned_by_referendum(),
        ),
        laws=(MasterActions(2),),
    ),
    101353: Text(  # Parity Shift
        modes=(
            referendum(
                ShiftPool(),
                terms=(ChosenMethuselah(richer=True), DividePoints(3, among=1, others=True)),
                needs=_LEADER,
            ),
        )
    ),
}

"""Political action cards."""

from __future__ import annotations

from vtes.cards.shapes import referendum
from vtes.model.cards import Title
from vtes.model.needs import Titled
from vtes.model.terms import ChosenCard, ChosenClan, ChosenMethuselah, DividePoints
from vtes.model.text import Aim, Text, What
from vtes.model.vote_words import (
    BurnAllotted,
    Census,
    EachByCount,
    EachByElder,
    GiveTarget,
    ShiftPool,
)

POLITICAL: dict[int, Text] = {
    100064: Text(modes=(referendum(EachByElder(5)),), once_a_game=True),  # Ancient Influence
    100065: Text(modes=(referendum(EachByCount(-1, Census.MINIONS)),)),  # Ancilla Empowerment
    100115: Text(modes=(referendum(EachByCount(1, Census.MINIONS)),)),  # Autarkis Persecution
    100410: Text(  # Consanguineous Boon
        modes=(referendum(EachByCount(1, Census.VAMPIRES_OF_CLAN), terms=(ChosenClan(),)),)
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
    101353: Text(  # Parity Shift
        modes=(
            referendum(
                ShiftPool(),
                terms=(ChosenMethuselah(richer=True), DividePoints(3, among=1, others=True)),
                needs=(Titled((Title.PRINCE, Title.JUSTICAR)),),
            ),
        )
    ),
}

"""Political action cards."""

from __future__ import annotations

from vtes.cards.shapes import referendum
from vtes.model.terms import ChosenCard, ChosenClan, ChosenMethuselah, DividePoints
from vtes.model.text import Aim, Text, What
from vtes.model.vote_words import BurnAllotted, Census, EachByCount, GiveTarget

POLITICAL: dict[int, Text] = {
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
}

"""Locations, by what they do."""

from __future__ import annotations

from vtes.cards.shapes import ANY_TIME
from vtes.cards.uses import location, may, tapped
from vtes.model.choosing import DiscardOne
from vtes.model.decisions import Phase, WindowKind
from vtes.model.needs import ActingIs, BlockerIsAnothers, BlockerIsYours
from vtes.model.text import Aim, Cost, Mode, Need, Text, Trait, What, Where, Whose
from vtes.model.words import AddIntercept, AddStealth, FeedTarget, GainBlood, Who

_TAP = Cost(tap=True)


def _stealth(*needs: Need) -> Text:
    """Tapped to give stealth while somebody tries to block."""
    return location(tapped(WindowKind.BLOCK_ATTEMPT, AddStealth(1), needs=needs))


def _intercept(*needs: Need, pool: int = 0) -> Mode:
    """Tapped to give intercept to the minion who tries to block."""
    return tapped(
        WindowKind.BLOCK_ATTEMPT, AddIntercept(1, who=Who.BLOCKER), needs=needs, pool=pool
    )


def _domain(clan: str) -> Text:
    """Tapped in the influence phase for a vampire of the clan who is to come."""
    aim = Aim(What.VAMPIRE, Whose.YOURS, Where.UNCONTROLLED, clan=clan)
    return location(tapped(Phase.INFLUENCE, GainBlood(1, Who.TARGET), aim=aim))


_HUNTING_GROUND = location(
    may(Phase.UNTAP, FeedTarget(1), aim=Aim(What.VAMPIRE, Whose.YOURS, Where.READY, unfed=True)),
    traits=(Trait.HUNTING_GROUND,),
)

LOCATIONS: dict[int, Text] = {
    100135: location(  # The Barrens
        tapped(ANY_TIME, DiscardOne())
    ),
    100015: _HUNTING_GROUND,  # Academic Hunting Ground
    100049: _HUNTING_GROUND,  # Amusement Park Hunting Ground
    100108: _HUNTING_GROUND,  # Asylum Hunting Ground
    100288: _HUNTING_GROUND,  # Campground Hunting Ground
    100426: _HUNTING_GROUND,  # Corporate Hunting Ground
    100724: _HUNTING_GROUND,  # Fetish Club Hunting Ground
    100996: _HUNTING_GROUND,  # Institution Hunting Ground
    101102: _HUNTING_GROUND,  # Library Hunting Ground
    101243: _HUNTING_GROUND,  # Morgue Hunting Ground
    101354: _HUNTING_GROUND,  # Park Hunting Ground
    101415: _HUNTING_GROUND,  # Political Hunting Ground
    101753: _HUNTING_GROUND,  # Shanty Town Hunting Ground
    101808: _HUNTING_GROUND,  # Slum Hunting Ground
    101821: _HUNTING_GROUND,  # Society Hunting Ground
    101953: _HUNTING_GROUND,  # Temple Hunting Ground
    102066: _HUNTING_GROUND,  # Underworld Hunting Ground
    102075: _HUNTING_GROUND,  # University Hunting Ground
    102084: _HUNTING_GROUND,  # Uptown Hunting Ground
    102150: _HUNTING_GROUND,  # Warzone Hunting Ground
    102212: _HUNTING_GROUND,  # Zoo Hunting Ground
    100081: _domain("Tremere"),  # Arcane Library
    100095: _domain("Toreador"),  # Art Museum
    100609: _domain("Gangrel"),  # Ecoterrorists
    100803: _domain("Brujah antitribu"),  # Gang Territory
    101300: _domain("Nosferatu antitribu"),  # Nosferatu Kingdom
    100126: _stealth(ActingIs("Gangrel")),  # Backways
    100629: _stealth(ActingIs("Lasombra")),  # Elysian Fields
    100777: _stealth(ActingIs("Ravnos", yours=False)),  # Fortune Teller Shop
    101070: _stealth(ActingIs("Nosferatu")),  # The Labyrinth
    101326: _stealth(ActingIs("Follower of Set")),  # Opium Den
    102050: _stealth(ActingIs("Gangrel antitribu")),  # Twisted Forest
    100620: location(hand=1),  # Elder Library
    101171: location(_intercept(BlockerIsYours("Assamite"))),  # Market Square
    101120: location(_intercept()),  # London Evening Star, Tabloid Newspaper
    101067: location(  # KRCG News Radio
        _intercept(BlockerIsYours()), _intercept(BlockerIsAnothers(), pool=1)
    ),
}

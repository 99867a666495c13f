"""All encoded cards by printed id."""

from __future__ import annotations

from typing import Final

from vtes.cards.actions import ACTIONS
from vtes.cards.allies import ALLIES
from vtes.cards.bouts import BOUTS
from vtes.cards.camarilla import CAMARILLA
from vtes.cards.clan_arts import CLAN_ARTS
from vtes.cards.combat import COMBAT
from vtes.cards.crypt import CRYPT
from vtes.cards.crypt_camarilla import CRYPT_CAMARILLA
from vtes.cards.crypt_camarilla_uses import CRYPT_CAMARILLA_USES
from vtes.cards.crypt_independent import CRYPT_INDEPENDENT
from vtes.cards.crypt_plain import CRYPT_PLAIN
from vtes.cards.crypt_sabbat import CRYPT_SABBAT
from vtes.cards.crypt_sabbat_numbers import CRYPT_SABBAT_NUMBERS
from vtes.cards.crypt_sabbat_uses import CRYPT_SABBAT_USES
from vtes.cards.crypt_unbound import CRYPT_UNBOUND
from vtes.cards.crypt_uses import CRYPT_USES
from vtes.cards.dealings import DEALINGS
from vtes.cards.domains import DOMAINS
from vtes.cards.equipment import EQUIPMENT
from vtes.cards.independents import INDEPENDENTS
from vtes.cards.lingering import LINGERING
from vtes.cards.locations import LOCATIONS
from vtes.cards.masters import MASTERS
from vtes.cards.modifiers import MODIFIERS
from vtes.cards.openings import OPENINGS
from vtes.cards.paired_arts import PAIRED_ARTS
from vtes.cards.paired_fights import PAIRED_FIGHTS
from vtes.cards.permanents import PERMANENTS
from vtes.cards.placed import PLACED
from vtes.cards.places import PLACES
from vtes.cards.political import POLITICAL
from vtes.cards.reactions import REACTIONS
from vtes.cards.retainers import RETAINERS
from vtes.cards.sabbat import SABBAT
from vtes.cards.schemes import SCHEMES
from vtes.cards.strikes import STRIKES
from vtes.cards.thralls import THRALLS
from vtes.model.text import Text

TEXTS: Final[dict[int, Text]] = {
    **MASTERS,
    **LOCATIONS,
    **PLACES,
    **DOMAINS,
    **PLACED,
    **PERMANENTS,
    **SCHEMES,
    **ACTIONS,
    **LINGERING,
    **DEALINGS,
    **THRALLS,
    **POLITICAL,
    **CAMARILLA,
    **SABBAT,
    **INDEPENDENTS,
    **MODIFIERS,
    **REACTIONS,
    **STRIKES,
    **COMBAT,
    **BOUTS,
    **CLAN_ARTS,
    **PAIRED_ARTS,
    **PAIRED_FIGHTS,
    **OPENINGS,
    **ALLIES,
    **RETAINERS,
    **EQUIPMENT,
    **CRYPT,
    **CRYPT_PLAIN,
    **CRYPT_USES,
    **CRYPT_CAMARILLA,
    **CRYPT_CAMARILLA_USES,
    **CRYPT_INDEPENDENT,
    **CRYPT_SABBAT,
    **CRYPT_SABBAT_NUMBERS,
    **CRYPT_SABBAT_USES,
    **CRYPT_UNBOUND,
}
"""The encoded text of every card in the pool; a card is encoded whole or it is not here."""

"""Words of today's card texts, and what they are called in this edition.

Cards are encoded as their text of today says, and played by the rules of the edition. This table
says once how the one is read with the other.
"""

from __future__ import annotations

from typing import Final

from vtes.cards.printed import OLDER_NAMES

OLDER_WORDS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("lock, unlock; locked, unlocked", "tap, untap; tapped, untapped", ("E01",)),
    ("unlock phase", "untap phase", ("E01",)),
    ("mend damage", "heal damage", ("E01",)),
    ("they, of a player or a minion", "she of a Methuselah, he of a minion", ("E01",)),
    ("wake", "may react and try to block although tapped", ("E09", "E51")),
    ("stun", "tap; he does not untap in the next untap phase of his controller", ("D225",)),
    ("ballot", "the vote that each priscus casts among the prisci", ("E28",)),
    ("limited, of a bleed", "nothing: only the same card is not played again", ("E20",)),
    ("hunt for more", "added to the one blood of a hunt", ("E21",)),
    ("directed at several Methuselahs", "undirected: prey, then predator may block", ("E17",)),
    ("environmental, of damage", "damage that belongs to no strike at the opponent", ("D246",)),
    ("blood cursed", "of the Assamite clan", ("E34",)),
    ("scarce", "dear in pool beside others of the clan", ("E51", "D347")),
    ("infernal", "untaps for 1 pool only", ("E51", "D348")),
    ("Anarch, baron", "nobody: there are none", ("E31", "E32")),
    ("Laibon, magaji, kholo", "nobody: there are none", ("E31", "E25")),
    ("Gangrel, of sects", "a clan of the Camarilla", ("E31",)),
    ("burn option, trifle, reflex", "nothing: no such cards", ("E06", "E10", "E11")),
    ("removed from the game, of an ousted player's cards", "burned", ("E47",)),
    *((today, here, ("CARD",)) for today, here in sorted(OLDER_NAMES.items())),
)
"""The word of today, the edition's for it, and the entries of the rulebook that say so.

"CARD" stands for a name of the printed facts, which are given with the names of the edition.
"""

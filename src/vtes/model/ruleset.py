"""The numbers and switches of an edition, all in one value."""

from __future__ import annotations

from enum import IntEnum

from vtes.model.cards import Title
from vtes.model.decisions import ActionKind
from vtes.model.record import Record, record


class OwnDuplicate(IntEnum):
    """What happens when a second copy of one's own unique card comes into play (C09)."""

    FIRST_BURNED = 0
    """The first copy is burned, the new one stays (the base edition, R4.1-11)."""
    INCOMING_BURNED = 1
    """The new copy is burned, the first one stays (today)."""
    SELF_CONTEST = 2
    """The two copies are contested like those of two Methuselahs (1998)."""


@record
class Ruleset(Record):
    """One edition of the rules: every number and every switch that editions differ in.

    Pool, blood and life are counted in counters; transfers and master phase actions in pieces.
    The clause behind each value is named beside it in `REVISED`.
    """

    name: str
    starting_pool: int
    hand_size: int
    opening_crypt: int
    crypt_minimum: int
    library_minimum: int
    library_base: int
    library_per_player: int
    edge_pool: int
    master_actions: int
    opening_transfers: tuple[int, ...]
    transfers: int
    transfer_price: int
    take_back_price: int
    crypt_price: int
    crypt_pool: int
    discards: int
    vampire_bleed: int
    ally_bleed: int
    vampire_strength: int
    ally_strength: int
    hunt_amount: int
    inherent_stealth: tuple[tuple[ActionKind, int], ...]
    own_rescue_stealth: int
    own_diablerie_stealth: int
    cursed_clans: tuple[str, ...]
    leave_torpor_blood: int
    rescue_blood: int
    minimum_capacity: int
    oust_pool: int
    oust_victory_points: int
    last_victory_points: int
    withdrawal_victory_points: int
    contest_pool: int
    contest_blood: int
    title_votes: tuple[tuple[Title, int], ...]
    priscus_votes: int
    card_votes: int
    edge_votes: int
    own_duplicate: OwnDuplicate

    def transfers_in_turn(self, turn: int) -> int:
        """Transfers received in the given turn of the game (1 = the first). R7-03 to R7-07."""
        if turn <= len(self.opening_transfers):
            return self.opening_transfers[turn - 1]
        return self.transfers

    def library_maximum(self, players: int) -> int:
        """Most library cards a deck may hold in a game of so many players. R1.2-07."""
        return self.library_base + self.library_per_player * players


REVISED = Ruleset(
    name="revised",
    starting_pool=30,  # R2.2-01
    hand_size=7,  # R2.3-08
    opening_crypt=4,  # R2.3-09
    crypt_minimum=12,  # R1.2-04
    library_minimum=40,  # R1.2-06
    library_base=40,  # R1.2-07
    library_per_player=10,  # R1.2-07
    edge_pool=1,  # R4-05
    master_actions=1,  # R5-02
    opening_transfers=(1, 2, 3),  # R7-04 to R7-06, G06
    transfers=4,  # R7-03, R7-07
    transfer_price=1,  # R7-08
    take_back_price=2,  # R7-09
    crypt_price=4,  # R7-10
    crypt_pool=1,  # R7-10
    discards=1,  # R8-01
    vampire_bleed=1,  # R6.1.1-06
    ally_bleed=0,  # R6.1.1-07
    vampire_strength=1,  # R6.4.5-03
    ally_strength=0,  # R6.4.5-04
    hunt_amount=1,  # R6.1.2-03
    inherent_stealth=(
        (ActionKind.HUNT, 1),  # R6.1.2-05
        (ActionKind.LEAVE_TORPOR, 1),  # R6.5.2-03
        (ActionKind.EQUIP, 1),  # R6.1.3-01
        (ActionKind.MOVE_EQUIPMENT, 1),  # R6.1.3-01
        (ActionKind.EMPLOY, 1),  # R6.1.4-01
        (ActionKind.RECRUIT, 1),  # R6.1.5-02
        (ActionKind.POLITICAL, 1),  # R6.1.7-01, R6.3.1-05
    ),
    own_rescue_stealth=1,  # R6.5.3-07
    own_diablerie_stealth=1,  # R6.5.4-05
    cursed_clans=("Assamite",),  # R6.5.5-02
    leave_torpor_blood=2,  # R6.5.2-02
    rescue_blood=2,  # R6.5.3-02
    minimum_capacity=1,  # G14
    oust_pool=6,  # R9.1-06
    oust_victory_points=1,  # R9.1-03
    last_victory_points=1,  # R9.1-04
    withdrawal_victory_points=1,  # R9.2-08
    contest_pool=1,  # R4.1-05
    contest_blood=1,  # R4.2-05
    title_votes=(
        (Title.PRIMOGEN, 1),  # R6.3.3-10
        (Title.BISHOP, 1),  # R6.3.3-10
        (Title.PRINCE, 2),  # R6.3.3-11
        (Title.ARCHBISHOP, 2),  # R6.3.3-11
        (Title.JUSTICAR, 3),  # R6.3.3-12
        (Title.CARDINAL, 3),  # R6.3.3-12
        (Title.INNER_CIRCLE, 4),  # R6.3.3-13
        (Title.REGENT, 4),  # E25
    ),
    priscus_votes=3,  # R6.3.3-19: of all prisci together
    card_votes=1,  # R6.3.3-06
    edge_votes=1,  # R6.3.3-17
    own_duplicate=OwnDuplicate.FIRST_BURNED,  # R4.1-11, C09
)

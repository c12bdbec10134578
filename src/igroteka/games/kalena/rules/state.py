"""The state of a match: plain slotted data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from igroteka.games.kalena.rules.land import Land
from igroteka.games.kalena.rules.options import Options
from igroteka.kernel.chance import Fast
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import Part, State

EMPTY: Final = -1
"""No building on a hex, no marker in a slot, no owner."""
CLOSED: Final = -2
"""A skill slot filled by a counter marker (KAL-SETUP-14, KAL-SETUP-15)."""

Phase = Literal["setup", "spread", "turns", "season_end", "over"]


@dataclass(slots=True)
class Player(Part):
    """A player's board, pieces and cards. Lists are by resource, track or card number."""

    seat: int
    hex: int
    resources: list[int]
    pecunias: int
    tokens: list[int]
    """Action tokens on each track, both sides counted."""
    active: list[int]
    """Those of them whose light side is up (KAL-TERM-3)."""
    markers: int
    valour: int
    skills: int
    """Learned skills, one bit per skill card."""
    quests: list[int]
    """Quest cards not yet picked: hidden from others."""
    picked: list[int]
    """Quest cards lying face down on the board: hidden from others."""

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.hex,
            self.resources.copy(),
            self.pecunias,
            self.tokens.copy(),
            self.active.copy(),
            self.markers,
            self.valour,
            self.skills,
            self.quests.copy(),
            self.picked.copy(),
        )

    def glance(self) -> Player:
        """To look at: only the quests are copied, which are turned over."""
        return Player(
            self.seat,
            self.hex,
            self.resources,
            self.pecunias,
            self.tokens,
            self.active,
            self.markers,
            self.valour,
            self.skills,
            self.quests[:],
            self.picked[:],
        )


@dataclass(slots=True)
class Kalena(State):
    """A match of Haunted Lands."""

    options: Options
    phase: Phase
    land: Land
    season: int
    round: int
    turn: int
    """Whose turn it is, as an index into `order`."""
    order: list[int]
    """Seats by their turn order tokens."""
    stack: list[int]
    """Seats by the arrival of their valour tokens: among equal totals the later lies higher."""
    players: list[Player]
    ghosts: list[int]
    """1 for each hex that holds a ghost."""
    buildings: list[int]
    owners: list[int]
    exhausted: list[int]
    ghost_supply: int
    exhaustion_supply: int
    resource_supply: list[int]
    building_supply: list[int]
    ghost_cards: tuple[int, ...]
    """Numbers of the ghost cards in play."""
    market: int
    skills: list[int]
    """The open skill card of each column."""
    slots: list[list[int]]
    """The marker slots of each skill column: a seat, EMPTY or CLOSED."""
    ended_by: str
    """The rule that ended the match, once it is over."""

    def copy(self) -> Kalena:
        return Kalena(
            self.chance.copy(),
            MUTE,
            self.options,
            self.phase,
            self.land,
            self.season,
            self.round,
            self.turn,
            self.order.copy(),
            self.stack.copy(),
            [item.copy() for item in self.players],
            self.ghosts.copy(),
            self.buildings.copy(),
            self.owners.copy(),
            self.exhausted.copy(),
            self.ghost_supply,
            self.exhaustion_supply,
            self.resource_supply.copy(),
            self.building_supply.copy(),
            self.ghost_cards,
            self.market,
            self.skills.copy(),
            [item.copy() for item in self.slots],
            self.ended_by,
        )

    def glance(self) -> Kalena:
        return Kalena(
            Fast(0),
            MUTE,
            self.options,
            self.phase,
            self.land,
            self.season,
            self.round,
            self.turn,
            self.order,
            self.stack,
            [item.glance() for item in self.players],
            self.ghosts,
            self.buildings,
            self.owners,
            self.exhausted,
            self.ghost_supply,
            self.exhaustion_supply,
            self.resource_supply,
            self.building_supply,
            self.ghost_cards,
            self.market,
            self.skills,
            self.slots,
            self.ended_by,
        )

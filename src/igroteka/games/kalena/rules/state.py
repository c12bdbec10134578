"""The state of a match: plain slotted data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

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


@dataclass(slots=True, init=False)
class Player(Part):
    """A player's board, pieces and cards. Figures are by resource or track, quests by number."""

    were_lists: ClassVar[frozenset[str]] = frozenset(("resources", "tokens", "active"))

    seat: int
    hex: int
    resources: tuple[int, ...]
    pecunias: int
    tokens: tuple[int, ...]
    """Action tokens on each track, both sides counted."""
    active: tuple[int, ...]
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
        twin = Player()
        twin.seat = self.seat
        twin.hex = self.hex
        twin.resources = self.resources
        twin.pecunias = self.pecunias
        twin.tokens = self.tokens
        twin.active = self.active
        twin.markers = self.markers
        twin.valour = self.valour
        twin.skills = self.skills
        twin.quests = self.quests.copy()
        twin.picked = self.picked.copy()
        return twin

    def glance(self) -> Player:
        """To look at: only the quests are copied, which are turned over."""
        twin = Player()
        twin.seat = self.seat
        twin.hex = self.hex
        twin.resources = self.resources
        twin.pecunias = self.pecunias
        twin.tokens = self.tokens
        twin.active = self.active
        twin.markers = self.markers
        twin.valour = self.valour
        twin.skills = self.skills
        twin.quests = self.quests[:]
        twin.picked = self.picked[:]
        return twin


@dataclass(slots=True, init=False)
class Kalena(State):
    """A match of Haunted Lands. What lies on the land is by hex."""

    were_lists: ClassVar[frozenset[str]] = frozenset(
        (
            *("order", "stack", "skills", "slots", "resource_supply", "building_supply"),
            *("ghosts", "buildings", "owners", "exhausted"),
        )
    )

    options: Options
    phase: Phase
    land: Land
    season: int
    round: int
    turn: int
    """Whose turn it is, as an index into `order`."""
    order: tuple[int, ...]
    """Seats by their turn order tokens."""
    stack: tuple[int, ...]
    """Seats by the arrival of their valour tokens: among equal totals the later lies higher."""
    players: list[Player]
    ghosts: tuple[int, ...]
    """1 for each hex that holds a ghost."""
    buildings: tuple[int, ...]
    owners: tuple[int, ...]
    exhausted: tuple[int, ...]
    ghost_supply: int
    exhaustion_supply: int
    resource_supply: tuple[int, ...]
    building_supply: tuple[int, ...]
    ghost_cards: tuple[int, ...]
    """Numbers of the ghost cards in play."""
    market: int
    skills: tuple[int, ...]
    """The open skill card of each column."""
    slots: tuple[tuple[int, ...], ...]
    """The marker slots of each skill column: a seat, EMPTY or CLOSED."""
    ended_by: str
    """The rule that ended the match, once it is over."""

    def copy(self) -> Kalena:
        twin = Kalena(self.chance.copy(), MUTE)
        twin.options = self.options
        twin.phase = self.phase
        twin.land = self.land
        twin.season = self.season
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order
        twin.stack = self.stack
        twin.players = [item.copy() for item in self.players]
        twin.ghosts = self.ghosts
        twin.buildings = self.buildings
        twin.owners = self.owners
        twin.exhausted = self.exhausted
        twin.ghost_supply = self.ghost_supply
        twin.exhaustion_supply = self.exhaustion_supply
        twin.resource_supply = self.resource_supply
        twin.building_supply = self.building_supply
        twin.ghost_cards = self.ghost_cards
        twin.market = self.market
        twin.skills = self.skills
        twin.slots = self.slots
        twin.ended_by = self.ended_by
        return twin

    def glance(self) -> Kalena:
        twin = Kalena(Fast(0), MUTE)
        twin.options = self.options
        twin.phase = self.phase
        twin.land = self.land
        twin.season = self.season
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order
        twin.stack = self.stack
        twin.players = [item.glance() for item in self.players]
        twin.ghosts = self.ghosts
        twin.buildings = self.buildings
        twin.owners = self.owners
        twin.exhausted = self.exhausted
        twin.ghost_supply = self.ghost_supply
        twin.exhaustion_supply = self.exhaustion_supply
        twin.resource_supply = self.resource_supply
        twin.building_supply = self.building_supply
        twin.ghost_cards = self.ghost_cards
        twin.market = self.market
        twin.skills = self.skills
        twin.slots = self.slots
        twin.ended_by = self.ended_by
        return twin

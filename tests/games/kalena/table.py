"""A table for tests: a match of Haunted Lands put into any situation, then played by hand.

Seats are colours: RED, BLUE, GREEN, YELLOW. Unless a test says otherwise the board is REF-A,
the mode Wanderer, the season the first, and it is Red's turn in the order Red, Blue, Green,
Yellow, as the scenarios have it.
"""

from __future__ import annotations

from typing import Any

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import (
    BUILDINGS,
    GHOST_CARDS,
    MARKETS,
    QUESTS,
    RESOURCES,
    SKILLS,
    TRACKS,
)
from igroteka.games.kalena.rules.land import (
    HEX,
    HEX_ID,
    NEIGHBOURS,
    REGION_SLOTS,
    TERRAIN,
    Land,
    lay_out,
)
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.setup import new
from igroteka.games.kalena.rules.state import Kalena, Phase, Player
from igroteka.kernel.chance import Scripted
from igroteka.kernel.state import put
from igroteka.testing.situation import Situation

RED, BLUE, GREEN, YELLOW = range(4)

DICE = {"plain": 1, "forest": 3, "mountain": 5}
"""A face of the terrain die for each terrain, to force it."""


REFERENCE_BOARDS = {
    "ref_a": ("region_01", "region_02", "region_03", "region_04", "region_05", "region_06"),
    "ref_b": ("region_07", "region_08", "region_09", "region_10", "region_11", "region_03"),
}
"""The fixed arrangements of section 32 of the ledger: the tile in each region slot."""


def reference_land(board: str) -> Land:
    """The land of worked examples and scenarios."""
    return lay_out(dict(zip(REGION_SLOTS, REFERENCE_BOARDS[board], strict=True)))


class Table(Situation[Kalena]):
    """A situation, and the match that goes on from it once something is done or asked."""

    def __init__(
        self,
        board: str = "ref_a",
        players: int = 4,
        mode: str = "wanderer",
        extra_ghosts: Any = (),
        market: str = "market_uniform",
        skills: tuple[str, ...] = (
            "comm_renown",
            "travel_forest_trails",
            "trade_roomy_pack",
            "craft_abundance",
        ),
        season: int = 1,
        round: int = 1,
        phase: Phase = "turns",
    ) -> None:
        options = Options(players, mode, extra_ghosts)  # type: ignore[arg-type]
        g = new(options, Scripted())
        g.land = reference_land(board)
        g.stack = tuple(range(players))[::-1]
        g.order = tuple(range(players))
        g.market = [card.id for card in MARKETS].index(market)
        g.skills = tuple([skill_number(name) for name in skills])
        base = {"wanderer": 1, "builder": 2, "citizen": 3}[mode]
        g.ghost_cards = tuple(sorted((base, *extra_ghosts)))
        g.season, g.round, g.phase = season, round, phase
        super().__init__(GAME, g)

    # The situation -------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def at(self, seat: int, hex: str) -> None:
        """Put a sensoric on a hex."""
        self.player(seat).hex = HEX[hex]

    def give(self, seat: int, pecunias: int = 0, **resources: int) -> None:
        """Put resources (from the supply) and pecunias into a storage."""
        for name, amount in resources.items():
            number = resource_number(name)
            player = self.player(seat)
            player.resources = put(player.resources, number, player.resources[number] + amount)
            left = self.g.resource_supply[number] - amount
            self.g.resource_supply = put(self.g.resource_supply, number, left)
        self.player(seat).pecunias += pecunias

    def tokens(self, seat: int, active: str) -> None:
        """Active tokens as in the scenarios: exploration/contact/extraction/construction.

        A track grows when more tokens are to be active than it holds.
        """
        player = self.player(seat)
        player.active = tuple([int(number) for number in active.split("/")])
        pairs = zip(player.tokens, player.active, strict=True)
        player.tokens = tuple([max(tokens, number) for tokens, number in pairs])

    def track(self, seat: int, name: str, tokens: int, active: int) -> None:
        """Set one action track."""
        number = [track.id for track in TRACKS].index(name)
        player = self.player(seat)
        player.tokens = put(player.tokens, number, tokens)
        player.active = put(player.active, number, active)

    def ghosts(self, *hexes: str) -> None:
        """Put ghosts (from the supply) on hexes."""
        for hex in hexes:
            self.g.ghosts = put(self.g.ghosts, HEX[hex], 1)
            self.g.ghost_supply -= 1

    def exhaust(self, *hexes: str) -> None:
        """Put exhaustion tokens (from the supply) on hexes."""
        for hex in hexes:
            self.g.exhausted = put(self.g.exhausted, HEX[hex], 1)
            self.g.exhaustion_supply -= 1

    def building(self, seat: int, kind: str, *hexes: str) -> None:
        """Put buildings of a player on hexes."""
        number = building_number(kind)
        for hex in hexes:
            self.g.buildings = put(self.g.buildings, HEX[hex], number)
            self.g.owners = put(self.g.owners, HEX[hex], seat)
            left = self.g.building_supply[number] - 1
            self.g.building_supply = put(self.g.building_supply, number, left)
            self.player(seat).markers -= 1

    def knows(self, seat: int, *skills: str) -> None:
        """Let a player know skills; each takes the leftmost free slot if it is in the game."""
        for name in skills:
            number = skill_number(name)
            kinds = [SKILLS[n].kind for n in self.g.skills]
            column = kinds.index(SKILLS[number].kind)
            self.g.skills = put(self.g.skills, column, number)
            slots = self.g.slots[column]
            self.g.slots = put(self.g.slots, column, put(slots, slots.index(-1), seat))
            self.player(seat).markers -= 1
            self.player(seat).skills |= 1 << number

    def valour(self, *totals: int, stack: tuple[int, ...] | None = None) -> None:
        """Set totals by seat; `stack` lists the seats from bottom to top."""
        for seat, total in enumerate(totals):
            self.player(seat).valour = total
        if stack is not None:
            self.g.stack = stack

    def picked(self, seat: int, *numbers: int) -> None:
        """Let a player have picked quests, by their printed numbers."""
        for number in numbers:
            quest = quest_number(number)
            self.player(seat).quests.remove(quest)
            self.player(seat).picked.append(quest)

    def force_terrain(self, terrain: str) -> None:
        """Let the terrain die show this terrain next."""
        self.force(DICE[terrain])

    # Playing -------------------------------------------------------------------------------

    def end_turns(self) -> None:
        """Everybody who still has a turn in this round ends it at once."""
        round = (self.g.season, self.g.round)
        while (
            self.match.ask is not None
            and self.g.phase == "turns"
            and (self.g.season, self.g.round) == round
        ):
            self.do("end")

    # Looking -------------------------------------------------------------------------------

    def resources(self, seat: int) -> dict[str, int]:
        """What a storage holds, without what it lacks."""
        held = self.player(seat).resources
        return {r.id: n for r, n in zip(RESOURCES, held, strict=True) if n}

    def active(self, seat: int) -> str:
        """Active tokens as in the scenarios."""
        return "/".join(str(number) for number in self.player(seat).active)

    def where(self, seat: int) -> str:
        """The hex of a sensoric."""
        return HEX_ID[self.player(seat).hex]

    def haunted(self) -> set[str]:
        """All hexes with ghosts."""
        return {HEX_ID[hex] for hex, ghost in enumerate(self.g.ghosts) if ghost}

    def exhausted(self) -> set[str]:
        """All hexes with exhaustion tokens."""
        return {HEX_ID[hex] for hex, token in enumerate(self.g.exhausted) if token}

    def built(self) -> dict[str, tuple[str, int]]:
        """All buildings: hex -> (kind, owner)."""
        return {
            HEX_ID[hex]: (BUILDINGS[kind].id, self.g.owners[hex])
            for hex, kind in enumerate(self.g.buildings)
            if kind >= 0
        }

    def turn_of(self, seat: int) -> None:
        """Let it be this player's turn."""
        self.g.turn = self.g.order.index(seat)

    def hexes(self, terrain: str) -> list[str]:
        """All hexes of a terrain."""
        return [HEX_ID[hex] for hex in self.g.land.all(TERRAIN[terrain])]

    def explore_costs(self) -> dict[str, int]:
        """The hexes that may be explored now, with their costs."""
        offered = (option for option in self.ask.options if option.verb == "explore")
        return {HEX_ID[hex]: cost for hex, cost in (option.value for option in offered)}

    def stack_on(self, total: int) -> list[int]:
        """The valour tokens with this total, from bottom to top."""
        return [seat for seat in self.g.stack if self.player(seat).valour == total]

    def told(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        """The rule and the figures of everything told of one kind."""
        return [(fact.rule, fact.args) for fact in self.facts(kind)]

    def supply(self) -> dict[str, int]:
        """Resources in the supply, by name."""
        return {r.id: n for r, n in zip(RESOURCES, self.g.resource_supply, strict=True)}

    def args(self, key: str) -> dict[str, Any]:
        """What an option says of itself, whether it is offered or refused."""
        refused = [refusal.option for refusal in self.match.why_not(self.ask.seat)]
        return dict(next(o.args for o in (*self.ask.options, *refused) if o.key == key))

    def forbidden(self, verb: str, but: str = "") -> dict[str, str]:
        """What the seat that is asked might think of doing and may not, each with the rule; without
        what is forbidden by the rule `but`."""
        refusals = self.match.why_not(self.ask.seat)
        return {r.option.key: r.rule for r in refusals if r.option.verb == verb and r.rule != but}

    def near(self, rules: dict[str, str]) -> dict[str, str]:
        """Of these refusals, those about the hex of who is asked and the hexes around it."""
        here = self.player(self.ask.seat).hex
        hexes = {HEX_ID[hex] for hex in (here, *NEIGHBOURS[here])}
        return {key: rule for key, rule in rules.items() if key.split(":")[1] in hexes}


def resource_number(name: str) -> int:
    return [resource.id for resource in RESOURCES].index(name)


def building_number(name: str) -> int:
    return [building.id for building in BUILDINGS].index(name)


def skill_number(name: str) -> int:
    return [skill.id for skill in SKILLS].index(name)


def quest_number(printed: int) -> int:
    return [quest.number for quest in QUESTS].index(printed)


def ghost_card_ids(numbers: tuple[int, ...]) -> list[str]:
    return [card.id for card in GHOST_CARDS if card.number in numbers]

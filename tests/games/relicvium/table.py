"""A table for tests: a match of Relicvium put into any situation, then played by hand.

Players are named by their factions: B, N, O, L (Brotherhood, Nature, Order, Legion), and sit in
that order. Unless a test says otherwise there are no modules, and the board is bare: every unit
is in reserve, every castle on its track, all areas are free. Armies are written as letters: "WWD"
is two warriors and a defender, "G" the warlord (the general).
"""

from __future__ import annotations

from typing import Any

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.content import (
    ALLIANCE,
    BROTHERHOOD,
    CREATURES,
    FACTIONS,
    LEGION,
    NATURE,
    NEUTRAL,
    ORDER,
    PEACE_EVENTS,
    RELATIONS,
    STRENGTH_CARDS,
    TERRAINS,
    WAR,
    WAR_EVENTS,
)
from igroteka.games.relicvium.rules.army import Army, members
from igroteka.games.relicvium.rules.holdings import (
    areas_held,
    deploy,
    lose,
    open_divisions,
    raise_castle,
    raze,
)
from igroteka.games.relicvium.rules.land import ARC, AREA, AREA_ID, EVERYWHERE, PRESENCE, TRACK
from igroteka.games.relicvium.rules.options import Options
from igroteka.games.relicvium.rules.relations import PAIR
from igroteka.games.relicvium.rules.setup import give_out_factions, new, set_up
from igroteka.games.relicvium.rules.state import NONE, Phase, Player, Relicvium
from igroteka.kernel.chance import Scripted
from igroteka.testing.situation import Situation

B, N, O, L = BROTHERHOOD, NATURE, ORDER, LEGION  # noqa: E741

_LETTERS = "WDMG"
_RELATION = {"war": WAR, "neutral": NEUTRAL, "alliance": ALLIANCE}

OFF: dict[str, Any] = {
    "warlords": False,
    "strength": "off",
    "diplomacy": "off",
    "events": False,
    "campaign": False,
}


def junction(*areas: str) -> int:
    """The junction where three areas meet."""
    return PRESENCE.index(tuple(sorted((AREA[id] for id in areas), key=lambda n: AREA_ID[n])))


class Table(Situation[Relicvium]):
    """A situation, and the match that goes on from it once something is done or asked."""

    def __init__(
        self,
        *factions: int,
        phase: Phase = "actions",
        round: int = 1,
        bare: bool = True,
        **modules: Any,
    ) -> None:
        factions = factions or (B, N, O, L)
        names = tuple(FACTIONS[faction].id for faction in factions)
        options = Options(players=len(factions), factions=names, **(OFF | modules))
        g = new(options, Scripted())
        for step in (give_out_factions, set_up):
            assert list(step(g)) == [], "set-up asks nothing when factions are agreed"
        g.phase, g.round = phase, round
        super().__init__(GAME, g)
        if bare:
            self.clear()

    # The situation -------------------------------------------------------------------------

    def player(self, faction: int) -> Player:
        return next(player for player in self.g.players if player.faction == faction)

    def seat(self, faction: int) -> int:
        return self.player(faction).seat

    def clear(self) -> None:
        """No units and no castles anywhere."""
        for area in EVERYWHERE:
            if self.g.holder[area] >= 0:
                player = self.g.players[self.g.holder[area]]
                for kind in members(self.g.units[area]):
                    lose(self.g, player, kind, area)
                if self.g.castle[area]:
                    raze(self.g, player, area)

    def army(self, faction: int, area: str, units: str) -> None:
        """Units come from the reserve into an area."""
        for letter in units:
            deploy(self.g, self.player(faction), _LETTERS.index(letter), AREA[area])

    def armies(self, faction: int, **areas: str) -> None:
        """The same for several areas: `t.armies(B, trade_road="W", sky_peak="DD")`."""
        for area, units in areas.items():
            self.army(faction, area, units)

    def castles(self, faction: int, *areas: str) -> None:
        """Castles come from the track."""
        for area in areas:
            raise_castle(self.g, self.player(faction), AREA[area])

    def melee(self, faction: int, bonus: int, start: str, end: str) -> None:
        """The melee token with this bonus lies on a border."""
        self.player(faction).melee[2 - bonus] = ARC[AREA[start], AREA[end]]

    def ranged(self, faction: int, arrows: int, start: str, end: str, sent: str = "") -> None:
        """The ranged token with so many arrows lies on a border; these units are assigned."""
        player = self.player(faction)
        player.ranged[3 - arrows] = ARC[AREA[start], AREA[end]]
        for letter in sent:
            one = 4 ** _LETTERS.index(letter)
            player.sent[3 - arrows] += one
            self.g.helping[AREA[start]] += one

    def creature(self, faction: int, name: str, *areas: str) -> None:
        """A creature stands where three areas meet."""
        number = [creature.id for creature in CREATURES[faction]].index(name)
        self.player(faction).creatures[number] = junction(*areas)

    def relation(self, one: int, two: int, name: str) -> None:
        self.g.relations[PAIR[self.seat(one)][self.seat(two)]] = _RELATION[name]

    def events(self, peace: str = "", war: str = "") -> None:
        """These cards are in force, by their codes."""
        g = self.g
        if peace:
            g.peace = [event.code for event in PEACE_EVENTS].index(peace)
            self._turned_up(g.peace_deck.cards, g.peace_box, g.peace)
        if war:
            g.war = [event.code for event in WAR_EVENTS].index(war)
            self._turned_up(g.war_deck.cards, g.war_box, g.war)

    @staticmethod
    def _turned_up(deck: list[int], box: list[int], card: int) -> None:
        """A card comes out of the deck; where it was left out, another one is left out instead."""
        if card in box:
            box.remove(card)
            box.append(deck.pop())
        else:
            deck.remove(card)

    def holds_card(self, faction: int, *names: str) -> None:
        """Strength cards lie before a faction."""
        ids = [card.id for card in STRENGTH_CARDS]
        for name in names:
            self.g.strength_cards[ids.index(name)] = self.seat(faction)

    def act(self, faction: int, terrain: str, *more: str) -> None:
        """It is this faction's turn, with divisions of these terrains; nobody else has any."""
        self.g.phase = "actions"
        self.g.turn = self.g.order.index(self.seat(faction))
        track = TRACK[faction]
        player = self.player(faction)
        for name in (terrain, *more):
            kind = TERRAINS.index(name)
            fresh = [n for n, at in enumerate(track) if at == kind and n not in player.usable]
            player.usable.append(fresh[0])

    # Playing -------------------------------------------------------------------------------

    def asked(self) -> tuple[int, str]:
        """Which faction is asked what."""
        return self.g.players[self.ask.seat].faction, self.ask.prompt

    def attack(self, area: str, *muster: str) -> None:
        """Carry out the attack on an area, with everybody unless units are named."""
        if f"attack:{area}" in self.options():
            self.do(f"attack:{area}")
        if self.match.ask is not None and self.ask.prompt == "muster":
            self.do(*(muster or ("all",)))

    # Looking -------------------------------------------------------------------------------

    def at(self, area: str) -> str:
        """The army in an area, as letters."""
        return letters(self.g.units[AREA[area]])

    def reserve(self, faction: int) -> str:
        return letters(self.player(faction).reserve)

    def holder(self, area: str) -> int | None:
        """The faction that controls an area."""
        seat = self.g.holder[AREA[area]]
        return self.g.players[seat].faction if seat >= 0 else None

    def has_castle(self, area: str) -> bool:
        return bool(self.g.castle[AREA[area]])

    def open(self, faction: int) -> list[int]:
        """The open divisions, counted from 1."""
        return [division + 1 for division in open_divisions(self.player(faction))]

    def areas(self, faction: int) -> int:
        return areas_held(self.g, self.seat(faction))

    def relation_of(self, one: int, two: int) -> str:
        return RELATIONS[self.g.relations[PAIR[self.seat(one)][self.seat(two)]]].id

    def totals(self) -> tuple[int, int]:
        """The sums of the last battle."""
        assert self.g.battle is not None
        return self.g.battle.attack_total, self.g.battle.defence_total

    def told_totals(self) -> tuple[int, int]:
        """The sums of the last battle, as they were told."""
        args = self.facts("battle")[-1].args
        return args["attack"], args["defence"]

    def melee_left(self, faction: int) -> int:
        """How many melee tokens lie on the board."""
        return sum(arc != NONE for arc in self.player(faction).melee)

    def winner(self) -> int | None:
        """The faction that has won."""
        winners = self.match.result.winners
        return self.g.players[winners[0]].faction if winners else None


def letters(army: Army) -> str:
    return "".join(_LETTERS[kind] for kind in members(army))

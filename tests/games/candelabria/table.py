"""A table for tests: a match of Candelabria put into any situation, then played by hand.

Players are named by their Houses: ASH, ENGINEERS, SOWERS, COVEN, KNIGHTS. A table begins after
set-up, in the Kindling season of the year, with the starting pieces in place; the first House
named sits in seat 0, and the track follows the House numbers. Every method that sets something
takes the pieces and cards from wherever they are, so the census of components stays whole.
"""

from __future__ import annotations

from typing import Any

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.content import (
    ACTIONS,
    ASH,
    CANDLES,
    COVEN,
    CURSES,
    ENGINEERS,
    HOUSES,
    KNIGHTS,
    MODES,
    QUESTS,
    ROLES,
    SOWERS,
    TACTICS,
    TACTICS_KIND,
    TEMPLES,
    UPGRADE_KIND,
    UPGRADES,
    WITHERING,
    WITHERING_KIND,
)
from igroteka.games.candelabria.rules.figures import strength
from igroteka.games.candelabria.rules.land import OFF, TERRITORY, TERRITORY_ID, bits, members
from igroteka.games.candelabria.rules.options import Options
from igroteka.games.candelabria.rules.setup import give_out_houses, new, set_up
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Curse, Phase, Player, Quest
from igroteka.games.candelabria.rules.territory import size
from igroteka.kernel.chance import Scripted
from igroteka.scene import Scene
from igroteka.testing.situation import Situation

__all__ = ["ASH", "COVEN", "ENGINEERS", "KNIGHTS", "SOWERS", "Table", "bare_map", "number_of"]

FOUR = (ASH, SOWERS, COVEN, KNIGHTS)


def number_of(entries: Any, id: str) -> int:
    """The number of a content entry by its id."""
    return [entry.id for entry in entries].index(id)


class Table(Situation[Candelabria]):
    """A situation, and the match that goes on from it once something is done or asked."""

    def __init__(
        self,
        *houses: int,
        year: int = 1,
        phase: Phase = "kindling",
        quests: bool = False,
        withering: bool = False,
    ) -> None:
        houses = houses or FOUR
        names = tuple(HOUSES[house].id for house in houses)
        g = new(Options(len(houses), names, quests, withering), Scripted())
        for step in (give_out_houses, set_up):
            assert list(step(g)) == [], "set-up asks nothing when Houses are agreed"
        g.year, g.phase = year, phase
        for player in g.players:
            self._older(g, player, year)
        g.order = g.track[:]
        super().__init__(GAME, g)
        mode = MODES[len(houses)]
        due = 3 if len(houses) == 2 else mode.new_curses_by_year[year]
        self.curses(*(CURSES[card].id for card in g.curse_deck[:due]))

    @staticmethod
    def _older(g: Candelabria, player: Player, year: int) -> None:
        """The House candles of the years that have come are in hand."""
        for layer in g.house_layers[: year - 1]:
            own = [card for card in layer if CANDLES[card].house == HOUSES[player.house].id]
            player.hand += own
            layer[:] = [card for card in layer if card not in own]

    # The situation: pieces -----------------------------------------------------------------

    def player(self, house: int) -> Player:
        return next(player for player in self.g.players if player.house == house)

    def seat(self, house: int) -> int:
        return self.player(house).seat

    def house(self, seat: int) -> int:
        return self.g.players[seat].house

    def bare(self) -> None:
        """No land flames and no temples anywhere; castles stay where they are."""
        for player in self.g.players:
            self.land(player.house)
        for region, stack in enumerate(self.g.temples):
            if stack:
                self.temple(region)

    def land(self, house: int, *territories: str) -> None:
        """Land flames exactly on these territories; the rest in supply."""
        player = self.player(house)
        player.supply += player.land.bit_count() - len(territories)
        player.land = bits([TERRITORY[id] for id in territories])

    def supply(self, house: int, left: int) -> None:
        """So many land flames in supply: the others lie at the last curse card."""
        player = self.player(house)
        self.g.curses[-1].influence[player.seat] += player.supply - left
        player.supply = left

    def castle(self, house: int, territory: str) -> None:
        self.player(house).castle = TERRITORY[territory]

    def candle(
        self, house: int, role: str, territory: str, flames: int | None = None, card: str = ""
    ) -> None:
        """A deployed candle, fully lit unless told otherwise; its card is any of the deck."""
        player, slot = self.player(house), number_of(ROLES, role)
        number = number_of(CANDLES, card) if card else self.g.candle_deck.cards[0]
        self._fetch_candle(number)
        player.deployed[slot] = number
        player.at[slot] = TERRITORY[territory]
        player.flames[slot] = ROLES[slot].max_flames if flames is None else flames

    def cubes(self, house: int, gold: int = 0, wax: int = 0) -> None:
        """The warehouse holds exactly this."""
        player = self.player(house)
        self.g.gold += player.gold - gold
        self.g.wax += player.wax - wax
        player.gold, player.wax = gold, wax

    def temple(self, region: int, *colours: str) -> None:
        """The stack of a region, from bottom to top: "white", "grey", "black"."""
        for colour in self.g.temples[region]:
            self.g.temple_supply[colour] += 1
        numbers = [number_of(TEMPLES, f"temple_{colour}") for colour in colours]
        for colour in numbers:
            self.g.temple_supply[colour] -= 1
        self.g.temples[region] = numbers

    def vp(self, house: int, points: int) -> None:
        self.player(house).vp = points

    def track(self, *houses: int) -> None:
        """The turn-order track; the running round follows it."""
        self.g.track = [self.seat(house) for house in houses]
        self.g.order = self.g.track[:]

    def turn_of(self, house: int) -> None:
        """Let it be this House's turn in the Kindling season."""
        self.g.phase = "kindling"
        self.g.turn = self.g.order.index(self.seat(house))

    # The situation: cards ------------------------------------------------------------------

    def _fetch_candle(self, card: int) -> None:
        places = [self.g.candle_deck.cards, *self.g.house_layers]
        for player in self.g.players:
            places += [player.hand, player.maneuvers]
        for place in places:
            if card in place:
                place.remove(card)
                return
        raise AssertionError(f"{CANDLES[card].id} is not to be had (its House does not play?)")

    def _fetch_tactics(self, kind: str) -> int:
        number = number_of(TACTICS, kind)
        places = [self.g.tactics_deck.cards, self.g.display, *(p.tactics for p in self.g.players)]
        for place in places:
            for card in place:
                if TACTICS_KIND[card] == number:
                    place.remove(card)
                    return card
        raise AssertionError(f"no {kind} is left (its House does not play?)")

    def hand(self, house: int, *cards: str) -> None:
        """Candle cards in hand, exactly these."""
        player = self.player(house)
        self.g.candle_deck.cards += player.hand
        player.hand.clear()
        for card in cards:
            number = number_of(CANDLES, card)
            self._fetch_candle(number)
            player.hand.append(number)

    def no_hands_but(self, *houses: int) -> None:
        """All other Houses have empty candle hands: they wait (CAN-KIND-3)."""
        for player in self.g.players:
            if player.house not in houses:
                self.hand(player.house)

    def candle_deck(self, *cards: str) -> None:
        """The candle deck holds exactly these; the rest of it lies in the first maneuver pile."""
        pile = self.g.players[0].maneuvers
        pile += self.g.candle_deck.cards
        self.g.candle_deck.cards.clear()
        for card in cards:
            number = number_of(CANDLES, card)
            self._fetch_candle(number)
            self.g.candle_deck.cards.append(number)

    def tactics(self, house: int, *kinds: str) -> None:
        """Tactics cards of a House, exactly these."""
        player = self.player(house)
        self.g.tactics_deck.cards += player.tactics
        player.tactics.clear()
        for kind in kinds:
            player.tactics.append(self._fetch_tactics(kind))

    def display(self, *kinds: str) -> None:
        """The face-up tactics cards, exactly these."""
        self.g.tactics_deck.cards += self.g.display
        self.g.display = []
        for kind in kinds:
            self.g.display.append(self._fetch_tactics(kind))

    def upgrades(self, house: int, *kinds: str) -> None:
        """Upgrade tokens on the House board, cell by cell."""
        player = self.player(house)
        self.g.upgrade_pool += player.upgrades
        player.upgrades.clear()
        for kind in kinds:
            player.upgrades.append(self._fetch_upgrade(kind))

    def tops(self, *kinds: str) -> None:
        """The face-up tokens of the first stacks; further stacks keep theirs."""
        for stack, kind in enumerate(kinds):
            self.g.upgrade_pool.append(self.g.tops[stack])
            self.g.tops[stack] = NONE
            self.g.tops[stack] = self._fetch_upgrade(kind)

    def _fetch_upgrade(self, kind: str) -> int:
        number = number_of(UPGRADES, kind)
        for token in self.g.upgrade_pool:
            if UPGRADE_KIND[token] == number:
                self.g.upgrade_pool.remove(token)
                return token
        for stack, token in enumerate(self.g.tops):
            if token != NONE and UPGRADE_KIND[token] == number:
                other = next(t for t in self.g.upgrade_pool if UPGRADE_KIND[t] != number)
                self.g.upgrade_pool.remove(other)
                self.g.tops[stack] = other
                return token
        raise AssertionError(f"no {kind} is left")

    def curses(self, *cards: str) -> None:
        """The curse cards of the year, left to right; with two players nobody has moved them."""
        g = self.g
        g.curse_deck += [curse.card for curse in g.curses]
        g.curses = []
        for id in cards:
            card = number_of(CURSES, id)
            g.curse_deck.remove(card)
            mine = g.side.mine[CURSES[card].region] if len(g.players) == 2 else OFF
            g.curses.append(Curse(card, [0] * len(g.players), NONE, NONE, mine))

    def influence(self, place: int, flames: dict[int, int]) -> None:
        """Land flames at a curse card (1, 2 or 3), by House, from the supplies."""
        for house, number in flames.items():
            player = self.player(house)
            player.supply -= number
            self.g.curses[place - 1].influence[player.seat] += number

    def curse_in(self, place: int, house: int, region: int) -> None:
        """A curse of this card (1, 2 or 3) was won by a House and stands in a region."""
        curse = self.g.curses[place - 1]
        curse.owner, curse.region = self.seat(house), region

    def curse_at(self, place: int, territory: str) -> None:
        """With two players: a curse figure stands on this territory."""
        self.g.curses[place - 1].territory = TERRITORY[territory]

    def common(self, quest: str, marks: tuple[int, ...] = ()) -> None:
        """A common quest lies open, marked by these Houses."""
        card = number_of(QUESTS, quest)
        self.g.quest_box.remove(card)
        seats = [self.seat(house) for house in marks]
        for seat in seats:
            self.g.players[seat].supply -= 1
        self.g.quests.append(Quest(card, NONE, seats, [0] * len(seats)))

    def personal(self, house: int, quest: str) -> None:
        """The secret personal quest of a House."""
        card = number_of(QUESTS, quest)
        self.g.quest_box.remove(card)
        self.player(house).personal = [card]

    def withered(self, house: int, slot: int, kind: str) -> None:
        """A Withering card on a slot (1 or 2) of the war board."""
        self.player(house).withered[slot - 1] = self._fetch_withering(kind)

    def _fetch_withering(self, kind: str) -> int:
        number = number_of(WITHERING, kind)
        deck = self.g.withering_deck.cards
        card = next(card for card in deck if WITHERING_KIND[card] == number)
        deck.remove(card)
        return card

    def force_candles(self, *cards: str) -> None:
        """The next candle cards drawn."""
        self.force(*(number_of(CANDLES, card) for card in cards))

    def force_tactics(self, *kinds: str) -> None:
        """The next tactics cards turned up on the display."""
        numbers = [number_of(TACTICS, kind) for kind in kinds]
        deck = self.g.tactics_deck.cards
        self.force(*(next(c for c in deck if TACTICS_KIND[c] == kind) for kind in numbers))

    def force_withering(self, kind: str) -> None:
        """The next Withering card taken."""
        number = number_of(WITHERING, kind)
        deck = self.g.withering_deck.cards
        self.force(next(card for card in deck if WITHERING_KIND[card] == number))

    # The War season ------------------------------------------------------------------------

    def award(self, place: int = 1) -> None:
        """The War season begins: curses are awarded from this card (1, 2 or 3) on."""
        self.g.phase = "curses"
        self.g.turn = place - 1

    def battle(self, *regions: int) -> None:
        """Battles are fought in these regions, in this order."""
        self.g.phase = "battles"
        self.g.battles = list(regions)

    def finish(self) -> None:
        """The last clean-up of the game, and the final count."""
        self.g.year, self.g.phase = 3, "clean_up"
        assert self.match.over

    def lay(self, house: int, first: str = "", second: str = "") -> None:
        """A participant lays cards on slot 1 and slot 2; nothing is no card."""
        seat = self.seat(house)
        for kind in (first, second):
            if self.match.asked(seat) is not None and self.prompt(house) == "lay":
                self.match.answer(seat, f"lay:{kind}" if kind else "free")
            else:
                assert not kind, f"{HOUSES[house].id} is not asked for a card"

    def lay_nothing(self, *houses: int) -> None:
        """Participants who play no cards."""
        for house in houses:
            self.lay(house)

    # Playing -------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The House that is asked."""
        return self.house(self.ask.seat)

    def prompt(self, house: int | None = None) -> str:
        """What is asked, of this House or of whoever is asked."""
        ask = self.ask if house is None else self.match.asked(self.seat(house))
        assert ask is not None, "this House is not asked"
        return ask.prompt

    def destinations(self, figure: str) -> set[str]:
        """Where a figure may go with the next regular move."""
        keys = (key.split(":") for key in self.options("move"))
        return {territory for name, territory in keys if name == figure}

    def maneuver(self, *moves: str) -> None:
        """Whose turn it is discards the first card in hand, then answers as told."""
        card = CANDLES[self.g.players[self.ask.seat].hand[0]].id
        self.do(f"maneuver:{card}", *moves)

    def decline(self, times: int = 1) -> None:
        """Decline what is offered, several times over."""
        for _ in range(times):
            self.do("done" if "done" in self.options() else "decline")

    def decline_all(self, until: str = "turn") -> None:
        """Decline all that can be declined, until something else is asked or the match is over.

        Slots are resolved as they lie.
        """
        ways = {"done", "decline", "supply", "free", "pass", "first:1"}
        while self.match.ask is not None and self.ask.prompt != until:
            keys = ways.intersection(self.options())
            if not keys:
                return
            self.do(keys.pop())

    # Looking -------------------------------------------------------------------------------

    def scene(self, viewer: int | None) -> Scene:
        """The table as a seat, or a spectator, sees it."""
        scene: Scene = GAME.scene(self.match.view(viewer), viewer)
        return scene

    def flames(self, house: int) -> set[str]:
        """The territories with land flames of a House."""
        return {TERRITORY_ID[place] for place in members(self.player(house).land)}

    def where(self, house: int, figure: str) -> str | None:
        """The territory of a candle or castle, or None."""
        player = self.player(house)
        place = player.castle if figure == "castle" else player.at[number_of(ROLES, figure)]
        return None if place == OFF else TERRITORY_ID[place]

    def lit(self, house: int, role: str) -> int:
        """The flames on a candle."""
        return self.player(house).flames[number_of(ROLES, role)]

    def strength(self, house: int, region: int) -> int:
        return strength(self.g, self.player(house), region)

    def size(self, house: int, action: str) -> int:
        """N of a territory action."""
        return size(self.g, self.player(house), number_of(ACTIONS, action))

    def score(self, house: int) -> int:
        return self.player(house).vp

    def order(self) -> list[int]:
        """The turn-order track, by Houses."""
        return [self.house(seat) for seat in self.g.track]

    def hand_of(self, house: int) -> list[str]:
        return [CANDLES[card].id for card in self.player(house).hand]

    def under(self) -> list[str]:
        """The candle cards put under the deck, the next to be drawn first."""
        return [CANDLES[card].id for card in self.g.candle_deck.under]

    def tactics_of(self, house: int) -> list[str]:
        return [TACTICS[TACTICS_KIND[card]].id for card in self.player(house).tactics]

    def displayed(self) -> list[str]:
        return [TACTICS[TACTICS_KIND[card]].id for card in self.g.display]

    def upgrades_of(self, house: int) -> list[str]:
        return [UPGRADES[UPGRADE_KIND[token]].id for token in self.player(house).upgrades]

    def stack(self, region: int) -> list[str]:
        """The temples of a region, from bottom to top."""
        return [TEMPLES[colour].color for colour in self.g.temples[region]]

    def open_quests(self) -> dict[str, list[int]]:
        """The quests that lie open with the Houses that marked them."""
        return {QUESTS[q.card].id: [self.house(seat) for seat in q.marks] for q in self.g.quests}

    def at_curse(self, place: int) -> dict[int, int]:
        """Land flames at a curse card (1, 2 or 3), by House."""
        influence = self.g.curses[place - 1].influence
        return {self.house(seat): number for seat, number in enumerate(influence) if number}

    def census_is_whole(self) -> bool:
        """Whether the situation holds every component once."""
        return GAME.census(self.g) == GAME.census(new(self.g.options, Scripted()))


def bare_map(turn: int, *, year: int = 1) -> Table:
    """Four Houses, only castles on the map, and it is this House's turn."""
    t = Table(year=year)
    t.bare()
    t.turn_of(turn)
    return t

"""The state of a match: plain slotted data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from igroteka.games.candelabria.rules.land import Side
from igroteka.games.candelabria.rules.options import Options
from igroteka.kernel.deck import Deck
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import Part, State

NONE: Final = -1
"""No card in a slot, no House yet, no owner, no region."""

Phase = Literal[
    "houses", "setup", "quests", "mist", "kindling", "curses", "battles", "clean_up", "over"
]


@dataclass(slots=True, init=False)
class Player(Part):
    """A House and its boards. Lists of three are by role, lists of two by war-board slot."""

    seat: int
    house: int
    vp: int
    gold: int
    wax: int
    supply: int
    """Land flames not on the map, the track, a curse card or a quest."""
    land: int
    """Territories that hold its land flame, one bit each."""
    castle: int
    at: list[int]
    """The territory of each candle, or OFF."""
    flames: list[int]
    deployed: list[int]
    """The candle card in each role slot, or NONE."""
    hand: list[int]
    """Candle cards: hidden from others."""
    looked: list[int]
    """Candle cards drawn of which one will be kept (CAN-HOUSE-9): hidden from others."""
    maneuvers: list[int]
    """The maneuver pile."""
    upgrades: list[int]
    """Upgrade tokens in the order of their cells (CAN-UPG-12)."""
    tactics: list[int]
    """Tactics cards not used this season: hidden from others."""
    used: list[int]
    """Tactics cards out for the rest of the season (CAN-BATTLE-18)."""
    slots: list[int]
    """The revealed tactics cards of a battle, or NONE."""
    withered: list[int]
    """The Withering card on each slot, or NONE."""
    dealt: list[int]
    """The two quests dealt, until one is kept: hidden from others."""
    personal: list[int]
    """The personal quest while it is secret: hidden from others."""

    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.house = self.house
        twin.vp = self.vp
        twin.gold = self.gold
        twin.wax = self.wax
        twin.supply = self.supply
        twin.land = self.land
        twin.castle = self.castle
        twin.at = self.at.copy()
        twin.flames = self.flames.copy()
        twin.deployed = self.deployed.copy()
        twin.hand = self.hand.copy()
        twin.looked = self.looked.copy()
        twin.maneuvers = self.maneuvers.copy()
        twin.upgrades = self.upgrades.copy()
        twin.tactics = self.tactics.copy()
        twin.used = self.used.copy()
        twin.slots = self.slots.copy()
        twin.withered = self.withered.copy()
        twin.dealt = self.dealt.copy()
        twin.personal = self.personal.copy()
        return twin


@dataclass(slots=True)
class Curse(Part):
    """A curse card of the year, and its figure."""

    card: int
    influence: list[int]
    """Land flames at the card, by seat."""
    owner: int
    """The seat that controls it, or NONE."""
    region: int
    """Where the figure was placed, or NONE (3–5 players)."""
    territory: int
    """Where the figure stands, or OFF (2 players)."""

    def copy(self) -> Curse:
        twin = Curse.__new__(Curse)
        twin.card = self.card
        twin.influence = self.influence.copy()
        twin.owner = self.owner
        twin.region = self.region
        twin.territory = self.territory
        return twin


@dataclass(slots=True)
class Quest(Part):
    """A quest that lies open: a common one, or a personal one since its first scoring."""

    card: int
    owner: int
    """The seat whose personal quest it is, or NONE."""
    marks: list[int]
    """The seats that scored it: this year (annual), or slot by slot (ranked)."""
    neutral: list[int]
    """1 for each mark that is no land flame, because the supply was empty (CAN-QUEST-11)."""

    def copy(self) -> Quest:
        twin = Quest.__new__(Quest)
        twin.card = self.card
        twin.owner = self.owner
        twin.marks = self.marks.copy()
        twin.neutral = self.neutral.copy()
        return twin


@dataclass(slots=True, init=False)
class Deed(Part):
    """The running Deploy or Maneuver (CAN-TERM-14): what is left of it, and what it has brought."""

    seat: int
    """Who performs it, or NONE between two of them."""
    moves: int
    """CAN-MAN-2: regular moves left."""
    extra: int
    """CAN-MAN-8: additional moves left."""
    moved: int
    """The figures that have made a regular move, one bit each."""
    cubes: int
    tactics: int
    purchases: int
    """CAN-QUEST-16: what was gained so far."""

    def begin(self, seat: int) -> None:
        """A new one: nothing is left of the one before."""
        self.seat = seat
        self.moves = self.extra = self.moved = 0
        self.cubes = self.tactics = self.purchases = 0

    def copy(self) -> Deed:
        twin = Deed()
        twin.seat = self.seat
        twin.moves = self.moves
        twin.extra = self.extra
        twin.moved = self.moved
        twin.cubes = self.cubes
        twin.tactics = self.tactics
        twin.purchases = self.purchases
        return twin


@dataclass(slots=True)
class Battle(Part):
    """What everybody has seen of a battle: the generator forgets it, a table does not."""

    region: int
    fighters: tuple[int, ...]
    """The seats that take part, in track order (CAN-WAR-3)."""
    laid: tuple[tuple[int, int], ...]
    """The kinds of tactics cards on the slots of each fighter, or NONE; empty until revealed."""
    neutralised: tuple[tuple[int, int], ...]
    """Seat and slot of each neutralised card."""
    totals: tuple[int, ...]
    """The strength of each fighter in the end; empty until it is decided."""
    winner: int
    """The seat that has won, or NONE."""
    resolved: int
    """How many fighters have resolved their slots; NONE until all could neutralise."""

    def copy(self) -> Battle:
        twin = Battle.__new__(Battle)
        twin.region = self.region
        twin.fighters = self.fighters
        twin.laid = self.laid
        twin.neutralised = self.neutralised
        twin.totals = self.totals
        twin.winner = self.winner
        twin.resolved = self.resolved
        return twin


@dataclass(slots=True, init=False)
class Candelabria(State):
    """A match of the Curse of Candelabria. Lists by region leave place 0 unused."""

    options: Options
    phase: Phase
    side: Side
    year: int
    players: list[Player]
    track: list[int]
    """Seats by their place on the turn-order track."""
    order: list[int]
    """The sequence of the running round of the Kindling season (CAN-YEAR-4)."""
    turn: int
    """Whose turn it is in that round, or which curse is awarded next."""
    deed: Deed
    curses: list[Curse]
    """The curse board, left to right."""
    curse_deck: list[int]
    """Curse cards not yet drawn: hidden."""
    house_layers: list[list[int]]
    """The House candles of years 2 and 3 that still lie in the curse deck."""
    gone: list[int]
    """Curse cards that have left the game."""
    battles: list[int]
    """Regions still to be fought over this season, in order."""
    fought: list[Battle]
    """The running battle of the season, or the last one, and the one before it."""
    temples: list[list[int]]
    """The stack of each region, from bottom to top."""
    temple_supply: list[int]
    gold: int
    wax: int
    candle_deck: Deck
    display: list[int]
    tactics_deck: Deck
    out: list[int]
    """House tactics cards that have left the game (CAN-2P-24)."""
    tops: list[int]
    """The face-up token of each upgrade stack, or NONE."""
    stack_left: list[int]
    """How many tokens lie face down in each stack."""
    upgrade_pool: list[int]
    """The tokens that lie face down: hidden. Which stack holds which is nobody's knowledge."""
    quest_box: list[int]
    """Quest cards not dealt: hidden."""
    quests: list[Quest]
    finished: list[int]
    """Ranked quests that have left the game."""
    withering_deck: Deck
    withering_drawn: list[int]
    """A Withering card just taken, until its owner has put it on a slot."""

    def copy(self) -> Candelabria:
        twin = Candelabria(self.chance.copy(), MUTE)
        twin.options = self.options
        twin.phase = self.phase
        twin.side = self.side
        twin.year = self.year
        twin.players = [item.copy() for item in self.players]
        twin.track = self.track.copy()
        twin.order = self.order.copy()
        twin.turn = self.turn
        twin.deed = self.deed.copy()
        twin.curses = [item.copy() for item in self.curses]
        twin.curse_deck = self.curse_deck.copy()
        twin.house_layers = [item.copy() for item in self.house_layers]
        twin.gone = self.gone.copy()
        twin.battles = self.battles.copy()
        twin.fought = [item.copy() for item in self.fought]
        twin.temples = [item.copy() for item in self.temples]
        twin.temple_supply = self.temple_supply.copy()
        twin.gold = self.gold
        twin.wax = self.wax
        twin.candle_deck = self.candle_deck.copy()
        twin.display = self.display.copy()
        twin.tactics_deck = self.tactics_deck.copy()
        twin.out = self.out.copy()
        twin.tops = self.tops.copy()
        twin.stack_left = self.stack_left.copy()
        twin.upgrade_pool = self.upgrade_pool.copy()
        twin.quest_box = self.quest_box.copy()
        twin.quests = [item.copy() for item in self.quests]
        twin.finished = self.finished.copy()
        twin.withering_deck = self.withering_deck.copy()
        twin.withering_drawn = self.withering_drawn.copy()
        return twin

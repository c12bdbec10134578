"""The state of a match: plain slotted data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from igroteka.games.cadwallon.rules.options import Options
from igroteka.kernel.deck import Deck
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import Part, State

EMPTY: Final = -1
"""No figure on a space, no chest in a room, no equipment, nobody activated."""
LOCKED: Final = -2
"""A chest whose token was turned face down (CAD-ARC-9): `locked` holds what it is."""

GUARDS: Final = 16
"""Figures below are characters, seat × 4 + place; from here on Kornak, Valrut, two hunters."""
KORNAK, VALRUT, HUNTER_SIENNE, HUNTER_ISABEAU = range(GUARDS, GUARDS + 4)
MILITIAMEN: Final[tuple[int, ...]] = (KORNAK, VALRUT)
HUNTERS: Final[tuple[int, ...]] = (HUNTER_SIENNE, HUNTER_ISABEAU)
ZOMBIE: Final = 20
CYCLOPS: Final = 21

UNKNOWN: Final = 0
IS_PURPLE: Final = 1
IS_BLUE: Final = 2
"""What is known of the top card of the Arcana deck (CAD-PATROL-3)."""

Phase = Literal[
    "setup",
    "gangs",
    "hiring",
    "gifts",
    "dealing",
    "deployment",
    "dawn",
    "alarm",
    "watch",
    "turn",
    "sales",
    "over",
]


@dataclass(slots=True)
class FaceDown(Part):
    """Tokens that lie face down, and where; nobody may look."""

    spaces: list[int]
    tokens: list[int]

    def copy(self) -> FaceDown:
        twin = FaceDown.__new__(FaceDown)
        twin.spaces = self.spaces.copy()
        twin.tokens = self.tokens.copy()
        return twin

    def lay(self, space: int, token: int) -> None:
        """Lay a token down."""
        self.spaces.append(space)
        self.tokens.append(token)

    def take(self, space: int) -> int:
        """Take up the token of a space."""
        place = self.spaces.index(space)
        del self.spaces[place]
        return self.tokens.pop(place)


@dataclass(slots=True)
class Character(Part):
    """A thief or mercenary of a gang."""

    number: int
    """The figure: seat × 4 + place in the gang."""
    who: int
    """Which character of the box; EMPTY before gangs are chosen."""
    seat: int
    at: int
    loot: list[int]
    """What it carries, by kind."""
    gear: int
    """Its equipment card, or EMPTY."""
    wounds: int
    activated: bool
    moved: bool
    acted: bool
    skilled: bool
    """Whether its paid skill was used in this player's turn (CAD-ACT-8)."""
    coin: bool
    """Whether its Lucky Coin was used in this player's turn (CAD-EQUIP-17)."""
    escaped: bool
    """Whether it escaped by a roll in this activation: no further action, no paid skill."""
    visit: bool
    """Whether the once-per-visit action of this visit to the Catacombs is used up."""
    tunnel: bool
    """Whether it left through the Tunnel."""

    def copy(self) -> Character:
        twin = Character.__new__(Character)
        twin.number = self.number
        twin.who = self.who
        twin.seat = self.seat
        twin.at = self.at
        twin.loot = self.loot.copy()
        twin.gear = self.gear
        twin.wounds = self.wounds
        twin.activated = self.activated
        twin.moved = self.moved
        twin.acted = self.acted
        twin.skilled = self.skilled
        twin.coin = self.coin
        twin.escaped = self.escaped
        twin.visit = self.visit
        twin.tunnel = self.tunnel
        return twin


@dataclass(slots=True)
class Player(Part):
    """What a player holds."""

    seat: int
    gang: int
    purse: list[int]
    """Ducats as a list of one figure, so that a zone can hide it (CAD-TURN-6)."""
    hand: list[int]
    """Arcana cards."""
    intrigues: list[int]
    experience: int

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.gang = self.gang
        twin.purse = self.purse.copy()
        twin.hand = self.hand.copy()
        twin.intrigues = self.intrigues.copy()
        twin.experience = self.experience
        return twin


@dataclass(slots=True)
class Walk(Part):
    """A Move under way (CAD-MOVE), or the walk of Orders."""

    who: int
    points: int
    """The Move value and all changes added up; it may be below 0."""
    spent: int
    back: int
    """The last space it stood on that it did not share: where a lost attack may lead back."""
    begun: bool
    through: bool
    """Whether occupied spaces may be passed (Dodge, Gravewalk)."""
    passages: int
    """Walls that may still be crossed for one point."""
    hook: bool
    """Whether the Grappling Hook was used in this Move."""
    flying: bool
    orders: bool
    """Whether this is the walk of Orders: no cards, no attack, no leaving, no stairs."""

    def copy(self) -> Walk:
        twin = Walk.__new__(Walk)
        twin.who = self.who
        twin.points = self.points
        twin.spent = self.spent
        twin.back = self.back
        twin.begun = self.begun
        twin.through = self.through
        twin.passages = self.passages
        twin.hook = self.hook
        twin.flying = self.flying
        twin.orders = self.orders
        return twin


@dataclass(slots=True)
class Fight(Part):
    """A fight under way; lists are by side: attacker, defender."""

    space: int
    figures: list[int]
    cards: list[list[int]]
    """Fight cards played, by number."""
    more_dice: list[int]
    """Dice added by skills."""
    dice: list[list[int]]
    closed: list[list[int]]
    """1 for each die that was re-rolled with experience (CAD-XP-6)."""
    winds: list[int]
    """Re-rolls of one's own dice by Second Wind not yet used."""
    forced: list[int]
    """Re-rolls that the side must still force on its opponent (Distraction)."""
    bout: int

    def copy(self) -> Fight:
        twin = Fight.__new__(Fight)
        twin.space = self.space
        twin.figures = self.figures.copy()
        twin.cards = [item.copy() for item in self.cards]
        twin.more_dice = self.more_dice.copy()
        twin.dice = [item.copy() for item in self.dice]
        twin.closed = [item.copy() for item in self.closed]
        twin.winds = self.winds.copy()
        twin.forced = self.forced.copy()
        twin.bout = self.bout
        return twin


@dataclass(slots=True)
class Roll(Part):
    """A roll under way outside fights."""

    who: int
    """The character it is rolled for; EMPTY for the Cyclops's way."""
    seat: int
    dice: list[int]
    closed: list[int]
    tokens: int
    """Re-rolls by carried tokens not yet used."""

    def copy(self) -> Roll:
        twin = Roll.__new__(Roll)
        twin.who = self.who
        twin.seat = self.seat
        twin.dice = self.dice.copy()
        twin.closed = self.closed.copy()
        twin.tokens = self.tokens
        return twin


@dataclass(slots=True)
class Cadwallon(State):
    """A match of Cadwallon: City of Thieves."""

    options: Options
    phase: Phase
    adventure: int
    """Its place in the file of adventures; EMPTY until it is drawn."""
    round: int
    turn: int
    """Whose turn it is, as an index into `order`."""
    order: list[int]
    players: list[Player]
    characters: list[Character]
    on: list[int]
    """The figure on each space, or EMPTY; the central pentagram and the Prison are not kept."""
    guards: list[int]
    """Where Kornak, Valrut and the hunters stand."""
    cyclops: int
    chests: list[int]
    """The treasure in each room, EMPTY or LOCKED."""
    gems: list[int]
    """1 for each room with a magic gem in a chest."""
    hostages: list[int]
    """1 for each room in which a hostage lies."""
    found: list[int]
    """The face-up exploration token of each room: security, staircase, mechanism; or EMPTY."""
    covered: FaceDown
    """Exploration tokens face down."""
    encounters: FaceDown
    locked: FaceDown
    """What the chests hold that were locked again."""
    deck: Deck
    top: int
    """What is known of the top card of the deck."""
    missions: Deck
    shown: list[int]
    """The missions face up."""
    plots: Deck
    """The intrigue cards."""
    display: list[int]
    """Equipment cards that may be had."""
    portcullises: list[int]
    """1 for each exit that is closed, by space."""
    laid: int
    burnt: list[int]
    """1 for each burnt room."""
    hoard: int
    duke: int
    """Where the Duke lies, or EMPTY."""
    alarm: bool
    ap: int
    active: int
    """The activated character, or EMPTY."""
    mission_done: bool
    attack_wins: int
    """Attacks on characters won in this turn (CAD-INTR-10)."""
    watched: list[int]
    """Militiamen that have moved in this step (CAD-ADV-2)."""
    walk: Walk | None
    fight: Fight | None
    roll: Roll | None
    experience_left: int
    loot_gone: list[int]
    """Treasures out of the game, by kind."""
    gear_gone: list[int]
    tokens_gone: list[int]
    """Exploration tokens out of the game, by kind."""
    plots_gone: list[int]
    missions_gone: list[int]
    shut: tuple[int, ...]
    """Spaces that nobody may enter: the burnt rooms, in order."""
    ended_by: str

    def copy(self) -> Cadwallon:
        twin = Cadwallon.__new__(Cadwallon)
        twin.chance = self.chance.copy()
        twin.journal = MUTE
        twin.options = self.options
        twin.phase = self.phase
        twin.adventure = self.adventure
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order.copy()
        twin.players = [item.copy() for item in self.players]
        twin.characters = [item.copy() for item in self.characters]
        twin.on = self.on.copy()
        twin.guards = self.guards.copy()
        twin.cyclops = self.cyclops
        twin.chests = self.chests.copy()
        twin.gems = self.gems.copy()
        twin.hostages = self.hostages.copy()
        twin.found = self.found.copy()
        twin.covered = self.covered.copy()
        twin.encounters = self.encounters.copy()
        twin.locked = self.locked.copy()
        twin.deck = self.deck.copy()
        twin.top = self.top
        twin.missions = self.missions.copy()
        twin.shown = self.shown.copy()
        twin.plots = self.plots.copy()
        twin.display = self.display.copy()
        twin.portcullises = self.portcullises.copy()
        twin.laid = self.laid
        twin.burnt = self.burnt.copy()
        twin.hoard = self.hoard
        twin.duke = self.duke
        twin.alarm = self.alarm
        twin.ap = self.ap
        twin.active = self.active
        twin.mission_done = self.mission_done
        twin.attack_wins = self.attack_wins
        twin.watched = self.watched.copy()
        twin.walk = None if self.walk is None else self.walk.copy()
        twin.fight = None if self.fight is None else self.fight.copy()
        twin.roll = None if self.roll is None else self.roll.copy()
        twin.experience_left = self.experience_left
        twin.loot_gone = self.loot_gone.copy()
        twin.gear_gone = self.gear_gone.copy()
        twin.tokens_gone = self.tokens_gone.copy()
        twin.plots_gone = self.plots_gone.copy()
        twin.missions_gone = self.missions_gone.copy()
        twin.shut = self.shut
        twin.ended_by = self.ended_by
        return twin

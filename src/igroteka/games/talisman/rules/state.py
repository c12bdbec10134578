"""The state of a match: plain slotted data.

Cards are numbers (`cards.py`), spaces are numbers (`spaces.py`), heroes on cards are numbers
(`roster.py`). What is derived from other fields (`strength`, `craft`, `words` of a hero) is kept
by `stats.refresh` and reads public things only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from igroteka.games.talisman.rules.options import Options
from igroteka.kernel.deck import Deck
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import Part, State

NONE: Final = -1
"""No card, no hero, no seat, no space."""
ANYWHERE: Final = -2
"""The Tavern's offer of a teleport to any other Outer Region space (TAL-SPC-3)."""

PLAYING: Final = 0
WAITING: Final = 1
OUT: Final = 2
"""A player has a hero, waits for a new one (TAL-DEATH-6), or is eliminated."""

START: Final = 0
MOVE: Final = 1
WALK: Final = 2
LANDED: Final = 3
ARRIVAL: Final = 4
ENCOUNTER: Final = 5
AGAIN: Final = 6
FINISH: Final = 7
"""The parts of a turn (TAL-TURN-2). `Talisman.stage` says which one is on: an effect that ends the
turn, or puts the hero on another space, names another, and what is running comes to its end."""

THINGS: Final = -1
PRINTED: Final = -2
"""On the agenda of an encounter, beside cards: the taking of things, the printed instruction."""

BATTLE: Final = 0
PSYCHIC: Final = 1

Phase = Literal["setup", "slot", "turn", "over"]


@dataclass(slots=True, init=False)
class Hero(Part):
    """A player and the hero he plays: the figure, the mat before him, his cards."""

    seat: int
    status: int
    card: int
    """Which hero card, or NONE."""
    space: int
    """Where the figure stands; after his death, where he died."""
    strength_counters: int
    craft_counters: int
    life: int
    fate: int
    gold: int
    alignment: int
    objects: list[int]
    followers: list[int]
    spells: list[int]
    """Hidden from the others (TAL-INFO-1)."""
    trophies: list[int]
    quest: int
    toad: int
    """Turns left as a Toad."""
    toad_strength: int
    toad_craft: int
    missed: int
    """Turns still to be missed."""
    enslaved: int
    held: int
    """1 while the instruction of his Inner Region space is not completed."""
    turning_back: int
    werewolf: int
    pitfiends: int
    offer: int
    """Where the Tavern offers to take him: a space, ANYWHERE or NONE."""
    to_leave: list[int]
    """Cards he has said he will leave where his move ends (TAL-DITCH-5)."""
    estate: list[int]
    """Inheritance (TAL-VAR-4): cards set aside for the next hero."""
    estate_gold: int
    # For this turn only
    cast: int
    cast_limit: int
    realigned: int
    frozen: int
    invisible: int
    boost: int
    battle_boost: int
    used: list[int]
    """Cards that cannot be used again: once per turn (TAL-PRI-6), or for nothing (TAL-HAVE-7)."""
    # Derived
    strength: int
    craft: int
    words: int

    def copy(self) -> Hero:
        twin = Hero()
        twin.seat = self.seat
        twin.status = self.status
        twin.card = self.card
        twin.space = self.space
        twin.strength_counters = self.strength_counters
        twin.craft_counters = self.craft_counters
        twin.life = self.life
        twin.fate = self.fate
        twin.gold = self.gold
        twin.alignment = self.alignment
        twin.objects = self.objects.copy()
        twin.followers = self.followers.copy()
        twin.spells = self.spells.copy()
        twin.trophies = self.trophies.copy()
        twin.quest = self.quest
        twin.toad = self.toad
        twin.toad_strength = self.toad_strength
        twin.toad_craft = self.toad_craft
        twin.missed = self.missed
        twin.enslaved = self.enslaved
        twin.held = self.held
        twin.turning_back = self.turning_back
        twin.werewolf = self.werewolf
        twin.pitfiends = self.pitfiends
        twin.offer = self.offer
        twin.to_leave = self.to_leave.copy()
        twin.estate = self.estate.copy()
        twin.estate_gold = self.estate_gold
        twin.cast = self.cast
        twin.cast_limit = self.cast_limit
        twin.realigned = self.realigned
        twin.frozen = self.frozen
        twin.invisible = self.invisible
        twin.boost = self.boost
        twin.battle_boost = self.battle_boost
        twin.used = self.used.copy()
        twin.strength = self.strength
        twin.craft = self.craft
        twin.words = self.words
        return twin


@dataclass(slots=True, init=False)
class Attack(Part):
    """The attack that is being fought: who, against whom, with what (ATK, BAT, PVP, PSY)."""

    kind: int
    seat: int
    """The hero who fights the Creatures, or who attacks the other hero."""
    rival: int
    """The hero attacked, or NONE."""
    foes: list[int]
    """Enemy cards that fight as one (MUL)."""
    creature: int
    """A Creature of a space or table, or NONE."""
    creature_figure: int
    weapons: list[int]
    rival_weapons: list[int]
    boost: int
    rival_boost: int
    used: list[int]
    """Cards whose effect was used in this attack, where once is all (TAL-PRI-6)."""
    able: list[int]
    """Seats whose ability was used in it."""
    named: list[int]
    """Weapons named in it: each can be named once (TAL-ATK-4)."""
    bare: list[int]
    """Seats that have laid down their Weapons."""
    leaving: list[int]
    """Cards discarded when the attack is over: its Spells (TAL-CHAIN-10), a servant (TAL-FOL-6)."""
    silent: int
    dice: list[int]
    rival_dice: list[int]
    decided: int
    """1 once nobody can change the dice any more."""

    def copy(self) -> Attack:
        twin = Attack()
        twin.kind = self.kind
        twin.seat = self.seat
        twin.rival = self.rival
        twin.foes = self.foes.copy()
        twin.creature = self.creature
        twin.creature_figure = self.creature_figure
        twin.weapons = self.weapons.copy()
        twin.rival_weapons = self.rival_weapons.copy()
        twin.boost = self.boost
        twin.rival_boost = self.rival_boost
        twin.used = self.used.copy()
        twin.able = self.able.copy()
        twin.named = self.named.copy()
        twin.bare = self.bare.copy()
        twin.leaving = self.leaving.copy()
        twin.silent = self.silent
        twin.dice = self.dice.copy()
        twin.rival_dice = self.rival_dice.copy()
        twin.decided = self.decided
        return twin


@dataclass(slots=True)
class Lasting(Part):
    """A card whose effect lasts: Blizzard, Hex, Destroy Magic (TAL-TERM-10, TAL-TURN-7)."""

    card: int
    space: int
    """Where it lies, or NONE."""
    seat: int
    """In whose turn it began."""
    slots: int
    """It ends with the end of so many of that player's slots; 0: when his next slot begins."""

    def copy(self) -> Lasting:
        twin = Lasting.__new__(Lasting)
        twin.card = self.card
        twin.space = self.space
        twin.seat = self.seat
        twin.slots = self.slots
        return twin


@dataclass(slots=True, init=False)
class Talisman(State):
    """A match of Talisman."""

    options: Options
    phase: Phase
    active: int
    """Whose turn slot it is."""
    round: int
    extra_turns: int
    """Further turns of this slot (TAL-TURN-6)."""
    crowned: int
    """1 once a hero has reached the Crown of Command (TAL-CRN-10)."""
    ended_by: str
    fallen: list[int]
    """Seats in the order of their elimination."""
    winners: list[int]
    """Who has won, or shares a draw, once the game is over."""
    heroes: list[Hero]
    unused: list[int]
    """Hero cards for replacements (TAL-SETUP-4)."""
    dealt: list[list[int]]
    """Hero cards dealt to each seat and not yet revealed."""
    gone: list[int]
    """Hero cards that have left the game (TAL-DEATH-3)."""
    adventure: Deck
    spells: Deck
    stock: list[int]
    """Purchase cards."""
    talismans: list[int]
    box: list[int]
    """Cards out of the game (TAL-VAR-11)."""
    spaces: list[tuple[int, ...]]
    """Cards lying on each space, in the order they came."""
    coins: list[int]
    tokens: dict[int, int]
    """Counters left on place cards."""
    binder: dict[int, int]
    """Who raised or charmed an Enemy that is now a Follower (TAL-FOL-4)."""
    lasting: list[Lasting]
    strength_left: int
    craft_left: int
    life_left: int
    fate_left: int
    gold_left: int
    # The turn in progress
    attack: Attack | None
    casting: list[int]
    """Spells that were cast and have not yet been dealt with."""
    lingering: list[int]
    """Spells that work until the end of the turn or of the attack (TAL-CHAIN-10)."""
    stage: int
    """Which part of the turn is on."""
    steps: int
    """How many spaces the active hero is about to walk."""
    agenda: list[int]
    """What is still ahead on the space (TAL-MISS-2): cards, THINGS, PRINTED."""
    dropped: list[int]
    """Cards the active hero has put down this turn and cannot take back in it (TAL-DITCH-2)."""
    drawn: list[int]
    evaded: list[int]
    """Enemy cards evaded or immobilised this turn (TAL-EVD-3)."""
    shunned: list[int]
    """Seats that evaded the active hero this turn."""
    unsettled: int
    """Seats whose limits must be checked, one bit each (TAL-PRI-23)."""
    dice: list[int]
    """What lies on the table: the last dice thrown."""

    def copy(self) -> Talisman:
        twin = Talisman(self.chance.copy(), MUTE)
        twin.options = self.options
        twin.phase = self.phase
        twin.active = self.active
        twin.round = self.round
        twin.extra_turns = self.extra_turns
        twin.crowned = self.crowned
        twin.ended_by = self.ended_by
        twin.fallen = self.fallen.copy()
        twin.winners = self.winners.copy()
        twin.heroes = [item.copy() for item in self.heroes]
        twin.unused = self.unused.copy()
        twin.dealt = [item.copy() for item in self.dealt]
        twin.gone = self.gone.copy()
        twin.adventure = self.adventure.copy()
        twin.spells = self.spells.copy()
        twin.stock = self.stock.copy()
        twin.talismans = self.talismans.copy()
        twin.box = self.box.copy()
        twin.spaces = self.spaces.copy()
        twin.coins = self.coins.copy()
        twin.tokens = self.tokens.copy()
        twin.binder = self.binder.copy()
        twin.lasting = [item.copy() for item in self.lasting]
        twin.strength_left = self.strength_left
        twin.craft_left = self.craft_left
        twin.life_left = self.life_left
        twin.fate_left = self.fate_left
        twin.gold_left = self.gold_left
        twin.attack = None if self.attack is None else self.attack.copy()
        twin.casting = self.casting.copy()
        twin.lingering = self.lingering.copy()
        twin.stage = self.stage
        twin.steps = self.steps
        twin.agenda = self.agenda.copy()
        twin.dropped = self.dropped.copy()
        twin.drawn = self.drawn.copy()
        twin.evaded = self.evaded.copy()
        twin.shunned = self.shunned.copy()
        twin.unsettled = self.unsettled
        twin.dice = self.dice.copy()
        return twin

    @property
    def over(self) -> bool:
        """Whether the game has ended: whatever still runs must come to its end."""
        return self.phase == "over"

    @property
    def suppressed(self) -> bool:
        """Destroy Magic: no Spells and no Magic Objects."""
        return bool(self.lasting) and any(effect.slots == 0 for effect in self.lasting)


ROUND: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple((first + n) % players for n in range(players)) for first in range(players))
    for players in range(7)
)
"""The seats of so many players, clockwise from one of them on: `ROUND[players][first]`."""


def clockwise(g: Talisman, seat: int) -> list[Hero]:
    """Every hero in play, clockwise from this seat on."""
    heroes = g.heroes
    return [heroes[n] for n in ROUND[len(heroes)][seat] if heroes[n].status == PLAYING]


def others(g: Talisman, seat: int) -> list[Hero]:
    """Every other hero in play, clockwise."""
    return [hero for hero in clockwise(g, seat) if hero.seat != seat]

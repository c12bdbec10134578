"""The state of a match: plain slotted data. Places and seats are numbers, armies too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from igroteka.games.relicvium.rules.options import Options
from igroteka.kernel.deck import Deck
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import Part, State

NONE: Final = -1
"""No area, no token on the board, nobody."""
FREE: Final = -1
"""REL-TERM-6: an open area that nobody controls."""
CLOSED: Final = -2
"""REL-TERM-8: an area that is out of the game."""
OUT: Final = -2
"""A strength card that is not used at this table."""

Phase = Literal[
    "factions",
    "setup",
    "events",
    "diplomacy",
    "actions",
    "strength",
    "support",
    "attacks",
    "round_end",
    "over",
]

Term = tuple[str, str, int]
"""One line of a battle's sum: the rule, what counts (a content id), and how much."""

Force = tuple[int, int]
"""An area and the army there that takes part."""


@dataclass(slots=True)
class Tally(Part):
    """What a faction has done in this round (REL-CAMP-13, REL-CAMP-14)."""

    castles_built: int
    """REL-BUILD-5: at most one."""
    creatures_summoned: int
    units_recruited: int
    free_areas_entered: int
    """One bit for each area: it counts once."""
    battles_won_attacking: int
    battles_won_defending: int
    castles_razed: int
    units_destroyed: int
    highest_army_strength: int
    units_sent_in_support: int
    areas_taken_by_attack: int

    def copy(self) -> Tally:
        twin = Tally.__new__(Tally)
        twin.castles_built = self.castles_built
        twin.creatures_summoned = self.creatures_summoned
        twin.units_recruited = self.units_recruited
        twin.free_areas_entered = self.free_areas_entered
        twin.battles_won_attacking = self.battles_won_attacking
        twin.battles_won_defending = self.battles_won_defending
        twin.castles_razed = self.castles_razed
        twin.units_destroyed = self.units_destroyed
        twin.highest_army_strength = self.highest_army_strength
        twin.units_sent_in_support = self.units_sent_in_support
        twin.areas_taken_by_attack = self.areas_taken_by_attack
        return twin


@dataclass(slots=True)
class Player(Part):
    """A faction at the table. Lists of three are by terrain, by token or by creature."""

    seat: int
    faction: int
    at: list[int]
    """The area of each figure, or NONE in the reserve: warriors, defenders, mages, warlord."""
    reserve: int
    """The army in the reserve."""
    castles: list[int]
    """Castles on the board, by terrain."""
    usable: list[int]
    """REL-ACT-4: the divisions that are still to be used in this action stage."""
    melee: list[int]
    """The arc on which each melee token lies, or NONE."""
    ranged: list[int]
    """The arc on which each ranged token lies, or NONE."""
    sent: list[int]
    """The army assigned to each ranged token."""
    creatures: list[int]
    """The junction of each creature, or NONE."""
    hedged: int
    """REL-SKILL-5: the area whose defence Arborus strengthens for this faction, or NONE."""
    decayed: int
    """REL-SKILL-12: the area whose defence Mortum weakens for everybody else, or NONE."""
    peace_won: list[int]
    """REL-CAMP-12: peace event cards won."""
    war_won: list[int]
    tally: Tally

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.faction = self.faction
        twin.at = self.at.copy()
        twin.reserve = self.reserve
        twin.castles = self.castles.copy()
        twin.usable = self.usable.copy()
        twin.melee = self.melee.copy()
        twin.ranged = self.ranged.copy()
        twin.sent = self.sent.copy()
        twin.creatures = self.creatures.copy()
        twin.hedged = self.hedged
        twin.decayed = self.decayed
        twin.peace_won = self.peace_won.copy()
        twin.war_won = self.war_won.copy()
        twin.tally = self.tally.copy()
        return twin


@dataclass(slots=True)
class Battle(Part):
    """An attack: who, where, with what, and how it stands. It stays until the next one."""

    target: int
    attacker: int
    defender: int
    """The seat that is attacked, or NONE where the target is free."""
    picked: list[Force]
    """The attacking units by source, those lost taken away."""
    attack: tuple[Term, ...]
    """Empty until the armies meet."""
    defence: tuple[Term, ...]
    attack_total: int
    defence_total: int
    winner: int
    """The seat that has won, or NONE: not yet decided, or a tie."""

    def copy(self) -> Battle:
        twin = Battle.__new__(Battle)
        twin.target = self.target
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.picked = self.picked.copy()
        twin.attack = self.attack
        twin.defence = self.defence
        twin.attack_total = self.attack_total
        twin.defence_total = self.defence_total
        twin.winner = self.winner
        return twin


@dataclass(slots=True)
class Relicvium(State):
    """A match of Relicvium. Lists of areas are by number of the area."""

    options: Options
    phase: Phase
    round: int
    players: list[Player]
    order: list[int]
    """REL-INIT-2, REL-INIT-3: seats by the initiative of the round."""
    turn: int
    """The place in the order of the running stage."""
    holder: list[int]
    """The seat that controls each area, or FREE or CLOSED."""
    castle: list[int]
    """1 where the holder's castle stands."""
    units: list[int]
    """The army in each area."""
    spent: list[int]
    """REL-TERM-15: the part of it that can attack no more in this round."""
    helping: list[int]
    """REL-TERM-12: the part of it that is assigned to support."""
    blocked: int
    """REL-SKILL-2: the border that nobody crosses in this round, or NONE."""
    summoning: int
    """The creature that is seeking its junction, or NONE."""
    relations: list[int]
    """War, neutral or alliance of each pair of seats."""
    settled: list[int]
    """REL-DIP-9: pairs whose relation has changed in this diplomacy stage."""
    peace: int
    """The peace event of the round, or NONE."""
    war: int
    peace_deck: Deck
    war_deck: Deck
    peace_box: list[int]
    """REL-MOD-13: cards removed unseen: hidden."""
    war_box: list[int]
    peace_gone: list[int]
    """Event cards that have left the game."""
    war_gone: list[int]
    strength_cards: list[int]
    """The seat that holds each strength card, or NONE or OUT."""
    battle: Battle | None
    ended_by: str
    """The rule that ended the match."""

    def copy(self) -> Relicvium:
        twin = Relicvium.__new__(Relicvium)
        twin.chance = self.chance.copy()
        twin.journal = MUTE
        twin.options = self.options
        twin.phase = self.phase
        twin.round = self.round
        twin.players = [item.copy() for item in self.players]
        twin.order = self.order.copy()
        twin.turn = self.turn
        twin.holder = self.holder.copy()
        twin.castle = self.castle.copy()
        twin.units = self.units.copy()
        twin.spent = self.spent.copy()
        twin.helping = self.helping.copy()
        twin.blocked = self.blocked
        twin.summoning = self.summoning
        twin.relations = self.relations.copy()
        twin.settled = self.settled.copy()
        twin.peace = self.peace
        twin.war = self.war
        twin.peace_deck = self.peace_deck.copy()
        twin.war_deck = self.war_deck.copy()
        twin.peace_box = self.peace_box.copy()
        twin.war_box = self.war_box.copy()
        twin.peace_gone = self.peace_gone.copy()
        twin.war_gone = self.war_gone.copy()
        twin.strength_cards = self.strength_cards.copy()
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.ended_by = self.ended_by
        return twin

"""Skills and ghost cards (KAL-SKILL, KAL-GHOST): their effects, interpreted in one place.

Effects only change figures that the rules look up, so each set of cards is read once into a
frozen table of those figures.
"""

from __future__ import annotations

from functools import cache

import msgspec

from igroteka.games.kalena.content import (
    GHOST_CARDS,
    PLAYER_BOARD,
    SKILLS,
    TERRAINS,
    Effect,
)

IMPASSABLE = 99
"""An exploration cost nobody can pay: lakes (KAL-TERR-2)."""


class Powers(msgspec.Struct):
    """What a player's learned skills make of the figures of the game."""

    explore_cost: tuple[int, ...]
    places: dict[str, frozenset[int]]
    """The terrains on which each additional action may be performed."""
    storage_limit: int = PLAYER_BOARD.storage.limit
    contact_valour: int = 0
    contact_restores: int = 0
    chooses_row: bool = False
    sale_pecunias: int = 0
    sale_restores: int = 0
    """How many resources one sale must spend to restore a token; 0 = never."""
    production_bonus: int = 0
    build_valour: int = 0
    extract_bonus: int = 0


class Haunting(msgspec.Struct):
    """What the ghost cards in play make of the figures of the game."""

    chills_buildings: bool = False
    bars_extraction: bool = False
    explore_cost: int = 0


def _unskilled() -> Powers:
    costs = tuple(
        IMPASSABLE if terrain.explore_cost is None else terrain.explore_cost
        for terrain in TERRAINS
    )
    places = {
        action: frozenset(n for n, terrain in enumerate(TERRAINS) if action in terrain.actions)
        for action in ("sell", "learn", "train")
    }
    return Powers(costs, places)


def _apply_skill(powers: Powers, effect: Effect) -> None:
    """Read one effect of a skill card into the table."""
    match effect:
        case Effect(when="passive", op="explore_cost"):
            costs = list(powers.explore_cost)
            costs[_terrain(effect.terrain)] += effect.delta
            powers.explore_cost = tuple(costs)
        case Effect(when="passive", op="allow_action"):
            powers.places[effect.action] |= {_terrain(effect.at)}
        case Effect(when="passive", op="storage_limit"):
            powers.storage_limit = effect.value
        case Effect(when="after_contact", op="gain_valour"):
            powers.contact_valour += effect.amount
        case Effect(when="after_contact", op="restore_token", track="contact"):
            powers.contact_restores += effect.amount
        case Effect(when="contact_reward", op="choose_bonus_row"):
            powers.chooses_row = True
        case Effect(when="after_sale", op="gain_pecunia"):
            powers.sale_pecunias += effect.amount
        case Effect(when="after_sale", op="restore_token", track="any", amount=1):
            powers.sale_restores = effect.min_resources
        case Effect(when="production", op="production_bonus"):
            powers.production_bonus += effect.amount
        case Effect(when="after_build", op="gain_valour"):
            powers.build_valour += effect.amount
        case Effect(when="after_extract", op="gain_resource", resource="any"):
            powers.extract_bonus += effect.amount
        case _:
            raise ValueError(f"no skill effect like {effect} is known")


def _terrain(name: str) -> int:
    return next(number for number, terrain in enumerate(TERRAINS) if terrain.id == name)


@cache
def powers_of(skills: int) -> Powers:
    """The figures for a set of learned skills (one bit per skill card)."""
    powers = _unskilled()
    for number, skill in enumerate(SKILLS):
        if skills >> number & 1:
            for effect in skill.effects:
                _apply_skill(powers, effect)
    return powers


@cache
def haunting_of(cards: tuple[int, ...]) -> Haunting:
    """The figures for the ghost cards in play, by their numbers."""
    haunting = Haunting()
    for card in GHOST_CARDS:
        if card.number in cards:
            for effect in card.effects:
                _apply_ghost_card(haunting, effect)
    return haunting


def _apply_ghost_card(haunting: Haunting, effect: Effect) -> None:
    match effect:
        case Effect(when="production", op="block_production", condition="adjacent_ghost"):
            haunting.chills_buildings = True
        case Effect(when="extract", op="forbid_target", condition="ghost_on_target"):
            haunting.bars_extraction = True
        case Effect(when="explore", op="explore_cost", condition="ghost_on_target"):
            haunting.explore_cost += effect.delta
        case _:
            raise ValueError(f"no ghost card effect like {effect} is known")

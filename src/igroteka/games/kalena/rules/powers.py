"""Skills and ghost cards (KAL-SKILL, KAL-GHOST): their effects, interpreted in one place.

Effects only change figures that the rules look up, so each set of cards is read once into a
frozen table of those figures.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from igroteka.games.kalena.content import GHOST_CARDS, PLAYER_BOARD, SKILLS, TERRAINS
from igroteka.games.kalena.content.entries import Effect


class Powers(msgspec.Struct):
    """What a player's learned skills make of the figures of the game."""

    explore_cost: tuple[int | None, ...]
    """By terrain; None for what cannot be entered (KAL-TERR-2)."""
    places: dict[str, frozenset[int]]
    """The terrains on which each additional action may be performed."""
    storage_limit: int = PLAYER_BOARD.storage_limit
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
    costs = tuple(terrain.explore_cost for terrain in TERRAINS)
    places = {
        action: frozenset(n for n, terrain in enumerate(TERRAINS) if action in terrain.actions)
        for action in ("sell", "learn", "train")
    }
    return Powers(costs, places)


def _cheaper_steps(powers: Powers, effect: Effect) -> None:
    """KAL-EXPL-5."""
    cheaper = _terrain(effect.terrain)
    powers.explore_cost = tuple(
        cost + effect.delta if number == cheaper and cost is not None else cost
        for number, cost in enumerate(powers.explore_cost)
    )


def _more_places(powers: Powers, effect: Effect) -> None:
    powers.places[effect.action] |= {_terrain(effect.at)}


def _more_room(powers: Powers, effect: Effect) -> None:
    powers.storage_limit = effect.value


def _valour_per_contact(powers: Powers, effect: Effect) -> None:
    powers.contact_valour += effect.amount


def _tokens_per_contact(powers: Powers, effect: Effect) -> None:
    powers.contact_restores += 1


def _choice_of_row(powers: Powers, effect: Effect) -> None:
    powers.chooses_row = True


def _pecunias_per_sale(powers: Powers, effect: Effect) -> None:
    powers.sale_pecunias += effect.amount


def _token_per_big_sale(powers: Powers, effect: Effect) -> None:
    powers.sale_restores = effect.min_resources


def _richer_buildings(powers: Powers, effect: Effect) -> None:
    powers.production_bonus += effect.amount


def _valour_per_building(powers: Powers, effect: Effect) -> None:
    powers.build_valour += effect.amount


def _richer_extraction(powers: Powers, effect: Effect) -> None:
    powers.extract_bonus += effect.amount


_SKILL_EFFECTS: Final[dict[tuple[str, str], Callable[[Powers, Effect], None]]] = {
    ("passive", "explore_cost"): _cheaper_steps,
    ("passive", "allow_action"): _more_places,
    ("passive", "storage_limit"): _more_room,
    ("after_contact", "gain_valour"): _valour_per_contact,
    ("after_contact", "restore_token"): _tokens_per_contact,
    ("contact_reward", "choose_bonus_row"): _choice_of_row,
    ("after_sale", "gain_pecunia"): _pecunias_per_sale,
    ("after_sale", "restore_token"): _token_per_big_sale,
    ("production", "production_bonus"): _richer_buildings,
    ("after_build", "gain_valour"): _valour_per_building,
    ("after_extract", "gain_resource"): _richer_extraction,
}
"""The vocabulary of skill cards: what an effect at a moment means. See skills.yaml."""


def _terrain(name: str) -> int:
    return next(number for number, terrain in enumerate(TERRAINS) if terrain.id == name)


@cache
def powers_of(skills: int) -> Powers:
    """The figures for a set of learned skills (one bit per skill card).

    KAL-SKILL-3: they are used without asking. KAL-SKILL-4: they are looked up when something
    happens, so what happened before stays as it was.
    """
    powers = _unskilled()
    for number, skill in enumerate(SKILLS):
        if skills >> number & 1:
            for effect in skill.effects:
                _SKILL_EFFECTS[effect.when, effect.op](powers, effect)
    return powers


@cache
def haunting_of(cards: tuple[int, ...]) -> Haunting:
    """KAL-GHOST-1: the figures for the ghost cards in play, by their numbers; for everybody."""
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

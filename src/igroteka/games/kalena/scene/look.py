"""The look of Haunted Lands: mist over a frontier town. Colours, signs and icons by kind."""

from __future__ import annotations

from typing import Literal

from igroteka.games.kalena.content.names import NAMES
from igroteka.scene import Figure, Palette, Words
from igroteka.scene.look import Look

PALETTE = Palette(
    paper="#12211f",
    ink="#d8e6e1",
    accent="#f2a65a",
    inks={
        "city": "#d98a3d",
        "suburb": "#b08a5e",
        "plain": "#8fa05a",
        "forest": "#3f6b4a",
        "mountain": "#6f7885",
        "lake": "#3c8fa3",
        "region_tile": "#33423f",
        "ghost": "#eef6f5",
        "exhaustion_token": "#4a3b2c",
        "ghost_numbing_chill": "#bfe3ea",
        "red": "#d5524a",
        "blue": "#4f86d9",
        "green": "#5fae57",
        "yellow": "#e3c13f",
    },
    signs={
        "city": "◆",
        "suburb": "◇",
        "plain": '"',
        "forest": "♣",
        "mountain": "▲",
        "lake": "≈",
        "region_tile": "?",
        "ghost": "∩",
        "exhaustion_token": "×",
        "ghost_numbing_chill": "*",
        "counter_marker": "■",
        "mill": "☼",
        "sawmill": "≡",
        "mine": "▼",
        "noria": "○",
    },
)

ICONS = {
    "city": "castle",
    "suburb": "village",
    "plain": "field",
    "forest": "forest",
    "mountain": "mountains",
    "lake": "raft",
    "ghost": "floating-ghost",
    "exhaustion_token": "desert",
    "ghost_numbing_chill": "spectre",
    "counter_marker": "candle-light",
    "sensoric": "meeple",
    "player_marker": "round-shield",
    "mill": "windmill",
    "sawmill": "circular-saw",
    "mine": "mine-wagon",
    "noria": "water-mill",
    "food": "wheat",
    "water": "round-potion",
    "wood": "log",
    "ore": "ore",
    "exploration": "treasure-map",
    "contact": "ghost",
    "extraction": "war-pick",
    "construction": "planks",
    "communication": "scroll-quill",
    "travel": "treasure-map",
    "trade": "two-coins",
    "craft": "mining",
    "market_card": "tavern-sign",
    "bonus_card": "open-treasure-chest",
    "ghost_card": "spectre",
    "quest_card": "tied-scroll",
    "turn_order_token": "crown-coin",
}

LOOK = Look(ICONS, NAMES)

VALOUR = "crown"
PECUNIAS = "two-coins"
ANY_RESOURCE = "chest"

SCORE = Words("label-valour")
MONEY = Words("label-pecunias")


def valour(amount: int) -> Figure:
    """So much valour."""
    return Figure(amount, VALOUR, SCORE)


def pecunias(amount: int) -> Figure:
    """So many pecunias."""
    return Figure(amount, PECUNIAS, MONEY)


def open_resources(amount: int, of: Literal["any", "same", "different"] = "any") -> Figure:
    """So many resources of a type that is open."""
    return Figure(amount, ANY_RESOURCE, of=of)


def resources(amounts: dict[str, int]) -> tuple[Figure, ...]:
    """Resources by name."""
    return tuple(Figure(amount, ICONS[name], name) for name, amount in amounts.items())

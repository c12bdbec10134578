"""The look of Relicvium: an illuminated war atlas. Colours, signs and icons by kind."""

from __future__ import annotations

from igroteka.games.relicvium.content import FACTIONS
from igroteka.games.relicvium.content.names import NAMES
from igroteka.kernel.content import Text
from igroteka.scene import Figure, Look, Palette, Words

PALETTE = Palette(
    paper="#211b14",
    ink="#efe3c6",
    accent="#d98a4e",
    inks={
        **{faction.id: faction.colour for faction in FACTIONS},
        "plain": "#d9c58b",
        "mountain": "#b3a797",
        "forest": "#97ab78",
        "water": "#a9c0c6",
        "closed": "#cdc2ab",
        "melee": "#8c2f23",
        "ranged": "#4b5d6b",
        "blocked": "#5a5048",
        "border": "#6d6152",
        "junction": "#7a5c2e",
        "seat_1": "#4f6d8f",
        "seat_2": "#4d8a3f",
        "seat_3": "#b8932a",
        "seat_4": "#a3352c",
    },
    signs={
        "plain": '"',
        "mountain": "▲",
        "forest": "♣",
        "water": "≈",
        "castle_plain": "♜",
        "castle_mountain": "♜",
        "castle_forest": "♜",
        "warrior": "w",
        "defender": "d",
        "mage": "m",
        "warlord": "♔",
        "creature": "✶",
        "junction": "○",
        "brotherhood_of_mountains": "B",
        "alliance_of_nature": "N",
        "order_of_light": "O",
        "legion_of_chaos": "L",
    },
)

_CREATURE_ICONS = {
    "malleus": "hammer-drop",
    "saxum": "mountain-cave",
    "ferrarius": "anvil",
    "cornibus": "stag-head",
    "arborus": "oak",
    "lignum": "sprout",
    "armus": "broadsword",
    "architectus": "elven-castle",
    "fidea": "feathered-wing",
    "cerberus": "hound",
    "mortum": "spectre",
    "illesebra": "magic-portal",
}

ICONS = {
    "plain": "field",
    "mountain": "mountains",
    "forest": "forest",
    "water": "raft",
    "castle": "castle",
    "castle_plain": "castle",
    "castle_mountain": "elven-castle",
    "castle_forest": "castle-ruins",
    "warrior": "crossed-swords",
    "defender": "shield",
    "mage": "rune-stone",
    "warlord": "crested-helmet",
    "melee": "pointy-sword",
    "melee_2": "broadsword",
    "melee_1": "pointy-sword",
    "melee_0": "rune-sword",
    "ranged": "high-shot",
    "ranged_3": "arrow-flights",
    "ranged_2": "bowman",
    "ranged_1": "high-shot",
    "creature": "spiked-dragon-head",
    "junction": "hexes",
    "strength_card": "relic-blade",
    "war": "crossed-swords",
    "neutral": "round-shield",
    "alliance": "shaking-hands",
    "peace_event": "tied-scroll",
    "war_event": "scroll-unfurled",
    "plot": "scroll-quill",
    "faction": "flying-flag",
    "areas": "treasure-map",
    "units": "meeple-army",
    "points": "laurel-crown",
    "initiative": "podium",
    "brotherhood_of_mountains": "anvil",
    "alliance_of_nature": "oak",
    "order_of_light": "feathered-wing",
    "legion_of_chaos": "spectre",
    **_CREATURE_ICONS,
}

TABLE_NAMES = {
    "border": Text("граница", "border"),
    "blocked": Text("перекрытая граница", "blocked border"),
    "faction": Text("фракция", "faction"),
}
"""What nothing but the table speaks of."""

LOOK = Look(ICONS, NAMES | TABLE_NAMES)


def figure(value: int, icon: str, label: str) -> Figure:
    """A number on a card, with a word for it."""
    return Figure(value, ICONS[icon], Words(label))

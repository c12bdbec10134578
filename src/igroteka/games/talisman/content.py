"""The content files of Talisman as frozen, typed tables."""

from __future__ import annotations

from importlib.resources import files

from igroteka.games.talisman.entries import (
    Adventures,
    Board,
    Heroes,
    Misc,
    Purchases,
    Spells,
    Talismans,
)
from igroteka.kernel.content import Text, load

FOLDER = files(__package__)
_CONTENT = FOLDER / "content"

BOARD = load(_CONTENT, "board", Board)
HERO_CARDS = load(_CONTENT, "heroes", Heroes).heroes
ADVENTURES = load(_CONTENT, "adventure", Adventures).adventures
SPELLS = load(_CONTENT, "spells", Spells).spells
PURCHASES = load(_CONTENT, "purchase", Purchases).purchases
TALISMANS = load(_CONTENT, "talismans", Talismans).talismans
MISC = load(_CONTENT, "misc", Misc)

CREATURES = MISC.creatures
CREATURE = {creature.id: number for number, creature in enumerate(CREATURES)}
QUESTS = MISC.warlock_quests.table
VARIANT_RULES = {variant.id: variant for variant in MISC.variants}

COLOURS = {
    "crimson": Text(ru="Багряный", en="Crimson"),
    "azure": Text(ru="Лазурный", en="Azure"),
    "emerald": Text(ru="Изумрудный", en="Emerald"),
    "amber": Text(ru="Янтарный", en="Amber"),
    "violet": Text(ru="Фиолетовый", en="Violet"),
    "silver": Text(ru="Серебряный", en="Silver"),
}
"""The colours of the seats: designed, the figures of the box are all of one colour."""

STATS = {
    "strength": Text(ru="Сила", en="Strength"),
    "craft": Text(ru="Умение", en="Craft"),
    "life": Text(ru="Жизнь", en="Life"),
    "fate": Text(ru="Судьба", en="Fate"),
    "gold": Text(ru="Золото", en="Gold"),
}
"""The five figures of a hero, by the glossary."""

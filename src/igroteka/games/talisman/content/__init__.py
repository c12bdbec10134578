"""The content files of Talisman as frozen, typed tables."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from igroteka.games.talisman.content.entries import (
    Adventures,
    Board,
    Heroes,
    Misc,
    Purchases,
    Spells,
    Talismans,
)
from igroteka.kernel.almanac import Book
from igroteka.kernel.content import Text, load

FOLDER: Final = files("igroteka.games.talisman")
_CONTENT = FOLDER / "content"

BOARD: Final = load(_CONTENT, "board", Board)
HERO_CARDS: Final = load(_CONTENT, "heroes", Heroes).heroes
ADVENTURES: Final = load(_CONTENT, "adventure", Adventures).adventures
SPELLS: Final = load(_CONTENT, "spells", Spells).spells
PURCHASES: Final = load(_CONTENT, "purchase", Purchases).purchases
TALISMANS: Final = load(_CONTENT, "talismans", Talismans).talismans
MISC: Final = load(_CONTENT, "misc", Misc)
BOOK: Final = load(_CONTENT, "almanac", Book)

CREATURES: Final = MISC.creatures
CREATURE: Final = {creature.id: number for number, creature in enumerate(CREATURES)}
QUESTS: Final = MISC.warlock_quests.table
CROSSINGS: Final = tuple(
    link for link in BOARD.links if link.kind in ("bridge", "portal", "ascent")
)
"""The links that are built on the land; a Raft or a boat leaves no trace."""
VARIANT_RULES: Final = {variant.id: variant for variant in MISC.variants}

COLOURS: Final = {
    "crimson": Text(ru="Багряный", en="Crimson"),
    "azure": Text(ru="Лазурный", en="Azure"),
    "emerald": Text(ru="Изумрудный", en="Emerald"),
    "amber": Text(ru="Янтарный", en="Amber"),
    "violet": Text(ru="Фиолетовый", en="Violet"),
    "silver": Text(ru="Серебряный", en="Silver"),
}
"""The colours of the seats: designed, the figures of the box are all of one colour."""

STATS: Final = {
    "strength": Text(ru="Сила", en="Strength"),
    "craft": Text(ru="Умение", en="Craft"),
    "life": Text(ru="Жизнь", en="Life"),
    "fate": Text(ru="Судьба", en="Fate"),
    "gold": Text(ru="Золото", en="Gold"),
}
"""The five figures of a hero, by the glossary."""

DIE: Final = Text(ru="Кубик", en="Die")

ROLLS: Final = {
    "move": Text(ru="Бросок на движение", en="The roll for your move"),
    "attack": Text(ru="Ваш бросок атаки", en="Your attack roll"),
    "portal": Text(ru="Бросок, чтобы открыть Портал", en="The roll to open the Portal"),
    "quest": Text(ru="Бросок на испытание Колдуна", en="The roll for the Warlock’s quest"),
    "command": Text(ru="Бросок Заклинания Власти", en="The roll of the Command Spell"),
    "pits": Text(ru="Бросок на число Исчадий", en="The roll for the number of Pitfiends"),
    "death": Text(ru="Ваш бросок против Смерти", en="Your roll against Death"),
    "release": Text(ru="Бросок на освобождение", en="The roll for your release"),
    "table": Text(ru="Бросок по карте или клетке", en="The roll for a card or space"),
}
"""What dice are thrown for (TAL-FATE-2)."""

DECKS: Final = {
    "adventure": Text(ru="Карта Приключений", en="Adventure card"),
    "spell": Text(ru="Карта Заклинания", en="Spell card"),
    "hero": Text(ru="Герой", en="Hero"),
}
"""What the backs of cards are called."""

CARD_TYPES: Final = {
    "event": Text(ru="Событие", en="Event"),
    "animal": Text(ru="Враг — Животное", en="Enemy — Animal"),
    "dragon": Text(ru="Враг — Дракон", en="Enemy — Dragon"),
    "monster": Text(ru="Враг — Чудовище", en="Enemy — Monster"),
    "spirit": Text(ru="Враг — Дух", en="Enemy — Spirit"),
    "creature": Text(ru="Существо", en="Creature"),
    "stranger": Text(ru="Чужак", en="Stranger"),
    "object": Text(ru="Предмет", en="Object"),
    "magic_object": Text(ru="Магический артефакт", en="Magic Object"),
    "follower": Text(ru="Попутчик", en="Follower"),
    "place": Text(ru="Место", en="Place"),
    "spell": Text(ru="Заклинание", en="Spell"),
    "talisman": Text(ru="Талисман", en="Talisman"),
    "ability": Text(ru="Способность", en="Ability"),
    "alignment": Text(ru="Сторона", en="Alignment"),
    "quest": Text(ru="Испытание Колдуна", en="The Warlock’s quest"),
    "command": Text(ru="Заклинание Власти", en="Command Spell"),
}
"""The type lines of cards, by the glossary."""

"""The almanac: every card, hero, space and way as the table shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from igroteka.games.talisman.content import BOARD, BOOK, CREATURES, CROSSINGS, HERO_CARDS, QUESTS
from igroteka.games.talisman.content.names import NAMES
from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.scene.board import BOARD_PART
from igroteka.games.talisman.scene.cards import creature, face
from igroteka.games.talisman.scene.look import ALIGNMENT, COMMAND, PALETTE, QUEST, STATS, TOAD
from igroteka.games.talisman.scene.mats import ability_card, hero_card
from igroteka.kernel.rulebook import Rulebook
from igroteka.scene.almanac import Almanac, Page, bind, of_card, of_entry, of_space

_ICONS = {
    **{f"stat:{name}": icon for name, icon in STATS.items()},
    **{f"alignment:{name}": icon for name, icon in ALIGNMENT.items()},
    **{f"quest:{quest.id}": QUEST for quest in QUESTS},
    "toad": TOAD,
    "type:command": COMMAND,
}

_CHAPTER = {
    "event": "events",
    "enemy": "enemies",
    "stranger": "strangers",
    "place": "places",
    "object": "objects",
    "magic_object": "objects",
    "follower": "followers",
    "spell": "spells",
}
"""Where the cards of a type are told of."""


def almanac(rules: Rulebook) -> Almanac:
    """Every page there is."""
    ways = [*(one.id for one in BOARD.features), *(one.id for one in CROSSINGS)]
    tiles = BOARD_PART.spaces
    pages: dict[str, Iterable[Page]] = {
        "heroes": [of_card(hero_card(number, hero.id)) for number, hero in enumerate(HERO_CARDS)],
        "abilities": [
            of_card(ability_card(hero, ability))
            for hero in HERO_CARDS
            for ability in hero.abilities
        ],
        "spaces": [of_space(tile, (f"place:{tile.name}",)) for tile in tiles],
        "land": [
            *(of_entry(region.id, {}, "space") for region in BOARD.regions),
            *(of_entry(way, {}, "edge") for way in ways),
        ],
        "creatures": [_creature(number) for number in range(len(CREATURES))],
        "quests": [of_entry(f"quest:{quest.id}", _ICONS) for quest in QUESTS],
        **_cards(),
    }
    return bind(BOOK, NAMES, rules, PALETTE, _ICONS, pages)


def _creature(number: int) -> Page:
    """With its figure, unless dice decide that."""
    entry = CREATURES[number]
    figure = entry.craft if entry.attack == "psychic" else entry.strength
    page = of_card(creature(number, figure if isinstance(figure, int) else 0))
    return page if isinstance(figure, int) else msgspec.structs.replace(page, figures=())


def _cards() -> dict[str, list[Page]]:
    """A page for each kind of card, with the number of its copies in all decks together."""
    made: dict[str, list[Page]] = {}
    for id, cards in _copies():
        uses = (f"{id}.{number}" for number in range(len(KIND[cards[0]].effects)))
        also = tuple(use for use in uses if use in NAMES)
        page = of_card(face(cards[0]), len(cards), also)
        made.setdefault(_CHAPTER[KIND[cards[0]].type], []).append(page)
    return made


def _copies() -> Iterator[tuple[str, list[int]]]:
    copies: dict[str, list[int]] = {}
    for card, id in enumerate(IDS):
        copies.setdefault(id, []).append(card)
    yield from copies.items()

"""The almanac: terrains, buildings, cards and pieces as the table shows them."""

from __future__ import annotations

from collections.abc import Iterable

from igroteka.games.kalena.content import (
    ACTIONS,
    BONUS_CARDS,
    BOOK,
    BUILDINGS,
    DICE,
    GHOST_CARDS,
    MARKETS,
    QUESTS,
    RESOURCES,
    SKILLS,
    SUPPLY,
    TERRAINS,
    TILES,
)
from igroteka.games.kalena.content.entries import Terrain
from igroteka.games.kalena.content.names import NAMES
from igroteka.games.kalena.scene.cards import (
    bonus_face,
    ghost_face,
    market_face,
    quest_face,
    skill_face,
)
from igroteka.games.kalena.scene.look import ICONS, PALETTE
from igroteka.games.kalena.scene.mats import RECIPES
from igroteka.kernel.rulebook import Rulebook
from igroteka.scene import Figure
from igroteka.scene.almanac import Almanac, Page, bind, of_card, of_entry

_PIECES = ("sensoric", "player_marker", "counter_marker", "turn_order_token")


def almanac(rules: Rulebook) -> Almanac:
    """Every page there is."""
    pages: dict[str, Iterable[Page]] = {
        "terrain": [
            of_entry(terrain, ICONS, "space", figures=_cost(terrain)) for terrain in TERRAINS
        ],
        "buildings": [
            of_entry(building, ICONS, "piece", lines=RECIPES[building.id]) for building in BUILDINGS
        ],
        "actions": [of_entry(action, ICONS) for action in ACTIONS],
        "skills": [of_card(skill_face(card)) for card in SKILLS],
        "quests": [of_card(quest_face(quest, quest.id)) for quest in QUESTS],
        "cards": [
            *(of_card(market_face(card)) for card in MARKETS),
            *(of_card(bonus_face(card)) for card in BONUS_CARDS),
            *(of_card(ghost_face(card)) for card in GHOST_CARDS),
        ],
        "resources": [of_entry(resource, ICONS) for resource in RESOURCES],
        "tiles": [of_entry(tile, {tile.id: "hexes"}) for tile in TILES],
        "pieces": [
            *(of_entry(kind, ICONS, "piece") for kind in SUPPLY),
            *(of_entry(kind, ICONS, "piece") for kind in _PIECES),
            of_entry("region_tile", ICONS, "space"),
            *(of_entry(die, {die.id: "rolling-dices"}) for die in DICE),
        ],
    }
    return bind(BOOK, NAMES, rules, PALETTE, ICONS, pages)


def _cost(terrain: Terrain) -> tuple[Figure, ...]:
    """KAL-TERR-1, KAL-TERR-2: what entering it takes; a lake cannot be entered."""
    if terrain.explore_cost is None:
        return ()
    return (Figure(terrain.explore_cost, ICONS["exploration"], "exploration"),)

"""The almanac: Houses, figures, territories and every card as the table shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from igroteka.games.candelabria.content import (
    ACTIONS,
    BOARDS,
    BOOK,
    CANDLES,
    CASTLE_FIGURE,
    CURSES,
    HOUSES,
    LAND_FLAMES,
    QUESTS,
    ROLES,
    TACTICS,
    TEMPLES,
    UPGRADE_KIND,
    UPGRADES,
    WITHERING,
    WITHERING_KIND,
)
from igroteka.games.candelabria.content.names import NAMES
from igroteka.games.candelabria.scene.cards import (
    candle,
    curse,
    quest,
    tactics,
    upgrade,
    weak_action,
    withering,
)
from igroteka.games.candelabria.scene.look import ICONS, PALETTE, gold
from igroteka.kernel.rulebook import Rulebook
from igroteka.scene import Figure
from igroteka.scene.almanac import Almanac, Page, bind, of_card, of_entry


def almanac(rules: Rulebook) -> Almanac:
    """Every page there is."""
    pages: dict[str, Iterable[Page]] = {
        "houses": [of_entry(house, ICONS, "card", kind="house_board") for house in HOUSES],
        "abilities": _abilities(),
        "figures": _figures(),
        "territories": [of_entry(action, ICONS, "space") for action in ACTIONS],
        "regions": _regions(),
        "candles": [of_card(candle(entry.id, n)) for n, entry in enumerate(CANDLES)],
        "tactics": [
            of_card(tactics(entry.id, kind), entry.count) for kind, entry in enumerate(TACTICS)
        ],
        "curses": [of_card(curse(entry.id, n, None)) for n, entry in enumerate(CURSES)],
        "upgrades": [
            of_card(upgrade(entry.id, UPGRADE_KIND.index(kind)), entry.count)
            for kind, entry in enumerate(UPGRADES)
        ],
        "quests": [of_card(quest(number, None, True)) for number in range(len(QUESTS))],
        "withering": [
            of_card(withering(entry.id, WITHERING_KIND.index(kind), None), entry.count)
            for kind, entry in enumerate(WITHERING)
        ],
    }
    return bind(BOOK, NAMES, rules, PALETTE, ICONS, pages)


def _abilities() -> Iterator[Page]:
    """CAN-HOUSE-1, CAN-BATTLE-8: what a House can do, and its weak actions in battle."""
    for number, house in enumerate(HOUSES):
        for ability in house.abilities:
            yield of_entry(ability, {ability.id: ICONS[house.id]}, kind=house.id)
        for slot in range(len(house.war_board)):
            yield of_card(weak_action(house.id, number, slot, 0))


def _figures() -> Iterator[Page]:
    yield of_entry(CASTLE_FIGURE, ICONS, "piece")
    for role in ROLES:
        flames = (Figure(role.max_flames, ICONS["candle_flame"], "candle_flame"),)
        yield of_entry(role, ICONS, "piece", figures=flames)
    yield of_entry("land_flame", ICONS, "piece", copies=LAND_FLAMES)
    yield of_entry("curse_figure", ICONS, "piece")
    for temple in TEMPLES:
        yield of_entry(temple, ICONS, "piece", figures=(gold(temple.cost_gold),))


def _regions() -> Iterable[Page]:
    """Each region once: the small side of the board leaves some of them out."""
    regions = {region.id: region for board in BOARDS.values() for region in board.regions}
    icon = ICONS["region_token"]
    return [
        of_entry(region, {region.id: icon}, figures=(Figure(region.number, icon, "region_token"),))
        for region in regions.values()
    ]

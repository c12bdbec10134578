"""The almanac: factions, units, creatures, areas and cards as the table shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from igroteka.games.relicvium.content import (
    AREAS,
    BOOK,
    CAMPAIGN,
    CASTLES,
    CREATURES,
    FACTIONS,
    MELEE,
    PEACE_EVENTS,
    RANGED,
    RELATIONS,
    STRENGTH_CARDS,
    UNITS,
    WAR_EVENTS,
)
from igroteka.games.relicvium.content.entries import Unit
from igroteka.games.relicvium.content.names import NAMES, plot_id
from igroteka.games.relicvium.scene.look import ICONS, PALETTE, TABLE_NAMES, figure
from igroteka.games.relicvium.scene.mats import (
    melee_card,
    peace_event,
    ranged_card,
    strength_card,
    war_event,
)
from igroteka.kernel.rulebook import Rulebook
from igroteka.scene import Figure
from igroteka.scene.almanac import Almanac, Drawing, Page, bind, of_card, of_entry


def almanac(rules: Rulebook) -> Almanac:
    """Every page there is."""
    pages: dict[str, Iterable[Page]] = {
        "factions": [of_entry(faction, ICONS, "card", kind="faction") for faction in FACTIONS],
        "units": [_unit(unit) for unit in UNITS],
        "creatures": _creatures(),
        "tokens": [
            *(of_entry(castle, ICONS, "piece") for castle in CASTLES),
            *(of_card(melee_card(0, 0, number)) for number in range(len(MELEE))),
            *(of_card(ranged_card(0, 0, number)) for number in range(len(RANGED))),
        ],
        "areas": _areas(),
        "events": [
            *(of_card(peace_event(number)) for number in range(len(PEACE_EVENTS))),
            *(of_card(war_event(number)) for number in range(len(WAR_EVENTS))),
        ],
        "strength": [of_card(strength_card(number, None)) for number in range(len(STRENGTH_CARDS))],
        "relations": [of_entry(relation, ICONS) for relation in RELATIONS],
        "campaign": _campaign(),
    }
    return bind(BOOK, NAMES | TABLE_NAMES, rules, PALETTE, ICONS, pages)


def _unit(unit: Unit) -> Page:
    """REL-CALC-1: how a class counts in each role; a warlord's figures follow from its army."""
    figures: tuple[Figure, ...] = ()
    if unit.strength is not None:
        figures = (
            figure(unit.strength.attack, "warrior", "label-attack-figure"),
            figure(unit.strength.defence, "defender", "label-defence-figure"),
            figure(unit.strength.support, "mage", "label-support-figure"),
        )
    return of_entry(unit, ICONS, "piece", figures=figures, copies=unit.per_faction)


def _creatures() -> Iterator[Page]:
    for faction, own in zip(FACTIONS, CREATURES, strict=True):
        for creature in own:
            drawing = Drawing("piece", "creature", ICONS[creature.id])
            also = (f"{creature.id}:skill",)
            yield Page(
                id=creature.id, name=creature.id, kind=faction.id, drawing=drawing, also=also
            )


def _areas() -> Iterator[Page]:
    for area in AREAS:
        drawing = Drawing("space", area.terrain, ICONS[area.terrain])
        yield Page(id=area.id, name=area.id, kind=area.terrain, drawing=drawing)


def _campaign() -> Iterator[Page]:
    """REL-CAMP-1: the plots by the codes of their events, the goals and the twists."""
    for peace in range(len(PEACE_EVENTS)):
        for war in range(len(WAR_EVENTS)):
            id = plot_id(peace, war)
            yield of_entry(id, {id: ICONS["plot"]})
    for entry in (*CAMPAIGN.peace_goals, *CAMPAIGN.war_goals, *CAMPAIGN.twists):
        yield of_entry(entry, {entry.id: ICONS["points"]})

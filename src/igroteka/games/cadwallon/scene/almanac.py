"""The almanac: gangs and thieves, places, tokens and every card as the table shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from igroteka.games.cadwallon.content import (
    ADVENTURES,
    ARCANA,
    BOOK,
    CATACOMBS,
    CHARACTERS,
    DISTRICT,
    EQUIPMENT,
    GANGS,
    INTRIGUES,
    MISSIONS,
    TOKENS,
    WATCH,
)
from igroteka.games.cadwallon.content.names import NAMES
from igroteka.games.cadwallon.scene.look import ICONS, PALETTE
from igroteka.games.cadwallon.scene.mats import (
    adventure_card,
    arcana,
    equipment,
    intrigue_card,
    mission_card,
)
from igroteka.kernel.rulebook import Rulebook
from igroteka.scene import Figure, Words
from igroteka.scene.almanac import Almanac, Drawing, Page, bind, of_card, of_entry

_KINDS = ("room", "street", "exit", "plaza", "pentagram", "burnt", "crowd")
_BORDERS = ("door", "inner_door", "window", "wall", "arrow")


def almanac(rules: Rulebook) -> Almanac:
    """Every page there is."""
    pages: dict[str, Iterable[Page]] = {
        "gangs": [of_entry(gang, {gang.id: ICONS[gang.members[0]]}) for gang in GANGS],
        "characters": _characters(),
        "watch": _watch(),
        "places": _places(),
        "treasures": [of_entry(token, ICONS, "piece") for token in TOKENS],
        "arcana": [
            of_card(arcana(card.id, kind, 1), card.count) for kind, card in enumerate(ARCANA)
        ],
        "equipment": [of_card(equipment(number)) for number in range(len(EQUIPMENT))],
        "missions": [of_card(mission_card(number)) for number in range(len(MISSIONS))],
        "intrigues": [of_card(intrigue_card(number, None)) for number in range(len(INTRIGUES))],
        "adventures": [of_card(adventure_card(number)) for number in range(len(ADVENTURES))],
    }
    return bind(BOOK, NAMES, rules, PALETTE, ICONS, pages)


def _trait(name: str, value: int) -> Figure:
    """CAD-COMP-5: a figure of a character's card."""
    return Figure(value, ICONS[name], Words(f"label-{name}"))


def _characters() -> Iterator[Page]:
    for entry in CHARACTERS:
        traits = (
            _trait("combat", entry.combat),
            _trait("move", entry.move),
            _trait("mind", entry.mind),
        )
        also = () if entry.skill is None else (entry.skill.id,)
        drawing = Drawing("card", "character_card", ICONS[entry.id])
        yield Page(
            id=entry.id,
            name=entry.id,
            kind=entry.gang if entry.gang in NAMES else "",
            drawing=drawing,
            figures=traits,
            also=also,
        )


def _watch() -> Iterator[Page]:
    for entry in WATCH:
        yield of_entry(entry, ICONS, "piece", figures=(_trait("combat", entry.combat),))


def _places() -> Iterator[Page]:
    """Kinds of spaces and borders, the great houses, and each vault of the Catacombs."""
    for kind in _KINDS:
        yield of_entry(kind, ICONS, "space" if kind in ("room", "street", "exit") else "icon")
    for kind in _BORDERS:
        yield of_entry(kind, ICONS, "edge")
    for house in DISTRICT.buildings:
        yield of_entry(house, {house.id: "castle"})
    for vault in CATACOMBS.nodes:
        drawing = Drawing("space", "vault", ICONS[vault.id])
        yield Page(id=vault.id, name=vault.id, kind="vault", drawing=drawing)

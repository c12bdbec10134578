"""The content files of Cadwallon as frozen, typed tables.

Kinds of things are numbered by their order in the files; the names in capitals are for the rules
that speak of one of them.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from igroteka.games.cadwallon.content.entries import (
    Adventures,
    Arcana,
    Cast,
    Catacombs,
    District,
    Equipment,
    Guard,
    Intrigue,
    Mission,
    Monster,
    Rulefigures,
    SpecialFigure,
    Tokens,
)
from igroteka.kernel.almanac import Book
from igroteka.kernel.content import load

FOLDER: Final = files("igroteka.games.cadwallon")
_CONTENT = FOLDER / "content"

_figures = load(_CONTENT, "game", Rulefigures)
_cast = load(_CONTENT, "characters", Cast)
_tokens = load(_CONTENT, "tokens", Tokens)
_adventures = load(_CONTENT, "adventures", Adventures)

TITLE: Final = _figures.game
BOOK: Final = load(_CONTENT, "almanac", Book)
DISTRICT: Final = load(_CONTENT, "board_district", District)
CATACOMBS: Final = load(_CONTENT, "board_catacombs", Catacombs)
GANGS: Final = _cast.gangs
CHARACTERS: Final = (*_cast.thieves, *_cast.mercenaries)
MILITIA: Final = _cast.militia
CYCLOPS_CARD: Final = _cast.monsters[0]
SPECIAL_FIGURES: Final = _cast.special_figures
ARCANA: Final = load(_CONTENT, "arcana", dict[str, tuple[Arcana, ...]])["cards"]
EQUIPMENT: Final = load(_CONTENT, "equipment", dict[str, tuple[Equipment, ...]])["cards"]
INTRIGUES: Final = load(_CONTENT, "intrigues", dict[str, tuple[Intrigue, ...]])["cards"]
MISSIONS: Final = load(_CONTENT, "missions", dict[str, tuple[Mission, ...]])["cards"]
TREASURES: Final = _tokens.treasures
EXPLORATION: Final = _tokens.exploration
ENCOUNTER: Final = _tokens.encounter
OTHER_TOKENS: Final = _tokens.other
ADVENTURES: Final = _adventures.adventures
CAMPAIGN: Final = _adventures.campaign

_BY_NAME = {card.id: card for card in OTHER_TOKENS}


def _value(name: str) -> int:
    return (_figures.constants | _figures.costs_ap)[name]


ACTION_POINTS: Final = _value("action_points_per_turn")
STARTING_ARCANA: Final = _value("starting_arcana")
GANG_SIZE: Final = _value("gang_size")
CARRY_LIMIT: Final = _value("treasure_carry_limit")
STARTING_DUCATS: Final = _value("starting_ducats")
FLEE_DISTANCE: Final = _value("flee_distance")
ROBBERY: Final = _value("robbery_ducats")
FINE: Final = _value("militia_fine")
LEFT_BEHIND: Final = _value("left_behind_penalty")
MISSIONS_FACE_UP: Final = _value("missions_face_up")
INTRIGUE_START: Final = _value("intrigue_start")
INTRIGUE_LIMIT: Final = _value("intrigue_hand_limit")
DIE: Final = _value("sale_die_faces")
EXPERIENCE_SUPPLY: Final = _value("experience_supply")
EQUIPMENT_PRICE: Final = _value("experience_per_equipment")
MOVE_COST: Final = _value("move")
PICK_COST: Final = _value("pick_lock")
BASH_COST: Final = _value("bash_chest")
ATTACK_COST: Final = _value("attack")
MISSION_COST: Final = _value("mission")
HEAL_COST: Final = _value("heal_one_wound")
INTRIGUE_COST: Final = _value("take_intrigue")
ROOM_COST: Final = _value("catacomb_room_action")
ESCAPE_COST: Final = _value("prison_escape")
SECURITY_SURCHARGE: Final = _value("security_surcharge")
PORTCULLISES: Final = _BY_NAME["portcullis"].count

# Loot: what a character may carry. First the six treasures, then what adventures add.
LOOT: Final = (*[treasure.id for treasure in TREASURES], "magic_gem", "hostage", "duke")
SCROLL, KEY_RING, BRACELET, RUBY, EMERALD, SAPPHIRE, MAGIC_GEM, HOSTAGE, DUKE = range(len(LOOT))
LOOT_NUMBER: Final = {name: number for number, name in enumerate(LOOT)}

TOKENS: Final = (*TREASURES, *EXPLORATION, *ENCOUNTER, *OTHER_TOKENS)
"""Whatever may lie in a room."""
WATCH: Final[tuple[Guard | Monster | SpecialFigure, ...]] = (
    *MILITIA,
    CYCLOPS_CARD,
    *SPECIAL_FIGURES,
)
"""Whoever walks the city and belongs to nobody."""
CARDS: Final = (*ARCANA, *EQUIPMENT, *INTRIGUES, *MISSIONS, *ADVENTURES)

FOUND: Final = tuple(token.id for token in EXPLORATION)
GEM_TOKEN, TRAP, CACHE, CREST, SECURITY, STAIRCASE, MECHANISM = range(len(FOUND))

CHARACTER: Final = {character.id: number for number, character in enumerate(CHARACTERS)}
GEAR: Final = {card.id: number for number, card in enumerate(EQUIPMENT)}
ARCANUM: Final = {card.id: number for number, card in enumerate(ARCANA)}
ADVENTURE: Final = {adventure.id: adventure for adventure in ADVENTURES}

ARCANA_KIND: Final = tuple(kind for kind, card in enumerate(ARCANA) for _ in range(card.count))
"""The kind of each single Arcana card, by its number."""
PURPLE: Final = tuple(ARCANA[kind].colour == "purple" for kind in ARCANA_KIND)

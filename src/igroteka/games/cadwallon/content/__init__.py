"""The content files of Cadwallon as frozen, typed tables.

Kinds of things are numbered by their order in the files; the names in capitals are for the rules
that speak of one of them.
"""

from __future__ import annotations

from importlib.resources import files

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

FOLDER = files("igroteka.games.cadwallon")
_CONTENT = FOLDER / "content"

_figures = load(_CONTENT, "game", Rulefigures)
_cast = load(_CONTENT, "characters", Cast)
_tokens = load(_CONTENT, "tokens", Tokens)
_adventures = load(_CONTENT, "adventures", Adventures)

TITLE = _figures.game
BOOK = load(_CONTENT, "almanac", Book)
DISTRICT = load(_CONTENT, "board_district", District)
CATACOMBS = load(_CONTENT, "board_catacombs", Catacombs)
GANGS = _cast.gangs
CHARACTERS = (*_cast.thieves, *_cast.mercenaries)
MILITIA = _cast.militia
CYCLOPS_CARD = _cast.monsters[0]
SPECIAL_FIGURES = _cast.special_figures
ARCANA = load(_CONTENT, "arcana", dict[str, tuple[Arcana, ...]])["cards"]
EQUIPMENT = load(_CONTENT, "equipment", dict[str, tuple[Equipment, ...]])["cards"]
INTRIGUES = load(_CONTENT, "intrigues", dict[str, tuple[Intrigue, ...]])["cards"]
MISSIONS = load(_CONTENT, "missions", dict[str, tuple[Mission, ...]])["cards"]
TREASURES = _tokens.treasures
EXPLORATION = _tokens.exploration
ENCOUNTER = _tokens.encounter
OTHER_TOKENS = _tokens.other
ADVENTURES = _adventures.adventures
CAMPAIGN = _adventures.campaign

_BY_NAME = {card.id: card for card in OTHER_TOKENS}


def _value(name: str) -> int:
    return (_figures.constants | _figures.costs_ap)[name]


ACTION_POINTS = _value("action_points_per_turn")
STARTING_ARCANA = _value("starting_arcana")
GANG_SIZE = _value("gang_size")
CARRY_LIMIT = _value("treasure_carry_limit")
STARTING_DUCATS = _value("starting_ducats")
FLEE_DISTANCE = _value("flee_distance")
ROBBERY = _value("robbery_ducats")
FINE = _value("militia_fine")
LEFT_BEHIND = _value("left_behind_penalty")
MISSIONS_FACE_UP = _value("missions_face_up")
INTRIGUE_START = _value("intrigue_start")
INTRIGUE_LIMIT = _value("intrigue_hand_limit")
DIE = _value("sale_die_faces")
EXPERIENCE_SUPPLY = _value("experience_supply")
EQUIPMENT_PRICE = _value("experience_per_equipment")
MOVE_COST = _value("move")
PICK_COST = _value("pick_lock")
BASH_COST = _value("bash_chest")
ATTACK_COST = _value("attack")
MISSION_COST = _value("mission")
HEAL_COST = _value("heal_one_wound")
INTRIGUE_COST = _value("take_intrigue")
ROOM_COST = _value("catacomb_room_action")
ESCAPE_COST = _value("prison_escape")
SECURITY_SURCHARGE = _value("security_surcharge")
PORTCULLISES = _BY_NAME["portcullis"].count

# Loot: what a character may carry. First the six treasures, then what adventures add.
LOOT = (*[treasure.id for treasure in TREASURES], "magic_gem", "hostage", "duke")
SCROLL, KEY_RING, BRACELET, RUBY, EMERALD, SAPPHIRE, MAGIC_GEM, HOSTAGE, DUKE = range(len(LOOT))
LOOT_NUMBER = {name: number for number, name in enumerate(LOOT)}

TOKENS = (*TREASURES, *EXPLORATION, *ENCOUNTER, *OTHER_TOKENS)
"""Whatever may lie in a room."""
WATCH: tuple[Guard | Monster | SpecialFigure, ...] = (*MILITIA, CYCLOPS_CARD, *SPECIAL_FIGURES)
"""Whoever walks the city and belongs to nobody."""
CARDS = (*ARCANA, *EQUIPMENT, *INTRIGUES, *MISSIONS, *ADVENTURES)

FOUND = tuple(token.id for token in EXPLORATION)
GEM_TOKEN, TRAP, CACHE, CREST, SECURITY, STAIRCASE, MECHANISM = range(len(FOUND))

CHARACTER = {character.id: number for number, character in enumerate(CHARACTERS)}
GEAR = {card.id: number for number, card in enumerate(EQUIPMENT)}
ARCANUM = {card.id: number for number, card in enumerate(ARCANA)}
ADVENTURE = {adventure.id: adventure for adventure in ADVENTURES}

ARCANA_KIND = tuple(kind for kind, card in enumerate(ARCANA) for _ in range(card.count))
"""The kind of each single Arcana card, by its number."""
PURPLE = tuple(ARCANA[kind].colour == "purple" for kind in ARCANA_KIND)

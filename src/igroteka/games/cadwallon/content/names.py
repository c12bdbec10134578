"""Names of everything a text may mention, by id; and texts to read, by `<id>:text`."""

from __future__ import annotations

from igroteka.games.cadwallon.content import (
    BOOK,
    CAMPAIGN,
    CARDS,
    CATACOMBS,
    CHARACTERS,
    DISTRICT,
    GANGS,
    TOKENS,
    WATCH,
)
from igroteka.kernel.almanac import names_in
from igroteka.kernel.content import Text, names_of

_SKILLS = [character.skill for character in CHARACTERS if character.skill is not None]

NAMES: dict[str, Text] = names_of(
    (
        *DISTRICT.nodes,
        *DISTRICT.buildings,
        DISTRICT.board,
        *CATACOMBS.nodes,
        CATACOMBS.board,
        *GANGS,
        *CHARACTERS,
        *_SKILLS,
        *WATCH,
        *CARDS,
        *TOKENS,
        CAMPAIGN,
    )
)
for _character in CHARACTERS:
    _text = _character.skill.text if _character.skill else _character.text
    assert _text is not None, f"{_character.id} has neither a skill nor a text"
    NAMES[f"{_character.id}:text"] = _text

NAMES |= {
    "yellow": Text(ru="Жёлтый", en="Yellow"),
    "green": Text(ru="Зелёный", en="Green"),
    "blue": Text(ru="Синий", en="Blue"),
    "red": Text(ru="Красный", en="Red"),
    "purple": Text(ru="фиолетовая", en="purple"),
    "blue_card": Text(ru="синяя", en="blue"),
}

NAMES |= {
    "site-altar": Text(ru="Обменять кристаллы на Святом алтаре", en="Trade gems at the Holy Altar"),
    "site-torture": Text(ru="Ограбить узника", en="Rob a prisoner"),
    "site-tunnel": Text(ru="Бежать через Туннель", en="Flee through the Tunnel"),
    "site-archive": Text(ru="Искать в Архиве", en="Search the Archive"),
    "site-treasury": Text(ru="Вскрыть Тайную сокровищницу", en="Break into the Secret Treasury"),
    "site-escape": Text(ru="Бежать из Тюрьмы", en="Escape from the Prison"),
    "site-coffer": Text(ru="Открыть казну герцога", en="Open the Duke's coffer"),
    "site-search": Text(ru="Обыскать комнату", en="Search the room"),
    "site-lift": Text(ru="Поднять заложника", en="Pick up the hostage"),
    "site-fence": Text(ru="Продать скупщику", en="Sell to the fence"),
    "site-pockets": Text(ru="Обчистить карманы", en="Pick pockets"),
    "site-take-duke": Text(ru="Забрать герцога", en="Take the Duke"),
    "treasure": Text(ru="Сундук", en="Chest"),
}
"""What a place offers, by the action's name."""

NAMES |= {
    "arcana_card": Text(ru="Карта Арканы", en="Arcana card"),
    "intrigue_card": Text(ru="Карта интриги", en="Intrigue card"),
    "equipment_card": Text(ru="Карта снаряжения", en="Equipment card"),
    "mission_card": Text(ru="Карта задания", en="Mission card"),
    "adventure_card": Text(ru="Лист приключения", en="Adventure sheet"),
    "character_card": Text(ru="Карта персонажа", en="Character card"),
    "loot_card": Text(ru="Поклажа", en="Load"),
    "exploration_token": Text(ru="Жетон исследования", en="Exploration token"),
    "encounter_token": Text(ru="Жетон встречи", en="Encounter token"),
    "locked_chest": Text(ru="Запертый сундук", en="Locked chest"),
    "room": Text(ru="Комната", en="Room"),
    "street": Text(ru="Улица", en="Street"),
    "exit": Text(ru="Выход", en="Exit"),
    "vault": Text(ru="Подземелье", en="Vault"),
    "pentagram": Text(ru="Пентаграмма", en="Pentagram"),
    "burnt": Text(ru="Пожарище", en="Burnt out"),
    "crowd": Text(ru="Толпа", en="Crowd"),
    "door": Text(ru="Дверь", en="Door"),
    "inner_door": Text(ru="Внутренняя дверь", en="Inner door"),
    "window": Text(ru="Окно", en="Window"),
    "wall": Text(ru="Стена", en="Wall"),
    "arrow": Text(ru="Проход", en="Passage"),
}
"""Kinds of things on the table that have no entry of their own."""
NAMES |= names_in(BOOK)

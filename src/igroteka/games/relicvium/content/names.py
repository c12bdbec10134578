"""Names of everything a text may mention, by id; and texts to read, by `<id>:text`."""

from __future__ import annotations

from igroteka.games.relicvium.content import (
    AREAS,
    BOOK,
    CAMPAIGN,
    CREATURES,
    FACTIONS,
    MODULES,
    PEACE_EVENTS,
    RELATIONS,
    SEATS,
    STRENGTH_CARDS,
    TOKENS,
    UNITS,
    WAR_EVENTS,
)
from igroteka.kernel.almanac import names_in
from igroteka.kernel.content import Text, names_of

_CREATURES = tuple(creature for own in CREATURES for creature in own)

NAMES: dict[str, Text] = names_of(
    (
        *SEATS,
        *AREAS,
        *FACTIONS,
        *UNITS,
        *TOKENS,
        *_CREATURES,
        *STRENGTH_CARDS,
        *RELATIONS,
        *MODULES.values(),
        *PEACE_EVENTS,
        *WAR_EVENTS,
        CAMPAIGN.campaign,
        *CAMPAIGN.peace_goals,
        *CAMPAIGN.war_goals,
        *CAMPAIGN.twists,
    )
)
NAMES |= names_in(BOOK)
NAMES |= {f"{creature.id}:skill": creature.skill.name for creature in _CREATURES}
NAMES |= {
    "plain": Text("равнина", "plain"),
    "mountain": Text("горы", "mountain"),
    "forest": Text("лес", "forest"),
    "water": Text("вода", "water"),
    "castle": Text("замок", "castle"),
    "junction": Text("стык областей", "junction"),
    "creature": Text("легендарное существо", "legendary creature"),
    "strength_card": Text("карта силы", "strength card"),
    "melee": Text("жетон ближнего боя", "melee token"),
    "ranged": Text("жетон дальнего боя", "ranged token"),
    "peace_event": Text("событие мира", "peace event"),
    "war_event": Text("событие войны", "war event"),
    "plot": Text("сюжет", "plot"),
}


def plot_id(peace: int, war: int) -> str:
    """REL-CAMP-1: the plot named by the codes of the two events in force."""
    return f"plot_{PEACE_EVENTS[peace].code}{WAR_EVENTS[war].code}"


for _peace, _letter in enumerate(CAMPAIGN.letters):
    for _war, _digit in enumerate(CAMPAIGN.digits):
        NAMES[plot_id(_peace, _war)] = Text(
            f"{_letter.title.ru} {_digit.title.ru}", f"{_letter.title.en} {_digit.title.en}"
        )
        NAMES[f"{plot_id(_peace, _war)}:text"] = Text(
            f"{_letter.intro.ru} {_digit.intro.ru}", f"{_letter.intro.en} {_digit.intro.en}"
        )

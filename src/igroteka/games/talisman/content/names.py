"""Names of everything a text may mention, by id; texts by `<id>:text`; labels of choices."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from igroteka.games.talisman.content import (
    ADVENTURES,
    BOARD,
    BOOK,
    CARD_TYPES,
    COLOURS,
    CREATURES,
    CROSSINGS,
    DECKS,
    DIE,
    HERO_CARDS,
    MISC,
    PURCHASES,
    QUESTS,
    ROLLS,
    SPELLS,
    STATS,
    TALISMANS,
)
from igroteka.games.talisman.content.entries import CardEntry, HeroEntry, Space
from igroteka.games.talisman.content.vocabulary import Choice, Row
from igroteka.kernel.almanac import names_in
from igroteka.kernel.content import Text


@cache
def label(text: Text) -> str:
    """The id by which a choice or a row of a die table is mentioned."""
    return f"label:{zlib.crc32(f'{text.ru}|{text.en}'.encode()):08x}"


def _bound(text: Text) -> Text:
    """A number stays with its word at the end of a line."""
    return Text(ru=_NUMBER.sub("\\1\u00a0", text.ru), en=_NUMBER.sub("\\1\u00a0", text.en))


_NUMBER = re.compile(r"(\d) (?=[^\W\d])")


def _labels(value: Any) -> Iterator[Text]:
    """Every label of choices and die tables inside a content entry."""
    if isinstance(value, (Choice, Row)) and value.label is not None:
        yield value.label
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _labels(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from _labels(item)


def _abilities(hero: HeroEntry) -> Text:
    """All that is printed on a hero card besides its figures."""
    return Text(
        ru=" ".join(f"{ability.name.ru}: {ability.text.ru}" for ability in hero.abilities),
        en=" ".join(f"{ability.name.en}: {ability.text.en}" for ability in hero.abilities),
    )


def _place(space: Space) -> Text:
    """A space by its name; namesakes by their neighbours too, as they lie clockwise."""
    if sum(other.name == space.name for other in BOARD.spaces) == 1:
        return space.name
    before, after = NAMES[space.ccw], NAMES[space.cw]
    return Text(
        ru=f"{space.name.ru} ({before.ru} – {after.ru})",
        en=f"{space.name.en} ({before.en} – {after.en})",
    )


def _use(card: CardEntry, label: Text) -> Text:
    """One of several uses of a card."""
    return Text(ru=f"{card.name.ru} ({label.ru})", en=f"{card.name.en} ({label.en})")


_CARDS = (*ADVENTURES, *PURCHASES, *TALISMANS, *SPELLS)
_TEXTS = [(card.id, card.text) for card in _CARDS]
_TEXTS += [(space.id, space.text) for space in BOARD.spaces]

NAMES: dict[str, Text] = {entry.id: entry.name for entry in (*_CARDS, *HERO_CARDS)}
NAMES |= {space.id: space.name for space in BOARD.spaces}
NAMES |= {f"place:{space.id}": _place(space) for space in BOARD.spaces}
NAMES |= {region.id: region.name for region in BOARD.regions}
NAMES |= {creature.id: creature.name for creature in CREATURES}
NAMES |= {f"quest:{quest.id}": _bound(quest.label) for quest in QUESTS}
NAMES |= {variant.id: variant.name for variant in MISC.variants}
NAMES |= {f"alignment:{id}": name for id, name in MISC.alignment_cards.names.items()}
NAMES |= COLOURS
NAMES |= {f"stat:{id}": name for id, name in STATS.items()}
NAMES |= {f"type:{id}": name for id, name in CARD_TYPES.items()}
NAMES |= {f"roll:{id}": name for id, name in ROLLS.items()}
NAMES |= DECKS
NAMES["die"] = DIE
NAMES |= {link.id: link.name for link in CROSSINGS}
NAMES |= {feature.id: feature.name for feature in BOARD.features}
NAMES |= {
    f"{card.id}.{number}": _bound(_use(card, effect.label))
    for card in _CARDS
    for number, effect in enumerate(card.effects)
    if effect.label is not None
}
NAMES["toad"] = MISC.toad.name
NAMES["toad:text"] = MISC.toad.text
NAMES |= {f"{id}:text": _bound(text) for id, text in _TEXTS}
NAMES |= {f"{hero.id}.{a.id}": a.name for hero in HERO_CARDS for a in hero.abilities}
NAMES |= {f"{hero.id}.{a.id}:text": a.text for hero in HERO_CARDS for a in hero.abilities}
NAMES |= {f"{hero.id}:text": _abilities(hero) for hero in HERO_CARDS}
for _entry in (*_CARDS, *BOARD.spaces, *HERO_CARDS):
    NAMES |= {label(text): _bound(text) for text in _labels(_entry)}
NAMES |= names_in(BOOK)

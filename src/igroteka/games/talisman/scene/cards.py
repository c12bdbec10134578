"""Cards as one reads them: faces by type, backs by deck; decks, discards and stocks as piles.

Every physical card lies in one place, so `card:<number>` is its id wherever it goes, and a
screen can follow it. A card that the viewer cannot see is a back that knows its place only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from igroteka.games.talisman.content import CREATURES, PURCHASES, TALISMANS
from igroteka.games.talisman.content.vocabulary import StatMod
from igroteka.games.talisman.rules.components.cards import IDS, KIND, Kind
from igroteka.games.talisman.rules.state import Talisman
from igroteka.games.talisman.scene.look import (
    ADVENTURE_BACK,
    CARDS,
    MISSED,
    SPELL_BACK,
    STATS,
    stat,
    text_of,
)
from igroteka.games.talisman.scene.look import CREATURES as CREATURE_ICONS
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import Card, Figure, Label, Pile, Row, Words

_BACKS = {"adventure": ADVENTURE_BACK, "spell": SPELL_BACK}
_STOCK = tuple(dict.fromkeys(entry.id for entry in (*PURCHASES, *TALISMANS)))
"""The kinds of cards that lie open in the stocks (TAL-PUR-1, TAL-TAL-1)."""


# Faces ----------------------------------------------------------------------------------------


def face(card: int, owner: int | None = None, tokens: int = 0, up: bool = True) -> Card:
    """A card that the viewer can read; `tokens` are the counters that lie on it."""
    return _face(card, f"card:{card}", owner, tokens, up)


@lru_cache(maxsize=4096)
def _face(card: int, id: str, owner: int | None, tokens: int, up: bool) -> Card:
    kind = KIND[card]
    return Card(
        id=id,
        back=type_line(card),
        face=kind.id,
        title=kind.id,
        text=text_of(kind.id),
        icon=CARDS[kind.id],
        figures=tuple(_figures(kind, tokens)),
        up=up,
        owner=owner,
    )


@cache
def type_line(card: int) -> str:
    """TAL-TERM-1: the type of the card, Enemies by what they are."""
    if IDS[card] == "talisman":
        return "type:talisman"
    return f"type:{KIND[card].enemy_type or KIND[card].type}"


def _figures(kind: Kind, tokens: int) -> Iterator[Figure]:
    """What counts: an Enemy's figure, bonuses, counters lying on it, a price, rounds."""
    if kind.figure:
        yield stat("craft" if kind.attack == "psychic" else "strength", kind.figure)
    for mod in kind.mods:
        if isinstance(mod, StatMod) and isinstance(mod.amount, int) and mod.stat in STATS:
            yield stat(mod.stat, mod.amount)
    if tokens:
        yield stat(kind.tokens_of, tokens)
    if kind.cost:
        yield stat("gold", kind.cost)
    if kind.rounds:
        yield Figure(kind.rounds, MISSED, Words("label-lasts"))


@cache
def foe(card: int) -> Card:
    """An Enemy once more beside the board: the card itself lies on its space."""
    return _face(card, f"foe:{card}", None, 0, True)


@lru_cache(maxsize=256)
def creature(number: int, figure: int) -> Card:
    """A Creature of a space, Stranger or Place, which has no card of its own."""
    entry = CREATURES[number]
    return Card(
        id=f"creature:{entry.id}",
        back="type:creature",
        face=entry.id,
        title=entry.id,
        icon=CREATURE_ICONS[entry.id],
        figures=(stat("craft" if entry.attack == "psychic" else "strength", figure),),
    )


# Rows -----------------------------------------------------------------------------------------


def row(
    id: str,
    label: Label,
    cards: Sequence[int],
    owner: int | None = None,
    back: str = "spell",
    up: bool = True,
) -> Row:
    """Cards of a row: faces where the viewer may see them, otherwise backs without a name."""
    shown = tuple(
        _back(f"{id}:back:{place}", back, owner) if card == HIDDEN else face(card, owner, 0, up)
        for place, card in enumerate(cards)
    )
    return Row(id=id, label=label, cards=shown)


@cache
def _back(id: str, back: str, owner: int | None) -> Card:
    return Card(id=id, back=back, icon=_BACKS[back], up=False, owner=owner)


def looked_at(g: Talisman) -> Row | None:
    """TAL-INFO-3: the cards on top of the deck that this viewer has looked at, the next first."""
    known = tuple(card for card in g.adventure.top if card != HIDDEN)
    return _looked_at(known) if known else None


@lru_cache(maxsize=256)
def _looked_at(cards: tuple[int, ...]) -> Row:
    return row("top", Words("label-top"), cards, up=False)


# Piles ----------------------------------------------------------------------------------------


def piles(g: Talisman) -> Iterator[Pile]:
    """The two decks with their discards, and the open stocks."""
    yield _deck("deck", "adventure", g.adventure.left)
    discard = g.adventure.discard
    yield _pile("discard", len(discard), discard[-1] if discard else HIDDEN)
    yield _deck("spell-deck", "spell", g.spells.left)
    spent = g.spells.discard
    yield _pile("spell-discard", len(spent), spent[-1] if spent else HIDDEN)
    left: dict[str, list[int]] = {}
    for card in (*g.stock, *g.talismans):
        left.setdefault(IDS[card], []).append(card)
    for id in _STOCK:
        cards = left.get(id, ())
        yield _stock(id, len(cards), cards[0] if cards else HIDDEN)


@lru_cache(maxsize=1024)
def _deck(id: str, back: str, count: int) -> Pile:
    top = _back(f"{id}:top", back, None)
    return Pile(id=id, label=Words(f"label-{id}"), count=count, back=back, top=top)


@lru_cache(maxsize=4096)
def _pile(id: str, count: int, top: int) -> Pile:
    shown = face(top) if count else None
    return Pile(id=id, label=Words(f"label-{id}"), count=count, top=shown)


@lru_cache(maxsize=1024)
def _stock(id: str, count: int, top: int) -> Pile:
    return Pile(id=f"stock:{id}", label=id, count=count, top=face(top) if count else None)

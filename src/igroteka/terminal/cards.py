"""Cards as lines of text: title, figures, and what they say."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from igroteka.scene import Card, Counter, Pile, Row
from igroteka.terminal.hexes import LIT
from igroteka.terminal.signs import Signs
from igroteka.terminal.words import figures, recipes, say


def cards(rows: Sequence[Row], piles: Sequence[Pile], signs: Signs, lit: Collection[str]) -> Table:
    """A line for each card of the rows, backs counted; a line for each pile."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(ratio=1)
    for row in rows:
        label = say(signs.words, row.label)
        for card in row.cards:
            if card.face:
                table.add_row(title(card, signs, lit), _after(label, content(card, signs)))
        if backs := sum(not card.face for card in row.cards):
            table.add_row(label, signs.words("table-backs", {"count": backs}))
    for pile in piles:
        label = say(signs.words, pile.label)
        if pile.top is None or not pile.top.face:
            table.add_row(pointed(label, pile.id in lit), _count(pile, signs))
        else:
            said = [_count(pile, signs), content(pile.top, signs)]
            told = " · ".join(part for part in said if part)
            where = "" if pile.label == pile.top.title else label
            table.add_row(title(pile.top, signs, lit), _after(where, told))
    return table


def _after(label: str, said: str) -> Text:
    """What a card says, after the dim name of where it lies."""
    return Text.assemble((f"{label} · " if label and said else label, "dim"), said)


def _count(pile: Pile, signs: Signs) -> str:
    return signs.words("table-pile", {"count": pile.count})


def title(card: Card, signs: Signs, lit: Collection[str]) -> Text:
    """The title, pointed at where something can be done with the card."""
    return pointed(say(signs.words, card.title or card.face), card.id in lit, "bold")


def pointed(name: str, lit: bool, style: str = "") -> Text:
    """A name, pointed at where something can be done with what it names."""
    return Text(f"{LIT} {name}", "bold") if lit else Text(name, style)


def content(card: Card, signs: Signs) -> str:
    """Figures first, then its lines, or else its text: the lines say the same in figures."""
    words = signs.words
    said = [figures(words, card.figures)]
    said.append(recipes(words, card.lines) if card.lines else say(words, card.text))
    return " · ".join(part for part in said if part)


def supply(counters: Sequence[Counter], signs: Signs, lit: Collection[str]) -> Table:
    """Counters with a recipe get a line each; the others share one."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(ratio=1)
    for counter in counters:
        if counter.lines:
            told = recipes(signs.words, counter.lines)
            table.add_row(_named(counter, signs, lit), amount(counter), told)
    return table


def bare(counters: Sequence[Counter], signs: Signs, lit: Collection[str]) -> Columns:
    """Counters without a recipe, side by side."""
    told = [
        Text.assemble(_named(counter, signs, lit), " ", amount(counter))
        for counter in counters
        if not counter.lines
    ]
    return Columns(told, padding=(0, 3))


def _named(counter: Counter, signs: Signs, lit: Collection[str]) -> Text:
    sign = signs.kind(counter.label) if isinstance(counter.label, str) else ""
    name = f"{sign} {say(signs.words, counter.label)}".strip()
    return pointed(name, counter.id in lit)


def amount(counter: Counter) -> str:
    """`2`, or `2/3` where there is a limit."""
    return str(counter.value) if counter.of is None else f"{counter.value}/{counter.of}"

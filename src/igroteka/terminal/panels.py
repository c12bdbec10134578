"""Matters that are settled apart from the board: who stands against whom with what, and dice."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from igroteka.scene import Die, Panel, Score, Side
from igroteka.terminal.cards import bare, cards
from igroteka.terminal.hexes import LIT
from igroteka.terminal.signs import Signs
from igroteka.terminal.words import say

STATES = {"ahead": "table-ahead", "won": "table-won", "lost": "table-lost"}
HIDDEN = "?"


def panel(panel: Panel, signs: Signs, lit: Collection[str]) -> Frame:
    """A matter: its figures, its cards, its dice, the sides against each other, and the end."""
    inside: list[RenderableType] = []
    if panel.counters:
        inside.append(bare(panel.counters, signs, lit))
    if panel.rows:
        inside.append(cards(panel.rows, (), signs, lit))
    inside += dice(panel.dice, signs)
    if panel.sides:
        inside.append(_sides(panel.sides, signs, lit))
        if rows := [row for side in panel.sides for row in side.rows]:
            inside.append(cards(rows, (), signs, lit))
    if panel.outcome is not None:
        inside.append(Text(say(signs.words, panel.outcome), style="bold"))
    return Frame(Group(*inside), title=say(signs.words, panel.label))


def dice(shown: Sequence[Die], signs: Signs) -> Iterator[Text]:
    """Dice that show something."""
    for die in shown:
        if die.shown is not None:
            face = die.faces[die.shown]
            told = face if isinstance(face, int) else signs.words.name(face)
            yield Text(f"{say(signs.words, die.label)}: {told}")


def _sides(sides: Sequence[Side], signs: Signs, lit: Collection[str]) -> Table:
    """A column for each side: who, line by line what counts, the dice, and below all the sums."""
    table = Table.grid(padding=(0, 4, 0, 0))
    table.add_row(*(_head(side, signs, lit) for side in sides))
    lines = ([*_scores(side.scores, signs), *dice(_untold(side), signs)] for side in sides)
    for row in zip_longest(*lines, fillvalue=Text()):
        table.add_row(*row)
    if any(side.total is not None for side in sides):
        table.add_row(*(_total(side, signs) for side in sides))
    return table


def _head(side: Side, signs: Signs, lit: Collection[str]) -> Text:
    """Who it is, on the colour of its player, and how it stands."""
    name = Text(say(signs.words, side.name), style="bold")
    if side.owner is not None:
        name = Text.assemble((f" {signs.letters[side.owner]} ", signs.chip(side.owner)), " ", name)
    if side.id in lit:
        name = Text.assemble((f"{LIT} ", "bold"), name)
    return name.append(f" — {signs.words(STATES[side.state])}") if side.state else name


def _scores(scores: Sequence[Score], signs: Signs) -> Iterator[Text]:
    for score in scores:
        value = HIDDEN if score.hidden else str(score.value)
        yield Text(f"{say(signs.words, score.label)} {value}")


def _untold(side: Side) -> tuple[Die, ...]:
    """Dice beyond the reckoning: a single one that is a line of it is not told twice."""
    counted = [score.label for score in side.scores]
    single = len(side.dice) == 1 and side.dice[0].label in counted
    return () if single else side.dice


def _total(side: Side, signs: Signs) -> Text:
    total = HIDDEN if side.total is None else side.total
    return Text(f"{signs.words('table-total')} {total}", style="bold")

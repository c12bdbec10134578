"""The players' mats side by side: a column for each player, a line for each thing they have."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from igroteka.scene import Counter, Mat, Row, Scene, Slot, Track
from igroteka.terminal.cards import amount
from igroteka.terminal.hexes import LIT
from igroteka.terminal.signs import NOBODY, Signs
from igroteka.terminal.words import say

GLYPHS = {"active": "●", "spent": "○"}

Line = TypeVar("Line", Counter, Track)


def mats(scene: Scene, signs: Signs, lit: Collection[str]) -> Table:
    """All mats in one table."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    for _ in scene.mats:
        table.add_column()
    table.add_row("", *(_head(mat, scene, signs) for mat in scene.mats))
    for label, cells in _aligned([mat.counters for mat in scene.mats], signs):
        table.add_row(label, *(_cell(cell, _counted, lit) for cell in cells))
    for label, slots in _aligned([mat.tracks for mat in scene.mats], signs):
        table.add_row(label, *(_cell(cell, _track, lit) for cell in slots))
    by_kind = [_by_kind(mat) for mat in scene.mats]
    for kind in dict.fromkeys(kind for rows in by_kind for kind in rows):
        rows = [column.get(kind) for column in by_kind]
        if any(row and row.cards for row in rows):
            table.add_row(*_rows(rows, scene, signs))
    return table


def _head(mat: Mat, scene: Scene, signs: Signs) -> Text:
    """The player's name on his colour; an arrow for whose turn it is."""
    turn = "► " if scene.turn.seat == mat.seat else ""
    letter, name = signs.letters[mat.seat], signs.words.name(f"@{mat.seat}")
    return Text.assemble((turn, "bold"), (f" {letter} ", signs.chip(mat.seat)), f" {name}")


def _aligned(
    columns: list[tuple[Line, ...]], signs: Signs
) -> Iterator[tuple[str, list[Line | None]]]:
    """Lines that are called the same stand side by side; who lacks one has a gap there."""
    by_label = [{say(signs.words, line.label): line for line in column} for column in columns]
    labels = dict.fromkeys(label for column in by_label for label in column)
    for label in labels:
        yield label, [column.get(label) for column in by_label]


def _cell(line: Line | None, draw: Callable[[Line], Text], lit: Collection[str]) -> Text:
    if line is None:
        return Text(NOBODY, style="dim")
    text = draw(line)
    return Text.assemble((LIT, "bold"), text) if line.id in lit else text


def _counted(counter: Counter) -> Text:
    return Text(amount(counter), style="" if counter.value else "dim")


def _track(track: Track) -> Text:
    """Tokens, then the prices of the empty slots, then what the full track gives."""
    text = Text("".join(GLYPHS.get(slot.state, "") for slot in track.slots))
    prices = " ".join(_price(slot) for slot in track.slots if slot.state == "empty")
    if prices:
        text.append(f" {prices}")
        if track.gain:
            text.append(f" ★{track.gain.value}", style="dim")
    return text


def _price(slot: Slot) -> str:
    return NOBODY if slot.cost is None else str(slot.cost)


def _by_kind(mat: Mat) -> dict[str, Row]:
    """Rows of one kind stand side by side: by their message, whatever figures are in it, or,
    where the label is a name that differs from player to player, by their place."""
    kinds: dict[str, Row] = {}
    for row in mat.rows:
        kind = str(len(kinds)) if isinstance(row.label, str) else row.label.key
        kinds[kind] = row
    return kinds


def _rows(rows: Sequence[Row | None], scene: Scene, signs: Signs) -> Iterator[Text]:
    """Cards of one kind; a label that differs from player to player goes into the cells."""
    labels = ["" if row is None else say(signs.words, row.label) for row in rows]
    there = {label for label, row in zip(labels, rows, strict=True) if row is not None}
    shared = len(there) == 1
    yield Text(there.pop() if shared else "")
    for mat, row, label in zip(scene.mats, rows, labels, strict=True):
        cell = Text("" if shared else label)
        if row is not None:
            cell.append_text(_held(row, own=mat.seat == scene.viewer, signs=signs, counted=shared))
        yield cell


def _held(row: Row, own: bool, signs: Signs, counted: bool) -> Text:
    """Titles of open cards of others; what the viewer holds is told in full elsewhere."""
    open_cards = [] if own else [card for card in row.cards if card.face]
    backs = len(row.cards) - len(open_cards)
    titles = [say(signs.words, card.title) for card in open_cards if card.title != row.label]
    if counted and (backs or not row.cards):
        titles.append(str(backs))
    return Text("\n".join(titles if counted else ["", *titles]))

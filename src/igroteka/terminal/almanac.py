"""The almanac on the screen: one page, what a search finds, or the chapters."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game
from igroteka.kernel.text import Translator
from igroteka.scene import Almanac, Page
from igroteka.terminal.voice import Interface
from igroteka.terminal.words import figures, recipes, say

RULES = 4
"""How many rules a page quotes."""


def almanac_of(game: Game[Any]) -> Almanac | None:
    """The almanac of a game that brings one."""
    return _bound(game.id) if game.almanac is not None else None


@cache
def _bound(name: str) -> Almanac:
    game = find_game(name)
    assert game.almanac is not None
    found = game.almanac(game.rulebook())
    assert isinstance(found, Almanac)
    return found


def find(almanac: Almanac, words: str, texts: Translator) -> list[Page]:
    """The page of this name; or else all pages that hold every one of the words."""
    wanted = words.casefold().split()
    named = [page for page in almanac.pages if say(texts, page.name).casefold() == words.casefold()]
    if named:
        return named
    return [
        page
        for page in almanac.pages
        if all(
            word in f"{say(texts, page.name)} {say(texts, page.text)}".casefold() for word in wanted
        )
    ]


def one_page(game: Game[Any], page: Page, texts: Translator, ui: Interface) -> RenderableType:
    """All that a page tells."""
    kind = say(texts, page.kind)
    head = Text.assemble((say(texts, page.name), "bold"), (f"  {kind}" if kind else "", "cyan"))
    told = [figures(texts, page.figures), recipes(texts, page.lines), say(texts, page.text)]
    if page.copies:
        told.append(ui("ui-page-copies", {"count": page.copies}))
    body: list[RenderableType] = [Text(line) for line in told if line]
    for id in page.rules[:RULES]:
        rule = game.rulebook().get(id, ui.lang)
        body.append(Text.assemble((f"{id}  ", "dim"), (rule.text, "dim")))
    return Group(head, *(Padding(line, (0, 0, 0, 2)) for line in body))


def found_pages(pages: list[Page], texts: Translator) -> RenderableType:
    """Pages below each other, names in front."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column()
    for page in pages:
        said = [figures(texts, page.figures), say(texts, page.text)]
        table.add_row(say(texts, page.name), " · ".join(part for part in said if part))
    return table


def chapters(almanac: Almanac, texts: Translator) -> RenderableType:
    """The chapters with what they tell of."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(style="dim")
    for chapter in almanac.chapters:
        names = [say(texts, page.name) for page in almanac.pages if page.chapter == chapter.id]
        table.add_row(texts.name(chapter.name), ", ".join(names))
    return table

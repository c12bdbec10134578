"""The rulebook on the screen: one rule, what a search finds, or the table of contents."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.rulebook import ID, Rule, Rulebook, UnknownRule
from igroteka.terminal.voice import Interface

_SOURCES = ("rulebook", "designed", "public")


def one_rule(rule: Rule, ui: Interface) -> RenderableType:
    """A rule with its chapter and where it comes from."""
    head = Text.assemble((rule.id, "bold"), ("  " + rule.chapter, "cyan"))
    source = Text(ui("ui-rule-source", {"source": _source(rule, ui)}), "dim")
    return Group(head, Padding(Text(rule.text), (0, 0, 0, 2)), Padding(source, (0, 0, 0, 2)))


def _source(rule: Rule, ui: Interface) -> str:
    """The ledger speaks English; its first word says the most and is translated."""
    first = re.split(r"\W", rule.provenance, maxsplit=1)[0]
    if ui.lang == "en" or first not in _SOURCES:
        return rule.provenance or ui("ui-source-none")
    rest = rule.provenance.removeprefix(first).strip(",:; ").removeprefix("info").strip(",:; ")
    said = ui(f"ui-source-{first}")
    return f"{said} ({rest})" if rest else said


def found_rules(rules: Iterable[Rule]) -> RenderableType:
    """Rules below each other, ids in front."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for rule in rules:
        table.add_row(rule.id, rule.text)
    return table


def contents(book: Rulebook, lang: str) -> RenderableType:
    """The chapters with their first and last rules."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(no_wrap=True, style="dim")
    for chapter, ids in _chapters(book.get(rule.id, lang) for rule in book):
        table.add_row(chapter, ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}")
    return table


def _chapters(rules: Iterable[Rule]) -> Iterator[tuple[str, list[str]]]:
    chapter, ids = "", list[str]()
    for rule in rules:
        if rule.chapter != chapter and ids:
            yield chapter, ids
            ids = []
        chapter = rule.chapter
        ids.append(rule.id)
    if ids:
        yield chapter, ids


def full_id(book: Rulebook, words: str) -> str | None:
    """The id a person means by `KAL-BUILD-3`, `kal-build-3` or `build-3`; None if it is no id."""
    word = words.strip().upper()
    if not re.fullmatch(r"[A-Z0-9]+(-[A-Z0-9]+)+", word):
        return None
    prefixed = f"{book.prefix}-{word}"
    return prefixed if word not in book and prefixed in book else word


def look_up(book: Rulebook, words: str, lang: str) -> Rule | list[Rule]:
    """The rule with this id, or all rules that hold the words; UnknownRule for a wrong id."""
    id = full_id(book, words)
    if id is None:
        return book.search(words, lang)
    try:
        return book.get(id, lang)
    except UnknownRule:
        if not id.startswith(f"{book.prefix}-"):
            return book.search(words, lang)  # `two-player` looks like an id and is none
        raise


def game_of(word: str) -> Game[Any] | None:
    """The game whose rule is meant by KAL-BUILD-3; None if it is no id, UnknownRule if nobody's."""
    id = word.upper()
    games = [find_game(name) for name in game_names()] if "-" in id else []
    for game in games:
        if id.startswith(f"{game.rulebook().prefix}-"):
            return game
    if re.fullmatch(ID, id):
        raise UnknownRule.among([rule.id for game in games for rule in game.rulebook()], id)
    return None

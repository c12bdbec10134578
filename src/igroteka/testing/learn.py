"""What the pages that teach a game must stand: both languages tell the same, in plain words."""

from __future__ import annotations

import re
from typing import Any

from igroteka.kernel.game import Game
from igroteka.kernel.learn import LearnPage
from igroteka.kernel.rulebook import LANGS
from igroteka.scene.almanac import Finder
from igroteka.testing.texts import RAW_ID, RULE_JARGON

LEAST = 3
"""What it is about, a turn, how to win."""

_MARKUP = re.compile(r"[#\[\]`_]|!\(")


def assert_taught(game: Game[Any]) -> None:
    """Pages in both languages, made alike, whose figures are there and whose words are plain."""
    editions = [game.learn(lang) for lang in LANGS]
    for pages in editions:
        assert len(pages) >= LEAST
        assert all(page.title and page.blocks for page in pages)
        assert _unreadable(pages) == []
        assert _unknown_figures(game, pages) == []
        assert any(block.pages for page in pages for block in page.blocks)
    one, other = ([_made(page) for page in pages] for pages in editions)
    assert one == other, "the languages tell in another order"


def _made(page: LearnPage) -> list[tuple[str, int, tuple[str, ...]]]:
    return [(block.kind, len(block.lines), block.pages) for block in page.blocks]


def _lines(pages: tuple[LearnPage, ...]) -> list[str]:
    said = [line for page in pages for block in page.blocks for line in block.lines]
    return [*said, *(page.title for page in pages)]


def _unreadable(pages: tuple[LearnPage, ...]) -> list[str]:
    """Lines with ids, names of files, or marks that mean nothing to a reader."""
    return [
        line
        for line in _lines(pages)
        if RULE_JARGON.search(line)
        or RAW_ID.search(line)
        or _MARKUP.search(line)
        or line.count("**") % 2
    ]


def _unknown_figures(game: Game[Any], pages: tuple[LearnPage, ...]) -> list[str]:
    assert game.almanac is not None
    find = Finder(game.almanac(game.rulebook()))
    shown = [id for page in pages for block in page.blocks for id in block.pages]
    return [id for id in shown if find.page(id) is None]

"""Where a rule lives, on the screen: its lines of code, its content entries, its tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from igroteka.kernel.game import Game
from igroteka.terminal.voice import Interface
from igroteka.testing.citations import Place, folder_of_tests, in_code, in_content, in_tests


def where(game: Game[Any], id: str, ui: Interface) -> RenderableType:
    """Everything that names one rule of a game."""
    folder = Path(str(game.folder)).resolve()
    book, tests = game.rulebook(), folder_of_tests(folder, game.id)
    code = in_code(folder, book, tests).places.get(id, [])
    content = in_content(folder, book).places.get(id, [])
    tested = in_tests(tests, book).places.get(id, []) if tests else []
    untested = "ui-where-no-tests" if tests else "ui-where-tests-elsewhere"
    lines = [Text(ui("ui-where-code"), "cyan")]
    lines += _lines(code) or [_none(ui("ui-where-no-code"))]
    if content:
        lines += [Text(ui("ui-where-content"), "cyan"), *_lines(content)]
    lines.append(Text(ui("ui-where-tests"), "cyan"))
    lines += [_head(place) for place in tested] or [_none(ui(untested))]
    return Group(*lines)


def _lines(places: Sequence[Place]) -> list[Text]:
    return [part for place in places for part in (_head(place), Text(f"    {place.text}", "dim"))]


def _head(place: Place) -> Text:
    """`file:line` in one piece, to be clicked or copied, and what it is part of."""
    return Text.assemble((f"  {_near(place.path)}:{place.line}", "bold"), f"  {place.inside}")


def _none(said: str) -> Text:
    return Text(f"  {said}", "dim")


def _near(path: Path) -> str:
    """As short as it can be said from here."""
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)

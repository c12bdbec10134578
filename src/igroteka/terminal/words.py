"""Words for the table: the terminal's own texts beside those of a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from igroteka.kernel.game import Game
from igroteka.kernel.text import Translator
from igroteka.scene import Figure, Label, Line


def translator(game: Game[Any], lang: str, seats: Sequence[str] | None = None) -> Translator:
    """Texts of the game and of the terminal; seats are called by their colours unless named."""
    folders = [files(__package__) / "table_texts", game.folder / "text"]
    words = Translator(lang, folders, game.names)
    return words.with_seats(seats or [words.name(colour) for colour in game.colours])


def say(words: Translator, label: Label) -> str:
    """A label in the reader's language."""
    if isinstance(label, str):
        return words.name(label) if label else ""
    return words(label.key, label.args)


def figure(words: Translator, shown: Figure) -> str:
    """`Wood 2`, or `3 alike` where the type is open."""
    if shown.of:
        return words(f"figure-{shown.of}", {"count": shown.value})
    return f"{say(words, shown.label)} {shown.value}".strip()


def figures(words: Translator, shown: Sequence[Figure]) -> str:
    """Several figures side by side."""
    return ", ".join(figure(words, one) for one in shown)


def recipes(words: Translator, lines: Sequence[Line]) -> str:
    """Lines in a row; a label that all of them begin with is said once, in front."""
    shared = _shared_label(lines)
    if not shared:
        return "; ".join(_recipe(figures(words, line.cost), words, line) for line in lines)
    told = "; ".join(_recipe(str(line.cost[0].value), words, line) for line in lines)
    return f"{say(words, shared)}: {told}"


def _recipe(cost: str, words: Translator, line: Line) -> str:
    gain = figures(words, line.gain)
    return f"{cost} → {gain}" if cost and gain else cost or gain


def _shared_label(lines: Sequence[Line]) -> Label:
    """The label of the only cost of every line, where there are several and they agree."""
    if len(lines) < 2 or any(len(line.cost) != 1 for line in lines):
        return ""
    first = lines[0].cost[0].label
    return first if all(line.cost[0].label == first for line in lines) else ""

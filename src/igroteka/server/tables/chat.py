"""Words from people: they may hold anything, and others must be able to read past them."""

from __future__ import annotations

import unicodedata

from igroteka.server.tables.problem import Problem

NAME = 24


def cleaned(text: str) -> str:
    """The text in one line, without what cannot be seen or turns others' words around.

    Control, format (direction marks, zero width), private and unassigned characters go; a pile
    of combining marks is cut after the second one.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if letter.isspace():
            kept.append(" ")
        elif kind[0] != "C" and marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())


def speech(text: str) -> str:
    """A line of chat, or the problem with it."""
    line = cleaned(text)
    if not line:
        raise Problem("problem-nothing-said")
    return line


def name(text: str) -> str:
    """A name from a file."""
    return cleaned(text)[:NAME].strip() or "—"

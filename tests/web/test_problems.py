"""Whatever the server may refuse, the player reads a sentence about it in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

SOURCES = Path(str(files("igroteka.server")))
INTERFACE = Path(__file__).resolve().parents[2] / "web" / "src" / "texts"


def named() -> set[str]:
    """Every problem that the server's code names."""
    return {
        key
        for path in SOURCES.rglob("*.py")
        for key in re.findall(r'"(problem-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }


def told(path: Path) -> set[str]:
    """The problems that a Fluent file has words for."""
    return set(re.findall(r"^(problem-[a-z-]+) =", path.read_text(encoding="utf-8"), re.M))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_problem_of_the_server_has_words(lang: str) -> None:
    words = told(INTERFACE / f"{lang}.ftl") | told(SOURCES / "texts" / f"{lang}.ftl")
    assert named(), "the server names no problems at all: the search above is broken"
    assert named() - words == set()

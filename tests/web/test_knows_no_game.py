"""The client draws what the scene names: no game is named in it, nor a drawing for one."""

from __future__ import annotations

import re
from pathlib import Path

from igroteka.kernel.registry import game_names

WEB = Path(__file__).resolve().parents[2] / "web"
READ = {".ts", ".svelte", ".css", ".ftl", ".html", ".py", ".mjs"}
FIXTURES = "fixtures"
"""Moments of real matches, that tests show."""


def sources() -> list[Path]:
    found = [WEB / "index.html", *(WEB / "src").rglob("*"), *(WEB / "scripts").rglob("*")]
    return [
        path
        for path in found
        if path.suffix in READ and FIXTURES not in path.parts and ".test." not in path.name
    ]


def test_no_game_is_named_in_the_client() -> None:
    named = re.compile(rf"\b({'|'.join(game_names())})\b", re.IGNORECASE)
    lines = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert len(sources()) > 90
    assert lines == []


def test_no_content_of_a_game_has_a_style_in_the_client() -> None:
    """Colours of kinds come from the scene's palette, drawings from the game's art."""
    own = re.compile(r"\.(theme|ground|kind|edge|reach|region)-[\w-]+|var\(--ink-[a-z]")
    common = re.compile(
        r"\.(ground-unknown|edge-(line|touch|ring|tip|badge|art)|region-title)|var\(--ink-2"
    )
    found = [
        f"{path.name}: {match.group()}"
        for path in sources()
        if path.suffix == ".css"
        for match in own.finditer(path.read_text(encoding="utf-8"))
        if not common.match(match.group())
    ]
    assert found == []

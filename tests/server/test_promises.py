"""Every promise of docs/operations.md is held by a test that there is."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "operations.md"
NAMED = re.compile(r"`(?:(/?test_\w+\.py))?(?:::(test_\w+))?`")
"""A file, a test in it, or a further test in the file that was named last."""


def test_every_promise_names_tests_that_there_are() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("## What holds each promise")[2]
    found = [match.groups() for match in NAMED.finditer(table) if any(match.groups())]
    assert len(found) > 30
    text = ""
    for file, test in found:
        if file is not None:
            folder = HERE / "tables" if file.startswith("/") else HERE
            text = (folder / file.strip("/")).read_text(encoding="utf-8")
        assert test is None or f"def {test}(" in text, f"{file}: no {test}"

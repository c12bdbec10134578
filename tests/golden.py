"""Golden files: what was told before, compared with what is told now."""

from __future__ import annotations

import difflib
import os
from pathlib import Path


def assert_told_as_before(golden: Path, text: str) -> None:
    """The story in the file is the story now; `IGROTEKA_GOLDEN=write` writes it anew first."""
    if os.environ.get("IGROTEKA_GOLDEN") == "write":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    before = golden.read_text(encoding="utf-8")
    change = difflib.unified_diff(
        before.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=1
    )
    assert text == before, (
        f"The story of {golden.stem} has changed. If that is meant, run this test again with "
        "IGROTEKA_GOLDEN=write and read the difference.\n" + "\n".join(list(change)[:40])
    )

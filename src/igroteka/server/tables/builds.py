"""By which rules a process plays: the version of a game's rules, and a digest of their text.

Two processes with the same build ask the same questions, so they may play one table together.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import igroteka.kernel
from igroteka.kernel.game import Game

_TEXTS = frozenset({".py", ".yaml", ".yml"})


def build_of(game: Game[Any]) -> str:
    """The name of the rules as they are here."""
    return f"{game.rules_version}-{_digest(str(game.folder))}"


@cache
def _digest(place: str) -> str:
    """Over all that rules are made of: theirs, their content's and the kernel's text."""
    folder = Path(place)
    kernel = Path(igroteka.kernel.__file__).parent
    found = hashlib.sha256()
    for part in (kernel, folder / "rules", folder / "content"):
        for path in sorted(part.rglob("*")):
            if path.suffix in _TEXTS:
                found.update(path.relative_to(part).as_posix().encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:12]

"""Where Igroteka keeps what it must remember: saves, the database of the web table."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """IGROTEKA_HOME, else a folder of our own in the user's data directory."""
    if home := environment.get("IGROTEKA_HOME"):
        return Path(home)
    data = environment.get("XDG_DATA_HOME")
    base = data or os.path.expanduser("~/.local/share")  # noqa: PTH111  (never fails, unlike Path)
    return Path(base) / "igroteka"

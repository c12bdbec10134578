"""How an attack ends (BAT, ENC-16)."""

from __future__ import annotations

from typing import Final

WON: Final = 0
LOST: Final = 1
STAND_OFF: Final = 2
EVADED: Final = 3
LEFT: Final = 4
"""LEFT: some Enemy was neither fought nor evaded (TAL-ENC-16)."""

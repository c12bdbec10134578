"""How an attack ends (BAT, ENC-16)."""

from __future__ import annotations

WON, LOST, STAND_OFF, EVADED, LEFT = range(5)
"""LEFT: some Enemy was neither fought nor evaded (TAL-ENC-16)."""

"""The table on a screen of letters: draws any scene with rich. Knows no game."""

from igroteka.terminal.draw import table
from igroteka.terminal.words import translator

__all__ = ["table", "translator"]

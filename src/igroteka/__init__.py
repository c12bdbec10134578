"""Igroteka, a cabinet of games: one rules engine for tables, bots and the laboratory."""

__version__ = "0.1.0"

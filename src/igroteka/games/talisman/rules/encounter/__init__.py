"""Encounters: cards, spaces, what lies there."""

"""Spells and the windows in which they are cast."""

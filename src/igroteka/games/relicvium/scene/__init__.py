"""The table as a screen may draw it."""

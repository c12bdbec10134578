"""The table as one player may see it."""

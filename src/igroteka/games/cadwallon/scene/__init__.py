"""The table as one viewer may see it."""

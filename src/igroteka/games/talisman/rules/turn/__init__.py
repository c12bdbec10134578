"""The turn and the ways about the board."""

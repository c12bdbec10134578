"""The laboratory: many matches between bots, and what they show of a game and of its bots."""

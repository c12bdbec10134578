"""What bots know of this game."""

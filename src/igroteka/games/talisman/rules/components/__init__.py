"""What is in the box: cards, heroes, spaces, decks (COMP)."""

"""What every game stands on: questions, flow, chance, content, rulebook, texts. Knows no game."""

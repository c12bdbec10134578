"""Search: what an option is worth is seen by playing on from it, on guesses, for a few turns."""

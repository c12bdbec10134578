"""Mutation testing of a game's rules: break them in a sample of places and see the tests fail."""

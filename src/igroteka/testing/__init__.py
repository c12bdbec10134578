"""What the tests of a game need, of ours or of another package. Knows no game.

Only tests and `make rules` import it; pytest and hypothesis come with the extra `testing`.
"""

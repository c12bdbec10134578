"""What the tests of a game need, of ours or of another package. Knows no game.

Who plays needs none of it but `citations`, which tell where a rule lives; pytest, hypothesis and
mypy come with the extra `testing`.
"""

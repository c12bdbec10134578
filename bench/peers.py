"""What others do on the same machine in the same run."""

from __future__ import annotations

from random import Random

import chess
import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401  (registers the game)

from bench.timing import per_second


def chess_random_play() -> float:
    """python-chess: random legal moves a second, up to 300 plies a game."""
    rng = Random(1)

    def one_game() -> int:
        board = chess.Board()
        played = 0
        while played < 300 and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            played += 1
        return played

    return per_second(one_game, 2.0)


def spiel_random_play(name: str = "python_liars_poker") -> float:
    """OpenSpiel: random decisions a second in a card game written in Python."""
    rng = Random(1)
    game = pyspiel.load_game(name)

    def one_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return per_second(one_game, 2.0)


def spiel_clones(name: str = "python_liars_poker") -> float:
    """OpenSpiel: clones a second of a card game written in Python, in the middle of a game."""
    rng = Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or state.move_number() < 12:
        chance = state.is_chance_node()
        actions = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(actions))

    def many() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return per_second(many)

"""Training: what the evaluation of a game will say at the end of a match, foreseen by figures.

Greedy bots play against each other, some of them with slips, so that the positions differ. Where
a turn has ended, the figures that the game names (`Game.features`) are noted; at the end of the
match it is known what came of them. What each figure weighs, early and late, is what foresees that
best: a linear regression with a little ridge. The same seed learns the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from igroteka.bots.greedy import Greedy
from igroteka.bots.guided import guided_choice
from igroteka.bots.search.value import Learned
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.game import Features, Game
from igroteka.kernel.match import Match

KNOTS: Final = (0.0, 0.5, 1.0)
SLIPS: Final = (0.0, 0.0, 0.05, 0.15)
"""How often a player takes what comes to mind: each seat gets one of these for a match."""
RIDGE: Final = 5.0
"""So many matches in which a figure meant nothing: what is rarely seen shall weigh little."""
MIX: Final = 0.5
"""The part of what was learned, unless the arena says otherwise."""
DIGITS: Final = 4


class Seen(NamedTuple):
    """A position where a turn of a seat has ended."""

    progress: float
    figures: list[float]
    end: float
    """What the evaluation says at the end of the match."""


def train(
    game: Game[Any],
    options: Mapping[str, Any],
    matches: int,
    seed: int,
    command: str,
    progress: Callable[[int], None] | None = None,
) -> Learned:
    """What is learned from so many matches."""
    features = game.features
    if features is None:
        raise BadOptions(f"{game.id} names no figures to learn from")
    seen: list[Seen] = []
    for number in range(matches):
        seen += positions(game, features, options, seed + number)
        if progress is not None:
            progress(number + 1)
    fixed = features.fixed
    open_ones = [place for place, name in enumerate(features.names) if name not in fixed]
    knots = regression(
        [(one.progress, [one.figures[place] for place in open_ones], one.end) for one in seen]
    )
    weights = {name: tuple([fixed.get(name, 0.0)] * len(KNOTS)) for name in features.names}
    for number, place in enumerate(open_ones):
        weights[features.names[place]] = tuple([round_off(knot[number]) for knot in knots])
    return Learned(
        command=command,
        matches=matches,
        rules_version=game.rules_version,
        mix=MIX,
        knots=KNOTS,
        weights=weights,
    )


# Playing --------------------------------------------------------------------------------------


def positions(
    game: Game[Any], features: Features[Any], options: Mapping[str, Any], seed: int
) -> Iterator[Seen]:
    """The ends of turns in one match, and how it went out for those whose turns they were."""
    match: Match[Any] = Match.new(
        game, game.configure(options), Fast.seeded("train", game.id, seed)
    )
    rng = Random(seed)
    bots = [Greedy(rng.getrandbits(32)) for _ in range(match.g.options.players)]
    slips = [rng.choice(SLIPS) for _ in bots]
    noted: list[tuple[int, float, list[float]]] = []
    last = None
    step = match.running
    while not match.over:
        ask = match.asks[0]
        seat, g = ask.seat, match.g
        if ask.anchor or match.running is not step:
            step = match.running
            if last is not None and last != seat:
                noted.append((last, features.progress(g), features.of(g, last)))
            last = seat
        if rng.random() < slips[seat]:
            option = guided_choice(match, ask, rng)
        else:
            option = bots[seat].choose(match, seat)
        match.answer(seat, option)
    ends = [game.evaluate(match.g, seat) for seat in range(len(bots))]
    for seat, done, figures in noted:
        yield Seen(done, figures, ends[seat])


# Learning -------------------------------------------------------------------------------------


def regression(examples: Sequence[tuple[float, list[float], float]]) -> list[list[float]]:
    """The weights of the figures at each knot that foresee best: an example is how far the match
    was, its figures, and what came of them."""
    size = len(examples[0][1])
    many = size * len(KNOTS)
    products = [[0.0] * many for _ in range(many)]
    aims = [0.0] * many
    squares = [0.0] * size
    for progress, figures, aim in examples:
        parts = list(_parts(progress, figures))
        for place, figure in enumerate(figures):
            squares[place] += figure * figure
        for one, mine in parts:
            aims[one] += mine * aim
            row = products[one]
            for other, its in parts:
                row[other] += mine * its
    for one in range(many):
        products[one][one] += RIDGE * squares[one % size] / len(examples) + 1e-9
    solved = _solved(products, aims)
    return [solved[start : start + size] for start in range(0, many, size)]


def _parts(progress: float, figures: list[float]) -> Iterator[tuple[int, float]]:
    """The figures as seen from the two knots between which the match stands."""
    size = len(figures)
    at = 1
    while at < len(KNOTS) - 1 and progress > KNOTS[at]:
        at += 1
    late = (progress - KNOTS[at - 1]) / (KNOTS[at] - KNOTS[at - 1])
    for place, figure in enumerate(figures):
        if figure:
            yield (at - 1) * size + place, figure * (1.0 - late)
            yield at * size + place, figure * late


def _solved(matrix: list[list[float]], aims: list[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss)."""
    many = len(aims)
    rows = [[*row, aim] for row, aim in zip(matrix, aims, strict=True)]
    for at in range(many):
        best = max(range(at, many), key=lambda one: abs(rows[one][at]))
        rows[at], rows[best] = rows[best], rows[at]
        first = rows[at]
        for row in rows[at + 1 :]:
            times = row[at] / first[at]
            if times:
                for column in range(at, many + 1):
                    row[column] -= times * first[column]
    found = [0.0] * many
    for at in reversed(range(many)):
        rest = sum(rows[at][one] * found[one] for one in range(at + 1, many))
        found[at] = (rows[at][many] - rest) / rows[at][at]
    return found


def round_off(value: float) -> float:
    """As many digits as the file has."""
    return float(f"{value:.{DIGITS}g}")

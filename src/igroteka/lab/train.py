"""Training: what the evaluation of a game overlooks where a turn ends, told by figures.

Greedy bots play against each other. Where a turn begins it is played in several ways on the same
guess, and each is played on to the end of the match with the same luck. What differs in the end
comes of what differed when the turn was over: how much of that the evaluation did not say, and by
which of the figures that the game names (`Game.features`) it could have been told, early and late,
is found by a linear regression with much ridge. Matches that are compared with each other teach how
to foresee; ways to play the same turn teach how to choose. The same seed learns the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from igroteka.bots.greedy import Greedy
from igroteka.bots.search.playout import next_luck, slips_of
from igroteka.bots.search.policy import considered, drawn, heaviest, offhand
from igroteka.bots.search.value import Learned
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.game import Features, Game
from igroteka.kernel.match import Match

KNOTS: Final = (0.0, 0.5, 1.0)
WAYS: Final = 5
"""In how many ways a turn is played."""
GUESSES: Final = 3
"""On how many guesses, each of which has ways of its own."""
EVERY: Final = 2
"""One of so many turns is looked at."""
OFFHAND: Final = 0.35
"""How often something is done that comes to mind: so the ways differ, all but the first."""
IN_TURN, AFTERWARDS = 6, 4
"""How many options are considered in the turn itself, and in later ones."""
RIDGE: Final = 3000.0
"""So many ends of turns at which a figure meant nothing: what is rarely seen shall weigh little."""
MIX: Final = 1.0
"""How much of what was learned counts, unless the arena says otherwise."""
DIGITS: Final = 4


Example = tuple[float, list[float], float]
"""How far the match was, the figures, and what they are to tell."""


class Seen(NamedTuple):
    """One way to play a turn, where it has ended."""

    progress: float
    figures: list[float]
    hand: float
    """What the evaluation says there,"""
    end: float
    """… and at the end of the match."""


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
    examples: list[Example] = []
    for number in range(matches):
        for ways in turns(game, features, options, seed + number):
            examples += differences(ways)
        if progress is not None:
            progress(number + 1)
    return Learned(
        command=command,
        matches=matches,
        rules_version=game.rules_version,
        mix=MIX,
        knots=KNOTS,
        weights=weights(features, examples),
    )


def weights(features: Features[Any], examples: Sequence[Example]) -> dict[str, tuple[float, ...]]:
    """What each figure weighs; where the game has fixed it, as it says."""
    set_by_hand = [features.fixed.get(name) for name in features.names]
    places = [place for place, weight in enumerate(set_by_hand) if weight is None]
    left = []
    for progress, figures, aim in examples:
        known = sum([f * w for f, w in zip(figures, set_by_hand, strict=True) if w is not None])
        left.append((progress, [figures[place] for place in places], aim - known))
    found = dict(zip(places, zip(*regression(left), strict=True), strict=True))
    weighed = {}
    for place, name in enumerate(features.names):
        knots = found.get(place) or (features.fixed[name],) * len(KNOTS)
        weighed[name] = tuple([round_off(knot) for knot in knots])
    return weighed


def differences(ways: Sequence[Seen]) -> Iterator[Example]:
    """How each way differs from their mean: in its figures, and in what came of it beyond what the
    evaluation said."""
    many = len(ways)
    figures = [sum(column) / many for column in zip(*[way.figures for way in ways], strict=True)]
    beyond = sum(way.end - way.hand for way in ways) / many
    progress = sum(way.progress for way in ways) / many
    for way in ways:
        apart = [one - mean for one, mean in zip(way.figures, figures, strict=True)]
        yield progress, apart, way.end - way.hand - beyond


# Playing --------------------------------------------------------------------------------------


def turns(
    game: Game[Any], features: Features[Any], options: Mapping[str, Any], seed: int
) -> Iterator[list[Seen]]:
    """Some turns of one match, each in several ways."""
    match: Match[Any] = Match.new(
        game, game.configure(options), Fast.seeded("train", game.id, seed)
    )
    rng = Random(seed)
    bots = [Greedy(rng.getrandbits(32)) for _ in range(match.g.options.players)]
    leader = -1
    turn = rng.randrange(EVERY)
    while not match.over:
        ask = match.asks[0]
        if ask.anchor and ask.seat != leader:
            leader = ask.seat
            turn += 1
            if turn % EVERY == 0:
                for _ in range(GUESSES):
                    ways = [*_ways(match, features, leader, rng)]
                    if len(ways) == WAYS:
                        yield ways
        match.answer(ask.seat, bots[ask.seat].choose(match, ask.seat))


def _ways(match: Match[Any], features: Features[Any], seat: int, rng: Random) -> Iterator[Seen]:
    """Ways to play the turn that begins, each to the end of the match: those after which there is
    anything left to play."""
    game = match.game
    guess = match.guess(seat, Random(rng.getrandbits(64)), settled=True)
    luck = rng.getrandbits(64)
    for way in range(WAYS):
        twin = guess.twin()
        _play_turn(twin, seat, Random(rng.getrandbits(64)), OFFHAND if way else 0.0)
        if twin.ask is None:
            continue
        g = twin.g
        progress, figures = features.progress(g), features.of(g, seat)
        hand = game.evaluate(g, seat)
        _play_out(twin, seat, luck)
        yield Seen(progress, figures, hand, game.evaluate(g, seat))


def _play_turn(match: Match[Any], seat: int, rng: Random, whim: float) -> None:
    """To where another seat's turn begins."""
    match.tracked = True
    step = match.running
    copies = False
    begun = True
    chance = Fast(rng.getrandbits(64))
    while (ask := match.ask) is not None:
        if not begun and (ask.anchor or match.running is not step):
            step = match.running
            copies = True
            if ask.seat != seat:
                return
        begun = False
        if ask.seat != seat:
            option = offhand(match, ask, chance)
        elif rng.random() < whim:
            option = drawn(match, ask, chance)
        elif copies:
            option = considered(match, ask, chance, IN_TURN)
        else:
            option = heaviest(match, ask)
        match.follow(ask.seat, option)


def _play_out(match: Match[Any], seat: int, luck: int) -> None:
    """To the end. The luck of every turn is the same for all ways to come there."""
    leader = -1
    slips = slips_of(luck)
    while (ask := match.ask) is not None:
        if ask.anchor and ask.seat != leader and match.anchored:
            leader = ask.seat
            luck = next_luck(luck)
            match.g.chance = Fast(luck)
            slips = slips_of(luck)
        if ask.seat != seat:
            option = offhand(match, ask, slips)
        elif ask.anchor:
            option = considered(match, ask, slips, AFTERWARDS)
        else:
            option = heaviest(match, ask)
        match.follow(ask.seat, option)


# Learning -------------------------------------------------------------------------------------


def regression(examples: Sequence[Example], ridge: float = RIDGE) -> list[list[float]]:
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
        products[one][one] += ridge * squares[one % size] / len(examples) + 1e-9
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

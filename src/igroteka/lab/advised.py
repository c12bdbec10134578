"""Is the advisor worth asking? In many positions its first choice and greedy's are played out.

`python -m igroteka.lab.advised kalena --positions 500 --out FILE` finds positions in matches of
greedy bots, one a match, and lets adepts finish the match after the one choice and after the
other, with the same luck, or with the same few (`--lucks`). Where both would do the same nothing is
played. A position that is in the file is not looked at again. What came of it is told twice: as a
part of the victory, and as the lead in the end, since a single choice seldom decides who wins.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from igroteka.bots import bot
from igroteka.bots.advice import advise
from igroteka.bots.greedy import Greedy
from igroteka.kernel.chance import Fast, Outcome, Replayed
from igroteka.kernel.game import Game, Options
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.lab.rows import read_rows, write_row
from igroteka.lab.simulation import played_out

SIGMAS = 1.96
"""How many standard errors the interval of 95 % reaches to both sides."""


class End(msgspec.Struct, frozen=True):
    """What a match brought a seat."""

    victory: float = 0.0
    """Its part of it."""
    lead: float = 0.0
    """How far it was ahead of the others in the end, on average, in points of the game's score."""


class Position(msgspec.Struct, frozen=True):
    """One position: what came of the advisor's choice and of greedy's. Nothing was played where
    they choose alike."""

    game: str
    seed: int
    players: int
    finished_by: str
    advised: End
    greedy: End
    alike: bool
    lucks: int = 1
    """Under how many lucks the match was finished: the ends are the means of these."""

    @property
    def gain(self) -> End:
        """How much better the advisor's choice did."""
        return End(self.advised.victory - self.greedy.victory, self.advised.lead - self.greedy.lead)


def positions(
    game_id: str, players: int, seeds: Sequence[int], finished_by: str = "adept", lucks: int = 1
) -> Iterator[Position]:
    """What came of a position in each of these matches."""
    for seed in seeds:
        place = somewhere(game_id, players, seed)
        match = place.match()
        seat = match.asks[0].seat
        advice = advise(match, seat, seed=seed, seconds=math.inf, best=1)[0].option
        offhand = Greedy(seed).choose(match, seat)
        alike = advice.key == offhand.key
        advised = greedy = End()
        if not alike:
            advised, greedy = (
                _middle([_finished(place.match(n), key, seed, finished_by) for n in range(lucks)])
                for key in (advice.key, offhand.key)
            )
        yield Position(game_id, seed, players, finished_by, advised, greedy, alike, lucks)


class Place(NamedTuple):
    """Where a match of greedy bots stands at an open choice, early or late."""

    game: Game[Any]
    options: Options
    chance: Fast
    answers: Sequence[tuple[int, str]]
    fell: Sequence[Outcome]
    """What had fallen by then."""

    def match(self, luck: int = 0) -> Match[Any]:
        """The match as it stands there: under the luck that it has anyhow, or from there on under
        another. Steps are done again where a match is copied, so that what has fallen in the
        midst of one must fall again: other luck comes after it, and not in its place."""
        chance = Replayed([one.got for one in self.fell], luck) if luck else self.chance.copy()
        match: Match[Any] = Match.new(self.game, self.options, chance)
        for seat, key in self.answers:
            match.answer(seat, key)
        return match


def somewhere(game_id: str, players: int, seed: int) -> Place:
    """A place in a match of greedy bots of this seed."""
    game = find_game(game_id)
    options, rng = game.configure({"players": players}), Random(seed)
    luck = Fast.seeded("advised", game_id, seed)
    fell: list[Outcome] = []
    heard = luck.copy()
    heard.record = fell.append
    whole: Match[Any] = Match.new(game, options, heard)
    answers: list[tuple[int, str]] = []
    choices = []
    bots = [Greedy(rng.getrandbits(32)) for _ in range(players)]
    while not whole.over:
        ask = whole.asks[0]
        if len(whole.asks) == 1 and not whole.secretly:
            choices.append((len(answers), len(fell)))
        option = bots[ask.seat].choose(whole, ask.seat)
        answers.append((ask.seat, option.key))
        whole.answer(ask.seat, option)
    answered, fallen = rng.choice(choices)
    return Place(game, options, luck, answers[:answered], fell[:fallen])


def _finished(match: Match[Any], key: str, seed: int, name: str) -> End:
    """What comes of a choice for whoever is asked, when bots of this name finish the match."""
    seat = match.asks[0].seat
    match.answer(seat, key)
    bots = [bot(name, seed + number) for number in range(match.g.options.players)]
    for _ in played_out(match, bots, []):
        pass
    result = match.result
    others = [score for number, score in enumerate(result.scores) if number != seat]
    victory = 1 / len(result.winners) if seat in result.winners else 0.0
    return End(victory, result.scores[seat] - sum(others) / len(others))


def _middle(ends: Sequence[End]) -> End:
    return End(fmean([end.victory for end in ends]), fmean([end.lead for end in ends]))


def mean(gains: Sequence[float]) -> tuple[float, float]:
    """The mean gain, and half the width of its interval."""
    middle = sum(gains) / len(gains)
    spread = sum((gain - middle) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return middle, SIGMAS * math.sqrt(spread / len(gains))


def main(arguments: Sequence[str] | None = None) -> int:
    """Say it for a game."""
    parser = argparse.ArgumentParser(prog="advised", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--finished-by", default="adept")
    parser.add_argument("--lucks", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args(arguments)
    seeds = range(asked.seed, asked.seed + asked.positions)
    terms = (asked.game, asked.players, asked.finished_by, asked.lucks)
    found = {
        one.seed: one
        for one in read_rows(asked.out, Position, "position that was advised about")
        if (one.game, one.players, one.finished_by, one.lucks) == terms and one.seed in seeds
    }
    left = [seed for seed in seeds if seed not in found]
    for one in positions(asked.game, asked.players, left, asked.finished_by, asked.lucks):
        found[one.seed] = one
        write_row(asked.out, one)
    alike = sum(one.alike for one in found.values())
    sys.stdout.write(f"{len(found)} positions, {alike} alike: ")
    victory, by_chance = mean([one.gain.victory for one in found.values()])
    lead, about = mean([one.gain.lead for one in found.values()])
    sys.stdout.write(f"victory {victory:+.4f} ± {by_chance:.4f}, lead {lead:+.3f} ± {about:.3f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

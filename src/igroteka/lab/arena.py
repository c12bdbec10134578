"""The arena: bots against each other, one among several of another kind, on the same seeds.

Every bot sits among every other: on each seed once in every seat, so that neither luck nor seats
favour anybody. A match that is in the file is not played again; a run that was stopped goes on.
One that breaks is told at the end, and tried again by the next run.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations, permutations
from math import ceil, log10
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from igroteka.bots import Bot, bot
from igroteka.bots.search.bot import Searcher
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.lab.rating import Rating, ratings
from igroteka.lab.report import Share
from igroteka.lab.rows import read_rows, write_row
from igroteka.lab.simulation import played_out

Progress = Callable[[int], None]
"""Called with the number of matches that are done."""

STEPS_PER_DECADE = 40
"""How finely the time of a decision is noted: to six in a hundred."""


class Bout(msgspec.Struct, frozen=True):
    """One match of a contest: who sits where, and its luck."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: int


class Fought(msgspec.Struct, frozen=True):
    """A bout that came to its end: one line of the file. `times` counts the decisions of each
    bot by how long they took, in steps of the logarithm of seconds."""

    bout: Bout
    winners: tuple[int, ...]
    rule: str
    seconds: dict[str, float]
    times: dict[str, dict[int, int]]


class Broken(msgspec.Struct, frozen=True):
    """A bout that broke, or had no end."""

    bout: Bout
    error: str


class Contest(msgspec.Struct, frozen=True):
    """What is to be fought out; the same contest has the same bouts."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    first_only: bool = False
    """Only the first bot is tried among each of the others, and not the other way round."""

    @classmethod
    def agreed(
        cls,
        game_id: str,
        options: Mapping[str, Any],
        bots: Sequence[str],
        games: int,
        seed: int,
        *,
        first_only: bool = False,
    ) -> Contest:
        """A contest whose game, bots, options and numbers are what they should be."""
        game = find_game(game_id)
        for name in bots:
            bot(name, 0)
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise BadOptions("an arena needs at least two bots, each of them once")
        checked = game.configure(options)
        if checked.players < 2:
            raise BadOptions("an arena needs at least two players at a table")
        if games < 1:
            raise BadOptions("an arena needs at least one match")
        plain = msgspec.json.decode(msgspec.json.encode(checked))
        return cls(game_id, plain, tuple(bots), games, seed, first_only)

    def pairs(self) -> list[tuple[str, str]]:
        """Who sits among whom; between two players that is the same both ways."""
        drawn = combinations if self.options["players"] == 2 else permutations
        found = list(drawn(self.bots, 2))
        return [pair for pair in found if not self.first_only or pair[0] == self.bots[0]]

    def bouts(self) -> Iterator[Bout]:
        """All bouts: `games` for each pair, the seat moving on before the seed does."""
        players = self.options["players"]
        for number in range(self.games):
            for one, others in self.pairs():
                seats = [others] * players
                seats[number % players] = one
                seed = self.seed + number // players
                yield Bout(self.game, self.options, tuple(seats), seed)


# Playing --------------------------------------------------------------------------------------


class _Timed:
    """A bot with a watch: processor time, which nobody else on the machine can spend."""

    looks_ahead = True

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.spent: list[float] = []
        self._bot: Bot = bot(name, seed)
        if isinstance(self._bot, Searcher):
            self._bot.clock = time.process_time

    def choose(self, match: Match[Any], seat: int) -> Option:
        start = time.process_time()
        option = self._bot.choose(match, seat)
        self.spent.append(time.process_time() - start)
        return option


def fight(bout: Bout) -> Fought:
    """Play one bout. Its luck is that of its seed; each bot's depends on its seat, too."""
    game = find_game(bout.game)
    luck = Fast.seeded("arena", bout.game, bout.seed)
    match: Match[Any] = Match.new(game, game.configure(bout.options), luck)
    players = [_Timed(name, _bot_seed(bout, seat)) for seat, name in enumerate(bout.seats)]
    for _ in played_out(match, players, []):
        pass
    seconds: defaultdict[str, float] = defaultdict(float)
    times: dict[str, Counter[int]] = defaultdict(Counter)
    for player in players:
        seconds[player.name] += sum(player.spent)
        times[player.name].update(_step(spent) for spent in player.spent)
    result = match.result
    return Fought(bout, result.winners, result.rule, dict(seconds), dict(times))


def _bot_seed(bout: Bout, seat: int) -> int:
    told = f"{bout.seed}/{seat}/{bout.seats[seat]}"
    return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=7).digest())


def _step(seconds: float) -> int:
    return ceil(STEPS_PER_DECADE * log10(max(seconds, 1e-6)))


def contend(
    contest: Contest, file: Path | None = None, jobs: int = 1, progress: Progress | None = None
) -> Standings:
    """Play all bouts that are not in the file yet, write them there, and sum up."""
    if jobs < 1:
        raise BadOptions("an arena needs at least one process")
    bouts = list(contest.bouts())
    wanted = {_key(bout) for bout in bouts}
    known = {_key(one.bout): one for one in read_rows(file, Fought, "bout of an arena")}
    done = {key: fought for key, fought in known.items() if key in wanted}
    open_bouts = [bout for bout in bouts if _key(bout) not in done]
    broken: list[Broken] = []
    for came in _fought(open_bouts, jobs):
        if isinstance(came, Broken):
            broken.append(came)
        else:
            done[_key(came.bout)] = came
            write_row(file, came)
        if progress is not None:
            progress(len(done) + len(broken))
    return summed_up(contest, [done[key] for key in map(_key, bouts) if key in done], broken)


def _tried(bout: Bout) -> Fought | Broken:
    try:
        return fight(bout)
    except Exception as error:  # noqa: BLE001  (whatever broke it, the others shall be fought)
        return Broken(bout, f"{type(error).__name__}: {error}")


def _fought(bouts: Sequence[Bout], jobs: int) -> Iterator[Fought | Broken]:
    if jobs == 1 or len(bouts) < 2:
        yield from map(_tried, bouts)
        return
    with ProcessPoolExecutor(min(jobs, len(bouts)), mp_context=get_context("spawn")) as pool:
        running = [pool.submit(_tried, bout) for bout in bouts]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _key(bout: Bout) -> bytes:
    return msgspec.json.encode(bout, order="deterministic")


# Summing up -----------------------------------------------------------------------------------


class Among(msgspec.Struct, frozen=True):
    """How one bot fared among others. Matches that all lost together are left out of `wins`;
    `fair` is the share if all played alike."""

    one: str
    others: str
    games: int
    wins: Share
    fair: float

    @property
    def ratio(self) -> tuple[float, float, float]:
        """How many times its fair share it won, and the interval of that."""
        return (
            self.wins.share / self.fair,
            self.wins.low / self.fair,
            self.wins.high / self.fair,
        )


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thinks, in seconds of processor time a decision."""

    bot: str
    decisions: int
    mean: float
    p95: float


class Standings(msgspec.Struct, frozen=True):
    """What an arena found."""

    contest: Contest
    games: int
    lost_together: int
    ratings: tuple[Rating, ...]
    among: tuple[Among, ...]
    paces: tuple[Pace, ...]
    broken: tuple[Broken, ...] = ()


def summed_up(
    contest: Contest, fought: Sequence[Fought], broken: Sequence[Broken] = ()
) -> Standings:
    """The standings after these bouts."""
    decided = [(one.bout.seats, one.winners) for one in fought if one.winners]
    return Standings(
        contest,
        len(fought),
        len(fought) - len(decided),
        tuple(ratings(decided, contest.bots)),
        tuple(_among(one, others, fought) for one, others in contest.pairs()),
        tuple(_pace(name, fought) for name in contest.bots),
        tuple(broken),
    )


def _among(one: str, others: str, fought: Sequence[Fought]) -> Among:
    games = decided = 0
    wins = 0.0
    fair = 0.0
    for match in fought:
        seats = match.bout.seats
        if Counter(seats) != Counter({one: 1, others: len(seats) - 1}):
            continue
        games += 1
        if match.winners:
            decided += 1
            fair = 1 / len(seats)
            wins += (seats.index(one) in match.winners) / len(match.winners)
    return Among(one, others, games, Share.counted(wins, decided), fair or 1.0)


def _pace(name: str, fought: Sequence[Fought]) -> Pace:
    times: Counter[int] = Counter()
    seconds = 0.0
    for match in fought:
        times.update(match.times.get(name, {}))
        seconds += match.seconds.get(name, 0.0)
    decisions = times.total()
    below, p95 = 0, 0.0
    for step in sorted(times):
        below += times[step]
        if below >= 0.95 * decisions:
            p95 = 10 ** (step / STEPS_PER_DECADE)
            break
    return Pace(name, decisions, seconds / decisions if decisions else 0.0, p95)

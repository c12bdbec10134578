"""Simulation: many matches between bots, on as many processes as wanted.

Each match's luck and bots are derived from the seed of the run and the number of the match, so
nothing depends on which process played it, or when.
"""

from __future__ import annotations

import hashlib
import math
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

import msgspec

from igroteka.bots import Bot, bot
from igroteka.kernel.errors import BadOptions, RulesError
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import Record, fast_luck, luck_source
from igroteka.kernel.registry import find_game
from igroteka.kernel.save import dump
from igroteka.lab.report import Failed, Played, Report, summed_up

__all__ = ["Progress", "Report", "match_seed", "played_out", "simulate"]

Progress = Callable[[int], None]
"""Called with the number of matches done so far."""

BATCH_SECONDS = 0.1
"""A process gets at least this much work at once: handing it over must not be the work."""

BATCHES_PER_JOB = 4
"""And at least so many batches, if there are enough matches, that all end together."""


class Task(msgspec.Struct, frozen=True):
    """What is simulated; the same task plays the same matches."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


Outcome = Played | Failed


def simulate(
    game_id: str,
    options: Mapping[str, Any],
    seats: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Let these bots play so many matches in these seats, and report."""
    task = _task(game_id, options, seats, seed)
    if games < 1 or jobs < 1:
        raise BadOptions("a simulation needs at least one match and one process")
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    for batch in _batches_played(task, games, jobs):
        outcomes += batch
        if progress is not None:
            progress(len(outcomes))
    seconds = time.perf_counter() - start
    return summed_up(task.game, task.options, task.bots, seed, outcomes, seconds)


def match_seed(seed: int, index: int) -> int:
    """The seed of one match of a run."""
    return _derived(seed, index)


def _derived(*parts: int | str) -> int:
    digest = hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest)


def _task(game_id: str, options: Mapping[str, Any], seats: Sequence[str], seed: int) -> Task:
    """The task with its options checked; whoever errs shall know before the first match."""
    game = find_game(game_id)
    for name in seats:
        bot(name, 0)
    checked = game.configure({"players": len(seats), **options})
    if checked.players != len(seats):
        raise BadOptions(f"{checked.players} players need as many bots; {len(seats)} were named")
    plain = msgspec.json.decode(msgspec.json.encode(checked))
    return Task(game_id, plain, tuple(seats), seed)


# Batches --------------------------------------------------------------------------------------


def _batches_played(task: Task, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes, batch by batch as they are done."""
    start = time.perf_counter()
    yield [play(task, 0)]  # here, to see how long a match takes
    size = _batch_size(games - 1, jobs, time.perf_counter() - start)
    batches = [range(first, min(first + size, games)) for first in range(1, games, size)]
    if jobs == 1 or len(batches) < 2:
        for batch in batches:
            yield _play_batch(task, batch)
        return
    spawn = get_context("spawn")  # the only way that is alike on all systems
    with ProcessPoolExecutor(min(jobs, len(batches)), mp_context=spawn) as pool:
        running = [pool.submit(_play_batch, task, batch) for batch in batches]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _batch_size(games: int, jobs: int, seconds: float) -> int:
    """How many matches make a batch, when one takes so long."""
    enough = math.ceil(BATCH_SECONDS / max(seconds, 1e-4))
    even = games // (jobs * BATCHES_PER_JOB)
    return max(enough, min(even, 10 * enough), 1)


def _play_batch(task: Task, batch: range) -> list[Outcome]:
    return [play(task, index) for index in batch]


# One match ------------------------------------------------------------------------------------


def play(task: Task, index: int) -> Outcome:
    """Play one match of a task. If it breaks, that is an outcome too."""
    game = find_game(task.game)
    seed = match_seed(task.seed, index)
    answers: list[tuple[int, str]] = []
    try:
        return _played(game, task, index, seed, answers)
    except Exception as error:  # noqa: BLE001  (whatever broke it, the others shall be played)
        return Failed(
            index,
            seed,
            f"{type(error).__name__}: {error}",
            traceback.format_exc(),
            _save_of(game, task, seed, answers),
        )


def _played(
    game: Game[Any], task: Task, index: int, seed: int, answers: list[tuple[int, str]]
) -> Played:
    bots = [bot(name, _derived(seed, "bot", seat)) for seat, name in enumerate(task.bots)]
    options, luck = game.configure(task.options), luck_source(fast_luck(seed))
    match = Match.new(game, options, luck, tracked=any(player.looks_ahead for player in bots))
    turns, deciding = 0, -1
    for seat in played_out(match, bots, answers):
        if seat != deciding:
            turns, deciding = turns + 1, seat
    result = match.result
    return Played(
        index,
        result.scores,
        result.winners,
        result.rule,
        len(answers),
        turns,
        None if game.rounds is None else game.rounds(match.g),
        () if game.sides is None else tuple(game.sides(match.g)),
    )


def played_out(
    match: Match[Any], bots: Sequence[Bot], answers: list[tuple[int, str]]
) -> Iterator[int]:
    """Let the bots play a match to its end: the seat of every answer, as soon as it is given.
    An answer is in the list before it is tried, so that one that breaks the match is known."""
    longest = match.game.longest
    while (ask := match.ask) is not None:
        seat = match.asks[0].seat if match.secretly else ask.seat
        option = bots[seat].choose(match, seat)
        answers.append((seat, option.key))
        match.answer(seat, option)
        yield seat
        if len(answers) > longest:
            raise RulesError(f"no end after {longest} decisions")


def _save_of(game: Game[Any], task: Task, seed: int, answers: Sequence[tuple[int, str]]) -> str:
    """A save up to the answer that broke the match, or to the question a bot broke on."""
    record: Record[Any] = Record.unstarted(game, task.options, task.bots, fast_luck(seed))
    with suppress(Exception):  # it breaks again, as it should: that much is saved
        record.start()
        for seat, key in answers:
            record.answer(seat, key)
    return dump(record).decode()

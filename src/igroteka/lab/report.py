"""What a simulation found: shares with confidence, figures with their spread, and failures."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any

import msgspec

Z95 = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """How often something happened, with its Wilson 95 % confidence interval."""

    times: float
    """A shared victory is shared out: half a time each."""
    of: int
    share: float
    low: float
    high: float

    @classmethod
    def counted(cls, times: float, of: int) -> Share:
        """So many times out of so many."""
        low, high = wilson(times, of)
        return cls(times, of, times / of if of else 0.0, low, high)


class Figures(msgspec.Struct, frozen=True):
    """A series of numbers in short."""

    mean: float
    sd: float
    least: float
    median: float
    most: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Figures | None:
        """The figures of a series; None where there is nothing to sum up."""
        if not numbers:
            return None
        sd = stdev(numbers) if len(numbers) > 1 else 0.0
        return cls(fmean(numbers), sd, min(numbers), median(numbers), max(numbers))


class Played(msgspec.Struct, frozen=True):
    """One match that came to its end."""

    index: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str
    decisions: int
    turns: int
    rounds: int | None = None
    sides: tuple[str, ...] = ()
    """Whom each seat played."""


class Failed(msgspec.Struct, frozen=True):
    """One match that broke: `save` leads back to the very answer on which it did."""

    index: int
    seed: int
    error: str
    trace: str
    save: str


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared. Wins and scores are of the matches that had a winner."""

    seat: int
    bot: str
    wins: Share
    score: Figures | None


class BotReport(msgspec.Struct, frozen=True):
    """How a bot fared in all the seats it held; `fair` is its share if all played alike."""

    bot: str
    seats: int
    wins: Share
    fair: float


class SideReport(msgspec.Struct, frozen=True):
    """How those fared who played somebody, in the matches they were in; `fair` is their share if
    all were equally good."""

    side: str
    wins: Share
    fair: float


class Report(msgspec.Struct, frozen=True):
    """A simulation in figures. All but the time is settled by the task alone."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    decided: int
    """Matches that had a winner."""
    seats: tuple[SeatReport, ...]
    bots: tuple[BotReport, ...]
    sides: tuple[SideReport, ...]
    defeats: dict[str, Share]
    """Shared defeats by the rule that brought them, of all matches that were finished."""
    decisions: Figures | None
    turns: Figures | None
    """A turn: all that one seat decides before another one does."""
    rounds: Figures | None
    seconds: float
    decisions_per_second: float
    errors: tuple[Failed, ...]


def wilson(times: float, of: int) -> tuple[float, float]:
    """The 95 % interval of Wilson: it stays inside 0 … 1 and is honest for small numbers."""
    if not of:
        return 0.0, 1.0
    share, square = times / of, Z95 * Z95
    centre = share + square / (2 * of)
    margin = Z95 * sqrt(share * (1 - share) / of + square / (4 * of * of))
    whole = 1 + square / of
    low = 0.0 if times == 0 else (centre - margin) / whole
    high = 1.0 if times == of else (centre + margin) / whole
    return low, high


def summed_up(
    game: str,
    options: dict[str, Any],
    bots: Sequence[str],
    seed: int,
    outcomes: Iterable[Played | Failed],
    seconds: float,
) -> Report:
    """The report on all outcomes, whatever order they came in."""
    in_order = sorted(outcomes, key=lambda outcome: outcome.index)
    played = [outcome for outcome in in_order if isinstance(outcome, Played)]
    decided = [outcome for outcome in played if outcome.winners]
    wins: defaultdict[int, float] = defaultdict(float)
    for outcome in decided:
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
    lost = Counter(outcome.rule for outcome in played if not outcome.winners)
    decisions = sum(outcome.decisions for outcome in played)
    return Report(
        game=game,
        options=options,
        seed=seed,
        games=len(in_order),
        decided=len(decided),
        seats=tuple(
            SeatReport(
                seat,
                bot,
                Share.counted(wins[seat], len(decided)),
                Figures.of([outcome.scores[seat] for outcome in decided]),
            )
            for seat, bot in enumerate(bots)
        ),
        bots=tuple(_bot_report(bot, bots, wins, len(decided)) for bot in dict.fromkeys(bots)),
        sides=tuple(_side_reports(decided)),
        defeats={rule: Share.counted(lost[rule], len(played)) for rule in sorted(lost)},
        decisions=Figures.of([outcome.decisions for outcome in played]),
        turns=Figures.of([outcome.turns for outcome in played]),
        rounds=Figures.of([o.rounds for o in played if o.rounds is not None]),
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        errors=tuple(outcome for outcome in in_order if isinstance(outcome, Failed)),
    )


def _side_reports(decided: Sequence[Played]) -> Iterator[SideReport]:
    """Every side that was played, by name."""
    held: Counter[str] = Counter()
    fair: defaultdict[str, float] = defaultdict(float)
    wins: defaultdict[str, float] = defaultdict(float)
    for outcome in decided:
        for seat, side in enumerate(outcome.sides):
            held[side] += 1
            fair[side] += 1 / len(outcome.sides)
            wins[side] += (seat in outcome.winners) / len(outcome.winners)
    for side in sorted(held):
        yield SideReport(side, Share.counted(wins[side], held[side]), fair[side] / held[side])


def _bot_report(
    bot: str, bots: Sequence[str], wins: Mapping[int, float], decided: int
) -> BotReport:
    seats = [seat for seat, name in enumerate(bots) if name == bot]
    won = sum(wins[seat] for seat in seats)
    return BotReport(bot, len(seats), Share.counted(won, decided), len(seats) / len(bots))

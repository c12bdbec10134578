"""A finished match in hindsight: scores and standings over time, and the moments that turned it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from igroteka.kernel.fact import Fact
from igroteka.kernel.game import Game, Result
from igroteka.kernel.match import Match
from igroteka.kernel.telling import Telling
from igroteka.server.tables.files import played_again
from igroteka.server.tables.play import Play
from igroteka.server.tables.views import Viewer, told_to
from igroteka.server.wire import Chronicle, Standing, TurningPoint

SAMPLES = 120
"""How many moments are judged at most, beside those in which something of weight was told."""
TURNING_POINTS = 3
KEPT = 64
"""Matches in hindsight that are remembered: everybody at the table wants the same."""


@dataclass(slots=True)
class _Story:
    """The match so far, as its moments are judged."""

    game: Game[Any]
    telling: Telling
    viewer: Viewer
    seats: int
    facts: list[Fact] = field(default_factory=list)
    heard: int = 0
    """How many facts the viewer has been told."""
    rounds: list[int] = field(default_factory=list)
    round: int = 0
    standings: list[Standing] = field(default_factory=list)
    heavy: dict[int, Fact] = field(default_factory=dict)
    """The heaviest thing that was told to the viewer, by the number of answers."""

    def go_on(self, given: int, match: Match[Any], facts: Sequence[Fact]) -> None:
        self.facts += facts
        begun = self._round(match, facts)
        if begun != self.round:
            self.round = begun
            self.rounds.append(given)
        told = [
            fact
            for fact in facts
            if told_to(fact, self.viewer) and fact.kind not in self.telling.closing
        ]
        moments = [fact for fact in told if fact.kind in self.telling.moment]
        events = [fact for fact in told if fact.kind in self.telling.event]
        if moments or events:
            self.heavy[given] = (moments or events)[-1]

    def judge(self, given: int, match: Match[Any]) -> None:
        """How everybody stands after so many answers."""
        g, seats = match.g, self.seats
        tally = self.game.tally(g, self.facts) if self.game.tally else [{} for _ in range(seats)]
        self.standings.append(
            Standing(
                answers=given,
                scores=tuple(sum(sources.values()) for sources in tally),
                worth=tuple(round(self.game.evaluate(g, seat), 2) for seat in range(seats)),
            )
        )

    def _round(self, match: Match[Any], facts: Sequence[Fact]) -> int:
        if self.game.rounds is not None:
            return self.game.rounds(match.g)
        return self.round + any(fact.kind in self.telling.rounds for fact in facts)


def chronicle(play: Play, viewer: Viewer) -> Chronicle:
    """Plays the match again, and takes its time over it."""
    game, last = play.game, len(play.answers)
    story = _Story(game, game.telling(), viewer, game.configure(play.header.options).players)
    every = max(1, last // SAMPLES)
    match: Match[Any] | None = None
    for given, match, facts in played_again(game, play.header, play.answers):
        story.go_on(given, match, facts)
        weighty = any(fact.kind in story.telling.moment for fact in facts)
        if given and (given % every == 0 or weighty or given == last):
            story.judge(given, match)
    assert match is not None
    tally = game.tally(match.g, story.facts) if game.tally else []
    outright = match.result.rule in story.telling.outright
    return Chronicle(
        tally=tuple(dict(sources) for sources in tally),
        standings=tuple(story.standings),
        rounds=tuple(story.rounds),
        turning_points=tuple(turning_points(story.standings, story.heavy, match.result)),
        decided=story.heavy.get(last) if outright else None,
    )


class Chronicles:
    """Matches in hindsight: each is played again once for all who see the same of it."""

    def __init__(self, replayed: Callable[..., Awaitable[Chronicle]]) -> None:
        self._replayed = replayed
        self._kept: dict[tuple[str, int, Viewer], asyncio.Future[Chronicle]] = {}

    async def of(self, table: str, play: Play, viewer: Viewer) -> Chronicle:
        """The chronicle of a match that is over, as these seats may read it."""
        place = table, play.seq, viewer
        found = self._kept.get(place)
        if found is None:
            found = asyncio.ensure_future(self._replayed(chronicle, play, viewer))
            self._keep(place, found)
        # Shielded: who goes away must not take it from the others who wait.
        return await asyncio.shield(found)

    def _keep(self, place: tuple[str, int, Viewer], found: asyncio.Future[Chronicle]) -> None:
        if len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[place] = found

        def done(ended: asyncio.Future[Chronicle]) -> None:
            if ended.cancelled() or ended.exception() is not None:
                self._kept.pop(place, None)

        found.add_done_callback(done)


def turning_points(
    standings: Sequence[Standing], heavy: dict[int, Fact], result: Result
) -> Iterator[TurningPoint]:
    """Where the lead of those who won changed most, in the order in which it happened."""
    swings = []
    for before, after in pairwise(standings):
        told = [given for given in heavy if before.answers < given <= after.answers]
        if told and result.winners:
            swing = lead(after, result.winners) - lead(before, result.winners)
            swings.append((abs(swing), told[-1], swing))
    greatest = sorted(swings, reverse=True)[:TURNING_POINTS]
    for _, given, swing in sorted(greatest, key=lambda one: one[1]):
        yield TurningPoint(answers=given, fact=heavy[given], swing=round(swing, 2))


def lead(standing: Standing, winners: Sequence[int]) -> float:
    """How far those who won were ahead of the others."""
    others = [worth for seat, worth in enumerate(standing.worth) if seat not in winners]
    best = max(standing.worth[seat] for seat in winners)
    return best - max(others, default=0.0)

"""The searching bot: options race each other on guesses, and the winner is played."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from random import Random
from typing import Any, Final, NamedTuple

from igroteka.bots.bot import open_question
from igroteka.bots.search.draft import drafts
from igroteka.bots.search.plan import Plan, Planner
from igroteka.bots.search.policy import outlook, worth_trying
from igroteka.bots.search.race import ROWS, Ceiling, Race, Racer
from igroteka.bots.search.value import Value
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Foresight, Game
from igroteka.kernel.match import Guess, Match

SCREENED_ON: Final = 2
"""On how many guesses a large choice is looked over."""

MOST_SCREENED: Final = 24
"""How many options are looked over, the heaviest of them."""

BEST_PLANS: Final = 4
"""So many plans are thought about however their first action looks."""

FINALISTS: Final = 5
"""How many options and plans are looked at a second time."""


class Budget(NamedTuple):
    """What a decision may cost: playouts, and seconds, which are a ceiling."""

    playouts: int
    seconds: float
    care: int = 1
    """How many times as many it takes at the most, where the game asks for care."""
    second: int = 0
    """Further playouts for a second look, farther ahead, where the game says that it pays."""


class Searcher:
    """Looks some turns ahead, on guesses of what its seat cannot know."""

    looks_ahead = True

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        options: int,
        *,
        offhand: bool = False,
        plans: bool = False,
        taught: bool = False,
    ) -> None:
        """It thinks about so many `options`, trusts its first look as often as the game says
        (`offhand`), `plans` whole turns where the game says that it pays, and may be `taught` what
        was learned of the game."""
        self.name = name
        self.clock: Callable[[], float] = time.monotonic
        """What the ceiling is measured with: who waits for an answer looks at the clock on the
        wall. Who compares bots takes the time of the processor, so that a busy machine weakens
        nobody."""
        self.helpers = 0
        """How many processes may think along; what is chosen does not depend on it."""
        self._rng = Random(seed)
        self._budget = budget
        self._options = options
        self._offhand = offhand
        self._plans = plans
        self._plan: tuple[str, ...] = ()
        """What is left of the plan that was chosen last,"""
        self._sure: tuple[str, ...] = ()
        """… and what of it is done without a further thought: no luck comes between."""
        self._looked: object = None
        """The step in which it looked a second time: once is enough for a turn."""
        self._taught = taught

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The option that comes out best."""
        question = open_question(match, seat)
        if not question.anchor:  # what comes between two actions leaves the plan as it is
            return self.ranked(match, seat)[0].option
        if self._sure:
            planned = question.option(self._sure[0])
            self._plan, self._sure = self._plan[1:], self._sure[1:]
            if planned is not None:
                return planned
        best = self.ranked(match, seat)[0]
        self._plan, self._sure = best.plan, best.plan[: best.sure]
        return best.option

    def ranked(
        self, match: Match[Any], seat: int, among: Collection[str] | None = None
    ) -> list[Racer]:
        """The options that were tried, the best first; `among` are the keys of those that count,
        where not all do."""
        question = open_question(match, seat)
        if len(question.options) == 1:
            return [Racer(question.options[0])]
        ceiling = Ceiling(self._budget.seconds, self.clock)
        guesses = [self._guess(match, seat) for _ in range(SCREENED_ON)]
        if among is None:
            twin = guesses[0].twin()
            weights = match.game.guide(twin.g, open_question(twin, seat))
            options = worth_trying(match.game, question.options, weights, MOST_SCREENED)
        else:
            options = [option for option in question.options if option.key in among]
        far = self.foresight(match.game)
        if self._offhand and self._rng.random() < far.offhand:
            if far.drafts and among is None:
                [whim] = self._rng.choices(question.options, weights)
                return [Racer(whim)]
            return _screened(guesses, seat, options)
        value = Value(match.game, guesses[0].twin().g, seat, taught=self._taught)
        whole_turns = question.anchor and among is None
        if whole_turns and far.plans and self._plans:
            planner = Planner(seat, value, self._rng, far.plans, ceiling.is_over)
            screened = _screened(guesses, seat, options)
            racers = self._planned(screened, planner.best(guesses[0], options))
        elif whole_turns and far.drafts:
            heavy = worth_trying(match.game, question.options, weights, self._options)
            chance = Fast(self._rng.getrandbits(64))
            racers = _drafted(drafts(guesses[0], seat, heavy, far.drafts, chance), question)
        else:
            racers = _screened(guesses, seat, options)[: self._options]
        race = Race(match, seat, racers, self._rng, value, far)
        least = ROWS * len(racers) if self._plans else 0
        care = min(far.care, self._budget.care)
        playouts = max(self._budget.playouts * care, least)
        ranked = race.run(playouts, ceiling.is_over, self.helpers)
        if self._budget.second and far.second and self._is_due(match, guesses[0]):
            self._looked = match.running
            ranked = self._second_look(match, seat, ranked, value, far.second, ceiling)
        return _each_once(ranked)

    def foresight(self, game: Game[Any]) -> Foresight:
        """How it looks ahead in a game: who plans whole turns, as masters do."""
        far = game.foresight
        return far.masters if self._plans and far.masters is not None else far

    def _second_look(
        self,
        match: Match[Any],
        seat: int,
        ranked: list[Racer],
        value: Value,
        far: Foresight,
        ceiling: Ceiling,
    ) -> list[Racer]:
        """The best of a race once more, so far ahead: how they came out in the race is how they
        look at first."""
        first = _different(ranked)[:FINALISTS]
        mean = _mean([racer.worth for racer in first])
        finalists = [racer.again(racer.worth - mean) for racer in first]
        race = Race(match, seat, finalists, self._rng, value, far)
        return race.run(self._budget.second, ceiling.is_over, self.helpers) + ranked

    def _is_due(self, match: Match[Any], guess: Guess[Any]) -> bool:
        """Whether a second look pays: in this part of a match, and not yet taken in this turn."""
        if match.running is self._looked:
            return False
        early, late = self.foresight(match.game).between
        features = match.game.features
        return features is None or early <= features.progress(guess.twin().g) <= late

    def _planned(self, racers: list[Racer], plans: list[Plan]) -> list[Racer]:
        """The options that looked best, and plans: those of the same options, those that came out
        best, and what is left of the one that was chosen last."""
        by_key = {racer.option.key: racer for racer in racers}
        kept = racers[: self._options]
        keys = {racer.option.key for racer in kept}
        chosen = [(self._plan, 0)] if self._plan and self._plan[0] in by_key else []
        for place, plan in enumerate(plans):
            if place < BEST_PLANS or plan.keys[0] in keys:
                chosen.append((plan.keys, plan.sure - 1))
        racing: dict[tuple[str, ...], Racer] = {(racer.option.key,): racer for racer in kept}
        for way, sure in chosen:
            seen = by_key[way[0]]
            racing.setdefault(way, Racer(seen.option, seen.ahead, way[1:], sure))
        return list(racing.values())

    def _guess(self, match: Match[Any], seat: int) -> Guess[Any]:
        return match.guess(seat, Random(self._rng.getrandbits(64)), settled=True)


def _screened(guesses: list[Guess[Any]], seat: int, options: list[Option]) -> list[Racer]:
    """The options by how the position looks right after them, the best first: a large choice is
    looked over before its best part is thought about."""
    worths = [_mean([outlook(guess.twin(), seat, o) for guess in guesses]) for o in options]
    mean = _mean(worths)
    racers = [Racer(o, worth - mean) for o, worth in zip(options, worths, strict=True)]
    return sorted(racers, key=lambda racer: -racer.ahead)


def _drafted(found: list[tuple[str, ...]], question: Question) -> list[Racer]:
    """Drafts of a turn, in a race in which none is ahead."""
    racers: list[Racer] = []
    for keys in found:
        option = question.option(keys[0])
        assert option is not None, "a draft begins with what is offered"
        racers.append(Racer(option, 0.0, keys[1:], len(keys) - 1))
    return racers


def _different(racers: list[Racer]) -> list[Racer]:
    """Without those that led to the same as a better one, by the same actions in another order."""
    found: dict[tuple[float, ...], Racer] = {}
    for racer in racers:
        found.setdefault(tuple([leaf.worth for leaf in racer.leaves[:ROWS]]), racer)
    return list(found.values())


def _each_once(racers: list[Racer]) -> list[Racer]:
    """Every option with the better of its ways to be gone on with."""
    best: dict[str, Racer] = {}
    for racer in racers:
        best.setdefault(racer.option.key, racer)
    return list(best.values())


def _mean(worths: list[float]) -> float:
    return sum(worths) / len(worths)

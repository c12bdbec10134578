"""How a match is played on in a guess: quickly, and not senselessly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.kernel.chance import Chance, Fast
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match

FOLLOW_UPS: Final = 8
"""How many questions that belong to the same action are answered in passing, at the most."""

LUCKS: Final = 2
"""How often an option is tried in a playout whose outcome is chance."""

SLIPS: Final = 10
"""One in so many times another option than the heaviest may be taken, in proportion to its weight.
"""

_GRAIN: Final = 1 << 32


def heaviest(match: Match[Any], ask: Question) -> Option:
    """The option that the game's guidance weighs most."""
    weights = match.game.guide(match.g, ask)
    return ask.options[weights.index(max(weights))]


def drawn(match: Match[Any], ask: Question, chance: Chance) -> Option:
    """An option in proportion to its weight."""
    weights = match.game.guide(match.g, ask)
    rest = chance.below(_GRAIN) / _GRAIN * sum(weights)
    for option, weight in zip(ask.options, weights, strict=True):
        rest -= weight
        if rest < 0:
            return option
    return ask.options[weights.index(max(weights))]


def offhand(match: Match[Any], ask: Question, chance: Chance) -> Option:
    """Mostly the heaviest option: everybody errs now and then. What is chosen in secret is
    always drawn, since nobody can foresee it."""
    if match.secretly or chance.below(SLIPS) == 0:
        return drawn(match, ask, chance)
    return heaviest(match, ask)


def considered(match: Match[Any], ask: Question, chance: Chance, most: int) -> Option:
    """The option after which the position looks best: the few heaviest are tried, each on a copy
    of its own. The luck ahead in this guess is not looked at: the copies have another."""
    game, seat = match.game, ask.seat
    weights = game.guide(match.g, ask)
    options = worth_trying(game, ask.options, weights, most)
    if match.secretly or len(options) == 1:
        return ask.options[weights.index(max(weights))]
    lucks = [chance.below(_GRAIN) * _GRAIN + chance.below(_GRAIN) for _ in range(LUCKS)]
    best, best_worth = options[0], 0.0
    for option in options:
        worth = _expected(match, seat, option, lucks)
        if option is options[0] or worth > best_worth:
            best, best_worth = option, worth
    return best


def _expected(match: Match[Any], seat: int, option: Option, lucks: list[int]) -> float:
    """The outlook of an option; the mean of several where chance has a hand in it, or else the
    luckiest throw would be taken for the best option."""
    total = 0.0
    for tried, luck in enumerate(lucks, 1):
        twin = match.clone(tracked=False)
        twin.g.chance = Fast(luck)
        total += outlook(twin, seat, option)
        if twin.g.chance.at == luck:
            return total / tried
    return total / len(lucks)


def outlook(twin: Match[Any], seat: int, option: Option) -> float:
    """What the position is worth to the seat right after an option. The match is used up."""
    act(twin, seat, option)
    return twin.game.evaluate(twin.g, seat)


def act(twin: Match[Any], seat: int, option: Option) -> None:
    """Take an option, and answer in passing what belongs to the same action."""
    twin.follow(seat, option)
    for _ in range(FOLLOW_UPS):
        ask = twin.ask
        if ask is None or ask.anchor or ask.seat != seat:
            break
        twin.follow(seat, heaviest(twin, ask))


def worth_trying(
    game: Game[Any], options: Sequence[Option], weights: Sequence[float], most: int
) -> list[Option]:
    """The heaviest options, the heaviest first: at most so many, and what weighs as much as the
    last of them up to twice as many. Where a game's guidance can be trusted, none that it holds
    hopeless."""
    least = game.hopeless * max(weights)
    order = sorted(range(len(options)), key=lambda place: -weights[place])
    last = weights[order[min(most, len(order)) - 1]]
    return [options[n] for n in order[: 2 * most] if weights[n] >= last and weights[n] >= least]

"""Which of two quests a bot keeps: what it hopes to score with one that nobody else may score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.war import YEARS
from igroteka.games.candelabria.content import HOUSE_CANDLES, HOUSES, QUESTS, REWARDS
from igroteka.games.candelabria.content.entries import House
from igroteka.games.candelabria.rules.powers import DEPLOY_ANYWHERE, FIELD_FORGE
from igroteka.games.candelabria.rules.quests import (
    BOUGHT_UPGRADE,
    CONTROLS_CURSE,
    DESTROYED_TEMPLE,
    HOLDS_CENTRE,
    PLACED_TEMPLE,
    PUT_OUT_CANDLE,
    PUT_OUT_LAND,
    SLOTS,
    THREE_PURCHASES,
    THREE_TACTICS,
    WON_AT_TEMPLE,
    WON_WITH_CURSE,
)
from igroteka.games.candelabria.rules.state import Candelabria, Player

_Quests = tuple[int, ...]

_AT_FORGE: Final[_Quests] = sum(BOUGHT_UPGRADE, PLACED_TEMPLE + THREE_PURCHASES)
_AT_CURSES: Final[_Quests] = sum(CONTROLS_CURSE, WON_WITH_CURSE)
_OF_CANDLES: Final[dict[str, _Quests]] = {
    "extinguish": PUT_OUT_LAND + PUT_OUT_CANDLE["candle_card_effect"],
    "destroy_temple": DESTROYED_TEMPLE,
    "draw_tactics": THREE_TACTICS,
}
"""Quests that a symbol on a candle card is good for."""
_OF_PLACES: Final[dict[str, _Quests]] = {
    "forge": _AT_FORGE,
    "curse_influence": _AT_CURSES,
    "barracks": THREE_TACTICS,
}
"""Quests that a territory action is good for."""
_OF_POWERS: Final[dict[str, _Quests]] = {
    FIELD_FORGE: _AT_FORGE,
    DEPLOY_ANYWHERE: HOLDS_CENTRE,
}
_OF_TEMPLES: Final = dict(zip(("white", "grey", "black"), WON_AT_TEMPLE, strict=True))
_NO_QUESTS: Final[_Quests] = ()


def _suited(house: House) -> Iterator[tuple[int, _Quests]]:
    """All that a House brings along: from which year on, and the quests that it is good for. What
    is counted at the end is striven for from the beginning."""
    yield 1, _OF_PLACES.get(house.start.castle_on, _NO_QUESTS)
    yield 1, _OF_TEMPLES.get(house.start.temple or "", _NO_QUESTS)
    for ability in house.abilities:
        power = ability.effect
        since = 1 if power.kind == "end_game" else ability.year
        yield since, _OF_PLACES.get(power.action, _NO_QUESTS)
        yield since, _OF_POWERS.get(power.what or power.when, _NO_QUESTS)
    for card in HOUSE_CANDLES:
        if card.house == house.id:
            for effect in card.effects:
                yield card.year, _OF_CANDLES.get(effect.op, _NO_QUESTS)


def _times(house: House) -> tuple[float, ...]:
    times = [weights.QUEST_MET[quest.id] for quest in QUESTS]
    for year, quests in _suited(house):
        for quest in quests:
            times[quest] += weights.W.quest_suits * (YEARS + 1 - year) / YEARS
    return tuple([min(_MOST, often) for often in times])


_MOST: Final = float(len(REWARDS.ranked_slots))
"""CAN-QUEST-3, CAN-QUEST-5: no quest is scored more often by one House."""
TIMES: Final = tuple(_times(house) for house in HOUSES)
"""How often each House should score each quest, were it its own."""


def hoped(g: Candelabria, player: Player, card: int) -> float:
    """What a personal quest should score in the whole game, in points."""
    times = TIMES[player.house][card]
    if QUESTS[card].kind == "annual":
        blocked = REWARDS.annual_first_year_two_players if len(g.players) == 2 else 1
        points = sum([n for year, n in REWARDS.annual_by_year.items() if year >= blocked])
        return points * times / _MOST
    slots = SLOTS[len(g.players)]
    return sum([n * min(1.0, max(0.0, times - mark)) for mark, n in enumerate(slots)])

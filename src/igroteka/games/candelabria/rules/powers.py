"""What upgrades and House abilities do (CAN-UPG, CAN-HOUSE), read from content in one place.

Years are indices, so that a power of a later year is simply not in the tables of an earlier one
(CAN-TERM-13, CAN-UPG-2). Copies of an upgrade add up (CAN-UPG-3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.candelabria.content import ACTIONS, CONSTANTS, HOUSES, UPGRADE_KIND, UPGRADES
from igroteka.games.candelabria.content.entries import Power
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.games.candelabria.rules.symbols import Symbols, symbols

_YEARS: Final = range(CONSTANTS.years + 1)

SKIP: Final = 0
PUSH: Final = 1
CASTLE_STRENGTH: Final = 2
CURSE_STRENGTH: Final = 3
COUNT: Final = 4
"""`COUNT + action` counts one more territory for that action (CAN-ACT-2)."""

_FIGURES: Final = {
    "explorer_skip": SKIP,
    "warrior_push": PUSH,
    "castle_strength": CASTLE_STRENGTH,
    "curse_strength": CURSE_STRENGTH,
} | {f"action_count:{action.id}": COUNT + number for number, action in enumerate(ACTIONS)}

DEPLOYED: Final = 0
TEMPLE_PLACED: Final = 1
CURSE_PLACED: Final = 2
TACTICS_RESOLVED: Final = 3
_MOMENTS: Final = {
    "deploy": DEPLOYED,
    "place_temple": TEMPLE_PLACED,
    "place_curse": CURSE_PLACED,
    "tactics_resolved": TACTICS_RESOLVED,
}

FREE_PATH: Final = "candle_path_through_own_flames"
DEPLOY_ANYWHERE: Final = "deploy_anywhere"
MANY_DRAWS: Final = "draw_upgraded_candles"
FIELD_FORGE: Final = "maneuver_discard"
VIGIL: Final = "any_temple_placed_or_destroyed"


def _figure(power: Power, figure: int) -> int:
    """CAN-UPG-4: how much a power adds to a figure."""
    name = power.what if power.what != "action_count" else f"action_count:{power.action}"
    return power.n if power.kind == "passive" and _FIGURES.get(name) == figure else 0


def _reaction(power: Power, moment: int) -> Symbols:
    """What a power does at a moment."""
    if power.kind == "trigger" and _MOMENTS.get(power.when) == moment:
        return symbols(power.effects)
    return ()


_UPGRADE_FIGURES: Final = tuple(
    tuple(
        tuple(
            _figure(UPGRADES[kind].effect, figure) if UPGRADES[kind].year <= year else 0
            for kind in UPGRADE_KIND
        )
        for year in _YEARS
    )
    for figure in range(len(_FIGURES))
)
_HOUSE_FIGURES: Final = tuple(
    tuple(
        tuple(
            sum(_figure(a.effect, figure) for a in house.abilities if a.year <= year)
            for house in HOUSES
        )
        for year in _YEARS
    )
    for figure in range(len(_FIGURES))
)
_UPGRADE_REACTIONS: Final[tuple[tuple[tuple[Symbols, ...], ...], ...]] = tuple(
    tuple(
        tuple(
            _reaction(UPGRADES[kind].effect, moment) if UPGRADES[kind].year <= year else ()
            for kind in UPGRADE_KIND
        )
        for year in _YEARS
    )
    for moment in range(len(_MOMENTS))
)
_HOUSE_REACTIONS: Final[tuple[tuple[tuple[Symbols, ...], ...], ...]] = tuple(
    tuple(
        tuple(
            tuple(
                symbol
                for ability in house.abilities
                if ability.year <= year
                for symbol in _reaction(ability.effect, moment)
            )
            for house in HOUSES
        )
        for year in _YEARS
    )
    for moment in range(len(_MOMENTS))
)


def bonus(g: Candelabria, player: Player, figure: int) -> int:
    """What the House and its upgrades add to a figure now."""
    total = _HOUSE_FIGURES[figure][g.year][player.house]
    table = _UPGRADE_FIGURES[figure][g.year]
    for token in player.upgrades:
        total += table[token]
    return total


def bonuses(g: Candelabria, figure: int) -> list[int]:
    """The same for every player at once: for whoever wants to know it of all, and often."""
    houses, upgrades = _HOUSE_FIGURES[figure][g.year], _UPGRADE_FIGURES[figure][g.year]
    totals: list[int] = []
    for player in g.players:
        total = houses[player.house]
        for token in player.upgrades:
            total += upgrades[token]
        totals.append(total)
    return totals


def reactions(g: Candelabria, player: Player, moment: int) -> list[Symbols]:
    """The House ability, then the upgrades in slot order (CAN-DEPLOY-8, CAN-BATTLE-10).

    CAN-2P-18: with two players nobody places a curse, so nothing asks for that moment.
    """
    own = _HOUSE_REACTIONS[moment][g.year][player.house]
    found = [own] if own else []
    table = _UPGRADE_REACTIONS[moment][g.year]
    found += [table[token] for token in player.upgrades if table[token]]
    return found


def _owners(means: Callable[[Power], bool]) -> tuple[bool, ...]:
    """Which Houses have an ability from year 1 on."""
    return tuple(any(means(ability.effect) for ability in house.abilities) for house in HOUSES)


HAS_FREE_PATH: Final = _owners(lambda power: power.what == FREE_PATH)
"""CAN-HOUSE-2."""
DEPLOYS_ANYWHERE: Final = _owners(lambda power: power.what == DEPLOY_ANYWHERE)
"""CAN-HOUSE-7."""
HAS_FIELD_FORGE: Final = _owners(lambda power: power.when == FIELD_FORGE)
"""CAN-HOUSE-5."""
HAS_VIGIL: Final = _owners(lambda power: power.when == VIGIL)
"""CAN-HOUSE-11."""
DRAWS: Final = tuple(
    max(ability.effect.per_card for ability in house.abilities) for house in HOUSES
)
"""CAN-HOUSE-8: cards drawn for each upgraded candle card due."""

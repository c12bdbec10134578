"""Which tables the battery plays: all of them together must leave no rule of the box unplayed."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.options import VARIANTS, Options
from igroteka.kernel.errors import BadOptions

PLAIN = Options()
ALTERNATIVES = {
    "evade_unfriendly": {True},
    "inheritance": {True},
    "trophy_price": {5, 6},
    "starting_bonus": {True},
    "battle_for_talisman": {True},
    "easier_command": {True},
    "sudden_death": {True},
    "rounds": {25},
}
"""What may differ from the plain game, and how (TAL-VAR)."""


def changes(options: dict[str, Any]) -> dict[str, Any]:
    """The alternative rules of a table."""
    return {name: value for name, value in options.items() if name not in ("players", "choosers")}


def alone() -> list[dict[str, Any]]:
    """The tables with one alternative rule."""
    return [table for table in VARIANTS if len(changes(table)) == 1]


def together() -> list[dict[str, Any]]:
    """The tables with several."""
    return [table for table in VARIANTS if len(changes(table)) > 1]


def test_TAL_COMP_1_every_number_of_players_plays_the_plain_game() -> None:
    plain = [Options(**table) for table in VARIANTS if set(table) == {"players"}]
    assert plain == [Options(players=players) for players in (2, 3, 4, 5, 6)]


def test_TAL_SETUP_3_at_some_tables_all_choose_and_at_one_only_some() -> None:
    choosing = [Options(**table) for table in VARIANTS if "choosers" in table]
    assert choosing == [
        Options(players=2, choosers=(0, 1)),
        Options(players=6, choosers=(0, 1, 2, 3, 4, 5)),
        Options(players=6, choosers=(0, 2, 3, 5)),
    ]


def test_TAL_VAR_every_alternative_rule_is_played_alone_by_four() -> None:
    played = [Options(**table) for table in alone()]
    assert [options.players for options in played] == [4] * 9
    seen = {
        name: {getattr(options, name) for options in played} - {getattr(PLAIN, name)}
        for name in ALTERNATIVES
    }
    assert seen == ALTERNATIVES


def test_TAL_VAR_all_that_go_together_are_played_together_by_three_five_and_six() -> None:
    both: dict[str, Any] = {
        "evade_unfriendly": True,
        "starting_bonus": True,
        "easier_command": True,
    }
    heirs = both | {"inheritance": True, "sudden_death": True, "trophy_price": 5, "rounds": 100}
    bloodbath = both | {"battle_for_talisman": True, "trophy_price": 6}
    assert set(heirs) | set(bloodbath) == set(ALTERNATIVES)
    assert [Options(**table) for table in together()] == [
        Options(players=players, **rules) for players in (3, 5, 6) for rules in (heirs, bloodbath)
    ]


@pytest.mark.parametrize("table", VARIANTS, ids=str)
def test_every_table_of_the_battery_can_be_set_up(table: dict[str, Any]) -> None:
    assert GAME.configure(table) == Options(**table)


def test_the_plain_game() -> None:
    assert (
        Options(
            players=4,
            choosers=(),
            evade_unfriendly=False,
            inheritance=False,
            trophy_price=7,
            starting_bonus=False,
            battle_for_talisman=False,
            easier_command=False,
            sudden_death=False,
            rounds=0,
        )
        == PLAIN
    )


@pytest.mark.parametrize(
    "table",
    [
        {"players": 3, "choosers": [0, 3]},
        {"players": 3, "choosers": [-1]},
        {"players": 3, "choosers": [1, 1]},
        {"trophy_price": 4},
        {"trophy_price": 8},
        {"rounds": -1},
        {"rounds": 1001},
        {"inheritance": True, "battle_for_talisman": True},
    ],
    ids=str,
)
def test_what_is_no_table(table: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.configure(table)


@pytest.mark.parametrize(
    "table",
    [{"players": 3, "choosers": [0, 1, 2]}, {"rounds": 1000}, {"rounds": 1}, {"inheritance": True}],
    ids=str,
)
def test_what_is_a_table_by_a_hair(table: dict[str, Any]) -> None:
    assert isinstance(GAME.configure(table), Options)

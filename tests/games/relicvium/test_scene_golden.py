"""Whole tables of Relicvium against golden files: a council of peace, and two at war.

Battles are left out: what they add up to hangs on figures that are still weighed, and
`test_scene.py` reads their panels. After an intended change: IGROTEKA_GOLDEN=write, then read it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.rules.land import ARC, AREA
from igroteka.testing.golden import assert_drawn_as_before
from tests.games.relicvium.table import B, L, N, O, Table

GOLDEN = Path(__file__).parent / "scenes"


def council() -> Table:
    """Four factions with all modules, in the middle of their actions."""
    modules: dict[str, Any] = {
        "strength": "on",
        "diplomacy": "on",
        "events": True,
        "campaign": True,
    }
    t = Table(round=3, bare=False, warlords=True, **modules)
    t.army(N, "windy_steppe", "WDG")
    t.army(O, "relic_wood", "M")
    t.army(B, "trade_road", "WD")
    t.army(L, "skull_field", "W")
    t.castles(N, "windy_steppe")
    t.creature(N, "cornibus", "dusk_thicket", "stone_sentinel", "windy_steppe")
    t.creature(L, "mortum", "black_pines", "oath_field", "skull_field")
    t.player(N).hedged = AREA["windy_steppe"]
    t.player(L).decayed = AREA["oath_field"]
    t.g.blocked = ARC[AREA["trade_road"], AREA["thunder_ridge"]] >> 1
    for bonus, start, end in ((2, "windy_steppe", "relic_wood"), (0, "windy_steppe", "oath_field")):
        t.melee(N, bonus, start, end)
    t.melee(L, 1, "skull_field", "oath_field")
    t.ranged(B, 3, "trade_road", "dusk_thicket")
    t.ranged(O, 2, "relic_wood", "windy_steppe")
    t.relation(N, O, "war")
    t.relation(B, L, "alliance")
    t.holds_card(N, "arcana")
    t.events("D", "3")
    t.player(O).peace_won.append(t.g.peace_deck.cards.pop())
    t.player(B).war_won.append(t.g.war_deck.cards.pop())
    t.act(N, "plain", "forest")
    return t


def war() -> Table:
    """Two factions without modules: closed lands, supporters that turned, warriors that lie."""
    t = Table(N, O, phase="attacks", round=2)
    t.army(N, "windy_steppe", "WWM")
    t.g.spent[AREA["windy_steppe"]] = 2
    t.ranged(N, 1, "windy_steppe", "relic_wood", "M")
    t.army(N, "stone_sentinel", "WD")
    t.armies(O, relic_wood="D", oath_field="WD")
    t.ranged(O, 2, "oath_field", "relic_wood", "D")
    t.castles(O, "relic_wood")
    t.melee(O, 2, "oath_field", "windy_steppe")
    t.melee(N, 1, "stone_sentinel", "dusk_thicket")
    return t


SCENES = {"council": council, "war": war}


@pytest.mark.parametrize("name", SCENES)
def test_the_table_is_drawn_as_before(name: str) -> None:
    scene = GAME.scene(SCENES[name]().match.view(None), None)
    assert_drawn_as_before(GOLDEN, name, None, replace(scene, panels=()))

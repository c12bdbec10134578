"""The battery's checks in late positions, which random matches hardly ever reach.

Heroes with counters, cards and Spells stand in the Middle and Inner Regions and on the Crown;
the match is played on by guidance. Nothing is made or lost, and it ends.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.content import QUESTS
from igroteka.games.talisman.rules.components.cards import DECK, IDS, SPELL, TYPE
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import REGION, SPACE_ID
from igroteka.games.talisman.rules.hero.having import may_have
from igroteka.kernel.chance import Fast
from igroteka.testing.battery import guided
from tests.games.talisman.table import Table

MATCHES = int(os.environ.get("IGROTEKA_FUZZ", "6"))

pytestmark = pytest.mark.battery

RULES: tuple[dict[str, Any], ...] = (
    {},
    {"inheritance": True},
    {"sudden_death": True},
    {"easier_command": True},
    {"battle_for_talisman": True},
    {"evade_unfriendly": True},
)

SPELLS = sorted({IDS[card] for card in range(len(IDS)) if DECK[card] == SPELL})
THINGS = sorted(
    {id for id, kind in zip(IDS, TYPE, strict=True) if kind in ("magic_object", "follower")}
)
LATE = [SPACE_ID[n] for n, region in enumerate(REGION) if region != "outer"]


def late_table(rng: Random, rules: dict[str, Any]) -> Table:
    """Some heroes, far on in the game."""
    names = rng.sample([hero.id for hero in HEROES], rng.randint(2, 6))
    table = Table(*names, fate=2, **rules)
    for seat in range(len(names)):
        table.at(seat, rng.choice(LATE))
        table.counters(seat, rng.randint(0, 6), rng.randint(0, 6))
        gifts = [
            *rng.sample(SPELLS, rng.randint(0, 3)),
            *rng.sample(THINGS, 3),
            "talisman",
            "armour",
        ]
        for gift in gifts:
            try:
                if may_have(table.hero(seat), table.card(gift)) is None:
                    table.give(seat, gift)
            except LookupError:
                continue  # somebody else has it
        if rng.random() < 0.2:
            table.toad(seat)
        if rng.random() < 0.3:
            table.quest(seat, rng.choice(QUESTS).id)
    table.g.crowned = int(any(table.where(s) == "crown_of_command" for s in range(len(names))))
    table.g.unsettled = (1 << len(names)) - 1
    return table


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(rules) or "plain")
def test_late_positions_are_played_to_their_end(rules: dict[str, Any]) -> None:
    for seed in range(5 * MATCHES):
        rng = Random(f"{seed} {rules}")
        table = late_table(rng, rules)
        table.g.chance = Fast.seeded(seed)
        match = table.match
        census = GAME.census(match.g)
        choose = guided(GAME, rng)
        answers = 0
        while match.ask is not None:
            question = match.ask
            match.answer(question.seat, question.options[choose(match, question)])
            answers += 1
            assert GAME.census(match.g) == census, f"seed {seed} after {answers} answers"
            assert answers <= GAME.longest, f"seed {seed} runs away"
        assert match.result.ranking
        assert sorted(match.result.order) == list(range(len(table.g.heroes)))

"""The action stage (REL-ACT): the marker walks along the track, one action at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.relicvium.content import TERRAINS
from igroteka.games.relicvium.rules import build, march, recruit, summon, tokens
from igroteka.games.relicvium.rules.choices import MARCH_TO, RECRUIT_AT
from igroteka.games.relicvium.rules.holdings import NINE
from igroteka.games.relicvium.rules.land import TRACK
from igroteka.games.relicvium.rules.offers import on_forest, on_mountain, on_plain
from igroteka.games.relicvium.rules.reach import never, untouched
from igroteka.games.relicvium.rules.rounds import peace_order
from igroteka.games.relicvium.rules.state import Player, Relicvium
from igroteka.kernel.actions import Action, Actions
from igroteka.kernel.flow import DECLINE, WHO, Args, Flow, Option


def _too_far(g: Relicvium, player: Player) -> list[Option]:
    return untouched(march.candidates(g, player), MARCH_TO)


def _no_place(g: Relicvium, player: Player) -> list[Option]:
    return untouched(recruit.candidates(g, player), RECRUIT_AT)


def _standing(g: Relicvium, _player: Player) -> Sequence[Option]:
    return summon.standing(g)


def _no_unit(_g: Relicvium, _player: Player, _option: Option) -> str:
    """REL-SUM-4: a creature is no unit."""
    return "REL-SUM-4"


_STIR: Final = never("stir", _standing, _no_unit)

ACTIONS: Final[tuple[Actions[Relicvium, Player], ...]] = (
    Actions(
        Action("march", march.barred, march.candidates, march.forbidden, march.perform),
        Action(
            "melee",
            tokens.melee_barred,
            tokens.melee_candidates,
            tokens.melee_forbidden,
            tokens.place_melee,
        ),
        never("march-to", _too_far, march.too_far),
        _STIR,
        quick=on_plain,
    ),
    Actions(
        Action("recruit", recruit.barred, recruit.candidates, recruit.forbidden, recruit.perform),
        Action(
            "promote",
            recruit.promotion_barred,
            recruit.promotion_candidates,
            recruit.promotion_forbidden,
            recruit.promote,
        ),
        Action(
            "ranged",
            tokens.ranged_barred,
            tokens.ranged_candidates,
            tokens.ranged_forbidden,
            tokens.place_ranged,
        ),
        never("recruit-at", _no_place, recruit.no_place),
        _STIR,
        quick=on_mountain,
    ),
    Actions(
        Action(
            "build", build.barred, build.candidates, build.forbidden, build.perform, build.beyond
        ),
        Action("summon", summon.barred, summon.candidates, summon.forbidden, summon.perform),
        _STIR,
        quick=on_forest,
    ),
)
"""REL-ACT-3: the two actions of plain, mountain and forest."""

DIVISIONS: Final[tuple[Args, ...]] = tuple({"division": number + 1} for number in range(NINE))
_DECLINE: Final = (DECLINE,)
"""REL-ACT-6: to do nothing with a division."""
PROMPTS: Final = tuple(f"act-{terrain}" for terrain in TERRAINS)


def action_stage(g: Relicvium) -> Flow[None]:
    """REL-ACT-1 to REL-ACT-6: a step is one turn; who has no division left is out."""
    player = next_to_act(g)
    if player is None:
        g.phase = "strength"
        return
    division = player.usable[0]
    terrain = TRACK[player.faction][division]
    actions = ACTIONS[terrain]
    answer: Option = yield actions.ask(
        g,
        player,
        player.seat,
        PROMPTS[terrain],
        "REL-ACT-2",
        DIVISIONS[division],
        also=_DECLINE,
        anchor=True,
    )
    player.usable.pop(0)
    g.turn = (g.turn + 1) % len(g.order)
    if answer is DECLINE:
        name = TERRAINS[terrain]
        g.tell("declined", "REL-ACT-6", who=WHO[player.seat], terrain=name, division=division + 1)
        return
    yield from actions.perform(g, player, answer)


def next_to_act(g: Relicvium) -> Player | None:
    """REL-ACT-1, REL-ACT-5: the next in order who still has a division."""
    order = peace_order(g)
    count = len(order)
    for ahead in range(count):
        turn = (g.turn + ahead) % count
        player = g.players[order[turn]]
        if player.usable:
            g.turn = turn
            return player
    return None

"""Melee and ranged tokens (REL-MELEE, REL-RANGED): where they may be laid, and which one."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.relicvium.content import MELEE, RANGED
from igroteka.games.relicvium.rules.choices import AIM, AIM_WITH, STRIKE, STRIKE_WITH
from igroteka.games.relicvium.rules.diplomacy import declare_war
from igroteka.games.relicvium.rules.events import FRAGILE_TRUCE, PEACE_AMOUNT
from igroteka.games.relicvium.rules.holdings import army_places
from igroteka.games.relicvium.rules.land import ARCS_FROM, AREA_ID, SOURCE, TARGET
from igroteka.games.relicvium.rules.relations import allied
from igroteka.games.relicvium.rules.state import CLOSED, FREE, NONE, Player, Relicvium
from igroteka.kernel.flow import WHO, Flow, Option, one_of

# Melee ----------------------------------------------------------------------------------------


def melee_barred(g: Relicvium, player: Player) -> str | None:
    """REL-COMP-12, REL-COMP-13, REL-EVENT-G: a token must be left, and allowed."""
    left = player.melee.count(NONE)
    if not left:
        return "REL-COMP-13"
    laid = len(player.melee) - left
    if g.peace == FRAGILE_TRUCE and laid >= PEACE_AMOUNT[FRAGILE_TRUCE]:
        return "REL-EVENT-G"
    return None


def melee_candidates(g: Relicvium, player: Player) -> list[Option]:
    """REL-MELEE-1: out of every area with own units."""
    return melee_from(army_places(g, player.seat))


def melee_from(sources: Sequence[int]) -> list[Option]:
    """Across every border of these areas."""
    return [STRIKE[arc] for source in sources for arc in ARCS_FROM[source]]


def melee_forbidden(g: Relicvium, player: Player, option: Option) -> str | None:
    """REL-MELEE-1 to REL-MELEE-4, REL-MELEE-6: at another faction's area."""
    arc: int = option.value
    holder = g.holder[TARGET[arc]]
    if holder == FREE:
        return "REL-MELEE-4"
    if holder == player.seat:
        return "REL-MELEE-1"
    if holder == CLOSED:
        return "REL-TERM-8"
    if allied(g, player.seat, holder):
        return "REL-MELEE-6"
    if arc >> 1 == g.blocked:
        return "REL-SKILL-2"
    if arc in player.melee or arc ^ 1 in player.melee:
        return "REL-MELEE-2"
    return None


def place_melee(g: Relicvium, player: Player, option: Option) -> Flow[None]:
    """REL-MELEE-1, REL-MELEE-5: choose the token; it may mean war."""
    arc: int = option.value
    args = option.args

    def forbids(token: Option) -> str | None:
        return None if player.melee[token.value] == NONE else "REL-COMP-13"

    answer: Option = yield one_of(
        player.seat, "melee-token", "REL-MELEE-1", STRIKE_WITH[player.faction], forbids, args
    )
    player.melee[answer.value] = arc
    token = MELEE[answer.value].id
    g.tell("melee", "REL-MELEE-1", touches=_ends(arc), who=WHO[player.seat], token=token, **args)
    declare_war(g, player.seat, g.holder[TARGET[arc]])


def _ends(arc: int) -> tuple[str, str]:
    return AREA_ID[SOURCE[arc]], AREA_ID[TARGET[arc]]


# Ranged ---------------------------------------------------------------------------------------


def ranged_barred(g: Relicvium, player: Player) -> str | None:
    """REL-COMP-12, REL-COMP-13: a token must be left."""
    return None if NONE in player.ranged else "REL-COMP-13"


def ranged_candidates(g: Relicvium, player: Player) -> list[Option]:
    """REL-RANGED-1: out of every area with own units, whatever lies beyond."""
    places = army_places(g, player.seat)
    return [AIM[arc] for source in places for arc in ARCS_FROM[source]]


def ranged_forbidden(g: Relicvium, player: Player, option: Option) -> str | None:
    """REL-RANGED-1, REL-RANGED-2: an open area, one token in each direction of a border."""
    arc: int = option.value
    if g.holder[TARGET[arc]] == CLOSED:
        return "REL-TERM-8"
    if arc >> 1 == g.blocked:
        return "REL-SKILL-2"
    return "REL-RANGED-2" if arc in player.ranged else None


def place_ranged(g: Relicvium, player: Player, option: Option) -> Flow[None]:
    """REL-RANGED-1, REL-RANGED-3: choose the token; it declares nothing."""
    arc: int = option.value
    args = option.args

    def forbids(token: Option) -> str | None:
        return None if player.ranged[token.value] == NONE else "REL-COMP-13"

    answer: Option = yield one_of(
        player.seat, "ranged-token", "REL-RANGED-1", AIM_WITH[player.faction], forbids, args
    )
    player.ranged[answer.value] = arc
    token = RANGED[answer.value].id
    g.tell("ranged", "REL-RANGED-1", touches=_ends(arc), who=WHO[player.seat], token=token, **args)

"""What factions are compared by (REL-STR-5 to REL-STR-7, REL-CAMP-13, REL-CAMP-14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from igroteka.games.relicvium.content import DEFENDER, MAGE, WARRIOR, WATER
from igroteka.games.relicvium.content.entries import Metric
from igroteka.games.relicvium.rules.army import HELD, SIZE, WHOLE
from igroteka.games.relicvium.rules.holdings import areas_held, castles
from igroteka.games.relicvium.rules.land import SKY_PEAK, TERRAIN
from igroteka.games.relicvium.rules.state import NONE, Player, Relicvium


def units_on_board(g: Relicvium, player: Player) -> int:
    """REL-STR-7: the warlord is one of them."""
    return SIZE[WHOLE] - player.at.count(NONE)


def _areas(g: Relicvium, player: Player) -> int:
    return areas_held(g, player.seat)


def _castles(g: Relicvium, player: Player) -> int:
    return castles(player)


def _of_class(player: Player, kind: int) -> int:
    return HELD[kind][WHOLE] - HELD[kind][player.reserve]


def _warriors(g: Relicvium, player: Player) -> int:
    return _of_class(player, WARRIOR)


def _defenders(g: Relicvium, player: Player) -> int:
    return _of_class(player, DEFENDER)


def _mages(g: Relicvium, player: Player) -> int:
    return _of_class(player, MAGE)


def _peace_cards(g: Relicvium, player: Player) -> int:
    return len(player.peace_won)


def _war_cards(g: Relicvium, player: Player) -> int:
    return len(player.war_won)


def _waters(g: Relicvium, player: Player) -> int:
    held = enumerate(g.holder)
    return sum([holder == player.seat and TERRAIN[area] == WATER for area, holder in held])


def _garrisoned(g: Relicvium, player: Player) -> int:
    held = enumerate(g.holder)
    return sum(
        [holder == player.seat and g.castle[area] and g.units[area] > 0 for area, holder in held]
    )


def _peak(g: Relicvium, player: Player) -> int:
    return int(g.holder[SKY_PEAK] == player.seat)


def _summoned(g: Relicvium, player: Player) -> int:
    return player.tally.creatures_summoned


def _recruited(g: Relicvium, player: Player) -> int:
    return player.tally.units_recruited


def _entered(g: Relicvium, player: Player) -> int:
    return player.tally.free_areas_entered.bit_count()


def _attacks(g: Relicvium, player: Player) -> int:
    return player.tally.battles_won_attacking


def _defences(g: Relicvium, player: Player) -> int:
    return player.tally.battles_won_defending


def _razed(g: Relicvium, player: Player) -> int:
    return player.tally.castles_razed


def _destroyed(g: Relicvium, player: Player) -> int:
    return player.tally.units_destroyed


def _mightiest(g: Relicvium, player: Player) -> int:
    return player.tally.highest_army_strength


def _sent(g: Relicvium, player: Player) -> int:
    return player.tally.units_sent_in_support


def _stormed(g: Relicvium, player: Player) -> int:
    return player.tally.areas_taken_by_attack


METRICS: Final[dict[Metric, Callable[[Relicvium, Player], int]]] = {
    "areas_controlled": _areas,
    "castles_on_board": _castles,
    "units_on_board": units_on_board,
    "warriors_on_board": _warriors,
    "defenders_on_board": _defenders,
    "mages_on_board": _mages,
    "peace_cards_won": _peace_cards,
    "war_cards_won": _war_cards,
    "creatures_summoned": _summoned,
    "units_recruited": _recruited,
    "waters_controlled": _waters,
    "free_areas_entered": _entered,
    "castles_garrisoned": _garrisoned,
    "battles_won_attacking": _attacks,
    "battles_won_defending": _defences,
    "castles_razed": _razed,
    "units_destroyed": _destroyed,
    "highest_army_strength": _mightiest,
    "units_sent_in_support": _sent,
    "areas_taken_by_attack": _stormed,
    "controls_sky_peak": _peak,
}


def results(g: Relicvium, metric: Metric) -> list[int]:
    """The result of every seat."""
    measure = METRICS[metric]
    return [measure(g, player) for player in g.players]


def best(values: Sequence[int]) -> list[int]:
    """REL-STR-2, REL-STR-3, REL-CAMP-4: the seats with the best result, if it is at least 1."""
    top = max(values)
    return [seat for seat, value in enumerate(values) if value == top] if top >= 1 else []

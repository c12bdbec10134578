"""Quests (KAL-QUEST): what each is worth at final scoring."""

from __future__ import annotations

from collections import Counter
from typing import Final

from igroteka.games.kalena.content import BUILDINGS, QUESTS
from igroteka.games.kalena.content.entries import Score
from igroteka.games.kalena.rules.land import REGION_OF, REGION_SLOTS
from igroteka.games.kalena.rules.state import EMPTY, Kalena, Player

_BUILDING: Final = {building.id: number for number, building in enumerate(BUILDINGS)}


def score_quests(g: Kalena, player: Player) -> list[tuple[int, int]]:
    """KAL-QUEST-6, KAL-QUEST-7: each picked quest with its valour; others are worth nothing."""
    return [(quest, quest_value(g, player, quest)) for quest in player.picked]


def quest_value(g: Kalena, player: Player, quest: int) -> int:
    """KAL-QUEST-1, KAL-QUEST-2: valour for each time the requirement is met in full."""
    score = QUESTS[quest].score
    return score.valour * _times_met(g, player, score)


def _times_met(g: Kalena, player: Player, score: Score) -> int:
    match score.per:
        case "resource_set":  # KAL-QUEST-3: each type apart
            return sum(held // score.size for held in player.resources)
        case "pecunias":
            return player.pecunias // score.size
        case "region_majority":
            return sum(_rules(g, player.seat, region) for region in range(len(REGION_SLOTS)))
        case "rightmost_skill_slot":  # KAL-QUEST-5: slot 4 as printed
            return sum(slots[-1] == player.seat for slots in g.slots)
        case "building":
            wanted = _BUILDING[score.building]
            return sum(
                kind == wanted and owner == player.seat
                for kind, owner in zip(g.buildings, g.owners, strict=True)
            )


def _rules(g: Kalena, seat: int, region: int) -> bool:
    """KAL-QUEST-4: more buildings in the region than each other player; a tie is nothing."""
    count = Counter(
        owner for hex, owner in enumerate(g.owners) if owner != EMPTY and REGION_OF[hex] == region
    )
    own = count.pop(seat, 0)
    return own > max(count.values(), default=0)

"""The action contact (KAL-CONT, KAL-BONUS)."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.kalena.content import BONUS_CARDS, BONUS_DIE, CONTACT
from igroteka.games.kalena.content.entries import BonusCard, Reward
from igroteka.games.kalena.rules.land import HEX_ID
from igroteka.games.kalena.rules.powers import powers_of
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.games.kalena.rules.storage import receive_any, receive_pecunias
from igroteka.games.kalena.rules.tokens import restore
from igroteka.games.kalena.rules.valour import gain_valour
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option, Question, one_of
from igroteka.kernel.state import put

ROLL: Final = Option("roll", "roll", None, {}, (BONUS_DIE.id,))


@cache
def _contact_with(hex: int, cost: int, key: str) -> Option:
    name = HEX_ID[hex]
    args = {"hex": name, "cost": cost}
    return Option(key, "contact", (hex, cost), args, (f"ghost:{name}", name))


def _rows(card: BonusCard, key: str) -> list[Option]:
    return [
        Option(
            f"{key}:{row.face}",
            "row",
            row,
            {
                "face": row.face,
                "pecunias": row.pecunias,
                "resources": row.any_resources,
                "valour": row.valour,
            },
            (card.id,),
        )
        for row in card.rows
    ]


@cache
def _rewards(season: int) -> tuple[Option, ...]:
    """KAL-DEC-8: rolling, or any row of the card."""
    return (ROLL, *_rows(BONUS_CARDS[season - 1], "row"))


@cache
def _coming_rows(season: int) -> tuple[Option, ...]:
    """The rows of the cards that wait aside."""
    return tuple(row for card in BONUS_CARDS[season:] for row in _rows(card, f"row:{card.id}"))


def bonus_card(g: Kalena) -> BonusCard:
    """KAL-FLOW-2: only the card of the running season is in force."""
    return BONUS_CARDS[g.season - 1]


def candidates(g: Kalena, player: Player) -> tuple[Option]:
    """KAL-CONT-1: only the ghost on the hex of the sensoric."""
    return (_contact_with(player.hex, bonus_card(g).contact_cost, "contact"),)


def beyond(g: Kalena, player: Player) -> list[Option]:
    """The ghosts elsewhere."""
    cost = bonus_card(g).contact_cost
    return [
        _contact_with(hex, cost, f"contact:{HEX_ID[hex]}")
        for hex, ghost in enumerate(g.ghosts)
        if ghost and hex != player.hex
    ]


def barred(g: Kalena, player: Player) -> str | None:
    """KAL-CONT-1: somebody must be there to contact."""
    return None if g.ghosts[player.hex] else "KAL-CONT-1"


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-CONT-1, KAL-CONT-2, KAL-TERM-9: here, for the season's cost in active contact tokens."""
    hex, cost = option.value
    if hex != player.hex:
        return "KAL-CONT-1"
    return None if cost <= player.active[CONTACT] else "KAL-TERM-9"


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-CONT-4: pay; the ghost returns to the supply; the reward; then skills.

    KAL-CONT-8: as often as it can be paid. KAL-CONT-9: the hex is free for all else at once.
    """
    hex, cost = option.value
    player.active = put(player.active, CONTACT, player.active[CONTACT] - cost)
    g.ghosts = put(g.ghosts, hex, 0)
    g.ghost_supply += 1
    g.tell("contacted", "KAL-CONT-4", who=WHO[player.seat], hex=HEX_ID[hex], cost=cost)
    row = yield from _reward_row(g, player)
    receive_pecunias(g, player, row.pecunias, "KAL-BONUS-3")
    yield from receive_any(g, player, row.any_resources, "KAL-CONT-7", "KAL-CONT-7", "KAL-DEC-9")
    gain_valour(g, player, row.valour, "KAL-BONUS-3")
    powers = powers_of(player.skills)
    gain_valour(g, player, powers.contact_valour, "KAL-CONT-6")
    if powers.contact_restores:  # KAL-SKILL-5: the token just spent may be the one
        restore(g, player, CONTACT, powers.contact_restores, "KAL-CONT-6")


def _reward_row(g: Kalena, player: Player) -> Flow[Reward]:
    """KAL-CONT-4, KAL-CONT-5: the bonus die decides, unless Keen Insight chooses."""
    if powers_of(player.skills).chooses_row:
        answer = yield _which_reward(g, player)
        if answer.verb == "row":
            chosen: Reward = answer.value
            g.tell("row-chosen", "KAL-CONT-5", who=WHO[player.seat], face=chosen.face)
            return chosen
    face = g.chance.roll(len(BONUS_DIE.faces), "KAL-CONT-4")
    g.tell("bonus-rolled", "KAL-CONT-4", who=WHO[player.seat], face=face)
    return bonus_card(g).rows[face - 1]


def _which_reward(g: Kalena, player: Player) -> Question:
    """KAL-DEC-8; KAL-FLOW-2: the cards of the seasons to come are not yet in force."""
    rewards, coming = _rewards(g.season), _coming_rows(g.season)

    def forbids(option: Option) -> str | None:
        return "KAL-FLOW-2" if option in coming else None

    return one_of(player.seat, "reward", "KAL-DEC-8", (*rewards, *coming), forbids, quick=rewards)


CONTACT_GHOST: Final[Action[Kalena, Player]] = Action(
    "contact", barred, candidates, forbids, perform, beyond
)

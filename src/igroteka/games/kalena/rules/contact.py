"""The action contact (KAL-CONT, KAL-BONUS)."""

from __future__ import annotations

from functools import cache

from igroteka.games.kalena.content import BONUS_CARDS, BONUS_DIE, CONTACT
from igroteka.games.kalena.content.entries import BonusCard, Reward
from igroteka.games.kalena.rules.land import HEX_ID
from igroteka.games.kalena.rules.powers import powers_of
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.games.kalena.rules.storage import receive_any, receive_pecunias
from igroteka.games.kalena.rules.tokens import restore
from igroteka.games.kalena.rules.valour import gain_valour
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option, Question

ROLL = Option("roll", "roll", None, {}, (BONUS_DIE.id,))


@cache
def _contact_on(hex: int, cost: int) -> tuple[Option]:
    name = HEX_ID[hex]
    args = {"hex": name, "cost": cost}
    return (Option("contact", "contact", cost, args, (f"ghost:{name}", name)),)


@cache
def _rows(season: int) -> tuple[Option, ...]:
    """KAL-DEC-8: rolling, or any row of the card."""
    rows = (
        Option(
            f"row:{row.face}",
            "row",
            row,
            {
                "face": row.face,
                "pecunias": row.pecunias,
                "resources": row.any_resources,
                "valour": row.valour,
            },
            (BONUS_CARDS[season - 1].id,),
        )
        for row in BONUS_CARDS[season - 1].rows
    )
    return (ROLL, *rows)


def bonus_card(g: Kalena) -> BonusCard:
    """KAL-FLOW-2: only the card of the running season is in force."""
    return BONUS_CARDS[g.season - 1]


def candidates(g: Kalena, player: Player) -> tuple[Option]:
    """KAL-CONT-1: only the ghost on the hex of the sensoric."""
    return _contact_on(player.hex, BONUS_CARDS[g.season - 1].contact_cost)


def barred(g: Kalena, player: Player) -> str | None:
    """KAL-CONT-1: somebody must be there to contact."""
    return None if g.ghosts[player.hex] else "KAL-CONT-1"


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-CONT-2, KAL-TERM-9: the season's cost in active contact tokens."""
    return None if option.value <= player.active[CONTACT] else "KAL-TERM-9"


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-CONT-4: pay; the ghost returns to the supply; the reward; then skills."""
    player.active[CONTACT] -= option.value
    g.ghosts[player.hex] = 0
    g.ghost_supply += 1
    who = WHO[player.seat]
    g.tell("contacted", "KAL-CONT-4", who=who, hex=HEX_ID[player.hex], cost=option.value)
    row = yield from _reward_row(g, player)
    receive_pecunias(g, player, row.pecunias, "KAL-BONUS-3")
    yield from receive_any(g, player, row.any_resources, "KAL-CONT-7", "KAL-CONT-7", "KAL-DEC-9")
    gain_valour(g, player, row.valour, "KAL-BONUS-3")
    powers = powers_of(player.skills)
    gain_valour(g, player, powers.contact_valour, "KAL-CONT-6")
    if powers.contact_restores:
        restore(g, player, CONTACT, powers.contact_restores, "KAL-CONT-6")


def _reward_row(g: Kalena, player: Player) -> Flow[Reward]:
    """KAL-CONT-4, KAL-CONT-5: the bonus die decides, unless Keen Insight chooses."""
    if powers_of(player.skills).chooses_row:
        answer = yield Question(player.seat, "reward", _rows(g.season), "KAL-DEC-8")
        if answer.verb == "row":
            chosen: Reward = answer.value
            g.tell("row-chosen", "KAL-CONT-5", who=WHO[player.seat], face=chosen.face)
            return chosen
    face = g.chance.roll(len(BONUS_DIE.faces), "KAL-CONT-4")
    g.tell("bonus-rolled", "KAL-CONT-4", who=WHO[player.seat], face=face)
    return bonus_card(g).rows[face - 1]


CONTACT_GHOST = Action("contact", barred, candidates, forbids, perform)

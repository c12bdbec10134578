"""Deploy (CAN-DEPLOY)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import CANDLES, ROLES
from igroteka.games.candelabria.rules.candles import draw_after_deploy
from igroteka.games.candelabria.rules.choices import TO, no_places
from igroteka.games.candelabria.rules.effects import ANYWHERE, BY_CANDLE, MOST_FLAMES, apply
from igroteka.games.candelabria.rules.land import TERRITORY_ID
from igroteka.games.candelabria.rules.powers import DEPLOYED, DEPLOYS_ANYWHERE, reactions
from igroteka.games.candelabria.rules.quests import DEPLOYED_ALL, arrived, met
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.symbols import CANDLE_SYMBOLS
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE

COST: Final = tuple(card.cost_wax for card in CANDLES)
YEAR: Final = tuple(card.year for card in CANDLES)

DEPLOY_CARD: Final = tuple(
    tuple(
        Option(
            f"deploy:{card.id}:{role.id}",
            "deploy",
            (number, slot),
            {"card": card.id, "role": role.id, "cost": card.cost_wax},
            (f"card:{card.id}", f"slot:{role.id}"),
        )
        for slot, role in enumerate(ROLES)
    )
    for number, card in enumerate(CANDLES)
)


def candidates(g: Candelabria, player: Player) -> list[Option]:
    """CAN-DEC-4, CAN-DEPLOY-11: any card of the hand in any role, whosever it was."""
    return [option for card in player.hand for option in DEPLOY_CARD[card]]


def barred(g: Candelabria, player: Player) -> str | None:
    """CAN-DEPLOY-2: at most one candle of each role."""
    return None if NONE in player.deployed else "CAN-DEPLOY-2"


def forbids(g: Candelabria, player: Player, option: Option) -> str | None:
    """CAN-DEPLOY-1, CAN-DEPLOY-3, CAN-TERM-17: a free slot, and wax for the card."""
    card, role = option.value
    if player.deployed[role] != NONE:
        return "CAN-DEPLOY-1"
    return None if COST[card] <= player.wax else "CAN-DEPLOY-3"


def perform(g: Candelabria, player: Player, option: Option) -> Flow[None]:
    """CAN-DEPLOY-8, CAN-EX-2: pay, place, card, House, upgrades, draw.

    CAN-DEPLOY-9: the figure appears; neither a flame nor an action nor an ability follows.
    """
    card, role = option.value
    player.hand.remove(card)
    player.deployed[role] = card
    player.wax -= COST[card]
    g.wax += COST[card]
    territory = player.castle
    if DEPLOYS_ANYWHERE[player.house]:
        territory = yield from _anywhere(g, player)
    player.at[role] = territory
    player.flames[role] = MOST_FLAMES[role]
    if g.journal is not MUTE:
        g.tell(
            "deployed",
            "CAN-DEPLOY-4",
            who=WHO[player.seat],
            card=CANDLES[card].id,
            role=ROLES[role].id,
            territory=TERRITORY_ID[territory],
        )
    if g.options.quests:
        yield from arrived(g, player, territory)
        if NONE not in player.deployed:  # CAN-QUEST-15
            yield from met(g, player, DEPLOYED_ALL)
    if YEAR[card] <= g.year:  # CAN-DEPLOY-5, CAN-DEPLOY-10: before its year only the figure
        yield from apply(g, player, CANDLE_SYMBOLS[card], BY_CANDLE)
    for effects in reactions(g, player, DEPLOYED):
        yield from apply(g, player, effects, ANYWHERE)
    follows = draw_after_deploy(g, player)
    if follows is not None:
        yield from follows


def _anywhere(g: Candelabria, player: Player) -> Flow[int]:
    """CAN-HOUSE-7: any territory of the map."""
    territories = [TO[territory] for territory in g.side.territories]

    def candidates() -> list[Option]:
        return territories + no_places(g)

    def forbids(option: Option) -> str | None:
        return "CAN-BOARD-1" if option.verb == "seal" else None

    answer: Option = yield one_of(
        player.seat, "deploy-where", "CAN-DEC-4", candidates, forbids, quick=territories
    )
    territory: int = answer.value
    return territory


DEPLOY: Final = Action("deploy", barred, candidates, forbids, perform)

"""The deck of candle cards (CAN-DEPLOY-7, CAN-TAV, CAN-HOUSE-8, CAN-HOUSE-9, CAN-LIMIT-6)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import CANDLES
from igroteka.games.candelabria.rules.powers import DRAWS
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.kernel.deck import NO_CARD
from igroteka.kernel.flow import WHO, Flow, Option, any_of, one_of

KEEP: Final = tuple(
    Option(f"keep:{card.id}", "keep-candle", number, {"card": card.id}, (f"card:{card.id}",))
    for number, card in enumerate(CANDLES)
)
UNDER: Final = tuple(
    Option(f"under:{card.id}", "put-under", number, {"card": card.id}, (f"card:{card.id}",))
    for number, card in enumerate(CANDLES)
)


def draw(g: Candelabria, cards: list[int], n: int, rule: str) -> int:
    """Draw up to n cards into a zone; cards put under the deck come last. Returns how many."""
    drawn = 0
    while drawn < n:
        card = g.candle_deck.draw(g.chance, rule)
        if card == NO_CARD:
            break
        cards.append(card)
        drawn += 1
    return drawn


def draw_after_deploy(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-DEPLOY-7, CAN-HOUSE-9, CAN-HOUSE-22: one card; the Coven keeps one of three."""
    due = DRAWS[player.house]
    if due == 1:
        drawn = draw(g, player.hand, 1, "CAN-DEPLOY-7")
        g.tell("drew-candles", "CAN-DEPLOY-7", who=WHO[player.seat], amount=drawn)
        return
    looked = player.looked
    drawn = draw(g, looked, due, "CAN-HOUSE-8")
    g.tell("drew-candles", "CAN-HOUSE-8", who=WHO[player.seat], amount=drawn)
    if not looked:
        return

    def forbids(option: Option) -> str | None:
        """CAN-HOUSE-9: of the cards just drawn."""
        return None if option.value in looked else "CAN-HOUSE-9"

    held = [KEEP[card] for card in (*looked, *player.hand)]
    answer: Option = yield one_of(player.seat, "keep-candle", "CAN-DEC-18", held, forbids)
    looked.remove(answer.value)
    player.hand.append(answer.value)
    while looked:
        held = [UNDER[card] for card in (*looked, *player.hand)]
        args = {"left": len(looked)}
        answer = yield one_of(player.seat, "put-under", "CAN-DEC-18", held, forbids, args)
        looked.remove(answer.value)
        g.candle_deck.put_under(answer.value, player.seat)


def visit_tavern(g: Candelabria, player: Player, n: int) -> Flow[None]:
    """CAN-TAV-1, CAN-TAV-2, CAN-HOUSE-9: draw, then return as many in an order of choice."""
    drawn = draw(g, player.hand, n * DRAWS[player.house], "CAN-TAV-1")
    g.tell("drew-candles", "CAN-TAV-1", who=WHO[player.seat], amount=drawn)
    hand = player.hand
    for left in range(drawn, 0, -1):
        options = [UNDER[card] for card in hand]
        args = {"left": left}
        answer: Option = yield any_of(player.seat, "put-under", "CAN-DEC-17", options, args)
        hand.remove(answer.value)
        g.candle_deck.put_under(answer.value, player.seat)
    g.tell("returned-candles", "CAN-TAV-1", who=WHO[player.seat], amount=drawn)

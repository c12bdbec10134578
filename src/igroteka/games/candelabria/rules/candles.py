"""The deck of candle cards (CAN-DEPLOY-7, CAN-TAV, CAN-HOUSE-8, CAN-HOUSE-9, CAN-LIMIT-6)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import CANDLES
from igroteka.games.candelabria.rules.choices import LEFT, Follows
from igroteka.games.candelabria.rules.powers import DRAWS
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.kernel.deck import NO_CARD
from igroteka.kernel.flow import WHO, Flow, Option, any_of, one_of
from igroteka.kernel.journal import MUTE

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


def draw_after_deploy(g: Candelabria, player: Player) -> Follows:
    """CAN-DEPLOY-7, CAN-HOUSE-9, CAN-HOUSE-22: one card; the Coven keeps one of three."""
    due = DRAWS[player.house]
    cards, rule = (player.hand, "CAN-DEPLOY-7") if due == 1 else (player.looked, "CAN-HOUSE-8")
    drawn = draw(g, cards, due, rule)
    if g.journal is not MUTE:
        g.tell("drew-candles", rule, who=WHO[player.seat], amount=drawn)
    return _keep_one(g, player) if player.looked else None


def _keep_one(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-HOUSE-9: the others go under the deck, in an order of choice."""
    looked = player.looked
    answer: Option = yield one_of(
        player.seat,
        "keep-candle",
        "CAN-DEC-18",
        _all,
        _forbids_other,
        quick=[KEEP[card] for card in looked],
        about=(player, KEEP),
    )
    looked.remove(answer.value)
    player.hand.append(answer.value)
    while looked:
        answer = yield one_of(
            player.seat,
            "put-under",
            "CAN-DEC-18",
            _all,
            _forbids_other,
            LEFT[len(looked)],
            quick=[UNDER[card] for card in looked],
            about=(player, UNDER),
        )
        looked.remove(answer.value)
        g.candle_deck.put_under(answer.value, player.seat)


def _all(player: Player, table: tuple[Option, ...]) -> list[Option]:
    """The cards just drawn, and those of the hand."""
    return [table[card] for card in (*player.looked, *player.hand)]


def _forbids_other(player: Player, _table: tuple[Option, ...], option: Option) -> str | None:
    """CAN-HOUSE-9: one of the cards just drawn."""
    return None if option.value in player.looked else "CAN-HOUSE-9"


def visit_tavern(g: Candelabria, player: Player, n: int) -> Flow[None]:
    """CAN-TAV-1, CAN-TAV-2, CAN-HOUSE-9: draw, then return as many in an order of choice."""
    drawn = draw(g, player.hand, n * DRAWS[player.house], "CAN-TAV-1")
    if g.journal is not MUTE:
        g.tell("drew-candles", "CAN-TAV-1", who=WHO[player.seat], amount=drawn)
    hand = player.hand
    for left in range(drawn, 0, -1):
        options = [UNDER[card] for card in hand]
        answer: Option = yield any_of(player.seat, "put-under", "CAN-DEC-17", options, LEFT[left])
        hand.remove(answer.value)
        g.candle_deck.put_under(answer.value, player.seat)
    g.tell("returned-candles", "CAN-TAV-1", who=WHO[player.seat], amount=drawn)

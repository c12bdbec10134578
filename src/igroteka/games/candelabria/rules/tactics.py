"""Taking tactics cards from the display (CAN-BARR, CAN-EFF-4, CAN-EFF-17)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import CONSTANTS, TACTICS, TACTICS_KIND
from igroteka.games.candelabria.rules.choices import copies
from igroteka.games.candelabria.rules.quests import gained_tactics
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.kernel.deck import NO_CARD
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, any_of

TAKE: Final = tuple(
    tuple(
        Option(
            f"take:{card.id}",
            "take",
            kind,
            {"card": card.id},
            copies(f"display:{card.id}", number),
        )
        for number in range(CONSTANTS.tactics_display + 1)
    )
    for kind, card in enumerate(TACTICS)
)
"""By kind, and how many of it lie there."""


def refill(g: Candelabria) -> None:
    """CAN-BARR-2, CAN-BARR-4, CAN-LIMIT-5: gaps are filled from the deck, while it lasts; nothing
    else renews the display."""
    while len(g.display) < CONSTANTS.tactics_display:
        card = g.tactics_deck.draw(g.chance, "CAN-BARR-2")
        if card == NO_CARD:
            return
        g.display.append(card)


def take_tactics(g: Candelabria, player: Player, n: int, rule: str, optional: bool) -> Flow[None]:
    """CAN-BARR-1, CAN-BARR-3: cards of one's choice, refilled once all are taken."""
    for left in range(n, 0, -1):
        if not g.display:
            refill(g)
        if not g.display:
            return
        kinds = [TACTICS_KIND[card] for card in g.display]
        options = [TAKE[kind][kinds.count(kind)] for kind in dict.fromkeys(kinds)]
        if optional:
            options.append(DECLINE)
        answer: Option = yield any_of(
            player.seat, "take-tactics", "CAN-DEC-13", options, {"left": left}
        )
        if answer is DECLINE:
            break
        take(g, player, answer.value, rule)
        yield from gained_tactics(g, player)
    refill(g)


def take(g: Candelabria, player: Player, kind: int, rule: str) -> None:
    """CAN-LIMIT-9: a card of this kind goes to its new owner, however many there are."""
    card = next(card for card in g.display if TACTICS_KIND[card] == kind)
    g.display.remove(card)
    player.tactics.append(card)
    g.tell("took", rule, who=WHO[player.seat], card=TACTICS[kind].id)

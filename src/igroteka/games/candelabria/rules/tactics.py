"""Taking tactics cards from the display (CAN-BARR, CAN-EFF-4, CAN-EFF-17)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import CONSTANTS, TACTICS, TACTICS_KIND
from igroteka.games.candelabria.rules.choices import LEFT, copies
from igroteka.games.candelabria.rules.quests import gained_tactics
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.kernel.deck import NO_CARD
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, any_of
from igroteka.kernel.journal import MUTE

_DISPLAY: Final = CONSTANTS.tactics_display

TAKE: Final = tuple(
    tuple(
        Option(
            f"take:{card.id}",
            "take",
            kind,
            {"card": card.id},
            copies(f"display:{card.id}", number),
        )
        for number in range(_DISPLAY + 1)
    )
    for kind, card in enumerate(TACTICS)
)
"""By kind, and how many of it lie there."""


def held_kinds(cards: list[int]) -> dict[int, int]:
    """How many there are of each kind, in the order in which they lie."""
    held: dict[int, int] = {}
    for card in cards:
        kind = TACTICS_KIND[card]
        held[kind] = held.get(kind, 0) + 1
    return held


def refill(g: Candelabria) -> None:
    """CAN-BARR-2, CAN-BARR-4, CAN-LIMIT-5: gaps are filled from the deck, while it lasts; nothing
    else renews the display."""
    while len(g.display) < _DISPLAY:
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
        options = [TAKE[kind][n] for kind, n in held_kinds(g.display).items()]
        if optional:
            options.append(DECLINE)
        answer: Option = yield any_of(
            player.seat, "take-tactics", "CAN-DEC-13", options, LEFT[left]
        )
        if answer is DECLINE:
            break
        take(g, player, answer.value, rule)
        if g.options.quests:
            yield from gained_tactics(g, player)
    refill(g)


def take(g: Candelabria, player: Player, kind: int, rule: str) -> None:
    """CAN-LIMIT-9: a card of this kind goes to its new owner, however many there are."""
    player.tactics.append(take_out(g.display, kind))
    if g.journal is not MUTE:
        g.tell("took", rule, who=WHO[player.seat], card=TACTICS[kind].id)


def take_out(cards: list[int], kind: int) -> int:
    """The first card of this kind leaves the others."""
    for place, card in enumerate(cards):
        if TACTICS_KIND[card] == kind:
            return cards.pop(place)
    raise LookupError(kind)

"""Arcana cards in hands, deck and discard (CAD-ARC, CAD-COMP-13, CAD-PATROL-3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import ARCANA, ARCANA_KIND, PURPLE
from igroteka.games.cadwallon.rules.state import (
    IS_BLUE,
    IS_PURPLE,
    UNKNOWN,
    Cadwallon,
    Player,
)
from igroteka.kernel.flow import WHO, Flow, Option, any_of
from igroteka.kernel.journal import MUTE


def cards_of(kinds: Iterable[int]) -> frozenset[int]:
    """All cards of some kinds."""
    wanted = frozenset(kinds)
    return frozenset(card for card, kind in enumerate(ARCANA_KIND) if kind in wanted)


_COPIES: Final = tuple(cards_of((kind,)) for kind in range(len(ARCANA)))
"""The cards of each kind."""


def kinds_in(hand: Sequence[int]) -> list[int]:
    """The kinds of cards in a hand, each once, in the order of the file."""
    return sorted({ARCANA_KIND[card] for card in hand if card >= 0})


def kinds_among(hand: Sequence[int], wanted: frozenset[int]) -> Sequence[int]:
    """The kinds of those cards of a hand that are among the wanted ones; mostly there are none."""
    if wanted.isdisjoint(hand):
        return ()
    return kinds_in([card for card in hand if card in wanted])


def holds(player: Player, kind: int) -> bool:
    """Whether a player has a card of this kind."""
    return not _COPIES[kind].isdisjoint(player.hand)


def card_of(player: Player, kind: int) -> int:
    """The first card of this kind in the hand."""
    return next(card for card in player.hand if ARCANA_KIND[card] == kind)


def reveal_colour(g: Cadwallon) -> int:
    """CAD-PATROL-1, CAD-PATROL-3, CAD-COMP-13, CAD-RUL-12: the colour of the top card, which stays
    unknown.

    Which card it is will be settled by the draw: among those of its colour.
    """
    g.deck.renew()
    if g.top == UNKNOWN and g.deck.cards:
        seen = g.chance.pick(g.deck.cards, "CAD-PATROL-1")
        g.top = IS_PURPLE if PURPLE[seen] else IS_BLUE
    colour = g.top if g.deck.cards else IS_BLUE
    g.tell("colour", "CAD-PATROL-1", colour="purple" if colour == IS_PURPLE else "blue_card")
    return colour


def draw(g: Cadwallon, player: Player, count: int, rule: str) -> None:
    """CAD-TURN-3, CAD-COMP-13: from the top of the deck, the discard shuffled in when needed."""
    drawn: list[int] = []
    for _ in range(count):
        if g.deck.renew():
            g.top = UNKNOWN
            g.tell("reshuffled", "CAD-COMP-13")
        if not g.deck.cards:
            break
        drawn.append(_top(g, rule))
    player.hand += drawn
    if drawn:
        _tell_drawn(g, player, drawn, rule)


def _top(g: Cadwallon, rule: str) -> int:
    cards = g.deck.cards
    if g.top != UNKNOWN:
        fitting = [card for card in cards if PURPLE[card] == (g.top == IS_PURPLE)]
        g.top = UNKNOWN
        if fitting:  # a guess may have dealt all cards of this colour away
            card = g.chance.pick(fitting, rule)
            cards.remove(card)
            return card
    return g.chance.draw(cards, rule)


def _tell_drawn(g: Cadwallon, player: Player, drawn: list[int], rule: str) -> None:
    if g.journal is MUTE:
        return
    who = WHO[player.seat]
    names = [ARCANA[ARCANA_KIND[card]].id for card in drawn]
    g.tell("drawn", rule, to=(player.seat,), who=who, cards=names)
    g.tell("drawn-unseen", rule, hidden_from=(player.seat,), who=who, amount=len(drawn))


def discard(g: Cadwallon, player: Player, card: int) -> None:
    """CAD-ARC-3: face up onto the discard pile."""
    player.hand.remove(card)
    g.deck.discard.append(card)


def play(g: Cadwallon, player: Player, kind: int, rule: str) -> None:
    """CAD-ARC-3: a card is played and goes to the discard pile."""
    discard(g, player, card_of(player, kind))
    g.tell("card-played", rule, who=WHO[player.seat], card=ARCANA[kind].id)


@cache
def discarding(kind: int) -> Option:
    """Giving up a card of this kind."""
    name = ARCANA[kind].id
    return Option(f"discard:{name}", "discard", kind, {"card": name}, (f"arcana:{name}",))


def pay_card(g: Cadwallon, player: Player, skill: str) -> Flow[None]:
    """CAD-DEC-33, CAD-ACT-8: one Arcana card is discarded for a skill."""
    options = [discarding(kind) for kind in kinds_in(player.hand)]
    args = {"skill": skill}
    chosen: Option = yield any_of(player.seat, "pay-card", "CAD-DEC-33", options, args)
    discard(g, player, card_of(player, chosen.value))
    g.tell("card-paid", "CAD-ACT-8", who=WHO[player.seat], card=chosen.args["card"], skill=skill)

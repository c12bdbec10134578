"""Drawing Adventure cards on a space (ENC-6 to ENC-9, W-DRAW)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.cards import BIT, IDS, KIND
from igroteka.games.talisman.rules.components.decks import draw_adventure
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard, lift
from igroteka.games.talisman.rules.components.spaces import SPACE_ID
from igroteka.games.talisman.rules.effects.doing import NOTHING, deed
from igroteka.games.talisman.rules.effects.interpreter import run, use
from igroteka.games.talisman.rules.effects.powers import powers, source_card, unusable
from igroteka.games.talisman.rules.state import NONE, PLAYING, Hero, Talisman
from igroteka.kernel.flow import PASS, WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE

DRAW: Final = BIT["draw"]
REVEAL: Final = BIT["reveal"]


def draw_up_to(g: Talisman, hero: Hero, count: int) -> bool:
    """TAL-ENC-6, TAL-ENC-7, TAL-ENC-17: just enough to have so many cards on the space. Returns
    whether something follows from what was `drawn` before any of it is met.

    Worked examples: TAL-EX-10, TAL-EX-11.
    """
    missing = count - len(g.spaces[hero.space])
    if g.drawn:
        g.drawn = []
    follows = 0
    while missing > 0 and (card := reveal(g, hero)) != NONE:
        follows |= hero.words & DRAW | KIND[card].words & REVEAL
        missing -= 1
    return follows != 0


def drawn(g: Talisman, hero: Hero) -> Flow[int]:
    """What follows from the cards just drawn."""
    if any(KIND[card].words & REVEAL for card in g.drawn):
        yield from place_elsewhere(g, hero, g.drawn[:])
    if hero.words & DRAW and g.drawn and hero.status == PLAYING:
        yield from swap(g, hero)
    return NOTHING


def reveal(g: Talisman, hero: Hero) -> int:
    """TAL-CARD-10: a drawn card lies open on the space, with its counters."""
    card = draw_adventure(g, "TAL-ENC-6")
    if card == NONE:
        return NONE
    g.spaces[hero.space] += (card,)
    g.drawn.append(card)
    kind = KIND[card]
    if kind.tokens:
        _lay_tokens(g, card)
    if g.journal is not MUTE:
        g.tell("drew", "TAL-ENC-6", who=WHO[hero.seat], card=kind.id, space=SPACE_ID[hero.space])
    return card


def _lay_tokens(g: Talisman, card: int) -> None:
    """TAL-COMP-5: counters on cards are in play; there may be fewer left."""
    kind = KIND[card]
    if kind.tokens_of == "strength":
        amount = min(kind.tokens, g.strength_left)
        g.strength_left -= amount
    elif kind.tokens_of == "craft":
        amount = min(kind.tokens, g.craft_left)
        g.craft_left -= amount
    else:
        amount = min(kind.tokens, g.life_left)
        g.life_left -= amount
    g.tokens[card] = amount


def place_elsewhere(g: Talisman, hero: Hero, cards: list[int]) -> Flow[None]:
    """TAL-ENC-9: cards that must go to another space are dealt with first."""
    for card in cards:
        for power in KIND[card].on("reveal"):
            yield from run(g, power.effect.do, deed(hero, "TAL-ENC-9", card))


def swap(g: Talisman, hero: Hero) -> Flow[None]:
    """`draw` effects: Prophetess and Orb may each swap one card once per draw."""
    used: list[str] = []
    while True:
        if not _swappable(g, hero):
            return
        candidates = [power.option for power in powers(g, hero, DRAW)]

        def forbids(option: Option) -> str | None:
            """Each of them once per draw."""
            return "TAL-PRI-11" if option.value.name in used else unusable(g, hero, option.value)

        option: Option = yield one_of(
            hero.seat, "window-drawn", "TAL-PRI-11", candidates, forbids, also=(PASS,)
        )
        if option is PASS:
            return
        power = option.value
        used.append(power.name)
        g.tell("used", "TAL-PRI-11", who=WHO[hero.seat], what=power.name)
        card = source_card(hero, power.name)
        yield from use(g, power.effect, deed(hero, "TAL-PRI-11", card))


def _swappable(g: Talisman, hero: Hero) -> list[int]:
    return [card for card in g.drawn if card in g.spaces[hero.space]]


def redraw(g: Talisman, hero: Hero) -> Flow[None]:
    """One of the cards just drawn is discarded; its replacement must be faced."""
    swappable = _swappable(g, hero)

    def forbids(option: Option) -> str | None:
        return None if option.value in swappable else "TAL-PRI-11"

    rest = [card for card in g.spaces[hero.space] if card not in swappable]
    candidates = of_cards("swap", [*swappable, *rest])
    option: Option = yield one_of(hero.seat, "swap", "TAL-PRI-11", candidates, forbids)
    card: int = option.value
    g.drawn.remove(card)
    lift(g, card)
    discard(g, card)
    g.tell("swapped", "TAL-PRI-11", who=WHO[hero.seat], card=IDS[card])
    new = reveal(g, hero)
    if new != NONE:
        g.drawn.remove(new)  # it is not swapped again
        yield from place_elsewhere(g, hero, [new])

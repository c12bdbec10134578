"""Spells that keep a card from its death (W-FOLLOWER, W-RESULT)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.effects.doing import PREVENTS
from igroteka.games.talisman.rules.magic.asking import offer_spells
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import holders
from igroteka.games.talisman.rules.state import Talisman, clockwise
from igroteka.kernel.flow import Flow, Option
from igroteka.kernel.windows import window


def saved(g: Talisman, first: int, words: int, prompt: str, rule: str, card: int) -> Flow[bool]:
    """Whether somebody casts a Spell that keeps a card from its death; from this seat clockwise."""
    if not holders(g, words):
        return False

    def order() -> list[int]:
        return [hero.seat for hero in clockwise(g, first)]

    def offer(seat: int) -> Flow[Option]:
        return offer_spells(g, g.heroes[seat], words, prompt, rule, {"card": IDS[card]})

    def react(seat: int, option: Option) -> Flow[bool]:
        return bool((yield from cast(g, g.heroes[seat], option)) & PREVENTS)

    return (yield from window(order, offer, react))

"""The Warlock's quests (QST)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import MISC, QUESTS
from igroteka.games.talisman.content.entries import Price
from igroteka.games.talisman.content.vocabulary import MoveTo
from igroteka.games.talisman.rules.components.cards import KIND, TYPE
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.spaces import CAVE
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.hero.counters import pay
from igroteka.games.talisman.rules.hero.fate import throw
from igroteka.games.talisman.rules.hero.having import lose_card
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, one_of

QUEST: Final = {quest.id: number for number, quest in enumerate(QUESTS)}


REWARD: Final = MISC.warlock_quests.reward
REWARD_IN_THE_CAVE: Final = tuple(op for op in REWARD if not isinstance(op, MoveTo))


def accept(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-QST-2, TAL-QST-3, TAL-QST-7: one die names it; what can be paid is paid at once."""
    dice = yield from throw(g, hero, MISC.warlock_quests.roll, "TAL-QST-2")
    hero.quest = next(
        number for number, quest in enumerate(QUESTS) if quest.range[0] <= dice[0] <= quest.range[1]
    )
    g.tell("quest", "TAL-QST-2", who=WHO[hero.seat], quest=f"quest:{QUESTS[hero.quest].id}")
    yield from try_to_pay(g, hero)


def try_to_pay(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-QST-4, TAL-QST-11, TAL-QST-12: a payment quest is done as soon as it is possible."""
    price = QUESTS[hero.quest].pay
    if price is None:
        return
    if price.stat == "gold":
        if hero.gold < price.amount:
            return
        pay(g, hero, price.amount, "TAL-QST-12")
    else:
        mine = hero.followers if price.kind == "follower" else hero.objects
        if all(_no_price(price, card) is not None for card in mine):
            return

        def forbids(option: Option) -> str | None:
            return _no_price(price, option.value)

        option: Option = yield one_of(
            hero.seat, "give", "TAL-QST-4", of_cards("give", mine), forbids
        )
        lose_card(g, hero, option.value, "TAL-QST-4")
    yield from complete(g, hero)


def _no_price(price: Price, card: int) -> str | None:
    """TAL-QST-4, TAL-FOL-5: the rule by which the Warlock does not take this card."""
    if KIND[card].stuck:
        return "TAL-FOL-5"
    return None if TYPE[card] in (price.kind, "enemy") else "TAL-QST-4"


def fulfil(g: Talisman, hero: Hero, quest: str) -> Flow[None]:
    """TAL-QST-9, TAL-QST-10, TAL-QST-13: the deed was done, reward and trophy are taken."""
    if hero.quest == QUEST[quest]:
        yield from complete(g, hero)


def complete(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-QST-5, TAL-QST-6, TAL-QST-14: to the Cave, with a Talisman if there is one.

    In the Cave itself nothing new begins: one visit, one quest.
    """
    g.tell("quest-done", "TAL-QST-5", who=WHO[hero.seat], quest=f"quest:{QUESTS[hero.quest].id}")
    hero.quest = NONE
    # A Toad gains no Talisman (TAL-TOAD-18).
    reward = REWARD if hero.space != CAVE else REWARD_IN_THE_CAVE
    yield from run(g, reward, deed(hero, "TAL-QST-5"))

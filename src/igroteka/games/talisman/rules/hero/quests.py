"""The Warlock's quests (QST)."""

from __future__ import annotations

from igroteka.games.talisman.content import QUESTS
from igroteka.games.talisman.rules.components.cards import KIND, TYPE
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.spaces import CAVE
from igroteka.games.talisman.rules.hero.counters import pay
from igroteka.games.talisman.rules.hero.fate import throw
from igroteka.games.talisman.rules.hero.having import gain_from_stock, lose_card
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.games.talisman.rules.turn.places import carry_to
from igroteka.kernel.flow import WHO, Flow, Question

QUEST = {quest.id: number for number, quest in enumerate(QUESTS)}


def accept(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-QST-2, TAL-QST-3: one die names the quest; what can be paid is paid at once."""
    dice = yield from throw(g, hero, 1, "TAL-QST-2")
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
        if price.kind == "follower":
            cards = [card for card in hero.followers if not KIND[card].stuck]
        else:
            cards = [card for card in hero.objects if TYPE[card] == "magic_object"]
        if not cards:
            return
        option = yield Question(hero.seat, "give", of_cards("give", cards), "TAL-QST-4")
        lose_card(g, hero, option.value, "TAL-QST-4")
    complete(g, hero)


def fulfil(g: Talisman, hero: Hero, quest: str) -> None:
    """TAL-QST-9, TAL-QST-10, TAL-QST-13: the deed was done, reward and trophy are taken."""
    if hero.quest == QUEST[quest]:
        complete(g, hero)


def complete(g: Talisman, hero: Hero) -> None:
    """TAL-QST-5, TAL-QST-6, TAL-QST-14: to the Cave, with a Talisman if there is one.

    In the Cave itself nothing new begins: one visit, one quest.
    """
    g.tell("quest-done", "TAL-QST-5", who=WHO[hero.seat], quest=f"quest:{QUESTS[hero.quest].id}")
    hero.quest = NONE
    if hero.space != CAVE:
        carry_to(g, hero, CAVE, "TAL-QST-5")
    gain_from_stock(g, hero, "talisman", "TAL-QST-5")  # a Toad gains none (TAL-TOAD-18)

"""Operations on cards: stocks, shops, taking, discarding, placing, looking, drawing."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import PURCHASES
from igroteka.games.talisman.content.vocabulary import (
    CancelSpell,
    Convert,
    Discard,
    DiscardSelf,
    Draw,
    DropGold,
    GainCard,
    Peek,
    PlaceSelf,
    Recruit,
    Redraw,
    RemoveCard,
    Shop,
    TakeFrom,
    TakeToken,
    Ware,
)
from igroteka.games.talisman.rules.attack.duel import take_item
from igroteka.games.talisman.rules.components.cards import FOR_SALE, IDS, KIND
from igroteka.games.talisman.rules.components.decks import look_at_top
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard, lay, lies_on, lift
from igroteka.games.talisman.rules.components.spaces import SPACE, SPACE_ID
from igroteka.games.talisman.rules.effects.doing import GONE, IDLE, NOTHING, Doing
from igroteka.games.talisman.rules.effects.interpreter import PERFORM
from igroteka.games.talisman.rules.effects.numbers import number, whom
from igroteka.games.talisman.rules.effects.picking import (
    pick_any_objects,
    pick_item,
)
from igroteka.games.talisman.rules.encounter.draw import draw_up_to, drawn, redraw
from igroteka.games.talisman.rules.encounter.visits import visited
from igroteka.games.talisman.rules.hero.counters import gain, pay
from igroteka.games.talisman.rules.hero.followers import kill_follower
from igroteka.games.talisman.rules.hero.having import gain_from_stock, lose_card, may_have, receive
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.state import NONE, Hero, Lasting, Talisman
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of


def _gain_card(g: Talisman, op: GainCard, doing: Doing) -> Flow[int] | int:
    if op.card == "any":
        return _any_purchase(g, doing)
    gain_from_stock(g, doing.hero, op.card, doing.rule)
    return NOTHING


def _any_purchase(g: Talisman, doing: Doing) -> Flow[int]:
    """The Thief: any card left in the stock."""
    hero = doing.hero

    def forbids(option: Option) -> str | None:
        return out_of_stock(g, hero, option.value)

    if all(forbids(option) for option in _FREE.values()):
        return NOTHING
    candidates = list(_FREE.values())
    option: Option = yield one_of(hero.seat, "free-card", "TAL-PUR-1", candidates, forbids)
    gain_from_stock(g, hero, option.value, doing.rule)
    yield from settle(g)
    return NOTHING


def out_of_stock(g: Talisman, hero: Hero, id: str) -> str | None:
    """The rule by which a Purchase card is not to be had: none is left (TAL-PUR-4), or he may not
    have it."""
    for card in FOR_SALE[id]:
        if card in g.stock:
            return may_have(hero, card)
    return "TAL-PUR-4"


_FREE: Final = {
    entry.id: Option(f"buy:{entry.id}", "buy", entry.id, {"card": entry.id}, (f"stock:{entry.id}",))
    for entry in PURCHASES
}
_WARES: Final[dict[tuple[str, int], Option]] = {}


def _ware(ware: Ware) -> Option:
    key = (ware.card, ware.price)
    if key not in _WARES:
        args = {"card": ware.card, "price": ware.price}
        touches = (f"stock:{ware.card}",)
        _WARES[key] = Option(f"buy:{ware.card}", "buy-for", ware, args, touches)
    return _WARES[key]


def _shop(g: Talisman, op: Shop, doing: Doing) -> Flow[int]:
    """TAL-PUR-1, TAL-PUR-4, TAL-SPC-16: piece by piece, as long as he pays."""
    hero = doing.hero
    if doing.card != NONE:
        yield from visited(g, hero, doing.place)
    candidates = [_ware(ware) for ware in op.stock]

    def forbids(option: Option) -> str | None:
        ware: Ware = option.value
        return out_of_stock(g, hero, ware.card) or (
            "TAL-GOLD-5" if hero.gold < ware.price else None
        )

    while hero.gold:
        affordable = [option for option in candidates if option.value.price <= hero.gold]
        quick = [option for option in affordable if forbids(option) is None]
        option: Option = yield one_of(
            hero.seat, "shop", "TAL-SPC-16", candidates, forbids, also=(DONE,), quick=quick
        )
        if option is DONE:
            break
        ware: Ware = option.value
        pay(g, hero, ware.price, "TAL-PUR-1")
        gain_from_stock(g, hero, ware.card, "TAL-PUR-1")
        yield from settle(g)
    return NOTHING


def _convert(g: Talisman, op: Convert, doing: Doing) -> Flow[int]:
    """Objects into gold; Purchase and Talisman cards return to their stock."""
    hero = doing.hero
    picks = doing.named
    if picks is None:
        picks = yield from pick_any_objects(hero)
    for card in picks:
        if card in hero.objects:
            lose_card(g, hero, card, doing.rule)
            gain(g, hero, "gold", op.gold_each, doing.rule)
    return NOTHING if picks else IDLE


def _take_from(g: Talisman, op: TakeFrom, doing: Doing) -> Flow[int]:
    """The acting hero takes something of his choice; a Spell named it when it was cast."""
    hero = doing.hero
    for owner in whom(g, op.who, doing):
        for nth in range(op.amount):
            if doing.named is not None:
                item = doing.named[nth]
            else:
                item = yield from pick_item(hero, owner, op)
            if item == NONE:
                break
            take_item(g, hero, owner, item, doing.rule)
    return NOTHING


def _discard(g: Talisman, op: Discard, doing: Doing) -> Flow[int]:
    """Cards leave play: all of them, one of the hero's choice, or the Follower rolled for."""
    hero = doing.hero
    if op.chooser == "current":
        if doing.about in hero.followers:
            yield from kill_follower(g, hero, doing.about, doing.rule)
    elif op.amount == "all":  # the Hag drives all others away (TAL-FOL-5)
        for card in [card for card in hero.followers if card != doing.card]:
            lose_card(g, hero, card, doing.rule)
    elif any(not KIND[card].stuck for card in hero.followers):

        def forbids(option: Option) -> str | None:
            return "TAL-FOL-5" if KIND[option.value].stuck else None

        candidates = of_cards("give", hero.followers)
        option: Option = yield one_of(hero.seat, "give", "TAL-SPC-9", candidates, forbids)
        lose_card(g, hero, option.value, doing.rule)
    return NOTHING


def _discard_self(g: Talisman, op: DiscardSelf, doing: Doing) -> int:
    """The card the effect sits on goes to its pile, from wherever it lies.

    Of an ability it is the servant called to the battle, who goes when it is over (TAL-FOL-6).
    """
    card, hero = doing.card, doing.hero
    if card == NONE:
        assert g.attack is not None
        g.attack.leaving.append(doing.about)
        return NOTHING
    if card in hero.objects or card in hero.followers:
        lose_card(g, hero, card, doing.rule)
    elif lies_on(g, card) != NONE:
        lift(g, card)
        discard(g, card)
    return NOTHING


def _named(doing: Doing) -> int:
    assert doing.named is not None
    return doing.named[0]


def _place_self(g: Talisman, op: PlaceSelf, doing: Doing) -> int:
    """TAL-ENC-9, TAL-SPL-15: the card is put on a space; a Spell stays there for its rounds."""
    card = doing.card
    space = SPACE[op.space] if op.space is not None else _named(doing)
    if card in g.casting:
        g.casting.remove(card)
        g.lasting.append(Lasting(card, space, doing.hero.seat, KIND[card].rounds + 1))
    else:
        lift(g, card)
    lay(g, card, space)
    g.tell("placed", doing.rule, card=IDS[card], space=SPACE_ID[space])
    return NOTHING


def _drop_gold(g: Talisman, op: DropGold, doing: Doing) -> int:
    """TAL-GOLD-7: coins lie on a space until somebody takes them."""
    hero = doing.hero
    coins = min(hero.gold, number(op.amount, hero.gold))
    hero.gold -= coins
    g.coins[SPACE[op.space]] += coins
    if coins:
        g.tell("robbed", doing.rule, who=WHO[hero.seat], amount=coins, space=op.space)
    return NOTHING


def _take_token(g: Talisman, op: TakeToken, doing: Doing) -> int:
    """A counter lying on a Place; the Place leaves with the last one."""
    card, hero = doing.card, doing.hero
    if not g.tokens.get(card):
        return NOTHING
    stat = KIND[card].tokens_of
    g.tokens[card] -= 1
    _to_reserve(g, stat)
    gain(g, hero, stat, 1, doing.rule)
    if g.tokens[card] == 0:
        del g.tokens[card]
        lift(g, card)
        discard(g, card)
    return NOTHING


def _to_reserve(g: Talisman, stat: str) -> None:
    if stat == "strength":
        g.strength_left += 1
    elif stat == "craft":
        g.craft_left += 1
    else:
        g.life_left += 1


def _remove_card(g: Talisman, op: RemoveCard, doing: Doing) -> int:
    """Destruction: discarded, not killed."""
    card = _named(doing)
    if lies_on(g, card) != NONE:
        lift(g, card)
        discard(g, card)
        g.tell("removed", doing.rule, card=IDS[card])
    return NOTHING


def _peek(g: Talisman, op: Peek, doing: Doing) -> int:
    look_at_top(g, doing.hero, op.amount, "TAL-INFO-3")
    return NOTHING


def _draw(g: Talisman, op: Draw, doing: Doing) -> Flow[int] | int:
    return drawn(g, doing.hero) if draw_up_to(g, doing.hero, op.up_to) else NOTHING


def _redraw(g: Talisman, op: Redraw, doing: Doing) -> Flow[int]:
    for _ in range(op.amount):
        yield from redraw(g, doing.hero)
    return NOTHING


def _recruit(g: Talisman, op: Recruit, doing: Doing) -> int:
    """TAL-FOL-4: the Enemy joins the hero as a Follower and is no trophy."""
    hero, card = doing.hero, doing.about
    if may_have(hero, card) is not None:
        return NOTHING
    if lies_on(g, card) != NONE:
        lift(g, card)
    g.binder[card] = hero.seat
    receive(g, hero, card)
    g.tell("recruited", "TAL-FOL-4", who=WHO[hero.seat], card=IDS[card])
    if card in g.agenda:
        g.agenda.remove(card)
    return GONE


def _cancel_spell(g: Talisman, op: CancelSpell, doing: Doing) -> int:
    """Negating is the chain's own business (`spells.stands`)."""
    return NOTHING


PERFORM[GainCard] = _gain_card
PERFORM[Shop] = _shop
PERFORM[Convert] = _convert
PERFORM[TakeFrom] = _take_from
PERFORM[Discard] = _discard
PERFORM[DiscardSelf] = _discard_self
PERFORM[PlaceSelf] = _place_self
PERFORM[DropGold] = _drop_gold
PERFORM[TakeToken] = _take_token
PERFORM[RemoveCard] = _remove_card
PERFORM[Peek] = _peek
PERFORM[Draw] = _draw
PERFORM[Redraw] = _redraw
PERFORM[Recruit] = _recruit
PERFORM[CancelSpell] = _cancel_spell

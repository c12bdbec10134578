"""The expansion Withering (CAN-WITH): consolation of the second place at a curse."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.candelabria.content import HOUSES, ROLES, WITHERING, WITHERING_KIND
from igroteka.games.candelabria.content.entries import Effect
from igroteka.games.candelabria.rules.choices import candles_of_others, no_places
from igroteka.games.candelabria.rules.effects import Reach, apply
from igroteka.games.candelabria.rules.figures import of_house
from igroteka.games.candelabria.rules.land import BIT, OFF, REGION_OF, TERRITORY_ID
from igroteka.games.candelabria.rules.maneuver import MOVE
from igroteka.games.candelabria.rules.points import gain_vp
from igroteka.games.candelabria.rules.quests import arrived
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.symbols import Symbols, is_symbol, symbol
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, any_of, one_of

ON_SLOT: Final = tuple(
    Option(f"slot:{slot + 1}", "on-slot", slot, {"number": slot + 1}) for slot in (0, 1)
)
DISCARD: Final = tuple(
    Option(f"discard:{slot + 1}", "discard-withering", slot, {"number": slot + 1})
    for slot in (0, 1)
)
STEAL_VP: Final = tuple(
    Option(f"steal-vp:{house.id}", "steal-vp", number, {"house": house.id})
    for number, house in enumerate(HOUSES)
)


@cache
def under(slot: int, kind: int) -> Option:
    """To put the card of a slot under the deck first (CAN-WITH-8)."""
    return Option(f"under:{slot + 1}", "put-under", slot, {"card": WITHERING[kind].id})


def _choices(effect: Effect) -> tuple[Symbols, ...]:
    """The symbols a card lets one choose from; a single one where there is no choice."""
    effects = effect.options if effect.op == "choose_one" else (effect,)
    return tuple((symbol(e),) for e in effects if is_symbol(e))


_SYMBOLS: Final = tuple(_choices(card.effect) for card in WITHERING)
_OPS: Final = tuple(card.effect.op for card in WITHERING)
CHOOSE: Final = tuple(
    tuple(
        Option(f"choose:{effect.op}", f"choose-{effect.op}", number)
        for number, effect in enumerate(card.effect.options)
    )
    for card in WITHERING
)


# Taking ---------------------------------------------------------------------------------------


def take(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-WITH-2, CAN-WITH-4, CAN-WITH-5, CAN-EX-10: the top card goes on a slot."""
    card = g.withering_deck.draw(g.chance, "CAN-WITH-2")
    g.withering_drawn.append(card)
    name = WITHERING[WITHERING_KIND[card]].id
    g.tell("withering", "CAN-WITH-2", who=WHO[player.seat], card=name)
    answer: Option
    args = {"card": name}
    if NONE not in player.withered:
        answer = yield any_of(player.seat, "discard-withering", "CAN-DEC-22", DISCARD, args)
        _put_under(g, player, answer.value)

    def forbids(option: Option) -> str | None:
        return None if player.withered[option.value] == NONE else "CAN-WITH-4"

    answer = yield one_of(player.seat, "on-slot", "CAN-DEC-22", ON_SLOT, forbids, args)
    player.withered[answer.value] = g.withering_drawn.pop()
    g.tell("withered", "CAN-WITH-4", who=WHO[player.seat], card=name, number=answer.value + 1)


def _put_under(g: Candelabria, player: Player, slot: int) -> None:
    g.withering_deck.put_under(player.withered[slot], player.seat)
    player.withered[slot] = NONE


def clear(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-WITH-8: under the deck at clean-up, two in an order of choice."""
    while True:
        slots = [slot for slot in (0, 1) if player.withered[slot] != NONE]
        if not slots:
            return
        options = [under(slot, WITHERING_KIND[player.withered[slot]]) for slot in slots]
        args = {"left": len(slots)}
        answer: Option = yield any_of(player.seat, "put-under", "CAN-WITH-8", options, args)
        _put_under(g, player, answer.value)


# Using ----------------------------------------------------------------------------------------


def use(g: Candelabria, player: Player, card: int, reach: Reach) -> Flow[None]:
    """CAN-WITH-6, CAN-WITH-9: like a weak action, in the contested region."""
    kind = WITHERING_KIND[card]
    op = _OPS[kind]
    if op == "move_own_candle":
        yield from _move_candle(g, player, reach.region)
    elif op == "steal_vp":
        yield from _steal_vp(g, player, reach)
    else:
        chosen = 0
        if op == "choose_one":
            args = {"card": WITHERING[kind].id}
            answer: Option = yield any_of(
                player.seat, "choose-one", "CAN-DEC-25", CHOOSE[kind], args
            )
            chosen = answer.value
        yield from apply(g, player, _SYMBOLS[kind][chosen], reach)


def _move_candle(g: Candelabria, player: Player, region: int) -> Flow[None]:
    """CAN-WITH-10, CAN-ROLE-6: one step that begins or ends in the contested region."""
    own = [role for role in range(len(ROLES)) if player.at[role] != OFF]
    table = MOVE[player.house]

    def candidates() -> list[Option]:
        steps = [table[role][place] for role in own for place in g.side.territories]
        return steps + candles_of_others(g, player) + no_places(g)

    def forbids(option: Option) -> str | None:
        if option.verb == "seal":
            return "CAN-BOARD-1"
        if option.verb == "figure-of":
            return "CAN-WITH-10"
        role, place = option.value
        here = player.at[role]
        if place == here:
            return "CAN-MOVE-3"
        near = g.side.adjacent[here] & BIT[place]
        return None if near and region in (REGION_OF[here], REGION_OF[place]) else "CAN-WITH-10"

    question = one_of(
        player.seat, "withering-move", "CAN-WITH-10", candidates, forbids, also=(DECLINE,)
    )
    if len(question.options) == 1:
        return
    answer: Option = yield question
    if answer is DECLINE:
        return
    role, place = answer.value
    player.at[role] = place
    name = ROLES[role].id
    g.tell("moved", "CAN-WITH-10", who=WHO[player.seat], figure=name, territory=TERRITORY_ID[place])
    yield from arrived(g, player, place)


def _steal_vp(g: Candelabria, player: Player, reach: Reach) -> Flow[None]:
    """CAN-WITH-11: a point of another participant who has one."""
    candidates = [STEAL_VP[other.house] for other in g.players]

    def forbids(option: Option) -> str | None:
        other = of_house(g, option.value)
        if not reach.seats >> other.seat & 1:
            return "CAN-BATTLE-19"
        return None if other is not player and other.vp > 0 else "CAN-WITH-11"

    question = one_of(player.seat, "steal-vp", "CAN-WITH-11", candidates, forbids, also=(DECLINE,))
    if len(question.options) == 1:
        return
    answer: Option = yield question
    if answer is DECLINE:
        return
    of_house(g, answer.value).vp -= 1
    g.tell("stole-vp", "CAN-WITH-11", who=WHO[player.seat], house=HOUSES[answer.value].id)
    gain_vp(g, player, 1, "CAN-WITH-11")

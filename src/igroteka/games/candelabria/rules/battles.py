"""War season: battles (CAN-WAR, CAN-BATTLE)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.candelabria.content import (
    COMMON_TACTICS,
    CONSTANTS,
    CURSES,
    GREY,
    HOUSES,
    TACTICS,
    TACTICS_KIND,
    WITHERING,
    WITHERING_KIND,
)
from igroteka.games.candelabria.rules.choices import copies
from igroteka.games.candelabria.rules.effects import Reach, apply
from igroteka.games.candelabria.rules.figures import (
    active,
    holds_curse,
    of_house,
    present,
    strength,
)
from igroteka.games.candelabria.rules.land import REGION_ID
from igroteka.games.candelabria.rules.mist import struck
from igroteka.games.candelabria.rules.points import earliest, gain_vp
from igroteka.games.candelabria.rules.powers import TACTICS_RESOLVED, reactions
from igroteka.games.candelabria.rules.quests import NEUTRALISED, NEUTRALISED_BOTH, met, won
from igroteka.games.candelabria.rules.state import NONE, Battle, Candelabria, Player
from igroteka.games.candelabria.rules.symbols import GAIN_VP, TACTICS_SYMBOLS, WEAK_ACTIONS, Symbols
from igroteka.games.candelabria.rules.temples import top
from igroteka.games.candelabria.rules.two_players import cursed_regions
from igroteka.games.candelabria.rules.withering import use
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, any_of, one_of, together
from igroteka.kernel.journal import MUTE

_SLOTS: Final = range(2)
_KINDS: Final = sorted({name for card in TACTICS for name in card.symbols})
_PRINTED: Final = tuple(sum(1 << _KINDS.index(name) for name in card.symbols) for card in TACTICS)
"""CAN-BATTLE-5: the kinds of symbol on each card, one bit each."""
_NEUTRALISES: Final = tuple(card.can_neutralise for card in TACTICS)
_BATTLE_VP: Final = tuple(CONSTANTS.battle_vp.get(year, 0) for year in range(CONSTANTS.years + 1))
_DOUBLES: Final = tuple(card.effect.op == "double_battle_vp" for card in CURSES)

LAY: Final = tuple(
    tuple(
        tuple(
            Option(
                f"lay:{card.id}",
                "lay",
                kind,
                {"card": card.id, "number": slot + 1},
                copies(f"tactics:{card.id}", held),
            )
            for held in range(card.count + 1)
        )
        for kind, card in enumerate(TACTICS)
    )
    for slot in _SLOTS
)
"""By slot, kind, and how many of it are in hand."""
LEAVE_FREE: Final = tuple(
    Option("free", "leave-free", NONE, {"number": slot + 1}) for slot in _SLOTS
)


def war_slot(house: int, slot: int) -> str:
    """A slot of a war board on the table."""
    return f"war:{HOUSES[house].id}:{slot + 1}"


@cache
def spend(house: int, own: int, slot: int, other: int, target: int, place: int) -> Option:
    """To give up an own card, by kind and slot, for another participant's."""
    return Option(
        f"spend:{slot + 1}:{HOUSES[other].id}:{place + 1}",
        "spend",
        (slot, other, place),
        {"card": TACTICS[own].id, "house": HOUSES[other].id, "target": TACTICS[target].id},
        (war_slot(other, place), war_slot(house, slot)),
    )


WEAK: Final = tuple(
    tuple(
        Option(
            f"weak:{house.id}:{slot + 1}",
            "weak-action",
            (number, slot),
            {"house": house.id, "number": slot + 1},
            (war_slot(number, slot),),
        )
        for slot in _SLOTS
    )
    for number, house in enumerate(HOUSES)
)
"""A slot without a card, by House: it neutralises nothing and is not neutralised."""


@cache
def resolve_first(house: int, slot: int, what: str) -> Option:
    """To begin with the card or the action of a slot."""
    return Option(
        f"first:{slot + 1}",
        "resolve-first",
        slot,
        {"number": slot + 1, "what": what},
        (war_slot(house, slot),),
    )


# The order of battles -------------------------------------------------------------------------


def begin_battles(g: Candelabria) -> Flow[None]:
    """CAN-WAR-1, CAN-WAR-2, CAN-2P-12, CAN-2P-13: which regions, and in which order.

    CAN-PREP-1: all tactics cards that are not used up are in hand.
    """
    last = CURSES[g.curses[0].card].region
    numbers = g.side.regions
    ordered = [n for n in numbers if n > last] + [n for n in numbers if n <= last]
    if len(g.players) == 2:
        fought = cursed_regions(g)
        g.battles = [region for region in ordered if region in fought]
    else:
        spared = struck(g)
        g.battles = [region for region in ordered if region not in spared]
    g.fought.clear()
    g.phase = "battles"
    return
    yield  # a step is a flow, also where nobody is asked


# One battle -----------------------------------------------------------------------------------


def battle(g: Candelabria) -> Flow[None]:
    """CAN-BATTLE-1 to CAN-BATTLE-8: the next part of the running battle, or the next battle."""
    seen = g.fought[-1] if g.fought else None
    if seen is None or seen.totals:
        yield from _begin(g)
    elif seen.resolved == NONE:
        for seat in seen.fighters:
            yield from _neutralise(g, g.players[seat], seen.fighters)
        seen.resolved = 0
    else:
        reach = Reach(seen.region, seats=sum([1 << seat for seat in seen.fighters]))
        yield from _resolve(g, g.players[seen.fighters[seen.resolved]], reach)
        seen.resolved += 1
        if seen.resolved == len(seen.fighters):
            yield from _decide(g, seen)
            _go_on(g)


def _begin(g: Candelabria) -> Flow[None]:
    """CAN-WAR-3 to CAN-WAR-6, CAN-YEAR-5: participants are fixed, in track order."""
    region = g.battles[0]
    fighters = tuple([seat for seat in g.track if present(g, g.players[seat], region)])
    names = [WHO[seat] for seat in fighters]
    if len(fighters) > 1:
        g.tell("battle", "CAN-WAR-3", region=REGION_ID[region], seats=names)
        yield from _lay(g, region, fighters)
        return
    if fighters:
        g.tell("unopposed", "CAN-WAR-6", who=names[0], region=REGION_ID[region])
        gain_vp(g, g.players[fighters[0]], _BATTLE_VP[g.year], "CAN-BATTLE-15")
    else:
        g.tell("no-battle", "CAN-WAR-5", region=REGION_ID[region])
    _go_on(g)


def _go_on(g: Candelabria) -> None:
    """CAN-WAR-1: to the next region, until none is left."""
    g.battles.pop(0)
    if not g.battles:
        g.phase = "clean_up"


def _lay(g: Candelabria, region: int, fighters: tuple[int, ...]) -> Flow[None]:
    """CAN-BATTLE-3, CAN-HIDDEN-4, CAN-HIDDEN-8: all choose in secret, all reveal at once."""
    seen = Battle(region, fighters, (), (), (), NONE, NONE)
    g.fought = [*g.fought[-1:], seen]
    chosen = yield from together(fighters, lambda seat: lay_cards(g, seat))
    for seat in fighters:
        _reveal(g, g.players[seat], chosen[seat])
    seen.laid = tuple([chosen[seat] for seat in fighters])


def lay_cards(g: Candelabria, seat: int) -> Flow[tuple[int, int]]:
    """CAN-BATTLE-1, CAN-BATTLE-2, CAN-DEC-23: a card, or none, for each slot, in secret."""
    hand = [TACTICS_KIND[card] for card in g.players[seat].tactics]
    first: Option = yield any_of(seat, "lay", "CAN-DEC-23", _layable(hand, hand, 0), {"number": 1})
    left = hand[:]
    if first.value != NONE:
        left.remove(first.value)

    def candidates() -> list[Option]:
        return _layable(hand, hand, 1)

    def forbids(option: Option) -> str | None:
        """CAN-BATTLE-1: a card covers one slot."""
        return None if option.value in left or option is LEAVE_FREE[1] else "CAN-BATTLE-1"

    second: Option = yield one_of(
        seat,
        "lay",
        "CAN-DEC-23",
        candidates,
        forbids,
        {"number": 2},
        quick=_layable(left, hand, 1),
    )
    return first.value, second.value


def _layable(kinds: list[int], hand: list[int], slot: int) -> list[Option]:
    """A card of each of these kinds of the hand, or none."""
    table = LAY[slot]
    options = [table[kind][hand.count(kind)] for kind in dict.fromkeys(kinds)]
    options.append(LEAVE_FREE[slot])
    return options


def _reveal(g: Candelabria, player: Player, kinds: tuple[int, int]) -> None:
    """CAN-BATTLE-3: all cards are turned up at the same time."""
    for slot in _SLOTS:
        kind = kinds[slot]
        if kind != NONE:
            card = next(card for card in player.tactics if TACTICS_KIND[card] == kind)
            player.tactics.remove(card)
            player.slots[slot] = card
            if g.journal is not MUTE:
                who, name = WHO[player.seat], TACTICS[kind].id
                g.tell("revealed", "CAN-BATTLE-3", who=who, card=name, number=slot + 1)


def _discard(g: Candelabria, player: Player, slot: int) -> None:
    """CAN-BATTLE-18, CAN-2P-14, CAN-2P-24: out for the season; with two players for good."""
    card = player.slots[slot]
    player.slots[slot] = NONE
    if len(g.players) > 2:
        player.used.append(card)
    elif card < COMMON_TACTICS:
        g.tactics_deck.put_under(card, player.seat)
    else:
        g.out.append(card)


# Neutralising ---------------------------------------------------------------------------------


def forbids_spending(own: int, target: int) -> str | None:
    """CAN-BATTLE-4 to CAN-BATTLE-6: no crossed circle, and a symbol in common (by kinds)."""
    if not _NEUTRALISES[own]:
        return "CAN-BATTLE-6"
    return None if _PRINTED[own] & _PRINTED[target] else "CAN-BATTLE-4"


def _forbids(
    g: Candelabria, player: Player, _fighters: Sequence[int], option: Option
) -> str | None:
    """CAN-BATTLE-9: a weak action is no card; cards by their kinds."""
    if option.verb == "weak-action":
        return "CAN-BATTLE-9"
    slot, house, place = option.value
    target = TACTICS_KIND[of_house(g, house).slots[place]]
    return forbids_spending(TACTICS_KIND[player.slots[slot]], target)


def _spendings(g: Candelabria, player: Player, fighters: Sequence[int]) -> list[Option]:
    """Every own revealed card against every card of the others, and the slots without one."""
    others = [g.players[seat] for seat in fighters if seat != player.seat]
    free = [
        WEAK[g.players[seat].house][slot]
        for seat in fighters
        for slot in _SLOTS
        if g.players[seat].slots[slot] == NONE
    ]
    spendings = [
        spend(
            player.house,
            TACTICS_KIND[player.slots[slot]],
            slot,
            other.house,
            TACTICS_KIND[other.slots[place]],
            place,
        )
        for slot in _SLOTS
        if player.slots[slot] != NONE
        for other in others
        for place in _SLOTS
        if other.slots[place] != NONE
    ]
    return spendings + free


def _useful(g: Candelabria, player: Player, fighters: Sequence[int]) -> list[Option]:
    """What `forbids_spending` allows, quickly."""
    options: list[Option] = []
    for slot in _SLOTS:
        if player.slots[slot] == NONE or not _NEUTRALISES[TACTICS_KIND[player.slots[slot]]]:
            continue
        own = TACTICS_KIND[player.slots[slot]]
        for seat in fighters:
            other = g.players[seat]
            if other is player:
                continue
            for place in _SLOTS:
                if other.slots[place] != NONE:
                    target = TACTICS_KIND[other.slots[place]]
                    if _PRINTED[own] & _PRINTED[target]:
                        option = spend(player.house, own, slot, other.house, target, place)
                        options.append(option)
    return options


def _neutralise(g: Candelabria, player: Player, fighters: Sequence[int]) -> Flow[None]:
    """CAN-BATTLE-4, CAN-BATTLE-7, CAN-DEC-24: one pass; a removed card is out of it."""
    removed: list[int] = []
    while options := _useful(g, player, fighters):
        answer: Option = yield one_of(
            player.seat,
            "neutralise",
            "CAN-DEC-24",
            _spendings,
            _forbids,
            also=(DECLINE,),
            quick=options,
            about=(g, player, fighters),
        )
        if answer is DECLINE:
            return
        slot, house, place = answer.value
        other = of_house(g, house)
        _discard(g, player, slot)
        _discard(g, other, place)
        g.fought[-1].neutralised += ((player.seat, slot), (other.seat, place))
        g.tell("neutralised", "CAN-BATTLE-4", who=WHO[player.seat], **answer.args)
        if g.options.quests:
            yield from met(g, player, NEUTRALISED)
            if other.seat in removed:  # CAN-QUEST-25
                yield from met(g, player, NEUTRALISED_BOTH)
        removed.append(other.seat)


# Resolving ------------------------------------------------------------------------------------


def _resolve(g: Candelabria, player: Player, reach: Reach) -> Flow[None]:
    """CAN-BATTLE-8 to CAN-BATTLE-10, CAN-DEC-25, CAN-EX-7: both slots, in an order of choice."""
    first = 0
    if not _settled(player, 0) and not _settled(player, 1):
        options = [resolve_first(player.house, slot, _name(player, slot)) for slot in _SLOTS]
        answer: Option = yield any_of(player.seat, "resolve-first", "CAN-DEC-25", options)
        first = answer.value
    for slot in (first, 1 - first):
        if player.slots[slot] != NONE:
            yield from _resolve_card(g, player, slot, reach)
        elif player.withered[slot] != NONE:
            yield from use(g, player, player.withered[slot], reach)
        else:
            yield from apply(g, player, WEAK_ACTIONS[player.house][slot], reach)


def _settled(player: Player, slot: int) -> bool:
    """A weak action that only scores points: when it comes makes no difference."""
    if player.slots[slot] != NONE or player.withered[slot] != NONE:
        return False
    return _only_points(WEAK_ACTIONS[player.house][slot])


def _only_points(effects: Symbols) -> bool:
    return all(op == GAIN_VP for op, _ in effects)


def _name(player: Player, slot: int) -> str:
    """What a slot holds, for the text of the question."""
    if player.slots[slot] != NONE:
        return TACTICS[TACTICS_KIND[player.slots[slot]]].id
    if player.withered[slot] != NONE:
        return WITHERING[WITHERING_KIND[player.withered[slot]]].id
    return f"{HOUSES[player.house].id}:slot_{slot + 1}"


def _resolve_card(g: Candelabria, player: Player, slot: int, reach: Reach) -> Flow[None]:
    """CAN-BATTLE-10, CAN-UPG-7, CAN-UPG-8: its symbols, then what reacts to a resolved card."""
    kind = TACTICS_KIND[player.slots[slot]]
    g.tell("resolved", "CAN-BATTLE-8", who=WHO[player.seat], card=TACTICS[kind].id)
    yield from apply(g, player, TACTICS_SYMBOLS[kind], reach)
    for effects in reactions(g, player, TACTICS_RESOLVED):
        yield from apply(g, player, effects, reach)
    _discard(g, player, slot)


# The outcome ----------------------------------------------------------------------------------


def _decide(g: Candelabria, seen: Battle) -> Flow[None]:
    """CAN-BATTLE-11 to CAN-BATTLE-17: strength, points, and the step on the track."""
    region, fighters = seen.region, seen.fighters
    totals = [strength(g, g.players[seat], region) for seat in fighters]
    winner = champion(g, region, fighters, totals)
    seen.totals = tuple(totals)
    seen.winner = winner
    if winner == NONE:
        rule = "CAN-BATTLE-20" if top(g, region) == GREY else "CAN-BATTLE-13"
        g.tell("no-winner", rule, region=REGION_ID[region])
        return
    player = g.players[winner]
    total = seen.totals[fighters.index(winner)]
    g.tell("victory", "CAN-BATTLE-11", who=WHO[winner], region=REGION_ID[region], strength=total)
    points = _BATTLE_VP[g.year]
    if any(c.region == region and c.owner == winner and _DOUBLES[c.card] for c in g.curses):
        gain_vp(g, player, 2 * points, "CAN-CURSE-6")
    else:
        gain_vp(g, player, points, "CAN-BATTLE-15")
    _step_back(g, winner, fighters)
    if g.options.quests:
        yield from won(g, player, region)


def champion(g: Candelabria, region: int, fighters: Sequence[int], totals: Sequence[int]) -> int:
    """CAN-BATTLE-11 to CAN-BATTLE-14, CAN-BATTLE-20: who wins by these strengths, or NONE."""
    best: list[int] = []
    most = 0
    grey = top(g, region) == GREY
    for seat, total in zip(fighters, totals, strict=True):
        player = g.players[seat]
        if grey:
            rank, counts = -total, active(g, player, region)
        else:
            rank, counts = total, present(g, player, region) or holds_curse(g, player, region)
        if counts and (not best or rank >= most):
            best = [*best, seat] if best and rank == most else [seat]
            most = rank
    return earliest(g, best) if best else NONE


def _step_back(g: Candelabria, winner: int, fighters: Sequence[int]) -> None:
    """CAN-BATTLE-16, CAN-BATTLE-17: a winner first of the participants goes behind the last."""
    if earliest(g, fighters) != winner:
        return
    last = [seat for seat in g.track if seat in fighters][-1]
    g.track.remove(winner)
    g.track.insert(g.track.index(last) + 1, winner)
    g.tell("track", "CAN-BATTLE-16", seats=[WHO[seat] for seat in g.track])

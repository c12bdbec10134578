"""War season: battles (CAN-WAR, CAN-BATTLE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    standing,
    strength,
)
from igroteka.games.candelabria.rules.land import REGION_ID
from igroteka.games.candelabria.rules.mist import struck
from igroteka.games.candelabria.rules.points import earliest, gain_vp
from igroteka.games.candelabria.rules.powers import TACTICS_RESOLVED, reactions
from igroteka.games.candelabria.rules.quests import NEUTRALISED, NEUTRALISED_BOTH, met, won
from igroteka.games.candelabria.rules.state import NONE, Battle, Candelabria, Player
from igroteka.games.candelabria.rules.symbols import GAIN_VP, TACTICS_SYMBOLS, WEAK_ACTIONS, Symbols
from igroteka.games.candelabria.rules.tactics import held_kinds, take_out
from igroteka.games.candelabria.rules.temples import top
from igroteka.games.candelabria.rules.two_players import cursed_regions
from igroteka.games.candelabria.rules.withering import use
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, any_of, one_of, together
from igroteka.kernel.journal import MUTE

_SLOTS: Final = range(2)
_KINDS: Final = sorted({name for card in TACTICS for name in card.symbols})
_PRINTED: Final = tuple(
    sum(1 << _KINDS.index(name) for name in TACTICS[kind].symbols) for kind in TACTICS_KIND
)
"""CAN-BATTLE-5: the kinds of symbol on each card, one bit each."""
_NEUTRALISES: Final = tuple(TACTICS[kind].can_neutralise for kind in TACTICS_KIND)
_BATTLE_VP: Final = tuple(CONSTANTS.battle_vp.get(year, 0) for year in range(CONSTANTS.years + 1))
_DOUBLES: Final = tuple(card.effect.op == "double_battle_vp" for card in CURSES)
_DECLINE: Final = (DECLINE,)
_NUMBER: Final = tuple({"number": slot + 1} for slot in _SLOTS)

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


def _resolve_first(house: int, slot: int, what: str) -> Option:
    """To begin with the card or the action of a slot."""
    return Option(
        f"first:{slot + 1}",
        "resolve-first",
        slot,
        {"number": slot + 1, "what": what},
        (war_slot(house, slot),),
    )


_CARD_FIRST: Final = tuple(
    tuple(
        tuple(_resolve_first(house, slot, TACTICS[kind].id) for kind in TACTICS_KIND)
        for slot in _SLOTS
    )
    for house in range(len(HOUSES))
)
_WITHERING_FIRST: Final = tuple(
    tuple(
        tuple(_resolve_first(house, slot, WITHERING[kind].id) for kind in WITHERING_KIND)
        for slot in _SLOTS
    )
    for house in range(len(HOUSES))
)
_WEAK_FIRST: Final = tuple(
    tuple(_resolve_first(number, slot, f"{house.id}:slot_{slot + 1}") for slot in _SLOTS)
    for number, house in enumerate(HOUSES)
)
"""By House and slot, the former also by card."""


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
        return _begin(g)
    return _neutralise(g, seen) if seen.resolved == NONE else _resolve(g, seen)


def _begin(g: Candelabria) -> Flow[None]:
    """CAN-WAR-3 to CAN-WAR-6, CAN-YEAR-5: participants are fixed, in track order."""
    region = g.battles[0]
    here = g.side.region[region]
    fighters = tuple([seat for seat in g.track if standing(g.players[seat]) & here])
    names = [WHO[seat] for seat in fighters]
    if len(fighters) > 1:
        g.tell("battle", "CAN-WAR-3", region=REGION_ID[region], seats=names)
        seen = Battle(region, fighters, (), (), (), NONE, NONE)
        g.fought = [*g.fought[-1:], seen]
        # CAN-BATTLE-3, CAN-HIDDEN-4, CAN-HIDDEN-8: all choose in secret, all reveal at once.
        chosen = yield from together(fighters, lambda seat: lay_cards(g, seat))
        for seat in fighters:
            _reveal(g, g.players[seat], chosen[seat])
        seen.laid = tuple([chosen[seat] for seat in fighters])
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


def lay_cards(g: Candelabria, seat: int) -> Flow[tuple[int, int]]:
    """CAN-BATTLE-1, CAN-BATTLE-2, CAN-DEC-23: a card, or none, for each slot, in secret."""
    hand = g.players[seat].tactics
    held = held_kinds(hand)
    options = _layable(held, held, 0)
    first: Option = yield any_of(seat, "lay", "CAN-DEC-23", options, _NUMBER[0])
    laid: int = first.value
    second: Option = yield one_of(
        seat,
        "lay",
        "CAN-DEC-23",
        _all_layable,
        _forbids_second,
        _NUMBER[1],
        quick=_layable(held, _kinds_left(hand, held, laid), 1),
        about=(held, laid),
    )
    return laid, second.value


def _layable(held: dict[int, int], kinds: Iterable[int], slot: int) -> list[Option]:
    """A card of each of these kinds that are held, or none."""
    table = LAY[slot]
    options = [table[kind][held[kind]] for kind in kinds]
    options.append(LEAVE_FREE[slot])
    return options


def _kinds_left(hand: list[int], held: dict[int, int], laid: int) -> Iterable[int]:
    """The kinds of the hand without the card that was laid, in the order in which they lie."""
    if laid == NONE:
        return held
    if held[laid] == 1:
        return [kind for kind in held if kind != laid]
    rest = hand[:]
    take_out(rest, laid)
    return held_kinds(rest)


def _all_layable(held: dict[int, int], _laid: int) -> list[Option]:
    return _layable(held, held, 1)


def _forbids_second(held: dict[int, int], laid: int, option: Option) -> str | None:
    """CAN-BATTLE-1: a card covers one slot."""
    return "CAN-BATTLE-1" if option.value == laid != NONE and held[laid] == 1 else None


def _reveal(g: Candelabria, player: Player, kinds: tuple[int, int]) -> None:
    """CAN-BATTLE-3: all cards are turned up at the same time."""
    for slot in _SLOTS:
        kind = kinds[slot]
        if kind != NONE:
            player.slots[slot] = take_out(player.tactics, kind)
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
    """CAN-BATTLE-4 to CAN-BATTLE-6: no crossed circle, and a symbol in common (by cards)."""
    if not _NEUTRALISES[own]:
        return "CAN-BATTLE-6"
    return None if _PRINTED[own] & _PRINTED[target] else "CAN-BATTLE-4"


def _forbids(
    g: Candelabria, player: Player, _fighters: Sequence[int], option: Option
) -> str | None:
    """CAN-BATTLE-9: a weak action is no card."""
    if option.verb == "weak-action":
        return "CAN-BATTLE-9"
    slot, house, place = option.value
    return forbids_spending(player.slots[slot], of_house(g, house).slots[place])


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
    for slot, own in enumerate(player.slots):
        if own == NONE or not _NEUTRALISES[own]:
            continue
        printed = _PRINTED[own]
        for seat in fighters:
            other = g.players[seat]
            if other is player:
                continue
            for place, target in enumerate(other.slots):
                if target != NONE and printed & _PRINTED[target]:
                    kinds = TACTICS_KIND[own], TACTICS_KIND[target]
                    option = spend(player.house, kinds[0], slot, other.house, kinds[1], place)
                    options.append(option)
    return options


def _neutralise(g: Candelabria, seen: Battle) -> Flow[None]:
    """CAN-BATTLE-4, CAN-BATTLE-7, CAN-DEC-24: one pass; a removed card is out of it."""
    for seat in seen.fighters:
        player = g.players[seat]
        removed: list[int] = []
        while options := _useful(g, player, seen.fighters):
            answer: Option = yield one_of(
                seat,
                "neutralise",
                "CAN-DEC-24",
                _spendings,
                _forbids,
                also=_DECLINE,
                quick=options,
                about=(g, player, seen.fighters),
            )
            if answer is DECLINE:
                break
            other = _neutralised(g, player, seen, answer)
            if g.options.quests:
                yield from met(g, player, NEUTRALISED)
                if other.seat in removed:  # CAN-QUEST-25
                    yield from met(g, player, NEUTRALISED_BOTH)
            removed.append(other.seat)
    seen.resolved = 0


def _neutralised(g: Candelabria, player: Player, seen: Battle, option: Option) -> Player:
    """CAN-BATTLE-4: both cards are out; returns whose card it was."""
    slot, house, place = option.value
    other = of_house(g, house)
    _discard(g, player, slot)
    _discard(g, other, place)
    seen.neutralised += ((player.seat, slot), (other.seat, place))
    if g.journal is not MUTE:
        g.tell("neutralised", "CAN-BATTLE-4", who=WHO[player.seat], **option.args)
    return other


# Resolving ------------------------------------------------------------------------------------


def _resolve(g: Candelabria, seen: Battle) -> Flow[None]:
    """CAN-BATTLE-8 to CAN-BATTLE-10, CAN-DEC-25, CAN-EX-7: both slots of the next fighter, in an
    order of choice; after the last of them the battle is decided."""
    player = g.players[seen.fighters[seen.resolved]]
    reach = _reach(seen)
    first = 0
    if not _settled(player, 0) and not _settled(player, 1):
        options = [_first(player, 0), _first(player, 1)]
        answer: Option = yield any_of(player.seat, "resolve-first", "CAN-DEC-25", options)
        first = answer.value
    for slot in (first, 1 - first):
        if player.slots[slot] != NONE:
            yield from _resolve_card(g, player, slot, reach)
        elif player.withered[slot] != NONE:
            yield from use(g, player, player.withered[slot], reach)
        else:
            yield from apply(g, player, WEAK_ACTIONS[player.house][slot], reach)
    seen.resolved += 1
    if seen.resolved == len(seen.fighters):
        _decide(g, seen)
        if g.options.quests and seen.winner != NONE:
            yield from won(g, g.players[seen.winner], seen.region)
        _go_on(g)


def _reach(seen: Battle) -> Reach:
    """CAN-EFF-9, CAN-EFF-14: the contested region, and who takes part."""
    seats = 0
    for seat in seen.fighters:
        seats |= 1 << seat
    return Reach(seen.region, seats)


def _settled(player: Player, slot: int) -> bool:
    """A weak action that only scores points: when it comes makes no difference."""
    if player.slots[slot] != NONE or player.withered[slot] != NONE:
        return False
    return _only_points(WEAK_ACTIONS[player.house][slot])


def _only_points(effects: Symbols) -> bool:
    return all(op == GAIN_VP for op, _ in effects)


def _first(player: Player, slot: int) -> Option:
    """To begin with what a slot holds."""
    card, house = player.slots[slot], player.house
    if card != NONE:
        return _CARD_FIRST[house][slot][card]
    card = player.withered[slot]
    return _WEAK_FIRST[house][slot] if card == NONE else _WITHERING_FIRST[house][slot][card]


def _resolve_card(g: Candelabria, player: Player, slot: int, reach: Reach) -> Flow[None]:
    """CAN-BATTLE-10, CAN-UPG-7, CAN-UPG-8: its symbols, then what reacts to a resolved card."""
    kind = TACTICS_KIND[player.slots[slot]]
    if g.journal is not MUTE:
        g.tell("resolved", "CAN-BATTLE-8", who=WHO[player.seat], card=TACTICS[kind].id)
    yield from apply(g, player, TACTICS_SYMBOLS[kind], reach)
    for effects in reactions(g, player, TACTICS_RESOLVED):
        yield from apply(g, player, effects, reach)
    _discard(g, player, slot)


# The outcome ----------------------------------------------------------------------------------


def _decide(g: Candelabria, seen: Battle) -> None:
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

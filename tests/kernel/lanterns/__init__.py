"""Lanterns: a tiny game with hidden hands, secret bets and chains of answers, for the tests.

It is a whole game in the sense of the kernel's contract, so that the battery can run on it and
tests can break it on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from igroteka.kernel.actions import Action, Actions
from igroteka.kernel.chance import Chance
from igroteka.kernel.content import Text
from igroteka.kernel.flow import (
    PASS,
    WHO,
    Flow,
    Option,
    Question,
    Together,
    any_of,
    ask,
    one_of,
    together,
)
from igroteka.kernel.game import Campaign, Figures, Game, Gift, Options, Result
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import State
from igroteka.kernel.windows import window
from igroteka.kernel.zones import Look, Zone, zone_of

FLAMES, GUSTS, SHUTTERS = range(12), range(12, 20), range(20, 26)

LIGHT, DRAW, REST = Option("light", "light"), Option("draw", "draw"), Option("rest", "rest")
GUST, SHUTTER = Option("gust", "gust", GUSTS), Option("shutter", "shutter", SHUTTERS)
BETS = [Option(f"bet:{n}", "bet", n, {"number": n}) for n in range(4)]
DROP = [Option(f"drop:{card}", "drop", card, {"card": card}) for card in range(26)]
SIDES = [Option(f"side:{n}", "side", n, {"side": n}) for n in range(2)]


class Lit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """LAN-CAMP-1: what a match of a campaign hands on."""

    flames: tuple[int, ...]


class Table(Options, frozen=True, forbid_unknown_fields=True):
    players: int = 2
    lit: Lit | None = None


class Terms(Options, frozen=True, forbid_unknown_fields=True):
    players: int = 2
    windy: bool = False


@dataclass  # without slots: a game in plain Python must also stand on the compiled kernel
class Lanterns(State):
    deck: list[int]
    hands: list[list[int]]
    played: list[int]
    lit: list[int]
    bets: list[tuple[int, int]]
    round: int
    phase: str
    turn: int

    def copy(self) -> Lanterns:
        twin = Lanterns.__new__(Lanterns)
        twin.chance = self.chance.copy()
        twin.journal = MUTE
        twin.deck = self.deck.copy()
        twin.hands = [item.copy() for item in self.hands]
        twin.played = self.played.copy()
        twin.lit = self.lit.copy()
        twin.bets = self.bets.copy()
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        return twin


def new(options: Table, chance: Chance) -> Lanterns:
    hands: list[list[int]] = [[] for _ in range(options.players)]
    deck = [*FLAMES, *GUSTS, *SHUTTERS]
    lit = list(options.lit.flames) if options.lit else [0] * options.players
    return Lanterns(chance, MUTE, deck, hands, [], lit, [], 0, "deal", 0)


def step(g: Lanterns) -> Flow[None] | None:
    steps: dict[str, Any] = {"deal": deal, "bets": bet, "turns": turn}
    return steps[g.phase](g) if g.phase in steps else None


def deal(g: Lanterns) -> Flow[None]:
    for hand in g.hands:
        for _ in range(4):
            hand.append(g.chance.draw(g.deck, "LAN-DECK-1"))
    g.phase = "bets"
    return
    yield


def bet(g: Lanterns) -> Flow[None]:
    def choose(seat: int) -> Flow[tuple[int, int]]:
        number = yield any_of(seat, "bet", "LAN-BET-1", BETS)
        side = yield any_of(seat, "side", "LAN-BET-1", SIDES)
        return number.value, side.value

    chosen = yield from together(range(len(g.hands)), choose)
    g.bets = list(chosen.values())
    g.tell("bets", "LAN-BET-1", number=sum(number for number, _ in g.bets))
    g.phase, g.turn = "turns", 0


def turn(g: Lanterns) -> Flow[None]:
    seat = g.turn
    hand = g.hands[seat]

    def forbids(option: Option) -> str | None:
        return "LAN-TURN-2" if option is LIGHT and min(hand, default=26) not in FLAMES else None

    def ask() -> Question:
        thought_of = [LIGHT, DRAW] if g.deck else [LIGHT]
        return one_of(seat, "turn", "LAN-TURN-1", thought_of, forbids, also=[REST], anchor=True)

    answer = yield from BESIDE.beside(g, seat, ask)
    if answer is LIGHT:
        yield from light(g, seat, next(card for card in hand if card in FLAMES))
    elif answer is DRAW:
        card = g.chance.draw(g.deck, "LAN-TURN-1")
        g.hands[seat].append(card)
        g.tell("drew-own", "LAN-TURN-1", to=(seat,), card=card)
        g.tell("drew", "LAN-TURN-1", hidden_from=(seat,), who=WHO[seat])
    g.turn += 1
    if g.turn == len(g.hands):
        g.round += 1
        g.phase = "over" if g.round == 3 else "bets"


def drop(g: Lanterns, seat: int, option: Option) -> Flow[None]:
    """LAN-TURN-3: beside the turn, and the turn goes on."""
    g.hands[seat].remove(option.value)
    g.played.append(option.value)
    g.tell("dropped", "LAN-TURN-3", who=WHO[seat])
    return
    yield


def never_dropped(_g: Lanterns, _seat: int, option: Option) -> str | None:
    return "LAN-TURN-3" if option.value in FLAMES else None


BESIDE: Actions[Lanterns, int] = Actions(
    Action(
        "drop",
        lambda _g, _seat: None,
        lambda g, seat: [DROP[card] for card in g.hands[seat]],
        never_dropped,
        drop,
    )
)


def light(g: Lanterns, seat: int, flame: int) -> Flow[None]:
    play(g, seat, flame)
    order = [(seat + n) % len(g.hands) for n in range(1, len(g.hands) + 1)]
    answered = [FLAMES]

    def counter(who: int) -> Flow[Option]:
        fitting = SHUTTER if answered[-1] is GUSTS else GUST
        own_flame = who == seat and len(answered) == 1
        if own_flame or not any(card in fitting.value for card in g.hands[who]):
            return PASS
        options = [fitting, PASS]
        return (yield from ask(any_of(who, "answer", "LAN-CHAIN-1", options, concealed=True)))

    def countered(who: int, option: Option) -> Flow[bool]:
        """A counter can itself be countered; then the window before it goes on."""
        play(g, who, next(card for card in g.hands[who] if card in option.value))
        answered.append(option.value)
        return not (yield from window(lambda: order, counter, countered))

    stands = not (yield from window(lambda: order, counter, countered))
    if stands:
        g.lit[seat] += 1
        g.tell("lit", "LAN-TURN-1", who=WHO[seat])
    else:
        g.tell("blown", "LAN-CHAIN-1", who=WHO[seat])


def play(g: Lanterns, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    g.played.append(card)
    g.tell("played", "LAN-CHAIN-1", who=WHO[seat])


def zones(g: Lanterns) -> list[Zone]:
    hands = [
        zone_of(f"hand:{seat}", hand, Look.OWNER, "cards", seat)
        for seat, hand in enumerate(g.hands)
    ]
    return [*hands, zone_of("deck", g.deck, Look.NOBODY, "cards")]


def result(g: Lanterns) -> Result:
    """LAN-END-1: who is equal shares a place."""
    return Result(tuple(g.lit), ranked(g.lit), "LAN-END-1")


def ranked(flames: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    places = sorted(set(flames), reverse=True)
    return tuple(tuple(s for s, lit in enumerate(flames) if lit == place) for place in places)


def census(g: Lanterns) -> dict[str, int]:
    everywhere = [*g.deck, *g.played, *(card for hand in g.hands for card in hand)]
    return {"cards": len(everywhere), "different cards": len(set(everywhere))}


class Whose(msgspec.Struct):
    seat: int | None


class Shown(msgspec.Struct):
    hands: list[list[int]]
    deck: int
    lit: list[int]
    bets: list[tuple[int, int]]
    viewer: int | None
    turn: Whose


def scene(g: Lanterns, viewer: int | None) -> Shown:
    return Shown(g.hands, len(g.deck), g.lit, g.bets, viewer, Whose(g.turn))


def evaluate(g: Lanterns, seat: int) -> float:
    return float(g.lit[seat])


def guide(_g: Lanterns, question: Question) -> list[float]:
    return [1.0] * len(question.options)


FESTIVAL: Campaign[Lanterns] = Campaign(
    id="festival",
    matches=("dusk", "night"),
    terms=Terms,
    handed=Lit,
    option="lit",
    options=lambda terms, lit: {"players": terms.players, "lit": msgspec.to_builtins(lit)},
    hand_on=lambda g: Lit(tuple(g.lit)),
    figures=lambda lit: (Figures("label-flames", "LAN-CAMP-1", lit.flames),),
    gifts=lambda lit: tuple(
        Gift("label-gift", "LAN-CAMP-1", {"who": WHO[seat], "flames": flames})
        for seat, flames in enumerate(lit.flames)
    ),
    count=lambda lit: Result(lit.flames, ranked(lit.flames), "LAN-CAMP-1"),
)


GAME: Game[Lanterns] = Game(
    id="lanterns",
    rules_version="1",
    folder=Path(__file__).parent,
    names={
        "red": Text("Красный", "Red"),
        "blue": Text("Синий", "Blue"),
        "sea": Text("Изумрудный", "Turquoise"),
        "card": Text("карта", "card"),
        "festival": Text("Праздник фонарей", "The lantern festival"),
        "dusk": Text("Сумерки", "Dusk"),
        "night": Text("Ночь", "Night"),
    },
    colours=("red", "blue", "sea"),
    options=Table,
    variants=({"players": 2}, {"players": 3}),
    state=Lanterns,
    parts=(),
    new=new,
    step=step,
    zones=zones,
    result=result,
    census=census,
    scene=scene,
    evaluate=evaluate,
    guide=guide,
    longest=300,
    campaign=FESTIVAL,
)


def overheard(
    flow: Flow[Any], asked: Callable[[Question], None], answered: Callable[[], None]
) -> Flow[Any]:
    """The same rules, with somebody who hears, or changes, what is asked."""

    def secretly(choose: Callable[[int], Flow[Any]]) -> Callable[[int], Flow[Any]]:
        return lambda seat: overheard(choose(seat), asked, answered)

    answer: Any = None
    while True:
        try:
            question = flow.send(answer)
        except StopIteration as end:
            return end.value
        if isinstance(question, Question):
            asked(question)
            answer = yield question
            answered()
        else:
            answer = yield Together(question.seats, secretly(question.choose))


def asking_otherwise(g: Lanterns) -> Flow[None] | None:
    """Changed rules: whatever they ask, they ask otherwise."""

    def rename(question: Question) -> None:
        question.prompt = f"{question.prompt}-now"

    flow = step(g)
    return None if flow is None else overheard(flow, rename, lambda: None)


def broken(**changes: Any) -> Game[Lanterns]:
    """The same game with one thing made wrong."""
    return replace(GAME, **changes)

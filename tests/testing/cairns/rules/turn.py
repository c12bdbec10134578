"""A turn: one stone of the field, or none."""

from __future__ import annotations

from igroteka.kernel.chance import Chance
from igroteka.kernel.deck import NO_CARD, deck_of
from igroteka.kernel.flow import PASS, WHO, Flow, Option, one_of
from igroteka.kernel.game import Result
from igroteka.kernel.journal import MUTE
from igroteka.kernel.zones import Zone
from tests.testing.cairns.content import KIND
from tests.testing.cairns.rules.state import Cairns, Table

FIELD = 3
ROUNDS = 6

LAY = tuple(
    [
        Option(f"lay:{stone}", "lay", stone, {"stone": kind.id}, (f"stone:{stone}",))
        for stone, kind in enumerate(KIND)
    ]
)


def new(options: Table, chance: Chance) -> Cairns:
    """The bare table."""
    cairns: list[list[int]] = [[] for _ in range(options.players)]
    return Cairns(chance, MUTE, deck_of(range(len(KIND))), [], cairns, 0)


def step(g: Cairns) -> Flow[None] | None:
    """CRN-SETUP-1 first, then turns, until CRN-END-1."""
    if not g.field and g.turns == 0:
        return setup(g)
    return turn(g) if g.turns < ROUNDS * len(g.cairns) else None


def setup(g: Cairns) -> Flow[None]:
    """CRN-SETUP-1: stones for the field."""
    for _ in range(FIELD):
        g.field.append(g.deck.draw(g.chance, "CRN-SETUP-1"))
    return
    yield


def turn(g: Cairns) -> Flow[None]:
    """CRN-TURN-1 to CRN-TURN-3."""
    seat = g.turns % len(g.cairns)
    cairn = g.cairns[seat]

    def forbids(option: Option) -> str | None:
        heavier = cairn and KIND[option.value].weight > KIND[cairn[-1]].weight
        return "CRN-TURN-2" if heavier else None

    field = [LAY[stone] for stone in g.field]
    option = yield one_of(seat, "turn", "CRN-TURN-1", field, forbids, also=[PASS], anchor=True)
    if option is not PASS:
        lay(g, seat, option.value)
    g.turns += 1


def lay(g: Cairns, seat: int, stone: int) -> None:
    """CRN-TURN-1: from the field to the cairn."""
    place = g.field.index(stone)
    g.cairns[seat].append(g.field.pop(place))
    g.tell("laid", "CRN-TURN-1", who=WHO[seat], stone=KIND[stone].id)
    drawn = g.deck.draw(g.chance, "CRN-TURN-3")
    if drawn != NO_CARD:
        g.field.insert(place, drawn)
        g.tell("filled", "CRN-TURN-3", stone=KIND[drawn].id)


def weight(g: Cairns, seat: int) -> int:
    """What a cairn weighs."""
    return sum(KIND[stone].weight for stone in g.cairns[seat])


def result(g: Cairns) -> Result:
    """CRN-END-1: the heaviest first, equal ones together."""
    scores = [weight(g, seat) for seat in range(len(g.cairns))]
    places = [
        tuple([seat for seat, score in enumerate(scores) if score == reached])
        for reached in sorted(set(scores), reverse=True)
    ]
    return Result(tuple(scores), tuple(places), "CRN-END-1")


def zones(g: Cairns) -> list[Zone]:
    """Nobody looks into the deck."""
    return g.deck.zones("deck", "stones", len(g.cairns))


def census(g: Cairns) -> dict[str, int]:
    """All stones."""
    laid = [stone for cairn in g.cairns for stone in cairn]
    return {"stones": len([*g.deck.all, *g.field, *laid])}

"""War season: preparation (CAN-PREP, CAN-CURSE): curses are awarded, placed and take effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.candelabria.content import (
    CURSES,
    HOUSES,
    ROLES,
    TEMPLES,
    UPGRADE_KIND,
    UPGRADE_SLOTS,
    UPGRADES,
)
from igroteka.games.candelabria.rules.choices import IN, TO, candles_of_others, no_places
from igroteka.games.candelabria.rules.deploy import YEAR
from igroteka.games.candelabria.rules.effects import ANYWHERE, Reach, apply
from igroteka.games.candelabria.rules.figures import of_house, presence, present
from igroteka.games.candelabria.rules.forge import BUY_UPGRADE, gain_upgrade, place_temple
from igroteka.games.candelabria.rules.land import OFF, REGION_ID, REGION_OF, TERRITORY_ID
from igroteka.games.candelabria.rules.points import become_first
from igroteka.games.candelabria.rules.powers import CURSE_PLACED, reactions
from igroteka.games.candelabria.rules.quests import CONTROLS_CURSE, PUT_OUT_LAND, arrived, met
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Curse, Player
from igroteka.games.candelabria.rules.symbols import CANDLE_SYMBOLS, symbol
from igroteka.games.candelabria.rules.territory import CHOOSE_FIGURE
from igroteka.games.candelabria.rules.two_players import topped_black
from igroteka.games.candelabria.rules.withering import take
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, Question, one_of

RELOCATE: Final = tuple(
    tuple(
        Option(
            f"relocate:{house.id}:{role.id}",
            "relocate",
            (number, candle),
            {"house": house.id, "candle": role.id},
            (f"{house.id}:{role.id}",),
        )
        for candle, role in enumerate(ROLES)
    )
    for number, house in enumerate(HOUSES)
)
FREE_TEMPLE: Final = tuple(
    Option(temple.id, "free-temple", colour, {"temple": temple.id}, (f"supply:{temple.id}",))
    for colour, temple in enumerate(TEMPLES)
)
FREE_UPGRADE: Final = tuple(
    Option(buy.key, "free-upgrade", token, {"upgrade": UPGRADES[kind].id}, (buy.key,))
    for token, (kind, buy) in enumerate(zip(UPGRADE_KIND, BUY_UPGRADE, strict=True))
)


def award(g: Candelabria) -> Flow[None]:
    """CAN-PREP-2 to CAN-PREP-5, CAN-WITH-7, CAN-EX-6: one curse card, from left to right."""
    curse = g.curses[g.turn]
    place = g.turn
    g.turn += 1
    name = CURSES[curse.card].id
    ranking = contenders(g, curse)
    for player in g.players:
        player.supply += curse.influence[player.seat]
        curse.influence[player.seat] = 0
    if not ranking:
        g.tell("curse-unclaimed", "CAN-PREP-4", curse=name)
        return
    player = g.players[ranking[0]]
    curse.owner = player.seat
    g.tell("curse-won", "CAN-PREP-3", who=WHO[player.seat], curse=name)
    if g.options.quests:
        yield from met(g, player, CONTROLS_CURSE[place])  # CAN-QUEST-13, CAN-QUEST-24
    if g.options.withering and len(ranking) > 1:
        yield from take(g, g.players[ranking[1]])
    yield from _place(g, player, curse)


def contenders(g: Candelabria, curse: Curse) -> list[int]:
    """CAN-PREP-3, CAN-WITH-2, CAN-WITH-3: seats with flames at the card, from first to last."""
    seats = [seat for seat in g.track if curse.influence[seat]]
    return sorted(seats, key=lambda seat: -curse.influence[seat])


def _regions(g: Candelabria, _player: Player) -> list[Option]:
    return [IN[region] for region in g.side.regions]


def forbids_region(g: Candelabria, player: Player, option: Option) -> str | None:
    """CAN-PREP-6, CAN-PREP-7, CAN-TEMPLE-5: an own figure, and no black temple on top."""
    if not present(g, player, option.value):
        return "CAN-PREP-6"
    return "CAN-PREP-7" if topped_black(g, option.value) else None


def _place(g: Candelabria, player: Player, curse: Curse) -> Flow[None]:
    """CAN-PREP-6 to CAN-PREP-11: a region, then the effect, then upgrades."""
    name = CURSES[curse.card].id
    open_to = [IN[region] for region in presence(g, player) if not topped_black(g, region)]
    if not open_to:
        g.tell("curse-nowhere", "CAN-PREP-8", who=WHO[player.seat], curse=name)
        return
    answer: Option = yield one_of(
        player.seat,
        "place-curse",
        "CAN-DEC-20",
        _regions,
        forbids_region,
        {"curse": name},
        quick=open_to,
        about=(g, player),
    )
    curse.region = answer.value
    region = REGION_ID[curse.region]
    g.tell("curse-placed", "CAN-PREP-6", who=WHO[player.seat], curse=name, region=region)
    yield from _EFFECTS[CURSES[curse.card].effect.op](g, player, curse)
    for effects in reactions(g, player, CURSE_PLACED):
        yield from apply(g, player, effects, ANYWHERE)


# The effects of curse cards -------------------------------------------------------------------


def _symbol(g: Candelabria, player: Player, curse: Curse) -> Flow[None]:
    """CAN-CURSE-2, CAN-CURSE-9, CAN-CURSE-14: light or extinguish inside the region."""
    effects = (symbol(CURSES[curse.card].effect),)
    yield from apply(g, player, effects, Reach(curse.region, rule="CAN-CURSE-14"))


def _constant(g: Candelabria, player: Player, curse: Curse) -> Flow[None]:
    """CAN-CURSE-1, CAN-CURSE-6: looked up in the battle."""
    return
    yield


def _first(g: Candelabria, player: Player, curse: Curse) -> Flow[None]:
    """CAN-CURSE-15: at once, so that ties at the next curses use the new track."""
    become_first(g, player, "CAN-CURSE-15")
    return
    yield


def _relocate(g: Candelabria, player: Player, curse: Curse) -> Flow[None]:
    """CAN-CURSE-4, CAN-CURSE-11: anybody's candle of the region, to any territory."""
    candidates = [
        RELOCATE[other.house][role]
        for other in g.players
        for role in range(len(ROLES))
        if other.at[role] != OFF
    ]

    def forbids(option: Option) -> str | None:
        house, role = option.value
        there = REGION_OF[of_house(g, house).at[role]] == curse.region
        return None if there else "CAN-CURSE-4"

    question = one_of(player.seat, "relocate", "CAN-DEC-21", candidates, forbids, also=(DECLINE,))
    if len(question.options) == 1:
        return
    answer: Option = yield question
    if answer is DECLINE:
        return
    house, role = answer.value
    owner = of_house(g, house)
    names = {"house": HOUSES[house].id, "candle": ROLES[role].id}
    answer = yield _where_to(g, player, owner.at[role], names)
    owner.at[role] = answer.value
    territory = TERRITORY_ID[answer.value]
    g.tell("relocated", "CAN-CURSE-4", who=WHO[player.seat], territory=territory, **names)
    yield from arrived(g, owner, answer.value)


def _where_to(g: Candelabria, player: Player, here: int, names: dict[str, str]) -> Question:
    """CAN-CURSE-4, CAN-MOVE-3: any other territory of the map."""

    def candidates() -> list[Option]:
        return [TO[place] for place in g.side.territories] + no_places(g)

    def forbids(option: Option) -> str | None:
        if option.verb == "seal":
            return "CAN-BOARD-1"
        return "CAN-MOVE-3" if option.value == here else None

    return one_of(player.seat, "relocate-to", "CAN-DEC-21", candidates, forbids, names)


def _build(g: Candelabria, player: Player, curse: Curse) -> Flow[None]:
    """CAN-CURSE-5, CAN-CURSE-12: a temple in the region or an open token, free of charge."""
    candidates = [*FREE_TEMPLE, *(FREE_UPGRADE[token] for token in g.tops if token != NONE)]

    def forbids(option: Option) -> str | None:
        if option.verb == "free-temple":
            return None if g.temple_supply[option.value] else "CAN-LIMIT-4"
        return None if len(player.upgrades) < UPGRADE_SLOTS else "CAN-CURSE-12"

    answer: Option = yield one_of(
        player.seat, "build-free", "CAN-DEC-21", candidates, forbids, also=(DECLINE,)
    )
    if answer.verb == "free-temple":
        yield from place_temple(g, player, answer.value, curse.region, "CAN-CURSE-5")
    elif answer.verb == "free-upgrade":
        gain_upgrade(g, player, answer.value, "CAN-CURSE-5")


def _grey_tide(g: Candelabria, player: Player, curse: Curse) -> Flow[None]:
    """CAN-CURSE-3, CAN-CURSE-10, CAN-SNUFF-2: every land flame of the region, own ones too."""
    region = g.side.region[curse.region]
    enemies = 0
    for other in g.players:
        lost = (other.land & region).bit_count()
        other.land &= ~region
        other.supply += lost
        if other is not player:
            enemies += lost
    g.tell("grey-tide", "CAN-CURSE-3", who=WHO[player.seat], region=REGION_ID[curse.region])
    if enemies and g.options.quests:  # CAN-QUEST-18
        yield from met(g, player, PUT_OUT_LAND)


def _repeat(g: Candelabria, player: Player, curse: Curse) -> Flow[None]:
    """CAN-CURSE-7, CAN-CURSE-13: the card of an own candle there, once more, in the region."""
    own = CHOOSE_FIGURE[player.house]
    candidates = [own[role] for role in range(len(ROLES)) if player.at[role] != OFF]

    def forbids(option: Option) -> str | None:
        if option.verb == "figure-of":
            return "CAN-CURSE-13"
        role: int = option.value
        if REGION_OF[player.at[role]] != curse.region:
            return "CAN-CURSE-7"
        return None if YEAR[player.deployed[role]] <= g.year else "CAN-TERM-13"

    candidates += candles_of_others(g, player)
    question = one_of(player.seat, "repeat", "CAN-DEC-21", candidates, forbids)
    if not question.options:
        return
    answer: Option = yield question
    role: int = answer.value
    g.tell("repeated", "CAN-CURSE-7", who=WHO[player.seat], candle=ROLES[role].id)
    reach = Reach(curse.region, spared=role, means="candle_card_effect", rule="CAN-CURSE-13")
    yield from apply(g, player, CANDLE_SYMBOLS[player.deployed[role]], reach)


_EFFECTS: Final[dict[str, Callable[[Candelabria, Player, Curse], Flow[None]]]] = {
    "light": _symbol,
    "extinguish": _symbol,
    "set_strength": _constant,
    "double_battle_vp": _constant,
    "become_first": _first,
    "relocate_candle": _relocate,
    "choose_one": _build,
    "extinguish_all_land": _grey_tide,
    "repeat_candle_effect": _repeat,
}

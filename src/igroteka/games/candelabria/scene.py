"""The table as one seat, or a spectator, may see it: the map, the displays, a mat per House.

Everything is read from the redacted state, so nothing hidden can be shown by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.games.candelabria.content import (
    BOARDS,
    CANDLES,
    CURSES,
    GAME_ID,
    HOUSES,
    QUESTS,
    ROLES,
    SEATS,
    TACTICS,
    TACTICS_KIND,
    TEMPLES,
    UPGRADE_KIND,
    UPGRADES,
    WITHERING,
    WITHERING_KIND,
)
from igroteka.games.candelabria.land import OFF, REGION_ID, TERRITORY_ID, members
from igroteka.games.candelabria.state import NONE, Candelabria, Player
from igroteka.games.candelabria.year_end import ranking
from igroteka.kernel.flow import WHO
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import (
    Banner,
    Board,
    Card,
    Counter,
    Mat,
    Palette,
    Piece,
    Pile,
    Polygon,
    Region,
    Row,
    Scene,
    Seat,
    Space,
    Turn,
    Words,
)

PALETTE = Palette(
    ornament="candle",
    paper="#efe6d2",
    ink="#2b2118",
    accent="#b5483a",
    inks={house.id: house.color for house in HOUSES},
)


def scene(g: Candelabria, viewer: int | None) -> Scene:
    """The table as the viewer sees it; `g` is the state redacted for that same viewer."""
    return Scene(
        game=GAME_ID,
        viewer=viewer,
        palette=PALETTE,
        seats=tuple(
            Seat(id=f"seat:{player.seat}", seat=player.seat, colour=_colour(player))
            for player in g.players
        ),
        turn=_turn(g),
        boards=(_map(g),),
        pieces=tuple(_pieces(g)),
        rows=tuple(_rows(g)),
        mats=tuple(_mat(player) for player in g.players),
        banners=tuple(_banners(g)),
    )


def _colour(player: Player) -> str:
    return SEATS[player.seat].id if player.house == NONE else HOUSES[player.house].id


def _turn(g: Candelabria) -> Turn:
    seat = g.order[g.turn] if g.phase == "kindling" else None
    clock = (Words("label-year", {"year": g.year}),)
    return Turn(seat, tuple(g.track), Words(f"label-phase-{g.phase}"), clock)


def _map(g: Candelabria) -> Board:
    board = BOARDS[g.side.id]
    spaces = tuple(
        Space(
            id=entry.id,
            shape=Polygon(_points(entry.polygon)),
            x=entry.layout.x,
            y=entry.layout.y,
            kind=entry.action,
            name=entry.id,
        )
        for entry in board.territories
    )
    regions = tuple(
        Region(id=entry.id, spaces=entry.territories, name=entry.id) for entry in board.regions
    )
    canvas = board.board.canvas
    name = Words("label-map")
    return Board(
        id="map",
        name=name,
        width=canvas.width,
        height=canvas.height,
        spaces=spaces,
        regions=regions,
    )


def _points(polygon: str) -> tuple[tuple[int, int], ...]:
    pairs = (pair.split(",") for pair in polygon.split())
    return tuple((int(x), int(y)) for x, y in pairs)


def _pieces(g: Candelabria) -> Iterator[Piece]:
    for player in g.players:
        if player.house != NONE:
            yield from _figures(player)
    for place, curse in enumerate(g.curses):
        if curse.region != NONE or curse.territory != OFF:
            where = (
                TERRITORY_ID[curse.territory] if curse.region == NONE else REGION_ID[curse.region]
            )
            owner = None if curse.owner == NONE else curse.owner
            yield Piece(
                id=f"figure:{place + 1}", kind=CURSES[curse.card].id, where=where, owner=owner
            )
    for region, stack in enumerate(g.temples):
        for height, colour in enumerate(stack):
            yield Piece(
                id=f"temple:{region}:{height}",
                kind=TEMPLES[colour].id,
                where=REGION_ID[region],
                layer=height,
            )


def _figures(player: Player) -> Iterator[Piece]:
    house, seat = HOUSES[player.house].id, player.seat
    for territory in members(player.land):
        where = TERRITORY_ID[territory]
        yield Piece(id=f"{house}:flame:{where}", kind="land_flame", where=where, owner=seat)
    if player.castle != OFF:
        where = TERRITORY_ID[player.castle]
        yield Piece(id=f"{house}:castle", kind="castle", where=where, owner=seat)
    for role, territory in enumerate(player.at):
        if territory != OFF:
            kind, flames = ROLES[role].id, player.flames[role]
            where = TERRITORY_ID[territory]
            yield Piece(id=f"{house}:{kind}", kind=kind, where=where, owner=seat, figure=flames)


def _rows(g: Candelabria) -> Iterator[Row]:
    display = [TACTICS[TACTICS_KIND[card]].id for card in g.display]
    yield _row("display", "label-display", display)
    yield _row("curses", "label-curses", [CURSES[curse.card].id for curse in g.curses])
    tokens = [UPGRADES[UPGRADE_KIND[token]].id for token in g.tops if token != NONE]
    yield _row("upgrades", "label-upgrades", tokens)
    if g.options.quests:
        yield _row("quests", "label-quests", [QUESTS[quest.card].id for quest in g.quests])


def _row(id: str, label: str, faces: list[str]) -> Row:
    """Cards side by side; a card that the viewer may not see has no face."""
    cards = tuple(
        Card(id=f"{id}:{number}", back=label, face=face, title=face, up=bool(face))
        if face
        else Card(id=f"{id}:{number}", back=label, up=False)
        for number, face in enumerate(faces)
    )
    return Row(id=id, label=Words(label), cards=cards)


def _mat(player: Player) -> Mat:
    seat = player.seat
    own = f"mat:{seat}"
    counters = (
        Counter(id=f"{own}:vp", label=Words("label-vp"), value=player.vp),
        Counter(id=f"{own}:gold", label="gold_cube", value=player.gold),
        Counter(id=f"{own}:wax", label="wax_cube", value=player.wax),
        Counter(id=f"{own}:supply", label="land_flame", value=player.supply),
    )
    hand = [_face(card, CANDLES[card].id) for card in (*player.hand, *player.looked)]
    tactics = [_tactics(card) for card in player.tactics]
    laid = [_tactics(card) for card in (*player.slots, *player.used) if card != NONE]
    deployed = [CANDLES[card].id for card in player.deployed if card != NONE]
    upgrades = [UPGRADES[UPGRADE_KIND[token]].id for token in player.upgrades]
    quests = [_face(card, QUESTS[card].id) for card in (*player.dealt, *player.personal)]
    withered = [WITHERING[WITHERING_KIND[card]].id for card in player.withered if card != NONE]
    rows = (
        _row(f"{own}:hand", "label-hand", hand),
        _row(f"{own}:tactics", "label-tactics", tactics),
        _row(f"{own}:laid", "label-laid", laid),
        _row(f"{own}:deployed", "label-deployed", deployed),
        _row(f"{own}:upgrades", "label-upgrades", upgrades),
        _row(f"{own}:quests", "label-quests", quests),
        _row(f"{own}:withering", "label-withering", withered),
    )
    pile = Pile(id=f"{own}:maneuvers", label=Words("label-maneuvers"), count=len(player.maneuvers))
    return Mat(id=own, seat=seat, counters=counters, rows=rows, piles=(pile,))


def _face(card: int, face: str) -> str:
    return "" if card == HIDDEN else face


def _tactics(card: int) -> str:
    return "" if card == HIDDEN else TACTICS[TACTICS_KIND[card]].id


def _banners(g: Candelabria) -> Iterator[Banner]:
    if g.phase == "over":
        winner = g.players[ranking(g)[0]]
        words = Words("label-result-CAN-END-5", {"who": WHO[winner.seat], "total": winner.vp})
        yield Banner(id="result", words=words, tone="good")

"""The table as one seat, or a spectator, may see it: the board, cards on it, a mat per hero.

Everything is read from the redacted state, so nothing hidden can be shown by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.games.talisman.cards import ALIGNMENTS, IDS, KIND
from igroteka.games.talisman.content import BOARD, COLOURS, QUESTS
from igroteka.games.talisman.roster import HEROES
from igroteka.games.talisman.spaces import SPACE_ID, SPACES
from igroteka.games.talisman.state import NONE, PLAYING, Hero, Talisman
from igroteka.kernel.flow import WHO
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import (
    Banner,
    Board,
    Card,
    Counter,
    Die,
    Mat,
    Palette,
    Piece,
    Pile,
    Rect,
    Region,
    Row,
    Scene,
    Seat,
    Space,
    Turn,
    Words,
)

_PALETTE = Palette(ornament="knot", paper="#f1e6c8", ink="#2d2118", accent="#8a2b1e")

_BOARD = Board(
    id="board",
    name="crown_of_command",
    width=BOARD.meta["canvas"]["width"],
    height=BOARD.meta["canvas"]["height"],
    spaces=tuple(
        Space(
            id=f"space:{space.id}",
            shape=Rect(space.layout.w, space.layout.h),
            x=space.layout.x,
            y=space.layout.y,
            kind=space.kind,
            name=space.id,
        )
        for space in SPACES
    ),
    regions=tuple(
        Region(
            id=f"region:{region.id}",
            name=region.id,
            spaces=tuple(f"space:{s.id}" for s in SPACES if s.region == region.id),
        )
        for region in BOARD.regions
    ),
)


def scene(g: Talisman, viewer: int | None) -> Scene:
    """The table as the viewer sees it; `g` is the state redacted for that same viewer."""
    return Scene(
        game="talisman",
        viewer=viewer,
        palette=_PALETTE,
        seats=tuple(
            Seat(id=f"seat:{hero.seat}", seat=hero.seat, colour=list(COLOURS)[hero.seat])
            for hero in g.heroes
        ),
        turn=Turn(
            g.active if g.phase == "turn" else None,
            tuple(range(len(g.heroes))),
            Words(f"label-phase-{g.phase}"),
            (Words("label-round", {"round": g.round}),),
        ),
        boards=(_BOARD,),
        pieces=tuple(_figures(g)),
        rows=tuple(_lying(g)),
        piles=tuple(_piles(g)),
        dice=tuple(
            Die(id=f"die:{n}", label=Words("label-die"), faces=(1, 2, 3, 4, 5, 6), shown=face - 1)
            for n, face in enumerate(g.dice)
        ),
        mats=tuple(_mat(g, hero) for hero in g.heroes),
        banners=tuple(_banners(g)),
    )


def _card(card: int, place: str, n: int) -> Card:
    if card == HIDDEN:
        return Card(id=f"{place}:back:{n}", back="spell", up=False)
    kind = KIND[card]
    return Card(
        id=f"card:{card}", back="adventure", face=kind.id, title=kind.id, text=f"{kind.id}:text"
    )


def _row(id: str, label: str, cards: list[int], where: str = "") -> Row:
    faces = tuple(_card(card, id, n) for n, card in enumerate(cards))
    return Row(id=id, label=Words(label), cards=faces, where=where)


def _figures(g: Talisman) -> Iterator[Piece]:
    for hero in g.heroes:
        if hero.status == PLAYING:
            yield Piece(
                id=f"hero:{hero.seat}",
                kind="toad" if hero.toad else HEROES[hero.card].id,
                where=f"space:{SPACE_ID[hero.space]}",
                owner=hero.seat,
                name="toad" if hero.toad else HEROES[hero.card].id,
            )
    for space, coins in enumerate(g.coins):
        if coins:
            name = SPACE_ID[space]
            yield Piece(id=f"coins:{name}", kind="stat:gold", where=f"space:{name}", figure=coins)


def _lying(g: Talisman) -> Iterator[Row]:
    for space, cards in enumerate(g.spaces):
        if cards:
            name = SPACE_ID[space]
            yield _row(f"lying:{name}", "label-lying", cards, f"space:{name}")


def _piles(g: Talisman) -> Iterator[Pile]:
    yield Pile(
        id="deck", label=Words("label-deck"), count=len(g.deck) + len(g.top), back="adventure"
    )
    yield Pile(id="spells", label=Words("label-spell-deck"), count=len(g.spell_deck), back="spell")
    yield Pile(id="discard", label=Words("label-discard"), count=len(g.discard))
    for id in dict.fromkeys(IDS[card] for card in (*g.stock, *g.talismans)):
        count = sum(IDS[card] == id for card in (*g.stock, *g.talismans))
        yield Pile(id=f"stock:{id}", label=id, count=count)


def _mat(g: Talisman, hero: Hero) -> Mat:
    seat = hero.seat
    figures = {
        "strength": hero.strength,
        "craft": hero.craft,
        "life": hero.life,
        "fate": hero.fate,
        "gold": hero.gold,
    }
    counters = tuple(
        Counter(id=f"{stat}@{seat}", label=f"stat:{stat}", value=value)
        for stat, value in figures.items()
    )
    rows = [
        _row(f"objects@{seat}", "label-objects", hero.objects),
        _row(f"followers@{seat}", "label-followers", hero.followers),
        _row(f"spells@{seat}", "label-spells", hero.spells),
        _row(f"trophies@{seat}", "label-trophies", hero.trophies),
    ]
    if hero.status == PLAYING:
        rows.insert(0, Row(id=f"who@{seat}", label=Words("label-hero"), cards=(_portrait(hero),)))
    return Mat(id=f"mat:{seat}", seat=seat, counters=counters, rows=tuple(rows))


def _portrait(hero: Hero) -> Card:
    id = "toad" if hero.toad else HEROES[hero.card].id
    tags = [f"alignment:{ALIGNMENTS[hero.alignment]}"]
    if hero.quest != NONE:
        tags.append(f"quest:{QUESTS[hero.quest].id}")
    return Card(id=f"portrait:{hero.seat}", back="hero", face=id, title=id, tags=tuple(tags))


def _banners(g: Talisman) -> Iterator[Banner]:
    if g.over:
        who = tuple(WHO[seat] for seat in g.winners)
        yield Banner(id="result", words=Words("label-result", {"who": who}), tone="good")

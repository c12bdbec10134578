"""The table as one seat, or a spectator, may see it: the land, decks and stocks, a mat per hero.

Everything is read from the redacted state, so nothing hidden can be shown by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from igroteka.games.talisman.content import COLOURS
from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.state import PLAYING, Talisman
from igroteka.games.talisman.scene.board import BOARD_PART, instruction, lying, pieces
from igroteka.games.talisman.scene.cards import looked_at, piles
from igroteka.games.talisman.scene.fight import FACES, panels
from igroteka.games.talisman.scene.look import PALETTE
from igroteka.games.talisman.scene.mats import mat
from igroteka.kernel.flow import WHO
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import Banner, Die, Label, Row, Scene, Seat, Turn, Words

_SEATS = tuple(
    Seat(id=f"seat:{seat}", seat=seat, colour=colour) for seat, colour in enumerate(COLOURS)
)


def scene(g: Talisman, viewer: int | None) -> Scene:
    """The table as the viewer sees it; `g` is the state redacted for that same viewer."""
    return Scene(
        game="talisman",
        viewer=viewer,
        palette=PALETTE,
        seats=_SEATS[: len(g.heroes)],
        turn=_turn(g),
        boards=(BOARD_PART,),
        pieces=tuple(pieces(g)),
        rows=tuple(_rows(g)),
        piles=tuple(piles(g)),
        dice=_dice(tuple(g.dice)),
        mats=tuple(mat(g, hero, viewer) for hero in g.heroes),
        panels=tuple(panels(g)),
        banners=tuple(_banners(g)),
    )


def own(g: Talisman, seat: int, seen: Scene) -> Scene:
    """The table as a seat sees it, out of what lies open to all: its own mat is different, those
    whose Spells it has looked at, and what it knows of the deck (TAL-INFO-3)."""
    mats = list(seen.mats)
    for hero in g.heroes:
        if hero.seat == seat or any(card != HIDDEN for card in hero.spells):
            mats[hero.seat] = mat(g, hero, seat)
    known = looked_at(g)
    rows = seen.rows if known is None else (*seen.rows, known)
    return replace(seen, viewer=seat, mats=tuple(mats), rows=rows)


def _turn(g: Talisman) -> Turn:
    clock: list[Label] = [Words("label-round", {"round": g.round})]
    if rounds := g.options.rounds:
        clock[0] = Words("label-round-of", {"round": min(g.round, rounds), "rounds": rounds})
    if g.crowned:
        clock.append(Words("label-crowned"))
    active = g.active if g.phase in ("turn", "slot") else None
    return Turn(active, tuple(range(len(g.heroes))), Words(f"label-phase-{g.phase}"), tuple(clock))


@lru_cache(maxsize=4096)
def _dice(faces: tuple[int, ...]) -> tuple[Die, ...]:
    """The last dice thrown; before the first throw a die lies there with nothing to tell."""
    if not faces:
        return (Die(id="die:0", label="die", faces=FACES),)
    return tuple(
        Die(id=f"die:{place}", label="die", faces=FACES, shown=face - 1)
        for place, face in enumerate(faces)
    )


def _rows(g: Talisman) -> Iterator[Row]:
    yield from lying(g)
    active = g.heroes[g.active]
    if g.phase == "turn" and active.status == PLAYING:
        yield instruction(active.space)
    known = looked_at(g)
    if known is not None:
        yield known


def _banners(g: Talisman) -> Iterator[Banner]:
    """How it ended; until then what lasts over the whole land (TAL-TERM-10, TAL-TURN-7)."""
    if g.over:
        who = tuple(WHO[seat] for seat in g.winners)
        key = "label-result" if len(who) == 1 else "label-result-draw"
        yield Banner(id="result", words=Words(key, {"who": who}), tone="good")
    elif g.lasting:
        cards = tuple(IDS[effect.card] for effect in g.lasting)
        yield Banner(id="lasting", words=Words("label-lasting", {"cards": cards}))

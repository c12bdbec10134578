"""The art of games as files: read and checked once, kept in memory, served by names with a hash."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game
from igroteka.scene.art import Art, load_art, load_cover
from igroteka.scene.art.load import Files
from igroteka.scene.parts import Palette
from igroteka.server.http.files import FOR_EVER, File, send
from igroteka.server.http.identity import ANONYMOUS

TYPES = {"svg": "image/svg+xml", "css": "text/css", "woff2": "font/woff2"}
COVER = "the-cover."
MANIFEST = ""
"""Where the manifest itself is kept among the files."""

AnyRequest = Request[Any, Any, Any]
_log = logging.getLogger(__name__)


@cache
def cover_of(name: str) -> str:
    """The address of a game's cover; empty where it brings none that can be shown."""
    found = [file for file in _art(name) if file.startswith(COVER)]
    return f"/api/games/{name}/art/{found[0]}" if found else ""


@cache
def _art(game: str) -> dict[str, File]:
    """All that a game brings; a game whose art cannot be shown is drawn plainly, and we say why."""
    folder = find_game(game).folder
    try:
        art, files = load_art(folder)
        files |= _cover(find_game(game), art)
    except IgrotekaError as error:
        _log.error("the art of %s is not shown: %s", game, error)
        art, files = Art(), {}
    at = f"/api/games/{game}/art/"
    art = msgspec.structs.replace(
        art,
        style=art.style and at + art.style,
        drawings=tuple(at + name for name in art.drawings),
        icons=art.icons and at + art.icons,
    )
    served = {
        name: File.of(body, TYPES[name.rpartition(".")[2]], FOR_EVER)
        for name, body in files.items()
    }
    return {MANIFEST: File.of(msgspec.json.encode(art)), **served}


def _cover(game: Game[Any], art: Art) -> Files:
    """In the colours of the game's own world."""
    made = None if game.almanac is None else load_cover(game.folder, art, _palette(game))
    return {} if made is None else dict([made])


def _palette(game: Game[Any]) -> Palette:
    assert game.almanac is not None
    palette: Palette = game.almanac(game.rulebook()).palette
    return palette


def art_routes() -> list[HTTPRouteHandler]:
    """Nothing is looked up on the disk by what somebody asks for."""

    @get("/api/games/{game:str}/art", opt={ANONYMOUS: True}, summary="How a game is drawn")
    async def manifest(request: AnyRequest, game: FromPath[str]) -> Response[Art]:
        """By kind, with the addresses of the drawings; empty for a game that brings no art."""
        return send(request, _art(game)[MANIFEST])

    @get(
        "/api/games/{game:str}/art/{name:str}",
        opt={ANONYMOUS: True, "exclude_from_csrf": True},
        summary="A file of it",
    )
    async def file(
        request: AnyRequest, game: FromPath[str], name: FromPath[str]
    ) -> Response[bytes]:
        """At an address that the manifest names, and that changes with the file."""
        found = _art(game).get(name)
        if found is None:
            raise NotFoundException
        return send(request, found)

    return [manifest, file]

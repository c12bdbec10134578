"""The client: files that were built once, kept in memory, served under their own names.

Nothing is looked up on the disk by what somebody asks for, so nobody can ask for anything else.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from igroteka.server.http.files import ASK_AGAIN, FOR_EVER, File, send
from igroteka.server.http.identity import ANONYMOUS

FOLDER = Path(__file__).parent.parent / "client"
INDEX = "index.html"
ASSETS = "assets/"
"""Files in it have a hash of their content in their names."""
PAGES = (
    "/",
    "/new/{of:str}",
    "/table/{of:str}",
    "/replay/{of:str}",
    "/campaign/{of:str}",
    "/rules/{of:str}",
    "/almanac/{of:str}",
    "/learn/{of:str}",
    "/learn/{of:str}/{lesson:str}",
    "/settings",
    "/account",
    "/credits",
)

_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2"}
_ABSENT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Igroteka</title>"
    "<p>The client is not built. In a checkout say: make client"
    "<p lang=ru>Клиент не собран. В исходном дереве скажите: make client</html>"
)

AnyRequest = Request[Any, Any, Any]


class Client:
    """All files of the client."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = sorted(folder.rglob("*")) if folder.is_dir() else []
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in paths
            if path.is_file()
        }
        if INDEX not in self._files:
            self._files[INDEX] = File.of(_ABSENT.encode(), "text/html", ASK_AGAIN)

    def index(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """The application itself, for any of its pages."""
        return send(request, self._files[INDEX], status)

    def file(self, request: AnyRequest, name: str) -> Response[bytes]:
        """A file by its name."""
        found = self._files.get(name)
        if found is None:
            raise NotFoundException
        return send(request, found)


def page_routes(client: Client) -> list[HTTPRouteHandler]:
    """Pages of the application, and the files it is made of."""
    plain = {ANONYMOUS: True, "exclude_from_csrf": True}

    @get(list(PAGES), opt={ANONYMOUS: True}, include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        return client.index(request)

    @get("/assets/{name:str}", opt=plain, include_in_schema=False)
    async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return client.file(request, ASSETS + name)

    @get("/{name:str}", opt=plain, include_in_schema=False)
    async def root_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return client.file(request, name)

    return [page, asset, root_file]


def _read(path: Path, folder: Path) -> File:
    name = path.relative_to(folder).as_posix()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    return File.of(path.read_bytes(), kind, FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN)

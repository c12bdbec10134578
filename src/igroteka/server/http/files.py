"""Answers that stay as they are while we run: compressed once, and sent to a browser once."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

JSON = "application/json"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_SQUEEZED = ("text/", JSON, "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class File:
    """A body with what goes before it."""

    body: bytes
    squeezed: bytes | None
    type: str
    tag: str
    cache: str

    @classmethod
    def of(cls, body: bytes, kind: str = JSON, cache: str = ASK_AGAIN) -> File:
        """From its bytes and media type."""
        squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(_SQUEEZED) else None
        if squeezed is not None and len(squeezed) >= len(body):
            squeezed = None
        return cls(body, squeezed, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"', cache)


def send(request: Request[Any, Any, Any], file: File, status: int = 200) -> Response[Any]:
    """The file, or word that the browser has it already."""
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    body = file.body
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.squeezed
    return Response(body, status_code=status, headers=headers, media_type=file.type)

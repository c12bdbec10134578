"""docs/api.md: the guide of `api_guide.md`, then every route and every type, from the code.

Run `python -m tools.api_page` after a change of the wire or of the routes.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import sys
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as look

from igroteka.kernel.fact import Fact
from igroteka.kernel.game import Figures, Gift, Result
from igroteka.scene import Part, Scene
from igroteka.scene.art import manifest
from igroteka.server import wire
from igroteka.server.campaigns import wire as campaigns
from igroteka.server.campaigns.routes import campaign_routes
from igroteka.server.config import Config
from igroteka.server.http.art import art_routes
from igroteka.server.http.games import game_routes
from igroteka.server.http.people import Token, people_routes
from igroteka.server.lessons import wire as lessons
from igroteka.server.lessons.routes import lesson_routes
from igroteka.server.problem import ProblemView
from igroteka.server.tables.routes import table_routes

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "api.md"
GUIDE = HERE / "api_guide.md"

_PLAIN = {
    look.BoolType: "true or false",
    look.NoneType: "null",
    look.AnyType: "anything",
    look.RawType: "anything",
}


# Routes ---------------------------------------------------------------------------------------


def routes() -> Iterator[str]:
    """A table of all routes."""
    yield "## HTTP\n"
    yield "| Route | Takes | Gives | What it does |"
    yield "|---|---|---|---|"
    nothing = cast(Any, None)
    people, tables = people_routes(nothing, Config(), nothing), table_routes(nothing)
    linked, taught = campaign_routes(nothing), lesson_routes(nothing)
    handlers = [*people, *game_routes(), *art_routes(), *taught, *tables, *linked]
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            for path in sorted(handler.paths):
                yield _route(handler, path.replace(":str", ""))
    yield ""


def _route(handler: HTTPRouteHandler, path: str) -> str:
    hints = get_type_hints(handler.fn)
    takes = ", ".join(filter(None, (_shown(hints.get("data")), *_query(handler, path))))
    method = " ".join(sorted(handler.http_methods))
    doc = " ".join((inspect.getdoc(handler.fn) or "").split())
    return (
        f"| `{method} {path}` | {takes} | {_shown(hints['return'])} | {_sentence(handler)} {doc} |"
    )


def _sentence(handler: HTTPRouteHandler) -> str:
    summary = handler.summary or ""
    return summary if summary.endswith("?") else f"{summary}."


def _query(handler: HTTPRouteHandler, path: str) -> Iterator[str]:
    """What a route reads from behind the question mark."""
    for name, hint in get_type_hints(handler.fn, include_extras=True).items():
        if name not in {"request", "data", "return"} and f"{{{name}}}" not in path:
            alias = [one.name for one in get_args(hint)[1:] if getattr(one, "name", None)]
            yield f"`?{alias[0] if alias else name}`"


def _shown(hint: Any) -> str:
    if getattr(hint, "__origin__", None) is Response:
        [hint] = get_args(hint)
    if hint is bytes:
        return "a file"
    if hint is None or hint is types.NoneType:
        return ""
    return _type(look.type_info(hint))


# Types ----------------------------------------------------------------------------------------


def sections() -> Iterator[str]:
    """Every type, in the order of the wire."""
    yield "## What a client says on the socket\n"
    for struct in get_args(wire.FromClient):
        yield from _struct(struct)
    yield "## What the server says on the socket\n"
    for struct in get_args(wire.FromServer):
        yield from _struct(struct)
    said = {*get_args(wire.FromClient), *get_args(wire.FromServer)}
    yield "## What they are made of\n"
    further: list[type[msgspec.Struct]] = [Fact, Figures, Gift, Result, Token, ProblemView]
    for struct in (*_structs(wire), *_structs(campaigns), *_structs(lessons), *further):
        if struct not in said:
            yield from _struct(struct)
    yield "## Scenes\n"
    yield " ".join((inspect.getdoc(Scene) or "").split()) + "\n"
    for struct in _structs(sys.modules[Part.__module__]):
        yield from _struct(struct)
    yield "## Art\n"
    for struct in _structs(manifest):
        yield from _struct(struct)


def _structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, without their bases."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value.__struct_fields__
        and value is not Part
    ]


def _struct(struct: type[msgspec.Struct]) -> Iterator[str]:
    config = struct.__struct_config__
    yield f"### {struct.__name__}\n"
    yield inspect.cleandoc(struct.__doc__ or "") + "\n"
    yield "| Field | Type | If left out | |"
    yield "|---|---|---|---|"
    if config.tag_field:
        yield f'| `{config.tag_field}` | `"{config.tag}"` | | |'
    told = _field_docs(struct)
    for field in msgspec.structs.fields(struct):
        kind = _type(look.type_info(field.type))
        doc = told.get(field.name, "")
        yield f"| `{field.encode_name}` | {kind} | {_default(field)} | {doc} |"
    yield ""


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{_json(field.default_factory())}`"
    return "" if field.required else f"`{_json(field.default)}`"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The string under each field of a class."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(struct)))
    body = cast(ast.ClassDef, tree.body[0]).body
    found = {}
    for field, after in itertools.pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            found[field.target.id] = " ".join(str(after.value.value).split())
    return found


def _type(kind: look.Type) -> str:
    if isinstance(kind, look.Metadata):
        return _type(kind.type)
    if isinstance(kind, look.StructType):
        name = kind.cls.__name__
        return f"[{name}](#{name.lower()})"
    if isinstance(kind, look.UnionType):
        return " or ".join(_type(one) for one in kind.types)
    if isinstance(kind, look.LiteralType):
        return " or ".join(f"`{_json(value)}`" for value in kind.values)
    if isinstance(kind, look.StrType):
        return "text" + _bounds(kind.min_length, kind.max_length, "letters")
    if isinstance(kind, look.IntType | look.FloatType):
        name = "whole number" if isinstance(kind, look.IntType) else "number"
        return name + _bounds(kind.ge, kind.le, "")
    return _collection(kind)


def _collection(kind: look.Type) -> str:
    if isinstance(kind, look.VarTupleType | look.ListType):
        return f"list of {_type(kind.item_type)}"
    if isinstance(kind, look.TupleType):
        return "[" + ", ".join(_type(one) for one in kind.item_types) + "]"
    if isinstance(kind, look.DictType):
        return f"object: {_type(kind.key_type)} to {_type(kind.value_type)}"
    return _PLAIN[type(kind)]


def _bounds(least: float | None, most: float | None, unit: str) -> str:
    if least is None and most is None:
        return ""
    if least is None:
        told = f"up to {most:g}"
    else:
        told = f"from {least:g}" if most is None else f"{least:g} to {most:g}"
    return f" ({told} {unit}".rstrip() + ")"


def text() -> str:
    """The page."""
    guide = GUIDE.read_text(encoding="utf-8")
    made = "\n".join((*routes(), *sections()))
    return f"<!-- Made by `python -m tools.api_page`. -->\n\n{guide}\n{made}".rstrip() + "\n"


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.name} is written.\n")

"""Routes for games: which there are, and their texts and rules. Knows no game by name."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from igroteka.bots import BOT_NAMES
from igroteka.kernel.chance import Fast
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.server.http.files import File, send
from igroteka.server.http.identity import ANONYMOUS
from igroteka.server.wire import GameInfo, OptionField, RuleText, Texts

Lang = Literal["ru", "en"]
PLAYERS = "players"

AnyRequest = Request[Any, Any, Any]


def game_info(game: Game[Any]) -> GameInfo:
    """A game as the lobby shows it, from its own option schema and its list of variants."""
    counts = {int(variant[PLAYERS]) for variant in game.variants}
    fields = msgspec.structs.fields(game.options)
    return GameInfo(
        id=game.id,
        rules=game.rules_version,
        players=tuple(sorted(counts)),
        colours=tuple(game.colours),
        inks=_inks(game),
        options=tuple(_option(game, field) for field in fields if field.name != PLAYERS),
        bots=BOT_NAMES,
    )


def _inks(game: Game[Any]) -> tuple[str, ...]:
    """The colours of the seats, from the palette that a match of this game has."""
    match = Match.new(game, game.configure(game.variants[0]), Fast.seeded(0))
    inks = game.scene(match.view(None), None).palette.inks
    return tuple(inks[colour] for colour in game.colours)


def _option(game: Game[Any], field: msgspec.structs.FieldInfo) -> OptionField:
    default = None if field.default is msgspec.NODEFAULT else field.default
    name, kind = field.encode_name, msgspec.inspect.type_info(field.type)
    match kind:
        case msgspec.inspect.IntType():
            return OptionField(
                name=name, kind="number", default=default, least=kind.ge, most=kind.le
            )
        case msgspec.inspect.BoolType():
            others = tuple(
                other
                for pair in game.options.exclusive
                for one, other in (pair, pair[::-1])
                if one == name
            )
            return OptionField(name=name, kind="switch", default=default, excludes=others)
        case msgspec.inspect.VarTupleType(item_type=msgspec.inspect.IntType()):
            return OptionField(name=name, kind="seats", default=default)
    choices = _choices(game, field.name, default)
    return OptionField(name=name, kind="choice", choices=choices, default=default)


def _choices(game: Game[Any], name: str, default: Any) -> tuple[Any, ...]:
    """Those of the game's variants: a type cannot always name them all."""
    seen = [default]
    for variant in game.variants:
        if name in variant and variant[name] not in seen:
            seen.append(variant[name])
    return tuple(seen)


def game_texts(game: Game[Any] | None, lang: Lang) -> Texts:
    """Common texts, then the server's, then the game's: later ones win. Names by content id."""
    folders = [files("igroteka.kernel") / "texts", files("igroteka.server") / "texts"]
    if game is not None:
        folders.append(game.folder / "text")
    return Texts(
        lang=lang,
        fluent=tuple(_source(folder, lang) for folder in folders),
        names={} if game is None else {id: getattr(t, lang) for id, t in game.names.items()},
    )


def _source(folder: Traversable, lang: Lang) -> str:
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


def game_rules(game: Game[Any], lang: Lang) -> list[RuleText]:
    """The rulebook in its order."""
    return [
        RuleText(id=rule.id, chapter=rule.chapter, text=rule.text)
        for rule in game.rulebook().search("", lang)
    ]


@cache
def _games() -> File:
    return File.of(msgspec.json.encode([game_info(find_game(name)) for name in game_names()]))


@cache
def _texts(game: str, lang: Lang) -> File:
    return File.of(msgspec.json.encode(game_texts(find_game(game) if game else None, lang)))


@cache
def _rules(game: str, lang: Lang) -> File:
    return File.of(msgspec.json.encode(game_rules(find_game(game), lang)))


def game_routes() -> list[HTTPRouteHandler]:
    """The routes under /api that have to do with games; all of them never change while we run."""

    @get("/api/games", opt={ANONYMOUS: True}, summary="The games that can be played here")
    async def games(request: AnyRequest) -> Response[list[GameInfo]]:
        """With the options of their tables and the bots that play them."""
        return send(request, _games())

    @get("/api/texts/{lang:str}", opt={ANONYMOUS: True}, summary="Common texts")
    async def common(request: AnyRequest, lang: FromPath[Lang]) -> Response[Texts]:
        """What the server says, games apart."""
        return send(request, _texts("", lang))

    @get("/api/games/{game:str}/texts/{lang:str}", opt={ANONYMOUS: True}, summary="Texts of a game")
    async def texts(
        request: AnyRequest, game: FromPath[str], lang: FromPath[Lang]
    ) -> Response[Texts]:
        """Fluent sources in their order, and names by content id."""
        return send(request, _texts(game, lang))

    @get("/api/games/{game:str}/rules/{lang:str}", opt={ANONYMOUS: True}, summary="The rulebook")
    async def rules(
        request: AnyRequest, game: FromPath[str], lang: FromPath[Lang]
    ) -> Response[list[RuleText]]:
        """Every rule with its id and chapter."""
        return send(request, _rules(game, lang))

    return [games, common, texts, rules]

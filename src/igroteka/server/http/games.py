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

from igroteka.bots import LEVELS
from igroteka.kernel.chance import Fast
from igroteka.kernel.game import Game, Options
from igroteka.kernel.learn import LearnPage
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.scene import Almanac
from igroteka.server.http.art import cover_of
from igroteka.server.http.files import File, send
from igroteka.server.http.identity import ANONYMOUS
from igroteka.server.wire import (
    CampaignOffer,
    GameInfo,
    OptionField,
    RuleText,
    Texts,
)

Lang = Literal["ru", "en"]
PLAYERS = "players"

AnyRequest = Request[Any, Any, Any]


def game_info(game: Game[Any]) -> GameInfo:
    """A game as the lobby shows it, from its own option schema and its list of variants."""
    counts = {int(variant[PLAYERS]) for variant in game.variants}
    handed = "" if game.campaign is None else game.campaign.option
    return GameInfo(
        id=game.id,
        rules=game.rules_version,
        players=tuple(sorted(counts)),
        colours=tuple(game.colours),
        inks=_inks(game),
        options=tuple(field for field in _fields(game, game.options) if field.name != handed),
        bots=LEVELS,
        telling=game.telling(),
        campaign=_campaign(game),
        cover=cover_of(game.id),
    )


def _fields(game: Game[Any], kind: type[Options]) -> tuple[OptionField, ...]:
    """What can be chosen; how many play is chosen with the seats."""
    fields = msgspec.structs.fields(kind)
    return tuple(_option(game, field) for field in fields if field.name != PLAYERS)


def _campaign(game: Game[Any]) -> CampaignOffer | None:
    it = game.campaign
    if it is None:
        return None
    return CampaignOffer(id=it.id, matches=tuple(it.matches), terms=_fields(game, it.terms))


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


@cache
def _learn(game: str, lang: Lang) -> File:
    return File.of(msgspec.json.encode(find_game(game).learn(lang)))


@cache
def _almanac(game: str) -> File:
    found = find_game(game)
    return File.of(
        msgspec.json.encode(None if found.almanac is None else found.almanac(found.rulebook()))
    )


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

    @get("/api/games/{game:str}/learn/{lang:str}", opt={ANONYMOUS: True}, summary="How to play")
    async def learn(
        request: AnyRequest, game: FromPath[str], lang: FromPath[Lang]
    ) -> Response[list[LearnPage]]:
        """Pages for a newcomer; figures name pages of the almanac. Empty where there are none."""
        return send(request, _learn(game, lang))

    @get("/api/games/{game:str}/almanac", opt={ANONYMOUS: True}, summary="The almanac")
    async def almanac(request: AnyRequest, game: FromPath[str]) -> Response[Almanac | None]:
        """A page for everything that lies on the table; it speaks through the game's texts.
        A game that brings none has null."""
        return send(request, _almanac(game))

    return [games, common, texts, rules, learn, almanac]

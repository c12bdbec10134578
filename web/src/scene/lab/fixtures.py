"""Plays a match with greedy bots and writes moments of it for tests and laboratory.

`python web/src/scene/lab/fixtures.py <game>`: run it again whenever the scene's vocabulary changes.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from igroteka.bots.greedy import Greedy
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.server.wire import OptionView, QuestionView, Texts

OUT = Path(__file__).parents[1] / "fixtures"
SEED = 5
VIEWER = 0
SPANS = {"early": (0.03, 0.2), "middle": (0.45, 0.6), "late": (0.8, 0.97)}
"""Which part of the match each moment is taken from."""


class Moment(msgspec.Struct):
    """A scene and what the viewer is asked in it."""

    scene: Any
    asks: tuple[QuestionView, ...]


def view(question: Question) -> QuestionView:
    """A question as the server sends it."""
    options = tuple(
        OptionView(key=one.key, verb=one.verb, args=dict(one.args), touches=one.touches)
        for one in question.options
    )
    return QuestionView(
        seat=question.seat,
        prompt=question.prompt,
        args=dict(question.args),
        rule=question.rule,
        options=options,
    )


def played(game: Game[Any]) -> list[Moment]:
    """A whole match, moment by moment."""
    match = Match.new(game, game.configure({"players": 4}), Fast(SEED))
    bots = [Greedy(SEED + seat) for seat in range(4)]
    moments = []
    while True:
        asked = tuple(view(question) for question in match.asks if question.seat == VIEWER)
        moments.append(Moment(game.scene(match.view(VIEWER), VIEWER), asked))
        if match.over:
            return moments
        seat = match.asks[0].seat
        match.answer(seat, bots[seat].choose(match, seat))


def richest(moments: list[Moment], start: float, end: float) -> int:
    """The moment of a span in which the viewer has the most options."""
    span = range(int(len(moments) * start), int(len(moments) * end))
    return max(span, key=lambda n: sum(len(ask.options) for ask in moments[n].asks))


def texts(game: Game[Any], lang: str) -> Texts:
    """The texts of the game, as the server sends them."""
    folders = (files("igroteka.kernel") / "texts", game.folder / "text")
    fluent = tuple((folder / f"{lang}.ftl").read_text("utf-8") for folder in folders)
    names = {id: getattr(text, lang) for id, text in game.names.items()}
    return Texts(lang=lang, fluent=fluent, names=names)


def main() -> None:
    """Write all fixtures."""
    game = find_game(sys.argv[1])
    moments = played(game)
    found: dict[str, object] = {"end": moments[-1]}
    for name, (start, end) in SPANS.items():
        number = richest(moments, start, end)
        found |= {name: moments[number], f"{name}-next": moments[number + 1]}
    found |= {f"texts.{lang}": texts(game, lang) for lang in ("ru", "en")}
    for name, value in found.items():
        (OUT / f"{name}.json").write_bytes(msgspec.json.encode(value) + b"\n")


if __name__ == "__main__":
    main()

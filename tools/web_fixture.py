"""A short recorded match as the server would send it: what the client's tests play with.

`python -m tools.web_fixture` writes `web/fixtures/table.json`: texts, a table, and the states
that one seat sees, the first whole, the later ones as changes.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game
from igroteka.kernel.record import Record, fast_luck
from igroteka.kernel.registry import find_game
from igroteka.kernel.text import LANGS
from igroteka.scene import Scene
from igroteka.server import wire
from igroteka.server.http.games import game_info

FIXTURE = Path(__file__).resolve().parent.parent / "web" / "fixtures" / "table.json"
GAME, VIEWER, SEED = "kalena", 0, 11
STATES = 12


def texts(game: Game[Any], lang: str) -> wire.Texts:
    """The Fluent sources, kernel first, and all names in one language."""
    folders = (files("igroteka.kernel") / "texts", game.folder / "text")
    sources = tuple((f / f"{lang}.ftl").read_text(encoding="utf-8") for f in folders)
    names = {id: getattr(text, lang) for id, text in game.names.items()}
    return wire.Texts(lang=lang, fluent=sources, names=names)


def play(game: Game[Any]) -> list[wire.State]:
    """What the viewer is sent, from the set-up on."""
    record = Record.new(game, {"players": 4}, ("me", "guided", "guided", "guided"), fast_luck(SEED))
    rng = Random(SEED)
    states = [_state(record, None, 0)]
    while len(states) < STATES and not record.match.over:
        question = record.match.asks[0]
        record.answer(question.seat, _choice(game, record, question, rng))
        states.append(_state(record, states[-1], _told(states)))
    return states


def _told(states: list[wire.State]) -> int:
    return (states[-1].facts_from or 0) + len(states[-1].facts)


def _choice(game: Game[Any], record: Record[Any], question: Question, rng: Random) -> Option:
    weights = game.guide(record.match.g, question)
    return rng.choices(list(question.options), weights)[0]


_scenes: dict[int, Scene] = {}


def _state(record: Record[Any], before: wire.State | None, told: int) -> wire.State:
    match, seq = record.match, len(record.answers)
    scene = record.game.scene(match.view(VIEWER), VIEWER)
    _scenes[seq] = scene
    facts = [fact for fact in record.facts if fact.told_to(VIEWER)]
    asks = tuple(_view(q) for q in match.asks if q.seat == VIEWER)
    return wire.State(
        seq=seq,
        answers=seq,
        based_on=-1 if before is None else before.seq,
        scene=scene if before is None else None,
        delta=None if before is None else _change(_scenes[before.seq], scene),
        asks=asks,
        waiting=wire.Waiting(seats=tuple(q.seat for q in match.asks), since=1_800_000_000.0),
        facts=tuple(facts[told:]),
        facts_from=told,
        undoable={VIEWER: record.undoable(VIEWER)},
    )


def _view(question: Question) -> wire.QuestionView:
    return wire.QuestionView(
        seat=question.seat,
        prompt=question.prompt,
        args=dict(question.args),
        rule=question.rule,
        options=tuple(
            wire.OptionView(key=o.key, verb=o.verb, args=dict(o.args), touches=o.touches)
            for o in question.options
        ),
    )


def _change(old: Scene, new: Scene) -> wire.Parts:
    changed: dict[str, Any] = {}
    gone: dict[str, Any] = {}
    order: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before == after:
            continue
        if not isinstance(after, tuple):
            fields[name] = after
            continue
        known = {part.id: part for part in before}
        changed[name] = tuple(part for part in after if known.get(part.id) != part)
        gone[name] = tuple(known.keys() - {part.id for part in after})
        order[name] = tuple(part.id for part in after)
    return wire.Parts(changed=changed, gone=gone, order=order, fields=fields)


def table(game: Game[Any]) -> wire.TableInfo:
    """The table that the states are of."""
    people = ("Мира", "", "", "")
    seats = tuple(
        wire.SeatInfo(
            seat=n,
            colour=game.colours[n],
            person="p1" if name else "",
            name=name,
            bot="" if name else "guided",
            here=True,
        )
        for n, name in enumerate(people)
    )
    return wire.TableInfo(
        id="t1",
        game=game.id,
        options={"players": 4},
        status="playing",
        visibility="link",
        undo="friendly",
        clock=wire.Clock(),
        hot_seat=False,
        host="p1",
        seats=seats,
        commitment="5f1d" * 16,
        created=1_800_000_000.0,
        moved=1_800_000_000.0,
        answers=0,
    )


def fixture() -> dict[str, Any]:
    """Everything in one value."""
    game: Game[Any] = find_game(GAME)
    return {
        "game": game_info(game),
        "texts": {lang: texts(game, lang) for lang in LANGS},
        "table": table(game),
        "states": play(game),
    }


if __name__ == "__main__":
    data = msgspec.json.format(msgspec.json.encode(fixture()), indent=0)
    FIXTURE.write_bytes(data + b"\n")
    sys.stdout.write(f"{FIXTURE.name}: {len(data) // 1024} KB\n")

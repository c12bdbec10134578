"""What the advisor says, on a screen of letters: the best options with their chances, and why."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.kernel.text import Value
from igroteka.lab.advisor import Counsel, Odds
from igroteka.scene import Scene
from igroteka.scene.changes import Change
from igroteka.terminal.prompt import Menu
from igroteka.terminal.voice import Voice
from igroteka.terminal.words import say


def told(counsel: Counsel, menu: Menu, scene: Scene, voice: Voice) -> Iterator[str]:
    """Line by line: the best, the next best, and what differs."""
    ui = voice.ui
    for place, advised in enumerate(counsel.options):
        entry = next(e for e in menu.entries if e.option.key == advised.option.key)
        said: dict[str, Value] = {
            "number": entry.number,
            "label": entry.label,
            "share": str(round(100 * advised.chance)),
        }
        yield ui("ui-hint" if place == 0 else "ui-hint-next", said)
    reason = counsel.reason
    if reason is None:
        return
    words = _Words(scene, voice)
    here = "; ".join([*map(words.change, reason.gains), *map(words.odds, reason.odds)])
    there = "; ".join(map(words.change, reason.misses))
    if here:
        yield ui("ui-hint-gains", {"what": here})
    if there:
        yield ui("ui-hint-misses", {"what": there})
    if not here and not there:
        yield ui("ui-hint-later")


class _Words:
    """What changes, in words."""

    def __init__(self, scene: Scene, voice: Voice) -> None:
        self._voice = voice
        self._viewer = scene.viewer
        self._places = {
            space.id: space.name or space.kind for board in scene.boards for space in board.spaces
        }

    def change(self, one: Change) -> str:
        texts = self._voice.texts
        if one.what == "turn":
            return self._voice.ui("ui-hint-turn")
        owner = "" if one.owner is None else texts.name(f"@{one.owner}")
        whose = f"{owner}: " if owner and one.owner != self._viewer else ""
        label = say(texts, one.label)
        if one.what == "owner":
            return f"{label} → {owner}" if owner else label
        if one.what in ("piece", "mark"):
            end = self._places.get(one.end)
            return f"{whose}{label} → {say(texts, end) if end else '–'}"
        by = f"−{-one.by}" if one.by < 0 else f"+{one.by}"
        return f"{whose}{label} {by}"

    def odds(self, one: Odds) -> str:
        if one.words is not None:
            what = say(self._voice.texts, one.words)
        else:
            assert one.change is not None
            what = self.change(one.change)
        shares = {"share": str(round(100 * one.share)), "other": str(round(100 * one.other))}
        return self._voice.ui("ui-hint-odds", {"what": what, **shares})

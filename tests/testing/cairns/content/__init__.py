"""The stones and the colours of the seats."""

from __future__ import annotations

from pathlib import Path

from igroteka.kernel.content import Text, Told, load, names_of

FOLDER = Path(__file__).parents[1]


class Stone(Told, frozen=True, kw_only=True):
    """A kind of stone."""

    count: int
    weight: int


STONES = load(FOLDER / "content", "stones", dict[str, tuple[Stone, ...]])["stones"]
KIND = tuple([stone for stone in STONES for _ in range(stone.count)])
"""The kind of each stone: hidden stones are dealt anew by their numbers."""
COLOURS = {"moss": Text(ru="Мох", en="Moss"), "heather": Text(ru="Вереск", en="Heather")}
NAMES = {**names_of(STONES), **COLOURS}

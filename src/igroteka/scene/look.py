"""How a game's cards, backs, pieces, counters and rows are made from its icons and names.

A game makes one `Look` and builds its scene with it; what it shows of a card beyond that is its
own business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from igroteka.kernel.zones import HIDDEN
from igroteka.scene.parts import Card, Counter, Figure, Label, Line, Piece, Row


class Look:
    """Icons by kind, and the names that texts may mention; both by content id."""

    def __init__(self, icons: Mapping[str, str], names: Mapping[str, Any]) -> None:
        self.icons = icons
        self._names = names
        self._backs: dict[tuple[str, str, int | None], Card] = {}

    def text_of(self, id: str) -> str:
        """The id of the text that belongs to a content entry; empty where it has none."""
        text = f"{id}:text"
        return text if text in self._names else ""

    def face(
        self,
        id: str,
        back: str,
        entry: str,
        *,
        icon: str = "",
        figures: tuple[Figure, ...] = (),
        lines: tuple[Line, ...] = (),
        owner: int | None = None,
        up: bool = True,
        tags: tuple[str, ...] = (),
    ) -> Card:
        """A card whose face is a content entry: its title and text come from the names."""
        return Card(
            id=id,
            back=back,
            face=entry,
            title=entry,
            text=self.text_of(entry),
            icon=icon or self.icons[back],
            figures=figures,
            lines=lines,
            owner=owner,
            up=up,
            tags=tags,
        )

    def back(self, id: str, back: str, owner: int | None = None) -> Card:
        """A card that the viewer knows from behind only."""
        card = self._backs.get((id, back, owner))
        if card is None:
            card = Card(id=id, back=back, icon=self.icons[back], up=False, owner=owner)
            self._backs[id, back, owner] = card
        return card

    def piece(
        self,
        id: str,
        kind: str,
        where: str,
        *,
        owner: int | None = None,
        state: Literal["", "translucent", "turned", "lying"] = "",
        figure: int | None = None,
        layer: int = 0,
        reach: int | None = None,
        name: Label = "",
    ) -> Piece:
        """A figure or token with the icon of its kind."""
        return Piece(
            id=id,
            kind=kind,
            where=where,
            icon=self.icons[kind],
            owner=owner,
            state=state,
            figure=figure,
            layer=layer,
            reach=reach,
            name=name,
        )

    def row(
        self,
        id: str,
        label: Label,
        cards: Sequence[int],
        face: Callable[[int], Card],
        back: str,
        owner: int | None = None,
    ) -> Row:
        """Cards side by side: faces where the viewer may see them, otherwise backs without a name.

        The id of a back tells its place in the row only, never which card it is.
        """
        shown = [
            self.back(f"{id}:back:{place}", back, owner) if card == HIDDEN else face(card)
            for place, card in enumerate(cards)
        ]
        return Row(id=id, label=label, cards=tuple(shown))

    def counter(
        self,
        id: str,
        kind: str,
        value: int,
        *,
        of: int | None = None,
        lines: tuple[Line, ...] = (),
    ) -> Counter:
        """How many of a kind of thing there are."""
        return Counter(id=id, label=kind, icon=self.icons[kind], value=value, of=of, lines=lines)

    def supply(
        self, kind: str, left: int, *, of: int | None = None, lines: tuple[Line, ...] = ()
    ) -> Counter:
        """What is left of something that everybody takes from."""
        return self.counter(f"supply:{kind}", kind, left, of=of, lines=lines)

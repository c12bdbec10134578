"""What differs between two scenes of the same viewer, as things a player would tell."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterable, Iterator
from typing import Literal

from igroteka.scene.parts import Card, Label, Mat, Piece, Plain, Row, Scene, Space, Track

What = Literal["counter", "track", "piece", "figure", "card", "cards", "mark", "owner", "turn"]


class Change(Plain, frozen=True):
    """One thing that is otherwise afterwards.

    A counter, a track, a figure and cards change `by` so many; a piece or a mark goes from `start`
    to `end`, which are spaces, and comes or goes where one is empty. `owner` is whose it is.
    """

    what: What
    part: str
    label: Label = ""
    owner: int | None = None
    by: int = 0
    start: str = ""
    end: str = ""

    def figure_of(self, seat: int) -> bool:
        """Whether it is a figure on the mat of this seat."""
        return self.owner == seat and self.what == "counter"


Changes = dict[tuple[str, ...], Change]
"""By all that makes two changes the same, so that guesses can be compared."""


def changes(before: Scene, after: Scene) -> Changes:
    """Everything that differs, the viewer's own figures first."""
    found: Changes = {}
    for change in _all(before, after):
        ends = (change.start, change.end, str(change.owner))
        found[change.what, change.part, str(change.by), *ends] = change
    return found


def _all(before: Scene, after: Scene) -> Iterator[Change]:
    viewer = before.viewer
    pairs = sorted(
        zip(before.mats, after.mats, strict=True), key=lambda pair: pair[0].seat != viewer
    )
    for old, new in pairs:
        if old is not new:
            yield from _counters(old, new)
            yield from _tracks(old, new)
            yield from _cards(old.rows, new.rows, old.seat)
    yield from _pieces(before, after)
    yield from _spaces(before, after)
    yield from _lying(before, after)
    if viewer is not None and before.turn.seat == viewer and after.turn.seat != viewer:
        yield Change("turn", f"seat:{viewer}", owner=viewer)


def _counters(old: Mat, new: Mat) -> Iterator[Change]:
    was = {counter.id: counter for counter in old.counters}
    now = {counter.id: counter for counter in new.counters}
    for id in dict.fromkeys((*was, *now)):
        shown = now.get(id) or was[id]
        by = (now[id].value if id in now else 0) - (was[id].value if id in was else 0)
        if by:
            yield Change("counter", id, shown.label, old.seat, by)


def _tracks(old: Mat, new: Mat) -> Iterator[Change]:
    was = {track.id: track for track in old.tracks}
    for track in new.tracks:
        if track.id in was and (by := _active(track) - _active(was[track.id])):
            yield Change("track", track.id, track.label, old.seat, by)


def _active(track: Track) -> int:
    return sum(slot.state == "active" for slot in track.slots)


def _cards(old: Iterable[Row], new: Iterable[Row], seat: int | None) -> Iterator[Change]:
    """Cards that come or go by what they are; where only backs are seen, by their number."""
    was, now = _faces(old), _faces(new)
    titles = {card.face: card for row in (*old, *new) for card in row.cards if card.face}
    for face in dict.fromkeys((*was, *now)):
        if by := now[face] - was[face]:
            card = titles.get(face)
            label = face if card is None else card.title or face
            yield Change("card" if card else "cards", face, label, seat, by)


def _faces(rows: Iterable[Row]) -> Count[str]:
    found: Count[str] = Count()
    for row in rows:
        for card in row.cards:
            found[card.face or card.back] += _copies(card)
    return found


def _copies(card: Card) -> int:
    """A bare number on a card says how many of them lie there."""
    first = card.figures[0] if card.figures else None
    return first.value if first and not first.icon and not first.label else 1


def _pieces(before: Scene, after: Scene) -> Iterator[Change]:
    was, now = _standing(before), _standing(after)
    for id in dict.fromkeys((*was, *now)):
        old, new = was.get(id), now.get(id)
        piece = new or old
        assert piece is not None
        label = piece.name or piece.kind
        start, end = (old.where if old else ""), (new.where if new else "")
        if start != end:
            yield Change("piece", id, label, piece.owner, 0, start, end)
        elif old and new and (by := (new.figure or 0) - (old.figure or 0)):
            yield Change("figure", id, label, piece.owner, by, start, end)


def _standing(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.pieces if piece.state != "absent"}


def _spaces(before: Scene, after: Scene) -> Iterator[Change]:
    for old, new in zip(before.boards, after.boards, strict=False):
        if old is new:
            continue
        for was, now in zip(old.spaces, new.spaces, strict=False):
            if was is not now and was.id == now.id:
                yield from _space(was, now)


def _space(was: Space, now: Space) -> Iterator[Change]:
    old, new = ({mark.id: mark for mark in space.marks} for space in (was, now))
    for id in dict.fromkeys((*old, *new)):
        if (id in old) != (id in new):
            mark = new.get(id) or old[id]
            start, end = (was.id if id in old else ""), (now.id if id in new else "")
            yield Change("mark", id, mark.kind, mark.owner, 0, start, end)
    if was.owner != now.owner:
        yield Change("owner", now.id, now.name or now.kind, now.owner)


def _lying(before: Scene, after: Scene) -> Iterator[Change]:
    """Cards that come to lie on a space, or leave it."""
    was, now = _on_spaces(before), _on_spaces(after)
    for id in dict.fromkeys((*was, *now)):
        if (id in was) != (id in now):
            card, where = now.get(id) or was[id]
            start, end = (where if id in was else ""), (where if id in now else "")
            if card.face:
                yield Change("piece", id, card.title or card.face, card.owner, 0, start, end)


def _on_spaces(scene: Scene) -> dict[str, tuple[Card, str]]:
    return {card.id: (card, row.where) for row in scene.rows if row.where for card in row.cards}

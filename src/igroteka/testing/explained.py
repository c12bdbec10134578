"""Whether the table explains itself: a part that looks like one that can be used says why not.

Whoever may click one space of a board will click another; whoever may play one card of a hand
will try the next. Those are the parts counted here: beside each part that an option, an aside or
a refusal touches, its like on the scene. A part is explained when one of them touches it.

    python -m igroteka.testing.explained kalena --matches 20
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.kernel.routes import Route
from igroteka.scene import AnyPart, Piece, Scene
from igroteka.testing.battery import guided

SHARE = 0.95
"""How much of what a player might click on must explain itself."""


@dataclass(slots=True)
class Explained:
    """How many plausible parts were met, and in which questions nothing explained them."""

    plausible: Counter[str] = field(default_factory=Counter)
    silent: Counter[str] = field(default_factory=Counter)
    example: dict[str, str] = field(default_factory=dict)
    """By prompt, a part that said nothing."""

    @property
    def share(self) -> float:
        """The share that says something."""
        met = self.plausible.total()
        return 1 - self.silent.total() / met if met else 1.0

    def look(self, scene: Scene, question: Question, routes: Iterable[Route] = ()) -> None:
        """Count the parts of a scene beside one question."""
        told = [*question.options, *(refusal.option for refusal in question.refusals())]
        if question.asides is not None:
            told += question.beside()
        touched = {id for option in told for id in option.touches}
        touched.update(route.goal for route in routes)
        plausible, silent = silent_parts(scene, touched)
        self.plausible[question.prompt] += len(plausible)
        if silent:
            self.silent[question.prompt] += len(silent)
            self.example.setdefault(question.prompt, min(silent))

    def report(self) -> str:
        """One line of figures, then the questions that leave most unsaid."""
        lines = [f"{100 * self.share:.1f} % of {self.plausible.total()} parts explained"]
        for prompt, count in self.silent.most_common():
            lines.append(
                f"  {prompt}: {count} of {self.plausible[prompt]} silent, such as "
                f"{self.example[prompt]}"
            )
        return "\n".join(lines)


def measure(
    game: Game[Any], tables: Iterable[Mapping[str, Any]], matches: int, *, share: float = 0.2
) -> Explained:
    """Play guided matches on each of these tables and look at a share of their questions."""
    found = Explained()
    for options in tables:
        for seed in range(matches):
            rng = Random(seed)
            choose = guided(game, rng)
            match = Match.new(game, game.configure(options), Fast.seeded(seed))
            while not match.over:
                question = match.asks[0]
                if rng.random() < share:
                    seat = question.seat
                    found.look(game.scene(match.view(seat), seat), question, match.routes(seat))
                match.answer(question.seat, question.options[choose(match, question)])
    return found


def silent_parts(scene: Scene, touched: set[str]) -> tuple[set[str], set[str]]:
    """Ids of the plausible parts, and of those among them that nothing touches."""
    plausible: set[str] = set()
    for alike in _groups(scene):
        if not touched.isdisjoint(alike):
            plausible.update(alike)
    return plausible, plausible - touched


def _groups(scene: Scene) -> Iterator[list[str]]:
    """Parts that look alike to a player: spaces of a board, pieces of a kind, cards of a row."""
    for board in scene.boards:
        yield _ids(board.spaces)
    kinds: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.state != "absent":
            kinds.setdefault(piece.kind, []).append(piece)
    for pieces in kinds.values():
        yield _ids(pieces)
    rows = [*scene.rows, *(row for mat in scene.mats for row in mat.rows)]
    rows += [row for panel in scene.panels for row in panel.rows]
    for row in rows:
        yield _ids(row.cards)


def _ids(parts: Sequence[AnyPart]) -> list[str]:
    return [part.id for part in parts]


def main(arguments: Sequence[str] | None = None) -> int:
    """Report a game; 1 if too much of its table says nothing."""
    parser = argparse.ArgumentParser(prog="igroteka.testing.explained", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1, help="matches on each kind of table")
    options = parser.parse_args(arguments)
    game = find_game(options.game)
    found = measure(game, game.variants, options.matches)
    print(f"{game.id}: {found.report()}")
    return 0 if found.share >= SHARE else 1


if __name__ == "__main__":
    sys.exit(main())

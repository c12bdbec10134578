"""The decision points (section 40 of `rules.md`), read off every question of many matches.

Who is asked, whether he may decline, and whether the others see that he is asked. Late positions
and matches with every alternative rule are played, so that hardly a question is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.options import VARIANTS
from igroteka.games.talisman.rules.state import Talisman
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Question
from igroteka.kernel.match import Match
from igroteka.testing.battery import uniform
from tests.games.talisman.story import liked
from tests.games.talisman.test_end_game import RULES, late_table


@dataclass(frozen=True)
class Point:
    """A decision point: its way out, whom it is put to, what the others see of it."""

    decline: str = ""
    """The key of the option that declines, or nothing: he must choose."""
    active: bool = False
    """Asked of the active player only."""
    unseen: bool = False
    """The others do not see who is asked."""


WINDOW = Point("pass", unseen=True)

POINTS = {
    "hero": Point(),  # DEC-1
    "bonus": Point(),  # DEC-2
    "window-start": WINDOW,  # DEC-3
    "window-land": WINDOW,
    "window-card": WINDOW,
    "window-pre": WINDOW,
    "window-end": WINDOW,
    "move": Point(active=True, unseen=True),  # DEC-4
    "fate": Point("keep"),  # DEC-5, DEC-14, DEC-34
    "way": Point(active=True),  # DEC-6 to DEC-8
    "encounter": Point(active=True),  # DEC-9
    "meet": Point(active=True),  # DEC-10
    "window-drawn": Point("pass", active=True),
    "swap": Point(active=True),
    "evade": Point("pass", unseen=True),  # DEC-12
    "foe": Point(),  # DEC-15
    "life": Point("pass", unseen=True),  # DEC-16
    "reward": Point("done"),  # DEC-17
    "loot": Point("done"),  # DEC-18
    "trophy": Point("discard", active=True),  # DEC-19
    "take": Point("done", active=True),  # DEC-20
    "drop": Point(),  # DEC-21
    "forget": Point(unseen=True),  # DEC-22
    "choose": Point(),  # DEC-23
    "use": Point("no"),
    "visit": Point("pass"),
    "shop": Point("done"),
    "free-card": Point(),
    "buy-life": Point("done", active=True),
    "buy-fate": Point("done", active=True),
    "roll": Point("no", active=True),
    "sell": Point("done"),
    "space": Point(),
    "take-from": Point(),
    "next-follower": Point(active=True),
    "servant": Point(),
    "quest": Point("no", active=True),  # DEC-24
    "give": Point(),  # DEC-25
    "command": Point("pass", active=True),  # CRN-14
    "inner": Point(active=True),  # DEC-27
    "vampire": Point(active=True),  # DEC-28
    "answer": Point("pass", unseen=True),  # DEC-30
    "aim": Point(),
    "remove": Point(active=True),
    "hand-in": Point(active=True),  # DEC-31
    "declare": Point("pass", active=True),  # DEC-33
    "add": Point("keep"),  # DEC-34
    "dice": Point(active=True),
    "save-enemy": Point("pass", unseen=True),  # DEC-35
    "save-follower": Point("pass", unseen=True),
}

WAYS_OUT = {"pass", "keep", "done", "discard", "no"}
OPTIONAL_BY_CARD = {"choose", "hand-in"}
"""Whether these can be declined is printed on the card, or depends on the points handed in."""


def check(g: Talisman, question: Question) -> None:
    point = POINTS[question.prompt]
    keys = {option.key for option in question.options}
    assert len(keys) == len(question.options) >= 2, question
    if point.decline:
        assert point.decline in keys, question
    elif question.prompt not in OPTIONAL_BY_CARD:
        assert not keys & WAYS_OUT, question
    assert question.seat == g.active or not point.active, question
    assert question.concealed == point.unseen, question


def played(match: Match[Talisman], seed: int, senseless: bool, answers: int) -> set[str]:
    """Check every question of a match, or of its first part; returns the prompts."""
    choose = uniform(Random(seed)) if senseless else liked(Random(seed))
    seen: set[str] = set()
    while match.ask is not None and answers:
        for question in match.asks:
            check(match.g, question)
            seen.add(question.prompt)
        asked = match.ask
        match.answer(asked.seat, asked.options[choose(match, asked)])
        answers -= 1
    return seen


def test_every_decision_is_put_as_the_ledger_says() -> None:
    seen: set[str] = set()
    for seed, table in enumerate(VARIANTS):
        match = Match.new(GAME, GAME.configure(table), Fast.seeded(seed), tracked=False)
        seen |= played(match, seed, senseless=bool(seed % 2), answers=600)
    for seed in range(24):
        late = late_table(Random(seed), RULES[seed % len(RULES)])
        late.g.chance = Fast.seeded(seed)
        match = Match(GAME, late.g, tracked=False)
        match.start()
        seen |= played(match, seed, senseless=bool(seed % 2), answers=400)
    assert set(POINTS) - seen <= {
        "servant",
        "foe",
        "save-follower",
        "command",
    }  # too rare to wait for

"""Pages that teach a game, out of a little Markdown."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.kernel.learn import LearnBlock, LearnError, load_learn, read_learn

TEXT = """\
## A turn

You **roll**.
And go.

1. One.
2. Two.

- This.
- That.

![Whom you meet](wolf bear)
![And who](owl)

## How to win

Be last.
"""


def test_pages_are_made_of_paragraphs_lists_steps_and_figures() -> None:
    turn, win = read_learn(TEXT, "learn.en.md")
    assert (turn.title, win.title) == ("A turn", "How to win")
    assert turn.blocks == (
        LearnBlock(kind="text", lines=("You **roll**.",)),
        LearnBlock(kind="text", lines=("And go.",)),
        LearnBlock(kind="steps", lines=("One.", "Two.")),
        LearnBlock(kind="list", lines=("This.", "That.")),
        LearnBlock(kind="figure", lines=("Whom you meet",), pages=("wolf", "bear")),
        LearnBlock(kind="figure", lines=("And who",), pages=("owl",)),
    )
    assert win.blocks == (LearnBlock(kind="text", lines=("Be last.",)),)


def test_words_before_the_first_page_belong_nowhere() -> None:
    with pytest.raises(LearnError, match=r"learn.en.md, line 2: a page begins"):
        read_learn("\nHello.\n", "learn.en.md")


def test_a_game_without_such_pages_has_none(tmp_path: Path) -> None:
    assert load_learn(tmp_path, "ru") == ()

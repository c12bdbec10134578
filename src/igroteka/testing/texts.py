"""What the texts of every game must stand: nothing missing, no id shown, no number left alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka.kernel.flow import Args
from igroteka.kernel.game import Game
from igroteka.kernel.rulebook import LANGS, Rulebook
from igroteka.kernel.text import Translator, check_texts
from igroteka.testing.story import Story

RAW_ID = re.compile(r"[A-Za-z0-9]_[A-Za-z0-9]|@\d|[{}]")
"""What must not be read: ids such as `n_sw`, seats such as `@2`, Fluent's own brackets."""

RULE_JARGON = re.compile(
    r"[\w*/-]+\.(?:ya?ml|md|py|ftl|json)\b"  # content/tiles.yaml
    r"|\b[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+\b"  # craft_gleaner
    r"|\b[A-Z]{1,5}-[A-Z0-9]+(?:-[A-Z0-9]+)*\b"  # KAL-SELL-5, KAL-MODE, W-START
)
"""What the text of a rule must not say: names of files, ids of content, of rules, of the engine."""

UNUSED_LABEL = re.compile(r"(?:label|about)-[\w-]+: never used")
"""Labels, and what is said of an action, are for screens, which the rules know nothing of: those
may seem unused."""


def plain(text: str) -> str:
    """For comparing: as if every space were an ordinary one."""
    return text.replace("\u00a0", " ")


def same(t: Translator, key: str, args: Args, sentence: str) -> None:
    assert plain(t(key, args)) == sentence


def counted(russian: tuple[str, str, str], english: tuple[str, str]) -> pytest.MarkDecorator:
    """A test for each form of the plural: `n` things, as `russian` and as `english` count them.

    >>> @counted(("дукат", "дуката", "дукатов"), ("ducat", "ducats"))
    ... def test_ducats_are_counted(n: int, russian: str, english: str) -> None: ...
    """
    (one, few, many), (single, plural) = russian, english
    forms = {1: (one, single), 2: (few, plural), 5: (many, plural), 11: (many, plural)}
    forms[21] = (one, plural)
    cases = [(n, f"{n} {here}", f"{n} {there}") for n, (here, there) in forms.items()]
    return pytest.mark.parametrize(("n", "russian", "english"), cases)


def folder(game: Game[Any]) -> Path:
    return Path(str(game.folder))


def keys(game: Game[Any], lang: str, *kinds: str) -> set[str]:
    """The names of a game's texts of these kinds."""
    file = folder(game) / "text" / f"{lang}.ftl"
    named = rf"(?m)^((?:{'|'.join(kinds)})-[\w-]+) ="
    return set(re.findall(named, file.read_text("utf-8")))


def assert_languages_agree(game: Game[Any]) -> None:
    """Both languages have the same texts, and the rules use each."""
    problems = check_texts(folder(game) / "text", folder(game))
    assert [problem for problem in problems if not UNUSED_LABEL.fullmatch(problem)] == []


def assert_rules_plain(game: Game[Any]) -> None:
    """The rules speak of things by their names: no ids of content, no words of ours, no files.

    The Russian edition may point at other rules by number, as rulebooks do; the English says it.
    """
    assert rule_jargon(game.rulebook()) == []


def rule_jargon(book: Rulebook) -> list[str]:
    """Every rule whose text has what only makers know, with those words."""
    return [
        f"{rule.id} ({lang}): {', '.join(found)}"
        for lang in LANGS
        for rule in book
        if (found := _jargon(book, rule.id, lang))
    ]


def _jargon(book: Rulebook, id: str, lang: str) -> list[str]:
    found: list[str] = RULE_JARGON.findall(book.get(id, lang).text)
    pointing = f"{book.prefix}-"
    return [word for word in found if lang == "en" or not word.startswith(pointing)]


def said(stories: Iterable[Story[Any]], t: Translator) -> Iterator[str]:
    """Every text of these matches: questions, options, refused candidates and the story."""
    for story in stories:
        for question in story.questions:
            yield t(f"ask-{question.prompt}", question.args)
        for option in story.options:
            yield t(f"option-{option.verb}", option.args)
        for fact in story.facts:
            yield t(f"fact-{fact.kind}", fact.args)


def assert_told(
    stories: Iterable[Story[Any]], t: Translator, breaking_number: re.Pattern[str]
) -> None:
    """Whole matches, long enough to say something, can be read."""
    texts = set(said(stories, t))
    assert len(texts) > 1000
    assert_readable(texts, breaking_number)


def assert_labels_readable(
    game: Game[Any], t: Translator, args: Args, breaking_number: re.Pattern[str]
) -> None:
    """Every label of the game can be read with these arguments."""
    texts = {label: t(label, args) for label in keys(game, t.lang, "label")}
    assert [label for label, text in texts.items() if RAW_ID.search(text)] == []
    assert [label for label, text in texts.items() if breaking_number.search(text)] == []


def assert_readable(texts: Iterable[str], breaking_number: re.Pattern[str]) -> None:
    """No ids, no number that a line's end could part from its word, no space too many."""
    found = set(texts)
    assert [text for text in found if RAW_ID.search(text)] == []
    assert [text for text in found if breaking_number.search(text)] == []
    assert [text for text in found if "  " in text or text != text.strip()] == []


def met(stories: Iterable[Story[Any]]) -> set[str]:
    """The names of all texts that these matches have said."""
    found: set[str] = set()
    for story in stories:
        found |= {f"ask-{question.prompt}" for question in story.questions}
        found |= {f"option-{option.verb}" for option in story.options}
        found |= {f"fact-{fact.kind}" for fact in story.facts}
    return found


def assert_nearly_all_met(
    game: Game[Any], stories: Iterable[Story[Any]], rare: set[str], common: Iterable[str] = ()
) -> None:
    """These matches meet every text of the game but the rare; `common` ones are the kernel's."""
    here, known = met(stories), keys(game, "en", "ask", "option", "fact")
    assert here <= known | set(common)
    assert known - here <= rare

"""The numbered rulebook: what code, tests, prompts and refusals cite.

`rules.md` is the ledger (English, with provenance), `rules.ru.md` the Russian edition with the
same ids. A rule is one bullet (`- **KAL-BUILD-3** (rulebook) Text`) or one table row
(`| TAL-DEC-1 (designed, info) | ... |`).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from igroteka.kernel.errors import IgrotekaError

LANGS = ("ru", "en")

ID = r"[A-Z]{2,5}-[A-Z0-9]+-(?:[0-9]+[A-Z]?|[A-Z])"
"""Game, chapter, number: `KAL-BUILD-3`, `CAN-2P-1`, `REL-EVENT-A`, `REL-EVENT-1W`."""

_BULLET = re.compile(rf"- \*\*({ID})\*\*\s*(.*)")
_ROW = re.compile(rf"\|\s*\**({ID})\**\s*(\([^|]*\))?\s*\|(.*)")
_ALMOST = re.compile(r"(?:- \*\*|\|\s*\**)([A-Z]{2,5}-[A-Z0-9]+-[^\s*|]*)")
_HEADING = re.compile(r"#{2,}\s+(?:\d+[a-z]?\.\s+)?(.*?)(?:\s+\([A-Z0-9, -]+\))?\s*")
_INFO = re.compile(r"\binfo\b")


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of the rulebook. `info` marks those with nothing to test."""

    id: str
    chapter: str
    provenance: str
    info: bool
    text: str


class LedgerError(IgrotekaError):
    """A rules file that cannot be read as a ledger."""


class UnknownRule(IgrotekaError, KeyError):
    """An id that the rulebook does not have, with those that look like it."""

    def __init__(self, id: str, near: list[str]) -> None:
        self.id = id
        self.near = near
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        self.message = f"There is no rule {id}.{hint}"
        super().__init__(self.message)

    def __str__(self) -> str:
        return self.message  # a KeyError would show it in quotes

    @classmethod
    def among(cls, ids: Iterable[str], id: str) -> UnknownRule:
        """With the nearest of these."""
        return cls(id, difflib.get_close_matches(id, list(ids), n=3, cutoff=0.75))


class Rulebook:
    """All rules of a game in order, in both languages."""

    def __init__(self, english: str, russian: str = "") -> None:
        self._english = _parse(english, "rules.md")
        self._russian = {
            id: self._with_provenance(rule) for id, rule in _parse(russian, "rules.ru.md").items()
        }

    @classmethod
    def load(cls, folder: Traversable | Path) -> Rulebook:
        """Read `rules.md` and, where there is one, `rules.ru.md` of a game's folder."""
        russian = folder / "rules.ru.md"
        return cls(
            (folder / "rules.md").read_text(encoding="utf-8"),
            russian.read_text(encoding="utf-8") if russian.is_file() else "",
        )

    def _with_provenance(self, rule: Rule) -> Rule:
        """The Russian edition leaves provenance to the ledger."""
        ledger = self._english.get(rule.id)
        if ledger is None:
            return rule
        return Rule(rule.id, rule.chapter, ledger.provenance, ledger.info, rule.text)

    def __getitem__(self, id: str) -> Rule:
        return self.get(id, "en")

    def __contains__(self, id: object) -> bool:
        return id in self._english

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._english.values())

    def __len__(self) -> int:
        return len(self._english)

    @property
    def prefix(self) -> str:
        """The letters all ids of this game begin with."""
        return next(iter(self._english)).partition("-")[0]

    @property
    def behavioural(self) -> list[str]:
        """Ids of the rules that want a test, in order."""
        return [rule.id for rule in self if not rule.info]

    def get(self, id: str, lang: str) -> Rule:
        """The rule in one language."""
        edition = self._edition(lang)
        if id not in edition:
            raise UnknownRule.among(edition, id)
        return edition[id]

    def search(self, words: str, lang: str) -> list[Rule]:
        """Rules whose id, chapter or text hold every one of the words, in order."""
        wanted = _plain_letters(words).split()
        return [
            rule
            for rule in self._edition(lang).values()
            if all(
                word in _plain_letters(f"{rule.id} {rule.chapter} {rule.text}") for word in wanted
            )
        ]

    def missing_translations(self) -> list[str]:
        """Ids that one of the languages lacks, each with what is wrong."""
        absent = [f"{id}: not in rules.ru.md" for id in self._english if id not in self._russian]
        astray = [f"{id}: not in rules.md" for id in self._russian if id not in self._english]
        return absent + astray

    def _edition(self, lang: str) -> dict[str, Rule]:
        if lang not in LANGS:
            raise LedgerError(f"the rulebook has no language {lang!r}; choose ru or en.")
        return self._russian if lang == "ru" else self._english


def _plain_letters(text: str) -> str:
    """For searching: no capitals, and nobody types the dots of ё."""
    return text.casefold().replace("ё", "е")


def _parse(source: str, file: str) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    chapter = ""
    columns: list[str] = []
    for number, line in enumerate(source.splitlines(), start=1):
        if heading := _HEADING.fullmatch(line):
            chapter = heading[1]
        columns = _columns(line, columns)
        rule = _bullet(line, chapter) or _row(line, chapter, columns)
        if rule is None:
            _refuse_almost(line, file, number)
        elif rule.id in rules:
            raise LedgerError(f"{file}, line {number}: {rule.id} appears twice; renumber one.")
        else:
            rules[rule.id] = rule
    return rules


def _refuse_almost(line: str, file: str, number: int) -> None:
    """A mistyped id must not make its rule vanish."""
    if almost := _ALMOST.match(line):
        raise LedgerError(f"{file}, line {number}: {almost[1]} is not an id such as KAL-BUILD-3.")


def _bullet(line: str, chapter: str) -> Rule | None:
    match = _BULLET.fullmatch(line)
    if match is None:
        return None
    provenance, text = _split_brackets(match[2])
    return Rule(match[1], chapter, provenance, bool(_INFO.search(provenance)), _unmarked(text))


def _row(line: str, chapter: str, columns: list[str]) -> Rule | None:
    match = _ROW.fullmatch(line)
    if match is None:
        return None
    provenance = (match[2] or "").strip("()")
    cells = _cells(match[3])
    named = zip(columns[1:], cells, strict=False)
    text = "; ".join(f"{column}: {cell}" for column, cell in named) if columns else "; ".join(cells)
    return Rule(match[1], chapter, provenance, bool(_INFO.search(provenance)), _unmarked(text))


def _columns(line: str, columns: list[str]) -> list[str]:
    """The head of the table we are in: its first line, until the table ends."""
    if not line.startswith("|"):
        return []
    return columns or _cells(line.removeprefix("|"))


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().removesuffix("|").split("|")]


def _split_brackets(text: str) -> tuple[str, str]:
    """Provenance is the first pair of brackets, and may hold brackets itself."""
    if not text.startswith("("):
        return "", text
    depth = 0
    for position, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return text[1:position], text[position + 1 :].lstrip()
    return "", text


def _unmarked(text: str) -> str:
    """Plain words for a prompt or a tooltip: no bold, italics or code marks."""
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text)
    text = re.sub(r"(?<![\w*])\*(?=\S)(.+?)(?<=\S)\*(?![\w*])", r"\1", text)
    return re.sub(r"`([^`]+)`", r"\1", text).strip()

"""The voice of the terminal: the language a person reads, in the interface and in the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.game import Game
from igroteka.kernel.rulebook import Rule, Rulebook
from igroteka.kernel.text import LANGS, Translator
from igroteka.terminal.seats import seat_names
from igroteka.terminal.words import translator


class Trouble(IgrotekaError):
    """What the person asked for cannot be done; the message is one line in his language."""


class Interface(Translator):
    """The texts of the interface itself; what fills them is shown as it is."""

    def name(self, id: str) -> str:
        return id


@cache
def interface(lang: str) -> Interface:
    """The interface in one language."""
    return Interface(lang, [files("igroteka.terminal") / "texts"], {})


def language(environment: Mapping[str, str]) -> str:
    """The language the environment asks for, by the usual variables; else Russian."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = environment.get(variable, "")[:2].lower()
        if lang in LANGS:
            return lang
    return "ru"


def title(game: Game[Any], lang: str) -> str:
    """What a game is called: its own text where it has one, else its id."""
    texts = game.translator(lang)
    if "label-title" in texts:
        return texts("label-title")
    return texts.name(game.id) if game.id in game.names else game.id


@dataclass(frozen=True, slots=True)
class Voice:
    """Everything that is said at one table in one language."""

    lang: str
    seats: tuple[str, ...]
    """What the seats are called."""
    ui: Interface
    texts: Translator
    """The texts of the game, and those for drawing its table."""
    rules: Rulebook

    @classmethod
    def of(cls, game: Game[Any], lang: str, seats: Sequence[str]) -> Voice:
        """The voice of a table; `seats` as the header of its match has them."""
        names = seat_names(game, seats, lang)
        texts = translator(game, lang, names)
        return cls(lang, tuple(names), interface(lang), texts, game.rulebook())

    def rule(self, id: str) -> Rule:
        """A rule in this language."""
        return self.rules.get(id, self.lang)

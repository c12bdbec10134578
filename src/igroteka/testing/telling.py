"""What the telling of every game must stand: each kind of fact weighs, nothing else is named."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.rulebook import LANGS
from igroteka.kernel.telling import WEIGHTS
from igroteka.testing.texts import folder, keys


def assert_all_weighed(game: Game[Any]) -> None:
    """Every kind of fact that has a text weighs once; whatever else is named is such a kind."""
    telling = game.telling()
    kinds = {key.removeprefix("fact-") for key in keys(game, "en", "fact")}
    weighed = Counter(kind for weight in WEIGHTS for kind in getattr(telling, weight))
    assert weighed == Counter(kinds)
    begun = {*telling.opens, *telling.chapters, *telling.rounds}
    assert {*begun, *telling.untold, *telling.called, *telling.closing} <= kinds
    assert telling.closing


def assert_told_by_rules(game: Game[Any]) -> None:
    """What is not told is named by rules that there are, and names by arguments of their texts."""
    telling, rules = game.telling(), {rule.id for rule in game.rulebook()}
    assert {rule for named in telling.untold.values() for rule in named} <= rules
    assert {*telling.outright} <= rules
    texts = (folder(game) / "text" / "en.ftl").read_text("utf-8")
    for kind, argument in telling.called.items():
        assert re.search(rf"(?m)^fact-{kind} =.*\$who.*\${argument}\b", texts)


def assert_faces_known(game: Game[Any]) -> None:
    """Whoever may be picked has a name and a text; what is asked and offered so is there."""
    telling = game.telling()
    for id, face in telling.faces.items():
        assert id in game.names
        assert all(ability in game.names for ability in face.abilities)
        assert all(f"{told}:text" in game.names for told in face.abilities or (id,))
    assert set(telling.picks) <= {key.removeprefix("ask-") for key in keys(game, "en", "ask")}
    verbs = {key.removeprefix("option-") for key in keys(game, "en", "option")}
    assert set(telling.last) <= verbs


def assert_actions_told(game: Game[Any]) -> None:
    """Every verb that may be offered has a sentence for whoever meets it first, or is evident."""
    verbs = Counter(key.removeprefix("option-") for key in keys(game, "en", "option"))
    for lang in LANGS:
        told = [key.removeprefix("about-") for key in keys(game, lang, "about")]
        assert Counter(told) + Counter(game.telling().evident) == verbs


def assert_all_picked_have_faces(game: Game[Any], questions: Iterable[Question]) -> None:
    """Nobody is offered blindly."""
    telling = game.telling()
    for question in questions:
        if argument := telling.picks.get(question.prompt):
            assert {option.args[argument] for option in question.options} <= set(telling.faces)


def assert_box_holds(game: Game[Any]) -> None:
    """The shortest mode is a table that can be laid, with as few as may play."""
    box = game.telling().box
    assert box is not None
    assert game.telling().goal is not None
    fewest = min(int(variant["players"]) for variant in game.variants)
    game.configure({**box.short, "players": fewest})

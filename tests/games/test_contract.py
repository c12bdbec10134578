"""What every game of ours must stand, beside the battery: nothing in its folder is for show."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from igroteka.kernel import flow
from igroteka.kernel.chance import Fast
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.rulebook import LANGS
from igroteka.testing.evaluation import assert_every_position_can_be_judged
from igroteka.testing.learn import assert_taught
from igroteka.testing.telling import (
    assert_actions_told,
    assert_all_picked_have_faces,
    assert_all_weighed,
    assert_box_holds,
    assert_faces_known,
    assert_told_by_rules,
)
from igroteka.testing.texts import assert_languages_agree, assert_rules_plain
from igroteka.testing.unread import assert_all_read

COMPILED = not str(flow.__file__).endswith(".py")

GAMES = [find_game(name) for name in game_names()]

TABLES = [(game, variant) for game in GAMES for variant in game.variants]

every_game = pytest.mark.parametrize("game", GAMES, ids=game_names())


@pytest.mark.skipif(COMPILED, reason="a compiled engine brings no sources to read")
@every_game
def test_all_content_is_read(game: Game[Any]) -> None:
    assert_all_read(game)


# Words ------------------------------------------------------------------------------------------


@every_game
def test_the_two_languages_agree_and_fit_the_rules(game: Game[Any]) -> None:
    assert_languages_agree(game)


@every_game
def test_rules_are_told_in_both_languages_without_ids_and_files(game: Game[Any]) -> None:
    assert game.rulebook().missing_translations() == []
    assert_rules_plain(game)


@every_game
def test_everything_has_both_names(game: Game[Any]) -> None:
    assert len(game.names) > 100
    for id, name in game.names.items():
        assert re.search(r"[А-Яа-яЁё\d]", name.ru), id
        assert re.search(r"[A-Za-z\d]", name.en), id


@every_game
def test_every_setting_of_a_table_has_a_label(game: Game[Any]) -> None:
    handed = set() if game.campaign is None else {game.campaign.option}
    for lang in LANGS:
        t = game.translator(lang)
        assert all(t(f"label-{name}") for name in {*game.options.__struct_fields__} - handed)


def test_campaigns_and_their_matches_have_names_and_their_terms_labels() -> None:
    linked = [(game, game.campaign) for game in GAMES if game.campaign is not None]
    for (game, campaign), lang in product(linked, LANGS):
        t = game.translator(lang)
        assert all(t.name(id) for id in (campaign.id, *campaign.matches))
        labels = {*campaign.terms.__struct_fields__, "campaign-count"}
        assert all(t(f"label-{name}") for name in labels)


@every_game
def test_every_kind_of_fact_weighs(game: Game[Any]) -> None:
    assert_all_weighed(game)
    assert_told_by_rules(game)


@every_game
def test_every_action_has_its_sentence(game: Game[Any]) -> None:
    assert_actions_told(game)


@every_game
def test_every_option_has_its_sentence(game: Game[Any]) -> None:
    kinds = [game.options, *([] if game.campaign is None else [game.campaign.terms])]
    chosen = {name for kind in kinds for name in kind.__struct_fields__}
    handed = {"players"} if game.campaign is None else {"players", game.campaign.option}
    for lang in LANGS:
        t = game.translator(lang)
        assert all(t(f"label-{name}-about").endswith(".") for name in chosen - handed)


@every_game
def test_the_game_is_taught_in_both_languages_with_pictures(game: Game[Any]) -> None:
    assert_taught(game)


@every_game
def test_nobody_is_picked_blindly_nor_any_box(game: Game[Any]) -> None:
    assert_box_holds(game)
    assert_faces_known(game)
    tables = [Match.new(game, game.configure(dict(v)), Fast(1)) for v in game.variants]
    assert_all_picked_have_faces(game, [question for match in tables for question in match.asks])


# Bots -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "variant"), TABLES, ids=[f"{game.id}-{variant}" for game, variant in TABLES]
)
def test_every_position_can_be_judged(game: Game[Any], variant: Mapping[str, Any]) -> None:
    assert_every_position_can_be_judged(game, dict(variant), game.evaluate, game.guide)


@every_game
def test_before_set_up_all_seats_are_alike(game: Game[Any]) -> None:
    g = game.new(game.configure({"players": 2}), Fast(1))
    assert game.evaluate(g, 0) == game.evaluate(g, 1)

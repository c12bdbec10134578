"""Texts: both languages say everything, in proper sentences, and never show an id."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import CALENDAR
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.state import Kalena, Phase
from igroteka.kernel.flow import Args
from igroteka.kernel.text import Translator
from igroteka.testing.story import Story
from igroteka.testing.texts import (
    assert_labels_readable,
    assert_nearly_all_met,
    assert_told,
    counted,
    plain,
    same,
)
from tests.games.kalena.story import play
from tests.games.kalena.table import RED, Table

Played = Story[Kalena]

BREAKING_NUMBER = re.compile(r"(?<![\u00a0\d])\d+ (?!in all)[a-zа-яё]")
"""A number that a line's end could part from its word."""

RARE = {"ask-restore", "option-restore", "fact-restored", "fact-no-room-at-all"}
"""Texts that random matches hardly ever meet; they have a test of their own."""

MATCHES = (
    Options(2, "citizen"),
    Options(2, "wanderer", (2, 3)),
    Options(3, "builder", "random"),
    Options(4, "wanderer"),
)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [play(options, seed) for options in MATCHES for seed in range(5)]


# Whole matches ----------------------------------------------------------------------------------


def test_all_of_a_match_can_be_told_without_an_id(t: Translator, played: list[Played]) -> None:
    assert_told(played, t, BREAKING_NUMBER)


def test_these_matches_meet_nearly_every_text(played: list[Played]) -> None:
    """So that the test above cannot pass by silence."""
    assert_nearly_all_met(GAME, played, RARE)


def test_every_phase_and_every_ending_has_a_label(t: Translator) -> None:
    for phase in get_args(Phase):
        assert t(f"label-phase-{phase}")
    for rule in ("KAL-FIN-2", "KAL-LOSE-1", "KAL-LOSE-2"):
        assert t(f"label-result-{rule}", {"who": "@0", "total": 40})


@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_every_label_can_be_read(t: Translator, n: int) -> None:
    figures = ("total", "amount", "season", "round", "slot", "valour")
    args: Args = {"who": "@0", **dict.fromkeys(figures, n)}
    assert_labels_readable(GAME, t, args, BREAKING_NUMBER)


def test_the_title_is_that_of_the_box(ru: Translator, en: Translator) -> None:
    same(ru, "label-title", {}, CALENDAR.name.ru)
    same(en, "label-title", {}, CALENDAR.name.en)


# Sentences --------------------------------------------------------------------------------------


@counted(
    ("жетон исследования", "жетона исследования", "жетонов исследования"),
    ("exploration token", "exploration tokens"),
)
def test_steps_count_their_tokens(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    args = {"who": "@0", "start": "n_sw", "hex": "n_w", "terrain": "forest", "cost": n}
    russian_story = f"Анна идёт на клетку «Северный регион, запад» (Лес) за {russian}"
    same(ru, "fact-explored", args, russian_story)
    same(en, "fact-explored", args, f"Ann goes to North region, west (Forest) for {english}")
    same(ru, "option-explore", args, f"Перейти: Лес (Северный регион, запад) — {russian}")
    same(en, "option-explore", args, f"Explore Forest (North region, west): {english}")


@counted(("очко доблести", "очка доблести", "очков доблести"), ("valour", "valour"))
def test_valour_is_counted(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    gained = {"who": "@1", "amount": n, "total": 30}
    same(ru, "fact-valour", gained, f"Борис получает {russian} (всего 30)")
    same(en, "fact-valour", gained, f"Bob gains {english} (30 in all)")
    won = {"who": "@1", "total": n}
    same(ru, "fact-won", won, f"Борис побеждает: {russian}")
    same(en, "fact-won", won, f"Bob wins with {english}")
    scored = {"who": "@0", "quest": "quest_miller", "amount": n}
    same(ru, "fact-quest", scored, f"Анна открывает задание «Мельник»: {russian}")
    same(en, "fact-quest", scored, f"Ann reveals “Miller”: {english}")


@counted(("пекунию", "пекунии", "пекуний"), ("pecunia", "pecunias"))
def test_pecunias_are_counted(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    received = {"who": "@0", "amount": n, "total": 21}
    same(ru, "fact-pecunias", received, f"Анна получает {russian} (всего 21)")
    same(en, "fact-pecunias", received, f"Ann receives {english} (21 in all)")
    trained = {"who": "@0", "track": "contact", "cost": n}
    russian_story = f"Анна тренирует «Контакт» за {russian}: новый жетон пока неактивен"
    same(ru, "fact-trained", trained, russian_story)
    english_story = f"Ann trains Contact for {english}; the new token is inactive for now"
    same(en, "fact-trained", trained, english_story)


@pytest.mark.parametrize(
    ("n", "russian", "english"),
    [
        (1, "идёт ещё 1 призрак. Куда его поставить?", "1 ghost left to place on"),
        (2, "идут ещё 2 призрака. Куда поставить следующего?", "2 ghosts left to place on"),
        (5, "идут ещё 5 призраков. Куда поставить следующего?", "5 ghosts left to place on"),
        (21, "идёт ещё 21 призрак. Куда его поставить?", "21 ghosts left to place on"),
    ],
)
def test_the_spread_asks_for_the_ghosts_left(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    same(ru, "ask-spread", {"left": n}, f"На выпавшую местность {russian}")
    assert plain(en("ask-spread", {"left": n})).startswith(f"{english}")


@counted(("задание", "задания", "заданий"), ("quest", "quests"))
def test_quests_are_counted(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    picked = {"who": "@0", "amount": n}
    same(ru, "fact-picked-unseen", picked, f"Анна тайно берёт {russian}")
    same(en, "fact-picked-unseen", picked, f"Ann secretly picks {english}")
    same(ru, "ask-quests", {"left": n}, f"Тайно выберите ещё {russian}.")
    same(ru, "label-quests-picked", {"amount": n}, f"Взято {russian}")
    same(en, "label-quests-picked", {"amount": n}, f"{english} picked")


def test_goods_are_named_after_their_number(ru: Translator, en: Translator) -> None:
    one, three = ({"who": "@0", "resource": "food", "amount": n} for n in (1, 3))
    same(ru, "fact-received", one, "Анна получает: Еда")
    same(ru, "fact-received", three, "Анна получает: Еда × 3")
    same(en, "fact-received", one, "Ann receives 1 Food")
    same(en, "fact-received", three, "Ann receives 3 Food")


def test_sales_tell_many_of_one_type_from_one_of_many(ru: Translator, en: Translator) -> None:
    alike = {"who": "@0", "resources": ["food"], "each": 3, "pecunias": 8}
    mixed = {"who": "@0", "resources": ["food", "wood"], "each": 1, "pecunias": 5}
    same(ru, "fact-sold", alike, "Анна продаёт за 8 пекуний: Еда × 3")
    same(en, "fact-sold", alike, "Ann sells 3 Food for 8 pecunias")
    same(ru, "option-sell", mixed, "Продать: Еда и Дерево — за 5 пекуний")
    same(en, "option-sell", mixed, "Sell Food and Wood for 5 pecunias")


def test_tokens_are_restored_and_resources_lost(ru: Translator, en: Translator) -> None:
    one, two = ({"who": "@0", "track": "contact", "amount": n} for n in (1, 2))
    same(ru, "fact-restored", one, "Анна восстанавливает 1 жетон: Контакт")
    same(ru, "fact-restored", two, "Анна восстанавливает 2 жетона: Контакт")
    same(en, "fact-restored", one, "Ann restores 1 Contact token")
    same(en, "fact-restored", two, "Ann restores 2 Contact tokens")
    same(ru, "ask-restore", {}, "Какой жетон действия восстановить?")
    same(en, "ask-restore", {}, "Which action token do you restore?")
    same(ru, "option-restore", {"track": "contact"}, "Восстановить жетон: Контакт")
    same(en, "option-restore", {"track": "contact"}, "Restore a token: Contact")
    same(ru, "fact-no-room-at-all", {"who": "@0"}, "Анна теряет ресурс: личный запас полон")
    same(en, "fact-no-room-at-all", {"who": "@0"}, "Ann loses a resource: storage is full")


def test_ghosts_are_contacted(ru: Translator, en: Translator) -> None:
    args = {"who": "@0", "hex": "n_c", "cost": 2}
    where = "на клетке «Северный регион, центр»"
    russian = f"Анна вступает в контакт с призраком {where} за 2 жетона контакта"
    same(ru, "fact-contacted", args, russian)
    english = "Ann contacts the ghost at North region, centre for 2 contact tokens"
    same(en, "fact-contacted", args, english)


# Nothing is never counted -----------------------------------------------------------------------


def reward_rows(season: int) -> dict[str, Args]:
    """The rows that a player with Keen Insight may choose from."""
    table = Table(season=season)
    table.knows(RED, "comm_insight")
    table.tokens(RED, "4/3/1/1")
    table.ghosts("k_c")
    table.do("contact")
    return {option.key: option.args for option in table.ask.options if option.verb == "row"}


def test_a_reward_row_says_only_what_it_gives(ru: Translator, en: Translator) -> None:
    rows = [args for season in (1, 2, 3) for args in reward_rows(season).values()]
    assert len(rows) == 18
    texts = [t("option-row", args) for args in rows for t in (ru, en)]
    assert [text for text in texts if re.search(r"\b0\b", text)] == []
    first = reward_rows(1)
    same(ru, "option-row", first["row:1"], "Строка 1 · 3 пекунии")
    same(en, "option-row", first["row:1"], "Row 1 · 3 pecunias")
    same(ru, "option-row", first["row:6"], "Строка 6 · 1 любой ресурс · 1 очко доблести")
    same(en, "option-row", first["row:6"], "Row 6 · 1 resource of any type · 1 valour")


def test_what_cannot_be_paid_shows_no_price_of_nothing(ru: Translator, en: Translator) -> None:
    lake = {"hex": "n_se", "terrain": "lake", "cost": 0}
    same(ru, "option-explore", lake, "Перейти: Озеро (Северный регион, юго-восток) — войти нельзя")
    same(en, "option-explore", lake, "Explore Lake (North region, south-east): cannot be entered")
    full = {"track": "contact", "cost": 0}
    same(ru, "option-train", full, "Тренировать: Контакт — шкала заполнена")
    same(en, "option-train", full, "Train Contact: the track is full")


def test_a_quest_may_bring_nothing(ru: Translator, en: Translator) -> None:
    args = {"who": "@0", "quest": "quest_miller", "amount": 0}
    same(ru, "fact-quest", args, "Анна открывает задание «Мельник»: оно ничего не приносит")
    same(en, "fact-quest", args, "Ann reveals “Miller”: it brings nothing")


def test_refusals_at_the_table_can_be_read(t: Translator) -> None:
    """The lake beside the sensoric is refused, and the refusal reads as a sentence."""
    table = Table()
    table.at(RED, "n_sw")
    refused = {refusal.option.key: refusal.option for refusal in table.match.why_not(RED)}
    text = t("option-explore", refused["explore:n_se"].args)
    assert not re.search(r"\d", text)

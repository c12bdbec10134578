"""Playing in the terminal: questions, answers, commands, saves, hot-seat."""

from __future__ import annotations

import hashlib
import re
from itertools import cycle, islice
from pathlib import Path

import msgspec
import pytest

from igroteka.kernel import save
from igroteka.terminal.voice import Trouble
from tests.terminal.desk import KALENA, STEADY, ask_all, lazily, newest, play, resume, saved_facts

STEP, END = b'{"line":"step"', b'{"line":"end"'


def own_answers() -> list[str]:
    """What the person answered in the latest match."""
    return [line.option for line in save.read(newest()).record.answers if line.seat == 0]


def test_a_whole_match_ends_with_places_seed_and_a_save_that_verifies() -> None:
    page = play(then=lazily())
    path = newest()
    record = save.read(path).record
    assert record.match.over
    assert record.header.luck.seed in page
    assert page.index(record.header.luck.commitment) < page.index("Ваш ход")
    assert str(path) in page.replace("\n", "")
    assert "igroteka verify" in page
    assert "Красный" in page.split("Печать снята")[0].split("Кто играл")[1]
    assert save.verify(path.read_bytes()).true


def test_the_same_seed_and_answers_give_the_same_match_in_both_languages() -> None:
    russian = play(then=lazily())
    first = newest().read_bytes()
    english = play(lang="en", then=lazily())
    assert newest().read_bytes() == first
    assert "Ваш ход" in russian
    assert "Your turn" in english
    assert not re.search("[а-яё]", english)


def test_bots_alone_are_a_story_without_questions() -> None:
    page = play(seats="random,random")
    assert "›" not in page.replace("› сюда можно", "")
    assert page.count("заканчивает ход") > 5
    assert save.read(newest()).record.match.over


def test_answers_by_number_key_and_beginning_of_a_label() -> None:
    by_number = play("1", "q")
    assert "идёт на клетку" in by_number.split("› 1")[1]
    assert "на клетку «Калена, запад»" in play("k_w", "q")
    assert "Красный заканчивает ход" in play("END", "q")
    assert "Красный заканчивает ход" in play("закон", "q")


def test_what_is_no_answer_is_explained_and_changes_nothing() -> None:
    page = play("99", "перейти", "build:mill", "чепуха", "", "0", "q")
    assert "Выберите номер от 1 до" in page
    assert "Подходит несколько: 1 Перейти" in page
    assert "Сейчас нельзя: Построить: Мельница" in page
    assert "В городе ничего не добывают и не строят." in page
    assert "«чепуха» — не ответ" in page
    assert own_answers() == []


def test_why_groups_refusals_by_rule_and_opens_a_rule_by_its_number() -> None:
    page = play("?", "? 1", "? 99", "rule BUILD-3", "правило kal-build-33", "? лошадь", "q")
    refused = page.split("› ?\n")[1].split("›")[0]
    assert refused.count("KAL-TERR-3") == 1
    assert "Построить: Мельница" in refused
    assert "Источник: книга правил" in page.split("› ? 1\n")[1].split("›")[0]
    assert "пронумерованы от 1" in page
    assert "KAL-BUILD-3  Строительство" in page
    assert "нет правила KAL-BUILD-33. Похожие: KAL-BUILD-3" in page
    assert "ни в одном правиле нет слов «лошадь»" in page


def test_undo_takes_back_a_step_but_neither_a_die_nor_others_moves() -> None:
    page = play("u", "1", "u", "end", "u", "q")
    assert "Возвращать нечего" in page
    assert "Ход возвращён." in page
    assert "Поздно возвращать: после вас ответил игрок Синий." in page
    assert own_answers() == ["end"]


def test_undo_does_not_cross_a_die() -> None:
    """Contact with a ghost rolls the bonus die: after that the step stays."""

    def choose(shown: str) -> str:
        if "Вернуть нельзя" in shown or "Печать снята" in shown:
            return "q"
        if "бросает кубик бонусов" in shown and "Красный вступает в контакт" in shown:
            return "u"
        contact = re.search(r"(\d+) Вступить в контакт", shown)
        haunted = re.search(r"(\d+) Гора", shown)
        return contact[1] if contact else haunted[1] if haunted else "1"

    page = play(choose=choose)
    assert "Вернуть нельзя: с тех пор что-то стало известно" in page


def test_the_language_can_be_switched_at_any_time() -> None:
    page = play("lang en", "lang", "lang de", "q")
    assert "Your turn. What will you do?" in page
    assert page.count("Ваш ход. Что будете делать?") == 2
    assert "Нет языка «de»" in page


def test_log_table_help_and_hint() -> None:
    page = play("log 2", "table", "h", "hint", "q")
    assert page.split("› log 2\n")[1].split("›")[0].count("•") == 2
    assert "Земли ──" in page.split("› table\n")[1]
    assert "встать из-за стола" in page
    assert re.search(r"Совет: \d+: .+ \(\d+\s%\)", page)
    assert re.search(r"или \d+: .+ \(\d+\s%\)", page)


def test_quitting_and_resuming_gives_the_same_story(home: Path) -> None:
    play(then=lazily())
    whole = saved_facts(newest())
    answers = ["end", "1"] * 4
    page = play(*answers, "save half", "q")
    assert "Партия сохранена" in page
    assert "--resume last" in page
    half = saved_facts(newest())
    assert half == whole[: len(half)]
    assert (home / "saves" / "half.jsonl").read_bytes() == newest().read_bytes()
    resume(name="half", then=lazily())
    assert saved_facts(home / "saves" / "half.jsonl") == whole


def test_a_resumed_match_begins_with_the_end_of_its_story() -> None:
    play("end", "1", "end", "1", "end", "q")
    page = resume("q")
    assert 5 < page.split("Сезон")[0].count("•") <= 20
    assert "Что будете делать" in page or "призрак" in page


@pytest.mark.parametrize("last", [[], [None]], ids=["end of input", "Ctrl-C"])
def test_leaving_by_force_saves_and_says_how_to_go_on(last: list[None]) -> None:
    page = play("1", *last)
    assert "Партия сохранена" in page
    assert len(own_answers()) == 1
    assert "Ваш ход" in resume("q")


def test_a_folder_that_cannot_be_written_does_not_stop_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("IGROTEKA_HOME", str(tmp_path / "file"))
    page = play("1", "save", "q")
    assert page.count("не записать") == 3  # at the start, when asked, and when leaving
    assert "идёт на клетку" in page


def test_a_cut_off_save_is_resumed_under_a_new_name_and_kept_as_it_is() -> None:
    play("1", "1", "q")
    path = newest()
    damaged = path.read_bytes()[:-150]
    path.write_bytes(damaged)
    page = resume("q", name=str(path))
    assert "Внимание: " in page
    assert path.read_bytes() == damaged
    assert newest() != path


def test_a_save_in_a_folder_that_cannot_be_written_goes_on_among_the_others(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    play("1", "q")
    away = newest().rename(home / "away.jsonl")
    monkeypatch.setattr("igroteka.terminal.start.can_be_kept", lambda path: False)
    resume("end", "q", name=str(away))
    assert len(save.read(away).record.answers) < len(save.read(newest()).record.answers)


def test_a_name_no_file_can_have_is_refused() -> None:
    page = play("save a\0b", "q")
    assert "embedded null byte" in " ".join(page.split())


def test_a_changed_save_is_not_resumed() -> None:
    play("1", "q")
    path = newest()
    path.write_bytes(path.read_bytes().replace(b'"of":11,"got":', b'"of":12,"got":', 1))
    with pytest.raises(Trouble, match="сохранение не годится"):
        resume("q")


# Hot-seat ------------------------------------------------------------------------------------


def _screens(page: str, name: str) -> list[str]:
    """What was shown to one person, from hand-over to hand-over."""
    parts = re.split(r"(\w+), ваша очередь\.", page)
    return [text for who, text in zip(parts[1::2], parts[2::2], strict=True) if who == name]


def test_hand_over_clears_the_screen_before_the_next_person_looks() -> None:
    page = play("", *["end", "1", ""] * 20, "q", seats="Аня,Боря")
    for name in ("Аня", "Боря"):
        assert _screens(page, name)
        assert all("Enter.\n› " in screen for screen in _screens(page, name))
    assert page.index("Удача запечатана") < page.index("ваша очередь") < page.index("\n" * 30)
    assert page.count("\n" * 30) == page.count("ваша очередь") - 1


def _citizens(anna: str) -> tuple[str, list[str]]:
    """Two people end all turns at once; Anna picks her quests by this number, Boris by 1.

    What Anna picked, and all that Boris was shown.
    """

    def choose(shown: str) -> str:
        if "ваша очередь" in shown:
            return ""
        if "Аня. Тайно выберите" in shown:
            return anna
        return "end" if "Закончить ход" in shown else "1"

    options = ("players=2", "mode=citizen", "extra_ghosts=")
    page = play(seats="Аня,Боря", options=options, choose=choose)
    picked = re.search("Аня делает тайный выбор: (.+?)  ", page)
    assert picked is not None
    before_the_end, _, _ = page.partition("Печать снята")
    return picked[1], _screens(before_the_end, "Боря")


def test_hot_seat_hides_the_quests_that_the_other_picked() -> None:
    first, seen_by_boris = _citizens("1")
    second, seen_again = _citizens("3")
    assert first != second
    assert seen_by_boris == seen_again
    assert len(seen_by_boris) > 5
    assert not any("Аня делает тайный выбор" in screen for screen in seen_by_boris)
    assert any(re.search(r"Аня тайно берёт 2\s", screen) for screen in seen_by_boris)


# Before the match ----------------------------------------------------------------------------


def test_a_newcomer_who_presses_enter_plays_against_apprentices() -> None:
    page = ask_all(KALENA, "", "", "", "", "q")
    assert "Ваш ход" in page or "призрак" in page
    header = save.read(newest()).record.header
    assert header.seats == ("you", "apprentice", "apprentice", "apprentice")
    assert header.options["mode"] == "wanderer"


def test_the_welcome_asks_again_where_an_answer_does_not_fit() -> None:
    page = ask_all(KALENA, "5", "2", "стро", "x", "2", "2", "9", "1", "", "вы", "you,вы", "q")
    assert "5 не подходит для «Игроки». Можно: 2, 3 и 4." in page
    assert "Выберите номер от 1 до 3." in page
    assert "Занято 1 место, а игроков 2." in page
    header = save.read(newest()).record.header
    assert header.seats == ("you", "you")


def test_leaving_the_welcome_begins_nothing(home: Path) -> None:
    assert "Партия не начата." in ask_all("")
    assert "Партия не начата." in ask_all("", "q", "", "", "")
    assert not (home / "saves").exists()


def test_settings_that_the_game_refuses_are_explained() -> None:
    with pytest.raises(Trouble, match="cannot be played with extra ghost cards"):
        play("q", options=(*STEADY[:2], "extra_ghosts=1"))


# Another game -------------------------------------------------------------------------------------

TALISMAN = (
    "players=3",
    "choosers=",
    "evade_unfriendly=no",
    "inheritance=no",
    "trophy_price=7",
    "starting_bonus=no",
    "battle_for_talisman=no",
    "easier_command=no",
    "sudden_death=no",
    "rounds=0",
)
TURNS = 120
"""Answers: some twenty turns, with fights in them."""
RAW = re.compile(r"[a-z]_[a-z]|@\d|\b(label|stat|alignment|card|type)[-:][a-z\d]")
"""What a content id, a seat or the key of a message looks like."""


@pytest.mark.parametrize(("lang", "fight"), [("en", "Battle"), ("ru", "Битва")])
def test_talisman_can_be_played_and_shows_no_raw_ids(lang: str, fight: str) -> None:
    page = play(
        game="talisman",
        seats="you,random,random",
        options=TALISMAN,
        seed="9",
        lang=lang,
        then=islice(cycle(["1", "2"]), TURNS),
    )
    assert len(own_answers()) > TURNS // 2
    assert re.search(rf"─ {fight} ─", page)
    told = page.split("igroteka play --resume")[0].rpartition("\n\n")[0]
    assert not RAW.findall(told)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", "правила изменились: последние 3 ответа больше не подходят и взяты назад"),
        ("en", "the rules have changed: the last 3 answers no longer fit and were taken back"),
    ],
)
def test_answers_that_changed_rules_no_longer_ask_for_are_said_to_be_lost(
    lang: str, said: str
) -> None:
    play(*["1"] * 6)
    path = newest()
    lines = path.read_bytes().rstrip(b"\n").split(b"\n")
    given = [n for n, line in enumerate(lines) if line.startswith(b'{"line":"answer"')]
    old = msgspec.json.decode(lines[given[-3]])
    lines[given[-3]] = msgspec.json.encode({**old, "question": "00000000"})
    body = b"".join(line + b"\n" for line in lines if not line.startswith((STEP, END)))
    checksum = save.Checksum(hashlib.sha256(body).hexdigest())
    path.write_bytes(body + msgspec.json.encode(checksum) + b"\n")
    assert said in " ".join(resume(lang=lang).split())
    assert path.read_bytes().startswith(body), "the save stays as it was, under its name"

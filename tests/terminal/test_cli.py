"""The command line: commands, wrong arguments, exit codes, a real terminal."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.kernel import save
from igroteka.kernel.text import check_texts
from igroteka.lab import fuzz
from igroteka.terminal.voice import language
from tests.terminal.desk import KALENA, RUN, STEADY, newest, play, terminal

ESCAPE = "\x1b"


def run(*arguments: str) -> int:
    """The command in this process, without a terminal on its input."""
    return main(arguments)


@pytest.fixture(autouse=True)
def _no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))


# Help and reading ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "word", "command"),
    [("ru", "Команды", "Сесть за стол"), ("en", "Commands", "Play in this terminal")],
)
def test_alone_it_prints_help_in_the_language_of_the_environment(
    lang: str,
    word: str,
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert run() == 0
    page = capsys.readouterr().out
    assert word in page
    assert command in page
    assert ESCAPE not in page


def test_help_of_every_command_is_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for command in ("play", "simulate", "verify", "rules", "almanac", "fuzz", "games"):
        assert run(command, "--help", "--lang", "en") == 0
        assert not re.search("[а-яё]", capsys.readouterr().out)


def test_version_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert re.fullmatch(r"igroteka \d+\.\d+\.\d+\n", capsys.readouterr().out)
    assert run("games") == 0
    assert "kalena — Земли призраков (правила 1)\n" in capsys.readouterr().out


def test_the_language_follows_the_usual_variables() -> None:
    assert language({"LANG": "en_GB.UTF-8"}) == "en"
    assert language({"LC_ALL": "ru_RU", "LANG": "en_GB"}) == "ru"
    assert language({"LC_MESSAGES": "en_US", "LANG": "ru_RU"}) == "en"
    assert language({"LANG": "C.UTF-8"}) == "ru"
    assert language({}) == "ru"


@pytest.mark.parametrize("id", ["KAL-BUILD-3", "kal-build-3", "BUILD-3"])
def test_rules_shows_one_rule_with_chapter_and_source(
    id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("rules", "kalena", id) == 0
    page = capsys.readouterr().out
    assert page.startswith("KAL-BUILD-3  Строительство\n")
    assert "Источник: книга правил" in page
    assert run("rules", "kalena", id, "--lang", "en") == 0
    assert "Source: rulebook" in capsys.readouterr().out


def test_rules_searches_and_lists_its_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "kalena", "озеро", "войти") == 0
    assert "KAL-TERR-2" in capsys.readouterr().out
    assert run("rules", "kalena") == 0
    contents = capsys.readouterr().out
    assert re.search(r"Строительство +KAL-BUILD-1 … KAL-BUILD-9", contents)


@pytest.mark.parametrize(
    ("lang", "code", "tests"), [("ru", "Код", "Тесты"), ("en", "Code", "Tests")]
)
def test_rules_shows_where_a_rule_lives(
    lang: str, code: str, tests: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("rules", "kal-build-3", "--where", "--lang", lang) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("KAL-BUILD-3  ")
    of_code = lines[lines.index(code) + 1 : lines.index(tests)]
    assert any(re.fullmatch(r"  src/igroteka/games/kalena/.*\.py:\d+  \w+", at) for at in of_code)
    assert any("KAL-BUILD-3" in line for line in of_code)
    of_tests = lines[lines.index(tests) + 1 :]
    assert all(re.fullmatch(r"  tests/games/kalena/\w+\.py:\d+  test_\w+", at) for at in of_tests)
    assert any("test_KAL_BUILD_3_" in line for line in of_tests)


def test_rules_that_nothing_names_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "KAL-COMP-2", "--where", "--lang", "en") == 0
    page = capsys.readouterr().out
    assert "No line of code names this rule." in page
    assert "No test names this rule." in page


# Wrong arguments -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "нет команды dance"),
        (["play", "--dance"], "нет параметра --dance"),
        (["play", "--lang", "de"], "de не подходит для --lang"),
        (["play", "--players", "many"], "many не подходит для --players"),
        (["play", "--seats"], "для --seats нужно значение"),
        (["play", "kalena", "chess"], "лишний аргумент chess"),
        (["rules"], "для --game нужно значение"),
        (["play", "chess"], "нет игры chess. Установлены: "),
        (["play", "kalena", "--seats", "you,,greedy"], "одно место пустует"),
        (["play", "kalena", "--seats", "Аня,Аня"], "«Аня» сидит за столом дважды"),
        (["play", "kalena", "--seats", "@2,greedy"], "«@2» не годится в имена"),
        (["play", "kalena", "--seats", "you,greddy"], "«greddy» слишком похоже на имя бота"),
        (["play", "kalena", "--seats", f"you,{'а' * 25}"], "не годится в имена"),
        (["play", "--resume", "."], ". — это папка"),
        (["play", "kalena", "--seats", "you"], "1 не подходит для «players». Можно: 2, 3 и 4"),
        (["play", "kalena", "--seats", "you,greedy", "--players", "3"], "по-разному: 2 и 3"),
        (["play", "kalena", "--mode", "hero"], "hero не подходит для «mode»"),
        (["play", "kalena", "--option", "mode"], "mode — не настройка"),
        (["play", "kalena", "--option", "speed=9"], "нет настройки «speed». Есть: players, mode"),
        (["play", "kalena", "--option", "extra_ghosts=x"], "x не подходит для «extra_ghosts»"),
        (
            ["play", "kalena", "--option", "extra_ghosts=1"],
            "cannot be played with extra ghost cards",
        ),
        (["play", "--resume", "last"], "ещё нет сохранений"),
        (["play", "--resume", "nothing.jsonl"], "нет файла nothing.jsonl"),
        (["play", "kalena", "--resume", "last"], "--resume продолжает партию"),
        (["verify", "nothing.jsonl"], "нет файла nothing.jsonl"),
        (["rules", "kalena", "KAL-BUILD-33"], "нет правила KAL-BUILD-33. Похожие: KAL-BUILD-3"),
        (["rules", "KAL-BUILD-33", "--where"], "нет правила KAL-BUILD-33. Похожие: KAL-BUILD-3"),
        (["rules", "KLA-BUILD-3"], "нет правила KLA-BUILD-3. Похожие: KAL-BUILD-3"),
        (["rules", "kalena", "озеро", "--where"], "для --where нужен номер одного правила"),
        (["rules", "kalena", "--where"], "для --where нужен номер одного правила"),
        (["rules", "kalena", "лошадь"], "ни в одном правиле нет слов «лошадь»"),
        (["simulate", "kalena", "--seats", "you,greedy"], "«you» — не бот"),
        (["simulate", "kalena", "--games", "0"], "--games должно быть больше нуля"),
        (["simulate", "kalena", "--seats", "greedy"], "1 не подходит для «players»"),
        (["fuzz", "kalena", "--minutes", "0"], "--minutes должно быть больше нуля"),
        (["fuzz", "chess"], "нет игры chess"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.startswith("igroteka: ")
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_complaints_are_in_english_where_that_was_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("play", "chess", "--lang", "en") == 2
    assert "there is no game chess. Installed: " in capsys.readouterr().err
    assert run("play", "--dance", "--lang=en") == 2
    assert "there is no option --dance." in capsys.readouterr().err


def test_a_person_needs_a_terminal(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert run("play", "kalena") == 2
    assert "отвечать ему неоткуда" in capsys.readouterr().err
    assert not (home / "saves").exists()


def test_bots_play_on_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", "kalena", "--seats", "random,random", "--seed", "1") == 0
    page = capsys.readouterr().out
    assert "Кто играл" in page
    assert ESCAPE not in page
    assert save.read(newest()).record.match.over


# Saves ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [["verify"], ["play", "--resume"]])
def test_a_folder_or_a_file_of_another_kind_is_no_save(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*command, str(tmp_path)) == 2
    assert "это папка" in capsys.readouterr().err
    for content in (b"", b"hello\n", b"\xff\xfe\x00", b"{}\n", b"[1]\n\n"):
        other = tmp_path / "other.jsonl"
        other.write_bytes(content)
        assert run(*command, str(other)) == 2
        assert "is not a saved match" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["verify"], ["play", "--resume"]])
def test_letters_that_are_damaged(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    play("", "end", "q", seats="Аня,Боря")
    rows = newest().read_bytes().split(b"\n")
    newest().write_bytes(b"\n".join([rows[0], b'{"line":"\x82"}', *rows[1:]]))
    assert run(*command, "last") == 2
    assert capsys.readouterr().err.startswith("igroteka: сохранение не годится: ")


def test_a_file_that_may_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def forbidden(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    assert run("verify", str(tmp_path / "a.jsonl")) == 2
    assert "не читается: Permission denied" in capsys.readouterr().err


def test_verify_says_true_of_a_true_match(capsys: pytest.CaptureFixture[str]) -> None:
    play("1", "end", "q")
    assert run("verify", "last") == 0
    lines = len(newest().read_bytes().splitlines())
    assert f"правда: {lines - 1} строк" in capsys.readouterr().out
    assert run("verify", newest().stem, "--lang", "en") == 0
    assert capsys.readouterr().out.startswith("true: ")


def test_verify_names_the_line_of_an_altered_die(capsys: pytest.CaptureFixture[str]) -> None:
    play("1", "end", "q")
    rows = newest().read_bytes().split(b"\n")
    number = next(n for n, row in enumerate(rows, start=1) if b'"roll"' in row)
    rows[number - 1] = re.sub(
        rb'"got":(\d)', lambda got: b'"got":%d' % ((int(got[1]) + 1) % 6), rows[number - 1]
    )
    newest().write_bytes(b"\n".join(rows))
    assert run("verify", "last") == 1
    assert f"неправда начиная со строки {number}:" in capsys.readouterr().out
    assert run("play", "--resume", "last") == 2
    assert "сохранение не годится" in capsys.readouterr().err


def test_simulate_reports_and_writes_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = tmp_path / "figures.json"
    wish = ["simulate", "kalena", "--seats", "random,guided", "--games", "4", "--lang", "en"]
    assert run(*wish, "--json", str(figures)) == 0
    page = capsys.readouterr().out
    assert "guided" in page
    assert ESCAPE not in page
    assert json.loads(figures.read_bytes())["games"] == 4
    assert run(*wish, "--json", str(tmp_path)) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_ctrl_c_ends_a_long_command_with_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*arguments: Any) -> fuzz.Findings:
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "fuzz", interrupted)
    assert run("fuzz", "kalena") == 130
    assert capsys.readouterr().err == "igroteka: прервано.\n"


@pytest.mark.parametrize("problems", [0, 2])
def test_fuzz_says_what_it_found(
    problems: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = [fuzz.Problem("crash", "boom", tmp_path / f"{n}.jsonl") for n in range(problems)]
    calls: list[tuple[Any, ...]] = []

    def hunt(*arguments: Any) -> fuzz.Findings:
        calls.append(arguments)
        return fuzz.Findings(games=5, decisions=60, edges=700, problems=found)

    monkeypatch.setattr(fuzz, "fuzz", hunt)
    wish = ["fuzz", "kalena", "--mode", "citizen", "--seed", "9", "--out", str(tmp_path)]
    assert run(*wish) == (1 if problems else 0)
    game, options, _going, seed, out = calls[0]
    assert (game.id, options, seed, out) == ("kalena", {"mode": "citizen"}, 9, tmp_path)
    page = capsys.readouterr().out
    assert "Партий: 5, решений: 60" in page
    assert page.count("crash: boom") == problems


# Pipes and terminals -------------------------------------------------------------------------


def test_a_reader_who_stops_reading_is_no_error() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", RUN, "play", "kalena", "--seats", "random,random"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 141


def test_a_letter_that_the_output_lacks_is_no_error() -> None:
    program = subprocess.run(
        [sys.executable, "-c", RUN, "games"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert b"kalena ? ?????" in program.stdout


PLAY = ("play", "kalena", "--seats", "you,random", "--seed", "7")
SETTINGS = [word for pair in STEADY[1:] for word in ("--option", pair)]


def test_a_whole_match_in_a_terminal() -> None:
    with terminal(*PLAY, *SETTINGS) as screen:
        while (shown := screen.prompted()) is not None:
            screen.type("end" if "Закончить ход" in shown else "1")
        assert screen.leave() == 0
    assert "Печать снята" in screen.shown
    assert save.verify(newest().read_bytes()).true
    assert ESCAPE in screen.shown


def test_the_welcome_in_a_terminal_and_ctrl_c() -> None:
    with terminal("play", LANG="en_GB.UTF-8") as screen:
        screen.until("Choose a game")
        screen.until("› ")
        screen.type(KALENA)
        for question in ("Players", "Mode", "ghost cards", "Who plays?"):
            screen.until(question)
            screen.until("› ")
            screen.type("")
        assert "KAL-DEC-" in str(screen.prompted())
        screen.press(b"\x03")
        screen.until("To continue: igroteka play --resume last")
        assert screen.leave() == 0
    assert save.read(newest()).record.header.seats == ("you", *["apprentice"] * 3)


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [(["--no-colour"], {}), ([], {"NO_COLOR": "1"}), ([], {"TERM": "dumb"})],
    ids=["--no-colour", "NO_COLOR", "dumb"],
)
def test_no_escape_code_where_none_is_welcome(
    arguments: list[str], environment: dict[str, str]
) -> None:
    with terminal(*PLAY, *SETTINGS, *arguments, **environment) as screen:
        screen.until("KAL-DEC-")
        screen.type("?")
        screen.type("h")
        screen.type("q")
        screen.until("--resume last")
        assert screen.leave() == 0
    assert ESCAPE not in screen.shown
    assert "Ваш ход" in screen.shown


# Texts ---------------------------------------------------------------------------------------


def test_the_texts_of_the_interface_are_whole_in_both_languages() -> None:
    import igroteka.terminal

    folder = Path(igroteka.terminal.__file__).parent
    commands = (folder.parent / "cli").glob("*.py")
    command_line = "".join(file.read_text(encoding="utf-8") for file in commands)
    shapes = ("ui-about-", "ui-seat-")  # built from names of commands and of seats
    wrong = [
        problem
        for problem in check_texts(folder / "texts", folder)
        if problem.partition(":")[0] not in command_line and not problem.startswith(shapes)
    ]
    assert wrong == []


def test_the_almanac_shows_a_page_searches_and_lists_its_chapters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("almanac", "talisman", "Dragon", "--lang", "en") == 0
    page = capsys.readouterr().out
    assert "Strength 7" in page
    assert "3 copies in the game" in page
    assert run("almanac", "kalena", "озера", "воду") == 0
    assert "Равнина" in capsys.readouterr().out
    assert run("almanac", "kalena") == 0
    assert "Местность" in capsys.readouterr().out
    assert run("almanac", "kalena", "дракон") != 0

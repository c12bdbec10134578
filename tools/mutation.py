"""Mutation testing of a game's rules: break them in a sample of places and see the tests fail.

Run in a throw-away copy of the checkout, because it rewrites sources while it runs:
    python -m tools.mutation kalena --sample 300 --seed 1
Needs the extra `mutation` (cosmic-ray and coverage). All tests run once, to see which of them come
by which line; a mutant then meets those that come by its place, and no others could tell.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import Queue
from pathlib import Path
from random import Random

import coverage
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, WorkResult

EQUIVALENT = (
    "core/ReplaceBinaryOperator_BitOr_%",
    "core/ReplaceComparisonOperator_Eq_Is",
    "core/ReplaceComparisonOperator_Is_Eq",
    "core/ReplaceComparisonOperator_NotEq_IsNot",
    "core/ReplaceComparisonOperator_IsNot_NotEq",
)
"""Not sampled: `X | Y` stands only in annotations here, and `is` equals `==` on small numbers."""

CHAPTERS = ("rules", "scene")
"""Folders that are mutated: content is data, and no rule judges what bots hold for wise."""

SLOW = ("test_bot", "test_scene", "test_texts", "test_transcripts", "test_end_game")
"""Files whose tests come last: most mutants never get that far."""

TESTS = 250
"""What so many tests cannot tell, quick ones first, and no golden file either, survives."""

WHOLE = ("test_scene_details", "test_scene_golden", "test_transcripts")
"""Files that hold whole stories and scenes against golden ones."""

TIMEOUT = 300.0
"""Seconds after which a mutant is held for caught: it runs in circles."""

CONFIG = """[cosmic-ray]
module-path = [{modules}]
timeout = {timeout}
excluded-modules = []
test-command = ""

[cosmic-ray.distributor]
name = "local"
"""


def modules(game: str) -> list[Path]:
    """The rule and scene modules of a game."""
    folder = Path("src/igroteka/games") / game
    return sorted(path for chapter in CHAPTERS for path in (folder / chapter).rglob("*.py"))


def tests(game: str) -> list[Path]:
    """The test files of a game, quick ones first."""
    files = sorted(Path("tests/games", game).glob("test_*.py"))
    return sorted(files, key=lambda path: path.stem in SLOW)


def cosmic_ray(*arguments: str) -> None:
    subprocess.run(["cosmic-ray", *arguments], check=True, stdout=subprocess.DEVNULL)


# Which tests come by which line ---------------------------------------------------------------

Lines = dict[int, list[str]]
"""The tests that come by a line; 0 stands for the whole module."""

COVERAGE = """[run]
source = src/igroteka/games/{game}
dynamic_context = test_function
"""

PYTEST = "-m pytest -x -q -n0 -p no:cacheprovider -m 'not battery'"


def tests_by_line(game: str) -> dict[str, Lines]:
    """Run all tests of a game once; by module, the tests that come by each line."""
    Path("mutation.coveragerc").write_text(COVERAGE.format(game=game), encoding="utf-8")
    files = " ".join(str(path) for path in tests(game))
    run = f"{sys.executable} -m coverage run --rcfile=mutation.coveragerc {PYTEST} {files}"
    subprocess.run(run, shell=True, check=True, stdout=subprocess.DEVNULL)
    data = coverage.CoverageData()
    data.read()
    places = {name: path for path in tests(game) for name in [".".join(path.with_suffix("").parts)]}
    return {
        os.path.relpath(file): _by_line(data.contexts_by_lineno(file), places)
        for file in data.measured_files()
    }


def _by_line(contexts: dict[int, list[str]], places: dict[str, Path]) -> Lines:
    """Contexts are dotted names of test functions; what is imported runs in none."""
    found: defaultdict[int, set[str]] = defaultdict(set)
    for line, names in contexts.items():
        for name in names:
            module, _, function = name.rpartition(".")
            if module in places:
                found[line].add(f"{places[module]}::{function}")
                found[0].add(f"{places[module]}::{function}")
    return {line: sorted(names, key=_cost) for line, names in found.items()}


def _cost(test: str) -> tuple[bool, str]:
    return _file(test) in SLOW, test


def _file(test: str) -> str:
    return Path(test.partition("::")[0]).stem


# The sample -----------------------------------------------------------------------------------


def try_all(database: WorkDB, lines: dict[str, Lines], everything: list[str], jobs: int) -> None:
    """Let every mutant of the sample meet its tests, each process in a copy of its own."""
    folders: Queue[str] = Queue()
    for number in range(jobs):
        folders.put(shutil.copytree(".", f"../{Path.cwd().name}-{number}", dirs_exist_ok=True))
    with ProcessPoolExecutor(jobs, initializer=_settle_in, initargs=(folders,)) as pool:
        running = {
            pool.submit(_try, mutation, _meets(mutation, lines) or everything): item.job_id
            for item in database.pending_work_items
            for mutation in item.mutations
        }
        for done in as_completed(running):
            database.set_result(running[done], done.result())


def _settle_in(folders: Queue[str]) -> None:
    os.chdir(folders.get())


def _try(mutation: MutationSpec, meets: list[str]) -> WorkResult:
    Path("mutation.tests").write_text("\n".join(meets), encoding="utf-8")
    command = f"{sys.executable} {PYTEST} @mutation.tests"
    return mutate_and_test([mutation], command, TIMEOUT)


def _meets(mutation: MutationSpec, lines: dict[str, Lines]) -> list[str]:
    """The tests that come by a mutant's place, or by its module if it stands outside functions."""
    by_line = lines[str(mutation.module_path)]
    rows = range(mutation.start_pos[0], mutation.end_pos[0] + 1)
    found = {test for row in rows for test in by_line.get(row, ())}
    tests = sorted(found, key=_cost) or by_line.get(0, [])
    whole = [test for test in tests if _file(test) in WHOLE]
    return tests[:TESTS] + [test for test in whole if test not in tests[:TESTS]]


def new_sample(game: str, session: Path, size: int, seed: int) -> int:
    """Begin anew with a sample of all mutants."""
    session.unlink(missing_ok=True)
    names = ", ".join(f'"{path}"' for path in modules(game))
    config = Path("mutation.toml")
    config.write_text(CONFIG.format(modules=names, timeout=TIMEOUT), encoding="utf-8")
    cosmic_ray("init", str(config), str(session))
    return keep_sample(session, size, seed)


def forget_survivors(session: Path) -> int:
    """Those who survived are to be tried again; how many there are."""
    with sqlite3.connect(session) as database:
        survived = "DELETE FROM work_results WHERE upper(test_outcome) LIKE '%SURVIVED%'"
        return database.execute(survived).rowcount


def keep_sample(session: Path, size: int, seed: int) -> int:
    """Leave a random sample of the mutants in the session."""
    with sqlite3.connect(session) as database:
        for pattern in EQUIVALENT:
            forget(database, "operator_name LIKE ?", pattern)
        jobs = [job for (job,) in database.execute("SELECT job_id FROM mutation_specs")]
        jobs.sort(key=lambda job: key_of(database, job))  # job ids are random: order by place
        for job in Random(seed).sample(jobs, max(0, len(jobs) - size)):
            forget(database, "job_id = ?", job)
    return min(size, len(jobs))


def key_of(database: sqlite3.Connection, job: str) -> tuple[object, ...]:
    columns = "module_path, operator_name, occurrence, operator_args"
    query = f"SELECT {columns} FROM mutation_specs WHERE job_id = ?"
    row: tuple[object, ...] = database.execute(query, (job,)).fetchone()
    return row


def forget(database: sqlite3.Connection, condition: str, value: str) -> None:
    doomed = f"SELECT job_id FROM mutation_specs WHERE {condition}"
    database.execute(f"DELETE FROM work_items WHERE job_id IN ({doomed})", (value,))
    database.execute(f"DELETE FROM mutation_specs WHERE {condition}", (value,))


def report(session: Path) -> tuple[int, int]:
    """Print the survivors with their change; returns killed and tried."""
    query = """SELECT module_path, start_pos_row, operator_name, test_outcome, diff
               FROM work_results JOIN mutation_specs USING (job_id)
               ORDER BY module_path, start_pos_row"""
    rows = sqlite3.connect(session).execute(query).fetchall()
    for path, row, operator, outcome, diff in rows:
        if "SURVIVED" in str(outcome).upper():
            changed = [line for line in (diff or "").splitlines() if line[:1] in "+-"][2:]
            print(f"survived {path}:{row} {operator}", *changed, sep="\n    ")  # noqa: T201
    killed = sum("KILLED" in str(outcome).upper() for _, _, _, outcome, _ in rows)
    return killed, len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="survivors meet new tests")
    arguments = parser.parse_args()
    session = Path("mutation.sqlite")
    if arguments.again:
        size = forget_survivors(session)
    else:
        size = new_sample(arguments.game, session, arguments.sample, arguments.seed)
    print(f"{size} mutants")  # noqa: T201
    lines = tests_by_line(arguments.game)
    everything = [str(path) for path in tests(arguments.game)]
    with use_db(session) as database:
        try_all(database, lines, everything, arguments.jobs)
    killed, tried = report(session)
    print(f"{arguments.game} {killed}/{tried} {100 * killed / tried:.1f}% killed")  # noqa: T201


if __name__ == "__main__":
    main()

"""Mutation testing of a game's rules: break them in a sample of places and see the tests fail.

Run in a throw-away copy of the checkout, because it rewrites sources while it runs:
    python -m tools.mutation kalena --sample 300 --seed 1
Needs the extra `mutation` (cosmic-ray).
"""

from __future__ import annotations

import argparse
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

EQUIVALENT = ("core/ReplaceBinaryOperator_BitOr_%", "core/ReplaceComparisonOperator_Eq_Is")
"""Not sampled: `X | Y` stands only in annotations here, and `is` equals `==` on small numbers."""

NOT_RULES = {"__init__", "bot", "content", "entries", "names"}
"""Modules without rules of their own: tables of data, and heuristics that no rule judges."""

SLOW = ("test_bot", "test_scene", "test_texts", "test_transcripts", "test_battery")
"""Run after all others: most mutants never get that far."""

CONFIG = """[cosmic-ray]
module-path = [{modules}]
timeout = 120.0
excluded-modules = []
test-command = "{python} -m pytest -x -q -n0 -m 'not battery' {tests}"

[cosmic-ray.distributor]
name = "local"
"""


def modules(game: str) -> list[Path]:
    """The rule modules of a game."""
    folder = Path("src/igroteka/games") / game
    bots = {path.stem for path in folder.glob("bot*.py")}
    return [p for p in sorted(folder.glob("*.py")) if p.stem not in NOT_RULES | bots]


def tests(game: str) -> list[Path]:
    """The test files of a game, quick ones first."""
    files = sorted(Path("tests/games", game).glob("test_*.py"))
    return sorted(files, key=lambda path: path.stem in SLOW)


def cosmic_ray(*arguments: str) -> None:
    subprocess.run(["cosmic-ray", *arguments], check=True, stdout=subprocess.DEVNULL)


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
    arguments = parser.parse_args()
    config, session = Path("mutation.toml"), Path("mutation.sqlite")
    session.unlink(missing_ok=True)
    names = ", ".join(f'"{path}"' for path in modules(arguments.game))
    files = " ".join(str(path) for path in tests(arguments.game))
    text = CONFIG.format(modules=names, python=sys.executable, tests=files)
    config.write_text(text, encoding="utf-8")
    cosmic_ray("init", str(config), str(session))
    size = keep_sample(session, arguments.sample, arguments.seed)
    print(f"{size} mutants")  # noqa: T201
    cosmic_ray("exec", str(config), str(session))
    killed, tried = report(session)
    print(f"{arguments.game} {killed}/{tried} {100 * killed / tried:.1f}% killed")  # noqa: T201


if __name__ == "__main__":
    main()

"""The sample: which mutants are tried, what came of each, and which survived.

cosmic-ray knows the mutants and keeps them in a session, a small database; it is resumable, since
what has a result is not tried again.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from cosmic_ray.commands.init import init
from cosmic_ray.work_db import use_db

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


def modules(folder: Path) -> list[Path]:
    """The rule and scene modules of a game."""
    return sorted(path for chapter in CHAPTERS for path in (folder / chapter).rglob("*.py"))


def draw(folder: Path, session: Path, size: int, seed: int) -> int:
    """Begin anew with a sample of all mutants; how many there are."""
    session.unlink(missing_ok=True)
    with use_db(session) as database:
        init(modules(folder), database, {})
    return _keep(session, size, seed)


def report(session: Path) -> tuple[int, int]:
    """Print the survivors with their change; returns killed and tried."""
    query = """SELECT module_path, start_pos_row, operator_name, test_outcome, diff
               FROM work_results JOIN mutation_specs USING (job_id)
               ORDER BY module_path, start_pos_row, operator_name, occurrence"""
    rows = sqlite3.connect(session).execute(query).fetchall()
    survivors = [row for row in rows if "SURVIVED" in str(row[3]).upper()]
    for path, row, operator, _, diff in survivors:
        changed = [line for line in diff.splitlines() if line[:1] in "+-"][3:]
        print(f"survived {path}:{row} {operator}", *changed, sep="\n    ")  # noqa: T201
    return len(rows) - len(survivors), len(rows)


def _keep(session: Path, size: int, seed: int) -> int:
    """Leave a random sample of the mutants in the session."""
    with sqlite3.connect(session) as database:
        for pattern in EQUIVALENT:
            _forget(database, "operator_name LIKE ?", pattern)
        jobs = [job for (job,) in database.execute("SELECT job_id FROM mutation_specs")]
        jobs.sort(key=lambda job: _place(database, job))  # job ids are random: order by place
        for job in Random(seed).sample(jobs, max(0, len(jobs) - size)):
            _forget(database, "job_id = ?", job)
    return min(size, len(jobs))


def _place(database: sqlite3.Connection, job: str) -> tuple[object, ...]:
    columns = "module_path, operator_name, occurrence, operator_args"
    query = f"SELECT {columns} FROM mutation_specs WHERE job_id = ?"
    row: tuple[object, ...] = database.execute(query, (job,)).fetchone()
    return row


def _forget(database: sqlite3.Connection, condition: str, value: str) -> None:
    doomed = f"SELECT job_id FROM mutation_specs WHERE {condition}"
    database.execute(f"DELETE FROM work_items WHERE job_id IN ({doomed})", (value,))
    database.execute(f"DELETE FROM mutation_specs WHERE {condition}", (value,))

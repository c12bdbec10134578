"""The trial of a mutant: its source is put in place in memory, and it meets its tests."""

from __future__ import annotations

import sys
from collections.abc import Collection
from itertools import pairwise
from select import select

import pytest
from cosmic_ray.mutating import _make_diff, mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkResult

from tools.mutation.forks import Fork, run_tests
from tools.mutation.judge import Broken, Judge
from tools.mutation.known import MATCHES, Known, Test

PORTIONS = (0, 8, 40, 10_000)
"""Tests are tried in such portions: most mutants fall before the files of the others are read."""

BUDGET = 8.0
"""Seconds under coverage: what so many cannot tell, narrow ones first, survives. Of the mutants
that are killed hardly one in a hundred gets this far."""

PATIENCE = 20
"""A test that takes so many times its time, and five seconds, runs in circles: caught."""


def try_all(database: WorkDB, known: Known, jobs: int) -> None:
    """Let every mutant without a result meet its tests, and those that survived fresh ones."""
    running: dict[Fork, tuple[str, str]] = {}
    results = dict(database.results)
    for item in database.work_items:
        result = results.get(item.job_id)
        if result is not None and result.test_outcome != TestOutcome.SURVIVED:
            continue
        (mutation,) = item.mutations
        tests = meets(mutation, known, known.tests if result is None else known.fresh())
        if tests:
            if len(running) == jobs:
                _finish(database, running)
            source, mutant = _sources(mutation)
            diff = "\n".join(_make_diff(source, mutant, mutation.module_path))
            running[_trial(mutation, mutant, tests)] = item.job_id, diff
    while running:
        _finish(database, running)
    known.met = known.files
    known.keep()


def _finish(database: WorkDB, running: dict[Fork, tuple[str, str]]) -> None:
    """Wait for a trial to end."""
    for fork in select(running, (), ())[0]:
        job, diff = running.pop(fork)
        ended, said = fork.result()
        outcome = TestOutcome.KILLED if ended or said else TestOutcome.SURVIVED
        told = said.decode() or f"ended by signal {ended}"
        database.set_result(job, WorkResult(WorkerOutcome.NORMAL, told, outcome, diff))


def _sources(mutation: MutationSpec) -> tuple[str, str]:
    """A module as it is and as it is broken."""
    source = mutation.module_path.read_text(encoding="utf-8")
    operator = get_operator(mutation.operator_name)(**mutation.operator_args)
    mutant = mutate_code(source, operator, mutation.occurrence)
    assert mutant is not None, "the sources are no longer those of the sample"
    return source, mutant


def _trial(mutation: MutationSpec, mutant: str, tests: dict[str, Test]) -> Fork:
    limits = {id: test.seconds * PATIENCE + 5 for id, test in tests.items()}

    def work() -> bytes:
        sys.meta_path.insert(0, Broken(mutation.module_path, mutant))
        for part in [[*tests][first:last] for first, last in pairwise(PORTIONS)]:
            judge = Judge(part, limits)
            files = sorted({id.split("::")[0] for id in part})
            code = run_tests(files, judge) if part else 0
            assert code != pytest.ExitCode.NO_TESTS_COLLECTED, "tests are not where they were"
            if code:
                return (judge.failed or "it cannot be imported").encode()
        return b""

    return Fork(work)


def meets(mutation: MutationSpec, known: Known, among: Collection[str]) -> dict[str, Test]:
    """The tests that come by a mutant's line, then those that come by its module, within reason.

    What runs once, for a cache, is seen in one test and matters in others; what runs at an import
    is seen in none, and any test may tell. Recorded matches come last.
    """
    module, tests = str(mutation.module_path), known.tests
    rows = set(range(mutation.start_pos[0], mutation.end_pos[0] + 1))
    near = {id for id, test in tests.items() if module in test.lines}
    there = {id for id in near if not rows.isdisjoint(tests[id].lines[module])}

    def order(id: str) -> tuple[bool, bool, bool, float]:
        late = id.startswith(str(MATCHES))
        return late, id not in there, id not in near, tests[id].cost

    found, spent = {}, 0.0
    most = BUDGET if there else 4 * BUDGET
    for id in sorted((near if there else {*tests}).intersection(among), key=order):
        seconds = tests[id].seconds
        if spent + seconds < most or id.startswith(str(MATCHES)):
            found[id] = tests[id]
            spent += seconds
    return found

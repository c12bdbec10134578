"""`make compiled` tests what was made of the sources, and not the sources once more."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from igroteka.kernel import match


@pytest.mark.skipif("IGROTEKA_COMPILED" not in os.environ, reason="`make compiled` alone says so")
def test_the_engine_that_is_tested_is_the_compiled_one() -> None:
    assert Path(match.__file__).suffix != ".py"

"""Builds the web client into the wheel, unless it is there already: the wheel needs no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/igroteka/server/client")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `npm run build` in a checkout; a source archive carries the client."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make sure the client is there before the files are collected."""
        if version == "editable":
            return  # a checkout: `make` builds it when it is needed
        client = Path(self.root) / CLIENT
        if not (client / "index.html").exists():
            self._build(Path(self.root) / "web")
        build_data["artifacts"].append(f"{CLIENT}/**")

    def _build(self, web: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                "the web client is not built and there is no npm to build it with: install "
                "Node 20 or newer, or build from a source archive, which carries the client"
            )
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

"""The wire types as JSON Schema: what the client's TypeScript types are made from.

Run `python -m tools.wire_types` after a change of the wire or of the scene, then
`npm run types` in `web/`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from igroteka import scene
from igroteka.kernel import learn
from igroteka.kernel.content import Entry
from igroteka.lab import advisor
from igroteka.lab.analysis import report as analysis
from igroteka.scene import art
from igroteka.server import wire
from igroteka.server.campaigns import wire as campaigns
from igroteka.server.lessons import wire as lessons

FILLED_IN = (wire.State, wire.QuestionView, wire.Waiting)
"""What the client makes whole again as soon as it comes (`web/src/lib/whole.ts`)."""
SCHEMA = Path(__file__).resolve().parent.parent / "web" / "wire.schema.json"


def schema() -> dict[str, Any]:
    """One schema that defines every struct of the wire, of scenes and of their art."""
    modules = (wire, analysis, advisor, campaigns, learn, lessons, scene, art)
    structs = {name: struct for module in modules for name, struct in _structs(module).items()}
    unions = {"FromClient": wire.FromClient, "FromServer": wire.FromServer, "Part": scene.AnyPart}
    types = [*structs.values(), *unions.values()]
    shapes, definitions = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    named = dict(zip(unions, shapes[len(structs) :], strict=True))
    for name, struct in structs.items():
        _always_sent(struct, definitions[name])
    return {"title": "Wire", "definitions": dict(sorted((definitions | named).items()))}


def _structs(module: object) -> dict[str, type[msgspec.Struct]]:
    """The structs that a module names, without their abstract bases."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value not in (msgspec.Struct, scene.Part, wire.Wire, Entry)
        and not name.endswith("Base")
    }


def _always_sent(struct: type[msgspec.Struct], definition: dict[str, Any]) -> None:
    """What only the server makes, and makes whole, has all of its fields on the client's side."""
    config = struct.__struct_config__
    whole = not config.omit_defaults or struct in FILLED_IN
    if whole and not config.forbid_unknown_fields:
        definition["required"] = list(definition["properties"])


def text() -> str:
    """The schema as its file holds it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{SCHEMA.name} is written: now run `npm run types` in web/.\n")

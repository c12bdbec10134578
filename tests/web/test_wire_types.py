"""The client's types cannot drift from the server's."""

from __future__ import annotations

from pathlib import Path

from tools import wire_types

TYPES = wire_types.SCHEMA.parent / "src" / "wire.ts"


def test_the_schema_file_is_up_to_date() -> None:
    assert wire_types.SCHEMA.read_text(encoding="utf-8") == wire_types.text(), (
        "the wire changed: run `python -m tools.wire_types`, then `npm run types` in web/"
    )


def test_the_schema_holds_every_message_and_every_part() -> None:
    definitions = wire_types.schema()["definitions"]
    assert {"FromClient", "FromServer", "Scene", "NewTable", "Texts", "Frame"} <= set(definitions)


def test_what_the_server_always_sends_is_required() -> None:
    definitions = wire_types.schema()["definitions"]
    assert "facts_from" in definitions["State"]["required"]
    assert "have" not in definitions["Hello"]["required"]
    assert "icon" not in definitions["Space"]["required"]


def test_the_typescript_types_name_every_definition() -> None:
    made = Path(TYPES).read_text(encoding="utf-8")
    for name in wire_types.schema()["definitions"]:
        assert f"export interface {name} " in made or f"export type {name} " in made, name

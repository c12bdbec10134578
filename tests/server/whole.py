"""Messages as a client keeps them: with all that the server leaves out because it is as always."""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.server.wire import QuestionView, State, Waiting

Message = dict[str, Any]


def _defaults(struct: type[msgspec.Struct]) -> Message:
    """What the fields of a struct hold where nothing was said, as JSON has it."""
    fields = [field for field in msgspec.structs.fields(struct) if not field.required]
    made = {
        field.encode_name: field.default_factory()
        if field.default is msgspec.NODEFAULT and callable(field.default_factory)
        else field.default
        for field in fields
    }
    defaults: Message = msgspec.json.decode(msgspec.json.encode(made))
    return defaults


_STATE, _QUESTION, _WAITING = (_defaults(struct) for struct in (State, QuestionView, Waiting))


def hear(facts: list[Any], state: Message) -> None:
    """Add to the story what a whole state tells of it."""
    known = len(facts) if state["facts_from"] is None else state["facts_from"]
    assert known <= len(facts)
    facts[known:] = state["facts"]


def whole(message: Message) -> Message:
    """A state with everything in it; any other message as it is."""
    if message["say"] != "state":
        return message
    full = {**_STATE, **message}
    full["asks"] = [{**_QUESTION, **ask} for ask in full["asks"]]
    full["waiting"] = {**_WAITING, **full["waiting"]}
    return full

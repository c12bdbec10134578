"""Logs: one JSON object a line, through the standard library, to the standard error."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
_NOISE = frozenset({"color_message"})


class JsonLines(logging.Formatter):
    """A record as one line of JSON; whatever was given as `extra` becomes a field."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(
            (name, value)
            for name, value in record.__dict__.items()
            if name not in _OWN and name not in _NOISE
        )
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_config(level: str) -> dict[str, Any]:
    """For `logging.config`: everything, the web server's own lines included, in one form."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["stderr"], "level": level.upper()},
        "loggers": {
            # Alembic tells of every start what it would do to a database that needs nothing.
            "alembic": {"level": "WARNING"},
            # Uvicorn tells of every socket whence it came and where it went: an invitation.
            "uvicorn": {"level": "WARNING"},
        },
    }

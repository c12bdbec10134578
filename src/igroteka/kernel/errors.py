"""Every error a person can meet derives from `IgrotekaError` and reads as advice."""


class IgrotekaError(Exception):
    """Something went wrong that the message explains to a person."""


class NotAsked(IgrotekaError):
    """An answer from a seat that nobody asked."""


class IllegalAnswer(IgrotekaError):
    """An answer that the open question does not offer; `rule` says why where it is known."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class BadOptions(IgrotekaError):
    """Options with which a game cannot be set up."""


class BadSave(IgrotekaError):
    """A save that cannot be trusted or read; `line` says where, if it is one line's fault."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


class UnknownGame(IgrotekaError):
    """No installed package offers this game."""


class UnknownLesson(IgrotekaError):
    """The game has no lesson of this name."""


class CannotUndo(IgrotekaError):
    """There is nothing to take back, or taking it back would cross new information."""


class RulesError(Exception):
    """The rules themselves are broken: a question without options, a match without an end.

    Not an `IgrotekaError`: it is a fault of ours, never of the person at the table.
    """

"""The command line: play, learn, simulate, verify, analyse, rules and the rest of the commands."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from rich.console import Console

from igroteka.cli.arguments import WRONG
from igroteka.cli.lab import arena_command, fuzz_command, simulate_command, train_command
from igroteka.cli.reading import (
    almanac_command,
    analyse_command,
    games_command,
    rules_command,
    verify_command,
)
from igroteka.cli.table import campaign_command, learn_command, play_command, serve_command
from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.text import LANGS
from igroteka.terminal.screen import page
from igroteka.terminal.voice import Interface, interface, language

INTERRUPTED = 130
PIPE_BROKEN = 141
COMMANDS = (
    play_command,
    learn_command,
    campaign_command,
    serve_command,
    simulate_command,
    arena_command,
    train_command,
    verify_command,
    analyse_command,
    rules_command,
    almanac_command,
    fuzz_command,
    games_command,
)
"""In the order in which the help lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. No error a person can make ends in a traceback."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows ? for it
    ui = interface(_spoken(words))
    try:
        code = _run(words, ui)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_BROKEN
    except KeyboardInterrupt:
        return _complain(ui("ui-interrupted"), INTERRUPTED)
    return code


def _run(words: list[str], ui: Interface) -> int:
    colour = not {"--no-colour", "--no-color"} & set(words)
    try:
        result = application(ui, page(colour=colour))(
            words, print_error=False, exit_on_error=False, result_action="return_value"
        )
    except CycloptsError as error:
        return _complain(f"{_misused(error, ui)} {ui('ui-see-help')}", WRONG)
    except IgrotekaError as error:
        return _complain(str(error), WRONG)
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a folder where a file should be
        told = {"file": str(error.filename), "reason": error.strerror or str(error)}
        return _complain(ui("ui-file-trouble", told), WRONG)
    return result if isinstance(result, int) else 0


def _complain(message: str, code: int) -> int:
    print(f"igroteka: {' '.join(message.split())}", file=sys.stderr)
    return code


def _spoken(words: list[str]) -> str:
    """The language of help and complaints: as `--lang` says, even where the rest is wrong."""
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(words[place + 1 : place + 2])
            if wanted in LANGS:
                return wanted
    return language(os.environ)


def _misused(error: CycloptsError, ui: Interface) -> str:
    """What is wrong with the arguments, in one line."""
    match error:
        case UnknownOptionError():
            return ui("ui-arg-unknown", {"word": error.token.keyword or error.token.value})
        case UnknownCommandError() if error.unused_tokens:
            return ui("ui-command-unknown", {"word": error.unused_tokens[0]})
        case MissingArgumentError() if error.argument is not None:
            return ui("ui-arg-missing", {"word": error.keyword or error.argument.name})
        case CoercionError() if error.token is not None:
            where = error.token.keyword or (error.argument.name if error.argument else "")
            return ui("ui-arg-value", {"word": where, "value": error.token.value})
        case UnusedCliTokensError() if error.unused_tokens:
            return ui("ui-arg-extra", {"word": error.unused_tokens[0]})
    return ui("ui-arg-wrong", {"reason": str(error)})


def application(ui: Interface, console: Console) -> App:
    """The commands, with their help in the language of the interface."""
    app = App(
        name="igroteka",
        help=ui("ui-about"),
        version=f"igroteka {version('igroteka')}",
        console=console,
        suppress_keyboard_interrupt=False,
        help_format="plaintext",
        version_format="plaintext",
        usage="",  # it would be called Usage in any language: our prologue says it
        help_prologue=ui("ui-usage"),
        default_parameter=Parameter(show_default=False, negative=()),
        group_arguments=Group(ui("ui-arguments")),
        group_parameters=Group(ui("ui-parameters")),
        group_commands=Group(ui("ui-commands")),
    )
    app["--help"].help = ui("ui-about-help")
    app["--version"].help = ui("ui-about-version")
    for build in COMMANDS:
        name = build.__name__.removesuffix("_command")
        app.command(
            build(ui, console),
            name=name,
            help=ui(f"ui-about-{name}"),
            usage="",
            help_prologue=ui("ui-usage-of", {"command": name}),
        )
    return app

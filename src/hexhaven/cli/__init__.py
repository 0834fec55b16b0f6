"""The command line: `hexhaven play`, `simulate`, `replay`, `verify`, `rules` and `maps`."""

import io
import os
import sys

MISSING = (
    "hexhaven: the command line needs a few more packages; install them with: pip install 'hexhaven[cli]'"
)


def main(argv: list[str] | None = None) -> int:
    """Run a command; the whole program."""
    try:
        import cyclopts  # noqa: F401
    except ImportError:
        print(MISSING, file=sys.stderr)
        return 2
    from hexhaven.cli.app import run
    from hexhaven.cli.console import Console

    forgive_odd_letters()
    console = Console(sys.stdin, sys.stdout, sys.stderr, os.environ)
    try:
        return run(sys.argv[1:] if argv is None else argv, console)
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python would complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def forgive_odd_letters() -> None:
    """Show '?' for a letter the terminal does not have, or that came in broken, rather than give up."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")

"""`hexhaven replay`: the story of a recorded game."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hexhaven.cli.console import current
from hexhaven.cli.language import Language, language_of


def replay(
    file: Annotated[Path, Parameter(help="The record of a game.")],
    *,
    player: Annotated[
        str | None, Parameter(help="Tell it as this player saw it: a name or a number.")
    ] = None,
    from_: Annotated[int, Parameter(name="--from", help="The first move to tell.")] = 1,
    to: Annotated[int | None, Parameter(help="The last move to tell. [default: the last]")] = None,
    step: Annotated[bool, Parameter(negative="", help="Step through it with the board in view.")] = False,
    redact: Annotated[str | None, Parameter(help="Write what this player saw, with -o FILE.")] = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help="Where to write it.")] = None,
    language: Language = None,
) -> int:
    """Tell the story of a recorded game, step through it, or write what one player saw."""
    from hexhaven.cli import retelling

    console = current()
    spoken = language_of(language, console.env)
    tale = retelling.read_tale(file.read_text(encoding="utf-8"), spoken)
    if redact is not None or output is not None:
        return retelling.write_redacted(console, tale, redact, output)
    tale.look_as(player)
    if step:
        return retelling.step_through(console, tale, from_)
    retelling.tell(console, tale, from_, to)
    return 0

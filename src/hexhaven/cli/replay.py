"""`hexhaven replay`: the story of a recorded game."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hexhaven.cli.console import current
from hexhaven.cli.language import Language, language_of


def replay(
    file: Path,
    *,
    player: str | None = None,
    from_: Annotated[int, Parameter(name="--from")] = 1,
    to: int | None = None,
    step: Annotated[bool, Parameter(negative="")] = False,
    redact: str | None = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
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

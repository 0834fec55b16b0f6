"""`hexhaven verify`: were the dice fair?"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hexhaven.cli.console import current
from hexhaven.cli.language import Language, language_of

if TYPE_CHECKING:
    from hexhaven.record import Record, RecordError

SHOWN = 10


def verify(
    file: Annotated[Path, Parameter(help="The record of a game.")], *, language: Language = None
) -> int:
    """Check the dice of a recorded game against its committed seed.

    The exit code is 0 if they are in order and 1 if they are not.
    """
    from hexhaven.game import NOBODY
    from hexhaven.words import say

    console = current()
    spoken = language_of(language, console.env)
    record, damage = read_as_far_as_it_goes(file.read_text(encoding="utf-8"))
    key, faults = verdict(record)
    if damage is not None and not faults:
        raise damage
    console.say(say(spoken, f"verify.{key}", n=len(faults) or outcomes(record), all=outcomes(record)))
    console.show([f"  {fault}" for fault in faults[:SHOWN]])
    if damage is not None:
        console.say(say(spoken, "verify.damaged", problem=damage))
    elif record.state.actor() != NOBODY:
        console.say(say(spoken, "verify.unfinished"))
    return 0 if key.startswith("good") else 1


def read_as_far_as_it_goes(text: str) -> "tuple[Record, RecordError | None]":
    """A record up to its first wrong line: a changed die can forbid what was played after it."""
    from hexhaven.record import RecordError, read_record

    try:
        return read_record(text), None
    except RecordError as damage:
        before = text.splitlines()[: damage.line - 1]
        try:
            return read_record("\n".join(before)), damage
        except RecordError:
            raise damage from None  # the head is wrong, so nothing can be checked


def verdict(record: "Record") -> tuple[str, list[str]]:
    """What to say about the dice, and which outcomes are wrong."""
    from hexhaven.dealer import commitment
    from hexhaven.record import check_map, check_outcomes

    if record.seed is None or not record.commitment:
        return "no_seed", []
    if commitment(record.seed) != record.commitment:
        return "wrong_seed", []
    if check_map(record, record.seed):
        return "wrong_map", []
    faults = check_outcomes(record, record.seed)
    if faults:
        return "wrong_dice", faults
    return "good" if record.setup.layout else "good_by_hand", []


def outcomes(record: "Record") -> int:
    """How many outcomes chance has brought."""
    from hexhaven.game import CHANCE

    return sum(entry.player == CHANCE for entry in record.entries)

"""`hexhaven verify`: were the dice fair?"""

from pathlib import Path
from typing import TYPE_CHECKING

from hexhaven.cli.console import current
from hexhaven.cli.language import Language, language_of

if TYPE_CHECKING:
    from hexhaven.record import Record, RecordError, Verdict

SHOWN = 10


def verify(file: Path, *, language: Language = None) -> int:
    """Check the dice of a recorded game against its committed seed."""
    from hexhaven.cli.files import told
    from hexhaven.core.game import NOBODY
    from hexhaven.record import judge
    from hexhaven.words import say

    console = current()
    spoken = language_of(language, console.env)
    record, damage = read_as_far_as_it_goes(file.read_text(encoding="utf-8"))
    verdict = judge(record)
    wrong = verdict.faults if verdict.finding == "wrong_dice" else []
    if damage is not None and not wrong:
        raise damage
    counts = {"n": len(wrong) or outcomes(record), "all": outcomes(record)}
    console.say(say(spoken, f"verify.{finding_of(record, verdict)}", **counts))
    console.show([f"  {told(spoken, fault)}" for fault in wrong[:SHOWN]])
    if damage is not None:
        console.say(say(spoken, "verify.damaged", problem=told(spoken, str(damage))))
    elif record.state.actor() != NOBODY:
        console.say(say(spoken, "verify.unfinished"))
    return 1 if verdict.faults else 0


def finding_of(record: "Record", verdict: "Verdict") -> str:
    """What was found, by the name of its message; a game without a map does not speak of one."""
    is_good = verdict.finding == "good"
    return "good_without_map" if is_good and record.setup.map is None else verdict.finding


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


def outcomes(record: "Record") -> int:
    """How many outcomes chance has brought."""
    from hexhaven.core.game import CHANCE

    return sum(entry.player == CHANCE for entry in record.entries)

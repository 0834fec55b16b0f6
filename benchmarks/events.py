"""What one entry of the log costs a server for one reader: telling it, as the page's event.

    PYTHONPATH=build/compiled python benchmarks/events.py

Each golden game is told to each of its players, in rounds; the median of the rounds is shown.
"""

import statistics
import sys
import time
from pathlib import Path

from hexhaven import scene
from hexhaven.record import Record, read_record

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES = ("modern", "knights-classic", "duel-base")
ROUNDS = 5
MICRO = 1_000_000


def told(record: Record) -> float:
    """Microseconds of processor time for one event, with the step to the next state."""
    start = time.process_time()
    for player in range(record.setup.players):
        scene.log("en", record, player)
    return (time.process_time() - start) / record.setup.players / len(record.entries) * MICRO


def main(games: list[str]) -> None:
    for name in games or GAMES:
        record = read_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
        rounds = [told(record) for _ in range(ROUNDS)]
        print(f"{name}: {statistics.median(rounds):.0f} µs an event")


if __name__ == "__main__":
    main(sys.argv[1:])

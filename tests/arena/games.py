"""Small batches to test with, and one word for everything that came out of them."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from hexhaven.arena import Batch, Result, run
from hexhaven.arena.export import row

# Without trade between players, random games are short.
SHORT = Batch(("random", "random", "random", "random"), 4, "harbour", options={"player_trade": "no"})
QUICK = replace(SHORT, games=20, quick=True)
MIXED = Batch(("greedy", "random", "random"), 2, "lighthouse", preset="modern")
KNIGHTS = replace(QUICK, games=10, game="knights", seed="ship")
DUEL = Batch(("random", "random"), 2, "ravens", game="duel", options={"player_trade": "off"})
MAGIC = replace(
    DUEL, games=4, seed="unicorns", preset="wizards-dragons", quick=True,
    options=DUEL.options | {"trade_change": "on", "science_progress": "on"},
)  # fmt: skip
BATCHES = {
    "SHORT": SHORT, "QUICK": QUICK, "MIXED": MIXED, "KNIGHTS": KNIGHTS, "DUEL": DUEL, "MAGIC": MAGIC,
}  # fmt: skip


@cache
def played(name: str) -> list[Result]:
    """The results of a batch, played once for all tests."""
    return list(run(BATCHES[name]))


def digest(results: Iterable[Result]) -> str:
    """Equal for equal results, down to every die and card."""
    rows = json.dumps([row(result) for result in results])
    return hashlib.sha256(rows.encode()).hexdigest()[:16]


def show_digests() -> None:
    for batch in BATCHES.values():
        print(digest(run(batch)))

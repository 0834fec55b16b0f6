"""What came out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.table import Table

from load.evening import Evening

MB = 1_000_000


@dataclass(frozen=True)
class Measured:
    """One run: the server started twice, without and with games, and an evening on the second one."""

    database: str
    compiled: bool
    tables: int
    every: float  # seconds from one move of a table to the next
    empty_start: float  # seconds until it answered
    empty_memory: int
    start: float
    evening: Evening


def quantile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def times(values: Sequence[float]) -> str:
    """The median, and what 99 of 100 keep below."""
    return f"{1000 * quantile(values, 0.5):,.1f} / {1000 * quantile(values, 0.99):,.0f} ms"


def share(seconds: float, run: Measured) -> str:
    return f"{seconds / run.evening.seconds:.0%}"


def memory_per_table(run: Measured) -> float:
    return (run.evening.memory - run.empty_memory) / run.tables


def cpu_per_move(run: Measured) -> float:
    return run.evening.server_cpu / max(1, run.evening.play.moves)


ROWS: Sequence[tuple[str, Callable[[Measured], str]]] = (
    ("games still running at the end", lambda run: f"{run.evening.running:,}"),
    ("moves per second", lambda run: f"{run.evening.play.moves / run.evening.seconds:,.0f}"),
    ("from a move to one's own view of it", lambda run: times(run.evening.play.own)),
    ("... to the view of another at the table", lambda run: times(run.evening.play.other)),
    ("from the link to the whole table, in mid-game", lambda run: times(run.evening.visits.joins)),
    ("server: of one core", lambda run: share(run.evening.server_cpu, run)),
    ("server: processor time per move", lambda run: f"{1000 * cpu_per_move(run):.2f} ms"),
    ("server: memory", lambda run: f"{run.evening.memory / MB:,.0f} MB"),
    ("server: memory per table with two people", lambda run: f"{memory_per_table(run) / 1000:,.0f} kB"),
    ("start without games", lambda run: f"{run.empty_start:.1f} s"),
    ("start with these games on disk", lambda run: f"{run.start:.1f} s"),
    ("everybody back at their table after it", lambda run: f"{run.evening.arrival_seconds:.1f} s"),
    ("people's program: of the other core", lambda run: share(run.evening.people_cpu, run)),
    ("anything else on the machine", lambda run: share(run.evening.foreign_cpu, run)),
)


def title(run: Measured) -> str:
    return f"{run.tables:,} tables, {run.database}"


def as_table(runs: Sequence[Measured]) -> Table:
    table = Table(title=f"One server process, one move per table every {runs[0].every:g} s")
    table.add_column("median / 99 of 100", no_wrap=True)
    for run in runs:
        table.add_column(title(run), justify="right", no_wrap=True)
    for name, cell in ROWS:
        table.add_row(name, *(cell(run) for run in runs))
    return table


def as_markdown(runs: Sequence[Measured]) -> str:
    lines = [["", *(title(run) for run in runs)], ["---", *["---:"] * len(runs)]]
    lines += [[name, *(cell(run) for run in runs)] for name, cell in ROWS]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def warnings(runs: Sequence[Measured]) -> list[str]:
    """What makes figures doubtful, or what should not have happened at all."""
    found = []
    for run in runs:
        evening = run.evening
        if evening.foreign_cpu > 0.1 * evening.seconds:
            found.append(f"{title(run)}: the machine was busy, take these figures with caution")
        if evening.people_cpu > 0.7 * evening.seconds:
            found.append(f"{title(run)}: the people's program was at its limit, not the server")
        found += [f"{title(run)}: {n} × {trouble}" for trouble, n in evening.play.troubles.items() if n]
    return found

"""`hexhaven simulate`: many games between bots, and what comes out of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)  # fmt: skip
from rich.text import Text

from hexhaven.arena import Batch, Result, Summary, WorkerLost, run
from hexhaven.arena.export import (
    MissingExtra,
    Records,
    Sink,
    csv_file,
    feed,
    fresh_file,
    import_pyarrow,
    parquet_file,
)
from hexhaven.arena.figures import Figures
from hexhaven.arena.tables import tables
from hexhaven.catalog import game as game_of
from hexhaven.catalog import usual
from hexhaven.cli.console import current
from hexhaven.cli.errors import UsageError
from hexhaven.cli.language import Language, language_of
from hexhaven.cli.play import read_options, usual_seats
from hexhaven.cli.texts import number, tell
from hexhaven.dealer import fresh_seed

INTERRUPTED: Final = 130
EXTRAS: Final = {"matplotlib": "extra_plot", "pyarrow": "extra_parquet"}
SEATS: Final = "greedy,random,random,random"  # as many of them as the game has room for


def simulate(
    *,
    seats: str | None = None,
    games: int = 100,
    workers: int = 0,
    seed: str | None = None,
    game: str = usual().id,
    preset: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    map: str | None = None,
    csv: Path | None = None,
    parquet: Path | None = None,
    plot: Path | None = None,
    records: Path | None = None,
    rotate: Annotated[bool, Parameter(show_default=False)] = True,
    quick: Annotated[bool, Parameter(negative=())] = False,
    force: Annotated[bool, Parameter(negative=())] = False,
    language: Language = None,
) -> int:
    """Let bots play many games and print who won, how long it took, and what dice and cards did."""
    spoken = language_of(language, current().env)
    map_id, map_text = read_map_choice(map)
    batch = Batch(
        bots=tuple(name.strip() for name in (seats or usual_seats(game, SEATS)).split(",")),
        games=games,
        seed=seed or fresh_seed().hex()[:12],
        game=game,
        preset=preset or game_of(game).default_preset,
        options=read_options(option or []),
        map=map_id,
        map_text=map_text,
        rotate=rotate,
        quick=quick,
        records=records is not None,
    )
    results = run(batch, workers)
    files = Files(csv, parquet, plot, records)
    try:
        files.check(force)
        summary = play_all(batch, results, files, spoken)
    except MissingExtra as problem:
        raise UsageError(EXTRAS[problem.package], package=problem.package, extra=problem.extra) from None
    except WorkerLost:
        raise UsageError("worker_lost") from None
    return exit_code(batch, summary, spoken)


def play_all(batch: Batch, results: Iterator[Result], files: Files, language: str) -> Summary:
    """Play, write the files, print the tables; after Ctrl-C, with the games there are."""
    begun = time.perf_counter()
    summary = Summary(batch.bots)
    with ExitStack() as stack:
        sinks = [summary, *files.open(stack)]
        try:
            for result in with_progress(results, batch.games, language):
                feed(sinks, result)
        except KeyboardInterrupt:
            if summary.games == 0:
                raise UsageError("interrupted") from None
    seconds = time.perf_counter() - begun
    f = Figures(language)
    files.save_plot(summary, title_of(batch, summary, f), language)
    report(batch, summary, seconds, f)
    return summary


def exit_code(batch: Batch, summary: Summary, language: str) -> int:
    """0, or what a shell expects after Ctrl-C."""
    if summary.games == batch.games:
        return 0
    done, all = number(language, summary.games), number(language, batch.games)
    current().error(tell(language, "usage.interrupted_after", n=done, all=all))
    return INTERRUPTED


# --- what was asked for -------------------------------------------------------------------------------


def read_map_choice(map: str | None) -> tuple[str | None, str | None]:
    """The id of a map, or the text of a map file."""
    if map is None or not (map.endswith(".toml") or Path(map).is_file()):
        return map, None
    return None, Path(map).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Files:
    """The files to be written, each None unless it was asked for."""

    csv: Path | None
    parquet: Path | None
    plot: Path | None
    records: Path | None

    def check(self, force: bool) -> None:
        """Refuse, before any game is played, what could not be written after it."""
        for path in (self.csv, self.parquet, self.plot):
            check_target(path, force)
        if self.records is not None and not force and self.records.is_dir() and any(self.records.iterdir()):
            raise UsageError("folder_not_empty", path=self.records)
        if self.parquet is not None:
            import_pyarrow()
        if self.plot is not None and plot_format(self.plot) not in import_plot().UNDATED:
            raise UsageError("plot_ending", path=self.plot)

    def open(self, stack: ExitStack) -> list[Sink]:
        """Open all files that take the results one by one."""
        sinks: list[Sink] = []
        if self.csv is not None:
            sinks.append(stack.enter_context(csv_file(self.csv)))
        if self.parquet is not None:
            sinks.append(stack.enter_context(parquet_file(self.parquet)))
        if self.records is not None:
            sinks.append(Records(self.records))
        return sinks

    def save_plot(self, summary: Summary, title: str, language: str) -> None:
        if self.plot is not None:
            with fresh_file(self.plot) as part:
                import_plot().save_plot(summary, part, title, plot_format(self.plot), language)


def check_target(path: Path | None, force: bool) -> None:
    if path is None:
        return
    if path.exists() and not force:
        raise UsageError("exists", path=path)
    if not path.parent.is_dir():
        raise UsageError("no_folder", folder=path.parent, name=path.name)


def plot_format(path: Path) -> str:
    return path.suffix[1:].lower()


def import_plot() -> ModuleType:
    try:
        from hexhaven.arena import plot
    except ImportError:
        raise MissingExtra("matplotlib", "cli", "drawing a plot") from None
    return plot


# --- what is shown ------------------------------------------------------------------------------------


class Speed(ProgressColumn):
    """Games per second."""

    def __init__(self, f: Figures) -> None:
        super().__init__()
        self.f = f

    def render(self, task: Task) -> Text:
        if not task.elapsed:
            return Text("")
        return Text(self.f.text("speed", n=self.f.number(task.completed / task.elapsed, 1)))


def with_progress(results: Iterator[Result], games: int, language: str) -> Iterator[Result]:
    """Pass the results on; on a terminal, a bar shows how far it is."""
    console = Console(file=current().stderr)
    f = Figures(language)
    left = TextColumn(f.text("left"))
    columns = [BarColumn(), MofNCompleteColumn(), Speed(f), left, TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield from bar.track(results, games)


def report(batch: Batch, summary: Summary, seconds: float, f: Figures) -> None:
    console = Console(file=current().stdout)
    console.print(Text(title_of(batch, summary, f), "bold"))
    speed = f.number(summary.games / seconds, 1)
    console.print(Text(f.text("took", seconds=f.number(seconds, 1), speed=speed)))
    for title, table in tables(summary, f.language):
        console.print(Text(f"\n{title}", "bold"))
        console.print(table)


def title_of(batch: Batch, summary: Summary, f: Figures) -> str:
    """Everything that decides how the games come out."""
    changes = [f"{name}={value}" for name, value in batch.options.items()]
    if batch.map is not None:
        changes.append(f.text("map", id=batch.map))
    game = [] if batch.game == usual().id else [f.text("game", id=batch.game)]
    preset, seed = f.text("preset", id=batch.preset), f.text("seed", seed=batch.seed)
    rules = ", ".join([*game, preset, *changes, seed])
    return f.text("title", bots=", ".join(batch.bots), n=f.number(summary.games), rules=rules)

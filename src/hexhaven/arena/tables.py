"""The figures of a batch as tables for the terminal.

Needs rich, which the extra `cli` brings; nothing else of the arena does.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.table import Table

from hexhaven.arena.figures import Figures
from hexhaven.arena.seen import Dice
from hexhaven.arena.statistics import Share, Summary, spread


def tables(summary: Summary, language: str = "en") -> Iterator[tuple[str, Table]]:
    """Every table there is something to say in, with its title."""
    f = Figures(language)
    yield f.text("won"), wins(summary, f)
    yield f.text("won_by_turn", test=f.p(summary.place_test()[1])), places(summary, f)
    yield f.text("length"), length(summary, f)
    if summary.thrown is not None:
        yield f.text("dice_shares", test=f.p(summary.dice_test()[1])), dice(summary, summary.thrown, f)
        yield f.text("gained"), cards(summary, f)
        yield f.text("done"), deeds(summary, f)


def table(*columns: str, texts: int = 1) -> Table:
    """An empty table; the first columns hold texts, the others numbers."""
    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for i, column in enumerate(columns):
        made.add_column(column, justify="left" if i < texts else "right")
    return made


def headed(f: Figures, *keys: str) -> Table:
    """An empty table with headings that all games share."""
    return table(*(f.text(key) if key else "" for key in keys))


def wins(summary: Summary, f: Figures) -> Table:
    made = headed(f, "bot", "seats", "games", "share", "interval", "if_equal", "points")
    for share in summary.by_bot():
        seats, points = str(summary.labelled[share.name]), f.number(summary.mean_points(share.name), 1)
        made.add_row(share.name, seats, *share_cells(share, f), f.share(share.fair), points)
    if summary.unfinished:
        rate = f.share(summary.unfinished / summary.games)
        made.add_row(f.text("nobody"), "", f.number(summary.unfinished), rate)
    return made


def places(summary: Summary, f: Figures) -> Table:
    made = headed(f, "place", "games", "share", "interval")
    for share in summary.by_place():
        made.add_row(share.name, *share_cells(share, f))
    return made


def share_cells(share: Share, f: Figures) -> tuple[str, str, str]:
    low, high = map(f.share, share.interval)
    return f.number(share.wins), f.share(share.rate), f.text("range", low=low, high=high)


def length(summary: Summary, f: Figures) -> Table:
    made = headed(f, "", "mean", "shortest", "below", "median", "above", "longest")
    for key, values in (("turns", summary.turns), ("decisions", summary.decisions)):
        s = spread(values)
        made.add_row(f.text(key), *map(f.number, (s.mean, s.least, s.low, s.median, s.high, s.most)))
    return made


def dice(summary: Summary, thrown: Dice, f: Figures) -> Table:
    made = table(f.label(thrown.heading), *map(str, thrown.shows))
    shares = summary.dice_shares()
    made.add_row(f.text("rolled"), *(f.number(100 * rolled, 1) for _, rolled, _ in shares))
    made.add_row(f.text("expected"), *(f.number(100 * expected, 1) for _, _, expected in shares))
    return made


def cards(summary: Summary, f: Figures) -> Table:
    kinds = map(f.label, summary.card_names.values())
    made = table(f.text("bot"), f.text("source"), *kinds, f.text("all"), texts=2)
    for bot in summary.bots:
        for source, label in summary.sources.items():
            gained = summary.cards(bot, source)
            made.add_row(bot, f.label(label), *(f.number(n, 1) for n in (*gained, sum(gained))))
    return made


def deeds(summary: Summary, f: Figures) -> Table:
    made = table(f.text("bot"), *map(f.label, summary.columns.values()))
    for bot in summary.bots:
        made.add_row(bot, *(f.number(summary.done(bot, verb), 1) for verb in summary.columns))
    return made

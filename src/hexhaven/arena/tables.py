"""The figures of a batch as tables for the terminal.

Needs rich, which the extra `cli` brings; nothing else of the arena does.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.table import Table

from hexhaven.arena.seen import Dice
from hexhaven.arena.statistics import Share, Summary, p_text, spread


def tables(summary: Summary) -> Iterator[tuple[str, Table]]:
    """Every table there is something to say in, with its title."""
    yield "Games won", wins(summary)
    yield f"Games won by order of turn (chi-square test: {p_text(summary.place_test()[1])})", places(summary)
    yield "Length of a game", length(summary)
    if summary.thrown is not None:
        test = p_text(summary.dice_test()[1])
        yield f"Dice, in per cent (chi-square test: {test})", dice(summary, summary.thrown)
        yield "Cards gained, per player and game", cards(summary)
        yield "Done, per player and game", deeds(summary)


def table(*columns: str, texts: int = 1) -> Table:
    """An empty table; the first columns hold texts, the others numbers."""
    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for i, column in enumerate(columns):
        made.add_column(column, justify="left" if i < texts else "right")
    return made


def wins(summary: Summary) -> Table:
    made = table("bot", "seats", "games", "share", "95 % interval", "if equal", "points")
    for share in summary.by_bot():
        seats, points = str(summary.labelled[share.name]), f"{summary.mean_points(share.name):.1f}"
        made.add_row(share.name, seats, *share_cells(share), f"{share.fair:.1%}", points)
    if summary.unfinished:
        made.add_row("nobody", "", f"{summary.unfinished:,}", f"{summary.unfinished / summary.games:.1%}")
    return made


def places(summary: Summary) -> Table:
    made = table("place", "games", "share", "95 % interval")
    for share in summary.by_place():
        made.add_row(share.name, *share_cells(share))
    return made


def share_cells(share: Share) -> tuple[str, str, str]:
    low, high = share.interval
    return f"{share.wins:,}", f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}"


def length(summary: Summary) -> Table:
    made = table("", "mean", "shortest", "5 % below", "median", "5 % above", "longest")
    for name, values in (("turns", summary.turns), ("decisions", summary.decisions)):
        s = spread(values)
        figures = (s.mean, s.least, s.low, s.median, s.high, s.most)
        made.add_row(name, *(f"{figure:,.0f}" for figure in figures))
    return made


def dice(summary: Summary, thrown: Dice) -> Table:
    made = table(thrown.heading, *map(str, thrown.shows))
    made.add_row("rolled", *(f"{100 * rolled:.1f}" for _, rolled, _ in summary.dice_shares()))
    made.add_row("expected", *(f"{100 * expected:.1f}" for _, _, expected in summary.dice_shares()))
    return made


def cards(summary: Summary) -> Table:
    made = table("bot", "source", *summary.card_names, "all", texts=2)
    for bot in summary.bots:
        for source in summary.sources():
            gained = summary.cards(bot, source)
            made.add_row(bot, source, *(f"{n:.1f}" for n in gained), f"{sum(gained):.1f}")
    return made


def deeds(summary: Summary) -> Table:
    made = table("bot", *summary.headings.values())
    for bot in summary.bots:
        made.add_row(bot, *(f"{summary.done(bot, verb):.1f}" for verb in summary.headings))
    return made

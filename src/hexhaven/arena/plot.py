"""A picture of a batch: who won, how long it took, and whether dice and cards were as expected.

Needs matplotlib, which the extra `cli` brings; nothing else of the arena does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator, MultipleLocator, PercentFormatter

from hexhaven.arena.figures import Figures
from hexhaven.arena.statistics import Share, Summary, spread

Panel: TypeAlias = Callable[[Axes, Summary, Figures], None]

# The palette of Okabe and Ito, which colour-blind readers can tell apart, too.
BLUE: Final = "#0072B2"
ORANGE: Final = "#E69F00"
GREEN: Final = "#009E73"
PINK: Final = "#CC79A7"
SKY: Final = "#56B4E9"
RED: Final = "#D55E00"
YELLOW: Final = "#F0E442"
COLOURS: Final = [BLUE, ORANGE, GREEN, PINK, SKY, RED, YELLOW]
INK: Final = "#333333"
FAINT: Final = "#888888"
HALO: Final = withStroke(linewidth=3.5, foreground="white")  # so that lines can be read on bars

# The formats, and how to keep the date out of the file.
UNDATED: Final[dict[str, dict[str, None]]] = {"png": {}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}

ACROSS: Final = 3  # panels in a row
CROWDED: Final = 5  # kinds of cards whose names fit beside each other
BINS: Final = 24
STYLE: Final[dict[Any, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": FAINT,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "font.size": 10,
    "grid.color": "#e6e6e6",
    "legend.frameon": False,
    "svg.hashsalt": "hexhaven",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def save_plot(summary: Summary, path: Path, title: str, format: str, language: str = "en") -> None:
    """Draw the figure into a file, as `png`, `svg` or `pdf`. The same figure gives the same file."""
    with matplotlib.rc_context(STYLE):
        figure(summary, title, Figures(language)).savefig(
            path, dpi=150, format=format, metadata=UNDATED[format]
        )


def figure(summary: Summary, title: str, f: Figures) -> Figure:
    panels = panels_of(summary)
    rows = -(-len(panels) // ACROSS)
    layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15)
    drawing = Figure(figsize=(14, 0.6 + 4.2 * rows), layout=layout)
    drawing.suptitle(title, x=0.01, ha="left", fontsize=14)
    for axes, panel in zip(drawing.subplots(rows, ACROSS).flat, panels, strict=True):
        panel(axes, summary, f)
    return drawing


def panels_of(summary: Summary) -> list[Panel]:
    """What there is to show: dice and cards only if somebody has counted them."""
    counted: list[Panel] = [dice, resources, origins]
    return [wins, order_of_turn, length, *(counted if summary.watched else [])]


# --- who won ------------------------------------------------------------------------------------------


def wins(axes: Axes, summary: Summary, f: Figures) -> None:
    shares = summary.by_bot()
    axes.set_title(f.text("won"))
    names = [seated(summary, share.name) for share in shares]
    axes.bar(names, rates(shares), width=0.6, color=COLOURS[: len(shares)])
    mark_intervals(axes, shares)
    for x, share in enumerate(shares):
        axes.hlines(share.fair, x - 0.4, x + 0.4, color=INK, linestyle="--", path_effects=[HALO])
        label(axes, x, share, f)
    axes.set_xlabel(f.text("plot_dashed"))
    share_axis(axes, shares, f)


def seated(summary: Summary, name: str) -> str:
    """'greedy', or 'random × 3' if there are several of them."""
    n = summary.labelled[name]
    return f"{name} × {n}" if n > 1 else name


def order_of_turn(axes: Axes, summary: Summary, f: Figures) -> None:
    shares = summary.by_place()
    _, p = summary.place_test()
    axes.set_title(f.text("plot_by_turn"))
    axes.plot(range(len(shares)), rates(shares), "o", color=BLUE, markersize=8, clip_on=False)
    mark_intervals(axes, shares)
    axes.axhline(1 / summary.players, color=INK, linestyle="--", linewidth=1.2)
    for x, share in enumerate(shares):
        label(axes, x, share, f)
    axes.set_xticks(range(len(shares)), [f.text(f"plot_turn_{x}") for x in range(1, len(shares) + 1)])
    axes.set_xlabel(f.text("plot_test", test=f.p(p)))
    axes.set_xlim(-0.5, len(shares) - 0.5)
    share_axis(axes, shares, f)


def rates(shares: Sequence[Share]) -> list[float]:
    return [share.rate for share in shares]


def mark_intervals(axes: Axes, shares: Sequence[Share]) -> None:
    lows = [share.rate - share.interval[0] for share in shares]
    highs = [share.interval[1] - share.rate for share in shares]
    axes.errorbar(
        range(len(shares)), rates(shares), [lows, highs], fmt="none", ecolor=INK, capsize=5, linewidth=1.5
    )


def label(axes: Axes, x: int, share: Share, f: Figures) -> None:
    axes.annotate(
        f.share(share.rate), (x, share.interval[1]), (0, 5), textcoords="offset points",
        ha="center", weight="bold", path_effects=[HALO],
    )  # fmt: skip


def share_axis(axes: Axes, shares: Sequence[Share], f: Figures) -> None:
    """Leave room for labels above the highest bar or line."""
    axes.set_ylim(0, min(1.15, 1.3 * max(max(share.interval[1], share.fair) for share in shares)))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0, 0, f.text("per_cent")))
    axes.grid(axis="x", visible=False)
    axes.set_ylabel(f.text("plot_share_of_games"))


# --- how long -----------------------------------------------------------------------------------------


def length(axes: Axes, summary: Summary, f: Figures) -> None:
    figures = spread(summary.turns)
    axes.set_title(f.text("plot_length"))
    axes.hist(summary.turns, bins=bins(summary.turns), color=SKY, edgecolor="white", linewidth=0.6)
    axes.axvline(figures.median, color=INK, linestyle="--", linewidth=1.2)
    axes.annotate(
        f.text("plot_median", n=f.number(figures.median)), (figures.median, 1), (5, -4),
        xycoords=("data", "axes fraction"), textcoords="offset points", va="top",
    )  # fmt: skip
    axes.set_xlabel(f.text("plot_turns"))
    axes.set_ylabel(f.text("games"))
    axes.margins(y=0.15)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(axis="x", visible=False)


def bins(values: Sequence[int]) -> list[float]:
    """Edges between whole numbers, so that every bar stands for equally many of them."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // BINS))
    return [edge - 0.5 for edge in range(least, most + width + 1, width)]


# --- dice and cards -----------------------------------------------------------------------------------


def dice(axes: Axes, summary: Summary, f: Figures) -> None:
    assert summary.thrown is not None
    numbers, shares, fair = zip(*summary.dice_shares(), strict=True)
    _, p = summary.dice_test()
    axes.set_title(f.text("plot_dice"))
    rolled = axes.bar(numbers, shares, width=0.7, color=GREEN)
    expected = axes.hlines(fair, [x - 0.45 for x in numbers], [x + 0.45 for x in numbers], color=INK)
    axes.legend([rolled, expected], [f.text("rolled"), f.text("expected")], loc="upper right")
    axes.set_xticks(numbers)
    name, rolls = f.label(summary.thrown.name), f.number(sum(summary.dice))
    axes.set_xlabel(f.text("plot_rolls", dice=name, n=rolls, test=f.p(p)))
    axes.set_ylabel(f.text("plot_share_of_rolls"))
    axes.margins(y=0.15)
    axes.yaxis.set_major_locator(MultipleLocator(0.05))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0, 0, f.text("per_cent")))
    axes.grid(axis="x", visible=False)


def resources(axes: Axes, summary: Summary, f: Figures) -> None:
    """Cards of each kind, from whatever source, beside each other for every kind of bot."""
    axes.set_title(f.text("plot_by_card"))
    width = 0.8 / len(summary.bots)
    kinds = range(len(summary.card_names))
    for i, bot in enumerate(summary.bots):
        by_source = [summary.cards(bot, source) for source in summary.sources]
        heights = [sum(cards[card] for cards in by_source) for card in kinds]
        left = [card + (i + 0.5) * width - 0.4 for card in kinds]
        axes.bar(left, heights, 0.92 * width, color=COLOURS[i], label=bot)
    names = [f.label(label) for label in summary.card_names.values()]
    axes.set_xticks(kinds, names, fontsize=8 if len(kinds) > CROWDED else 10)
    axes.set_ylabel(f.text("plot_cards"))
    axes.margins(y=0.25)
    axes.legend(loc="upper center", ncols=len(summary.bots))
    axes.grid(axis="x", visible=False)


def origins(axes: Axes, summary: Summary, f: Figures) -> None:
    """How many cards each source brings, stacked, one bar for each kind of bot."""
    axes.set_title(f.text("plot_by_source"))
    names = summary.bots[::-1]
    left = [0.0] * len(names)
    for (source, called), colour in zip(summary.sources.items(), COLOURS, strict=False):
        widths = [sum(summary.cards(bot, source)) for bot in names]
        name = f.label(called)
        axes.barh(names, widths, 0.55, left, color=colour, edgecolor="white", linewidth=0.6, label=name)
        left = [a + b for a, b in zip(left, widths, strict=True)]
    axes.set_xlabel(f.text("plot_cards"))
    axes.set_xlim(0, 1.05 * max(1.0, *left))
    axes.set_ylim(-0.6, len(names) + 0.1)
    axes.legend(loc="upper center", ncols=3)
    axes.grid(axis="y", visible=False)

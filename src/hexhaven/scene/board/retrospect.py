"""What a game looked like, once it is over."""

from typing import cast

from hexhaven import catalog
from hexhaven.actions import VERB_MASK
from hexhaven.arena.board import PRODUCTION, SUMS, BoardCounting
from hexhaven.board.state import Position
from hexhaven.record import Entry, Record
from hexhaven.scene.board.news import gain
from hexhaven.scene.board.questions import round_of
from hexhaven.scene.board.turning_points import Plot
from hexhaven.scene.family import Retrospect
from hexhaven.wire.form import Cards
from hexhaven.wire.rest import Robbery, Trade

THROWS = 36
BANK = -1


def retrospect(record: Record, plot: Plot) -> Retrospect:
    """Go through a game once, and count; the plot follows what it turns on."""
    p = cast(Position, catalog.start(record.setup))
    counting, chronicle = BoardCounting(p), Chronicle(p)
    for number, entry in enumerate(record.entries, 1):
        before = p.copy()
        p.apply(entry.action, entry.player)
        counting.saw(p, entry.player, entry.action)
        chronicle.note(before, p, entry)
        plot.note(number, before, p, entry)
    seen = counting.seen()
    players = range(p.players())
    return Retrospect(
        rounds=round_of(p),
        points=[*chronicle.points, shown_points(p)],
        rolls=seen.dice,
        expected=expected(sum(seen.dice)),
        produced=[by_card(p, seen.gained[PRODUCTION][player]) for player in players],
        gained=[by_source(seen.gained, player) for player in players],
        trades=chronicle.trades,
        robberies=chronicle.all_robberies(),
        turns=plot.weightiest(),
    )


def expected(rolls: int) -> list[float]:
    """How often each sum comes up on average."""
    return [rolls * (6 - abs(7 - n)) / THROWS for n in SUMS]


def by_card(p: Position, counts: list[int]) -> Cards:
    return dict(zip(p.rules.card_names, counts, strict=True))


def by_source(gained: dict[str, list[list[int]]], player: int) -> Cards:
    return {source: sum(rows[player]) for source, rows in gained.items()}


def shown_points(p: Position) -> list[int]:
    """The points everybody saw; hidden ones appear when they are laid open."""
    return [int(n) for n in p.shown_points]


class Chronicle:
    """What is noted down while a game goes by."""

    def __init__(self, start: Position) -> None:
        self.points: list[list[int]] = []  # at the end of each round
        self.trades: list[Trade] = []
        self.robberies: dict[tuple[int, int], int] = {}
        if round_of(start) > 0:  # the pieces stand already: that was round 0
            self.points.append(shown_points(start))

    def note(self, before: Position, after: Position, entry: Entry) -> None:
        if round_of(after) > round_of(before):
            self.points.append(shown_points(after))
        verb = before.rules.verbs[entry.action & VERB_MASK].name
        if verb in ("bank", "trade"):
            self.trades.append(trade(before, after, entry))
        elif verb == "stole":
            pair = int(before.number()), int(before.detail())
            self.robberies[pair] = self.robberies.get(pair, 0) + 1

    def all_robberies(self) -> list[Robbery]:
        pairs = sorted(self.robberies.items())
        return [Robbery(thief=thief, victim=victim, cards=n) for (thief, victim), n in pairs]


def trade(before: Position, after: Position, entry: Entry) -> Trade:
    """An exchange, from the side of the player on turn."""
    verb, partner, *_ = entry.text.split()
    old, new = bytes(before.hands), bytes(after.hands)
    return Trade(
        round=round_of(before),
        a=entry.player,
        b=BANK if verb == "bank" else int(partner),
        gave=gain(before, new, old, entry.player),
        got=gain(before, old, new, entry.player),
    )

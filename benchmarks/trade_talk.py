"""Count how much the bots talk about trade to a person who declines everything, in the game and in its log.

One person sits with bots. By turns of the person a table says how many offers they were asked about, how many
lines of the log were talk about trade (offers, proposals and answers; a trade that comes about is none), and
how many lines it would be if every answer stood alone.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from rich.console import Console
from rich.progress import track
from rich.table import Table

import hexhaven
from hexhaven import bots, catalog, words
from hexhaven.bots import Bot, Hearing, tell
from hexhaven.core.game import CHANCE, NOBODY, Action, View
from hexhaven.dealer import Dealer, commitment, map_rng, seed_from
from hexhaven.record import Entry, Record

PERSON = 0
OFFER = "offer"
ANSWERS = ("accept", "decline", "propose", "withdraw")
TALK = (OFFER, *ANSWERS)


@dataclass
class Tally:
    """What was counted, over all games."""

    turns: int = 0  # of the person
    asked: int = 0  # offers the person had to answer
    made: int = 0  # offers of the bots, to anybody
    most: int = 0  # offers of one bot in one turn of its own
    entries: int = 0  # of the log that are told
    talk: int = 0  # of these about trade
    lines: int = 0  # an offer and its answers being one
    talk_lines: int = 0
    trades: int = 0  # between players

    def rows(self) -> list[tuple[str, str]]:
        turns = max(1, self.turns)
        return [
            ("turns of the person", f"{self.turns:,}"),
            ("offers to the person, a turn", f"{self.asked / turns:.2f}"),
            ("offers of all bots, a turn of the person", f"{self.made / turns:.2f}"),
            ("most offers of a bot in a turn", str(self.most)),
            ("trades between players, a turn of the person", f"{self.trades / turns:.2f}"),
            ("talk in the log, answers alone", share(self.talk, self.entries)),
            ("talk in the log, answers folded", share(self.talk_lines, self.lines)),
        ]


def share(n: int, of: int) -> str:
    return f"{n:,} of {of:,} ({n / max(1, of):.0%})"


class Decliner(Bot):
    """Plays like greedy, but declines every offer and makes none."""

    def __init__(self, seed: object) -> None:
        self.mind = bots.make("greedy", seed)

    def begin(self, player: int) -> None:
        self.mind.begin(player)

    def choose(self, view: View) -> Action:
        seen = view.seen
        if "decline" in [seen.write(action) for action in view.legal()]:
            return seen.read("decline")
        thoughts = self.mind.explain(view) or [(self.mind.choose(view), 0.0, {})]
        return next(action for action, _, _ in thoughts if verb_of(seen.write(action)) != OFFER)


def verb_of(text: str) -> str:
    return text.partition(" ")[0]


class Count:
    """Counts one game as it goes."""

    def __init__(self, tally: Tally, record: Record) -> None:
        self.tally = tally
        self.record = record
        self.made = 0  # by the bot on turn
        self.answered = False  # whether the last line told is an offer, or an answer to one

    def note(self, entry: Entry, told: str | None) -> None:
        verb = verb_of(entry.text)
        if verb == "end":
            self.made = 0
            self.tally.turns += entry.player == PERSON
        self.tally.trades += verb == "trade"
        if verb == OFFER:
            self.made += 1
            self.tally.made += 1
            self.tally.most = max(self.tally.most, self.made)
            self.tally.asked += PERSON in self.record.state.actors()
        if told:
            self.note_line(verb)

    def note_line(self, verb: str) -> None:
        folded = self.answered and verb in ANSWERS
        self.answered = verb == OFFER or folded
        self.tally.entries += 1
        self.tally.talk += verb in TALK
        if not folded:
            self.tally.lines += 1
            self.tally.talk_lines += verb in TALK


def play(tally: Tally, chosen: argparse.Namespace, number: int) -> None:
    """Play one game, or its first turns."""
    seed = seed_from(f"{chosen.seed} {number}")
    setup = catalog.prepare(map_rng(seed), chosen.game, chosen.bots + 1, chosen.preset)
    names = ["Ada", "Bert", "Carla", "Dora"][: chosen.bots + 1]
    record = Record(setup, names, commitment(seed), seed)
    dealer = Dealer(seed)
    seats: list[Bot] = [Decliner(0), *(bots.make("greedy", (number, i)) for i in range(chosen.bots))]
    for player, bot in enumerate(seats):
        bot.begin(player)
    hearing = Hearing(record.state)
    count = Count(tally, record)
    before = tally.turns
    while (actor := int(record.state.actor())) != NOBODY and tally.turns - before < chosen.turns:
        state = record.state.copy()
        action = dealer.draw(state) if actor == CHANCE else seats[actor].choose(state.view(actor))
        entry = record.play(action, actor)
        if hearing.is_talk(entry.text):
            tell(seats, entry.player, entry.action)
        count.note(entry, words.sentence("en", state, entry, names, PERSON).text)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="base")
    parser.add_argument("--preset")
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--turns", type=int, default=1000, help="of the person; by default the whole game")
    parser.add_argument("--seed", default="talk")
    return parser.parse_args()


def main() -> None:
    chosen = options()
    console = Console()
    console.print("compiled" if hexhaven.compiled else "uncompiled: slow")
    tally = Tally()
    for number in track(range(chosen.games), chosen.game, console=console, transient=True):
        play(tally, chosen, number)
    table = Table("counted", "", title=f"{chosen.game}: a person who declines, and {chosen.bots} bots")
    for name, figure in tally.rows():
        table.add_row(name, figure)
    console.print(table)


if __name__ == "__main__":
    main()

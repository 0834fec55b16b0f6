"""Measure which kinds of cards the bot `greedy` uses in the card game, and how the games go in which it does.

Two of them play each other. For every kind of card, and every way to use it (built, played, cast, used
where it lies), a table says in how many seats it was held, in how many an action with it was allowed, in how
many it was done, how often, and how many of the seats won that held it and that used it. `--never` shows only
what was allowed and never done, or never allowed at all.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from rich.console import Console
from rich.progress import track
from rich.table import Table

import hexhaven
from hexhaven import bots, catalog
from hexhaven.arena.match import play_game
from hexhaven.core.actions import VERB_MASK
from hexhaven.core.game import State
from hexhaven.dealer import map_rng, seed_from
from hexhaven.games.duel.decks import ready_decks
from hexhaven.games.duel.rules.kinds import KIND_NAMES
from hexhaven.games.duel.rules.options import PRESETS
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.used import CardUse

Use = tuple[str, int]  # a way, and a kind of card


def main() -> None:
    chosen = options()
    console = Console()
    console.print("compiled" if hexhaven.compiled else "uncompiled: slow")
    for preset in chosen.preset:
        tally = Tally(rules_of(preset))
        for number in track(range(chosen.games), preset, console=console, transient=True):
            tally.play(preset, f"{chosen.seed} {preset} {number}")
        console.print(tally.table(preset, chosen.never))
        console.print(tally.kinds_used())


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--preset", nargs="+", choices=PRESETS, default=PRESETS)
    parser.add_argument("--games", type=int, default=60, help="for each preset")
    parser.add_argument("--seed", default="cards")
    parser.add_argument("--never", action="store_true", help="show only what was never used")
    return parser.parse_args()


def rules_of(preset: str) -> Rules:
    setup = catalog.prepare(map_rng(seed_from(preset)), "duel", 2, preset)
    return cast(Duel, catalog.start(setup)).rules


@dataclass
class Tally:
    """What many seats of games did with their cards."""

    rules: Rules
    seats: int = 0
    held: Counter[int] = field(default_factory=Counter)  # seats, by kind
    won_holding: Counter[int] = field(default_factory=Counter)
    allowed: Counter[Use] = field(default_factory=Counter)
    used: Counter[Use] = field(default_factory=Counter)
    won_using: Counter[Use] = field(default_factory=Counter)
    times: Counter[Use] = field(default_factory=Counter)
    citadels: int = 0

    def play(self, preset: str, name: str) -> None:
        seed = seed_from(name)
        seen, citadels = CardUse(opportunities=True), Citadels()
        players = [bots.make("greedy", (name, player)) for player in range(2)]
        end = play_game(catalog.prepare(map_rng(seed), "duel", 2, preset), players, seed, [seen, citadels])
        self.citadels += citadels.built
        for player in range(2):
            self.add(seen, player, end.winner == player)

    def add(self, seen: CardUse, player: int, won: bool) -> None:
        used = seen.used[player]
        held = seen.held[player] | {kind for _, kind in used}
        self.seats += 1
        self.held.update(held)
        self.won_holding.update(held if won else ())
        self.allowed.update(seen.allowed[player] | set(used))
        self.used.update(set(used))
        self.won_using.update(set(used) if won else ())
        self.times.update(used)

    def table(self, preset: str, only_never: bool) -> Table:
        table = Table(title=f"{preset}: {self.seats} seats")
        for heading in ("set", "kind", "card", "way"):
            table.add_column(heading)
        for heading in ("held", "allowed", "used", "%", "a seat", "won held", "won used"):
            table.add_column(heading, justify="right")
        for kind in self.kinds():
            for use in self.uses(kind):
                if not only_never or self.used[use] == 0:
                    table.add_row(*self.row(use))
        return table

    def kinds(self) -> Iterator[int]:
        """All kinds that may come into a hand; where players bring decks, those of the ready-made ones."""
        brought = {name for deck in ready_decks().values() for name in deck.cards}
        for number, kind in enumerate(self.rules.kinds):
            is_there = self.rules.collection[number] > 0 and KIND_NAMES[int(kind.kind)] != "event"
            if is_there and (not self.rules.own_piles or kind.name in brought):
                yield number

    def uses(self, kind: int) -> list[Use]:
        return sorted(use for use in self.allowed if use[1] == kind) or [("–", kind)]

    def row(self, use: Use) -> list[str]:
        way, number = use
        kind = self.rules.kinds[number]
        return [
            kind.set, KIND_NAMES[int(kind.kind)], kind.name, way,
            str(self.held[number]), str(self.allowed[use]), str(self.used[use]),
            percent(self.used[use], self.allowed[use]), f"{self.times[use] / self.seats:.2f}",
            percent(self.won_holding[number], self.held[number]),
            percent(self.won_using[use], self.used[use]),
        ]  # fmt: skip

    def kinds_used(self) -> str:
        kinds = list(self.kinds())
        used = {kind for _, kind in self.used}
        spells = sum(n for (way, _), n in self.times.items() if way == "cast")
        magic = f"{spells / self.seats:.2f} spells and {self.citadels / self.seats:.2f} citadels a seat"
        return f"{len(used)} of {len(kinds)} kinds used; {magic}"


class Citadels:
    """An observer that counts the citadels, which are no cards of a hand."""

    def __init__(self) -> None:
        self.built = 0

    def begin(self, state: State) -> None:
        pass

    def saw(self, state: State, player: int, action: int) -> None:
        self.built += cast(Duel, state).rules.verbs[action & VERB_MASK].name == "citadel"


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}" if whole else "–"


if __name__ == "__main__":
    main()

"""From the options of `play` to a game and back: opening, resuming, leaving and ending it."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from hexhaven import catalog, words
from hexhaven.arena.match import MOST_DECISIONS
from hexhaven.cli.console import Console
from hexhaven.cli.errors import UsageError
from hexhaven.cli.host import Host
from hexhaven.cli.menu import END_OF_TURN
from hexhaven.cli.past import Past
from hexhaven.cli.saving import GameFile, default_path, new_path, reopen
from hexhaven.cli.seats import HUMAN, make_bots, read_names, read_seats
from hexhaven.cli.shown import base_of
from hexhaven.cli.table import Seat, Table
from hexhaven.cli.teller import Teller
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.ground import Plan
from hexhaven.dealer import Dealer, commitment, fresh_seed, map_rng, seed_from
from hexhaven.record import Record

# Game, preset, options and map, as they were asked for; without a map it is the one for a first game, if the
# game has maps at all.
Wish: TypeAlias = tuple[str, str | None, Mapping[str, str], str | None]


class Session:
    """One sitting: people and bots around a game and its file."""

    def __init__(
        self, console: Console, language: str, record: Record, kinds: Sequence[str], path: Path, linear: bool
    ) -> None:
        assert record.seed is not None
        humans = [player for player, kind in enumerate(kinds) if kind == HUMAN]
        language = words.within(language, record.state.slices())
        self.host = Host(console, language, record.names, humans, linear, Past(record, humans))
        self.record = record
        self.kinds = kinds
        self.tellers = {player: Teller(language, record.names, player) for player in humans or [NOBODY]}
        self.listen_again()
        self.file = GameFile(path, record, kinds)
        drawn = sum(entry.player == CHANCE for entry in record.entries)
        person = base_of(record.state).person
        people: dict[int, Seat] = {p: person(p, self.host, self.tellers[p]) for p in humans}
        seats: dict[int, Seat] = {**people, **make_bots(kinds, record.seed)}
        self.table = Table(record, Dealer(record.seed, drawn), seats, self.tellers, self.file)

    def listen_again(self) -> None:
        """Let everybody hear what was recorded before, as told already but for the last turn."""
        for entry, before in self.record.steps():
            for teller in self.tellers.values():
                teller.hear(before, entry)
        for teller in self.tellers.values():
            teller.told = max(0, len(teller.turns) - 2)

    def play(self) -> None:
        """Play to the end, telling the audience as it goes."""
        self.greet()
        while not self.table.is_over():
            entry = self.table.step()
            if not self.host.humans and entry is not None and entry.text == END_OF_TURN:
                self.tell_rest()
                if len(self.record.entries) > MOST_DECISIONS:
                    self.host.say("play.endless", n=MOST_DECISIONS)
                    return
        self.tell_rest()
        self.file.finish(self.record)
        self.bid_farewell()

    def greet(self) -> None:
        host = self.host
        host.say("play.welcome" if not self.record.entries else "play.welcome_back")
        for kind in dict.fromkeys(self.kinds):
            people = [host.names[i] for i, each in enumerate(self.kinds) if each == kind]
            key = "play.humans" if kind == HUMAN else "play.bots"
            host.say(key, people=words.listed(host.language, people), kind=kind, n=len(people))
        host.say("play.commitment", hash=self.record.commitment)
        self.explain_game()

    def explain_game(self) -> None:
        """What somebody has to know before the first action, and what wins."""
        state, layer = self.record.state, base_of(self.record.state)
        if not self.record.entries:
            self.warn()
            for key in layer.welcome(state):
                self.host.say(key)
        target = layer.target(state)
        if self.host.humans:
            self.host.say("play.hint_plain" if target is None else "play.hint", target=target)

    def warn(self) -> None:
        """What may be played so, but is not advised."""
        setup = self.record.setup
        for caution in catalog.game(setup.game).advise(setup.options):
            self.host.console.say(words.caution(self.host.language, caution))

    def tell_rest(self) -> None:
        """Tell the news to whoever is at the keyboard, or to the audience."""
        listener = self.host.at_keyboard
        teller = self.tellers[listener if listener in self.tellers else next(iter(self.tellers))]
        for paragraph in teller.news():
            self.host.console.say(paragraph, hanging="  ")

    def bid_farewell(self) -> None:
        """The final board and standing, the seed, and what can be done with the record."""
        host = self.host
        host.console.say()
        host.show_picture(self.record.state)
        host.console.say()
        host.show_table(self.record.state, NOBODY)
        assert self.record.seed is not None
        host.say("play.seed", seed=self.record.seed.hex())
        host.say("play.over", path=self.file.path)
        host.console.show([f"  hexhaven {command} {self.file.path}" for command in ("replay", "verify")])

    def leave(self) -> None:
        self.host.console.say()
        self.host.say("play.leave")
        self.host.console.show([f"  hexhaven play --resume {self.file.path}"])

    def close(self) -> None:
        self.file.close()


# --- opening -----------------------------------------------------------------------------------------


def begin(
    console: Console, language: str, seats: str, names: str | None, wish: Wish, seed: str | None,
    path: Path | None, linear: bool,
) -> Session:  # fmt: skip
    """Set up a new game."""
    kinds = read_seats(seats)
    called = read_names(names, len(kinds))
    secret = fresh_seed() if seed is None else seed_from(seed)
    record = Record(set_up(wish, len(kinds), secret), called, commitment(secret), secret)
    target = default_path(console.env, datetime.now()) if path is None else new_path(path)
    return Session(console, language, record, kinds, target, linear)


def set_up(wish: Wish, players: int, seed: bytes) -> catalog.Setup:
    game, preset, options, map = wish
    maps = catalog.game(game).maps
    named = maps.first_for(players) if map is None else map
    return catalog.prepare(map_rng(seed), game, players, preset, options, find_map(maps, named))


def find_map(maps: catalog.Maps, named: str | None) -> str | Plan | None:
    """A map of the game, or that of a file; a game without maps says itself that it takes none."""
    if named is None or not maps.ids() or named in maps.ids():
        return named
    path = Path(named)
    return maps.plan(path.read_text(encoding="utf-8")) if path.is_file() else named


def resumed(console: Console, language: str, path: Path, seats: str | None, linear: bool) -> Session:
    """Continue a game from its file."""
    record, kinds = reopen(path)
    if record.state.actor() == NOBODY:
        raise UsageError("game_over", path=path)
    if record.seed is None:
        raise UsageError("no_seed", path=path)
    kinds = read_seats(seats) if seats else kinds
    if len(kinds) != len(record.names):
        raise UsageError("how_many", path=path, n=len(record.names))
    return Session(console, language, record, kinds, path, linear)

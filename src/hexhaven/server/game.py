"""The game on a table: its record, its dice, its bots. It knows no socket and no database."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from hexhaven import bots, catalog, scene
from hexhaven.bots import Bot
from hexhaven.core.game import CHANCE, NOBODY, IllegalAction, State, UnknownAction
from hexhaven.dealer import Dealer, commitment, fresh_seed, map_rng
from hexhaven.record import Entry, Record, read_record
from hexhaven.server.chronicle import Chronicle
from hexhaven.server.meta import Wish
from hexhaven.server.store import LogLine


@dataclass(frozen=True)
class Step:
    """An entry of the log and its number."""

    number: int
    entry: Entry


class Damaged(Exception):
    """What is stored of a game does not follow from the rules."""


class Game:
    """A running or finished game."""

    def __init__(self, record: Record) -> None:
        assert record.seed is not None
        self.record = record
        self.rolls = scene.rolls(record.entries)
        self.dealer = Dealer(record.seed, sum(entry.player == CHANCE for entry in record.entries))
        self.bots: dict[tuple[int, str], Bot] = {}
        self.hearing = bots.Hearing(record.state)
        self.last: Step | None = None  # what the last player did
        self.chronicle = Chronicle(record)
        self.settings: dict[str, msgspec.Raw] = {}  # by language

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def is_over(self) -> bool:
        return int(self.state.actor()) == NOBODY

    def waiting(self) -> list[int]:
        """The players the game waits for."""
        return [player for player in self.state.actors() if player >= 0]

    def setting(self, language: str) -> msgspec.Raw:
        """What does not change during the game, written once."""
        if language not in self.settings:
            self.settings[language] = msgspec.Raw(msgspec.json.encode(scene.setting(language, self.state)))
        return self.settings[language]

    # --- going on -----------------------------------------------------------------------------------

    def act(self, player: int, text: str) -> list[Step]:
        """Let a player act, and chance after them. Raises UnknownAction or IllegalAction."""
        return self.play(player, int(self.state.read(text)))

    def play(self, player: int, action: int) -> list[Step]:
        self.last = self.step(player, action)
        return [self.last, *self.deal()]

    def deal(self) -> list[Step]:
        """Let chance act as long as the game waits for it."""
        steps = []
        while int(self.state.actor()) == CHANCE:
            steps.append(self.step(CHANCE, int(self.dealer.draw(self.state))))
        return steps

    def step(self, player: int, action: int) -> Step:
        entry = self.record.play(action, player)
        scene.add_roll(self.rolls, entry)
        if self.hearing.is_talk(entry.text):
            bots.tell(self.bots.values(), player, action)
        return Step(len(self.record.entries), entry)

    def follow(self, lines: Iterable[LogLine]) -> list[Step]:
        """Take over what was stored by somebody else."""
        steps = []
        for line in lines:
            step = self.step(line.player, int(self.state.read(line.text)))
            if line.player == CHANCE:
                self.dealer.drawn += 1
            else:
                self.last = step
            steps.append(step)
        return steps

    def bot_move(self, player: int, name: str, spared: Sequence[int] = ()) -> list[Step]:
        """Let a bot act, which asks nobody for a trade who does not want to be asked."""
        bot = self.bot(player, name)
        bot.leave_alone(spared)
        return self.play(player, int(bot.choose(self.state.view(player))))

    def decline_for(self, players: Sequence[int]) -> list[Step]:
        """Say no for those who are asked for a trade now and do not want to be asked."""
        steps = []
        for player in players:
            answer = scene.no_deal(self.state, player)
            if answer is not None:
                steps += [self.step(player, answer), *self.deal()]
        return steps

    def bot(self, player: int, name: str) -> Bot:
        """The bot of a seat; its choices hang on the game's seed, so nobody can foresee them."""
        key = player, name
        if key not in self.bots:
            self.bots[key] = bots.make(name, self.word(player))
            self.bots[key].begin(player)
            bots.recall(self.bots[key], self.hearing, self.record.entries)
        return self.bots[key]

    def word(self, player: int) -> str:
        """What a bot's choices hang on."""
        assert self.record.seed is not None
        return f"{self.record.seed.hex()} {player}"

    # --- taking back --------------------------------------------------------------------------------

    def can_take_back(self, player: int) -> bool:
        """Whether the last entry is the player's own and has shown nothing new to anybody."""
        last = self.last
        if last is None or last.entry.player != player or last.number != len(self.record.entries):
            return False
        return scene.can_take_back(self.state, last.entry)


def new_record(wish: Wish, names: Sequence[str]) -> Record:
    """Lay out a new game with dice nobody can foresee."""
    seed = fresh_seed()
    setup = catalog.prepare(map_rng(seed), wish.game, len(names), wish.preset, wish.options, wish.map)
    return Record(setup, list(names), commitment(seed), seed)


def open_game(header: bytes, lines: Sequence[LogLine]) -> Game:
    """A stored game: the header of its record, and its log. Damaged if they cannot be played again."""
    try:
        game = Game(read_record(header.decode()))
        game.follow(lines)
    except (ValueError, IllegalAction, UnknownAction) as problem:
        raise Damaged(str(problem)) from problem
    return game

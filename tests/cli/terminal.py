"""A terminal for tests: what is typed comes from a list or from a player who reads the screen."""

import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hexhaven.cli.app import run as run_app
from hexhaven.cli.console import Console
from hexhaven.cli.host import Host
from hexhaven.cli.teller import Teller
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal.human import BoardHuman

NAMES = ["Anna", "Bert", "Carla", "Dora"]
LABEL = re.compile(r"^ +(\d+(?:-\d+)?)  \S")


class Answer(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


class Screen(io.StringIO):
    """An output that may pretend to be a terminal."""

    def __init__(self, is_terminal: bool = False) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


class Keys(io.StringIO):
    """Typed lines."""

    def __init__(self, lines: Sequence[str], is_terminal: bool = False) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


class Autopilot(io.StringIO):
    """Somebody who reads the last menu on the screen and picks one of its lines, until they have enough."""

    def __init__(self, screen: Screen, seed: object, lines: int = 100_000) -> None:
        super().__init__()
        self.screen = screen
        self.rng = Rng(seed)
        self.left = lines

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self.left -= 1
        if self.left < 0:
            return ""
        return f"{self.choice()}\n"

    def choice(self) -> str:
        """One of the labels shown since the last prompt; where there are none, an empty line goes on."""
        shown = self.screen.getvalue()[-6000:].removesuffix("\n> ").rpartition("\n> ")[2]
        labels = [found[1] for found in map(LABEL.match, shown.splitlines()) if found]
        return labels[int(self.rng.below(len(labels)))] if labels else ""


def environment(folder: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(folder), "HOME": str(folder)}


def run(*argv: str, typed: Sequence[str] = (), env: dict[str, str] | None = None) -> Answer:
    """Run a command as `hexhaven ARGV`."""
    out, err = Screen(), Screen()
    console = Console(Keys(typed), out, err, env or {})
    return Answer(run_app(list(argv), console), out.getvalue(), err.getvalue())


def run_autopilot(*argv: str, seed: object = 1, lines: int = 100_000) -> Answer:
    """Run a command with somebody at the keyboard who picks at random."""
    out, err = Screen(), Screen()
    console = Console(Autopilot(out, seed, lines), out, err, {})
    return Answer(run_app(list(argv), console), out.getvalue(), err.getvalue())


class Sitting:
    """One person before one position, without a game around it."""

    def __init__(
        self,
        *typed: str,
        player: int = 0,
        language: str = "en",
        humans: Sequence[int] = (0,),
        linear: bool = True,
    ) -> None:
        self.screen = Screen()
        console = Console(Keys(typed), self.screen, self.screen, {})
        self.host = Host(console, language, NAMES, humans, linear)
        self.human = BoardHuman(player, self.host, Teller(language, NAMES, player))
        self.player = player

    def choose(self, p: Position) -> str:
        """Let the person choose; the action as text."""
        return p.write(self.human.choose(p.view(self.player)))

    @property
    def out(self) -> str:
        return self.screen.getvalue()


def chosen(p: Position, *typed: str, player: int = 0, language: str = "en") -> tuple[str, str]:
    """What a person chooses by typing these lines, and what they saw."""
    sitting = Sitting(*typed, player=player, language=language)
    return sitting.choose(p), sitting.out

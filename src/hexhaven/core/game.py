"""What every game of the family can do: the whole contract between games and their users.

A game is a `State`. Bots, environments, the server, replays and the terminal know only this page, so a new
game has a bot, a table and a replay on the day its rules exist.

An action is one whole number. Which players may act, what they may do, and why something else is refused
are questions to the state; the readable text of an action is made by `write` and read back by `read`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.core.facts import Facts
from hexhaven.core.rng import Rng

Player: TypeAlias = i64
Action: TypeAlias = i64

CHANCE: Final = -1  # dice, draws and thefts: an actor without interests
NOBODY: Final = -2  # the actor once the game is over; the holder of a card nobody holds
ACTOR: Final = -3  # "whoever `actor()` names", the default of every question about one player

LARGEST_ACTION: Final = (1 << 63) - 1


class Refusal:
    """Why an action is not allowed: a reason with its values, and the almanac article that says so.

    The reason is a code, so that every page can say it in any language: `words.refusal(...)`.
    """

    def __init__(self, reason: str, article: str, values: dict[str, str] | None = None) -> None:
        self.reason: Final = reason
        self.article: Final = article
        self.values: Final[dict[str, str]] = {} if values is None else values

    def __repr__(self) -> str:
        """As it would be made.

        >>> Refusal("no_place_for_card", "duel-sites", {"card": "abbey"})
        Refusal('no_place_for_card', 'duel-sites', {'card': 'abbey'})
        """
        values = f", {self.values!r}" if self.values else ""
        return f"Refusal({self.reason!r}, {self.article!r}{values})"

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.reason}{f' ({details})' if details else ''}, see article {self.article}"


class IllegalAction(ValueError):
    """An action the rules do not allow now. The state is as it was."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is not allowed: {refusal}")
        self.action: Final = action
        self.refusal: Final = refusal


class UnknownAction(ValueError):
    """A text, or a number, that is no action of this game at all."""


class SetupError(ValueError):
    """A game that cannot be set up as asked; the message says what to choose instead.

    The reason and its values say the same to whoever tells it in another language.
    """

    def __init__(self, message: str, reason: str = "", values: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.reason: Final = reason
        self.values: Final = dict(values or {})


class Option:
    """Something the host of a game can choose: its values, and the one each preset stands for.

    Instead of a value, some take a list of parts of one's own choice: "2x abbey, cannon".
    """

    def __init__(
        self, name: str, values: list[str], article: str, presets: dict[str, str],
        parts: dict[str, int] | None = None, lists: dict[str, str] | None = None, unsaid: str = "",
    ) -> None:  # fmt: skip
        self.name: Final = name
        self.values: Final = values
        self.article: Final = article
        self.presets: Final = presets
        self.parts: Final[dict[str, int]] = parts or {}  # what can be listed, and how many of each there are
        self.lists: Final[dict[str, str]] = lists or {}  # by value: the list it stands for
        self.unsaid: Final = unsaid  # its value in records that are older than the option; "": the preset's


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one player knows. It holds nothing else: pass a view to a bot and it cannot cheat."""

    def __init__(self, viewer: int, seen: State) -> None:
        self.viewer: Final = viewer
        self.seen: Final = seen  # a state in which everything the viewer cannot know is blank

    def legal(self) -> vec[i64]:
        """What the viewer may do now."""
        return self.seen.legal(self.viewer)

    def sensible(self) -> vec[i64]:
        """What the viewer may do now and leads somewhere."""
        return self.seen.sensible(self.viewer)

    def to_bytes(self) -> bytes:
        return self.seen.to_bytes()

    def __eq__(self, other: object) -> bool:
        """Whether two players know the same, as the same player."""
        return isinstance(other, View) and self.viewer == other.viewer and self.seen == other.seen

    def __hash__(self) -> int:
        return hash(self.seen)

    def __str__(self) -> str:
        """The position as the viewer knows it, as text, with `?` for the rest."""
        return str(self.seen)

    @abstractmethod
    def fill(self, rng: Rng) -> State:
        """Draw a full state that agrees with everything the viewer knows."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Cheap to copy; changes only through `apply`.

    Whoever wants to know what an action brings sets `facts` to a sink before it is applied. No copy has one.
    """

    facts: Facts | None = None

    def slices(self) -> list[str]:
        """The games it consists of, by their folders: the base first, then its expansions."""
        return []

    @abstractmethod
    def players(self) -> int:
        raise NotImplementedError

    @abstractmethod
    def actor(self) -> Player:
        """Whom the game waits for first: a player, CHANCE, or NOBODY once it is over."""
        raise NotImplementedError

    @abstractmethod
    def actors(self) -> list[int]:
        """Everyone who is asked now; they may answer in any order. The first of them is `actor()`."""
        raise NotImplementedError

    @abstractmethod
    def legal(self, player: Player = ACTOR) -> vec[i64]:
        """Everything the player may do now, as a finite list.

        Somebody who is not asked may still have something to say, such as a trade proposal. People may
        also make offers that no list holds: `why_not` decides.
        """
        raise NotImplementedError

    def sensible(self, player: Player = ACTOR) -> vec[i64]:
        """Those of `legal` that lead somewhere: without what only undoes one's own work or could go on for
        ever. Games in which everybody chooses from this list at random come to an end."""
        return self.legal(player)

    @abstractmethod
    def why_not(self, action: Action, player: Player = ACTOR) -> Refusal | None:
        """Why the action is refused, or None if it is allowed."""
        raise NotImplementedError

    def is_legal(self, action: Action, player: Player = ACTOR) -> bool:
        """Whether the action is allowed now, listed or not."""
        return self.why_not(action, player) is None

    @abstractmethod
    def chances(self) -> list[tuple[int, int]]:
        """The outcomes CHANCE may bring now, with whole-number weights."""
        raise NotImplementedError

    @abstractmethod
    def deal(self, rng: Rng) -> Action:
        """Draw one of the `chances()` by weight, without listing them all."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, action: Action, player: Player = ACTOR) -> None:
        """Carry out a legal action. The caller vouches for it; `play` is the checked door."""
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> State:
        raise NotImplementedError

    @abstractmethod
    def view(self, player: Player) -> View:
        raise NotImplementedError

    @abstractmethod
    def points(self) -> list[int]:
        """Victory points, as far as this state knows them."""
        raise NotImplementedError

    @abstractmethod
    def winner(self) -> Player:
        raise NotImplementedError

    @abstractmethod
    def write(self, action: Action, viewer: Player = CHANCE) -> str:
        """The text of an action, with what the viewer may not see as `?`. CHANCE sees everything."""
        raise NotImplementedError

    @abstractmethod
    def read(self, text: str) -> Action:
        """The action a text stands for; UnknownAction says what is wrong with it."""
        raise NotImplementedError

    @abstractmethod
    def to_bytes(self) -> bytes:
        """Everything that can change, as bytes: equal states give equal bytes."""
        raise NotImplementedError

    def is_same_game(self, other: State) -> bool:
        """Whether both are moments of one game: the same rules, and the same board under them."""
        return type(self) is type(other)

    def summary(self) -> str:
        """The game, whom it waits for and the points, in a few words."""
        return f"{type(self).__name__}: {name_of(self.actor())}, {' '.join(map(str, self.points()))}"

    def __eq__(self, other: object) -> bool:
        """Whether two states cannot be told apart: one game, and everything that can change is the same."""
        if self is other:
            return True
        return isinstance(other, State) and self.is_same_game(other) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        """Equal states have equal hashes. A state that serves as a key must not be changed: use a copy."""
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return f"<{self.summary()}>"

    def play(self, action: int, player: Player = ACTOR) -> None:
        """The checked door: carry out an action, or raise IllegalAction and change nothing."""
        check_size(action)
        refusal = self.why_not(action, player)
        if refusal is not None:
            raise IllegalAction(self.write(action), refusal)
        self.apply(action, player)

    def do(self, text: str, player: Player = ACTOR) -> None:
        """Play an action given as text."""
        self.play(self.read(text), player)


COLOURS: Final = ("red", "blue", "white", "orange", "green", "brown")  # what seats are called in texts


def name_of(player: Player) -> str:
    """What a player, chance or nobody is called in the text of a position."""
    if 0 <= player < len(COLOURS):
        return COLOURS[int(player)]
    return "chance" if player == CHANCE else "nobody"


def check_size(action: int) -> None:
    """Numbers from outside may be of any size; no game has an action outside 63 bits."""
    if not 0 <= action <= LARGEST_ACTION:
        raise no_action(action)


def no_action(action: int) -> UnknownAction:
    return UnknownAction(f"{action} is no action of this game")

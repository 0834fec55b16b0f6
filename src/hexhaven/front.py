"""The front door: a new game, a game that was recorded, and a position in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hexhaven import catalog
from hexhaven.catalog import Game, SetupError
from hexhaven.core.game import CHANCE, State
from hexhaven.core.sayings import Saying, read_number, read_sayings, understood
from hexhaven.dealer import SEED_BYTES, Dealer, fresh_seed, map_rng, seed_from
from hexhaven.manifest import Description, Named
from hexhaven.record import Record, read_record


def new(
    game: str = "base", *, players: int | None = None, expansions: Sequence[str] = (), scenario: str = "",
    seed: int | str | bytes | None = None, preset: str | None = None,
    map: Named = None, **options: str | int,
) -> State:  # fmt: skip
    """A game that waits for its first player.

    Options go by their names, as in `player_trade="no"`; what is not named is as the preset has it. The seed
    decides the map and who begins, the same way every time; without one they are drawn anew. A map is the id
    of one, a layout read from a file, or a ready map. SetupError says what does not fit.

    >>> new("base", expansions=["knights"], seed=7)
    <base with knights: white founds, 0 0 0 0>
    """
    if isinstance(expansions, str):
        raise SetupError(f"expansions are a list: write expansions=['{expansions}']")
    chance = seed_bytes(seed)
    values = {name: str(value) for name, value in options.items()}
    setup = catalog.prepare(map_rng(chance), game, players, preset, values, map, expansions, scenario)
    state = catalog.start(setup)
    dealer = Dealer(chance)
    while state.actor() == CHANCE:
        state.apply(dealer.draw(state))
    return state


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """A seed as the dealer takes it: any word or number will do."""
    if seed is None:
        return fresh_seed()
    if not isinstance(seed, bytes):
        return seed_from(str(seed))
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed of bytes has {SEED_BYTES} of them, not {len(seed)}; a word will do, too")
    return seed


def load(path: str | Path) -> Record:
    """The record of a game in a file, replayed: `load("evening.record").state` is its last moment.

    RecordError names the first line that is wrong.
    """
    return read_record(Path(path).read_text(encoding="utf-8"))


# --- a position in words -----------------------------------------------------------------------------


def position(text: str) -> State:
    """The position that a text describes; `str(state)` is such a text, and people can write shorter ones.

    What is not said is as usual: empty hands, full supplies, the rest of the cards in the bank. TextError
    names the line that is wrong, and the word.

    >>> position("base\\nred: settlements 8, city 18, roads 8-12-17\\nturn: red, rolled 8")
    <base: red is on turn, 3 0 0 0>
    """
    title, *sayings = read_sayings(text)
    try:
        return Heading(title, [each for each in sayings if each.subject in HEADING]).position(
            [each for each in sayings if each.subject not in HEADING]
        )
    except SetupError as problem:
        raise title.error(str(problem)) from None


HEADING: Final = ("players", "preset", "option", "map")


class Heading:
    """What the first lines of a text say: the game, and how it is set up."""

    def __init__(self, title: Saying, sayings: list[Saying]) -> None:
        self.game: Final = game_called(title)
        self.players = self.game.seats
        self.preset = self.game.default_preset
        self.given: Final[dict[str, str]] = {}
        self.map: Saying | None = None
        for saying in sayings:
            understood(saying, self.hear, lambda: HEADING)

    def hear(self, saying: Saying) -> bool:
        match saying.subject:
            case "players":
                self.players = read_number(saying.words, "how many play")
            case "preset":
                self.preset = " ".join(saying.words)
            case "option":
                name, _, value = saying.words[0].partition("=")
                self.given[name] = value
            case _:
                self.map = saying
        return True

    def position(self, sayings: list[Saying]) -> State:
        """The position that the other lines describe."""
        catalog.check_players(self.game, self.players)
        options = catalog.complete(self.game, self.preset, self.given)
        return self.game.read(self.game, Description(self.players, options, self.map, sayings))


def game_called(title: Saying) -> Game:
    """The game of a title: its base, or 'base with a b on s'."""
    base, expansions, scenario = catalog.parts(title.subject)
    if " " in base or title.subject.endswith((" with", " on")):
        examples = " or ".join(f"'{each.title}'" for each in list(catalog.listed().values())[:2])
        raise title.error(f"'{title.subject}' is no game; write it as in {examples}")
    return catalog.composed(base, expansions, scenario)

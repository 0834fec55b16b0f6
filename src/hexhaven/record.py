"""The record of a game: a readable file that anyone can replay, step through and check.

A header says what was played; then every action stands on a line of its own, behind the number of the
player who took it, or behind `*` for chance:

    hexhaven record 1
    game: base
    ...
    moves:
    * begins 2
    2 found 12
    2 found-road 12-13

Where a game is played on a map, the header ends with it, drawn out; other games have none.

The record is also the checked door to a running game: `play` refuses what the rules refuse.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from hexhaven import catalog
from hexhaven.catalog import Game, Setup, SetupError
from hexhaven.core.facts import NO_FACTS, Facts
from hexhaven.core.game import ACTOR, CHANCE, NOBODY, Action, IllegalAction, State, UnknownAction, check_size
from hexhaven.core.ground import Ground, MapError
from hexhaven.dealer import Dealer, commitment, map_rng

FORMAT: Final = "hexhaven record 1"
RULES_VERSION: Final = "1"  # to be raised when old records would play differently
CHANCE_MARK: Final = "*"
INDENT: Final = "  "
MOVES: Final = "moves:"
BY_HAND: Final = "by hand"
KEYS: Final = (
    "game", "with", "scenario", "rules", "preset", "commitment", "seed", "redacted for", "map",
)  # fmt: skip


class RecordError(ValueError):
    """A damaged or foreign record. The message names the line that is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line: Final = line


@dataclass(frozen=True)
class Entry:
    """One line of the log: who did what, as a number and as text, and what it brought.

    Facts are not written down: whoever replays a record hears them again.
    """

    player: int
    action: int
    text: str
    facts: Facts = field(default=NO_FACTS, compare=False, repr=False)

    def line(self) -> str:
        return log_line(self.player, self.text)


def log_line(player: int, text: str) -> str:
    return f"{CHANCE_MARK if player == CHANCE else player} {text}"


@dataclass
class Record:
    """A game from its first moment: how it was set up, who plays, and everything that happened."""

    setup: Setup
    names: list[str]
    commitment: str = ""
    seed: bytes | None = None
    entries: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        if len(self.names) != self.setup.players:
            raise ValueError(f"{self.setup.players} players need as many names, not {len(self.names)}")
        self.names = [checked_name(name) for name in self.names]
        self.state = catalog.start(self.setup)

    # --- playing ------------------------------------------------------------------------------------

    def play(self, action: Action, player: int = ACTOR) -> Entry:
        """Take an action and note it down, or raise IllegalAction and change nothing."""
        check_size(action)
        who = int(self.state.actor()) if player == ACTOR else player
        refusal = self.state.why_not(action, who)
        text = self.state.write(action)
        if refusal is not None:
            raise IllegalAction(text, refusal)
        entry = Entry(who, int(action), text, listen(self.state, action, who))
        self.entries.append(entry)
        return entry

    def do(self, text: str, player: int = ACTOR) -> Entry:
        """Take an action given as text."""
        return self.play(self.state.read(text), player)

    def deal(self, dealer: Dealer) -> Entry:
        """Let chance act."""
        return self.play(dealer.draw(self.state), CHANCE)

    def strike(self) -> Entry:
        """Take the last entry off the record again; the state is then the one before it."""
        self.state = self.state_after(len(self.entries) - 1)
        return self.entries.pop()

    # --- replaying ----------------------------------------------------------------------------------

    def steps(self) -> Iterator[tuple[Entry, State]]:
        """Every entry with the state before it."""
        state = catalog.start(self.setup)
        for entry in self.entries:
            yield entry, state
            state.apply(entry.action, entry.player)

    def state_after(self, n: int) -> State:
        """The state after the first n entries."""
        state = catalog.start(self.setup)
        for entry in self.entries[:n]:
            state.apply(entry.action, entry.player)
        return state

    # --- writing ------------------------------------------------------------------------------------

    def write(self) -> str:
        """The record as text."""
        head = header(self)
        if self.seed is not None:
            head.append(f"seed: {self.seed.hex()}")
        return text_of(head, self, [entry.line() for entry in self.entries], self.state.points())

    def redacted(self, viewer: int) -> str:
        """The record as one player saw it: hidden cards as `?`, no seed. It can be read, not replayed."""
        points = self.state.view(viewer).seen.points()
        head = [*header(self), f"redacted for: {viewer}"]
        lines = [log_line(entry.player, state.write(entry.action, viewer)) for entry, state in self.steps()]
        return text_of(head, self, lines, points)


def listen(state: State, action: Action, player: int) -> Facts:
    """Carry out a legal action, and tell what it brought."""
    facts = state.facts = Facts()
    try:
        state.apply(action, player)
    finally:
        state.facts = None
    return facts


def checked_name(name: str) -> str:
    """A name as it stands in a header, without blanks around it."""
    if not name.strip() or not name.isprintable():
        raise ValueError(f"{name!r} is no name for a player: it must be printable and on one line")
    return name.strip()


def header(record: Record) -> list[str]:
    setup = record.setup
    lines = [FORMAT, *game_lines(setup.game), f"rules: {RULES_VERSION}", f"preset: {setup.preset}"]
    lines += [f"option: {name}={value}" for name, value in setup.options.items()]
    lines += [f"name: {name}" for name in record.names]
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    return lines


def game_lines(id: str) -> list[str]:
    """The game: by its name, or by what it consists of."""
    base, expansions, scenario = catalog.parts(id)
    lines = [f"game: {base}"]
    if expansions:
        lines.append(f"with: {' '.join(expansions)}")
    return [*lines, f"scenario: {scenario}"] if scenario else lines


def text_of(head: list[str], record: Record, lines: list[str], points: list[int]) -> str:
    end = []
    if record.state.actor() == NOBODY:
        end = [f"result: {record.state.winner()} wins with {' '.join(map(str, points))}"]
    return "\n".join([*head, *map_lines(record.setup), MOVES, *lines, *end]) + "\n"


def map_lines(setup: Setup) -> list[str]:
    """The map as the header shows it; nothing in a game without one."""
    if setup.map is None:
        return []
    text = catalog.game(setup.game).maps.write(setup.map)
    drawn = [INDENT + line if line else "" for line in text.splitlines()]
    return [f"map: {setup.layout or BY_HAND}", *drawn]


# --- reading -----------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """Read and replay a record; RecordError names the first line that is wrong."""
    return Reader(text).read()


class Reader:
    """Goes through the lines of a record, knowing where it is."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.splitlines()
        self.at = 0
        self.head: Final[dict[str, str]] = {}
        self.options: Final[dict[str, str]] = {}
        self.names: Final[list[str]] = []

    def read(self) -> Record:
        self.expect_format()
        self.read_head()
        self.check_head()
        record = self.open()
        self.read_moves(record)
        return record

    def error(self, message: str, line: int | None = None) -> RecordError:
        return RecordError((self.at if line is None else line) + 1, message)

    def expect_format(self) -> None:
        if not self.lines or self.lines[0].strip() != FORMAT:
            raise self.error(f"this is no Hexhaven record: it must begin with '{FORMAT}'")
        self.at = 1

    def read_head(self) -> None:
        """Read 'key: value' lines up to the moves, or up to and including the map's."""
        while self.at < len(self.lines):
            if self.lines[self.at].strip() == MOVES:
                return
            key, colon, value = self.lines[self.at].partition(":")
            key, value = key.strip(), value.strip()
            if not colon:
                raise self.error(f"'{self.lines[self.at]}' should be 'key: value'")
            self.note(key, value)
            self.at += 1
            if key == "map":
                return
        raise self.error("the record ends before its moves")

    def note(self, key: str, value: str) -> None:
        if key == "option":
            name, equals, choice = value.partition("=")
            if not equals or name in self.options:
                raise self.error(f"'{value}' should be an option not named before, as in 'trade_law=strict'")
            self.options[name] = choice
        elif key == "name":
            self.names.append(self.read_name(value))
        elif key in self.head:
            raise self.error(f"'{key}' stands here for the second time")
        elif key not in KEYS:
            raise self.error(f"a record has no '{key}'")
        else:
            self.head[key] = value

    def read_name(self, value: str) -> str:
        try:
            return checked_name(value)
        except ValueError as problem:
            raise self.error(str(problem)) from None

    def read_indented(self) -> str:
        start = self.at
        while self.at < len(self.lines) and self.lines[self.at].strip() != MOVES:
            self.at += 1
        if self.at == len(self.lines):
            raise self.error(f"'{MOVES}' is missing")
        return "\n".join(line.removeprefix(INDENT) for line in self.lines[start : self.at]) + "\n"

    def check_head(self) -> None:
        """Refuse what cannot be replayed here."""
        if "redacted for" in self.head:
            viewer = self.head["redacted for"]
            raise self.error(f"this record shows only what player {viewer} saw, so it cannot be replayed", 0)
        if self.head.get("rules") != RULES_VERSION:
            raise self.error(f"it follows rules version {self.head.get('rules')}, not {RULES_VERSION}", 0)

    def open(self) -> Record:
        """Set the game up as the header says."""
        try:
            expansions, scenario = self.head.get("with", "").split(), self.head.get("scenario", "")
            game = catalog.composed(self.head.get("game", ""), expansions, scenario)
            map = self.read_map(game)
            preset = self.head.get("preset", "")
            options = catalog.complete(game, preset, catalog.unsaid(game) | self.options)
            catalog.check_players(game, len(self.names))
            game.maps.check(map, len(self.names), options)
        except SetupError as problem:
            raise self.error(str(problem), 0) from None
        drawn = self.head.get("map", BY_HAND)
        drawn_from = None if drawn == BY_HAND else drawn
        setup = Setup(game.id, len(self.names), preset, options, map, drawn_from)
        return Record(setup, self.names, self.head.get("commitment", ""), self.read_seed())

    def read_map(self, game: Game) -> Ground | None:
        """Read the lines that follow the map's name, if the header has one."""
        if "map" not in self.head:
            return None
        line = self.at
        text = self.read_indented()
        try:
            return game.maps.read(text)
        except MapError as problem:
            raise self.error(str(problem), line) from None

    def read_seed(self) -> bytes | None:
        if "seed" not in self.head:
            return None
        try:
            return bytes.fromhex(self.head["seed"])
        except ValueError:
            raise self.error("the seed is not a hexadecimal number", 0) from None

    def read_moves(self, record: Record) -> None:
        self.at += 1
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            if line.startswith("result:"):
                self.check_result(record, line)
            elif line and not line.startswith("#"):
                self.read_move(record, line)
            self.at += 1

    def read_move(self, record: Record, line: str) -> None:
        who, _, text = line.partition(" ")
        if who != CHANCE_MARK and who not in map(str, range(record.setup.players)):
            raise self.error(f"'{line}' should begin with a player's number, or with * for chance")
        try:
            record.do(text, CHANCE if who == CHANCE_MARK else int(who))
        except (UnknownAction, IllegalAction) as problem:
            raise self.error(str(problem)) from None

    def check_result(self, record: Record, line: str) -> None:
        state = record.state
        found = f"result: {state.winner()} wins with {' '.join(map(str, state.points()))}"
        if state.actor() != NOBODY or line != found:
            raise self.error("the result does not follow from the moves")


# --- verifying ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """What was found about the dice of a game: a code, so that it can be said in any language, and faults."""

    finding: str  # good, good_by_hand, no_seed, wrong_seed, wrong_map or wrong_dice
    faults: list[str]


def judge(record: Record) -> Verdict:
    """Check the map and every outcome of a game against its committed seed."""
    if record.seed is None or not record.commitment:
        return Verdict("no_seed", ["the record has no committed seed, so its dice cannot be checked"])
    if commitment(record.seed) != record.commitment:
        return Verdict("wrong_seed", ["the seed is not the one that was committed to"])
    faults = check_map(record, record.seed)
    if faults:
        return Verdict("wrong_map", faults)
    faults = check_outcomes(record, record.seed)
    if faults:
        return Verdict("wrong_dice", faults)
    return Verdict("good_by_hand" if is_by_hand(record.setup) else "good", [])


def is_by_hand(setup: Setup) -> bool:
    """Whether the game is played on a map that no seed has drawn."""
    return setup.map is not None and setup.layout is None


def verify(record: Record) -> list[str]:
    """What is wrong with the dice of a game; the list is empty if all is well."""
    return judge(record).faults


def check_map(record: Record, seed: bytes) -> list[str]:
    setup = record.setup
    if setup.map is None or setup.layout is None:
        return []
    try:
        drawn = catalog.prepare(
            map_rng(seed), setup.game, setup.players, setup.preset, setup.options, setup.layout
        )
    except SetupError as problem:
        return [f"the map cannot be drawn again: {problem}"]
    return [] if map_lines(drawn) == map_lines(setup) else ["the map is not the one the seed draws"]


def check_outcomes(record: Record, seed: bytes) -> list[str]:
    dealer = Dealer(seed)
    faults = []
    for number, (entry, state) in enumerate(record.steps(), 1):
        if entry.player == CHANCE:
            drawn = dealer.draw(state)
            if drawn != entry.action:
                faults.append(f"move {number}: '{entry.text}', but the seed draws '{state.write(drawn)}'")
    return faults

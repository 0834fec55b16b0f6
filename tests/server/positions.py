"""Tables in the middle of a card game: steered there beforehand, then written into a server's database.

Every entry of such a game is one that the rules allow; chance brings what is wished for.
"""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from hexhaven import catalog, scene
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.dealer import commitment, map_rng, seed_from
from hexhaven.games.duel.rules.state import Duel
from hexhaven.record import Record
from hexhaven.server.meta import SeatMeta, TableMeta, Wish, encode, new_id
from hexhaven.server.store import LogLine, Store, TableRow
from hexhaven.wire.table import ClockRule

NAMES = ("Anna", "Ben")
LONGEST = 3000  # entries after which a goal counts as missed
# What anybody does who has no other plan; whatever is not named is done only where nothing else is possible.
USUAL = ("city", "citadel", "settlement", "road", "build", "roll", "brave", "let", "let-happen", "draw")
SELDOM = ("offer", "bank", "demolish", "swap", "swap-search", "search", "play", "cast", "use")


@dataclass(frozen=True)
class Course:
    """Where a game shall go: what chance brings where it can, what players want, and what they never do.

    All are patterns of actions; of what is wanted the first that fits is done.
    """

    word: str
    preset: str = "base"
    wishes: Sequence[str] = ()
    wanted: Sequence[str] = ()
    never: Sequence[str] = ()
    options: dict[str, str] = field(default_factory=dict)


def steer(course: Course, goal: Callable[[Duel], bool]) -> Record:
    """Play until the goal is reached."""
    seed = seed_from(course.word)
    options = {"player_trade": "off", **course.options}
    setup = catalog.prepare(map_rng(seed), "duel", 2, course.preset, options, None)
    record = Record(setup, list(NAMES), commitment(seed), seed)
    rng = random.Random(course.word)
    while not goal(d := cast(Duel, record.state)):
        assert d.actor() != NOBODY, "the game is over before"
        assert len(record.entries) < LONGEST, "the goal is too far"
        text = drawn(d, course, rng) if d.actor() == CHANCE else chosen(d, course, rng)
        record.do(text, int(d.actor()))
    return record


def drawn(d: Duel, course: Course, rng: random.Random) -> str:
    texts = [d.write(action) for action, _ in d.chances()]
    return first_fitting(texts, course.wishes, rng) or rng.choice(texts)


def chosen(d: Duel, course: Course, rng: random.Random) -> str:
    texts = [d.write(action) for action in d.legal()]
    allowed = [text for text in texts if not any(re.fullmatch(each, text) for each in course.never)] or texts
    usual = [text for verb in USUAL for text in allowed if text.split()[0] == verb]
    plain = [text for text in allowed if text.split()[0] not in SELDOM]
    return first_fitting(allowed, course.wanted, rng) or (usual[0] if usual else rng.choice(plain or allowed))


def first_fitting(texts: list[str], patterns: Sequence[str], rng: random.Random) -> str:
    for pattern in patterns:
        if found := [text for text in texts if re.fullmatch(pattern, text)]:
            return rng.choice(found)
    return ""


def can_do(d: Duel, *patterns: str) -> bool:
    """Whether whoever is asked may do something that fits, for each pattern."""
    texts = [d.write(action) for action in d.legal()] if d.actor() >= 0 else []
    return all(any(re.fullmatch(pattern, text) for text in texts) for pattern in patterns)


# --- tables ------------------------------------------------------------------------------------------


async def table_at(store: Store, record: Record, *people: str, clock: ClockRule | None = None) -> str:
    """Write a table where this game is being played, and return its id; seats without people have bots."""
    seats = [
        SeatMeta(person=people[n] if n < len(people) else None, name=NAMES[n], bot="greedy") for n in range(2)
    ]
    setup = record.setup
    meta = TableMeta(
        title="In the middle", wish=Wish("duel", None, setup.preset, dict(setup.options)), seats=seats,
        host=people[0], clock_rule=clock, take_back=True, hints=True, guided=False,
        commitment=record.commitment, moment=len(record.entries), started=1,
        round=scene.round_of(record.state), waiting=[seat for seat in record.state.actors() if seat >= 0],
    )  # fmt: skip
    header = Record(setup, record.names, record.commitment, record.seed).write().encode()
    row = TableRow(
        id=new_id(), revision=0, status="playing", public=True, created=1, updated=1, meta=encode(meta),
        secret=header, seats=meta.people(), entries=0,
    )  # fmt: skip
    await store.create(row)
    lines = [LogLine(entry.player, entry.text, 0) for entry in record.entries]
    await store.commit(row.id, 0, first=1, log=lines)
    return row.id


def shortened(record: Record, entries: int) -> Record:
    """The same game after fewer entries."""
    short = Record(record.setup, record.names, record.commitment, record.seed)
    for entry in record.entries[:entries]:
        short.do(entry.text, entry.player)
    return short

"""Reading the text of a moment of the card game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import u8

from hexhaven.core.game import NOBODY, UnknownAction
from hexhaven.core.pending import NO_QUESTIONS, OVER
from hexhaven.core.reading import read_name
from hexhaven.core.sayings import UNKNOWN as UNSEEN
from hexhaven.core.sayings import Saying, TextError, read_counted, read_number, read_seat, understood
from hexhaven.games.duel.rules.operands import REGION_WORDS, SLOT_WORDS
from hexhaven.games.duel.rules.pile import EVERYBODY, UNKNOWN, WATCHERS, Pile, Pool
from hexhaven.games.duel.rules.questions import ACTIONS, HAND
from hexhaven.games.duel.rules.realm import (
    CENTRES,
    COLUMNS,
    NO_CENTRES,
    NO_COLUMNS,
    Realm,
)
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.score import count
from hexhaven.games.duel.rules.setup import lay, parts, start_duel
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITADEL, FACE_NAMES, FULL, NUMBERS, RESOURCES, SETTLEMENT
from hexhaven.games.duel.rules.text.moment import words_of
from hexhaven.games.duel.rules.text.whole import (
    cards_of_pools,
    cards_seen,
    centres_left,
    rest_of_pools,
    rest_of_regions,
)
from hexhaven.games.duel.rules.text.write import LANDS, LEFT, MARKS, centre_word

WORDS: Final = (
    "settlements", "city", "citadel", "roads", "region", "regions", "card", "hand", "discarded", "deck",
    "turns", "stack", "events", "pool", "display", "removed", "lands", "left", "knight token",
    "windmill token", "peace", "turn", "over", "asked",
)  # fmt: skip
FLAGS: Final = ("in event", "offered", "inspired", "changed")
LARGEST: Final = 255


def read_duel(rules: Rules, sayings: list[Saying]) -> Duel:
    """The moment that the clauses describe."""
    return Reader(rules).read(sayings)


class Reader:
    """Puts a moment together: first what is said, then what follows from it."""

    def __init__(self, rules: Rules) -> None:
        self.d: Final = start_duel(rules)
        self.d.stack = NO_QUESTIONS[:]
        self.d.depth = 0
        self.first: Final[set[tuple[str, int]]] = set()  # what was mentioned: the usual is no more
        self.later: Final[list[Saying]] = []  # said in place of what would follow
        self.questions: Final[list[tuple[int, int, int, int]]] = []

    def read(self, sayings: list[Saying]) -> Duel:
        for saying in sayings:
            understood(saying, self.hear, lambda: WORDS)
        last = sayings[-1].line if sayings else 1
        try:
            self.complete()
        except UnknownAction as problem:
            raise TextError(last, str(problem)) from None
        return self.d

    def is_first(self, what: str, whose: int = -1) -> bool:
        """Whether something is mentioned for the first time, so that the usual has to go."""
        if (what, whose) in self.first:
            return False
        self.first.add((what, whose))
        return True

    # --- what is said ---------------------------------------------------------------------------------

    def hear(self, saying: Saying) -> bool:
        d, words = self.d, saying.words
        player = saying.player(d.players())
        if player >= 0:
            return self.of_realm(player, words[0], words[1:]) or self.of_cards(player, words[0], words[1:])
        match saying.subject.split():
            case ["stack", number]:
                self.stack_up(self.pile(number), words)
            case ["events"]:
                self.stack_up(-1, words)
            case ["pool", _] | ["lands"] | ["left"] | ["knight" | "windmill", "token"]:
                self.later.append(saying)
            case ["display"]:
                d.display = vec[u8](self.row(words))
            case ["removed"]:
                d.removed = vec[u8](self.row(words))
            case ["peace"]:
                d.unlocked = words == ["over"]
            case ["turn"]:
                return self.of_turn(words)
            case ["over"]:
                d.phase = OVER
                d.won_by = read_holder(words)
            case ["asked"]:
                self.ask(words)
            case _:
                return False
        return True

    def of_realm(self, player: int, word: str, words: list[str]) -> bool:
        r = self.d.realms[player]
        for kind in range(SETTLEMENT, CITADEL + 1):
            if word in (centre_word(kind, 1), centre_word(kind, 2)):
                if self.is_first("centres", player):
                    r.centres = NO_CENTRES[:]
                for place in read_places(words, CENTRES):
                    r.centres[place] = u8(kind)
                return True
        match word, words:
            case "road" | "roads", _:
                if self.is_first("roads", player):
                    r.roads = NO_COLUMNS[:]
                for place in read_places(words, COLUMNS):
                    r.roads[place] = 1
            case "regions", ["none"]:
                self.is_first("regions", player)
            case "region", [where, land, number, *rest]:
                self.is_first("regions", player)
                lay_region(r, where, f"{land} {number}", rest)
            case _:
                return False
        return True

    def of_cards(self, player: int, word: str, words: list[str]) -> bool:
        r = self.d.realms[player]
        match word, words:
            case "card", [name, where, *looks]:
                self.build(r, name, where, looks)
            case "hand", _:
                counts = self.counts(words)
                for kind, n in enumerate(self.row(words)):
                    for _ in range(n):
                        r.take_in(kind)
                r.hand_size = sum(counts.values())
            case "discarded", _:
                r.discarded = vec[u8](self.row(words))
            case "deck", _:
                r.deck = vec[u8](self.row(words))
            case "turns", _:
                r.turns = read_number(words, "how many turns there were", 60000)
            case _:
                return False
        return True

    def build(self, r: Realm, name: str, where: str, looks: list[str]) -> None:
        """Lay a card in a place, with its marks and what it has stored."""
        slot = read_name(where, SLOT_WORDS, "place")
        if r.cards[slot] != 0:
            raise UnknownAction(f"there is a card at {where} already")
        if "counter" in looks:
            at = looks.index("counter")
            r.counters[slot] = u8(read_number(looks[at + 1 :], "what it has stored", LARGEST))
            looks = looks[:at]
        r.cards[slot] = u8(read_name(name, self.d.rules.kind_names, "card") + 1)
        marks = tuple(MARKS)
        r.marks[slot] = u8(sum([MARKS[marks[read_name(mark, marks, "mark")]] for mark in set(looks)]))

    def of_turn(self, words: list[str]) -> bool:
        d = self.d
        match words:
            case ["rolled", number, face]:
                d.phase = ACTIONS
                self.roll(number, face)
            case ["last", "roll", number, face]:
                self.roll(number, face)
            case ["ending"]:
                d.phase = HAND
            case ["set", "number", number]:
                d.set_number = read_number([number], "the number", NUMBERS)
            case ["set", "face", face]:
                d.set_face = read_name(face, FACE_NAMES, "face of the event die") + 1
            case ["in", "event"]:
                d.in_event = True
            case ["offered"]:
                d.offered = True
            case ["inspired"]:
                d.inspired = True
            case ["changed"]:
                self.is_first("changed")
            case [colour]:
                d.turn = read_seat(colour, d.players())
            case _:
                return False
        return True

    def roll(self, number: str, face: str) -> None:
        self.d.production = read_number([number], "the number thrown", NUMBERS)
        self.d.face = read_name(face, FACE_NAMES, "face of the event die")

    def ask(self, words: list[str]) -> None:
        """'red pay 1 2': who, what, and at most two numbers."""
        if not 2 <= len(words) <= 4:
            raise UnknownAction("write who is asked and what, as in 'red pay 1 2'")
        names = words_of(self.d.rules)
        kind = list(names)[read_name(words[1], tuple(names.values()), "question")]
        number, detail = [*[read_number([word], "a number") for word in words[2:]], 0, 0][:2]
        self.questions.append((kind, read_seat(words[0], self.d.players()), number, detail))

    # --- cards ----------------------------------------------------------------------------------------

    def counts(self, words: Sequence[str]) -> dict[str, int]:
        return {} if words == ["nothing"] else read_counted(words, self.d.rules.kind_names, "card")

    def row(self, words: Sequence[str]) -> list[int]:
        """Numbers by kind; those of unknown kind are left out."""
        names = self.d.rules.kind_names
        row = [0] * len(names)
        for name, n in self.counts(words).items():
            if n > LARGEST:
                raise UnknownAction(f"{n} times '{name}' is too often")
            if name != UNSEEN:
                row[names.index(name)] = n
        return row

    def pile(self, number: str) -> int:
        most = len(self.d.piles) - 1
        return read_number([number], "which stack", most)

    def stack_up(self, number: int, words: list[str]) -> None:
        """Lay cards on a stack (-1: that of events): '3 ? red' are three cards that red knows."""
        pile = self.d.events if number < 0 else self.d.piles[number]
        if self.is_first("pile", number):
            pile.entries = vec[u8]()
            pile.known = vec[u8]()
        if words == ["nothing"]:
            return
        n = read_number(words[:1], "how many", LARGEST) if words[0].isdigit() else 1
        name, *known = words[1:] if words[0].isdigit() else words
        card = UNKNOWN if name == UNSEEN else read_name(name, self.d.rules.kind_names, "card")
        for _ in range(n):
            pile.entries = append(pile.entries, u8(card))
            pile.known = append(pile.known, u8(read_knowers(known)))

    # --- what follows ---------------------------------------------------------------------------------

    def complete(self) -> None:
        d = self.d
        for player in range(d.players()):
            if self.is_first("regions", player):
                for terrain in range(RESOURCES):
                    lay(d, player, terrain)
        self.fill_stacks()
        self.fill_left()
        count(d)
        for saying in self.later:
            understood(saying, self.overrule, lambda: WORDS)
        d.changed = not self.is_first("changed")
        for kind, player, number, detail in reversed(self.questions):
            d.ask(kind, player, number, detail)

    def fill_stacks(self) -> None:
        """Cards that are nowhere else lie shuffled in the stacks of which nothing is said."""
        d = self.d
        unsaid = [i for i in range(len(d.piles)) if self.is_first("pile", i)]
        for i in unsaid:
            d.piles[i] = Pile(d.piles[i].pool, vec[u8](), vec[u8]())
        if self.is_first("pile"):
            unsaid.append(-1)
            d.events = Pile(d.events.pool, vec[u8](), vec[u8]())
        if not d.rules.own_piles:
            check_copies(d)
        for i, counts in enumerate(rest_of_pools(d)):
            d.pools[i] = Pool(vec[u8](counts), sum(counts))
            self.share(i, [n for n in unsaid if (d.events if n < 0 else d.piles[n]).pool == i])

    def share(self, pool: int, numbers: list[int]) -> None:
        """Lay the cards of a pool that are in no stack yet on those of which nothing is said."""
        d = self.d
        laid = sum([unknown_in(pile) for pile in (*d.piles, d.events) if pile.pool == pool])
        if numbers:
            sizes = parts(max(0, int(d.pools[pool].size) - laid), len(numbers))
            for number, size in zip(numbers, sizes, strict=True):
                pile = d.events if number < 0 else d.piles[number]
                pile.entries = vec[u8]([UNKNOWN] * size)
                pile.known = vec[u8]([0] * size)

    def fill_left(self) -> None:
        d = self.d
        left = centres_left(d)
        for name, n in zip(LEFT, left, strict=True):
            if n < 0:
                raise UnknownAction(f"there are {-n} {name} more than the game has")
        d.roads_left, d.settlements_left, d.cities_left, d.citadels_left = left
        regions = rest_of_regions(d)
        d.region_stack = vec[u8]([max(0, n) for n in regions])
        d.regions_left = sum([int(n) for n in d.region_stack])

    def overrule(self, saying: Saying) -> bool:
        """Take up what is said in place of what would follow."""
        d, words = self.d, saying.words
        match saying.subject.split():
            case ["pool", number]:
                i = read_number([number], "which pool", len(d.pools) - 1)
                d.pools[i] = Pool(vec[u8](self.row(words)), sum(self.counts(words).values()))
            case ["lands"]:
                self.set_lands(words)
            case ["left"]:
                self.set_left(words)
            case ["knight", "token"]:
                d.knight_token = read_holder(words)
            case _:
                d.windmill_token = read_holder(words)
        return True

    def set_lands(self, words: list[str]) -> None:
        d = self.d
        if self.is_first("lands"):
            d.region_stack = vec[u8]([0] * len(LANDS))
            d.regions_left = 0
        n, name = read_number(words[:1], "how many", LARGEST), " ".join(words[1:])
        if name == "in all":
            d.regions_left = n
        elif name != "nothing":
            d.region_stack[read_name(name, LANDS, "region")] = u8(n)
            d.regions_left += n

    def set_left(self, words: list[str]) -> None:
        d = self.d
        n = read_number(words[:1], "how many are left", LARGEST)
        match words[1:]:
            case ["roads"]:
                d.roads_left = n
            case ["settlements"]:
                d.settlements_left = n
            case ["cities"]:
                d.cities_left = n
            case ["citadels"]:
                d.citadels_left = n
            case _:
                raise UnknownAction(f"write how many are left of {', '.join(LEFT)}")


def check_copies(d: Duel) -> None:
    """Nobody can have a card that the game has not."""
    pools = cards_of_pools(d.rules)
    for kind, n in enumerate(cards_seen(d)):
        most = sum([pool[kind] for pool in pools])
        if n > most:
            raise UnknownAction(f"there are {n} '{d.rules.kind_names[kind]}', but the game has {most}")


def unknown_in(pile: Pile) -> int:
    return sum([1 for entry in pile.entries if entry == UNKNOWN])


def read_places(words: list[str], most: int) -> list[int]:
    if not words:
        raise UnknownAction("write the places")
    return [read_number([word], "a place of the middle row", int(most) - 1) for word in words]


def lay_region(r: Realm, where: str, land: str, rest: list[str]) -> None:
    """'5u forest 4 holds 2'."""
    region = read_name(where, REGION_WORDS, "region")
    if r.regions[region] != 0:
        raise UnknownAction(f"there is a region at {where} already")
    if rest and rest[0] != "holds":
        raise UnknownAction("write a region as in '5u forest 4 holds 2'")
    stock = read_number(rest[1:], "what it holds", FULL) if rest else 0
    r.lay(region, u8(read_name(land, LANDS, "region card") + 1), stock)


def read_knowers(names: list[str]) -> int:
    if names == ["everybody"]:
        return EVERYBODY
    known = 0
    for name in names:
        known |= WATCHERS if name == "watchers" else 1 << read_seat(name, 2)
    return known


def read_holder(words: list[str]) -> int:
    """A player, or nobody."""
    if len(words) != 1:
        raise UnknownAction("write a player, or nobody")
    return NOBODY if words == ["nobody"] else read_seat(words[0], 2)

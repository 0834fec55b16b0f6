"""Reading the text of a position of a board game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from hexhaven.core.game import NOBODY, UnknownAction
from hexhaven.core.pending import OVER
from hexhaven.core.reading import read_name
from hexhaven.core.sayings import UNKNOWN, Saying, TextError, read_counted, read_number, read_seat, understood
from hexhaven.games.island.rules.build import keeps_distance
from hexhaven.games.island.rules.deals import DEAL
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.market import SILENCE, Market
from hexhaven.games.island.rules.operands import EDGE, HEX, NODE
from hexhaven.games.island.rules.questions import AFTER_ROLL, BETWEEN_TURNS, NEXT_TURN, PRODUCTION
from hexhaven.games.island.rules.route import WORTH, move_points
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.sources import LARGEST_ARMY, LONGEST_ROAD
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, DEVELOPMENT_NAMES, KINDS, ROAD
from hexhaven.games.island.rules.text.moment import words_of
from hexhaven.games.island.rules.text.whole import (
    bare_position,
    complete,
    fill_bank,
    fill_deck,
    fill_supply,
)
from hexhaven.games.island.rules.text.write import piece_word

OF_PLAYERS: Final = ("roads", "route", "hand", "cards", "fresh", "opened", "proposes")
OF_TABLE: Final = (
    "robber",
    "bank",
    "deck",
    "longest road",
    "largest army",
    "offer",
    "accepted",
    "turn",
    "over",
    "asked",
)
LARGEST: Final = 255


def read_position(rules: Rules, map: Map, sayings: list[Saying]) -> Position:
    """The position that the clauses describe, on this map."""
    return Reader(rules, map).read(sayings)


class Reader:
    """Puts a position together: first what is said, then what follows from it."""

    def __init__(self, rules: Rules, map: Map) -> None:
        self.p: Final = bare_position(rules, map)
        # Said in place of what would follow: of the table, and of what blocks have.
        self.later: Final[list[Saying]] = []
        self.last: Final[list[Saying]] = []
        self.routes: Final[dict[int, int]] = {}
        self.questions: Final[list[tuple[int, int, int, int]]] = []

    def read(self, sayings: list[Saying]) -> Position:
        for saying in sayings:
            understood(saying, self.hear, self.known)
        last = sayings[-1].line if sayings else 1
        try:
            self.complete()
        except UnknownAction as problem:
            raise TextError(last, str(problem)) from None
        return self.p

    def known(self) -> list[str]:
        """What can be said, to name it to somebody who said something else."""
        pieces = [self.p.rules.piece_names[piece] for piece in buildings(self.p.rules)]
        words = [*pieces, *OF_PLAYERS, *OF_TABLE]
        for block in self.p.blocks:
            words += block.known_words()
        return words

    def complete(self) -> None:
        p = self.p
        fill_supply(p)
        for block in p.blocks:
            block.set_pieces(p)
        complete(p, self.routes)
        fill_unless_said(p, self.later)
        for saying in self.later:
            understood(saying, self.overrule, self.known)
        check_numbers(p)
        for block in p.blocks:
            block.complete(p)
        for saying in self.last:
            understood(saying, lambda saying: self.of_block(-1, [saying.subject, *saying.words]), self.known)
        for kind, player, number, detail in reversed(self.questions):
            p.ask(kind, player, number, detail)

    # --- clauses --------------------------------------------------------------------------------------

    def hear(self, saying: Saying) -> bool:
        """Take up a clause; False if nobody knows what it means."""
        p = self.p
        player = saying.player(int(p.rules.colours))
        if player >= 0:
            return self.of_player(player, saying) or self.of_block(player, saying.words)
        words = saying.words
        match saying.subject:
            case "robber":
                p.robber = HEX.read(p, only(words, "a hex"))
            case "bank" | "deck" | "longest road" | "largest army":
                self.later.append(saying)
            case "offer":
                market(p).offer = DEAL.read(p, " ".join(words))
            case "accepted":
                for word in words:
                    market(p).accepted |= 1 << read_seat(word, p.players())
            case "turn":
                return self.of_turn(words)
            case "over":
                p.phase = OVER
                p.won_by = read_holder(words, p.players())
            case "asked":
                self.ask(words)
            case _:
                if any(saying.subject in block.overruling_words() for block in p.blocks):
                    self.last.append(saying)
                    return True
                return self.of_block(-1, [saying.subject, *words])
        return True

    def of_block(self, player: int, words: list[str]) -> bool:
        return any(block.hear(self.p, player, words) for block in self.p.blocks)

    def of_player(self, player: int, saying: Saying) -> bool:
        p, (word, *words) = self.p, saying.words
        piece = piece_named(p.rules, word)
        if piece > ROAD:
            self.build(player, piece, words)
            return True
        for kind in p.rules.route_pieces:
            if word in (piece_word(p.rules, kind, 1), piece_word(p.rules, kind, 2)):
                for path in words:
                    pave(p, player, kind, path)
                return True
        if player >= p.players():
            return False  # a neutral colour has pieces, and nothing else
        match word:
            case "route":
                self.routes[player] = read_number(words, "its length", LARGEST)
            case "hand":
                deal(p, player, words)
            case "cards":
                deal_cards(p, player, words)
            case "fresh":
                counts = read_counts(words, DEVELOPMENT_NAMES)
                p.fresh = vec[u8](row_of(counts, DEVELOPMENT_NAMES, CARD_KINDS))
                p.fresh_cards = sum(counts.values())
            case "opened":
                counts = read_counts(words, DEVELOPMENT_NAMES)
                for i, n in enumerate(row_of(counts, DEVELOPMENT_NAMES, CARD_KINDS)):
                    p.opened[player * CARD_KINDS + i] = u8(n)
            case "proposes":
                market(p).proposals[player] = DEAL.read(p, " ".join(words))
            case _:
                return False
        return True

    def build(self, player: int, piece: int, words: list[str]) -> None:
        """'city 18 20', or 'city 18 with' something: whatever a block sets beside a building."""
        things: list[str] = []
        if "with" in words:
            at = words.index("with")
            words, things = words[:at], words[at + 1 :]
            if not things:
                raise UnknownAction("after 'with', write what stands beside the building")
        if not words:
            raise UnknownAction("write the nodes it stands on")
        for word in words:
            found(self.p, player, piece, NODE.read(self.p, word))
            for thing in things:
                if not self.of_block(player, [thing, word]):
                    raise UnknownAction(f"nobody knows a building with '{thing}'")

    def of_turn(self, words: list[str]) -> bool:
        p = self.p
        match words:
            case ["rolled", *rest]:
                p.phase = AFTER_ROLL
                p.rolled = read_number(rest, "the sum of the dice", 12)
            case ["production", "due"]:
                p.step = PRODUCTION
            case ["last", "roll", *rest]:
                p.rolled = read_number(rest, "the sum of the dice", 12)
            case ["ending"]:
                p.phase = BETWEEN_TURNS
                p.step = NEXT_TURN
            case ["card", "played"]:
                p.card_played = True
            case ["built"]:
                p.has_built = True
            case ["after", n, "turns" | "turn"]:
                p.turns_done = read_number([n], "how many turns there were")
            case [colour]:
                p.turn = read_seat(colour, p.players())
            case _:
                return False
        return True

    def ask(self, words: list[str]) -> None:
        """'red discard 4': who, what, and at most two numbers."""
        if not 2 <= len(words) <= 4:
            raise UnknownAction("write who is asked and what, as in 'red discard 4'")
        names = words_of(self.p.rules)
        kind = list(names)[read_name(words[1], tuple(names.values()), "question")]
        number, detail = [*[read_number([word], "a number") for word in words[2:]], 0, 0][:2]
        self.questions.append((kind, read_seat(words[0], self.p.players()), number, detail))

    def overrule(self, saying: Saying) -> bool:
        """Take up what is said in place of what would follow."""
        p, words = self.p, saying.words
        match saying.subject:
            case "bank":
                p.bank = vec[u8](row_of(read_counts(words, p.rules.card_names), p.rules.card_names, KINDS))
            case "deck":
                counts = read_counts(words, DEVELOPMENT_NAMES)
                p.deck = vec[u8](row_of(counts, DEVELOPMENT_NAMES, CARD_KINDS))
                p.deck_size = sum(counts.values())
            case "longest road":
                holder = read_holder(words, int(p.rules.colours))
                move_points(p, p.longest_road, holder, WORTH, LONGEST_ROAD)
                p.longest_road = holder
            case _:
                holder = read_holder(words, p.players())
                move_points(p, p.largest_army, holder, WORTH, LARGEST_ARMY)
                p.largest_army = holder
        return True


def check_numbers(p: Position) -> None:
    """Every card is in the bank or in a hand, known or not; likewise the development cards."""
    cards = sum([int(n) for n in p.bank]) + sum([int(n) for n in p.hand_size])
    if cards != sum([int(n) for n in p.rules.bank]):
        there = sum([int(n) for n in p.rules.bank])
        raise UnknownAction(f"bank and hands have {cards} cards, but there are {there}")
    cards = int(p.deck_size) + sum([int(n) for n in p.cards_held]) + sum([int(n) for n in p.opened])
    if cards != sum([int(n) for n in p.rules.deck]):
        there = sum([int(n) for n in p.rules.deck])
        raise UnknownAction(f"deck and players have {cards} development cards, but there are {there}")


def fill_unless_said(p: Position, sayings: list[Saying]) -> None:
    """The rest of the cards is in the bank and in the deck, unless the text knows better."""
    said = [saying.subject for saying in sayings]
    if "bank" not in said:
        if sum([int(n) for n in p.hands]) < sum([int(n) for n in p.hand_size]):
            raise UnknownAction(f"say what the bank holds, since hands hold '{UNKNOWN}'")
        fill_bank(p)
    if "deck" not in said:
        fill_deck(p)


# --- pieces ------------------------------------------------------------------------------------------


def buildings(rules: Rules) -> list[int]:
    """The kinds of pieces that stand on nodes."""
    return [piece for piece in rules.piece_names if rules.worth[piece] > 0]


def piece_named(rules: Rules, word: str) -> int:
    """The building of which a word is the name, in the singular or plural; 0 if there is none."""
    for piece in buildings(rules):
        if word in (piece_word(rules, piece, 1), piece_word(rules, piece, 2)):
            return piece
    return ROAD


def found(p: Position, player: int, piece: int, node: int) -> None:
    if not keeps_distance(p, node):
        raise UnknownAction(f"node {node} is taken, or too close to another building")
    p.holders[node] = MARK[player]
    p.occupants[node] = MARK[player]
    p.buildings[node] = u8(piece)


def pave(p: Position, player: int, kind: int, path: str) -> None:
    """Lay roads, or other pieces of routes, along a path such as '8-12-17'."""
    nodes = path.split("-")
    if len(nodes) < 2:
        name = p.rules.piece_names[kind]
        raise UnknownAction(f"'{path}' is no {name}: write its nodes, as in '8-12-17'")
    for a, b in pairwise(nodes):
        edge = EDGE.read(p, f"{a}-{b}")
        if p.routes[edge] != 0:
            raise UnknownAction(
                f"there is a {p.rules.piece_names[int(p.route_kind(edge))]} on {a}-{b} already"
            )
        p.routes[edge] = MARK[player]
        if len(p.route_kinds) > 0:
            p.route_kinds[edge] = u8(kind)


# --- cards -------------------------------------------------------------------------------------------


def read_counts(words: list[str], names: Sequence[str]) -> dict[str, int]:
    """Cards by kind; 'nothing' is none."""
    return {} if words == ["nothing"] else read_counted(words, names, "card")


def row_of(counts: dict[str, int], names: Sequence[str], length: int) -> list[int]:
    """Numbers by kind; those of unknown kind are left out."""
    row = [0] * length
    for name, n in counts.items():
        if n > LARGEST:
            raise UnknownAction(f"{n} times '{name}' is too often")
        if name != UNKNOWN:
            row[names.index(name)] = n
    return row


def deal(p: Position, player: int, words: list[str]) -> None:
    counts = read_counts(words, p.rules.card_names)
    for i, n in enumerate(row_of(counts, p.rules.card_names, KINDS)):
        p.hands[player * KINDS + i] = u8(n)
    p.hand_size[player] = u8(min(LARGEST, sum(counts.values())))


def deal_cards(p: Position, player: int, words: list[str]) -> None:
    counts = read_counts(words, DEVELOPMENT_NAMES)
    for i, n in enumerate(row_of(counts, DEVELOPMENT_NAMES, CARD_KINDS)):
        p.cards[player * CARD_KINDS + i] = u8(n)
    p.cards_held[player] = u8(min(LARGEST, sum(counts.values())))


# --- the table ---------------------------------------------------------------------------------------


def market(p: Position) -> Market:
    """What is on offer, opened if nothing was."""
    if p.market is SILENCE:
        p.market = Market(0, 0, SILENCE.proposals[:])
    return p.market


def only(words: list[str], what: str) -> str:
    if len(words) != 1:
        raise UnknownAction(f"write {what} alone")
    return words[0]


def read_holder(words: list[str], players: int) -> int:
    """A player, or nobody."""
    return NOBODY if words == ["nobody"] else read_seat(only(words, "a player, or nobody"), players)

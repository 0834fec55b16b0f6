"""A position of the board game: the numbers that change, and the few ways to change them.

The state is flat arrays, so a copy is a few slices. What the game waits for is a stack of questions above
the phase of the turn (see `hexhaven.core.pending`). Here several players can be asked together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from hexhaven.core.actions import VERB_MASK, Actions, borrow_actions, code_of, listed
from hexhaven.core.facts import AWARD, BANK, CARDS, NOWHERE, PIECE, PLAYED, TURNED
from hexhaven.core.fields import (
    BYTES,
    FIXED,
    FLAG,
    FOLLOWS,
    NUMBER,
    OWNER,
    PART,
    PARTS,
    SHARED,
    SMALL,
    SOME,
    Field,
)
from hexhaven.core.fields import NOBODY as HIDDEN
from hexhaven.core.game import ACTOR, CHANCE, NOBODY, Player, Refusal, State, View
from hexhaven.core.pending import NO_QUESTIONS, ONE, OVER, PENDING_STATE_FIELDS, PendingState
from hexhaven.core.reading import split_words
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.market import SILENCE
from hexhaven.games.island.rules.questions import BEFORE_ROLL, SETTLED
from hexhaven.games.island.rules.sources import DEVELOPMENT, POINT_CARD, PRICE
from hexhaven.games.island.rules.terrain import CARD_KINDS, KINDS, PIECES, ROAD, ROBBER, VICTORY_POINT

if TYPE_CHECKING:
    from hexhaven.core.sayings import Sheet
    from hexhaven.games.island.rules.rules import Rules

FOUR_TO_ONE: Final = 4

# By player: the mark on pieces (0 is nobody's), and the bit in a set of players.
MARK: Final = vec[u8]([1, 2, 3, 4, 5, 6, 7, 8])
SEAT_BIT: Final = vec[u8]([1, 2, 4, 8, 16, 32, 64, 128])


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """State that an expansion adds to a position."""

    def copy(self) -> Block:
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        raise NotImplementedError

    def redact(self, p: Position, viewer: int) -> None:
        """Blank what the viewer cannot know."""

    def fill(self, p: Position, viewer: int, rng: Rng) -> None:
        """Draw what was blanked, in agreement with the rest of the position."""

    def pieces(self) -> list[tuple[str, int, str, int]]:
        """Its pieces on the board: their kind, their owner, "node", "edge" or "hex", and which."""
        return []

    # --- the text of a position ---------------------------------------------------------------------

    def say(self, p: Position, sheet: Sheet) -> None:
        """Write down what the text of a position has to say of this block."""

    def hear(self, p: Position, player: int, words: list[str]) -> bool:
        """Take up a clause about a player, or about anything else (then the player is -1 and the first words
        are what it speaks of); False if its words are none of this block."""
        return False

    def known_words(self) -> list[str]:
        """The words with which its clauses begin."""
        return []

    def overruling_words(self) -> list[str]:
        """Those of them that are heard last, because they tell otherwise than what would follow."""
        return []

    def set_pieces(self, p: Position) -> None:
        """Take from supplies, and set on nodes, the pieces that were read."""

    def withholds(self, node: int) -> bool:
        """Whether a harbour does not yet serve the building at its node."""
        return False

    def complete(self, p: Position) -> None:
        """Work out what follows from the whole text: points, rates, decks."""


class Empty(Block):
    """At the place of an expansion that is not played."""

    def copy(self) -> Block:
        return self

    def to_bytes(self) -> bytes:
        return b""


EMPTY: Final = Empty()
NO_BLOCKS: Final = vec[Block]()
NO_BYTES: Final = vec[u8]([])


POSITION_FIELDS: Final = (
    Field("rules", FIXED),
    Field("map", FIXED, "map"),
    Field("land", SHARED, "map"),
    *PENDING_STATE_FIELDS,
    Field("turns_done", NUMBER, "turn"),
    Field("rolled", NUMBER, "turn"),
    Field("step", SMALL, "turn"),
    Field("robber", NUMBER, "robber"),
    Field("longest_road", NUMBER, "longest road"),
    Field("largest_army", NUMBER, "largest army"),
    Field("card_played", FLAG, "turn"),
    Field("has_built", FLAG, "turn"),
    Field("fresh_cards", NUMBER, "fresh"),
    Field("deck_size", NUMBER, "deck"),
    Field("market", PART, "offer"),
    Field("blocks", PARTS, rare=True),
    Field("hands", BYTES, "hand", "player KINDS", OWNER),
    Field("hand_size", BYTES, "hand", "player"),
    Field("rates", BYTES, FOLLOWS, "player KINDS", exchanged=True),
    Field("harbours", BYTES, FOLLOWS, "player", exchanged=True),
    Field("cards", BYTES, "cards", "player CARD_KINDS", OWNER),
    Field("cards_held", BYTES, "cards", "player"),
    Field("opened", BYTES, "opened", "player CARD_KINDS"),
    Field("bank", BYTES, "bank", "KINDS"),
    Field("deck", BYTES, "deck", "CARD_KINDS", HIDDEN),
    Field("fresh", BYTES, "fresh", "CARD_KINDS", SOME),
    Field("supply", BYTES, FOLLOWS, "colour PIECES"),
    Field("route_length", BYTES, "route", "colour"),
    Field("shown_points", BYTES, FOLLOWS, "colour"),
    Field("routes", BYTES, "roads", "edge"),
    Field("route_kinds", BYTES, "roads", "edge", rare=True),
    Field("holders", BYTES, "settlement", "node"),
    Field("occupants", BYTES, FOLLOWS, "node"),
    Field("buildings", BYTES, "settlement", "node"),
    Field("reach", BYTES, FOLLOWS, "node"),
)


class Position(PendingState):
    """One moment of a board game."""

    def __init__(self, rules: Rules, map: Map) -> None:
        super().__init__(BEFORE_ROLL)
        self.rules: Final = rules
        self.map: Final = map
        self.land = map.land  # shared by many positions; whoever changes something exchanges it
        self.turns_done: i64 = 0
        self.rolled: i64 = 0  # the last sum of the dice
        self.robber: i64 = map.robber
        self.longest_road: i64 = NOBODY
        self.largest_army: i64 = NOBODY
        self.card_played = False  # one development card a turn
        self.has_built = False  # a paid build ends trading where the phases are separated
        self.step: u8 = SETTLED  # what comes next by itself
        self.fresh_cards: i64 = 0  # development cards bought this turn
        self.deck_size: i64 = 0
        self.market = SILENCE
        self.blocks: vec[Block] = NO_BLOCKS
        # By player and kind of card.
        self.hands: vec[u8] = NO_BYTES
        self.hand_size: vec[u8] = NO_BYTES
        self.rates: vec[u8] = NO_BYTES
        self.harbours: vec[u8] = (
            NO_BYTES  # by player, the kinds of harbours that serve them (bit k for kind k)
        )
        # By player and kind of development card: in hand, and laid open.
        self.cards: vec[u8] = NO_BYTES
        self.cards_held: vec[u8] = NO_BYTES
        self.opened: vec[u8] = NO_BYTES
        # By kind.
        self.bank: vec[u8] = NO_BYTES
        self.deck: vec[u8] = NO_BYTES
        self.fresh: vec[u8] = NO_BYTES
        # By colour: pieces in supply (by colour and kind), route length, points everybody sees.
        self.supply: vec[u8] = NO_BYTES
        self.route_length: vec[u8] = NO_BYTES
        self.shown_points: vec[u8] = NO_BYTES
        # The board: the owner + 1 of each edge's route, of each node's building, and of whatever piece stands
        # on a node and bars it to others; the building's kind; and which players have a route or building at
        # a node (bit p for player p). Where there are routes besides roads, `route_kinds` has the piece on
        # each edge; else it is empty.
        self.routes: vec[u8] = NO_BYTES
        self.route_kinds: vec[u8] = NO_BYTES
        self.holders: vec[u8] = NO_BYTES
        self.occupants: vec[u8] = NO_BYTES
        self.buildings: vec[u8] = NO_BYTES
        self.reach: vec[u8] = NO_BYTES

    # --- written by tools/fields.py -------------------------------------------------------------------

    def copy(self) -> Position:
        made = Position(self.rules, self.map)
        made.land = self.land
        made.turn = self.turn
        made.phase = self.phase
        made.won_by = self.won_by
        made.depth = self.depth
        made.stack = self.stack[: self.depth]
        made.turns_done = self.turns_done
        made.rolled = self.rolled
        made.step = self.step
        made.robber = self.robber
        made.longest_road = self.longest_road
        made.largest_army = self.largest_army
        made.card_played = self.card_played
        made.has_built = self.has_built
        made.fresh_cards = self.fresh_cards
        made.deck_size = self.deck_size
        made.market = self.market.copy()
        if len(self.blocks) > 0:
            made.blocks = vec[Block]([each.copy() for each in self.blocks])
        made.hands = self.hands[:]
        made.hand_size = self.hand_size[:]
        made.rates = self.rates
        made.harbours = self.harbours
        made.cards = self.cards[:]
        made.cards_held = self.cards_held[:]
        made.opened = self.opened[:]
        made.bank = self.bank[:]
        made.deck = self.deck[:]
        made.fresh = self.fresh[:]
        made.supply = self.supply[:]
        made.route_length = self.route_length[:]
        made.shown_points = self.shown_points[:]
        made.routes = self.routes[:]
        if len(self.route_kinds) > 0:
            made.route_kinds = self.route_kinds[:]
        made.holders = self.holders[:]
        made.occupants = self.occupants[:]
        made.buildings = self.buildings[:]
        made.reach = self.reach[:]
        return made

    def to_bytes(self) -> bytes:
        numbers = [
            self.turn, self.phase, self.won_by, self.depth, self.turns_done, self.rolled, int(self.step),
            self.robber, self.longest_road, self.largest_army, int(self.card_played), int(self.has_built),
            self.fresh_cards, self.deck_size,
        ]  # fmt: skip
        numbers += [x for x in self.stack[: self.depth]]
        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]
        parts += [
            bytes(self.hands), bytes(self.hand_size), bytes(self.rates), bytes(self.harbours),
            bytes(self.cards), bytes(self.cards_held), bytes(self.opened), bytes(self.bank), bytes(self.deck),
            bytes(self.fresh), bytes(self.supply), bytes(self.route_length), bytes(self.shown_points),
            bytes(self.routes), bytes(self.route_kinds), bytes(self.holders), bytes(self.occupants),
            bytes(self.buildings), bytes(self.reach), self.land.bytes, self.market.to_bytes(),
        ]  # fmt: skip
        parts += [each.to_bytes() for each in self.blocks]
        return b"".join(parts)

    def blank(self, viewer: i64) -> None:
        """Blank what the viewer cannot know."""
        for i in range(len(self.hands)):
            if i // KINDS != viewer:
                self.hands[i] = 0
        for i in range(len(self.cards)):
            if i // CARD_KINDS != viewer:
                self.cards[i] = 0
        for i in range(len(self.deck)):
            self.deck[i] = 0

    # --- end of what is written -----------------------------------------------------------------------

    # --- the contract -------------------------------------------------------------------------------

    def slices(self) -> list[str]:
        return ["island", *self.rules.slices]

    def players(self) -> int:
        return int(self.rules.players)

    def actor(self) -> Player:
        if self.depth > 0:
            return ((self.stack[self.depth - 1] >> 8) & 255) - 2
        if self.phase == OVER:
            return NOBODY
        return self.turn

    def actors(self) -> list[int]:
        if self.depth == 0:
            return [] if self.phase == OVER else [int(self.turn)]
        return [int(self.asked_at(i)) for i in range(int(self.depth) - 1, int(self.group_start()) - 1, -1)]

    def legal(self, player: Player = ACTOR) -> vec[i64]:
        out = borrow_actions()
        if player == ACTOR:
            self.list_answers(self.actor(), out)
        elif self.is_asked(player):
            self.list_answers(player, out)
        elif 0 <= player < self.rules.players:
            for verb in self.rules.unasked[self.waiting_for()]:
                verb.choices(self, player, out)
        return listed(out)

    def question(self) -> str:
        """The name of what the game waits for: "discard", or the phase when nothing is asked."""
        return self.rules.question_names[int(self.waiting_for())]

    def due(self, player: Player) -> int:
        """How many cards or pieces a player who is asked still owes, or may still take; 0 where it is one."""
        counted = int(self.waiting_for()) in self.rules.counted
        return int(self.due_from(player)) if counted and self.is_asked(player) else 0

    def list_answers(self, player: Player, out: Actions) -> None:
        waiting = self.stack[self.depth - 1] & 255 if self.depth > 0 else self.phase
        for verb in self.rules.sources[waiting]:
            verb.choices(self, player, out)

    def why_not(self, action: i64, player: Player = ACTOR) -> Refusal | None:
        who = self.actor() if player == ACTOR else player
        return self.rules.why_not(self, action, who)

    def chances(self) -> list[tuple[int, int]]:
        if self.actor() != CHANCE:
            return []
        return self.rules.sources[self.waiting_for()][0].weigh(self)

    def deal(self, rng: Rng) -> i64:
        return self.rules.sources[self.waiting_for()][0].deal(self, rng)

    def apply(self, action: i64, player: Player = ACTOR) -> None:
        who = self.actor() if player == ACTOR else player
        self.rules.verbs[action & VERB_MASK].play(self, who, action)
        if self.step != SETTLED and self.depth == 0:
            self.rules.flow.go_on(self)
        # Most of the time nobody has the points, hidden ones included, and there is nothing more to ask.
        turn = self.turn
        if self.shown_points[turn] >= self.rules.near_victory and self.rules.wins_unannounced:
            hidden = self.cards[turn * CARD_KINDS + VICTORY_POINT]
            if self.shown_points[turn] + hidden >= self.rules.victory:
                winner = self.rules.winner(self)
                if winner != NOBODY:
                    self.win(winner)

    def is_same_game(self, other: State) -> bool:
        from hexhaven.games.island.rules.text.moment import is_same_game  # texts are made of positions

        return isinstance(other, Position) and is_same_game(self, other)

    def summary(self) -> str:
        from hexhaven.games.island.rules.text.moment import summary

        return summary(self)

    def __str__(self) -> str:
        """The position as text, which `hexhaven.position` reads back."""
        from hexhaven.games.island.rules.text.write import written

        return written(self)

    def view(self, player: Player) -> View:
        from hexhaven.games.island.rules.view import look  # here, because views are made of positions

        return look(self, player)

    def points(self) -> list[int]:
        return [int(self.points_of(player)) for player in range(self.players())]

    def write(self, action: i64, viewer: Player = CHANCE) -> str:
        verb = self.rules.verbs[code_of(action, len(self.rules.verbs))]
        return verb.write(self, action, viewer)

    def read(self, text: str) -> i64:
        words = split_words(text)
        return self.rules.verb_named(words[0]).read(self, words[1:])

    # --- questions to several players ---------------------------------------------------------------

    def group_start(self) -> i64:
        """Where the questions begin that were asked together with the topmost one."""
        i = self.depth - 1
        kind = self.stack[i] & 255
        if self.rules.together[kind] == 0:
            return i
        while i > 0 and self.stack[i - 1] & 255 == kind:
            i -= 1
        return i

    def is_asked(self, player: Player) -> bool:
        if self.depth == 0:
            return self.phase != OVER and player == self.turn
        if self.asked_at(self.depth - 1) == player:
            return True
        return self.rules.together[self.waiting_for()] != 0 and self.question_of(player) >= 0

    def question_of(self, player: Player) -> i64:
        """Where the player's question lies in the topmost group, or -1."""
        i = self.depth - 1
        start = self.group_start()
        while i >= start:
            if self.asked_at(i) == player:
                return i
            i -= 1
        return -1

    def drop_question(self, player: Player) -> None:
        """Take the player's question out of the topmost group."""
        i = self.question_of(player)
        while i + 1 < self.depth:
            self.stack[i] = self.stack[i + 1]
            i += 1
        self.depth -= 1

    def count_down(self, player: Player) -> None:
        """One of the several things asked for is done; after the last the question is answered."""
        if self.due_from(player) > 1:
            self.stack[self.question_of(player)] -= ONE
        else:
            self.drop_question(player)

    def due_from(self, player: Player) -> i64:
        """The number in a player's question, where several are asked together."""
        return (self.stack[self.question_of(player)] >> 16) & 65535

    # --- cards --------------------------------------------------------------------------------------

    def show_hand(self, whole: Position, player: Player) -> None:
        """Let a hand be seen that the whole position has."""
        for i in range(player * KINDS, player * KINDS + KINDS):
            self.hands[i] = whole.hands[i]

    def holds(self, player: Player, card: i64) -> i64:
        return i64(self.hands[player * KINDS + card])

    def gain(self, player: Player, card: i64, n: u8) -> None:
        """Take cards from the bank."""
        if self.facts is not None:
            self.facts.add(CARDS, BANK, player, card, i64(n))
        self.hands[player * KINDS + card] += n
        self.hand_size[player] += n
        self.bank[card] -= n

    def lose(self, player: Player, card: i64, n: u8) -> None:
        """Give cards back to the bank."""
        if self.facts is not None:
            self.facts.add(CARDS, player, BANK, card, i64(n))
        self.hands[player * KINDS + card] -= n
        self.hand_size[player] -= n
        self.bank[card] += n

    def hand_over(self, giver: Player, taker: Player, card: i64, n: u8) -> None:
        """Give cards to another player. In a view, a foreign hand gives what is blank there."""
        if self.facts is not None and n > 0:
            self.facts.add(CARDS, giver, taker, card, i64(n))
        known = self.hands[giver * KINDS + card]
        self.hands[giver * KINDS + card] = known - n if known >= n else 0
        self.hand_size[giver] -= n
        self.hands[taker * KINDS + card] += n
        self.hand_size[taker] += n

    def can_pay(self, player: Player, piece: i64) -> bool:
        i = piece * KINDS
        count = self.rules.price_count[i]
        while count > 0:
            held = player * KINDS + self.rules.price_card[i]
            if self.hands[held] < count:
                return False
            i += 1
            count = self.rules.price_count[i]
        return True

    def pay(self, player: Player, piece: i64) -> None:
        if self.facts is not None:
            self.facts.source = PRICE
        cards = self.rules.price_card
        counts = self.rules.price_count
        i = piece * KINDS
        while counts[i] > 0:
            self.lose(player, cards[i], counts[i])
            i += 1

    # --- pieces and points --------------------------------------------------------------------------

    def has_piece(self, player: Player, piece: i64) -> bool:
        return self.supply[player * PIECES + piece] > 0

    def route_owner(self, edge: i64) -> Player:
        """Whose route lies on the edge; -1 for nobody's."""
        return i64(self.routes[edge]) - 1

    def route_kind(self, edge: i64) -> i64:
        """Which piece the route on an edge is made of."""
        return i64(self.route_kinds[edge]) if len(self.route_kinds) > 0 else ROAD

    def owner(self, node: i64) -> Player:
        """Whose building stands on the node; -1 for nobody's."""
        return i64(self.holders[node]) - 1

    def put_route(self, player: Player, kind: i64, edge: i64) -> None:
        """Lay a road, or another piece that makes routes, from the supply on an edge."""
        if self.facts is not None:
            self.facts.add(PIECE, player, kind, NOWHERE, edge)
        self.routes[edge] = MARK[player]
        if len(self.route_kinds) > 0:
            self.route_kinds[edge] = u8(kind)
        self.supply[player * PIECES + kind] -= 1
        self.reach[self.map.edge_nodes[2 * edge]] |= SEAT_BIT[player]
        self.reach[self.map.edge_nodes[2 * edge + 1]] |= SEAT_BIT[player]

    def take_route(self, edge: i64) -> None:
        """Take a road, or what else lies there, off the board, back to its owner's supply."""
        player = self.route_owner(edge)
        kind = self.route_kind(edge)
        if self.facts is not None:
            self.facts.add(PIECE, player, kind, edge, NOWHERE)
        self.routes[edge] = 0
        if len(self.route_kinds) > 0:
            self.route_kinds[edge] = 0
        self.supply[player * PIECES + kind] += 1
        for end in range(2):
            node = self.map.edge_nodes[2 * edge + end]
            if self.holders[node] != MARK[player] and not self.has_route_at(player, node):
                self.reach[node] &= ~SEAT_BIT[player]

    def has_route_at(self, player: Player, node: i64) -> bool:
        for i in range(3 * node, 3 * node + 3):
            edge = self.map.node_edges[i]
            if edge != NONE and self.routes[edge] == MARK[player]:
                return True
        return False

    def put_building(self, player: Player, kind: i64, node: i64) -> None:
        """Set a building from the supply on a free node."""
        if self.facts is not None:
            self.facts.add(PIECE, player, kind, NOWHERE, node)
        self.holders[node] = MARK[player]
        self.occupants[node] = MARK[player]
        self.buildings[node] = u8(kind)
        self.reach[node] |= SEAT_BIT[player]
        self.supply[player * PIECES + kind] -= 1
        self.shown_points[player] += self.rules.worth[kind]

    def replace_building(self, kind: i64, node: i64) -> None:
        """Set a building of another kind in place of the owner's present one, which returns to the supply."""
        player = self.owner(node)
        old = i64(self.buildings[node])
        if self.facts is not None:
            self.facts.add(PIECE, player, old, node, NOWHERE)
        self.supply[player * PIECES + old] += 1
        self.shown_points[player] -= self.rules.worth[old]
        self.put_building(player, kind, node)

    def turn_building(self, kind: i64, node: i64) -> None:
        """Let the building on a node count as another kind; nothing comes from the supply or goes there."""
        player = self.owner(node)
        old = i64(self.buildings[node])
        if self.facts is not None:
            self.facts.add(TURNED, player, old, kind, node)
        self.buildings[node] = u8(kind)
        self.shown_points[player] += self.rules.worth[kind] - self.rules.worth[old]

    def move_robber(self, hex: i64) -> None:
        if self.facts is not None:
            self.facts.add(PIECE, NOBODY, ROBBER, self.robber, hex)
        self.robber = hex

    def points_of(self, player: Player) -> i64:
        """Shown points and, as far as known here, victory point cards in hand.

        Once the game is over, cards that were not laid open count no more (1.D.c).
        """
        if self.phase == OVER:
            return i64(self.shown_points[player])
        return i64(self.shown_points[player]) + i64(self.cards[player * CARD_KINDS + VICTORY_POINT])

    # --- the end ------------------------------------------------------------------------------------

    def win(self, player: Player) -> None:
        """End the game; the winner lays the victory point cards open."""
        i = player * CARD_KINDS + VICTORY_POINT
        n = self.cards[i]
        if self.facts is not None and n > 0:
            self.facts.add(PLAYED, player, DEVELOPMENT, VICTORY_POINT, i64(n))
            self.facts.add(AWARD, POINT_CARD, NOBODY, player, i64(n))
        self.cards[i] = 0
        self.opened[i] += n
        self.cards_held[player] -= n
        self.shown_points[player] += n
        self.market = SILENCE
        self.step = SETTLED
        super().win(player)


def start_position(rules: Rules, map: Map) -> Position:
    """An empty board before the first piece is set."""
    p = Position(rules, map)
    n = int(rules.players)
    p.stack = NO_QUESTIONS[:]
    p.hands = vec[u8]([0] * (n * KINDS))
    p.hand_size = vec[u8]([0] * n)
    p.rates = vec[u8]([FOUR_TO_ONE] * (n * KINDS))
    p.harbours = vec[u8]([0] * n)
    p.cards = vec[u8]([0] * (n * CARD_KINDS))
    p.cards_held = vec[u8]([0] * n)
    p.opened = vec[u8]([0] * (n * CARD_KINDS))
    p.bank = rules.bank[:]
    p.deck = rules.deck[:]
    p.deck_size = sum(int(x) for x in rules.deck)
    p.fresh = vec[u8]([0] * CARD_KINDS)
    colours = int(rules.colours)
    pieces = [int(x) for x in rules.pieces] * colours
    p.supply = vec[u8](pieces)
    p.route_length = vec[u8]([0] * colours)
    p.shown_points = vec[u8]([0] * colours)
    p.routes = map.no_edges[:]
    if len(rules.route_pieces) > 1:
        p.route_kinds = map.no_edges[:]
    p.holders = vec[u8]([0] * int(map.nodes))
    p.occupants = p.holders[:]
    p.buildings = p.holders[:]
    p.reach = p.holders[:]
    p.blocks = vec[Block]([EMPTY if maker is None else maker.new_block(p) for maker in rules.blocks])
    return p

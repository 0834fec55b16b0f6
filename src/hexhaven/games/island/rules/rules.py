"""How rules are put together: tables, verbs and hooks.

- What differs between editions in number is a **table** of `Rules`, which an expansion edits once.
- What can be done is a **verb**: one object that lists its legal actions, refuses others with a reason,
  plays them, and writes and reads their text. An expansion brings verbs in with `add`, puts its own in
  place of another with `replace`, and takes those out that its game does not have with `drop`. What two
  expansions replace, the pair of them decides.
- What changes an existing procedure joins a named **hook** of `Expansion`. A rule set keeps, for each
  hook, only the expansions that joined it, so a rule that is off costs nothing.
- A question in the middle of an action is a number on the position's stack (see `state`).
- State of its own is a **block** that the expansion adds to every position, at a place of its own.

The base game is put together in the same way, topic by topic, in `base.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from hexhaven.core import actions
from hexhaven.core.actions import EVERYBODY, NO_PIECE, VERB_MASK, Actions, code_of
from hexhaven.core.game import CHANCE, NOBODY, Player, Refusal, no_action
from hexhaven.core.operands import Operand
from hexhaven.core.pending import OVER
from hexhaven.core.reading import no_verb
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.questions import (
    AFTER_ROLL,
    BEFORE_ROLL,
    COUNTED,
    FREE_QUESTIONS,
    MOST_QUESTIONS,
    NAMES,
)
from hexhaven.games.island.rules.state import MARK, Block, Position
from hexhaven.games.island.rules.terrain import (
    BRICK,
    CARD,
    CARD_NAMES,
    CITY,
    DESERT,
    GRAIN,
    KINDS,
    LUMBER,
    ORE,
    PIECE_NAMES,
    PIECES,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    TERRAINS,
    VICTORY_POINT,
    WOOL,
)

# Groups of verbs: what a player would look for them under.
BUILD: Final = "build"
TRADE: Final = "trade"
CARDS: Final = "cards"

NO_CARD: Final = -1
DEAL_BITS: Final = 48  # for an offer, and the most of them for one kind
MOST_BITS: Final = 6
BY_POINTS: Final = -4  # in place of a winner: points decide
YIELD_SLOTS: Final = 2  # the most cards one building takes from one hex
BUILDINGS: Final = PIECES  # a building has the number of its piece; 0 is an empty node

# Places of blocks. A large expansion has a fixed one, declared in its own file, so that its state is found
# without a search; small ones take the next that is free.
FIXED_PLACES: Final = 4
FREE_PLACE: Final = -1


class RulesError(Exception):
    """Expansions that do not go together as they are written; the message says which and why."""


def check_room(what: str, named: int, counted: int, most: int) -> None:
    if named != counted:
        raise RulesError(f"there are {counted} {what}, but {named} have names")
    if counted > most:
        raise RulesError(f"{counted} {what} are too many; there is room for {most}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(actions.Verb):
    """Everything the game knows about one kind of action."""

    def __init__(
        self, name: str, form: Sequence[Operand | str] = (), article: str = "turn", when: str = "",
        group: str = "", price: int = NO_PIECE, piece: str = "", seen_by: int = EVERYBODY,
        first_lowest: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(name, form, article, when, group, price, piece, seen_by, first_lowest)

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        """Add the legal actions of this verb; called only at a moment the verb belongs to."""
        raise NotImplementedError

    def contains(self, verb: Verb) -> bool:
        """Whether this is a group that lists the other verb."""
        return False

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        """Why the action is refused at a moment the verb belongs to; None if it is legal."""
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        raise NotImplementedError

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        """The outcomes of a verb of CHANCE with their weights."""
        raise NotImplementedError

    def deal(self, p: Position, rng: Rng) -> i64:
        """Draw one of the outcomes by weight."""
        outcomes = self.weigh(p)
        pick = rng.below(sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            pick -= weight
            if pick < 0:
                return action
        raise AssertionError("there is nothing to draw")


def is_of(source: Verb, verb: Verb) -> bool:
    """Whether a source of actions is a verb, or a group that lists it."""
    return source is verb or source.contains(verb)


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """A set of rules that can be laid over the base game.

    `adjust` edits tables, adds verbs, and joins the hooks that the expansion overrides:
    `rules.after_build.append(self)`. All other methods are hooks.
    """

    def id(self) -> str:
        """What the expansion is called in `rules.expansions`; one of your own has the name of its class."""
        return type(self).__name__

    def slice(self) -> str:
        """The folder under `games` that says the rest of it: its words, its scene, its values."""
        return self.id()

    def adjust(self, rules: Rules) -> None:
        raise NotImplementedError

    def new_block(self, p: Position) -> Block:
        """The state this expansion adds to a position."""
        raise NotImplementedError

    def after_build(self, p: Position, player: Player, piece: i64, place: i64) -> None:
        """A piece was set on the board, in the founding phase too."""

    def after_dice(self, p: Position) -> None:
        """The dice are thrown. What is asked here is answered before their sum brings anything."""

    def after_production(self, p: Position, served: i64) -> None:
        """The sum of the dice was no seven and has brought its cards to the players in `served` (bit p for
        player p)."""

    def may_end(self, p: Position) -> Refusal | None:
        """Why the player on turn may not end the turn yet; None if nothing is in the way."""
        return None

    def turn_ends(self, p: Position) -> None:
        """The player on turn is done, the next one not yet on turn. What is asked here is answered between
        the two turns."""

    def next_turn(self, p: Position) -> bool:
        """Begin the next turn with `turn.begin_turn`, if it is not simply the left neighbour's; whether it
        was begun."""
        return False

    def wins(self, p: Position) -> Player:
        """Who has won at this moment: a player, NOBODY, or BY_POINTS if that is for others to say."""
        return BY_POINTS

    def closes_site(self, p: Position, node: i64) -> Refusal | None:
        """Why no building may be set on a node that the base rules leave open."""
        return None

    def closes_edge(self, p: Position, edge: i64) -> Refusal | None:
        """Why no road may be laid on an edge that the base rules leave open."""
        return None

    def delays_harbour(self, p: Position, player: Player, node: i64) -> bool:
        """Whether a harbour just reached serves its new owner only later."""
        return False

    def bars_robber(self, p: Position, hex: i64) -> Refusal | None:
        """Why the robber may not enter a hex that the base rules open to it."""
        return None

    def is_spared(self, p: Position, victim: Player) -> bool:
        """Whether a player with a building at the robber's hex may not be robbed."""
        return False

    def raises_hand_limit(self, p: Position, player: Player) -> i64:
        """How many more cards than usual a player may hold when a seven is rolled."""
        return 0

    def shows_hand(self, p: Position, player: Player, viewer: Player) -> bool:
        """Whether a player's hand lies open to another one at this moment."""
        return False

    def blocked_by(self, p: Position) -> Refusal | None:
        """What has to be done first at this moment, where it is not what `blocking` says."""
        return None


class Flow:
    """What comes next by itself once nobody is asked anything more: `turn.py` knows."""

    def go_on(self, p: Position) -> None:
        raise NotImplementedError


class FoundingRound:
    """One round of the founding phase: the building that is set, whether it pays starting cards, and how
    many roads follow beside the one that touches it."""

    def __init__(self, piece: i64, pays: bool, free_roads: i64 = 0) -> None:
        self.piece: Final = piece
        self.pays: Final = pays
        self.free_roads: Final = free_roads


class Rules:
    """The tables, verbs and hooks of one game: made once, shared by all its positions."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players: Final[i64] = players
        self.options: Final = options
        self.expansions: Final[list[str]] = []  # the ids of those that are on, in their order
        self.slices: Final[list[str]] = []  # their folders
        self.heading: list[str] = []  # how the text of a position begins; the catalog knows

        # Tables, to be edited by expansions. Colours beyond the players are neutral: they have pieces, routes
        # and points, but no hand and no turn; nothing is produced for them.
        self.colours: i64 = players
        self.kinds: i64 = RESOURCES
        self.target: i64 = 10
        self.hand_limit: i64 = 7
        self.shortest_route: i64 = 5
        self.smallest_army: i64 = 3
        self.wins_unannounced = True
        self.route_pieces: Final = [ROAD]  # the pieces that make routes
        self.pieces_are_set = True  # whether a beginners' map comes with its pieces
        self.robber_enters_desert = options["robber_may_enter_desert"] == "yes"
        self.phases_separated = options["trade_build_phases"] == "separated"
        self.gifts_allowed = options["trade_law"] == "free"
        self.players_trade = options["player_trade"] == "yes"
        self.card_names: Final = list(CARD_NAMES)
        self.piece_names: Final[dict[int, str]] = dict(enumerate(PIECE_NAMES))
        self.bank: vec[u8] = vec[u8]([19] * RESOURCES + [0] * (KINDS - RESOURCES))
        self.deck: vec[u8] = vec[u8]([14, 2, 2, 2, 5])
        self.pieces: vec[u8] = vec[u8]([15, 5, 4] + [0] * (PIECES - 3))
        # Points of each kind of building.
        self.worth: vec[u8] = vec[u8]([0, 1, 2] + [0] * (PIECES - 3))
        self.costs: Final[dict[int, dict[int, int]]] = {
            ROAD: {BRICK: 1, LUMBER: 1},
            SETTLEMENT: {BRICK: 1, LUMBER: 1, WOOL: 1, GRAIN: 1},
            CITY: {ORE: 3, GRAIN: 2},
            CARD: {ORE: 1, WOOL: 1, GRAIN: 1},
        }
        self.yields: Final[dict[tuple[int, int], list[int]]] = {}
        for terrain in range(DESERT):
            self.yields[terrain, SETTLEMENT] = [terrain]
            self.yields[terrain, CITY] = [terrain, terrain]
        self.founding: Final = [FoundingRound(SETTLEMENT, pays=False), FoundingRound(SETTLEMENT, pays=True)]

        # Verbs, by number and by the moment they belong to.
        self.verbs: vec[Verb] = vec[Verb]()
        self.sources: vec[vec[Verb]] = vec[vec[Verb]]([vec[Verb]() for _ in range(MOST_QUESTIONS)])
        self.unasked: vec[vec[Verb]] = vec[vec[Verb]]([vec[Verb]() for _ in range(MOST_QUESTIONS)])
        self.together: vec[u8] = vec[u8]([0] * MOST_QUESTIONS)
        self.question_names: Final[dict[int, str]] = dict(NAMES)
        self.counted: Final[set[int]] = set(COUNTED)  # questions whose number says how many are still due
        self.blocking: Final[dict[int, Refusal]] = {}  # what has to be done first at a moment

        self.flow = Flow()

        # The verbs that each author has brought in.
        self.brought: Final[dict[str, list[str]]] = {}

        # While rules are put together: whose turn it is, and who has replaced which verbs.
        self.author = "the base game"
        self.replaced: Final[dict[str, list[str]]] = {}

        # The expansions that have a block, by its place.
        self.blocks: Final[list[Expansion | None]] = []

        # Hooks: for each, the expansions that joined it.
        self.after_dice: Final[list[Expansion]] = []
        self.after_production: Final[list[Expansion]] = []
        self.after_build: Final[list[Expansion]] = []
        self.may_end: Final[list[Expansion]] = []
        self.turn_ends: Final[list[Expansion]] = []
        self.next_turn: Final[list[Expansion]] = []
        self.wins: Final[list[Expansion]] = []
        self.closes_site: Final[list[Expansion]] = []
        self.closes_edge: Final[list[Expansion]] = []
        self.delays_harbour: Final[list[Expansion]] = []
        self.bars_robber: Final[list[Expansion]] = []
        self.is_spared: Final[list[Expansion]] = []
        self.raises_hand_limit: Final[list[Expansion]] = []
        self.shows_hand: Final[list[Expansion]] = []
        self.blocked_by: Final[list[Expansion]] = []

        # Made from the tables by `freeze`, in the shape the engine reads fast.
        self.victory: u8 = 0
        self.near_victory: u8 = 0  # with every victory point card in hand
        # By piece, a row of KINDS cards and counts that ends with a count of 0.
        self.price_card: vec[i64] = vec[i64]()
        self.price_count: vec[u8] = vec[u8]()
        self.harvest: vec[i64] = vec[i64]()
        # An offer is one number, with so many bits for each kind of card (see `deals`).
        self.deal_bits: i64 = 0
        self.deal_mask: i64 = 0
        self.most_taken: vec[i64] = vec[i64]([0] * KINDS)  # of a kind, by one building from a hex

    def add(self, verb: Verb, *moments: int) -> None:
        """Bring in a verb and the moments at which the player who is asked may use it."""
        self.brought.setdefault(self.author, []).append(verb.name)
        verb.code = len(self.verbs)
        self.verbs = append(self.verbs, verb)
        self.add_group(verb, *moments)

    def add_group(self, group: Verb, *moments: int) -> None:
        """List several verbs, brought in before, through one object that knows when to bother."""
        for moment in moments:
            self.sources[moment] = append(self.sources[moment], group)

    def add_unasked(self, verb: Verb, *moments: int) -> None:
        """Let players who are not asked use a verb that was brought in before."""
        for moment in moments:
            self.unasked[moment] = append(self.unasked[moment], verb)

    def lay_over(self, e: Expansion) -> None:
        """Let an expansion make its changes."""
        self.author = e.id()
        self.expansions.append(e.id())
        if e.slice() not in self.slices:
            self.slices.append(e.slice())
        e.adjust(self)

    def add_block(self, e: Expansion, place: int = FREE_PLACE) -> int:
        """Keep a place for an expansion's block in every position: the fixed one of a large expansion, else
        the next that is free. Returns the place."""
        if place == FREE_PLACE:
            place = max(FIXED_PLACES, len(self.blocks))
        elif not 0 <= place < FIXED_PLACES:
            raise RulesError(
                f"{self.author} asks for place {place}; the last fixed one is {FIXED_PLACES - 1}"
            )
        while len(self.blocks) <= place:
            self.blocks.append(None)
        other = self.blocks[place]
        if other is not None:
            raise RulesError(
                f"{type(other).__name__} and {self.author} both have their block at place {place}"
            )
        self.blocks[place] = e
        return place

    def replace(self, verb: Verb) -> None:
        """Put a verb in place of the one with the same name, at every moment that one belongs to.

        Where two expansions do so with the same verb, `freeze` raises RulesError unless their pair decides.
        """
        self.replaced.setdefault(verb.name, []).append(self.author)
        self.put_in_place(verb)

    def decide(self, verb: Verb) -> None:
        """Put a verb in place of one that two expansions have replaced: the pair of them speaks last."""
        self.replaced[verb.name] = [self.author]
        self.put_in_place(verb)

    def put_in_place(self, verb: Verb) -> None:
        old = self.verb_named(verb.name)
        verb.code = old.code
        self.verbs[old.code] = verb
        for moments in (self.sources, self.unasked):
            for moment in range(MOST_QUESTIONS):
                listed = moments[moment]
                for i in range(len(listed)):
                    if listed[i] is old:
                        listed[i] = verb

    def drop(self, *names: str) -> None:
        """Take verbs out of the game, and the groups that list them."""
        dropped = [self.verb_named(name) for name in names]
        kept = [verb for verb in self.verbs if verb not in dropped]
        for code, verb in enumerate(kept):
            verb.code = code
        self.verbs = vec[Verb](kept)
        for moments in (self.sources, self.unasked):
            for moment in range(MOST_QUESTIONS):
                listed = [verb for verb in moments[moment] if not any(is_of(verb, gone) for gone in dropped)]
                moments[moment] = vec[Verb](listed)

    def question(self, name: str, first: Refusal | None = None, together: bool = False) -> int:
        """Bring in a new kind of question and return its number, to be asked with `p.ask`.

        Its name is what messages and the page call it. `first` is the refusal of everything else while it is
        open; where several are asked `together`, they answer in any order.
        """
        number = max(FREE_QUESTIONS, max(self.question_names) + 1)
        if number >= MOST_QUESTIONS:
            raise RulesError(f"{self.author} brings in '{name}', one question more than there is room for")
        self.name_question(number, name)
        if first is not None:
            self.blocking[number] = first
        self.together[number] = u8(together)
        return number

    def name_question(self, number: int, name: str) -> None:
        """Say what a question with a number of its own is called."""
        if name in self.question_names.values() or number in self.question_names:
            raise RulesError(f"{self.author} brings in question {number}, '{name}', which there is already")
        self.question_names[number] = name

    def freeze(self) -> None:
        """Turn the edited tables into flat arrays, once all expansions have had their say."""
        self.check_replaced()
        self.check_sizes()
        # Where points do not decide alone, every moment has to be looked at.
        enough = self.target if not self.wins else 0
        self.victory = u8(enough)
        self.near_victory = u8(max(0, enough - i64(self.deck[VICTORY_POINT])))
        cards: list[int] = []
        counts: list[int] = []
        for piece in range(PIECES):
            price = self.costs.get(piece, {})
            cards += list(price) + [0] * (KINDS - len(price))
            counts += list(price.values()) + [0] * (KINDS - len(price))
        bits = min(MOST_BITS, DEAL_BITS // int(self.kinds))
        self.deal_bits = bits
        self.deal_mask = 2**bits - 1
        self.price_card = vec[i64](cards)
        self.price_count = vec[u8](counts)
        harvest: list[int] = []
        for terrain in range(TERRAINS):
            for building in range(BUILDINGS):
                cards = self.yields.get((terrain, building), [])
                for card in cards:
                    self.most_taken[card] = max(self.most_taken[card], cards.count(card))
                harvest += cards + [NO_CARD] * (YIELD_SLOTS - len(cards))
        self.harvest = vec[i64](harvest)

    def check_sizes(self) -> None:
        """Rows are of a fixed length, so there is a largest number of everything."""
        check_room("kinds of cards", len(self.card_names), int(self.kinds), KINDS)
        pieces = [*self.piece_names, *self.costs, *(building for _, building in self.yields)]
        check_room("pieces", max(pieces) + 1, max(pieces) + 1, PIECES)
        terrains = max(terrain for terrain, _ in self.yields) + 1
        check_room("terrains", terrains, terrains, TERRAINS)
        check_room("colours", int(self.colours), int(self.colours), len(MARK))
        if self.colours < self.players:
            raise RulesError(f"{self.players} players need as many colours, not {self.colours}")
        for (terrain, building), cards in self.yields.items():
            if len(cards) > YIELD_SLOTS:
                taken = f"piece {building} takes {len(cards)} cards from terrain {terrain}"
                raise RulesError(f"{taken}; {YIELD_SLOTS} are the most")

    def check_replaced(self) -> None:
        for name, authors in self.replaced.items():
            if len(authors) > 1:
                raise RulesError(
                    f"'{name}' is replaced by {' and by '.join(authors)}; an expansion for both, laid over "
                    f"them, says with `decide` what it does then"
                )

    def verb_of(self, action: i64) -> Verb:
        return self.verbs[action & VERB_MASK]

    def verb_named(self, name: str) -> Verb:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise no_verb(name, [verb.name for verb in self.verbs])

    def winner(self, p: Position) -> Player:
        """Who has won at this moment, if victories need not be announced; the last expansion is asked first.

        Rule book, "End of the game": whoever is on turn and has the points, hidden ones included, has won at
        once; between two turns nobody wins (1.D.c).
        """
        for i in range(len(self.wins) - 1, -1, -1):
            player = self.wins[i].wins(p)
            if player != BY_POINTS:
                return player
        if p.phase >= BEFORE_ROLL and p.points_of(p.turn) >= self.target:
            return p.turn
        return NOBODY

    def why_not(self, p: Position, action: i64, player: Player) -> Refusal | None:
        """Why a player may not do this now: the moment is wrong, or the verb has a reason."""
        verb = self.verbs[code_of(action, len(self.verbs))]
        # A number whose text reads back as another one has bits that mean nothing.
        if verb.read(p, verb.write(p, action, CHANCE).split()[1:]) != action:
            raise no_action(action)
        waiting = int(p.waiting_for())
        if waiting == OVER:
            return Refusal("game_over", "end-of-game")
        asked = p.is_asked(player)
        if not asked and not 0 <= player < self.players:
            return Refusal("no_such_player", "turn")
        for candidate in self.sources[waiting] if asked else self.unasked[waiting]:
            if is_of(candidate, verb):
                return verb.why_not(p, player, action)
        if not asked:
            return self.not_asked(p, verb)
        return self.wrong_moment(p, verb)

    def not_asked(self, p: Position, verb: Verb) -> Refusal:
        """Whom the game waits for instead, and for what: by the reason they themselves would be given."""
        first = self.first_thing(p) if p.depth > 0 else None
        thing = "turn" if p.depth == 0 else "" if first is None else first.reason
        players = [str(player) for player in p.actors() if player != CHANCE]
        return Refusal("not_your_turn", verb.when, {"players": " ".join(players), "thing": thing})

    def wrong_moment(self, p: Position, verb: Verb) -> Refusal:
        """Why somebody who is asked may not use a verb now: it answers nothing, or something comes first."""
        comes_up = p.depth > 0 or self.is_of_turn(verb)
        first = self.first_thing(p) if comes_up else None
        return first or Refusal("not_now", verb.when, {"action": verb.name})

    def is_of_turn(self, verb: Verb) -> bool:
        """Whether a verb is something the player on turn does after the roll without being asked."""
        return any(is_of(source, verb) for source in self.sources[AFTER_ROLL])

    def first_thing(self, p: Position) -> Refusal | None:
        """What has to be done first at this moment; None if nothing has to be."""
        for e in self.blocked_by:
            refusal = e.blocked_by(p)
            if refusal is not None:
                return refusal
        return self.blocking.get(int(p.waiting_for()))

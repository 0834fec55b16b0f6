"""The state that Cities & Knights adds to a position."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from hexhaven.core.fields import BYTES, FIXED, FLAG, FOLLOWS, NUMBER, NUMBERS, OWNER, SOME, VARYING, Field
from hexhaven.core.fields import NOBODY as HIDDEN
from hexhaven.core.game import NOBODY, Player
from hexhaven.core.rng import Rng
from hexhaven.core.sayings import Sheet
from hexhaven.games.island.rules.state import NO_BYTES, Block, Position
from hexhaven.games.knights.rules.offered import imagine_offer, turn_face_down
from hexhaven.games.knights.rules.rows import ROWS
from hexhaven.games.knights.rules.terms import (
    FIELDS,
    FIRST_OF_FIELD,
    PROGRESS_COPIES,
    PROGRESS_KINDS,
    SPYING,
)

PLACE: Final = 0  # of the block in every position
NOWHERE: Final = -1
NO_KIND: Final = -1

# A knight on a node is one byte: the rank in the low bits, then what is true of it.
RANK: Final = 3
ACTIVE: Final = 4
TIRED: Final = 8  # activated in this turn, or has acted in it
PROMOTED: Final = 16  # in this turn
PLEDGED: Final = 32  # fights in the battle that is being prepared
THIS_TURN: Final = TIRED | PROMOTED

PARTNER_BITS: Final = 4  # for each player, in the number of asks through a commercial harbour

# A card under a deck that the viewer does not know; the field is added.
UNKNOWN: Final = 64
EVERYBODY: Final = 255

FIELD_OF: Final = vec[i64](
    [field for field in range(FIELDS) for _ in range(FIRST_OF_FIELD[field], FIRST_OF_FIELD[field + 1])]
)
START_OF: Final = vec[i64](list(FIRST_OF_FIELD))


class KnightsOptions:
    """The options of a game, read once."""

    def __init__(self, options: dict[str, str]) -> None:
        self.steps: Final[i64] = int(options["barbarian_steps"])
        self.robber_locked: Final = options["robber_locked"] == "yes"
        self.players_pledge: Final = options["fiesepeter"] == "on"
        self.classic_saboteur: Final = options["saboteur"] == "classic"
        self.defenders_limited: Final = options["defender_cards"] == "limited"
        self.deserter_any_lower: Final = options["deserter_any_lower"] == "on"
        self.any_knight_closes: Final = options["diplomat_any_knight_closes"] == "on"


KNIGHTS_STATE_FIELDS: Final = (
    Field("options", FIXED),
    Field("red_die", NUMBER, "dice"),
    Field("face", NUMBER, "dice"),
    Field("ship", NUMBER, "barbarians"),
    Field("attacks", NUMBER, "barbarians"),
    Field("merchant", NUMBER, "merchant"),
    Field("merchant_owner", NUMBER, "merchant"),
    Field("fleet", NUMBER, "fleet"),
    Field("partners", NUMBER, "partners"),
    Field("busy", FLAG, "knights"),
    Field("knights", BYTES, "basic-knight", "node"),
    Field("walls", BYTES, "wall", "node"),
    Field("defenders", BYTES, "defender", "player"),
    Field("toppled", BYTES, FOLLOWS, "player"),
    Field("opened", BYTES, "shows", "player"),
    Field("levels", BYTES, "levels", "player FIELDS"),
    Field("held", BYTES, "progress", "player FIELDS"),
    Field("cards", BYTES, "progress", "player PROGRESS_KINDS", OWNER),
    Field("metropolis", NUMBERS, "metropolis", "FIELDS"),
    Field("pile", BYTES, "decks", "FIELDS"),
    Field("deck", BYTES, "decks", "PROGRESS_KINDS", HIDDEN),
    Field("under", BYTES, "under", VARYING, SOME),
    Field("known", BYTES, "under", VARYING),
)


class KnightsState(Block):
    """Knights, walls, improvements, progress cards, the merchant and the barbarians' ship."""

    def __init__(self, options: KnightsOptions) -> None:
        self.options: Final = options
        self.red_die: i64 = 0
        self.face: i64 = NO_KIND  # of the event die, at the last roll
        self.ship: i64 = 0  # steps taken
        self.attacks: i64 = 0
        self.merchant: i64 = NOWHERE
        self.merchant_owner: i64 = NOBODY
        self.fleet: i64 = 0  # the cards that merchant fleets trade this turn (bit k for kind k)
        self.partners: i64 = 0  # how often each player may still be asked through a commercial harbour
        self.busy = False  # whether a knight bears a mark of this turn
        # By node.
        self.knights: vec[u8] = NO_BYTES
        self.walls: vec[u8] = NO_BYTES
        # By player.
        self.defenders: vec[u8] = NO_BYTES
        self.toppled: vec[u8] = NO_BYTES
        self.opened: vec[u8] = NO_BYTES  # victory point cards, one bit for each
        # By player and field.
        self.levels: vec[u8] = NO_BYTES
        self.held: vec[u8] = NO_BYTES  # progress cards in hand
        # By player and kind of progress card.
        self.cards: vec[u8] = NO_BYTES
        # By field.
        self.metropolis: vec[i64] = vec[i64]()  # the node it stands on
        self.pile: vec[u8] = NO_BYTES  # cards of the deck that still lie as they were shuffled
        # By kind: how many of them are in that pile.
        self.deck: vec[u8] = NO_BYTES
        # Cards that came back under their decks, oldest first, and who knows which they are.
        self.under: vec[u8] = NO_BYTES
        self.known: vec[u8] = NO_BYTES

    # --- written by tools/fields.py -------------------------------------------------------------------

    def copy(self) -> KnightsState:
        made = KnightsState(self.options)
        made.red_die = self.red_die
        made.face = self.face
        made.ship = self.ship
        made.attacks = self.attacks
        made.merchant = self.merchant
        made.merchant_owner = self.merchant_owner
        made.fleet = self.fleet
        made.partners = self.partners
        made.busy = self.busy
        made.knights = self.knights[:]
        made.walls = self.walls[:]
        made.defenders = self.defenders[:]
        made.toppled = self.toppled[:]
        made.opened = self.opened[:]
        made.levels = self.levels[:]
        made.held = self.held[:]
        made.cards = self.cards[:]
        made.metropolis = self.metropolis[:]
        made.pile = self.pile[:]
        made.deck = self.deck[:]
        made.under = self.under[:]
        made.known = self.known[:]
        return made

    def to_bytes(self) -> bytes:
        numbers = [
            self.red_die, self.face, self.ship, self.attacks, self.merchant, self.merchant_owner, self.fleet,
            self.partners, int(self.busy), len(self.under), len(self.known),
        ]  # fmt: skip
        numbers += [x for x in self.metropolis]
        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]
        parts += [
            bytes(self.knights), bytes(self.walls), bytes(self.defenders), bytes(self.toppled),
            bytes(self.opened), bytes(self.levels), bytes(self.held), bytes(self.cards), bytes(self.pile),
            bytes(self.deck), bytes(self.under), bytes(self.known),
        ]  # fmt: skip
        return b"".join(parts)

    def blank(self, viewer: i64) -> None:
        """Blank what the viewer cannot know."""
        for i in range(len(self.cards)):
            if i // PROGRESS_KINDS != viewer:
                self.cards[i] = 0
        for i in range(len(self.deck)):
            self.deck[i] = 0

    # --- end of what is written -----------------------------------------------------------------------

    # --- the text of a position ---------------------------------------------------------------------

    def say(self, p: Position, sheet: Sheet) -> None:
        from hexhaven.games.knights.rules.text import say  # texts are made of positions

        say(self, p, sheet)

    def hear(self, p: Position, player: int, words: list[str]) -> bool:
        from hexhaven.games.knights.rules.text import hear

        return hear(self, p, player, words)

    def known_words(self) -> list[str]:
        from hexhaven.games.knights.rules.text import WORDS

        return list(WORDS)

    def overruling_words(self) -> list[str]:
        from hexhaven.games.knights.rules.text import OVERRULING

        return list(OVERRULING)

    def set_pieces(self, p: Position) -> None:
        from hexhaven.games.knights.rules.text import set_pieces

        set_pieces(self, p)

    def complete(self, p: Position) -> None:
        from hexhaven.games.knights.rules.text import complete

        complete(self, p)

    # --- what a viewer knows ------------------------------------------------------------------------

    def redact(self, p: Position, viewer: int) -> None:
        """Hide the faces of foreign progress cards and of the decks; numbers and colours stay."""
        turn_face_down(p, viewer)
        whole = self.cards[:]
        self.blank(viewer)
        for player in range(p.rules.players):
            if is_spied_on(p, player, viewer):
                for i in range(player * PROGRESS_KINDS, (player + 1) * PROGRESS_KINDS):
                    self.cards[i] = whole[i]
        for i in range(len(self.under)):
            if not knows_returned(i64(self.known[i]), viewer):
                self.under[i] = u8(UNKNOWN + field_under(self, i))

    def fill(self, p: Position, viewer: int, rng: Rng) -> None:
        """Deal the cards whose place the viewer does not know, field by field, by their numbers."""
        imagine_offer(p, viewer, rng)
        for field in range(FIELDS):
            cards = self.unplaced(p, field)
            rng.shuffle(cards)
            deal_points_last(cards)
            for player in range(p.players()):
                if player != viewer and not is_spied_on(p, player, viewer):
                    for _ in range(int(self.held[player * FIELDS + field])):
                        self.cards[player * PROGRESS_KINDS + cards.pop()] += 1
            for i in range(len(self.under)):
                if self.under[i] == UNKNOWN + field:
                    self.under[i] = u8(cards.pop())
            for kind in cards:
                self.deck[kind] += 1

    def unplaced(self, p: Position, field: int) -> list[int]:
        """The cards of a field that are in no hand, and under no deck, that this view shows."""
        cards: list[int] = []
        for kind in range(FIRST_OF_FIELD[field], FIRST_OF_FIELD[field + 1]):
            seen = sum(int(self.cards[player * PROGRESS_KINDS + kind]) for player in range(p.players()))
            seen += sum(1 for card in self.under if card == kind)
            seen += sum(1 for player in range(p.players()) if has_opened(self, player, kind))
            cards += [kind] * (PROGRESS_COPIES[kind] - seen)
        return cards


def knights_state(p: Position) -> KnightsState:
    """The block of Cities & Knights in a position."""
    return cast(KnightsState, p.blocks[PLACE])


def is_spied_on(p: Position, player: Player, viewer: Player) -> bool:
    """Whether a spy is looking at a player's progress cards right now."""
    return p.depth > 0 and p.waiting_for() == SPYING and p.actor() == viewer and p.detail() == player


def knows_returned(mask: i64, viewer: Player) -> bool:
    if mask == EVERYBODY:
        return True
    return viewer >= 0 and mask & (1 << int(viewer)) != 0


# --- victory point cards -----------------------------------------------------------------------------


def open_bit(kind: i64) -> u8:
    """One bit for each field: no field has more than one victory point card."""
    return u8(1 << int(FIELD_OF[kind]))


def is_point_card(kind: i64) -> bool:
    return IS_POINT[kind] != 0


def has_opened(k: KnightsState, player: Player, kind: i64) -> bool:
    return is_point_card(kind) and k.opened[player] & open_bit(kind) != 0


def deal_points_last(cards: list[int]) -> None:
    """Cards are dealt from the end. A victory point card that nobody has opened is still in its deck."""
    for i in range(len(cards)):
        if is_point_card(cards[i]):
            cards.insert(0, cards.pop(i))


POINT_CARDS: Final = vec[i64]([kind for kind, row in enumerate(ROWS) if row.points > 0])
IS_POINT: Final = vec[u8]([int(row.points > 0) for row in ROWS])


# --- queues under the decks --------------------------------------------------------------------------


def push_under(k: KnightsState, kind: i64, known: i64) -> None:
    """Put a card under its deck."""
    k.under = append(k.under, u8(kind))
    k.known = append(k.known, u8(known))


def field_under(k: KnightsState, i: i64) -> i64:
    """The field of a returned card, which its back tells everybody."""
    card = i64(k.under[i])
    if card >= UNKNOWN:
        return card - UNKNOWN
    return FIELD_OF[card]


def first_under(k: KnightsState, field: i64) -> i64:
    """Where the oldest card under a field's deck lies among all returned cards, or -1."""
    for i in range(len(k.under)):
        if field_under(k, i) == field:
            return i
    return -1


def deck_size(k: KnightsState, field: i64) -> i64:
    """How many cards a deck holds, shuffled and returned ones."""
    n = i64(k.pile[field])
    for i in range(len(k.under)):
        if field_under(k, i) == field:
            n += 1
    return n


def is_deck_empty(k: KnightsState, field: i64) -> bool:
    return k.pile[field] == 0 and first_under(k, field) < 0


def all_decks_empty(k: KnightsState) -> bool:
    for field in range(FIELDS):
        if not is_deck_empty(k, field):
            return False
    return True


def pull_under(k: KnightsState, i: i64) -> None:
    k.under = without(k.under, i)
    k.known = without(k.known, i)


def without(bytes: vec[u8], i: i64) -> vec[u8]:
    last = len(bytes) - 1
    made = bytes[:last]
    for j in range(i, last):
        made[j] = bytes[j + 1]
    return made


# --- a new game --------------------------------------------------------------------------------------


def new_knights_state(p: Position, options: KnightsOptions) -> KnightsState:
    n = p.players()
    k = KnightsState(options)
    k.knights = p.map.no_nodes[:]
    k.walls = p.map.no_nodes[:]
    k.defenders = vec[u8]([0] * n)
    k.toppled = vec[u8]([0] * n)
    k.opened = vec[u8]([0] * n)
    k.levels = vec[u8]([0] * (n * FIELDS))
    k.held = vec[u8]([0] * (n * FIELDS))
    k.cards = vec[u8]([0] * (n * PROGRESS_KINDS))
    k.metropolis = vec[i64]([NOWHERE] * FIELDS)
    k.deck = vec[u8](list(PROGRESS_COPIES))
    piles = [sum(PROGRESS_COPIES[FIRST_OF_FIELD[f] : FIRST_OF_FIELD[f + 1]]) for f in range(FIELDS)]
    k.pile = vec[u8](piles)
    return k

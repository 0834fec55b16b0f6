"""Ledgers: everything a position holds, item by item, and how facts change it.

They know what a fact means and nothing of the rules, so they find out whether the facts tell everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

from hexhaven.core.facts import (
    AWARD,
    BANK,
    CARDS,
    DRAWN,
    EFFECT,
    ENDED,
    LAND,
    NOWHERE,
    PIECE,
    PLAYED,
    THROWN,
    TURN,
    TURNED,
    Fact,
)  # fmt: skip
from hexhaven.core.game import NOBODY, State
from hexhaven.games.duel.rules.middle import ROAD as DUEL_ROAD
from hexhaven.games.duel.rules.realm import REGIONS, SLOTS, Realm
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import NUMBERS, RESOURCES
from hexhaven.games.duel.rules.told import KNIGHT_TOKEN, LAID, LIFTED, UNLOCKED, WINDMILL_TOKEN
from hexhaven.games.island.rules.sources import DEVELOPMENT, LARGEST_ARMY, LONGEST_ROAD, POINT_CARD
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, KINDS, PIECES, ROAD, ROBBER
from hexhaven.games.knights.rules.state import ACTIVE, RANK, KnightsState, deck_size, is_point_card
from hexhaven.games.knights.rules.terms import FIELDS, KNIGHT, MERCHANT_PIECE, MIGHTY, PROGRESS_KINDS, WALL
from hexhaven.games.knights.rules.told import HELMET, LANDED, LEVEL, METROPOLIS, RETURNED, SAILED
from sample.lighthouse.rules import LIGHTHOUSE, Lights

Items: TypeAlias = dict[tuple[object, ...], int]
Booking: TypeAlias = Callable[[int, int, int, int, Fact], None]


class Ledger:
    """What a position holds."""

    bookings: dict[int, Booking]

    def __init__(self, items: Items) -> None:
        self.items = {item: n for item, n in items.items() if n}

    def add(self, n: int, *item: object) -> None:
        self.items[item] = self.items.get(item, 0) + n
        if self.items[item] == 0:
            del self.items[item]

    def set(self, n: int, *item: object) -> None:
        self.items.pop(item, None)
        self.add(n, *item)

    def book(self, fact: Fact) -> None:
        booking = self.bookings.get(fact.kind)
        if booking is not None:
            booking(*fact.values, fact)

    def differs_from(self, other: Ledger) -> dict[tuple[object, ...], tuple[int, int]]:
        """What this one holds otherwise: the item, its number here and there."""
        items = self.items.keys() | other.items.keys()
        pairs = {item: (self.items.get(item, 0), other.items.get(item, 0)) for item in items}
        return {item: pair for item, pair in pairs.items() if pair[0] != pair[1]}


def ledger_of(state: State) -> Ledger:
    return DuelLedger(state) if isinstance(state, Duel) else BoardLedger(cast(Position, state))


# --- board games -------------------------------------------------------------------------------------


def rows(name: str, values: object, width: int) -> Items:
    """A table by player: so many columns for each."""
    return {(name, *divmod(i, width)): int(n) for i, n in enumerate(cast(bytes, values))}


class BoardLedger(Ledger):
    """Hands, bank, decks, supplies, the board, awards and points."""

    def __init__(self, p: Position) -> None:
        self.p = p
        items = rows("hand", p.hands, KINDS) | rows("supply", p.supply, PIECES)
        items |= rows("card", p.cards, CARD_KINDS) | rows("opened", p.opened, CARD_KINDS)
        for name, values in {
            "bank": p.bank, "deck": p.deck, "road": p.routes, "holder": p.holders, "building": p.buildings,
            "points": p.shown_points, "number": p.land.number, "size": p.hand_size, "held": p.cards_held,
        }.items():  # fmt: skip
            items |= {(name, i): int(n) for i, n in enumerate(values)}
        items |= {("robber",): int(p.robber), ("turn",): int(p.turn), ("turns",): int(p.turns_done)}
        items |= {("won",): int(p.won_by), ("rolled",): int(p.rolled)}
        items |= {(LONGEST_ROAD,): int(p.longest_road), (LARGEST_ARMY,): int(p.largest_army)}
        if p.blocks and isinstance(p.blocks[0], KnightsState):
            items |= keep_items(p, p.blocks[0])
        for block in p.blocks:
            if isinstance(block, Lights):
                items |= {("lighthouse", node): owner for node, owner in enumerate(block.houses)}
        super().__init__(items)
        self.bookings = {
            CARDS: self.cards, DRAWN: self.drawn, PLAYED: self.played, RETURNED: self.returned,
            PIECE: self.piece, TURNED: self.turned, LAND: self.land, AWARD: self.award, HELMET: self.helmet,
            LEVEL: self.level,
            TURN: self.turn, ENDED: self.ended, SAILED: self.sailed, LANDED: self.landed,
            THROWN: self.thrown, EFFECT: self.effect,
        }  # fmt: skip

    # --- cards --------------------------------------------------------------------------------------

    def cards(self, giver: int, taker: int, card: int, n: int, fact: Fact) -> None:
        assert n > 0
        for player, m in ((giver, -n), (taker, n)):
            if player == BANK:
                self.add(m, "bank", card)
            else:
                self.add(m, "hand", player, card)
                self.add(m, "size", player)

    def drawn(self, player: int, deck: int, card: int, giver: int, fact: Fact) -> None:
        if self.has_keep:
            self.progress(giver, deck, card, -1)
            if not is_point_card(card):
                self.progress(player, deck, card, 1)
            return
        self.add(-1, "deck", card)
        self.add(1, "card", player, card)
        self.add(1, "held", player)

    def played(self, player: int, deck: int, card: int, n: int, fact: Fact) -> None:
        if self.has_keep:
            self.progress(player, deck, card, -n)
            self.add(n, "in deck", deck)
            return
        assert deck == DEVELOPMENT
        self.add(-n, "card", player, card)
        self.add(-n, "held", player)
        self.add(n, "opened", player, card)

    def returned(self, player: int, deck: int, card: int, _: int, fact: Fact) -> None:
        self.progress(player, deck, card, -1)
        self.add(1, "in deck", deck)

    def progress(self, player: int, deck: int, card: int, n: int) -> None:
        if player == BANK:
            self.add(n, "in deck", deck)
        else:
            self.add(n, "progress", player, card)
            self.add(n, "backs", player, deck)

    @property
    def has_keep(self) -> bool:
        return bool(self.p.blocks) and isinstance(self.p.blocks[0], KnightsState)

    # --- the board ----------------------------------------------------------------------------------

    def piece(self, colour: int, piece: int, start: int, goal: int, fact: Fact) -> None:
        if piece in (ROBBER, MERCHANT_PIECE):
            name = "robber" if piece == ROBBER else "merchant"
            assert self.items.get((name,), 0) == start
            self.set(goal, name)
            return
        for place, n in ((start, -1), (goal, 1)):
            if place == NOWHERE:
                self.add(n, "supply", colour, piece)
            else:
                self.stand(colour, piece, place, n)

    def stand(self, colour: int, piece: int, place: int, n: int) -> None:
        """A piece comes to stand on a place, or leaves it."""
        if piece == ROAD:
            self.add(n * (colour + 1), "road", place)
        elif piece == WALL:
            self.add(n, "wall", place)
        elif piece == LIGHTHOUSE:
            self.add(n * (colour + 1), "lighthouse", place)
        elif KNIGHT < piece <= KNIGHT + MIGHTY:
            self.add(n * (piece - KNIGHT), "rank", place)
            self.add(n * (colour + 1), "knight", place)
            self.items.pop(("active", place), None)
        else:
            self.add(n * piece, "building", place)
            self.add(n * (colour + 1), "holder", place)
            self.add(n * int(self.p.rules.worth[piece]), "points", colour)

    def turned(self, colour: int, old: int, new: int, place: int, fact: Fact) -> None:
        self.stand(colour, old, place, -1)
        self.stand(colour, new, place, 1)

    def helmet(self, player: int, node: int, on: int, _: int, fact: Fact) -> None:
        assert self.items[("knight", node)] == player + 1
        self.set(on, "active", node)

    def land(self, hex: int, terrain: int, number: int, _: int, fact: Fact) -> None:
        assert terrain == self.p.land.terrain[hex]
        self.set(number, "number", hex)

    # --- the rest -----------------------------------------------------------------------------------

    def award(self, award: int, loser: int, taker: int, points: int, fact: Fact) -> None:
        for player, n in ((loser, -points), (taker, points)):
            if player != NOBODY:
                self.add(n, "points", player)
        if award in (LONGEST_ROAD, LARGEST_ARMY):
            assert self.items.get((award,), 0) == loser
            self.set(taker, award)
        elif award >= METROPOLIS:
            node = fact.place if taker != NOBODY else NOWHERE
            self.set(node, "metropolis", award - METROPOLIS)
        else:
            assert award == POINT_CARD or taker != NOBODY

    def level(self, player: int, field: int, level: int, *_: object) -> None:
        assert self.items.get(("level", player, field), 0) == level - 1
        self.set(level, "level", player, field)

    def ended(self, winner: int, *_: object) -> None:
        self.set(winner, "won")

    def sailed(self, steps: int, *_: object) -> None:
        self.set(steps, "ship")

    def turn(self, player: int, turns: int, *_: object) -> None:
        self.set(player, "turn")
        self.set(turns, "turns")

    def landed(self, attacks: int, *_: object) -> None:
        self.set(attacks, "attacks")
        self.set(0, "ship")

    def thrown(self, red: int, yellow: int, face: int, *_: object) -> None:
        self.set(red + yellow, "rolled")
        if self.has_keep:
            self.set(face, "face")

    def effect(self, number: int, *_: object) -> None:
        assert self.items[("rolled",)] == number


def keep_items(p: Position, k: KnightsState) -> Items:
    items = rows("level", k.levels, FIELDS) | rows("progress", k.cards, PROGRESS_KINDS)
    items |= rows("backs", k.held, FIELDS)
    for node, knight in enumerate(k.knights):
        items |= {("rank", node): int(knight & RANK), ("active", node): int(knight & ACTIVE != 0)}
        items[("knight", node)] = int(p.occupants[node]) if knight else 0
    items |= {("wall", node): int(n) for node, n in enumerate(k.walls)}
    items |= {("metropolis", field): int(node) for field, node in enumerate(k.metropolis)}
    items |= {("in deck", field): int(deck_size(k, field)) for field in range(FIELDS)}
    items |= {("merchant",): int(k.merchant), ("ship",): int(k.ship), ("attacks",): int(k.attacks)}
    items[("face",)] = int(k.face)
    return items


# --- the card game -----------------------------------------------------------------------------------


class DuelLedger(Ledger):
    """Hands, resources on regions and in stores, regions, cards and centres, discard piles, tokens."""

    def __init__(self, d: Duel) -> None:
        items: Items = {("won",): int(d.won_by), ("turn",): int(d.turn), ("unlocked",): int(d.unlocked)}
        items |= {
            ("token", KNIGHT_TOKEN): int(d.knight_token),
            ("token", WINDMILL_TOKEN): int(d.windmill_token),
        }
        for player, r in enumerate(d.realms):
            for name, values in {
                "hand": r.hand, "stock": r.stock, "region": r.regions, "card": r.cards, "road": r.roads,
                "centre": r.centres,
            }.items():  # fmt: skip
                items |= {(name, player, i): int(n) for i, n in enumerate(values)}
            items[("size", player)] = int(r.hand_size)
            items |= {("store", player, slot): stored(d, r, slot) for slot in range(SLOTS)}
        super().__init__(items)
        self.bookings = {
            CARDS: self.cards, DRAWN: self.drawn, PLAYED: self.played, LAND: self.land, PIECE: self.piece,
            LAID: self.laid, LIFTED: self.lifted, AWARD: self.award, TURN: self.turn, ENDED: self.ended,
            UNLOCKED: self.unlocked,
        }  # fmt: skip

    def cards(self, giver: int, taker: int, resource: int, n: int, fact: Fact) -> None:
        assert BANK in (giver, taker)
        player = giver + taker - BANK
        m = n if taker == player else -n
        if fact.place < REGIONS:
            assert (self.items[("region", player, fact.place)] - 1) // NUMBERS == resource
            self.add(m, "stock", player, fact.place)
        else:
            self.add(m * (resource + 1), "store", player, fact.place - REGIONS)

    def drawn(self, player: int, deck: int, kind: int, giver: int, fact: Fact) -> None:
        self.add(1, "hand", player, kind)
        self.add(1, "size", player)

    def played(self, player: int, deck: int, kind: int, n: int, fact: Fact) -> None:
        self.add(-n, "hand", player, kind)
        self.add(-n, "size", player)

    def land(self, region: int, terrain: int, number: int, player: int, fact: Fact) -> None:
        self.set(terrain * NUMBERS + number, "region", player, region)

    def piece(self, player: int, piece: int, start: int, place: int, fact: Fact) -> None:
        assert start == NOWHERE
        if piece == DUEL_ROAD:
            self.set(1, "road", player, place)
        else:
            self.set(piece, "centre", player, place)

    def laid(self, owner: int, kind: int, host: int, slot: int, fact: Fact) -> None:
        self.add(kind + 1, "card", host, slot)

    def lifted(self, owner: int, kind: int, host: int, slot: int, fact: Fact) -> None:
        self.add(-kind - 1, "card", host, slot)

    def award(self, token: int, loser: int, taker: int, points: int, fact: Fact) -> None:
        assert self.items.get(("token", token), 0) == loser
        self.set(taker, "token", token)

    def turn(self, player: int, *_: object) -> None:
        self.set(player, "turn")

    def ended(self, winner: int, *_: object) -> None:
        self.set(winner, "won")

    def unlocked(self, *_: object) -> None:
        self.set(1, "unlocked")


def stored(d: Duel, r: Realm, slot: int) -> int:
    """What a store keeps: how many, times the resource + 1."""
    kind = int(r.cards[slot]) - 1
    if kind < 0:
        return 0
    return sum((i + 1) * int(d.rules.cards[kind].kept(r, slot, i)) for i in range(RESOURCES))

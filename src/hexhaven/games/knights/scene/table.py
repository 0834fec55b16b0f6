"""What Cities & Knights adds to a scene: its pieces, the barbarians, and what everybody has improved."""

from collections.abc import Iterator
from functools import cache

from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene import cards
from hexhaven.games.island.scene.places import piece, place
from hexhaven.games.island.scene.table import NOBODYS
from hexhaven.games.island.wire import Piece, Standing, island_scene
from hexhaven.games.knights.rules.battle import attack_strength, plain_cities
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.improvements import metropolis_owner
from hexhaven.games.knights.rules.state import ACTIVE, RANK, deck_size, has_opened, knights_state
from hexhaven.games.knights.rules.terms import FACE_NAMES, FIELD_NAMES, FIELDS, LOOT, PROGRESS_NAMES, SPYING
from hexhaven.games.knights.wire import Barbarians, KnightsScene, Works
from hexhaven.games.knights.words import names as called
from hexhaven.wire.message import Cards
from hexhaven.wire.scene import Choice, Ghost, Look, Scene

ID = "knights"
CITY = "city"
KNIGHT = "knight"
METROPOLIS = "metropolis"


def add_to_scene(p: Position, viewer: int, made: Scene) -> None:
    """Complete the table as it lies before a viewer; p is what the viewer sees."""
    island = island_scene(made)
    island.pieces = [*(crowned(p, each) for each in island.pieces), *pieces(p)]
    for standing in island.players:
        add_works(p, standing, viewer)
    made.parts[ID] = KnightsScene(
        event=FACE_NAMES[knights_state(p).face] if knights_state(p).face >= 0 else "",
        barbarians=barbarians(p),
        metropolises={name: holder(p, field) for field, name in enumerate(FIELD_NAMES)},
        decks={name: int(deck_size(knights_state(p), field)) for field, name in enumerate(FIELD_NAMES)},
        open_cards=open_cards(p, viewer),
    )


# --- pieces ------------------------------------------------------------------------------------------


def crowned(p: Position, city: Piece) -> Piece:
    """The metropolis that stands for a city, or the piece itself."""
    if city.kind == CITY:
        for field, name in enumerate(FIELD_NAMES):
            if knights_state(p).metropolis[field] == city.place.id:
                return metropolis(city.player, city.place.id, name)
    return city


def pieces(p: Position) -> Iterator[Piece]:
    """Walls, knights, and the merchant."""
    k = knights_state(p)
    for node, wall in enumerate(bytes(k.walls)):
        if wall:
            yield piece("wall", int(p.owner(node)), "node", node)
    for node, mark in enumerate(bytes(k.knights)):
        if mark:
            yield knight(int(p.occupants[node]) - 1, node, mark & (RANK | ACTIVE))
    if k.merchant_owner != NOBODY:
        yield piece("merchant", int(k.merchant_owner), "hex", int(k.merchant))


@cache
def metropolis(player: int, node: int, field: str) -> Piece:
    return Piece(kind=METROPOLIS, player=player, place=place("node", node), look={"field": field})


def show_knight(p: Position, viewer: int, choice: Choice) -> None:
    """Give a choice that sets or changes a knight the rank and the helmet it would have."""
    at = choice.to or choice.place
    if at is not None and choice.piece is not None and choice.piece.kind == KNIGHT:
        after = p.copy()
        after.apply(p.read(choice.text), viewer)
        mark = int(knights_state(after).knights[at.id])
        choice.piece = Ghost(kind=KNIGHT, look=look(mark))


@cache
def knight(player: int, node: int, mark: int) -> Piece:
    return Piece(kind=KNIGHT, player=player, place=place("node", node), look=look(mark))


def look(mark: int) -> Look:
    """How strong a knight is, and whether it wears its helmet."""
    return {"rank": mark & RANK, "active": bool(mark & ACTIVE)}


def holder(p: Position, field: int) -> int:
    owner = int(metropolis_owner(p, field))
    return NOBODYS if owner == NOBODY else owner


# --- players -----------------------------------------------------------------------------------------


def add_works(p: Position, standing: Standing, viewer: int) -> None:
    """Progress cards take the place of development cards; the rest is public."""
    k, player = knights_state(p), standing.player
    standing.development = int(hand_count(k, player))
    standing.secrets = called.progress_held(p, player) if viewer in (player, CHANCE) else None
    standing.shown = {name: 1 for kind, name in enumerate(PROGRESS_NAMES) if has_opened(k, player, kind)}
    standing.parts[ID] = Works(
        levels=by_field(bytes(k.levels), player),
        progress=by_field(bytes(k.held), player),
        defenders=int(k.defenders[player]),
        strength=called.strength(p, player, active=True),
        hand_limit=int(safe_hand(p, player)),
    )


def by_field(counts: bytes, player: int) -> Cards:
    return dict(zip(FIELD_NAMES, counts[player * FIELDS : (player + 1) * FIELDS], strict=True))


def open_cards(p: Position, viewer: int) -> Cards | None:
    """The cards of another player that a spy or a master merchant is looking at."""
    if p.depth == 0 or p.actor() != viewer:
        return None
    if p.waiting_for() == SPYING:
        return called.progress_held(p, int(p.detail()))
    if p.waiting_for() == LOOT:
        return {name: n for name, n in cards.hand(p, int(p.detail())).items() if n}
    return None


# --- the barbarians ----------------------------------------------------------------------------------


def barbarians(p: Position) -> Barbarians:
    k = knights_state(p)
    attack, defence = int(attack_strength(p)), sum(strengths(p))
    return Barbarians(
        ship=int(k.ship),
        attacks=int(k.attacks),
        attack=attack,
        defence=defence,
        losers=losers(p) if defence < attack else [],
    )


def strengths(p: Position) -> list[int]:
    """What everybody can send: the ranks of their active knights."""
    return [called.strength(p, player, active=True) for player in range(p.players())]


def losers(p: Position) -> list[int]:
    """Among those with a city that can fall, all who would send least."""
    parts = {player: part for player, part in enumerate(strengths(p)) if plain_cities(p, player)}
    return [player for player, part in parts.items() if part == min(parts.values())]

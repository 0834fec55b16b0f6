"""What Cities & Knights adds to what a player can look at: knights, walls, metropolises, the barbarians.

In the drawing small letters are knights, as many as their rank, and `*` marks an active one: `aa*12` is an
active strong knight of A on node 12. `AAA12` is a metropolis, `AA|12` a city with a wall, `A/12` a city that
lies toppled and `AA/12` a sabotaged one; `$A` behind a number is A's merchant.
"""

from collections.abc import Iterator, Sequence

from hexhaven import words
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, PIECES, SETTLEMENT
from hexhaven.games.island.words import names as called
from hexhaven.games.knights.rules.battle import attack_strength, is_metropolis
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.improvements import metropolis_owner
from hexhaven.games.knights.rules.keep import ACTIVE, NOWHERE, POINT_CARDS, RANK, Keep, deck_size, has_opened
from hexhaven.games.knights.rules.knight import knight_owner
from hexhaven.games.knights.rules.terms import (
    BASIC,
    FIELD_NAMES,
    FIELDS,
    KNIGHT,
    MIGHTY,
    PROGRESS_KINDS,
    PROGRESS_NAMES,
    RANK_NAMES,
    SABOTAGED,
    SAFE_LEVEL,
    TOPPLED,
    WALL,
)
from hexhaven.games.knights.words import names as knights
from hexhaven.games.knights.words.names import keep_of

# How many letters a building has in the drawing, and what it counts as.
SIZES = {SETTLEMENT: 1, CITY: 2, TOPPLED: 1, SABOTAGED: 2}
METROPOLIS_SIZE = 3
DAMAGED = (TOPPLED, SABOTAGED)


# --- the drawing -------------------------------------------------------------------------------------


def node_mark(p: Position, node: int, marks: Sequence[str]) -> str:
    """The letters of what stands on a node."""
    k = keep_of(p)
    owner = int(p.owner(node))
    if owner >= 0:
        return marks[owner] * building_size(p, node) + building_signs(p, k, node)
    if k is not None and k.knights[node]:
        letter = marks[int(knight_owner(p, node))].lower()
        return letter * int(k.knights[node] & RANK) + "*" * bool(k.knights[node] & ACTIVE)
    return ""


def building_size(p: Position, node: int) -> int:
    k = keep_of(p)
    if k is not None and is_metropolis(k, node):
        return METROPOLIS_SIZE
    return SIZES[int(p.buildings[node])]


def building_signs(p: Position, k: Keep | None, node: int) -> str:
    if k is None:
        return ""
    return "|" * bool(k.walls[node]) + "/" * (p.buildings[node] in DAMAGED)


def merchant_mark(p: Position, hex: int, marks: Sequence[str]) -> str:
    """The merchant's sign, where it stands."""
    k = keep_of(p)
    return f"${marks[int(k.merchant_owner)]}" if k is not None and k.merchant == hex else ""


def legend(language: str, p: Position, marks: Sequence[str]) -> list[str]:
    if keep_of(p) is None:
        return []
    return [words.say(language, "board.legend_knights", a=marks[0], k=marks[0].lower())]


# --- the board in words ------------------------------------------------------------------------------


def knight_here(language: str, p: Position, node: int, names: words.Names) -> list[str]:
    """A sentence about the knight on a node, if there is one."""
    k = keep_of(p)
    if k is None or not k.knights[node]:
        return []
    who = names[int(knight_owner(p, node))]
    values = {"who": who, "node": node, "knight": knight_words(language, p, k, node)}
    return [words.say(language, "board.knight", **values)]


def knight_words(language: str, p: Position, k: Keep, node: int) -> str:
    """'strong knight, active'."""
    state = "active" if k.knights[node] & ACTIVE else "passive"
    return f"{knights.knight(language, p, node)}, {words.say(language, f'readiness.{state}')}"


def extras(language: str, p: Position, node: int) -> list[str]:
    """What is special about the city on a node."""
    k = keep_of(p)
    if k is None:
        return []
    found = [
        words.say(language, "board.metropolis", field=knights.field(language, FIELD_NAMES[field]))
        for field in range(FIELDS)
        if k.metropolis[field] == node
    ]
    if k.walls[node]:
        found.append(words.say(language, "board.walled"))
    return found


def merchant_here(language: str, p: Position, hex: int, names: words.Names) -> list[str]:
    k = keep_of(p)
    if k is None or k.merchant != hex:
        return []
    return [words.say(language, "board.merchant", who=names[int(k.merchant_owner)])]


def knights_line(language: str, p: Position, player: int, name: str) -> list[str]:
    """All knights of a player, for the description of the board."""
    k = keep_of(p)
    if k is None:
        return []
    mine = [node for node in range(len(k.knights)) if knight_owner(p, node) == player]
    found = [f"{node} ({knight_words(language, p, k, node)})" for node in mine]
    return [words.say(language, "board.knights", who=name, knights=", ".join(found))] if found else []


# --- cards and standing ------------------------------------------------------------------------------


def progress_held(k: Keep, player: int) -> dict[str, int]:
    hand = k.cards[player * PROGRESS_KINDS : (player + 1) * PROGRESS_KINDS]
    return {name: int(n) for name, n in zip(PROGRESS_NAMES, hand, strict=True) if n}


def hand(language: str, p: Position, player: int) -> list[str]:
    """The player's progress cards, and how many cards are safe from a seven."""
    k = keep_of(p)
    if k is None:
        return []
    found = []
    held = [f"{n} {knights.progress(language, name)}" for name, n in progress_held(k, player).items()]
    if held:
        found.append(words.say(language, "see.progress", cards=words.listed(language, held)))
    if int(p.hand_size[player]) > int(safe_hand(p, player)):
        found.append(words.say(language, "see.above_limit", n=int(safe_hand(p, player))))
    return found


def standing(language: str, p: Position, player: int) -> list[str]:
    """What everybody sees of a player: levels, knights, progress cards and defended battles."""
    k = keep_of(p)
    if k is None:
        return []
    parts = [words.say(language, "see.limit", n=int(safe_hand(p, player)))]
    counts = {"see.progress_cards": int(hand_count(k, player)), "see.defender": int(k.defenders[player])}
    parts += [words.say(language, key, n=n) for key, n in counts.items() if n]
    parts += [
        words.say(language, "see.opened", card=knights.progress(language, PROGRESS_NAMES[int(kind)]))
        for kind in POINT_CARDS
        if has_opened(k, player, kind)
    ]
    parts.append(words.say(language, "see.army", n=strength(p, k, player, True), all=strength(p, k, player)))
    parts += levels(language, p, k, player)
    if k.merchant_owner == player and k.merchant != NOWHERE:
        parts.append(words.say(language, "see.merchant"))
    return parts


def levels(language: str, p: Position, k: Keep, player: int) -> list[str]:
    """'trade 3 (merchant guild)', 'politics 4 (cathedral, metropolis)'."""
    found = []
    for i, name in enumerate(FIELD_NAMES):
        n = int(k.levels[player * FIELDS + i])
        if n:
            built = knights.level(language, name, n)
            if metropolis_owner(p, i) == player:
                built += f", {words.say(language, 'see.metropolis')}"
            found.append(f"{knights.field(language, name)} {n} ({built})")
    return found


def strength(p: Position, k: Keep, player: int, active: bool = False) -> int:
    """The ranks of a player's knights together, of all or of the active ones."""
    mine = [node for node in range(len(k.knights)) if knight_owner(p, node) == player]
    return sum(int(k.knights[node] & RANK) for node in mine if k.knights[node] & ACTIVE or not active)


def barbarians(language: str, p: Position) -> list[str]:
    """How near the barbarians are, and how strong both sides are now."""
    k = keep_of(p)
    if k is None:
        return []
    defence = sum(strength(p, k, player, True) for player in range(p.players()))
    values = {"n": int(k.ship), "all": int(k.house.steps), "attack": int(attack_strength(p))}
    return [words.say(language, "see.barbarians", defence=defence, **values)]


def decks(language: str, p: Position, cards: str) -> str | None:
    """The bank's line, with the decks of progress cards in place of development cards."""
    k = keep_of(p)
    if k is None:
        return None
    sizes = [
        f"{knights.field(language, name)} {int(deck_size(k, field))}"
        for field, name in enumerate(FIELD_NAMES)
    ]
    return words.say(language, "see.bank_knights", cards=cards, decks=", ".join(sizes))


# --- the player's own things -------------------------------------------------------------------------


def own_pieces(language: str, p: Position, player: int) -> Iterator[str]:
    """The player's knights and damaged cities, and the pieces left."""
    k = keep_of(p)
    if k is None:
        return
    for node in range(len(k.knights)):
        if knight_owner(p, node) == player:
            knight = knight_words(language, p, k, node)
            place = called.node_place(language, p, node)
            yield words.say(language, "see.knight_at", knight=knight[0].upper() + knight[1:], place=place)
    for node in range(int(p.map.land_nodes)):
        if p.owner(node) == player and p.buildings[node] in DAMAGED:
            piece = called.piece(language, p.rules.piece_names[int(p.buildings[node])])
            place = called.node_place(language, p, node)
            yield words.say(language, "see.damaged_at", piece=piece[0].upper() + piece[1:], place=place)
    left = {
        RANK_NAMES[rank]: int(p.supply[player * PIECES + KNIGHT + rank]) for rank in range(BASIC, MIGHTY + 1)
    }
    yield words.say(language, "see.supply_knights", walls=int(p.supply[player * PIECES + WALL]), **left)


def progress(language: str, p: Position, player: int) -> Iterator[str]:
    """What the player's progress cards do, and what the next levels cost."""
    k = keep_of(p)
    if k is None:
        return
    for name, n in progress_held(k, player).items():
        effect = knights.progress_effect(language, p, name)
        card = knights.progress(language, name)
        yield words.say(language, "see.progress_card", n=n, card=card[0].upper() + card[1:], effect=effect)
    for field in FIELD_NAMES:
        yield next_level(language, p, player, field)


def next_level(language: str, p: Position, player: int, field: str) -> str:
    """'Trade: level 2, the trading house, costs 2 cloth.'"""
    n = knights.next_level(p, player, field)
    name = knights.field(language, field)
    name = name[0].upper() + name[1:]
    if n > SAFE_LEVEL:
        return words.say(language, "see.all_levels", field=name)
    price = knights.improvement_price(language, p, player, field)
    return words.say(
        language, "see.next_level", field=name, n=n, level=knights.level(language, field, n), price=price
    )

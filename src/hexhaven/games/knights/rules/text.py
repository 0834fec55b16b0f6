"""What the text of a position says of Cities & Knights.

    red: strong-knight 8 active, wall 18, levels trade 3 science 1, metropolis trade 18, progress 2 spy
    red: shows constitution, defender 2, merchant 4
    barbarians: 3 steps, 1 landing
    under: spy red, ?trade blue

Cards that were put back lie under their decks in the order in which they are named, with those who know them;
'?trade' is one that the viewer does not know. What hands, and cards put back, leave lies in the decks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from hexhaven.core.game import Player, UnknownAction, name_of
from hexhaven.core.reading import read_name
from hexhaven.core.sayings import Sheet, counted, read_counted, read_number, read_seat
from hexhaven.games.island.rules.operands import CARD, HEX, NODE
from hexhaven.games.island.rules.state import MARK, SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import CITY
from hexhaven.games.island.rules.text.whole import count_supply
from hexhaven.games.knights.rules.rates import refresh_rates
from hexhaven.games.knights.rules.state import (
    ACTIVE,
    EVERYBODY,
    FIELD_OF,
    PLEDGED,
    PROMOTED,
    RANK,
    THIS_TURN,
    TIRED,
    UNKNOWN,
    KnightsState,
    has_opened,
    is_point_card,
    open_bit,
    push_under,
)
from hexhaven.games.knights.rules.terms import (
    FACE_NAMES,
    FIELD_NAMES,
    FIELDS,
    KNIGHT,
    PROGRESS_COPIES,
    PROGRESS_KINDS,
    PROGRESS_NAMES,
    RANK_NAMES,
    SABOTAGED,
    SAFE_LEVEL,
    TOPPLED,
    WALL,
)

MARKS: Final = {"active": ACTIVE, "tired": TIRED, "promoted": PROMOTED, "pledged": PLEDGED}
HIDDEN: Final = tuple([f"?{field}" for field in FIELD_NAMES])  # a card of which only the deck is known
ALL_CARDS: Final = PROGRESS_NAMES + HIDDEN
METROPOLIS_POINTS: Final = 2
MOST_PARTNERS: Final = 15
PARTNER_BITS: Final = 4


# --- writing -----------------------------------------------------------------------------------------


def say(k: KnightsState, p: Position, sheet: Sheet) -> None:
    for player in range(p.players()):
        say_pieces(k, p, player, sheet)
        say_cards(k, p, player, sheet)
    say_table(k, p, sheet)
    say_decks(k, p, sheet)


def say_pieces(k: KnightsState, p: Position, player: Player, sheet: Sheet) -> None:
    who = name_of(player)
    by_looks: dict[int, list[int]] = {}
    for node in range(len(k.knights)):
        if k.knights[node] != 0 and p.occupants[node] == MARK[player]:
            by_looks.setdefault(int(k.knights[node]), []).append(node)
    for looks, nodes in sorted(by_looks.items()):
        marks = [name for name, bit in MARKS.items() if looks & bit]
        sheet.say(who, knight_word(looks & RANK, len(nodes)), *nodes, *marks)
    walls = [node for node in range(len(k.walls)) if k.walls[node] != 0 and p.owner(node) == player]
    if walls:
        sheet.say(who, "walls" if len(walls) > 1 else "wall", *walls)
    for field in range(FIELDS):
        if k.metropolis[field] >= 0 and p.owner(k.metropolis[field]) == player:
            sheet.say(who, "metropolis", FIELD_NAMES[field], k.metropolis[field])
    if k.merchant_owner == player:
        sheet.say(who, "merchant", k.merchant)


def knight_word(rank: int, n: int) -> str:
    return f"{RANK_NAMES[rank]}-knight{'s' if n > 1 else ''}"


def say_cards(k: KnightsState, p: Position, player: Player, sheet: Sheet) -> None:
    who = name_of(player)
    levels = [
        f"{FIELD_NAMES[f]} {k.levels[player * FIELDS + f]}" for f in range(FIELDS) if level(k, player, f) > 0
    ]
    if levels:
        sheet.say(who, "levels", *levels)
    cards = [int(n) for n in k.cards[player * PROGRESS_KINDS : (player + 1) * PROGRESS_KINDS]]
    hidden = [int(n) for n in k.held[player * FIELDS : (player + 1) * FIELDS]]
    for kind, n in enumerate(cards):
        hidden[int(FIELD_OF[kind])] -= n
    if sum(cards) + sum(hidden) > 0:
        sheet.say(who, "progress", counted(cards + hidden, ALL_CARDS))
    shown = [PROGRESS_NAMES[kind] for kind in range(PROGRESS_KINDS) if has_opened(k, player, kind)]
    if shown:
        sheet.say(who, "shows", *shown)
    if k.defenders[player] > 0:
        sheet.say(who, "defender", k.defenders[player])


def level(k: KnightsState, player: Player, field: int) -> int:
    return int(k.levels[player * FIELDS + field])


def say_table(k: KnightsState, p: Position, sheet: Sheet) -> None:
    if k.ship > 0:
        sheet.say("barbarians", k.ship, "steps")
    if k.attacks > 0:
        sheet.say("barbarians", k.attacks, "landings")
    if k.red_die > 0:
        sheet.say("dice", "red", k.red_die)
    if k.face >= 0:
        sheet.say("dice", FACE_NAMES[int(k.face)])
    if k.fleet != 0:
        sheet.say(
            "fleet",
            *[p.rules.card_names[card] for card in range(int(p.rules.kinds)) if (k.fleet >> card) & 1],
        )
    for player in range(p.players()):
        if partners(k, player) > 0:
            sheet.say("partners", name_of(player), partners(k, player))
    if k.busy != bears_marks(k):
        sheet.say("knights", "busy" if k.busy else "idle")


def partners(k: KnightsState, player: int) -> int:
    return (int(k.partners) >> (PARTNER_BITS * player)) & MOST_PARTNERS


def bears_marks(k: KnightsState) -> bool:
    """Whether a knight on the board bears a mark of this turn."""
    return any(int(knight) & THIS_TURN for knight in k.knights)


def say_decks(k: KnightsState, p: Position, sheet: Sheet) -> None:
    for i in range(len(k.under)):
        card = int(k.under[i])
        name = HIDDEN[card - UNKNOWN] if card >= UNKNOWN else PROGRESS_NAMES[card]
        sheet.say("under", name, *knowers(p, int(k.known[i])))
    if rest_of_decks(k, p) != [int(n) for n in k.deck]:
        for field in range(FIELDS):
            sheet.say("decks", FIELD_NAMES[field], k.pile[field])


def knowers(p: Position, mask: int) -> list[str]:
    if mask == EVERYBODY:
        return ["everybody"]
    return [name_of(player) for player in range(p.players()) if mask & int(SEAT_BIT[player])]


def rest_of_decks(k: KnightsState, p: Position) -> list[int]:
    """What hands, open cards and cards put back leave in the decks."""
    rest = list(PROGRESS_COPIES)
    for i in range(len(k.cards)):
        rest[i % PROGRESS_KINDS] -= int(k.cards[i])
    for card in k.under:
        if card < UNKNOWN:
            rest[int(card)] -= 1
    for player in range(p.players()):
        for kind in range(PROGRESS_KINDS):
            rest[kind] -= int(has_opened(k, player, kind))
    return rest


# --- reading -----------------------------------------------------------------------------------------

WORDS: Final = (
    "basic-knight", "strong-knight", "mighty-knight", "wall", "levels", "metropolis", "merchant", "progress",
    "shows", "defender", "barbarians", "dice", "fleet", "partners", "knights", "under",
    "decks",
)  # fmt: skip


OVERRULING: Final = ("knights", "decks")  # what is said in place of what would follow


def hear(k: KnightsState, p: Position, player: int, words: list[str]) -> bool:
    word, *rest = words
    return hear_of_player(k, p, player, word, rest) if player >= 0 else hear_of_table(k, p, word, rest)


def hear_of_player(k: KnightsState, p: Position, player: int, word: str, words: list[str]) -> bool:
    rank = rank_called(word)
    if rank > 0:
        station(k, p, player, rank, words)
        return True
    match word:
        case "wall" | "walls":
            for node in words:
                wall_in(k, p, player, NODE.read(p, node))
        case "levels":
            for field, n in pairs(words, "a field and its level, as in 'trade 3'"):
                i = player * FIELDS + read_name(field, FIELD_NAMES, "field")
                k.levels[i] = u8(read_number([n], "a level", SAFE_LEVEL))
        case "metropolis":
            ((field, node),) = pairs(words, "its field and its node, as in 'trade 18'")
            k.metropolis[read_name(field, FIELD_NAMES, "field")] = own_city(p, player, NODE.read(p, node))
        case "merchant":
            k.merchant_owner = player
            k.merchant = HEX.read(p, words[0] if len(words) == 1 else "")
        case "progress":
            deal_progress(k, player, words)
        case "shows":
            for card in words:
                open_points(k, player, read_name(card, PROGRESS_NAMES, "card"))
        case "defender":
            k.defenders[player] = u8(read_number(words, "how many", 99))
        case _:
            return False
    return True


def hear_of_table(k: KnightsState, p: Position, word: str, words: list[str]) -> bool:
    match word, words:
        case "barbarians", [n, "steps" | "step"]:
            k.ship = read_number([n], "how many steps", int(k.options.steps))
        case "barbarians", [n, "landings" | "landing"]:
            k.attacks = read_number([n], "how many landings")
        case "dice", ["red", n]:
            k.red_die = read_number([n], "the red die", 6)
        case "dice", [face]:
            k.face = read_name(face, FACE_NAMES, "face of the event die")
        case "fleet", names:
            for name in names:
                k.fleet |= 1 << CARD.read(p, name)
        case "partners", [colour, n]:
            k.partners |= read_number([n], "how often", MOST_PARTNERS) << (
                PARTNER_BITS * read_seat(colour, p.players())
            )
        case "knights", ["busy" | "idle"]:
            k.busy = words == ["busy"]
        case "under", [card, *names]:
            push_under(k, read_returned(card), read_knowers(p, names))
        case "decks", [field, n]:
            k.deck = vec[u8]([0] * PROGRESS_KINDS)
            k.pile[read_name(field, FIELD_NAMES, "field")] = u8(read_number([n], "how many cards", 99))
        case _:
            return False
    return True


def rank_called(word: str) -> int:
    """The rank of 'strong-knight' or 'strong-knights'; 0 for any other word."""
    name = word.removesuffix("s").removesuffix("-knight")
    return RANK_NAMES.index(name) if name in RANK_NAMES[1:] and "-knight" in word else 0


def pairs(words: list[str], what: str) -> list[tuple[str, str]]:
    if not words or len(words) % 2 != 0:
        raise UnknownAction(f"write {what}")
    return list(zip(words[::2], words[1::2], strict=True))


def station(k: KnightsState, p: Position, player: int, rank: int, words: list[str]) -> None:
    """Set knights: '8 12 active tired' stands for two that are alike."""
    looks = rank
    for word in words:
        if word in MARKS:
            looks |= MARKS[word]
    for word in words:
        if word not in MARKS:
            node = NODE.read(p, word)
            if p.occupants[node] != 0:
                raise UnknownAction(f"node {node} is taken")
            p.occupants[node] = MARK[player]
            k.knights[node] = u8(looks)


def own_city(p: Position, player: int, node: int) -> int:
    if p.owner(node) != player or p.buildings[node] not in (CITY, SABOTAGED, TOPPLED):
        raise UnknownAction(
            f"{name_of(player)} has no city at {node}; name cities before what belongs to them"
        )
    return node


def wall_in(k: KnightsState, p: Position, player: int, node: int) -> None:
    k.walls[own_city(p, player, node)] = 1


def deal_progress(k: KnightsState, player: int, words: list[str]) -> None:
    for name, n in read_counted(words, ALL_CARDS, "progress card").items():
        kind = ALL_CARDS.index(read_returned_name(name))
        field = int(FIELD_OF[kind]) if kind < PROGRESS_KINDS else kind - PROGRESS_KINDS
        k.held[player * FIELDS + field] += u8(n)
        if kind < PROGRESS_KINDS:
            k.cards[player * PROGRESS_KINDS + kind] = u8(n)


def read_returned_name(name: str) -> str:
    if name == "?":
        raise UnknownAction(f"write of which deck an unknown card is: {', '.join(HIDDEN)}")
    return name


def open_points(k: KnightsState, player: int, kind: int) -> None:
    if not is_point_card(kind):
        raise UnknownAction(f"'{PROGRESS_NAMES[kind]}' is no victory point card")
    k.opened[player] |= open_bit(kind)


def read_returned(word: str) -> int:
    """A card under a deck, by its number there."""
    if word in HIDDEN:
        return UNKNOWN + HIDDEN.index(word)
    return read_name(word, PROGRESS_NAMES, "progress card")


def read_knowers(p: Position, names: list[str]) -> int:
    if names == ["everybody"]:
        return EVERYBODY
    mask = 0
    for name in names:
        mask |= 1 << read_seat(name, p.players())
    return mask


# --- what follows ------------------------------------------------------------------------------------


def set_pieces(k: KnightsState, p: Position) -> None:
    """Take what stands on the board from the supplies; a damaged city is a city's piece."""
    for player in range(p.players()):
        mine = [node for node in range(len(p.holders)) if p.holders[node] == MARK[player]]
        kinds = [int(p.buildings[node]) for node in mine]
        count_supply(p, player, CITY, sum([kinds.count(kind) for kind in (CITY, SABOTAGED, TOPPLED)]))
        count_supply(p, player, WALL, sum([1 for node in mine if k.walls[node] != 0]))
        k.toppled[player] = u8(kinds.count(TOPPLED))
        ranks = [int(k.knights[n]) & RANK for n in range(len(k.knights)) if p.occupants[n] == MARK[player]]
        for rank in range(1, len(RANK_NAMES)):
            count_supply(p, player, KNIGHT + rank, ranks.count(rank))


def complete(k: KnightsState, p: Position) -> None:
    """Points, rates, the decks, and whether knights bear marks of this turn."""
    k.busy = bears_marks(k)
    for player in range(p.players()):
        cards = sum([1 for kind in range(PROGRESS_KINDS) if has_opened(k, player, kind)])
        p.shown_points[player] += u8(int(k.defenders[player]) + cards + int(k.merchant_owner == player))
        refresh_rates(p, player)
    for node in k.metropolis:
        if node >= 0:
            p.shown_points[p.owner(node)] += METROPOLIS_POINTS
    fill_decks(k, p)


def fill_decks(k: KnightsState, p: Position) -> None:
    rest = rest_of_decks(k, p)
    for kind, n in enumerate(rest):
        if n < 0:
            raise UnknownAction(
                f"there are {-n} {PROGRESS_NAMES[kind]} more than the deck has: {PROGRESS_COPIES[kind]}"
            )
    k.deck = vec[u8](rest)
    for field in range(FIELDS):
        k.pile[field] = u8(sum([n for kind, n in enumerate(rest) if FIELD_OF[kind] == field]))

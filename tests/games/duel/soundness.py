"""What must hold at every moment of a card game, counted slowly and from the rows of the cards alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.kinds import EVENT, CardKind
from hexhaven.games.duel.rules.pile import EVERYBODY, UNKNOWN, Pile
from hexhaven.games.duel.rules.questions import PICK_PILE, REGION_PLACE
from hexhaven.games.duel.rules.realm import (
    BEWITCHED,
    DOUBLED,
    FOREIGN,
    PAWNED,
    REGION_SLOTS,
    REGIONS,
    ROAD_SLOTS,
    SLOTS,
    terrain,
)
from hexhaven.games.duel.rules.setup import FIRST_SET, SECOND_SET, STACK_NUMBERS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITADEL, CITY, GOLD, NUMBERS, RESOURCES, SETTLEMENT

FOUNDED = 4  # settlements of the start, and
PAVED = 2  # its roads
WORKS = ("dye-works", "art-forge", "distillery")  # whose stored points are commerce


def assert_sound(d: Duel) -> None:
    """Nothing is made or lost, and all figures are what the cards say."""
    check_cards(d)
    check_stacks(d)
    check_middle(d)
    check_regions(d)
    check_hands_and_counters(d)
    check_figures(d)


# --- cards -------------------------------------------------------------------------------------------


def check_cards(d: Duel) -> None:
    """Of every kind there are as many as the sets, or the decks of both players, brought."""
    seen = all_cards(d)
    brought = in_decks(d) if d.rules.own_piles else collected(d)
    assert {kind: n for kind, n in seen.items() if n} == {kind: n for kind, n in brought.items() if n}


def all_cards(d: Duel) -> Counter[str]:
    """Every card by its name, wherever it is."""
    found: Counter[str] = Counter()
    names = d.rules.kind_names
    rows = [d.display, d.removed, *(pool.counts for pool in d.pools)]
    for realm in d.realms:
        rows += [realm.hand, realm.discarded]
        found.update(names[int(entry) - 1] for entry in realm.cards if entry)
        found["witch"] += sum(1 for mark in realm.marks if mark & BEWITCHED)
    for pile in [*d.piles, d.events]:
        found.update(names[int(entry)] for entry in pile.entries if entry != UNKNOWN)
    for row in rows:
        for kind, n in enumerate(row):
            found[names[kind]] += int(n)
    found.update(names[kind] for kind in under_way(d))
    return found


def under_way(d: Duel) -> Iterator[int]:
    """Cards on their way from a discard pile to a stack."""
    for kind, _, number, detail in questions(d):
        if kind == PICK_PILE and d.rules.kind_names[number] == "countermagic":
            yield detail


def questions(d: Duel) -> Iterator[tuple[int, int, int, int]]:
    """What is asked: kind, player, number and detail."""
    for i in range(int(d.depth)):
        question = int(d.stack[i])
        yield question & 255, (question >> 8 & 255) - 2, question >> 16 & 65535, question >> 32


def collected(d: Duel) -> Counter[str]:
    """What the base set and the theme sets in use have."""
    sets = ("base", *d.rules.theme_sets)
    found: Counter[str] = Counter()
    for (set_name, name), n in d.rules.copies.items():
        found[name] += n if set_name in sets else 0
    return found


def in_decks(d: Duel) -> Counter[str]:
    """What both brought. Events count from the moment at which their deck is laid."""
    found: Counter[str] = Counter()
    laid = d.events.size() > 0 or any(d.removed)
    for realm in d.realms:
        for kind, n in zip(d.rules.kinds, realm.deck, strict=True):
            found[kind.name] += int(n) if laid or kind.kind != EVENT else 0
    if laid:
        found.update({"civil-war": 2, "plague": 2, "year-end": 1})
    return found


def check_stacks(d: Duel) -> None:
    """A pool holds as many cards as entries of its stacks are unknown, and somebody knows each other one."""
    piles = [*d.piles, d.events]
    for number, pool in enumerate(d.pools):
        assert pool.size == sum(int(n) for n in pool.counts)
        lying = [pile for pile in piles if pile.pool == number]
        if not d.rules.own_piles or any(pile.size() > 0 for pile in lying):
            assert pool.size == sum(unknown(pile) for pile in lying)
    for pile in piles:
        assert len(pile.entries) == len(pile.known)
        for entry, known in zip(pile.entries, pile.known, strict=True):
            assert (entry == UNKNOWN) == (known == 0)
            assert known <= EVERYBODY


def unknown(pile: Pile) -> int:
    return sum(1 for entry in pile.entries if entry == UNKNOWN)


# --- the middle row and the regions ------------------------------------------------------------------


def check_middle(d: Duel) -> None:
    supply = d.rules.centre_counts
    standing = Counter(int(centre) for realm in d.realms for centre in realm.centres if centre)
    assert standing.total() - FOUNDED + d.settlements_left == supply["settlement"]
    assert standing[CITY] + d.cities_left == supply["city"]
    assert standing[CITADEL] + d.citadels_left in (0, supply["citadel"])
    roads = sum(int(road) for realm in d.realms for road in realm.roads)
    assert roads - PAVED + d.roads_left == supply["road"]
    for realm in d.realms:
        check_row(d, list(realm.centres), list(realm.roads), list(realm.regions))


def check_row(d: Duel, centres: list[int], roads: list[int], regions: list[int]) -> None:
    """The row has no gap; roads lie between its places and at most one beyond each end."""
    standing = [i for i, centre in enumerate(centres) if centre]
    first, last = standing[0], standing[-1]
    assert standing == list(range(first, last + 1))
    assert all(roads[first + 1 : last + 1])
    assert not any(roads[:first])
    assert not any(roads[last + 2 :])
    columns = {i % len(roads) for i, region in enumerate(regions) if region}
    assert columns <= set(range(first, last + 2))


def check_regions(d: Duel) -> None:
    """Every region card is on the stack, before a player, or in a hand that lays it."""
    lying = Counter({card: int(n) for card, n in enumerate(d.region_stack) if n})
    assert d.regions_left == lying.total()
    for realm in d.realms:
        lying.update(int(region) - 1 for region in realm.regions if region)
        assert all(stock == 0 for stock, region in zip(realm.stock, realm.regions, strict=True) if not region)
    lying.update(number for kind, _, number, _ in questions(d) if kind == REGION_PLACE)
    printed = Counter(
        terrain * NUMBERS + number - 1
        for terrain, numbers in enumerate(STACK_NUMBERS)
        for number in (*numbers, int(FIRST_SET[terrain]), int(SECOND_SET[terrain]))
    )
    assert lying <= printed
    if all(sum(1 for region in realm.regions if region) >= 6 for realm in d.realms):
        assert lying == printed


def check_hands_and_counters(d: Duel) -> None:
    for realm in d.realms:
        assert realm.hand_size == sum(int(n) for n in realm.hand)
        assert list(realm.held) == [kind for kind, n in enumerate(realm.hand) if n]
        assert all(0 <= n <= 3 for n in realm.stock)
        for resource in range(RESOURCES):
            bearing = [i for i, region in enumerate(realm.regions) if region and terrain(region) == resource]
            assert realm.lands[resource] == len(bearing)
            assert realm.amounts[resource] == sum(int(realm.stock[i]) for i in bearing)
        for slot in range(SLOTS):
            if not realm.cards[slot]:
                assert realm.marks[slot] == 0
                assert realm.counters[slot] == 0
            elif REGION_SLOTS <= slot < ROAD_SLOTS:  # stored points and magic power
                assert realm.counters[slot] <= 3
                assert realm.regions[slot - REGION_SLOTS] or slot - REGION_SLOTS >= REGIONS


# --- figures -----------------------------------------------------------------------------------------


def check_figures(d: Duel) -> None:
    expected = [figures(d, player) for player in range(2)]
    knight = ahead(*(each["strength"] for each in expected))
    windmill = ahead(*(each["commerce"] for each in expected))
    if windmill != NOBODY and CITY not in d.realms[windmill].centres:
        windmill = NOBODY
    assert (d.knight_token, d.windmill_token) == (knight, windmill)
    for player, realm in enumerate(d.realms):
        points = expected[player]["points"] + (knight == player) + (windmill == player)
        assert realm.points == points
        for name in ("commerce", "strength", "tournament", "hand_limit", "search_price"):
            assert getattr(realm, name) == expected[player][name], name
        assert realm.cities == list(realm.centres).count(CITY)


def ahead(first: int, second: int) -> int:
    return NOBODY if first == second else 0 if first > second else 1


def figures(d: Duel, player: int) -> dict[str, int]:
    """Points without tokens and all other figures of a player."""
    cards = working(d, player)
    names = [card.name for card, _ in cards]
    open_to_trade = [(card, slot) for card, slot in cards if not is_choked(d, player, slot)]
    return {
        "points": sum(int(card.points) for card, _ in cards) + centre_points(d, player),
        "commerce": commerce(d, player, open_to_trade, cards),
        "strength": strength(d, player, cards),
        "tournament": sum(int(card.tournament) for card, _ in cards)
        + int(d.production) * names.count("knight-lothar"),
        "hand_limit": 3 + names.count("abbey") + names.count("library"),
        "search_price": 0 if "hall-of-the-people" in names else 1 if "town-hall" in names else 2,
    }


Lying = list[tuple[CardKind, int]]


def working(d: Duel, player: int) -> Lying:
    """The own cards of a player that lie face up and unbewitched at home."""
    realm = d.realms[player]
    return [
        (d.rules.kinds[int(realm.cards[slot]) - 1], slot)
        for slot in range(SLOTS)
        if realm.cards[slot] and not realm.marks[slot] & (FOREIGN | PAWNED | BEWITCHED)
    ]


def is_choked(d: Duel, player: int, slot: int) -> bool:
    """Whether a castle of the opponent works at the same settlement or city."""
    realm = d.realms[player]
    castle = d.rules.kind_names.index("robber-baron-castle") + 1
    if slot >= REGION_SLOTS or realm.centres[slot // 4] == CITADEL:
        return False
    return any(
        realm.cards[i] == castle and realm.marks[i] & FOREIGN and not realm.marks[i] & (PAWNED | BEWITCHED)
        for i in range(slot - slot % 4, slot - slot % 4 + 4)
    )


def commerce(d: Duel, player: int, open_to_trade: Lying, cards: Lying) -> int:
    realm = d.realms[player]
    names = [card.name for card, _ in open_to_trade]
    harbors = sum(1 for card, _ in cards if card.name == "harbor")
    fleets = sum(1 for card, _ in open_to_trade if card.unit == 2)
    gold = sum(
        int(n) for n, region in zip(realm.stock, realm.regions, strict=True)
        if region and (int(region) - 1) // NUMBERS == GOLD
    )  # fmt: skip
    gold += 2 * sum(1 for card, slot in cards if card.name == "treasury" and realm.counters[slot] == GOLD + 1)
    stored = sum(int(realm.counters[slot]) for card, slot in cards if card.name in WORKS)
    return (
        sum(int(card.commerce) for card, _ in open_to_trade)
        + fleets * harbors + gold * names.count("trade-academy") + stored
    )  # fmt: skip


def strength(d: Duel, player: int, cards: Lying) -> int:
    smithies = [card.name for card, _ in cards].count("smithy")
    total = 0
    for card, slot in cards:
        times = 2 if d.realms[player].marks[slot] & DOUBLED else 1
        total += times * (int(card.strength) + (smithies if card.unit in (1, 4) else 0))
    return total


def centre_points(d: Duel, player: int) -> int:
    """A citadel counts one more with a wizard at one of its regions."""
    realm = d.realms[player]
    total = 0
    for centre, what in enumerate(realm.centres):
        total += {SETTLEMENT: 1, CITY: 2, CITADEL: 1}.get(int(what), 0)
        columns = (centre, centre + 1)
        total += what == CITADEL and any(
            realm.cards[slot] and d.rules.kinds[int(realm.cards[slot]) - 1].kind == 2
            for slot in range(REGION_SLOTS, ROAD_SLOTS)
            if (slot - REGION_SLOTS) % len(realm.roads) in columns
        )
    return total

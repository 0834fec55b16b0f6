"""Counting: points, commerce, strength, tournament, hand limit, rates at the bank; and the two tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.facts import AWARD
from hexhaven.core.game import NOBODY, Player
from hexhaven.games.duel.rules.kinds import CANNON, KNIGHT, TRADE_FLEET, WIZARD
from hexhaven.games.duel.rules.realm import (
    CENTRES,
    COLUMNS,
    DOUBLED,
    FOREIGN,
    IDLE,
    REGION_SLOTS,
    REGIONS,
    SITES,
    SLOTS,
    Realm,
    borders_centre,
    centre_of,
    leftmost,
    lower,
    rightmost,
    site_exists,
)
from hexhaven.games.duel.rules.state import PLAYERS, Duel
from hexhaven.games.duel.rules.terms import CITADEL, CITY, RESOURCES, SETTLEMENT
from hexhaven.games.duel.rules.told import KNIGHT_TOKEN, WINDMILL_TOKEN

NOT_WORKING: Final = IDLE | FOREIGN
HAND_LIMIT: Final = 3
BANK_RATE: Final = 3
SEARCH_PRICE: Final = 2


def count(d: Duel) -> None:
    """Work out all figures anew after cards or resources came or went."""
    for player in range(PLAYERS):
        count_realm(d, player)
    give_tokens(d)


# --- whose card, and does it work -------------------------------------------------------------------


def is_working(r: Realm, slot: i64) -> bool:
    """Whether a card lies here face up and not bewitched, whoever owns it."""
    return r.cards[slot] != 0 and r.marks[slot] & IDLE == 0


def own_kind(r: Realm, slot: i64) -> i64:
    """The kind of the own card in a slot, working or not; -1 if there is none."""
    if r.marks[slot] & FOREIGN != 0:
        return -1
    return i64(r.cards[slot]) - 1


def working_kind(r: Realm, slot: i64) -> i64:
    """The kind of the own working card in a slot; -1 if there is none."""
    if r.marks[slot] & NOT_WORKING != 0:
        return -1
    return i64(r.cards[slot]) - 1


def count_of(r: Realm, kind: i64) -> i64:
    """How many own working cards of a kind lie in a principality."""
    n: i64 = 0
    entry = u8(kind + 1)
    cards = r.cards
    for slot in range(r.first * SITES, r.last * SITES):
        if cards[slot] == entry and r.marks[slot] & NOT_WORKING == 0:
            n += 1
    for column in range(r.first, r.last + 1):
        for slot in range(REGION_SLOTS + column, SLOTS, COLUMNS):  # the two regions, and the road
            if cards[slot] == entry and r.marks[slot] & NOT_WORKING == 0:
                n += 1
    return n


def is_owned(d: Duel, player: Player, kind: i64) -> bool:
    """Whether a player has such a card lying anywhere, working or not."""
    for host in range(PLAYERS):
        r = d.realms[host]
        for slot in range(SLOTS):
            if r.cards[slot] == kind + 1 and owner_of(d, host, slot) == player:
                return True
    return False


def owner_of(d: Duel, host: Player, slot: i64) -> Player:
    """Who owns the card in a slot of the host's principality."""
    if d.realms[host].marks[slot] & FOREIGN != 0:
        return 1 - host
    return host


def count_wizards(d: Duel, player: Player) -> i64:
    n: i64 = 0
    r = d.realms[player]
    for region in range(REGIONS):
        kind = working_kind(r, REGION_SLOTS + region)
        if kind >= 0 and d.rules.kinds[kind].kind == WIZARD:
            n += 1
    return n


def count_centres(r: Realm, kind: i64) -> i64:
    n: i64 = 0
    for centre in range(CENTRES):
        if r.centres[centre] == kind:
            n += 1
    return n


# --- figures -----------------------------------------------------------------------------------------


def count_realm(d: Duel, player: Player) -> None:
    """First the foreign cards that weigh on a principality, then what stands in the rows, then the rest."""
    r = d.realms[player]
    clear(r)
    burden(d, r)
    r.points = centre_points(d, r)
    count_free_sites(r)
    for slot in range(r.first * SITES, d.rules.slots):
        if r.cards[slot] != 0 and r.marks[slot] & NOT_WORKING == 0:
            add_printed(d, r, slot, i64(r.cards[slot]) - 1)
    for slot in range(r.first * SITES, d.rules.slots):
        if r.cards[slot] != 0 and r.marks[slot] & NOT_WORKING == 0:
            card = d.rules.cards[i64(r.cards[slot]) - 1]
            if card.counts:
                card.count(d, player, r, r, slot)


def clear(r: Realm) -> None:
    r.first = leftmost(r)
    r.last = rightmost(r) + 1
    r.end = lower(r.last) + 1
    r.cities = count_centres(r, CITY)
    r.commerce = 0
    r.strength = 0
    r.tournament = 0
    r.hand_limit = HAND_LIMIT
    r.search_price = SEARCH_PRICE
    r.fleets = 0
    r.fighters = 0
    r.choked = 0
    r.shelves = 0
    for resource in range(RESOURCES):
        r.rates[resource] = BANK_RATE
        r.stored[resource] = 0


def count_free_sites(r: Realm) -> None:
    r.free_sites = 0
    r.free_city_sites = 0
    for slot in range(r.first * SITES, r.last * SITES):
        if r.cards[slot] == 0 and site_exists(r, slot):
            r.free_sites += 1
            if r.centres[centre_of(slot)] == CITY:
                r.free_city_sites += 1


def burden(d: Duel, host: Realm) -> None:
    for slot in range(host.first * SITES, d.rules.slots):
        if host.marks[slot] & FOREIGN != 0 and is_working(host, slot):
            card = d.rules.cards[i64(host.cards[slot]) - 1]
            if card.burdens:
                card.burden(d, host, slot)


def is_choked(r: Realm, slot: i64) -> bool:
    """Whether a foreign card takes away the commerce points of this site."""
    return r.choked != 0 and slot < REGION_SLOTS and (r.choked >> centre_of(slot)) & 1 != 0


def add_printed(d: Duel, r: Realm, slot: i64, number: i64) -> None:
    kind = d.rules.kinds[number]
    times: i64 = 1
    if r.marks[slot] & DOUBLED != 0:
        times = 2
    r.points += kind.points
    r.strength += kind.strength * times
    r.tournament += kind.tournament
    if kind.unit == KNIGHT or kind.unit == CANNON:
        r.fighters += times
    if not is_choked(r, slot):
        r.commerce += kind.commerce
        if kind.unit == TRADE_FLEET:
            r.fleets += 1


def centre_points(d: Duel, r: Realm) -> i64:
    """A settlement counts one, a city two, a citadel one and with a wizard two (R65)."""
    points: i64 = 0
    for centre in range(CENTRES):
        what = r.centres[centre]
        if what == SETTLEMENT:
            points += 1
        elif what == CITY:
            points += 2
        elif what == CITADEL:
            points += 1
            if has_wizard(d, r, centre):
                points += 1
    return points


def has_wizard(d: Duel, r: Realm, centre: i64) -> bool:
    for region in range(REGIONS):
        kind = i64(r.cards[REGION_SLOTS + region]) - 1
        if kind >= 0 and d.rules.kinds[kind].kind == WIZARD and borders_centre(region, centre):
            return True
    return False


# --- tokens ------------------------------------------------------------------------------------------


def give_tokens(d: Duel) -> None:
    """One point each: more strength than the other, and more commerce with a city of one's own (R6, R7)."""
    knight = d.knight_token
    windmill = d.windmill_token
    d.knight_token = leader(d.realms[0].strength, d.realms[1].strength)
    d.windmill_token = leader(d.realms[0].commerce, d.realms[1].commerce)
    if d.windmill_token != NOBODY and d.realms[d.windmill_token].cities == 0:
        d.windmill_token = NOBODY
    if d.facts is not None:
        tell_token(d, KNIGHT_TOKEN, knight, d.knight_token)
        tell_token(d, WINDMILL_TOKEN, windmill, d.windmill_token)
    if d.knight_token != NOBODY:
        d.realms[d.knight_token].points += 1
    if d.windmill_token != NOBODY:
        d.realms[d.windmill_token].points += 1


def tell_token(d: Duel, token: i64, before: Player, now: Player) -> None:
    if d.facts is not None and before != now:
        d.facts.add(AWARD, token, before, now, 1)


def leader(first: i64, second: i64) -> Player:
    """Who has more; on a tie nobody."""
    if first == second:
        return NOBODY
    if first > second:
        return 0
    return 1

"""Building cards: on sites, at regions, on roads, in the other principality; and demolishing them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.acting import has_needed, no_needed
from hexhaven.games.duel.rules.kinds import (
    ANY_TERRAIN,
    CITADEL_SITE,
    CITY_SITE,
    FOREIGN_CITY_SITE,
    FOREIGN_SITE,
    NOT_PLACED,
    PLACE_NAMES,
    REGION_SITE,
    ROAD_SITE,
    SITE,
    CardKind,
)
from hexhaven.games.duel.rules.magic import power_of, too_little_power
from hexhaven.games.duel.rules.middle import what_is_missing
from hexhaven.games.duel.rules.names import WITCH
from hexhaven.games.duel.rules.operands import KIND, SLOT, kind_word
from hexhaven.games.duel.rules.questions import ACTIONS
from hexhaven.games.duel.rules.realm import (
    BEWITCHED,
    FOREIGN,
    FRESH,
    PAWNED,
    PLACE_MASK,
    REGION_SLOTS,
    ROAD_SLOTS,
    SITES,
    SLOTS,
    THEIRS,
    Realm,
    borders_citadel,
    borders_town,
    centre_of,
    is_site,
    site_exists,
    terrain,
    with_kind,
)
from hexhaven.games.duel.rules.resources import can_afford, discount_on, pay_for
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.score import is_owned, owner_of
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITADEL, CITY, MAGIC, RESOURCES
from hexhaven.games.duel.rules.told import LAID, LIFTED, tell_stored

# --- places ------------------------------------------------------------------------------------------


def suits(r: Realm, kind: CardKind, slot: i64) -> bool:
    """Whether a slot is the kind of place a card needs, be it free or not."""
    place = kind.place
    if place == REGION_SITE:
        return REGION_SLOTS <= slot < ROAD_SLOTS and suits_region(r, kind, slot - REGION_SLOTS)
    if place == ROAD_SITE:
        return slot >= ROAD_SLOTS and r.roads[slot - ROAD_SLOTS] != 0
    if not is_site(slot) or not site_exists(r, slot):
        return False
    centre = r.centres[centre_of(slot)]
    if place == CITY_SITE or place == FOREIGN_CITY_SITE:
        return centre == CITY
    if place == CITADEL_SITE:
        return centre == CITADEL
    return place == SITE or (place == FOREIGN_SITE and centre != CITADEL)


def suits_region(r: Realm, kind: CardKind, region: i64) -> bool:
    """A wizard belongs to a region of a citadel, the works to one of a settlement or city (R66, R115)."""
    entry = r.regions[region]
    if entry == 0 or (kind.terrain != ANY_TERRAIN and terrain(entry) != kind.terrain):
        return False
    return borders_citadel(r, region) if kind.at_citadel else borders_town(r, region)


def is_foreign(kind: CardKind) -> bool:
    """Whether a card is built in the other principality."""
    return kind.place == FOREIGN_SITE or kind.place == FOREIGN_CITY_SITE


def side_of(kind: CardKind) -> i64:
    """The mark of places where a card is built."""
    if is_foreign(kind):
        return THEIRS
    return 0


def host_of(player: Player, place: i64) -> Player:
    """In whose principality a place lies that a player names."""
    if place >= THEIRS:
        return 1 - player
    return player


def is_free(d: Duel, player: Player, kind: CardKind, place: i64) -> bool:
    """Whether a card fits a place now."""
    slot = place & PLACE_MASK
    if slot >= SLOTS or (place >= THEIRS) != is_foreign(kind):
        return False
    r = d.realms[host_of(player, place)]
    return r.cards[slot] == 0 and suits(r, kind, slot)


def no_place(d: Duel, player: Player, kind: CardKind, place: i64, article: str) -> Refusal:
    """A card does not fit a place: something lies there, or it needs another one."""
    r = d.realms[host_of(player, place)]
    slot = place & PLACE_MASK
    fits = PLACE_NAMES[kind.place]
    if (place >= THEIRS) != is_foreign(kind):
        fits = "theirs" if is_foreign(kind) else "own"
    elif slot < SLOTS and r.cards[slot] != 0 and suits(r, kind, slot):
        fits = "taken"
    elif kind.at_citadel:
        fits = "citadel-region"
    return Refusal("no_place_for_card", article, {"card": kind.name, "fits": fits})


# --- building ----------------------------------------------------------------------------------------


class Build(Verb):
    """Build a card of the hand, or one that lies open for both, on a free place, for its price."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for kind in kinds_on_offer(d, player):
            if can_build(d, player, i64(kind)):
                self.add_places(d, player, i64(kind), out)

    def add_places(self, d: Duel, player: Player, number: i64, out: Actions) -> None:
        kind = d.rules.kinds[number]
        card = d.rules.cards[number]
        side = side_of(kind)
        host = d.realms[host_of(player, side)]
        first = host.first * SITES
        end = host.last * SITES
        if kind.place == REGION_SITE or kind.place == ROAD_SITE:
            first = REGION_SLOTS
            end = SLOTS
        for slot in range(first, end):
            place = side | slot
            if is_free(d, player, kind, place) and card.why_not_build(d, player, place) is None:
                out.add(self.pack(number, place))

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        kind = self.first(action)
        place = self.second(action)
        if d.realms[player].hand[kind] == 0 and d.display[kind] == 0:
            return Refusal("card_not_held", "duel-building", {"card": kind_word(d, kind)})
        if d.rules.kinds[kind].place != NOT_PLACED and not is_free(d, player, d.rules.kinds[kind], place):
            return no_place(d, player, d.rules.kinds[kind], place, "duel-sites")
        refusal = no_building(d, player, kind)
        return refusal if refusal is not None else d.rules.cards[kind].why_not_build(d, player, place)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        kind = self.first(action)
        place = self.second(action)
        if d.realms[player].hand[kind] > 0:
            d.take_card(player, kind)
        else:
            d.display[kind] -= 1
        lay(d, player, kind, place)
        d.rules.cards[kind].built(d, player, place)
        pay_for(d, player, kind)


def kinds_on_offer(d: Duel, player: Player) -> vec[u8]:
    """The kinds in the hand and those that lie open for both, in order."""
    if not d.rules.has_display:
        return d.realms[player].held
    found = d.realms[player].held[:]
    for kind in range(d.rules.last_kind):
        if d.display[kind] > 0 and not d.holds_card(player, kind):
            found = with_kind(found, kind)
    return found


def can_build(d: Duel, player: Player, kind: i64) -> bool:
    """Whether a card can be built now, if there is a place for it."""
    row = d.rules.kinds[kind]
    if row.place == NOT_PLACED or is_crowded(d.realms[player], row) or not can_afford(d, player, kind):
        return False
    return has_needed(d, player, kind) and no_second(d, player, kind) is None


def no_building(d: Duel, player: Player, kind: i64) -> Refusal | None:
    """Why a card cannot be built anywhere now."""
    row = d.rules.kinds[kind]
    if row.place == NOT_PLACED:
        return Refusal("not_built", "duel-building", {"card": row.name})
    refusal = no_second(d, player, kind)
    if refusal is not None:
        return refusal
    if not has_needed(d, player, kind):
        return no_needed(d, kind)
    return None if can_afford(d, player, kind) else too_dear(d, player, kind)


def too_dear(d: Duel, player: Player, kind: i64) -> Refusal:
    """What is missing for the price of a card: magic power, or which resources."""
    cost = d.rules.kinds[kind].cost
    if cost[MAGIC] > power_of(d, player):
        return too_little_power(d, player, cost[MAGIC])
    return what_is_missing(d, player, cost, discount_on(d, player, kind))


def no_second(d: Duel, player: Player, kind: i64) -> Refusal | None:
    """Why a card cannot be built because another one of its kind lies there."""
    row = d.rules.kinds[kind]
    if d.rules.is_open[kind] != 0 and is_owned(d, player, kind):
        return Refusal("one_for_each", "R23", {"card": row.name})
    if d.rules.own_piles and row.unique and is_anywhere(d, kind):
        return Refusal("already_there", "R94", {"card": row.name})
    return None


def is_anywhere(d: Duel, kind: i64) -> bool:
    """Whether such a card lies in a principality. A spy may bring a second one of a name into one hand."""
    return is_owned(d, 0, kind) or is_owned(d, 1, kind)


def lay(d: Duel, player: Player, kind: i64, place: i64) -> None:
    """Lay a card on a free place; it works at once."""
    r = d.realms[host_of(player, place)]
    slot = place & PLACE_MASK
    r.cards[slot] = u8(kind + 1)
    r.marks[slot] = FRESH | FOREIGN if place >= THEIRS else FRESH
    r.counters[slot] = 0
    d.changed = True
    if d.facts is not None:
        d.facts.add(LAID, player, kind, r.player, slot)


def lift(d: Duel, host: Player, slot: i64) -> i64:
    """Take a card off its place, with all that lay on it; a witch goes to the pile of her player (R76)."""
    r = d.realms[host]
    if r.marks[slot] & BEWITCHED != 0:
        d.discard(1 - owner_of(d, host, slot), WITCH)
    kind = i64(r.cards[slot]) - 1
    if d.facts is not None:
        tell_lifted(d, host, slot, kind)
    r.cards[slot] = 0
    r.marks[slot] = 0
    r.counters[slot] = 0
    d.changed = True
    return kind


def tell_lifted(d: Duel, host: Player, slot: i64, kind: i64) -> None:
    """A card leaves its place, and what it kept is lost."""
    assert d.facts is not None
    r = d.realms[host]
    d.facts.add(LIFTED, owner_of(d, host, slot), kind, host, slot)
    for resource in range(RESOURCES):
        kept = d.rules.cards[kind].kept(r, slot, resource)
        if kept > 0:
            tell_stored(d.facts, host, slot, resource, -kept)


# --- demolishing -------------------------------------------------------------------------------------


class Demolish(Verb):
    """Take an own card off its place, free of charge, to the discard pile (R21, R99).

    It is allowed at any time, but makes sense only where it makes room for a card that has no other place.
    """

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        homeless = homeless_kinds(d, player)
        if len(homeless) == 0:
            return
        mine = d.realms[player].cards
        theirs = d.realms[1 - player].marks
        first = min(d.realms[0].first, d.realms[1].first) * SITES
        for slot in range(first, d.rules.slots):
            if mine[slot] != 0 and is_worth_demolishing(d, player, slot, homeless):
                out.add(self.code, slot)
            if theirs[slot] & FOREIGN != 0 and is_worth_demolishing(d, player, THEIRS | slot, homeless):
                out.add(self.code, THEIRS | slot)

    def allowed(self, d: Duel, player: Player, out: Actions) -> None:
        for side in (0, THEIRS):
            for slot in range(SLOTS):
                if can_demolish(d, player, side | slot):
                    out.add(self.code, side | slot)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        slot = operand(action) & PLACE_MASK
        host = host_of(player, operand(action))
        if slot >= SLOTS or d.realms[host].cards[slot] == 0:
            return Refusal("nothing_to_demolish", "duel-demolition")
        if owner_of(d, host, slot) != player:
            return Refusal("others_card", "R32")
        if d.realms[host].marks[slot] & PAWNED != 0:
            return Refusal("is_pawned", "R43")
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.discard(player, lift(d, host_of(player, operand(action)), operand(action) & PLACE_MASK))


def can_demolish(d: Duel, player: Player, place: i64) -> bool:
    """Whether an own card lies here that is not pawned."""
    host = host_of(player, place)
    slot = place & PLACE_MASK
    r = d.realms[host]
    return r.cards[slot] != 0 and owner_of(d, host, slot) == player and r.marks[slot] & PAWNED == 0


def is_worth_demolishing(d: Duel, player: Player, place: i64, homeless: vec[i64]) -> bool:
    """An own card that is not pawned and stands in the way of one without a place."""
    if not can_demolish(d, player, place):
        return False
    for kind in homeless:
        if makes_room(d, player, place, kind):
            return True
    return False


def homeless_kinds(d: Duel, player: Player) -> vec[i64]:
    """The cards of the hand that have no place at all, or cannot be played for want of one."""
    found = vec[i64]()
    for kind in d.realms[player].held:
        row = d.rules.kinds[i64(kind)]
        if row.place == CITY_SITE and d.realms[player].cities == 0:
            continue  # demolishing does not help
        if row.place != NOT_PLACED:
            if not has_place(d, player, row):
                found = append(found, i64(kind))
        elif d.rules.cards[i64(kind)].wants_room(d, player, -1):
            found = append(found, i64(kind))
    return found


def makes_room(d: Duel, player: Player, place: i64, kind: i64) -> bool:
    """Whether a card without a place could be built here instead of one with no more points, or be played
    only then."""
    row = d.rules.kinds[kind]
    if row.place == NOT_PLACED:
        return d.rules.cards[kind].wants_room(d, player, place)
    host = d.realms[host_of(player, place)]
    slot = place & PLACE_MASK
    if is_foreign(row) != (place >= THEIRS) or row.points < d.rules.kinds[i64(host.cards[slot]) - 1].points:
        return False
    return suits(host, row, slot)


def is_crowded(r: Realm, kind: CardKind) -> bool:
    """Whether it is known at once that all own sites for a card are taken."""
    if kind.place == CITY_SITE:
        return r.free_city_sites == 0
    return kind.place == SITE and r.free_sites == 0


def has_place(d: Duel, player: Player, kind: CardKind) -> bool:
    """Whether there is a free place for a card."""
    if kind.place == SITE or kind.place == CITY_SITE:
        return not is_crowded(d.realms[player], kind)
    side = side_of(kind)
    for slot in range(SLOTS):
        if is_free(d, player, kind, side | slot):
            return True
    return False


def register(rules: Rules) -> None:
    """Bring building and demolishing into the rules."""
    outside = [kind.place in (REGION_SITE, ROAD_SITE) for kind in rules.kinds[: rules.last_kind]]
    if not any(outside):
        rules.slots = REGION_SLOTS
    rules.add(Build("build", [KIND, SLOT], "duel-building"), ACTIONS)
    rules.add(Demolish("demolish", [SLOT], "duel-demolition"), ACTIONS)

"""What everybody at a real table sees of the card game, and what one viewer knows besides."""

from hexhaven.games.duel.rules.names import CONFLICT, SPY
from hexhaven.games.duel.rules.pile import BIT, UNKNOWN, WATCHERS, Pile
from hexhaven.games.duel.rules.questions import LOOK, PICK_CARD, PICK_PILE
from hexhaven.games.duel.rules.realm import Realm
from hexhaven.games.duel.rules.stacks import PILE_MASK, pile_at
from hexhaven.games.duel.rules.state import Duel

SHOWING = (SPY, CONFLICT)  # cards that show the other hand to whoever is asked


def duel_facts(d: Duel, viewer: int) -> object:
    own = hand_of(d, viewer) if viewer >= 0 else ()
    stacks = [known_cards(pile, viewer) for pile in (*d.piles, d.events)]
    return (
        own,
        other_hand(d, viewer),
        stacks,
        about_to_see(d, viewer),
        [laid_out(realm) for realm in d.realms],
        between(d),
    )


def asked(d: Duel) -> object:
    """Who is asked what, and how many questions wait."""
    return d.actors(), int(d.waiting_for()), int(d.depth)


def hand_of(d: Duel, player: int) -> object:
    return bytes(d.realms[player].hand), bytes(d.realms[player].deck)


def other_hand(d: Duel, viewer: int) -> bytes:
    """The hand that the viewer is looking at just now."""
    if viewer < 0 or d.depth == 0 or d.actor() != viewer:
        return b""
    looks = d.waiting_for() in (PICK_CARD, PICK_PILE) and d.number() in SHOWING
    return bytes(d.realms[1 - viewer].hand) if looks else b""


def known_cards(pile: Pile, viewer: int) -> list[int]:
    """A stack as the viewer remembers it."""
    bit = BIT[viewer] if viewer >= 0 else WATCHERS
    pairs = zip(pile.entries, pile.known, strict=True)
    return [int(entry) if int(known) & int(bit) else UNKNOWN for entry, known in pairs]


def about_to_see(d: Duel, viewer: int) -> bytes:
    """What others know of a stack that the viewer looks through just now."""
    looks = viewer >= 0 and d.depth > 0 and d.waiting_for() == LOOK and d.number() == viewer
    return bytes(pile_at(d, d.detail() & PILE_MASK).entries) if looks else b""


def laid_out(r: Realm) -> object:
    """What lies before a player, and how many cards the hand has."""
    lying = (r.centres, r.roads, r.regions, r.stock, r.cards, r.marks, r.counters, r.discarded)
    figures = (r.points, r.commerce, r.strength, r.tournament, r.hand_limit, r.search_price)
    return [bytes(row) for row in lying], [int(n) for n in figures], int(r.hand_size), int(r.turns)


def between(d: Duel) -> object:
    """What lies between the players, and where the turn stands."""
    supply = (d.roads_left, d.settlements_left, d.cities_left, d.citadels_left, d.regions_left)
    moment = (d.turn, d.phase, d.production, d.face, d.set_number, d.set_face)
    tokens = (d.knight_token, d.windmill_token, int(d.unlocked), int(d.offered))
    open_to_all = (d.region_stack, d.display, d.removed)
    return [int(n) for n in (*supply, *moment, *tokens)], [bytes(row) for row in open_to_all]

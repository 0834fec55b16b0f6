"""The scene of a card game: both principalities, the stacks, and what lies between them."""

from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.kinds import WIZARD
from hexhaven.games.duel.rules.magic import power_of
from hexhaven.games.duel.rules.names import ART_FORGE, DISTILLERY, DYE_WORKS
from hexhaven.games.duel.rules.pile import UNKNOWN, Pile
from hexhaven.games.duel.rules.realm import (
    BEWITCHED,
    COLUMNS,
    FRESH,
    PAWNED,
    RAISED,
    SLOTS,
    USED,
    Realm,
    number,
    terrain,
)
from hexhaven.games.duel.rules.score import has_wizard, owner_of
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import (
    CENTRE_NAMES,
    CITADEL,
    EVENT_CARD,
    FACE_NAMES,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
)
from hexhaven.games.duel.rules.trade import gain
from hexhaven.games.duel.scene.places import side_of_region, where
from hexhaven.games.duel.scene.questions import asking, phase, round_of
from hexhaven.games.duel.scene.setting import ID
from hexhaven.games.duel.scene.stores import content
from hexhaven.games.duel.wire.table import Centre, DuelScene, Laid, RealmScene, Region, Stack
from hexhaven.wire.message import Cards, Deal
from hexhaven.wire.scene import Scene

NOBODYS = -1
WORKS = (DYE_WORKS, ART_FORGE, DISTILLERY)


def whole_scene(d: Duel, viewer: int, reaction: str) -> Scene:
    """The table as it lies before a viewer; d is what the viewer sees."""
    part = duel_scene(d, viewer, reaction)
    points = [realm.points for realm in part.realms]
    return Scene(turn=int(d.turn), round=round_of(d), points=points, parts={ID: part})


def duel_scene(d: Duel, viewer: int, reaction: str) -> DuelScene:
    return DuelScene(
        phase=phase(d),  # type: ignore[arg-type]  # one of the phases
        production=int(d.production),
        face=FACE_NAMES[int(d.face)] if d.production else "",
        event=last_event(d),
        chosen_number=int(d.set_number),
        chosen_face=FACE_NAMES[int(d.set_face) - 1] if d.set_face else "",
        realms=[realm_scene(d, player, viewer) for player in range(2)],
        stacks=[stack(d, i) for i in range(len(d.piles))],
        events=Stack(id=len(d.piles), owner=NOBODYS, size=int(d.events.size()), known=known(d, d.events)),
        regions_left=int(d.regions_left),
        supply=supply(d),
        display=by_name(d, bytes(d.display)),
        discarded=discard_piles(d),
        knight_token=token(int(d.knight_token)),
        windmill_token=token(int(d.windmill_token)),
        unlocked=bool(d.unlocked),
        offer=offer(d),
        looking_at=looking_at(d, viewer),
        asking=asking(d),
        reaction=reaction,
    )


def by_name(d: Duel, counts: bytes) -> Cards:
    return {name: n for name, n in zip(d.rules.kind_names, counts, strict=True) if n}


def token(holder: int) -> int:
    return NOBODYS if holder == NOBODY else holder


def last_event(d: Duel) -> str:
    """The card that was turned in this turn; it lies under the deck, where everybody has seen it."""
    if d.face != EVENT_CARD or d.production == 0 or d.phase == q.BEFORE_ROLL or d.events.size() == 0:
        return ""
    entry = int(d.events.entries[0])
    return "" if entry == UNKNOWN or is_to_come(d) else d.rules.kind_names[entry]


def is_to_come(d: Duel) -> bool:
    """Whether the card is still to be turned: the face of the die may yet be undone by a leap."""
    if d.depth == 0:
        return False
    waiting = int(d.waiting_for())
    return waiting in (q.EVENT_DIE, q.EVENT_DRAW) or (waiting == q.LEAP and d.number() == 0)


def supply(d: Duel) -> Cards:
    left = {"road": d.roads_left, "settlement": d.settlements_left, "city": d.cities_left}
    if d.citadels_left:
        left["citadel"] = d.citadels_left
    return {name: int(n) for name, n in left.items()}


def discard_piles(d: Duel) -> list[Cards]:
    """One common pile, or one for each player."""
    piles = d.realms if d.rules.own_piles else d.realms[:1]
    return [by_name(d, bytes(realm.discarded)) for realm in piles]


# --- stacks ------------------------------------------------------------------------------------------


def stack(d: Duel, i: int) -> Stack:
    pile = d.piles[i]
    owner = int(d.rules.pile_owner[i]) if d.rules.own_piles else NOBODYS
    return Stack(id=i, owner=owner, size=int(pile.size()), known=known(d, pile))


def known(d: Duel, pile: Pile) -> list[str]:
    """The cards from the top down, as far as there is one the viewer knows."""
    names = ["" if entry == UNKNOWN else d.rules.kind_names[int(entry)] for entry in pile.entries]
    while names and not names[0]:
        names.pop(0)
    return names[::-1]


def looking_at(d: Duel, viewer: int) -> list[str]:
    """The stack that the viewer takes a card from, from the top down."""
    if viewer < 0 or d.depth == 0 or not d.is_asked(viewer) or d.waiting_for() != q.TAKE:
        return []
    return known(d, d.piles[d.detail()])


# --- principalities ----------------------------------------------------------------------------------


def realm_scene(d: Duel, player: int, viewer: int) -> RealmScene:
    r = d.realms[player]
    hand = bytes(r.hand)
    knows = viewer in (player, CHANCE) or sum(hand) > 0
    return RealmScene(
        player=player,
        points=int(r.points),
        commerce=int(r.commerce),
        strength=int(r.strength),
        tournament=int(r.tournament),
        magic=int(power_of(d, player)),
        cards=int(r.hand_size),
        hand=by_name(d, hand) if knows else None,
        hand_limit=int(r.hand_limit),
        search_price=int(r.search_price),
        rates=dict(zip(RESOURCE_NAMES, bytes(r.rates), strict=True)),
        resources={name: int(r.holds(i)) for i, name in enumerate(RESOURCE_NAMES) if r.holds(i)},
        centres=[centre(d, r, i) for i, kind in enumerate(bytes(r.centres)) if kind],
        roads=[i for i, road in enumerate(bytes(r.roads)) if road],
        regions=[region(r, i) for i, entry in enumerate(bytes(r.regions)) if entry],
        laid=[laid(d, player, slot) for slot in range(SLOTS) if r.cards[slot]],
        deck=by_name(d, bytes(r.deck)) if viewer in (player, CHANCE) and d.rules.own_piles else None,
    )


def centre(d: Duel, r: Realm, i: int) -> Centre:
    kind = int(r.centres[i])
    return Centre(
        id=i,
        kind=CENTRE_NAMES[kind],  # type: ignore[arg-type]  # one of the three
        wizard=kind == CITADEL and has_wizard(d, r, i),
    )


def region(r: Realm, i: int) -> Region:
    entry = r.regions[i]
    return Region(
        id=i,
        column=i % COLUMNS,
        side=side_of_region(i),
        terrain=TERRAIN_NAMES[int(terrain(entry))],
        number=int(number(entry)),
        stock=int(r.stock[i]),
    )


def laid(d: Duel, host: int, slot: int) -> Laid:
    r = d.realms[host]
    place, column, side, index = where(slot)
    marks = int(r.marks[slot])
    stored = content(d, host, slot)
    return Laid(
        slot=slot,
        where=place,
        column=column,
        side=side,
        index=index,
        name=d.rules.kind_names[int(r.cards[slot]) - 1],
        owner=int(owner_of(d, host, slot)),
        pawned=bool(marks & PAWNED),
        bewitched=bool(marks & BEWITCHED),
        used=bool(marks & USED),
        fresh=bool(marks & FRESH),
        raised=bool(marks & RAISED),
        counter=shown_counter(d, host, slot),
        stored=stored,
    )


def shown_counter(d: Duel, host: int, slot: int) -> int:
    """The power of a wizard and the points of the works; what other cards remember is their own."""
    kind = int(d.realms[host].cards[slot]) - 1
    if d.rules.kinds[kind].kind == WIZARD or kind in WORKS:
        return int(d.realms[host].counters[slot])
    return 0


# --- trade -------------------------------------------------------------------------------------------


def offer(d: Duel) -> Deal | None:
    """What the player on turn proposes, from their side."""
    if d.depth == 0 or d.waiting_for() != q.OFFER:
        return None
    return deal_of(int(d.detail()))


def deal_of(offer: int, sign: int = 1) -> Deal:
    """An offer as a deal; seen from the other side with the sign -1."""
    gains = {name: sign * int(gain(offer, i)) for i, name in enumerate(RESOURCE_NAMES)}
    return Deal(
        give={name: -n for name, n in gains.items() if n < 0},
        get={name: n for name, n in gains.items() if n > 0},
    )

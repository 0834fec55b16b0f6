"""What a player of the card game may do: choices to pick from, and offers in words of their own."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from hexhaven import words
from hexhaven.actions import VERB_BITS, VERB_MASK
from hexhaven.cards import questions as q
from hexhaven.cards.acting import SLOT_BITS
from hexhaven.cards.hand import PILE_BITS, PILE_MASK
from hexhaven.cards.middle import outer_column
from hexhaven.cards.placing import PLACE_BITS, PLACES
from hexhaven.cards.realm import COLUMNS
from hexhaven.cards.setup import CORNERS, laid
from hexhaven.cards.state import Duel
from hexhaven.cards.stores import PAIR
from hexhaven.cards.terms import RESOURCE_NAMES
from hexhaven.cards.trade import AMOUNT_BITS, AMOUNT_MASK
from hexhaven.scene.duel.places import centre_place, region_place, road_place, slot_place, stack_place
from hexhaven.scene.duel.table import deal_of
from hexhaven.scene.family import Sight
from hexhaven.wire.scene import Choice

OFFER = "offer"

Detail: TypeAlias = Callable[[Choice, Duel, int, int], None]


def choices(sight: Sight, d: Duel) -> list[Choice]:
    """Everything listed but offers, which are worded freely."""
    if not d.is_asked(sight.viewer):
        return []
    names = [verb.name for verb in d.rules.verbs]
    listed = [int(action) for action in d.legal(sight.viewer)]
    return [
        choice(sight, d, names[action & VERB_MASK], action)
        for action in listed
        if names[action & VERB_MASK] != OFFER
    ]


def choice(sight: Sight, d: Duel, verb: str, action: int) -> Choice:
    made = Choice(
        text=d.write(action),
        verb=verb,
        label=words.action(sight.language, d, action, sight.names),
    )
    if verb in DETAILS:
        DETAILS[verb](made, d, sight.viewer, action >> VERB_BITS)
    return made


# --- what is said of each verb -----------------------------------------------------------------------


def at_slot(choice: Choice, d: Duel, viewer: int, place: int) -> None:
    choice.place = slot_place(viewer, place)


def using(choice: Choice, d: Duel, viewer: int, operand: int) -> None:
    choice.place = slot_place(viewer, operand & ((1 << SLOT_BITS) - 1))


def at_region(choice: Choice, d: Duel, viewer: int, place: int) -> None:
    choice.place = region_place(viewer, place)


def at_centre(choice: Choice, d: Duel, viewer: int, centre: int) -> None:
    choice.place = centre_place(viewer, centre)


def at_road(choice: Choice, d: Duel, viewer: int, column: int) -> None:
    choice.place = road_place(viewer, column)


def at_stack(choice: Choice, d: Duel, viewer: int, pile: int) -> None:
    choice.place = stack_place(pile)


def at_next_corner(choice: Choice, d: Duel, viewer: int, terrain: int) -> None:
    choice.place = region_place(viewer, int(CORNERS[laid(d, viewer)]))


def at_corner(choice: Choice, d: Duel, viewer: int, below: int) -> None:
    column = int(outer_column(d.realms[viewer], d.detail()))
    choice.place = region_place(viewer, column + COLUMNS * below)


def between_slots(choice: Choice, d: Duel, viewer: int, operand: int) -> None:
    choice.place = slot_place(viewer, operand >> PLACE_BITS)
    choice.to = slot_place(viewer, operand & PLACES)


def between_regions(choice: Choice, d: Duel, viewer: int, operand: int) -> None:
    choice.place = region_place(viewer, operand >> PLACE_BITS)
    choice.to = region_place(viewer, operand & PLACES)


def of_card(choice: Choice, d: Duel, viewer: int, kind: int) -> None:
    choice.card = d.rules.kind_names[kind]


def with_scout(choice: Choice, d: Duel, viewer: int, centre: int) -> None:
    choice.card = "scout"
    choice.place = centre_place(viewer, centre)


def building(choice: Choice, d: Duel, viewer: int, operand: int) -> None:
    choice.card = d.rules.kind_names[operand >> PLACE_BITS]
    choice.place = slot_place(viewer, operand & PLACES)


def card_and_stack(choice: Choice, d: Duel, viewer: int, operand: int) -> None:
    choice.card = d.rules.kind_names[operand >> PILE_BITS]
    choice.place = stack_place(operand & PILE_MASK)


def getting(choice: Choice, d: Duel, viewer: int, resource: int) -> None:
    choice.get = {RESOURCE_NAMES[resource]: 1}


def getting_two(choice: Choice, d: Duel, viewer: int, resource: int) -> None:
    choice.get = {RESOURCE_NAMES[resource]: PAIR}


def giving(choice: Choice, d: Duel, viewer: int, resource: int) -> None:
    choice.give = {RESOURCE_NAMES[resource]: 1}


def at_bank(choice: Choice, d: Duel, viewer: int, operand: int) -> None:
    give = operand >> AMOUNT_BITS
    choice.give = {RESOURCE_NAMES[give]: int(d.realms[viewer].rates[give])}
    choice.get = {RESOURCE_NAMES[operand & AMOUNT_MASK]: 1}


def accepting(choice: Choice, d: Duel, viewer: int, nothing: int) -> None:
    deal = deal_of(int(d.detail()), -1)
    choice.give = deal.give
    choice.get = deal.get


DETAILS: Mapping[str, Detail] = {
    "arrange": at_next_corner,
    "open": at_stack,
    "take": of_card,
    "deck": of_card,
    "contribute": of_card,
    "start": of_card,
    "play": of_card,
    "cast": at_slot,
    "use": using,
    "build": building,
    "demolish": at_slot,
    "redeem": at_slot,
    "move": between_slots,
    "cart": between_regions,
    "unload": at_slot,
    "stow": getting_two,
    "road": at_road,
    "settlement": at_centre,
    "scout": with_scout,
    "city": at_centre,
    "citadel": at_centre,
    "corner": at_corner,
    "bank": at_bank,
    "accept": accepting,
    "pay": at_region,
    "put": at_region,
    "choose": getting,
    "grab": getting,
    "resource": getting,
    "spare": giving,
    "spend": at_slot,
    "region": at_region,
    "slot": at_slot,
    "centre": at_centre,
    "pile": at_stack,
    "card": of_card,
    "draw": at_stack,
    "search": at_stack,
    "under": card_and_stack,
    "swap": card_and_stack,
    "swap-search": card_and_stack,
}


# --- talk --------------------------------------------------------------------------------------------


def talk(d: Duel, viewer: int) -> list[str]:
    """Who is on turn may offer what they like."""
    if d.waiting_for() != q.ACTIONS or not d.is_asked(viewer) or not d.rules.player_trade:
        return []
    return [OFFER]

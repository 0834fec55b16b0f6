"""What things of the card game are called: resources, cards, places of a principality."""

from collections.abc import Mapping, Sequence
from functools import cache

from hexhaven.games.duel.rules.kinds import CardKind, read_kinds
from hexhaven.games.duel.rules.operands import OTHERS, REGION_WORDS, SLOT_WORDS
from hexhaven.games.duel.rules.realm import (
    CENTRES,
    PLACE_MASK,
    REGION_SLOTS,
    ROAD_SLOTS,
    THEIRS,
    Realm,
    left_region,
    lower,
    right_region,
    upper,
)
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import MAGIC, NO_CENTRE, NUMBERS, RESOURCE_NAMES, TERRAIN_NAMES
from hexhaven.words.messages import Person, listed, named, say, tongue

MAGIC_NAME = "magic"


@cache
def rows() -> Mapping[str, CardKind]:
    """Every card by the name of its row."""
    return {kind.name: kind for kind in read_kinds()[0]}


def title(language: str, name: str) -> str:
    """What stands on a card: 'Black Knight'."""
    row = rows().get(name)
    return name if row is None else row.title[tongue(language)]


def text(language: str, name: str) -> str:
    """What a card says."""
    row = rows().get(name)
    return "" if row is None else row.text[tongue(language)]


def resource(language: str, name: str) -> str:
    return named(language, "resource", name)


def resources(language: str, counts: Mapping[str, int]) -> str:
    """'2 ore and 1 wool', or 'nothing'."""
    items = [f"{n} {resource(language, name)}" for name, n in counts.items() if n > 0]
    return listed(language, items) or say(language, "nothing")


def price(language: str, cost: Sequence[int]) -> str:
    """A price as its row gives it, magic power at its end."""
    names = (*RESOURCE_NAMES, MAGIC_NAME)
    return resources(language, {name: int(n) for name, n in zip(names, cost, strict=False)})


def centre_price(language: str, d: Duel, name: str) -> str:
    return price(language, list(d.rules.centre_costs[list(d.rules.centre_counts).index(name)]))


def card_price(language: str, d: Duel, name: str) -> str:
    return price(language, list(d.rules.kinds[d.rules.kind_names.index(name)].cost))


def magic_of(row: CardKind) -> int:
    """The magic power that playing a card costs."""
    return int(row.cost[MAGIC])


# --- places ------------------------------------------------------------------------------------------


def terrain(language: str, name: str) -> str:
    return named(language, "terrain", name)


def land(language: str, entry: int) -> str:
    """What lies in a region's place: 'forest 6'."""
    name = TERRAIN_NAMES[(entry - 1) // NUMBERS]
    return f"{terrain(language, name)} {(entry - 1) % NUMBERS + 1}"


def lands(language: str, r: Realm, regions: Sequence[int]) -> str:
    """'forest 6 and hills 2', as far as they are there."""
    return listed(language, [land(language, int(r.regions[i])) for i in regions if r.regions[i] != 0])


def region(language: str, r: Realm, number: int) -> str:
    """'forest 6 (5u)', or without its code on the page."""
    if not r.regions[number]:
        return REGION_WORDS[number]
    return say(
        language, "place.region", land=land(language, int(r.regions[number])), code=REGION_WORDS[number]
    )


def resource_of(r: Realm, number: int) -> str:
    """The name of the resource that a region bears."""
    return RESOURCE_NAMES[(int(r.regions[number]) - 1) // NUMBERS]


def slot(language: str, r: Realm, number: int) -> str:
    """Where a slot lies: 'between forest 6 and hills 2 (5u1)'."""
    code = SLOT_WORDS[number]
    if number >= ROAD_SLOTS:
        column = number - ROAD_SLOTS
        around = lands(language, r, [int(upper(column)), int(lower(column))])
        return say(language, "place.on_road", lands=around, code=code)
    if number >= REGION_SLOTS:
        return say(language, "place.beside", land=lands(language, r, [number - REGION_SLOTS]), code=code)
    around = lands(language, r, [int(left_region(number)), int(right_region(number))])
    name = "outer" if number % 2 else "site"
    return say(language, f"place.{name}", lands=around, code=code)


def centre(language: str, r: Realm, number: int) -> str:
    """Where a settlement stands: 'at forest 6, hills 2, fields 3 and pasture 4 (5)'."""
    corners = [int(upper(number)), int(upper(number + 1)), int(lower(number)), int(lower(number + 1))]
    return say(language, "place.centre", lands=lands(language, r, corners), code=number)


def end_of_row(language: str, r: Realm, number: int) -> str:
    """'at the left end' or 'at the right end' of the middle row."""
    first = next(c for c in range(CENTRES) if r.centres[c] != NO_CENTRE)
    return say(language, "place.left" if number <= first else "place.right")


def card_at(r: Realm, number: int) -> str:
    """The name of the card in a slot, or nothing."""
    kind = int(r.cards[number]) - 1
    return list(rows())[kind] if kind >= 0 else ""


def read_region(word: str) -> int:
    """'x5u' as a place."""
    return (THEIRS if word.startswith(OTHERS) else 0) | REGION_WORDS.index(word.lstrip(OTHERS))


def read_slot(word: str) -> int:
    return (THEIRS if word.startswith(OTHERS) else 0) | SLOT_WORDS.index(word.lstrip(OTHERS))


def is_theirs(word: str) -> bool:
    return word.startswith(OTHERS)


def at_home(language: str, place: str, word: str, host: Person) -> str:
    """A place, with whose principality it is where it is not that of who acts."""
    return say(language, "place.theirs", place=place, who=host) if is_theirs(word) else place


def local(place: int) -> int:
    return place & PLACE_MASK


# The verbs that name a stack, and which of their words that is.
STACKS: Mapping[str, int] = {
    "open": 0, "draw": 0, "search": 0, "pile": 0, "under": 1, "swap": 1, "swap-search": 1,
}  # fmt: skip


def stack(number: str | int) -> int:
    """People count stacks from one."""
    return int(number) + 1


def corner(language: str, number: int) -> str:
    """One of the six corners of the beginning: 'top left'."""
    return say(language, f"corner.{number}")

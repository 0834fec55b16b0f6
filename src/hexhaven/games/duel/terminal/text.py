"""The card game in letters: both principalities and what lies between them, drawn or described."""

from collections.abc import Iterator, Sequence

from hexhaven import words
from hexhaven.games.duel.rules.kinds import WIZARD
from hexhaven.games.duel.rules.operands import REGION_WORDS, SLOT_WORDS
from hexhaven.games.duel.rules.pile import UNKNOWN
from hexhaven.games.duel.rules.realm import (
    BEWITCHED,
    CENTRES,
    COLUMNS,
    DOUBLED,
    FOREIGN,
    PAWNED,
    REGION_SLOTS,
    REGIONS,
    ROAD_SLOTS,
    SITES,
    Realm,
    site_exists,
)
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CENTRE_NAMES, FULL, NO_CENTRE, RESOURCE_NAMES
from hexhaven.games.duel.words import names

WIDTH = 80
CELL = 26  # three regions, or cards, in a line
FREE = "-"
MARKS = ((FOREIGN, "foreign"), (PAWNED, "pawned"), (BEWITCHED, "bewitched"), (DOUBLED, "doubled"))


def draw(language: str, d: Duel, marks: Sequence[str]) -> list[str]:
    """Both principalities, then the stacks."""
    lines: list[str] = []
    for player in range(2):
        lines += [*principality(language, d, player, marks[player]), ""]
    return [*lines, *fitted(middle(language, d, marks))]


def principality(language: str, d: Duel, player: int, mark: str) -> Iterator[str]:
    """The figures, the regions above, the middle row with its cards, the regions below."""
    r = d.realms[player]
    yield from fitted([f"{mark}  {figures(language, d, player)}"])
    yield from cells(regions(language, d, r, range(COLUMNS)))
    for centre in range(CENTRES):
        if r.centres[centre] != NO_CENTRE:
            yield from centre_lines(language, d, r, centre)
    yield from road_lines(language, d, r)
    yield from cells(regions(language, d, r, range(COLUMNS, REGIONS)))


def figures(language: str, d: Duel, player: int) -> str:
    """'4 points; commerce 2, strength 1, tournament 0; 3 of 3 cards in hand; knight token'."""
    r = d.realms[player]
    parts = [
        words.say(language, "see.points", n=int(r.points)),
        words.say(language, "see.figures", commerce=r.commerce, strength=r.strength, tournament=r.tournament),
        words.say(language, "see.held", n=int(r.hand_size), most=int(r.hand_limit)),
    ]
    if d.knight_token == player:
        parts.append(words.say(language, "see.knight_token"))
    if d.windmill_token == player:
        parts.append(words.say(language, "see.windmill_token"))
    return "; ".join(parts)


def regions(language: str, d: Duel, r: Realm, numbers: Sequence[int]) -> list[str]:
    """'5u forest 4 **.', with the card at its outer side."""
    return [region_text(language, d, r, i) for i in numbers if r.regions[i] != 0]


def region_text(language: str, d: Duel, r: Realm, number: int) -> str:
    held = int(r.stock[number])
    text = f"{REGION_WORDS[number]} {names.land(language, int(r.regions[number]))} "
    text += "*" * held + "." * (FULL - held)
    if r.cards[REGION_SLOTS + number] == 0:
        return text
    return f"{text} + {card_text(language, d, r, REGION_SLOTS + number)}"


def centre_lines(language: str, d: Duel, r: Realm, centre: int) -> Iterator[str]:
    """A settlement, city or citadel, and what lies on its sites."""
    name = words.say(language, f"centre.{CENTRE_NAMES[int(r.centres[centre])]}")
    road = "=" if r.roads[centre] else " "
    slots = [centre * SITES + k for k in range(SITES)]
    sites = [f"{SLOT_WORDS[i]} {card_text(language, d, r, i)}" for i in slots if site_exists(r, i)]
    end = "=" if r.roads[centre + 1] else ""
    yield from cells(sites, f"  {road}[{centre} {name}]{end}")


def road_lines(language: str, d: Duel, r: Realm) -> Iterator[str]:
    """Cards that lie on roads."""
    lying = [i for i in range(ROAD_SLOTS, ROAD_SLOTS + COLUMNS) if r.cards[i] != 0]
    yield from cells([f"{SLOT_WORDS[i]} {card_text(language, d, r, i)}" for i in lying])


def card_text(language: str, d: Duel, r: Realm, slot: int) -> str:
    """The title of a card, what it stores, and what befell it; a free place is a dash."""
    if r.cards[slot] == 0:
        return FREE
    notes = [words.say(language, f"see.{name}") for mark, name in MARKS if r.marks[slot] & mark]
    if r.counters[slot] != 0:
        notes.insert(0, counter_text(language, d, r, slot))
    title = names.title(language, names.card_at(r, slot))
    return f"{title} ({', '.join(notes)})" if notes else title


def counter_text(language: str, d: Duel, r: Realm, slot: int) -> str:
    """Magic power or stored points as a number; a store names what it holds."""
    n = int(r.counters[slot])
    row = d.rules.kinds[int(r.cards[slot]) - 1]
    if row.kind == WIZARD or not d.rules.cards[int(r.cards[slot]) - 1].shelves:
        return str(n)
    return f"2 {names.resource(language, RESOURCE_NAMES[n - 1])}"


# --- between the principalities ----------------------------------------------------------------------


def middle(language: str, d: Duel, players: Sequence[str]) -> Iterator[str]:
    """Stacks with what the viewer knows of their tops, events, regions, open and discarded cards."""
    yield from stack_lines(language, d, players)
    yield words.say(
        language,
        "see.supply",
        events=int(d.events.size()),
        regions=int(d.regions_left),
        roads=int(d.roads_left),
        settlements=int(d.settlements_left),
        cities=int(d.cities_left),
    )
    if d.citadels_left:
        yield words.say(language, "see.citadels", n=int(d.citadels_left))
    for key, counts in (("open", d.display), ("discarded", discarded(d))):
        lying = [f"{n} {names.title(language, d.rules.kind_names[i])}" for i, n in enumerate(counts) if n]
        if lying:
            yield words.say(language, f"see.{key}", cards=", ".join(lying))


def stack_lines(language: str, d: Duel, players: Sequence[str]) -> Iterator[str]:
    """The stacks by their numbers: those of all in a line, or those of each player."""
    if not d.rules.own_piles:
        told = [stack_text(language, d, number) for number in range(len(d.piles))]
        yield words.say(language, "see.stacks", stacks=", ".join(told))
        return
    for player in range(2):
        own = [number for number, owner in enumerate(d.rules.pile_owner) if owner == player]
        told = [stack_text(language, d, number) for number in own if number < len(d.piles)]
        yield words.say(language, "see.stacks_of", who=players[player], stacks=", ".join(told))


def stack_text(language: str, d: Duel, number: int) -> str:
    """'2 (9, Merchant on top)'."""
    pile = d.piles[number]
    told = {"stack": names.stack(number), "n": int(pile.size())}
    top = int(pile.top()) if pile.size() else UNKNOWN
    if top == UNKNOWN:
        return words.say(language, "see.stack", **told)
    return words.say(language, "see.stack_top", card=names.title(language, d.rules.kind_names[top]), **told)


def discarded(d: Duel) -> list[int]:
    return [sum(column) for column in zip(*[map(int, r.discarded) for r in d.realms], strict=True)]


# --- lines -------------------------------------------------------------------------------------------


def cells(texts: Sequence[str], first: str = "") -> Iterator[str]:
    """Texts beside each other, as many as fit into a line; the first line begins with a heading."""
    line, indent = first.ljust(CELL), " " * CELL if first else "     "
    if not first:
        line = indent
    filled = False
    for text in texts:
        if filled and len(line) + len(text) > WIDTH:
            yield line.rstrip()
            line = indent
        line += text.ljust(CELL) if len(text) < CELL else f"{text}  "
        filled = True
    if line.strip():
        yield line.rstrip()[:WIDTH]


def fitted(lines: Iterator[str] | Sequence[str]) -> Iterator[str]:
    """Long lines broken at spaces, behind a comma where there is one near the end."""
    for line in lines:
        while len(line) > WIDTH:
            pause = max(line.rfind(mark, 0, WIDTH - 1) for mark in (", ", "; "))
            at = pause + 1 if pause > WIDTH // 2 else line.rfind(" ", 0, WIDTH)
            yield line[:at]
            line = f"   {line[at + 1 :]}"
        yield line


# --- in sentences ------------------------------------------------------------------------------------


def describe(language: str, d: Duel, players: words.Names) -> Iterator[str]:
    for player in range(2):
        r = d.realms[player]
        yield f"{players[player]}: {figures(language, d, player)}."
        for number in range(REGIONS):
            if r.regions[number] != 0:
                yield region_sentence(language, d, r, number)
        for centre in range(CENTRES):
            if r.centres[centre] != NO_CENTRE:
                yield centre_sentence(language, d, r, centre)
        for slot in range(ROAD_SLOTS, ROAD_SLOTS + COLUMNS):
            if r.cards[slot] != 0:
                card, place = card_text(language, d, r, slot), names.slot(language, r, slot)
                yield words.say(language, "see.on_road", card=card, place=place)
    yield from middle(language, d, players)


def region_sentence(language: str, d: Duel, r: Realm, number: int) -> str:
    place = names.region(language, r, number)
    told = words.say(language, "see.region", place=place, n=int(r.stock[number]))
    slot = REGION_SLOTS + number
    if r.cards[slot] == 0:
        return told
    return f"{told} {words.say(language, 'see.beside', card=card_text(language, d, r, slot))}"


def centre_sentence(language: str, d: Duel, r: Realm, centre: int) -> str:
    name = words.say(language, f"centre.{CENTRE_NAMES[int(r.centres[centre])]}")
    slots = [i for i in range(centre * SITES, centre * SITES + SITES) if site_exists(r, i)]
    sites = [f"{SLOT_WORDS[i]} {card_text(language, d, r, i)}" for i in slots]
    return words.say(language, "see.centre", name=name, n=centre, sites=", ".join(sites))

"""What can be done in the card game, in short sentences with their price."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.kinds import SPELL_BOOK
from hexhaven.games.duel.rules.realm import Realm
from hexhaven.games.duel.rules.resources import discount_on
from hexhaven.games.duel.rules.setup import CORNERS, laid, own_number
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES, TERRAIN_NAMES
from hexhaven.games.duel.rules.trade import gain
from hexhaven.games.duel.words import names as words
from hexhaven.words.messages import Names, Person, has, named, person, say


@dataclass(frozen=True)
class DuelChoice:
    """What a wording may look at: the position, who chooses, and the words of the action after its verb."""

    language: str
    d: Duel
    names: Names
    words: list[str]

    @property
    def player(self) -> int:
        return max(0, int(self.d.actor()))

    @property
    def own(self) -> Realm:
        return self.d.realms[self.player]

    @property
    def opponent(self) -> Person:
        return person(self.language, self.names, 1 - self.player, NOBODY)

    def realm_of(self, word: str) -> Realm:
        return self.d.realms[1 - self.player] if words.is_theirs(word) else self.own

    def region(self, word: str) -> str:
        place = words.region(self.language, self.realm_of(word), words.local(words.read_region(word)))
        return words.at_home(self.language, place, word, self.opponent)

    def slot(self, word: str) -> str:
        place = words.slot(self.language, self.realm_of(word), words.local(words.read_slot(word)))
        return words.at_home(self.language, place, word, self.opponent)

    def card_at(self, word: str) -> str:
        name = words.card_at(self.realm_of(word), words.local(words.read_slot(word)))
        return words.title(self.language, name)

    def card(self, word: str) -> str:
        return words.title(self.language, word)

    def resource(self, word: str) -> str:
        return words.resource(self.language, word)

    def resource_at(self, word: str) -> str:
        r = self.realm_of(word)
        return self.resource(words.resource_of(r, words.local(words.read_region(word))))


Wording: TypeAlias = Callable[[DuelChoice], dict[str, object]]


def action(language: str, d: Duel, action: int, names: Names) -> str:
    """A choice in a short sentence: 'Build Abbey between forest 4 and hills 5 (1 ore and 2 gold)'."""
    text = d.write(action)
    verb, *rest = text.split()
    choice = DuelChoice(language, d, names, rest)
    name = worded_as(choice, verb)
    if not has(language, f"action.{name}"):
        return text
    values = WORDINGS[verb](choice) if verb in WORDINGS else {}
    return say(language, f"action.{name}", **values)


def worded_as(c: DuelChoice, verb: str) -> str:
    """The message of a verb, which may depend on what it is about."""
    if verb == "use" and len(c.words) > 1:
        return "use_so"
    if verb == "play" and words.magic_of(words.rows()[c.words[0]]):
        return "play_with_magic"
    if verb == "slot" and not words.card_at(c.realm_of(c.words[0]), words.local(words.read_slot(c.words[0]))):
        return "slot_free"
    if verb == "pay" and c.d.waiting_for() == q.YIELD:
        return "yield"
    return verb


# --- how each verb is worded -------------------------------------------------------------------------


def with_card_and_stack(c: DuelChoice) -> dict[str, object]:
    return {"card": c.card(c.words[0]), "stack": words.stack(c.words[1]), "n": int(c.own.search_price)}


def with_card_at(c: DuelChoice) -> dict[str, object]:
    return {"card": c.card_at(c.words[0]), "place": c.slot(c.words[0])}


def with_way(c: DuelChoice) -> dict[str, object]:
    way = way_word(c.language, c.words[1]) if len(c.words) > 1 else ""
    return {**with_card_at(c), "way": way}


def way_word(language: str, way: str) -> str:
    """A way to use a card; where it is a resource, its name."""
    return words.resource(language, way) if way in RESOURCE_NAMES else named(language, "way", way)


def with_spell(c: DuelChoice) -> dict[str, object]:
    name = words.card_at(c.own, words.read_slot(c.words[0]))
    row = words.rows().get(name)
    power = int(row.cast) if row is not None and row.kind == SPELL_BOOK else 0
    return {"card": words.title(c.language, name), "n": power}


def building(c: DuelChoice) -> dict[str, object]:
    price = words.card_price(c.language, c.d, c.words[0])
    if discount_on(c.d, c.player, c.d.rules.kind_names.index(c.words[0])) > 0:
        price = say(c.language, "action.cheaper", price=price)
    return {"card": c.card(c.words[0]), "place": c.slot(c.words[1]), "price": price}


def redeeming(c: DuelChoice) -> dict[str, object]:
    name = words.card_at(c.realm_of(c.words[0]), words.local(words.read_slot(c.words[0])))
    price = words.card_price(c.language, c.d, name) if name else ""
    return {**with_card_at(c), "price": price}


def at(place: Callable[[str, Realm, int], str], name: str) -> Wording:
    """Something of the middle row, with the place and what it costs."""
    return lambda c: {
        "place": place(c.language, c.own, int(c.words[0])),
        "price": words.centre_price(c.language, c.d, name),
    }


def arranging(c: DuelChoice) -> dict[str, object]:
    terrain = TERRAIN_NAMES.index(c.words[0])
    n = int(own_number(c.player, terrain))
    k = min(int(laid(c.d, c.player)), len(CORNERS) - 1)
    land = f"{words.terrain(c.language, c.words[0])} {n}"
    return {"land": land, "corner": words.corner(c.language, k)}


def banking(c: DuelChoice) -> dict[str, object]:
    give, _, take = c.words
    rate = int(c.own.rates[RESOURCE_NAMES.index(give)])
    return {"n": rate, "give": c.resource(give), "take": c.resource(take)}


def accepting(c: DuelChoice) -> dict[str, object]:
    """From the side of whoever accepts."""
    give, want = sides(c.language, int(c.d.detail()))
    return {"give": want, "want": give}


def deal_values(language: str, deal: list[str]) -> dict[str, object]:
    """'1 ore for 2 wool' as values for a message."""
    middle = deal.index("for")
    return {"give": side(language, deal[:middle]), "want": side(language, deal[middle + 1 :])}


def side(language: str, deal: list[str]) -> str:
    return words.resources(language, {name: int(n) for n, name in zip(deal[::2], deal[1::2], strict=True)})


def sides(language: str, offer: int) -> tuple[str, str]:
    """What the maker of an offer gives and gets."""
    gains = {name: int(gain(offer, i)) for i, name in enumerate(RESOURCE_NAMES)}
    return words.resources(language, {name: -n for name, n in gains.items()}), words.resources(
        language, gains
    )


def carting(c: DuelChoice) -> dict[str, object]:
    return {
        "resource": c.resource_at(c.words[0]),
        "place": c.region(c.words[0]),
        "target": c.region(c.words[1]),
    }


def laying(c: DuelChoice) -> dict[str, object]:
    """The drawn region, above or below the row."""
    drawn = words.land(c.language, int(c.d.number()) + 1) if c.d.waiting_for() == q.REGION_PLACE else ""
    return {"land": drawn, "side": say(c.language, f"side.{c.words[0]}")}


def countering(c: DuelChoice) -> dict[str, object]:
    """Which card is answered."""
    return {"card": words.title(c.language, c.d.rules.kind_names[int(c.d.number())])}


WORDINGS: Mapping[str, Wording] = {
    "arrange": arranging,
    **dict.fromkeys(
        ("open", "pile", "draw", "search"),
        lambda c: {"stack": words.stack(c.words[0]), "n": int(c.own.search_price)},
    ),
    **dict.fromkeys(("take", "deck", "contribute", "start", "card"), lambda c: {"card": c.card(c.words[0])}),
    "play": lambda c: {"card": c.card(c.words[0]), "n": words.magic_of(words.rows()[c.words[0]])},
    "cast": with_spell,
    "use": with_way,
    "build": building,
    "demolish": with_card_at,
    "redeem": redeeming,
    "road": at(words.end_of_row, "road"),
    "settlement": at(words.end_of_row, "settlement"),
    "scout": at(words.end_of_row, "settlement"),
    "city": at(words.centre, "city"),
    "citadel": at(words.centre, "citadel"),
    "corner": laying,
    **dict.fromkeys(
        ("claim", "land"), lambda c: {"land": f"{words.terrain(c.language, c.words[0])} {c.words[1]}"}
    ),
    "bank": banking,
    "offer": lambda c: {**deal_values(c.language, c.words), "who": c.opponent},
    "accept": accepting,
    **dict.fromkeys(
        ("pay", "put", "region"),
        lambda c: {"place": c.region(c.words[0]), "resource": c.resource_at(c.words[0])},
    ),
    **dict.fromkeys(
        ("choose", "grab", "resource", "spare", "stow"),
        lambda c: {"resource": c.resource(c.words[0]), "who": c.opponent},
    ),
    "spend": with_card_at,
    "unload": with_card_at,
    "move": lambda c: {"card": c.card_at(c.words[0]), "target": c.slot(c.words[1])},
    "cart": carting,
    "slot": with_card_at,
    "centre": at(words.centre, "city"),
    "number": lambda c: {"n": int(c.words[0])},
    "face": lambda c: {"face": named(c.language, "face", c.words[0])},
    "under": with_card_and_stack,
    "swap": with_card_and_stack,
    "swap-search": with_card_and_stack,
    "counter": countering,
    "let": countering,
}

"""The setting of a card game: its cards, and the prices of the middle row."""

from hexhaven import words
from hexhaven.games.duel.rules.kinds import SETS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.games.duel.scene.decks import card_info
from hexhaven.games.duel.wire.table import DuelSetting
from hexhaven.wire.message import CardKind, Cards, Ware
from hexhaven.wire.scene import Setting

ID = "duel"
POINTS = {"settlement": 1, "city": 2, "citadel": 1}
ARTICLES = {"citadel": "duel-citadels"}


def whole_setting(language: str, d: Duel) -> Setting:
    return Setting(
        expansions=[ID],
        resources=[resource(language, name) for name in RESOURCE_NAMES],
        target=int(d.rules.victory_points),
        parts={ID: duel_setting(language, d)},
    )


def duel_setting(language: str, d: Duel) -> DuelSetting:
    rules = d.rules
    spoken = words.tongue(language)  # the page says of cards what everybody says
    return DuelSetting(
        mode=rules.options["mode"],  # type: ignore[arg-type]  # one of the values of the option
        sets=[SETS[0], *rules.theme_sets],
        cards=[card_info(spoken, kind) for kind, n in zip(rules.kinds, rules.collection, strict=True) if n],
        centres=[ware(language, d, name) for name in rules.centre_counts if is_used(d, name)],
        stacks=len(d.piles),
    )


def resource(language: str, name: str) -> CardKind:
    return CardKind(name=name, label=words.say(language, f"resource.{name}"), article="duel-regions")


def ware(language: str, d: Duel, name: str) -> Ware:
    return Ware(
        name=name,
        label=words.say(language, f"centre.{name}"),
        price=centre_price(d, name),
        points=POINTS.get(name, 0),
        supply=d.rules.centre_counts[name],
        article=ARTICLES.get(name, "duel-building"),
    )


def centre_price(d: Duel, name: str) -> Cards:
    cost = d.rules.centre_costs[list(d.rules.centre_counts).index(name)]
    return {resource: int(n) for resource, n in zip(RESOURCE_NAMES, cost, strict=False) if n}


def is_used(d: Duel, centre: str) -> bool:
    """Citadels belong to a theme set."""
    return centre != "citadel" or SETS[3] in d.rules.theme_sets

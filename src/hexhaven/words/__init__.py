"""Everything the terminal says, in English and German.

>>> from hexhaven.core.game import Refusal
>>> refusal("en", Refusal("robber_must_move", "1.G.a"))
'The robber must move to another hex.'
>>> cards("de", {"ore": 2, "wool": 1})
'2 Erz und 1 Wolle'
"""

from hexhaven.games.island.words.names import (
    card,
    card_short,
    cards,
    colour,
    counted,
    development,
    development_cards,
    edge_place,
    ground,
    harbour,
    hex_place,
    node_place,
    piece,
    price,
    surroundings,
    terrain,
)
from hexhaven.games.island.words.story import discarded, victory
from hexhaven.words.families import action, asked, meant, refusal, story, story_of_text, understand
from hexhaven.words.messages import LANGUAGES, Names, Person, has, listed, on_page, person, say
from hexhaven.words.nonsense import nonsense
from hexhaven.words.setup import caution, setup_problem

__all__ = [
    "LANGUAGES", "Names", "Person", "has", "listed", "on_page", "person", "say",
    "card", "card_short", "cards", "colour", "counted", "development", "development_cards", "edge_place",
    "ground", "harbour", "hex_place", "node_place", "piece", "price", "surroundings", "terrain",
    "action", "asked", "refusal", "nonsense", "setup_problem", "caution",
    "discarded", "story", "story_of_text", "victory",
    "understand", "meant",
]  # fmt: skip

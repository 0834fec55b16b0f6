"""Everything the terminal and the page say of a game, in English and German.

>>> import hexhaven
>>> from hexhaven.core.game import Refusal
>>> refusal("en", hexhaven.new("base"), Refusal("robber_must_move", "1.G.a"))
'The robber must move to another hex.'
"""

from hexhaven.words.choices import action, asked, refusal
from hexhaven.words.messages import (
    LANGUAGES,
    Names,
    Person,
    has,
    listed,
    on_page,
    person,
    say,
    tongue,
    within,
)
from hexhaven.words.nonsense import nonsense
from hexhaven.words.setup import caution, setup_problem
from hexhaven.words.story import Sentence, joined, sentence, story, story_of_text
from hexhaven.words.typed import meant, understand

__all__ = [
    "LANGUAGES", "Names", "Person", "has", "listed", "on_page", "person", "say", "tongue", "within",
    "action", "asked", "refusal", "nonsense", "setup_problem", "caution",
    "Sentence", "sentence", "joined", "story", "story_of_text",
    "understand", "meant",
]  # fmt: skip

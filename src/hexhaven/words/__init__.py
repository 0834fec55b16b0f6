"""Everything the terminal says, in English and German.

>>> from hexhaven.core.game import Refusal
>>> refusal("en", Refusal("robber_must_move", "1.G.a"))
'The robber must move to another hex.'
"""

from hexhaven.words.families import action, asked, meant, refusal, story, story_of_text, understand
from hexhaven.words.messages import LANGUAGES, Names, Person, has, listed, on_page, person, say
from hexhaven.words.nonsense import nonsense
from hexhaven.words.setup import caution, setup_problem

__all__ = [
    "LANGUAGES", "Names", "Person", "has", "listed", "on_page", "person", "say",
    "action", "asked", "refusal", "nonsense", "setup_problem", "caution",
    "story", "story_of_text",
    "understand", "meant",
]  # fmt: skip

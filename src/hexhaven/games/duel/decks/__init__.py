"""Decks for the tournament game of the card game: writing, checking, judging and finishing them.

>>> deck = read_deck("Name: A beginning\\nSets: Science & Progress\\n2x Abbey\\n2x Cannon")
>>> [problem.reason for problem in check(deck)]
['deck_size', 'start_size', 'event_number']
>>> idle_text("en", analyse(deck).unplayable[0])
'Cannon needs University, and this deck has no way to it.'
>>> check(complete(deck))
[]
"""

from hexhaven.games.duel.decks.analysis import Analysis, Points, analyse
from hexhaven.games.duel.decks.check import check, is_legal, most_copies
from hexhaven.games.duel.decks.complete import complete
from hexhaven.games.duel.decks.deck import Deck, choices
from hexhaven.games.duel.decks.finding import Idle, Mistake, Problem, Suggestion
from hexhaven.games.duel.decks.notation import DeckError, read_deck, write_deck
from hexhaven.games.duel.decks.shelf import ready_deck, ready_decks
from hexhaven.games.duel.decks.suggest import follow, suggest
from hexhaven.games.duel.decks.texts import idle_text, mistake_text, phrase, problem_text, suggestion_text
from hexhaven.texts import LANGUAGES

__all__ = [
    "Deck", "choices", "LANGUAGES",
    "read_deck", "write_deck", "DeckError", "Mistake",
    "check", "is_legal", "most_copies", "Problem",
    "analyse", "Analysis", "Points", "Idle",
    "suggest", "follow", "Suggestion", "complete",
    "ready_deck", "ready_decks",
    "mistake_text", "problem_text", "idle_text", "suggestion_text", "phrase",
]  # fmt: skip

"""The rules in our own words, by article, in English and German.

A refusal names an article, a player asks a question; both end here:

>>> article("1.H.c#1").title["en"]
'Does the distance rule hold for my own settlements?'
>>> find("längste handelsstraße", "de")[0].id
'longest-road'
"""

from hexhaven.almanac.chapters import Chapter, begin_with, chapter_of, chapters
from hexhaven.almanac.entry import LANGUAGES, Article
from hexhaven.almanac.excerpt import Piece
from hexhaven.almanac.search import Answer, answers, find, make_ready
from hexhaven.almanac.shelf import NoSuchArticle, article, articles, is_ruling
from hexhaven.almanac.sources import source_in

__all__ = [
    "LANGUAGES",
    "Answer",
    "Article",
    "Chapter",
    "NoSuchArticle",
    "Piece",
    "answers",
    "article",
    "articles",
    "begin_with",
    "chapter_of",
    "chapters",
    "find",
    "is_ruling",
    "make_ready",
    "source_in",
]

"""The rules in our own words, by article, in English and German.

A refusal names an article, a player asks a question; both end here:

>>> article("1.H.c#1").title["en"]
'Does the distance rule hold for my own settlements?'
>>> find("längste handelsstraße", "de")[0].id
'longest-road'
"""

from hexhaven.almanac.entry import LANGUAGES, Article
from hexhaven.almanac.search import find
from hexhaven.almanac.shelf import NoSuchArticle, article, articles, is_ruling
from hexhaven.almanac.sources import source_in

__all__ = ["LANGUAGES", "Article", "NoSuchArticle", "article", "articles", "find", "is_ruling", "source_in"]

"""What the almanac tells of the card game; the articles about single cards are made from their rows."""

from hexhaven.games.duel.articles.cards import CardArticles

LAYER = CardArticles()

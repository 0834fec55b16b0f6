"""What the almanac tells of the card game; the articles about single cards are made from their rows."""

from collections.abc import Iterator

from hexhaven.almanac.layer import ArticlesLayer
from hexhaven.games.duel.articles.cards import PREFIX, card_articles
from hexhaven.games.duel.rules.kinds import read_kinds


class CardArticles(ArticlesLayer):
    made = staticmethod(card_articles)

    def listed(self, name: str) -> Iterator[str]:
        """The cards of a set."""
        return (PREFIX + kind.name for kind in read_kinds()[0] if kind.set == name)


LAYER = CardArticles()

"""`hexhaven rules`: look a rule up."""

from hexhaven.cli.console import current
from hexhaven.cli.language import Language, language_of


def rules(*words: str, game: str | None = None, language: Language = None) -> int:
    """Find an article of the almanac and print it."""
    from hexhaven import catalog
    from hexhaven.cli.articles import show_article_for

    console = current()
    games = [] if game is None else [catalog.game(game).id]
    found = show_article_for(console, " ".join(words), language_of(language, console.env), games)
    return 0 if found else 2

"""`hexhaven rules`: look a rule up."""

from typing import Annotated

from cyclopts import Parameter

from hexhaven.cli.console import current
from hexhaven.cli.language import Language, language_of


def rules(
    *words: Annotated[
        str, Parameter(help="Any words, or the number of an article. [default: list the topics]")
    ],
    language: Language = None,
) -> int:
    """Find an article of the almanac and print it.

    Examples: hexhaven rules longest road - hexhaven rules 1.F.c
    """
    from hexhaven.cli.articles import show_article_for

    console = current()
    found = show_article_for(console, " ".join(words), language_of(language, console.env))
    return 0 if found else 2

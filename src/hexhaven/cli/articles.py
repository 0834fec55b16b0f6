"""Articles of the almanac on the screen."""

from collections.abc import Collection, Iterator, Sequence

from hexhaven import words
from hexhaven.almanac import (
    Answer,
    Article,
    NoSuchArticle,
    Piece,
    answers,
    article,
    articles,
    chapter_of,
    is_ruling,
    source_in,
)
from hexhaven.catalog import GAMES
from hexhaven.cli.console import Console

NAMED = 5
IN_THE_SHELL = "hexhaven rules"


def show_article_for(
    console: Console, query: str, language: str, games: Collection[str] = (), command: str = IN_THE_SHELL
) -> bool:
    """Find an article and print it; False, with a sentence, if there is none.

    `games` narrows the search. `command` is what people type to look something up.
    """
    if not query.strip():
        show_topics(console, language, games, command)
        return True
    found = answer_to(query, language, games)
    if not found:
        console.say(words.say(language, "rules.none", query=query, command=command))
        return False
    show_article(console, found[0].article, language)
    show_others(console, found, language)
    return True


def answer_to(query: str, language: str, games: Collection[str]) -> Sequence[Answer]:
    """The article of this name, wherever it stands; else those that answer the query, the best first."""
    try:
        return [Answer(article(query.strip()), ())]
    except NoSuchArticle:
        return answers(query, language, games)


def show_article(console: Console, answer: Article, language: str) -> None:
    """Print an article under the name of its game and its chapter, then where it comes from and leads."""
    console.say()
    console.say(console.paint(f"{answer.title[language]} ({answer.id})", "bold"))
    console.say(console.paint(place_of(answer, language), "dim"))
    for paragraph in answer.text[language].split("\n\n"):
        console.say()
        for line in paragraph.splitlines():
            console.say(line, hanging="  " if line.startswith("- ") else "")
    console.say()
    console.say(words.say(language, "rules.source", source=source_in(language, answer.source)))
    titles = "; ".join(f"{each.title[language]} ({each.id})" for each in map(article, answer.see))
    console.say(words.say(language, "rules.see", titles=titles))


def place_of(answer: Article, language: str) -> str:
    """The game and the chapter of an article."""
    names = dict.fromkeys((GAMES[answer.game].name[language], chapter_of(answer.id).title[language]))
    return " · ".join(names)


def show_others(console: Console, found: Sequence[Answer], language: str) -> None:
    """Name further finds, with the words that were found."""
    further = [other for other in found[1:] if other.article.id not in found[0].article.see][:NAMED]
    if not further:
        return
    console.say()
    console.say(words.say(language, "rules.others"))
    for other in further:
        title = f"{other.article.title[language]} ({other.article.id}), {place_of(other.article, language)}"
        console.say(title, indent="  ", hanging="    ")
        console.say(marked(console, other.excerpt), indent="    ", hanging="    ")


def marked(console: Console, excerpt: Sequence[Piece]) -> str:
    return "".join(console.paint(piece.text, "bold") if piece.found else piece.text for piece in excerpt)


def show_topics(console: Console, language: str, games: Collection[str], command: str) -> None:
    console.say(words.say(language, "rules.topics"))
    for line in topics(language, games):
        console.say(line, indent="  ", hanging="      ")
    console.say(words.say(language, "rules.how", command=command))


def topics(language: str, games: Collection[str]) -> Iterator[str]:
    """The topics in alphabetical order; the rulings are found by their number or by words."""
    found = [
        each for each in articles().values() if not is_ruling(each.id) and (not games or each.game in games)
    ]
    for each in sorted(found, key=lambda each: each.title[language].casefold()):
        yield f"{each.title[language]} ({each.id})"

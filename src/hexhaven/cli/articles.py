"""Articles of the almanac on the screen."""

from collections.abc import Iterator

from hexhaven import words
from hexhaven.almanac import Article, NoSuchArticle, article, articles, find, is_ruling
from hexhaven.cli.console import Console

NAMED = 6
IN_THE_SHELL = "hexhaven rules"


def best(query: str, language: str) -> tuple[Article, list[Article]]:
    """The article that answers a query, and others that may."""
    try:
        return article(query.strip()), []
    except NoSuchArticle as problem:
        found = find(query, language)
        if not found:
            raise NoSuchArticle(query, problem.near) from None
    return found[0], found[1:]


def show_article_for(console: Console, query: str, language: str, command: str = IN_THE_SHELL) -> bool:
    """Find an article and print it; False, with a sentence, if there is none.

    `command` is what people type to look something up.
    """
    if not query.strip():
        show_topics(console, language, command)
        return True
    try:
        answer, others = best(query, language)
    except NoSuchArticle:
        console.say(words.say(language, "rules.none", query=query, command=command))
        return False
    show_article(console, answer, language)
    show_related(console, answer, others, language)
    return True


def show_article(console: Console, answer: Article, language: str) -> None:
    console.say()
    console.say(console.paint(f"{answer.title[language]} ({answer.id})", "bold"))
    for paragraph in answer.text[language].split("\n\n"):
        console.say()
        for line in paragraph.splitlines():
            console.say(line, hanging="  " if line.startswith("- ") else "")
    console.say()


def show_related(console: Console, answer: Article, others: list[Article], language: str) -> None:
    """Name what else may help: articles the answer refers to, and further finds."""
    named = [article(id) for id in answer.see]
    further = [other for other in others if other not in named]
    for key, group in (("rules.see", named), ("rules.others", further[:NAMED])):
        if group:
            titles = "; ".join(f"{each.title[language]} ({each.id})" for each in group)
            console.say(words.say(language, key, titles=titles))


def show_topics(console: Console, language: str, command: str) -> None:
    console.say(words.say(language, "rules.topics"))
    for line in topics(language):
        console.say(line, indent="  ", hanging="      ")
    console.say(words.say(language, "rules.how", command=command))


def topics(language: str) -> Iterator[str]:
    """The topics in alphabetical order; the rulings are found by their number or by words."""
    found = [each for each in articles().values() if not is_ruling(each.id)]
    for each in sorted(found, key=lambda each: each.title[language].casefold()):
        yield f"{each.title[language]} ({each.id})"

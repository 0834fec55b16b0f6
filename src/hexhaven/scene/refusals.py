"""Why something was not done, in words."""

from hexhaven import catalog, words
from hexhaven.catalog import SetupError
from hexhaven.core.game import Refusal, State, UnknownAction
from hexhaven.wire.scene import Refused
from hexhaven.words import Names


def refused(language: str, state: State, refusal: Refusal, names: Names, viewer: int) -> Refused:
    """Why the rules do not allow something, said to the viewer, and the article that says so."""
    text = words.refusal(words.on_page(language), state, refusal, names, viewer)
    return Refused(text=text, article=refusal.article)


def unknown(language: str, problem: UnknownAction) -> str:
    """What is wrong with a text that is no action at all."""
    return words.nonsense(language, problem)


def setup_problem(language: str, problem: SetupError) -> str:
    """Why a game cannot be set up as somebody wished."""
    return words.setup_problem(words.on_page(language), problem)


def cautions(language: str, game: str, options: dict[str, str]) -> list[Refused]:
    """What may be played so, but is not advised, and the articles that say why."""
    chosen = catalog.game(game)
    spoken = words.within(words.on_page(language), chosen.slices)
    return [
        Refused(text=words.caution(spoken, each), article=each.article) for each in chosen.advise(options)
    ]

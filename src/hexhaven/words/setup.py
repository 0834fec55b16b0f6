"""Why a game cannot be set up as somebody wished, and what is not advised, in words."""

from hexhaven.catalog import Caution, SetupError
from hexhaven.core.ground import MapError
from hexhaven.words.messages import layers_in, say


def setup_problem(language: str, problem: SetupError) -> str:
    """What does not fit; a map that cannot be laid out is told in general."""
    if not problem.reason:
        return say(language, "setup.map") if isinstance(problem, MapError) else str(problem)
    values = with_names(language, problem.values)
    if "what" in values:
        values["what"] = say(language, f"setup_noun.{values['what']}", of=values["of"])
    return say(language, f"setup.{problem.reason}", **values)


def caution(language: str, caution: Caution) -> str:
    """What may be played so, but is not advised."""
    return say(language, f"caution.{caution.reason}", **with_names(language, caution.values))


def with_names(language: str, values: dict[str, str]) -> dict[str, str]:
    """Values, and what the games call the things that they name."""
    found = {**values}
    for layer in layers_in(language):
        found |= layer.setup_values(language, values)
    return found

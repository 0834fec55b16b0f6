"""Why a game cannot be set up as somebody wished, and what is not advised, in words."""

from hexhaven.catalog import Caution, SetupError
from hexhaven.core.ground import MapError
from hexhaven.words.messages import listed, say


def setup_problem(language: str, problem: SetupError) -> str:
    """What does not fit; a map that cannot be laid out is told in general."""
    if not problem.reason:
        return say(language, "setup.map") if isinstance(problem, MapError) else str(problem)
    values = {**problem.values}
    if "what" in values:
        values["what"] = say(language, f"setup_noun.{values['what']}", of=values["of"])
    if "set" in values:
        values["set_label"] = say(language, f"option.{values['set']}")
    return say(language, f"setup.{problem.reason}", **values)


def caution(language: str, caution: Caution) -> str:
    """What may be played so, but is not advised."""
    values = {**caution.values}
    if "cards" in values:
        from hexhaven.games.duel.words.names import title

        values["titles"] = listed(language, [title(language, name) for name in values["cards"].split(", ")])
    return say(language, f"caution.{caution.reason}", **values)

"""What the tests of refusals share: the reasons written down in the rules, and how one is proved."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import hexhaven
from hexhaven.almanac import articles
from hexhaven.core.game import Refusal

GAMES = Path(hexhaven.__file__).parent / "games"

Provoked = dict[str, Callable[[], Refusal]]


def base_files() -> list[Path]:
    """The rules of the base game and its variants."""
    return [path for game in ("island", "variants") for path in rules_of(game)]


def knights_files() -> list[Path]:
    """The rules of Cities & Knights."""
    return rules_of("knights")


def rules_of(game: str) -> list[Path]:
    return sorted((GAMES / game / "rules").rglob("*.py"))


def refusals_in(paths: Sequence[Path]) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Reason and article of every `Refusal(...)` that is written down in some files."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                yield node.args[0], node.args[1]


def reasons_in(paths: Sequence[Path]) -> list[str]:
    return sorted({ast.literal_eval(reason) for reason, _ in refusals_in(paths)})


def assert_given(reason: str, provoked: Provoked) -> None:
    """There is a way to provoke the refusal, and it names an article that exists."""
    assert reason in provoked, f"no test provokes the refusal '{reason}'"
    refusal = provoked[reason]()
    assert refusal.reason == reason
    assert refusal.article in articles()
    assert str(refusal).startswith(reason)


def assert_articles_exist(paths: Sequence[Path]) -> None:
    """Every article that a refusal names, also where a condition chooses between two of them."""
    named = [word for _, article in refusals_in(paths) for word in words_in(article)]
    assert named
    assert set(named) <= set(articles())


def words_in(article: ast.expr) -> list[str]:
    """The articles an expression can stand for; a name or a call stands for what is not written here."""
    if isinstance(article, ast.IfExp):
        return words_in(article.body) + words_in(article.orelse)
    return [str(article.value)] if isinstance(article, ast.Constant) else []

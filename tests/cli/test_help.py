"""What the commands say about themselves: help and complaints, in English and in German."""

import re
from pathlib import Path

import pytest

from hexhaven.cli.app import COMMANDS, command_first
from hexhaven.cli.texts import PACKAGE
from hexhaven.texts import texts_in

from .terminal import run

SOURCES = Path(__file__).parents[2] / "src" / "hexhaven" / "cli"
LAUNCHER = SOURCES.parent / "launch.py"
SERVER = SOURCES.parent / "server" / "starting.py"
ENGLISH = r"\b(the|and|of|with|is|are|your|this|each|from the|default|usage|options|game)\b"
GERMAN = r"\b(der|die|das|und|mit|ist|sind|dein\w*|dies\w*|jede\w*|sonst|aufruf|optionen|partie)\b|[äöüß]"
OPTION = re.compile("--[a-z-]+")
PAGES = [[], *[[name] for name in COMMANDS]]


def page(argv: list[str], *more: str, env: dict[str, str] | None = None) -> str:
    answer = run(*argv, "--help", *more, env=env)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


@pytest.mark.parametrize("argv", PAGES, ids=" ".join)
def test_the_german_help_holds_no_english_and_the_english_no_german(argv: list[str]) -> None:
    german, english = page(argv, "--language", "de"), page(argv, "--language", "en")
    assert german.startswith("Aufruf: hexhaven")
    assert english.startswith("Usage: hexhaven")
    assert not re.search(ENGLISH, OPTION.sub("", german), re.IGNORECASE)
    assert not re.search(GERMAN, OPTION.sub("", english), re.IGNORECASE)
    assert set(OPTION.findall(german)) == set(OPTION.findall(english))


@pytest.mark.parametrize("argv", PAGES, ids=" ".join)
def test_help_fits_the_screen(argv: list[str]) -> None:
    for language in ("en", "de"):
        assert all(len(line) <= 80 for line in page(argv, "--language", language).splitlines())


def test_help_speaks_the_language_of_the_system() -> None:
    assert page(["play"], env={"LANG": "de_AT.UTF-8"}).startswith("Aufruf: hexhaven play [OPTIONEN]")
    assert page(["play"], "--language=en", env={"LANG": "de_DE"}).startswith("Usage: hexhaven play [OPTIONS]")


def test_the_language_may_come_before_the_command() -> None:
    assert command_first(["--language", "de", "rules", "road"]) == ["rules", "road", "--language", "de"]
    assert run("--language", "de").out.startswith("Aufruf: hexhaven BEFEHL")
    assert "Längste Handelsstraße" in run("--language", "de", "rules", "longest-road").out


# --- what was wrong ----------------------------------------------------------------------------------

COMPLAINTS = [
    (["paly"], "there is no command 'paly'. Did you mean play?", "den Befehl „paly“ gibt es nicht."),
    (["juggle"], "Choose from: serve, play,", "Zur Wahl stehen: serve, play,"),
    (["play", "--sets", "x"], "there is no option --sets. Did you mean --seats?", "Meinst du --seats?"),
    (["simulate", "--games", "x"], "--games takes a whole number, not 'x'.", "braucht eine ganze Zahl"),
    (["play", "--seed"], "--seed needs a value.", "--seed braucht einen Wert."),
    (["verify"], "please name a FILE.", "es fehlt eine Angabe: DATEI."),
    (["play", "--seed", "a", "--seed", "b"], "--seed can be given only once.", "nur einmal"),
    (["play", "--seats", "human,gredy"], "did you mean 'greedy'?", "meinst du „greedy“?"),
    (["play", "--names", "a,a"], "two players have the same name", "zwei Spieler heißen gleich"),
    (["simulate", "--games", "0"], "at least 1 game", "mindestens 1 Partie"),
    (["simulate", "--workers", "-1"], "there cannot be -1 workers", "-1 Arbeitsprozesse gehen nicht"),
    (["simulate", "--quick"], "with --quick only 'random' plays", "mit --quick spielt nur „random“"),
    (["replay", "nowhere"], "there is no file 'nowhere'", "eine Datei „nowhere“ gibt es nicht"),
    (["replay", "/"], "cannot use '/': it is a folder", "„/“ lässt sich nicht verwenden: das ist ein Ordner"),
]


@pytest.mark.parametrize(("argv", "english", "german"), COMPLAINTS)
def test_a_wrong_command_is_answered_in_the_language_of_the_user(
    argv: list[str], english: str, german: str
) -> None:
    for language, expected in (("en_GB", english), ("de_DE", german)):
        answer = run(*argv, env={"LANG": language})
        assert answer.code == 2
        assert expected in answer.err
        assert answer.err.count("\n") == 1


# --- the texts ---------------------------------------------------------------------------------------


def test_every_complaint_is_made_somewhere() -> None:
    source = "".join(path.read_text("utf-8") for path in [*SOURCES.glob("*.py"), LAUNCHER, SERVER])
    raised = set(re.findall(r'UsageError\("(\w+)"', source))
    raised |= {f"start_{code}" for code in re.findall(r'CannotStart\("(\w+)"', source)}
    known = [key.removeprefix("usage.") for key in texts_in(PACKAGE, "en") if key.startswith("usage.")]
    assert raised <= set(known)
    for key in known:
        assert key in raised or f'"{key}' in source or f"usage.{key}" in source or key.startswith("unknown_")

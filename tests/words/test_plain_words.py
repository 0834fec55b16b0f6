"""Plain English and German everywhere: one word for one thing, and nothing that sounds translated."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = [
    *(ROOT / "src" / "hexhaven").rglob("*.toml"),
    *(ROOT / "web" / "src").rglob("*ords.ts"),
    *(path for path in (ROOT / "docs").rglob("*.md") if "decisions" not in path.parts),
    ROOT / "README.md",
]

# What was said before, and what is said instead.
STILTED = {
    r"\bin the own\b|\bof the own\b|\bthe own (turn|hand|card)": "their own, your own, one's own",
    r"dice (are|have been|were) thrown": "rolled",
    r"[Ll]et the game rest|[Tt]he game rests": "pause, paused, resume",
    r"[Bb]ecome an account": "create an account",
    r"[Ww]ho may come": "who can join",
    r"[Hh]ow one wins": "how to win",
    r"[Ss]et a (basic )?knight": "place a knight",
    r"[Ii]t is the turn of": "it's Mira's turn",
    r"The game waits for": "waiting for Mira",
    r"trade with the supply|the supply (wants|gives)": "the bank",
    r"regions? (that )?bears?\b": "produce",
    r"[Ff]ill up your hand": "refill your hand",
    r"figures of your games|[Rr]esult and figures": "results and statistics",
    r"What is not asked for is played": "everything else follows the edition",
    r"\bZuguhr\b": "Zugzeit",
    r"Frei, ohne Konto": "kostenlos",
    r"Verlauf und Gespräch|chat: 'Gespräch'": "Chat",
    r"mit dem Vorrat (tausch|hand)|[Bb]eim Vorrat": "die Bank",
    r"Spiel ruhen lassen|Das Spiel ruht": "Pause, fortsetzen",
}


@cache
def texts() -> list[tuple[Path, str]]:
    return [(path, path.read_text("utf-8")) for path in TEXTS]


@pytest.mark.parametrize("phrase", STILTED)
def test_nothing_sounds_translated(phrase: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path, text in texts()
        for match in re.finditer(phrase, text)
    ]
    assert not found, f"say rather: {STILTED[phrase]}\n" + "\n".join(found)

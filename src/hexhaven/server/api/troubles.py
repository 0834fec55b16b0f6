"""What an address may answer instead of what was asked for, for the description of the API."""

from litestar.openapi import ResponseSpec

from hexhaven.server.errors import STATUS, sentence
from hexhaven.server.people import CODES
from hexhaven.wire.rest import Trouble

ALWAYS = ("malformed", "bad_origin", "too_often", "store", "closing", "fault")
NAMES = ("bad_name", "stacked_marks", "name_taken", "name_alike")
PASSWORDS = tuple(code for code in CODES if code not in NAMES)


def troubles(*codes: str) -> dict[int, ResponseSpec]:
    """The answers that these codes lead to, and those that may come from anywhere."""
    found: dict[int, list[str]] = {}
    for code in dict.fromkeys((*codes, *ALWAYS)):
        found.setdefault(STATUS.get(code, 400), []).append(code)
    return {status: answer(among) for status, among in found.items()}


def answer(codes: list[str]) -> ResponseSpec:
    return ResponseSpec(Trouble, generate_examples=False, description=" ".join(map(described, codes)))


def described(code: str) -> str:
    """The code with its sentence; what the sentence speaks of stands in brackets."""
    values = {name: f"({name})" for name in ("detail", "name", "other", "least", "most")}
    return f"`{code}`: {sentence('en', code, **values)}"

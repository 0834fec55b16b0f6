"""Names that look alike: Unicode Technical Standard 39 gives every text a skeleton, and texts with the same
skeleton are easily taken for each other."""

import unicodedata
from functools import cache
from importlib.resources import files


def skeleton(name: str) -> str:
    """What a name looks like. Names are shown in any case, so capitals count as small letters in the end.

    >>> skeleton("\u0410nna") == skeleton("Anna")  # the first letter is Cyrillic
    True
    >>> skeleton("Bi1I") == skeleton("Bill")
    True
    >>> skeleton("Anna") == skeleton("Änna")
    False
    """
    return " ".join(drawn(drawn(name).casefold()).split())


def drawn(text: str) -> str:
    """Each sign in the place of all those that look like it."""
    plain = unicodedata.normalize("NFKD", text).translate(table())
    return unicodedata.normalize("NFKD", plain)


@cache
def table() -> dict[int, str]:
    lines = files("hexhaven.server").joinpath("data/lookalikes.txt").read_text("utf-8").split("\n")
    parts = [line.split("\t") for line in lines if line]
    return {ord(sign): looks for looks, signs in parts for sign in signs}

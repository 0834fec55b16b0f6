"""Words that differ by a slip of the finger, found without comparing a word with all others.

Every known word is filed under itself and under itself without one of its letters. A mistyped word asks at
the same places: two words less than two slips apart meet at one of them. So a question costs as many
lookups as the word has letters, whatever is typed.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator

SHORTEST = 4  # a shorter word is one slip away from too many others
LONGEST = 24
TWO_SLIPS = 7  # letters from which a word may have two
CANDIDATES = 32  # compared at most, for one word
NEAREST = 3


class Neighbours:
    def __init__(self, words: Iterable[str]) -> None:
        self.places: dict[str, list[str]] = defaultdict(list)
        for word in words:
            if SHORTEST <= len(word) <= LONGEST:
                for place in places(word):
                    self.places[place].append(word)

    def of(self, word: str) -> list[str]:
        """Return the known words nearest to this one: those with the fewest slips, a few at most."""
        if not SHORTEST <= len(word) <= LONGEST:
            return []
        near = {other: slips(word, other) for other in self._candidates(word)}
        best = min(near.values(), default=0)
        allowed = 2 if len(word) >= TWO_SLIPS else 1
        # The first letter is seldom the wrong one.
        found = sorted((word[0] != other[0], other) for other, n in near.items() if n == best <= allowed)
        return [other for _, other in found[:NEAREST]]

    def _candidates(self, word: str) -> list[str]:
        met: dict[str, None] = {}
        for place in places(word):
            for other in self.places.get(place, ()):
                met[other] = None
                if len(met) == CANDIDATES:
                    return list(met)
        return list(met)


def places(word: str) -> Iterator[str]:
    """Yield the word, and the word without each of its letters."""
    yield word
    for i in range(len(word)):
        yield word[:i] + word[i + 1 :]


def slips(word: str, other: str) -> int:
    """Count letters too many, missing, wrong, or swapped with the next, for two words that meet: 2 at most.

    >>> slips("raod", "road"), slips("setlement", "settlement"), slips("ritterr", "rittre")
    (1, 1, 2)
    """
    start = shared(word, other)
    end = shared(word[start:][::-1], other[start:][::-1])
    one, two = word[start : len(word) - end], other[start : len(other) - end]
    return 1 if max(len(one), len(two)) == 1 or (len(one) == 2 and one == two[::-1]) else 2


def shared(word: str, other: str) -> int:
    """Count the letters with which both begin."""
    return next(
        (i for i, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), min(len(word), len(other))
    )

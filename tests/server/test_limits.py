"""How often somebody may do something."""

import pytest

from hexhaven.server import limits
from hexhaven.server.errors import TroubleError
from hexhaven.server.limits import Limit


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_many_times_within_so_many_seconds() -> None:
    clock = Clock()
    limit = Limit(2, 10, clock)
    limit.check("anna")
    clock.now += 9
    limit.check("anna")
    with pytest.raises(TroubleError, match="too_often"):
        limit.check("anna")
    limit.check("bert")
    clock.now += 1
    limit.check("anna")
    with pytest.raises(TroubleError, match="too_often"):
        limit.check("anna")


def test_a_refused_attempt_does_not_prolong_the_wait() -> None:
    clock = Clock()
    limit = Limit(1, 10, clock)
    limit.check("anna")
    for _ in range(5):
        clock.now += 1
        with pytest.raises(TroubleError):
            limit.check("anna")
    clock.now += 5
    limit.check("anna")


def test_who_has_been_quiet_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TIDY_AT", 10)
    clock = Clock()
    limit = Limit(1, 10, clock)
    for number in range(11):
        limit.check(f"guest {number}")
    clock.now += 11
    limit.check("anna")
    assert list(limit.seen) == ["anna"]

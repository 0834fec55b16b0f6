"""What goes wrong without being anybody's illegal move: a code for programs, a sentence for people."""

from math import ceil
from typing import Final

from hexhaven.texts import filled, texts_in

PACKAGE: Final = "hexhaven.server"

STATUS = {
    "not_signed_in": 401,
    "not_seated": 403,
    "not_host": 403,
    "bad_origin": 403,
    "no_table": 404,
    "no_map": 404,
    "no_article": 404,
    "no_sign_in": 404,
    "not_open": 409,
    "not_running": 409,
    "not_over": 409,
    "no_seat": 409,
    "no_shelf": 404,
    "nothing_asked": 409,
    "changed_elsewhere": 409,
    "shelf_full": 409,
    "still_here": 409,
    "grace": 409,
    "no_stand_in": 403,
    "no_such_view": 409,
    "too_often": 429,
    "damaged": 500,
    "fault": 500,
    "store": 503,
    "closing": 503,
    "busy": 503,
}


class NotDone(Exception):
    """What somebody asked for was not done. Nothing has changed, and nothing is wrong with the server."""


class TroubleError(NotDone):
    """A request that cannot be carried out."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    @property
    def is_passing(self) -> bool:
        """Whether it is worth trying again in a while."""
        return self.status == 503

    def text(self, language: str) -> str:
        return sentence(language, self.code, detail=self.detail)


class TooOften(TroubleError):
    """Somebody asks for too much in too short a time; after so many seconds they may try again."""

    def __init__(self, wait: float = 1.0) -> None:
        self.wait = max(1, ceil(wait))
        super().__init__("too_often", str(self.wait))


def sentence(language: str, code: str, **values: object) -> str:
    """What a code says."""
    return filled(texts_in(PACKAGE, language)[code], values)

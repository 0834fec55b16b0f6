"""How a server is run: each setting has a default that suits one computer, and an environment variable."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import quote

PREFIX = "HEXHAVEN_"
PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True)
class Settings:
    database: str
    https: bool = False  # cookies travel over https only
    pace: float = 0.9  # seconds a bot waits before it acts, so that people can follow
    grace: float = 45.0  # seconds somebody may be gone from a timed game before the bot stands in
    limits: bool = True  # on how often one may sign in, chat and open tables
    proxies: tuple[str, ...] = ()  # addresses and networks whose word counts about who asks through them
    page: Path = PAGE  # the folder with the built page

    @classmethod
    def from_environment(cls, env: Mapping[str, str] = os.environ) -> "Settings":
        """Read HEXHAVEN_DATABASE, _HTTPS, _PACE, _GRACE, _LIMITS, _PROXIES and _PAGE."""
        return cls(
            database=env.get(f"{PREFIX}DATABASE") or default_database(env),
            https=env.get(f"{PREFIX}HTTPS", "no") == "yes",
            pace=float(env.get(f"{PREFIX}PACE", cls.pace)),
            grace=float(env.get(f"{PREFIX}GRACE", cls.grace)),
            limits=env.get(f"{PREFIX}LIMITS", "yes") == "yes",
            proxies=proxies(env.get(f"{PREFIX}PROXIES", "")),
            page=Path(env.get(f"{PREFIX}PAGE") or PAGE),
        )


def proxies(text: str) -> tuple[str, ...]:
    """Addresses and networks, parted by commas. Raises ValueError where one is none: to believe nobody
    instead would count all people as one."""
    return tuple(str(ip_network(each.strip())) for each in text.split(",") if each.strip())


def default_database(env: Mapping[str, str]) -> str:
    """A SQLite file in the user's data directory."""
    home = env.get("XDG_DATA_HOME") or str(Path(env.get("HOME", "~")).expanduser() / ".local" / "share")
    return f"sqlite:///{quote(str(Path(home) / 'hexhaven' / 'hexhaven.db'))}"

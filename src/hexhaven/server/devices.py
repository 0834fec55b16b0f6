"""What a browser says of itself, in few words: enough to tell one's own devices apart."""

from collections.abc import Sequence

LONGEST = 40

# The first mark that is found counts: most browsers name older ones as well, to be on the safe side.
BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("CrOS", "ChromeOS"), ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_name(agent: str) -> str:
    """
    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")
    'Firefox, Linux'
    >>> device_name("python-httpx/0.28.1")
    'python-httpx'
    """
    browser, system = first(BROWSERS, agent), first(SYSTEMS, agent)
    if browser:
        return f"{browser}, {system}" if system else browser
    program = "".join(sign for sign in agent.split("/", maxsplit=1)[0] if sign.isprintable())
    return program[:LONGEST].strip()


def first(marks: Sequence[tuple[str, str]], agent: str) -> str:
    return next((name for mark, name in marks if mark in agent), "")

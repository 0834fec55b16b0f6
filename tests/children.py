"""Programs that tests start: they hear Ctrl-C wherever the tests run, and never outlive the test."""

import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Programs started in here hear Ctrl-C, as in the foreground.

    A shell without job control lets its background jobs ignore it, and whatever they start inherits that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def started(command: Sequence[str], **how: Any) -> Iterator["subprocess.Popen[str]"]:
    """A program as in the foreground; it is killed if it still runs at the end of the block."""
    with hearing_ctrl_c():
        process = subprocess.Popen(command, text=True, **how)
    with process:
        try:
            yield process
        finally:
            process.kill()

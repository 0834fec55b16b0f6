"""The server as a process of its own: started on one core, watched from the other."""

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

HOST = "127.0.0.1"
PATIENCE = 300.0  # seconds for a server to start, or to stop
TICK = os.sysconf("SC_CLK_TCK")


def cores() -> tuple[int, int] | None:
    """One core for the server, another one for the people; None where there is but one."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    usable = sorted(os.sched_getaffinity(0))
    return (usable[-1], usable[0]) if len(usable) > 1 else None


def allow_many_sockets() -> None:
    """Each person is a socket here and one there."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class ServerProcess:
    """A running server, and what it uses."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, seconds_to_start: float) -> None:
        self.process = process
        self.port = port
        self.seconds_to_start = seconds_to_start

    @property
    def url(self) -> str:
        return f"ws://{HOST}:{self.port}"

    def cpu_seconds(self) -> float:
        """Processor time used so far, by the program and by the system for it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def serving(
    database: str, pace: float, core: int | None, limits: bool = False
) -> Iterator[ServerProcess]:  # fmt: skip
    """A server for the time of a block; it has started when it answers."""
    port = free_port()
    settings = {"HEXHAVEN_DATABASE": database, "HEXHAVEN_PACE": str(pace)}
    settings["HEXHAVEN_LIMITS"] = "yes" if limits else "no"
    began = time.perf_counter()
    process = start(["-m", "hexhaven", "serve", "--port", str(port)], settings, core)
    try:
        wait_until_it_answers(process, port)
        yield ServerProcess(process, port, time.perf_counter() - began)
    finally:
        stop(process)


def start(
    arguments: list[str], settings: Mapping[str, str], core: int | None
) -> "subprocess.Popen[bytes]":  # fmt: skip
    """Start Python, on one core if there is a choice: a process inherits the cores of its parent."""
    ours = os.sched_getaffinity(0) if core is not None else set()
    if core is not None:
        os.sched_setaffinity(0, {core})
    try:
        return subprocess.Popen(
            [sys.executable, *arguments], env={**os.environ, **settings}, stdout=subprocess.DEVNULL
        )
    finally:
        if core is not None:
            os.sched_setaffinity(0, ours)


def stop(process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGINT)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_it_answers(process: "subprocess.Popen[bytes]", port: int) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with status {process.returncode}")
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            time.sleep(0.01)
    raise TimeoutError("the server did not start")


def busy_seconds() -> float:
    """Processor time that anything on this machine has used so far."""
    user, nice, system, _idle, _wait, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / TICK

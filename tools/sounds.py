"""Make the sounds of the table: struck wood and bone, paper, a horn, plucked strings, in a small room.

    uv run --no-project --with numpy --with soundfile python tools/sounds.py

It writes web/src/sounds/*.mp3, which every browser plays. Run it by hand when a sound is to change; what it
writes is kept. The same program makes the same sounds: its noise has a seed.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import soundfile

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "sounds"
RATE = 44_100
COMPRESSION = 0.4  # of libsndfile's range

Wave = np.ndarray[Any, np.dtype[np.float64]]
Mode = tuple[float, float, float]  # Hz, seconds until it has nearly died, loudness


def main() -> int:
    TARGET.mkdir(exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        wave = quieted(make(np.random.default_rng(list(name.encode()))), peak)
        path = TARGET / f"{name}.mp3"
        soundfile.write(
            path, wave, RATE, format="MP3", bitrate_mode="VARIABLE", compression_level=COMPRESSION
        )
        print(f"{path.name:14} {len(wave) / RATE:5.2f} s {path.stat().st_size:6} bytes")
    return 0


# What sounds are made of ------------------------------------------------------------------------------------


def times(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def together(*parts: tuple[float, Wave]) -> Wave:
    """Parts that begin at their times."""
    length = max(int(at * RATE) + len(wave) for at, wave in parts)
    out = np.zeros(length)
    for at, wave in parts:
        start = int(at * RATE)
        out[start : start + len(wave)] += wave
    return out


def struck(modes: Sequence[Mode], seconds: float, rng: np.random.Generator, hardness: float = 0.001) -> Wave:
    """A body that is struck: each of its modes rings and dies; a soft mallet takes longer to set it going."""
    t = times(seconds)
    out = np.zeros(len(t))
    for pitch, life, loud in modes:
        phase = rng.uniform(0, np.pi / 4)
        out += loud * np.exp(-4 * t / life) * np.sin(2 * np.pi * pitch * t + phase)
    return np.asarray(out * (1 - np.exp(-t / hardness)))


def noise(seconds: float, low: float, high: float, rng: np.random.Generator) -> Wave:
    """Noise between two pitches, with soft edges, as loud as a tone."""
    white = rng.standard_normal(int(seconds * RATE))
    pitch = np.fft.rfftfreq(len(white), 1 / RATE) + 1
    shape = 1 / (1 + (low / pitch) ** 6) / (1 + (pitch / high) ** 6)
    band = np.fft.irfft(np.fft.rfft(white) * shape, len(white))
    return np.asarray(band / np.max(np.abs(band)))


def swell(seconds: float, peak: float, sharpness: float = 2.0) -> Wave:
    """Up to the peak, a share of the whole, and down again."""
    x = times(seconds) / seconds
    rise = np.clip(x / peak, 0, 1) ** sharpness
    fall = np.clip((1 - x) / (1 - peak), 0, 1) ** sharpness
    return np.asarray(np.minimum(rise, fall))


def grain(seconds: float, pitch: float, rng: np.random.Generator) -> Wave:
    """How rough paper and cloth are: a loudness that flutters."""
    return np.asarray(0.35 + 0.65 * np.abs(noise(seconds, 20, pitch, rng)))


def plucked(pitch: float, seconds: float, rng: np.random.Generator, damping: float = 0.996) -> Wave:
    """A string: noise that runs round and loses its edges (Karplus and Strong)."""
    period = round(RATE / pitch)
    loop = noise(period / RATE, 60, 3200, rng)
    rounds = []
    for _ in range(int(seconds * RATE / period) + 2):
        rounds.append(loop)
        loop = damping * (0.5 * loop + 0.25 * np.roll(loop, 1) + 0.25 * np.roll(loop, -1))
    t = times(seconds)
    return np.concatenate(rounds)[: len(t)] * np.exp(-1.5 * t) * np.minimum(1, (seconds - t) / 0.08)


def in_a_room(wave: Wave, wet: float, rng: np.random.Generator, seconds: float = 0.3) -> Wave:
    """A little of a wooden room around it."""
    t = times(seconds)
    echo = noise(seconds, 150, 4200, rng) * np.exp(-5 * t / seconds) * (t > 0.006)
    echo /= np.sqrt(np.sum(echo**2))
    size = len(wave) + len(echo)
    tail = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    return np.asarray(together((0, wave), (0, wet * tail)))


def quieted(wave: Wave, peak: float) -> Wave:
    """As loud as wanted, without what can no longer be heard, and without a click at the end."""
    wave = wave / np.max(np.abs(wave))
    audible = np.flatnonzero(np.abs(wave) > 0.004)
    wave = wave[: audible[-1] + 1]
    fade = min(len(wave), int(0.03 * RATE))
    wave[-fade:] *= np.linspace(1, 0, fade) ** 2
    return np.asarray(peak * wave)


# The sounds -------------------------------------------------------------------------------------------------

BONE: list[Mode] = [(2350, 0.022, 0.5), (3720, 0.016, 0.4), (5480, 0.010, 0.25)]
TABLE: list[Mode] = [(168, 0.09, 0.7), (312, 0.06, 0.5), (545, 0.035, 0.3)]
PIECE: list[Mode] = [(705, 0.075, 0.6), (1890, 0.035, 0.4), (3650, 0.016, 0.2)]
COIN: list[Mode] = [(3310, 0.16, 0.5), (4870, 0.11, 0.4), (6240, 0.08, 0.25)]
BELL: list[Mode] = [(1175, 0.75, 0.6), (1181, 0.7, 0.2), (2820, 0.34, 0.3), (5010, 0.16, 0.12)]


def tuned(modes: Sequence[Mode], by: float, loud: float = 1.0) -> list[Mode]:
    return [(pitch * by, life, loudness * loud) for pitch, life, loudness in modes]


def die(rng: np.random.Generator, loud: float) -> Wave:
    """A die of bone meets the table: harder, the farther it fell."""
    bone = struck(tuned(BONE, rng.uniform(0.88, 1.14)), 0.06, rng, 0.0003)
    table = struck(tuned(TABLE, rng.uniform(0.94, 1.08)), 0.16, rng, 0.0015)
    felt = noise(0.02, 500, 2600, rng) * swell(0.02, 0.1)
    return loud * together((0, 0.55 * bone), (0, 0.6 * loud * table), (0, 0.25 * felt))


def dice(rng: np.random.Generator) -> Wave:
    """Two dice fall, jump ever lower, and roll out."""
    parts = []
    for start, leap in ((0.0, 0.190), (0.045, 0.158)):
        at, loud = start, 1.0
        while leap > 0.018:
            parts.append((at + rng.uniform(0, 0.006), die(rng, loud)))
            at, leap, loud = at + leap, leap * rng.uniform(0.62, 0.74), loud * 0.68
    return in_a_room(together(*parts), 0.10, rng)


def wood(rng: np.random.Generator) -> Wave:
    """A wooden piece is set down, and comes to stand."""

    def set_down(by: float) -> Wave:
        body = struck(tuned(PIECE, by), 0.12, rng, 0.0006)
        board = struck(tuned(TABLE, 1.18 * by), 0.16, rng, 0.002)
        return together((0, 0.7 * body), (0, 0.75 * board))

    return in_a_room(together((0, set_down(1.0)), (0.046, 0.3 * set_down(1.06))), 0.10, rng)


def card(rng: np.random.Generator) -> Wave:
    """Paper slides over paper and lies down."""
    slide = noise(0.17, 1500, 5200, rng) * swell(0.17, 0.55) * grain(0.17, 240, rng)
    edge = noise(0.09, 4200, 9500, rng) * swell(0.09, 0.6, 3)
    down = noise(0.05, 300, 2200, rng) * swell(0.05, 0.06, 2)
    return in_a_room(together((0, 0.8 * slide), (0.07, 0.35 * edge), (0.155, 0.45 * down)), 0.06, rng)


def snatch(rng: np.random.Generator) -> Wave:
    """A hand darts out, cloth rustles, and what it took clinks in a pouch."""
    dart = noise(0.16, 500, 2400, rng) * swell(0.16, 0.82, 3) * grain(0.16, 160, rng)
    cloth = noise(0.20, 250, 1500, rng) * swell(0.20, 0.15) * grain(0.20, 90, rng)
    clinks = [
        (0.19 + at, loud * struck(tuned(COIN, by), 0.2, rng, 0.0004))
        for at, by, loud in ((0.0, 1.0, 0.16), (0.055, 1.09, 0.12), (0.10, 0.93, 0.08))
    ]
    return in_a_room(together((0, 0.9 * dart), (0.14, 0.7 * cloth), *clinks), 0.08, rng)


def blown(pitch: float, seconds: float, rng: np.random.Generator) -> Wave:
    """A note of a horn: it begins low, grows brighter as it grows louder, and trembles towards its end."""
    t = times(seconds)
    force = np.minimum(1 - np.exp(-t / 0.07), 1 - np.exp(-(seconds - t) / 0.12))
    tremble = 0.006 * np.clip((t - 0.35) / 0.4, 0, 1) * np.sin(2 * np.pi * 5.1 * t)
    phase = 2 * np.pi * np.cumsum(pitch * (1 - 0.05 * np.exp(-t / 0.05) + tremble)) / RATE
    out = np.zeros(len(t))
    for partial in range(1, 15):
        loud = force ** (1 + 0.22 * partial) * np.exp(-0.27 * partial) * (0.55 if partial == 1 else 1)
        out += loud * np.sin(partial * phase + rng.uniform(0, 6))
    breath = noise(seconds, 350, 1600, rng) * (0.05 * force + 0.2 * np.exp(-t / 0.04) * force)
    return np.asarray(out + breath)


def horn(rng: np.random.Generator) -> Wave:
    """Two notes of a low horn, from far over the water."""
    notes = together((0, 0.75 * blown(110, 0.42, rng)), (0.36, blown(164.8, 1.15, rng)))
    return in_a_room(notes, 0.35, rng, 0.55)


def knock(rng: np.random.Generator) -> Wave:
    """A knuckle on the table, twice."""

    def tap(by: float) -> Wave:
        return together(
            (0, struck(tuned(TABLE, by), 0.22, rng, 0.004)),
            (0, 0.10 * struck(tuned(PIECE, 0.9 * by), 0.08, rng, 0.002)),
        )

    return in_a_room(together((0, 0.8 * tap(1.12)), (0.15, tap(1.24))), 0.14, rng)


def warn(rng: np.random.Generator) -> Wave:
    """A small bell."""
    return in_a_room(struck(BELL, 0.75, rng, 0.003), 0.10, rng)


def victory(rng: np.random.Generator) -> Wave:
    """Strings climb a chord and end in it."""
    c, e, g, high = 261.6, 329.6, 392.0, 523.3
    climb = [(0.13 * i, 0.7 * plucked(pitch, 0.7, rng)) for i, pitch in enumerate((c, e, g))]
    chord = [
        (0.46 + 0.022 * i, (0.95 if pitch == high else 0.6) * plucked(pitch, 1.6, rng))
        for i, pitch in enumerate((c / 2, g / 2, c, e, g, high))
    ]
    return in_a_room(together(*climb, *chord), 0.18, rng, 0.45)


# Each with its peak: what is heard often is quietest.
SOUNDS: dict[str, tuple[Callable[[np.random.Generator], Wave], float]] = {
    "card": (card, 0.20),
    "dice": (dice, 0.42),
    "horn": (horn, 0.42),
    "knock": (knock, 0.45),
    "snatch": (snatch, 0.34),
    "victory": (victory, 0.45),
    "warn": (warn, 0.28),
    "wood": (wood, 0.40),
}

if __name__ == "__main__":
    sys.exit(main())

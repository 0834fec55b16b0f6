"""Put the compiled engine into build/compiled, if it is not there yet and there is a C compiler.

The wheel is built from a copy of the sources: hatch-mypyc leaves its native files beside the modules they
come from, and in the working tree these would silently shadow every later edit. The command `hexhaven` runs
what is built here as long as it is of the same sources; other programs set PYTHONPATH=build/compiled.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from zipfile import ZipFile

from hexhaven.launch import STAMP, digest

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
BESIDE = ("pyproject.toml", "README.md", "LICENSE")  # what a wheel needs besides the sources
# Calls between our own functions may be inlined, a fifth more games a second; and what is done only after an
# error stands apart from what is always done, a twentieth more.
FLAGS = ("-fno-semantic-interposition", "-include", str(ROOT / "tools" / "cold.h"))
UNCOMPILED = "hexhaven: no C compiler found, running uncompiled (about 40 times slower in simulations)"


def main() -> int:
    wanted = digest(ROOT)
    if found(TARGET / STAMP) == wanted:
        return 0
    compiler = c_compiler()
    if compiler is None:
        shutil.rmtree(TARGET, ignore_errors=True)  # it is of other sources
        print(UNCOMPILED, file=sys.stderr)
        return 0
    print("hexhaven: compiling the engine ...", file=sys.stderr)
    TARGET.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=TARGET.parent, prefix="compiling-") as work:
        return build(Path(work), compiler, wanted)


def found(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def c_compiler() -> str | None:
    """Return the command of a usable C compiler, or None (also where Python's own headers are missing)."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    own = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    candidates = (str(own), "cc", "gcc", "clang")
    return next((c for c in candidates if shutil.which(shlex.split(c)[0])), None)


def build(work: Path, compiler: str, wanted: str) -> int:
    """Build the wheel in `work` and unpack it as the new build/compiled."""
    tree, wheels, unpacked = work / "tree", work / "wheels", work / "unpacked"
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in BESIDE:
        shutil.copy2(ROOT / name, tree / name)
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
    flags = " ".join([os.environ.get("CFLAGS", ""), *FLAGS])
    switches = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "true", "CC": compiler, "CFLAGS": flags}
    done = subprocess.run(
        command, cwd=tree, env=os.environ | switches, text=True, capture_output=True, check=False
    )
    if done.returncode:
        print(done.stdout, done.stderr, "hexhaven: the engine does not compile", sep="\n", file=sys.stderr)
        return done.returncode
    with ZipFile(next(wheels.glob("*.whl"))) as wheel:
        wheel.extractall(unpacked)
    (unpacked / STAMP).write_text(wanted)
    shutil.rmtree(TARGET, ignore_errors=True)
    unpacked.rename(TARGET)
    return 0


if __name__ == "__main__":
    sys.exit(main())

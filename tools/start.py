"""Plays at once: with the compiled package where it is built, else with the pure one, compiling it meanwhile.

    python tools/start.py play --lang zh

The words behind it are those of the command `spellspeed`. Compiling runs in a process of its own with low priority,
which outlives this one and sets up `.venv` first if that is missing; it speaks into `build/compiled/background.log`.
Of several at once only one compiles. The next start uses what it has built.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.build_compiled import (
    BUILDS,
    PACKAGE,
    ROOT,
    SOURCE,
    alone,
    compiled_modules,
    compiler,
    fitting_build,
    is_there,
    refresh,
)
from tools.install import PYTHON

LOG = "background.log"
FAILED = "failed"  # holds the name of the build that could not be made: it is not tried at every start
LOWER = 10  # how much less urgent than a duel compiling is
Pair = tuple[str, str]


def prepare() -> tuple[Path, Pair]:
    """The tree to play with now, and a line about it in English and in Chinese."""
    tree = fitting_build(compiled_modules(SOURCE / PACKAGE))
    if tree is not None and refresh(tree):
        return tree, ("the engine is compiled", "引擎已编译")
    lacking = cheaply_missing()
    if lacking:
        return SOURCE, (f"the engine is not compiled: {lacking}", f"引擎未编译：{lacking}")
    log = (BUILDS / LOG).relative_to(ROOT).as_posix()
    if tree is not None and read_failure() == tree.name:
        return SOURCE, (
            f"the engine could not be compiled ({log}); `make compiled` tries again",
            f"引擎编译失败（见{log}）；可用make compiled重试",
        )
    try:
        start_compiling()
    except OSError as wrong:
        return SOURCE, (f"the engine is not compiled: {wrong}", f"引擎未编译：{wrong}")
    return SOURCE, (
        f"the engine is being compiled in the background ({log}); the next start uses it and is several times faster",
        f"引擎正在后台编译（{log}）；下次启动时使用，速度快数倍",
    )


def cheaply_missing() -> str:
    """What this machine lacks for compiling, as far as that is known without trying."""
    command = compiler()
    return "" if is_there(command) else f"no C compiler ({command[0]})"


def read_failure() -> str:
    """The build that could not be made, or nothing."""
    try:
        return (BUILDS / FAILED).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def start_compiling() -> None:
    """Starts the process that compiles, and does not wait for it."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    # What `make` and the caller's package have put there is not meant for it.
    strange = ("PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    environment = {name: value for name, value in os.environ.items() if name not in strange}
    with (BUILDS / LOG).open("a", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--compile"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # neither Ctrl-C nor the end of the terminal is meant for it
        )


def compile_quietly() -> int:
    """Sets up `.venv` and compiles, unless another process is at it."""
    with alone("background", wait=False) as is_ours:
        if not is_ours:
            return 0
        # Only the last try is of interest.
        (BUILDS / LOG).write_text(f"compiling in process {os.getpid()}\n", encoding="utf-8")
        if hasattr(os, "nice"):
            os.nice(LOWER)
        installed = subprocess.run([sys.executable, str(ROOT / "tools" / "install.py")], cwd=ROOT, check=False)
        if installed.returncode != 0:
            return installed.returncode
        tool = str(ROOT / "tools" / "build_compiled.py")
        code = subprocess.run([str(PYTHON), tool], cwd=ROOT, check=False).returncode
        which = subprocess.run([str(PYTHON), tool, "--name"], cwd=ROOT, capture_output=True, text=True, check=False)
        name = which.stdout.strip()
        if name and not (BUILDS / name).is_dir():
            (BUILDS / FAILED).write_text(f"{name}\n", encoding="utf-8")
        return code


def main() -> None:
    """Plays, or compiles for the next time."""
    if sys.argv[1:] == ["--compile"]:
        sys.exit(compile_quietly())
    tree, told = prepare()
    print(told["zh" in sys.argv], file=sys.stderr, flush=True)
    sys.path.insert(0, str(tree))
    sys.argv[0] = PACKAGE
    runpy.run_module(PACKAGE, run_name="__main__", alter_sys=False)


if __name__ == "__main__":
    main()

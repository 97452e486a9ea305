"""Sets up `.venv` with the package and the developers' tools, once, even if several ask for it at the same time.

    python tools/install.py

With nothing to do it does nothing: `.venv/installed` is newer than `pyproject.toml`.
"""

import subprocess
import sys
import venv
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.build_compiled import ROOT, alone

HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = HOME / "installed"
NEEDED = ROOT / "pyproject.toml"


def is_installed() -> bool:
    """Whether everything that is needed now is there."""
    return STAMP.is_file() and STAMP.stat().st_mtime >= NEEDED.stat().st_mtime


def main() -> int:
    """Installs unless another process has done it meanwhile."""
    with alone("installing"):
        if is_installed():
            return 0
        venv.create(HOME, with_pip=True, symlinks=sys.platform != "win32")
        command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--editable", f"{ROOT}[dev]"]
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code == 0:
            STAMP.touch()
        return code


if __name__ == "__main__":
    sys.exit(main())

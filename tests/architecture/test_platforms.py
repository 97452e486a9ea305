"""The package runs on every system that Python runs on: it calls nothing that only some of them have."""

import ast
from pathlib import Path

import pytest

from of_each import of_each

SOURCE = Path(__file__).resolve().parents[2] / "src"
FILES = sorted((SOURCE / "spellspeed").rglob("*.py"))
MODULES = {"fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "resource", "select", "syslog", "termios", "tty", "winreg"}
# What `os` and `signal` have on some systems only; it may be used behind `hasattr`.
NAMES = {
    *("fork", "forkpty", "getpgid", "getuid", "geteuid", "getloadavg", "kill", "killpg", "mkfifo", "nice", "setsid"),
    *("sched_getaffinity", "sched_setaffinity", "uname", "wait", "waitpid"),
    *("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGUSR1", "SIGUSR2", "alarm", "pause", "setitimer"),
}


def find_strange(tree: ast.AST) -> list[str]:
    """What a file imports or calls that not every system has."""
    asked = {
        node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hasattr"
        if isinstance(node.args[1], ast.Constant)
    }
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name in MODULES]
        elif isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names if node.module in ("os", "signal") and alias.name in NAMES]
            found += [*names, *([str(node.module)] if node.module in MODULES else [])]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("os", "signal"):
            found += [node.attr] if node.attr in NAMES - asked else []
    return found


@of_each(FILES, [path.relative_to(SOURCE).as_posix() for path in FILES])
def test_nothing_is_called_that_only_some_systems_have(path: Path) -> None:
    assert find_strange(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "code", ["import fcntl", "from termios import tcgetattr", "import os\nos.fork()", "from signal import SIGALRM"]
)
def test_what_only_some_systems_have_is_found(code: str) -> None:
    assert find_strange(ast.parse(code))


def test_what_is_asked_for_first_may_be_called() -> None:
    code = "import os\nif hasattr(os, 'nice'):\n    os.nice(1)"
    assert find_strange(ast.parse(code)) == []

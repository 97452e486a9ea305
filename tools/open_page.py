"""Opens the page to play on: everything it needs is made ready once, then the server of this machine is started.

    python tools/open_page.py                        what `make play` runs
    python tools/open_page.py --no-browser --lang zh

The words behind it are those of `spellspeed serve`. The page is built (with the machine's Node, else with one of
PyPI) while the server's packages are installed into `.venv`; the core is compiled in the background as for
`make terminal`. What cannot be had is said in a sentence: without a network there is always the terminal.
"""

import os
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.build_compiled import PACKAGE, ROOT
from tools.build_page import PAGE, WEB, find_node, hash_sources, is_built
from tools.install import PYTHON, install, is_installed
from tools.start import Pair, prepare

BUILDING: Pair = ("building the page (once) …", "正在构建页面（仅此一次）……")
INSTALLING: Pair = (
    "installing what the server needs into .venv (once) …",
    "正在将服务器所需的软件包装入.venv（仅此一次）……",
)
NODE: Pair = (
    "installing Node into .venv, which builds the page (once) …",
    "正在将构建页面所需的Node装入.venv（仅此一次）……",
)
INSTEAD: Pair = (
    "Without it you can play in the terminal: `make terminal`.",
    "没有它也可以在终端里决斗：make terminal。",
)
NOT_INSTALLED: Pair = (
    "What the server needs could not be installed (see above; is there a network?), and `make play` tries again.",
    "服务器所需的软件包未能安装（原因见上；网络是否可用？），再次运行make play会重试。",
)
NO_NODE: Pair = (
    "There is no Node that builds the page, and none could be installed (see above; is there a network?).",
    "没有可用于构建页面的Node，也未能安装（原因见上；网络是否可用？）。",
)
NOT_BUILT: Pair = (
    "The page could not be built (see above; is there a network?), and `make play` tries again.",
    "页面未能构建（原因见上；网络是否可用？），再次运行make play会重试。",
)
OLDER: Pair = ("The page of before is used.", "使用之前的页面。")


def say(told: Pair) -> None:
    """Says a line in the language of the call."""
    print(told["zh" in sys.argv], file=sys.stderr, flush=True)


def has_node() -> bool:
    """Whether this machine or `.venv` has a Node that builds the page."""
    try:
        find_node(os.pathsep.join((str(PYTHON.parent), os.environ.get("PATH", ""))))
    except SystemExit:
        return False
    return True


def start_building() -> "subprocess.Popen[bytes]":
    """Starts what builds the page, while other things are made ready."""
    search = os.pathsep.join((str(PYTHON.parent), os.environ.get("PATH", "")))
    tool = [sys.executable, str(ROOT / "tools" / "build_page.py")]
    return subprocess.Popen(tool, cwd=ROOT, env={**os.environ, "PATH": search}, stdout=subprocess.DEVNULL)


def make_ready() -> bool:
    """Installs what the server needs and builds the page, as far as they are not there; whether one can play."""
    stale = not is_built(PAGE, hash_sources(WEB))
    building = None
    if stale and has_node():
        say(BUILDING)
        building = start_building()
    if not is_installed("server"):
        say(INSTALLING)
        if install("server"):
            if building is not None:
                building.terminate()
            say(NOT_INSTALLED)
            return False
    if stale and building is None:
        say(NODE)
        if install("node") or not has_node():
            say(NO_NODE)
        else:
            say(BUILDING)
            building = start_building()
    if not stale or (building is not None and building.wait() == 0):
        return True
    if building is not None:
        say(NOT_BUILT)
    if (PAGE / "index.html").is_file():
        say(OLDER)
        return True
    return False


def main() -> int:
    """Makes ready what is needed, and serves until interrupted."""
    if not make_ready():
        say(INSTEAD)
        return 1
    tree, told = prepare()
    say(told)
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    command = [str(PYTHON), "-m", PACKAGE, "serve", "--browser", *sys.argv[1:]]
    if os.name == "posix":
        os.chdir(ROOT)
        os.execve(command[0], command, environment)  # so that Ctrl-C reaches the server alone, and once
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)

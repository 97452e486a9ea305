"""Builds into `dist/`: an sdist and a wheel of the pure package, and a wheel with the compiled core for this machine.

    python tools/build_wheel.py             all three; the last only where there is a C compiler
    python tools/build_wheel.py --prove     and installs both wheels into fresh environments, without any index, to see
                                            that each says which one it is and that both play the same duels

The sdist and the pure wheel are what `pyproject.toml` says. The compiled wheel is the pure one with the files of
`build/compiled`: extensions beside the sources, and the tag of this Python and this platform.
"""

import argparse
import base64
import csv
import hashlib
import io
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.build_compiled import PACKAGE, ROOT, SOURCE, prepare

DIST = ROOT / "dist"
PURE = "py3-none-any"
PLAYED = ("duel", "--games", "5", "--seed", "1")


def tag_here() -> str:
    """The tag of what is compiled for this Python on this platform, such as cp311-cp311-linux_x86_64."""
    abi = re.match(r"(?:cpython-|cp)(\d+t?)", str(sysconfig.get_config_var("SOABI")))
    if abi is None:
        raise SystemExit(f"this is no CPython ({sysconfig.get_config_var('SOABI')}): the pure wheel is for it")
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"cp{sys.version_info.major}{sys.version_info.minor}-cp{abi[1]}-{platform}"


def build_pure() -> tuple[Path, Path]:
    """Builds the sdist and, from that alone, the pure wheel; hatchling does it, in an environment of its own."""
    DIST.mkdir(exist_ok=True)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    name = f"{PACKAGE}-{settings['project']['version']}"
    with tempfile.TemporaryDirectory() as folder:
        python = make_environment(Path(folder) / "venv")
        run_quietly([python, "-m", "pip", "install", *settings["build-system"]["requires"]], ROOT)
        build = [python, "-m", "hatchling", "build", "--directory", str(DIST), "--target"]
        run_quietly([*build, "sdist"], ROOT)
        shutil.unpack_archive(DIST / f"{name}.tar.gz", folder)
        run_quietly([*build, "wheel"], Path(folder) / name)
    lacking = find_lacking(DIST / f"{name}-{PURE}.whl", SOURCE)
    if lacking:
        raise SystemExit(f"{name}-{PURE}.whl lacks {', '.join(lacking)}")
    return DIST / f"{name}.tar.gz", DIST / f"{name}-{PURE}.whl"


def find_lacking(wheel: Path, tree: Path) -> list[str]:
    """The files of the package that a wheel should hold and does not."""
    with zipfile.ZipFile(wheel) as packed:
        held = set(packed.namelist())
    return sorted(name for name, path in tree_files(tree / PACKAGE) if f"{PACKAGE}/{name}" not in held)


def run_quietly(command: list[str], folder: Path) -> None:
    """Runs a command whose words are of interest only if it fails."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(ran.stdout + ran.stderr)


def make_environment(home: Path) -> str:
    """Makes an environment with nothing but pip in it, and returns its Python."""
    venv.create(home, with_pip=True, symlinks=sys.platform != "win32")
    return str(home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def repack(wheel: Path, tree: Path, tag: str) -> Path:
    """Makes a wheel for one platform of a pure one: its package is that of a compiled tree."""
    target = wheel.with_name(wheel.name.replace(PURE, tag))
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(wheel) as pure:
        info = next(name.partition("/")[0] for name in pure.namelist() if ".dist-info/" in name)
        for name in pure.namelist():
            if name.startswith(f"{info}/") and name != f"{info}/RECORD":
                files[name] = pure.read(name)
        shipped = {name for name in pure.namelist() if not name.startswith(f"{info}/")}
    about = files[f"{info}/WHEEL"].decode()
    about = about.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false").replace(f"Tag: {PURE}", f"Tag: {tag}")
    files[f"{info}/WHEEL"] = about.encode()
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for name, path in tree_files(tree):
        if name in shipped or name.endswith(suffix):
            files[name] = path.read_bytes()
    lacking = shipped - set(files)
    if lacking:
        raise SystemExit(f"{tree} lacks {sorted(lacking)[0]}: build it anew")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as compiled:
        for name, content in sorted(files.items(), key=lambda each: (each[0].startswith(info), each[0])):
            compiled.writestr(name, content)
        compiled.writestr(f"{info}/RECORD", record(files, info))
    return target


def tree_files(tree: Path) -> Iterator[tuple[str, Path]]:
    """The files of a tree by their names in a wheel."""
    for path in tree.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(tree).as_posix(), path


def record(files: dict[str, bytes], info: str) -> str:
    """The list of all files with their hashes, which installers compare."""
    written = io.StringIO()
    lines = csv.writer(written, lineterminator="\n")
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.writerow((name, f"sha256={digest}", len(content)))
    lines.writerow((f"{info}/RECORD", "", ""))
    return written.getvalue()


def try_out(wheel: Path) -> tuple[str, str]:
    """Installs a wheel into a fresh environment, without any index: what it says it is, and the digest of its duels."""
    with tempfile.TemporaryDirectory() as folder:
        python = make_environment(Path(folder) / "venv")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-index", str(wheel)], cwd=folder, check=True)
        command = [python, "-I", "-m", PACKAGE]  # -I: what is on PYTHONPATH is not what was installed
        said = [
            subprocess.run([*command, *words], cwd=folder, capture_output=True, text=True, check=True).stdout
            for words in (("version",), PLAYED)
        ]
        return said[0].strip(), said[1].strip().splitlines()[-1]


def main() -> int:
    """Builds what can be built here, and tries it out if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prove", action="store_true", help="install the wheels and play with them")
    prove = parser.parse_args().prove
    sdist, pure = build_pure()
    print(f"{sdist.relative_to(ROOT)}\n{pure.relative_to(ROOT)}", flush=True)
    tree, line, code = prepare(required=False)
    if tree == SOURCE:
        print(f"there is no compiled wheel: {line}")
        return code or int(prove)
    compiled = repack(pure, tree, tag_here())
    print(compiled.relative_to(ROOT), flush=True)
    if not prove:
        return 0
    said = [try_out(wheel) for wheel in (pure, compiled)]
    for name, (version, digest) in zip((pure.name, compiled.name), said, strict=True):
        print(f"{name}: {version}, {digest}")
    kinds = [version.rpartition(" ")[2] for version, _ in said]
    return 0 if kinds == ["(interpreted)", "(compiled)"] and said[0][1] == said[1][1] else 1


if __name__ == "__main__":
    sys.exit(main())

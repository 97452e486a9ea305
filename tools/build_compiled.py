"""Compiles the engine with mypyc into `build/compiled/<hash>/`, a copy of the package that PYTHONPATH can point at.

The path of the tree to use, relative to the checkout, is written to `build/compiled/current`: the compiled copy, or
`src` when this machine has no C compiler. The last two builds are kept, so that going back to a commit costs nothing.
"""

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILDS = ROOT / "build" / "compiled"
PACKAGE = "spellspeed"
KEPT_BUILDS = 2
OPTIMISE = "3"
MULTI_FILE = False  # one C file: the C compiler can then inline from one module into another


def compiled_modules(package: Path) -> list[Path]:
    """The files that mypyc compiles, relative to the folder that holds the package."""
    found = [package / name for name in ("words.py", "rulebook/codes.py", "pool.py", "duel.py", "random_play.py")]
    found += (package / "lang").glob("*.py")
    found += (package / "engine").rglob("*.py")
    excluded = {package / "lang" / "check.py"}
    return sorted(
        path.relative_to(package.parent)
        for path in found
        if path.is_file() and path.name != "__init__.py" and path not in excluded
    )


def imports_of(path: Path) -> Iterator[str]:
    """The modules, or names within modules, that a file of the package imports from the package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        yield from (name for name in names if name.split(".")[0] == PACKAGE)


def seen_by_the_compiler(modules: list[Path]) -> list[Path]:
    """The compiled files and those they import, whose types and constants end up in the C code.

    Card definitions are left out: they only hold values, and a new card must not cost a new build.
    """
    seen: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path in seen or path.parts[:2] == (PACKAGE, "cards"):
            continue
        seen.add(path)
        for name in imports_of(SOURCE / path):
            place = Path(*name.split("."))
            choices = (place.with_suffix(".py"), place / "__init__.py")
            waiting += [choice for choice in choices if (SOURCE / choice).is_file()]
    return sorted(seen)


def build_name(modules: list[Path]) -> str:
    """A name that changes with the sources, with Python, with mypy and with this script."""
    digest = hashlib.sha256()
    for fact in (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("setuptools")):
        digest.update(f"{fact}\n".encode())
    digest.update(Path(__file__).read_bytes())
    digest.update("\n".join(map(str, modules)).encode())
    for path in seen_by_the_compiler(modules):
        digest.update(f"\n{path}\n".encode() + (SOURCE / path).read_bytes())
    return digest.hexdigest()[:16]


def missing_tool() -> str:
    """What this machine lacks for compiling, or nothing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(command.split()[0]) is None:
        return f"no C compiler ({command.split()[0]})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no Python headers (Python.h)"
    return ""


def copy_package(tree: Path) -> None:
    """Makes the tree's interpreted files equal to the sources, leaving the compiled ones beside them."""
    wanted = {
        path.relative_to(SOURCE)
        for path in (SOURCE / PACKAGE).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
    }
    for path in list((tree / PACKAGE).rglob("*")):
        generated = "__pycache__" in path.parts or path.suffix == ".so"
        if path.is_file() and not generated and path.relative_to(tree) not in wanted:
            path.unlink()
    for relative in wanted:
        target = tree / relative
        content = (SOURCE / relative).read_bytes()
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def compile_here(modules: list[str]) -> None:
    """Compiles the modules in the current folder; runs in a process of its own, since setuptools ends in `exit`."""
    from mypyc.build import mypycify
    from setuptools import setup

    # `--config-file=` keeps mypy from finding the checkout's settings, which point at the sources, not at this copy.
    options = ["--config-file=", "--explicit-package-bases", "--cache-dir=.mypy", *modules]
    extensions = mypycify(options, opt_level=OPTIMISE, debug_level="0", multi_file=MULTI_FILE, target_dir=".c")
    command = ["build_ext", "--build-lib=.", "--build-temp=.o", f"--parallel={os.cpu_count() or 1}"]
    setup(name=PACKAGE, ext_modules=extensions, script_args=["--quiet", *command], packages=[], py_modules=[])


def build(tree: Path, modules: list[Path]) -> bool:
    """Compiles a fresh copy of the package and puts it in place only when it is complete."""
    part = tree.with_name(f"{tree.name}.{os.getpid()}.part")
    try:
        copy_package(part)
        command = [sys.executable, str(Path(__file__).resolve()), "--compile-here", *map(str, modules)]
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
        if subprocess.run(command, cwd=part, env=environment, check=False).returncode != 0:
            return False
        for rubbish in (".mypy", ".c", ".o"):
            shutil.rmtree(part / rubbish, ignore_errors=True)
        if not tree.exists():  # another process may have been faster
            part.rename(tree)
        return True
    finally:
        shutil.rmtree(part, ignore_errors=True)


def forget_old_builds() -> None:
    """Keeps the builds used last."""
    builds = [path for path in BUILDS.iterdir() if path.is_dir() and not path.name.endswith(".part")]
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in builds[KEPT_BUILDS:]:
        shutil.rmtree(path, ignore_errors=True)


def use(tree: Path) -> None:
    """Writes down which tree is to be put on PYTHONPATH."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    (BUILDS / "current").write_text(tree.relative_to(ROOT).as_posix() + "\n", encoding="utf-8")


def main() -> int:
    """Builds the compiled package unless it is there; with `--which` only says which tree fits the sources."""
    if sys.argv[1:2] == ["--compile-here"]:
        compile_here(sys.argv[2:])
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--which", action="store_true", help="build nothing; print the tree to use")
    which = parser.parse_args().which
    modules = compiled_modules(SOURCE / PACKAGE)
    lacking = missing_tool()
    tree = SOURCE if lacking else BUILDS / build_name(modules)
    ready = tree != SOURCE and tree.is_dir()
    if ready:
        copy_package(tree)
        os.utime(tree)
    if which:
        print((tree if ready else SOURCE).relative_to(ROOT).as_posix())
        return 0
    if lacking:
        print(f"{lacking}: the pure Python package is used")
    elif ready:
        print(f"compiled package up to date: {tree.relative_to(ROOT).as_posix()}")
    else:
        print(f"compiling {len(modules)} modules with mypyc; this can take some minutes", flush=True)
        if not build(tree, modules):
            print("compiling failed")
            return 1
        print(f"compiled package built: {tree.relative_to(ROOT).as_posix()}")
        forget_old_builds()
    use(tree)
    return 0


if __name__ == "__main__":
    sys.exit(main())

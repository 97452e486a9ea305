"""Compiles the engine with mypyc into `build/compiled/<hash>/`, a copy of the package that PYTHONPATH can point at.

The path of the tree to use, relative to the checkout, is written to `build/compiled/current`: the compiled copy, or
`src` when this machine has no C compiler that works. With `--required` that is a failure, said before anything is
compiled. The last two builds are kept, so that going back to a commit costs nothing.
"""

import argparse
import ast
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILDS = ROOT / "build" / "compiled"
PACKAGE = "spellspeed"
PURE = "the pure Python package is used"
C_FAILED = 3  # the exit code of a compilation in which only the C compiler failed
KEPT_BUILDS = 2
OPTIMISE = "3"
MULTI_FILE = False  # one C file: the C compiler can then inline from one module into another


def compiled_modules(package: Path) -> list[Path]:
    """The files that mypyc compiles, relative to the folder that holds the package."""
    # What users hold (duel.py, pool.py, random_play.py …) is not among them: a compiled class has no docstrings, and
    # the compiler has its own words for wrong arguments.
    found = [package / name for name in ("words.py", "rulebook/codes.py", "facts.py", "card_data.py", "at_random.py")]
    # The sentences themselves are read once, when a pool is made.
    found += [package / "lang/codes" / name for name in ("code.py", "filter_code.py", "line_code.py", "card_code.py")]
    found += (package / "engine").rglob("*.py")
    return sorted(path.relative_to(package.parent) for path in found if path.is_file() and path.name != "__init__.py")


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


def compiler() -> list[str]:
    """The command that compiles C here."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def is_there(command: list[str]) -> bool:
    """Whether a command is installed."""
    return shutil.which(command[0]) is not None


def missing_tool() -> str:
    """What this machine lacks for compiling, or nothing."""
    try:
        version("mypy"), version("setuptools")
    except PackageNotFoundError as missing:
        return f"{missing.name} is not installed"
    command = compiler()
    if not is_there(command):
        return f"no C compiler ({command[0]})"
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        return "no Python headers (Python.h)"
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "probe.c").write_text("#include <Python.h>\n", encoding="utf-8")
        probe = [*command, "-c", "probe.c", "-o", "probe.o", f"-I{headers}"]
        tried = subprocess.run(probe, cwd=folder, capture_output=True, check=False)
    return f"the C compiler ({command[0]}) fails" if tried.returncode else ""


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
    try:
        setup(name=PACKAGE, ext_modules=extensions, script_args=["--quiet", *command], packages=[], py_modules=[])
    except SystemExit as failed:
        print(failed.code, file=sys.stderr)
        raise SystemExit(C_FAILED) from None


def build(tree: Path, modules: list[Path]) -> int:
    """Compiles a fresh copy of the package, puts it in place only when it is complete, and returns 0 if it is."""
    part = tree.with_name(f"{tree.name}.{os.getpid()}.part")
    try:
        copy_package(part)
        command = [sys.executable, str(Path(__file__).resolve()), "--compile-here", *map(str, modules)]
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
        # What the compilers say goes where people look; stdout is for the one who asked which tree to use.
        code = subprocess.run(command, cwd=part, env=environment, stdout=sys.stderr, check=False).returncode
        if code != 0:
            return code
        for rubbish in (".mypy", ".c", ".o"):
            shutil.rmtree(part / rubbish, ignore_errors=True)
        if not tree.exists():  # another process may have been faster
            part.rename(tree)
        return 0
    finally:
        shutil.rmtree(part, ignore_errors=True)


@contextlib.contextmanager
def alone(name: str, wait: bool = True) -> Iterator[bool]:
    """Keeps others from doing the same at once: whether we are the one, for whom the others wait or go away.

    The system lets go of such a lock when its process ends, however it ends.
    """
    try:
        import fcntl
    except ImportError:  # no such lock on this system: the builds do not disturb one another, they only cost time
        yield True
        return
    BUILDS.mkdir(parents=True, exist_ok=True)
    with (BUILDS / f"{name}.lock").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        yield True


def forget_old_builds() -> None:
    """Keeps the builds used last."""
    builds = [path for path in BUILDS.iterdir() if path.is_dir() and not path.name.endswith(".part")]
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in builds[KEPT_BUILDS:]:
        shutil.rmtree(path, ignore_errors=True)


def refresh(tree: Path) -> bool:
    """Whether the build is there with the interpreted files of the sources, which are copied where that is possible."""
    if not tree.is_dir():
        return False
    try:
        copy_package(tree)
        os.utime(tree)
    except OSError:
        return is_fresh(tree)
    return True


def is_fresh(tree: Path) -> bool:
    """Whether a build that cannot be written needs no writing."""
    for path in (SOURCE / PACKAGE).rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so":
            copy = tree / path.relative_to(SOURCE)
            if not copy.is_file() or copy.read_bytes() != path.read_bytes():
                return False
    return True


def use(tree: Path) -> None:
    """Writes down which tree is to be put on PYTHONPATH."""
    current, line = BUILDS / "current", tree.relative_to(ROOT).as_posix() + "\n"
    if not current.is_file() or current.read_text(encoding="utf-8") != line:
        BUILDS.mkdir(parents=True, exist_ok=True)
        part = current.with_name(f"current.{os.getpid()}.part")  # whoever reads it reads the old line or the new one
        part.write_text(line, encoding="utf-8")
        part.replace(current)


def prepare(required: bool) -> tuple[Path, str, int]:
    """Builds the compiled package unless it is there: the tree to use, a line about it, and the exit code."""
    modules = compiled_modules(SOURCE / PACKAGE)
    tree = fitting_build(modules)
    # A machine that must be able to compile is tried even where an older build would do.
    lacking = missing_tool() if required else ""
    if not lacking and tree is not None and refresh(tree):
        return tree, f"the compiled package is used: {tree.relative_to(ROOT).as_posix()}", 0
    lacking = lacking or missing_tool()
    if lacking or tree is None:
        return SOURCE, f"{lacking}: {PURE}", 0
    try:
        BUILDS.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=BUILDS).close()  # said at once, not after the compiling was announced
        with alone("compiling"):
            if not refresh(tree):  # another process may have built it while we waited for it
                told = f"compiling {len(modules)} modules with mypyc; this can take some minutes"
                print(told, file=sys.stderr, flush=True)
                code = build(tree, modules)
            else:
                code = 0
            forget_old_builds()
    except OSError as wrong:
        return SOURCE, f"{BUILDS.relative_to(ROOT).as_posix()} cannot be written ({wrong.strerror}): {PURE}", 0
    if code == C_FAILED:
        return SOURCE, f"the C compiler failed: {PURE}", 0
    if code != 0:
        return SOURCE, f"mypyc refuses the sources: {PURE}", 1
    return tree, f"the compiled package is built and used: {tree.relative_to(ROOT).as_posix()}", 0


def fitting_build(modules: list[Path]) -> Path | None:
    """Where the build of these sources is or would be; nowhere without mypy, on which its name depends."""
    try:
        return BUILDS / build_name(modules)
    except PackageNotFoundError:
        return None


def main() -> int:
    """Builds the compiled package unless it is there; with `--which` only says which tree fits the sources."""
    if sys.argv[1:2] == ["--compile-here"]:
        compile_here(sys.argv[2:])
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--which", action="store_true", help="build nothing; print the tree to use")
    parser.add_argument("--tree", action="store_true", help="print the tree to use, and everything else to stderr")
    parser.add_argument(
        "--name", action="store_true", help="build nothing; print the name of the build of these sources"
    )
    parser.add_argument("--required", action="store_true", help="fail where the pure Python package would be used")
    options = parser.parse_args()
    if options.name:
        ready = fitting_build(compiled_modules(SOURCE / PACKAGE))
        print("" if ready is None else ready.name)
        return 0
    if options.which:
        ready = fitting_build(compiled_modules(SOURCE / PACKAGE))
        tree = ready if ready is not None and refresh(ready) else SOURCE
        print(tree.relative_to(ROOT).as_posix())
        return 0
    tree, line, code = prepare(options.required)
    if options.required and tree == SOURCE:
        line, code = f"{line}, but the compiled one is required", 1
    print(line, file=sys.stderr if options.tree else sys.stdout)
    if options.tree:
        print(tree.relative_to(ROOT).as_posix())
        return 0  # whoever wants to play can do so with the pure package
    try:
        use(tree)
    except OSError as wrong:
        print(f"{(BUILDS / 'current').relative_to(ROOT).as_posix()} cannot be written ({wrong.strerror})")
        return 1 if options.required else code
    return code


if __name__ == "__main__":
    sys.exit(main())

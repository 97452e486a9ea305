"""How a duel starts in a checkout: at once, with the compiled package if there is one, which else is made meanwhile."""

import base64
import csv
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools import build_compiled, build_wheel  # noqa: E402

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a checkout is played with make, and with a shell")
COMPILING = "the engine is being compiled in the background (build/compiled/background.log); "
COMPILING += "the next start uses it and is several times faster\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout, set up, with a package that says which tree it is played from."""
    (tmp_path / "tools").mkdir()
    for tool in ("build_compiled.py", "install.py", "start.py"):
        shutil.copy(ROOT / "tools" / tool, tmp_path / "tools")
    package = tmp_path / "src" / "spellspeed"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "words.py").write_text("DECK = 0\n")
    said = "import sys, spellspeed; print(sys.argv[1:], spellspeed.__file__.split('/')[-3])\n"
    (package / "__main__.py").write_text(said)
    (tmp_path / "pyproject.toml").write_text("")
    home = tmp_path / ".venv" / "bin"
    home.mkdir(parents=True)
    (home / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (home / "python").chmod(0o755)
    (tmp_path / ".venv" / "installed").touch()
    return tmp_path


def failing_compiler(checkout: Path) -> str:
    compiler = checkout / "cc"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o755)
    return str(compiler)


def run(checkout: Path, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(checkout / "tools" / words[0]), *words[1:]]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


def build_name(checkout: Path) -> str:
    return run(checkout, "build_compiled.py", "--name").stdout.strip()


def wait_for_compiling(checkout: Path) -> None:
    """Wait until whoever compiles in the background has ended."""
    code = "import sys; sys.path.append('.')\nfrom tools.build_compiled import alone\nwith alone('background'): pass"
    subprocess.run([sys.executable, "-c", code], cwd=checkout, check=True)


def test_a_compiled_package_is_played_with(checkout: Path) -> None:
    name = build_name(checkout)
    (checkout / "build" / "compiled" / name).mkdir(parents=True)
    started = run(checkout, "start.py", "play", "--seed", "1")
    assert (started.stdout, started.stderr) == (f"['play', '--seed', '1'] {name}\n", "the engine is compiled\n")


def test_without_a_compiled_package_the_duel_begins_at_once_and_it_is_compiled_meanwhile(checkout: Path) -> None:
    compiler = failing_compiler(checkout)
    started = run(checkout, "start.py", "play", CC=compiler)
    assert (started.stdout, started.stderr) == ("['play'] src\n", COMPILING)
    # Whoever is faster: the lock of the process in the background may not be taken yet.
    log = checkout / "build" / "compiled" / "background.log"
    while "the pure Python package is used" not in log.read_text():
        wait_for_compiling(checkout)
    wait_for_compiling(checkout)
    again = run(checkout, "start.py", "play", "--lang", "zh", CC=compiler)
    assert again.stdout == "['play', '--lang', 'zh'] src\n"
    assert again.stderr == "引擎编译失败（见build/compiled/background.log）；可用make compiled重试\n"


def test_without_a_c_compiler_nothing_is_started_in_the_background(checkout: Path) -> None:
    started = run(checkout, "start.py", "play", CC="no-such-compiler")
    assert started.stderr == "the engine is not compiled: no C compiler (no-such-compiler)\n"
    assert started.stdout == "['play'] src\n"
    assert not (checkout / "build" / "compiled" / "background.log").exists()


def test_where_nothing_can_be_written_the_duel_begins_all_the_same(checkout: Path) -> None:
    (checkout / "build").write_text("a file where the folder should be\n")
    started = run(checkout, "start.py", "play")
    assert started.stdout == "['play'] src\n"
    assert started.stderr.startswith("the engine is not compiled: ") and started.stderr.count("\n") == 1


def test_what_is_set_up_is_not_set_up_again(checkout: Path) -> None:
    installed = run(checkout, "install.py")
    assert (installed.returncode, installed.stdout, installed.stderr) == (0, "", "")
    assert not (checkout / ".venv" / "pyvenv.cfg").exists()


def test_two_do_not_compile_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_compiled, "BUILDS", tmp_path / "build")
    with build_compiled.alone("compiling") as first:
        with (
            build_compiled.alone("compiling", wait=False) as second,
            build_compiled.alone("other", wait=False) as other,
        ):
            assert (first, second, other) == (True, False, True)
    with build_compiled.alone("compiling", wait=False) as afterwards:
        assert afterwards


def test_who_reads_which_tree_to_use_reads_a_whole_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_compiled, "BUILDS", tmp_path)
    monkeypatch.setattr(build_compiled, "ROOT", tmp_path)
    build_compiled.use(tmp_path / "old")
    with (tmp_path / "current").open() as reader:  # opened before the switch: it must not change under the reader
        build_compiled.use(tmp_path / "new")
        assert reader.read() == "old\n"
    assert (tmp_path / "current").read_text() == "new\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["current"]


# ----------------------------------------------------------------------------------------------- the compiled wheel

ABOUT = "Wheel-Version: 1.0\nGenerator: a test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """A small pure wheel."""
    path = tmp_path / "spellspeed-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as pure:
        pure.writestr("spellspeed/__init__.py", "")
        pure.writestr("spellspeed/words.py", "BUILD = 'pure'\n")
        pure.writestr("spellspeed-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: spellspeed\nVersion: 1.0\n")
        pure.writestr("spellspeed-1.0.dist-info/WHEEL", ABOUT)
        pure.writestr("spellspeed-1.0.dist-info/RECORD", "")
    return path


def make_tree(folder: Path) -> Path:
    package = folder / "tree" / "spellspeed"
    (package / "__pycache__").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "words.py").write_text("BUILD = 'compiled'\n")
    (package / "__pycache__" / "words.pyc").write_bytes(b"rubbish")
    (package / f"words{sysconfig.get_config_var('EXT_SUFFIX')}").write_bytes(b"an extension")
    return package.parent


def test_a_compiled_wheel_is_the_pure_one_with_extensions_and_a_tag(wheel: Path, tmp_path: Path) -> None:
    packed = build_wheel.repack(wheel, make_tree(tmp_path), "cp311-cp311-linux_x86_64")
    assert packed.name == "spellspeed-1.0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(packed) as compiled:
        names = compiled.namelist()
        about = compiled.read("spellspeed-1.0.dist-info/WHEEL").decode()
        recorded = list(csv.reader(compiled.read("spellspeed-1.0.dist-info/RECORD").decode().splitlines()))
        for name, digest, size in recorded[:-1]:
            content = compiled.read(name)
            kept = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
            assert (digest, int(size)) == (f"sha256={kept}", len(content))
    assert "Root-Is-Purelib: false\nTag: cp311-cp311-linux_x86_64\n" in about
    assert sorted(line[0] for line in recorded) == sorted(names)
    assert "spellspeed/__pycache__/words.pyc" not in names
    assert f"spellspeed/words{sysconfig.get_config_var('EXT_SUFFIX')}" in names


def test_a_compiled_wheel_has_a_tag_that_pip_takes_here(wheel: Path, tmp_path: Path) -> None:
    packed = build_wheel.repack(wheel, make_tree(tmp_path), build_wheel.tag_here())
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--target",
        str(tmp_path / "x"),
    ]
    subprocess.run([*install, str(packed)], check=True)
    assert (tmp_path / "x" / "spellspeed" / "words.py").read_text() == "BUILD = 'compiled'\n"


def test_a_tree_that_lacks_a_file_makes_no_wheel(wheel: Path, tmp_path: Path) -> None:
    tree = make_tree(tmp_path)
    (tree / "spellspeed" / "words.py").unlink()
    with pytest.raises(SystemExit, match=r"lacks spellspeed/words\.py"):
        build_wheel.repack(wheel, tree, "cp311-cp311-linux_x86_64")


def test_a_file_that_did_not_come_into_a_wheel_is_named(wheel: Path, tmp_path: Path) -> None:
    tree = make_tree(tmp_path)
    (tree / "spellspeed" / f"words{sysconfig.get_config_var('EXT_SUFFIX')}").unlink()
    assert build_wheel.find_lacking(wheel, tree) == []
    (tree / "spellspeed" / "dragons.ydk").write_text("")
    assert build_wheel.find_lacking(wheel, tree) == ["dragons.ydk"]

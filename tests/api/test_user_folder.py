"""Where the user's own files are kept, on every system."""

import os
import sys
from pathlib import Path

import pytest

import spellspeed.user_folder as module
from spellspeed.user_folder import user_folder


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A system on which nobody has named a folder, and without the library that knows the folders."""
    for name in ("SPELLSPEED_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)

    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(module, "import_module", missing)
    monkeypatch.setattr(Path, "home", lambda: Path("me"))
    return monkeypatch


def test_the_environment_names_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPELLSPEED_DATA", str(tmp_path / "mine"))
    assert user_folder() == tmp_path / "mine"
    assert not (tmp_path / "mine").exists()


@pytest.mark.skipif(os.name == "nt", reason="another folder there")
def test_the_folder_is_where_the_system_keeps_a_users_files(bare: pytest.MonkeyPatch) -> None:
    bare.setattr(sys, "platform", "linux")
    assert user_folder() == Path("me/.local/share/spellspeed")
    bare.setenv("XDG_DATA_HOME", "/data")
    assert user_folder() == Path("/data/spellspeed")
    bare.setenv("XDG_DATA_HOME", "beside")  # the variable must name a whole path
    assert user_folder() == Path("me/.local/share/spellspeed")
    bare.setattr(sys, "platform", "darwin")
    assert user_folder() == Path("me/Library/Application Support/spellspeed")


def test_a_library_that_knows_the_folders_is_asked(bare: pytest.MonkeyPatch) -> None:
    class Library:
        @staticmethod
        def user_data_dir(name: str, appauthor: bool) -> str:
            return f"known/{name}"

    bare.setattr(module, "import_module", lambda name: Library)
    assert user_folder() == Path("known/spellspeed")

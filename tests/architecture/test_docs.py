"""The page about the engine stays true: what it names exists. That its examples run is seen to by `make doctest`."""

import importlib
import inspect
import re
from pathlib import Path

import pytest

from spellspeed.engine.state import State
from spellspeed.rulebook.book import find_rule

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/how-a-duel-flows.md"
# Named in prose: what stands in backticks, with a dot or a slash in it, and in no example.
SPOKEN = re.sub(r"^```.*?^```", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
NAMES = sorted(set(re.findall(r"`([\w-]+(?:[./][\w-]+)*[./]?[\w-]*)`", SPOKEN)))
DOTTED = [name for name in NAMES if "." in name or "/" in name]
FIELDS = set(inspect.signature(State.__init__).parameters)


def names_a_file(name: str) -> bool:
    folders = (ROOT, ROOT / "src/spellspeed", ROOT / "src/spellspeed/engine")
    return any((folder / name).exists() for folder in folders)


def names_a_thing(name: str) -> bool:
    """Whether a dotted name leads from a module of the engine, or of the package, to something that is there."""
    parts = name.split(".")
    for package in ("spellspeed.engine", ""):
        for length in range(len(parts), 0, -1):
            module = ".".join(filter(None, (package, *parts[:length])))
            try:
                found: object = importlib.import_module(module)
            except ModuleNotFoundError:
                continue
            for part in parts[length:]:
                found = getattr(found, part, None)
            if found is not None:
                return True
    return False


def names_a_rule(name: str) -> bool:
    try:
        return find_rule(name).id == name
    except KeyError:
        return False


def is_known(name: str) -> bool:
    if name.startswith("s."):
        return name[2:] in FIELDS
    return names_a_file(name) or names_a_rule(name) or names_a_thing(name)


def test_the_search_tells_names_apart() -> None:
    assert is_known("chain.finish") and is_known("may/act.py") and is_known("trap.set.must-be-set-first")
    assert is_known("s.picks") and is_known("spellspeed.duel.Duel.answer") and is_known("questions.Request")
    assert not is_known("chain.finnish") and not is_known("may/acts.py") and not is_known("trap.set.must-not")
    assert not is_known("s.pick") and not is_known("spellspeed.duel.Duel.reply")


@pytest.mark.parametrize("name", DOTTED)
def test_what_the_page_names_exists(name: str) -> None:
    assert is_known(name)


MODULES = sorted((ROOT / "src/spellspeed/engine").glob("*.py"))


@pytest.mark.parametrize("module", [path.name for path in MODULES if path.stem != "__init__"])
def test_every_module_of_the_engine_is_on_the_map(module: str) -> None:
    assert f"`{module}`" in SPOKEN


def test_the_page_names_much() -> None:
    assert len([name for name in DOTTED if names_a_thing(name)]) > 50
    assert len([name for name in DOTTED if names_a_rule(name)]) > 10

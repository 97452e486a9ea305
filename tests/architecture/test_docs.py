"""The pages about the engine stay true: what they name exists. That examples run is seen to by `make doctest`."""

import ast
import importlib
import re
from pathlib import Path

import pytest

from spellspeed.notation.phrases import LISTS
from spellspeed.rulebook.book import find_rule
from table import Seat, table

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/how-a-duel-flows.md"
DESIGN = sorted((ROOT / "docs/design").glob("*.md"))


def spoken(page: Path) -> str:
    """The prose of a page: what stands in no example."""
    return re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def find_names(page: Path) -> list[str]:
    """What stands in backticks, with a dot or a slash in it."""
    found = set(re.findall(r"`([\w-]+(?:[./][\w-]+)*[./]?[\w-]*)`", spoken(page)))
    return sorted(name for name in found if "." in name or "/" in name)


def fields_of(class_: ast.ClassDef) -> set[str]:
    """The methods of a class, and what its methods know as a field of `self`."""
    found = set()
    for node in ast.walk(class_):
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
            found.add(node.attr)
    return found


def find_fields() -> set[str]:
    """Every field and method of the classes of the engine and of what sentences are flattened to, as `Class.field`."""
    found = set()
    for folder in ("engine", "lang"):
        for path in (ROOT / "src/spellspeed" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found |= {f"{node.name}.{field}" for field in fields_of(node)}
    return found


SPOKEN = spoken(PAGE)
DOTTED = find_names(PAGE)
FIELDS_OF_CLASSES = find_fields()
FIELDS = {name.removeprefix("State.") for name in FIELDS_OF_CLASSES if name.startswith("State.")}


ENGINE = ROOT / "src/spellspeed/engine"
FILES_OF_THE_ENGINE = {path.name for path in ENGINE.rglob("*.py")}
FOLDERS = [f"spellspeed.engine.{path.parent.name}" for path in sorted(ENGINE.glob("*/__init__.py"))]


def names_a_file(name: str) -> bool:
    folders = (ROOT, ROOT / "src/spellspeed", ROOT / "src/spellspeed/engine")
    return name in FILES_OF_THE_ENGINE or any((folder / name).exists() for folder in folders)


def names_a_thing(name: str) -> bool:
    """Whether a dotted name leads from a module of the engine, or of the package, to something that is there."""
    parts = name.split(".")
    for package in (*FOLDERS, "spellspeed.engine", "spellspeed", ""):
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
    return names_a_file(name) or names_a_rule(name) or name in FIELDS_OF_CLASSES or names_a_thing(name)


def test_the_search_tells_names_apart() -> None:
    assert is_known("chain.finish") and is_known("may/act.py") and is_known("trap.set.must-be-set-first")
    assert is_known("s.picks") and is_known("spellspeed.duel.Duel.answer") and is_known("questions.Request")
    assert not is_known("chain.finnish") and not is_known("may/acts.py") and not is_known("trap.set.must-not")
    assert is_known("Pool.forms") and is_known("State.roll") and not is_known("State.rolls")
    assert not is_known("s.pick") and not is_known("spellspeed.duel.Duel.reply")


@pytest.mark.parametrize("name", DOTTED)
def test_what_the_page_names_exists(name: str) -> None:
    assert is_known(name)


@pytest.mark.parametrize("page", DESIGN, ids=[page.stem for page in DESIGN])
def test_what_the_pages_about_its_design_name_exists(page: Path) -> None:
    names = [name for name in find_names(page) if not name.startswith("build/")]
    assert [name for name in names if not is_known(name)] == []


MODULES = [path for path in sorted(ENGINE.rglob("*.py")) if path.parent.name != "may"]


@pytest.mark.parametrize("module", [path.name for path in MODULES if path.stem != "__init__"])
def test_every_module_of_the_engine_is_on_the_map(module: str) -> None:
    assert f"`{module}`" in SPOKEN


GUIDES = [ROOT / "README.md", *[page for page in sorted((ROOT / "docs").glob("*.md")) if page != PAGE]]


@pytest.mark.parametrize("page", GUIDES, ids=[page.stem for page in GUIDES])
def test_a_page_for_users_never_needs_the_state_of_the_engine(page: Path) -> None:
    assert ".state" not in re.sub(r"\.state_key\b", "", page.read_text(encoding="utf-8"))


def test_the_page_names_much() -> None:
    assert len([name for name in DOTTED if names_a_thing(name)]) > 50
    assert len([name for name in DOTTED if names_a_rule(name)]) > 10


ROOMS = sorted(path.name for path in (ROOT / "src/spellspeed").iterdir() if path.suffix == ".py" or path.is_dir())


@pytest.mark.parametrize("room", [room for room in ROOMS if room != "__pycache__"])
def test_every_room_of_the_package_is_on_the_list_of_contributors(room: str) -> None:
    """A file or folder directly below the package stands in the table of CONTRIBUTING, by its name or by its path."""
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Where things are")[1].split("\n## ")[0]
    named = [name.rstrip("/").rsplit("/", 1)[-1] for name in re.findall(r"`([^`]+)`", table)]
    assert room in named


def test_the_list_of_contributors_names_no_room_that_is_gone() -> None:
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Where things are")[1].split("\n## ")[0]
    paths = re.findall(r"`((?:src|tests|tools)/[\w/.-]+)`", table)
    assert len(paths) > 20 and [path for path in paths if not (ROOT / path).exists()] == []


TESTING = ROOT / "docs/testing-cards.md"


def rows_below(head: str) -> list[list[str]]:
    """The rows of the table of `docs/testing-cards.md` that begins with these words, as what stands in backticks."""
    _, _, below = TESTING.read_text(encoding="utf-8").partition(f"| {head}")
    return [re.findall(r"`([^`]+)`", row) for row in below.partition("\n\n")[0].splitlines()[2:]]


def test_what_the_page_about_tests_says_of_a_seat_exists() -> None:
    rows = rows_below("of a seat")
    assert len(rows) == 5
    for row in rows:
        missing = [word for word in row if not word.startswith('"') and not hasattr(Seat, re.split(r"\W", word)[0])]
        assert missing == []


def test_what_the_page_about_tests_says_of_a_position_can_be_read() -> None:
    _, lists, behind, on = rows_below("of a position")
    assert {word.rstrip(":") for word in lists} == {name for name, *_ in LISTS}
    for flag in [word for word in behind if word.startswith("(")]:
        table(f"turn 3, Main Phase 2, you to act\nyou 8000 monsters: Kuriboh {flag}\nopp 8000")
    for flag in on:
        table(f"turn 3, Main Phase 2, you to act\nyou 8000 spells: Axe of Despair {flag}\nopp 8000 monsters: 2 Sangan")


def test_the_refusals_of_the_page_about_tests_are_rules() -> None:
    rules = [row[-1] for row in rows_below("why a card")]
    assert len(rules) == 6 and [find_rule(rule).id for rule in rules] == rules

"""The folders of the engine and of the card language stand in an order: none imports from one above it."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src/spellspeed"
MAP = SOURCE.parents[1] / "docs/how-a-duel-flows.md"

# From the ground up.
ENGINE = [
    "kernel",
    "asking",
    "applies",
    "moving",
    "may",
    "verbs",
    "summons",
    "settling",
    "line",
    "chain",
    "turn",
    "battle",
]
LANGUAGE = ["codes", "words", "phrases", "say", "check", "hear", "flatten"]
ORDERS = [("engine", ENGINE), ("lang", LANGUAGE)]


def find_imported(path: Path, package: str) -> set[str]:
    """The folders of a package from which a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [str(node.module), *[f"{node.module}.{alias.name}" for alias in node.names]]
        parts = [name.removeprefix(f"spellspeed.{package}.").split(".")[0] for name in names]
        found |= {part for name, part in zip(names, parts, strict=True) if name.startswith(f"spellspeed.{package}.")}
    return {part for part in found if (SOURCE / package / part).is_dir()}


@pytest.mark.parametrize(("package", "order"), ORDERS, ids=["engine", "lang"])
def test_every_folder_has_a_place_in_the_order(package: str, order: list[str]) -> None:
    assert {path.parent.name for path in (SOURCE / package).glob("*/__init__.py")} == set(order)


@pytest.mark.parametrize(("package", "order"), ORDERS, ids=["engine", "lang"])
def test_no_folder_imports_from_one_above_it(package: str, order: list[str]) -> None:
    wrong = [
        f"{package}/{path.parent.name}/{path.name} imports from {above}"
        for at, folder in enumerate(order)
        for path in sorted((SOURCE / package / folder).glob("*.py"))
        for above in sorted(find_imported(path, package) - set(order[: at + 1]))
    ]
    assert wrong == []


@pytest.mark.parametrize(("package", "order"), ORDERS, ids=["engine", "lang"])
def test_the_map_names_the_folders_in_their_order(package: str, order: list[str]) -> None:
    rows = [line for line in MAP.read_text(encoding="utf-8").splitlines() if line.startswith(f"| `{package}/")]
    assert [row.split("`")[1] for row in rows] == [f"{package}/{folder}/" for folder in order]

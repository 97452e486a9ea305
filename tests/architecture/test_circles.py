"""Modules do not import each other in a circle, but for one, which cannot be opened and says why."""

import ast
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"

# What applies depends on what the cards are (a line is about "Warrior monsters with 1500 or less ATK"), what a card is
# depends on what applies (names, kinds and values are given by lines), numbers count cards and values, a condition may
# ask what a battle would come to, and a negation asks all of it: each of these questions needs all the others.
CIRCLE = {
    "spellspeed.engine.applies.calculation",
    "spellspeed.engine.applies.continuous",
    "spellspeed.engine.applies.declare",
    "spellspeed.engine.applies.equipped",
    "spellspeed.engine.applies.find",
    "spellspeed.engine.applies.geminis",
    "spellspeed.engine.applies.grants",
    "spellspeed.engine.applies.negation_order",
    "spellspeed.engine.applies.numbers",
    "spellspeed.engine.applies.stats",
    "spellspeed.engine.applies.texts",
    "spellspeed.engine.applies.traits",
}


def find_imports() -> dict[str, set[str]]:
    """What each module of the package imports when it is loaded."""
    modules = {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in SOURCE.rglob("*.py")}
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        found[module] = set()
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [str(node.module), *[f"{node.module}.{alias.name}" for alias in node.names]]
            found[module] |= {name for name in names if name in modules}
    return found


def find_circles(imports: dict[str, set[str]]) -> list[set[str]]:
    """The groups of modules of which each leads to each other."""
    reached: dict[str, set[str]] = {}
    for module in imports:
        to_do, seen = [module], set[str]()
        while to_do:
            further = imports[to_do.pop()] - seen
            seen |= further
            to_do += further
        reached[module] = seen
    circles: list[set[str]] = []
    for module in sorted(imports):
        circle = {other for other in reached[module] if module in reached[other]}
        if circle and circle not in circles:
            circles.append(circle)
    return circles


def test_there_is_one_circle_and_no_other() -> None:
    assert find_circles(find_imports()) == [CIRCLE]


def test_circles_are_found() -> None:
    found = find_circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"a"}})
    assert found == [{"a", "b", "c"}]

"""Only engine/kernel/state.py writes to the state: everything else goes through its writers, which drop the caches."""

import ast
from pathlib import Path

from of_each import of_each

SOURCE = Path(__file__).resolve().parents[2] / "src/spellspeed"
FILES = sorted(SOURCE.rglob("*.py"))
STATE = SOURCE / "engine/kernel/state.py"
CHANGING = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"}


def fields_of_state() -> set[str]:
    tree = ast.parse(STATE.read_text(encoding="utf-8"))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    init = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return {argument.arg for argument in init.args.args[1:]}


FIELDS = fields_of_state()


def is_state(node: ast.expr) -> bool:
    """Whether an expression is a state by the names we give it: `s`, `state`, `duel.state`."""
    return (isinstance(node, ast.Name) and node.id in ("s", "state", "after", "copy", "fork")) or (
        isinstance(node, ast.Attribute) and node.attr == "state"
    )


def is_field(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in FIELDS and is_state(node.value)


def writes(tree: ast.AST) -> list[int]:
    """The lines that assign to a field of a state, to an item of one, or call what changes it."""
    lines = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            targets = [node.func.value]
        for target in targets:
            inner = target.value if isinstance(target, ast.Subscript) else target
            if is_field(inner):
                lines.append(target.lineno)
    return lines


@of_each(FILES, [str(path.relative_to(SOURCE)) for path in FILES])
def test_nobody_else_writes_to_the_state(path: Path) -> None:
    if path != STATE:
        assert not writes(ast.parse(path.read_text(encoding="utf-8"))), "use a writer of State"


def test_the_search_finds_a_write() -> None:
    assert writes(ast.parse("s.turn = 2\ns.cards[3] = row\nduel.state.piles.append(())\nlocal.turn = 1")) == [1, 2, 3]

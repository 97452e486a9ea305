"""Questions write nothing: whatever only asks about a state never calls one of its writers, nor does what it asks."""

import ast
from collections.abc import Iterator
from pathlib import Path

from of_each import of_each

SOURCE = Path(__file__).resolve().parents[2] / "src"
ENGINE = SOURCE / "spellspeed/engine"
CHANGING = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"}
ASKING = ("is_", "are_", "has_", "have_", "may_", "can_", "could_", "would_", "find_", "knows_")
SUPPOSED = {"reading", "treating", "is_judging_gemini"}


def class_of(path: Path, name: str) -> ast.ClassDef:
    """A class of a module."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return next(node for node in body if isinstance(node, ast.ClassDef) and node.name == name)


def owned(node: ast.expr) -> str:
    """The field of `self` that an expression leads to, if it does."""
    while isinstance(node, ast.Subscript):
        node = node.value
    is_own = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    return node.attr if is_own and isinstance(node, ast.Attribute) else ""


def written(function: ast.AST) -> set[str]:
    """The fields of `self` that a method writes."""
    found = set()
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = [each for t in node.targets for each in (t.elts if isinstance(t, ast.Tuple) else [t])]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            targets = [node.func.value]
        found |= {owned(target) for target in targets}
    return found - {""}


def find_writers() -> set[str]:
    """The methods of State that change its content: not those that only note what has been found out about it."""
    state = class_of(next(ENGINE.rglob("state.py")), "State")
    methods = [node for node in state.body if isinstance(node, ast.FunctionDef) and node.name != "__init__"]
    init = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    content = written(init)
    writers = {method.name for method in methods if written(method) & content}
    while True:
        further = {
            method.name
            for method in methods
            for node in ast.walk(method)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            if owned(node.func) in writers and method.name not in writers
        }
        if not further:
            return writers
        writers |= further


WRITERS = find_writers()


class Function:
    """A function of the engine: what it says of itself, what it calls, and which writers."""

    def __init__(self, module: str, node: ast.FunctionDef, imported: dict[str, str], own: set[str]) -> None:
        self.name = f"{module}.{node.name}"
        self.doc = ast.get_docstring(node) or ""
        self.calls: set[str] = set()
        self.writes: set[str] = set()
        for call in ast.walk(node):
            if not isinstance(call, ast.Call):
                continue
            called = call.func
            if isinstance(called, ast.Name):
                self.calls.add(f"{module}.{called.id}" if called.id in own else imported.get(called.id, ""))
            elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
                if called.value.id == "s" and called.attr in WRITERS:
                    self.writes.add(called.attr)
                self.calls.add(f"{imported.get(called.value.id, '')}.{called.attr}")


def find_functions() -> Iterator[Function]:
    """Every function of the engine."""
    for path in ENGINE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        imported: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.Import):
                imported |= {alias.asname or alias.name: alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        yield from [Function(module, node, imported, own) for node in tree.body if isinstance(node, ast.FunctionDef)]


FUNCTIONS = {function.name: function for function in find_functions()}


def is_question(function: Function) -> bool:
    """Whether a function only asks: it says so, it is called so, or it is a guard."""
    asks = function.doc.startswith("Whether") or function.name.rpartition(".")[2].startswith(ASKING)
    return asks or ".engine.may." in function.name


QUESTIONS = sorted(name for name, function in FUNCTIONS.items() if is_question(function))


def writes_on_the_way(name: str) -> list[str]:
    """What a function writes to the state, with the way to it."""
    ways = {name: name}
    to_do = [name]
    found = []
    while to_do:
        at = to_do.pop()
        found += [f"{ways[at]}: s.{writer}" for writer in sorted(FUNCTIONS[at].writes)]
        for called in sorted(FUNCTIONS[at].calls & FUNCTIONS.keys() - ways.keys()):
            ways[called] = f"{ways[at]} → {called.rpartition('.')[2]}"
            to_do.append(called)
    return found


@of_each(QUESTIONS, QUESTIONS)
def test_a_question_writes_nothing(name: str) -> None:
    assert writes_on_the_way(name) == []


def test_the_search_finds_questions_and_what_writes() -> None:
    assert len(QUESTIONS) > 200
    assert {"put", "push", "go_on", "pop_with", "set_lp"} <= WRITERS
    assert not {"holds", "fork", "look", "suppose", "read_deeper", "set_live", "monsters_of"} & WRITERS
    assert [name for name in FUNCTIONS if name.endswith(".settle_resummoned") and writes_on_the_way(name)]


def test_what_a_question_supposes_is_said_when_its_state_is_made() -> None:
    found = [
        (path.stem, function.name)
        for path in ENGINE.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in SUPPOSED
    ]
    assert sorted(found) == sorted([*[("caches", "drop_caches")] * 3, *[("state", "look")] * 3])

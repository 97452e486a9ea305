"""Small wrong changes of the engine: a question turned round, a guard that lets everything pass, a step left out."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
# What these say is no behaviour, or says itself at once that it is wrong.
PASSED_OVER = ("__init__", "__hash__", "__eq__", "__repr__", "key", "plain", "fork", "state_key", "loop_key")


@dataclass(frozen=True)
class Mutant:
    """One change of one file: the text between two places becomes another one."""

    file: str
    line: int
    begin: tuple[int, int]
    end: tuple[int, int]
    kind: str
    new: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.kind}: {self.new}"

    def apply(self, source: str) -> str:
        """Return the file with the change made."""
        lines = source.splitlines(keepends=True)
        first, last = self.begin[0] - 1, self.end[0] - 1
        # Offsets count bytes.
        head = lines[first].encode()[: self.begin[1]].decode()
        tail = lines[last].encode()[self.end[1] :].decode()
        return "".join([*lines[:first], head + self.new + tail, *lines[last + 1 :]])


def place_of(node: ast.expr | ast.stmt) -> tuple[int, tuple[int, int], tuple[int, int]]:
    """Return the line of a node, where it begins and where it ends."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.lineno, (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def find_mutants(path: Path, root: Path) -> list[Mutant]:
    """Return every change that can be made within the functions of a file."""
    found: list[Mutant] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name not in PASSED_OVER:
            for statement in node.body:
                for inner in walk(statement):
                    for kind, new in changes_of(inner):
                        found.append(Mutant(path.relative_to(root).as_posix(), *place_of(inner), kind, new))
    return sorted(set(found), key=lambda each: (each.file, each.begin, each.end, each.kind))


def walk(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Yield the statements and expressions below a node, but for assertions."""
    if isinstance(node, ast.Assert | ast.FunctionDef):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from walk(child)


def changes_of(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    """Yield the changes of one node, as what kind it is and the new text."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        turned = ast.Compare(node.left, [TURNED[type(node.ops[0])]()], node.comparators)
        yield "comparison turned", f"({ast.unparse(turned)})"
    elif isinstance(node, ast.BoolOp):
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or exchanged", f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped", f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from other_answers(node.value)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "step left out", "pass"
    elif isinstance(node, ast.IfExp):
        yield "condition turned", f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})"


def other_answers(value: ast.expr) -> Iterator[tuple[str, str]]:
    """Yield what a function could return instead."""
    if isinstance(value, ast.Constant) and isinstance(value.value, bool):
        yield "answer turned", f"return {not value.value}"
    elif isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id == "rule":
        yield "refusal dropped", "return 0"

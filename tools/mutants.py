"""Small wrong changes of the engine: a question turned round, a guard that lets everything pass, a step left out.

Drawn are, in every function and method of `engine/`:

* comparisons (`==` and `!=`, `<` and `<=`, `in` and `not in` … exchanged), `and` and `or` exchanged, `not` dropped,
* other questions of `if`, `while` and comprehensions turned round, and both sides of `x if y else z` exchanged,
* `return True` and `return False` exchanged, and 0 in place of the rule with which a guard refuses,
* a call made for what it does, and an assignment to a field, left out,
* `+ 1` and `- 1` (or any other written number) exchanged.

Not drawn: assertions, what is said in errors, and the functions of `PASSED_OVER`, which build, copy, compare, print or
hash rows: no rule of the game speaks of them, and `tests/invariants` looks at them. Nothing else is left out.

All of these are wrong always. What is wrong for one seat, in one phase or the second time only is written by hand, in
`asymmetric_mutants.toml`.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
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
PASSED_OVER = ("__init__", "__hash__", "__eq__", "__repr__", "key", "plain", "fork", "state_key", "loop_key")
ONLY = {"seat": "for one seat", "phase": "in one phase", "second": "the second time"}
HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")
CITED = re.compile(r"# rule: ([^\n]*)")
REFUSED = re.compile(r"\brule\.([A-Z0-9_]+)")


@dataclass(frozen=True)
class Mutant:
    """One change of one file: the text between two places becomes another one."""

    file: str
    function: str  # its name within the module, as `State.move`
    line: int
    statement: int  # the line on which the statement begins
    begin: tuple[int, int]
    end: tuple[int, int]
    kind: str
    old: str
    new: str
    which: int = 0  # the same change may be possible several times in a function
    says: str = ""  # what is wrong, if the change was written by hand

    @property
    def name(self) -> str:
        """What the change is, wherever in the file the function stands."""
        if self.says:
            return f"{self.file} {self.function}: {self.kind}: {self.says}"
        again = f" ({self.which + 1})" if self.which else ""
        return f"{self.file} {self.function}: {self.kind}{again}: {self.old} -> {self.new}"

    def __str__(self) -> str:
        return f"{self.name} [line {self.line}]"

    def apply(self, source: str) -> str:
        """Return the file with the change made."""
        lines = source.splitlines(keepends=True)
        first, last = self.begin[0] - 1, self.end[0] - 1
        # Offsets count bytes.
        head = lines[first].encode()[: self.begin[1]].decode()
        tail = lines[last].encode()[self.end[1] :].decode()
        return "".join([*lines[:first], head + self.new + tail, *lines[last + 1 :]])


def find_mutants(path: Path, root: Path) -> list[Mutant]:
    """Return every change that can be made within the functions of a file, in their order."""
    source = path.read_text(encoding="utf-8")
    file = path.relative_to(root).as_posix()
    lines = source.encode().splitlines(keepends=True)
    found: list[Mutant] = []
    for function, body in functions_in(ast.parse(source)):
        seen: dict[str, int] = {}
        for statement in body.body:
            for line, inner in walk(statement, statement.lineno):
                for kind, new in changes_of(inner):
                    mutant = make(lines, file, function, line, inner, kind, new)
                    which = seen[mutant.name] = seen.get(mutant.name, -1) + 1
                    found.append(replace(mutant, which=which))
    return found


def make(
    lines: list[bytes], file: str, function: str, statement: int, node: ast.expr | ast.stmt, kind: str, new: str
) -> Mutant:
    """Return the mutant that puts a text in the place of a node."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    text = lines[node.lineno - 1 : node.end_lineno]
    text[-1] = text[-1][: node.end_col_offset]
    text[0] = text[0][node.col_offset :]
    old = " ".join(b"".join(text).decode().split())
    begin, end = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
    return Mutant(file, function, node.lineno, statement, begin, end, kind, old, new)


def functions_in(module: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the functions and methods of a module with their names, but for those passed over."""
    for node in module.body:
        for inner in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(inner, ast.FunctionDef) and inner.name not in PASSED_OVER:
                yield f"{node.name}.{inner.name}" if isinstance(node, ast.ClassDef) else inner.name, inner


def walk(node: ast.AST, line: int) -> Iterator[tuple[int, ast.expr | ast.stmt]]:
    """Yield the statements and expressions below a node, but for assertions and errors, with the statement's line."""
    if isinstance(node, ast.Assert | ast.Raise):
        return
    if isinstance(node, ast.stmt):
        line = node.lineno
    if isinstance(node, ast.expr | ast.stmt):
        yield line, node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr) and is_asked(node, child) and is_plain(child):
            yield line, ast.copy_location(Question(child), child)
        yield from walk(child, line)


class Question(ast.expr):
    """A question that is neither a comparison nor made of others: a name, or a call."""

    def __init__(self, asked: ast.expr) -> None:
        super().__init__()
        self.asked = asked


def is_asked(node: ast.AST, child: ast.expr) -> bool:
    """Whether the child is the question of a branch, of a loop or of a comprehension."""
    if isinstance(node, ast.If | ast.While):
        return child is node.test
    return isinstance(node, ast.comprehension) and child in node.ifs


def is_plain(question: ast.expr) -> bool:
    """Whether none of the other changes turns this question round."""
    return not isinstance(question, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.IfExp | ast.Constant)


def changes_of(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    """Yield the changes of one node, as what kind it is and the new text."""
    if isinstance(node, Question):
        yield "question turned", f"(not ({ast.unparse(node.asked)}))"
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        turned = ast.Compare(node.left, [TURNED[type(node.ops[0])]()], node.comparators)
        yield "comparison turned", f"({ast.unparse(turned)})"
    elif isinstance(node, ast.BoolOp):
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or exchanged", f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped", f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from other_answers(node.value)
    elif isinstance(node, ast.NamedExpr) and is_refusal(node.value):
        yield "refusal dropped", "0"
    elif isinstance(node, ast.Assign) and is_rule(node.value):
        yield "refusal dropped", f"{ast.unparse(node.targets[0])} = 0"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "step left out", "pass"
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        yield "step left out", "pass"
    elif isinstance(node, ast.IfExp):
        yield "condition turned", f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})"
    elif isinstance(node, ast.BinOp) and is_number(node.right) and isinstance(node.op, ast.Add | ast.Sub):
        sign: ast.operator = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield "sign turned", f"({ast.unparse(ast.BinOp(node.left, sign, node.right))})"


def other_answers(value: ast.expr) -> Iterator[tuple[str, str]]:
    """Yield what a function could return instead."""
    if isinstance(value, ast.Constant) and isinstance(value.value, bool):
        yield "answer turned", f"return {not value.value}"
    elif is_rule(value):
        yield "refusal dropped", "return 0"


def is_rule(node: ast.expr) -> bool:
    """Whether a rule's number is named there."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "rule"


def is_refusal(node: ast.expr) -> bool:
    """Whether a guard refuses there: `refuse(why, rule.…)`."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse"


def is_number(node: ast.expr) -> bool:
    """Whether a number is written there."""
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value != 0


def draw(folder: Path, root: Path, count: int, seed: int) -> list[Mutant]:
    """Return mutants of all files of a folder, drawn by the seed; all of them if the count is -1.

    Each is drawn by a hash of what it changes, so that most of a draw stays the same when the code around it changes.
    """
    found = [each for path in sorted(folder.rglob("*.py")) for each in find_mutants(path, root)]
    return sorted(found, key=lambda each: blake2b(f"{seed} {each.name}".encode(), digest_size=8).digest())[
        : None if count < 0 else count
    ]


def find_added(difference: str) -> Iterator[tuple[str, int]]:
    """Yield file and number of every line that is new in a difference without context, as `git diff -U0` tells it.

    >>> list(find_added("--- a/f.py\\n+++ b/f.py\\n@@ -3 +3,2 @@ def f():\\n-x\\n+++ y\\n+z\\n@@ -9 +9,0 @@\\n-v"))
    [('f.py', 3), ('f.py', 4)]
    """
    file, left = "", 0
    for line in difference.splitlines():
        if hunk := HUNK.match(line):
            first, left = int(hunk[1]), int(hunk[2] or 1)
            yield from [(file, number) for number in range(first, first + left)]
        elif line.startswith("+") and left:
            left -= 1  # a line of the file, which may begin like a header
        elif line.startswith("+++ b/"):
            file = line.removeprefix("+++ b/")


def read_listed(path: Path, folder: Path, root: Path) -> list[Mutant]:
    """Return the mutants of a list written by hand; raises a `ValueError` about one whose text does not stand there."""
    return [find_listed(each, folder, root) for each in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]]


def find_listed(each: dict[str, str], folder: Path, root: Path) -> Mutant:
    """Return a mutant that is given by a text of a function and what takes its place."""
    path = folder / each["file"]
    source = path.read_text(encoding="utf-8")
    bodies = [body for name, body in functions_in(ast.parse(source)) if name == each["function"]]
    if not bodies or each["only"] not in ONLY:
        raise ValueError(f"{each['file']} {each['function']}: there is no such function, or no case {each['only']!r}")
    first, last = bodies[0].lineno, bodies[0].end_lineno
    lines = source.splitlines(keepends=True)
    text = "".join(lines[first - 1 : last])
    if text.count(each["old"]) != 1:
        raise ValueError(f"{each['file']} {each['function']}: this must stand there exactly once: {each['old']!r}")
    begin = sum([len(line) for line in lines[: first - 1]]) + text.index(each["old"])
    begins, ends = place_of(source, begin), place_of(source, begin + len(each["old"]))
    file, kind = path.relative_to(root).as_posix(), ONLY[each["only"]]
    new = with_numbers(each["new"], source, (root / "spellspeed" / "words.py").read_text(encoding="utf-8"))
    statement = bodies[0].body[0].lineno
    return Mutant(file, each["function"], begins[0], statement, begins, ends, kind, each["old"], new, says=each["says"])


def with_numbers(new: str, source: str, words: str) -> str:
    """Return a text with the numbers of the words of the game that are not known in its file.

    >>> with_numbers("phase in (END_PHASE, DRAW_PHASE)", "import DRAW_PHASE", "END_PHASE: Final = 6")
    'phase in (6, DRAW_PHASE)'
    """
    for name in set(re.findall(r"\b[A-Z][A-Z0-9_]+\b", new)):
        found = re.search(rf"^{name}: Final = (\d+)", words, re.MULTILINE)
        if found and not re.search(rf"\b{name}\b", source):
            new = re.sub(rf"\b{name}\b", found[1], new)
    return new


def place_of(source: str, offset: int) -> tuple[int, int]:
    """Return a place in a text as its line, from 1, and the bytes before it in that line.

    >>> place_of("if ä:\\n    b", 4), place_of("if ä:\\n    b", 10)
    ((1, 5), (2, 4))
    """
    before = source[:offset]
    return before.count("\n") + 1, len(before.rpartition("\n")[2].encode())


def rules_cited(source: str, function: str) -> set[str]:
    """Return the rules that a function says it obeys or refuses with, written as their constants are."""
    for name, node in functions_in(ast.parse(source)):
        if name == function:
            lines = source.splitlines()[node.lineno - 1 : node.end_lineno]
            text = "\n".join(lines)
            cited = [each.strip(" .") for found in CITED.findall(text) for each in re.split("[,;]", found)]
            return {constant_of(each) for each in cited} | set(REFUSED.findall(text))
    return set()


def constant_of(rule: str) -> str:
    """Return a rule's name as a constant.

    >>> constant_of("battle.attack.once-per-turn")
    'BATTLE_ATTACK_ONCE_PER_TURN'
    """
    return re.sub("[.-]", "_", rule).upper()

"""The budgets that keep the code readable; raise one only with a reason in the same commit."""

import ast
import re
from pathlib import Path

from of_each import of_each

ROOT = Path(__file__).resolve().parents[2]
FILE_LINES = 600
FUNCTION_STATEMENTS = 55
STATE_FIELDS = 40
REQUEST_KINDS = 12
FRAME_KINDS = 40
# Saying and hearing cards; the rows themselves (the other modules of lang/phrases) are not counted.
SAYING = (
    *("say/say", "say/small_things", "say/spoken_names", "say/text"),
    *("hear/hear", "hear/hear_words", "hear/hear_made"),
    *("phrases/spoken", "phrases/template", "phrases/row", "phrases/names"),
)
SAYING_STATEMENTS = 1200

FILES = sorted(path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.py"))
NAMES = [path.relative_to(ROOT).as_posix() for path in FILES]


def constants(path: Path, prefix: str) -> list[str]:
    """The constants of a module whose names begin so."""
    return re.findall(rf"^({prefix}\w+): Final\b", path.read_text(encoding="utf-8"), re.MULTILINE)


def statements(tree: ast.AST) -> list[ast.stmt]:
    """Every statement in a piece of code, at any depth, without imports and docstrings."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    imports = (ast.Import, ast.ImportFrom)
    said = [node for node in found if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)]
    return [node for node in found if not isinstance(node, imports) and node not in said and node is not tree]


def only_stores(node: ast.AST) -> bool:
    """Whether a function is a constructor that does nothing but say what each field is."""
    if not isinstance(node, ast.FunctionDef) or node.name != "__init__":
        return False
    targets = [
        each.targets[0] if isinstance(each, ast.Assign) else each.target if isinstance(each, ast.AnnAssign) else None
        for each in node.body
    ]
    return all(isinstance(target, ast.Attribute) for target in targets)


def packs(node: ast.AST) -> bool:
    """Whether a statement stores several things that have nothing to do with each other, to be one line."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Tuple):
        return False
    targets = [each for target in node.targets if isinstance(target, ast.Tuple) for each in target.elts]
    exchanges = {ast.unparse(target) for target in targets} & {
        ast.unparse(each) for value in node.value.elts for each in ast.walk(value) if isinstance(each, ast.expr)
    }
    return any(isinstance(target, ast.Attribute) for target in targets) and not exchanges


@of_each(FILES, NAMES)
def test_files_and_functions_are_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= FILE_LINES
    long = [
        f"{node.name} has {len(statements(node))} statements"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and len(statements(node)) > FUNCTION_STATEMENTS
        and not only_stores(node)
    ]
    assert not long


@of_each(FILES, NAMES)
def test_each_field_is_stored_in_a_line_of_its_own(path: Path) -> None:
    packed = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if packs(node)]
    assert [f"line {node.lineno}" for node in packed if isinstance(node, ast.stmt)] == []


def test_what_is_packed_is_told_from_what_is_exchanged() -> None:
    first, second, third = ast.parse("self.a, self.b = a, b\nself.a, self.b = self.b, self.a\na, b = 0, 1").body
    assert packs(first) and not packs(second) and not packs(third)


def test_the_state_has_few_fields() -> None:
    tree = ast.parse((ROOT / "src/spellspeed/engine/kernel/state.py").read_text(encoding="utf-8"))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    init = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    fields = [argument.arg for argument in (*init.args.posonlyargs, *init.args.args, *init.args.kwonlyargs)][1:]
    assert 0 < len(fields) <= STATE_FIELDS


def test_there_are_few_kinds_of_request() -> None:
    assert 0 < len(constants(ROOT / "src/spellspeed/words.py", "ASK_")) <= REQUEST_KINDS


def test_there_are_few_kinds_of_frame() -> None:
    assert 0 < len(constants(ROOT / "src/spellspeed/engine/kernel/frames.py", "FRAME_")) <= FRAME_KINDS


def test_saying_and_hearing_cards_takes_little_code() -> None:
    lang = ROOT / "src/spellspeed/lang"
    assert not (lang / "render").exists()
    assert (
        0
        < sum([len(statements(ast.parse((lang / f"{name}.py").read_text(encoding="utf-8")))) for name in SAYING])
        <= SAYING_STATEMENTS
    )

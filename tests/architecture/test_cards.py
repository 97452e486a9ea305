"""Cards are data: their files hold nothing that runs, and the engine knows no card."""

import ast
from pathlib import Path

from of_each import of_each
from spellspeed.pool import DATA_FILES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "spellspeed"
CARD_FILES = sorted((SOURCE / "cards").glob("*.py"))
ENGINE_FILES = sorted((SOURCE / "engine").rglob("*.py"))
CARDS_A_FILE = 60
SHORTEST_PASSWORD = 10_000
RUNS = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.Lambda,
    ast.ClassDef,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.If,
    ast.IfExp,
    ast.For,
    ast.While,
    ast.With,
    ast.Try,
)


def facts() -> tuple[set[str], set[int]]:
    """The English names and the passwords of all cards we know."""
    names, passwords = set(), set()
    for file in DATA_FILES:
        for line in (SOURCE / "data" / file).read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                password, name = line.split("\t")[:2]
                names.add(name)
                passwords.add(int(password))
    return names, passwords


def imports(tree: ast.AST) -> list[str]:
    """Every module that a file imports from."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or ".")
    return found


def may_be_imported(module: str, path: Path) -> bool:
    """Whether a file of cards may import a module; the package gathers its own files."""
    if path.name == "__init__.py" and module == "spellspeed.cards":
        return True
    return module in ("typing", "spellspeed.lang.vocabulary")


def cards_written_in(path: Path) -> list[str]:
    """The names of the constants of a file that are cards."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        ast.unparse(node.target)
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "Card"
    ]


def literals(path: Path) -> list[tuple[int, object]]:
    """Line and value of every literal in a file, but for the docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and id(node) not in docstrings
    ]


@of_each(CARD_FILES, [path.name for path in CARD_FILES])
def test_a_file_of_cards_holds_nothing_that_runs(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [f"line {node.lineno}: {type(node).__name__}" for node in ast.walk(tree) if isinstance(node, RUNS)]
    assert not [module for module in imports(tree) if not may_be_imported(module, path)]


@of_each(CARD_FILES, [path.name for path in CARD_FILES])
def test_a_file_of_cards_can_be_read_at_one_sitting(path: Path) -> None:
    assert len(cards_written_in(path)) <= CARDS_A_FILE


@of_each(CARD_FILES, [path.name for path in CARD_FILES])
def test_every_card_that_is_written_is_listed(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    listed = [
        [ast.unparse(name) for name in node.value.elts]
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "CARDS" and isinstance(node.value, ast.Tuple)
    ]
    assert path.name == "__init__.py" or listed == [cards_written_in(path)]


@of_each(ENGINE_FILES, [path.relative_to(SOURCE).as_posix() for path in ENGINE_FILES])
def test_the_engine_knows_no_card(path: Path) -> None:
    names, passwords = facts()
    long_names = [name for name in names if " " in name]
    found = []
    for line, value in literals(path):
        if isinstance(value, str) and (value in names or any(name in value for name in long_names)):
            found.append(f"line {line}: {value!r}")
        if isinstance(value, int) and value >= SHORTEST_PASSWORD and value in passwords:
            found.append(f"line {line}: {value}")
    assert not found

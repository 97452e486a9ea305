"""Who may import whom: the layers of the package, read from the sources."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from of_each import of_each

SOURCE = Path(__file__).resolve().parents[2] / "src"
PACKAGE = "spellspeed"

READING = ("words", "wording", "describe", "rulebook")
FACADE_PARTS = (
    "dice",
    "outcome",
    "beginning",
    "asked",
    "happened",
    "duel",
    "picks",
    "position_key",
    "met_cards",
    "random_play",
    "seen",
    "view",
    "determinise",
    "hindsight",
    "wishes",
    "expected",
    "transcript",
    "replay",
    "svg",
    "describe",
)
TELLING = ("telling",)
FACADE = (
    *("", "deck", "deck_rules", "packaged_decks", "user_folder", "formats", "notation", "pool", "library"),
    *(*FACADE_PARTS, *TELLING, *READING),
)
BELOW_DUEL = (
    *("words", "wording", "lang", "rulebook", "engine", "data", "cards", "pool", "formats"),
    *("arguments", "at_random", "facts", "packaged_decks", "deck", "notation", "known_cards", "near_names", "library"),
    *("card_data", "user_folder", "artworks", "deck_rules"),
)
WITH_DUEL = (*BELOW_DUEL, *FACADE_PARTS, *TELLING)
USERS = ("play", "event", "bots", "env", "lab", "server", "web", "terminal", "cli", "commands", "__main__")
FILES = ("formats", "known_cards", "near_names", "user_folder", "database")  # what users of the facade read and keep

# What each part of the package may import; every part may import itself. The longest fitting name decides.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "words": (),
    "wording": ("words",),
    "lang": ("words",),
    "lang.phrases": ("lang", "words", "wording"),
    "cards": ("lang", "words"),
    "engine": ("words", "lang", "rulebook.codes", "compiling"),
    "compiling": (),
    "rulebook": (),
    "rulebook.codes": (),
    "data": ("words",),
    "text": ("lang", "words", "data"),
    "facts": ("engine", "lang", "words"),
    "card_data": ("engine", "words", "wording"),
    "at_random": ("engine",),
    "near_names": ("card_data",),
    "known_cards": ("card_data", "near_names", "user_folder", "engine", "words"),
    "user_folder": (),
    "pool": (
        *("arguments", "engine", "facts", "card_data", "lang", "cards", "data", "words", "wording"),
        *("known_cards", "near_names", "artworks"),
    ),
    "database": ("user_folder",),
    "library": ("pool", "known_cards", "near_names", "arguments", "engine", "packaged_decks"),
    **dict.fromkeys(("arguments", "artworks", "user_folder"), ()),
    "packaged_decks": ("formats",),
    **dict.fromkeys(("deck", "deck_rules", "notation", "formats"), BELOW_DUEL),
    **dict.fromkeys((*FACADE_PARTS, *TELLING), WITH_DUEL),
    **dict.fromkeys(USERS, (*FACADE, *USERS, *FILES)),
    "event": (*FACADE, "play", "bots", *FILES),  # the server uses it without a terminal
    "play": (*FACADE, *FILES, "arguments", "bots"),  # matches know neither a terminal nor a server
    "": (*WITH_DUEL, *USERS),  # the package itself only gathers the public names
}


def modules() -> dict[str, Path]:
    """Every module of the package by its name without the package, `""` being the package itself."""
    found = {}
    for path in sorted((SOURCE / PACKAGE).rglob("*.py")):
        parts = path.relative_to(SOURCE / PACKAGE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def fits(module: str, part: str) -> bool:
    """Whether a module belongs to a part of the package."""
    return module == part or (part != "" and module.startswith(part + "."))


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and name of every module of ours that a file imports, also inside functions and for types only."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write imports in full"
            names = [f"{node.module}.{name}" for name in names]
        for name in names:
            package, _, rest = name.partition(".")
            if package == PACKAGE:
                # `from spellspeed.words import DECK` names a thing within a module; the module is what counts.
                yield node.lineno, rest if rest in MODULES else rest.rpartition(".")[0]


@of_each([*MODULES], [*MODULES])
def test_a_module_imports_only_what_lies_below_it(module: str) -> None:
    parts = [part for part in MAY_IMPORT if fits(module, part)]
    assert parts, f"{module} belongs to no layer: give it one in MAY_IMPORT"
    part = max(parts, key=len)
    allowed = (part, *MAY_IMPORT[part])
    wrong = [
        f"line {line}: {module} imports {name or PACKAGE}"
        for line, name in imported(MODULES[module])
        if not any(fits(name, may) for may in allowed)
    ]
    assert not wrong, f"{part} may import only {allowed}: " + "; ".join(wrong)


# What does not come with Python, and who may import it; everything else of the package needs nothing.
FOREIGN: dict[str, tuple[str, ...]] = {
    "compiling": ("mypy_extensions",),  # if it is there
    "event.pairing": ("networkx",),
    "commands.serve": ("uvicorn",),
    "database": ("sqlalchemy", "alembic"),
    "event": ("sqlalchemy", "alembic"),
    "server": (
        *("msgspec", "fastapi", "starlette", "uvicorn", "pydantic", "websockets"),
        *("sqlalchemy", "alembic", "psycopg"),
    ),
}


def foreign(path: Path) -> Iterator[tuple[str, bool]]:
    """Every package that does not come with Python and is imported in a file, and whether as soon as it is loaded."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [str(node.module)]
        for name in [name.partition(".")[0] for name in names]:
            if name != PACKAGE and name not in sys.stdlib_module_names:
                yield name, node in tree.body


@of_each([*MODULES], [*MODULES])
def test_a_module_needs_nothing_but_python_unless_it_may(module: str) -> None:
    may = [name for part, names in FOREIGN.items() if fits(module, part) for name in names]
    assert [name for name, _ in foreign(MODULES[module]) if name not in may] == []
    assert ("networkx", True) not in foreign(MODULES[module])  # it takes long, and only pairing needs it


def imports_at_once(path: Path) -> Iterator[tuple[str, bool]]:
    """Every module of ours that a file imports when it is loaded, in order, and whether names are taken from it."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            package, _, module = str(node.module).partition(".")
            if package == PACKAGE and module in MODULES:
                yield module, True
        elif isinstance(node, ast.Import):
            for alias in node.names:
                package, _, module = alias.name.partition(".")
                if package == PACKAGE and module in MODULES:
                    yield module, False


ENGINE = {name: tuple(imports_at_once(path)) for name, path in MODULES.items() if fits(name, "engine")}


def load(module: str, loading: list[str], loaded: set[str]) -> None:
    """Follow the imports of a module as Python does; names cannot be taken from what is still being loaded."""
    loading.append(module)
    for name, takes_names in ENGINE[module]:
        if name not in ENGINE or name in loaded:
            continue
        if name not in loading:
            load(name, loading, loaded)
        elif takes_names:
            raise ImportError(f"{module} takes names from {name}: {' → '.join(loading)}")
    loading.remove(module)
    loaded.add(module)


@of_each([*ENGINE], [*ENGINE])
def test_any_module_of_the_engine_can_be_the_first_to_be_loaded(module: str) -> None:
    load(module, [], set())

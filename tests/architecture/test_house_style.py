"""House rules that a machine can hold: no foreign paths, no printed card text, no empty words."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IGNORED = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}
TEXT = {"", ".py", ".toml", ".json", ".jsonl", ".tsv", ".csv", ".md", ".txt", ".duel", ".js", ".css", ".html", ".ydk"}

# Put together here, so that this file does not contain what it forbids.
FOLDERS = "|".join(("work", "tmp", "home", "root", "opt", "mnt", "Users"))
MACHINE_PATH = re.compile(rf"(?<![\w.$}}])/(?:{FOLDERS})/")
REGISTRY = re.compile("|".join(("pypi" + r"\.org", "python" + r"hosted\.org", "npmjs" + r"\.(?:org|com)")))
# The fields that carry printed text in other people's card data, and numbered effects as they are printed in Chinese.
CARD_TEXT = re.compile("|".join(('"?(?:text|desc)' + '_(?:en|zh|ja)"?', "[①-⑩]" + "：")))
EMPTY_WORDS = {"manager", "handler", "utils", "ctx"}


def files() -> Iterator[tuple[str, str]]:
    """Name and text of every file that is, or would be, committed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split("\0")
    # A source archive has no git: then every file that is not generated counts.
    found = [ROOT / name for name in listed if name] or [
        path for path in ROOT.rglob("*") if not IGNORED & set(path.relative_to(ROOT).parts)
    ]
    for path in sorted(found):
        if path.is_file() and path.suffix in TEXT:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8", errors="replace")


FILES = dict(files())


def hits(pattern: re.Pattern[str], names: list[str]) -> list[str]:
    """Where the pattern occurs, as file:line."""
    return [
        f"{name}:{number}: {line.strip()[:80]}"
        for name in names
        for number, line in enumerate(FILES[name].splitlines(), start=1)
        if pattern.search(line)
    ]


def test_there_is_something_to_check() -> None:
    assert "src/spellspeed/words.py" in FILES


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert not hits(MACHINE_PATH, list(FILES))


def test_no_file_names_a_package_registry() -> None:
    assert not hits(REGISTRY, list(FILES))


def test_no_printed_card_text_is_shipped() -> None:
    assert not hits(CARD_TEXT, [name for name in FILES if name.startswith("src/") and "/render/" not in name])


def test_no_name_is_made_of_empty_words() -> None:
    wrong = []
    for name in (name for name in FILES if name.startswith("src/") and name.endswith(".py")):
        identifiers = set(name.removesuffix(".py").split("/"))
        for node in ast.walk(ast.parse(FILES[name])):
            identifiers |= {
                value
                for field in ("id", "attr", "arg", "name", "asname")
                if isinstance(value := getattr(node, field, None), str)
            }
        for identifier in identifiers:
            if EMPTY_WORDS & set(re.sub(r"([a-z])([A-Z])", r"\1_\2", identifier).lower().split("_")):
                wrong.append(f"{name}: {identifier}")
    assert not wrong

"""Moves modules into the folders of the map and gives each thing one name: git mv, and every reference rewritten.

    python move_tree.py ROOT --stage engine|lang|names|tests|docs

ROOT is a clean checkout. Each stage is one commit that moves and renames and changes nothing else; nothing is committed
here. Run them in this order. `ROOT/.venv/bin/ruff` sorts imports and lays out the files that were touched.
"""

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from pathlib import Path

ENGINE = {
    "kernel": "row rows card_state questions dice caches state frames layouts game pool places slots loops"
    " ways:how_summoned limits events:tell begin falling one_by_one",
    "asking": "answer ask tributes levels materials",
    "applies": "continuous negation_order texts grants find stats numbers geminis declare calculation"
    " attack:standing_attack markers awaited triggers watchers traits equipped",
    "moving": "moves counters attached zones trap_monsters hands",
    "may": "effect_of",
    "verbs": "destroy placing equip equip_each bonds control come_back damage replace by_itself oaths",
    "summons": "summon:by_hand procedure pendulum:pendulum_summon special_summon:summon_by_effect"
    " normal_summon:normal_summon_by_effect fusion:fusion_summon tokens",
    "settling": "settle onsets only_one:only_ones graveyard_order",
    "line": "perform steps choosing chance declaring obligations negate",
    "chain": "activate:activating chain waiting window responses",
    "turn": "turn main_phase setup",
    "battle": "battle damage_step spare_damage",
}
LANG = {
    "codes": "code filter_code line_code card_code",
    "words": "node terms words:every_word nouns verbs deeds lines timings choices chance:coins_and_dice"
    " declaring:declarations places:places_said zones:zones_said winning rare becoming lasting categories own_card inside",
    "phrases": "template spoken",
    "say": "say saying:small_things spoken_names text",
    "check": "check:well_said sense:words_together objections:single_words findings:single_parts problems:problem"
    " canonical gemini:gemini_effects",
    "hear": "hear hear_words hear_made",
    "flatten": "program:whole_card circumstances coding:noun_codes writer:step_codes composing:composed_verbs"
    " events:happening_codes amounts dependence",
}
OTHERS = {
    "hindsight.events": "hindsight.event_reasons",
    "telling.events": "telling.event_sentences",
    "telling.words": "telling.duel_words",
    "wishes.words": "wishes.reading",
    "lang.phrases.words": "lang.phrases.single_words_said",
}
# What is called alike in two places: module (before any stage), class, its name from now on.
CLASSES = [
    ("spellspeed.engine.rows", "Deed", "DeedDone"),
    ("spellspeed.engine.rows", "Waiting", "WaitingTrigger"),
    ("spellspeed.engine.layouts", "Layout", "MemoryLayout"),
    ("spellspeed.engine.may.pendulum", "Room", "PendulumRoom"),
    ("spellspeed.beginning", "Node", "HistoryNode"),
    ("spellspeed.terminal.menu", "Line", "MenuLine"),
    ("spellspeed.wishes.refs", "Ref", "CardMeant"),
    ("spellspeed.notation.write", "Writer", "PositionWriter"),
    ("spellspeed.lang.coding", "Words", "NounWriter"),
    ("spellspeed.lang.writer", "Writer", "StepWriter"),
    ("spellspeed.lang.template", "Doing", "BentVerb"),
    ("spellspeed.lang.template", "Given", "GivenWord"),
    ("spellspeed.lang.phrases.row", "Row", "Phrase"),
]
SEEN = "\u2042"  # behind a name that is the new one already
# Tests named after what they hold.
TESTS = {
    "battle_further": "battle_attacks_in_a_row",
    "chain_further": "chain_left_behind",
    "control_further": "control_changes_that_meet",
    "cost_further": "cost_declared_amounts",
    "counter_further": "counter_where_they_lie",
    "damage_kinds_further": "damage_of_both_players",
    "damage_step_further": "damage_step_one_timing_to_the_next",
    "damage_step_start_further": "damage_step_battling_monsters",
    "effect_acting_further": "effect_of_gone_cards",
    "effect_controller_further": "effect_reach",
    "effect_possible_further": "effect_left_to_do",
    "effect_type_further": "effect_type_two_continuous",
    "effect_type_trigger_further": "effect_type_own_trigger",
    "move_further": "move_elsewhere",
    "negate_further": "negate_speaks_of",
    "pendulum_further": "pendulum_outermost_zones",
    "shown_effect_further": "shown_effect_equip_info",
    "shown_further": "shown_together",
    "spell_further": "spell_set_by_effects",
    "spell_trap_further": "spell_trap_counted_activations",
    "stats_further": "stats_of_materials",
    "summon_by_effect_further": "summon_by_effect_too_many",
    "summon_further": "summon_or_set_by_effects",
    "summon_fusion_further": "summon_fusion_materials",
    "summon_ritual_further": "summon_ritual_tributes",
    "token_further": "token_after_token",
    "turn_end_further": "turn_end_in_order",
    "turn_further": "turn_skipped_phases",
    "win_further": "win_loops_and_zero",
}
TEXT = {".py", ".md", ".toml", ".cfg", ".ini", ".yml", ".yaml", ".txt", ".ts", ".js", ".mjs", ".json", ".html", ""}


def git(root: Path, *words: str) -> str:
    """Run git, and return what it says."""
    return subprocess.run(["git", "-C", str(root), *words], check=True, capture_output=True, text=True).stdout


def tracked(root: Path) -> list[Path]:
    """The text files that are committed, but for what is generated and what only looks like paths."""
    found = []
    for name in git(root, "ls-files", "-z").split("\0"):
        path = root / name
        generated = name.startswith(("tests/cards/golden/", "docs/screens", "web/package-lock", "src/spellspeed/data/"))
        if name and path.suffix in TEXT and path.is_file() and not path.is_symlink() and not generated:
            if "rulebook" not in name or path.suffix == ".py":
                found.append(path)
    return found


def moves_of(parts: dict[str, str], package: str) -> dict[str, str]:
    """Old module name → new, both in full."""
    found = {}
    for folder, names in parts.items():
        for each in names.split():
            old, _, new = each.partition(":")
            found[f"{package}.{old}"] = f"{package}.{folder}.{new or old}"
    return found


def place_new(root: Path, package: str, parts: dict[str, str], stay: set[str], moves: dict[str, str]) -> None:
    """Give a module that no list names a folder: the lowest that stands above nothing it imports."""
    folders = list(parts)
    base = root / "src" / package.replace(".", "/")
    lost = {f"{package}.{path.stem}" for path in base.glob("*.py")} - moves.keys() - stay - {f"{package}.__init__"}
    while lost:
        for module in sorted(lost):
            lowest = 0
            waits = False
            for node in ast.parse((base / f"{module.rpartition('.')[2]}.py").read_text(encoding="utf-8")).body:
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and node.module:
                    names = [node.module, *[f"{node.module}.{alias.name}" for alias in node.names]]
                for name in names:
                    waits = waits or (name in lost and name != module)
                    if name in moves:
                        lowest = max(lowest, folders.index(moves[name].split(".")[2]))
                    elif name.startswith(f"{package}.") and name.split(".")[2] in folders and name.count(".") > 2:
                        lowest = max(lowest, folders.index(name.split(".")[2]))
            if not waits or len(lost) == 1:
                moves[module] = f"{package}.{folders[lowest]}.{module.rpartition('.')[2]}"
                print(f"{module} is in no list: it goes to {moves[module]}", file=sys.stderr)
                lost = lost - {module}
                break
        else:
            raise SystemExit(f"say where these go, which import each other: {sorted(lost)}")


# ------------------------------------------------------------------------------------------------------------- moving


def move(root: Path, moves: dict[str, str]) -> None:
    """Move the files with git; a folder that has no `__init__.py` gets one."""
    for old, new in moves.items():
        source = root / "src" / (old.replace(".", "/") + ".py")
        target = root / "src" / (new.replace(".", "/") + ".py")
        if not source.exists():
            raise SystemExit(f"{source} is not there: has this stage run already?")
        if not (target.parent / "__init__.py").exists():
            target.parent.mkdir(exist_ok=True)
            (target.parent / "__init__.py").touch()
            git(root, "add", str(target.parent / "__init__.py"))
        git(root, "mv", str(source), str(target))


def rewrite_package_imports(text: str, moves: dict[str, str]) -> str:
    """`from spellspeed.engine import find` names a module as well: it becomes an import of its own."""
    packages = {old.rpartition(".")[0] for old in moves}
    # A module that has another name now may be imported by it already: `rename_aliases` came first.
    moves = {**{f"{old.rpartition('.')[0]}.{new.rpartition('.')[2]}": new for old, new in moves.items()}, **moves}
    lines = text.splitlines(keepends=True)
    for node in sorted(
        [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom) and node.module in packages],
        key=lambda node: -node.lineno,
    ):
        moved = [alias for alias in node.names if f"{node.module}.{alias.name}" in moves]
        if not moved:
            continue
        stay = [alias for alias in node.names if alias not in moved]
        indent = lines[node.lineno - 1][: node.col_offset]
        said = []
        if stay:
            said.append(f"from {node.module} import {', '.join([ast.unparse(alias) for alias in stay])}")
        for alias in moved:
            package, _, name = moves[f"{node.module}.{alias.name}"].rpartition(".")
            bound = alias.asname or alias.name
            said.append(f"from {package}{SEEN} import {name}" + ("" if bound == name else f" as {bound}"))
        lines[node.lineno - 1 : node.end_lineno] = [f"{indent}{line}\n" for line in said]
    return "".join(lines)


def rename_aliases(text: str, moves: dict[str, str], name: str) -> str:
    """`import a.b as b` where `b` has another name now: the alias follows, wherever nothing else has that name."""
    tree = ast.parse(text)
    wanted = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                new = moves.get(alias.name, "").rpartition(".")[2]
                if new and alias.asname == alias.name.rpartition(".")[2] != new:
                    wanted[alias.asname] = new
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                new = moves.get(f"{node.module}.{alias.name}", "").rpartition(".")[2]
                if new and alias.asname is None and new != alias.name:
                    wanted[alias.name] = new
    taken = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    taken |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    taken |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    stored |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    edits = []
    offsets = starts(text)
    for old, new in wanted.items():
        if new in taken or old in stored:
            print(f"{name}: the module stays {old} here, for {new} or {old} is another thing too", file=sys.stderr)
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id == old:
                edits.append((offsets[node.lineno - 1] + node.col_offset, len(old), new))
            elif isinstance(node, ast.Import | ast.ImportFrom):
                for alias in node.names:
                    if alias.asname == old and isinstance(node, ast.Import):
                        end = offsets[(alias.end_lineno or 0) - 1] + (alias.end_col_offset or 0)
                        edits.append((end - len(old), len(old), new))
                    elif alias.name == old and alias.asname is None and isinstance(node, ast.ImportFrom):
                        edits.append((offsets[alias.lineno - 1] + alias.col_offset, len(old), new))
    return edited(text, edits)


def starts(text: str) -> list[int]:
    """Where each line begins, in bytes, as the syntax tree counts."""
    found = [0]
    for line in text.splitlines(keepends=True):
        found.append(found[-1] + len(line.encode()))
    return found


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    """The text with pieces of it replaced: where, how many bytes, by what."""
    data = text.encode()
    for at, length, new in sorted(set(edits), reverse=True):
        data = data[:at] + new.encode() + data[at + length :]
    return data.decode()


def rewrite_names(text: str, moves: dict[str, str]) -> str:
    """Names in full, `spellspeed.engine.find`, and paths, `engine/find.py`, in code and prose alike."""
    packages = sorted({old.rpartition(".")[0] for old in moves}, key=len, reverse=True)
    for package in packages:
        mine = {old.rpartition(".")[2]: new for old, new in moves.items() if old.rpartition(".")[0] == package}
        short = package.removeprefix("spellspeed.")
        names = "|".join(sorted(mine, key=len, reverse=True))
        dotted = re.compile(rf"\b{re.escape(package)}\.({names})\b(?![/{SEEN}])")
        text = dotted.sub(lambda found: mine[found[1]], text)
        path = re.compile(rf"(?<![\w-]){short.replace('.', '/')}/({names})\.py\b")
        text = path.sub(lambda found: mine[found[1]].removeprefix("spellspeed.").replace(".", "/") + ".py", text)
    return text


def rewrite_prose(text: str, moves: dict[str, str], package: str) -> str:
    """On pages: `special_summon.py` and `special_summon.begin`, where a module of this package has a new name."""
    short = package.removeprefix("spellspeed.")
    for old, new in moves.items():
        name, tail = old.removeprefix("spellspeed."), new.removeprefix("spellspeed.")
        if name.startswith(f"{short}."):
            text = re.sub(rf"`{re.escape(name)}(?=[.`])", f"`{tail}", text)
        before, after = old.rpartition(".")[2], new.rpartition(".")[2]
        if old.startswith(f"{package}.") and before != after:
            text = re.sub(rf"`{before}\.py`", f"`{after}.py`", text)
            text = re.sub(rf"`{before}\.(?=[a-z_]+`)(?!py)", f"`{after}.", text)
    return text


def bound_modules(path: Path) -> set[str]:
    """The names by which a file knows modules."""
    if not path.exists():
        return set()
    imports = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.Import)]
    return {alias.asname for node in imports for alias in node.names if alias.asname}


def rewrite_quoted_code(root: Path, name: str, moves: dict[str, str]) -> None:
    """In lists of mutants: code that is quoted, where it speaks of a module by the name that it had."""
    renamed = {old.rpartition(".")[2]: new.rpartition(".")[2] for old, new in moves.items()}
    renamed = {old: new for old, new in renamed.items() if old != new}
    lines = (root / name).read_text(encoding="utf-8").splitlines(keepends=True)
    known: set[str] = set()
    for at, line in enumerate(lines):
        file = re.match(r'file = "([^"]+)"', line) or re.match(r'name = "spellspeed/(\S+\.py) ', line)
        if file:
            known = bound_modules(root / "src/spellspeed" / file[1])
            known = known or bound_modules(root / "src/spellspeed/engine" / file[1])
        if line.startswith(("old = ", "new = ", "name = ")):
            for old, new in renamed.items():
                if new in known and old not in known:
                    line = re.sub(rf"(?<![\w.]){old}\.(?=\w)", f"{new}.", line)
            lines[at] = line
    (root / name).write_text("".join(lines), encoding="utf-8")


def rewrite_all(root: Path, moves: dict[str, str], package: str, pages: bool) -> None:
    """Rewrite every reference in every file."""
    for path in tracked(root):
        text = path.read_text(encoding="utf-8")
        new = text
        name = path.relative_to(root).as_posix()
        if path.suffix == ".py":
            if "spellspeed" in text:
                new = rename_aliases(new, moves, name)
                new = rewrite_package_imports(new, {**moves})
        new = rewrite_names(new, moves).replace(SEEN, "")
        if pages and path.suffix == ".md":
            new = rewrite_prose(new, moves, package)
        if new != text:
            path.write_text(new, encoding="utf-8")


def rewrite_lists(root: Path, moves: dict[str, str]) -> None:
    """The lists of mutants, once all else is rewritten."""
    for name in ("broken_rules", "surviving_mutants", "asymmetric_mutants"):
        rewrite_quoted_code(root, f"tools/{name}.toml", moves)


def lay_out(root: Path) -> None:
    """Sort the imports of what was touched, and lay it out."""
    named = git(root, "diff", "HEAD", "--name-only", "--diff-filter=d", "-z").split("\0")
    files = [str(root / name) for name in named if name.endswith(".py")]
    ruff = str(root / ".venv/bin/ruff")
    subprocess.run([ruff, "check", "--quiet", "--fix", "--select", "I", *files], cwd=root, check=False)
    subprocess.run([ruff, "format", "--quiet", *files], cwd=root, check=True)
    left = subprocess.run([ruff, "check", "--quiet", "--output-format", "concise", *files], cwd=root, check=False)
    if left.returncode:
        print("ruff has something to say, see above", file=sys.stderr)


def replace(root: Path, name: str, *pairs: tuple[str, str]) -> None:
    """Replace pieces of one file, each of which must be there."""
    path = root / name
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        if old not in text:
            raise SystemExit(f"{name} no longer has: {old}")
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


# ------------------------------------------------------------------------------------------------------------- stages


def move_engine(root: Path) -> None:
    """The folders of the engine."""
    moves = moves_of(ENGINE, "spellspeed.engine")
    place_new(root, "spellspeed.engine", ENGINE, {"spellspeed.engine.run"}, moves)
    move(root, moves)
    rewrite_all(root, moves, "spellspeed.engine", True)
    # Mutants name files below engine/.
    path = root / "tools/asymmetric_mutants.toml"
    text = path.read_text(encoding="utf-8")
    for old, new in moves.items():
        file = new.removeprefix("spellspeed.engine.").replace(".", "/")
        text = re.sub(rf'^file = "{old.rpartition(".")[2]}\.py"$', f'file = "{file}.py"', text, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")
    rewrite_lists(root, moves)
    replace(
        root,
        "tests/architecture/test_docs.py",
        (
            '    folders = (ROOT, ROOT / "src/spellspeed", ROOT / "src/spellspeed/engine")\n'
            "    return any((folder / name).exists() for folder in folders)\n",
            '    folders = (ROOT, ROOT / "src/spellspeed", ROOT / "src/spellspeed/engine")\n'
            "    return name in FILES_OF_THE_ENGINE or any((folder / name).exists() for folder in folders)\n",
        ),
        (
            '    parts = name.split(".")\n    for package in ("spellspeed.engine", "spellspeed", ""):\n',
            '    parts = name.split(".")\n    for package in (*FOLDERS, "spellspeed.engine", "spellspeed", ""):\n',
        ),
        (
            "def names_a_file(name: str) -> bool:\n",
            'ENGINE = ROOT / "src/spellspeed/engine"\n'
            'FILES_OF_THE_ENGINE = {path.name for path in ENGINE.rglob("*.py")}\n'
            'FOLDERS = [f"spellspeed.engine.{path.parent.name}" for path in sorted(ENGINE.glob("*/__init__.py"))]\n'
            "\n\ndef names_a_file(name: str) -> bool:\n",
        ),
        (
            'MODULES = sorted((ROOT / "src/spellspeed/engine").glob("*.py"))\n',
            'MODULES = [path for path in sorted(ENGINE.rglob("*.py")) if path.parent.name != "may"]\n',
        ),
    )
    lay_out(root)


def move_lang(root: Path) -> None:
    """The folders of the card language."""
    moves = moves_of(LANG, "spellspeed.lang")
    place_new(root, "spellspeed.lang", LANG, {"spellspeed.lang.vocabulary", "spellspeed.lang.errors"}, moves)
    move(root, moves)
    rewrite_all(root, moves, "spellspeed.lang", False)
    rewrite_lists(root, moves)
    replace(root, "tools/build_compiled.py", ('package / "lang" / name', 'package / "lang/codes" / name'))
    replace(
        root,
        "tests/architecture/test_sizes.py",
        (
            '    *("say", "saying", "spoken", "spoken_names", "text", "template", "hear", "hear_words", "hear_made"),\n'
            '    *("phrases/row", "phrases/names"),\n',
            '    *("say/say", "say/small_things", "say/spoken_names", "say/text"),\n'
            '    *("hear/hear", "hear/hear_words", "hear/hear_made"),\n'
            '    *("phrases/spoken", "phrases/template", "phrases/row", "phrases/names"),\n',
        ),
    )
    lay_out(root)


def move_others(root: Path) -> None:
    """Modules and classes of which there are two of one name."""
    moves = {f"spellspeed.{old}": f"spellspeed.{new}" for old, new in OTHERS.items()}
    move(root, moves)
    rewrite_all(root, moves, "spellspeed", False)
    places = {**moves_of(ENGINE, "spellspeed.engine"), **moves_of(LANG, "spellspeed.lang"), **moves}
    for module, old, new in CLASSES:
        rename_class(root, places.get(module, module), old, new)
        name = places.get(module, module)
        for path in sorted((root / "docs").rglob("*.md")):
            text = path.read_text(encoding="utf-8")
            short = rf"(?:{re.escape(name)}|{re.escape(name.removeprefix('spellspeed.'))}|{name.rpartition('.')[2]})"
            said = re.sub(rf"`({short})\.{old}\b", rf"`\1.{new}", text)
            if module.startswith("spellspeed.engine.") and path.stem in ("how-a-duel-flows", "kernel", "what-applies"):
                said = re.sub(rf"`{old}`", f"`{new}`", said)
            if said != text:
                path.write_text(said, encoding="utf-8")
    lay_out(root)


def rename_class(root: Path, module: str, old: str, new: str) -> None:
    """Rename a class wherever it is meant: where it is defined, and where it is imported from there or from a file that
    hands it on."""
    home = root / "src" / (module.replace(".", "/") + ".py")
    sources = {module}
    texts = {path: path.read_text(encoding="utf-8") for path in tracked(root) if path.suffix == ".py"}
    for path, text in texts.items():  # `from a import X as X` hands it on
        if re.search(rf"\b{old} as {old}\b", text):
            for node in ast.parse(text).body:
                if isinstance(node, ast.ImportFrom) and node.module == module:
                    if any(alias.name == alias.asname == old for alias in node.names):
                        sources.add(".".join(path.relative_to(root / "src").with_suffix("").parts))
    for path, text in texts.items():
        if old not in text:
            continue
        tree = ast.parse(text)
        bound = path == home
        aliases = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in sources:
                bound = bound or any(alias.name == old and alias.asname in (None, old) for alias in node.names)
                if any(alias.name == old and alias.asname not in (None, old) for alias in node.names):
                    text = re.sub(rf"\b{old} as\b", f"{new} as", text)
            elif isinstance(node, ast.Import):
                aliases |= {alias.asname for alias in node.names if alias.name in sources and alias.asname}
            elif isinstance(node, ast.ImportFrom):
                aliases |= {
                    alias.asname or alias.name for alias in node.names if f"{node.module}.{alias.name}" in sources
                }
        if bound or aliases:
            path.write_text(rename_tokens(text, old, new, bound, aliases), encoding="utf-8")
        elif text != texts[path]:
            path.write_text(text, encoding="utf-8")


def rename_tokens(text: str, old: str, new: str, bound: bool, aliases: set[str]) -> str:
    """Rename a name in the code, in annotations that are strings, and in the examples of docstrings."""
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    lines = text.splitlines(keepends=True)
    found = []
    for at, token in enumerate(tokens):
        before = tokens[at - 1].string if at else ""
        if token.type == tokenize.NAME and token.string == old:
            meant = bound and before != "." or (before == "." and tokens[at - 2].string in aliases)
            if meant:
                found.append((token.start, old, new))
        elif token.type == tokenize.STRING and bound and old in token.string:
            said = token.string
            if re.fullmatch(r"""["'][\w\[\], |.]*["']""", said) and not re.fullmatch(rf"""["'].*\b{old}\b \w.*["']""", said):
                changed = re.sub(rf"(?<![.\w]){old}\b", new, said)
            else:
                changed = "\n".join(
                    [
                        re.sub(rf"(?<![.\w]){old}\b(?=[\(,)\]]|$)", new, line) if ">>>" in line or "..." in line else line
                        for line in said.split("\n")
                    ]
                )
                changed = re.sub(rf"`{old}`", f"`{new}`", changed)
                if ">>>" in said:  # what an example prints
                    changed = re.sub(rf"(?<![.\w]){old}(?=\()", new, changed)
            if changed != said:
                found.append((token.start, said, changed))
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line))
    for (row, column), was, becomes in sorted(found, reverse=True):
        start = offsets[row - 1] + column
        assert text[start : start + len(was)] == was
        text = text[:start] + becomes + text[start + len(was) :]
    return text


def move_tests(root: Path) -> None:
    """Tests of rules that were only called further ones."""
    rules = root / "tests/rules"
    for old, new in TESTS.items():
        git(root, "mv", str(rules / f"test_{old}.py"), str(rules / f"test_{new}.py"))
    left = [path.name for path in (root / "tests").rglob("*_further.py")]
    if left:
        print(f"these have no better name yet: {left}", file=sys.stderr)
    named = re.compile(rf"\btest_({'|'.join(sorted(TESTS, key=len, reverse=True))})\b")
    for path in tracked(root):
        text = path.read_text(encoding="utf-8")
        new = named.sub(lambda found: f"test_{TESTS[found[1]]}", text)
        if new != text:
            path.write_text(new, encoding="utf-8")


def write_docs(root: Path) -> None:
    """The map, the design page, and the test that holds the order of the folders."""
    given = Path(__file__).with_name("move_tree_docs")
    target = root / "tests/architecture/test_folders.py"
    target.write_text((given / "test_folders.py").read_text(encoding="utf-8"), encoding="utf-8")
    git(root, "add", str(target))
    replace(
        root,
        "docs/how-a-duel-flows.md",
        ("### Where the state lives\n", (given / "folders.md").read_text(encoding="utf-8") + "### Where the state lives\n"),
        (
            "module names are those of `spellspeed.engine`\nunless another part of the package stands in front.",
            "modules without a package are those of\n`spellspeed.engine`, in whatever folder they lie.",
        ),
    )
    replace(
        root,
        "CONTRIBUTING.md",
        ("| the game: free functions `f(g: Game, s: State, …)`; compiled |",
         "| the game: free functions `f(g: Game, s: State, …)`, in [folders that follow the map](docs/how-a-duel-flows.md#the-folders-of-the-engine); compiled |"),
        ("| the card language: typed words, nodes, what is wrong with a sentence (`check`), its program, its text (`render`) |",
         "| the card language: its words (`words/`), what is wrong with a sentence (`check/`), its codes (`flatten/`, `codes/`), its text (`phrases/`, `say/`, `hear/`) |"),
    )
    replace(
        root,
        "docs/design/wiring.md",
        ("The fields and the ops are built; the folders are still to come.\n", ""),
        (
            " Folders follow the map of [how a duel flows](../how-a-duel-flows.md) in one commit that only moves.",
            " Folders follow the map of [how a duel flows](../how-a-duel-flows.md#the-folders-of-the-engine).\n"
            + (given / "wiring_end.md").read_text(encoding="utf-8").rstrip("\n"),
        ),
    )
    lay_out(root)


STAGES = {"docs": write_docs, "engine": move_engine, "lang": move_lang, "names": move_others, "tests": move_tests}


def main() -> int:
    """Run one stage."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", type=Path)
    parser.add_argument("--stage", choices=[*STAGES], required=True)
    chosen = parser.parse_args()
    root = chosen.root.resolve()
    if git(root, "status", "--porcelain", "--untracked-files=no"):
        raise SystemExit("commit or put away what is changed first")
    STAGES[chosen.stage](root)
    git(root, "add", "-A")
    print(git(root, "diff", "--cached", "--shortstat", "HEAD"))
    return 0


if __name__ == "__main__":
    sys.exit(main())

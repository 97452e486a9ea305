"""Builds `rules.json` from the catalogue, appends rule numbers to `codes.py`, and says whether all of them agree."""

import argparse
import ast
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

RULEBOOK = Path(__file__).resolve().parent.parent / "src" / "spellspeed" / "rulebook"
REQUIRED = {"id": str, "tier": int, "kind": str, "testable": bool, "sentence": str, "zh": str, "scenarios": int}
OPTIONAL = {"note": str, "format": str}
CHINESE = "chinese.toml"  # not a topic: the Chinese sentence of every rule, and of every note
ENGLISH = "english.toml"  # not a topic: what is told instead of the collected sentence or note
ASKED = "asked.toml"  # not a topic: words under which a rule is looked for
LANGUAGES = {CHINESE: ("zh", "。"), ENGLISH: ("en", ".")}
TABLES = {"sentences": "sentence", "notes": "note"}
OURS = "ours"  # not a topic: rules of any topic that we have worded ourselves


class BrokenRulebook(Exception):
    """The catalogue, the codes and the built book contradict each other."""


def code_name(rule_id: str) -> str:
    """The constant that stands for a rule in `codes.py`."""
    return re.sub(r"[.-]", "_", rule_id).upper()


def check_rule(rule: dict[str, Any], topic: str) -> None:
    """Refuses a catalogue entry that lacks a field, has a foreign one, or lies in the wrong file."""
    where = f"{topic}.toml: {rule.get('id', rule)}"
    for key, type_ in REQUIRED.items():
        if type(rule.get(key)) is not type_:
            raise BrokenRulebook(f"{where}: `{key}` must be a {type_.__name__}")
    strange = set(rule) - set(REQUIRED) - set(OPTIONAL) - {"sources"}
    if strange:
        raise BrokenRulebook(f"{where}: unknown fields {sorted(strange)}")
    if not rule.get("sources"):
        raise BrokenRulebook(f"{where}: no source")
    if topic == OURS:
        if rule["sources"][0] != OURS:
            raise BrokenRulebook(f'{where}: its first source must be "{OURS}"')
    elif rule["id"].partition(".")[0] != topic:
        raise BrokenRulebook(f"{where}: belongs in another topic's file")


def read_catalogue(folder: Path) -> tuple[dict[str, str], dict[str, dict[str, Any]]]:
    """The documents by short name and all rules by id, in the order of the topic files."""
    documents: dict[str, str] = {}
    rules: dict[str, dict[str, Any]] = {}
    for path in sorted(path for path in folder.glob("*.toml") if path.name not in (CHINESE, ENGLISH, ASKED)):
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        documents |= content.get("documents", {})
        for rule in content["rule"]:
            check_rule(rule, path.stem)
            if rule["id"] in rules:
                raise BrokenRulebook(f"{path.name}: {rule['id']} stands there twice")
            rules[rule["id"]] = {key: value for key, value in rule.items() if key != "id"}
    for name in LANGUAGES:
        add_language(folder / name, rules)
    add_asked(folder / ASKED, rules)
    return documents, rules


def add_language(path: Path, rules: dict[str, dict[str, Any]]) -> None:
    """Adds the sentences and notes of one language to the rules; a catalogue without that file has none."""
    if not path.exists():
        return
    language, stop = LANGUAGES[path.name]
    for table, told in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if table not in TABLES:
            raise BrokenRulebook(f"{path.name}: unknown table {table}")
        for rule_id, text in told.items():
            if rule_id not in rules:
                raise BrokenRulebook(f"{path.name}: no rule is called {rule_id}")
            if type(text) is not str or not text.endswith(stop):
                raise BrokenRulebook(f"{path.name}: {rule_id} must have a sentence that ends in {stop}")
            if TABLES[table] not in rules[rule_id]:
                raise BrokenRulebook(f"{path.name}: {rule_id} has no note")
            rules[rule_id][f"{TABLES[table]}_{language}"] = text


def add_asked(path: Path, rules: dict[str, dict[str, Any]]) -> None:
    """Adds the words under which rules are looked for; a catalogue without that file has none."""
    asked = tomllib.loads(path.read_text(encoding="utf-8"))["asked"] if path.exists() else {}
    for rule_id, words in asked.items():
        if rule_id not in rules:
            raise BrokenRulebook(f"{path.name}: no rule is called {rule_id}")
        if type(words) is not str or words.count("; ") != 1:
            raise BrokenRulebook(f"{path.name}: {rule_id} must have words in English; Chinese")
        rules[rule_id]["asked"] = words


def silent_rules(rules: dict[str, dict[str, Any]]) -> list[str]:
    """The rules that have something to say for which there is no Chinese."""
    return [
        rule_id
        for rule_id, rule in rules.items()
        if "sentence_zh" not in rule or ("note" in rule and "note_zh" not in rule)
    ]


def read_codes(text: str) -> dict[str, int]:
    """The constants of `codes.py` and their numbers, read without importing it."""
    codes: dict[str, int] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            codes[node.target.id] = ast.literal_eval(node.value)
    if len(set(codes.values())) != len(codes) or min(codes.values(), default=1) < 1:
        raise BrokenRulebook("codes.py: every number must be positive and stand there once")
    return codes


def ids_of_codes(codes: dict[str, int], rules: dict[str, dict[str, Any]]) -> dict[str, int]:
    """Rule ids and their numbers; a constant that no rule of the catalogue has is refused."""
    by_name = {code_name(rule_id): rule_id for rule_id in rules}
    strangers = [name for name in codes if name not in by_name]
    if strangers:
        raise BrokenRulebook(f"codes.py: no rule of the catalogue is called {', '.join(strangers)}")
    return {by_name[name]: number for name, number in codes.items()}


def built_book(folder: Path) -> str:
    """The text that `rules.json` must have: one rule a line, so that a change shows as one line."""
    documents, rules = read_catalogue(folder / "catalogue")
    numbers = ids_of_codes(read_codes((folder / "codes.py").read_text(encoding="utf-8")), rules)
    if silent := silent_rules(rules):
        raise BrokenRulebook(f"{CHINESE}: no Chinese sentence or note for {', '.join(silent)}")
    for rule_id, number in numbers.items():
        rules[rule_id]["code"] = number
    lines = [
        f"{json.dumps(rule_id)}:{json.dumps(rule, ensure_ascii=False, separators=(',', ':'))}"
        for rule_id, rule in rules.items()
    ]
    return f'{{"documents":{json.dumps(documents)},\n"rules":{{\n' + ",\n".join(lines) + "\n}}\n"


def add_codes(folder: Path, ids: list[str]) -> list[str]:
    """Appends a constant for every id that has none yet, and returns the ids it added."""
    rules = read_catalogue(folder / "catalogue")[1]
    unknown = [rule_id for rule_id in ids if rule_id not in rules]
    if unknown:
        raise BrokenRulebook(f"not in the catalogue: {', '.join(unknown)}")
    path = folder / "codes.py"
    text = path.read_text(encoding="utf-8")
    codes = read_codes(text)
    added = [rule_id for rule_id in dict.fromkeys(ids) if code_name(rule_id) not in codes]
    for number, rule_id in enumerate(added, start=max(codes.values(), default=0) + 1):
        text += f"{code_name(rule_id)}: Final = {number}\n"
    path.write_text(text, encoding="utf-8")
    return added


def used_ids(folder: Path) -> list[str]:
    """The rules whose constant some module of the package mentions, whether or not it exists yet."""
    by_name = {code_name(rule_id): rule_id for rule_id in read_catalogue(folder / "catalogue")[1]}
    found: dict[str, None] = {}
    for path in sorted(folder.parent.rglob("*.py")):
        for word in re.findall(r"\w+", path.read_text(encoding="utf-8")):
            if word in by_name:
                found[by_name[word]] = None
    return list(found)


def problem_of(folder: Path) -> str:
    """What is wrong with the rulebook, or nothing."""
    try:
        book = built_book(folder)
    except BrokenRulebook as broken:
        return str(broken)
    path = folder / "rules.json"
    if not path.exists() or path.read_text(encoding="utf-8") != book:
        return "rules.json is out of date: run tools/build_rulebook.py"
    return ""


def main() -> int:
    """Builds the book, after adding the codes asked for; with `--check` only looks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--add", nargs="+", metavar="ID", default=[], help="give these rules a number")
    parser.add_argument("--add-used", action="store_true", help="give every rule that the package mentions a number")
    parser.add_argument("--check", action="store_true", help="change nothing, say whether everything agrees")
    options = parser.parse_args()
    if options.check:
        problem = problem_of(RULEBOOK)
        print(problem or "codes.py, rules.json and the catalogue agree")
        return 1 if problem else 0
    try:
        wanted = options.add + (used_ids(RULEBOOK) if options.add_used else [])
        for rule_id in add_codes(RULEBOOK, wanted):
            print(f"added {rule_id}")
        (RULEBOOK / "rules.json").write_text(built_book(RULEBOOK), encoding="utf-8")
    except BrokenRulebook as broken:
        print(broken)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

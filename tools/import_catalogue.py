"""Writes the rule catalogue, one TOML file a topic, from the JSON Lines file in which the rules were collected."""

import argparse
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

CATALOGUE = Path(__file__).resolve().parent.parent / "src" / "spellspeed" / "rulebook" / "catalogue"
WIDTH = 120
SOURCE = re.compile(r"(?P<document>(?P<short>\d{3})_\w+\.txt):(?P<line>\d+)")


def quoted(text: str) -> str:
    """The text as a TOML string; JSON's escapes are a subset of TOML's."""
    return json.dumps(text, ensure_ascii=False)


def short_source(source: str) -> str:
    """`001:228` for a line of a document; what lies beyond the documents stays as it is."""
    found = SOURCE.fullmatch(source)
    return f"{found['short']}:{found['line']}" if found else source


def documents_of(rules: Iterable[dict[str, Any]]) -> dict[str, str]:
    """Which file each short document name stands for."""
    found = (SOURCE.fullmatch(source) for rule in rules for source in rule["sources"])
    return dict(sorted({(match["short"], match["document"]) for match in found if match}))


def listed(key: str, values: list[str]) -> list[str]:
    """The lines of a TOML array, broken at the house's line length."""
    quoted_values = [quoted(value) for value in values]
    whole = f"{key} = [{', '.join(quoted_values)}]"
    if len(whole) <= WIDTH:
        return [whole]
    lines = [f"{key} = [", "   "]
    for value in quoted_values:
        if len(lines[-1]) + len(value) + 2 > WIDTH:
            lines.append("   ")
        lines[-1] += f" {value},"
    return [*lines, "]"]


def entry(rule: dict[str, Any]) -> list[str]:
    """The lines of one rule."""
    lines = [
        "",
        "[[rule]]",
        f"id = {quoted(rule['id'])}",
        f"tier = {rule['tier']}",
        f"kind = {quoted(rule['kind'])}",
        f"testable = {str(rule['testable']).lower()}",
        f"sentence = {quoted(rule['rule'])}",
        f"zh = {quoted(rule['zh'])}",
        *listed("sources", [short_source(source) for source in rule["sources"]]),
        f"scenarios = {len(rule['scenarios'])}",
    ]
    return lines + [f"{key} = {quoted(rule[key])}" for key in ("note", "format") if rule[key]]


def topic_file(topic: str, rules: list[dict[str, Any]], documents: dict[str, str]) -> str:
    """The text of one topic's file."""
    lines = [f"# The rules of the topic `{topic}`: {len(rules)}. Sources are document:line.", "", "[documents]"]
    lines += [f"{short} = {quoted(name)}" for short, name in documents.items()]
    for rule in rules:
        lines += entry(rule)
    return "\n".join(lines) + "\n"


def main() -> None:
    """Reads the file named on the command line and writes every topic's file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("collected", type=Path, help="the rules as JSON Lines")
    collected = parser.parse_args().collected.read_text(encoding="utf-8")
    rules = [json.loads(line) for line in collected.splitlines() if line]
    documents = documents_of(rules)
    topics: dict[str, list[dict[str, Any]]] = {}
    for rule in rules:
        topics.setdefault(rule["id"].partition(".")[0], []).append(rule)
    CATALOGUE.mkdir(parents=True, exist_ok=True)
    for topic, its_rules in sorted(topics.items()):
        (CATALOGUE / f"{topic}.toml").write_text(topic_file(topic, its_rules, documents), encoding="utf-8")
    print(f"{len(rules)} rules in {len(topics)} topics written to {CATALOGUE.name}")


if __name__ == "__main__":
    main()

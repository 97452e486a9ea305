"""Counts the rules of the catalogue that tests prove, by the marks `rule(id, scenario=…)` on the tests.

A rule passes when a test of at least one of its scenarios passes and no test that names it fails. A scenario marked
`pending="why"` is played but for a clause that waits for something not yet built: it is told, and not counted.

A rule is shown by cards of the library when one of its tests, of a scenario or of a further case, passes without a
made-up card on its table. `made_up_rules.toml` names for each of the others a card that would show it.

The figures may not fall below those of `conformance.toml`: the exit code is then 1. `--keep` writes them there as they
are now; `--results FILE` counts a run of the tests that is over (`pytest --conformance FILE`).
"""

import argparse
import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from spellspeed.rulebook.book import Rule, all_rules, find_rule

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "build" / "conformance.json"
MADE_UP = ROOT / "tools" / "made_up_rules.toml"
KEPT = ROOT / "tools" / "conformance.toml"
ABOUT_KEPT = "# The figures of `make conformance`, by tier: none may fall; KEEP=1 writes them anew.\n"
FIGURES = {"passing": "rules", "scenarios_passing": "scenarios", "shown": "rules shown by cards of the library"}
NOTHING_COLLECTED = 5
Tiers = dict[str, dict[str, int]]


@dataclass
class Evidence:
    """What the marked tests showed: which scenarios were played successfully, and which tests failed for a rule."""

    passed: set[tuple[str, int]] = field(default_factory=set)
    failed: set[tuple[str, int]] = field(default_factory=set)
    pending: dict[tuple[str, int], str] = field(default_factory=dict)
    shown: set[str] = field(default_factory=set)  # the rules that a test plays with cards of the library alone

    def proves(self, rule: Rule) -> bool:
        """Whether the rule passes."""
        named = {rule_id for rule_id, _ in self.passed}
        return rule.id in named and rule.id not in {rule_id for rule_id, _ in self.failed}

    def shows(self, rule: Rule) -> bool:
        """Whether the rule passes, and cards of the library show it."""
        return self.proves(rule) and rule.id in self.shown

    def proves_scenario(self, rule: Rule, scenario: int) -> bool:
        """Whether that scenario of the rule passes."""
        return (rule.id, scenario) in self.passed - self.failed


def run_tests(results: Path) -> int:
    """Runs the marked tests, each worker in its own process, and returns pytest's verdict."""
    options = ["-n", "auto", "-m", "rule", "-q", "--continue-on-collection-errors", f"--conformance={results}"]
    return subprocess.run([sys.executable, "-m", "pytest", *options, "tests"], cwd=ROOT, check=False).returncode


def read_evidence(path: Path) -> Evidence:
    """The evidence that the test run left behind."""
    evidence = Evidence()
    for test in json.loads(path.read_text(encoding="utf-8"))["tests"]:
        for rule_id, scenario, pending in test["rules"]:
            if test["outcome"] == "passed" and not pending and not test["made_up"]:
                evidence.shown.add(rule_id)
            if test["outcome"] == "failed":
                evidence.failed.add((rule_id, scenario))
            elif test["outcome"] == "passed" and pending:
                evidence.pending[rule_id, scenario] = pending
            elif test["outcome"] == "passed" and scenario:  # 0 is a further case
                evidence.passed.add((rule_id, scenario))
    # What another test plays whole waits for nothing.
    evidence.pending = {pair: why for pair, why in evidence.pending.items() if pair not in evidence.passed}
    return evidence


def counted_rules() -> list[Rule]:
    """The rules of the documents that a test can prove; what we have worded ourselves does not count."""
    return [rule for rule in all_rules() if rule.testable and "ours" not in rule.sources]


def tier_figures(rules: Iterable[Rule], evidence: Evidence) -> dict[str, int]:
    """The figures of one tier."""
    rules = list(rules)
    names = {rule.id for rule in rules}
    return {
        "testable": len(rules),
        "passing": sum(evidence.proves(rule) for rule in rules),
        "shown": sum(evidence.shows(rule) for rule in rules),
        "scenarios": sum(rule.scenarios for rule in rules),
        "scenarios_passing": sum(
            evidence.proves_scenario(rule, scenario) for rule in rules for scenario in range(1, rule.scenarios + 1)
        ),
        "scenarios_pending": sum(rule_id in names for rule_id, _ in evidence.pending.keys() - evidence.failed),
    }


def write_report(report: dict[str, object]) -> None:
    """Writes the figures to the file, or says in one line that it cannot be written."""
    try:
        REPORT.parent.mkdir(parents=True, exist_ok=True)
        REPORT.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    except OSError as wrong:
        print(f"{REPORT.relative_to(ROOT).as_posix()} cannot be written ({wrong.strerror})")


def print_scenarios(rules: Iterable[Rule], evidence: Evidence, tier: int | None) -> None:
    """Prints which scenarios no test plays yet, of the rules that are proved by others."""
    for rule in rules:
        left = [at for at in range(1, rule.scenarios + 1) if not evidence.proves_scenario(rule, at)]
        if left and evidence.proves(rule) and tier in (None, rule.tier):
            print(f"{rule.tier} {rule.id}: scenario {', '.join(map(str, left))}")


def read_made_up(path: Path = MADE_UP) -> dict[str, str]:
    """The cards that would show the rules which only made-up cards show."""
    cards: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))
    return cards


def find_made_up(rules: Iterable[Rule], evidence: Evidence) -> list[str]:
    """The rules that pass on made-up cards only."""
    return [rule.id for rule in rules if evidence.proves(rule) and not evidence.shows(rule)]


def print_made_up(found: list[str], cards: dict[str, str]) -> None:
    """Prints what is wrong with the list of the rules that only made-up cards show."""
    for rule_id in [rule_id for rule_id in found if rule_id not in cards]:
        print(f"made-up cards only, and not in {MADE_UP.name}: {rule_id}")
    for rule_id in [rule_id for rule_id in cards if rule_id not in found]:
        print(f"in {MADE_UP.name}, though cards of the library show it or no test does: {rule_id}")


def print_pending(evidence: Evidence, tiers: Iterable[int]) -> None:
    """Prints which scenarios are played but for a clause, and what it waits for."""
    wanted = set(tiers)
    for (rule_id, scenario), why in sorted(evidence.pending.items()):
        if find_rule(rule_id).tier in wanted and (rule_id, scenario) not in evidence.failed:
            print(f"pending: {rule_id} scenario {scenario}: {why}")


def read_kept(path: Path = KEPT) -> Tiers:
    """The figures below which none may fall."""
    kept: Tiers = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return kept


def write_kept(tiers: Tiers, path: Path = KEPT) -> None:
    """Writes down the figures as they are now."""
    parts = ["\n".join([f"[{tier}]", *[f"{name} = {tiers[tier][name]}" for name in FIGURES]]) for tier in tiers]
    path.write_text(ABOUT_KEPT + "\n" + "\n\n".join(parts) + "\n", encoding="utf-8")


def compare(tiers: Tiers, kept: Tiers) -> tuple[list[str], list[str]]:
    """What has fallen below the figures that are kept, and what has risen above them, in words."""
    fallen: list[str] = []
    risen: list[str] = []
    for tier in sorted({*tiers, *kept}):
        for name, words in FIGURES.items():
            now, before = tiers.get(tier, {}).get(name, 0), kept.get(tier, {}).get(name, 0)
            if now != before:
                (fallen if now < before else risen).append(f"tier {tier}: {now} {words}, {before} are kept")
    return fallen, risen


def hold(tiers: Tiers, evidence: Evidence) -> bool:
    """Says what has fallen below the figures that are kept, and what has risen; whether nothing has fallen."""
    fallen, risen = compare(tiers, read_kept())
    name = KEPT.relative_to(ROOT).as_posix()
    for line in fallen:
        print(f"FALLEN: {line} in {name}")
    if fallen:
        for rule_id, scenario in sorted(evidence.failed):
            print(f"a test of it fails: {rule_id} scenario {scenario}")
        print("`make conformance LIST=1` names what no test proves; KEEP=1 lowers the figures, which wants a reason")
    for line in risen:
        print(f"risen: {line} in {name}; `make conformance KEEP=1` raises them")
    return not fallen


def print_lists(rules: list[Rule], made_up: list[str], evidence: Evidence, only: int | None) -> None:
    """Prints which rules and scenarios no test proves, and which are proved on made-up cards only."""
    cards = read_made_up()
    for rule in rules:
        if not evidence.proves(rule) and only in (None, rule.tier):
            print(f"{rule.tier} {rule.id}: {rule.sentence}")
    print_scenarios(rules, evidence, only)
    for rule_id in made_up:
        if only in (None, find_rule(rule_id).tier):
            print(f"made-up cards only: {rule_id}: {cards.get(rule_id, 'no card is named yet')}")


def print_figures(rules: list[Rule], tiers: Tiers, made_up: list[str], evidence: Evidence, only: int | None) -> None:
    """Prints the figures, and what is wrong with the list of the rules that only made-up cards show."""
    for tier, figures in tiers.items():
        if only in (None, int(tier)):
            print(
                f"tier {tier}: {figures['passing']} of {figures['testable']} rules, "
                f"{figures['scenarios_passing']} of {figures['scenarios']} scenarios, "
                f"{figures['shown']} rules shown by cards of the library"
                + (f", {figures['scenarios_pending']} pending" if figures["scenarios_pending"] else "")
            )
    print_pending(evidence, (tier for tier in map(int, tiers) if only in (None, tier)))
    proved = sum(evidence.proves(rule) for rule in rules)
    print(f"shown by cards of the library: {proved - len(made_up)} of {proved} proved rules")
    print_made_up(made_up, read_made_up())


def main() -> int:
    """Runs the tests, prints the figures or the missing rules, writes `build/conformance.json`, and compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="print the rules and scenarios that no test proves yet")
    parser.add_argument("--tier", type=int, choices=(1, 2, 3), help="only this tier")
    parser.add_argument("--results", type=Path, metavar="FILE", help="count this run instead of running the tests")
    parser.add_argument("--keep", action="store_true", help="write the figures to conformance.toml as they are now")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        results = options.results or Path(folder) / "tests.json"
        verdict = 0 if options.results else run_tests(results)
        if not results.exists():
            print("the tests could not be run, nothing is counted")
            return verdict or 1
        evidence = read_evidence(results)
    rules = counted_rules()
    tiers = {
        str(tier): tier_figures((rule for rule in rules if rule.tier == tier), evidence)
        for tier in sorted({rule.tier for rule in rules})
    }
    missing = [rule for rule in rules if not evidence.proves(rule)]
    pending = [{"rule": each[0], "scenario": each[1], "why": why} for each, why in sorted(evidence.pending.items())]
    made_up = find_made_up(rules, evidence)
    write_report(
        {"tiers": tiers, "missing": [rule.id for rule in missing], "pending": pending, "made_up_only": made_up}
    )
    if options.list:
        print_lists(rules, made_up, evidence, options.tier)
    else:
        print_figures(rules, tiers, made_up, evidence, options.tier)
    if verdict not in (0, 1, NOTHING_COLLECTED):
        return verdict
    if options.keep:
        write_kept(tiers)
    # A failing test fails `make check` by itself; here it counts by what it no longer proves.
    return 0 if hold(tiers, evidence) else 1


if __name__ == "__main__":
    sys.exit(main())

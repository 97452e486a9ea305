"""The tools of this checkout, where something they need is missing or cannot be written."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spellspeed.rulebook.book import find_rule

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.conformance import (  # noqa: E402
    Evidence,
    compare,
    find_made_up,
    read_evidence,
    read_kept,
    read_made_up,
    write_kept,
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with one module to compile."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "build_compiled.py", tmp_path / "tools")
    package = tmp_path / "src" / "spellspeed"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "words.py").write_text("DECK = 0\n")
    return tmp_path


def build(checkout: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(checkout / "tools" / "build_compiled.py"), *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


@pytest.mark.skipif(shutil.which("false") is None, reason="there is no command that always fails")
def test_a_c_compiler_that_fails_leaves_the_pure_package(checkout: Path) -> None:
    built = build(checkout, CC="false")
    assert (built.returncode, built.stderr) == (0, "")
    assert built.stdout.endswith(": the pure Python package is used\n")
    assert (checkout / "build" / "compiled" / "current").read_text() == "src\n"
    asked = build(checkout, "--tree", CC="false")
    assert (asked.returncode, asked.stdout, asked.stderr) == (0, "src\n", built.stdout)


def test_without_a_c_compiler_the_pure_package_is_used(checkout: Path) -> None:
    built = build(checkout, CC="no-such-compiler")
    assert (built.returncode, built.stderr) == (0, "")
    assert built.stdout == "no C compiler (no-such-compiler): the pure Python package is used\n"


def test_where_the_compiled_package_is_required_a_c_compiler_that_fails_fails_the_build(checkout: Path) -> None:
    built = build(checkout, "--required", CC="no-such-compiler")
    assert (built.returncode, built.stderr) == (1, "")
    assert built.stdout == (
        "no C compiler (no-such-compiler): the pure Python package is used, but the compiled one is required\n"
    )


def test_c_that_the_compiler_rejects_fails_only_a_build_that_is_required(checkout: Path) -> None:
    compiler = checkout / "cc"  # content with the probe, and with nothing else
    compiler.write_text('#!/bin/sh\ncase "$*" in *probe.c*) exit 0 ;; esac\nexit 1\n')
    compiler.chmod(0o755)
    built = build(checkout, "--required", CC=str(compiler))
    assert built.returncode == 1
    assert built.stdout == (
        "the C compiler failed: the pure Python package is used, but the compiled one is required\n"
    )
    assert build(checkout, CC=str(compiler)).returncode == 0


def test_an_older_build_does_not_stand_in_for_a_c_compiler_that_is_required(checkout: Path) -> None:
    which = "import tools.build_compiled as b; print(b.build_name(b.compiled_modules(b.SOURCE / b.PACKAGE)))"
    said = subprocess.run([sys.executable, "-c", which], cwd=checkout, capture_output=True, text=True, check=True)
    (checkout / "build" / "compiled" / said.stdout.strip() / "spellspeed").mkdir(parents=True)
    assert build(checkout, CC="no-such-compiler").stdout.startswith("the compiled package is used: ")
    assert build(checkout, "--required", CC="no-such-compiler").returncode == 1


def test_where_nothing_can_be_written_one_line_says_so(checkout: Path) -> None:
    (checkout / "build").write_text("a file where the folder should be\n")
    which = build(checkout, "--which")
    assert (which.returncode, which.stdout, which.stderr) == (0, "src\n", "")
    built = build(checkout, CC="no-such-compiler")
    assert (built.returncode, built.stderr) == (0, "")
    assert "build/compiled/current cannot be written" in built.stdout.splitlines()[-1]
    asked = build(checkout, "--tree")
    assert (asked.returncode, asked.stdout) == (0, "src\n")
    assert "Traceback" not in asked.stderr and asked.stderr.endswith(": the pure Python package is used\n")


def test_figures_that_cannot_be_written_cost_one_line(tmp_path: Path) -> None:
    (tmp_path / "build").write_text("a file where the folder should be\n")
    code = (
        "import importlib.util, pathlib, sys\n"
        "def load(path):\n"
        "    spec = importlib.util.spec_from_file_location(path.stem, path)\n"
        "    module = importlib.util.module_from_spec(spec)\n"
        "    sys.modules[path.stem] = module\n"
        "    spec.loader.exec_module(module)\n"
        "    return module\n"
        "root, here = map(pathlib.Path, sys.argv[1:])\n"
        "bench, conformance = load(root / 'bench/run.py'), load(root / 'tools/conformance.py')\n"
        "bench.ROOT = conformance.ROOT = here\n"
        "bench.RESULT = here / 'build/bench.json'\n"
        "conformance.REPORT = here / 'build/conformance.json'\n"
        "bench.write_result({})\n"
        "conformance.write_report({})\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(ROOT), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert [line.split(" (")[0] for line in run.stdout.splitlines()] == [
        "build/bench.json cannot be written",
        "build/conformance.json cannot be written",
    ]


def test_a_scenario_with_a_clause_that_waits_is_told_and_not_counted(tmp_path: Path) -> None:
    level, tribute = "card.level.changed-value-replaces", "card.level.single-value"
    rules = {"whole": [[level, 1, ""]], "most": [[level, 1, "an Xyz Summon"], [tribute, 1, "a clause"]]}
    results = tmp_path / "tests.json"

    def read(*played: str) -> Evidence:
        tests = [{"test": name, "outcome": "passed", "rules": rules[name], "made_up": []} for name in played]
        results.write_text(json.dumps({"tests": tests}), encoding="utf-8")
        return read_evidence(results)

    evidence = read("most")
    assert not evidence.proves(find_rule(level)) and not evidence.proves(find_rule(tribute))
    assert evidence.pending == {(level, 1): "an Xyz Summon", (tribute, 1): "a clause"}
    evidence = read("most", "whole")
    assert evidence.proves(find_rule(level)) and evidence.pending == {(tribute, 1): "a clause"}


def test_a_scenario_counts_only_if_it_passes_from_both_seats(tmp_path: Path) -> None:
    rule = find_rule("card.level.single-value")
    results = tmp_path / "tests.json"
    for other_seat, counts in (("passed", True), ("failed", False)):
        outcomes = {"test_a_level": "passed", "test_a_level[other seat]": other_seat}
        tests = [
            {"test": name, "outcome": outcome, "rules": [[rule.id, 1, ""]], "made_up": []}
            for name, outcome in outcomes.items()
        ]
        results.write_text(json.dumps({"tests": tests}), encoding="utf-8")
        evidence = read_evidence(results)
        assert evidence.proves(rule) == evidence.proves_scenario(rule, 1) == counts


def test_a_rule_is_shown_by_the_library_when_one_of_its_tests_needs_no_made_up_card(tmp_path: Path) -> None:
    level, tribute = "card.level.changed-value-replaces", "card.level.single-value"
    tests = [
        {"test": "a", "outcome": "passed", "rules": [[level, 1, ""], [tribute, 1, ""]], "made_up": ["Test Lofty"]},
        {"test": "b", "outcome": "passed", "rules": [[level, 0, ""]], "made_up": []},
    ]
    results = tmp_path / "tests.json"
    results.write_text(json.dumps({"tests": tests}), encoding="utf-8")
    evidence = read_evidence(results)
    rules = [find_rule(level), find_rule(tribute)]
    assert [evidence.proves(rule) for rule in rules] == [True, True]
    assert [evidence.shows(rule) for rule in rules] == [True, False]
    assert find_made_up(rules, evidence) == [tribute]


def test_every_rule_that_waits_for_a_card_is_in_the_rule_book_with_the_name_of_the_card() -> None:
    cards = read_made_up()
    assert list(cards) == sorted(cards) and all(name.strip() for name in cards.values())
    assert all(find_rule(rule_id).testable for rule_id in cards)


def test_figures_that_fall_below_those_that_are_kept_fail_and_are_named(tmp_path: Path) -> None:
    results = tmp_path / "tests.json"
    rules = [["card.level.single-value", 1, ""], ["card.level.changed-value-replaces", 1, ""]]
    tests = [
        {"test": "a", "outcome": "passed", "rules": rules[:1], "made_up": []},
        {"test": "b", "outcome": "failed", "rules": rules[1:], "made_up": []},
    ]
    results.write_text(json.dumps({"tests": tests}), encoding="utf-8")
    # The figures of this checkout are not written over.
    code = (
        "import sys\n"
        "from tools import conformance\n"
        "conformance.write_report = lambda report: None\n"
        "sys.exit(conformance.main())\n"
    )
    command = [sys.executable, "-c", code, "--results", str(results)]
    counted = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert counted.returncode == 1, counted.stderr
    kept = read_kept()["2"]["passing"]
    assert f"FALLEN: tier 2: 1 rules, {kept} are kept in tools/conformance.toml" in counted.stdout
    assert "a test of it fails: card.level.changed-value-replaces scenario 1" in counted.stdout


def test_figures_that_rise_may_be_kept_and_those_that_stay_are_not_spoken_of(tmp_path: Path) -> None:
    kept = {"1": {"passing": 268, "scenarios_passing": 314, "shown": 267}}
    now = {"1": {"passing": 268, "scenarios_passing": 313, "shown": 270, "testable": 284}}
    assert compare(kept, kept) == ([], [])
    fallen, risen = compare(now, kept)
    assert fallen == ["tier 1: 313 scenarios, 314 are kept"]
    assert risen == ["tier 1: 270 rules shown by cards of the library, 267 are kept"]
    assert compare({}, kept)[0][0] == "tier 1: 0 rules, 268 are kept"
    write_kept(now, tmp_path / "kept.toml")
    assert compare(now, read_kept(tmp_path / "kept.toml")) == ([], [])

"""The rulebook agrees with itself, and the engine cites and uses it."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import spellspeed.rulebook.codes as codes
from spellspeed.rulebook.book import Rule, all_rules, find_rule, rule_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src" / "spellspeed").rglob("*.py"))
NUMBERS = {name: number for name, number in vars(codes).items() if name.isupper() and isinstance(number, int)}
TOPICS = {rule.id.partition(".")[0] for rule in all_rules()}

HAN = re.compile(r"[\u3040-\u9fff]")
LATIN = re.compile(r"[A-Za-z]+")
CARD_NAME = re.compile(r"「[^」]*」")  # a Chinese card name may contain No., LV or X
ROMAN = {"OCG", "TCG", "RUSH", "DUEL"}
RULE_ID = r"[a-z0-9-]+(?:\.[a-z0-9-]+)+"
# A list of ids may run over several lines of a comment or docstring. A lone word is no citation: `rule: int` is a type.
CITATION = re.compile(rf"\brule:\s+({RULE_ID}(?:,[\s#]+{RULE_ID})*)")


def test_codes_and_built_book_agree_with_the_catalogue() -> None:
    command = [sys.executable, str(ROOT / "tools" / "build_rulebook.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_number_leads_to_its_rule() -> None:
    assert NUMBERS
    for name, number in NUMBERS.items():
        assert re.sub(r"[.-]", "_", rule_of(number).id).upper() == name


def test_every_rule_has_a_chinese_sentence() -> None:
    for rule in all_rules():
        sentence = rule.in_chinese()
        assert sentence.endswith("。") and HAN.search(sentence), rule.id
        assert set(LATIN.findall(CARD_NAME.sub("", sentence))) <= ROMAN, f"{rule.id}: {sentence}"


def test_a_rule_we_refuse_with_is_told_without_a_latin_letter() -> None:
    for number in NUMBERS.values():
        assert not LATIN.search(rule_of(number).in_chinese()), rule_of(number).id


def test_an_english_reader_meets_no_chinese() -> None:
    for rule in all_rules():
        told = rule.in_english() + rule.note_in_english()
        assert rule.in_english().endswith(".") and not HAN.search(told), f"{rule.id}: {told}"


def test_every_note_is_there_in_chinese() -> None:
    for rule in all_rules():
        assert bool(rule.note_in_chinese()) == bool(rule.note), rule.id
        assert not rule.note or HAN.search(rule.note_in_chinese()), rule.id


@pytest.mark.parametrize("told", [Rule.in_chinese, Rule.in_english], ids=["Chinese", "English"])
def test_no_two_rules_are_told_alike(told: Callable[[Rule], str]) -> None:
    alike = [sentence for sentence, times in Counter(map(told, all_rules())).items() if times > 1]
    assert not alike, "\n".join(alike)


def test_a_note_that_names_another_rule_names_one_of_the_book() -> None:
    known = {rule.id for rule in all_rules()}
    for rule in all_rules():
        for note in (rule.note_in_english(), rule.note_in_chinese()):
            named = [found for found in re.findall(RULE_ID, note) if found.partition(".")[0] in TOPICS]
            assert set(named) <= known, f"{rule.id}: {note}"


def test_rules_of_our_own_say_that_they_are_ours() -> None:
    rule = find_rule("effect.cannot.forbids-while-it-applies")
    assert rule.sources[0] == "ours" and "本引擎" in rule.source_zh


def test_an_unknown_number_or_id_is_said_to_be_unknown() -> None:
    with pytest.raises(KeyError, match="no rule has the number 0"):
        rule_of(0)
    with pytest.raises(KeyError, match="no rule is called"):
        find_rule("no.such.rule")


def test_every_cited_rule_is_in_the_catalogue() -> None:
    unknown = []
    for path in SOURCES:
        for citation in CITATION.finditer(path.read_text(encoding="utf-8")):
            for rule_id in re.findall(RULE_ID, citation[1]):
                try:
                    find_rule(rule_id)
                except KeyError:
                    unknown.append(f"{path.relative_to(ROOT)}: {rule_id}")
    assert not unknown, "\n".join(unknown)


def test_every_number_is_used_by_the_package() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if path.name != "codes.py")
    words = set(re.findall(r"\w+", text))
    # Outside the compiled core a refusal may name its rule by id.
    unused = [name for name, number in NUMBERS.items() if name not in words and f'"{rule_of(number).id}"' not in text]
    assert not unused, "never refused with: " + ", ".join(unused)

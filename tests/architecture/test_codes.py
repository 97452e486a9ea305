"""What sentences are flattened into: fields with names, and ops of which there is always room for another."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import spellspeed.lang.codes.code as code
import spellspeed.lang.vocabulary as vocabulary
import spellspeed.lang.words.deeds as deeds
from of_each import of_each
from spellspeed.lang.codes.code import OTHERS_BIT, WITH_A_BIT, bit_of
from spellspeed.lang.codes.line_code import Step, find_deeds

SOURCE = Path(__file__).resolve().parents[2] / "src/spellspeed"
FILES = sorted(SOURCE.rglob("*.py"))
OPS = {name: number for name, number in vars(code).items() if name.startswith("OP_")}
ASKED_BY_OP = ("has_op", "find_steps")
SHORT = 1 << 62  # from here on an int of the compiled build is no machine word any more
WRITTEN_LATER = {"deed_at", "jump_to"}


def constructor(path: Path, of: str) -> ast.FunctionDef:
    """The constructor of a class; the compiled build does not tell it."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == of:
            return next(each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__")
    raise AssertionError(f"no {of} in {path}")


def masked_ops(tree: ast.AST) -> list[str]:
    """The ops whose bit is asked for: `1 << OP_…`, or by a question that makes a mask of it."""
    found = []
    for node in ast.walk(tree):
        named: list[ast.expr] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            named = [node.right]
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            named = node.args if called in ASKED_BY_OP else []
        for each in named:
            name = each.attr if isinstance(each, ast.Attribute) else getattr(each, "id", "")
            if name.startswith("OP_"):
                found.append(name)
    return found


@of_each(FILES, [str(path.relative_to(SOURCE)) for path in FILES])
def test_only_ops_with_a_bit_of_their_own_are_asked_of_a_mask(path: Path) -> None:
    without = [name for name in masked_ops(ast.parse(path.read_text(encoding="utf-8"))) if OPS[name] >= WITH_A_BIT]
    assert not without, "a mask cannot tell these from others: give them a number below 60 in lang/codes/code.py"


def test_the_search_finds_an_op_in_a_mask() -> None:
    found = masked_ops(ast.parse("x & 1 << op.OP_DRAW or has_op(g, s, OP_LOOK) or OP_SET == 1 << 3"))
    assert sorted(found) == ["OP_DRAW", "OP_LOOK"]


def test_no_two_ops_have_the_same_number() -> None:
    assert len(set(OPS.values())) == len(OPS)
    assert OTHERS_BIT not in [1 << number for number in OPS.values() if number < WITH_A_BIT]


def test_two_hundred_more_verbs_find_room_in_masks_that_stay_short() -> None:
    numbers = [*OPS.values(), *range(max(OPS.values()) + 1, max(OPS.values()) + 201)]
    mask = find_deeds(tuple([Step(number) for number in numbers]))
    assert mask < SHORT
    assert all(bit_of(number) == OTHERS_BIT for number in numbers[-200:])


def test_what_a_node_can_say_of_its_step_is_every_int_and_truth_of_it() -> None:
    arguments = constructor(SOURCE / "lang/codes/line_code.py", "Step").args
    plain = [each.arg for each in arguments.kwonlyargs if ast.unparse(each.annotation or each) in ("int", "bool")]
    slots = {"slot", "out", "equipment", "holder", "register", "as_cost", "as_card"}
    assert [name for name in plain if name not in slots | WRITTEN_LATER] == list(deeds.SAID)


def test_every_verb_names_fields_of_its_step_and_of_its_node() -> None:
    verbs = [word for word in vars(vocabulary).values() if isinstance(word, type) and issubclass(word, deeds.Deed)]
    assert len(verbs) > 40
    for word in verbs:
        own = {field.name for field in fields(word)} | {deeds.FREES_A_ZONE}
        for name, said in word.verb.fields.items():
            assert name in deeds.SAID, f"{word.__name__}: a step has no field {name!r}"
            assert isinstance(said, bool) or said in own, f"{word.__name__} has no field {said!r}"


CODES = ("lang/codes/code.py", "lang/codes/line_code.py", "lang/codes/filter_code.py", "lang/codes/card_code.py")
ROWS = (
    "engine/kernel/rows.py",
    "engine/kernel/card_state.py",
    "engine/kernel/questions.py",
    "engine/kernel/layouts.py",
)
# How a comment begins that says anew, kind by kind or op by op, what a field means.
TWO_MEANINGS = re.compile(r"\bwhat the (?:op|kind) says\b|\b[a-d]: |: see its op\b")
# What still says another thing for each kind: it goes when that row is taken apart.
STILL_MANY = {"Event.number"}


def fields_of(path: Path) -> Iterator[tuple[str, str, str]]:
    """The class, the name and the comment of every field that a module's classes store or declare."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for each in ast.walk(node):
            targets = each.targets if isinstance(each, ast.Assign) else [getattr(each, "target", None)]
            for target in targets:
                said = lines[target.lineno - 1].partition("#")[2] if target is not None else ""
                if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                    yield node.name, target.attr, said
                elif isinstance(each, ast.AnnAssign) and isinstance(target, ast.Name) and each in node.body:
                    yield node.name, target.id, said


@pytest.mark.parametrize("name", (*CODES, *ROWS))
def test_every_field_of_a_code_or_a_row_has_a_name_and_one_meaning(name: str) -> None:
    found = list(fields_of(SOURCE / name))
    assert found
    assert [f"{of}.{field}" for of, field, _ in found if len(field) < 2] == []
    many = [f"{of}.{field}" for of, field, said in found if TWO_MEANINGS.search(said)]
    assert [field for field in many if field not in STILL_MANY] == []


def test_a_field_with_two_meanings_is_found() -> None:
    assert TWO_MEANINGS.search("  # what the op says; where it is the pc of another step, it is known later")
    assert TWO_MEANINGS.search("  # a: which value, b: how")

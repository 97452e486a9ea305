"""The small wrong changes that `tools/mutate.py` makes: which there are, and that they take effect."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.mutant_trials import FURTHER, MENTION, OTHER, SCENARIO, Reached, install, join_reached, kind_of  # noqa: E402
from tools.mutants import Mutant, constant_of, draw, find_added, find_mutants, read_listed, rules_cited  # noqa: E402

SOURCE = '''
"""A small module."""

import spellspeed.rulebook.codes as rule


class Purse:
    """Holds coins."""

    def __init__(self, coins: int) -> None:
        self.coins = coins if coins > 0 else 0

    def pay(self, price: int) -> bool:
        assert price > 0
        if self.coins < price:
            return False
        self.coins = self.coins - price
        return True


def may_buy(purse: Purse, prices: list[int], open_: bool) -> int:
    """Refuse."""
    # rule: shop.open.by-day, shop.price
    if not open_ or (
        not prices
        and purse.coins
    ):
        return rule.SHOP_CLOSED
    if no := refuse(None, rule.SHOP_CROWDED):
        return no
    no = rule.SHOP_EMPTY
    return rule.SHOP_TOO_DEAR if sum([each for each in prices if each]) > purse.coins else 0
'''


SHOP_RULES = {"SHOP_OPEN_BY_DAY", "SHOP_PRICE", "SHOP_CLOSED", "SHOP_CROWDED", "SHOP_EMPTY", "SHOP_TOO_DEAR"}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A folder with one module."""
    path = tmp_path / "spellspeed" / "engine" / "small.py"
    path.parent.mkdir(parents=True)
    path.write_text(SOURCE, encoding="utf-8")
    return path


def names_of(mutants: list[Mutant]) -> list[str]:
    return [each.name.removeprefix("spellspeed/engine/small.py ") for each in mutants]


def test_every_question_refusal_and_step_of_a_function_is_changed(small: Path) -> None:
    root = small.parents[2]
    assert names_of(find_mutants(small, root)) == [
        "Purse.pay: comparison turned: self.coins < price -> (self.coins <= price)",
        "Purse.pay: answer turned: return False -> return True",
        "Purse.pay: step left out: self.coins = self.coins - price -> pass",
        "Purse.pay: answer turned: return True -> return False",
        "may_buy: and/or exchanged: not open_ or ( not prices and purse.coins ) -> "
        "(not open_ and (not prices and purse.coins))",
        "may_buy: not dropped: not open_ -> (open_)",
        "may_buy: and/or exchanged: not prices and purse.coins -> (not prices or purse.coins)",
        "may_buy: not dropped: not prices -> (prices)",
        "may_buy: refusal dropped: return rule.SHOP_CLOSED -> return 0",
        "may_buy: question turned: no := refuse(None, rule.SHOP_CROWDED) -> "
        "(not ((no := refuse(None, rule.SHOP_CROWDED))))",
        "may_buy: refusal dropped: no := refuse(None, rule.SHOP_CROWDED) -> 0",
        "may_buy: refusal dropped: no = rule.SHOP_EMPTY -> no = 0",
        "may_buy: condition turned: rule.SHOP_TOO_DEAR if sum([each for each in prices if each]) > purse.coins "
        "else 0 -> (0 if sum([each for each in prices if each]) > purse.coins else rule.SHOP_TOO_DEAR)",
        "may_buy: comparison turned: sum([each for each in prices if each]) > purse.coins -> "
        "(sum([each for each in prices if each]) >= purse.coins)",
        "may_buy: question turned: each -> (not (each))",
    ]


def test_the_same_change_made_twice_in_a_function_has_two_names(small: Path) -> None:
    small.write_text("def f(a: int, b: int) -> bool:\n    return a == 1 or b == 2 or a == 1\n", encoding="utf-8")
    assert names_of(find_mutants(small, small.parents[2])) == [
        "f: and/or exchanged: a == 1 or b == 2 or a == 1 -> (a == 1 and b == 2 and (a == 1))",
        "f: comparison turned: a == 1 -> (a != 1)",
        "f: comparison turned: b == 2 -> (b != 2)",
        "f: comparison turned (2): a == 1 -> (a != 1)",
    ]


def test_a_change_is_made_at_its_place_and_nowhere_else(small: Path) -> None:
    for mutant in find_mutants(small, small.parents[2]):
        changed = mutant.apply(SOURCE)
        compile(changed, "small", "exec")
        assert changed != SOURCE and changed.count(mutant.new) == SOURCE.count(mutant.new) + 1
        assert SOURCE.splitlines()[: mutant.statement - 1] == changed.splitlines()[: mutant.statement - 1]


def test_every_mutant_of_the_engine_is_python_and_has_a_name_of_its_own() -> None:
    mutants = draw(ROOT / "src" / "spellspeed" / "engine", ROOT / "src", -1, 1)
    assert len({each.name for each in mutants}) == len(mutants) > 5000
    for mutant in mutants[:200]:
        compile(mutant.apply((ROOT / "src" / mutant.file).read_text(encoding="utf-8")), mutant.file, "exec")


def test_forty_changes_that_are_wrong_in_one_case_only_are_python_and_have_names_of_their_own() -> None:
    mutants = read_listed(ROOT / "tools/asymmetric_mutants.toml", ROOT / "src/spellspeed/engine", ROOT / "src")
    assert len({each.name for each in mutants}) == len(mutants) == 40 and len({each.file for each in mutants}) >= 25
    assert {each.kind for each in mutants} == {"for one seat", "in one phase", "the second time"}
    for mutant in mutants:
        source = (ROOT / "src" / mutant.file).read_text(encoding="utf-8")
        changed = mutant.apply(source)
        compile(changed, mutant.file, "exec")
        assert changed != source and len(changed) - len(source) == len(mutant.new) - len(mutant.old), mutant.name


LISTED = """
[[mutant]]
only = "second"
says = "only the first purse is empty once it has paid"
file = "small.py"
function = "Purse.pay"
old = "self.coins - price"
new = "self.coins - (price if s.turn == MAIN_PHASE_2 else 0)"
"""


def test_a_listed_change_is_made_in_its_function_with_the_numbers_of_words_that_the_file_does_not_know(
    small: Path, tmp_path: Path
) -> None:
    listed = tmp_path / "listed.toml"
    listed.write_text(LISTED, encoding="utf-8")
    (tmp_path / "spellspeed" / "words.py").write_text("MAIN_PHASE_2: Final = 5\n", encoding="utf-8")
    (mutant,) = read_listed(listed, small.parent, tmp_path)
    assert mutant.name == (
        "spellspeed/engine/small.py Purse.pay: the second time: only the first purse is empty once it has paid"
    )
    assert mutant.apply(SOURCE) == SOURCE.replace("self.coins - price", "self.coins - (price if s.turn == 5 else 0)")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("self.coins - price", "self.coins + price", "must stand there exactly once"),
        ("Purse.pay", "may_sell", "no such function"),
        ("second", "third", "no case 'third'"),
    ],
)
def test_a_listed_change_that_cannot_be_made_is_refused(
    small: Path, tmp_path: Path, old: str, new: str, said: str
) -> None:
    listed = tmp_path / "listed.toml"
    listed.write_text(LISTED.replace(old, new, 1), encoding="utf-8")
    (tmp_path / "spellspeed" / "words.py").write_text("", encoding="utf-8")
    with pytest.raises(ValueError, match=said):
        read_listed(listed, small.parent, tmp_path)


def test_a_seed_draws_the_same_mutants_again_also_when_others_join_them(small: Path) -> None:
    root = small.parents[2]
    drawn = names_of(draw(small.parent, root, 6, 1))
    assert drawn == names_of(draw(small.parent, root, 6, 1)) != names_of(draw(small.parent, root, 6, 2))
    small.write_text(SOURCE.replace("class Purse", "def g(a: int) -> bool:\n    return a == 1\n\n\nclass Purse"))
    assert len(set(drawn) & set(names_of(draw(small.parent, root, 7, 1)))) >= 6


def test_the_lines_that_were_written_since_a_commit_are_those_that_git_tells_of(small: Path, tmp_path: Path) -> None:
    def git(*arguments: str) -> str:
        who = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
        command = ["git", "-C", str(tmp_path), *who, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "A shop")
    changed = SOURCE.replace("self.coins < price", "self.coins <= price").replace("        assert price > 0\n", "")
    small.write_text(changed + "\n\ndef is_open(hour: int) -> bool:\n    return hour > 8\n", encoding="utf-8")
    (small.parent / "gate.py").write_text("def is_shut(hour: int) -> bool:\n    return hour < 8\n", encoding="utf-8")
    git("add", ".")
    added = set(find_added(git("diff", "-U0", "HEAD")))
    found = [each for each in draw(small.parent, tmp_path, -1, 1) if (each.file, each.line) in added]
    assert sorted([each.old for each in found]) == ["hour < 8", "hour > 8", "self.coins <= price"]


def test_the_rules_of_a_function_are_those_it_cites_and_those_it_refuses_with() -> None:
    assert rules_cited(SOURCE, "may_buy") == SHOP_RULES
    assert rules_cited(SOURCE, "Purse.pay") == set() == rules_cited(SOURCE, "no_such_function")
    assert constant_of("shop.open.by-day") == "SHOP_OPEN_BY_DAY"


def test_the_changed_code_is_what_everybody_runs_who_has_imported_the_function(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("spellspeed.engine.small")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(SOURCE.replace("import", "# import"), str(small), "exec"), module.__dict__)
    pay, purse = module.Purse.pay, module.Purse(10)
    assert pay(purse, 10) and not pay(purse, 1)
    (mutant,) = [each for each in find_mutants(small, small.parents[2]) if each.old == "self.coins < price"]
    install(mutant, SOURCE)
    assert not pay(module.Purse(10), 10) and not module.Purse(10).pay(10)


def test_a_statement_of_several_lines_is_reached_where_it_begins(tmp_path: Path, small: Path) -> None:
    (mutant,) = [each for each in find_mutants(small, small.parents[2]) if each.new == "(prices)"]
    assert mutant.line == mutant.statement + 1
    written = tmp_path / "reached.json"
    lines = {mutant.file: {str(mutant.statement - 1): [1], str(mutant.statement): [1, 2]}}
    written.write_text(json.dumps({"tests": ["a", "b"], "seconds": [0.1, 0.2], "lines": lines}), encoding="utf-8")
    reached = Reached(written)
    assert reached.tests_for(mutant) == [1, 2] and reached.counts == [0, 2, 1]
    (refusal,) = [each for each in find_mutants(small, small.parents[2]) if "SHOP_CLOSED" in each.old]
    assert reached.tests_for(refusal) == []


def test_what_several_processes_have_reached_is_put_together(tmp_path: Path) -> None:
    """Each counts its own tests from 1; 0 is what was reached outside of every test."""
    first, second, both = [tmp_path / name for name in ("first", "second", "both")]
    found = {"tests": ["a", "b"], "seconds": [0.1, 0.2], "lines": {"f.py": {"3": [0, 1], "4": [2]}}}
    first.write_text(json.dumps(found), encoding="utf-8")
    found = {"tests": ["c"], "seconds": [0.3], "lines": {"f.py": {"3": [0, 1], "5": [0]}, "g.py": {"1": [1]}}}
    second.write_text(json.dumps(found), encoding="utf-8")
    join_reached([first, second], both)
    reached = Reached(both)
    assert reached.tests[1:] == ["a", "b", "c"] and reached.seconds[1:] == [0.1, 0.2, 0.3]
    assert reached.lines == {"f.py": {"3": [0, 1, 3], "4": [2], "5": [0]}, "g.py": {"1": [3]}}


NEEDS_ONE = "summon.tribute.level-5-6-one"


def check_refusal() -> str:
    return NEEDS_ONE


def check_anything() -> str:
    return "nothing is named"


def test_a_test_names_rules_by_its_mark_or_by_the_id_that_stands_in_it(request: pytest.FixtureRequest) -> None:
    def kind(function: Callable[[], str], *marks: pytest.MarkDecorator) -> str:
        item = pytest.Function.from_parent(request.node.parent, name=function.__name__, callobj=function)
        for mark in marks:
            item.add_marker(mark)
        return kind_of(item)

    further, scenario = pytest.mark.rule(NEEDS_ONE, scenario=0), pytest.mark.rule(NEEDS_ONE, scenario=1)
    assert kind(check_anything) == OTHER and kind(check_refusal) == MENTION
    assert kind(check_anything, further) == FURTHER
    assert kind(check_anything, further, scenario) == SCENARIO == kind(check_refusal, scenario)


WORK = """
def climb(steps):
    done = 0
    while done < steps:
        done = done + 1
    return done


def rounds(few):
    return 1 if few else 600
"""

TESTS = """
import work


def toil(rounds):
    for _ in range(rounds * 50_000):
        pass


def test_slow_by_itself():
    toil(200)
    assert work.climb(3) >= 0


def test_slow_with_a_change():
    toil(work.rounds(True))
"""

TRIAL = """
import sys
from pathlib import Path
from tools import mutant_trials
from tools.mutants import find_mutants

here = Path(sys.argv[1])
mutant_trials.SOURCES = here
# Far from both limits, for the CPU time of the same work varies with what else the machine does.
mutant_trials.PATIENCE, mutant_trials.TIMES = 0.05, 2
mutant_trials.LAST_PATIENCE, mutant_trials.LAST_TIMES = 4.0, 4
tell = lambda mutant, by, count: print(f"told {mutant.name}: {by}")
mutants = find_mutants(here / "work.py", here)
trials = mutant_trials.Trials(mutants, mutant_trials.Reached(None), "all", 1, tell)
sys.exit(mutant_trials.collect_with(trials, [str(here / "test_work.py")]))
"""


def test_a_test_that_is_slow_notices_nothing_and_one_that_never_ends_does(tmp_path: Path) -> None:
    (tmp_path / "work.py").write_text(WORK, encoding="utf-8")
    (tmp_path / "test_work.py").write_text(TESTS, encoding="utf-8")
    command = [sys.executable, "-c", TRIAL, str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    told = [line.removeprefix("told work.py ") for line in run.stdout.splitlines() if line.startswith("told ")]
    compared, turned, slowed = told
    assert compared == "climb: comparison turned: done < steps -> (done <= steps): ", run.stderr
    assert turned.startswith("climb: sign turned: done + 1 -> (done - 1): other ")
    assert turned.endswith("::test_slow_by_itself (never ends)")
    assert slowed.startswith("rounds: condition turned: 1 if few else 600 -> (600 if few else 1): slowed: ")
    assert slowed.endswith("::test_slow_with_a_change")

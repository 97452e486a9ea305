"""Complaints and help in Chinese: every sentence that knows English only has its Chinese one."""

import argparse
import ast
import errno
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spellspeed import Deck, Duel, Match
from spellspeed.cli import COMMANDS, build_parser, main
from spellspeed.notation import PositionError
from spellspeed.notation.phrases import LISTS, PLAYERS, TIMES
from spellspeed.telling.complaint_words import SENTENCES, WORDS
from spellspeed.telling.complaints import complain_in_chinese

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "spellspeed"
COMPLAINING = (
    *sorted((PACKAGE / "notation").glob("*.py")),
    PACKAGE / "replay.py",
    PACKAGE / "play" / "rules.py",
)
RAISED = ("PositionError", "ReplayError", "LookupError", "ValueError", "wrong")
PASSED_ON = ("{}", "{}: {}", "{}; {}")  # a name or a place, and a complaint that was made elsewhere
FILLING = "'Sangen'"


def said(node: ast.expr, named: dict[str, list[ast.expr]]) -> list[str]:
    """The sentences that an expression may stand for, {} where something is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join([put_in(part) for part in node.values])]
    if isinstance(node, ast.Name) and node.id in named:
        return [text for value in named[node.id] for text in said(value, {})]
    if isinstance(node, ast.BinOp):
        return [left + right for left in said(node.left, named) for right in said(node.right, named)]
    return ["{}"]


def put_in(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    asked = isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name) and part.value.id == "near"
    return "" if asked else "{}"  # a question such as "; did you mean 'hand'?" comes last, or not at all


def raised_in(path: Path) -> Iterator[str]:
    """Every sentence that a module complains with."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        last: dict[str, list[ast.expr]] = {}
        for node in sorted(
            [each for each in ast.walk(function) if isinstance(each, ast.Assign | ast.Call)],
            key=lambda each: (each.lineno, isinstance(each, ast.Call)),
        ):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                last[node.targets[0].id] = [node.value]
            elif isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in RAISED and node.args:
                    at = 2 if name == "PositionError" and len(node.args) > 2 else 0
                    yield from said(node.args[at], last)


# A reader of saved matches puts the file before each of its sentences; these only pass on what others complain about.
PASSED_ON_BY_MATCHES = {"{}", "decks: {}", "decks[{}]: {}", "rules: {}"}
OF_MATCHES = {f"{{}}: {said}" for said in {*raised_in(PACKAGE / "play" / "match_file.py")} - PASSED_ON_BY_MATCHES}
RAISED_SENTENCES = sorted(
    {sentence for path in COMPLAINING for sentence in raised_in(path)} - set(PASSED_ON) | OF_MATCHES
)


def test_the_sentences_are_found() -> None:
    assert len(RAISED_SENTENCES) > 80
    assert "no list is called {}; there are {}" in RAISED_SENTENCES
    assert "{}: line {}, column {}: not JSON ({})" in RAISED_SENTENCES


@pytest.mark.parametrize("sentence", RAISED_SENTENCES)
def test_every_complaint_about_positions_saved_duels_and_matches_has_a_chinese_sentence(sentence: str) -> None:
    chinese = complain_in_chinese(sentence.replace("{}", FILLING))
    left = chinese.replace("Sangen", "")
    assert re.search("[一-鿿]", chinese)
    assert not re.search(r"[a-z]+ [a-z]+ [a-z]+", left), chinese


def test_no_two_sentences_of_the_table_are_the_same() -> None:
    english = [sentence for sentence, _ in SENTENCES]
    holes = [
        (text.count("{}"), max([int(hole) for hole in re.findall(r"\{(\d)\}", zh)], default=-1))
        for text, zh in SENTENCES
    ]
    assert len(set(english)) >= len(english) - 1  # what the parser adds at the end is tried first and in its place
    assert all(highest < count for count, highest in holes)


def test_lists_phases_and_players_are_called_as_in_chinese_positions() -> None:
    for english, _, chinese in LISTS:
        assert WORDS[english] == chinese
    for _, _, english, chinese in TIMES:
        assert WORDS[english] == chinese
    assert [WORDS[english] for english, _ in PLAYERS] == [chinese for _, chinese in PLAYERS]


@pytest.mark.parametrize(
    ("position", "chinese"),
    [
        ("", "第1行第1列：缺少第一行，例如“第3回合，主要阶段1，你行动”"),
        ("第3回合，主要阶段1，你行动\n你 8000 手卡: 圣精录\n对手 8000", "没有叫“圣精录”的卡；是不是「圣精灵」"),
        ("第3回合，主要阶段1，你行动\n你 8000 怪兽: 死者苏生\n对手 8000", "「死者苏生」：魔法·陷阱卡不放在怪兽区"),
        (
            "第1回合，战斗步骤，你行动\n你 8000\n对手 8000",
            "第1回合没有战斗阶段。先攻玩家在决斗的第1回合不能进行战斗阶段。［battle.phase.not-on-first-turn，",
        ),
        (
            "第3回合，主要阶段1，你行动\n你 8000 手牌: 圣精灵\n对手 8000",
            "第2行第8列：没有叫“手牌”的栏；有手卡、怪兽、盖卡",
        ),
        ("第3回合，主要阶段1，你行动\n你 8000 怪兽: 圣精灵 (反击)\n对手 8000", "不认识标记“反击”"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_in_chinese(
    position: str, chinese: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(PositionError) as wrong:
        Duel.from_position(position)
    assert chinese in complain_in_chinese(str(wrong.value))
    path = tmp_path / "position.txt"
    path.write_text(position, encoding="utf-8")
    assert main(["position", str(path), "--lang", "zh"]) == 1
    assert chinese in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "chinese"),
    [
        (["plya"], "命令：没有“plya”；有play"),
        (["play", "--bot", "gredy"], "--bot：没有“gredy”；有random, greedy；是不是greedy？"),
        (["play", "--seed", "x"], "--seed：“x”不是整数"),
        (["play", "--bto", "random"], "这里没有“--bto”；是不是--bot？"),
        (["play", "--deck", "chaos", "--deck", "exodia"], "--deck：给出了两次：先是“chaos”，后是“exodia”"),
        (["play", "--l", "x"], "--l可能是--list, --load, --lang：请写全"),
        (["play", "--hand"], "--hand：后面缺少内容"),
        (["play", "--resume=yes"], "--resume：后面不能有“yes”"),
        (["cards"], "缺少：名字"),
        (["play", "--load", "missing.json"], "missing.json：没有这个文件或文件夹"),
        (["duel", "--games", "0"], "--games和--jobs至少是1"),
        (["duel", "--bots", "random"], "--bots需要两个名字"),
        (["play", "--decks", "chaos"], "--decks需要两副卡组"),
        (["play", "--decks", "chaos,exodia", "--deck", "chaos"], "请去掉--deck和--against"),
    ],
)
def test_a_wrong_command_line_is_answered_in_chinese(
    words: list[str], chinese: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for asked in ([*words, "--lang", "zh"], ["--lang=zh", *words], ["--lang", "zh", *words]):
        assert main(asked) == 1
        shown = capsys.readouterr()
        assert chinese in shown.err and shown.out == "" and len(shown.err.splitlines()) == 1


def test_what_the_system_says_of_files_is_said_in_chinese() -> None:
    for number in (
        errno.ENOENT,
        errno.EISDIR,
        errno.EACCES,
        errno.ENOSPC,
        errno.EROFS,
        errno.ENAMETOOLONG,
        errno.EEXIST,
    ):
        assert not re.search("[a-z]", complain_in_chinese(os.strerror(number)))


def test_a_complaint_nobody_has_translated_stays_as_it_is() -> None:
    assert complain_in_chinese("quite another thing") == "quite another thing"
    deep = "a: " * 1000
    assert complain_in_chinese(deep).startswith("a：")


# ---------------------------------------------------------------------------------------------------------------- help


def texts_of(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Every text of a parser's help: its own, and those of its groups and options."""
    yield parser.description or ""
    yield from [group.title or "" for group in parser._action_groups if group._group_actions]
    for action in parser._actions:
        yield action.help or ""
        if isinstance(action, argparse._SubParsersAction):
            yield from [each.help or "" for each in action._get_subactions()]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_is_there_in_chinese(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for parser in (build_parser(["--lang", "zh"]), build_parser([command, "--lang", "zh"])):
        commands = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
        for text in [*texts_of(parser), *texts_of(commands.choices[command])]:
            assert not text or re.search("[一-鿿]", text), f"no Chinese for {text!r}"
    assert main([command, "--help", "--lang", "zh"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("用法：") and "examples:" not in told
    for line in re.findall(r"^  spellspeed .*?  +(.*)$", told, re.MULTILINE):
        assert re.search("[一-鿿]", line)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_says_what_it_does_and_what_each_argument_is(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = build_parser()
    commands = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    below = commands.choices[command]
    assert below.description and below.description[0].isupper()
    assert all(action.help or isinstance(action, argparse._SubParsersAction) for action in below._actions)
    assert main([command, "--help"]) == 0
    assert f"\n{below.description}\n" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "told"), [([], "first steps:"), (["--lang", "zh"], "第一步：")])
def test_without_a_command_one_is_shown_what_there_is(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1
    shown = capsys.readouterr()
    assert shown.out == "" and told in shown.err and "spellspeed play" in shown.err


def test_an_option_said_twice_with_one_meaning_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "zh", "rules", "damage.effect.reduces-lp", "--lang", "zh"]) == 0
    assert main(["deck", "--lang", "zh", "--lang", "en"]) == 1
    assert "--lang：给出了两次：先是“zh”，后是“en”" in capsys.readouterr().err


def test_results_are_told_in_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--games", "1", "--seed", "1", "--lang", "zh"]) == 0
    told = capsys.readouterr().out
    assert "决斗：1场" in told and "每秒" in told and not re.search("^[a-z]", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("rules", "chinese"),
    [
        ({"duels": 0}, "规则：duels是0，必须是1到99"),
        ({"duels": 1, "wins": 2}, "规则：wins是2，必须是1到1"),
        ({"duels": "3"}, "规则：duels是“3”，不是整数"),
        ({"extra": 1}, "规则：规则里有“extra”；只认识duels"),
        ({"clock": 600}, "规则：clock是600，应该是[秒数, 每次回答增加的秒数]"),
        ({"clock": [0, 0]}, "规则：clock的第一个数是0，必须是1到1000000"),
        ({"breaks_draws": 1}, "规则：breaks_draws是1，必须是true或false"),
    ],
)
def test_what_is_wrong_with_the_rules_of_a_saved_match_is_said_in_chinese(
    rules: dict[str, object], chinese: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = Deck.packaged("dragons")
    saved = json.loads(Match(deck, deck).to_text())
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**saved, "rules": {**saved["rules"], **rules}}), encoding="utf-8")
    assert main(["match", "--load", str(path), "--lang", "zh"]) == 1
    assert f"{path}：{chinese}" in capsys.readouterr().err


def test_what_is_missing_is_called_what_it_is() -> None:
    assert complain_in_chinese("the following arguments are required: PLAYER, DECK") == "缺少：选手、卡组"
    assert complain_in_chinese("the following arguments are required: NAME") == "缺少：名字"

"""What somebody stumbles on who knows only the README: each was met in a terminal, and is answered now."""

import os
import signal
from pathlib import Path

import pytest

import spellspeed.terminal.keyboard as keyboard
from desk import Desk, position
from spellspeed import Duel
from spellspeed.cli import main
from spellspeed.commands.players import load_decks

ATTACKER = """
    turn 3, Battle Step, you to act
    you 8000   monsters: Luster Dragon   deck: 3 Sangan
    opp 8000   monsters: Mystical Elf   deck: 3 Sangan
"""
WINDOWS = """
    turn 2, Main Phase 1, opp to act
    you 8000   set: Ceasefire   monsters: Mystical Elf   deck: 5 Sangan
    opp 8000   hand: Dark Hole, Luster Dragon, Pot of Greed   set: Ceasefire   deck: 5 Sangan
"""


def ask_who_begins(typed: str) -> str:
    """What is told in a duel whose throw you have won, after one answer."""
    for seed in range(20):
        duel = Duel(*load_decks(None, None), seed=seed, ask_all=True)
        if duel.request is not None and duel.request.player == 0:
            return Desk(duel, [typed]).run().after(typed)
    raise AssertionError("nobody wins the throw")


@pytest.mark.parametrize(
    ("typed", "first"), [("yes", 0), ("y", 0), ("ｙ", 0), ("是。", 0), ("no", 1), ("不", 1), ("go first", 0), ("2", 1)]
)
def test_whether_one_goes_first_is_answered_with_yes_or_no(typed: str, first: int) -> None:
    who = ("You take", "Your opponent takes")[first]
    assert f"{who} the first turn." in ask_who_begins(typed)


@pytest.mark.parametrize(
    ("lang", "typed", "told"), [("en", "why attack", "why attack NAME"), ("zh", "为什么 盖放", "为什么 盖放 卡名")]
)
def test_why_with_a_bare_verb_asks_for_the_card(lang: str, typed: str, told: str) -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Sangan\nopp 8000"
    shown = Desk(position(text), [typed], lang).run().after(typed)
    assert told in shown or "A turn consists of six phases" in shown


def test_the_only_option_is_not_said_to_be_a_range() -> None:
    shown = Desk(position(WINDOWS.replace("set: Ceasefire", "")), ["2"], ask="always").run().after("2")
    assert "There is no option 2, only option 1." in shown


def test_how_far_one_can_take_back_is_said() -> None:
    shown = Desk(position(ATTACKER), ["undo", "attack", "undo 9", "undo 1"]).run()
    assert "You have not decided anything yet." in shown.after("undo")
    assert "undo 1 goes back to the beginning." in shown.after("undo 9")
    assert "Attack with Luster Dragon" in shown.after("undo 1")


def test_copies_in_the_extra_deck_share_a_line() -> None:
    text = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Trickstar Lilybell   extra: 2 Trickstar Bloom   deck: 3 Sangan
        opp 8000
    """
    shown = Desk(position(text), []).run().text()
    assert shown.count("Link Summon Trickstar Bloom") == 1
    assert "Link Summon Trickstar Bloom (ATK 100) (2 copies)" in shown


def test_who_passes_in_advance_is_left_alone_although_the_other_person_sits_down() -> None:
    lines = [
        "",
        "activate Pot of Greed",
        "zone 3",
        "",
        "pass turn",
        "",
        "",
        "",
        "summon Luster Dragon",
        "zone 1",
        "",
        "",
    ]
    shown = Desk(position(WINDOWS), lines, people=2, ask="always").run()
    handed = [line for line in shown.screen if line.startswith("Player 1, press Enter")]
    assert len(handed) == 1
    assert "You Normal Summon Luster Dragon" in shown.text()


def test_a_broken_deck_is_said_at_once_and_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.ydk"
    broken.write_text("#main\nabc\n", encoding="utf-8")
    typed = iter([str(broken), "", "2", "1", "quit"])
    prompts: list[str] = []

    def read(prompt: str = "") -> str:
        prompts.append(prompt)
        return next(typed)

    monkeypatch.setenv("SPELLSPEED_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", read)
    assert main(["play", "--first", "you"]) == 0
    shown = capsys.readouterr().out
    assert (
        "broken.ydk is not legal in master2020: line 2: 'abc' is neither a password nor a comment; The Main Deck"
        in shown
    )
    assert [prompt.partition(" (")[0] for prompt in prompts[:4]] == ["your deck", "the other deck"] * 2
    assert shown.count("1. dragons: ") == 1
    assert "The duel begins." in shown


def test_a_deck_judged_by_the_format_of_the_other_one_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--deck", "bench/vanilla.ydk", "--against", "chaos"]) == 1
    told = "408 is the format of the other deck: choose another one, or add --format master2020 --list none\n"
    assert capsys.readouterr().err.endswith(told)
    assert main(["play", "--deck", "bench/vanilla.ydk", "--against", "chaos", "--lang", "zh"]) == 1
    assert "408是另一副卡组的环境" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(signal, "SIGCONT"), reason="nothing is paused there")
def test_after_a_pause_the_prompt_is_shown_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = signal.getsignal(signal.SIGCONT)

    def read(prompt: str = "") -> str:
        os.kill(os.getpid(), signal.SIGCONT)
        return prompt

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", read)
    try:
        keyboard.open_keyboard()
        assert keyboard.read_typed("your deck> ") == "your deck> "
        assert capsys.readouterr().out == "your deck> "
        os.kill(os.getpid(), signal.SIGCONT)  # while nobody is asked
        assert capsys.readouterr().out == ""
    finally:
        signal.signal(signal.SIGCONT, before)


SCALE = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Metalfoes Goldriver
    opp 8000
"""


@pytest.mark.parametrize(
    ("lang", "option", "typed"),
    [
        ("en", "Activate Metalfoes Goldriver (Level 4, ATK 1900, DEF 500) in a Pendulum Zone", "activate goldriver"),
        ("en", "in a Pendulum Zone", "activate Metalfoes Goldriver in a Pendulum Zone"),
        ("zh", "在灵摆区域发动「炼装勇士·金驰」（等级4，攻击力1900，守备力500）", "在灵摆区发动金驰"),
        ("zh", "在灵摆区域发动", "在灵摆区域发动「炼装勇士·金驰」"),
    ],
)
def test_a_pendulum_card_is_said_to_be_activated_in_a_pendulum_zone(lang: str, option: str, typed: str) -> None:
    shown = Desk(position(SCALE), [typed], lang).run()
    assert option in shown.text()
    assert "Where do you put" in shown.after(typed) or "放在哪里" in shown.after(typed)


@pytest.mark.parametrize(("typed", "responds"), [("no", False), ("不", False), ("yes", True), ("是", True)])
def test_whether_one_responds_is_answered_with_yes_or_no(typed: str, responds: bool) -> None:
    text = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon   set: Dark Hole
        opp 8000   monsters: Giant Rat   set: Mirror Force
    """
    shown = Desk(position(text), ["activate Dark Hole", typed]).run()
    assert "Do you respond to chain link 1, your Dark Hole?" in shown.after("activate Dark Hole")
    assert ("Where do you put Mystical Space Typhoon?" in shown.after(typed)) == responds
    assert ("Chain link 1 resolves: Dark Hole." in shown.after(typed)) != responds


def test_a_question_mark_asks_for_help_and_the_modes_of_asking_are_called_as_they_are_typed() -> None:
    shown = Desk(position(SCALE), ["？", "?", "询问 从不"], "zh").run()
    assert shown.after("？") == shown.after("?") and "\n命令：\n" in shown.after("？")
    assert "  响应：只在可以响应时询问" in shown.after("询问 从不")


@pytest.mark.parametrize(
    ("lang", "typed", "near"),
    [
        ("en", "attck", "Did you mean attack?"),
        ("en", "end trun", "Did you mean end turn?"),
        ("en", "sumon Luster Dragon", "Did you mean summon"),
        ("en", "hlep", "Did you mean help?"),
        ("zh", "结束会合", "你是不是想说结束回合？"),
    ],
)
def test_a_wish_that_is_written_nearly_so_gets_a_suggestion(lang: str, typed: str, near: str) -> None:
    assert near in Desk(position(ATTACKER), [typed], lang).run().after(typed)

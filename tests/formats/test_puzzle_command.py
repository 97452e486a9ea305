"""`spellspeed puzzle FILE`: one turn to win in, with undo; and what `spellspeed replay` says of other replays."""

from pathlib import Path

import pytest

from spellspeed.bots import GreedyBot
from spellspeed.cli import main
from spellspeed.formats import yrp
from spellspeed.formats.puzzle import read_puzzle
from spellspeed.formats.puzzle_position import to_position
from spellspeed.pool import CardPool
from spellspeed.terminal.puzzle import begin_puzzle

PASSWORDS = {card.name_en: card.password for card in CardPool.builtin().facts}
PUZZLE = (
    "--[[message\nTwo attacks.\n]]\n"
    'Debug.SetAIName("Kaiba")\n'
    "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN+DUEL_SIMPLE_AI,2)\n"
    "Debug.SetPlayerInfo(0,100,0,0)\nDebug.SetPlayerInfo(1,800,0,0)\n"
    f"Debug.AddCard({PASSWORDS['Blue-Eyes White Dragon']},0,0,LOCATION_MZONE,1,POS_FACEUP_ATTACK)\n"
    f"Debug.AddCard({PASSWORDS['Mystical Elf']},0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)\n"
    f"Debug.AddCard({PASSWORDS['Kuriboh']},1,1,LOCATION_MZONE,2,POS_FACEUP_DEFENSE)\n"
    'Debug.ReloadFieldEnd()\nDebug.ShowHint("The strong one first.")\naux.BeginPuzzle()\n'
    "--[[ Attack Kuriboh, then directly. ]]\n"
)
SOLUTION = ["battle phase", "attack Kuriboh with Blue-Eyes White Dragon", "attack directly with Mystical Elf"]


def play(lines: list[str], lang: str = "en") -> str:
    typed, shown = iter(lines), list[str]()

    def read() -> str:
        line = next(typed, "quit")
        shown.append(f"> {line}")
        return line

    puzzle = read_puzzle(PUZZLE)
    session = begin_puzzle(puzzle, to_position(puzzle), {1: GreedyBot()}, lang, read, shown.append)
    assert session.run() == 0
    return "\n".join(shown)


def test_message_hint_and_rules_are_shown_first_and_the_solution_is_not() -> None:
    shown = play(["quit"])
    assert shown.startswith("Your opponent: Kaiba\nTwo attacks.\nHint: The strong one first.\n")
    assert "It was made for Master Rule 2 and is played under the rules of master2020." in shown
    assert "then directly" not in shown


def test_the_puzzle_is_solved_by_a_win_in_its_turn() -> None:
    shown = play([*SOLUTION, ""])
    assert "You have solved the puzzle." in shown and "is not solved" not in shown


def test_it_is_lost_when_the_turn_ends_although_the_opponent_has_no_card_to_draw() -> None:
    shown = play(["end turn", ""])
    assert "The puzzle is not solved: the turn has ended without a win." in shown
    assert "You have solved" not in shown and "draw" not in shown.split("> end turn")[1].casefold()


def test_after_a_lost_turn_a_decision_is_taken_back_and_the_puzzle_can_be_solved() -> None:
    shown = play(["end turn", "undo", *SOLUTION, ""])
    assert "Taken back to your decision in turn 3." in shown
    assert shown.index("is not solved") < shown.index("You have solved the puzzle.")


def test_a_wrong_attack_is_taken_back() -> None:
    shown = play(["battle phase", "attack Kuriboh with Mystical Elf", "undo", *SOLUTION[1:], ""])
    assert "You have solved the puzzle." in shown


def test_the_terminal_speaks_chinese() -> None:
    shown = play(["结束回合", "撤销", "quit"], "zh")
    assert "残局：在这个回合内取胜。" in shown and "没有解开残局：回合已结束，没有取胜。" in shown


def test_the_command_prints_position_and_solution_and_names_a_wrong_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.lua"
    file.write_text(PUZZLE, encoding="utf-8")
    assert main(["puzzle", str(file), "--position"]) == 0
    assert capsys.readouterr().out.startswith("turn 3, Main Phase 1, you to act\nyou 100\n")
    assert main(["puzzle", str(file), "--position", "--format", "408"]) == 0
    assert "\nformat 408\n" in capsys.readouterr().out
    assert main(["puzzle", str(file), "--solution"]) == 0
    assert capsys.readouterr().out == "Attack Kuriboh, then directly.\n"
    file.write_text("Debug.AddCard(1,0,0)\n", encoding="utf-8")
    assert main(["puzzle", str(file)]) == 1
    assert capsys.readouterr().err == (
        f"spellspeed puzzle: {file}, line 1: Debug.AddCard: it takes 6 to 7 values, not 3\n"
    )
    assert main(["puzzle", str(file), "--lang", "zh"]) == 1
    assert f"{file}，第1行：Debug.AddCard：参数应为6到7个，不是3个" in capsys.readouterr().err


def test_a_replay_of_another_program_is_told_and_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    elf = PASSWORDS["Mystical Elf"]
    decks = (yrp.ReplayDeck((elf, elf, 123), ()), yrp.ReplayDeck((PASSWORDS["Kuriboh"],)))
    replay = yrp.OtherReplay(
        teams=(("Yugi",), ("Kaiba",)), duel_flags=0x40000, file_decks=decks, responses=(b"\1", b"\2")
    )
    file = tmp_path / "mine.yrp"
    file.write_bytes(yrp.write_replay(replay))
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "a replay of another program (YRP1, version 0x0)",
        "players: Yugi against Kaiba",
        "Master Rule 4; 8000 LP, 5 cards in the opening hand, 1 drawn each turn",
        "Yugi: Main Deck 3, Extra Deck 0",
        "  1 [123]; 2 Mystical Elf",
        "Kaiba: Main Deck 1, Extra Deck 0",
        "  1 Kuriboh",
        "2 responses; they answer another engine's questions and cannot be played here",
    ]
    assert main(["replay", str(file), "--lang", "zh"]) == 0
    assert "2个回应；它们回答的是其他引擎的询问，无法在这里重放" in capsys.readouterr().out
    file.write_bytes(b"yrp1")
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err == f"spellspeed replay: {file}: the header has 4 bytes where 32 belong\n"


def test_the_lines_of_a_puzzle_are_broken_between_words_unless_it_is_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.lua"
    path.write_text(PUZZLE, encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    assert main(["puzzle", str(path)]) == 0
    assert max(len(line) for line in capsys.readouterr().out.splitlines()) < 30
    assert main(["puzzle", str(path), "--plain"]) == 0
    assert "It was made for Master Rule 2 and is played under the rules of master2020." in capsys.readouterr().out

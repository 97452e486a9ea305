"""What a shell offers when somebody presses Tab behind `spellspeed`."""

import subprocess

import pytest

from spellspeed.cli import COMMANDS, build_parser, main
from spellspeed.commands.completion import SHELLS, read_commands
from spellspeed.deck import Deck

OFFERED = read_commands(build_parser())


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


def press_tab(written: str, line: str) -> list[str]:
    """What bash offers for the last word of a line."""
    words = line.split(" ")
    quoted = " ".join(f"'{word}'" for word in words)
    asked = f"COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _spellspeed; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    run = subprocess.run(["bash", "-uc", f"{written}\n{asked}"], capture_output=True, text=True, check=True)
    assert run.stderr == ""
    return run.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("spellspeed ", COMMANDS),
        ("spellspeed re", ["replay"]),
        ("spellspeed r", ["rules", "replay", "ruling"]),
        ("spellspeed play --se", ["--seed"]),
        ("spellspeed play --bot ", ["random", "greedy"]),
        ("spellspeed play --bot g", ["greedy"]),
        ("spellspeed cards Sangan --lang ", ["en", "zh"]),
        ("spellspeed deck ", Deck.packaged_names()),
        ("spellspeed duel --against wa", ["warriors", "warriors-triumph"]),
        ("spellspeed completion ", SHELLS),
        ("spellspeed duel --games ", []),
        ("spellspeed replay ", []),
        ("spellspeed sing --l", []),
        ("spellspeed tournament st", ["start", "standings"]),
        ("spellspeed tournament new --form ", ["swiss", "elimination", "swiss+cut"]),
        ("spellspeed tournament print ", ["pairings", "slips", "standings"]),
        ("spellspeed tournament print slips --r", ["--round"]),
        ("spellspeed tournament enter --deck wa", ["warriors", "warriors-triumph"]),
        ("spellspeed tournament result 3 --bo", ["--both-lose"]),
        ("spellspeed tournament sing --l", []),
    ],
)
def test_bash_offers_commands_options_and_values(
    line: str, offered: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert set(press_tab(script("bash", capsys), line)) == set(offered)


def test_bash_offers_every_option_of_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    written = script("bash", capsys)
    for command in OFFERED:
        options = {option for offer in command.offers for option in offer.options if option.startswith("--")}
        assert set(press_tab(written, f"spellspeed {command.name} --")) == options, command.name
        for step in command.steps:
            options = {option for offer in step.offers for option in offer.options if option.startswith("--")}
            assert set(press_tab(written, f"spellspeed {command.name} {step.name} --")) == options, step.name


def test_bash_completes_the_command_with_the_script(capsys: pytest.CaptureFixture[str]) -> None:
    asked = f"{script('bash', capsys)}\ncomplete -p spellspeed"
    run = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout == "complete -o default -F _spellspeed spellspeed\n"


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_other_shells_are_told_of_every_option_and_value(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    written = script(shell, capsys)
    for command in [each for one in OFFERED for each in (one.steps or (one,))]:
        mine = [line for line in written.splitlines() if f"{command.name})" in line or f" {command.name}'" in line]
        for offer in command.offers:
            for option in offer.options:
                said = (
                    f"{option}[" if shell == "zsh" else f"-l {option[2:]}" if option[:2] == "--" else f"-s {option[1:]}"
                )
                assert any(said in line for line in mine), (command.name, option)
            assert any(" ".join(offer.values) in line for line in mine), (command.name, offer)


@pytest.mark.parametrize("shell", SHELLS)
def test_quotation_marks_in_a_help_text_end_no_word(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    # All three quote alike here, so that bash can tell whether every quotation is closed.
    subprocess.run(["bash", "-n"], input=script(shell, capsys), text=True, check=True)


def test_a_shell_we_do_not_know_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "fsh"]) == 1
    assert "did you mean fish or zsh?" in capsys.readouterr().err

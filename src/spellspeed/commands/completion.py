"""The command `completion`: a script that lets a shell complete our commands, options and their values."""

import argparse
import shlex
from typing import NamedTuple

from spellspeed.commands.options import Parser, add_language
from spellspeed.packaged_decks import PACKAGED

SHELLS = ("bash", "zsh", "fish")
HOW = {
    "bash": 'eval "$(spellspeed completion bash)"',
    "zsh": 'eval "$(spellspeed completion zsh)"',
    "fish": "spellspeed completion fish | source",
}
FILES = ("FILE", "OUT", "DECK")  # the names of arguments that are paths
VALUES = {"DECK": tuple(PACKAGED)}  # what such an argument may be besides a path


class Offer(NamedTuple):
    """An option of a command, or what stands without one: what it may be followed by, and what it is for."""

    options: tuple[str, ...]  # none for what stands without an option
    takes_value: bool
    values: tuple[str, ...]
    files: bool
    told: str
    many: bool = False  # it may be said more than once


class Command(NamedTuple):
    """A command with what can be written behind it, and the steps of one that has steps."""

    name: str
    told: str
    offers: tuple[Offer, ...]
    steps: "tuple[Command, ...]" = ()


def add_completion(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that prints a script for a shell."""
    parser = commands.add_parser("completion", help="print a script that completes these commands in a shell")
    told = f"in the settings of the shell: {HOW['bash']} in bash, the same in zsh, {HOW['fish']} in fish"
    parser.add_argument("shell", choices=SHELLS, help=told)
    add_language(parser)


def completion_command(chosen: argparse.Namespace) -> int:
    """Print the script for a shell."""
    from spellspeed.cli import build_parser  # which imports the commands, this one among them

    write = {"bash": write_bash, "zsh": write_zsh, "fish": write_fish}[chosen.shell]
    print(write(read_commands(build_parser())))
    return 0


def read_commands(parser: argparse.ArgumentParser) -> list[Command]:
    """Return what a parser offers: its commands with their options, and their steps with theirs.

    >>> parser = Parser(prog="x")
    >>> commands = parser.add_subparsers()
    >>> commands.add_parser("go", help="go away").add_argument("--to", choices=("sea", "wood")).dest
    'to'
    >>> read_commands(parser)[0].offers[1]
    Offer(options=('--to',), takes_value=True, values=('sea', 'wood'), files=False, told='', many=False)
    """
    found: list[Command] = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            told = {str(each.dest): str(each.help or "") for each in action._get_subactions()}
            for name, below in action.choices.items():
                offers = tuple([make_offer(each) for each in below._actions])
                found.append(Command(name, told.get(name, ""), offers, tuple(read_commands(below))))
    return found


def make_offer(action: argparse.Action) -> Offer:
    """Return what an argument of a command offers."""
    metavar = str(action.metavar or "")
    values = tuple([str(choice) for choice in action.choices or VALUES.get(metavar, ())])
    told = str(action.help or "") % {"prog": "spellspeed", "default": action.default}
    many = action.nargs in ("*", "+")
    return Offer(tuple(action.option_strings), action.nargs != 0, values, metavar in FILES, told, many)


def write_bash(commands: list[Command]) -> str:
    """Return the script for bash."""
    cases: list[str] = []
    for command in commands:
        for step in command.steps:
            cases += list_cases(step, f"{command.name}/{step.name}")
        cases += list_cases(command, command.name)
    stepped = " ".join([command.name for command in commands if command.steps])
    names = " ".join([command.name for command in commands])
    return "\n".join(
        [
            "_spellspeed() {",
            '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" options="" values=""',
            '    local at="${COMP_WORDS[1]}"',
            "    if ((COMP_CWORD == 1)); then",
            f'        COMPREPLY=($(compgen -W {shlex.quote(names)} -- "$word"))',
            "        return",
            "    fi",
            f'    ((COMP_CWORD > 2)) && [[ " {stepped} " == *" $at "* ]] && at="$at/${{COMP_WORDS[2]}}"',
            '    case "$at:$before" in',
            *cases,
            "    esac",
            '    [[ $word == -* ]] && values="$options"',
            "    # Without a reply bash offers the names of files.",
            '    COMPREPLY=($(compgen -W "$values" -- "$word"))',
            "}",
            "complete -o default -F _spellspeed spellspeed",
        ]
    )


def list_cases(command: Command, name: str) -> list[str]:
    """Return what bash offers behind a command or a step, the options that take a value first."""
    cases: list[str] = []
    for offer in command.offers:
        if offer.options and offer.takes_value:
            asked = "|".join([f"{name}:{option}" for option in offer.options])
            cases.append(f"        {asked}) values={shlex.quote(' '.join(offer.values))} ;;")
    options = " ".join([option for offer in command.offers for option in offer.options])
    values = " ".join([value for offer in command.offers if not offer.options for value in offer.values])
    return [*cases, f"        {name}:*) options={shlex.quote(options)} values={shlex.quote(values)} ;;"]


def write_zsh(commands: list[Command]) -> str:
    """Return the script for zsh."""
    cases: list[str] = []
    for command in commands:
        if not command.steps:
            cases.append(f"        {command.name}) {take_arguments(command)} ;;")
            continue
        named = [shlex.quote(f"{step.name}:{_in_zsh(step.told)}") for step in command.steps]
        cases += [
            f"        {command.name})",
            f"            local -a steps=({' '.join(named)})",
            "            if ((CURRENT == 2)); then",
            "                _describe step steps",
            "                return",
            "            fi",
            "            shift words",
            "            ((CURRENT--))",
            '            case "$words[1]" in',
            *[f"                {step.name}) {take_arguments(step)} ;;" for step in command.steps],
            "            esac ;;",
        ]
    named = [shlex.quote(f"{command.name}:{_in_zsh(command.told)}") for command in commands]
    return "\n".join(
        [
            "#compdef spellspeed",
            "_spellspeed() {",
            f"    local -a commands=({' '.join(named)})",
            "    if ((CURRENT == 2)); then",
            "        _describe command commands",
            "        return",
            "    fi",
            "    shift words",
            "    ((CURRENT--))",
            '    case "$words[1]" in',
            *cases,
            "    esac",
            "}",
            'if [[ "$funcstack[1]" == _spellspeed ]]; then _spellspeed "$@"; else compdef _spellspeed spellspeed; fi',
        ]
    )


def take_arguments(command: Command) -> str:
    """Return the call by which zsh learns what may stand behind a command or a step."""
    words: list[str] = []
    for offer in command.offers:
        values = f"({' '.join(offer.values)})" if offer.values else "_files" if offer.files else " "
        if offer.values and offer.files:
            values = f"{{_files; compadd -- {' '.join(offer.values)}}}"
        behind = f":value:{values}" if offer.takes_value else ""
        words += [shlex.quote(f"{option}[{_in_zsh(offer.told)}]{behind}") for option in offer.options]
        if not offer.options:
            words.append(shlex.quote(f"{'*' * offer.many}:value:{values}"))
    return f"_arguments {' '.join(words)}"


def _in_zsh(told: str) -> str:
    """What zsh shows beside an option, without the signs that would end it."""
    return told.replace("\\", "").replace("[", "(").replace("]", ")").replace(":", " -")


def write_fish(commands: list[Command]) -> str:
    """Return the script for fish."""
    lines: list[str] = []
    seen = "__fish_seen_subcommand_from"
    # A step may be called like a command: that one is meant only where no command with steps stands before it.
    stepped = " ".join([command.name for command in commands if command.steps])
    for command in commands:
        told = shlex.quote(command.told)
        lines.append(f"complete -c spellspeed -f -n __fish_use_subcommand -a {command.name} -d {told}")
        if not command.steps:
            lines += list_lines(command, f"not {seen} {stepped}; and {seen} {command.name}")
            continue
        known = " ".join([step.name for step in command.steps])
        first = f"{seen} {command.name}; and not {seen} {known}"
        for step in command.steps:
            lines.append(f"complete -c spellspeed -f -n '{first}' -a {step.name} -d {shlex.quote(step.told)}")
            lines += list_lines(step, f"{seen} {command.name}; and {seen} {step.name}")
    return "\n".join(lines)


def list_lines(command: Command, when: str) -> list[str]:
    """Return what fish is told of a command or a step."""
    lines: list[str] = []
    for offer in command.offers:
        names = [f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}" for option in offer.options]
        taking = "-r" if offer.takes_value and offer.options else ""
        files = "-F" if offer.files else "-f" if offer.takes_value else ""
        values = f"-a {shlex.quote(' '.join(offer.values))}" if offer.values else ""
        words = [f"complete -c spellspeed -n '{when}'", *names, taking, files, values, f"-d {shlex.quote(offer.told)}"]
        lines.append(" ".join([word for word in words if word]))
    return lines

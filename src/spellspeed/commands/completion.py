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


class Command(NamedTuple):
    """A command with what can be written behind it."""

    name: str
    told: str
    offers: tuple[Offer, ...]


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
    """Return what a parser offers: its commands with their options.

    >>> parser = Parser(prog="x")
    >>> commands = parser.add_subparsers()
    >>> commands.add_parser("go", help="go away").add_argument("--to", choices=("sea", "wood")).dest
    'to'
    >>> read_commands(parser)[0].offers[1]
    Offer(options=('--to',), takes_value=True, values=('sea', 'wood'), files=False, told='')
    """
    found: list[Command] = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            told = {str(each.dest): str(each.help or "") for each in action._get_subactions()}
            for name, below in action.choices.items():
                offers = tuple([make_offer(each) for each in below._actions])
                found.append(Command(name, told.get(name, ""), offers))
    return found


def make_offer(action: argparse.Action) -> Offer:
    """Return what an argument of a command offers."""
    metavar = str(action.metavar or "")
    values = tuple([str(choice) for choice in action.choices or VALUES.get(metavar, ())])
    told = str(action.help or "") % {"prog": "spellspeed", "default": action.default}
    return Offer(tuple(action.option_strings), action.nargs != 0, values, metavar in FILES, told)


def write_bash(commands: list[Command]) -> str:
    """Return the script for bash."""
    cases: list[str] = []
    for command in commands:
        bare = [offer for offer in command.offers if not offer.options]
        for offer in command.offers:
            if offer.options and offer.takes_value:
                asked = "|".join([f"{command.name}:{option}" for option in offer.options])
                cases.append(f"        {asked}) values={shlex.quote(' '.join(offer.values))} ;;")
        options = " ".join([option for offer in command.offers for option in offer.options])
        values = " ".join([value for offer in bare for value in offer.values])
        cases.append(f"        {command.name}:*) options={shlex.quote(options)} values={shlex.quote(values)} ;;")
    names = " ".join([command.name for command in commands])
    return "\n".join(
        [
            "_spellspeed() {",
            '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" options="" values=""',
            "    if ((COMP_CWORD == 1)); then",
            f'        COMPREPLY=($(compgen -W {shlex.quote(names)} -- "$word"))',
            "        return",
            "    fi",
            '    case "${COMP_WORDS[1]}:$before" in',
            *cases,
            "    esac",
            '    [[ $word == -* ]] && values="$options"',
            "    # Without a reply bash offers the names of files.",
            '    COMPREPLY=($(compgen -W "$values" -- "$word"))',
            "}",
            "complete -o default -F _spellspeed spellspeed",
        ]
    )


def write_zsh(commands: list[Command]) -> str:
    """Return the script for zsh."""
    cases: list[str] = []
    for command in commands:
        words: list[str] = []
        for offer in command.offers:
            values = f"({' '.join(offer.values)})" if offer.values else "_files" if offer.files else " "
            if offer.values and offer.files:
                values = f"{{_files; compadd -- {' '.join(offer.values)}}}"
            behind = f":value:{values}" if offer.takes_value else ""
            words += [shlex.quote(f"{option}[{_in_zsh(offer.told)}]{behind}") for option in offer.options]
            if not offer.options:
                words.append(shlex.quote(f"*:value:{values}"))
        cases.append(f"        {command.name}) _arguments {' '.join(words)} ;;")
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


def _in_zsh(told: str) -> str:
    """What zsh shows beside an option, without the signs that would end it."""
    return told.replace("\\", "").replace("[", "(").replace("]", ")").replace(":", " -")


def write_fish(commands: list[Command]) -> str:
    """Return the script for fish."""
    lines: list[str] = []
    for command in commands:
        told = shlex.quote(command.told)
        lines.append(f"complete -c spellspeed -f -n __fish_use_subcommand -a {command.name} -d {told}")
        within = f"complete -c spellspeed -n '__fish_seen_subcommand_from {command.name}'"
        for offer in command.offers:
            names = [f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}" for option in offer.options]
            taking = "-r" if offer.takes_value and offer.options else ""
            files = "-F" if offer.files else "-f" if offer.takes_value else ""
            values = f"-a {shlex.quote(' '.join(offer.values))}" if offer.values else ""
            words = [within, *names, taking, files, values, f"-d {shlex.quote(offer.told)}"]
            lines.append(" ".join([word for word in words if word]))
    return "\n".join(lines)

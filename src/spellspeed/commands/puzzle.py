"""What `spellspeed puzzle FILE` does: lays a puzzle of a .lua file out and has a person solve it in the terminal."""

import argparse

from spellspeed.commands.options import Parser, add_format, add_language, add_plain
from spellspeed.packaged_decks import FORMATS


def add_puzzle(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that plays a puzzle."""
    parser = commands.add_parser("puzzle", help="solve a puzzle of a .lua file in the terminal")
    parser.add_argument("file", metavar="FILE", help="a puzzle of another program, as a .lua file")
    parser.add_argument("--bot", choices=("greedy", "random"), default="greedy", help="who answers for the opponent")
    parser.add_argument("--people", type=int, choices=(1, 2), default=1, help="2: you answer for the opponent, too")
    parser.add_argument("--position", action="store_true", help="only print the position in our notation")
    parser.add_argument("--solution", action="store_true", help="only print the solution that the file tells")
    add_format(parser)
    add_plain(parser)
    add_language(parser)


def puzzle_command(chosen: argparse.Namespace) -> int:
    """Play a puzzle, or print its position or its solution."""
    from spellspeed.commands.players import make_bot
    from spellspeed.formats.puzzle import load_puzzle
    from spellspeed.formats.puzzle_position import to_position
    from spellspeed.terminal.keyboard import open_keyboard
    from spellspeed.terminal.puzzle import begin_puzzle, tell_solution

    puzzle = load_puzzle(chosen.file)
    if chosen.solution:
        print(tell_solution(puzzle, chosen.lang))
        return 0
    text = to_position(puzzle, format=chosen.format or FORMATS[0])
    if chosen.position:
        print(text)
        return 0
    open_keyboard()
    bots = {} if chosen.people == 2 else {1: make_bot(chosen.bot, 0)}
    return begin_puzzle(puzzle, text, bots, chosen.lang, plain=chosen.plain).run()

"""What several commands let one choose, and how a command says that it cannot use what it was given."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NoReturn

from spellspeed import Deck
from spellspeed.deck import FORMATS
from spellspeed.packaged_decks import Pair
from spellspeed.wording import LANGUAGES

BOTS = ("random", "greedy")


class WrongInput(Exception):
    """What the user gave cannot be used; the message, also in Chinese, is the one line that is printed."""

    def __init__(self, told: str, chinese: str = "") -> None:
        super().__init__(told)
        self.chinese = chinese or told


def complain(who: str, told: str) -> None:
    """Print a complaint on stderr, broken between words in a terminal."""
    from spellspeed.terminal.screen import fit  # only mistakes pay for it

    print(fit(f"{who}: {told}", sys.stderr), file=sys.stderr)


def tell_error(error: Exception, lang: str) -> str:
    """Return what an error says to a reader of this language, in one line.

    >>> tell_error(WrongInput("first\\nsecond", "一\\n二"), "zh")
    '一；二'
    """
    told = one_line(error)
    if lang != "zh":
        return told
    from spellspeed.telling.complaints import complain_in_chinese  # only mistakes pay for it

    chinese = getattr(error, "chinese", "") or getattr(error, "in_chinese", str)
    said = chinese if isinstance(chinese, str) else chinese() if chinese is not str else ""
    return said.replace("\n", "；") if said and said != str(error) else complain_in_chinese(told)


def one_line(error: Exception) -> str:
    """Return an error's message as one line.

    >>> one_line(ValueError("first\\nsecond"))
    'first; second'
    """
    if isinstance(error, OSError) and error.strerror and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    # A KeyError prints its message in quotation marks.
    text = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
    return "; ".join(line.strip() for line in text.splitlines() if line.strip()) or type(error).__name__


class Help(argparse.RawDescriptionHelpFormatter):
    """The help of a command: the lines of its examples stay as they are."""


class ChineseHelp(Help):
    """The same in Chinese, whose letters are two columns wide."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "用法：" if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        from spellspeed.terminal.screen import wrap  # only help pays for it

        return wrap(" ".join(text.split()), width)


class Once(argparse._StoreAction):
    """An option that takes one value: of two different ones nobody knows which was meant."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        before = parser.given.setdefault(self.dest, values)
        if option_string is not None and before != values:
            raise argparse.ArgumentError(self, f"it is given twice: {before!r}, then {values!r}")
        super().__call__(parser, namespace, values, option_string)


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line and whose exit code for wrong input is 1, like that of the commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"formatter_class": Help, **settings})
        self.lang = "en"
        self.given: dict[str, object] = {}  # what has been said, by what it is for
        self.register("action", None, Once)

    def error(self, message: str) -> NoReturn:
        told = f"{message} (see {self.prog} --help)"
        if self.lang == "zh":
            from spellspeed.telling.complaints import complain_in_chinese  # only mistakes pay for it

            told = complain_in_chinese(told)
        complain(self.prog, told)
        self.exit(1)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            known = [str(choice) for choice in action.choices]
            told = f"there is no {value!r}; there are {', '.join(known)}"
            raise argparse.ArgumentError(action, told + did_you_mean(str(value), known)[0])

    def parse_known_args(self, *given: Any, **named: Any) -> Any:
        """Parse what is known; what is left over is refused by the command it was given to, which knows its options."""
        self.given = {}
        chosen, strange = super().parse_known_args(*given, **named)
        if strange:
            options = [option for action in self._actions for option in action.option_strings]
            told = f"there is no {strange[0]!r} here" + did_you_mean(strange[0].partition("=")[0], options)[0]
            self.error(told)
        return chosen, strange


def wanted_language(words: Sequence[str]) -> str:
    """Return the language that the words of a command line ask for, English where they say none that is known.

    >>> wanted_language(["play", "--lang", "zh"]), wanted_language(["--lang=zh"]), wanted_language(["play", "zh"])
    ('zh', 'zh', 'en')
    """
    said = [second for first, second in pairwise(words) if first == "--lang"]
    said += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next((lang for lang in said if lang in LANGUAGES), "en")


def put_language_last(words: Sequence[str]) -> list[str]:
    """Return a command line with the command first, also if the language was named before it.

    >>> put_language_last(["--lang", "zh", "play", "--plain"])
    ['play', '--plain', '--lang', 'zh']
    """
    front = 2 if words[:1] == ["--lang"] else 1 if words and words[0].startswith("--lang=") else 0
    return [*words[front:], *words[:front]] if len(words) > front else list(words)


def did_you_mean(typed: str, known: Iterable[str]) -> Pair:
    """Return what was perhaps meant, to be put behind a complaint in English or in Chinese.

    >>> did_you_mean("gredy", ("random", "greedy")), did_you_mean("xyz", ("random", "greedy"))
    (('; did you mean greedy?', '；是不是greedy？'), ('', ''))
    """
    from difflib import get_close_matches  # only mistakes pay for it

    near = get_close_matches(typed.casefold(), list(known), 2)
    return (f"; did you mean {' or '.join(near)}?", f"；是不是{'或'.join(near)}？") if near else ("", "")


def add_language(parser: argparse._ActionsContainer) -> None:
    """Add the choice of language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="English or Chinese (default: en)")


def add_plain(parser: argparse._ActionsContainer) -> None:
    """Add the choice of lines without any drawing."""
    told = "a line an event, nothing drawn and no line written over: for screen readers and files"
    parser.add_argument("--plain", action="store_true", help=told)


NEW_ONLY = ("deck", "against", "decks", "format", "list", "seed")  # what one that was begun before has already


def check_begun(chosen: argparse.Namespace, what: tuple[str, str], *more: str) -> None:
    """Refuse options that are for a new duel or match where one goes on that was begun before.

    >>> check_begun(argparse.Namespace(resume=True, load=None, decks="chaos,exodia"), ("duel", "决斗"), "first")
    Traceback (most recent call last):
        ...
    spellspeed.commands.options.WrongInput: --decks is for a new duel, not for --load or --resume
    """
    if not chosen.resume and chosen.load is None:
        return
    for name in (*NEW_ONLY, *more):
        given = vars(chosen).get(name)
        if given is not None and given is not False:
            option = "--" + name.replace("_", "-")
            raise WrongInput(
                f"{option} is for a new {what[0]}, not for --load or --resume",
                f"{option} 只用于新的{what[1]}，不能和 --load 或 --resume 一起用",
            )


def add_decks(
    parser: argparse._ActionsContainer, whose: tuple[str, str] = ("the deck of player 0", "the deck of player 1")
) -> None:
    """Add the choice of decks and format."""
    packaged = ", ".join(Deck.packaged_names())
    usual = f"a .ydk file, or a deck of the package: {packaged} (default: dragons)"
    parser.add_argument("--deck", metavar="DECK", help=f"{whose[0]}: {usual}")
    parser.add_argument("--against", "--opp-deck", metavar="DECK", help=f"{whose[1]}: the same (default: warriors)")
    parser.add_argument("--decks", metavar="A,B", help="both decks at once, such as chaos,exodia")
    add_format(parser)


def add_format(parser: argparse._ActionsContainer, usual: str = "that of the packaged decks, or master2020") -> None:
    """Add the choice of format and of the Forbidden & Limited list."""
    parser.add_argument("--format", choices=FORMATS, help=f"the rules (default: {usual})")
    parser.add_argument(
        "--list",
        metavar="FILE[:NAME]",
        help="a Forbidden & Limited list as lflist.conf, or none (default: that of the format)",
    )

"""The command `deck`: what a deck list holds and what is wrong with it, or which decks are in the package."""

import argparse
from collections.abc import Iterable

from spellspeed.commands.options import Parser, WrongInput, add_format, add_language, did_you_mean
from spellspeed.deck import Deck
from spellspeed.library import KnownCard
from spellspeed.packaged_decks import list_packaged


def add_deck(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that checks a deck."""
    parser = commands.add_parser(
        "deck", help="check a deck list and print every problem it has, or list packaged decks"
    )
    parser.add_argument(
        "file", metavar="DECK", nargs="?", help="a .ydk file or a packaged deck; without it, list those"
    )
    add_format(parser)
    add_language(parser)


def deck_command(chosen: argparse.Namespace) -> int:
    """Print what a deck list holds and every problem it has, or list the packaged decks."""
    return show_deck(chosen.file, chosen.format, chosen.lang)


def show_deck(path: str | None, format: str, lang: str) -> int:
    """Print what a deck list holds and every problem it has, or list the packaged decks; 0 for a legal deck, else 1.

    >>> show_deck("dragons", "master2020", "en")
    Main Deck 40, Extra Deck 0, Side Deck 0
    legal in master2020
    0
    """
    if path is None:
        print(*list_packaged(lang), sep="\n")
        return 0
    deck = open_deck(path)
    chinese = lang == "zh"
    sizes = [len(deck.main), len(deck.extra), len(deck.side)]
    if chinese:
        print(f"主卡组{sizes[0]}张，额外卡组{sizes[1]}张，副卡组{sizes[2]}张")
    else:
        print(f"Main Deck {sizes[0]}, Extra Deck {sizes[1]}, Side Deck {sizes[2]}")
    for note in deck.moved:
        print(note[chinese])
    problems = deck.check(format)
    for problem in problems:
        print(problem.in_chinese() if chinese else problem)
    if problems:
        count = len(problems)
        told = f"不符合{format}：{count}个问题" if chinese else f"not legal in {format}: {_problems(count)}"
    else:
        told = f"符合{format}" if chinese else f"legal in {format}"
    print(told)
    missing = deck.unplayable()
    if missing:
        print(tell_unplayable(missing, chinese))
    return 1 if problems else 0


def _problems(count: int) -> str:
    return "1 problem" if count == 1 else f"{count} problems"


def open_deck(path: str) -> Deck:
    """Return a packaged deck by its name, or the deck in a file.

    >>> open_deck("Exodia") == Deck.packaged("exodia")
    True
    """
    names = Deck.packaged_names()
    if path.casefold() in names:
        return Deck.packaged(path)
    try:
        return Deck.load(path)
    except FileNotFoundError:
        near = did_you_mean(path, names)
        if not near[0]:
            raise
        raise WrongInput(f"there is no file {path}{near[0]}", f"没有文件{path}{near[1]}") from None


def tell_unplayable(cards: Iterable[KnownCard], chinese: bool) -> str:
    """Say which cards are known but cannot be played yet.

    >>> tell_unplayable(Deck(["Magical Hats", "灰流丽"]).unplayable(), False)
    'known, but cannot be played yet: "Magical Hats", "Ash Blossom & Joyous Spring"'
    """
    if chinese:
        return "已知但还不能使用：" + "".join([f"「{card.facts.name_zh or card.name}」" for card in cards])
    return "known, but cannot be played yet: " + ", ".join([f'"{card.name}"' for card in cards])

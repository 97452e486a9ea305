"""The command `deck`, and how `play` and `duel` come by their decks."""

import argparse
import sys
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from spellspeed.commands.options import Parser, add_format, add_language
from spellspeed.deck import Deck, DeckError, Judgement, judge_deck, make_deck, read_file, read_written, tell_near_decks
from spellspeed.deck_rules import OWN, Limits, choose_limits
from spellspeed.formats.deck_codes import is_omega, is_ydke
from spellspeed.formats.lflist import LARGEST_LISTS, LimitListError, list_named, newest_list, read_lists
from spellspeed.formats.written import WrittenDeck, write_down
from spellspeed.packaged_decks import FORMATS, PACKAGED, Pair, choose_format, list_packaged

NO_LIST: Final = "none"


EXAMPLES = """examples:
  spellspeed deck                                 the decks of the package
  spellspeed deck check mine.ydk --format 408     is it legal, and if not, why"""


def add_deck(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that checks a deck."""
    told = "check a deck list and print every problem it has, or list packaged decks"
    parser = commands.add_parser("deck", help=told, epilog=EXAMPLES)
    where = "[check] DECK: a .ydk file, a ydke:// address, an Omega code or a packaged deck; without it, list those"
    parser.add_argument("words", metavar="DECK", nargs="*", help=where)
    add_format(parser)
    add_language(parser)


def deck_command(chosen: argparse.Namespace) -> int:
    """Print what a deck holds and everything that is wrong with it, or list the packaged decks."""
    return show_deck(chosen.words, chosen.format, chosen.list, chosen.lang)


def show_deck(words: list[str], format: str | None, list_: str | None, lang: str) -> int:
    """Print what a deck holds and everything that is wrong with it, or list the packaged decks; 1 if anything is.

    >>> show_deck(["check", "dragons"], None, None, "en")
    Main Deck 40, Extra Deck 0, Side Deck 15
    legal in master2020, list 2026.07.01 OCG
    0
    """
    names = words[1:] if words[:1] == ["check"] else words
    if len(names) > 1 or words == ["check"]:
        raise DeckError(
            f"`deck check` wants one deck: a file, a code or a packaged deck; given {len(names)}",
            f"deck check需要一副卡组：文件、代码或附带卡组，给出了{len(names)}个",
        )
    if not names:
        print(*list_packaged(lang), sep="\n")
        return 0
    chinese = lang == "zh"
    format, limits = find_terms(names[0], format, list_)
    found = judge_deck(read_deck(names[0]), format, None, limits)
    main, extra, side = found.sizes
    if chinese:
        print(f"主卡组{main}张，额外卡组{extra}张，副卡组{side}张")
    else:
        print(f"Main Deck {main}, Extra Deck {extra}, Side Deck {side}")
    for note in found.moved:
        print(note[chinese])
    for problem in found.problems:
        print(problem.in_chinese() if chinese else problem)
    print(tell_verdict(found, format, limits)[chinese])
    return 1 if found.problems else 0


def tell_verdict(found: Judgement, format: str, limits: Limits) -> Pair:
    """Return whether a deck is legal in a format and under which list, and how many cards cannot be played.

    >>> tell_verdict(judge_deck(read_deck("exodia"), "408", None, None), "408", None)[0]
    'legal in 408, without a Forbidden & Limited list'
    """
    list_ = choose_limits(format, limits)
    where = f"{format}, " + ("without a Forbidden & Limited list" if list_ is None else f"list {list_.name}")
    where_zh = f"{format}（" + ("不使用禁限卡表）" if list_ is None else f"禁限卡表{list_.name}）")
    count = len(found.broken) + len(found.unknown)
    english, chinese = f"legal in {where}", f"符合{where_zh}"
    if count:
        english, chinese = f"not legal in {where}: {_problems(count)}", f"不符合{where_zh}：{count}个问题"
    missing = len(found.unplayable)
    if missing:
        english += f"; {missing} card{'s' * (missing > 1)} cannot be played yet"
        chinese += f"；{missing}种卡还不能使用"
    return english, chinese


def find_terms(name: str, format: str | None, list_: str | None, played: str | None = None) -> tuple[str, Limits]:
    """Return the format and the list by which a deck is judged: those that are asked for, else its own.

    `played` is the format of the duel: a packaged deck that has it is judged by it, another one by its own.

    >>> find_terms("classic", None, None), find_terms("mine.ydk", "408", "none")
    (('408', None), ('408', None))
    """
    packaged = PACKAGED.get(name.casefold())
    if format is None:
        formats = (played or FORMATS[0],) if packaged is None else packaged.formats
        format = played if played is not None and played in formats else formats[0]
    if list_ is None:
        return format, OWN if packaged is None or packaged.listed else None
    return format, find_list(list_)


def find_list(named: str) -> Limits:
    """Return the list that `--list` names: "none", "own", a file, or a file and the name of a list in it.

    >>> find_list("none") is None, find_list("own")
    (True, 'own')
    """
    if named.casefold() == NO_LIST:
        return None
    if named.casefold() == OWN:
        return OWN
    path, wanted = named, ""
    if not Path(named).exists() and ":" in named:
        path, _, wanted = named.rpartition(":")
    with open(path, "rb") as file:
        content = file.read(LARGEST_LISTS + 1)
    try:
        lists = read_lists(content)
        if wanted:
            return list_named(lists, wanted)
        today = date.today()
        return newest_list(lists, today.year, today.month, today.day)
    except LimitListError as wrong:
        raise LimitListError(f"{path}: {wrong}", f"{path}：{wrong.chinese}") from None


def read_deck(named: str) -> WrittenDeck:
    """Read a packaged deck by its name, a `ydke://` address, a file, or an Omega code.

    >>> read_deck("Exodia") == read_deck("exodia") != read_deck("ydke://!!!")
    True
    """
    if named.casefold() in PACKAGED:
        deck = Deck.packaged(named)
        return write_down(deck.main, deck.extra, deck.side)
    if is_ydke(named):
        return read_written(named, "ydke")
    try:
        there = Path(named).exists()
    except (OSError, ValueError):  # too long for a path, or with a letter that none may have
        there = False
    if not there and is_omega(named):
        return read_written(named, "Omega")
    near, near_zh = tell_near_decks(named)
    if not there:
        raise DeckError(
            f"{named[:60]}: there is no such file, and no packaged deck is called so{near}",
            f"{named[:60]}：没有这个文件，也没有这个名字的附带卡组{near_zh}",
        )
    return read_written(read_file(named), named)


class Paired(NamedTuple):
    """The decks of both players, and the format they are played in."""

    decks: tuple[Deck, Deck]
    format: str


def pair_decks(names: tuple[str, str], format: str | None = None, list_: str | None = None, lang: str = "en") -> Paired:
    """Return the decks of both players if both are legal, and their format; what must be known is told on stderr.

    >>> pair_decks(("soldiers", "dragons")).format
    '408'
    """
    chinese = lang == "zh"
    played, mixed = (format, False) if format is not None else choose_format(names)
    decks = (load_deck(names[0], format, list_, lang, played), load_deck(names[1], format, list_, lang, played))
    if mixed:
        print(tell_mixed(played)[chinese], file=sys.stderr)
    if list_ is not None and list_.casefold() == NO_LIST:
        print("不使用禁限卡表" if chinese else "no Forbidden & Limited list is applied", file=sys.stderr)
    return Paired(decks, played)


def tell_mixed(played: str) -> Pair:
    """Return the note that two packaged decks of different formats meet.

    >>> tell_mixed("master2020")[0]
    'the decks are of different formats, each legal in its own: they play by the later one, master2020'
    """
    return (
        f"the decks are of different formats, each legal in its own: they play by the later one, {played}",
        f"两副卡组属于不同的环境，各自符合自己的环境：按较新的{played}进行决斗",
    )


def tell_format(judged: str) -> Pair:
    """Return why a deck is judged by a format that nobody named, and what to do.

    >>> tell_format("408")[0]
    '; 408 is the format of the other deck: choose another one, or add --format master2020 --list none'
    """
    return (
        f"; {judged} is the format of the other deck: choose another one, or add --format {FORMATS[0]} --list none",
        f"；{judged}是另一副卡组的环境：请换一副，或者加上--format {FORMATS[0]} --list none",
    )


def load_deck(name: str, format: str | None, list_: str | None, lang: str, played: str) -> Deck:
    """Return a deck if it is legal and a duel can hold it, having told on stderr what must be known."""
    chinese = lang == "zh"
    judged, limits = find_terms(name, format, list_, played)
    written = read_deck(name)
    found = judge_deck(written, judged, None, limits)
    wrong = [*found.unknown, *found.broken]
    if wrong:
        hint = tell_format(judged) if format is None and judged != FORMATS[0] and name not in PACKAGED else ("", "")
        raise DeckError(
            f"{name} is not legal in {judged}: {'; '.join([str(each).rstrip('.') for each in wrong])}{hint[0]}",
            f"{name}：不符合{judged}：{'；'.join([each.in_chinese().rstrip('。') for each in wrong])}{hint[1]}",
        )
    deck = make_deck(written, name)
    missing = [card for card in deck.unplayable() if not card.in_pool]
    if missing:
        english = ", ".join([f'"{card.name}"' for card in missing])
        names = "".join([f"「{card.facts.name_zh or card.name}」" for card in missing])
        raise DeckError(f"{name}: known, but cannot be played yet: {english}", f"{name}：已知但还不能使用：{names}")
    for note in deck.moved:
        print(f"{name}：{note[1]}" if chinese else f"{name}, {note[0]}", file=sys.stderr)
    if limits is None and list_ is None:
        told = f"{name}：不使用禁限卡表" if chinese else f"{name}: played without a Forbidden & Limited list"
        print(told, file=sys.stderr)
    return deck


def _problems(count: int) -> str:
    return "1 problem" if count == 1 else f"{count} problems"

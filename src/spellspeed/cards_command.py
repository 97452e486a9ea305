"""What `spellspeed cards NAME` and `spellspeed deck FILE` print."""

import sys
from collections.abc import Iterable

from spellspeed.deck import Deck
from spellspeed.describe import describe
from spellspeed.library import KnownCard, Library
from spellspeed.packaged_decks import list_packaged
from spellspeed.pool import AmbiguousCard, UnknownCard
from spellspeed.wishes.refs import no_such_card

LIMIT = 20
EVERY = 1_000_000


def cards_command(names: list[str], lang: str) -> int:
    """Print the cards of these names, or what comes close; 0 if every name led to a card, else 1.

    >>> cards_command(["mystical", "elf"], "en")
    Mystical Elf [15025844]
      圣精灵 · ホーリー・エルフ
      [Spellcaster / Normal] LIGHT Level 4
      ATK 800 / DEF 2000
      OCG list of 2026-07-01: Unlimited
      playable: yes
    0
    """
    library = Library()
    whole = " ".join(names)
    if len(names) > 1 and library.search(whole, 1):
        names = [whole]  # a name of several words, typed without quotation marks
    outcome = 0
    for place, name in enumerate(names):
        if place:
            print()
        outcome = max(outcome, _print_matches(library, name, lang))
    return outcome


def _print_matches(library: Library, name: str, lang: str) -> int:
    try:
        print(describe(library.find(name), lang, library.pool))
    except AmbiguousCard as several:
        cards = [library.with_password(card.password) for card in several.candidates]
        print("\n\n".join(describe(card, lang, library.pool) for card in cards))
    except UnknownCard as unknown:
        found = library.search(name, LIMIT + 1)
        if not found:
            print(no_such_card(unknown) if lang == "zh" else unknown, file=sys.stderr)
            return 1
        if len(found) == 1:
            print(describe(found[0], lang, library.pool))
            return 0
        for card in found[:LIMIT]:
            print(_line(card, lang))
        if len(found) > LIMIT:
            more = len(library.search(name, EVERY)) - LIMIT
            told = (
                f"…还有{more}张；多写几个字可以缩小范围"
                if lang == "zh"
                else f"… {more} more; more words narrow it down"
            )
            print(" " * 11 + told)
    return 0


def _line(card: KnownCard, lang: str) -> str:
    """One card of a list: password, names, and whether the engine can play it."""
    names = [card.name, card.facts.name_zh]
    marks = ("playable", "not playable yet")
    if lang == "zh":
        names.reverse()
        marks = ("可以使用", "还不能使用")
    mark = marks[0] if card.playable else marks[1]
    return f"{card.facts.password:>9}  {' · '.join([name for name in names if name])}  [{mark}]"


def tell_unplayable(cards: Iterable[KnownCard], chinese: bool) -> str:
    """Say which cards are known but cannot be played yet.

    >>> tell_unplayable(Deck(["Magical Hats", "灰流丽"]).unplayable(), False)
    'known, but cannot be played yet: "Magical Hats", "Ash Blossom & Joyous Spring"'
    """
    if chinese:
        return "已知但还不能使用：" + "".join([f"「{card.facts.name_zh or card.name}」" for card in cards])
    return "known, but cannot be played yet: " + ", ".join([f'"{card.name}"' for card in cards])


def open_deck(path: str) -> Deck:
    """Return a packaged deck by its name, or the deck in a file.

    >>> open_deck("Exodia") == Deck.packaged("exodia")
    True
    """
    return Deck.packaged(path) if path.casefold() in Deck.packaged_names() else Deck.load(path)


def deck_command(path: str | None, format: str, lang: str) -> int:
    """Print what a deck list holds and every problem it has, or list the packaged decks; 0 for a legal deck, else 1.

    >>> deck_command("dragons", "master2020", "en")
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

"""Practice: an opening hand or the top of a deck that is chosen, out of the cards of that deck."""

import random
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NamedTuple

from spellspeed import AmbiguousCard, CardPool, Deck, DeckError
from spellspeed.pool import choose_pool

OPENING_HAND: Final = 5  # rule: duel.setup.opening-hand-five
SEPARATORS: Final = re.compile(r"[\n;；、，]")
COUNTED: Final = re.compile(r"([1-3])\s*[x×]?\s+(.+)|(.+?)\s*[x×]\s*([1-3])")
LONGEST_TEXT: Final = 10_000
LONGEST_NAME: Final = 100


class Wanted(NamedTuple):
    """The cards somebody wants in the opening hand, and those to be drawn next, by name."""

    hand: str | None = None
    order: str | None = None
    options: tuple[str, str] = ("--hand", "--deck-order")  # what errors call them


def arrange(deck: Deck, wanted: Wanted, seed: int, pool: CardPool | None = None) -> Deck:
    """Return a deck list in the order in which it is drawn: the wanted cards first, the others shuffled by the seed.

    Where both a hand and an order are wanted, the order begins behind the five cards of the opening hand.

    >>> deck = Deck(["Mystical Elf"] * 3 + ["Kuriboh"] * 3 + ["Umi"] * 34)
    >>> drawn = arrange(deck, Wanted("Kuriboh, Kuriboh", "Mystical Elf"), 1)
    >>> [CardPool.builtin().find(str(card)).name_en for card in (*drawn.main[:2], drawn.main[5])]
    ['Kuriboh', 'Kuriboh', 'Mystical Elf']
    """
    rest, cards = list(deck.main), choose_pool(pool)
    random.Random(seed).shuffle(rest)
    hand = take(rest, read_names(wanted.hand, deck, wanted.options[0], cards), wanted.options[0], cards)
    if len(hand) > OPENING_HAND:
        raise DeckError(
            f"{wanted.options[0]} names {len(hand)} cards; an opening hand has {OPENING_HAND}",
            f"{wanted.options[0]} 有{len(hand)}张卡，起手是{OPENING_HAND}张",
        )
    order = take(rest, read_names(wanted.order, deck, wanted.options[1], cards), wanted.options[1], cards)
    filled = OPENING_HAND - len(hand) if hand and order else 0
    return Deck([*hand, *rest[:filled], *order, *rest[filled:]], deck.extra, deck.side, pool=cards)


def take(rest: list[int], names: list[tuple[str, int]], option: str, pool: CardPool) -> list[int]:
    """Take the cards with these names out of a deck, and return their passwords."""
    here = pool.by_password
    taken: list[int] = []
    for name, index in names:
        password = next((each for each in rest if here.get(each) == index), None)
        if password is None:
            raise DeckError(
                f'{option} names "{name}" more often than the deck has it', f"{option}：“{name}”在卡组中没有这么多张"
            )
        rest.remove(password)
        taken.append(password)
    return taken


def read_names(text: str | None, deck: Deck, option: str, pool: CardPool) -> list[tuple[str, int]]:
    """Return the cards that a list of names speaks of, each with its number in the pool.

    >>> read_names("2 umi; Mystical Elf", Deck(["Mystical Elf", "Umi", "Umi"]), "--hand", CardPool.builtin())[1][0]
    'Umi'
    """
    if text is None:
        return []
    cards = deck_cards(deck, pool)
    found: list[tuple[str, int]] = []
    for piece in SEPARATORS.split(check_length(text, option)):
        if piece.lstrip().startswith(("#", "!")):
            continue  # a heading of a deck list
        parts = [part.strip() for part in piece.split(",")]
        while parts:
            # Some names have a comma in them.
            length = next((n for n in range(len(parts), 1, -1) if plain(", ".join(parts[:n])) in cards), 1)
            name = ", ".join(parts[:length])
            parts = parts[length:]
            if name:
                found.extend(find_in_deck(name, cards, option, pool))
    if not found:
        raise DeckError(f"{option} names no card", f"{option} 没有写卡名")
    return found


def read_list(text: str | None, option: str) -> str | None:
    """Return a list of names, from a file if one is named."""
    if text is not None and len(text) < LONGEST_NAME and "\n" not in text and Path(text).is_file():
        try:
            text = Path(text).read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as wrong:
            place = f"{text}: byte {wrong.start}"
            raise DeckError(f"{option}: {place} is not UTF-8 text", f"{option}：{place} 不是UTF-8文本") from None
    return text


def check_length(text: str, option: str) -> str:
    """Refuse a list that is longer than any deck."""
    if len(text) > LONGEST_TEXT:
        raise DeckError(
            f"{option} is {len(text)} letters long; {LONGEST_TEXT} are the most",
            f"{option} 有{len(text)}个字，最多{LONGEST_TEXT}个",
        )
    return text


def plain(name: str) -> str:
    """Return a name as it is compared.

    >>> plain("  Blue-Eyes   White Dragon")
    'blue-eyes white dragon'
    """
    return " ".join(name.casefold().split())


def deck_cards(deck: Deck, pool: CardPool) -> dict[str, tuple[str, int]]:
    """Return the cards of a Main Deck by all their names."""
    cards: dict[str, tuple[str, int]] = {}
    for password in deck.main:
        facts = pool.facts[pool.by_password[password]]
        for name in (facts.name_en, facts.name_zh, facts.name_ja, str(password)):
            if name:
                cards[plain(name)] = (facts.name_en, facts.index)
    return cards


def find_in_deck(name: str, cards: dict[str, tuple[str, int]], option: str, pool: CardPool) -> list[tuple[str, int]]:
    """Return the card of a deck that is meant, as often as the text says."""
    if plain(name) in cards:
        return [cards[plain(name)]]
    counted = COUNTED.fullmatch(name)
    if counted is not None and plain(counted[2] or counted[3]) in cards:
        return [cards[plain(counted[2] or counted[3])]] * int(counted[1] or counted[4])
    here = {index for _, index in cards.values()}
    try:
        candidates = [pool.find(name[:LONGEST_NAME])]
    except AmbiguousCard as several:
        candidates = several.candidates
    except LookupError:
        candidates = []
    for card in candidates:
        if card.index in here:
            return [(card.name_en, card.index)]
    near = get_close_matches(plain(name[:LONGEST_NAME]), cards, 1)
    shown = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
    english = f'{option}: "{shown}" is not in the deck' + (f"; did you mean {cards[near[0]][0]}?" if near else "")
    raise DeckError(english, f"{option}：卡组里没有“{shown}”" + (f"；是不是“{near[0]}”？" if near else ""))

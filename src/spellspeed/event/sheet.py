"""Deck registration sheets: Main, Extra and Side Deck card by card, where it matters with the language of the print."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from spellspeed.deck import Deck, DeckError
from spellspeed.event.refused import EventRefused, refuse
from spellspeed.event.rules import EventRules
from spellspeed.library import Library
from spellspeed.pool import AmbiguousCard, CardPool, UnknownCard

SECTIONS: Final = ("main", "extra", "side")
MOST_TOLD: Final = 3  # problems of a deck that a refusal tells
JAPANESE: Final = "ja"
LANGUAGES: Final = (JAPANESE, "en", "zh", "ko", "de", "fr", "it", "es", "pt")
_NOT_AS_REGISTERED: Final = {
    "tournament.deck.only-registered-cards": "not-registered",
    "tournament.deck.restore-before-next-match": "not-restored",
}
Entry = int | dict[str, Any]  # a password, or {"card": password, "print": language}


def sheet_of(deck: Deck, prints: Mapping[int, str] | None = None) -> dict[str, list[Entry]]:
    """Write the sheet of a deck; `prints` gives the language of the cards whose prints are not Japanese.

    >>> sheet_of(Deck(["Mystical Elf", "Kuriboh"]), {40640057: "en"})["main"]
    [15025844, {'card': 40640057, 'print': 'en'}]
    """
    told = prints or {}
    return {
        section: [{"card": one, "print": told[one]} if one in told else one for one in getattr(deck, section)]
        for section in SECTIONS
    }


def deck_of(sheet: Mapping[str, Any]) -> Deck:
    """Return the deck that a sheet lists: the print of a card is on the sheet and nowhere else.

    rule: tournament.sleeves.hide-different-backs

    >>> deck_of({"main": [{"card": 15025844, "print": "en"}]}).main
    (15025844,)
    """
    return Deck(*[[_card(entry) for entry in sheet.get(section, ())] for section in SECTIONS])


def read_sheet(sheet: object, rules: EventRules) -> dict[str, list[Entry]]:
    """Return a sheet with all cards as passwords, or refuse it: unknown cards, broken deck rules, wrong prints.

    >>> read_sheet({"main": ["Mystical Elf"] * 3, "side": [12]}, EventRules())
    Traceback (most recent call last):
    ...
    spellspeed.event.refused.EventRefused: The deck sheet cannot be read: no card has the password 12.
    """
    if not isinstance(sheet, Mapping) or not set(sheet) <= set(SECTIONS) or "main" not in sheet:
        raise refuse("sheet-form")
    for section in sheet.values():
        if not isinstance(section, list | tuple) or not all(_is_entry(entry) for entry in section):
            raise refuse("sheet-form")
    try:
        deck = deck_of(sheet)
    except DeckError as wrong:
        raise refuse("sheet-unreadable", why=(str(wrong), wrong.chinese)) from None
    except (UnknownCard, AmbiguousCard) as wrong:
        chinese = wrong.in_chinese() if isinstance(wrong, UnknownCard) else str(wrong)
        raise refuse("sheet-unreadable", why=(str(wrong), chinese)) from None
    problems = deck.check(rules.format, limits=rules.limits())  # type: ignore[arg-type]
    if problems:
        told = " ".join([problem.sentence for problem in problems[:MOST_TOLD]])
        told_zh = "".join([problem.sentence_zh or problem.sentence for problem in problems[:MOST_TOLD]])
        more = len(problems) - MOST_TOLD
        if more > 0:
            told += f" And {more} more: `spellspeed deck check DECK --format {rules.format}` names everything."
            told_zh += f"还有{more}个问题：spellspeed deck check DECK --format {rules.format}会全部列出。"
        raise refuse("deck-refused", problems[0].rule, why=(told, told_zh))
    read = {
        section: [
            _with_card(entry, card) for entry, card in zip(sheet.get(section, ()), getattr(deck, section), strict=True)
        ]
        for section in SECTIONS
    }
    _check_prints(read, rules)
    return read


def _card(entry: int | str | Mapping[str, Any]) -> int | str:
    found: int | str = entry["card"] if isinstance(entry, Mapping) else entry
    return found


def _is_entry(entry: object) -> bool:
    if isinstance(entry, Mapping):
        known = set(entry) <= {"card", "print"} and entry.get("print", JAPANESE) in LANGUAGES
        return known and _is_entry(entry.get("card"))
    return isinstance(entry, int | str) and not isinstance(entry, bool)


def _with_card(entry: object, card: int) -> Entry:
    if isinstance(entry, Mapping) and "print" in entry:
        return {"card": card, "print": entry["print"]}
    return card


def _check_prints(sheet: Mapping[str, list[Entry]], rules: EventRules) -> None:
    """An entry that names no print is Japanese: that is what the game of this rule book is printed in."""
    if not rules.japanese_prints_only:
        return
    for section in SECTIONS:
        for entry in sheet[section]:
            if isinstance(entry, dict) and entry["print"] != JAPANESE:
                rule = "tournament.language.may-be-prohibited"
                raise refuse("foreign-print", rule, card=name_card(entry["card"]), print=str(entry["print"]))


def name_card(password: int) -> tuple[str, str]:
    """Return the name of a card in both languages.

    >>> name_card(15025844)[0]
    '"Mystical Elf"'
    """
    facts = Library().with_password(password).facts
    return f'"{facts.name_en}"', f"「{facts.name_zh or facts.name_en}」"


def same_cards(first: Deck, second: Deck) -> bool:
    """Whether two decks hold the same cards in each of their three parts, in whatever order.

    >>> same_cards(Deck(["Kuriboh", "Sangan"]), Deck(["Sangan", "Kuriboh"]))
    True
    """
    return all(_count(getattr(first, section)) == _count(getattr(second, section)) for section in SECTIONS)


def _count(passwords: Iterable[int]) -> Counter[int]:
    """How many of each card; another artwork is the same card."""
    with_password = CardPool.builtin().with_password
    cards = [(with_password(password), password) for password in passwords]
    return Counter([password if card is None else card.password for card, password in cards])


def check_against_sheet(registered: Deck, presented: Deck, player: str, sided: bool = False) -> EventRefused | None:
    """Say what is wrong with a deck that is presented at the start of a match: it must be the registered one.

    Between the duels of a match, `sided`, cards may have been exchanged with the Side Deck, as far as the match allows.

    >>> mine = Deck(["Kuriboh"], side=["Sangan"])
    >>> check_against_sheet(mine, Deck(["Sangan"], side=["Kuriboh"]), "Anna").rule
    'tournament.deck.restore-before-next-match'
    >>> check_against_sheet(mine, Deck(["Sangan"], side=["Kuriboh"]), "Anna", sided=True) is None
    True
    """
    from spellspeed.play.siding import check_presented  # with it come all duels, which pairing and ranking do not need

    for refusal in check_presented(registered, presented, sided):
        told = ("; ".join(refusal.facts), "；".join(refusal.facts_zh))
        return refuse(_NOT_AS_REGISTERED.get(refusal.rule, "sided-wrongly"), refusal.rule, player=player, facts=told)
    return None

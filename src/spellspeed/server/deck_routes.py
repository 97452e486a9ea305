"""Routes for building decks: cards searched, decks judged under a format, read from files and codes, and written."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Query
from pydantic import BaseModel, Field

from spellspeed.deck import DeckError, judge_deck, read_written
from spellspeed.deck_rules import DeckProblem, choose_limits, sort_deck
from spellspeed.formats.deck_codes import write_ydke
from spellspeed.formats.written import EXTRA, LARGEST_PASSWORD, LARGEST_TEXT, MAIN, SIDE, Entry, WrittenDeck
from spellspeed.formats.ydk import write_ydk
from spellspeed.packaged_decks import FORMATS
from spellspeed.pool import CardPool
from spellspeed.server.answering import answer_with, spoken
from spellspeed.server.book_messages import Fault, Imported, Judged
from spellspeed.server.card_search import ANY, LONGEST, PAGE, Wish, searching
from spellspeed.server.complaining import complain
from spellspeed.server.messages import Deck

if TYPE_CHECKING:
    from spellspeed.server.app import Serving

MOST: Final = 200  # cards in one part of a deck that is still being built
MOST_KINDS: Final = 6
Password = Field(ge=0, le=LARGEST_PASSWORD)


class GivenDeck(BaseModel):
    """A deck that is to be judged."""

    main: list[int] = Field(max_length=MOST)
    extra: list[int] = Field(default_factory=list, max_length=MOST)
    side: list[int] = Field(default_factory=list, max_length=MOST)
    format: str = FORMATS[0]
    lang: str = "en"


class GivenText(BaseModel):
    """A deck as somebody has written it."""

    text: str = Field(max_length=LARGEST_TEXT)
    name: str = Field(default="", max_length=100)
    lang: str = "en"


def read_range(written: str, usual: tuple[int, int]) -> tuple[int, int]:
    """Read "4", "4-8", "4-" or "-8"; what cannot be read does not matter.

    >>> read_range("4", (0, 99)), read_range("1800-", (0, 9999)), read_range("-8", (0, 99)), read_range("x", (0, 99))
    ((4, 4), (1800, 9999), (0, 8), (0, 99))
    """
    least, dash, most = [part.strip() for part in written[:20].partition("-")]
    if not dash:
        return (int(least), int(least)) if least.isdecimal() else usual
    return int(least) if least.isdecimal() else usual[0], int(most) if most.isdecimal() else usual[1]


def judge(deck: GivenDeck, pool: CardPool) -> Judged:
    """Return everything that is wrong with a deck, and the deck as others write it."""
    sections = ((MAIN, deck.main), (EXTRA, deck.extra), (SIDE, deck.side))
    listed = [(section, password) for section, passwords in sections for password in passwords]
    # The line of an entry is its place here, so that a fault tells which cards it is about.
    entries = tuple([Entry(password, section, at + 1) for at, (section, password) in enumerate(listed)])
    found = judge_deck(WrittenDeck(entries), deck.format, pool)
    faults = [tell_fault(problem, deck.lang, [password for _, password in listed]) for problem in found.problems]
    limits = choose_limits(deck.format, "own")
    written = (deck.main, deck.extra, deck.side)
    return Judged(faults, write_ydk(*written), write_ydke(*written), limits.name if limits else "")


def tell_fault(problem: DeckProblem, lang: str, passwords: list[int]) -> Fault:
    """Return what is wrong, in words."""
    text = (problem.sentence_zh if lang == "zh" else "") or problem.sentence
    return Fault(text, problem.rule, list(dict.fromkeys([passwords[line - 1] for line in problem.lines])))


def import_deck(given: GivenText, pool: CardPool) -> Imported:
    """Read a deck; what nobody knows is left out, and told."""
    chinese = given.lang == "zh"
    written = read_written(given.text, given.name or "deck")
    placed = sort_deck(written, pool)
    judged = judge_deck(written, pool=pool)
    notes = [pair[chinese] for pair in placed.moved]
    notes += [(problem.in_chinese() if chinese else str(problem)) for problem in judged.unknown]
    known = [[one.entry.password for one in part if one.card is not None] for part in placed.sections]
    return Imported(Deck(known[MAIN], known[EXTRA], known[SIDE], given.name), notes)


def is_readable(passwords: Iterable[int]) -> bool:
    """Whether these can be passwords at all."""
    return all(0 < password <= LARGEST_PASSWORD for password in passwords)


def add_decks(app: FastAPI, serving: "Serving") -> None:
    """Let people search cards and have their decks judged."""
    pool = serving.desk.pool

    @app.get("/api/search")
    async def search(
        name: str = Query("", max_length=LONGEST),
        text: str = Query("", max_length=LONGEST),
        kinds: str = Query("", max_length=LONGEST),
        attribute: str = Query("", max_length=40),
        type: str = Query("", max_length=40),
        level: str = Query("", max_length=20),
        atk: str = Query("", max_length=20),
        defense: str = Query("", max_length=20, alias="def"),
        which: str = Query("all", max_length=20),
        format: str = Query(FORMATS[0], max_length=20),
        start: int = Query(0, ge=0, le=100_000),
        count: int = Query(40, ge=1, le=PAGE),
        lang: str = "en",
    ) -> Any:
        if format not in FORMATS:
            return complain(422, "there is no such format", "没有这种赛制", lang)
        wanted = tuple([kind for kind in kinds.split(",") if kind][:MOST_KINDS])
        numbers = (read_range(level, ANY.level), read_range(atk, ANY.atk), read_range(defense, ANY.def_))
        wish = Wish(name.strip(), text.strip(), wanted, attribute, type, *numbers, which, format)
        return answer_with(await asyncio.to_thread(lambda: searching(pool).find(wish, spoken(lang), start, count)))

    @app.get("/api/search/words")
    async def words() -> Any:
        return answer_with(await asyncio.to_thread(lambda: searching(pool).tell()))

    @app.post("/api/decks/judge")
    async def judging(deck: GivenDeck) -> Any:
        if deck.format not in FORMATS or not is_readable((*deck.main, *deck.extra, *deck.side)):
            return complain(422, "this is no deck of a format here", "这不是这里的赛制的卡组", deck.lang)
        return answer_with(await asyncio.to_thread(judge, deck, pool))

    @app.post("/api/decks/read")
    async def reading(given: GivenText) -> Any:
        try:
            return answer_with(await asyncio.to_thread(import_deck, given, pool))
        except DeckError as wrong:
            return complain(422, str(wrong), wrong.chinese, given.lang)

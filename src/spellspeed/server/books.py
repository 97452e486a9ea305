"""What can be looked up without a seat: decks to choose from, cards and their texts."""

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Query

from spellspeed import __version__
from spellspeed.deck import Deck
from spellspeed.event.bots import BOTS
from spellspeed.library import Library
from spellspeed.packaged_decks import FORMATS, PACKAGED
from spellspeed.play.rules import NAMED
from spellspeed.pool import CardPool
from spellspeed.server.answering import answer_with, spoken
from spellspeed.server.book_messages import Known
from spellspeed.server.card_search import tell_known
from spellspeed.server.complaining import complain

if TYPE_CHECKING:
    from spellspeed.server.app import Serving

MOST_CARDS: Final = 200  # in one question
Pair = tuple[str, str]
TITLES: Final[dict[str, Pair]] = {
    "master2020": ("Master Rule 2020", "大师规则2020"),
    "408": ("408 (retro)", "408环境（怀旧）"),
    "random": ("plays anything", "随意出牌"),
    "greedy": ("plays what looks best", "选择看起来最好的"),
    "single": ("a single duel", "一局决胜"),
    "untimed": ("best of three, no time limit", "三局两胜，不限时"),
    "official": ("best of three, 40 minutes", "三局两胜，40分钟"),
    "knock-out": ("best of three, a draw is broken", "三局两胜，平局加赛"),
}
DECK_NAMES: Final[dict[str, str]] = {  # packaged decks in Chinese; in English their names are words already
    "dragons": "龙族",
    "warriors": "战士族",
    "soldiers": "士兵",
    "chaos": "混沌",
    "exodia": "被封印者",
    "classic": "经典",
    "stars": "星因士",
    "suns": "圣刻",
    "network": "电子界",
    "burn": "淘气仙星",
    "wings": "黑羽",
    "junk": "废品",
    "scales": "点火骑士",
    "forge": "炼装",
}


def name_deck(name: str, lang: str) -> str:
    """Return what people call a packaged deck.

    >>> name_deck("dragons", "en"), name_deck("dragons", "zh")
    ('Dragons', '龙族')
    """
    return DECK_NAMES.get(name, name) if lang == "zh" else name.capitalize()


def title(name: str, lang: str) -> dict[str, str]:
    """Return a name that programs know, with what people call it.

    >>> title("408", "zh")["title"]
    '408环境（怀旧）'
    """
    english, chinese = TITLES.get(name, (name, name))
    return {"name": name, "title": chinese if lang == "zh" else english}


@cache
def list_choices(lang: str) -> dict[str, Any]:
    """Return what a room can be made of.

    >>> [each["name"] for each in list_choices("en")["formats"]]
    ['master2020', '408']
    """
    decks = []
    for name, deck in PACKAGED.items():
        if deck.formats and deck.listed:  # a room plays under its format's list: no deck is offered that it refuses
            called = name_deck(name, lang)
            told = f"{called}：{deck.wins_zh}" if lang == "zh" else f"{called}: {deck.wins_en}"
            decks.append({"name": name, "title": told, "formats": list(deck.formats)})
    return {
        "formats": [title(name, lang) for name in FORMATS],
        "decks": decks,
        "bots": [title(name, lang) for name in reversed(BOTS)],
        "matches": [title(name, lang) for name in ("single", *[name for name in NAMED if name != "single"])],
    }


def tell_cards(passwords: list[int], lang: str, pool: CardPool, format: str) -> list[Known]:
    """Return what is printed on cards, whether or not they can be played; a password that no card has is left out.

    >>> [card.atk for card in tell_cards([26202165, 1], "en", CardPool.builtin(), "408")]
    [1000]
    """
    library = Library(pool)
    known = [password for password in passwords if pool.with_password(password) is not None]
    return [tell_known(library.with_password(password), lang, pool, format) for password in known]


def add_books(app: FastAPI, serving: "Serving") -> None:
    """Tell of decks and cards."""
    pool = serving.desk.pool

    @app.get("/api/lists")
    async def lists(lang: str = "en") -> dict[str, Any]:
        return list_choices("zh" if lang == "zh" else "en")

    @app.get("/api/decks/{name}")
    async def deck(name: str, lang: str = "en") -> Any:
        if name not in PACKAGED:
            return complain(404, f"no packaged deck is called {name[:40]!r}", f"没有名为{name[:40]!r}的卡组", lang)
        found = Deck.packaged(name)
        return {"name": name, "main": list(found.main), "extra": list(found.extra), "side": list(found.side)}

    @app.get("/api/cards")
    async def cards(passwords: str = Query(max_length=3000), lang: str = "en", format: str = FORMATS[0]) -> Any:
        wanted = [int(each) for each in passwords.split(",") if each.isdecimal() and len(each) < 12]
        if len(wanted) > MOST_CARDS:
            return complain(422, f"more than {MOST_CARDS} cards at once", f"一次最多{MOST_CARDS}张卡", lang)
        if format not in FORMATS:
            return complain(422, "there is no such format", "没有这种赛制", lang)
        return answer_with(await asyncio.to_thread(tell_cards, wanted, spoken(lang), pool, format))

    @app.get("/api/version")
    async def version() -> dict[str, str]:
        return {"version": __version__}

    @app.get("/api/health")
    async def health() -> dict[str, bool]:
        await asyncio.to_thread(serving.store.now)
        return {"well": True}

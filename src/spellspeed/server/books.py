"""What can be looked up without a seat: decks to choose from, cards and their texts."""

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Query

from spellspeed.deck import Deck
from spellspeed.describe import describe_text, kind_line
from spellspeed.event.bots import BOTS
from spellspeed.packaged_decks import FORMATS, PACKAGED
from spellspeed.play.rules import NAMED
from spellspeed.pool import CardPool
from spellspeed.seen.standing import say_attributes, say_kinds, say_types
from spellspeed.server.complaining import complain
from spellspeed.server.picturing_cards import read_printed

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
        if deck.formats:
            told = f"{name}：{deck.wins_zh}" if lang == "zh" else f"{name}: {deck.wins_en}"
            decks.append({"name": name, "title": told, "formats": list(deck.formats)})
    return {
        "formats": [title(name, lang) for name in FORMATS],
        "decks": decks,
        "bots": [title(name, lang) for name in reversed(BOTS)],
        "matches": [title(name, lang) for name in ("single", *[name for name in NAMED if name != "single"])],
    }


def tell_card(index: int, lang: str, pool: CardPool) -> dict[str, Any]:
    """Return what is printed on a card of the pool, and its text in our words.

    >>> pool = CardPool.builtin()
    >>> tell_card(pool.find("Sangan").index, "en", pool)["atk"]
    1000
    """
    facts = pool.facts[index]
    link, arrows, scale = read_printed(facts.kind, facts.link, facts.arrows, facts.scale)
    told: dict[str, Any] = {
        "password": facts.password,
        "name": (facts.name_zh if lang == "zh" else "") or facts.name_en,
        "line": kind_line(facts, lang),
        "kinds": list(say_kinds(facts.kind)),
        "attributes": list(say_attributes(facts.attribute)),
        "types": list(say_types(facts.type_)),
        "text": describe_text(facts, lang, pool),
        "arrows": arrows,
    }
    numbers = {"level": facts.level, "rank": facts.rank, "atk": facts.atk, "def": facts.def_}
    told.update({name: value for name, value in numbers.items() if value >= -1 and "Monster" in told["kinds"]})
    told.update({name: value for name, value in (("link", link), ("scale", scale)) if value is not None})
    return told


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
    async def cards(passwords: str = Query(max_length=3000), lang: str = "en") -> Any:
        wanted = [int(each) for each in passwords.split(",") if each.isdecimal() and len(each) < 12]
        if len(wanted) > MOST_CARDS:
            return complain(422, f"more than {MOST_CARDS} cards at once", f"一次最多{MOST_CARDS}张卡", lang)
        found = [index for each in wanted if (index := pool.by_password.get(each)) is not None]
        spoken = "zh" if lang == "zh" else "en"
        return await asyncio.to_thread(lambda: [tell_card(index, spoken, pool) for index in found])

    @app.get("/api/health")
    async def health() -> dict[str, bool]:
        await asyncio.to_thread(serving.store.now)
        return {"well": True}

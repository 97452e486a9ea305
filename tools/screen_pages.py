"""Pages that pictures are taken of, each filled as somebody finds it who has been here before."""

import itertools
import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import FilePayload, Page, expect
from tools.screen_duels import FULL, TURN
from tools.visiting import Visitor, press

from spellspeed import Deck, Duel, Replay
from spellspeed.bots import GreedyBot, play

Look = dict[str, Any]
# No two events of a server may be called the same.
CUPS: Final = (
    f"{season} {kind}{f' {year}' if year > 1 else ''}"
    for year in itertools.count(1)
    for kind in ("Cup", "Open")
    for season in ("Spring", "Summer", "Autumn")
)
NAMES: Final = ("Anna", "Bo", "Cem", "Dee", "Eva", "Finn", "Gus", "Hana")
ADDRESSES: Final = {
    "home": "/",
    "rules": "/rules",
    "rule": "/rules/summon.normal.once-per-turn-shared",
    "settings": "/settings",
    "about": "/about",
    "replays": "/replay",
    "positions": "/position",
    "nowhere": "/no-such-page",
}


def settle(page: Page) -> Page:
    """Wait until a page shows what it has to show."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    return page


def keep_in_browser(page: Page, key: str, value: object) -> None:
    """Keep something in the browser, as the page itself does."""
    page.evaluate("([key, value]) => localStorage.setItem(`spellspeed.${key}`, value)", [key, json.dumps(value)])


def visit(visitor: Visitor, base: str, look: Look, address: str) -> Page:
    """Open a page by its address."""
    page = visitor.open(base, **look)
    page.goto(address)
    return settle(page)


def show_decks(visitor: Visitor, base: str, look: Look) -> Page:
    """One's own decks, three of them."""
    page = visitor.open(base, **look)
    kept = []
    for number, (packaged, name) in enumerate(
        (("chaos", "Chaos, for Sunday"), ("junk", "Junk Synchro"), ("stars", ""))
    ):
        deck = page.request.get(f"/api/decks/{packaged}").json()
        parts = {part: deck.get(part, []) for part in ("main", "extra", "side")}
        kept.append({**parts, "id": f"d{number}", "name": name or "Stars", "format": "master2020", "at": 9 - number})
    keep_in_browser(page, "decks", kept)
    page.goto("/decks")
    return settle(page)


def show_builder(visitor: Visitor, base: str, look: Look) -> Page:
    """A deck that is built, and cards that were looked for."""
    page = visitor.open(base, **look)
    page.goto("/decks/of.chaos")
    settle(page)
    page.get_by_role("searchbox").first.fill("dragon")
    page.wait_for_timeout(800)
    return settle(page)


def show_built(visitor: Visitor, base: str, look: Look) -> Page:
    """A deck that is built, on a phone the deck itself."""
    page = show_builder(visitor, base, look)
    tab = page.locator(".tabs0 button").nth(1)
    if tab.is_visible():
        tab.click()
    return settle(page)


def hold(page: Page) -> str:
    """Hold an event: one round is over, the second is being played. Returns its address."""
    wish = {
        "name": next(CUPS),
        "rules": {"format": "master2020", "match": {"duels": 3, "wins": 2, "time_limit": 2400}, "seed": 7},
        "settings": {"entry": "open", "listed": True, "opens": "match"},
    }
    made = page.request.post("/api/events", data=wish).json()
    address = f"/api/events/{made['id']}"
    page.request.post(f"{address}/person", data={"link": made["link"]})

    def order(kind: str, **body: Any) -> None:
        answer = page.request.post(f"{address}/order", data={"kind": kind, "body": body})
        assert answer.ok, answer.text()

    deck = Deck.packaged("warriors")
    sheet = {"main": list(deck.main), "extra": list(deck.extra), "side": list(deck.side)}
    for each in NAMES:
        order("enter", name=each, sheet=sheet)
    order("start")
    order("pair")
    for scores in (([2, 0], [2, 1], [1, 2], [0, 2]), ([2, 1],)):
        picture = page.request.get(address).json()
        called = {each["number"]: each["name"] for each in picture["players"]}
        for table, score in zip(picture["rounds"][-1]["tables"], scores, strict=False):
            order("result", player=called[table["players"][0]], score=score)
        if len(scores) == len(picture["rounds"][-1]["tables"]):
            order("pair")
    return f"/events/{made['id']}"


def show_events(visitor: Visitor, base: str, look: Look) -> Page:
    """The events of a server, among them one that is being played."""
    page = visitor.open(base, **look)
    hold(page)
    page.goto("/events")
    return settle(page)


def show_event(visitor: Visitor, base: str, look: Look) -> Page:
    """An event as onlookers see it."""
    page = visitor.open(base, **look)
    address = hold(page)
    page.context.clear_cookies()
    page.goto(address)
    return settle(page)


def show_desk(visitor: Visitor, base: str, look: Look) -> Page:
    """An event as its organiser sees it."""
    page = visitor.open(base, **look)
    page.goto(hold(page))
    return settle(page)


def show_wall(visitor: Visitor, base: str, look: Look) -> Page:
    """An event as it hangs on the wall of a hall."""
    page = visitor.open(base, **look)
    page.goto(hold(page) + "/wall")
    return settle(page)


def write_replay() -> str:
    """A duel of two bots."""
    duel = Duel(Deck.packaged("chaos"), Deck.packaged("warriors"), seed=7, first=0)
    play(duel, GreedyBot(), GreedyBot())
    return Replay.of(duel).to_text()


def show_replay(visitor: Visitor, base: str, look: Look) -> Page:
    """A replay, in its middle."""
    page = visitor.open(base, **look)
    page.goto("/replay")
    file = FilePayload(name="duel.json", mimeType="application/json", buffer=write_replay().encode())
    page.locator("input[type=file]").first.set_input_files(file)
    slider = page.locator("input[type=range]")
    slider.evaluate(
        "it => { it.value = Math.round(it.max * 0.6); it.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    page.wait_for_timeout(700)
    return settle(page)


def show_position(visitor: Visitor, base: str, look: Look) -> Page:
    """A position that was written down."""
    page = visitor.open(base, **look)
    page.goto("/position")
    page.locator("textarea").first.fill(FULL)
    page.locator("button[type=submit]").first.click()
    page.wait_for_timeout(700)
    return settle(page)


def show_gathering(visitor: Visitor, base: str, look: Look) -> Page:
    """A room in which a friend is awaited."""
    page = visitor.open(base, **{**look, "locale": "en"})
    expect(page.get_by_role("button", name="Make a room")).to_be_enabled()
    press(page, "^Make a room$")
    expect(page.get_by_role("textbox", name="Send this link")).to_be_visible()
    return settle(page)


def enter_match(visitor: Visitor, base: str, look: Look) -> Page:
    """A match against a bot, before its first duel."""
    page = visitor.enter(base, match="official", bots=["", "greedy"], look={**look, "locale": "en"})
    expect(page.get_by_role("button", name="Paper")).to_be_visible()
    return page


def show_throwing(visitor: Visitor, base: str, look: Look) -> Page:
    """Who throws may choose who goes first."""
    return settle(enter_match(visitor, base, look))


def show_siding(visitor: Visitor, base: str, look: Look) -> Page:
    """Between the duels of a match."""
    page = enter_match(visitor, base, look)
    title = page.get_by_role("heading", level=1)
    until = time.monotonic() + 60
    while not re.search("side", title.inner_text(), re.IGNORECASE) and time.monotonic() < until:
        for name in ("Paper", "Go first"):
            if page.get_by_role("button", name=name).count():
                press(page, f"^{name}")
        settings = page.get_by_role("button", name="Settings")
        if settings.count() and page.locator(".page").count():
            settings.first.click()
            press(page, "^Surrender…")
            press(page, "^Surrender this duel")
        page.wait_for_timeout(300)
    return settle(page)


def show_end(visitor: Visitor, base: str, look: Look) -> Page:
    """A duel that was won."""
    position = f"{TURN}you 5200 monsters: Gemini Elf deck: 5 Umi\nopp 1500 hand: Sangan deck: 5 Umi"
    page = visitor.enter(base, position, both=False, bots=["", "greedy"], look=look)
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
    press(page, "^Go to the Battle Phase")
    page.wait_for_timeout(500)
    press(page, "Gemini Elf.*you can", "Attack")
    until = time.monotonic() + 30
    while "win" not in page.get_by_role("heading", level=1).first.inner_text() and time.monotonic() < until:
        for name in ("^Confirm", "^Pass"):
            button = page.get_by_role("button", name=re.compile(name)).first
            if button.is_visible() and button.is_enabled():
                button.click()
        page.wait_for_timeout(300)
    return settle(page)


def at(address: str) -> Callable[[Visitor, str, Look], Page]:
    """How a page is shown that is found by its address alone."""
    return lambda visitor, base, look: visit(visitor, base, look, address)


PAGES: Final[dict[str, Callable[[Visitor, str, Look], Page]]] = {
    **{name: at(address) for name, address in ADDRESSES.items()},
    "decks": show_decks,
    "builder": show_builder,
    "built": show_built,
    "events": show_events,
    "event": show_event,
    "event-desk": show_desk,
    "event-wall": show_wall,
    "replay": show_replay,
    "position": show_position,
    "gathering": show_gathering,
    "throwing": show_throwing,
    "siding": show_siding,
    "end": show_end,
}

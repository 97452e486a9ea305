"""Somebody who visits the page with a browser, and the server that is visited."""

import json
import re
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, Route

sys.path.append(str(Path(__file__).resolve().parents[1]))
from tools.kill_server import Worker
from tools.page_player import PagePlayer

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# What a browser says of a server that is gone, or goes while it answers: also of files fetched behind the page.
LOST = ("CONNECTION_REFUSED", "CONNECTION_RESET", "CONNECTION_CLOSED", "CONTENT_LENGTH_MISMATCH", "EMPTY_RESPONSE")
LINE_LOST = tuple(f"net::ERR_{fault}" for fault in LOST)


class Server(Worker):
    """A worker of a server that is waited for."""

    def begin(self) -> None:
        """Start it, and wait until it answers."""
        self.start()
        assert self.process is not None
        while not self.is_up():
            assert self.process.poll() is None, self.log.read_text(errors="replace")
            time.sleep(0.05)


def press(page: Page, name: str, then: str = "") -> None:
    """Press a card or button that is called so, and what its menu offers, if it has one."""
    page.get_by_role("button", name=re.compile(name)).first.click()
    if then:
        page.get_by_role("menuitem", name=re.compile(f"^{then}")).first.click()


def find_begin(page: Page) -> Locator:
    """The button of the first page that begins a duel against a bot."""
    return page.get_by_role("button", name=re.compile(r"^Duel( a bot)?$")).last


def begin_with_bot(page: Page) -> None:
    """Begin a duel against a bot, with one click."""
    find_begin(page).click()


def go_to_table(*pages: Page) -> None:
    """Throw and choose who goes first, until everybody sits at the table."""
    players = [PagePlayer(page) for page in pages]
    while not all(page.get_by_role("group", name="Your hand").count() for page in pages):
        for player, hand in zip(players, ("Paper", "Rock"), strict=False):
            player.look()
            if thing := player.find("button", hand) or player.find("button", "Go first"):
                player.press(thing)


def surrender(page: Page) -> None:
    """Give a duel up, which is asked twice."""
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("button", name="Surrender…").click()
    page.get_by_role("button", name="Surrender this duel").click()


class Visitor:
    """Opens pages as one person each, and writes down what a page complains of and whom it asks."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.faults: list[str] = []
        self.allowed: tuple[str, ...] = ()  # complaints that a test brings about

    def open(self, base: str, at: str = "/", **options: Any) -> Page:
        """Open a page for somebody who has not been here, at the front door of a server or another address of it."""
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce"}
        page = self.browser.new_context(base_url=base, **{**usual, **options}).new_page()
        page.on("console", lambda said: self.note(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.note(f"{error.name}: {error.message} {error.stack}"))
        page.context.on("request", lambda request: self.compare(request.url, base))
        page.on("response", lambda came: self.note(f"{came.status} {came.url}") if came.status >= 400 else None)
        page.on("websocket", lambda socket: self.compare(socket.url, base))
        page.route("**/api/rooms", hurry)
        page.goto(at)
        return page

    def enter(self, base: str, position: str = "", **room: Any) -> Page:
        """Open a room of one's own: one that starts in a position, in which one plays both sides, or another one."""
        look = room.pop("look", {})
        page = self.open(base, **look)
        wish: dict[str, Any] = {"settings": {"pause": 0, **room}}
        deck: dict[str, list[int]] = {"main": [], "extra": [], "side": []}
        if position:
            wish = {"settings": {"pause": 0, "both": True, **room}, "start": {"kind": "position", "text": position}}
        else:
            deck = page.request.get("/api/decks/dragons").json()
        answer = page.request.post("/api/rooms", data=wish)
        assert answer.ok, answer.text()
        made = answer.json()
        # As the page keeps it between making a room and sitting down in it.
        page.evaluate(
            "([room, intent]) => localStorage.setItem(`spellspeed.room.${room}`, JSON.stringify(intent))",
            [made["id"], {"name": "Ann", "deck": deck}],
        )
        page.goto(f"/room/{made['id']}#{made['links']['0']}")
        return page

    def note(self, fault: str) -> None:
        """Write down a complaint."""
        if not any(part in fault for part in self.allowed):
            self.faults.append(fault)

    def compare(self, asked: str, base: str) -> None:
        """Write down a request to another host than the one the page came from."""
        at = urlsplit(asked)
        if at.scheme != "data" and at.netloc != urlsplit(base).netloc:
            self.faults.append(f"another host was asked: {asked}")


def hurry(route: Route) -> None:
    """Have a room made without the even pauses, which only cost time here."""
    if route.request.method != "POST":
        return route.continue_()
    wish = json.loads(route.request.post_data or "{}")
    wish["settings"]["pause"] = 0
    return route.continue_(post_data=json.dumps(wish))

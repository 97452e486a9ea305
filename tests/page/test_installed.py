"""The page as it is installed in a browser: it opens while the server is away, and asks nobody else for anything."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.visiting import LINE_LOST, Server, Visitor, find_begin

AWAY = "The server cannot be reached just now."


@pytest.fixture
def own_server(built_page: None, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may end."""
    server = Server(str(tmp_path / "rooms.db"), str(tmp_path), tmp_path / "log")
    server.begin()
    yield server
    server.kill()


def install(page: Page) -> None:
    """Wait until the page lies in the browser."""
    page.evaluate("navigator.serviceWorker.ready.then(worker => worker.active.state)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_the_page_opens_while_the_server_is_away(own_server: Server, visitor: Visitor) -> None:
    visitor.allowed = (*LINE_LOST, "ERR_FAILED")
    page = visitor.open(own_server.base)
    install(page)
    own_server.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/decks/")  # a page that was never opened before
    expect(page.get_by_role("heading", name="Your decks")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    page.goto("/rules/summon.normal.once-per-turn-shared")
    expect(page.get_by_role("heading", level=1)).to_contain_text(AWAY)
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("无法连接服务器")
    page.get_by_role("button", name="English").click()
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    own_server.begin()
    page.get_by_role("button", name="Try again").click()
    expect(find_begin(page)).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_worker_of_the_page_asks_no_other_host(server: Server, visitor: Visitor) -> None:
    page = visitor.open(server.base, "about:blank")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url) if request.service_worker else None)
    page.goto("/")
    install(page)
    expect(find_begin(page)).to_be_enabled()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert any("/assets/" in url for url in asked), asked
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(server.base).netloc}
    assert not [url for url in asked if re.search("/api/", url)]  # what the server says is not kept

"""Whole duels on the page, as people play them: by mouse, by keyboard alone, and on two workers that are not spared."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tools.visiting import LINE_LOST, Server, Visitor, begin_with_bot, find_begin

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.kill_server import open_place
from tools.page_player import ASKING, ENDINGS, PagePlayer, Stuck


def told(page: Page) -> list[str]:
    """What the log of the duel tells; it follows the table some frames later."""
    page.wait_for_timeout(300)
    return page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts()


def test_a_duel_against_a_bot_is_played_by_mouse_to_its_end(server: Server, visitor: Visitor) -> None:
    page = visitor.open(server.base)
    begin_with_bot(page)
    player = PagePlayer(page, "mouse", seed=1)
    assert player.play().startswith(ENDINGS)
    assert player.answers > 5
    page.get_by_role("button", name="Field").click()  # the table can still be looked at
    assert told(page)[0] == "The duel begins."
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Home").first.click()
    expect(find_begin(page)).to_be_visible()
    expect(page.get_by_role("link", name="Go on")).to_have_count(0)  # it is over


def test_a_duel_is_played_by_keyboard_alone_to_its_end(server: Server, visitor: Visitor) -> None:
    page = visitor.open(server.base)
    player = PagePlayer(page, "keys", seed=2)
    expect(find_begin(page)).to_be_enabled()
    player.look()
    begin = [each for each in player.things if each.role == "button" and each.name in ("Duel", "Duel a bot")][-1]
    assert player.press(begin)
    assert player.play().startswith(ENDINGS)
    assert player.answers > 5


def test_a_duel_that_was_left_is_found_again_after_the_server_was_ended(visitor: Visitor, tmp_path: Path) -> None:
    visitor.allowed = LINE_LOST
    server = Server(str(tmp_path / "rooms.db"), str(tmp_path), tmp_path / "log")
    server.begin()
    try:
        page = visitor.open(server.base)
        begin_with_bot(page)
        player = PagePlayer(page)
        while player.question != ASKING:
            player.step()
            player.look()
        before = told(page)
        page.goto("about:blank")
        server.kill()
        server.begin()
        page.goto("/")
        page.get_by_role("link", name="Go on").click()
        expect(page.get_by_role("heading", name=ASKING)).to_be_visible()
        assert told(page) == before
    finally:
        server.kill()


@pytest.fixture
def two_servers() -> Iterator[tuple[Server, Server]]:
    """Two workers on one PostgreSQL."""
    # Not in the folder of the tests: where root runs them, the database is another user's and may not look into it.
    with tempfile.TemporaryDirectory() as folder, open_place("postgres", folder) as (db, _):
        log = Path(folder) / "log"
        servers = (Server(db, folder, log), Server(db, folder, log))
        for server in servers:
            server.begin()
        try:
            yield servers
        finally:
            for server in servers:
                server.kill()


def invite(page: Page) -> str:
    """Make a room for two, and return the way to its other seat."""
    make = page.get_by_role("button", name="Make a room")
    of_friends = page.get_by_role("button", name="Invite a friend")
    expect(make.or_(of_friends).first).to_be_visible()
    if of_friends.count():
        of_friends.click()
    make.click()
    link = page.get_by_role("textbox", name="Send this link to your friend").input_value()
    return link.partition("/room/")[2]


def test_two_browsers_on_two_workers_play_on_through_a_reload_and_a_killed_worker(
    two_servers: tuple[Server, Server], visitor: Visitor
) -> None:
    visitor.allowed = LINE_LOST
    one, other = two_servers
    ana, bo = visitor.open(one.base), visitor.open(other.base)
    bo.goto(f"/room/{invite(ana)}")
    bo.get_by_role("button", name="Sit down").click()
    players = [PagePlayer(ana, seed=1), PagePlayer(bo, seed=2)]

    def play_on(answers: int) -> None:
        last = sum(player.answers for player in players) + answers
        while sum(player.answers for player in players) < last and not all(each.has_ended() for each in players):
            for player, page in zip(players, (bo, ana), strict=True):
                try:
                    player.step()
                except Stuck as stuck:  # it is the other page that says why
                    raise Stuck(f"{stuck}\nthe other page:\n{page.locator('body').aria_snapshot()}") from None

    play_on(6)
    ana.reload()
    play_on(6)
    one.kill()
    one.begin()
    play_on(6)
    other.kill()
    other.begin()
    play_on(10_000)
    verdicts = {player.question for player in players}
    assert verdicts in ({"You win", "You lose"}, {"A draw"})
    logs = [told_at_the_end(page) for page in (ana, bo)]
    assert len(logs[0]) == len(logs[1]) > 10


def told_at_the_end(page: Page) -> list[str]:
    page.get_by_role("button", name="Field").click()
    return told(page)

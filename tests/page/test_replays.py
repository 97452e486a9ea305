"""Replays, positions and puzzles on the page: opened, stepped through, shared as links, and played from anywhere."""

import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.page_player import ASKING
from tools.visiting import Server, Visitor, press

THREE_TURNS = """turn 3, Main Phase 1, you to act
    you 8000   hand: Dark Hole   monsters: Gemini Elf   deck: 5 Umi
    opp 1500   hand: Sangan   deck: 5 Umi
"""
FIRST_MOMENT = "Next: Player 1: Go to the End Phase"
PUZZLE = """--[[message
Win this turn!
]]
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN+DUEL_SIMPLE_AI,5)
Debug.SetPlayerInfo(0,100,0,0)
Debug.SetPlayerInfo(1,900,0,0)
Debug.AddCard(69140098,0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.ReloadFieldEnd()
aux.BeginPuzzle()
"""  # 69140098 is Gemini Elf


def find_title(page: Page) -> Locator:
    """What the page asks or tells first."""
    return page.get_by_role("heading", level=1)


def expect_turn(page: Page, number: int) -> None:
    """See which turn it is."""
    expect(page.get_by_role("contentinfo")).to_contain_text(f"Turn {number}")


def play_three_turns(visitor: Visitor, base: str) -> Page:
    """Play a short duel for both sides: both end their turns, then an attack wins."""
    page = visitor.enter(base, THREE_TURNS)
    for turn in (3, 4):
        expect_turn(page, turn)
        press(page, "^Go to the End Phase")
    expect_turn(page, 5)
    press(page, "^Go to the Battle Phase")
    press(page, "^Gemini Elf.*you can: .*[Aa]ttack", "Attack")
    expect(find_title(page)).to_have_text("You win")
    return page


@pytest.fixture(scope="module")
def replay_address(server: Server, browser: Browser) -> str:
    """Where the replay of a short duel stands, as the room says in which it has ended."""
    visitor = Visitor(browser)
    page = play_three_turns(visitor, server.base)
    page.get_by_role("link", name="Replay").click()
    expect(find_title(page)).to_have_text(FIRST_MOMENT.replace("Player 1", "Ann"))
    address = page.url
    page.context.close()
    assert not visitor.faults
    return address


@pytest.fixture
def page(server: Server, visitor: Visitor, replay_address: str) -> Page:
    """The replay, opened by somebody who was not there."""
    opened = visitor.open(server.base, replay_address)
    expect(find_title(opened)).to_have_text(FIRST_MOMENT)
    return opened


def expect_moment(page: Page, number: int) -> None:
    """See after how many answers the replay stands."""
    expect(page.get_by_role("slider", name="Replay")).to_have_value(str(number))
    expect(page.get_by_role("contentinfo")).to_contain_text(f"Step {number} of ")


def list_steps(page: Page) -> list[str]:
    """What happened, as the replay tells it."""
    return page.get_by_role("list", name="What happened").get_by_role("button").all_inner_texts()


def test_a_replay_is_stepped_back_and_forth_by_answer_and_by_turn(page: Page) -> None:
    expect_turn(page, 3)
    page.get_by_role("button", name="One step on").click()
    expect_moment(page, 1)
    expect_turn(page, 4)
    page.keyboard.press("ArrowLeft")
    expect_moment(page, 0)
    expect(find_title(page)).to_have_text(FIRST_MOMENT)
    for turn in (4, 5):
        page.get_by_role("button", name="One turn on").click()
        expect_turn(page, turn)
    page.keyboard.press("Shift+ArrowLeft")
    expect_turn(page, 4)
    page.get_by_role("button", name="One turn back").click()
    expect_turn(page, 3)
    page.get_by_role("button", name="To the end").click()
    expect(find_title(page)).to_contain_text("Player 1 wins")
    expect(page.get_by_role("img", name=re.compile(": 0 LP$"))).to_be_visible()
    page.get_by_role("list", name="What happened").get_by_role("button", name="Turn 5").click()  # each line leads there
    expect_turn(page, 5)
    expect(page.get_by_role("img", name="1500 LP")).to_be_visible()


def test_a_replay_is_seen_openly_and_as_either_player_saw_it(page: Page) -> None:
    hands = page.get_by_role("main").get_by_role("button", name=re.compile("hand"))
    seen_by = page.get_by_role("group", name="Seen by")
    for who, seen in (
        ("Everything", ["Sangan.*opponent's hand 1", "Dark Hole.*your hand 1"]),
        ("Player 1", ["face-down card, opponent's hand", "Dark Hole.*your hand 1"]),
        ("Player 2", ["face-down card, opponent's hand", "Sangan.*your hand 1"]),
    ):
        seen_by.get_by_role("button", name=who).click()
        expect(seen_by.get_by_role("button", name=who)).to_have_attribute("aria-pressed", "true")
        for card in seen:
            expect(page.get_by_role("button", name=re.compile(card))).to_be_visible()
        expect(hands).to_have_count(2)


def test_a_shared_replay_opens_at_the_same_moment_in_another_browser(
    page: Page, server: Server, visitor: Visitor
) -> None:
    page.get_by_role("button", name="One step on").click()
    expect_moment(page, 1)
    told = list_steps(page)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link to this replay").input_value()
    other = visitor.open(server.base, link)
    expect_moment(other, 1)
    assert list_steps(other) == told
    other.goto(link.replace("n=1", "n=2"))  # another link in the same tab
    expect_moment(other, 2)
    page.get_by_role("button", name="Copy the position as text").wait_for()
    position = page.get_by_role("textbox", name="Link to this position").input_value()
    other.goto(position)
    expect_turn(other, 4)
    expect(find_title(other)).to_have_text(ASKING)


def test_a_replay_is_downloaded_and_opened_from_its_file(page: Page, visitor: Visitor, tmp_path: Path) -> None:
    told = list_steps(page)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the replay").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page.goto("/replay")
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text()[:-9], encoding="utf-8")
    visitor.allowed = ("422",)  # the browser notes what the server refuses
    page.get_by_label("Choose a file").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("not")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(find_title(page)).to_have_text(FIRST_MOMENT)
    assert list_steps(page) == told


def test_something_else_is_tried_from_a_moment_and_the_replay_stays_as_it_was(page: Page) -> None:
    told, at = list_steps(page), page.url
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect_turn(page, 5)
    page.get_by_role("button", name="Try something else from here").click()
    expect(find_title(page)).to_have_text(ASKING)
    expect_turn(page, 5)
    press(page, "Dark Hole.*you can", "Activate")
    press(page, "empty zone, your Spell & Trap Zone 3")
    expect(page.get_by_role("button", name=re.compile("your Graveyard: 2"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Gemini Elf.*your Monster Zone"))).to_have_count(0)
    page.goto(at)
    expect(find_title(page)).to_have_text(FIRST_MOMENT)
    assert list_steps(page) == told
    page.keyboard.press("End")
    expect(find_title(page)).to_contain_text("Player 1 wins")


def test_a_written_position_is_shared_as_a_link_and_played(server: Server, visitor: Visitor) -> None:
    page = visitor.open(server.base, "/position")
    visitor.allowed = ("422",)
    written = page.get_by_role("textbox", name="The position")
    written.fill(THREE_TURNS.replace("Gemini Elf", "Gemini Elv"))
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text("Gemini Elv")
    assert "Gemini Elv" in written.input_value()  # what was written is not lost
    written.fill(THREE_TURNS)
    page.get_by_role("button", name="Show it").click()
    expect(find_title(page)).to_have_text(ASKING)
    link = page.get_by_role("textbox", name="Link to it").input_value()
    other = visitor.open(server.base, link)
    expect(other.get_by_role("img", name="1500 LP")).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("Gemini Elf.*your Monster Zone"))).to_be_visible()
    other.get_by_role("button", name="Play it").click()
    press(other, "^Go to the Battle Phase")
    press(other, "^Gemini Elf.*you can: .*[Aa]ttack", "Attack")
    expect(find_title(other)).to_have_text("You win")


def test_a_puzzle_of_ones_own_is_opened_and_solved(server: Server, visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.open(server.base)
    page.get_by_role("link", name=re.compile("^Puzzles")).click()
    visitor.allowed = ("422",)
    file = tmp_path / "mine.lua"
    file.write_text(PUZZLE.replace("69140098", "1"), encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("mine.lua, line 7")
    file.write_text(PUZZLE, encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_text("Win this turn!")).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    press(page, "Gemini Elf.*you can", "Normal Summon")
    press(page, "empty zone, your Monster Zone 3")
    press(page, "^Go to the Battle Phase")
    press(page, "^Gemini Elf.*you can: .*[Aa]ttack", "Attack")
    expect(find_title(page)).to_have_text("You win")

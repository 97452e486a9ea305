"""Decks on the page: built by mouse and by keyboard, judged as they grow, and taken out and in again unchanged."""

import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.visiting import Server, Visitor, press

PARTS = ("Main Deck", "Extra Deck", "Side Deck")


@pytest.fixture
def builder(server: Server, visitor: Visitor) -> Page:
    """A new deck, empty, in a browser that may use the clipboard."""
    page = visitor.open(server.base, "/decks")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(page, "^New deck")
    expect(find_part(page, "Main Deck", 0)).to_be_visible()
    return page


def find_part(page: Page, part: str, count: int) -> Locator:
    """A part of the deck that has so many cards."""
    return page.get_by_role("region", name=f"{part}, {count}", exact=True)


def find_faults(page: Page) -> Locator:
    """What the builder says is wrong with the deck, or that nothing is."""
    return page.get_by_role("region", name=re.compile("fault"))


def look_for(page: Page, name: str) -> Locator:
    """Search a card by its name; where it is found."""
    page.get_by_role("searchbox", name="Name, in any language").fill(name)
    return page.get_by_role("button", name=re.compile(f"^Add {name}"))


def list_cards(page: Page) -> list[list[str]]:
    """What each part of the deck holds, in order."""
    parts = [page.get_by_role("region", name=re.compile(f"^{part}, ")) for part in PARTS]
    for part in parts:  # what a card is called is told a moment after it lies there
        expect(part.get_by_role("button", name=re.compile(r"^\d"))).to_have_count(0)
    return [
        [each.partition(",")[0] for each in part.get_by_role("button").evaluate_all("all => all.map(e => e.ariaLabel)")]
        for part in parts
    ]


def build_small_deck(page: Page) -> list[list[str]]:
    """Put some cards into each part of a deck."""
    look_for(page, "Mystical Elf").click()
    look_for(page, "Decode Talker").click()
    look_for(page, "Monster Reborn").press("s")
    expect(find_part(page, "Side Deck", 1)).to_be_visible()
    return list_cards(page)


def test_cards_are_found_by_name_and_added_by_click_and_by_key(builder: Page) -> None:
    page = builder
    elf = look_for(page, "Mystical Elf")
    elf.click()
    expect(find_part(page, "Main Deck", 1)).to_be_visible()
    page.keyboard.press("/")  # to the search, from wherever one is
    expect(page.get_by_role("searchbox", name="Name, in any language")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("死者苏生")
    reborn = page.get_by_role("button", name=re.compile("^Add Monster Reborn.*Limited: 1"))
    expect(reborn).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if reborn.evaluate("card => card === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(find_part(page, "Main Deck", 2)).to_be_visible()
    page.keyboard.press("s")
    expect(find_part(page, "Side Deck", 1)).to_be_visible()
    look_for(page, "Decode Talker").click()  # goes where it belongs
    expect(find_part(page, "Extra Deck", 1)).to_be_visible()
    assert list_cards(page) == [["Mystical Elf", "Monster Reborn"], ["Decode Talker"], ["Monster Reborn"]]
    press(page, "^Undo")
    expect(find_part(page, "Extra Deck", 0)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Monster Reborn, Side Deck 1: take out")).press("Delete")
    expect(find_part(page, "Side Deck", 0)).to_be_visible()
    page.reload()
    expect(find_part(page, "Main Deck", 2)).to_be_visible()  # it is kept as it grows
    assert list_cards(page) == [["Mystical Elf", "Monster Reborn"], [], []]


def test_faults_are_told_against_the_list_of_the_format(builder: Page) -> None:
    page = builder
    faults = find_faults(page)
    expect(faults).to_contain_text("The Main Deck has 0 cards; it must have at least 40 and at most 60.")
    reborn = look_for(page, "Monster Reborn")
    reborn.click()
    expect(faults).not_to_contain_text("Monster Reborn")
    reborn.press("s")  # the Side Deck counts too
    expect(faults).to_contain_text("2 faults")
    expect(faults).to_contain_text(re.compile('"Monster Reborn" is Limited in the list ".+": 2 listed, 1 allowed'))
    elf = look_for(page, "Mystical Elf")
    for _ in range(4):
        elf.click()
    expect(faults).to_contain_text('Too many copies of "Mystical Elf": 4 listed, 3 allowed.')
    newer = faults.inner_text()
    page.get_by_role("combobox", name="Format").select_option("408")
    expect(faults).not_to_contain_text(re.search(r"List: (.+)", newer)[1])  # type: ignore[index]
    page.get_by_role("link", name="Decks", exact=True).click()
    page.get_by_role("link", name=re.compile("^Dragons")).click()
    expect(find_part(page, "Main Deck", 40)).to_be_visible()
    expect(page.get_by_role("region", name="0 faults")).to_contain_text("Legal in this format")


def test_a_deck_is_the_same_after_a_code_and_after_a_file(builder: Page, tmp_path: Path) -> None:
    page = builder
    cards, first = build_small_deck(page), page.url
    press(page, "^Copy ydke")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    code = page.evaluate("navigator.clipboard.readText()")
    assert code.startswith("ydke://")
    with page.expect_download() as download:
        press(page, "^Save .ydk")
    file = tmp_path / "exported.ydk"
    download.value.save_as(file)

    page.get_by_role("toolbar").get_by_role("button", name="Import").click()
    page.get_by_role("textbox", name="Or paste it here").fill(code)
    page.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(page).not_to_have_url(first)
    expect(find_part(page, "Main Deck", 1)).to_be_visible()
    assert list_cards(page) == cards
    second = page.url

    page.get_by_role("toolbar").get_by_role("button", name="Import").click()
    page.get_by_label("From a file").set_input_files(file)
    expect(page).not_to_have_url(second)
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("exported")
    assert list_cards(page) == cards
    page.goto(first)
    expect(find_part(page, "Main Deck", 1)).to_be_visible()
    assert list_cards(page) == cards  # what was there is still there


def test_an_import_never_loses_a_deck(builder: Page, visitor: Visitor) -> None:
    page = builder
    cards, kept = build_small_deck(page), page.url
    visitor.allowed = ("422",)
    page.get_by_role("toolbar").get_by_role("button", name="Import").click()
    page.get_by_role("textbox", name="Or paste it here").fill("ydke://abc!!!")
    page.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(page.get_by_role("alert")).to_contain_text("a card has 4")
    page.get_by_role("textbox", name="Or paste it here").fill("#main\n15025844\n1\n")  # no card has the password 1
    page.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_contain_text("1")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(find_part(page, "Side Deck", 0)).to_be_visible()
    assert list_cards(page) == [["Mystical Elf"], [], []]
    page.get_by_role("link", name="Decks", exact=True).click()
    mine = page.get_by_role("list", name="Your decks").get_by_role("link")
    expect(mine).to_have_count(2)
    page.goto(kept)
    expect(find_part(page, "Side Deck", 1)).to_be_visible()
    assert list_cards(page) == cards


def test_a_built_deck_is_the_one_that_is_played_with(builder: Page) -> None:
    page = builder
    page.goto("/decks/of.dragons")
    page.get_by_role("button", name=re.compile("Main Deck 40: take out")).click()
    expect(page).to_have_url(re.compile("/decks/d"))  # the first change makes a copy of one's own
    look_for(page, "Mystical Elf").click()
    expect(find_part(page, "Main Deck", 40)).to_be_visible()
    page.get_by_role("textbox", name="Name of the deck").fill("Elves and dragons")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Duel with it").click()
    expect(page.get_by_text("With Elves and dragons")).to_be_visible()

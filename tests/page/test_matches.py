"""Around the duels of a match on the page: exchanging cards, its replays, a rematch, and who watches."""

import re
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.visiting import Server, Visitor, go_to_table, press, surrender

COUNTS_UNCHANGED = "must each be the same as before siding"


def find_title(page: Page) -> Locator:
    """What the page asks or tells first."""
    return page.get_by_role("heading", level=1)


def find_part(page: Page, part: str) -> Locator:
    """How many cards a part of the deck has, and must have, between two duels."""
    return page.get_by_role("heading", level=2, name=re.compile(f"^{part}"))


def test_cards_are_exchanged_between_the_duels_of_a_match(server: Server, visitor: Visitor) -> None:
    page = visitor.enter(server.base, match="untimed", bots=["", "random"])
    go_to_table(page)
    surrender(page)
    expect(find_title(page)).to_have_text("Exchange cards for the next duel")
    page.reload()
    expect(find_title(page)).to_have_text("Exchange cards for the next duel")
    press(page, "^Trap Hole, Main Deck")
    expect(find_part(page, "Main Deck")).to_have_text("Main Deck 39, must be 40")
    press(page, "^Present the deck")  # refused, with the rule and the facts
    expect(page.get_by_text(COUNTS_UNCHANGED).first).to_be_visible()
    expect(page.get_by_text("the Main Deck had 40 cards and has 39")).to_be_visible()
    expect(page.get_by_role("link", name="Read the rule")).to_have_attribute("href", re.compile("^/rules/match.side"))
    press(page, "^Magic Jammer, Side Deck")
    expect(find_part(page, "Main Deck")).to_have_text("Main Deck 40")
    expect(find_part(page, "Side Deck")).to_have_text("Side Deck 15")
    press(page, "^Present the deck")
    go_to_table(page)
    surrender(page)
    expect(find_title(page)).to_have_text("You lose")
    expect(page.get_by_text("0 : 2")).to_be_visible()
    # What was exchanged was played with, and each duel has its replay.
    decks = [open_deck(page, duel) for duel in (1, 2)]
    assert [deck.count("Trap Hole") for deck in decks] == [1, 0]
    assert [deck.count("Magic Jammer") for deck in decks] == [0, 1]


def test_a_reload_changes_no_stage_of_a_match(server: Server, visitor: Visitor) -> None:
    def reload(page: Page, title: str) -> None:
        expect(find_title(page)).to_have_text(title)
        page.reload()
        expect(find_title(page)).to_have_text(title)

    ana = visitor.open(server.base)
    ana.get_by_role("button", name="Make a room").click()
    reload(ana, "The room is open")
    bo = visitor.open(server.base, ana.get_by_role("textbox", name="Send this link to your friend").input_value())
    bo.get_by_role("button", name="Sit down").click()
    reload(ana, "Rock, paper, scissors")
    press(ana, "^Paper")
    expect(ana.get_by_role("button", name="Paper")).to_have_count(0)
    reload(ana, "Rock, paper, scissors")
    expect(ana.get_by_role("button", name="Paper")).to_have_count(0)  # it is thrown
    press(bo, "^Rock")
    expect(ana.get_by_role("button", name="Go first")).to_be_visible()
    asked = find_title(ana).inner_text()
    reload(ana, asked)
    press(ana, "^Go first")
    expect(ana.get_by_role("group", name="Your hand")).to_be_visible()
    surrender(ana)
    reload(ana, "You lose")
    expect(ana.get_by_text("0 : 1")).to_be_visible()


def open_deck(page: Page, duel: int) -> list[str]:
    """All cards that a replay of a match shows of one's own: hand and deck."""
    page.get_by_role("link", name=f"Replay: Duel {duel}").click()
    expect(find_title(page)).to_contain_text("Next: ")
    press(page, "^your Deck: ")
    cards = (
        page.get_by_role("dialog")
        .get_by_role("button")
        .or_(page.get_by_role("group", name="Your hand").get_by_role("button"))
    )
    names = [each.partition(",")[0] for each in cards.evaluate_all("all => all.map(e => e.ariaLabel ?? '')")]
    page.go_back()
    return names


def test_two_play_a_rematch_and_who_has_the_link_watches(server: Server, visitor: Visitor) -> None:
    ana = visitor.open(server.base)
    ana.get_by_role("textbox", name="Your name").fill("Ana")
    ana.get_by_role("button", name="Make a room").click()
    invitation = ana.get_by_role("textbox", name="Send this link to your friend").input_value()
    watching = ana.get_by_role("textbox", name="Link for watching").input_value()
    bo = visitor.open(server.base, invitation)
    bo.get_by_role("textbox", name="Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    go_to_table(ana, bo)

    kim = visitor.open(server.base, watching)
    expect(kim.get_by_role("heading", name="You are watching")).to_be_visible()
    hands = kim.get_by_role("button", name=re.compile("hand"))
    expect(hands).to_have_count(10)
    expect(kim.get_by_role("button", name="face-down card").and_(hands)).to_have_count(10)  # nobody's hand is shown
    kim.get_by_role("button", name="Settings").first.click()
    expect(kim.get_by_role("button", name="Surrender")).to_have_count(0)
    kim.get_by_role("button", name="Close").click()

    surrender(bo)
    expect(find_title(ana)).to_have_text("You win")
    expect(find_title(bo)).to_have_text("You lose")
    expect(find_title(kim)).to_have_text("Ana wins")
    first = ana.url
    ana.get_by_role("button", name="Rematch").click()
    expect(ana.get_by_text("You have asked for a rematch.")).to_be_visible()
    bo.get_by_role("button", name="Rematch").click()
    ana.get_by_role("link", name="To the rematch").click()  # by the same name, with the same deck
    bo.get_by_role("link", name="With another deck").click()
    bo.get_by_role("button", name="Sit down").click()
    for page in (ana, bo):
        expect(page).not_to_have_url(re.compile(re.escape(first)))
    go_to_table(ana, bo)
    expect(ana.get_by_role("main")).to_contain_text("Bo")
    expect(bo.get_by_role("main")).to_contain_text("Ana")
    kim.get_by_role("link", name="To the rematch").click()
    expect(kim.get_by_role("heading", name="You are watching")).to_be_visible()


def test_a_listed_duel_is_watched_from_the_first_page(server: Server, visitor: Visitor) -> None:
    ana = visitor.enter(server.base, bots=["", "random"], public=True)
    go_to_table(ana)
    kim, lee = visitor.open(server.base), visitor.open(server.base)
    kim.get_by_role("region", name="Watch").get_by_role("link", name=re.compile("^Ann against")).first.click()
    expect(kim.get_by_role("heading", name="You are watching")).to_be_visible()
    expect(kim.get_by_role("main")).to_contain_text("Ann")
    lee.goto(kim.url)  # the address alone is enough
    expect(lee.get_by_role("heading", name="You are watching")).to_be_visible()

"""Moments of a duel on the page: why something cannot be done, another language, taking back, reloads, a phone."""

import re
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.page_player import ASKING, CAN, PagePlayer
from tools.visiting import PHONE, Server, Visitor, press

OWN_TURN = "turn 3, Main Phase 1, you to act\n"
THREE_LINKS = f"""{OWN_TURN}
    you 8000   hand: Mystical Space Typhoon   set: Seven Tools of the Bandit
    opp 8000   hand: Sangan, Kuriboh   set: Magic Jammer, Mirror Force
"""


def ask(page: Page) -> str:
    """What the page asks, once it asks something."""
    heading = page.get_by_role("heading", level=1)
    expect(heading).not_to_have_text(re.compile("Waiting|The room is open|^$"))
    return heading.inner_text()


@pytest.mark.parametrize(
    ("card", "wish", "told"),
    [
        ("Mystical Elf, .*your hand", "Summon", "just one Normal Summon"),
        ("Mirror Force, .*your Spell & Trap Zone", "Activate", "turn"),
        ("Gemini Elf, .*your Monster Zone", "Attack", "Battle"),
    ],
)
def test_a_card_that_cannot_says_why(server: Server, visitor: Visitor, card: str, wish: str, told: str) -> None:
    position = f"""{OWN_TURN}
        you 8000   hand: Mystical Elf   monsters: Gemini Elf (this turn)   set: Mirror Force (this turn)
        opp 8000   monsters: Mystical Elf
        done: you normal summoned
    """
    page = visitor.enter(server.base, position)
    assert ask(page) == ASKING
    press(page, card)
    entry = page.get_by_role("menuitem", name=re.compile(f"^{wish}"))
    expect(entry).to_have_attribute("aria-disabled", "true")
    entry.click(force=True)  # grey, but it can be asked
    expect(page.get_by_role("group", name=re.compile("Mystical Elf|Mirror Force|Gemini Elf")).last).to_contain_text(
        told
    )


def test_the_language_is_switched_in_the_middle_of_a_chain(server: Server, visitor: Visitor) -> None:
    page = visitor.enter(server.base, THREE_LINKS)
    ask(page)
    press(page, "Mystical Space Typhoon.*you can", "Activate")
    press(page, "empty zone, your Spell & Trap Zone 2")
    press(page, "face-down card, opponent's Spell & Trap Zone 2.*you can")
    press(page, "^Confirm")
    press(page, "Magic Jammer.*you can")
    press(page, "Sangan.*you can")
    press(page, "^Confirm")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Do you respond to chain link 2")
    page.get_by_role("button", name="中文").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("连锁2")
    assert page.evaluate("document.documentElement.lang") == "zh"
    page.get_by_role("button", name="English").click()
    expect(heading).to_contain_text("Do you respond to chain link 2")
    press(page, "Seven Tools of the Bandit.*you can")
    expect(heading).to_have_text(ASKING)
    expect(page.get_by_role("img", name="7000 LP")).to_be_visible()


def test_in_practice_an_answer_is_taken_back(server: Server, visitor: Visitor) -> None:
    page = visitor.enter(server.base, f"{OWN_TURN}you 8000 hand: Gemini Elf\nopp 1000")
    ask(page)
    press(page, "Gemini Elf", "Normal Summon")
    press(page, "empty zone, your Monster Zone 3")
    lying = page.get_by_role("button", name=re.compile("Gemini Elf.*your Monster Zone 3"))
    expect(lying).to_be_visible()
    for _ in range(2):  # the zone, and the summon
        page.get_by_role("button", name="Undo").click()
    expect(lying).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Gemini Elf.*your hand 1.*you can"))).to_be_visible()
    assert ask(page) == ASKING


# By kind of request: where one is asked it, and what is pressed until then.
ASKED = {
    "action": (THREE_LINKS, []),
    "zone": (THREE_LINKS, [("Mystical Space Typhoon.*you can", "Activate")]),
    "cards": (THREE_LINKS, [("Mystical Space Typhoon.*you can", "Activate"), ("your Spell & Trap Zone 2", "")]),
    "a window": (
        THREE_LINKS,
        [
            ("Mystical Space Typhoon.*you can", "Activate"),
            ("your Spell & Trap Zone 2", ""),
            ("opponent's Spell & Trap Zone 2", ""),
            ("^Confirm", ""),
        ],
    ),
    "number": (
        f"{OWN_TURN}you 8000 set: Wall of Revealing Light\nopp 8000",
        [("Wall of Revealing Light.*you can", "Activate")],
    ),
    "name": (
        f"{OWN_TURN}you 8000 hand: Prohibition\nopp 8000",
        [("Prohibition.*you can", "Activate"), ("your Spell & Trap Zone 1", "")],
    ),
    "yes or no": (
        f"{OWN_TURN}you 8000 set: Dust Tornado  hand: Mirror Force\nopp 8000 set: Raigeki",
        [("Dust Tornado.*you can", "Activate")],
    ),
    "order": (
        f"{OWN_TURN}you 8000 monsters: Big Eye (set)  deck: Sangan, Kuriboh, Umi, Dark Hole, Raigeki\nopp 8000",
        [("Big Eye.*you can", "Flip Summon")],
    ),
    "position": (
        f"{OWN_TURN}you 8000 hand: Monster Reborn  graveyard: Sangan\nopp 8000",
        [("Monster Reborn.*you can", "Activate"), ("your Spell & Trap Zone 1", "")],
    ),
}


def list_offered(player: PagePlayer) -> set[str]:
    """What the page offers as an answer, at cards, in a list or in a pile that is spread out."""
    player.look()
    lists = [each for each in player.things if each.lies_in("group", player.question) or each.lies_in("dialog")]
    return {
        each.name for each in [*player.things, *lists] if each.role == "button" and (CAN in each.name or each in lists)
    }


@pytest.mark.parametrize("kind", ASKED)
def test_a_reload_changes_no_question(server: Server, visitor: Visitor, kind: str) -> None:
    position, pressed = ASKED[kind]
    page = visitor.enter(server.base, position)
    asked = ask(page)
    for name, then in pressed:
        press(page, name, then)
        expect(page.get_by_role("heading", level=1)).not_to_have_text(asked)
        asked = ask(page)
    player = PagePlayer(page)
    before = list_offered(player)
    assert before
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(asked)
    assert list_offered(player) == before
    count = player.answers
    player.play(steps=1)
    assert player.answers > count


def test_a_duel_is_won_by_touch_on_a_phone(server: Server, visitor: Visitor) -> None:
    position = f"{OWN_TURN}you 8000 hand: Gemini Elf, Sangan  deck: 5 Umi\nopp 1500 monsters: Kuriboh  deck: 5 Umi"
    page = visitor.enter(server.base, position, bots=["", "random"], both=False, look=PHONE)
    player = PagePlayer(page, "touch")
    assert player.play() == "You win"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")  # nothing lies beside the screen


def test_a_card_in_a_pile_says_what_can_be_done_before_it_is_played(server: Server, visitor: Visitor) -> None:
    position = f"""{OWN_TURN}
        you 8000   monsters: Satellarknight Altair, Satellarknight Vega, Satellarknight Rigel   graveyard: Sangan
                   extra: Stellarknight Delteros, Junk Warrior
        opp 8000
    """
    page = visitor.enter(server.base, position, look=PHONE)
    assert ask(page) == ASKING
    page.get_by_role("button", name=re.compile("^your Extra Deck: 2, you can: ")).tap()
    panel = page.get_by_role("dialog", name="Your Extra Deck")
    panel.get_by_role("button", name=re.compile("^Stellarknight Delteros.*you can: Xyz Summon")).tap()
    expect(panel.get_by_role("menuitem")).to_have_text(re.compile("^Xyz Summon"))
    expect(panel).to_contain_text("3 Level 4")  # its text, before anything is done
    assert ask(page) == ASKING
    panel.get_by_role("button", name=re.compile("^Junk Warrior")).tap()  # what cannot be done says why
    expect(panel.get_by_role("menuitem", name=re.compile("^Synchro Summon: cannot be done now"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name=re.compile("^your Extra Deck")).tap()
    panel.get_by_role("button", name=re.compile("^Stellarknight Delteros")).tap()
    panel.get_by_role("menuitem", name="Xyz Summon").tap()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(ASKING)


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes cover each other by more than a line."""
    return all(min(one[a] + one[b], other[a] + other[b]) - max(one[a], other[a]) > 1 for a, b in ("xw", "yh"))


def test_a_short_phone_shows_every_number_and_the_whole_menu(server: Server, visitor: Visitor) -> None:
    position = f"""{OWN_TURN}
        you 8000   hand: Sangan   monsters: Gemini Elf, Sangan (defense)   graveyard: Raigeki   deck: 12 Umi
        opp 8000   monsters: Dark Magician, Blue-Eyes White Dragon   banished: Kuriboh   deck: 12 Umi
        done: you normal summoned
    """
    page = visitor.enter(server.base, position, look={**PHONE, "viewport": {"width": 390, "height": 620}})
    assert ask(page) == ASKING
    expect(page.get_by_text("Turn 3", exact=True)).to_be_visible()
    plates = page.locator(".field .plate:visible")
    assert sorted(plates.all_inner_texts()) == ["1000\n600", "1900\n900", "2500\n2100", "3000\n2500"]
    boxes = "all => all.map(each => each.getBoundingClientRect()).map(({x, y, width: w, height: h}) => ({x, y, w, h}))"
    names = page.locator(".field .pile .lbl").evaluate_all(boxes)
    cards = page.locator(".field :is(.hold, .hole, .zone)").evaluate_all(boxes)
    assert not [(name, card) for name in names for card in cards if overlap(name, card)]

    page.set_viewport_size({"width": 390, "height": 440})
    press(page, "Sangan, .*your hand")
    expect(page.get_by_role("menu")).to_contain_text("just one Normal Summon")
    items = page.get_by_role("menuitem")
    expect(items.last).to_have_text("Read the card")
    for _ in range(items.count()):
        item = page.locator("[role=menuitem]:focus")
        at, from_top = item.bounding_box(), page.get_by_role("menu").bounding_box()
        assert at is not None and from_top is not None
        assert from_top["y"] <= at["y"] + 1 and at["y"] + at["height"] <= 440
        assert items.last.evaluate("""last => { const {x, y, width, height} = last.getBoundingClientRect();
            return last.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }""")
        page.keyboard.press("ArrowDown")


@pytest.mark.parametrize(
    ("width", "height"), [(320, 568), (390, 560), (768, 560), (844, 390), (1110, 560), (1280, 500)]
)
def test_in_a_low_window_nothing_covers_a_number_or_a_name(
    server: Server, visitor: Visitor, width: int, height: int
) -> None:
    position = f"""{OWN_TURN}
        you 8000   hand: Sangan, Umi   monsters: Gemini Elf, Sangan (defense), Summoned Skull   graveyard: Raigeki
                   deck: 12 Umi   extra: Decode Talker
        opp 8000   monsters: Dark Magician, Blue-Eyes White Dragon, Luster Dragon   banished: Kuriboh   deck: 12 Umi
    """
    page = visitor.enter(server.base, position, look={"viewport": {"width": width, "height": height}})
    assert ask(page) == ASKING
    boxes = "all => all.map(each => each.getBoundingClientRect()).map(({x, y, width: w, height: h}) => ({x, y, w, h}))"
    names = page.locator(".field .pile .lbl").evaluate_all(boxes)
    cards = page.locator(".field :is(.hold, .zone)").evaluate_all(boxes)
    assert not [(name, card) for name in names for card in cards if overlap(name, card)]
    plates = page.locator(".field .plate:visible").evaluate_all(boxes)
    assert not [1 for one in range(len(plates)) for other in plates[:one] if overlap(plates[one], other)]
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)"
    assert page.locator(".field .plate:not(.name):visible").evaluate_all(cut) == []
    bar = page.get_by_role("contentinfo").bounding_box()
    assert bar is not None
    for card in page.locator(".strip.me .hand .hold").evaluate_all(boxes):  # most of it is in sight
        seen = min(card["y"] + card["h"], height if width == 844 else bar["y"]) - card["y"]
        assert seen > 0.8 * card["h"]


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("count", [5, 6, 7])
def test_every_card_of_a_hand_is_in_sight_on_a_phone(server: Server, visitor: Visitor, width: int, count: int) -> None:
    hand = ", ".join(("Sangan", "Umi", "Kuriboh", "Dark Hole", "Raigeki", "Gemini Elf", "Mirror Force")[:count])
    position = f"{OWN_TURN}you 8000 hand: {hand}\nopp 8000"
    page = visitor.enter(server.base, position, look={**PHONE, "viewport": {"width": width, "height": 844}})
    assert ask(page) == ASKING
    boxes = "all => all.map(each => each.getBoundingClientRect()).map(({left, right}) => [left, right])"
    cards = page.locator(".strip.me .hand .hold").evaluate_all(boxes)
    assert len(cards) == count
    assert all(left >= 0 and right <= width for left, right in cards)
    lefts = [left for left, _ in cards]
    assert all(after - before >= 40 for before, after in pairwise(lefts))  # wide enough for a finger
    page.locator(".strip.me .hand .place").last.tap()
    expect(page.get_by_role("menu")).to_be_visible()

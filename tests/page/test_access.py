"""No page keeps anybody out: axe finds no serious fault on any of them, at a desk and on a phone."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.page_player import ASKING
from tools.visiting import PHONE, Server, Visitor, find_begin, go_to_table, press, surrender

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
# By address: what is seen once the page is whole.
PAGES = {
    "/": ("button", "Make a room"),
    "/decks": ("link", "^Dragons"),
    "/decks/of.dragons": ("button", "^(Add|Luster Dragon)"),
    "/rules": ("link", r"\d$"),
    "/rules?topic=summon": ("link", r"\d$"),
    "/rules/summon.normal.once-per-turn-shared": ("link", "Next"),
    "/replay": ("heading", "Open a replay"),
    "/position": ("heading", "Puzzles and positions"),
    "/settings": ("heading", "Settings"),
    "/about": ("heading", "Versions"),
    "/nowhere": ("heading", "nothing at this address"),
}
FULL = """turn 5, Main Phase 1, you to act
    you 8000   hand: Mystical Elf, Dark Hole, Sangan   monsters: Gemini Elf, Kuriboh   set: Mirror Force
               graveyard: Raigeki
    opp 6100   hand: Sangan   monsters: Mystical Elf, Giant Soldier of Stone (set)   set: Magic Jammer
"""


# A card is a drawing with its name and numbers on it; what it is called says the same with more words in other order.
DRAWN = ("label-content-name-mismatch",)


def find_serious(page: Page, but: tuple[str, ...] = ()) -> list[str]:
    """What axe holds to be serious or worse, each with where it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {name: {"enabled": False} for name in but}
    told: dict[str, Any] = page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], rules})", rules)
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:120] for node in each['nodes'][:3]]}"
        for each in told["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def look_at(page: Page, told: dict[str, list[str]], name: str, role: str, seen: str) -> None:
    """Write down what axe finds where something is seen."""
    expect(page.get_by_role(role, name=re.compile(seen)).first).to_be_visible()  # type: ignore[arg-type]
    told[name] = find_serious(page, DRAWN)


@pytest.mark.parametrize("look", LOOKS, ids=LOOKS)
def test_no_page_has_a_serious_fault(server: Server, visitor: Visitor, look: str) -> None:
    page = visitor.open(server.base, **LOOKS[look])
    expect(find_begin(page)).to_be_enabled()
    told: dict[str, list[str]] = {}
    for address, (role, seen) in PAGES.items():
        page.goto(address)
        look_at(page, told, address, role, seen)
    page.goto("/position")
    page.get_by_role("textbox", name="The position").fill(FULL)
    page.get_by_role("button", name="Show it").click()
    look_at(page, told, "a position", "heading", ASKING)
    page.goto("/decks")
    page.get_by_role("button", name="Import").click()
    look_at(page, told, "import a deck", "dialog", "Import a deck")
    assert not {name: faults for name, faults in told.items() if faults}


@pytest.mark.parametrize("look", LOOKS, ids=LOOKS)
def test_no_event_has_a_serious_fault(server: Server, visitor: Visitor, look: str) -> None:
    page = visitor.open(server.base, "/events", **LOOKS[look])
    told: dict[str, list[str]] = {}
    look_at(page, told, "events", "textbox", "Name of the event")
    page.get_by_role("textbox", name="Name of the event").fill(f"Cup of the {look}")
    page.get_by_role("button", name="Make the event").click()
    for name in ("Ana", "Bo"):
        page.get_by_role("textbox", name="Add a player").fill(name)
        page.get_by_role("button", name="Add", exact=True).first.click()
        expect(page.get_by_role("textbox", name="Add a player")).to_have_value("")
    look_at(page, told, "the desk", "button", "^Bo: ")
    page.get_by_role("button", name=re.compile("^Ana: ")).click()
    look_at(page, told, "a player", "dialog", "Ana")
    page.goto(f"{page.url}/wall")
    look_at(page, told, "the wall", "heading", "Cup")
    assert not {name: faults for name, faults in told.items() if faults}


@pytest.mark.parametrize("look", LOOKS, ids=LOOKS)
def test_no_stage_of_a_match_has_a_serious_fault(server: Server, visitor: Visitor, look: str) -> None:
    page = visitor.open(server.base, **LOOKS[look])
    told: dict[str, list[str]] = {}
    page.get_by_role("button", name="Make a room").click()
    look_at(page, told, "gathering", "textbox", "Send this link")
    page = visitor.enter(server.base, match="untimed", bots=["", "random"], look=LOOKS[look])
    look_at(page, told, "throwing", "button", "Rock")
    go_to_table(page)
    page.get_by_role("button", name="Settings").last.click()
    look_at(page, told, "settings", "dialog", "Settings")
    page.get_by_role("button", name="Close").last.click()
    surrender(page)
    look_at(page, told, "siding", "button", "^Trap Hole, Main Deck")
    page.get_by_role("button", name="Present the deck").click()
    go_to_table(page)
    surrender(page)
    look_at(page, told, "the end", "heading", "You lose")
    page.get_by_role("link", name="Replay: Duel 1").click()
    look_at(page, told, "a replay", "heading", "^Next: ")
    page.get_by_role("button", name="Share").click()
    look_at(page, told, "sharing", "textbox", "Link to this position")
    assert not {name: faults for name, faults in told.items() if faults}


@pytest.mark.parametrize("look", LOOKS, ids=LOOKS)
def test_a_duel_has_no_serious_fault(server: Server, visitor: Visitor, look: str) -> None:
    page = visitor.enter(server.base, FULL, look=LOOKS[look])
    told: dict[str, list[str]] = {}
    look_at(page, told, "a question", "heading", ASKING)
    press(page, "^Sangan.*your hand")
    look_at(page, told, "the menu of a card", "menu", "Sangan")
    page.keyboard.press("Escape")
    press(page, "^your Graveyard")
    press(page, "^Raigeki")
    look_at(page, told, "a pile", "menuitem", "Activate")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    if look == "phone":
        for sheet in ("Card", "Log"):
            page.get_by_role("button", name=sheet, exact=True).click()
            look_at(page, told, f"the sheet {sheet}", "complementary", sheet)
            page.keyboard.press("Escape")
    press(page, "^Dark Hole.*you can", "Activate")
    look_at(page, told, "a zone is chosen", "heading", "Where")
    assert not {name: faults for name, faults in told.items() if faults}

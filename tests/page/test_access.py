"""No page keeps anybody out: axe finds no serious fault on any of them, at a desk and on a phone."""

import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.page_player import ASKING
from tools.visiting import PHONE, Server, Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/decks", "/rules", "/settings", "/about")
FULL = """turn 5, Main Phase 1, you to act
    you 8000   hand: Mystical Elf, Dark Hole, Sangan   monsters: Gemini Elf, Kuriboh   set: Mirror Force
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


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("address", PAGES)
def test_no_page_has_a_serious_fault(server: Server, visitor: Visitor, address: str, look: dict[str, Any]) -> None:
    page = visitor.open(server.base, **look)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not find_serious(page)


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phone"])
def test_a_duel_has_no_serious_fault(server: Server, visitor: Visitor, look: dict[str, Any]) -> None:
    page = visitor.enter(server.base, FULL, look=look)
    expect(page.get_by_role("heading", name=ASKING)).to_be_visible()
    assert not find_serious(page, DRAWN)

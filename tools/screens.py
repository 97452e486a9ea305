"""Takes pictures of every page and of situations of a duel into `docs/screens/`, at a desk's width and a phone's.

    python tools/screens.py                       all of them (`make screens`)
    python tools/screens.py chain home --out build/screens

The situations are positions in rooms of one's own, reached by what a person presses. The pictures have few colours, so
that they stay small.
"""

import argparse
import io
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page, expect

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.browser import open_browser
from tools.build_compiled import ROOT
from tools.visiting import PHONE, Server, Visitor, press

WIDTHS: dict[str, dict[str, Any]] = {"1280": {"viewport": {"width": 1280, "height": 800}}, "390": PHONE}
COLOURS = 128
PAGES = {
    "home": "/",
    "decks": "/decks",
    "rules": "/rules",
    "rule": "/rules/summon.normal.once-per-turn-shared",
    "settings": "/settings",
    "about": "/about",
    "events": "/events",
}
TURN = "turn 5, Main Phase 1, you to act\n"
DECK = "deck: 12 Mystical Elf"
OTHER = f"opp 6100   hand: Sangan, Kuriboh   monsters: Gemini Elf   set: Mirror Force   {DECK}"
TRAPS = f"""{TURN}
    you 8000   hand: Mystical Space Typhoon, Dark Hole   monsters: Gemini Elf   set: Seven Tools of the Bandit   {DECK}
    opp 6100   hand: Sangan, Kuriboh   monsters: Dark Magician   {DECK}
               set: Magic Jammer, Mirror Force, Seven Tools of the Bandit
"""
TYPHOON = (
    ("Mystical Space Typhoon.*you can", "Activate"),
    ("your Spell & Trap Zone 2.*you can", ""),
)
LINKS = (
    *TYPHOON,
    ("opponent's Spell & Trap Zone 2.*you can", ""),
    ("^Confirm", ""),
    ("Magic Jammer.*you can", ""),
    ("Sangan.*you can", ""),
    ("^Confirm", ""),
    ("Seven Tools of the Bandit.*you can", ""),
)


class Situation(NamedTuple):
    """A position, and what is pressed in it."""

    position: str
    pressed: tuple[tuple[str, str], ...] = ()


SITUATIONS = {
    "duel": Situation(TRAPS),
    "menu": Situation(TRAPS, (("Gemini Elf.*your Monster Zone", ""),)),
    "zone": Situation(TRAPS, TYPHOON[:1]),
    "target": Situation(TRAPS, TYPHOON),
    "chain": Situation(TRAPS, LINKS),
    "extra-deck": Situation(
        f"""{TURN}
        you 8000   hand: Sangan   monsters: Satellarknight Altair, Satellarknight Vega, Satellarknight Rigel   {DECK}
                   extra: Stellarknight Delteros, Dark Rebellion Xyz Dragon, Castel, the Skyblaster Musketeer
        {OTHER}""",
        (("^your Extra Deck", ""),),
    ),
    "damage-step": Situation(
        f"{TURN}you 8000 monsters: Gemini Elf {DECK}\nopp 3000 hand: Kuriboh, Sangan {DECK}",
        (("^Go to the Battle Phase", ""), ("Gemini Elf.*you can", "Attack")),
    ),
    "full-field": Situation(
        f"""{TURN}
        you 4300   hand: Dark Hole, Sangan, Monster Reborn   field: Umi   graveyard: Raigeki, Kuriboh   {DECK}
                   monsters: Gemini Elf, Mystical Elf (set), Kuriboh, Blue-Eyes White Dragon, Sangan (defense)
                   set: Mirror Force, Magic Jammer, Torrential Tribute, Book of Moon, Raigeki Break
        opp 6100   hand: 3 Sangan   graveyard: Raigeki   banished: Kuriboh   {DECK}
                   monsters: Dark Magician, Luster Dragon, Giant Soldier of Stone (set), Summoned Skull, Sangan
                   set: Mirror Force, Seven Tools of the Bandit, Raigeki Break
        """
    ),
    "xyz": Situation(
        f"""{TURN}
        you 8000   hand: Sangan, Satellarknight Deneb   {DECK}
                   monsters: Stellarknight Delteros (extra zone 1, materials: Satellarknight Altair
                   + Satellarknight Vega
                   + Satellarknight Rigel), Satellarknight Alsahm
        {OTHER}"""
    ),
    "link": Situation(
        f"""{TURN}
        you 8000   hand: Sangan   monsters: Decode Talker (extra zone 1), Flame Administrator, Gemini Elf   {DECK}
        {OTHER}"""
    ),
    "pendulum": Situation(
        f"""{TURN}
        you 8000   hand: Igknight Margrave, Igknight Gallant   pendulum: Igknight Squire, Igknight Templar   {DECK}
        {OTHER}"""
    ),
}


def keep(page: Page, path: Path) -> int:
    """Takes a picture of what is seen, with few colours; how many bytes it has."""
    from PIL import Image

    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled", scale="css")))
    path.parent.mkdir(parents=True, exist_ok=True)
    taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    return path.stat().st_size


def show_page(visitor: Visitor, base: str, address: str, look: dict[str, Any]) -> Page:
    """Opens a page by its address."""
    page = visitor.open(base, **look)
    page.goto(address)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def show_situation(visitor: Visitor, base: str, wanted: Situation, look: dict[str, Any]) -> Page:
    """Goes to a situation of a duel."""
    page = visitor.enter(base, wanted.position, look=look)
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
    for name, then in wanted.pressed:
        press(page, name, then)
    page.wait_for_timeout(700)  # what moves has arrived
    return page


def main() -> int:
    """Takes the pictures, and tells what could not be taken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="only these pages and situations")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--width", choices=WIDTHS, action="append")
    chosen = parser.parse_args()
    expect.set_options(timeout=60_000)
    missing: list[str] = []
    size = 0
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        server = Server(str(Path(folder) / "rooms.db"), folder, Path(folder) / "log")
        server.begin()
        try:
            for name in chosen.names or [*PAGES, *SITUATIONS]:
                for width in chosen.width or WIDTHS:
                    visitor = Visitor(browser)
                    try:
                        page = (
                            show_page(visitor, server.base, PAGES[name], WIDTHS[width])
                            if name in PAGES
                            else show_situation(visitor, server.base, SITUATIONS[name], WIDTHS[width])
                        )
                        size += keep(page, chosen.out / f"{name}-{width}.png")
                        print(f"{name}-{width}.png", flush=True)
                    except (Error, AssertionError) as wrong:
                        missing.append(f"{name} at {width}: {str(wrong)[:300]}")
                    for context in browser.contexts:
                        context.close()
        finally:
            server.kill()
    print(f"{size / 1e6:.1f} MB in {chosen.out}")
    print(*missing, sep="\n", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

"""Takes pictures of every page and of situations of a duel into `docs/screens/`.

    python tools/screens.py                       all of them, at a desk's width and a phone's (`make screens`)
    python tools/screens.py chain home --out build/screens --width 768 --width 1920 --lang zh

The pages are filled as somebody finds them who has been here before; the situations are positions in rooms of one's
own, reached by what a person presses. The pictures have few colours, so that they stay small; `--full` keeps them all.
"""

import argparse
import io
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, expect

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.browser import open_browser
from tools.build_compiled import ROOT
from tools.screen_duels import SITUATIONS, Situation
from tools.screen_pages import PAGES, keep_in_browser
from tools.visiting import PHONE, Server, Visitor, press

WIDTHS = {"390": 844, "768": 1024, "1280": 800, "1920": 1080}
USUAL = ("1280", "390")
COLOURS = 160
# On a phone what stands beside the table at a desk is behind a tab.
SHEETS = {"sheet-log": ("chain", "Log"), "sheet-chain": ("chain", "Chain"), "sheet-card": ("link", "Card")}
LIMITS = ("rooms_an_address=1000", "events_an_address=1000")


class GenerousServer(Server):
    """A server that lets one address make as many rooms as there are pictures."""

    def start(self) -> None:
        """Start it; it answers some seconds later."""
        more = [part for limit in LIMITS for part in ("--limit", limit)]
        command = [sys.executable, "-m", "spellspeed", "serve", "--port", str(self.port), "--db", self.db, *more]
        environment = {**os.environ, "SPELLSPEED_KEYS": f"k1:{'ab' * 32}", "XDG_DATA_HOME": self.home}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)


def keep(page: Page, path: Path, *, full: bool = False) -> int:
    """Takes a picture of what is seen, with few colours; how many bytes it has."""
    from PIL import Image

    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled", scale="css"))).convert("RGB")
    path.parent.mkdir(parents=True, exist_ok=True)
    small = taken if full else taken.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE)
    small.save(path, optimize=True)
    return path.stat().st_size


def show_situation(visitor: Visitor, base: str, wanted: Situation, look: dict[str, Any]) -> Page:
    """Goes to a situation of a duel."""
    page = visitor.enter(base, wanted.position, look=look)
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
    for name, then in wanted.pressed:
        press(page, name, then)
        page.wait_for_timeout(400)  # the next question has come
    page.wait_for_timeout(700)  # what moves has arrived
    return page


def show(browser: Browser, base: str, name: str, lang: str, look: dict[str, Any]) -> Page:
    """Goes to a page or to a situation of a duel, in a language."""
    visitor = Visitor(browser)
    if name in PAGES:
        page = PAGES[name](visitor, base, {**look, "locale": {"zh": "zh-CN"}.get(lang, lang)})
    else:  # what is pressed has English names
        page = show_situation(visitor, base, SITUATIONS[SHEETS.get(name, (name,))[0]], look)
    if page.evaluate("document.documentElement.lang") != lang:
        keep_in_browser(page, "lang", lang)
        page.reload()
        page.wait_for_timeout(1500)
    if name in SHEETS:
        page.locator(".tabs button").nth(("Card", "Chain", "Log").index(SHEETS[name][1])).click()
        page.wait_for_timeout(500)
    return page


def take(browser: Browser, base: str, name: str, chosen: argparse.Namespace) -> int:
    """Takes the pictures of one page or situation; how many bytes they have."""
    size = 0
    widths = [width for width in WIDTHS if width in (chosen.width or USUAL)]
    desks = [] if name in SHEETS else [width for width in widths if width != "390"]
    groups = [group for group in ([width for width in widths if width == "390"], desks) if group]
    for lang in chosen.lang or ["en"]:
        for group in groups:
            screen = {"viewport": {"width": int(group[0]), "height": WIDTHS[group[0]]}}
            page = show(browser, base, name, lang, PHONE if group == ["390"] else screen)
            for width in group:
                page.set_viewport_size({"width": int(width), "height": WIDTHS[width]})
                page.wait_for_timeout(250)
                path = chosen.out / f"{name}-{'' if lang == 'en' else f'{lang}-'}{width}.png"
                size += keep(page, path, full=chosen.full)
                print(path.name, flush=True)
    return size


def main() -> int:
    """Takes the pictures, and tells what could not be taken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="only these pages and situations")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--width", choices=WIDTHS, action="append")
    parser.add_argument("--lang", choices=("en", "zh"), action="append")
    parser.add_argument("--full", action="store_true", help="with all their colours")
    chosen = parser.parse_args()
    expect.set_options(timeout=30_000)
    missing: list[str] = []
    size = 0
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        server = GenerousServer(str(Path(folder) / "rooms.db"), folder, Path(folder) / "log")
        server.begin()
        try:
            for name in chosen.names or [*PAGES, *SITUATIONS, *SHEETS]:
                try:
                    size += take(browser, server.base, name, chosen)
                except (Error, AssertionError, KeyError) as wrong:
                    missing.append(f"{name}: {type(wrong).__name__} {str(wrong)[:600]}")
                for context in browser.contexts:
                    context.close()
        finally:
            server.kill()
    print(f"{size / 1e6:.1f} MB in {chosen.out}, {time.monotonic() - begun:.0f} s")
    print(*missing, sep="\n", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

"""Takes pictures of every page and of situations of a duel into `docs/screens/`.

    python tools/screens.py                       those that the documentation shows (`make screens`)
    python tools/screens.py --all --out build/screens          all of them, at a desk's width and a phone's
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
from typing import TYPE_CHECKING, Any, cast

from playwright.sync_api import Browser, Error, Page, expect

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.browser import open_browser
from tools.build_compiled import ROOT
from tools.screen_duels import SITUATIONS, Situation
from tools.screen_pages import PAGES, keep_in_browser
from tools.visiting import PHONE, Server, Visitor, press

if TYPE_CHECKING:
    from PIL import Image

WIDTHS = {"390": 844, "768": 1024, "1280": 800, "1920": 1080}
USUAL = ("1280", "390")
COLOURS = 128
# What the documentation shows, by language and width; more would make the repository large.
KEPT = {
    "en": {
        "1280": "home decks builder rules rule settings event event-desk replay gathering siding end duel "
        "why-not target chain extra-deck damage-step full-field xyz link pendulum",
        "390": "home decks builder event siding menu why-not target chain extra-deck extra-deed damage-step "
        "full-field name sheet-card sheet-chain",
        "768": "duel",
        "1920": "full-field",
    },
    "zh": {"1280": "home chain", "390": "chain"},
}
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


def draw_with_few(taken: "Image.Image") -> "Image.Image":
    """The picture with few colours. A small emblem counts nearly as much as the table: its hue must not be lost."""
    from PIL import Image

    near: dict[tuple[int, ...], list[int]] = {}
    counted = cast("list[tuple[int, tuple[int, int, int]]]", taken.getcolors(1 << 24))
    for count, colour in counted:
        sums = near.setdefault(tuple([part >> 4 for part in colour]), [0, 0, 0, 0])
        sums[0] += count
        for at, part in enumerate(colour):
            sums[at + 1] += count * part
    pixels = [
        tuple([part // count for part in parts]) for count, *parts in near.values() for _ in range(round(count**0.4))
    ]
    sample = Image.new("RGB", (len(pixels), 1))
    sample.putdata(pixels)
    return taken.quantize(palette=sample.quantize(COLOURS, kmeans=5), dither=Image.Dither.NONE)


def keep(page: Page, path: Path, *, full: bool = False) -> int:
    """Takes a picture of what is seen, with few colours; how many bytes it has."""
    from PIL import Image

    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled", scale="css"))).convert("RGB")
    path.parent.mkdir(parents=True, exist_ok=True)
    (taken if full else draw_with_few(taken)).save(path, optimize=True)
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


def list_wanted(chosen: argparse.Namespace) -> dict[tuple[str, str], list[str]]:
    """The pages and situations whose pictures are wanted, each with its language and the widths."""
    found: dict[tuple[str, str], list[str]] = {}
    if chosen.all or chosen.names or chosen.width or chosen.lang:
        for name in chosen.names or [*PAGES, *SITUATIONS, *SHEETS]:
            for lang in chosen.lang or ["en"]:
                found[name, lang] = ["390"] if name in SHEETS else list(chosen.width or USUAL)
        return found
    for lang, widths in KEPT.items():
        for width, names in widths.items():
            for name in names.split():
                found.setdefault((name, lang), []).append(width)
    return found


def take(browser: Browser, base: str, wanted: tuple[str, str], widths: list[str], chosen: argparse.Namespace) -> int:
    """Takes the pictures of one page or situation; how many bytes they have."""
    size = 0
    name, lang = wanted
    for group in ([width for width in widths if (width == "390") == phone] for phone in (False, True)):
        page = None
        for width in group:
            screen = {"width": int(width), "height": WIDTHS[width]}
            page = page or show(browser, base, name, lang, PHONE if width == "390" else {"viewport": screen})
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
    parser.add_argument("--all", action="store_true", help="all of them, not only what the documentation shows")
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
            for wanted, widths in list_wanted(chosen).items():
                try:
                    size += take(browser, server.base, wanted, widths, chosen)
                except (Error, AssertionError, KeyError) as wrong:
                    missing.append(f"{wanted[0]}: {type(wrong).__name__} {str(wrong)[:600]}")
                for context in browser.contexts:
                    context.close()
        finally:
            server.kill()
    print(f"{size / 1e6:.1f} MB in {chosen.out}, {time.monotonic() - begun:.0f} s")
    print(*missing, sep="\n", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

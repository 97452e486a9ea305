"""Measures the page in a browser: first load, time to paint and to answer, and what a frame costs while cards move.

    python bench/page.py                    needs Node, and a Chromium of the machine (CHROMIUM=/path/to/it)
    python bench/page.py --times 5          the scene that often; the worst frame of each is told

The scene is `web/src/fixtures/stories.ts`: a full field, 60 lines of log, then a draw, an attack with damage, a Set, a
flip, a change of position, five cards destroyed at once and a new turn. A frame's cost is the time that its main thread
spends in script, style and layout (not in painting), by the thread's own clock where it has one. Every frame after the
first picture counts; those in which a picture is taken in are also told by themselves.

The time to answer is taken on a server of its own, in a position with a full field: from pressing a button until the
next picture is drawn. An action first shows for 240 ms what was pressed; taking back is sent at once.
"""

import argparse
import contextlib
import gzip
import http.server
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.screen_duels import FULL
from tools.visiting import Server, Visitor

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUDGET: Final = 8.0  # milliseconds of script, style and layout in a frame
FIRST_LOAD: Final = 300_000  # bytes, compressed
SCRIPT: Final = ("FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "EventDispatch")
STYLE: Final = ("UpdateLayoutTree", "RecalculateStyles")
LAYOUT: Final = ("Layout", "UpdateLayerTree")
COUNTED: Final = (*SCRIPT, *STYLE, *LAYOUT)
CATEGORIES: Final = [
    "devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
]
LOOK: Final = """() => document.getAnimations().flatMap((each) =>
  each.effect?.getKeyframes?.().flatMap((frame) => Object.keys(frame)) ?? [])"""
NO_PROPERTY: Final = {"offset", "computedOffset", "easing", "composite"}


# Press a button, and wait until the picture that answers it is drawn: two frames after it was taken in.
PRESS: Final = """name => new Promise((done) => {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes(name));
  const begun = performance.now();
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)));
  new PerformanceObserver((list, seen) => {
    if (list.getEntriesByName('picture').length) { seen.disconnect(); drawn(); }
  }).observe({ entryTypes: ['mark'] });
  button.click();
})"""
ANSWERS: Final = 20


class Frame(NamedTuple):
    """What one frame cost, in milliseconds, and whether the table was changed in it."""

    cost: float
    applies: bool
    layouts: int


class Spa(http.server.SimpleHTTPRequestHandler):
    """The built page at every address."""

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def build(folder: Path, fixtures: bool) -> Path:
    """Build the page, with its scenes or as people get it."""
    out = folder / ("scenes" if fixtures else "page")
    environment = {**os.environ, "SPELLSPEED_PAGE": str(out), "VITE_FIXTURES": "1" if fixtures else ""}
    npm = shutil.which("npm") or "npm"
    subprocess.run([npm, "run", "build", "--", "--logLevel", "warn"], cwd=WEB, env=environment, check=True)
    return out


@contextlib.contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve a folder, and return its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Spa, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()


def weigh(page: Path) -> int:
    """Return how many bytes the first load is: the page and what it names, compressed as the server does it."""
    first = (page / "index.html").read_text(encoding="utf-8")
    files = [page / "index.html", *[path for path in page.rglob("*") if f"/{path.name}" in first and path.is_file()]]
    return sum_sizes(files)


def sum_sizes(paths: Iterable[Path]) -> int:
    """Return how many bytes files have together, each compressed."""
    return sum(len(gzip.compress(path.read_bytes(), 5)) for path in paths if path.is_file())


def trace(cdp: CDPSession, page: Page, address: str, seconds: float) -> tuple[list[dict[str, Any]], set[str]]:
    """Play the scene, and return what the browser did and which properties were animated."""
    events: list[dict[str, Any]] = []
    done = threading.Event()
    cdp.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    cdp.on("Tracing.tracingComplete", lambda _: done.set())
    cdp.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})
    page.goto(f"{address}/fixture/moves?lang=en")
    animated: set[str] = set()
    for _ in range(int(seconds * 10)):
        page.wait_for_timeout(100)
        animated |= set(page.evaluate(LOOK)) - NO_PROPERTY
    cdp.send("Tracing.end")
    while not done.is_set():
        page.wait_for_timeout(50)
    return events, animated


def find_main(events: list[dict[str, Any]]) -> tuple[int, int]:
    """Return the process and the thread of the page: where its pictures are taken in."""
    return next((event["pid"], event["tid"]) for event in events if is_mark(event))


def is_mark(event: dict[str, Any]) -> bool:
    """Whether the page says here that it takes a picture in."""
    return event["name"] == "picture" and "blink.user_timing" in event["cat"]


def list_frames(events: list[dict[str, Any]]) -> list[Frame]:
    """Return the frames of the scene after its first picture, each with its cost."""
    thread = find_main(events)
    own = sorted((event for event in events if (event["pid"], event["tid"]) == thread), key=lambda each: each["ts"])
    # Where style and layout of a frame are done; when it is shown on the screen ("f") lies in the work of a later one.
    ends = [event["ts"] for event in own if event["name"] == "AnimationFrame" and event["ph"] == "e"]
    taken = [find_taking(own, event["ts"], ends) for event in own if is_mark(event)]
    edges = [ts for ts in ends if ts >= taken[0][1]]  # what a script does counts for the frame that shows it
    frames: list[Frame] = []
    for start, end in pairwise(edges):
        inside = [each for each in own if each["ph"] == "X" and start <= each["ts"] < end and each["name"] in COUNTED]
        layouts = sum(each["name"] == "Layout" for each in inside)
        applies = any(begin < end and start < until for begin, until in taken)
        frames.append(Frame(sum_outer(inside), applies, layouts))
    return frames


def find_taking(own: list[dict[str, Any]], mark: float, ends: list[float]) -> tuple[float, float]:
    """Return from when to when a picture is taken in: from the begin of its task to the frame that first shows it."""
    around = [each for each in own if each["ph"] == "X" and each["ts"] <= mark <= each["ts"] + each.get("dur", 0)]
    begin = min([each["ts"] for each in around if each["name"] in SCRIPT], default=mark)
    done = max([each["ts"] + each["dur"] for each in around if each["name"] in SCRIPT], default=mark)
    return begin, next((end for end in ends if end >= done), done)


def sum_outer(events: list[dict[str, Any]]) -> float:
    """Return the milliseconds of events, of which those inside of others count once."""
    total, until = 0.0, -1.0
    for event in events:
        if event["ts"] >= until:
            total += event.get("tdur", event.get("dur", 0))
            until = event["ts"] + event.get("dur", 0)
    return total / 1000


def measure(address: str, chromium: str, times: int) -> bool:
    """Play the scene some times and tell what it cost; whether no frame was over the budget."""
    fine = True
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for number in range(times):
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            cdp = page.context.new_cdp_session(page)
            events, animated = trace(cdp, page, address, 11)
            frames = list_frames(events)
            moving = [frame for frame in frames if not frame.applies]
            applying = [frame for frame in frames if frame.applies]
            worst = max(frame.cost for frame in moving)
            over = sum(frame.cost > BUDGET for frame in frames)
            paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1")
            told = {
                "run": number + 1,
                "first paint (ms)": round(paint),
                "frames while cards move": len(moving),
                "worst (ms)": round(worst, 1),
                f"over {BUDGET:g} ms": over,
                "layouts in them": sum(frame.layouts for frame in moving),
                "frames that take a picture in": len(applying),
                "worst of those (ms)": round(max((frame.cost for frame in applying), default=0), 1),
                "animated": sorted(animated),
            }
            print(json.dumps(told))
            fine = fine and not over
            page.close()
        browser.close()
    return fine


def time_answers(browser: Browser) -> dict[str, list[float]]:
    """How many milliseconds it takes on a server from pressing a button until what follows is drawn."""
    took: dict[str, list[float]] = {"Go to the Battle Phase": [], "Undo": []}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "rooms.db"), folder, Path(folder) / "log")
        server.begin()
        try:
            page = Visitor(browser).enter(server.base, FULL)
            page.get_by_role("heading", name="What do you do?").wait_for()
            for _ in range(ANSWERS):
                for name, times in took.items():
                    times.append(page.evaluate(PRESS, name))
                    page.wait_for_timeout(300)  # what moves has arrived
        finally:
            server.kill()
    return took


def tell_answers(chromium: str) -> None:
    """Tell how long an answer takes."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, times in time_answers(browser).items():
            told = {"time to answer": name, "median (ms)": round(statistics.median(times)), "worst": round(max(times))}
            print(json.dumps({**told, "times": len(times)}))
        browser.close()


def main() -> int:
    """Build, weigh and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3, metavar="N", help="how often the scene is played")
    times = parser.parse_args().times
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        raise SystemExit("no Chromium is found; name one with CHROMIUM=/path/to/it")
    with tempfile.TemporaryDirectory() as folder:
        weight = weigh(build(Path(folder), fixtures=False))
        print(f"first load: {weight / 1000:.1f} kB compressed (at most {FIRST_LOAD / 1000:.0f})")
        print(f"all pages together: {sum_sizes((Path(folder) / 'page').rglob('*')) / 1000:.1f} kB")
        with serve(build(Path(folder), fixtures=True)) as address:
            fine = measure(address, chromium, times)
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_page.py")], check=True)
    tell_answers(chromium)
    return 0 if fine and weight < FIRST_LOAD else 1


if __name__ == "__main__":
    sys.exit(main())

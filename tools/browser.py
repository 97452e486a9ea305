"""A Chromium of this machine, driven by Playwright: for tests of the page, measurements and pictures.

None is downloaded. `SPELLSPEED_CHROMIUM` names another one than the first that is found.
"""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VARIABLE: Final = "SPELLSPEED_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PATHS: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
# It is to speak to the server alone: nothing is looked up, fetched or reported behind our back.
QUIET: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
)
MISSING: Final = (
    "no Chromium or Chrome was found on this machine: install one (Debian: apt install chromium) or name it in "
    + VARIABLE
)


def find_chromium() -> str:
    """The Chromium to use, or nothing."""
    named = os.environ.get(VARIABLE, "")
    if named:
        return named
    found = [path for name in NAMES if (path := shutil.which(name))]
    found += [path for path in PATHS if Path(path).is_file()]
    return found[0] if found else ""


@contextlib.contextmanager
def open_browser() -> "Iterator[Browser]":
    """A browser without a window, which is closed again."""
    from playwright.sync_api import sync_playwright

    path = find_chromium()
    if not path:
        raise SystemExit(MISSING)
    # Chromium's sandbox refuses root, who runs tests in containers.
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*QUIET, *(["--no-sandbox"] if is_root else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        try:
            yield browser
        finally:
            browser.close()

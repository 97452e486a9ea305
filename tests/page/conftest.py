"""A browser of this machine and a server of our own, for tests that see the page as a person does.

Where there is no browser, or no Node to build the page with, these tests are skipped with a sentence; where
`SPELLSPEED_BROWSER=required` is set, as CI does, that is a failure. Everything a page complains of fails its test, and
so does every request to another host.

A browser needs as long as thousands of other tests: among the whole suite only whole duels (`test_duels.py`) are
played, unless a browser is required; `pytest tests/page` runs them all.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tools.visiting import Server, Visitor

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.browser import MISSING, find_chromium, open_browser
from tools.build_page import PAGE, WEB, hash_sources, is_built

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
expect.set_options(timeout=60_000)  # on a machine that is busy otherwise everything comes, but later
REQUIRED = os.environ.get("SPELLSPEED_BROWSER") == "required"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what `make test` has no time for."""
    here = [item for item in items if item.path.parent == HERE]
    if REQUIRED or len(here) == len(items):
        return
    left_out = {item for item in here if item.path.name != "test_duels.py"}
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def do_without(sentence: str) -> None:
    """Skip a test for the want of something, or fail where it must be there."""
    if REQUIRED:
        pytest.fail(sentence)
    pytest.skip(f"THE PAGE IS NOT TESTED: {sentence}")


@pytest.fixture(scope="module")
def built_page() -> None:
    """The page as it is in `web/` now."""
    if not is_built(PAGE, hash_sources(WEB)):
        tool = [sys.executable, str(ROOT / "tools" / "build_page.py")]
        built = subprocess.run(tool, cwd=ROOT, capture_output=True, text=True, check=False)
        if built.returncode:
            do_without(built.stderr)


@pytest.fixture(scope="module")
def browser(built_page: None) -> Iterator[Browser]:
    """A browser; it is closed with the module, since other tests have event loops of their own."""
    if not find_chromium():
        do_without(MISSING)
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(built_page: None) -> Iterator[Server]:
    """A server that keeps its rooms in a file."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "rooms.db"), folder, Path(folder) / "log")
        server.begin()
        yield server
        server.kill()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Somebody who opens pages, none of which may complain."""
    visitor = Visitor(browser)
    yield visitor
    for context in browser.contexts:
        context.close()
    assert not visitor.faults

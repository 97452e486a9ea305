"""From the server to the browser: a port that somebody has, and a page that is opened or named."""

import http.server
import json
import socket
import threading
from collections.abc import Iterator

import pytest

from spellspeed.commands import browsing
from spellspeed.commands.options import WrongInput


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which a program listens that does not answer."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        yield int(other.getsockname()[1])


@pytest.fixture
def ours() -> Iterator[int]:
    """A port at which a server answers as ours does."""

    class Healthy(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"ok": True}).encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Healthy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_a_port_of_another_program_is_refused_with_a_way_out(taken: int) -> None:
    with pytest.raises(WrongInput) as refused:
        browsing.check_port("127.0.0.1", taken)
    assert str(refused.value) == f"port {taken} is taken by another program: choose another one with --port {taken + 1}"


def test_a_port_of_another_spellspeed_names_its_address(ours: int) -> None:
    assert browsing.is_ours(f"http://127.0.0.1:{ours}/")
    with pytest.raises(WrongInput, match=rf"running already at http://127\.0\.0\.1:{ours}/"):
        browsing.check_port("127.0.0.1", ours)


def test_a_port_that_cannot_be_is_refused(taken: int) -> None:
    with pytest.raises(WrongInput, match=r"nothing can listen at 127\.0\.0\.1, port 99999"):
        browsing.check_port("127.0.0.1", 99999)
    with pytest.raises(WrongInput, match=rf"nothing can listen at 192\.0\.2\.1, port {taken}"):
        browsing.check_port("192.0.2.1", taken)  # an address of no machine


def test_a_page_that_cannot_be_opened_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setenv("BROWSER", "some-browser")

    def open_it(address: str) -> bool:
        opened.append(address)
        return True

    browsing.open_page("http://localhost:1/", "en", open_it)
    assert (opened, capsys.readouterr().out) == (["http://localhost:1/"], "")
    browsing.open_page("http://localhost:2/", "zh", lambda address: False)
    assert capsys.readouterr().out == "无法打开浏览器：请自行打开http://localhost:2/。\n"

"""The way from a server to a browser: whether its port is free, who has it else, and opening its page."""

import contextlib
import http.client
import json
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from spellspeed.commands.options import WrongInput

EVERYWHERE: Final = ("0.0.0.0", "::", "")
TRIES: Final = 600  # of a tenth of a second, until a server answers
TAKEN: Final = (
    "port {port} is taken by another program: choose another one with --port {next}",
    "端口{port}已被其他程序占用：请用--port {next}另选一个",
)
TAKEN_BY_US: Final = (
    "Spellspeed is running already at {address}: open that, or choose another port with --port {next}",
    "Spellspeed已在{address}运行：请直接打开，或用--port {next}另选端口",
)
UNUSABLE: Final = ("nothing can listen at {host}, port {port}: {why}", "无法监听{host}的端口{port}：{why}")
UNOPENED: Final = ("No browser could be opened: open {address} yourself.", "无法打开浏览器：请自行打开{address}。")


def find_address(host: str, port: int) -> str:
    """Return the address by which a browser on this machine reaches a server.

    >>> find_address("0.0.0.0", 8408), find_address("::1", 80)
    ('http://127.0.0.1:8408/', 'http://[::1]:80/')
    """
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def is_ours(address: str) -> bool:
    """Whether a Spellspeed answers at an address.

    >>> is_ours("http://127.0.0.1:1/")
    False
    """
    at = urlsplit(address)
    with contextlib.suppress(OSError, ValueError, http.client.HTTPException):
        # Directly, not by way of a proxy: it is a server of this machine.
        with contextlib.closing(http.client.HTTPConnection(at.hostname or "", at.port, timeout=5)) as connection:
            connection.request("GET", "/api/health")
            return isinstance(json.loads(connection.getresponse().read(1000)), dict)
    return False


def check_port(host: str, port: int) -> None:
    """Refuse with a sentence if nothing can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as tried:
            if sys.platform != "win32":  # there it would mean to share the port with whoever has it
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((host, port))
    except OverflowError as wrong:
        raise WrongInput(*[each.format(host=host, port=port, why=wrong) for each in UNUSABLE]) from None
    except OSError as wrong:
        address = find_address(host, port)
        in_use = wrong.errno in (48, 98, 10048)  # macOS, Linux, Windows
        words = UNUSABLE if not in_use else TAKEN_BY_US if is_ours(address) else TAKEN
        said = {"host": host, "port": port, "next": port + 1, "address": address, "why": wrong.strerror or wrong}
        raise WrongInput(*[each.format(**said) for each in words]) from None


def can_show_windows() -> bool:
    """Whether a browser would have a screen: without one, some systems put a browser of text into the terminal."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(address: str, lang: str, opens: Callable[[str], bool] = webbrowser.open) -> None:
    """Open a page in the browser of this machine, or say that it could not be opened."""
    opened = False
    if can_show_windows():
        with contextlib.suppress(webbrowser.Error, OSError):
            opened = opens(address)
    if not opened:
        print(UNOPENED[lang == "zh"].format(address=address), flush=True)


def open_when_up(address: str, lang: str) -> None:
    """Open the page of a server once it answers, while whoever calls this starts it."""

    def wait() -> None:
        for _ in range(TRIES):
            if is_ours(address):
                return open_page(address, lang)
            time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()

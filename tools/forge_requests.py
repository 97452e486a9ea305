"""Forges requests to every HTTP route of the server, right ones and wrong ones, and sees that none breaks it.

    python tools/forge_requests.py                     200 requests to each route
    python tools/forge_requests.py --examples 20 --seed 7

The routes and what they take are read from the server's own description (OpenAPI) by schemathesis, which draws requests
that fit it and requests that do not. Any answer will do but one that says that the server is broken (5xx), and an
exception that nobody caught.
"""

import argparse
import logging
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import schemathesis
from fastapi import FastAPI
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode

from spellspeed.pool import CardPool
from spellspeed.server.app import Serving, build_app
from spellspeed.server.desk import Desk
from spellspeed.server.identity import Keys
from spellspeed.server.limits import Limits
from spellspeed.server.steward import Steward
from spellspeed.server.store import Store

LIMITS = Limits(rooms_an_address=10**9, rooms=10**9, events_an_address=10**9, entries_an_address=10**9)


class Found:
    """What the routes answered: how often which code, and what broke."""

    def __init__(self, known: dict[str, str] | None = None, cookies: str = "") -> None:
        self.known = known or {}  # names in addresses that lead to something
        self.cookies = cookies
        self.codes: Counter[int] = Counter()
        self.routes: Counter[str] = Counter()
        self.broken: list[str] = []

    def send(self, route: str, case: Any) -> None:
        """Send one request, and note what came of it; every other one is about something that is there."""
        self.routes[route] += 1
        headers = {"Host": "localhost"}
        if self.routes[route] % 2 and case.path_parameters:
            there = {name: self.known[name] for name in case.path_parameters if name in self.known}
            case.path_parameters = {**case.path_parameters, **there}
            headers["Cookie"] = self.cookies
        try:
            answer = case.call(headers=headers, timeout=300)
        except Exception as wrong:  # it went through all of the server
            self.broken.append(f"{route}: {wrong!r} by {case.as_curl_command()[:500]}")
            return
        self.codes[answer.status_code] += 1
        if answer.status_code >= 500:
            self.broken.append(f"{route}: {answer.status_code} by {case.as_curl_command()[:500]}")


def forge(app: FastAPI, examples: int, number: int) -> Found:
    """Send so many requests to each route of an application."""
    found = prepare(app)
    schema = schemathesis.openapi.from_asgi("/openapi.json", app, headers={"Host": "localhost"})
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        route = f"{operation.method.upper()} {operation.path}"
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            forge_to(found, route, operation.as_strategy(generation_mode=mode), max(1, examples // 2), number)
    return found


def prepare(app: FastAPI) -> Found:
    """Make a room and an event, and sit down in the one and organise the other."""
    client = TestClient(app, base_url="http://localhost")
    room = client.post("/api/rooms", json={"settings": {"public": True}}).json()
    seated = client.post(f"/api/rooms/{room['id']}/seat", json={"link": room["links"]["0"]})
    event = client.post("/api/events", json={"name": "club"}).json()
    organiser = client.post(f"/api/events/{event['id']}/person", json={"link": event["link"]})
    assert seated.status_code == organiser.status_code == 200
    cookies = [answer.headers["set-cookie"].partition(";")[0] for answer in (seated, organiser)]
    return Found({"room": room["id"], "id": event["id"]}, "; ".join(cookies))


def forge_to(found: Found, route: str, strategy: Any, examples: int, number: int) -> None:
    """Send so many requests to one route."""

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def send(case: Any) -> None:
        found.send(route, case)

    try:
        send()
    except Exception as wrong:
        if type(wrong).__name__ not in ("Unsatisfiable", "Skipped"):  # nothing wrong can be said to it
            raise


def forge_all(examples: int, number: int) -> Found:
    """Forge requests to a server of our own."""
    with tempfile.TemporaryDirectory() as folder, Store.open(str(Path(folder) / "rooms.db")) as store:
        desk = Desk(store, CardPool.builtin())
        serving = Serving(store, desk, Keys({"k": b"key"}), LIMITS, steward=Steward(store, desk))
        app = build_app(serving, Path(folder) / "no page")
        try:
            return forge(app, examples, number)
        finally:
            desk.close()


def main() -> int:
    """Forge requests, and return 1 if one breaks the server."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=200, help="requests to each route (200)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    logging.disable(logging.CRITICAL)
    found = forge_all(chosen.examples, chosen.seed)
    answers = ", ".join([f"{count} x {code}" for code, count in sorted(found.codes.items())])
    print(f"seed {chosen.seed}: {found.routes.total()} requests to {len(found.routes)} routes: {answers}")
    print(f"{len(found.broken)} broke the server")
    print(*found.broken[:20], sep="\n")
    return 1 if found.broken else 0


if __name__ == "__main__":
    sys.exit(main())

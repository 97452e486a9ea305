"""No request to any route breaks the server: a small sample of tools/forge_requests.py."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.forge_requests import forge_all


def test_right_and_wrong_requests_to_every_route_are_answered() -> None:
    found = forge_all(examples=6, number=3)
    assert found.broken == []
    assert len(found.routes) >= 28 and found.codes.total() >= 30
    assert found.codes[200] and found.codes[422], "some were right and some were wrong"

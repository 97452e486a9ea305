"""Pictures of cards from a folder of one's own: found by password, and nothing else is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from spellspeed.commands.options import WrongInput
from spellspeed.commands.serve import read_pics
from spellspeed.pool import CardPool
from spellspeed.server.app import Serving, build_app
from spellspeed.server.desk import Desk
from spellspeed.server.identity import Keys
from spellspeed.server.limits import Limits
from spellspeed.server.store import Store

JPEG = b"\xff\xd8\xff\xe0 not much of a picture"


@pytest.fixture(params=["with pictures", "without"])
def client(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[TestClient]:
    folder = tmp_path / "pics"
    folder.mkdir()
    (folder / "46986414.jpg").write_bytes(JPEG)
    (folder / "secret.jpg").write_bytes(JPEG)
    (tmp_path / "15025844.jpg").write_bytes(JPEG)
    store = Store.open(str(tmp_path / "rooms.db"))
    pics = folder if request.param == "with pictures" else None
    serving = Serving(store, Desk(store, CardPool.builtin()), Keys({"k": b"key"}), Limits(), pics=pics)
    with TestClient(build_app(serving, tmp_path / "no page"), base_url="http://localhost") as client:
        yield client
    store.close()


def test_a_picture_is_found_by_the_password_of_its_card(client: TestClient) -> None:
    has = client.get("/api/pics").json()["pics"]
    answer = client.get("/pics/46986414.jpg")
    assert answer.status_code == (200 if has else 404)
    assert (answer.content == JPEG and answer.headers["content-type"] == "image/jpeg") == has
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "name", ["secret", "..%2F15025844", "../15025844", "%2e%2e/15025844", "4698641\u0664", "1" * 40]
)
def test_no_other_name_leads_to_a_file(client: TestClient, name: str) -> None:
    assert client.get(f"/pics/{name}.jpg").status_code == 404


def test_a_folder_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    assert read_pics(str(tmp_path)) == str(tmp_path.resolve())
    with pytest.raises(WrongInput, match="no folder"):
        read_pics(str(tmp_path / "nowhere"))

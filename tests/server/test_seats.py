"""Who may sit where: a link is used once, a token holds its seat until it is revoked."""

import pytest

from server.at_once import together
from spellspeed.server.seats import Seated
from spellspeed.server.store import Store
from spellspeed.server.store_errors import LinkRefused, NoSuchRoom, RoomTaken


def refuse(store: Store, seat: int, link: bytes, token: bytes) -> str:
    with pytest.raises(LinkRefused, match="k3") as refused:
        store.take_seat("k3", seat, link, token)
    assert "k3" in refused.value.chinese
    return refused.value.why


def test_a_link_is_exchanged_for_a_token_once(store: Store) -> None:
    store.add_link("k3", 0, b"link", "key 1")
    store.take_seat("k3", 0, b"link", b"token")
    assert store.find_seat("k3", b"token") == Seated(0, "", "key 1")
    assert refuse(store, 0, b"link", b"another") == "used"
    assert store.find_seat("k3", b"another") is None


def test_who_did_not_hear_that_the_seat_was_taken_may_ask_for_the_same_again(store: Store) -> None:
    store.add_link("k3", 0, b"link", "key 1")
    store.take_seat("k3", 0, b"link", b"token")
    store.take_seat("k3", 0, b"link", b"token")
    assert store.find_seat("k3", b"token") is not None


def test_a_link_leads_to_its_own_seat_of_its_own_room_only(store: Store) -> None:
    store.make_room(store.read_room("k3").beginning._replace(id="k4"))
    store.add_link("k3", 0, b"link", "1")
    assert refuse(store, 1, b"link", b"token") == "unknown"
    assert refuse(store, 0, b"lin", b"token") == "unknown"
    with pytest.raises(LinkRefused):
        store.take_seat("k4", 0, b"link", b"token")
    store.take_seat("k3", 0, b"link", b"token")
    assert store.find_seat("k4", b"token") is None


def test_of_many_who_follow_one_link_at_once_one_sits_down(store: Store) -> None:
    store.add_link("k3", 0, b"link", "1")
    sat: list[int] = []
    refused: list[str] = []

    def follow(who: int) -> None:
        try:
            store.take_seat("k3", 0, b"link", b"token %d" % who)
            sat.append(who)
        except LinkRefused as why:
            refused.append(why.why)

    together(8, follow)
    assert len(sat) == 1 and refused == ["used"] * 7
    held = [who for who in range(8) if store.find_seat("k3", b"token %d" % who) is not None]
    assert held == sat


def test_what_is_revoked_holds_no_seat_and_leads_to_none(store: Store) -> None:
    for link in (b"one", b"two", b"three"):
        store.add_link("k3", 2, link, "1")  # watchers
    store.add_link("k3", 0, b"player", "1")
    for link in (b"one", b"two", b"player"):
        store.take_seat("k3", 0 if link == b"player" else 2, link, link)
    assert store.revoke("k3", 2, b"one") == 1
    assert store.find_seat("k3", b"one") is None and store.find_seat("k3", b"two") is not None
    assert store.revoke("k3", 2) == 2  # the other token, and the link nobody has used
    assert store.find_seat("k3", b"two") is None
    assert refuse(store, 2, b"three", b"three") == "revoked"
    assert refuse(store, 2, b"one", b"one") == "revoked"
    assert store.find_seat("k3", b"player") is not None
    assert store.revoke("k3", 2) == 0


def test_the_name_of_a_seat_is_that_under_which_somebody_sat_down(store: Store) -> None:
    for seat in (0, 1):
        store.add_link("k3", seat, b"link %d" % seat, "1")
        store.take_seat("k3", seat, b"link %d" % seat, b"token %d" % seat)
    store.append("k3", 0, "sit", 0, {"name": "李\x00雷"})
    store.append("k3", 1, "sit", 1, {"name": "Ann"})
    store.append("k3", 2, "stand", 1, {})
    assert store.find_seat("k3", b"token 0") == Seated(0, "李雷", "1")
    assert store.find_seat("k3", b"token 1") == Seated(1, "", "1")


def test_a_link_belongs_to_a_room_and_is_there_once(store: Store) -> None:
    with pytest.raises(NoSuchRoom, match="k4"):
        store.add_link("k4", 0, b"link", "1")
    store.add_link("k3", 0, b"link", "1")
    with pytest.raises(RoomTaken):
        store.add_link("k3", 1, b"link", "1")

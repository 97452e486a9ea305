"""Matches with keyed BLAKE2b dice: the documented seeds of their duels, in every copy and in the file."""

import hashlib
import json
import pickle
from typing import Any

import pytest

from spellspeed import Deck
from spellspeed.bots import RandomBot
from spellspeed.play import Lot, Match, seed_of_duel
from spellspeed.play.match_file import MatchFileError
from spellspeed.telling.complaints import complain_in_chinese

DECK = Deck.packaged("dragons")
SECRET = int.from_bytes(bytes(range(32)))
NONCES = (b"\x01" * 32, b"\x02" * 32)
LOT = Lot("k3", NONCES)


def begun(**said: Any) -> Match:
    match = Match(DECK, DECK, **{"seed": SECRET, "dice": "blake2b", "lot": LOT, **said})
    match.throw(0, "rock")
    match.throw(1, "paper")
    match.choose(1, "first")
    return match


def hash_fields(*fields: bytes) -> int:
    """The documented formula: each field after its length in four bytes, keyed by the match's seed."""
    said = b"".join([len(field).to_bytes(4, "big") + field for field in fields])
    return int.from_bytes(hashlib.blake2b(said, digest_size=32, key=SECRET.to_bytes(32, "big")).digest(), "big")


def test_each_duel_has_the_documented_seed() -> None:
    match = begun()
    assert match.duel is not None and match.duel.seed == hash_fields(b"k3", b"1", *NONCES)
    assert match.duel.dice == "blake2b"
    match.surrender(0)
    match.keep(0)
    match.keep(1)
    match.choose(0, "first")
    assert match.duel is not None and match.duel.seed == hash_fields(b"k3", b"2", *NONCES)


def test_a_match_without_a_room_hashes_empty_fields() -> None:
    match = begun(lot=Lot())
    assert match.duel is not None and match.duel.seed == hash_fields(b"", b"1", b"", b"")


@pytest.mark.parametrize(
    ("lot", "number"),
    [
        (Lot("k", (b"3" + NONCES[0], NONCES[1])), 1),
        (Lot("k31", NONCES), 1),
        (Lot("k3", (NONCES[1], NONCES[0])), 1),
        (Lot("k3", (NONCES[0] + NONCES[1], b"")), 1),
        (Lot("k", NONCES), 31),
        (LOT, 11),
    ],
)
def test_nothing_can_be_shifted_from_one_field_into_another(lot: Lot, number: int) -> None:
    assert seed_of_duel(SECRET, number, "blake2b", lot) != seed_of_duel(SECRET, 1, "blake2b", LOT)


def test_pickles_forks_and_the_file_keep_dice_and_lot() -> None:
    match = begun()
    match.play_out(RandomBot(1), RandomBot(2))
    for again in (pickle.loads(pickle.dumps(match)), match.fork(), Match.from_text(match.to_text())):
        assert again == match and again.beginning == match.beginning
        assert (again.beginning.dice, again.beginning.lot, again.beginning.seed) == ("blake2b", LOT, SECRET)
    content = json.loads(match.to_text())
    assert (content["dice"], content["seed"]) == ("blake2b", bytes(range(32)).hex())
    assert content["lot"] == {"room": "k3", "nonces": [nonce.hex() for nonce in NONCES]}


def test_another_nonce_makes_it_another_match() -> None:
    match = begun()
    content = json.loads(match.to_text())
    content["lot"]["nonces"][1] = "ff" * 32
    with pytest.raises(MatchFileError, match="its records lead to"):
        Match.from_text(json.dumps(content))


def test_a_match_with_fast_dice_is_written_as_before() -> None:
    match = Match(DECK, DECK, seed=3)
    content = json.loads(match.to_text())
    assert content["seed"] == 3 and not {"dice", "lot"} & set(content)
    assert match.rematch(-3).beginning.seed == -3


def test_a_rematch_keeps_the_dice() -> None:
    assert begun().rematch(5).beginning.dice == "blake2b"
    with pytest.raises(ValueError, match="the seed of blake2b dice has 256 bits"):
        begun().rematch(-1)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"seed": -1}, "the seed of blake2b dice has 256 bits"),
        ({"dice": "loaded"}, "no dice are called 'loaded'"),
        ({"dice": "fast"}, "a lot belongs to blake2b dice, and these are fast"),
        ({"lot": ("k3", NONCES)}, "the lot is .*; make a Lot of it"),
        ({"lot": Lot("k3", ("01", "02"))}, "a lot is a room and two nonces in bytes"),  # type: ignore[arg-type]
        ({"lot": Lot("k3", (b"",))}, "a lot is a room and two nonces in bytes"),  # type: ignore[arg-type]
    ],
)
def test_wrong_dice_seeds_and_lots_are_refused(said: dict[str, Any], told: str) -> None:
    with pytest.raises((ValueError, TypeError), match=told):
        begun(**said)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"dice": "loaded"}, "mine: no dice are called 'loaded'; there are fast, blake2b"),
        ({"seed": 7}, "mine: seed is 7; that of blake2b dice has 64 hexadecimal digits"),
        ({"dice": "fast", "seed": 7}, "mine: a lot belongs to blake2b dice, and these are fast"),
        ({"lot": {"room": "k3"}}, "mine: lot is .*, not a room and two nonces in hexadecimal digits"),
        ({"lot": {"room": "k3", "nonces": ["0g", "00"]}}, "mine: lot is .*, not a room and two nonces"),
        ({"lot": {"room": "k3", "nonces": [1, 2]}}, "mine: lot is .*, not a room and two nonces"),
        ({"lot": 5}, "mine: lot is 5, not of type dict"),
    ],
)
def test_a_file_with_wrong_dice_is_refused_in_both_languages(fields: dict[str, Any], told: str) -> None:
    content = json.loads(begun().to_text())
    with pytest.raises(MatchFileError, match=told) as refused:
        Match.from_text(json.dumps({**content, **fields}), "mine")
    assert complain_in_chinese(str(refused.value)) != str(refused.value)

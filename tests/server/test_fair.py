"""What is promised by hashes: known answers by the documented formulas, and a refusal for whatever was changed."""

import hmac
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from fair_duels import (
    DECK_HASHES,
    DECKS,
    NONCE_HASHES,
    NONCES,
    ROOM,
    SALTS,
    SECRET,
    SECRET_HASH,
    WHOLE,
    WRONG_BLOCKS,
    hash_fields,
    prove,
    proved,
    put,
)
from spellspeed import Deck, Replay
from spellspeed.server import fair
from spellspeed.server.fair import FairError, check_deck, check_nonce, check_secret, find_seed
from spellspeed.server.proof import Proof, verify

CHINESE = re.compile("[\u4e00-\u9fff]")


# ---------------------------------------------------------------------------------------------------- known answers


def test_the_hashes_are_the_documented_ones() -> None:
    assert fair.hash_secret(ROOM, SECRET) == SECRET_HASH
    assert tuple([fair.hash_nonce(ROOM, seat, NONCES[seat]) for seat in (0, 1)]) == NONCE_HASHES
    assert tuple([fair.hash_deck(ROOM, seat, SALTS[seat], DECKS[seat]) for seat in (0, 1)]) == DECK_HASHES


@pytest.mark.parametrize("number", [1, 2, 12])
def test_the_seed_of_a_duel_is_the_documented_one(number: int) -> None:
    seed = find_seed(SECRET, ROOM, number, NONCES)
    assert f"{seed:064x}" == hash_fields(b"k3", str(number).encode(), *NONCES, key=SECRET)


def test_a_room_with_letters_of_any_script_hashes_its_utf_8() -> None:
    assert fair.hash_secret("桌3", SECRET) == hash_fields(b"secret", "桌3".encode(), SECRET)


def test_no_promise_can_be_copied_or_passed_off_as_another() -> None:
    made = [
        fair.hash_secret(ROOM, SECRET),
        fair.hash_secret("k", b"3" + SECRET),
        fair.hash_nonce(ROOM, 0, SECRET),
        fair.hash_nonce(ROOM, 1, SECRET),
        fair.hash_nonce("k31", 1, SECRET),
        fair.hash_nonce("k", 31, SECRET),
        fair.hash_deck(ROOM, 0, SECRET, Deck(["Umi"], [], ["Umi"])),
        fair.hash_deck(ROOM, 0, SECRET, Deck(["Umi"], ["Umi"])),
        fair.hash_deck(ROOM, 0, SECRET, Deck(["Umi", "Umi"])),
        fair.hash_deck(ROOM, 1, SECRET, Deck(["Umi", "Umi"])),
    ]
    assert len(set(made)) == len(made)


def test_what_is_opened_comes_back() -> None:
    assert check_secret(ROOM, SECRET.hex(), SECRET_HASH) == SECRET
    for seat in (0, 1):
        assert check_nonce(ROOM, seat, NONCES[seat].hex(), NONCE_HASHES[seat]) == NONCES[seat]
        check_deck(ROOM, seat, SALTS[seat].hex(), DECKS[seat], DECK_HASHES[seat])


# ---------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("check", "told"),
    [
        (
            lambda: check_secret(ROOM, "00" * 32, SECRET_HASH),
            "the secret of the server is not the one that was promised",
        ),
        (lambda: check_secret("k4", SECRET.hex(), SECRET_HASH), "the secret of the server is not the one"),
        (lambda: check_nonce(ROOM, 0, NONCES[1].hex(), NONCE_HASHES[0]), "the nonce of player 0 is not the one"),
        (lambda: check_nonce(ROOM, 1, NONCES[0].hex(), NONCE_HASHES[0]), "the nonce of player 1 is not the one"),
        (lambda: check_deck(ROOM, 1, SALTS[1].hex(), DECKS[0], DECK_HASHES[1]), "the deck of player 1 is not the one"),
        (lambda: check_deck(ROOM, 0, SALTS[1].hex(), DECKS[0], DECK_HASHES[0]), "the deck of player 0 is not the one"),
        (lambda: check_nonce(ROOM, 0, "0g" * 32, NONCE_HASHES[0]), "the nonce of player 0 is '0g.*64 hexadecimal"),
        (lambda: check_nonce(ROOM, 0, "00" * 31, NONCE_HASHES[0]), "the nonce of player 0 is .*64 hexadecimal"),
        (lambda: check_nonce(ROOM, 0, "AB" * 32, NONCE_HASHES[0]), "the nonce of player 0 is .*small ones"),
        (lambda: check_nonce(ROOM, 0, "０" * 64, NONCE_HASHES[0]), "the nonce of player 0 is .*64 hexadecimal"),
        (lambda: check_nonce(ROOM, 0, NONCES[0].hex() + "\n", NONCE_HASHES[0]), "the nonce of player 0 is .*64"),
        (lambda: check_nonce(ROOM, 0, None, NONCE_HASHES[0]), "the nonce of player 0 is None"),
        (lambda: check_nonce(ROOM, 0, NONCES[0].hex(), "é" * 64), "the hash of the nonce of player 0 is 'é"),
        (lambda: check_secret(ROOM, 7, SECRET_HASH), "the secret of the server is 7"),
        (lambda: check_deck(ROOM, 0, "salt", DECKS[0], DECK_HASHES[0]), "the salt of the deck of player 0 is 'salt'"),
    ],
)
def test_what_was_not_promised_or_cannot_be_read_is_refused_in_both_languages(
    check: Callable[[], object], told: str
) -> None:
    with pytest.raises(FairError, match=told) as refused:
        check()
    assert CHINESE.search(refused.value.chinese) and "\n" not in str(refused.value)


def test_hashes_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    usual = hmac.compare_digest

    def note(one: str, other: str) -> bool:
        compared.append(one)
        return usual(one, other)

    monkeypatch.setattr("hmac.compare_digest", note)
    check_secret(ROOM, SECRET.hex(), SECRET_HASH)
    check_nonce(ROOM, 0, NONCES[0].hex(), NONCE_HASHES[0])
    check_deck(ROOM, 0, SALTS[0].hex(), DECKS[0], DECK_HASHES[0])
    assert compared == [SECRET_HASH, NONCE_HASHES[0], DECK_HASHES[0]]


# ------------------------------------------------------------------------------------------- a duel with its proof


def steps_of(content: dict[str, Any]) -> list[bool]:
    return [step.holds for step in verify(Replay.from_text(json.dumps(content)))]


@pytest.mark.parametrize("duels", [1, 2, 3])
def test_every_step_of_a_servers_duel_holds(duels: int) -> None:
    content = proved(duels)
    assert content["seed"] == hash_fields(b"k3", str(duels).encode(), *NONCES, key=SECRET)
    assert steps_of(content) == [True] * 9


def test_the_block_comes_back_from_the_file() -> None:
    replay = Replay.from_text(WHOLE)
    assert replay.fair is not None and Proof.from_dict(replay.fair) == prove()
    assert Replay.from_text(replay.to_text()) == replay
    sided = Replay.from_text(json.dumps(proved(2)))
    assert sided.fair is not None and Proof.from_dict(sided.fair) == prove(2)


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("fair.secret", "00" * 32, "the secret of the server is not the one that was"),
        ("fair.secret_hash", "00" * 32, "the secret of the server is not the one that was"),
        ("fair.nonces.0", "00" * 32, "the nonce of player 0 is not the one that was promised"),
        ("fair.nonces.1", "00" * 32, "the nonce of player 1 is not the one that was promised"),
        ("fair.nonce_hashes.1", NONCE_HASHES[0], "the nonce of player 1 is not the one that was promised"),
        ("fair.salts.0", "00" * 32, "the deck of player 0 is not the one that was promised"),
        ("fair.deck_hashes.1", "00" * 32, "the deck of player 1 is not the one that was promised"),
        ("decks.0.main.0", DECKS[1].main[0], "the deck of player 0 is not the one that was promised"),
        ("decks.1.side", [DECKS[0].main[0]], "the deck of player 1 is not the one that was promised"),
        ("fair.room", "k4", "the secret of the server is not the one that was"),
        ("fair.duel", 2, "the seed is .*, but secret, room, number and nonces give"),
        ("seed", "00" * 32, "the seed is 0{64}, but secret, room, number and nonces give"),
        ("shuffle", False, "the decks were not shuffled by the dice"),
        ("events.3.card", 1, "the duel does not play again as it is recorded"),
        ("answers.0.1", [7], "the duel does not play again as it is recorded"),
    ],
)
def test_whatever_is_changed_afterwards_is_found(path: str, value: Any, told: str) -> None:
    content = json.loads(WHOLE)
    put(content, path, value)
    with pytest.raises(FairError, match=told) as refused:
        steps_of(content)
    assert CHINESE.search(refused.value.chinese)


def test_other_dice_with_the_same_seed_are_found() -> None:
    content = json.loads(WHOLE)
    del content["dice"]
    content["seed"] = int(content["seed"], 16)
    with pytest.raises(FairError, match="the dice are fast, not blake2b"):
        steps_of(content)


def test_a_sided_deck_must_have_the_promised_cards() -> None:
    content = proved(2)
    content["decks"][0]["side"] = [DECKS[1].main[0]]
    with pytest.raises(FairError, match="the deck of player 0 holds other cards than the one that was promised"):
        steps_of(content)


def test_the_first_duel_is_played_with_the_promised_list_itself() -> None:
    content = proved(2)
    content["fair"]["duel"] = 1
    with pytest.raises(FairError, match=r"the deck of player 0 .*before the first duel there is no siding"):
        steps_of(content)


@pytest.mark.parametrize(
    ("path", "open_steps"),
    [("secret", [2, 7]), ("nonces.0", [3, 7]), ("nonces.1", [4, 7]), ("salts.0", [5]), ("salts.1", [6])],
)
def test_what_is_not_open_yet_is_told_and_the_rest_is_checked(path: str, open_steps: list[int]) -> None:
    content = json.loads(WHOLE)
    put(content, f"fair.{path}", None)
    assert [at for at, holds in enumerate(steps_of(content)) if not holds] == open_steps


@pytest.mark.parametrize(("word", "value", "told"), WRONG_BLOCKS)
def test_a_malformed_block_is_refused_in_one_sentence(word: str, value: Any, told: str) -> None:
    content = json.loads(WHOLE)
    put(content, f"fair.{word}", value)
    with pytest.raises(FairError, match=told) as refused:
        steps_of(content)
    assert CHINESE.search(refused.value.chinese) and "\n" not in str(refused.value)

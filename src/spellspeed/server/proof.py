"""What a replay of a server's duel carries to prove its dice, and the steps in which anybody checks it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from spellspeed import Deck, Replay
from spellspeed.dice import BLAKE2B, write_seed
from spellspeed.rulebook.book import Pair
from spellspeed.server.fair import (
    SECRET,
    FairError,
    call_deck,
    call_hash,
    call_nonce,
    check_deck,
    check_nonce,
    check_secret,
    find_seed,
    read_hex,
)
from spellspeed.telling.complaints import complain_in_chinese

SECTIONS: Final = ("main", "extra", "side")
Two = tuple[str, str]


class Proof(NamedTuple):
    """What was promised before a server's duel and what has been opened since; "" stands for what is not open yet.

    >>> proof = Proof("k3", 1, "0" * 64, ("1" * 64, "2" * 64), ("3" * 64, "4" * 64))
    >>> Proof.from_dict(proof.to_dict()) == proof
    True
    """

    room: str
    duel: int  # its number in the room, from 1
    secret_hash: str
    nonce_hashes: Two
    deck_hashes: Two
    secret: str = ""
    nonces: Two = ("", "")
    salts: Two = ("", "")
    registered: tuple[Deck, Deck] | None = (
        None  # the promised decks, where the duel was played with others after siding
    )

    def to_dict(self) -> dict[str, Any]:
        """Return the block as it stands in a replay under "fair"."""
        block: dict[str, Any] = {
            "room": self.room,
            "duel": self.duel,
            "secret_hash": self.secret_hash,
            "nonce_hashes": list(self.nonce_hashes),
            "deck_hashes": list(self.deck_hashes),
            "secret": self.secret or None,
            "nonces": [nonce or None for nonce in self.nonces],
            "salts": [salt or None for salt in self.salts],
        }
        if self.registered is not None:
            block["registered"] = [
                {section: list(getattr(deck, section)) for section in SECTIONS} for deck in self.registered
            ]
        return block

    def attach(self, replay: Replay) -> Replay:
        """Return the replay with this proof in it.

        >>> from spellspeed import Duel
        >>> deck = Deck(["Umi"] * 40)
        >>> proof = Proof("k3", 1, "0" * 64, ("1" * 64, "2" * 64), ("3" * 64, "4" * 64))
        >>> proof.attach(Replay.of(Duel(deck, deck, limits=False))).fair["room"]
        'k3'
        """
        return replace(replay, fair=self.to_dict())

    @staticmethod
    def from_dict(block: dict[str, Any]) -> "Proof":
        """Read the block of a replay, and name the first thing that is wrong with it."""
        room, number = block.get("room"), block.get("duel")
        if not isinstance(room, str) or not room:
            raise _wrong("room", room, "the name of a room", "房间的名字")
        if type(number) is not int or number < 1:
            raise _wrong("duel", number, "the number of a duel, from 1", "从1数起的决斗号")
        secret_hash = read_hex(block.get("secret_hash"), call_hash(SECRET)).hex()
        hashes = [_read_two(block, f"{word}_hashes") for word in ("nonce", "deck")]
        for seat in (0, 1):
            for two, what in zip(hashes, (call_nonce(seat), call_deck(seat)), strict=True):
                read_hex(two[seat], call_hash(what))
        opened = [_read_two(block, word) for word in ("nonces", "salts")]
        secret = _read_opened("secret", block.get("secret"))
        return Proof(room, number, secret_hash, hashes[0], hashes[1], secret, opened[0], opened[1], _read_decks(block))


def _wrong(word: str, found: object, english: str, chinese: str) -> FairError:
    return FairError(
        f"fair.{word} is {found!r:.60}, where {english} belongs", f"fair.{word}是{found!r:.60}，应该是{chinese}"
    )


def _read_two(block: dict[str, Any], word: str) -> Two:
    """Two texts, one a seat; null stands for what is not open yet."""
    two = block.get(word)
    if not isinstance(two, list) or len(two) != 2:
        raise _wrong(word, two, "a list with an entry for each player", "双方各一项的列表")
    return _read_opened(word, two[0]), _read_opened(word, two[1])


def _read_opened(word: str, found: object) -> str:
    if found is not None and not isinstance(found, str):
        raise _wrong(word, found, "text or null", "文字或null")
    return found or ""


def _read_decks(block: dict[str, Any]) -> tuple[Deck, Deck] | None:
    """The promised decks; their cards need not be known here."""
    written = block.get("registered")
    if written is None:
        return None
    made: list[Deck] = []
    for entry in written if isinstance(written, list) else ():
        deck = Deck([])
        for section in SECTIONS:
            cards = entry.get(section) if isinstance(entry, dict) else None
            if not isinstance(cards, list) or not all(type(card) is int for card in cards):
                raise _wrong("registered", entry, "a deck of passwords (main, extra, side)", "由密码组成的卡组")
            object.__setattr__(deck, section, tuple(cards))
        made.append(deck)
    if len(made) != 2:
        raise _wrong("registered", written, "a list of two decks", "两副卡组的列表")
    return made[0], made[1]


# ------------------------------------------------------------------------------------------------------------ checking


class Step(NamedTuple):
    """One step of checking: what holds, or what cannot be checked as long as something is not opened."""

    told: Pair
    holds: bool = True


NOT_PROVED: Final[tuple[Pair, ...]] = (
    (
        "that these hashes were there before the duel: compare them with those that the table showed you then",
        "这些哈希值在决斗之前就已公布：请与当时桌上显示的对照",
    ),
    (
        "that the server told nobody what it knew: from the opened nonces on it knows the order of both decks",
        "服务器没有把它知道的事告诉别人：随机数公开之后，它就知道双方卡组的顺序",
    ),
    (
        "that nobody who disliked the seed left before his nonce was open (the log names who did not open his)",
        "没有人因为不喜欢种子而在公开随机数之前离开（日志会写明谁没有公开）",
    ),
    (
        "how the decks of a second or third duel were listed after siding: they were not promised",
        "第二、第三局替换副卡组之后的卡组排列：它没有被承诺",
    ),
    ("that the two players are two people", "两名玩家是两个人"),
)


def verify(replay: Replay) -> Iterator[Step]:
    """Check the dice of a server's duel, and tell step by step what holds; the first thing that does not is raised.

    >>> from spellspeed import Duel
    >>> deck = Deck(["Umi"] * 40)
    >>> next(verify(Replay.of(Duel(deck, deck, limits=False))))
    Traceback (most recent call last):
    ...
    spellspeed.server.fair.FairError: there is nothing to verify: this duel carries no proof of its dice
    """
    if replay.fair is None:
        raise FairError(
            "there is nothing to verify: this duel carries no proof of its dice",
            "没有可以验证的：这场决斗没有骰子的证明",
        )
    proof = Proof.from_dict(replay.fair)
    room = f"duel {proof.duel} of room {proof.room}", f"房间{proof.room}的第{proof.duel}局"
    yield Step((f"the proof can be read: {room[0]}", f"证明可以读取：{room[1]}"))
    yield check_dice(replay)
    if proof.secret:
        check_secret(proof.room, proof.secret, proof.secret_hash)
        yield _kept(SECRET, proof.secret_hash)
    else:
        yield _not_open(SECRET)
    for seat in (0, 1):
        if proof.nonces[seat]:
            check_nonce(proof.room, seat, proof.nonces[seat], proof.nonce_hashes[seat])
            yield _kept(call_nonce(seat), proof.nonce_hashes[seat])
        else:
            yield _not_open(call_nonce(seat))
    for seat in (0, 1):
        yield check_promised_deck(replay, proof, seat)
    yield check_seed(replay, proof)
    yield check_play(replay)


def _kept(what: Pair, hash_: str) -> Step:
    return Step((f"{what[0]} is the one that was promised by {hash_}", f"{what[1]}与承诺相符：{hash_}"))


def _not_open(what: Pair) -> Step:
    return Step((f"{what[0]} is not open yet", f"{what[1]}还没有公开"), holds=False)


def check_dice(replay: Replay) -> Step:
    """See that the duel was played with keyed dice, by decks that they shuffled."""
    if replay.dice != BLAKE2B:
        raise FairError(
            f"the dice are {replay.dice}, not blake2b: the seed does not decide them as promised",
            f"骰子是{replay.dice}，不是blake2b：与承诺的不符",
        )
    if replay.decks is None or not replay.shuffle:
        raise FairError("the decks were not shuffled by the dice", "卡组没有由骰子洗切")
    return Step(("the dice are blake2b, and they shuffled both decks", "骰子是blake2b，双方的卡组由它洗切"))


def check_promised_deck(replay: Replay, proof: Proof, seat: int) -> Step:
    """See that a player's deck was promised, or consists of the cards of the deck that was."""
    what = call_deck(seat)
    if not proof.salts[seat]:
        return _not_open((f"the salt of {what[0]}", f"{what[1]}的盐"))
    assert replay.decks is not None
    played = replay.decks[seat]
    promised = played if proof.registered is None else proof.registered[seat]
    check_deck(proof.room, seat, proof.salts[seat], promised, proof.deck_hashes[seat])
    if promised == played:
        return _kept(what, proof.deck_hashes[seat])
    if proof.duel == 1:
        raise FairError(
            f"{what[0]} is not the one that was promised: before the first duel there is no siding",
            f"{what[1]}与承诺的不符：第一局之前不能替换副卡组",
        )
    if _count(promised) != _count(played):
        raise FairError(
            f"{what[0]} holds other cards than the one that was promised", f"{what[1]}里的卡与承诺的卡组不同"
        )
    hash_ = proof.deck_hashes[seat]
    return Step(
        (f"{what[0]} has the cards of the one that was promised by {hash_}", f"{what[1]}由承诺的卡组成：{hash_}")
    )


def _count(deck: Deck) -> Counter[int]:
    return Counter((*deck.main, *deck.extra, *deck.side))


def check_seed(replay: Replay, proof: Proof) -> Step:
    """See that the seed of the duel follows from the secret and both nonces."""
    if not (proof.secret and all(proof.nonces)):
        return Step(
            (
                "the seed cannot be checked before the secret and both nonces are open",
                "秘密和双方的随机数公开之前，不能验证种子",
            ),
            holds=False,
        )
    nonces = bytes.fromhex(proof.nonces[0]), bytes.fromhex(proof.nonces[1])
    seed = find_seed(bytes.fromhex(proof.secret), proof.room, proof.duel, nonces)
    wanted, found = write_seed(seed, BLAKE2B), write_seed(replay.seed, BLAKE2B)
    if seed != replay.seed:
        raise FairError(
            f"the seed is {found}, but secret, room, number and nonces give {wanted}",
            f"种子是{found}，但由秘密、房间、局数和随机数得出的是{wanted}",
        )
    return Step(
        (f"the seed follows from the secret and both nonces: {wanted}", f"种子由秘密和双方的随机数得出：{wanted}")
    )


def check_play(replay: Replay) -> Step:
    """See that the duel plays again: every shuffle, coin and die follows from the seed."""
    try:
        differs = replay.check()
    except (ValueError, LookupError, TypeError, AttributeError) as wrong:  # also events that cannot be told
        differs = str(wrong)
    if differs is not None:
        raise FairError(
            f"the duel does not play again as it is recorded: {differs}",
            f"决斗不能照记录重放：{complain_in_chinese(differs)}",
        )
    count = len(replay.events)
    return Step(
        (
            f"the duel plays again from that seed: all {count} events follow",
            f"决斗由这个种子重放，{count}个事件全部相符",
        )
    )

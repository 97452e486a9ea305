"""Duels with keyed BLAKE2b dice: the documented draws, in every copy of a duel; the fast dice stay as they are."""

import copy
import hashlib
import itertools
import json
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from spellspeed import Deck, Duel, Replay, playout
from spellspeed.dice import DICE
from spellspeed.engine.kernel.dice import SPAN, draw_bits, fold_seed
from spellspeed.engine.kernel.game import MASTER_2020, Game
from spellspeed.engine.turn.setup import empty_state
from spellspeed.pool import CardPool
from spellspeed.replay import ReplayError
from spellspeed.telling.complaints import complain_in_chinese
from spellspeed.transcript import read_transcript, write_transcript

ROOT = Path(__file__).resolve().parents[2]
KEY = int.from_bytes(bytes(range(32)))  # 00 01 … 1f
NAMES = ("Mystical Elf", "Sangan", "Kuriboh", "Giant Soldier of Stone", "Summoned Skull", "Gemini Elf", "Dark Magician")
DECK = Deck([name for name in NAMES for _ in range(3)] + ["Umi"] * 3 + ["Raigeki"] * 3 + ["Hinotama"] * 13)


def duel_with(seed: int = KEY, dice: str = "blake2b", **said: Any) -> Duel:
    return Duel(DECK, DECK, **{"seed": seed, "first": 0, "limits": False, "dice": dice, **said})


def draw(seed: int, number: int) -> int:
    """The draw of this number by the documented formula, without a line of ours."""
    said = hashlib.blake2b(number.to_bytes(8, "big"), digest_size=8, key=seed.to_bytes(32, "big")).digest()
    return int.from_bytes(said, "big") >> 4


def rolls_of(seed: int) -> Any:
    """Fair numbers by the documented formula: a draw at or above the last multiple of the sides below 2**60 is void."""
    count = itertools.count()

    def roll(sides: int) -> int:
        while (bits := draw(seed, next(count))) >= 2**60 - 2**60 % sides:
            pass
        return bits % sides

    return roll


def keyed_state(seed: int) -> Any:
    return empty_state(Game(CardPool.builtin(), MASTER_2020, False), seed, True)


# ------------------------------------------------------------------------------------------------------------- draws


@pytest.mark.parametrize("seed", [0, 1, KEY, 2**255, 2**256 - 1])
def test_a_roll_is_the_documented_draw(seed: int) -> None:
    state, roll = keyed_state(seed), rolls_of(seed)
    sides = [2, 6, 40, 60, 3, 2**59 + 1, 2**59 + 1, 2**59 + 1, 2**59 + 1, 7]
    assert [state.roll(each) for each in sides] == [roll(each) for each in sides]
    assert state.draws > len(sides), "of a span just above half of all draws nearly every second one is void"


@pytest.mark.parametrize("seed", [0, KEY, 2**256 - 1])
def test_the_decks_are_shuffled_by_the_documented_draws(seed: int) -> None:
    """A deck is mixed twice, from its top down: the card at place n changes places with one of the n + 1 up to it."""
    roll = rolls_of(seed)
    expected = []
    for _ in (0, 1):
        pile = list(reversed(DECK.main))  # the first card of a list lies on top, the top is the last of a pile
        for place in (*range(len(pile) - 1, 0, -1), *range(len(pile) - 1, 0, -1)):
            other = roll(place + 1)
            pile[place], pile[other] = pile[other], pile[place]
        expected.append(pile[:-6:-1])
    duel = duel_with(seed)
    hands = [[card.password for card in duel.view(player).hand()] for player in (0, 1)]
    assert hands == expected


def test_two_seeds_of_256_bits_that_differ_in_one_bit_shuffle_otherwise() -> None:
    hands = {tuple([card.name for card in duel_with(KEY ^ 1 << bit).view(0).hand()]) for bit in (0, 59, 60, 128, 255)}
    assert len(hands) > 1
    keys = {duel_with(KEY ^ 1 << bit).state_key() for bit in (0, 59, 60, 64, 128, 255)}
    assert len(keys) == 6


def test_keyed_rolls_are_even() -> None:
    state = keyed_state(KEY)
    rolled = Counter([state.roll(6) for _ in range(12_000)])
    # Chi squared with five degrees of freedom exceeds 20.5 once in a thousand seeds; this is one seed for ever.
    assert sum([(count - 2000) ** 2 / 2000 for count in rolled.values()]) < 20.5 and len(rolled) == 6


def test_the_fast_dice_draw_what_they_drew() -> None:
    state = empty_state(Game(CardPool.builtin(), MASTER_2020, False), 5)
    seed = fold_seed(5)
    assert state.seed == seed < SPAN
    assert [state.roll(6) for _ in range(20)] == [draw_bits(seed, number) % 6 for number in range(20)]
    assert duel_with(5, "fast") == Duel(DECK, DECK, seed=5, first=0, limits=False) != duel_with(5)


# ------------------------------------------------------------------------------------------------- every copy of a duel


def played(duel: Duel) -> str:
    """The state after a random play to the end, which shuffles and draws on."""
    return playout(duel, seed=3).state_key()


def test_pickles_copies_and_forks_keep_the_dice() -> None:
    duel = duel_with()
    duel.play("end phase")
    for other in (pickle.loads(pickle.dumps(duel)), copy.deepcopy(duel), duel.fork()):
        assert other == duel and (other.dice, other.seed) == ("blake2b", KEY)
        assert other.state_key() == duel.state_key() and played(other) == played(duel)


def test_answers_that_are_taken_back_take_their_draws_back() -> None:
    position = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Graceful Dice monsters: Sangan\nopp 8000"
    duel = Duel.from_position(position, KEY, dice="blake2b")
    before = duel.state_key()
    duel.play("activate Graceful Dice", "zone 1")
    assert [event.to_dict()["number"] for event in duel.events if event.kind == "rolled a die"] == [
        draw(KEY, 0) % 6 + 1
    ]
    duel.undo(2)
    assert duel.state_key() == before


def test_a_duel_that_is_supposed_has_fast_dice_and_tells_nothing_of_the_key() -> None:
    duel = duel_with()
    maybe = duel.view(0).determinise(seed=1, suppose=DECK)
    assert (maybe.dice, maybe.seed) == ("fast", 1) and maybe.state.seed < SPAN
    other = duel_with(KEY + 1, shuffle=False)
    same = duel_with(shuffle=False)
    dealt = [each.view(0).determinise(seed=1, suppose=DECK) for each in (same, other)]
    assert dealt[0] == dealt[1], "what is dealt does not depend on the key"


@pytest.mark.parametrize("dice", DICE)
def test_a_replay_names_its_dice_and_plays_again(dice: str) -> None:
    duel = duel_with(dice=dice)
    duel.play("end phase", "surrender")
    replay = Replay.of(duel)
    text = replay.to_text()
    again = Replay.from_text(text)
    assert again == replay and again.play() == duel and again.check() is None
    content = json.loads(text)
    assert content.get("dice") == (None if dice == "fast" else "blake2b")
    assert content["seed"] == (KEY if dice == "fast" else bytes(range(32)).hex())


def test_a_replay_with_other_dice_than_it_was_played_with_goes_another_way() -> None:
    duel = duel_with(seed=7)
    duel.play("end phase", "surrender")
    content = json.loads(Replay.of(duel).to_text())
    del content["dice"]
    content["seed"] = 7
    assert Replay.from_text(json.dumps(content)).check() is not None


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "replays").glob("*.json")), ids=lambda path: path.stem)
def test_replays_without_the_name_of_dice_mean_the_fast_ones_and_are_written_as_before(path: Path) -> None:
    replay = Replay.load(path)
    content = json.loads(replay.to_text())
    assert replay.dice == "fast" and "dice" not in content and "fair" not in content and type(content["seed"]) is int


def test_a_position_and_a_transcript_keep_the_dice() -> None:
    position = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Graceful Dice monsters: Sangan\nopp 8000"
    duel = Duel.from_position(position, KEY, dice="blake2b")
    duel.play("activate Graceful Dice", "zone 1")
    assert Replay.from_text(Replay.of(duel).to_text()).play() == duel
    for begun in (duel, duel_with()):
        again = read_transcript(write_transcript(begun))
        assert again == begun and (again.dice, again.seed) == ("blake2b", KEY)


# ------------------------------------------------------------------------------------------------------- wrong input


@pytest.mark.parametrize(
    ("seed", "dice", "told", "chinese"),
    [
        (-1, "blake2b", "the seed of blake2b dice has 256 bits: -1 is not from 0 to 2**256 - 1", "256位"),
        (2**256, "blake2b", "the seed of blake2b dice has 256 bits", "256位"),
        (1, "loaded", "no dice are called 'loaded'; there are fast, blake2b", "没有叫“loaded”的骰子"),
    ],
)
def test_a_wrong_seed_or_unknown_dice_are_refused(seed: int, dice: str, told: str, chinese: str) -> None:
    with pytest.raises(ValueError, match=r"dice") as refused:
        duel_with(seed, dice)
    assert told in str(refused.value) and chinese in complain_in_chinese(str(refused.value))
    with pytest.raises(ValueError, match=r"dice") as again:
        Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000\nopp 8000", seed, dice=dice)
    assert str(again.value) == str(refused.value)


def test_the_name_of_dice_is_text() -> None:
    with pytest.raises(TypeError, match="the name of dice is text, not 6"):
        duel_with(dice=6)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"dice": "loaded"}, "mine: no dice are called 'loaded'; there are fast, blake2b"),
        ({"dice": 6}, "mine: dice is 6, not of type str"),
        ({"seed": KEY}, "mine: seed is .*; that of blake2b dice has 64 hexadecimal digits, small ones"),
        ({"seed": "00"}, "mine: seed is '00'; that of blake2b dice has 64 hexadecimal digits"),
        ({"seed": "0" * 63 + "G"}, "mine: seed is .*64 hexadecimal digits"),
        ({"seed": "٠" * 64}, "mine: seed is .*64 hexadecimal digits"),
        ({"seed": None}, "mine: seed is None, not of type int or str"),
        ({"dice": "fast"}, "mine: seed is .*, not of type int"),
        ({"fair": []}, r"mine: fair is \[\], not of type dict"),
    ],
)
def test_a_replay_with_a_wrong_seed_or_unknown_dice_is_refused(fields: dict[str, Any], told: str) -> None:
    content = json.loads(Replay.of(duel_with()).to_text())
    with pytest.raises(ReplayError, match=told) as refused:
        Replay.from_text(json.dumps({**content, **fields}), "mine")
    assert complain_in_chinese(str(refused.value)) != str(refused.value)

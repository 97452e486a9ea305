"""Cards: coins and dice."""

import pytest

from loaded_dice import load_dice
from table import Table, table

ONCE = "effect.once-per-turn.limits-the-user"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.parametrize(
    ("coins", "destroyed"),
    [
        (("heads", "tails", "heads"), True),
        (("heads", "heads", "heads"), True),
        (("tails", "heads", "tails"), False),
        (("tails", "tails", "tails"), False),
    ],
)
def test_barrel_dragon_destroys_its_target_if_two_of_three_coins_are_heads(coins: tuple[str], destroyed: bool) -> None:
    """card: Barrel Dragon ①"""
    t = load_dice(your_turn("monsters: Barrel Dragon", "monsters: Gemini Elf, Mystical Elf   field: Umi"), *coins)
    t.you.activates("Barrel Dragon", targeting="Mystical Elf")
    assert [line for line in t.log() if "tossed" in line] == [f"you tossed {coin}" for coin in coins]
    assert t.opp.monsters == (["Gemini Elf"] if destroyed else ["Gemini Elf", "Mystical Elf"])
    t.you.cannot("activate Barrel Dragon", because=ONCE)


def test_barrel_dragon_needs_a_monster_of_the_opponent() -> None:
    """card: Barrel Dragon ①"""
    t = your_turn("monsters: Barrel Dragon, Gemini Elf", "field: Umi")
    t.you.cannot("activate Barrel Dragon", because="target.timing.chosen-at-activation")


@pytest.mark.parametrize(
    ("coins", "left"), [(("tails", "heads", "heads"), []), (("heads", "tails", "tails"), ["Trap Hole"])]
)
def test_blowback_dragon_destroys_any_card_of_the_opponent(coins: tuple[str], left: list[str]) -> None:
    """card: Blowback Dragon ①"""
    t = load_dice(your_turn("monsters: Blowback Dragon, Gemini Elf", "set: Trap Hole"), *coins)
    t.you.activates("Blowback Dragon", targeting="Trap Hole")
    assert t.opp.set_cards == left
    t.you.cannot("activate Blowback Dragon", because=ONCE)


def test_gatling_dragon_destroys_as_many_monsters_as_coins_were_heads() -> None:
    """card: Gatling Dragon ①"""
    t = your_turn("monsters: Gatling Dragon", "monsters: Gemini Elf, Mystical Elf, Sangan")
    load_dice(t, "heads", "tails", "heads")
    t.you.activates("Gatling Dragon")
    asked = t.you.is_asked("effect")
    assert (asked.least, asked.most) == (2, 2)
    assert asked.offers == ["Gatling Dragon", "Gemini Elf", "Mystical Elf", "Sangan"]
    t.you.chooses("Gemini Elf", "Sangan")
    assert t.opp.monsters == ["Mystical Elf"] and t.you.monsters == ["Gatling Dragon"]
    t.you.cannot("activate Gatling Dragon", because=ONCE)


def test_gatling_dragon_destroys_nothing_without_heads_and_everything_if_there_is_less() -> None:
    """card: Gatling Dragon ①"""
    t = load_dice(your_turn("monsters: Gatling Dragon", "monsters: Gemini Elf"), "tails", "tails", "tails")
    t.you.activates("Gatling Dragon")
    assert t.opp.monsters == ["Gemini Elf"] and t.you.monsters == ["Gatling Dragon"]
    t = load_dice(your_turn("monsters: Gatling Dragon", "monsters: Gemini Elf"), "heads", "heads", "heads")
    t.you.activates("Gatling Dragon")
    assert t.opp.monsters == [] and t.you.monsters == []


def test_gatling_dragon_is_made_of_barrel_dragon_and_blowback_dragon() -> None:
    """card: Gatling Dragon"""
    t = your_turn("hand: Polymerization, Barrel Dragon, Blowback Dragon   extra: Gatling Dragon")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gatling Dragon"]

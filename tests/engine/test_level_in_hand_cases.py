"""Levels that a turn's effect lowers in a hand: for what comes to it, and on the field."""

import pytest

from table import Table, table

COST_DOWN = "Cost Down"


def lay(you: str, opp: str = "") -> Table:
    decks = ("deck: Summoned Skull, 5 Kuriboh", "deck: 5 Umi")
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   {decks[0]}\nopp 8000   {opp}   {decks[1]}")


@pytest.mark.rule("card.level.changed-value-replaces", scenario=0)
def test_a_monster_summoned_after_cost_down_keeps_the_lower_level_on_the_field() -> None:
    """Source: a collection of OCG rulings on the card: the Level is restored when the monster leaves the field.

    The English text says the same in brackets.

    card: Cost Down ①
    """
    t = lay(f"hand: {COST_DOWN}, Umi, Blade Knight", "spells: Level Limit - Area B")
    t.you.activates(COST_DOWN, discarding="Umi")
    t.you.summons("Blade Knight")
    # Level 2: Level Limit - Area B does not speak of it.
    assert t.you.monster("Blade Knight").position == "attack"
    t.you.ends_turn()
    # Level 4 again.
    assert t.you.monster("Blade Knight").position == "defense"


def test_a_monster_that_was_on_the_field_before_cost_down_keeps_its_level() -> None:
    """The text speaks of the hand."""
    t = lay(f"hand: {COST_DOWN}, Umi, Mystical Elf, Level Limit - Area B   monsters: Blade Knight")
    t.you.activates(COST_DOWN, discarding="Umi")
    t.you.activates("Level Limit - Area B")
    assert t.you.monster("Blade Knight").position == "defense"


@pytest.mark.rule("card.level.changed-value-replaces", scenario=0)
def test_a_monster_drawn_after_cost_down_has_the_lower_level_too() -> None:
    """Source: the same rulings; they also say that two of it add up."""
    t = lay(f"hand: {COST_DOWN}, Umi, Mystical Elf, Jar of Greed, Pot of Greed")
    t.you.activates(COST_DOWN, discarding="Umi")
    t.you.activates("Pot of Greed")
    assert "Summoned Skull" in t.you.hand
    t.you.summons("Summoned Skull")
    assert t.you.monsters == ["Summoned Skull"]


@pytest.mark.rule("stats.facedown.no-atk-def-level-rank-change", scenario=0)
def test_a_monster_set_after_cost_down_has_its_own_level_when_it_is_flipped() -> None:
    """A change ends when a card lies face-down: it was Set, so nothing went along to the field."""
    t = lay(f"hand: {COST_DOWN}, Umi, Summoned Skull, Book of Taiyou", "spells: Level Limit - Area B")
    t.you.activates(COST_DOWN, discarding="Umi")
    t.you.sets("Summoned Skull")
    t.you.activates("Book of Taiyou")
    assert t.you.monster("Summoned Skull").position == "defense"

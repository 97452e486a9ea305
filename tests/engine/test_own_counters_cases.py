"""Costs that leave their card where it lies: it can still be chosen."""

import pytest

from table import Table, table

MARIONETTE = "Magical Marionette"


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=0)
@pytest.mark.parametrize("counters", [2, 3])
def test_magical_marionette_alone_may_choose_itself(counters: int) -> None:
    """The text says "1 monster on the field", and the cost takes counters, not the card.

    card: Magical Marionette
    """
    t = lay(f"monsters: {MARIONETTE} ({counters} spell counters)")
    t.you.activates(MARIONETTE)
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == [MARIONETTE]


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=0)
def test_magical_marionette_is_one_of_the_monsters_it_may_choose() -> None:
    t = lay(f"monsters: {MARIONETTE} (3 spell counters)", "monsters: Gemini Elf")
    t.you.activates(MARIONETTE)
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", MARIONETTE]
    t.you.targets("Gemini Elf")
    t.nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.atk_of(MARIONETTE) == 2200


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_magical_marionette_with_one_counter_cannot_pay() -> None:
    """rule: cost.unpayable.cannot-activate"""
    t = lay(f"monsters: {MARIONETTE} (1 spell counter)", "monsters: Gemini Elf")
    t.you.cannot(f"activate {MARIONETTE}", because="cost.unpayable.cannot-activate")


def test_a_monster_that_tributes_itself_is_no_target_of_its_own() -> None:
    """Its cost takes it away before the target is chosen, so with nothing else there is no target."""
    t = lay("monsters: Exiled Force")
    t.you.cannot("activate Exiled Force", because="target.timing.chosen-at-activation")

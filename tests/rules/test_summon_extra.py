"""Topic summon: monsters of the Extra Deck that an effect Special Summons, without a summon of their own kind."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import FUSION, SYNCHRO
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_EXTRA_DECK
from spellspeed.lang.words.verbs import SpecialSummon
from spellspeed.pool import CardPool
from table import Table, table

NOTHING_TO_DO: Final = "effect.condition.no-possible-resolution-blocks-activation"
SYNCHRO_MONSTER = probe("Test Synchro", "Warrior / Synchro", level=5)
CALLER = probe("Test Caller", "Spell", Activation(do=SpecialSummon(One(Monster(kind=SYNCHRO), YOUR_EXTRA_DECK))))
MENDER = probe("Test Mender", "Spell", Activation(do=SpecialSummon(One(Monster(kind=FUSION), YOUR_EXTRA_DECK))))


def your_turn(you: str, opp: str = "", format_: str = "master2020", pool: CardPool | None = None) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat {format_}\nyou 8000   {you}\nopp 8000   {opp}", pool)


@pytest.mark.rule("summon.extra.effect-from-extra-deck-allowed", scenario=1)
def test_an_effect_summons_from_the_extra_deck_but_that_is_no_proper_summon() -> None:
    pool = pool_with(SYNCHRO_MONSTER, CALLER)
    hand = "hand: Test Caller, Dark Hole, Monster Reborn"
    t = your_turn(f"{hand}   extra: Test Synchro   graveyard: Kuriboh", pool=pool)
    t.you.activates("Test Caller")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Synchro"] and t.you.extra == []
    t.you.activates("Dark Hole")
    assert "Test Synchro" in t.you.graveyard
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"]  # the only target


@pytest.mark.rule("summon.extra.effect-from-extra-deck-allowed", scenario=1)
def test_a_monster_that_must_be_fusion_summoned_is_not_summoned_from_the_extra_deck_by_another_effect() -> None:
    pool = pool_with(MENDER)
    t = your_turn("hand: Test Mender   extra: Elemental HERO Flame Wingman", pool=pool)
    t.you.cannot("activate Test Mender", because=NOTHING_TO_DO)
    t = your_turn("hand: Test Mender   extra: Elemental HERO Flame Wingman, Thousand Dragon", pool=pool)
    t.you.activates("Test Mender")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Thousand Dragon"]


@pytest.mark.rule("summon.extra.fusion-synchro-xyz-any-main-zone", scenario=2)
def test_an_effect_that_summons_from_the_extra_deck_offers_every_free_zone() -> None:
    pool = pool_with(SYNCHRO_MONSTER, CALLER)
    mine = "hand: Test Caller   extra: Test Synchro   monsters: Kuriboh (zone 2)"
    t = your_turn(mine, pool=pool)
    t.you.activates("Test Caller")
    t.you.does("attack position")
    zones = ["zone 1", "zone 3", "zone 4", "zone 5"]
    assert t.you.is_asked("zone").offers == [*zones, "extra zone 1", "extra zone 2"]
    both = "monsters: Thousand Dragon (extra zone 1), Thousand Dragon (extra zone 2)"
    t = your_turn(mine, both, pool=pool)
    t.you.activates("Test Caller")
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == zones


@pytest.mark.rule("summon.extra.fusion-synchro-xyz-any-main-zone", scenario=2)
def test_with_five_monsters_only_an_extra_monster_zone_is_left() -> None:
    pool = pool_with(SYNCHRO_MONSTER, CALLER)
    t = your_turn("hand: Test Caller   extra: Test Synchro   monsters: 5 Kuriboh", pool=pool)
    t.you.activates("Test Caller")
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == ["extra zone 1", "extra zone 2"]
    t = your_turn("hand: Test Caller   extra: Test Synchro   monsters: 5 Kuriboh", format_="408", pool=pool)
    t.you.cannot("activate Test Caller", because="zone.main-monster.max-five")

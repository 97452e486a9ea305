"""Rules: Normal Summons that are negated, and what became of their Tributes."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Trigger
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD, YOUR_HAND
from spellspeed.lang.words.timings import If, Sent
from spellspeed.lang.words.verbs import GainLP
from table import Table, table

USED_UP: Final = "summon.normal.once-per-turn-shared"
FROM_HAND: Final = probe(
    "Test Courier",
    "Beast / Effect",
    Trigger(when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=YOUR_HAND)), do=GainLP(700), mandatory=True),
    Trigger(when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)), do=GainLP(900), mandatory=True),
)


def your_turn(you: str, opp: str = "set: Solemn Judgment") -> Table:
    """Lay out your Main Phase 1."""
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    return table(position, pool=pool_with(FROM_HAND))


@pytest.mark.rule("summon.normal.negation-window", scenario=1)
def test_before_a_summon_succeeds_the_opponent_may_negate_it() -> None:
    t = your_turn("hand: Gemini Elf")
    t.you.summons("Gemini Elf")
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"]
    assert t.you.monsters == [] and "Gemini Elf summoned" not in t.log()
    t.opp.activates("Solemn Judgment")
    assert t.you.monsters == [] and t.you.graveyard == ["Gemini Elf"]
    assert "Gemini Elf destroyed (effect)" in t.log() and "Gemini Elf summoned" not in t.log()


@pytest.mark.rule("summon.normal.negation-window", scenario=1)
def test_a_summon_that_nobody_negates_succeeds() -> None:
    t = your_turn("hand: Gemini Elf")
    t.you.summons("Gemini Elf")
    t.opp.passes()
    assert t.you.monsters == ["Gemini Elf"] and "Gemini Elf summoned" in t.log()


@pytest.mark.rule("summon.normal.negated-still-uses-the-right", scenario=1)
def test_a_negated_summon_has_used_up_the_normal_summon_of_the_turn() -> None:
    t = your_turn("hand: Gemini Elf, Kuriboh")
    t.you.summons("Gemini Elf")
    t.opp.activates("Solemn Judgment")
    t.you.cannot("summon Kuriboh", because=USED_UP)
    t.you.cannot("set Kuriboh", because=USED_UP)


@pytest.mark.rule("summon.normal.negated-goes-to-graveyard", scenario=1)
def test_a_monster_whose_summon_was_negated_goes_to_its_owners_graveyard_or_is_banished() -> None:
    t = your_turn("hand: Gemini Elf")
    t.you.summons("Gemini Elf")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Gemini Elf"] and t.opp.graveyard == ["Solemn Judgment"]
    t = your_turn("hand: Gemini Elf", "set: Solemn Judgment   spells: Macro Cosmos")
    t.you.summons("Gemini Elf")
    t.opp.activates("Solemn Judgment")
    assert t.you.banished == ["Gemini Elf"] and t.you.graveyard == []


@pytest.mark.rule("summon.normal.negated-not-from-hand-or-field", scenario=1)
def test_a_monster_whose_summon_was_negated_comes_neither_from_the_hand_nor_from_the_field() -> None:
    t = your_turn("hand: Sangan")
    t.you.summons("Sangan")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Sangan"] and "you activated Sangan" not in t.log()
    t = your_turn("hand: Test Courier")
    t.you.summons("Test Courier")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Test Courier"] and t.you.lp == 8000
    assert "you activated Test Courier" not in t.log()


@pytest.mark.rule("summon.normal.negated-not-from-hand-or-field", scenario=0)
def test_the_same_monster_speaks_when_it_does_come_from_the_field() -> None:
    t = your_turn("hand: Test Courier, Dark Hole", "")
    t.you.summons("Test Courier")
    t.you.activates("Dark Hole")
    assert t.you.lp == 8900


@pytest.mark.rule("summon.tribute.negated-tributes-stay-in-graveyard", scenario=1)
def test_the_tributes_for_a_negated_summon_stay_in_the_graveyard() -> None:
    t = your_turn("hand: Dark Magician   monsters: Kuriboh, Mystical Elf")
    t.you.summons("Dark Magician")
    t.opp.activates("Solemn Judgment")
    assert sorted(t.you.graveyard) == ["Dark Magician", "Kuriboh", "Mystical Elf"] and t.you.monsters == []

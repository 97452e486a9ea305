"""Topics chain, spell, equip and control: what follows a chain, and what a negated or lost effect leaves behind."""

from functools import cache

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One, Some
from spellspeed.lang.words.every_word import FACE_UP, OPPONENT, THE_SUMMON
from spellspeed.lang.words.lines import Activation, Continuous, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, Monster, Spell
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD, YOUR_FIELD
from spellspeed.lang.words.timings import When, WouldBeSummoned
from spellspeed.lang.words.verbs import ChangeControl, Equip, GainLP, Negate, NegateEffectsOf, ReturnToDeck
from spellspeed.pool import CardPool
from table import Table, table

CURFEW = probe("Test Curfew", "Trap / Continuous", Continuous(do=NegateEffectsOf(All(Spell(), THE_FIELD))))
SHELL = probe(
    "Test Shell",
    "Trap",
    Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=Equip(THE_TARGET), stays=True),
)
ABDUCTION = probe("Test Abduction", "Spell", Activation(do=ChangeControl(Some(2, Monster(), OPPONENTS_FIELD))))
UNDERTOW = probe("Test Undertow", "Trap", Activation(target=One(Monster(), THE_FIELD), do=ReturnToDeck(THE_TARGET)))
HEALER = probe("Test Healer", "Warrior / Effect", Ignition(1, do=GainLP(500)))
VETO = probe(
    "Test Veto",
    "Trap / Counter",
    Activation(when=When(WouldBeSummoned(Monster(), by=OPPONENT)), do=Negate(THE_SUMMON)),
)
STEELCAGE = "Nightmare's Steelcage"
FIVE = "Kuriboh, Silver Fang, Mystical Elf, Celtic Guardian, Sangan"


@cache
def pool() -> CardPool:
    """The cards of these tests."""
    return pool_with(CURFEW, SHELL, ABDUCTION, UNDERTOW, HEALER, VETO)


def main_phase(you: str, opp: str = "", seed: int = 0) -> Table:
    """Your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", pool=pool(), seed=seed)


@pytest.mark.rule("spell.resolve.some-normal-spells-stay", scenario=0)
def test_a_spell_that_stays_for_some_turns_leaves_after_them_though_its_effect_was_negated() -> None:
    """How long it stays is no effect, so it is not negated."""
    t = main_phase(f'hand: "{STEELCAGE}"   deck: 9 Kuriboh', "spells: Test Curfew   deck: 9 Kuriboh")
    t.you.activates(f'"{STEELCAGE}"').nobody_responds()
    assert t.you.spells == [STEELCAGE] and any("was negated" in line for line in t.log())
    for seat in (t.you, t.opp, t.you):
        seat.ends_turn()
    assert t.turn == 6 and t.you.spells == [STEELCAGE]
    t.opp.goes_to("End Phase")
    t.you.carries_out(f'"{STEELCAGE}"')
    assert t.you.spells == [] and t.you.graveyard == [STEELCAGE]


@pytest.mark.rule("equip.spell.no-target-at-resolution-not-destroyed", scenario=0)
def test_a_trap_that_would_equip_itself_to_a_monster_that_is_gone_goes_to_the_graveyard() -> None:
    t = main_phase("set: Test Shell   monsters: Battle Ox", "set: Compulsory Evacuation Device")
    t.you.activates("Test Shell", targeting="Battle Ox")
    t.opp.activates("Compulsory Evacuation Device", targeting="Battle Ox").nobody_responds()
    assert t.you.hand == ["Battle Ox"] and t.you.graveyard == ["Test Shell"] and t.you.spells == []
    t = main_phase("set: Test Shell   monsters: Battle Ox")
    t.you.activates("Test Shell", targeting="Battle Ox").nobody_responds()
    assert t.you.spells == ["Test Shell"] and t.you.graveyard == []


@pytest.mark.rule("control.no-zone.cannot-activate", scenario=0)
@pytest.mark.parametrize(("mine", "able"), [(4, False), (3, True)])
def test_control_of_two_monsters_needs_two_zones(mine: int, able: bool) -> None:
    monsters = ", ".join(FIVE.split(", ")[:mine])
    t = main_phase(f"hand: Test Abduction   monsters: {monsters}", "monsters: Gemini Elf, Battle Ox")
    assert t.you.can_activate("Test Abduction") == able


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
def test_a_taken_monster_that_is_turned_face_down_stays_until_the_end_phase() -> None:
    """What applied to it as a face-up monster ends; that it is controlled is no such effect."""
    t = main_phase("hand: Change of Heart, Book of Moon   deck: 2 Kuriboh", "monsters: Battle Ox   deck: 2 Kuriboh")
    t.you.activates("Change of Heart", targeting="Battle Ox").nobody_responds()
    t.you.chooses_zone(1)
    t.nobody_responds()
    t.you.activates("Book of Moon", targeting="Battle Ox").nobody_responds()
    assert t.you.monster("Battle Ox").position == "set" and t.opp.monsters == []
    t.you.goes_to("End Phase")
    t.you.carries_out("Change of Heart")
    t.opp.chooses_zone(2)
    assert t.you.monsters == [] and t.opp.monster("Battle Ox").position == "set"


@pytest.mark.rule("summon.extra-normal.families-are-cumulative", scenario=0)
def test_a_summon_that_an_effect_makes_comes_before_anybody_can_respond_to_the_chain() -> None:
    t = main_phase("hand: Kuriboh, Mystical Elf   spells: Ultimate Offering", "set: Threatening Roar")
    t.you.activates("Ultimate Offering")
    t.opp.passes()
    t.you.passes()
    assert t.you.is_asked("effect").offers == ["Kuriboh", "Mystical Elf"]


@pytest.mark.rule("info.deck.contents-and-order-hidden", scenario=0)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_effect_of_a_monster_that_was_shuffled_into_the_deck_resolves_under_its_name(seed: int) -> None:
    t = main_phase("monsters: Test Healer   deck: 4 Kuriboh", "set: Test Undertow", seed)
    t.you.activates("Test Healer")
    t.opp.activates("Test Undertow", targeting="Test Healer").nobody_responds()
    assert t.you.monsters == [] and t.you.lp == 8500
    assert "link 1 Test Healer resolves" in t.log() and "link 1 Test Healer resolved" in t.log()


@pytest.mark.rule("summon.normal.negation-window", scenario=0)
def test_what_negates_the_opponents_summons_does_not_answer_the_own() -> None:
    t = main_phase("hand: Battle Ox   set: Test Veto", "set: Horn of Heaven   monsters: Kuriboh")
    t.you.summons("Battle Ox")
    assert t.opp.is_asked("response").offers == ["activate Horn of Heaven", "pass"]
    t.opp.passes()
    assert t.you.monsters == ["Battle Ox"] and t.you.set_cards == ["Test Veto"]
    t = main_phase("hand: Battle Ox", "set: Test Veto")
    t.you.summons("Battle Ox")
    assert t.opp.is_asked("response").offers == ["activate Test Veto", "pass"]

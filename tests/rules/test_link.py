"""Topic link: a Link Monster on the field lies in face-up Attack Position and nothing turns it."""

from functools import cache

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import FACE_DOWN_DEFENSE, FACE_UP, FACE_UP_ATTACK, FACE_UP_DEFENSE
from spellspeed.lang.words.lines import Activation, Ignition, Quick
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import ChangePosition, GainLP, SpecialSummon, Tribute
from spellspeed.pool import CardPool
from table import Table, table

LINK = "Imduk the World Chalice Dragon"
BAGOOSKA = "Number 41: Bagooska the Terribly Tired Tapir"
LIE_DOWN = probe(
    "Test Lie Down",
    "Spell",
    Activation(do=ChangePosition(All(Monster(FACE_UP_ATTACK), THE_FIELD), FACE_UP_DEFENSE)),
)
NIGHT = probe("Test Night", "Spell", Activation(do=ChangePosition(All(Monster(FACE_UP), THE_FIELD), FACE_DOWN_DEFENSE)))
BURROW = probe(
    "Test Burrow",
    "Spell",
    Activation(target=One(Monster(), YOUR_GRAVEYARD), do=SpecialSummon(THE_TARGET, FACE_DOWN_DEFENSE)),
)
NURSE = probe("Test Nurse", "Warrior / Link / Effect", Ignition(do=GainLP(500)), arrows=2)
MARTYR = probe("Test Martyr", "Warrior / Effect", Quick(cost=Tribute(THIS_CARD), do=GainLP(500)))
HEALER = probe("Test Healer", "Warrior / Effect", Ignition(do=GainLP(500)))
NO_TARGET = "target.timing.chosen-at-activation"


@cache
def pool() -> CardPool:
    """The cards of these tests."""
    return pool_with(LIE_DOWN, NIGHT, BURROW, NURSE, MARTYR, HEALER)


def main_phase(you: str, opp: str = "") -> Table:
    """Your Main Phase 1."""
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}"
    return table(position, pool=pool())


@pytest.mark.rule("link.position.cannot-be-facedown", scenario=1)
def test_book_of_moon_does_not_take_a_link_monster_for_its_target() -> None:
    t = main_phase("hand: Book of Moon", f"monsters: {LINK} (extra zone 1)")
    t.you.cannot("activate Book of Moon", because=NO_TARGET)
    assert [refusal.rule for refusal in t.you.reasons("activate Book of Moon")] == [NO_TARGET]
    t = main_phase("hand: Book of Moon   monsters: Silver Fang, Gemini Elf", f"monsters: {LINK} (extra zone 1)")
    t.you.activates("Book of Moon")
    assert t.you.is_asked("target").offers == ["Silver Fang", "Gemini Elf"]


@pytest.mark.rule("link.position.cannot-be-facedown", scenario=2)
def test_what_turns_all_monsters_face_down_leaves_a_link_monster_as_it_lies() -> None:
    t = main_phase("hand: Test Night   monsters: Silver Fang", f"monsters: {LINK} (extra zone 1)")
    t.you.activates("Test Night").nobody_responds()
    assert t.you.monster("Silver Fang").position == "set" and t.opp.monster(LINK).position == "attack"


@pytest.mark.rule("link.position.always-attack", scenario=1)
def test_the_controller_of_a_link_monster_cannot_change_its_position() -> None:
    t = main_phase(f"monsters: {LINK} (extra zone 1), Silver Fang")
    t.you.can("change position of Silver Fang")
    assert t.you.reasons(f"change position of {LINK}")
    assert f"change position of {LINK}" not in t.you.is_offered()


@pytest.mark.rule("link.position.always-attack", scenario=0)
def test_a_link_monster_is_not_special_summoned_face_down() -> None:
    t = main_phase(f"hand: Test Burrow   graveyard: {LINK} (properly summoned)")
    t.you.cannot("activate Test Burrow", because=NO_TARGET)
    t = main_phase(f"hand: Test Burrow   graveyard: {LINK} (properly summoned), Silver Fang")
    t.you.activates("Test Burrow", targeting="Silver Fang").nobody_responds()
    assert "you chose the target Silver Fang" in t.log()


@pytest.mark.rule("link.position.change-effects-do-not-apply", scenario=1)
def test_an_effect_that_turns_all_monsters_to_defense_position_leaves_a_link_monster() -> None:
    t = main_phase(f"hand: Test Lie Down   monsters: {LINK} (extra zone 1), Silver Fang", "monsters: Gemini Elf")
    t.you.activates("Test Lie Down").nobody_responds()
    positions = [t.you.monster(LINK).position, t.you.monster("Silver Fang").position]
    assert [*positions, t.opp.monster("Gemini Elf").position] == ["attack", "defense", "defense"]


@pytest.mark.rule("link.position.number-41-does-not-apply", scenario=0)
def test_what_a_link_monster_activates_is_not_negated_as_that_of_a_defense_position_monster() -> None:
    t = main_phase("monsters: Test Nurse (extra zone 1), Test Healer, Test Martyr", f"monsters: {BAGOOSKA} (defense)")
    assert t.you.monster("Test Nurse").position == "attack"
    t.you.activates("Test Nurse").nobody_responds()
    assert t.you.lp == 8500 and not any("negated" in line for line in t.log())
    t.you.activates("Test Healer").nobody_responds()
    assert t.you.lp == 8500 and "you's Test Healer was negated: effect" in t.log()
    # What counts is the position at the moment of the activation, although the cost has taken the monster away since.
    t.you.activates("Test Martyr").nobody_responds()
    assert t.you.lp == 8500 and t.you.graveyard == ["Test Martyr"]

"""Monsters that effects do not affect, where an effect would Tribute them."""

import pytest

from table import Table, table

NOTHING = "effect.condition.no-possible-resolution-blocks-activation"
KAYEST = "Guardian Kay'est"
HORUS = "Horus the Black Flame Dragon LV6"


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.parametrize("monster", [KAYEST, HORUS])
def test_a_monster_that_spells_do_not_affect_is_not_tributed_for_a_ritual_spell(monster: str) -> None:
    """The Tribute is made when the Ritual Spell is processed, by its effect (a guide to the OCG's Ritual Summon).

    A Fusion Spell does not use such a monster either.

    card: Guardian Kay'est, Horus the Black Flame Dragon LV6, Zera Ritual
    """
    t = lay(f"hand: Zera Ritual, Zera the Mant   monsters: {monster}, Gemini Elf")
    t.you.cannot("activate Zera Ritual", because=NOTHING)


def test_once_its_effect_is_negated_the_monster_can_be_tributed() -> None:
    """What keeps the Ritual Spell out is an effect of the monster."""
    t = lay(f"hand: Zera Ritual, Zera the Mant   monsters: {KAYEST}, Gemini Elf   spells: Skill Drain")
    t.you.activates("Zera Ritual")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Zera the Mant"] and KAYEST in t.you.graveyard


def test_in_the_hand_guardian_kayest_is_a_tribute_like_any_other() -> None:
    """Its effect applies on the field (000:253)."""
    t = lay(f"hand: Zera Ritual, Zera the Mant, {KAYEST}   monsters: Gemini Elf")
    t.you.activates("Zera Ritual")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Zera the Mant"] and KAYEST in t.you.graveyard


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_a_tribute_summon_is_no_effect_and_may_use_guardian_kayest() -> None:
    """rule: effect.immunity.unaffected-can-be-targeted"""
    t = lay(f"hand: Summoned Skull   monsters: {KAYEST}")
    t.you.summons("Summoned Skull", tributing=[KAYEST])
    assert t.you.monsters == ["Summoned Skull"]

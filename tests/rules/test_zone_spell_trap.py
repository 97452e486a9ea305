"""Monsters in Spell & Trap Zones: put there when they are destroyed, or Set there from the hand.

Crystal Beasts and Artifacts are not among the cards yet; the probes say what they say.
"""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import ATK, OPPONENT, PLACED_AS_TRAP, SET_AS_SPELL, YOU
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Instead, Trigger, Unclassified
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, Trap
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD, YOUR_FIELD, YOUR_SPELL_TRAP_ZONE
from spellspeed.lang.words.timings import Destroyed, If, Sent
from spellspeed.lang.words.verbs import ChangeStat, Destroy, GainLP, Grant, InflictDamage, PlaceOnField, SpecialSummon
from spellspeed.notation import write_position
from table import Table, table, there

BEAST_LINE = Instead(1, Destroyed(THIS_CARD), PlaceOnField(THIS_CARD), stays=True)
# "If this card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell
# instead of sending it to the GY." "Monsters you control gain 100 ATK."
CAT = probe(
    "Test Crystal Cat", "Beast / Effect", BEAST_LINE, Continuous(2, ChangeStat(ATK, All(Monster(), YOUR_FIELD), 100))
)
DOG = probe("Test Crystal Dog", "Beast / Effect", BEAST_LINE)
# "If your monster is destroyed: gain 40 LP." "If a card is sent to your GY: gain 3 LP."
MOURNER = probe(
    "Test Mourner",
    "Spell / Continuous",
    Trigger(1, when=If(Destroyed(Monster(controller=YOU))), do=GainLP(40), mandatory=True),
    Trigger(2, when=If(Sent(Monster(owner=YOU), EITHER_GRAVEYARD)), do=GainLP(3), mandatory=True),
)
# "Destroy all monsters on the field, then inflict 100 damage to your opponent for having seen it."
STORM = probe(
    "Test Storm",
    "Spell / Normal",
    Activation(do=Destroy(All(Monster(), THE_FIELD)).then(InflictDamage(100, OPPONENT))),
)
# "Special Summon 1 card from your Spell & Trap Zone."
PROMISE = probe(
    "Test Promise",
    "Spell / Normal",
    Activation(target=One(AnyCard(), YOUR_SPELL_TRAP_ZONE, other_than=THIS_CARD), do=SpecialSummon(THE_TARGET)),
)
# "You can Set this card from your hand to your Spell & Trap Zone as a Spell."
SCYTHE = probe("Test Scythe", "Fairy / Effect", Unclassified(1, do=Grant(SET_AS_SPELL, THIS_CARD)), level=5)
# "Place this card face-up in your Spell & Trap Zone as a Continuous Trap."
KNIGHT = probe("Test Knight", "Machine / Effect", Ignition(1, do=PlaceOnField(THIS_CARD, PLACED_AS_TRAP)))
# "Target 1 Trap on the field; destroy it."
AX = probe("Test Ax", "Spell / Normal", Activation(target=One(Trap(), THE_FIELD), do=Destroy(THE_TARGET)))
POOL = pool_with(CAT, DOG, MOURNER, STORM, PROMISE, SCYTHE, KNIGHT, AX)


def lay(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """A table in your third turn with the probes known."""
    return table(f"turn 3, {phase}, you to act\nyou 8000 {you}\nopp 8000 {opp}", pool=POOL)


def storm(you: str, opp: str = "") -> Table:
    """A table on which Test Storm has been activated and begins to destroy your monsters."""
    t = lay(f"{you}  hand: Test Storm", opp)
    t.you.activates("Test Storm")
    return t.nobody_responds()


# -------------------------------------------------------------------------------------------------- put there


@pytest.mark.rule("zone.spell-trap.monster-there-is-spell", scenario=1)
def test_a_monster_in_a_spell_and_trap_zone_is_a_spell() -> None:
    t = lay("monsters: Test Crystal Cat  hand: Test Storm, Dark Hole, Summoned Skull", "set: Mystical Space Typhoon")
    t.you.activates("Test Storm")
    t.nobody_responds()
    t.you.says_yes()
    t.you.chooses_zone(3)
    t.nobody_responds()
    assert t.you.spells == ["Test Crystal Cat"] and t.you.monsters == []
    seen = there(t.opp.view.spells(t.you.player)[2])
    assert seen.is_spell and not seen.is_monster and seen.atk is None
    t.you.cannot("activate Dark Hole", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.cannot("summon Summoned Skull", because="summon.tribute.level-5-6-one")
    t.you.cannot("attack with Test Crystal Cat", because="card.monster.only-monsters-battle")
    t.you.goes_to("End Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Test Crystal Cat")
    t.nobody_responds()
    assert t.you.spells == [] and "Test Crystal Cat" in t.you.graveyard


@pytest.mark.rule("effect-type.unclassified.placed-as-continuous-spell-when-destroyed", scenario=1)
def test_a_destroyed_monster_is_placed_at_once_in_the_middle_of_an_effect() -> None:
    t = storm("monsters: Test Crystal Cat, Test Crystal Dog, Mystical Elf")
    t.you.is_asked("replacement")
    t.you.says_yes()
    t.you.chooses_zone(4)
    # The effect goes on only when all of them have gone; the other one goes to the Graveyard.
    assert t.opp.lp == 8000 and t.you.spell_trap("Test Crystal Cat").zone == 4
    t.you.says_no()
    assert t.opp.lp == 7900 and t.you.spells == ["Test Crystal Cat"]
    assert sorted(t.you.graveyard) == ["Mystical Elf", "Test Crystal Dog", "Test Storm"]
    log = t.log()
    assert log.index("Test Crystal Cat destroyed (effect)") < log.index("Test Crystal Cat placed (effect)")
    assert "Test Crystal Cat sent to graveyard (effect)" not in log and "chain of 1 ended" in log
    t = storm("monsters: Test Crystal Cat", "spells: Skill Drain")
    assert t.you.graveyard == ["Test Crystal Cat", "Test Storm"] and t.you.spells == []


@pytest.mark.rule("effect-type.unclassified.placed-as-continuous-spell-when-destroyed", scenario=0)
def test_what_is_placed_was_destroyed_and_not_sent() -> None:
    t = storm("monsters: Test Crystal Cat  spells: Test Mourner")
    t.you.says_yes()
    t.you.chooses_zone(3)
    assert t.you.lp == 8040
    t = storm("monsters: Test Crystal Cat  spells: Test Mourner")
    t.you.says_no()
    t.you.triggers("Test Mourner", effect=1)
    assert t.you.lp == 8043


@pytest.mark.rule("effect-type.unclassified.placed-as-continuous-spell-when-destroyed", scenario=0)
def test_a_monster_destroyed_by_battle_is_placed_at_the_end_of_the_damage_step() -> None:
    t = lay("monsters: Test Crystal Dog", "monsters: Dark Blade", "Battle Step")
    t.you.attacks("Test Crystal Dog", "Dark Blade")
    assert t.timing == "end of the Damage Step" and t.you.lp == 7200
    t.you.says_yes()
    t.you.chooses_zone(2)
    assert t.you.spell_trap("Test Crystal Dog").zone == 2 and t.you.monsters == []


@pytest.mark.rule("effect-type.unclassified.placed-as-continuous-spell-when-destroyed", scenario=0)
def test_without_a_free_zone_it_goes_to_the_graveyard() -> None:
    t = lay("monsters: Test Crystal Dog  set: 5 Trap Hole", "monsters: Dark Blade", "Battle Step")
    t.you.attacks("Test Crystal Dog", "Dark Blade")
    assert t.you.graveyard == ["Test Crystal Dog"]


@pytest.mark.rule("effect-type.unclassified.placed-as-continuous-spell-when-destroyed", scenario=0)
def test_as_a_spell_it_has_no_monster_effects_and_can_be_a_monster_again() -> None:
    t = lay("monsters: Mystical Elf  spells: Test Crystal Cat (as spell, zone 4)  hand: Test Promise")
    assert t.you.atk_of("Mystical Elf") == 800
    text = t.write()
    assert "spells: Test Crystal Cat (as spell, zone 4)" in text and table(text, pool=POOL).write() == text
    t.you.activates("Test Promise", targeting="Test Crystal Cat")
    t.you.takes_position("attack", zone=2)
    assert t.you.monsters == ["Mystical Elf", "Test Crystal Cat"] and t.you.atk_of("Mystical Elf") == 900


def test_a_monster_can_be_a_continuous_trap() -> None:
    t = lay("monsters: Test Knight  hand: Test Ax")
    t.you.activates("Test Knight", zone="ask")
    t.you.chooses_zone(1)
    assert t.you.spells == ["Test Knight"] and "Test Knight (as trap)" in write_position(t.duel)
    t.you.activates("Test Ax", targeting="Test Knight")
    assert t.you.graveyard == ["Test Knight", "Test Ax"]


# ------------------------------------------------------------------------------------------------- Set from the hand


@pytest.mark.rule("effect-type.unclassified.set-from-hand-as-spell", scenario=1)
def test_a_monster_whose_text_says_so_is_set_as_a_spell() -> None:
    t = lay("hand: Test Scythe, Celtic Guardian", "set: Mystical Space Typhoon")
    assert "set Test Scythe as a spell" in t.you.is_offered()
    t.you.cannot("set Celtic Guardian as a spell", because="card.kind.spell-trap-mark")
    t.you.does("set Test Scythe as a spell")
    t.you.chooses_zone(3)
    t.nobody_responds()
    assert t.you.set_cards == ["Test Scythe"] and t.you.monsters == []
    assert not [line for line in t.log() if "activated" in line]
    t.you.summons("Celtic Guardian")  # the Normal Summon was not used
    t.nobody_responds()
    seen = there(t.you.view.spells(t.you.player)[2])
    assert seen.is_spell and not seen.is_monster and there(t.opp.view.spells(t.you.player)[2]).hidden
    t.you.goes_to("End Phase")
    t.opp.activates("Mystical Space Typhoon", targeting="Test Scythe")
    t.nobody_responds()
    assert t.you.graveyard == ["Test Scythe"]


@pytest.mark.rule("effect-type.unclassified.set-from-hand-as-spell", scenario=0)
def test_it_can_also_be_set_as_a_monster_and_others_cannot_be_set_as_spells() -> None:
    t = lay("hand: Celtic Guardian, Test Scythe  monsters: Mystical Elf")
    t.you.cannot("set Celtic Guardian as a spell", because="card.kind.spell-trap-mark")
    t.you.sets("Test Scythe", tributing=["Mystical Elf"])
    assert t.you.monster("Test Scythe").position == "set"
    t = lay("hand: Test Scythe  set: 5 Trap Hole")
    t.you.cannot("set Test Scythe as a spell", because="zone.spell-trap.max-five")


def test_a_set_monster_is_written_and_stays_hidden() -> None:
    t = lay("set: Test Scythe", "hand: Mystical Elf  deck: 3 Trap Hole")
    text = t.write()
    assert "set: Test Scythe" in text and table(text, pool=POOL).write() == text
    maybe = t.opp.view.determinise(3)
    assert maybe.view(t.opp.player).to_text() == t.opp.view.to_text()

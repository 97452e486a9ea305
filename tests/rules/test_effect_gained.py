"""Topic effect: effects that a monster has gained from another."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.find import name_of
from spellspeed.lang.words.every_word import (
    BECAUSE_OF_BATTLE,
    NO_DAMAGE,
    OPPONENT,
    UNTIL_CALCULATED,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Ignition, Instead, Limit
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.timings import DamageTaken
from spellspeed.lang.words.verbs import ChangeDamage, GainEffects, InflictDamage
from spellspeed.pool import CardPool
from table import Table, table

PHANTOM = "Phantom of Chaos"
HERMOS = "Legendary Knight Hermos"
CHAOS = "Dark Magician of Chaos"
RAIDEN = "Raiden, Hand of the Lightsworn"
SOULCLAW = "Superheavy Samurai Soulclaw"
REPLACED = "effect.gained.replaces-the-gaining-effect"


def your_turn(you: str, opp: str = "", pool: CardPool | None = None) -> Table:
    yours, theirs = f"you 8000   {you}   deck: 9 Sogen", f"opp 8000   {opp}   deck: 9 Sogen"
    return table(f"turn 3, Main Phase 1, you to act\n{yours}\n{theirs}", pool=pool)


def phantom_as(name: str, you: str = "", opp: str = "", pool: CardPool | None = None) -> Table:
    """Lay a table on which your Phantom of Chaos has just gained the effects of a monster."""
    beside = you if you.startswith("monsters:") else f"monsters: {PHANTOM}   {you}"
    t = your_turn(f"graveyard: {name}   {beside}".replace("monsters: &", f"monsters: {PHANTOM}"), opp, pool)
    t.you.activates(PHANTOM, targeting=name).nobody_responds()
    return t


def name_now(t: Table) -> str:
    password = name_of(t.duel.game, t.duel.state, t.you.monster(PHANTOM).row)
    return t.duel.pool.facts[t.duel.pool.by_password[password]].name_en


# ------------------------------------------------------------------------------------- only face-up in the Monster Zone


@pytest.mark.rule("effect.gained.only-while-faceup-in-monster-zone", scenario=1)
def test_a_gained_effect_cannot_be_activated_in_the_graveyard() -> None:
    t = phantom_as("Plaguespreader Zombie", "set: Raigeki Break   hand: Umi, Sogen")
    t.you.activates("Raigeki Break", discarding="Umi", targeting=PHANTOM).nobody_responds()
    assert t.you.graveyard == ["Umi", PHANTOM, "Raigeki Break"]
    t.you.cannot(f"activate {PHANTOM}", because="effect.condition.all-must-be-met")
    # The monster itself could, from there.
    t = your_turn("graveyard: Plaguespreader Zombie   hand: Umi")
    t.you.can("activate Plaguespreader Zombie")


@pytest.mark.rule("effect.gained.only-while-faceup-in-monster-zone", scenario=1)
def test_a_monster_turned_face_down_has_lost_what_it_gained() -> None:
    t = phantom_as("Cannon Soldier", f"monsters: {PHANTOM}, Kuriboh   hand: Book of Moon")
    assert (name_now(t), t.you.atk_of(PHANTOM)) == ("Cannon Soldier", 1400)
    t.you.activates("Book of Moon", targeting=PHANTOM).nobody_responds()
    t.you.flip_summons(PHANTOM)
    assert (name_now(t), t.you.atk_of(PHANTOM)) == (PHANTOM, 0)
    t.you.cannot(f"activate {PHANTOM}", because="target.timing.chosen-at-activation")  # the Graveyard has no other


# --------------------------------------------------------------------------------------------------- lost as it leaves


@pytest.mark.rule("effect.gained.lost-at-moment-of-leaving", scenario=1)
def test_hermos_with_the_effects_of_dark_magician_of_chaos_goes_to_the_graveyard() -> None:
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {HERMOS}   graveyard: {CHAOS}
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    t.opp.attacks("Blue-Eyes White Dragon", HERMOS)
    t.you.triggers(HERMOS).nobody_responds()
    assert t.you.lp == 7800 and t.you.graveyard == [CHAOS, HERMOS] and t.you.banished == []


@pytest.mark.rule("effect.gained.lost-at-moment-of-leaving", scenario=0)
@pytest.mark.parametrize("how", ["destroyed", "returned", "Tributed"])
def test_phantom_of_chaos_with_the_effects_of_dark_magician_of_chaos_is_not_banished(how: str) -> None:
    t = phantom_as(CHAOS, "set: Raigeki Break, Compulsory Evacuation Device   hand: Umi, Summoned Skull")
    if how == "destroyed":
        t.you.activates("Raigeki Break", discarding="Umi", targeting=PHANTOM).nobody_responds()
    elif how == "returned":
        t.you.activates("Compulsory Evacuation Device", targeting=PHANTOM).nobody_responds()
    else:
        t.you.summons("Summoned Skull", tributing=[PHANTOM])
    assert t.you.banished == [CHAOS]
    assert PHANTOM in (t.you.hand if how == "returned" else t.you.graveyard)


@pytest.mark.rule("effect.gained.lost-at-moment-of-leaving", scenario=0)
def test_dark_magician_of_chaos_itself_is_banished() -> None:
    t = your_turn(f"monsters: {CHAOS}   set: Raigeki Break   hand: Umi")
    t.you.activates("Raigeki Break", discarding="Umi", targeting=CHAOS).nobody_responds()
    assert t.you.banished == [CHAOS]


@pytest.mark.rule("effect.gained.lost-at-moment-of-leaving", scenario=0)
def test_a_gained_effect_about_being_sent_to_the_graveyard_is_not_activated() -> None:
    t = phantom_as("Sangan", "set: Raigeki Break   hand: Umi")
    t.you.activates("Raigeki Break", discarding="Umi", targeting=PHANTOM).nobody_responds()
    assert t.you.graveyard == ["Umi", PHANTOM, "Raigeki Break"] and t.chain == []
    t.you.is_asked("open state")


# ------------------------------------------------------------------------------------------------------------ equipping


@pytest.mark.rule("effect.gained.equip-self-destroyed-at-once", scenario=1)
def test_phantom_of_chaos_that_equips_itself_as_soulclaw_is_destroyed() -> None:
    t = phantom_as(SOULCLAW, f"monsters: {PHANTOM}, {SOULCLAW}")
    t.news()
    t.you.activates(PHANTOM, effect=2, targeting=SOULCLAW).nobody_responds()
    assert t.you.graveyard == [PHANTOM] and t.you.spells == []
    assert (t.you.atk_of(SOULCLAW), t.you.def_of(SOULCLAW)) == (500, 500)
    told = t.news()
    equipped, destroyed = f"{PHANTOM} equipped to {SOULCLAW}", f"{PHANTOM} destroyed (rule)"
    assert told.index(equipped) < told.index(destroyed)


@pytest.mark.rule("effect.gained.equip-self-destroyed-at-once", scenario=0)
def test_phantom_of_chaos_that_equips_itself_as_a_union_is_destroyed() -> None:
    t = phantom_as("Z-Metal Tank", f"monsters: {PHANTOM}, X-Head Cannon")
    t.you.activates(PHANTOM, effect=2, targeting="X-Head Cannon").nobody_responds()
    assert t.you.graveyard == [PHANTOM] and t.you.spells == [] and t.you.atk_of("X-Head Cannon") == 1800


@pytest.mark.rule("effect.gained.only-while-faceup-in-monster-zone", scenario=0)
def test_what_phantom_of_chaos_has_equipped_to_itself_falls_when_it_loses_the_effect() -> None:
    t = phantom_as("Relinquished", "", "monsters: Gemini Elf")
    t.you.activates(PHANTOM, effect=2, targeting="Gemini Elf").nobody_responds()
    assert t.you.spells == ["Gemini Elf"] and t.you.atk_of(PHANTOM) == 1900
    t.you.goes_to("End Phase")
    t.you.carries_out(PHANTOM)
    assert t.you.spells == [] and t.opp.graveyard == ["Gemini Elf"] and t.you.atk_of(PHANTOM) == 0


# ----------------------------------------------------------------------------------------------------------- use limits


@pytest.mark.rule("effect.gained.usage-limits-come-along", scenario=1)
def test_what_raiden_has_used_phantom_of_chaos_cannot_use_as_raiden() -> None:
    t = your_turn(f"monsters: {PHANTOM}, {RAIDEN}   graveyard: {RAIDEN}")
    t.you.activates(RAIDEN, effect=1).nobody_responds()
    t.you.activates(PHANTOM, targeting=RAIDEN).nobody_responds()
    why = t.you.cannot(f"activate {PHANTOM} effect 2", because="effect.name-limit.this-effect-of-x-once")
    assert f"the effect ① of a {RAIDEN} has been used in this turn" in why.facts


@pytest.mark.rule("effect.gained.usage-limits-come-along", scenario=1)
def test_what_phantom_of_chaos_has_used_as_raiden_raiden_cannot_use() -> None:
    t = phantom_as(RAIDEN, f"monsters: {PHANTOM}, {RAIDEN}")
    t.you.activates(PHANTOM, effect=2).nobody_responds()
    t.you.cannot(f"activate {PHANTOM} effect 2", because="effect.name-limit.this-effect-of-x-once")
    t.you.cannot(f"activate {RAIDEN} effect 1", because="effect.name-limit.this-effect-of-x-once")
    # In the End Phase it is Raiden no more if it is let go first; in the next turn it counts anew.
    t.you.goes_to("End Phase")
    t.you.carries_out(PHANTOM)
    t.you.triggers(RAIDEN).nobody_responds()
    assert t.you.graveyard == ["Sogen"] * 4
    t.opp.ends_turn()
    t.you.can(f"activate {RAIDEN} effect 1")


@pytest.mark.rule("effect.gained.usage-limits-come-along", scenario=0)
def test_once_per_turn_is_counted_for_each_card_that_has_the_effect() -> None:
    t = your_turn(f"monsters: {PHANTOM}, Relinquished   graveyard: Relinquished", "monsters: Gemini Elf, Mystical Elf")
    t.you.activates("Relinquished", targeting="Gemini Elf").nobody_responds()
    t.you.take_zone(1)
    t.you.activates(PHANTOM, targeting="Relinquished").nobody_responds()
    t.you.activates(PHANTOM, effect=2, targeting="Mystical Elf").nobody_responds()
    assert t.you.spells == ["Gemini Elf", "Mystical Elf"]
    why = t.you.cannot(f"activate {PHANTOM} effect 2", because="effect.once-per-turn.limits-the-user")
    assert f"the effect ① that {PHANTOM} has gained from Relinquished has been used in this turn" in why.facts


# ------------------------------------------------------------------------------------------- what is lost, what goes on


@pytest.mark.rule("effect.gained.replaces-the-gaining-effect", scenario=1)
def test_the_effect_that_gains_is_replaced_until_the_end_phase() -> None:
    t = phantom_as("Cannon Soldier", f"monsters: {PHANTOM}, Kuriboh   graveyard: Jinzo")
    why = t.you.cannot(f"activate {PHANTOM} effect 1", because=REPLACED)
    assert why.facts == (f"the effect ① of {PHANTOM} has been replaced by the effects it has gained",)
    t.you.activates(PHANTOM, tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == 7500
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates(PHANTOM, effect=1, targeting="Jinzo").nobody_responds()
    assert (name_now(t), t.you.atk_of(PHANTOM)) == ("Jinzo", 2400)


@pytest.mark.rule("effect.gained.replaces-the-gaining-effect", scenario=1)
def test_phantom_of_chaos_without_anything_else_to_activate_says_what_it_has_lost() -> None:
    t = phantom_as("Jinzo", "hand: Umi")
    t.you.cannot(f"activate {PHANTOM}", because=REPLACED)


@pytest.mark.rule("effect.gained.replaces-the-gaining-effect", scenario=0)
def test_the_effect_to_gain_can_be_gained_and_used_again() -> None:
    t = your_turn(f"monsters: {PHANTOM}   graveyard: {PHANTOM}, Cannon Soldier")
    t.you.activates(PHANTOM, targeting=PHANTOM).nobody_responds()
    t.you.cannot(f"activate {PHANTOM} effect 1", because=REPLACED)
    t.you.activates(PHANTOM, effect=2, targeting="Cannon Soldier").nobody_responds()
    assert (name_now(t), t.you.atk_of(PHANTOM)) == ("Cannon Soldier", 1400)
    # The first is lost, and so is the one it had gained.
    assert [offer for offer in t.you.is_offered() if "activate" in offer] == [f"activate {PHANTOM}"]
    t.you.activates(PHANTOM, tributing=PHANTOM).nobody_responds()
    assert t.opp.lp == 7500


@pytest.mark.rule("effect.gained.own-other-effects-continue", scenario=1)
def test_phantom_of_chaos_inflicts_no_damage_whatever_it_has_gained() -> None:
    t = phantom_as(CHAOS)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(PHANTOM)
    assert t.you.atk_of(PHANTOM) == 2800 and t.opp.lp == 8000


# --------------------------------------------------------------------------------------- every kind of effect is gained


@pytest.mark.rule("effect.gained.own-other-effects-continue", scenario=0)
def test_an_attack_costs_what_the_gained_text_says() -> None:
    t = phantom_as("Panther Warrior", f"monsters: {PHANTOM}, Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(PHANTOM)
    assert t.you.graveyard == ["Kuriboh"] and t.opp.lp == 8000
    # Without anything to give there is no attack; Phantom of Chaos itself could attack.
    t = phantom_as("Panther Warrior")
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack directly with {PHANTOM}", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("effect.gained.own-other-effects-continue", scenario=0)
def test_counters_can_lie_on_a_monster_that_has_gained_the_effect_to_hold_them() -> None:
    t = phantom_as("Royal Magical Library", "hand: Umi, Sogen, Mountain")
    for name in ("Umi", "Sogen", "Mountain"):
        t.you.activates(name).nobody_responds()
    t.you.activates(PHANTOM).nobody_responds()
    assert t.you.hand == ["Sogen"] and "Counter" not in t.write()


@pytest.mark.rule("effect.gained.own-other-effects-continue", scenario=0)
def test_what_takes_the_place_of_battle_damage_can_be_gained() -> None:
    shield = Instead(1, DamageTaken(YOU, BECAUSE_OF_BATTLE), ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_CALCULATED))
    t = phantom_as(
        "Test Shield", "", "monsters: Gemini Elf", pool_with(probe("Test Shield", "Rock / Effect", shield, atk=1000))
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks(PHANTOM, "Gemini Elf")
    t.you.says_yes()
    assert t.you.lp == 8000 and t.you.monsters == []


@pytest.mark.rule("effect.gained.own-other-effects-continue", scenario=0)
def test_a_gained_effect_can_let_the_monster_gain_another() -> None:
    lesson = GainEffects(THIS_CARD, lines=(Ignition(do=InflictDamage(300, OPPONENT)),), until=UNTIL_TURN_ENDS)
    teacher = probe("Test Teacher", "Fairy / Effect", Ignition(1, limit=Limit(), do=lesson))
    t = phantom_as("Test Teacher", pool=pool_with(teacher))
    t.you.activates(PHANTOM, effect=2).nobody_responds()
    assert len([offer for offer in t.you.is_offered() if "activate" in offer]) == 1
    t.you.activates(PHANTOM).nobody_responds()
    assert t.opp.lp == 7700


# -------------------------------------------------------------------------------------------- gained through a material


@pytest.mark.rule("effect-type.unclassified.xyz-material-grants-effect", scenario=0)
def test_bachibachibachi_gives_its_effect_without_a_chain_to_the_monster_made_with_it() -> None:
    dante = "Dante, Traveler of the Burning Abyss"
    t = your_turn(f"monsters: Bachibachibachi, Sangan   extra: {dante}", "monsters: Kuriboh (defense)")
    t.you.makes(dante, "Bachibachibachi", "Sangan")
    assert not any("activated" in line for line in t.log())
    t.you.goes_to("Battle Phase")
    t.you.attacks(dante, "Kuriboh")
    assert t.opp.lp == 8000 - 800


@pytest.mark.rule("card.effect-monster.granted-effect-makes-effect-monster", scenario=1)
@pytest.mark.parametrize("material", ["Express Train Trolley Olley", "Vorse Raider"])
def test_gem_knight_pearl_is_an_effect_monster_only_with_an_effect_of_a_material(material: str) -> None:
    t = your_turn(f"monsters: {material}, Gemini Elf   extra: Gem-Knight Pearl", "set: Breakthrough Skill")
    t.you.makes("Gem-Knight Pearl", material, "Gemini Elf")
    given = material == "Express Train Trolley Olley"
    assert t.opp.can_activate("Breakthrough Skill") == given
    t.nobody_responds()
    assert t.you.atk_of("Gem-Knight Pearl") == (3400 if given else 2600)


@pytest.mark.rule("card.effect-monster.granted-effect-makes-effect-monster", scenario=0)
def test_what_one_monster_has_gained_makes_no_other_an_effect_monster() -> None:
    t = your_turn(f"monsters: {PHANTOM}, Mystical Elf   graveyard: Sangan")
    t.you.activates(PHANTOM, targeting="Sangan").nobody_responds()
    kinds = {each.name: each.kinds for each in t.you.view.monsters(t.you.player) if each is not None}
    assert "Normal" in kinds["Mystical Elf"] and "Effect" not in kinds["Mystical Elf"]

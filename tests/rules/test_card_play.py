"""Topic card: what a card is, as far as it shows only when the card is played."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.continuous import NOTHING_LIVE, is_negated, live_lines
from spellspeed.engine.kernel.places import is_monster_zone
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import ATK, DARK, EFFECT, FACE_UP
from spellspeed.lang.words.lines import Activation, Continuous, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import ChangeStat, Destroy, GainLP, NegateEffectsOf
from spellspeed.words import EVENT_SET
from table import table


@pytest.mark.rule("card.monster.only-monsters-battle", scenario=1)
def test_only_monsters_in_monster_zones_attack_and_are_attacked() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon   spells: Mass Driver   set: Trap Hole   field: Umi
                   hand: Blue-Eyes White Dragon   graveyard: Summoned Skull
        opp 8000   monsters: Kuriboh, Mystical Elf (set)   spells: Robbin' Goblin   set: Solemn Judgment
                   field: Mountain   graveyard: Giant Rat
    """)
    assert t.you.is_offered() == ["attack with Alexandrite Dragon", "main phase 2"]
    for name in ("Mass Driver", "Trap Hole", "Umi"):
        t.you.cannot(f"attack with {name}", because="card.monster.only-monsters-battle")
    for name in ("Blue-Eyes White Dragon", "Summoned Skull"):
        t.you.cannot(f"attack with {name}", because="battle.attack.attacker-must-be-faceup-attack")
    for name in ("Robbin' Goblin", "Mountain", "Giant Rat"):
        t.you.cannot(f"attack {name} with Alexandrite Dragon", because="card.monster.only-monsters-battle")
    t.you.declares("Alexandrite Dragon")
    assert t.you.is_asked("attack target").offers == ["Kuriboh", "Mystical Elf"]


@pytest.mark.rule("card.monster.only-monsters-battle", scenario=0)
def test_spells_and_traps_do_not_stand_in_the_way_of_a_direct_attack() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon
        opp 8000   spells: Robbin' Goblin   set: Solemn Judgment   field: Sogen
    """)
    t.you.attacks_directly("Alexandrite Dragon")
    assert t.opp.lp == 8000 - 2000


@pytest.mark.rule("card.term.set", scenario=1)
def test_every_card_put_face_down_on_the_field_is_set() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf, Raigeki, Trap Hole, Umi
        opp 8000
    """)
    for name in ("Mystical Elf", "Raigeki", "Trap Hole", "Umi"):
        t.you.sets(name)
        assert t.news() == [f"you set {name}"]
    told = [event.after for event in t.events if event.kind == EVENT_SET]
    assert len(told) == 4 and not any(row is None or row.face_up for row in told)
    assert [row is not None and is_monster_zone(row.place) for row in told] == [True, False, False, False]
    assert t.you.monster("Mystical Elf").position == "set"
    assert t.you.set_cards == ["Raigeki", "Trap Hole"] and t.you.field_zone == ["Umi"]


@pytest.mark.rule("card.term.set", scenario=0)
def test_a_tribute_set_is_a_set_as_well() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Steer   monsters: Kuriboh
        opp 8000
    """)
    t.you.sets("Battle Steer", tributing=["Kuriboh"])
    assert t.news()[-1] == "you set Battle Steer"
    assert "Battle Steer summoned" not in t.log()


@pytest.mark.rule("card.normal-monster.no-monster-effect", scenario=0)
def test_a_normal_monster_has_nothing_to_activate() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 元素英雄 羽翼侠, Raigeki
        opp 8000
    """)
    t.you.cannot("activate 元素英雄 羽翼侠", because="card.normal-monster.no-monster-effect")
    t.you.summons("元素英雄 羽翼侠")
    assert t.you.monsters == ["Elemental HERO Avian"]
    t.you.cannot("activate 元素英雄 羽翼侠", because="card.normal-monster.no-monster-effect")


# ------------------------------------------------------------------------------------------------ kinds and their texts


@pytest.mark.rule("card.normal-monster.no-monster-effect", scenario=1)
def test_a_face_up_normal_monster_has_no_effect_that_skill_drain_could_negate() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox, Cannon Soldier   set: Skill Drain
        opp 8000
    """)
    about = [offer for offer in t.you.is_offered() if "Battle Ox" in offer]
    assert about == ["change position of Battle Ox"] and "activate Cannon Soldier" in t.you.is_offered()
    t.you.cannot("activate Battle Ox", because="card.normal-monster.no-monster-effect")
    assert live_lines(t.duel.game, t.duel.state) == NOTHING_LIVE
    t.you.activates("Skill Drain")
    assert (t.you.spells, t.you.lp) == (["Skill Drain"], 7000)
    assert (t.you.atk_of("Battle Ox"), t.you.def_of("Battle Ox")) == (1700, 1000)
    t.you.cannot("activate Battle Ox", because="card.normal-monster.no-monster-effect")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Battle Ox")
    assert t.opp.lp == 8000 - 1700


@pytest.mark.rule("card.normal-monster.no-monster-effect", scenario=2)
def test_avian_is_summoned_like_any_monster_and_never_activates_anything() -> None:
    silence = NegateEffectsOf(All(Monster(kind=EFFECT), THE_FIELD))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 元素英雄 羽翼侠   graveyard: 元素英雄 羽翼侠   spells: Test Silence
                   monsters: 元素英雄 羽翼侠, Cannon Soldier
        opp 8000
        """,
        pool=pool_with(probe("Test Silence", "Spell / Continuous", Continuous(1, silence))),
    )
    t.you.cannot("activate 元素英雄 羽翼侠", because="card.normal-monster.no-monster-effect")
    assert not [offer for offer in t.you.is_offered() if offer.startswith("activate") and "Avian" in offer]
    game, state = t.duel.game, t.duel.state
    assert not is_negated(game, state, t.you.monster("Elemental HERO Avian").row)
    assert is_negated(game, state, t.you.monster("Cannon Soldier").row)
    t.you.summons("元素英雄 羽翼侠")
    assert t.you.monsters.count("Elemental HERO Avian") == 2
    t.you.cannot("activate 元素英雄 羽翼侠", because="card.normal-monster.no-monster-effect")


@pytest.mark.rule("card.effect-monster.any-monster-with-effect", scenario=1)
def test_an_effect_monster_is_found_whatever_other_kind_it_is() -> None:
    heal = Ignition(1, do=GainLP(100))
    target = One(Monster(kind=EFFECT), THE_FIELD)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Shot   monsters: Test Synchro, Test Fusion, Cannon Soldier, Battle Ox
        opp 8000
        """,
        pool=pool_with(
            probe("Test Shot", "Spell", Activation(target=target, do=Destroy(THE_TARGET))),
            probe("Test Synchro", "Dragon / Synchro / Effect", heal),
            probe("Test Fusion", "Dragon / Fusion"),
        ),
    )
    t.you.activates("Test Shot")
    assert t.you.is_asked("target").offers == ["Test Synchro", "Cannon Soldier"]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=1)
def test_seven_tools_is_offered_against_a_trap_and_not_against_a_spell() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   set: Just Desserts
        opp 8000   monsters: Battle Ox   set: Seven Tools of the Bandit
    """)
    t.you.activates("Ookazi")
    t.you.passes()  # his own Trap could be chained; the opponent was not asked
    assert t.opp.lp == 7200 and t.opp.set_cards == ["Seven Tools of the Bandit"]
    t.you.activates("Just Desserts")
    assert t.opp.is_asked("response").offers == ["activate Seven Tools of the Bandit", "pass"]
    t.opp.activates("Seven Tools of the Bandit")
    assert t.opp.lp == 6200 and t.you.graveyard == ["Ookazi", "Just Desserts"]


@pytest.mark.rule("card.attribute.six-kinds", scenario=1)
def test_an_effect_for_dark_monsters_touches_no_light_monster() -> None:
    darkness = Continuous(1, ChangeStat(ATK, All(Monster(FACE_UP, attribute=DARK), THE_FIELD), 500))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Darkness   monsters: Vorse Raider, Mystical Elf (attack)
        opp 8000
        """,
        pool=pool_with(probe("Test Darkness", "Spell / Continuous", darkness)),
    )
    t.you.activates("Test Darkness")
    assert (t.you.atk_of("Vorse Raider"), t.you.atk_of("Mystical Elf")) == (1900 + 500, 800)


@pytest.mark.rule("card.type.one-race", scenario=1)
def test_a_search_for_warriors_finds_avian_and_not_kuriboh() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army   deck: 元素英雄 羽翼侠, 栗子球, Celtic Guardian
        opp 8000
    """)
    t.you.activates("Reinforcement of the Army")
    assert sorted(t.you.is_asked("search").offers) == ["Celtic Guardian", "Elemental HERO Avian"]

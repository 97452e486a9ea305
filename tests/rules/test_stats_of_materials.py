"""Topic stats: a value that is the sum of what a monster was made of, or that says which monsters gain."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import ATK, FACE_UP
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import AtLeast, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.verbs import ChangeStat
from stat_cards import original_atk, use
from table import Table, table


@pytest.mark.rule("stats.question.set-by-own-effect", scenario=0)
def test_each_of_two_fusion_monsters_has_the_atk_of_its_own_materials() -> None:
    """UFOroid Fighter, whose ATK and DEF are printed as ?, has the ATK of UFOroid and of the Warrior used with it."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Polymerization, 2 UFOroid, Gearfried the Iron Knight, Celtic Guardian
                   extra: 2 UFOroid Fighter
        opp 8000
    """)
    t.you.activates("Polymerization (copy 1)")
    t.you.chooses("UFOroid Fighter (copy 1)")
    t.you.chooses("UFOroid (copy 1)", "Gearfried the Iron Knight")
    t.you.takes_position("attack", zone=1)
    t.you.activates("Polymerization")
    t.you.takes_position("attack", zone=2)
    values = [(t.you.atk_of("UFOroid Fighter", zone), t.you.def_of("UFOroid Fighter", zone)) for zone in (1, 2)]
    assert values == [(1200 + 1800, 1200 + 1800), (1200 + 1400, 1200 + 1400)]


GARZETT, GREAT_GARZETT = "Maju Garzett", "Great Maju Garzett"
FIGHTER, FORTRESS = "UFOroid Fighter", "Chimeratech Fortress Dragon"


def summoned(name: str) -> Table:
    """A monster of yours has just been summoned that has the points of what was given for it."""
    hand, field, extra = {
        GARZETT: (GARZETT, "Gemini Elf, Mystical Elf", ""),
        GREAT_GARZETT: (GREAT_GARZETT, "Battle Ox", ""),
        FIGHTER: ("Polymerization, UFOroid, Celtic Guardian", "", FIGHTER),
        FORTRESS: ("Umi", "Cyber Dragon, Mechanicalchaser", FORTRESS),
    }[name]
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {hand}, Shrink, Mystical Space Typhoon, Book of Moon, Monster Reborn, Dark Hole
                   monsters: {field}   set: Skill Drain   extra: {extra}   deck: 3 Umi
        opp 8000   deck: 3 Umi
    """)
    if name == FIGHTER:
        t.you.activates("Polymerization").nobody_responds()
        t.you.takes_position("attack")
    elif name == FORTRESS:
        t.you.makes(FORTRESS, "Cyber Dragon", "Mechanicalchaser")
    else:
        t.you.summons(name)
    return t.nobody_responds()


POINTS = [(GARZETT, 1900 + 800), (GREAT_GARZETT, 2 * 1700), (FIGHTER, 1200 + 1400), (FORTRESS, 2000)]


@pytest.mark.rule("stats.question.halved-or-doubled-original-counts-as-zero", scenario=0)
@pytest.mark.parametrize(("name", "atk"), POINTS[:2])
def test_shrink_leaves_a_garzett_nothing_since_its_own_effect_was_applied_once(name: str, atk: int) -> None:
    t = summoned(name)
    assert (t.you.atk_of(name), original_atk(t.you, name)) == (atk, 0)
    use(t.you, "Shrink", on=name)
    assert t.you.atk_of(name) == 0
    t.you.ends_turn()
    assert t.you.atk_of(name) == atk


@pytest.mark.rule("stats.set-original.latest-wins", scenario=0)
@pytest.mark.parametrize(("name", "atk"), POINTS[2:])
def test_shrink_halves_what_the_materials_have_made_the_original_atk(name: str, atk: int) -> None:
    t = summoned(name)
    assert (t.you.atk_of(name), original_atk(t.you, name)) == (atk, atk)
    use(t.you, "Shrink", on=name)
    assert (t.you.atk_of(name), original_atk(t.you, name)) == (atk // 2, atk // 2)


@pytest.mark.rule("stats.self-change.lost-when-monster-negated", scenario=0)
@pytest.mark.parametrize(("name", "atk"), POINTS)
def test_points_that_were_given_at_the_summon_do_not_come_back_after_skill_drain(name: str, atk: int) -> None:
    t = summoned(name)
    assert t.you.atk_of(name) == atk
    use(t.you, "Skill Drain")
    assert t.you.atk_of(name) == 0
    use(t.you, "Mystical Space Typhoon", on="Skill Drain")
    assert t.you.spells == [] and t.you.atk_of(name) == 0


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
@pytest.mark.parametrize("name", [name for name, _ in POINTS])
def test_points_that_were_given_at_the_summon_are_gone_once_the_monster_was_face_down(name: str) -> None:
    t = summoned(name)
    use(t.you, "Book of Moon", on=name)
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.flip_summons(name)
    t.nobody_responds()
    assert t.you.atk_of(name) == 0


@pytest.mark.rule("stats.off-field.printed-value", scenario=0)
def test_great_maju_garzett_that_was_revived_has_no_points() -> None:
    t = summoned(GREAT_GARZETT)
    use(t.you, "Dark Hole")
    t.you.activates("Monster Reborn", targeting=GREAT_GARZETT)
    t.nobody_responds()
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.atk_of(GREAT_GARZETT) == 0


# "All monsters you control with 1000 or more ATK gain 500 ATK."
STRENGTH = probe(
    "Test Strength",
    "Spell / Continuous",
    Activation(),
    Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, atk=AtLeast(1000)), YOUR_FIELD), 500)),
)


@pytest.mark.rule("stats.continuous-modifier.definition", scenario=0)
def test_a_continuous_increase_for_those_with_enough_atk_counts_once() -> None:
    """Whom it is about is asked with what it has changed itself: that goes round once, and no further."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Test Strength   monsters: Sangan, Kuriboh
        opp 8000   monsters: Sangan
        """,
        pool=pool_with(STRENGTH),
    )
    assert (t.you.atk_of("Sangan"), t.you.atk_of("Kuriboh"), t.opp.atk_of("Sangan")) == (1500, 300, 1000)


@pytest.mark.rule("stats.set-value.activated.overrides-everything-earlier", scenario=0)
def test_limiter_removal_doubles_the_atk_of_each_machine_by_its_own() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Limiter Removal   monsters: Cannon Soldier, Jinzo, Kuriboh, Mechanicalchaser
        opp 8000   monsters: Cannon Soldier
    """)
    t.you.activates("Limiter Removal").nobody_responds()
    machines = [t.you.atk_of(name) for name in ("Cannon Soldier", "Jinzo", "Mechanicalchaser")]
    assert machines == [2 * 1400, 2 * 2400, 2 * 1850]
    assert t.you.atk_of("Kuriboh") == 300 and t.opp.atk_of("Cannon Soldier") == 1400

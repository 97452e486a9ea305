"""What each card of `cards/monsters.py` does."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
FLIPS = ["Man-Eater Bug", "Hane-Hane", "Penguin Soldier"]


def flipped(name: str, mine: str = "", theirs: str = "monsters: Vorse Raider, Mystical Elf (set)") -> Table:
    """A monster that lay face-down was Flip Summoned."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {name} (set)   {mine}
        opp 8000   {theirs}
    """)
    t.you.flip_summons(name)
    return t


# -------------------------------------------------------------------------------------------------------- Flip monsters


def test_man_eater_bug_destroys_a_monster() -> None:
    """card: Man-Eater Bug ①"""
    t = flipped("Man-Eater Bug")
    assert sorted(t.you.is_asked("target").offers) == ["Man-Eater Bug", "Mystical Elf", "Vorse Raider"]
    t.you.targets("Mystical Elf").nobody_responds()
    assert t.opp.graveyard == ["Mystical Elf"] and t.opp.monsters == ["Vorse Raider"]
    assert t.you.monsters == ["Man-Eater Bug"]


def test_hane_hane_returns_a_monster_to_its_owners_hand() -> None:
    """card: Hane-Hane ①"""
    t = flipped("Hane-Hane", theirs="monsters: Summoned Skull (owner you), Mystical Elf (set)   set: Trap Hole")
    assert sorted(t.you.is_asked("target").offers) == ["Hane-Hane", "Mystical Elf", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.you.hand == ["Summoned Skull"] and t.opp.monsters == ["Mystical Elf"]


@pytest.mark.rule("effect.wording.compulsory", scenario=0)
@pytest.mark.parametrize("name", ["Man-Eater Bug", "Hane-Hane"])
def test_a_mandatory_flip_effect_takes_its_own_monster_if_there_is_no_other(name: str) -> None:
    """card: Man-Eater Bug ①, Hane-Hane ①"""
    t = flipped(name, theirs="").nobody_responds()
    assert t.you.monsters == []
    assert (t.you.graveyard if name == "Man-Eater Bug" else t.you.hand) == [name]


@pytest.mark.rule("damage-step.after-calc.flip-triggers", scenario=0)
@pytest.mark.parametrize("name", ["Man-Eater Bug", "Hane-Hane"])
def test_a_flip_monster_that_is_attacked_uses_its_effect_after_damage_calculation(name: str) -> None:
    """card: Man-Eater Bug ①, Hane-Hane ①"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Mystical Elf
        opp 8000   monsters: {name} (set)
    """)
    t.you.attacks("Vorse Raider", name)
    t.nobody_responds()
    # Destroyed by battle already, but not yet gone: it can no longer be chosen.
    assert sorted(t.opp.is_asked("target").offers) == ["Mystical Elf", "Vorse Raider"]
    t.opp.targets("Vorse Raider").nobody_responds()
    assert t.you.monsters == ["Mystical Elf"] and t.opp.graveyard == [name]
    assert (t.you.graveyard if name == "Man-Eater Bug" else t.you.hand) == ["Vorse Raider"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_a_flip_effect_is_not_used_by_a_normal_summon() -> None:
    """card: Man-Eater Bug ①, Hane-Hane ①, Penguin Soldier, Magician of Faith ①"""
    for name in [*FLIPS, "Magician of Faith"]:
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: {name}   graveyard: Umi
            opp 8000   monsters: Vorse Raider
        """)
        t.you.summons(name)
        t.you.is_asked("open state")
        assert t.chain == [] and t.opp.monsters == ["Vorse Raider"]


def test_penguin_soldier_returns_up_to_two_monsters() -> None:
    """card: Penguin Soldier"""
    t = flipped("Penguin Soldier")
    t.you.triggers("Penguin Soldier")
    question = t.you.is_asked("target")
    assert (question.least, question.most) == (1, 2)
    assert sorted(question.offers) == ["Mystical Elf", "Penguin Soldier", "Vorse Raider"]
    t.you.targets("Vorse Raider", "Mystical Elf").nobody_responds()
    assert sorted(t.opp.hand) == ["Mystical Elf", "Vorse Raider"] and t.you.monsters == ["Penguin Soldier"]


def test_penguin_soldier_may_return_one_monster() -> None:
    """card: Penguin Soldier"""
    t = flipped("Penguin Soldier")
    t.you.triggers("Penguin Soldier")
    t.you.targets("Vorse Raider").nobody_responds()
    assert t.opp.hand == ["Vorse Raider"] and t.opp.monsters == ["Mystical Elf"]


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_penguin_soldier_need_not_use_its_effect() -> None:
    """card: Penguin Soldier"""
    t = flipped("Penguin Soldier")
    t.you.is_asked("trigger")
    t.you.passes()
    t.nobody_responds()
    assert t.you.monsters == ["Penguin Soldier"] and t.opp.monsters == ["Vorse Raider", "Mystical Elf"]
    t.you.is_asked("open state")


def test_magician_of_faith_adds_a_spell_from_ones_own_graveyard() -> None:
    """card: Magician of Faith ①"""
    t = flipped("Magician of Faith", mine="graveyard: Raigeki, Trap Hole, Umi, Kuriboh", theirs="graveyard: Ookazi")
    assert sorted(t.you.is_asked("target").offers) == ["Raigeki", "Umi"]
    t.you.targets("Raigeki").nobody_responds()
    assert t.you.hand == ["Raigeki"] and t.you.graveyard == ["Trap Hole", "Umi", "Kuriboh"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_magician_of_faith_does_nothing_without_a_spell_in_ones_own_graveyard() -> None:
    """card: Magician of Faith ①"""
    t = flipped("Magician of Faith", mine="graveyard: Trap Hole, Kuriboh", theirs="graveyard: Ookazi")
    t.you.is_asked("open state")
    assert t.chain == [] and t.you.hand == []


# ------------------------------------------------------------------------------------------------------------- Sangan


def sangan(mine: str, deck: str) -> Table:
    """Sangan was destroyed by Dark Hole."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan   deck: {deck}   {mine}
        opp 8000
    """)
    t.you.activates("Dark Hole").nobody_responds()
    return t


def test_sangan_adds_a_monster_with_1500_atk_or_less() -> None:
    """card: Sangan ①"""
    t = sangan("hand: Dark Hole", "Vorse Raider, Kuriboh, Umi, Giant Soldier of Stone")
    assert sorted(t.you.is_asked("search").offers) == ["Giant Soldier of Stone", "Kuriboh"]
    t.you.chooses("Kuriboh")
    t.nobody_responds()
    assert t.you.hand == ["Kuriboh"] and "you shuffled" in t.log()


def test_sangan_lets_the_added_monster_be_summoned_but_not_use_effects_this_turn() -> None:
    """card: Sangan ①"""
    t = sangan("hand: Dark Hole, Monster Reborn   graveyard: Cannon Soldier", "Cannon Soldier, Umi")
    assert t.you.hand == ["Monster Reborn", "Cannon Soldier"]
    t.you.summons("Cannon Soldier")
    t.you.cannot("activate Cannon Soldier", because=FORBIDDEN)
    # Nor may another card of that name.
    t.you.activates("Monster Reborn", targeting="Cannon Soldier").nobody_responds()
    t.you.takes_position("attack").nobody_responds()
    assert t.you.monsters == ["Cannon Soldier", "Cannon Soldier"] and not t.you.can_activate("Cannon Soldier")


def test_the_restriction_of_sangan_ends_with_the_turn() -> None:
    """card: Sangan ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan   hand: Dark Hole   deck: Umi, Cannon Soldier, 2 Umi
        opp 8000   deck: 3 Umi
    """)
    t.you.activates("Dark Hole").nobody_responds()
    t.you.summons("Cannon Soldier")
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.can("activate Cannon Soldier")


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_sangan_is_used_once_per_turn() -> None:
    """card: Sangan ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan, Sangan, Cannon Soldier   deck: Kuriboh, Mystical Elf, Umi
        opp 8000
    """)
    t.you.activates("Cannon Soldier", tributing="Sangan (zone 1)").nobody_responds()
    t.you.chooses("Kuriboh")
    t.nobody_responds()
    t.you.activates("Cannon Soldier", tributing="Sangan").nobody_responds()
    assert t.you.hand == ["Kuriboh"] and t.you.graveyard == ["Sangan", "Sangan"] and t.opp.lp == 7000


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_sangan_does_nothing_when_it_does_not_come_from_the_field() -> None:
    """card: Sangan ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Sangan   deck: Kuriboh, Umi
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Raigeki Break", discarding="Sangan", targeting="Vorse Raider").nobody_responds()
    t.you.is_asked("open state")
    assert t.you.hand == [] and t.chain == []


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_sangan_works_when_it_was_face_down() -> None:
    """card: Sangan ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki
        opp 8000   monsters: Sangan (set)   deck: Kuriboh, Umi
    """)
    t.you.activates("Raigeki").nobody_responds()
    assert t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("timing.mandatory.must-activate", scenario=0)
def test_sangan_is_activated_even_if_there_is_nothing_to_find() -> None:
    """card: Sangan ①"""
    t = sangan("hand: Dark Hole", "Vorse Raider, Umi")
    assert "you activated Sangan" in t.log() and t.you.hand == []


# ------------------------------------------------------------------------------------------------- the other monsters


def test_cannon_soldier_fires_monsters_as_often_as_it_likes_and_itself() -> None:
    """card: Cannon Soldier"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cannon Soldier, Kuriboh, Mystical Elf (set)
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Cannon Soldier")
    assert sorted(t.you.is_asked("tribute").offers) == ["Cannon Soldier", "Kuriboh", "Mystical Elf"]
    t.you.chooses("Mystical Elf")
    t.nobody_responds()
    assert t.opp.lp == 7500
    t.you.activates("Cannon Soldier", tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == 7000
    t.you.activates("Cannon Soldier", tributing="Cannon Soldier").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 6500) and t.you.monsters == []


def test_exiled_force_destroys_a_monster_for_itself() -> None:
    """card: Exiled Force"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Exiled Force, Kuriboh
        opp 8000   monsters: Vorse Raider, Mystical Elf (set)   set: Trap Hole
    """)
    t.you.activates("Exiled Force")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Mystical Elf", "Vorse Raider"]
    assert t.you.graveyard == ["Exiled Force"] and "you tributed Exiled Force" in t.log()
    t.you.targets("Mystical Elf").nobody_responds()
    assert t.opp.graveyard == ["Mystical Elf"]


def test_exiled_force_needs_another_monster() -> None:
    """card: Exiled Force"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 monsters: Exiled Force\nopp 8000 set: Trap Hole")
    t.you.cannot("activate Exiled Force", because=NO_TARGET)


def test_jinzo_keeps_both_players_from_activating_traps() -> None:
    """card: Jinzo ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Jinzo   set: Just Desserts   hand: Ookazi
        opp 8000   monsters: Kuriboh   set: Solemn Judgment
        """,
        ask_all=True,
    )
    t.you.cannot("activate Just Desserts", because=FORBIDDEN)
    t.you.activates("Ookazi")
    t.opp.cannot("activate Solemn Judgment", because=FORBIDDEN)
    t.nobody_responds()
    assert t.opp.lp == 7200


def test_jinzo_negates_traps_that_are_face_up() -> None:
    """card: Jinzo ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Jinzo
        opp 8000   monsters: Kuriboh   spells: Gravity Bind
    """)
    t.you.attacks("Jinzo", "Kuriboh")
    t.nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"] and t.opp.lp == 8000 - 2100


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_jinzo_negates_a_trap_that_was_activated_before_it_came() -> None:
    """card: Jinzo ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts   monsters: Mystical Elf
        opp 8000   monsters: Kuriboh   set: Call of the Haunted   graveyard: Jinzo
    """)
    t.you.activates("Just Desserts")
    t.opp.activates("Call of the Haunted", targeting="Jinzo").nobody_responds()
    t.opp.settle_zone(None)
    t.nobody_responds()
    assert t.opp.lp == 8000 and t.opp.monsters == ["Kuriboh", "Jinzo"] and t.you.graveyard == ["Just Desserts"]


@pytest.mark.rule("effect.face-down.monster-effect-inactive", scenario=0)
def test_jinzo_does_nothing_face_down() -> None:
    """card: Jinzo ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts
        opp 8000   monsters: Jinzo (set)
    """)
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 7500


LIMBS = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]


@pytest.mark.rule("win.card-effect.exodia-five-pieces-in-hand", scenario=0)
@pytest.mark.parametrize("drawn", ["Exodia the Forbidden One", *LIMBS])
def test_exodia_wins_as_soon_as_all_five_are_in_the_hand(drawn: str) -> None:
    """card: Exodia the Forbidden One"""
    others = [name for name in ["Exodia the Forbidden One", *LIMBS] if name != drawn]
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Upstart Goblin, {", ".join(others)}   deck: {drawn}, Umi
        opp 8000
    """)
    assert t.winner == ""
    t.you.activates("Upstart Goblin").nobody_responds()
    assert t.winner == "you"


@pytest.mark.rule("win.card-effect.exodia-five-pieces-in-hand", scenario=0)
def test_exodia_wins_in_the_hand_only() -> None:
    """card: Exodia the Forbidden One"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Upstart Goblin, {", ".join(LIMBS[:3])}, {LIMBS[0]}   monsters: {LIMBS[3]}
                   deck: Exodia the Forbidden One, Umi
        opp 8000
    """)
    t.you.activates("Upstart Goblin").nobody_responds()
    assert t.winner == "" and "Exodia the Forbidden One" in t.you.hand

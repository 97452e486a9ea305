"""What each card of `cards/negation.py` does: cards that keep monsters from attacking or change their ATK and DEF."""

import pytest

from table import table

NO_TARGET = "target.timing.chosen-at-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"

# --------------------------------------------------------------------------------------------------------- attacks


def test_gravity_bind_keeps_level_4_monsters_of_both_players_from_attacking() -> None:
    """card: Gravity Bind"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Sangan, Summoned Skull   spells: Gravity Bind
        opp 8000   monsters: Kuriboh
    """)
    t.you.cannot("attack with Vorse Raider", because=FORBIDDEN)
    t.you.cannot("attack with Summoned Skull", because=FORBIDDEN)
    t.you.attacks("Sangan", "Kuriboh")
    t.nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"] and t.opp.lp == 7300


@pytest.mark.rule("battle.attack.cannot-attack-after-declaration", scenario=0)
def test_gravity_bind_stops_an_attack_that_was_declared_before() -> None:
    """card: Gravity Bind"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider
        opp 8000   monsters: Kuriboh   set: Gravity Bind
    """)
    t.you.attacks("Vorse Raider", "Kuriboh")
    t.opp.activates("Gravity Bind").nobody_responds()
    assert t.opp.monsters == ["Kuriboh"] and t.opp.lp == 8000 and t.opp.spells == ["Gravity Bind"]


def test_threatening_roar_keeps_the_opponent_from_declaring_attacks_this_turn() -> None:
    """card: Threatening Roar ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Vorse Raider, Sangan   deck: 2 Umi   hand: Umi
        opp 8000   set: Threatening Roar   monsters: Summoned Skull   deck: 2 Umi   hand: Umi
    """)
    t.you.goes_to("Battle Phase")
    t.opp.activates("Threatening Roar").nobody_responds()
    t.you.cannot("attack with Vorse Raider", because=FORBIDDEN)
    t.you.cannot("attack with Sangan", because=FORBIDDEN)
    # Only the opponent, and only this turn.
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.can("attack with Summoned Skull")


def test_threatening_roar_does_not_stop_an_attack_that_was_declared_before() -> None:
    """card: Threatening Roar ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Sangan
        opp 8000   monsters: Kuriboh   set: Threatening Roar
    """)
    t.you.attacks("Vorse Raider", "Kuriboh")
    t.opp.activates("Threatening Roar").nobody_responds()
    assert t.opp.graveyard == ["Threatening Roar", "Kuriboh"]
    t.you.cannot("attack with Sangan", because=FORBIDDEN)


# ------------------------------------------------------------------------------------------------------- ATK and DEF


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=0)
def test_rush_recklessly_gives_700_atk_until_the_end_of_the_turn() -> None:
    """card: Rush Recklessly ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly   monsters: Sangan, Mystical Elf (set)   deck: 2 Umi
        opp 8000   monsters: Vorse Raider, Giant Soldier of Stone (set)   deck: 2 Umi
    """)
    t.you.activates("Rush Recklessly")
    assert t.you.is_asked("target").offers == ["Sangan", "Vorse Raider"]
    t.you.targets("Sangan").nobody_responds()
    assert t.you.atk_of("Sangan") == 1700 and t.you.def_of("Sangan") == 600
    t.you.ends_turn()
    assert t.turn == 4 and t.you.atk_of("Sangan") == 1000


@pytest.mark.rule("damage-step.before-calc.atk-def-modifiers", scenario=0)
def test_rush_recklessly_may_be_used_in_the_damage_step() -> None:
    """card: Rush Recklessly ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider
        opp 8000   monsters: Giant Soldier of Stone (attack)   set: Rush Recklessly
    """)
    t.you.attacks("Vorse Raider", "Giant Soldier of Stone")
    while t.step != "Damage Step":
        t.duel.answer(len(t.opp.is_offered()) - 1, by=t.opp.player)
    t.opp.activates("Rush Recklessly", targeting="Giant Soldier of Stone").nobody_responds()
    assert t.you.graveyard == ["Vorse Raider"] and t.you.lp == 7900


def test_rush_recklessly_needs_a_face_up_monster() -> None:
    """card: Rush Recklessly ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly
        opp 8000   monsters: Giant Soldier of Stone (set)
    """)
    t.you.cannot("activate Rush Recklessly", because=NO_TARGET)


AXE_OF_DESPAIR = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Axe of Despair, Mystical Space Typhoon   monsters: {mine}   deck: Umi
    opp 8000   monsters: Vorse Raider, Giant Soldier of Stone (set)
"""


def test_axe_of_despair_gives_the_equipped_monster_1000_atk() -> None:
    """card: Axe of Despair ①"""
    t = table(AXE_OF_DESPAIR.format(mine="Sangan"))
    t.you.activates("Axe of Despair")
    assert t.you.is_asked("target").offers == ["Sangan", "Vorse Raider"]
    t.you.targets("Vorse Raider").nobody_responds()
    assert t.opp.atk_of("Vorse Raider") == 2900 and t.opp.def_of("Vorse Raider") == 1200
    assert t.you.atk_of("Sangan") == 1000 and t.you.spells == ["Axe of Despair"]


def test_axe_of_despair_needs_a_face_up_monster() -> None:
    """card: Axe of Despair ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair   monsters: Sangan (set)
        opp 8000   set: Trap Hole
    """)
    t.you.cannot("activate Axe of Despair", because=NO_TARGET)


def test_axe_of_despair_returns_to_the_top_of_the_deck_for_a_tribute() -> None:
    """card: Axe of Despair ②"""
    t = table(AXE_OF_DESPAIR.format(mine="Kuriboh, Mystical Elf"))
    t.you.activates("Axe of Despair", targeting="Kuriboh").nobody_responds()
    t.you.activates("Mystical Space Typhoon", targeting="Axe of Despair").nobody_responds()
    assert t.you.atk_of("Kuriboh") == 300
    t.you.triggers("Axe of Despair")
    assert sorted(t.you.is_asked("tribute").offers) == ["Kuriboh", "Mystical Elf"]
    t.you.chooses("Mystical Elf")
    t.nobody_responds()
    assert t.you.deck == ["Axe of Despair", "Umi"] and t.you.monsters == ["Kuriboh"]


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_axe_of_despair_may_stay_in_the_graveyard() -> None:
    """card: Axe of Despair ②"""
    t = table(AXE_OF_DESPAIR.format(mine="Kuriboh, Mystical Elf"))
    t.you.activates("Axe of Despair", targeting="Kuriboh").nobody_responds()
    t.you.activates("Mystical Space Typhoon", targeting="Axe of Despair").nobody_responds()
    t.you.is_asked("trigger")
    t.you.passes()
    t.nobody_responds()
    assert t.you.deck == ["Umi"] and t.you.monsters == ["Kuriboh", "Mystical Elf"]
    assert sorted(t.you.graveyard) == ["Axe of Despair", "Mystical Space Typhoon"]


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_axe_of_despair_falls_with_its_monster_and_returns_for_another() -> None:
    """card: Axe of Despair ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Raigeki   monsters: Mystical Elf   deck: Umi
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Axe of Despair", targeting="Vorse Raider").nobody_responds()
    t.you.activates("Raigeki").nobody_responds()
    t.you.triggers("Axe of Despair")
    t.nobody_responds()
    assert t.you.deck == ["Axe of Despair", "Umi"] and "Mystical Elf" in t.you.graveyard


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_axe_of_despair_stays_in_the_graveyard_without_a_monster_to_tribute() -> None:
    """card: Axe of Despair ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Dark Hole   monsters: Kuriboh   deck: Umi
        opp 8000
    """)
    t.you.activates("Axe of Despair", targeting="Kuriboh").nobody_responds()
    t.you.activates("Dark Hole").nobody_responds()
    t.you.is_asked("open state")
    assert "Axe of Despair" in t.you.graveyard and t.you.deck == ["Umi"]


FIELDS = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: {field}   monsters: Celtic Guardian, Vorse Raider, Mystical Elf, Battle Ox (set)
    opp 8000   monsters: Summoned Skull, Kuriboh, Petit Angel, Battle Ox
"""


@pytest.mark.rule("spell.field.scope-by-text", scenario=0)
def test_sogen_strengthens_warriors_and_beast_warriors() -> None:
    """card: Sogen"""
    t = table(FIELDS.format(field="Sogen"))
    t.you.activates("Sogen").nobody_responds()
    assert (t.you.atk_of("Celtic Guardian"), t.you.def_of("Celtic Guardian")) == (1600, 1400)
    assert (t.opp.atk_of("Battle Ox"), t.opp.def_of("Battle Ox")) == (1900, 1200)
    # Vorse Raider is a Beast-Warrior too; Fiends are not touched.
    assert (t.you.atk_of("Vorse Raider"), t.you.def_of("Vorse Raider")) == (2100, 1400)
    assert (t.opp.atk_of("Summoned Skull"), t.opp.def_of("Summoned Skull")) == (2500, 1200)
    assert (t.you.atk_of("Mystical Elf"), t.you.def_of("Mystical Elf")) == (800, 2000)


@pytest.mark.rule("spell.field.scope-by-text", scenario=0)
def test_yami_strengthens_fiends_and_spellcasters_and_weakens_fairies() -> None:
    """card: Yami"""
    t = table(FIELDS.format(field="Yami"))
    t.you.activates("Yami").nobody_responds()
    assert (t.opp.atk_of("Summoned Skull"), t.opp.def_of("Summoned Skull")) == (2700, 1400)
    assert (t.you.atk_of("Mystical Elf"), t.you.def_of("Mystical Elf")) == (1000, 2200)
    assert (t.opp.atk_of("Kuriboh"), t.opp.def_of("Kuriboh")) == (500, 400)
    assert (t.opp.atk_of("Petit Angel"), t.opp.def_of("Petit Angel")) == (400, 700)
    assert (t.you.atk_of("Celtic Guardian"), t.you.def_of("Celtic Guardian")) == (1400, 1200)


@pytest.mark.rule("spell.continuous.stops-when-it-leaves", scenario=0)
@pytest.mark.parametrize("field", ["Sogen", "Yami"])
def test_a_field_spell_that_is_gone_strengthens_nobody(field: str) -> None:
    """card: Sogen, Yami"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   field: {field}   hand: Mystical Space Typhoon   monsters: Celtic Guardian, Mystical Elf
        opp 8000
    """)
    before = (t.you.atk_of("Celtic Guardian"), t.you.atk_of("Mystical Elf"))
    assert before == ((1600, 800) if field == "Sogen" else (1400, 1000))
    t.you.activates("Mystical Space Typhoon", targeting=field).nobody_responds()
    assert (t.you.atk_of("Celtic Guardian"), t.you.atk_of("Mystical Elf")) == (1400, 800)


def test_banner_of_courage_strengthens_ones_own_monsters_in_ones_own_battle_phase() -> None:
    """card: Banner of Courage ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Banner of Courage   monsters: Vorse Raider, Sangan   hand: Umi   deck: 2 Umi
        opp 8000   monsters: Kuriboh   deck: 2 Umi
    """)
    assert t.you.atk_of("Sangan") == 1000
    t.you.goes_to("Battle Phase")
    assert (t.you.atk_of("Vorse Raider"), t.you.atk_of("Sangan"), t.opp.atk_of("Kuriboh")) == (2100, 1200, 300)
    assert t.you.def_of("Sangan") == 600
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2" and t.you.atk_of("Sangan") == 1000


def test_banner_of_courage_does_nothing_in_the_opponents_battle_phase() -> None:
    """card: Banner of Courage ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider
        opp 8000   monsters: Kuriboh   spells: Banner of Courage
    """)
    assert (t.you.atk_of("Vorse Raider"), t.opp.atk_of("Kuriboh")) == (1900, 300)

"""What each card of `cards/removal.py` does: Spells and Traps that destroy what lies on the field."""

import pytest

from table import table

NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
NOT_NOW = "effect.condition.all-must-be-met"
UNPAYABLE = "cost.unpayable.cannot-activate"

# ---------------------------------------------------------------------------------------------------- Spells and Traps


def test_mystical_space_typhoon_destroys_the_spell_or_trap_it_targets() -> None:
    """card: Mystical Space Typhoon ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon   set: Ookazi   monsters: Kuriboh
        opp 8000   spells: Gravity Bind   field: Umi   set: Trap Hole   monsters: Kuriboh
    """)
    t.you.activates("Mystical Space Typhoon")
    assert sorted(t.you.is_asked("target").offers) == ["Gravity Bind", "Ookazi", "Trap Hole", "Umi"]
    t.you.targets("Umi").nobody_responds()
    assert t.opp.graveyard == ["Umi"] and t.opp.spells == ["Gravity Bind"] and t.opp.set_cards == ["Trap Hole"]


def test_mystical_space_typhoon_needs_another_spell_or_trap() -> None:
    """card: Mystical Space Typhoon ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon, Ookazi   monsters: Kuriboh
        opp 8000   monsters: Kuriboh
    """)
    t.you.cannot("activate Mystical Space Typhoon", because=NO_TARGET)


@pytest.mark.rule("effect.resolve.single-effect-is-simultaneous", scenario=0)
def test_heavy_storm_destroys_the_spells_and_traps_of_both_players_at_once() -> None:
    """card: Heavy Storm"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Heavy Storm   set: Ookazi   field: Sogen   monsters: Kuriboh
        opp 8000   spells: Gravity Bind   set: Trap Hole   monsters: Sangan
    """)
    t.you.activates("Heavy Storm").nobody_responds()
    assert sorted(t.you.graveyard) == ["Heavy Storm", "Ookazi", "Sogen"] and t.you.graveyard[-1] == "Heavy Storm"
    assert sorted(t.opp.graveyard) == ["Gravity Bind", "Trap Hole"]
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == ["Sangan"]
    assert "Heavy Storm destroyed (effect)" not in t.log()


def test_heavy_storm_does_not_count_itself() -> None:
    """card: Heavy Storm"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Heavy Storm   monsters: Kuriboh
        opp 8000   monsters: Kuriboh
    """)
    t.you.cannot("activate Heavy Storm", because=NOTHING_TO_DO)


@pytest.mark.rule("effect.text.self-opponent-relative-to-controller", scenario=0)
def test_harpies_feather_duster_destroys_the_opponents_spells_and_traps_only() -> None:
    """card: Harpie's Feather Duster ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Harpie's Feather Duster   set: Ookazi   field: Sogen
        opp 8000   spells: Gravity Bind   set: Trap Hole   field: Umi   monsters: Sangan
    """)
    t.you.activates("Harpie's Feather Duster").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Gravity Bind", "Trap Hole", "Umi"] and t.opp.monsters == ["Sangan"]
    assert t.you.set_cards == ["Ookazi"] and t.you.field_zone == ["Sogen"]


def test_harpies_feather_duster_needs_a_spell_or_trap_of_the_opponent() -> None:
    """card: Harpie's Feather Duster ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Harpie's Feather Duster   set: Ookazi   field: Sogen
        opp 8000   monsters: Sangan
    """)
    t.you.cannot("activate Harpie's Feather Duster", because=NOTHING_TO_DO)


DUST_TORNADO = """
    turn 3, Main Phase 1, you to act
    you 8000   set: Dust Tornado, Ookazi   hand: Mirror Force, Kuriboh, Raigeki
    opp 8000   set: Trap Hole   spells: Gravity Bind   monsters: Sangan
"""


def test_dust_tornado_destroys_and_then_sets_a_spell_or_trap_from_the_hand() -> None:
    """card: Dust Tornado ①"""
    t = table(DUST_TORNADO)
    t.you.activates("Dust Tornado")
    assert sorted(t.you.is_asked("target").offers) == ["Gravity Bind", "Trap Hole"]
    t.you.targets("Trap Hole").nobody_responds()
    assert t.opp.graveyard == ["Trap Hole"]
    t.you.says_yes()
    assert sorted(t.you.is_asked("effect").offers) == ["Mirror Force", "Raigeki"]
    t.you.chooses("Mirror Force", zone=None)
    t.nobody_responds()
    assert sorted(t.you.set_cards) == ["Mirror Force", "Ookazi"]
    assert t.you.hand == ["Kuriboh", "Raigeki"]


@pytest.mark.rule("effect.wording.optional", scenario=0)
def test_the_set_of_dust_tornado_can_be_declined() -> None:
    """card: Dust Tornado ①"""
    t = table(DUST_TORNADO)
    t.you.activates("Dust Tornado", targeting="Gravity Bind").nobody_responds()
    t.you.says_no().nobody_responds()
    assert t.opp.graveyard == ["Gravity Bind"] and t.you.set_cards == ["Ookazi"]
    assert t.you.hand == ["Mirror Force", "Kuriboh", "Raigeki"]


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_dust_tornado_sets_nothing_if_it_destroyed_nothing() -> None:
    """card: Dust Tornado ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Dust Tornado   hand: Mirror Force, Raigeki
        opp 8000   set: Mystical Space Typhoon, Trap Hole
    """)
    t.you.activates("Dust Tornado", targeting="Trap Hole")
    t.opp.activates("Mystical Space Typhoon", targeting="Trap Hole").nobody_responds()
    t.you.is_asked("open state")
    assert t.you.hand == ["Mirror Force", "Raigeki"] and t.you.set_cards == []


def test_dust_tornado_cannot_target_ones_own_cards() -> None:
    """card: Dust Tornado ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Dust Tornado, Ookazi   hand: Umi
        opp 8000   monsters: Sangan
    """)
    t.you.cannot("activate Dust Tornado", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------------------- monsters


@pytest.mark.rule("effect.text.self-opponent-relative-to-controller", scenario=0)
def test_raigeki_destroys_all_monsters_of_the_opponent_only() -> None:
    """card: Raigeki ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   monsters: Kuriboh
        opp 8000   monsters: Vorse Raider, Mystical Elf (defense), Giant Soldier of Stone (set)   set: Trap Hole
    """)
    t.you.activates("Raigeki").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Giant Soldier of Stone", "Mystical Elf", "Vorse Raider"]
    assert t.you.monsters == ["Kuriboh"] and t.opp.set_cards == ["Trap Hole"]


def test_raigeki_needs_a_monster_of_the_opponent() -> None:
    """card: Raigeki ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   monsters: Kuriboh
        opp 8000   set: Trap Hole
    """)
    t.you.cannot("activate Raigeki", because=NOTHING_TO_DO)


def test_dark_hole_destroys_all_monsters_of_both_players() -> None:
    """card: Dark Hole ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   monsters: Kuriboh, Mystical Elf (set)
        opp 8000   monsters: Vorse Raider, Giant Soldier of Stone (set)   set: Trap Hole
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert sorted(t.you.graveyard) == ["Dark Hole", "Kuriboh", "Mystical Elf"]
    assert sorted(t.opp.graveyard) == ["Giant Soldier of Stone", "Vorse Raider"] and t.opp.set_cards == ["Trap Hole"]


def test_dark_hole_may_destroy_ones_own_monsters_alone_but_not_nothing() -> None:
    """card: Dark Hole ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Dark Hole monsters: Kuriboh\nopp 8000")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.graveyard == ["Kuriboh", "Dark Hole"]
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Dark Hole\nopp 8000 set: Trap Hole")
    t.you.cannot("activate Dark Hole", because=NOTHING_TO_DO)


@pytest.mark.parametrize(("spell", "gone"), [("Smashing Ground", "Giant Soldier of Stone"), ("Fissure", "Kuriboh")])
def test_smashing_ground_takes_the_highest_def_and_fissure_the_lowest_atk(spell: str, gone: str) -> None:
    """card: Smashing Ground ①, Fissure ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}   monsters: Petit Moth, Millennium Shield
        opp 8000   monsters: Vorse Raider, Giant Soldier of Stone, Kuriboh (defense), Millennium Shield (set),
                             Petit Moth (set)
    """)
    t.you.activates(spell).nobody_responds()
    assert t.opp.graveyard == [gone] and len(t.opp.monsters) == 4
    assert t.you.monsters == ["Petit Moth", "Millennium Shield"]


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=0)
@pytest.mark.parametrize("spell", ["Smashing Ground", "Fissure"])
def test_the_player_of_smashing_ground_or_fissure_chooses_among_equals(spell: str) -> None:
    """card: Smashing Ground ①, Fissure ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}
        opp 8000   monsters: Sangan (zone 1), Sangan (zone 4, defense)
    """)
    t.you.activates(spell).nobody_responds()
    assert t.you.is_asked("effect").offers == ["Sangan", "Sangan"]
    t.you.does("Sangan (zone 4)")
    t.nobody_responds()
    assert t.opp.monster("Sangan").zone == 1


@pytest.mark.parametrize("spell", ["Smashing Ground", "Fissure"])
def test_smashing_ground_and_fissure_do_not_look_at_face_down_monsters(spell: str) -> None:
    """card: Smashing Ground ①, Fissure ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}   monsters: Kuriboh
        opp 8000   monsters: Magician of Faith (set)
    """)
    t.you.cannot(f"activate {spell}", because=NOTHING_TO_DO)


# ---------------------------------------------------------------------------------------------------------- with a cost


def test_raigeki_break_destroys_any_one_card_for_a_discard() -> None:
    """card: Raigeki Break ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Umi, Kuriboh   monsters: Mystical Elf
        opp 8000   monsters: Vorse Raider, Giant Soldier of Stone (set)   set: Trap Hole
    """)
    t.you.activates("Raigeki Break", discarding="Umi")
    offers = sorted(t.you.is_asked("target").offers)
    assert offers == ["Giant Soldier of Stone", "Mystical Elf", "Trap Hole", "Vorse Raider"]
    t.you.targets("Giant Soldier of Stone").nobody_responds()
    assert t.opp.graveyard == ["Giant Soldier of Stone"] and t.you.graveyard == ["Umi", "Raigeki Break"]


def test_raigeki_break_needs_a_card_to_discard_and_another_card_to_target() -> None:
    """card: Raigeki Break ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 set: Raigeki Break\nopp 8000 monsters: Vorse Raider")
    t.you.cannot("activate Raigeki Break", because=UNPAYABLE)
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 set: Raigeki Break hand: Umi\nopp 8000")
    t.you.cannot("activate Raigeki Break", because=NO_TARGET)


def test_lightning_vortex_destroys_the_opponents_face_up_monsters_for_a_discard() -> None:
    """card: Lightning Vortex ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Lightning Vortex, Umi, Kuriboh   monsters: Sangan
        opp 8000   monsters: Vorse Raider, Mystical Elf (defense), Giant Soldier of Stone (set)   set: Trap Hole
    """)
    t.you.activates("Lightning Vortex", discarding="Umi").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Mystical Elf", "Vorse Raider"] and t.opp.set_cards == ["Trap Hole"]
    assert t.opp.monsters == ["Giant Soldier of Stone"] and t.you.monsters == ["Sangan"]
    assert t.you.graveyard == ["Umi", "Lightning Vortex"] and t.you.hand == ["Kuriboh"]


def test_lightning_vortex_needs_another_card_to_discard_and_a_face_up_monster_of_the_opponent() -> None:
    """card: Lightning Vortex ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Lightning Vortex\nopp 8000 monsters: Vorse Raider")
    t.you.cannot("activate Lightning Vortex", because=UNPAYABLE)
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Lightning Vortex, Umi   monsters: Sangan
        opp 8000   monsters: Vorse Raider (set)
    """)
    t.you.cannot("activate Lightning Vortex", because=NOTHING_TO_DO)


def test_tribute_to_the_doomed_destroys_any_one_monster_for_a_discard() -> None:
    """card: Tribute to The Doomed ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Tribute to The Doomed, Umi, Kuriboh   monsters: Sangan
        opp 8000   monsters: Vorse Raider, Giant Soldier of Stone (set)   set: Trap Hole
    """)
    t.you.activates("Tribute to The Doomed", discarding="Kuriboh")
    assert sorted(t.you.is_asked("target").offers) == ["Giant Soldier of Stone", "Sangan", "Vorse Raider"]
    t.you.targets("Giant Soldier of Stone").nobody_responds()
    assert t.opp.graveyard == ["Giant Soldier of Stone"] and t.you.graveyard == ["Kuriboh", "Tribute to The Doomed"]


def test_tribute_to_the_doomed_needs_another_card_to_discard_and_a_monster() -> None:
    """card: Tribute to The Doomed ①"""
    doomed = "hand: Tribute to The Doomed"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 {doomed}\nopp 8000 monsters: Vorse Raider")
    t.you.cannot("activate Tribute to The Doomed", because=UNPAYABLE)
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 {doomed}, Umi\nopp 8000 set: Trap Hole")
    t.you.cannot("activate Tribute to The Doomed", because=NO_TARGET)


DARK_WORLD_LIGHTNING = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Dark World Lightning, Umi, Kuriboh   set: Ookazi   monsters: Sangan
    opp 8000   monsters: Vorse Raider, Giant Soldier of Stone (set)   set: Jar of Greed   deck: 3 Sogen
"""


@pytest.mark.parametrize("target", ["Giant Soldier of Stone", "Jar of Greed"])
def test_dark_world_lightning_destroys_any_set_card_and_then_discards(target: str) -> None:
    """card: Dark World Lightning"""
    t = table(DARK_WORLD_LIGHTNING)
    t.you.activates("Dark World Lightning")
    assert sorted(t.you.is_asked("target").offers) == ["Giant Soldier of Stone", "Jar of Greed", "Ookazi"]
    t.you.targets(target).nobody_responds()
    assert t.opp.graveyard == [target] and t.you.hand == ["Umi", "Kuriboh"]
    t.you.chooses("Umi")
    assert t.you.hand == ["Kuriboh"] and t.you.graveyard == ["Umi", "Dark World Lightning"]
    assert "you discarded Umi (effect)" in t.log()


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_dark_world_lightning_discards_nothing_if_its_target_was_turned_face_up() -> None:
    """card: Dark World Lightning"""
    t = table(DARK_WORLD_LIGHTNING)
    t.you.activates("Dark World Lightning", targeting="Jar of Greed")
    t.opp.activates("Jar of Greed").nobody_responds()
    t.you.is_asked("open state")
    assert t.opp.hand == ["Sogen"] and t.you.hand == ["Umi", "Kuriboh"]
    assert "Jar of Greed destroyed (effect)" not in t.log()


def test_dark_world_lightning_needs_a_card_to_discard_and_a_set_card() -> None:
    """card: Dark World Lightning"""
    lightning = "Dark World Lightning"
    for mine in (f"hand: {lightning}", f"set: {lightning}"):
        t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 {mine}\nopp 8000 set: Trap Hole")
        t.you.cannot(f"activate {lightning}", because=NOT_NOW)
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 set: {lightning} hand: Umi\nopp 8000 spells: Gravity Bind")
    t.you.cannot(f"activate {lightning}", because=NO_TARGET)


def test_icarus_attack_destroys_two_cards_for_a_winged_beast() -> None:
    """card: Icarus Attack ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Harpie Lady, Kuriboh
        opp 8000   monsters: Vorse Raider   set: Trap Hole
    """)
    t.you.activates("Icarus Attack", tributing="Harpie Lady")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Trap Hole", "Vorse Raider"]
    t.you.targets("Trap Hole", "Vorse Raider").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Trap Hole", "Vorse Raider"]
    assert t.you.monsters == ["Kuriboh"] and t.you.graveyard == ["Harpie Lady", "Icarus Attack"]


def test_icarus_attack_needs_a_winged_beast_of_its_own_player() -> None:
    """card: Icarus Attack ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Kuriboh
        opp 8000   monsters: Harpie Lady, Vorse Raider
    """)
    t.you.cannot("activate Icarus Attack", because=UNPAYABLE)


def test_icarus_attack_needs_two_targets_besides_the_tribute() -> None:
    """card: Icarus Attack ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Icarus Attack   monsters: Harpie Lady
        opp 8000   monsters: Vorse Raider
    """)
    t.you.cannot("activate Icarus Attack", because=NO_TARGET)


# ----------------------------------------------------------------------------------------------- answers to a summon


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
@pytest.mark.parametrize("how", ["normal", "flip", "special"])
def test_torrential_tribute_answers_every_kind_of_summon_of_both_players(how: str) -> None:
    """card: Torrential Tribute ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider, Monster Reborn   monsters: Mystical Elf (set)   graveyard: Kuriboh
                   set: Torrential Tribute
        opp 8000   monsters: Sangan, Giant Soldier of Stone (set)   set: Torrential Tribute
    """)
    if how == "normal":
        t.you.summons("Vorse Raider")
    elif how == "flip":
        t.you.flip_summons("Mystical Elf")
    else:
        t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
        t.you.takes_position("attack")
    t.you.can("activate Torrential Tribute")
    t.you.passes()
    t.opp.activates("Torrential Tribute").nobody_responds()
    assert t.you.monsters == [] and t.opp.monsters == [] and "Mystical Elf" in t.you.graveyard
    assert "Giant Soldier of Stone" in t.opp.graveyard


def test_torrential_tribute_does_not_answer_a_set() -> None:
    """card: Torrential Tribute ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider   set: Torrential Tribute
        opp 8000   monsters: Sangan   set: Torrential Tribute
        """,
        ask_all=True,
    )
    t.you.cannot("activate Torrential Tribute", because=NOT_NOW)
    t.you.sets("Vorse Raider")
    t.you.cannot("activate Torrential Tribute", because=NOT_NOW)
    t.you.passes()
    t.opp.cannot("activate Torrential Tribute", because=NOT_NOW)


@pytest.mark.parametrize("how", ["normal", "flip"])
def test_trap_hole_destroys_the_monster_that_was_summoned(how: str) -> None:
    """card: Trap Hole ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider   monsters: Giant Soldier of Stone (set)
        opp 8000   set: Trap Hole   monsters: Summoned Skull
    """)
    if how == "normal":
        t.you.summons("Vorse Raider")
    else:
        t.you.flip_summons("Giant Soldier of Stone")
    name = "Vorse Raider" if how == "normal" else "Giant Soldier of Stone"
    t.opp.activates("Trap Hole", targeting=name).nobody_responds()
    assert t.you.graveyard == [name] and t.opp.monsters == ["Summoned Skull"]


@pytest.mark.parametrize("how", ["too weak", "special", "own"])
def test_trap_hole_does_not_answer_other_summons(how: str) -> None:
    """card: Trap Hole ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider, Mystical Elf, Monster Reborn   graveyard: Sangan   set: Trap Hole
        opp 8000   set: Trap Hole
        """,
        ask_all=True,
    )
    if how == "own":
        t.you.summons("Vorse Raider")
        t.you.cannot("activate Trap Hole", because=NOT_NOW)
        return
    if how == "too weak":
        t.you.summons("Mystical Elf")
    else:
        t.you.activates("Monster Reborn", targeting="Sangan").nobody_responds()
        t.you.takes_position("attack")
    t.you.passes()
    t.opp.cannot("activate Trap Hole", because=NOT_NOW)


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_trap_hole_does_not_destroy_a_monster_that_was_turned_face_down() -> None:
    """card: Trap Hole ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider, Book of Moon
        opp 8000   set: Trap Hole
    """)
    t.you.summons("Vorse Raider")
    t.you.passes()
    t.opp.activates("Trap Hole")
    t.you.activates("Book of Moon", targeting="Vorse Raider").nobody_responds()
    assert t.you.monster("Vorse Raider").position == "set"


@pytest.mark.parametrize("how", ["normal", "flip", "special"])
def test_bottomless_trap_hole_banishes_what_was_summoned(how: str) -> None:
    """card: Bottomless Trap Hole ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider, Monster Reborn   monsters: Summoned Skull (set)
                   graveyard: Blue-Eyes White Dragon
        opp 8000   set: Bottomless Trap Hole   monsters: Vorse Raider
    """)
    name = {"normal": "Vorse Raider", "flip": "Summoned Skull", "special": "Blue-Eyes White Dragon"}[how]
    if how == "normal":
        t.you.summons(name)
    elif how == "flip":
        t.you.flip_summons(name)
    else:
        t.you.activates("Monster Reborn", targeting=name).nobody_responds()
        t.you.takes_position("defense")
    t.opp.activates("Bottomless Trap Hole").nobody_responds()
    assert t.you.banished == [name] and f"{name} destroyed (effect)" in t.log()
    assert t.opp.monsters == ["Vorse Raider"]


@pytest.mark.parametrize("name", ["Giant Soldier of Stone", "own"])
def test_bottomless_trap_hole_answers_only_the_opponents_monsters_with_1500_atk(name: str) -> None:
    """card: Bottomless Trap Hole ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Giant Soldier of Stone, Vorse Raider   set: Bottomless Trap Hole
        opp 8000   set: Bottomless Trap Hole
        """,
        ask_all=True,
    )
    t.you.summons("Vorse Raider" if name == "own" else name)
    t.you.cannot("activate Bottomless Trap Hole", because=NOT_NOW)
    if name != "own":
        t.you.passes()
        t.opp.cannot("activate Bottomless Trap Hole", because=NOT_NOW)


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_bottomless_trap_hole_does_not_target_and_spares_a_monster_turned_face_down() -> None:
    """card: Bottomless Trap Hole ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider, Book of Moon
        opp 8000   set: Bottomless Trap Hole
    """)
    t.you.summons("Vorse Raider")
    t.you.passes()
    t.opp.activates("Bottomless Trap Hole")
    assert not [line for line in t.log() if "target" in line]
    t.you.activates("Book of Moon", targeting="Vorse Raider").nobody_responds()
    assert t.you.monsters == ["Vorse Raider"] and t.you.banished == []

"""Cards: Normal Traps that answer a summon."""

import pytest

from table import Table, table

UNMET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def their_turn(you: str, opp: str, ask_all: bool = False) -> Table:
    return table(
        f"turn 4, Main Phase 1, opp to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


def your_turn(you: str, opp: str, ask_all: bool = False) -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}",
        ask_all=ask_all,
    )


# --------------------------------------------------------------------------------------------- what was summoned is hit

# Goblin Attack Force has 2300 ATK and no DEF, Soul Tiger no ATK and 2100 DEF.
HITS = [("House of Adhesive Tape", "Goblin Attack Force"), ("Eatgaboon", "Soul Tiger")]


@pytest.mark.parametrize(("trap", "monster"), HITS)
def test_a_weak_monster_is_destroyed_as_it_is_normal_or_flip_summoned(trap: str, monster: str) -> None:
    """card: House of Adhesive Tape, Eatgaboon"""
    t = their_turn(f"set: {trap}", f"hand: {monster}")
    t.opp.summons(monster)
    t.you.activates(trap).nobody_responds()
    assert t.opp.graveyard == [monster] and t.you.graveyard == [trap]
    t = their_turn(f"set: {trap}", f"monsters: {monster} (set)")
    t.opp.flip_summons(monster)
    t.you.activates(trap).nobody_responds()
    assert t.opp.graveyard == [monster]


@pytest.mark.parametrize(("trap", "monster"), HITS)
def test_other_monsters_and_other_summons_are_not_answered(trap: str, monster: str) -> None:
    """card: House of Adhesive Tape, Eatgaboon"""
    other = next(each for _, each in HITS if each != monster)
    for strong in (other, "Gemini Elf"):
        t = their_turn(f"set: {trap}", f"hand: {strong}", ask_all=True)
        t.opp.summons(strong)
        t.you.cannot(f"activate {trap}", because=UNMET)
    t = their_turn(f"set: {trap}", f"hand: Monster Reborn   graveyard: {monster}", ask_all=True)
    t.opp.activates("Monster Reborn", targeting=monster).nobody_responds()
    t.opp.takes_position("attack")
    t.you.cannot(f"activate {trap}", because=UNMET)
    t = your_turn(f"set: {trap}   hand: {monster}", "hand: Kuriboh", ask_all=True)
    t.you.summons(monster)
    t.you.cannot(f"activate {trap}", because=UNMET)


def test_they_leave_a_monster_alone_that_has_become_strong_or_face_down() -> None:
    """card: Eatgaboon, House of Adhesive Tape"""
    t = their_turn("set: Eatgaboon", "hand: Soul Tiger, Rush Recklessly")
    t.opp.summons("Soul Tiger")
    t.opp.passes()
    t.you.activates("Eatgaboon")
    t.opp.activates("Rush Recklessly").nobody_responds()
    assert t.opp.monsters == ["Soul Tiger"]
    t = their_turn("set: House of Adhesive Tape", "hand: Goblin Attack Force, Book of Moon")
    t.opp.summons("Goblin Attack Force")
    t.opp.passes()
    t.you.activates("House of Adhesive Tape")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.opp.monsters == ["Goblin Attack Force"]


def test_adhesion_trap_hole_halves_the_original_attack_of_what_was_summoned() -> None:
    """card: Adhesion Trap Hole"""
    t = their_turn("set: Adhesion Trap Hole", "hand: Gemini Elf, Axe of Despair   monsters: Vorse Raider")
    t.opp.summons("Gemini Elf")
    t.you.activates("Adhesion Trap Hole").nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 950 and t.opp.atk_of("Vorse Raider") == 1900
    t.opp.activates("Axe of Despair", targeting="Gemini Elf")
    assert t.opp.atk_of("Gemini Elf") == 1950
    t.opp.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1950  # as long as it is face-up


def test_adhesion_trap_hole_halves_each_of_several_monsters_of_any_summon() -> None:
    """card: Adhesion Trap Hole"""
    flute = "The Flute of Summoning Dragon"
    t = their_turn(
        "set: Adhesion Trap Hole", f"hand: {flute}, Blue-Eyes White Dragon, Luster Dragon   monsters: Lord of D."
    )
    t.opp.activates(flute)
    t.opp.does("Blue-Eyes White Dragon, Luster Dragon")
    t.opp.takes_position("attack")
    t.opp.takes_position("attack")
    t.you.activates("Adhesion Trap Hole").nobody_responds()
    assert t.opp.atk_of("Blue-Eyes White Dragon") == 1500 and t.opp.atk_of("Luster Dragon") == 950
    assert t.opp.atk_of("Lord of D.") == 1200
    t = your_turn("set: Adhesion Trap Hole   hand: Gemini Elf", "hand: Kuriboh", ask_all=True)
    t.you.summons("Gemini Elf")
    t.you.cannot("activate Adhesion Trap Hole", because=UNMET)


def test_adhesion_trap_hole_ends_when_the_monster_is_turned_down() -> None:
    """card: Adhesion Trap Hole"""
    t = their_turn("set: Adhesion Trap Hole", "hand: Gemini Elf, Book of Moon, Book of Taiyou")
    t.opp.summons("Gemini Elf")
    t.opp.passes()
    t.you.activates("Adhesion Trap Hole").nobody_responds()
    t.opp.activates("Book of Moon").nobody_responds()
    t.opp.activates("Book of Taiyou").nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1900


def test_chain_destruction_destroys_the_namesakes_in_hand_and_deck_of_the_controller() -> None:
    """card: Chain Destruction ①"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Chain Destruction   hand: Gemini Elf   deck: Gemini Elf
        opp 8000   hand: 2 Gemini Elf, Umi   deck: Gemini Elf, Sogen
    """)
    t.opp.summons("Gemini Elf")
    t.you.activates("Chain Destruction").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.graveyard == ["Gemini Elf"] * 2
    assert t.opp.hand == ["Umi"] and t.opp.deck == ["Sogen"]
    assert t.you.hand == ["Gemini Elf"] and t.you.deck == ["Gemini Elf"]
    assert t.log().count("Gemini Elf destroyed (effect)") == 2


def test_chain_destruction_answers_your_own_special_summon_and_reads_your_cards_then() -> None:
    """card: Chain Destruction ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Chain Destruction   hand: Monster Reborn, Sangan   graveyard: Sangan   deck: Sangan
        opp 8000   hand: Sangan   deck: Sangan
    """)
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    t.you.activates("Chain Destruction").nobody_responds()
    assert t.you.graveyard.count("Sangan") == 2 and t.you.hand == [] and t.you.deck == []
    assert t.opp.hand == ["Sangan"] and t.opp.deck == ["Sangan"]


def test_chain_destruction_can_target_also_where_nobody_has_a_namesake() -> None:
    """card: Chain Destruction ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Chain Destruction   hand: Kuriboh, Umi   deck: 9 Sogen
        opp 8000   hand: Umi   deck: 9 Sogen
    """)
    t.you.summons("Kuriboh")
    t.you.activates("Chain Destruction").nobody_responds()
    assert t.you.graveyard == ["Chain Destruction"] and t.you.monsters == ["Kuriboh"]
    assert t.you.hand == ["Umi"] and t.opp.hand == ["Umi"]


def test_chain_destruction_answers_no_strong_monster_and_none_that_is_turned_down() -> None:
    """card: Chain Destruction ①"""
    t = their_turn("set: Chain Destruction", "hand: 2 Summoned Skull   monsters: Kuriboh", ask_all=True)
    t.opp.summons("Summoned Skull", tributing=["Kuriboh"])
    t.you.cannot("activate Chain Destruction", because=UNMET)
    t = their_turn("set: Chain Destruction", "hand: 2 Gemini Elf, Book of Moon")
    t.opp.summons("Gemini Elf")
    t.opp.passes()
    t.you.activates("Chain Destruction")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.opp.hand == ["Gemini Elf"]


def test_pineapple_blast_leaves_the_opponent_as_many_monsters_as_you_have() -> None:
    """card: Pineapple Blast"""
    t = your_turn(
        "set: Pineapple Blast   hand: Gemini Elf", "monsters: Kuriboh, Sangan (set), Vorse Raider   hand: Umi"
    )
    t.you.summons("Gemini Elf")
    t.you.activates("Pineapple Blast").nobody_responds()
    assert sorted(t.opp.is_asked("effect").offers) == ["Kuriboh", "Sangan", "Vorse Raider"]
    t.opp.chooses("Kuriboh", "Sangan")
    assert t.opp.monsters == ["Vorse Raider"] and t.you.monsters == ["Gemini Elf"]


def test_pineapple_blast_answers_your_normal_summon_while_the_opponent_has_more() -> None:
    """card: Pineapple Blast"""
    t = your_turn("set: Pineapple Blast   hand: Gemini Elf", "monsters: Vorse Raider   hand: Umi", ask_all=True)
    t.you.summons("Gemini Elf")
    t.you.cannot("activate Pineapple Blast", because=UNMET)
    t = their_turn("set: Pineapple Blast", "hand: Gemini Elf   monsters: Kuriboh, Sangan", ask_all=True)
    t.opp.summons("Gemini Elf")
    t.you.cannot("activate Pineapple Blast", because=UNMET)
    t = your_turn(
        "set: Pineapple Blast   monsters: Gemini Elf (set)", "monsters: Vorse Raider, Kuriboh   hand: Umi", ask_all=True
    )
    t.you.flip_summons("Gemini Elf")
    t.you.cannot("activate Pineapple Blast", because=UNMET)


# ---------------------------------------------------------------------------------------------------- another one comes


def test_hidden_soldiers_brings_a_small_dark_monster_from_the_hand() -> None:
    """card: Hidden Soldiers"""
    mine = "set: Hidden Soldiers   hand: Vorse Raider, Gemini Elf, Summoned Skull, Opticlops"
    t = their_turn(mine, "hand: Kuriboh")
    t.opp.summons("Kuriboh")
    t.you.activates("Hidden Soldiers").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Opticlops", "Vorse Raider"]
    t.you.chooses("Opticlops")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Opticlops"]
    t = their_turn("set: Hidden Soldiers   hand: Opticlops", "monsters: Kuriboh (set)")
    t.opp.flip_summons("Kuriboh")
    t.you.activates("Hidden Soldiers").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Opticlops"]


def test_hidden_soldiers_answers_no_special_summon_and_needs_such_a_monster() -> None:
    """card: Hidden Soldiers"""
    t = their_turn("set: Hidden Soldiers   hand: Opticlops", "hand: Monster Reborn   graveyard: Kuriboh", ask_all=True)
    t.opp.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    t.opp.takes_position("attack")
    t.you.cannot("activate Hidden Soldiers", because=UNMET)
    t = their_turn("set: Hidden Soldiers", "hand: Kuriboh", ask_all=True)
    t.opp.summons("Kuriboh")
    t.you.cannot("activate Hidden Soldiers", because=NOTHING_TO_DO)


def renewal(they: str = "Gemini Elf") -> Table:
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Dark Renewal   monsters: Apprentice Magician   graveyard: Dark Magician
                   deck: Skilled Dark Magician, Skilled White Magician, Kuriboh
        opp 8000   hand: {they}   graveyard: Summoned Skull   deck: 3 Sogen
    """)
    if they == "Monster Reborn":
        t.opp.activates("Monster Reborn", targeting="Summoned Skull").nobody_responds()
        t.opp.takes_position("attack")
    else:
        t.opp.summons(they)
    t.you.activates("Dark Renewal")
    t.nobody_responds()
    return t


@pytest.mark.parametrize(("they", "gone"), [("Gemini Elf", "Gemini Elf"), ("Monster Reborn", "Summoned Skull")])
def test_dark_renewal_sends_both_and_may_bring_a_dark_spellcaster(they: str, gone: str) -> None:
    """card: Dark Renewal ①"""
    t = renewal(they)
    assert t.opp.monsters == [] and t.you.monsters == [] and gone in t.opp.graveyard
    assert "Gemini Elf destroyed (effect)" not in t.log()
    t.you.says_yes()
    assert sorted(t.you.is_asked("search").offers) == ["Apprentice Magician", "Dark Magician", "Skilled Dark Magician"]
    t.you.chooses("Dark Magician")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Dark Magician"]


@pytest.mark.parametrize("gone", ["Gemini Elf", "Apprentice Magician"])
def test_dark_renewal_sends_neither_if_one_of_the_two_is_gone(gone: str) -> None:
    """card: Dark Renewal ①"""
    t = their_turn(
        "set: Dark Renewal   monsters: Apprentice Magician   graveyard: Dark Magician",
        "hand: Gemini Elf   set: Compulsory Evacuation Device",
    )
    t.opp.summons("Gemini Elf")
    t.opp.passes()
    t.you.activates("Dark Renewal")
    t.opp.activates("Compulsory Evacuation Device", targeting=gone).nobody_responds()
    assert t.you.monsters + t.opp.monsters == [m for m in ("Apprentice Magician", "Gemini Elf") if m != gone]
    assert "Dark Magician" in t.you.graveyard


def test_dark_renewal_brings_nothing_if_the_two_are_banished_instead() -> None:
    """card: Dark Renewal ①"""
    t = their_turn(
        "set: Dark Renewal   monsters: Apprentice Magician   graveyard: Dark Magician",
        "hand: Gemini Elf   spells: Dimensional Fissure",
    )
    t.opp.summons("Gemini Elf")
    t.you.activates("Dark Renewal").nobody_responds()
    assert t.opp.banished == ["Gemini Elf"] and t.you.banished == ["Apprentice Magician"]
    t.opp.is_asked("open state")
    assert "Dark Magician" in t.you.graveyard


def test_dark_renewal_need_not_bring_one_and_needs_both_targets() -> None:
    """card: Dark Renewal ①"""
    t = renewal()
    t.you.says_no()
    assert t.you.monsters == [] and "Apprentice Magician" in t.you.graveyard
    for monsters in ("Kuriboh", "Apprentice Magician (set)"):
        t = their_turn(f"set: Dark Renewal   monsters: {monsters}", "hand: Gemini Elf", ask_all=True)
        t.opp.summons("Gemini Elf")
        t.you.cannot("activate Dark Renewal", because=NO_TARGET)
    t = their_turn("set: Dark Renewal   monsters: Apprentice Magician", "monsters: Gemini Elf (set)", ask_all=True)
    t.opp.flip_summons("Gemini Elf")
    t.you.cannot("activate Dark Renewal", because=UNMET)


def test_rite_of_spirit_revives_a_gravekeeper() -> None:
    """card: Rite of Spirit"""
    t = table(
        "turn 3, Main Phase 1, you to act\n"
        "you 8000   set: Rite of Spirit   graveyard: Gravekeeper's Guard, Kuriboh\nopp 8000"
    )
    t.you.activates("Rite of Spirit").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gravekeeper's Guard"] and "Kuriboh" in t.you.graveyard

"""Cards: Normal Traps that say who attacks, whom, and what comes of it."""

from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NO_TARGET = "target.timing.chosen-at-activation"


def their_turn(you: str, opp: str = "", phase: str = "Battle Step") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def your_turn(you: str, opp: str = "", phase: str = "Battle Step") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------- what must attack, and whom


def test_amazoness_archers_turn_weaken_and_drive_all_his_monsters() -> None:
    """card: Amazoness Archers"""
    t = their_turn(
        "set: Amazoness Archers   monsters: Amazoness Fighter",
        "monsters: Gemini Elf, Battle Ox (defense), Man-Eater Bug (set)",
    )
    t.opp.attacks("Gemini Elf", "Amazoness Fighter")
    t.you.activates("Amazoness Archers").nobody_responds()
    assert t.opp.monster("Battle Ox").position == t.opp.monster("Man-Eater Bug").position == "attack"
    assert t.opp.atk_of("Battle Ox") == 1200 and t.opp.atk_of("Man-Eater Bug") == 0
    assert t.opp.graveyard == ["Gemini Elf"]  # with 1400 ATK it fell to the Fighter
    t.opp.cannot("end Battle Phase", because=FORBIDDEN)


def test_amazoness_archers_need_an_amazoness() -> None:
    """card: Amazoness Archers"""
    t = their_turn("set: Amazoness Archers   monsters: Mystical Elf", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Mystical Elf")
    t.you.cannot("activate Amazoness Archers", because=CONDITION)


def test_staunch_defender_lets_nothing_else_be_attacked() -> None:
    """card: Staunch Defender"""
    t = their_turn(
        "set: Staunch Defender   monsters: Gemini Elf, Mystical Elf (defense)", "monsters: Battle Ox, Kuriboh, Sangan"
    )
    t.opp.attacks("Battle Ox", "Gemini Elf")
    t.you.activates("Staunch Defender", targeting="Mystical Elf").nobody_responds()
    assert t.opp.graveyard == ["Battle Ox"]
    t.opp.cannot("attack Gemini Elf with Kuriboh", because=FORBIDDEN)
    t.opp.cannot("end Battle Phase", because=FORBIDDEN)
    t.opp.attacks("Kuriboh", "Mystical Elf")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 200 - 1700 - 1000  # Sangan had to attack too


def test_staunch_defender_leaves_nothing_to_be_attacked_once_the_monster_has_gone() -> None:
    """card: Staunch Defender"""
    t = their_turn("set: Staunch Defender   monsters: Kuriboh, Mystical Elf", "monsters: Battle Ox, Gemini Elf")
    t.opp.attacks("Battle Ox", "Kuriboh")
    t.you.activates("Staunch Defender", targeting="Kuriboh").nobody_responds()
    assert "Kuriboh" in t.you.graveyard and t.you.lp == 8000 - 1400
    assert t.you.monsters == ["Mystical Elf"] and t.phase == "Main Phase 2"  # no attack was possible any more


def test_taunt_draws_attacks_while_its_monster_is_there() -> None:
    """card: Taunt"""
    t = their_turn("set: Taunt   monsters: Kuriboh, Mystical Elf", "monsters: Battle Ox, Gemini Elf", "Main Phase 1")
    t.opp.does("go to Battle Phase")
    t.you.activates("Taunt", targeting="Kuriboh").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack Mystical Elf with Gemini Elf", because=FORBIDDEN)
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert "Kuriboh" in t.you.graveyard
    t.opp.attacks("Battle Ox", "Mystical Elf")


def test_taunt_is_for_your_opponents_main_phase_1() -> None:
    """card: Taunt"""
    t = your_turn("set: Taunt   monsters: Kuriboh", "", "Main Phase 1")
    t.you.cannot("activate Taunt", because=CONDITION)


def test_intruder_alarm_brings_a_monster_that_alone_can_be_attacked_and_returns() -> None:
    """card: Intruder Alarm - Yellow Alert ①"""
    t = their_turn(
        "set: Intruder Alarm - Yellow Alert   hand: Mystical Elf   monsters: Kuriboh", "monsters: Battle Ox, Gemini Elf"
    )
    t.opp.attacks("Battle Ox", "Kuriboh")
    t.you.activates("Intruder Alarm - Yellow Alert")
    t.nobody_responds()
    t.you.takes_position("defense")
    t.nobody_responds()
    assert sorted(t.opp.is_asked("replay").offers) == ["Mystical Elf", "stop"]
    t.opp.chooses("Mystical Elf")
    t.nobody_responds()
    t.opp.cannot("attack Kuriboh with Gemini Elf", because=FORBIDDEN)
    t.opp.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.you.hand == ["Mystical Elf"]


# --------------------------------------------------------------------------------------------- how your monsters attack


def test_meteorain_lets_all_your_monsters_pierce_also_those_that_come_later() -> None:
    """card: Meteorain"""
    t = your_turn(
        "set: Meteorain   monsters: Gemini Elf   hand: Battle Ox",
        "monsters: Kuriboh (defense), Sangan (defense)",
        "Main Phase 1",
    )
    t.you.activates("Meteorain").nobody_responds()
    t.you.summons("Battle Ox")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1700
    t.you.attacks("Battle Ox", "Sangan")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1700 - 1100


THE_FIVE = (
    "Don Zaloog, Dark Scorpion - Cliff the Trap Remover, Dark Scorpion - Chick the Yellow, "
    "Dark Scorpion - Gorg the Strong, Dark Scorpion - Meanae the Thorn"
)


def test_dark_scorpion_combination_lets_the_five_attack_directly_for_400_each() -> None:
    """card: Dark Scorpion Combination"""
    t = your_turn(f"set: Dark Scorpion Combination   monsters: {THE_FIVE}", "monsters: Kuriboh", "Main Phase 1")
    t.you.activates("Dark Scorpion Combination").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Dark Scorpion - Gorg the Strong")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 400
    t.you.passes()
    t.you.attacks("Dark Scorpion - Chick the Yellow", "Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 400 - 700


def test_dark_scorpion_combination_needs_all_five() -> None:
    """card: Dark Scorpion Combination"""
    for missing in THE_FIVE.split(", "):
        there = ", ".join([name for name in THE_FIVE.split(", ") if name != missing])
        t = your_turn(f"set: Dark Scorpion Combination   monsters: {there}", "", "Main Phase 1")
        t.you.cannot("activate Dark Scorpion Combination", because=CONDITION)


# ------------------------------------------------------------------------------------------------ what comes of attacks


def test_hero_barrier_negates_the_attack_that_it_answers() -> None:
    """card: Hero Barrier ①"""
    t = their_turn("set: Hero Barrier   monsters: Elemental HERO Avian", "monsters: Gemini Elf, Battle Ox")
    t.opp.attacks("Gemini Elf", "Elemental HERO Avian")
    t.you.activates("Hero Barrier", effect=1).nobody_responds()
    assert t.you.monsters == ["Elemental HERO Avian"]
    t.opp.attacks("Battle Ox", "Elemental HERO Avian")
    t.nobody_responds()
    assert t.you.monsters == []


def test_hero_barrier_does_nothing_without_a_hero() -> None:
    """card: Hero Barrier ①②"""
    t = their_turn("set: Hero Barrier   monsters: Kuriboh", "monsters: Gemini Elf, Battle Ox")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Hero Barrier", effect=1).nobody_responds()
    assert t.you.monsters == []
    t.opp.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.you.lp == 8000 - 1600 - 1700


def test_hero_barrier_negates_the_next_attack_if_it_was_activated_before() -> None:
    """card: Hero Barrier ②"""
    t = their_turn(
        "set: Hero Barrier   monsters: Elemental HERO Avian, Kuriboh", "monsters: Gemini Elf, Battle Ox", "Main Phase 1"
    )
    t.opp.does("go to Battle Phase")
    t.you.activates("Hero Barrier", effect=2).nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert sorted(t.you.monsters) == ["Elemental HERO Avian", "Kuriboh"]
    t.opp.attacks("Battle Ox", "Kuriboh")
    t.nobody_responds()
    assert t.you.monsters == ["Elemental HERO Avian"]


def test_hero_barrier_waits_for_no_attack_while_one_is_under_way() -> None:
    """card: Hero Barrier ②"""
    t = their_turn("set: Hero Barrier   monsters: Elemental HERO Avian", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Elemental HERO Avian")
    t.you.cannot("activate Hero Barrier effect 2", because=CONDITION)


def test_hero_spirit_spares_you_the_damage_of_one_monster_after_a_hero_fell() -> None:
    """card: Hero Spirit"""
    t = their_turn("set: Hero Spirit   monsters: Elemental HERO Avian", "monsters: Gemini Elf, Battle Ox, Vorse Raider")
    t.opp.attacks("Gemini Elf", "Elemental HERO Avian")
    t.nobody_responds()
    assert t.you.lp == 8000 - 900
    t.opp.attacks_directly("Battle Ox")
    t.you.activates("Hero Spirit").nobody_responds()
    t.you.chooses("Battle Ox")
    t.nobody_responds()
    assert t.you.lp == 8000 - 900
    t.opp.attacks_directly("Vorse Raider")
    t.nobody_responds()
    assert t.you.lp == 8000 - 900 - 1900


def test_hero_spirit_needs_a_hero_of_yours_that_fell_in_battle() -> None:
    """card: Hero Spirit"""
    t = their_turn("set: Hero Spirit   monsters: Kuriboh", "monsters: Gemini Elf, Battle Ox")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    t.opp.attacks_directly("Battle Ox")
    t.you.cannot("activate Hero Spirit", because=CONDITION)


def test_cross_counter_doubles_the_damage_and_destroys_the_attacker() -> None:
    """card: Cross Counter"""
    t = their_turn("set: Cross Counter   monsters: Mystical Elf (defense)", "monsters: Battle Ox")
    t.opp.attacks("Battle Ox", "Mystical Elf")
    t.you.activates("Cross Counter").nobody_responds()
    assert t.opp.lp == 8000 - 2 * 300 and t.opp.graveyard == ["Battle Ox"]


def test_cross_counter_needs_a_higher_def() -> None:
    """card: Cross Counter"""
    t = table(
        "turn 4, Battle Step, opp to act\nyou 8000   set: Cross Counter   monsters: Kuriboh (defense)\n"
        "opp 8000   monsters: Battle Ox",
        ask_all=True,
    )
    t.opp.attacks("Battle Ox", "Kuriboh")
    while t.timing != "damage calculation":
        (t.opp if t.opp.is_to_decide() else t.you).passes()
    t.opp.passes()
    t.you.cannot("activate Cross Counter", because=CONDITION)

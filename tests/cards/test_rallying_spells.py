"""Cards: Spells for a fight of several monsters at once, of one name, of one kind or for one of them."""

from table import Table, table

NOTHING_POSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"
NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"
UNPAYABLE = "cost.unpayable.cannot-activate"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", deck: str = "5 Sogen", theirs: str = "5 Sogen") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: {theirs}"
    )


def test_delta_attacker_lets_three_of_a_name_attack_directly() -> None:
    """card: Delta Attacker"""
    t = your_turn("hand: Delta Attacker   monsters: 3 Battle Ox, Kuriboh", "monsters: Mystical Elf (defense)")
    t.you.activates("Delta Attacker").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Battle Ox in zone 1")
    assert t.opp.lp == 8000 - 1700
    t.you.cannot("attack directly with Kuriboh", because="battle.attack.must-choose-monster-if-any")


def test_delta_attacker_needs_three_face_up_of_one_name() -> None:
    """card: Delta Attacker"""
    t = your_turn("hand: Delta Attacker   monsters: 2 Battle Ox, Battle Ox (set)", "monsters: Mystical Elf")
    t.you.cannot("activate Delta Attacker", because=NOT_MET)
    t = your_turn("hand: Delta Attacker   monsters: 3 Kuriboh", "monsters: Mystical Elf")
    t.you.cannot("activate Delta Attacker", because=NOT_MET)


def test_union_attack_adds_the_atk_of_the_others_for_the_battle_phase() -> None:
    """card: Union Attack ①"""
    t = your_turn(
        "hand: Union Attack   monsters: Battle Ox, Gemini Elf, Mystical Elf (defense)", "monsters: Summoned Skull"
    )
    t.you.activates("Union Attack", targeting="Battle Ox").nobody_responds()
    assert t.you.atk_of("Battle Ox") == 1700
    t.you.goes_to("Battle Phase")
    t.you.does("carry out Union Attack")
    assert t.you.atk_of("Battle Ox") == 1700 + 1900
    t.you.cannot("attack Summoned Skull with Gemini Elf", because=FORBIDDEN)
    t.you.attacks("Battle Ox", "Summoned Skull")
    assert t.opp.lp == 8000 and t.opp.graveyard == ["Summoned Skull"]
    assert t.phase == "Main Phase 2" and t.you.atk_of("Battle Ox") == 1700


def test_union_attack_is_for_this_turn_only() -> None:
    """card: Union Attack ①"""
    t = your_turn("hand: Union Attack   monsters: Battle Ox, Gemini Elf", "hand: Sogen")
    t.you.activates("Union Attack", targeting="Battle Ox").nobody_responds()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    assert t.you.atk_of("Battle Ox") == 1700


def test_union_attack_is_activated_in_main_phase_1_with_a_face_up_monster() -> None:
    """card: Union Attack ①"""
    t = table("""
        turn 3, Main Phase 2, you to act
        you 8000   hand: Union Attack   monsters: Battle Ox   deck: Sogen
        opp 8000
    """)
    t.you.cannot("activate Union Attack", because=NOT_MET)
    t = your_turn("hand: Union Attack   monsters: Battle Ox (set)")
    t.you.cannot("activate Union Attack", because=NO_TARGET)


def reckless(you: str = "", theirs: str = "Battle Ox, Battle Ox, Sogen", field: str = "monsters: Battle Ox") -> Table:
    return your_turn(
        f"hand: Monster Reborn, Inferno Reckless Summon, Kuriboh{you}   graveyard: Kuriboh",
        f"hand: Sogen   {field}",
        "Kuriboh, Sogen",
        theirs,
    )


def test_inferno_reckless_summon_brings_all_of_both_names() -> None:
    """card: Inferno Reckless Summon ①"""
    t = reckless()
    t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    t.you.takes_position("attack")
    t.you.activates("Inferno Reckless Summon").nobody_responds()
    for _ in range(2):
        t.you.take_zone()
    for _ in range(2):
        t.opp.takes_position("attack")
    assert t.you.monsters == ["Kuriboh"] * 3 and t.opp.monsters == ["Battle Ox"] * 3
    assert t.you.is_asked("open state")


def test_inferno_reckless_summon_needs_a_face_up_monster_of_the_opponent() -> None:
    """card: Inferno Reckless Summon ①"""
    t = reckless(field="monsters: Battle Ox (set)")
    t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.is_asked("open state")
    t.you.cannot("activate Inferno Reckless Summon", because=NOT_MET)


def test_inferno_reckless_summon_wants_a_weak_monster() -> None:
    """card: Inferno Reckless Summon ①"""
    t = your_turn(
        "hand: Monster Reborn, Inferno Reckless Summon   graveyard: Battle Ox", "monsters: Kuriboh", "2 Battle Ox"
    )
    t.you.activates("Monster Reborn", targeting="Battle Ox").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.is_asked("open state")


def test_inferno_reckless_summon_follows_one_monster_that_comes_alone() -> None:
    """card: Inferno Reckless Summon ①"""
    for dragons, alone in (("Baby Dragon", True), ("Baby Dragon, Luster Dragon", False)):
        t = your_turn(
            f"hand: The Flute of Summoning Dragon, Inferno Reckless Summon, {dragons}   monsters: Lord of D.",
            "monsters: Battle Ox",
            "2 Baby Dragon, Sogen",
        )
        t.you.activates("The Flute of Summoning Dragon").nobody_responds()
        if not alone:
            t.you.chooses("Baby Dragon", "Luster Dragon")
        for _ in dragons.split(", "):
            t.you.takes_position("attack")
        assert "Baby Dragon" in t.you.monsters and t.you.can_activate("Inferno Reckless Summon") == alone


WARRIORS = "Gearfried the Iron Knight, 2 Invader of the Throne, Kojikocy, Gemini Elf, Marauding Captain, Sogen"


def test_ties_of_the_brethren_brings_two_like_the_target() -> None:
    """card: Ties of the Brethren ①"""
    t = your_turn("hand: Ties of the Brethren, Monster Reborn   monsters: Kojikocy   graveyard: Kuriboh", "", WARRIORS)
    t.you.activates("Ties of the Brethren", targeting="Kojikocy")
    assert t.you.lp == 6000
    t.nobody_responds()
    offers = t.you.is_asked("search").offers
    assert sorted(set(offers)) == ["Gearfried the Iron Knight", "Invader of the Throne"]


def test_a_deal_with_dark_ruler_follows_the_loss_of_a_high_monster() -> None:
    """card: A Deal with Dark Ruler"""
    t = your_turn(
        "hand: A Deal with Dark Ruler, Dark Hole   monsters: Blue-Eyes White Dragon", "", "Berserk Dragon, Sogen"
    )
    t.you.cannot("activate A Deal with Dark Ruler", because=NOT_MET)
    t.you.activates("Dark Hole").nobody_responds()
    t.you.activates("A Deal with Dark Ruler").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Berserk Dragon"]


def test_a_deal_with_dark_ruler_does_not_follow_a_lower_one_nor_the_opponents() -> None:
    """card: A Deal with Dark Ruler"""
    t = your_turn(
        "hand: A Deal with Dark Ruler, Dark Hole   monsters: Summoned Skull",
        "monsters: Blue-Eyes White Dragon",
        "Berserk Dragon, Sogen",
    )
    t.you.activates("Dark Hole").nobody_responds()
    t.you.cannot("activate A Deal with Dark Ruler", because=NOT_MET)


def test_level_up_brings_the_next_level_whatever_its_conditions() -> None:
    """card: Level Up!"""
    t = your_turn("hand: Level Up!   monsters: Armed Dragon LV3", "", "Armed Dragon LV5, Armed Dragon LV7, Sogen")
    t.you.activates("Level Up!").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Armed Dragon LV5"] and "Armed Dragon LV3" in t.you.graveyard


def test_level_up_needs_a_monster_that_the_text_names() -> None:
    """card: Level Up!"""
    t = your_turn("hand: Level Up!   monsters: Armed Dragon LV3", "", "Armed Dragon LV7, Sogen")
    t.you.cannot("activate Level Up!", because=NOTHING_POSSIBLE)
    t = your_turn("hand: Level Up!   monsters: Kuriboh", "", "Armed Dragon LV5, Sogen")
    t.you.cannot("activate Level Up!", because=UNPAYABLE)


PUPPETS = "hand: The Puppet Magic of Dark Ruler   graveyard: Summoned Skull, Battle Ox, Kuriboh"


def test_the_puppet_magic_of_dark_ruler_banishes_levels_for_a_fiend() -> None:
    """card: The Puppet Magic of Dark Ruler"""
    t = your_turn(f"{PUPPETS}   monsters: Battle Ox, Mokey Mokey, Gemini Elf (set), Doron, Cyber Commander")
    t.you.activates("The Puppet Magic of Dark Ruler", targeting="Summoned Skull").nobody_responds()
    t.you.chooses("Battle Ox", "Doron")
    t.you.takes_position("attack")
    assert sorted(t.you.banished) == ["Battle Ox", "Doron"] and "Summoned Skull" in t.you.monsters


def test_the_puppet_magic_of_dark_ruler_frees_the_zone_it_needs() -> None:
    """card: The Puppet Magic of Dark Ruler"""
    t = your_turn(f"{PUPPETS}   monsters: Battle Ox, Doron, 3 Gemini Elf (set)")
    t.you.activates("The Puppet Magic of Dark Ruler", targeting="Summoned Skull").nobody_responds()
    t.you.takes_position("attack")
    assert "Summoned Skull" in t.you.monsters and sorted(t.you.banished) == ["Battle Ox", "Doron"]


def test_the_puppet_magic_of_dark_ruler_needs_the_exact_sum() -> None:
    """card: The Puppet Magic of Dark Ruler"""
    t = your_turn(f"{PUPPETS}   monsters: Battle Ox, Gemini Elf")
    t.you.cannot("activate The Puppet Magic of Dark Ruler", because=NO_TARGET)
    t = your_turn(f"{PUPPETS}   monsters: Battle Ox, Doron (set)")
    t.you.cannot("activate The Puppet Magic of Dark Ruler", because=NO_TARGET)

"""Cards: Spells that destroy, banish or return monsters, Spells and Traps, and what one gets or gives for it."""

import pytest

from spellspeed.words import FOR_ZONE
from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def calls_the_sheep(t: Table) -> None:
    """Let you Special Summon the four Tokens of Scapegoat."""
    t.you.activates("Scapegoat")
    while t.you.request().purpose == FOR_ZONE:
        t.you.take_zone()


# -------------------------------------------------------------------------------------- everything of the opponent


def test_ojama_delta_hurricane_destroys_all_cards_of_the_opponent() -> None:
    """card: Ojama Delta Hurricane!!"""
    three = "hand: Ojama Delta Hurricane!!   set: Waboku   monsters: Ojama Green, Ojama Yellow"
    t = your_turn(f"{three}, Ojama Black", "monsters: Kuriboh (set), Sangan   set: Waboku   field: Umi")
    t.you.activates("Ojama Delta Hurricane!!").nobody_responds()
    assert t.opp.monsters == t.opp.set_cards == [] and t.opp.field_zone == []
    assert t.you.set_cards == ["Waboku"] and len(t.you.monsters) == 3


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("missing", ["Ojama Green", "Ojama Yellow", "Ojama Black"])
def test_ojama_delta_hurricane_needs_all_three_face_up(missing: str) -> None:
    """card: Ojama Delta Hurricane!!"""
    three = "Ojama Green, Ojama Yellow, Ojama Black".replace(missing, f"{missing} (set)")
    t = your_turn(f"hand: Ojama Delta Hurricane!!   monsters: {three}", "monsters: Sangan")
    t.you.cannot("activate Ojama Delta Hurricane!!", because=NOT_MET)


def test_des_croaking_needs_three_des_frogs() -> None:
    """card: Des Croaking"""
    t = your_turn("hand: Des Croaking   monsters: 3 Des Frog", "monsters: Kuriboh, Sangan (set)   set: Waboku")
    t.you.activates("Des Croaking").nobody_responds()
    assert t.opp.monsters == t.opp.set_cards == [] and len(t.you.monsters) == 3
    t = your_turn("hand: Des Croaking   monsters: 2 Des Frog, Des Frog (set)", "monsters: Kuriboh")
    t.you.cannot("activate Des Croaking", because=NOT_MET)


def test_burst_stream_of_destruction_destroys_and_keeps_the_dragon_from_attacking() -> None:
    """card: Burst Stream of Destruction ①"""
    t = your_turn(
        "hand: Burst Stream of Destruction   monsters: Blue-Eyes White Dragon, Kuriboh",
        "monsters: Sangan, Gemini Elf (set)",
    )
    t.you.activates("Burst Stream of Destruction").nobody_responds()
    assert t.opp.monsters == [] and len(t.you.monsters) == 2
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Blue-Eyes White Dragon", because=FORBIDDEN)
    t.you.attacks_directly("Kuriboh")
    assert t.opp.lp == 7700


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_burst_stream_of_destruction_needs_the_dragon() -> None:
    """card: Burst Stream of Destruction ①"""
    t = your_turn("hand: Burst Stream of Destruction   monsters: Blue-Eyes White Dragon (set)", "monsters: Sangan")
    t.you.cannot("activate Burst Stream of Destruction", because=NOT_MET)


def test_burst_stream_of_destruction_is_too_late_after_an_attack_of_the_dragon() -> None:
    """card: Burst Stream of Destruction ①"""
    t = your_turn(
        "hand: Burst Stream of Destruction   monsters: Blue-Eyes White Dragon (attacked)",
        "monsters: Sangan",
        "Main Phase 2",
    )
    t.you.cannot("activate Burst Stream of Destruction", because=NOT_MET)


# ---------------------------------------------------------------------------------------- everything, or all of a kind


def test_chaos_end_destroys_all_monsters_once_seven_cards_are_banished() -> None:
    """card: Chaos End"""
    t = your_turn("hand: Chaos End   monsters: Sangan   banished: 7 Umi", "monsters: Kuriboh (set)   set: Waboku")
    t.you.activates("Chaos End").nobody_responds()
    assert t.you.monsters == t.opp.monsters == [] and t.opp.set_cards == ["Waboku"]
    t = your_turn("hand: Chaos End   banished: 6 Umi", "monsters: Kuriboh   banished: 7 Umi")
    t.you.cannot("activate Chaos End", because=NOT_MET)


def test_grand_convergence_hurts_and_destroys_all_monsters() -> None:
    """card: Grand Convergence"""
    t = your_turn("set: Grand Convergence   spells: Macro Cosmos   monsters: Sangan", "monsters: Kuriboh (set)")
    t.you.activates("Grand Convergence").nobody_responds()
    assert t.opp.lp == 7700 and t.you.monsters == t.opp.monsters == []
    t = your_turn("set: Grand Convergence, Macro Cosmos", "spells: Macro Cosmos   monsters: Kuriboh")
    t.you.cannot("activate Grand Convergence", because=NOT_MET)


def test_special_hurricane_destroys_what_was_special_summoned() -> None:
    """card: Special Hurricane"""
    t = your_turn("hand: Special Hurricane, Monster Reborn, Umi   monsters: Sangan   graveyard: Kuriboh", "")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.activates("Special Hurricane", discarding="Umi").nobody_responds()
    assert t.you.monsters == ["Sangan"] and t.you.graveyard == ["Monster Reborn", "Umi", "Kuriboh", "Special Hurricane"]


def test_special_hurricane_needs_a_special_summoned_monster_and_a_card_to_discard() -> None:
    """card: Special Hurricane"""
    t = your_turn("hand: Special Hurricane, Umi   monsters: Sangan")
    t.you.cannot("activate Special Hurricane", because=NOTHING_TO_DO)
    t = your_turn("hand: Special Hurricane, Monster Reborn   graveyard: Kuriboh")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.cannot("activate Special Hurricane", because=NO_COST)


def test_malice_dispersion_destroys_all_face_up_continuous_traps() -> None:
    """card: Malice Dispersion"""
    t = your_turn(
        "set: Malice Dispersion   hand: Umi   spells: Backfire", "spells: Backfire, Messenger of Peace   set: Backfire"
    )
    t.you.activates("Malice Dispersion", discarding="Umi").nobody_responds()
    assert t.you.spells == [] and t.opp.spells == ["Messenger of Peace"] and t.opp.set_cards == ["Backfire"]
    t = your_turn("set: Malice Dispersion   hand: Umi", "set: Backfire   spells: Messenger of Peace")
    t.you.cannot("activate Malice Dispersion", because=NOTHING_TO_DO)
    t = your_turn("set: Malice Dispersion", "spells: Backfire")
    t.you.cannot("activate Malice Dispersion", because=NO_COST)


def test_system_down_banishes_the_machines_of_the_opponent() -> None:
    """card: System Down"""
    t = your_turn(
        "hand: System Down   monsters: Cyber Dragon",
        "monsters: Cyber Dragon, Cyber Commander (set), Sangan   graveyard: Cannon Soldier, Kuriboh",
    )
    t.you.activates("System Down").nobody_responds()
    assert t.you.lp == 7000 and sorted(t.opp.banished) == ["Cannon Soldier", "Cyber Dragon"]
    assert sorted(t.opp.monsters) == ["Cyber Commander", "Sangan"] and t.you.monsters == ["Cyber Dragon"]
    t = your_turn("hand: System Down   monsters: Cyber Dragon", "monsters: Sangan")
    t.you.cannot("activate System Down", because=NOTHING_TO_DO)


def test_token_thanksgiving_gives_800_lp_for_each_token() -> None:
    """card: Token Thanksgiving"""
    t = your_turn("hand: Token Thanksgiving, Scapegoat   monsters: Sangan")
    t.you.cannot("activate Token Thanksgiving", because=NOTHING_TO_DO)
    calls_the_sheep(t)
    assert len(t.you.monsters) == 5
    t.you.activates("Token Thanksgiving").nobody_responds()
    assert t.you.monsters == ["Sangan"] and t.you.lp == 8000 + 4 * 800


# ------------------------------------------------------------------------------------------------- one's own cards


def test_thunder_crash_gives_up_your_monsters_for_damage() -> None:
    """card: Thunder Crash"""
    t = your_turn("hand: Thunder Crash   monsters: Summoned Skull, Gemini Elf (set)", "monsters: Kuriboh")
    t.you.activates("Thunder Crash").nobody_responds()
    assert t.you.monsters == [] and t.opp.lp == 8000 - 2 * 300 and t.opp.monsters == ["Kuriboh"]
    t = your_turn("hand: Thunder Crash", "monsters: Kuriboh")
    t.you.cannot("activate Thunder Crash", because=NOTHING_TO_DO)


def test_gryphons_feather_duster_gives_up_your_spells_and_traps_for_lp() -> None:
    """card: Gryphon's Feather Duster"""
    t = your_turn("hand: Gryphon's Feather Duster   set: Waboku   field: Umi", "set: Waboku")
    t.you.activates("Gryphon's Feather Duster").nobody_responds()
    assert t.you.set_cards == [] and t.you.field_zone == [] and t.you.lp == 9000 and t.opp.set_cards == ["Waboku"]
    t = your_turn("hand: Gryphon's Feather Duster", "set: Waboku")
    t.you.cannot("activate Gryphon's Feather Duster", because=NOTHING_TO_DO)


def test_a_wingbeat_of_giant_dragon_returns_a_dragon_and_sweeps_the_field() -> None:
    """card: A Wingbeat of Giant Dragon ①"""
    t = your_turn(
        "hand: A Wingbeat of Giant Dragon   monsters: Luster Dragon #2, Petit Dragon   set: Waboku",
        "set: Waboku   field: Umi   monsters: Sangan",
    )
    t.you.activates("A Wingbeat of Giant Dragon").nobody_responds()
    assert t.you.hand == ["Luster Dragon #2"] and t.you.monsters == ["Petit Dragon"]
    assert t.you.set_cards == t.opp.set_cards == [] and t.opp.field_zone == [] and t.opp.monsters == ["Sangan"]
    assert sorted(t.you.graveyard) == ["A Wingbeat of Giant Dragon", "Waboku"]


def test_a_wingbeat_of_giant_dragon_needs_a_dragon_of_level_five() -> None:
    """card: A Wingbeat of Giant Dragon ①"""
    t = your_turn(
        "hand: A Wingbeat of Giant Dragon   monsters: Petit Dragon", "monsters: Luster Dragon #2   set: Waboku"
    )
    t.you.cannot("activate A Wingbeat of Giant Dragon", because=NOTHING_TO_DO)


def test_a_wingbeat_of_giant_dragon_needs_another_spell_or_trap_to_destroy() -> None:
    """card: A Wingbeat of Giant Dragon ①"""
    t = your_turn("hand: A Wingbeat of Giant Dragon   monsters: Luster Dragon #2", "monsters: Sangan")
    t.you.cannot("activate A Wingbeat of Giant Dragon", because=NOT_MET)


def test_ojamuscle_gives_the_king_1000_atk_for_each_other_ojama() -> None:
    """card: Ojamuscle"""
    t = your_turn(
        "hand: Ojamuscle   monsters: Ojama King, Ojama Green, Ojama Yellow (set)", "monsters: Ojama Black, 4 Sangan"
    )
    t.you.activates("Ojamuscle", targeting="Ojama King").nobody_responds()
    assert t.you.monsters == ["Ojama King", "Ojama Yellow"] and t.opp.monsters == 4 * ["Sangan"]
    assert t.you.atk_of("Ojama King") == 2000
    t = your_turn("hand: Ojamuscle   monsters: Ojama Green, Ojama King (set)")
    t.you.cannot("activate Ojamuscle", because=NO_TARGET)


# ---------------------------------------------------------------------------------------------------------- one card


def test_shield_crush_destroys_a_monster_in_defense_position() -> None:
    """card: Shield Crush ①"""
    t = your_turn("hand: Shield Crush   monsters: Sangan", "monsters: Kuriboh (defense), Gemini Elf (set), Battle Ox")
    t.you.activates("Shield Crush")
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Kuriboh"]
    t.you.targets("Kuriboh").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]
    t = your_turn("hand: Shield Crush   monsters: Sangan", "monsters: Battle Ox")
    t.you.cannot("activate Shield Crush", because=NO_TARGET)


def test_shield_crush_leaves_what_has_been_turned_to_attack_position() -> None:
    """card: Shield Crush ①"""
    t = your_turn("hand: Shield Crush   monsters: Kuriboh (defense)", "set: Windstorm of Etaqua")
    t.you.activates("Shield Crush", targeting="Kuriboh")
    t.opp.activates("Windstorm of Etaqua").nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and t.you.monster("Kuriboh").position == "attack"


@pytest.mark.parametrize(
    ("card", "where"), [("Dark Core", "banished"), ("Back to Square One", "deck"), ("Darkness Approaches", "monsters")]
)
def test_it_costs_cards_of_the_hand(card: str, where: str) -> None:
    """card: Dark Core, Back to Square One, Darkness Approaches"""
    t = your_turn(f"hand: {card}, Umi, Sogen", "monsters: Summoned Skull, Kuriboh")
    t.you.activates(card, discarding=["Umi", "Sogen"][: 2 if card == "Darkness Approaches" else 1])
    t.you.targets("Summoned Skull").nobody_responds()
    assert "Summoned Skull" in getattr(t.opp, where) and "Umi" in t.you.graveyard


def test_dark_core_banishes_face_up_monsters_only() -> None:
    """card: Dark Core"""
    t = your_turn("hand: Dark Core, Umi", "monsters: Summoned Skull (set)")
    t.you.cannot("activate Dark Core", because=NO_TARGET)
    t = your_turn("hand: Dark Core", "monsters: Summoned Skull")
    t.you.cannot("activate Dark Core", because=NO_COST)


def test_dark_core_leaves_what_has_been_turned_face_down() -> None:
    """card: Dark Core"""
    t = your_turn("hand: Dark Core, Umi", "monsters: Summoned Skull   set: Book of Moon")
    t.you.activates("Dark Core", discarding="Umi", targeting="Summoned Skull")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == "set" and t.opp.banished == []


def test_back_to_square_one_puts_a_monster_on_top_of_the_deck() -> None:
    """card: Back to Square One"""
    t = your_turn("hand: Back to Square One, Umi", "monsters: Summoned Skull (set)")
    t.you.activates("Back to Square One", discarding="Umi", targeting="Summoned Skull").nobody_responds()
    assert t.opp.deck[0] == "Summoned Skull"
    t = your_turn("hand: Back to Square One", "monsters: Summoned Skull")
    t.you.cannot("activate Back to Square One", because=NO_COST)


def test_darkness_approaches_turns_a_monster_face_down() -> None:
    """card: Darkness Approaches"""
    t = your_turn("hand: Darkness Approaches, 2 Umi", "monsters: Summoned Skull, Kuriboh (set)")
    t.you.activates("Darkness Approaches", targeting="Summoned Skull").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == "set" and t.you.graveyard.count("Umi") == 2
    t = your_turn("hand: Darkness Approaches, Umi", "monsters: Summoned Skull")
    t.you.cannot("activate Darkness Approaches", because=NO_COST)
    t = your_turn("hand: Darkness Approaches, 2 Umi", "monsters: Summoned Skull (set)")
    t.you.cannot("activate Darkness Approaches", because=NO_TARGET)


def test_dragons_gunfire_hurts_or_destroys() -> None:
    """card: Dragon's Gunfire ①②"""
    t = your_turn("hand: 2 Dragon's Gunfire   monsters: Petit Dragon", "monsters: Kuriboh, Giant Soldier of Stone")
    t.you.activates("Dragon's Gunfire", effect=1).nobody_responds()
    assert t.opp.lp == 7200
    t.you.activates("Dragon's Gunfire", effect=2)
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Petit Dragon"]
    t.you.targets("Kuriboh").nobody_responds()
    assert t.opp.monsters == ["Giant Soldier of Stone"]


def test_dragons_gunfire_leaves_what_has_been_turned_face_down_or_has_more_def_by_then() -> None:
    """card: Dragon's Gunfire ②"""
    t = your_turn("hand: Dragon's Gunfire   monsters: Petit Dragon", "monsters: Kuriboh   set: Book of Moon")
    t.you.activates("Dragon's Gunfire", effect=2, targeting="Kuriboh")
    t.opp.activates("Book of Moon", targeting="Kuriboh").nobody_responds()
    assert t.opp.monster("Kuriboh").position == "set"
    t = your_turn("hand: Dragon's Gunfire   monsters: Petit Dragon", "monsters: Sangan   set: Castle Walls")
    t.you.activates("Dragon's Gunfire", effect=2, targeting="Sangan")
    t.opp.activates("Castle Walls", targeting="Sangan").nobody_responds()
    assert t.opp.monsters == ["Sangan"] and t.opp.def_of("Sangan") == 1100


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("effect", [1, 2])
def test_dragons_gunfire_needs_a_dragon(effect: int) -> None:
    """card: Dragon's Gunfire ①②"""
    t = your_turn("hand: Dragon's Gunfire   monsters: Petit Dragon (set)", "monsters: Kuriboh, Petit Dragon")
    t.you.cannot(f"activate Dragon's Gunfire effect {effect}", because=NOT_MET)


def test_order_to_charge_tributes_a_normal_monster_as_it_resolves() -> None:
    """card: Order to Charge ①"""
    t = your_turn("set: Order to Charge   monsters: Gemini Elf, Sangan", "monsters: Kuriboh, Battle Ox (set)")
    t.you.activates("Order to Charge", targeting="Gemini Elf")
    t.you.chooses("Battle Ox")
    assert t.you.monsters == ["Sangan"] and t.opp.monsters == ["Kuriboh"]
    t = your_turn("set: Order to Charge   monsters: Sangan", "monsters: Kuriboh, Gemini Elf")
    t.you.cannot("activate Order to Charge", because=NO_TARGET)


def test_order_to_charge_tributes_no_token() -> None:
    """card: Order to Charge ①"""
    t = your_turn("set: Order to Charge   hand: Scapegoat", "monsters: Kuriboh")
    calls_the_sheep(t)
    t.you.cannot("activate Order to Charge", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------------ only damage, LP


def test_goblin_thief_takes_and_gives() -> None:
    """card: Goblin Thief ①"""
    t = your_turn("hand: Goblin Thief")
    t.you.activates("Goblin Thief").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8500, 7500)


@pytest.mark.parametrize(("choice", "lp"), [(1, (8200, 8000)), (2, (8000, 8200))])
def test_mooyan_curry_gives_lp_to_whom_you_choose(choice: int, lp: tuple[int, int]) -> None:
    """card: Mooyan Curry"""
    t = your_turn("hand: Mooyan Curry")
    t.you.activates("Mooyan Curry")
    t.you.chooses_effect(choice)
    assert (t.you.lp, t.opp.lp) == lp


@pytest.mark.parametrize("lies", ["spells: Messenger of Peace", "set: Dark Hole", "field: Umi"])
def test_de_spell_destroys_a_spell(lies: str) -> None:
    """card: De-Spell ①"""
    t = your_turn("hand: De-Spell", lies)
    t.you.activates("De-Spell").nobody_responds()
    assert t.opp.spells == t.opp.set_cards == t.opp.field_zone == [] and len(t.opp.graveyard) == 1


def test_de_spell_shows_a_set_trap_and_leaves_it() -> None:
    """card: De-Spell ①"""
    t = your_turn("hand: De-Spell", "set: Waboku   spells: Backfire")
    t.you.activates("De-Spell").nobody_responds()
    assert t.opp.set_cards == ["Waboku"] and t.opp.spells == ["Backfire"] and "Waboku revealed" in t.log()
    t = your_turn("hand: De-Spell", "spells: Backfire   monsters: Kuriboh")
    t.you.cannot("activate De-Spell", because=NO_TARGET)


def test_makiu_destroys_what_has_no_more_def_than_the_monster_has_atk() -> None:
    """card: Makiu, the Magical Mist ①"""
    monsters = "monsters: Gemini Elf, Millennium Shield (defense), Giant Soldier of Stone (defense), Sangan (set)"
    t = your_turn("hand: Makiu, the Magical Mist   monsters: Summoned Skull, Batteryman AA, Kuriboh", monsters)
    t.you.activates("Makiu, the Magical Mist")
    assert sorted(t.you.is_asked("target").offers) == ["Batteryman AA", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.monsters == ["Millennium Shield", "Sangan"] and len(t.you.monsters) == 3
    t.you.cannot("go to the Battle Phase", because=FORBIDDEN)


def test_makiu_needs_a_thunder_monster_or_the_skull_and_a_turn_without_battle() -> None:
    """card: Makiu, the Magical Mist ①"""
    t = your_turn("hand: Makiu, the Magical Mist   monsters: Kuriboh", "monsters: Gemini Elf")
    t.you.cannot("activate Makiu, the Magical Mist", because=NO_TARGET)
    t = your_turn("hand: Makiu, the Magical Mist   monsters: Summoned Skull", "monsters: Gemini Elf", "Main Phase 2")
    t.you.cannot("activate Makiu, the Magical Mist", because=NOT_MET)


def test_inferno_fire_blast_hurts_by_the_original_atk_of_the_dragon() -> None:
    """card: Inferno Fire Blast ①"""
    t = your_turn("hand: Inferno Fire Blast, Axe of Despair   monsters: Red-Eyes Black Dragon, Kuriboh")
    t.you.activates("Axe of Despair", targeting="Red-Eyes Black Dragon").nobody_responds()
    t.you.activates("Inferno Fire Blast").nobody_responds()
    assert t.opp.lp == 8000 - 2400
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Red-Eyes Black Dragon", because=FORBIDDEN)
    t.you.attacks_directly("Kuriboh")
    assert t.opp.lp == 8000 - 2400 - 300


def test_inferno_fire_blast_does_nothing_with_a_dragon_that_is_turned_face_down() -> None:
    """card: Inferno Fire Blast ①"""
    t = your_turn("hand: Inferno Fire Blast   monsters: Red-Eyes Black Dragon", "set: Book of Moon")
    t.you.activates("Inferno Fire Blast")
    t.opp.activates("Book of Moon", targeting="Red-Eyes Black Dragon").nobody_responds()
    assert t.opp.lp == 8000
    t = your_turn("hand: Inferno Fire Blast   monsters: Kuriboh", "monsters: Red-Eyes Black Dragon")
    t.you.cannot("activate Inferno Fire Blast", because=NO_TARGET)


def test_misfortune_hurts_by_half_the_original_atk_and_forbids_attacks() -> None:
    """card: Misfortune"""
    t = your_turn("hand: Misfortune   monsters: Kuriboh", "monsters: Summoned Skull")
    t.you.activates("Misfortune").nobody_responds()
    assert t.opp.lp == 8000 - 1250
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Kuriboh", because=FORBIDDEN)
    t = your_turn("hand: Misfortune   monsters: Kuriboh", "monsters: Summoned Skull (set)")
    t.you.cannot("activate Misfortune", because=NO_TARGET)


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
def test_misfortune_hurts_nobody_by_a_monster_that_was_turned_face_down() -> None:
    """card: Misfortune"""
    t = your_turn("hand: Misfortune   monsters: Kuriboh", "monsters: Summoned Skull   set: Book of Moon")
    t.you.activates("Misfortune")
    t.opp.activates("Book of Moon", targeting="Summoned Skull").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == "set" and t.opp.lp == 8000
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Kuriboh", because=FORBIDDEN)

"""Cards: Continuous Traps about positions, battles and damage."""

import pytest

from table import Table, table

POSITION = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# -------------------------------------------------------------------------------------------------- battle positions


def test_final_attack_orders_turn_every_face_up_monster_to_attack_position_for_good() -> None:
    """card: Final Attack Orders ①, Final Attack Orders"""
    t = your_turn(
        "set: Final Attack Orders   monsters: Gemini Elf (defense), Sangan (set)", "monsters: Battle Ox (defense)"
    )
    t.you.activates("Final Attack Orders")
    assert t.you.monster("Gemini Elf").position == t.opp.monster("Battle Ox").position == "attack"
    assert t.you.monster("Sangan").position == "set"
    t.you.cannot("change position of Gemini Elf", because=POSITION)
    t.you.can("flip summon Sangan")


def test_level_limit_area_a_turns_low_levels_to_attack_position() -> None:
    """card: Level Limit - Area A"""
    t = your_turn(
        "set: Level Limit - Area A   monsters: Sangan (defense), Gemini Elf (defense)", "monsters: Kuriboh (defense)"
    )
    t.you.activates("Level Limit - Area A")
    assert t.you.monster("Sangan").position == t.opp.monster("Kuriboh").position == "attack"
    assert t.you.monster("Gemini Elf").position == "defense"


def test_dragon_capture_jar_turns_dragons_to_defense_position_for_good() -> None:
    """card: Dragon Capture Jar"""
    t = your_turn("set: Dragon Capture Jar   monsters: Gemini Elf, Luster Dragon", "monsters: Blue-Eyes White Dragon")
    t.you.activates("Dragon Capture Jar")
    assert t.opp.monster("Blue-Eyes White Dragon").position == t.you.monster("Luster Dragon").position == "defense"
    assert t.you.monster("Gemini Elf").position == "attack"
    t.you.cannot("change position of Luster Dragon", because=POSITION)
    t.you.can("change position of Gemini Elf")


def test_judgment_of_the_desert_keeps_monsters_as_they_lie_that_have_been_flipped() -> None:
    """card: Judgment of the Desert"""
    t = your_turn(
        "spells: Judgment of the Desert   monsters: Gemini Elf (defense), Sangan (set), Battle Ox (set)   deck: 3 Umi",
        "hand: Umi   deck: 3 Umi",
    )
    t.you.flip_summons("Sangan")
    t.you.flip_summons("Battle Ox")
    t.you.can("change position of Gemini Elf")  # it was summoned face-up
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot("change position of Sangan", because=POSITION)
    t.you.cannot("change position of Battle Ox", because=POSITION)


def test_judgment_of_the_desert_does_not_keep_effects_from_changing_positions() -> None:
    """card: Judgment of the Desert, Enemy Controller ①"""
    t = your_turn("spells: Judgment of the Desert   monsters: Sangan (set)", "set: Enemy Controller")
    t.you.flip_summons("Sangan")
    t.opp.activates("Enemy Controller", targeting="Sangan", effect=1).nobody_responds()
    assert t.you.monster("Sangan").position == "defense"


def test_labyrinth_of_nightmare_turns_the_monsters_of_the_turn_player() -> None:
    """card: Labyrinth of Nightmare"""
    t = your_turn(
        "spells: Labyrinth of Nightmare   monsters: Gemini Elf, Sangan (defense), Kuriboh (set)", "monsters: Battle Ox"
    )
    t.you.ends_turn()
    positions = [t.you.monster(name).position for name in ("Gemini Elf", "Sangan", "Kuriboh")]
    assert positions == ["defense", "attack", "set"] and t.opp.monster("Battle Ox").position == "attack"
    t.opp.ends_turn()
    assert t.opp.monster("Battle Ox").position == "defense" and t.you.monster("Sangan").position == "attack"


# --------------------------------------------------------------------------------------------------- bound to a monster


def test_spellbinding_circle_holds_a_monster_until_it_is_destroyed() -> None:
    """card: Spellbinding Circle"""
    t = their_turn("set: Spellbinding Circle, Mystical Space Typhoon", "monsters: Gemini Elf   hand: Kuriboh, Raigeki")
    t.opp.summons("Kuriboh")
    t.you.activates("Spellbinding Circle", targeting="Gemini Elf").nobody_responds()
    t.opp.cannot("change position of Gemini Elf", because=POSITION)
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.cannot("attack with Gemini Elf", because=POSITION)
    t.opp.can("attack with Kuriboh")
    t = your_turn("set: Spellbinding Circle   hand: Raigeki", "monsters: Gemini Elf")
    t.you.activates("Spellbinding Circle", targeting="Gemini Elf")
    t.you.activates("Raigeki")
    assert t.you.spells == [] and "Spellbinding Circle" in t.you.graveyard


def test_spellbinding_circle_stays_if_its_monster_leaves_otherwise() -> None:
    """card: Spellbinding Circle"""
    t = your_turn("set: Spellbinding Circle, Compulsory Evacuation Device", "monsters: Gemini Elf")
    t.you.activates("Spellbinding Circle", targeting="Gemini Elf").nobody_responds()
    t.you.activates("Compulsory Evacuation Device", targeting="Gemini Elf").nobody_responds()
    assert t.opp.hand == ["Gemini Elf"] and t.you.spells == ["Spellbinding Circle"]


def test_shadow_spell_weakens_and_holds_a_monster_until_it_leaves() -> None:
    """card: Shadow Spell ①, Shadow Spell"""
    t = your_turn("set: Shadow Spell, Compulsory Evacuation Device", "monsters: Gemini Elf, Battle Ox")
    t.you.activates("Shadow Spell", targeting="Gemini Elf").nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1200
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.cannot("change position of Gemini Elf", because=POSITION)
    t.opp.can("change position of Battle Ox")
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.cannot("attack with Gemini Elf", because=POSITION)
    t.opp.attacks_directly("Battle Ox")
    t.you.activates("Compulsory Evacuation Device", targeting="Gemini Elf").nobody_responds()
    assert t.you.spells == [] and "Shadow Spell" in t.you.graveyard


def test_shadow_spell_weakens_an_attacker_in_the_damage_step() -> None:
    """card: Shadow Spell ①, Shadow Spell"""
    t = their_turn("set: Shadow Spell   monsters: Battle Ox", "monsters: Gemini Elf   hand: Umi", "Battle Step")
    t.opp.attacks("Gemini Elf", "Battle Ox")
    t.you.passes()
    t.you.activates("Shadow Spell").nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.monsters == ["Battle Ox"]


def test_ninjitsu_art_of_decoy_does_not_bind_itself_to_a_ninja_that_was_turned_face_down() -> None:
    """card: Ninjitsu Art of Decoy"""
    t = your_turn("set: Ninjitsu Art of Decoy   monsters: Strike Ninja", "set: Book of Moon   monsters: Summoned Skull")
    t.you.activates("Ninjitsu Art of Decoy")
    t.opp.activates("Book of Moon", targeting="Strike Ninja").nobody_responds()
    t.you.flip_summons("Strike Ninja")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Strike Ninja", "Summoned Skull")
    t.nobody_responds()
    assert t.you.monsters == [] and "Strike Ninja" in t.you.graveyard


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
def test_ninjitsu_art_of_decoy_keeps_a_ninja_from_being_destroyed_by_battle() -> None:
    """card: Ninjitsu Art of Decoy"""
    t = their_turn("set: Ninjitsu Art of Decoy   monsters: Strike Ninja", "hand: Kuriboh   monsters: Summoned Skull")
    t.opp.summons("Kuriboh")
    t.you.activates("Ninjitsu Art of Decoy").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.attacks("Summoned Skull", "Strike Ninja")
    t.nobody_responds()
    assert t.you.monsters == ["Strike Ninja"] and t.you.lp == 8000 - (2500 - 1700)


def test_soul_resurrection_brings_a_normal_monster_back_and_shares_its_fate() -> None:
    """card: Soul Resurrection ①, Soul Resurrection"""
    t = your_turn("set: Soul Resurrection   graveyard: Gemini Elf, Sangan   hand: Mystical Space Typhoon")
    t.you.activates("Soul Resurrection").nobody_responds()
    t.you.take_zone(None)
    assert t.you.monster("Gemini Elf").position == "defense"
    t.you.activates("Mystical Space Typhoon", targeting="Soul Resurrection").nobody_responds()
    assert t.you.monsters == [] and "Gemini Elf" in t.you.graveyard
    t = your_turn("set: Soul Resurrection   graveyard: Gemini Elf   hand: Dark Hole")
    t.you.activates("Soul Resurrection")
    t.you.settle_zone(None)
    t.you.activates("Dark Hole")
    assert t.you.spells == [] and "Soul Resurrection" in t.you.graveyard


def test_miraculous_descent_brings_a_banished_fairy_back_and_shares_its_fate() -> None:
    """card: Miraculous Descent ①, Miraculous Descent"""
    t = your_turn("set: Miraculous Descent   banished: Shining Angel, Gemini Elf   hand: Mystical Space Typhoon")
    t.you.activates("Miraculous Descent").nobody_responds()
    t.you.takes_position("attack").nobody_responds()
    assert t.you.monsters == ["Shining Angel"] and t.you.banished == ["Gemini Elf"]
    t.you.activates("Mystical Space Typhoon", targeting="Miraculous Descent").nobody_responds()
    assert t.you.monsters == [] and "Shining Angel" in t.you.graveyard
    t = your_turn("set: Miraculous Descent   banished: Shining Angel   hand: Dark Hole")
    t.you.activates("Miraculous Descent")
    t.you.takes_position("attack")
    t.you.activates("Dark Hole")
    assert "Miraculous Descent" in t.you.graveyard


def test_ninjitsu_art_of_transformation_brings_a_beast_up_to_three_levels_higher() -> None:
    """card: Ninjitsu Art of Transformation ①, Ninjitsu Art of Transformation"""
    hand = "hand: Insect Queen, Gazelle the King of Mythical Beasts, Silver Fang, Mystical Space Typhoon, Gemini Elf"
    t = your_turn(f"set: Ninjitsu Art of Transformation   monsters: Armed Ninja   {hand}")
    t.you.activates("Ninjitsu Art of Transformation").nobody_responds()
    assert t.you.graveyard == ["Armed Ninja"]  # Level 1, so up to Level 4
    assert sorted(t.you.is_asked("search").offers) == ["Gazelle the King of Mythical Beasts", "Silver Fang"]
    t.you.chooses("Silver Fang")
    t.you.takes_position("attack").nobody_responds()
    assert t.you.monsters == ["Silver Fang"]
    t.you.activates("Mystical Space Typhoon", targeting="Ninjitsu Art of Transformation").nobody_responds()
    assert t.you.monsters == []


def test_xing_zhen_hu_keeps_two_set_cards_from_being_activated() -> None:
    """card: Xing Zhen Hu"""
    t = your_turn("set: Xing Zhen Hu, Just Desserts   hand: Pot of Greed", "set: Waboku, Dust Tornado")
    t.you.activates("Xing Zhen Hu", targeting=("Waboku", "Just Desserts")).nobody_responds()
    t.you.activates("Pot of Greed")
    t.opp.cannot("activate Waboku", because=POSITION)
    t.opp.can("activate Dust Tornado")


# ---------------------------------------------------------------------------------------- battles, damage, destruction


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_dragons_rage_lets_your_dragons_pierce() -> None:
    """card: Dragon's Rage ①"""
    t = your_turn(
        "spells: Dragon's Rage   monsters: Luster Dragon, Gemini Elf", "monsters: 2 Kuriboh (defense)", "Battle Step"
    )
    t.you.attacks("Luster Dragon", "Kuriboh (zone 1)")
    assert t.opp.lp == 8000 - (1900 - 200)
    t.you.attacks("Gemini Elf", "Kuriboh")
    assert t.opp.lp == 8000 - (1900 - 200)


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_tornado_wall_needs_umi_and_keeps_battle_damage_away() -> None:
    """card: Tornado Wall, Tornado Wall ①, Tornado Wall ②"""
    t = their_turn("set: Tornado Wall", "monsters: Gemini Elf", "Battle Step")
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.lp == 8000 - 1900 and t.you.set_cards == ["Tornado Wall"]  # without Umi it could not be activated
    t = their_turn("set: Tornado Wall", "monsters: Gemini Elf   field: Umi", "Battle Step")
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Tornado Wall")
    assert t.you.lp == 8000 and t.you.spells == ["Tornado Wall"]
    t = your_turn("spells: Tornado Wall   hand: Mystical Space Typhoon", "field: Umi")
    t.you.activates("Mystical Space Typhoon", targeting="Umi").nobody_responds()
    assert t.you.spells == [] and "Tornado Wall" in t.you.graveyard


def test_infinite_dismissal_destroys_low_levels_in_the_turn_of_their_summon() -> None:
    """card: Infinite Dismissal"""
    t = your_turn(
        "spells: Infinite Dismissal   hand: Kuriboh   monsters: Sangan, Man-Eater Bug (set)", "monsters: Gemini Elf"
    )
    t.you.summons("Kuriboh")
    t.you.flip_summons("Man-Eater Bug")
    t.you.targets("Gemini Elf")
    t.you.ends_turn()
    assert t.you.monsters == ["Sangan"]
    t = your_turn("spells: Infinite Dismissal   hand: Gemini Elf")
    t.you.summons("Gemini Elf")
    t.you.ends_turn()
    assert t.you.monsters == ["Gemini Elf"]


def test_infinite_dismissal_is_activated_in_the_end_phase_and_can_be_answered() -> None:
    """card: Infinite Dismissal"""
    t = your_turn("spells: Infinite Dismissal   hand: Kuriboh", "set: Book of Moon")
    t.you.summons("Kuriboh")
    t.opp.passes()
    t.you.does("end phase")
    t.opp.passes()
    t.you.triggers("Infinite Dismissal")
    t.opp.activates("Book of Moon", targeting="Kuriboh").nobody_responds()
    assert t.you.monster("Kuriboh").position == "set"


def test_minor_goblin_official_takes_500_a_turn_of_a_weakened_opponent() -> None:
    """card: Minor Goblin Official"""
    t = your_turn("set: Minor Goblin Official")
    t.you.cannot("activate Minor Goblin Official", because="effect.condition.all-must-be-met")
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 set: Minor Goblin Official deck: 3 Sogen\nopp 3000 deck: 3 Sogen"
    )
    t.you.activates("Minor Goblin Official")
    t.you.ends_turn()
    t.you.triggers("Minor Goblin Official").nobody_responds()
    assert t.opp.lp == 2500 and t.phase == "Main Phase 1"


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_graverobbers_retribution_counts_the_opponents_banished_monsters() -> None:
    """card: Graverobber's Retribution"""
    t = their_turn("spells: Graverobber's Retribution   banished: Sangan", "banished: Gemini Elf, Kuriboh, Umi")
    t.opp.ends_turn()
    t.you.triggers("Graverobber's Retribution").nobody_responds()
    assert t.turn == 5 and t.opp.lp == 7800


def test_skull_invitation_hurts_the_owner_of_every_card_sent_to_the_graveyard() -> None:
    """card: Skull Invitation"""
    t = your_turn("spells: Skull Invitation   hand: Dark Hole   monsters: Gemini Elf", "monsters: Battle Ox, Kuriboh")
    t.you.activates("Dark Hole")
    assert t.you.lp == 8000 - 300 - 300 and t.opp.lp == 8000 - 600


def test_fatal_abacus_hurts_the_owner_of_every_monster_sent_from_the_field() -> None:
    """card: Fatal Abacus"""
    t = your_turn("spells: Fatal Abacus   hand: Dark Hole   monsters: Gemini Elf", "monsters: Battle Ox, Kuriboh")
    t.you.activates("Dark Hole")
    assert t.you.lp == 8000 - 500 and t.opp.lp == 8000 - 1000


@pytest.mark.rule("effect.each-time.discard-and-damage-counted-likewise", scenario=0)
def test_coffin_seller_hurts_the_opponent_once_for_monsters_sent_at_once() -> None:
    """card: Coffin Seller"""
    t = your_turn("spells: Coffin Seller   hand: Dark Hole   monsters: Gemini Elf", "monsters: Battle Ox, Kuriboh")
    t.you.activates("Dark Hole")
    assert t.opp.lp == 7700 and t.you.lp == 8000


def test_robbin_zombie_sends_the_top_card_when_your_monster_inflicts_battle_damage() -> None:
    """card: Robbin' Zombie"""
    t = your_turn("spells: Robbin' Zombie   monsters: Kuriboh, Gemini Elf", "", "Battle Step")
    t.you.attacks_directly("Kuriboh")
    assert t.opp.graveyard == ["Sogen"] and len(t.opp.deck) == 4


# ---------------------------------------------------------------------------------------------------- Spells and Traps


@pytest.mark.parametrize(("trap", "mine", "theirs"), [("Curse of Darkness", 7000, 8000), ("Chain Burst", 8000, 7000)])
def test_whoever_activates_such_a_card_takes_damage_once_it_has_resolved(trap: str, mine: int, theirs: int) -> None:
    """card: Curse of Darkness ①, Curse of Darkness, Chain Burst"""
    t = your_turn(f"hand: Pot of Greed   spells: {trap}", "set: Waboku")
    t.you.activates("Pot of Greed")
    t.opp.activates("Waboku").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (mine, theirs)
    t = their_turn(f"set: Waboku   spells: {trap}", "hand: Pot of Greed")
    t.opp.activates("Pot of Greed")
    t.you.activates("Waboku").nobody_responds()
    assert (t.opp.lp, t.you.lp) == (mine, theirs)


def test_synthetic_seraphim_brings_a_token_for_every_counter_trap() -> None:
    """card: Synthetic Seraphim ①"""
    t = your_turn(
        "hand: Pot of Greed   set: Solemn Judgment", "set: Magic Jammer   hand: Umi   spells: Synthetic Seraphim"
    )
    t.you.activates("Pot of Greed")
    t.opp.activates("Magic Jammer", discarding="Umi")
    t.you.passes()
    t.opp.takes_position("defense")
    assert t.opp.monsters == ["Synthetic Seraphim Token"] and t.you.graveyard == ["Pot of Greed"]


def test_talisman_of_spell_sealing_forbids_spells_while_you_have_meisei() -> None:
    """card: Talisman of Spell Sealing"""
    t = your_turn("set: Talisman of Spell Sealing")
    t.you.cannot("activate Talisman of Spell Sealing", because="effect.condition.all-must-be-met")
    cards = "set: Talisman of Spell Sealing   monsters: Sealmaster Meisei, Gemini Elf   hand: Pot of Greed"
    t = your_turn(cards, "field: Yami")
    assert t.you.atk_of("Gemini Elf") == 2100  # Yami strengthens Spellcasters
    t.you.activates("Talisman of Spell Sealing")
    assert t.you.atk_of("Gemini Elf") == 1900
    t.you.cannot("activate Pot of Greed", because="effect.cannot.forbids-while-it-applies")
    t = your_turn(
        "spells: Talisman of Spell Sealing   monsters: Sealmaster Meisei", "set: Compulsory Evacuation Device"
    )
    t.you.goes_to("Battle Phase")
    t.opp.activates("Compulsory Evacuation Device", targeting="Sealmaster Meisei").nobody_responds()
    assert t.you.spells == [] and t.you.graveyard == ["Talisman of Spell Sealing"]


def test_talisman_of_spell_sealing_leaves_the_effects_of_spells_in_the_graveyard_alone() -> None:
    """card: Talisman of Spell Sealing"""
    t = your_turn(
        "spells: Talisman of Spell Sealing, Black Pendant (on Gemini Elf)   monsters: Sealmaster Meisei, Gemini Elf   "
        "set: Compulsory Evacuation Device"
    )
    t.you.activates("Compulsory Evacuation Device", targeting="Gemini Elf").nobody_responds()
    assert "Black Pendant" in t.you.graveyard and t.opp.lp == 7500


@pytest.mark.rule("move.draw.effect-draw-is-not-normal-draw", scenario=0)
def test_appropriate_draws_two_each_time_the_opponent_draws_outside_a_draw_phase() -> None:
    """card: Appropriate"""
    t = their_turn("set: Appropriate", "hand: 2 Pot of Greed")
    t.opp.activates("Pot of Greed")
    t.you.activates("Appropriate").nobody_responds()
    assert t.you.hand == [] and t.you.spells == ["Appropriate"]  # only what is drawn from then on counts
    t.opp.activates("Pot of Greed")
    assert len(t.you.hand) == 2
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.turn == 6 and len(t.you.hand) == 3  # its own draw, and nothing for the opponent's normal draw


# -------------------------------------------------------------------------------------------------- activated effects


def test_the_dragons_bead_negates_a_trap_that_targets_a_dragon() -> None:
    """card: The Dragon's Bead"""
    cards = "monsters: Luster Dragon, Gemini Elf   spells: The Dragon's Bead   hand: Umi"
    t = their_turn(cards, "set: Compulsory Evacuation Device   hand: Kuriboh")
    t.opp.activates("Compulsory Evacuation Device", targeting="Luster Dragon")
    t.you.activates("The Dragon's Bead", discarding="Umi").nobody_responds()
    assert "Luster Dragon" in t.you.monsters and t.opp.graveyard == ["Compulsory Evacuation Device"]
    t = their_turn(cards, "set: Compulsory Evacuation Device   hand: Kuriboh")
    t.opp.activates("Compulsory Evacuation Device", targeting="Gemini Elf")
    assert t.you.monsters == ["Luster Dragon"]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_the_dragons_bead_does_not_answer_a_trap_that_targets_more_than_one_card() -> None:
    """card: The Dragon's Bead"""
    cards = "monsters: Luster Dragon, Gemini Elf   spells: The Dragon's Bead   hand: Umi"
    t = their_turn(cards, "set: Icarus Attack   monsters: Harpie Lady   hand: Kuriboh")
    t.opp.activates("Icarus Attack", tributing="Harpie Lady", targeting=("Luster Dragon", "Gemini Elf"))
    assert not t.you.monsters and t.you.hand == ["Umi"]


@pytest.mark.rule("trap.continuous.effect-in-the-same-link", scenario=0)
def test_the_dragons_bead_is_activated_together_with_its_effect() -> None:
    """card: The Dragon's Bead"""
    cards = "monsters: Luster Dragon   set: The Dragon's Bead   hand: Umi"
    t = their_turn(cards, "set: Compulsory Evacuation Device   hand: Kuriboh")
    t.opp.activates("Compulsory Evacuation Device", targeting="Luster Dragon")
    t.you.activates("The Dragon's Bead", effect=1, discarding="Umi").nobody_responds()
    assert t.you.monsters == ["Luster Dragon"] and t.you.spells == ["The Dragon's Bead"]


def test_soul_demolition_banishes_a_monster_from_each_graveyard() -> None:
    """card: Soul Demolition"""
    graves = "graveyard: Gemini Elf, Battle Ox"
    t = your_turn(f"spells: Soul Demolition   monsters: Summoned Skull   {graves}", graves)
    t.you.activates("Soul Demolition", targeting="Gemini Elf")
    t.opp.targets("Battle Ox").nobody_responds()
    assert t.you.lp == 7500 and t.opp.banished == ["Gemini Elf"] and t.you.banished == ["Battle Ox"]
    t = your_turn(f"spells: Soul Demolition   monsters: Gemini Elf   {graves}", graves)
    t.you.cannot("activate Soul Demolition", because="effect.condition.all-must-be-met")

"""What each Equip Spell of `cards/equips.py` does."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def equipped(card: str, monster: str, mine: str = "", theirs: str = "", lp: tuple[int, int] = (8000, 8000)) -> Table:
    """A monster of yours that you have equipped with a card from your hand."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you {lp[0]}   hand: {card}, Mystical Space Typhoon   monsters: {monster}   deck: 3 Umi   {mine}
        opp {lp[1]}   deck: 3 Umi   {theirs}
    """)
    t.you.activates(card, targeting=monster).nobody_responds()
    assert t.you.spells == [card]
    return t


# ------------------------------------------------------------------------------------------------------------ Megamorph


@pytest.mark.parametrize(("lp", "atk"), [((4000, 8000), 5000), ((8000, 4000), 1250), ((8000, 8000), 2500)])
def test_megamorph_doubles_or_halves_by_lp(lp: tuple[int, int], atk: int) -> None:
    """card: Megamorph ①"""
    t = equipped("Megamorph", "Wattaildragon", lp=lp)
    assert (t.you.atk_of("Wattaildragon"), t.you.def_of("Wattaildragon")) == (atk, 1000)
    t.you.activates("Mystical Space Typhoon", targeting="Megamorph").nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 2500


def test_megamorph_follows_the_lp() -> None:
    """card: Megamorph ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Megamorph, 2 Ookazi   monsters: Wattaildragon
        opp 8800
    """)
    t.you.activates("Megamorph").nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 5000
    t.you.activates("Ookazi").nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 2500
    t.you.activates("Ookazi").nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 1250


def test_megamorph_looks_at_the_lp_of_its_own_controller() -> None:
    """card: Megamorph ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 4000   hand: Megamorph
        opp 8000   monsters: Wattaildragon
    """)
    t.you.activates("Megamorph").nobody_responds()
    assert t.opp.atk_of("Wattaildragon") == 5000


# --------------------------------------------------------------------------------------------------- ATK and DEF gained


@pytest.mark.parametrize(
    ("card", "monster", "atk", "def_"),
    [
        ("Horn of the Unicorn", "Sangan", 1700, 1300),
        ("Sword of Deep-Seated", "Sangan", 1500, 1100),
        ("Malevolent Nuzzler", "Sangan", 1700, 600),
        ("Horn of Light", "Sangan", 1000, 1400),
        ("Mask of Brutality", "Mystical Elf", 1800, 1000),
        ("Mask of Brutality", "Sangan", 2000, 0),
        ("Shooting Star Bow - Ceal", "Summoned Skull", 1500, 1200),
        ("Gravity Axe - Grarl", "Sangan", 1500, 600),
        ("Legendary Sword", "Celtic Guardian", 1700, 1500),
        ("Sword of Dark Destruction", "Summoned Skull", 2900, 1000),
        ("Lightning Blade", "Celtic Guardian", 2200, 1200),
        ("Fusion Sword Murasame Blade", "Celtic Guardian", 2200, 1200),
        ("Divine Sword - Phoenix Blade", "Celtic Guardian", 1700, 1200),
        ("Fuhma Shuriken", "Strike Ninja", 2400, 1200),
        ("Salamandra", "Little Chimera", 1800, 550),
    ],
)
def test_an_equip_spell_changes_atk_and_def_of_its_monster(card: str, monster: str, atk: int, def_: int) -> None:
    """card: Horn of the Unicorn ①, Sword of Deep-Seated, Malevolent Nuzzler ①, Horn of Light, Mask of Brutality,
    Shooting Star Bow - Ceal, Gravity Axe - Grarl, Legendary Sword, Sword of Dark Destruction, Lightning Blade,
    Fusion Sword Murasame Blade, Divine Sword - Phoenix Blade, Fuhma Shuriken, Salamandra ①"""
    t = equipped(card, monster, theirs="monsters: Kuriboh")
    assert (t.you.atk_of(monster), t.you.def_of(monster)) == (atk, def_)
    assert (t.opp.atk_of("Kuriboh"), t.opp.def_of("Kuriboh")) == (300, 200)


@pytest.mark.parametrize(
    ("card", "fits", "does_not_fit"),
    [
        ("Legendary Sword", "Celtic Guardian", "Vorse Raider"),
        ("Sword of Dark Destruction", "Sangan", "Mystical Elf"),
        ("Salamandra", "Little Chimera", "Sangan"),
        ("Lightning Blade", "Celtic Guardian", "Vorse Raider"),
        ("Fusion Sword Murasame Blade", "Celtic Guardian", "Vorse Raider"),
        ("Divine Sword - Phoenix Blade", "Celtic Guardian", "Vorse Raider"),
        ("Fuhma Shuriken", "Strike Ninja", "Celtic Guardian"),
        ("Opti-Camouflage Armor", "Kuriboh", "Sangan"),
        ("Paralyzing Potion", "Sangan", "Mechanicalchaser"),
    ],
)
def test_an_equip_spell_is_equipped_only_to_its_kind_of_monster(card: str, fits: str, does_not_fit: str) -> None:
    """card: Legendary Sword, Sword of Dark Destruction, Salamandra, Lightning Blade, Fusion Sword Murasame Blade,
    Divine Sword - Phoenix Blade, Fuhma Shuriken, Opti-Camouflage Armor, Paralyzing Potion"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}   monsters: {mine}
        opp 8000   monsters: {theirs}
    """
    t = table(position.format(card=card, mine=does_not_fit, theirs=f"{fits} (set)"))
    t.you.cannot(f"activate {card}", because=NO_TARGET)
    t = table(position.format(card=card, mine=does_not_fit, theirs=fits))
    t.you.activates(card).nobody_responds()
    assert t.you.spells == [card] and f"you chose the target {fits}" in t.log()


def test_united_we_stand_counts_ones_own_face_up_monsters() -> None:
    """card: United We Stand ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: United We Stand, Kuriboh   monsters: Sangan, Mystical Elf, Battle Ox (set)
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("United We Stand", targeting="Sangan").nobody_responds()
    assert (t.you.atk_of("Sangan"), t.you.def_of("Sangan")) == (2600, 2200)
    t.you.summons("Kuriboh")
    t.nobody_responds()
    assert (t.you.atk_of("Sangan"), t.you.def_of("Sangan")) == (3400, 3000)


def test_mage_power_counts_ones_own_spells_and_traps_and_itself() -> None:
    """card: Mage Power ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mage Power, Trap Hole   monsters: Sangan   field: Sogen   set: Dark Hole
        opp 8000   set: 2 Trap Hole
    """)
    t.you.activates("Mage Power").nobody_responds()
    assert (t.you.atk_of("Sangan"), t.you.def_of("Sangan")) == (2500, 2100)
    t.you.sets("Trap Hole")
    assert (t.you.atk_of("Sangan"), t.you.def_of("Sangan")) == (3000, 2600)


def test_lightning_blade_weakens_water_monsters_on_both_sides() -> None:
    """card: Lightning Blade"""
    t = equipped("Lightning Blade", "Celtic Guardian", theirs="monsters: Star Boy")
    assert t.opp.atk_of("Star Boy") == 550  # its own 500 more, and 500 less


# -------------------------------------------------------------------------------------- what happens when they are gone


@pytest.mark.parametrize("card", ["Horn of the Unicorn", "Sword of Deep-Seated"])
def test_a_mandatory_effect_returns_an_equip_spell_to_the_top_of_the_deck(card: str) -> None:
    """card: Horn of the Unicorn ②, Sword of Deep-Seated"""
    t = equipped(card, "Sangan")
    t.you.activates("Mystical Space Typhoon", targeting=card).nobody_responds()
    assert t.you.deck[0] == card and t.you.graveyard == ["Mystical Space Typhoon"]


def test_only_the_sword_of_deep_seated_returns_from_the_hand_too() -> None:
    """card: Sword of Deep-Seated, Horn of the Unicorn ②"""
    for card, top in (("Sword of Deep-Seated", "Sword of Deep-Seated"), ("Horn of the Unicorn", "Umi")):
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: {card}   set: Raigeki Break   deck: 3 Umi
            opp 8000   monsters: Kuriboh
        """)
        t.you.activates("Raigeki Break", discarding=card, targeting="Kuriboh").nobody_responds()
        assert t.you.deck[0] == top


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
@pytest.mark.parametrize("card", ["Malevolent Nuzzler", "Horn of Light"])
def test_an_equip_spell_may_return_to_the_deck_for_500_lp(card: str) -> None:
    """card: Malevolent Nuzzler ②, Horn of Light"""
    t = equipped(card, "Sangan")
    t.you.activates("Mystical Space Typhoon", targeting=card).nobody_responds()
    t.you.triggers(card)
    assert t.you.lp == 7500
    t.nobody_responds()
    assert t.you.deck[0] == card
    t = equipped(card, "Sangan")
    t.you.activates("Mystical Space Typhoon", targeting=card).nobody_responds()
    t.you.passes()
    t.nobody_responds()
    assert t.you.lp == 8000 and card in t.you.graveyard


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_fuhma_shuriken_inflicts_700_damage_when_it_leaves_the_field_for_the_graveyard() -> None:
    """card: Fuhma Shuriken"""
    t = equipped("Fuhma Shuriken", "Strike Ninja")
    t.you.activates("Mystical Space Typhoon", targeting="Fuhma Shuriken").nobody_responds()
    assert t.opp.lp == 7300


def test_divine_sword_phoenix_blade_returns_to_the_hand_for_two_warriors() -> None:
    """card: Divine Sword - Phoenix Blade"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   graveyard: Divine Sword - Phoenix Blade, 2 Celtic Guardian, Kuriboh
        opp 8000
    """)
    t.you.activates("Divine Sword - Phoenix Blade").nobody_responds()
    assert t.you.hand == ["Divine Sword - Phoenix Blade"] and t.you.banished == ["Celtic Guardian", "Celtic Guardian"]
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   graveyard: Divine Sword - Phoenix Blade, Celtic Guardian, Kuriboh
        opp 8000
    """)
    t.you.cannot("activate Divine Sword - Phoenix Blade", because=NO_COST)


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_fusion_sword_murasame_blade_is_not_destroyed_by_effects_but_falls_with_its_monster() -> None:
    """card: Fusion Sword Murasame Blade"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Fusion Sword Murasame Blade, Heavy Storm, Dark Hole   monsters: Celtic Guardian
        opp 8000   set: Trap Hole
    """)
    t.you.activates("Fusion Sword Murasame Blade").nobody_responds()
    t.you.activates("Heavy Storm").nobody_responds()
    assert t.you.spells == ["Fusion Sword Murasame Blade"] and t.opp.graveyard == ["Trap Hole"]
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.spells == [] and "Fusion Sword Murasame Blade" in t.you.graveyard


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
@pytest.mark.parametrize(("effect", "lp", "there"), [(1, 7000, True), (2, 8000, False)])
def test_mask_of_brutality_asks_for_1000_lp_in_its_players_standby_phase(effect: int, lp: int, there: bool) -> None:
    """card: Mask of Brutality"""
    t = equipped("Mask of Brutality", "Sangan")
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.phase == "Main Phase 1" and t.you.lp == 8000  # it is not the opponent's upkeep
    t.opp.ends_turn()
    t.you.passes()
    assert t.turn == 5 and t.phase == "Standby Phase"
    t.you.carries_out("Mask of Brutality")
    t.you.is_asked("mode")
    t.you.chooses_effect(effect)
    t.nobody_responds()
    assert t.you.lp == lp and (t.you.spells == ["Mask of Brutality"]) == there


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
def test_mask_of_brutality_is_destroyed_if_the_lp_do_not_suffice() -> None:
    """card: Mask of Brutality"""
    t = equipped("Mask of Brutality", "Sangan", lp=(900, 8000))
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    t.you.passes()
    t.you.carries_out("Mask of Brutality")
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and t.you.lp == 900 and t.you.graveyard == ["Mask of Brutality"]


# ------------------------------------------------------------------------------------------------------------ in battle


def attack(card: str, attacker: str, target: str, mine: str = "", theirs: str = "") -> Table:
    """An equipped monster attacks."""
    t = equipped(card, attacker, mine, f"monsters: {target} {theirs}")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks(attacker, target.partition(" (")[0])
    t.nobody_responds()
    return t


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_fairy_meteor_crush_lets_its_monster_pierce() -> None:
    """card: Fairy Meteor Crush"""
    t = attack("Fairy Meteor Crush", "Wattaildragon", "Mystical Elf (defense)")
    assert t.opp.monsters == [] and t.opp.lp == 7500


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_big_bang_shot_strengthens_its_monster_and_lets_it_pierce() -> None:
    """card: Big Bang Shot"""
    t = attack("Big Bang Shot", "Wattaildragon", "Mystical Elf (defense)")
    assert t.you.atk_of("Wattaildragon") == 2900
    assert t.opp.monsters == [] and t.opp.lp == 8000 - 900 and t.you.lp == 8000


@pytest.mark.parametrize("remover", ["Mystical Space Typhoon", "Giant Trunade"])
@pytest.mark.parametrize("side", ["you", "opp"])
def test_the_monster_of_big_bang_shot_is_banished_when_it_leaves(remover: str, side: str) -> None:
    """card: Big Bang Shot"""
    dragon = {side: "monsters: Wattaildragon, Kuriboh"}
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Big Bang Shot, {remover}   {dragon.get("you", "")}
        opp 8000   {dragon.get("opp", "")}
    """)
    t.you.activates("Big Bang Shot", targeting="Wattaildragon").nobody_responds()
    t.you.activates(remover).nobody_responds()
    seat = t.you if side == "you" else t.opp
    assert (
        seat.monsters == ["Kuriboh"]
        and seat.banished == ["Wattaildragon"]
        and seat.graveyard.count("Wattaildragon") == 0
    )


@pytest.mark.parametrize(("remover", "monsters"), [("Dark Hole", []), ("Book of Moon", ["Wattaildragon"])])
def test_big_bang_shot_banishes_no_monster_that_it_no_longer_equips(remover: str, monsters: list[str]) -> None:
    """card: Big Bang Shot"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Big Bang Shot, {remover}   monsters: Wattaildragon
        opp 8000
    """)
    t.you.activates("Big Bang Shot").nobody_responds()
    t.you.activates(remover).nobody_responds()
    assert t.you.monsters == monsters and t.you.banished == [] and "Big Bang Shot" in t.you.graveyard


def test_big_bang_shot_needs_a_face_up_monster() -> None:
    """card: Big Bang Shot"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Big Bang Shot\nopp 8000 monsters: Sangan (set)")
    t.you.cannot("activate Big Bang Shot", because=NO_TARGET)


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
def test_mist_body_keeps_its_monster_from_being_destroyed_by_battle() -> None:
    """card: Mist Body"""
    t = attack("Mist Body", "Sangan", "Vorse Raider")
    assert t.you.monsters == ["Sangan"] and t.you.lp == 7100


@pytest.mark.parametrize(("card", "damage"), [("Shooting Star Bow - Ceal", 0), ("Opti-Camouflage Armor", 300)])
def test_an_equip_spell_lets_its_monster_attack_directly(card: str, damage: int) -> None:
    """card: Shooting Star Bow - Ceal, Opti-Camouflage Armor"""
    t = equipped(card, "Kuriboh", theirs="monsters: Vorse Raider")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks_directly("Kuriboh")
    t.nobody_responds()
    assert t.opp.lp == 8000 - damage and t.you.monsters == ["Kuriboh"]


def test_paralyzing_potion_keeps_its_monster_from_attacking() -> None:
    """card: Paralyzing Potion"""
    t = equipped("Paralyzing Potion", "Wattaildragon", theirs="monsters: Kuriboh")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.cannot("attack with Wattaildragon", because=FORBIDDEN)


def test_gravity_axe_keeps_the_opponents_monsters_in_their_positions() -> None:
    """card: Gravity Axe - Grarl"""
    t = equipped("Gravity Axe - Grarl", "Sangan", theirs="monsters: Vorse Raider, Kuriboh (set)")
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.cannot("change position of Vorse Raider", because=FORBIDDEN)
    t.opp.cannot("flip summon Kuriboh", because=FORBIDDEN)


def test_twin_swords_cost_a_card_and_give_a_second_attack() -> None:
    """card: Twin Swords of Flashing Light - Tryce"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Twin Swords of Flashing Light - Tryce, Umi   monsters: Wattaildragon, Kuriboh
        opp 8000   monsters: Vorse Raider
    """)
    t.you.activates("Twin Swords of Flashing Light - Tryce", targeting="Wattaildragon").nobody_responds()
    assert t.you.graveyard == ["Umi"] and t.you.atk_of("Wattaildragon") == 2000
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Wattaildragon", "Vorse Raider")
    t.nobody_responds()
    t.you.attacks_directly("Wattaildragon")
    t.nobody_responds()
    assert t.opp.lp == 5900
    t.you.can("attack with Kuriboh")
    t.you.cannot("attack with Wattaildragon", because="battle.attack.once-per-turn")


def test_twin_swords_need_another_card_in_the_hand() -> None:
    """card: Twin Swords of Flashing Light - Tryce"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Twin Swords of Flashing Light - Tryce   monsters: Wattaildragon
        opp 8000
    """)
    t.you.cannot("activate Twin Swords of Flashing Light - Tryce", because=NO_COST)


# --------------------------------------------------------------------------------------------------------- Eternal Rest


def test_eternal_rest_destroys_every_equipped_monster() -> None:
    """card: Eternal Rest"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Eternal Rest, Mist Body, Horn of Light   monsters: Sangan, Kuriboh
        opp 8000   monsters: Vorse Raider
    """)
    t.you.cannot("activate Eternal Rest", because=NOTHING_TO_DO)
    t.you.activates("Mist Body", targeting="Vorse Raider").nobody_responds()
    t.you.activates("Horn of Light", targeting="Kuriboh").nobody_responds()
    t.you.activates("Eternal Rest").nobody_responds()
    assert t.you.monsters == ["Sangan"] and t.opp.monsters == []

"""Cards: Fusion Monsters with effects of their own."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Ignition
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD
from spellspeed.lang.words.verbs import Destroy
from table import Table, table

HERO = "Elemental HERO"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
MADE_OF = [
    (f"{HERO} Mudballman", [f"{HERO} Bubbleman", f"{HERO} Clayman"], True),
    (f"{HERO} Phoenix Enforcer", [f"{HERO} Avian", f"{HERO} Burstinatrix"], True),
    (f"{HERO} Shining Flare Wingman", [f"{HERO} Flame Wingman", f"{HERO} Sparkman"], True),
    (f"{HERO} Shining Phoenix Enforcer", [f"{HERO} Phoenix Enforcer", f"{HERO} Sparkman"], True),
    (f"{HERO} Steam Healer", [f"{HERO} Burstinatrix", f"{HERO} Bubbleman"], True),
    (f"{HERO} Mariner", [f"{HERO} Bubbleman", f"{HERO} Avian"], True),
    (f"{HERO} Wildedge", [f"{HERO} Wildheart", f"{HERO} Bladedge"], True),
    (f"{HERO} Wild Wingman", [f"{HERO} Wildheart", f"{HERO} Avian"], True),
    (f"{HERO} Necroid Shaman", [f"{HERO} Wildheart", f"{HERO} Necroshade"], True),
    ("Cyber Twin Dragon", ["Cyber Dragon", "Cyber Dragon"], False),
    ("Cyber End Dragon", ["Cyber Dragon", "Cyber Dragon", "Cyber Dragon"], False),
    ("Cyber Blader", ["Etoile Cyber", "Blade Skater"], False),
    ("UFOroid Fighter", ["UFOroid", "Gearfried the Iron Knight"], False),
    ("Five-Headed Dragon", ["Luster Dragon"] * 5, True),
    ("Dragon Master Knight", ["Black Luster Soldier", "Blue-Eyes Ultimate Dragon"], True),
    ("Dark Paladin", ["Dark Magician", "Buster Blader"], True),
    ("Alligator's Sword Dragon", ["Baby Dragon", "Alligator's Sword"], False),
    ("Chimera the Flying Mythical Beast", ["Gazelle the King of Mythical Beasts", "Berfomet"], False),
    ("D.3.S. Frog", ["Des Frog", "Des Frog", "Des Frog"], False),
    ("Mokey Mokey King", ["Mokey Mokey", "Mokey Mokey", "Mokey Mokey"], False),
]
NO_SUBSTITUTES = ("Cyber Twin Dragon", "Cyber End Dragon", "Cyber Blader", "D.3.S. Frog")


def your_turn(you: str, opp: str = "", lp: int = 8000) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou {lp}   {you}\nopp 8000   {opp}")


def battles(you: str, opp: str, attacker: str, target: str) -> Table:
    """Let one of your monsters attack."""
    t = your_turn(you, opp)
    t.you.goes_to("Battle Phase")
    t.you.attacks(attacker, target)
    return t


@pytest.mark.parametrize(("fusion", "materials", "only"), MADE_OF)
def test_it_is_made_of_its_materials_and_comes_back_or_not(fusion: str, materials: list[str], only: bool) -> None:
    """card: Elemental HERO Mudballman, Elemental HERO Phoenix Enforcer, Elemental HERO Shining Flare Wingman,
    Elemental HERO Shining Phoenix Enforcer, Elemental HERO Steam Healer, Elemental HERO Mariner,
    Elemental HERO Wildedge, Elemental HERO Wild Wingman, Elemental HERO Necroid Shaman, Cyber Twin Dragon,
    Cyber End Dragon, Cyber Blader, UFOroid Fighter, Five-Headed Dragon, Dragon Master Knight, Dark Paladin,
    Alligator's Sword Dragon, Chimera the Flying Mythical Beast, D.3.S. Frog, Mokey Mokey King
    """
    hand = "hand: Polymerization, Dark Hole, Monster Reborn   graveyard: Kuriboh, Sangan"
    t = your_turn(f"{hand}   monsters: {', '.join(materials)}   extra: {fusion}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [fusion]
    t.you.activates("Dark Hole")
    while not t.you.can_activate("Monster Reborn"):
        t.you.passes()
    t.you.activates("Monster Reborn")
    offers = t.you.is_asked("target").offers
    assert "Kuriboh" in offers and (fusion in offers) != only


@pytest.mark.parametrize("fusion", NO_SUBSTITUTES)
def test_it_takes_no_substitute(fusion: str) -> None:
    """card: Cyber Twin Dragon, Cyber End Dragon, Cyber Blader, D.3.S. Frog"""
    materials = next(names for name, names, _ in MADE_OF if name == fusion)
    t = your_turn(f"hand: Polymerization, King of the Swamp, {', '.join(materials[1:])}   extra: {fusion}")
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


# --------------------------------------------------------------------------------------------------- Elemental HEROes


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
@pytest.mark.parametrize("name", [f"{HERO} Phoenix Enforcer", f"{HERO} Shining Phoenix Enforcer"])
def test_a_phoenix_enforcer_is_not_destroyed_by_battle(name: str) -> None:
    """card: Elemental HERO Phoenix Enforcer, Elemental HERO Shining Phoenix Enforcer"""
    t = battles(f"monsters: {name}", "monsters: Blue-Eyes White Dragon", name, "Blue-Eyes White Dragon")
    assert t.you.monsters == [name] and t.you.lp < 8000


@pytest.mark.parametrize("name", [f"{HERO} Shining Flare Wingman", f"{HERO} Shining Phoenix Enforcer"])
def test_a_shining_hero_gains_300_for_each_hero_card_in_the_graveyard(name: str) -> None:
    """card: Elemental HERO Shining Flare Wingman ①, Elemental HERO Shining Phoenix Enforcer"""
    t = your_turn(f"monsters: {name}   graveyard: 2 {HERO} Avian, Kuriboh", f"graveyard: {HERO} Avian")
    assert t.you.atk_of(name) == 2500 + 600


def test_shining_flare_wingman_burns_and_steam_healer_heals() -> None:
    """card: Elemental HERO Shining Flare Wingman ②, Elemental HERO Steam Healer"""
    name = f"{HERO} Shining Flare Wingman"
    t = battles(f"monsters: {name}", "monsters: Gemini Elf", name, "Gemini Elf")
    assert t.opp.lp == 8000 - 600 - 1900
    name = f"{HERO} Steam Healer"
    t = battles(f"monsters: {name}", "monsters: Battle Ox", name, "Battle Ox")
    assert t.you.lp == 8000 + 1700


def test_mariner_attacks_directly_while_a_card_is_set() -> None:
    """card: Elemental HERO Mariner"""
    name = f"{HERO} Mariner"
    t = your_turn(f"monsters: {name}   set: Mirror Force", "monsters: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(name)
    assert t.opp.lp == 8000 - 1400
    t = your_turn(f"monsters: {name}   spells: Messenger of Peace", "monsters: Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"{name} attacks directly", because="battle.attack.must-choose-monster-if-any")


def test_wildedge_attacks_every_monster_once() -> None:
    """card: Elemental HERO Wildedge"""
    name = f"{HERO} Wildedge"
    t = battles(f"monsters: {name}", "monsters: Gemini Elf, Kuriboh", name, "Gemini Elf")
    t.you.attacks(name, "Kuriboh")
    assert t.opp.monsters == []


def test_wild_wingman_destroys_a_spell_or_trap_for_a_card() -> None:
    """card: Elemental HERO Wild Wingman"""
    name = f"{HERO} Wild Wingman"
    t = your_turn(f"monsters: {name}   hand: Umi, Kuriboh", "set: Mirror Force")
    t.you.activates(name, discarding="Umi")
    assert t.opp.graveyard == ["Mirror Force"] and t.you.graveyard == ["Umi"]


def test_necroid_shaman_destroys_a_monster_and_gives_one_back() -> None:
    """card: Elemental HERO Necroid Shaman ①"""
    hand = f"hand: Polymerization, {HERO} Wildheart, {HERO} Necroshade   extra: {HERO} Necroid Shaman"
    t = your_turn(hand, "monsters: Summoned Skull   graveyard: Kuriboh")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    t.you.chooses("Kuriboh")
    t.you.takes_position("attack")
    assert t.opp.monsters == ["Kuriboh"] and t.opp.graveyard == ["Summoned Skull"]


# ------------------------------------------------------------------------------------------------------ Cyber Dragons


def test_cyber_twin_dragon_attacks_twice() -> None:
    """card: Cyber Twin Dragon ①"""
    t = battles("monsters: Cyber Twin Dragon", "monsters: Gemini Elf, Kuriboh", "Cyber Twin Dragon", "Gemini Elf")
    t.you.attacks("Cyber Twin Dragon", "Kuriboh")
    assert t.opp.monsters == []


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_cyber_end_dragon_pierces() -> None:
    """card: Cyber End Dragon ①"""
    t = battles("monsters: Cyber End Dragon", "monsters: Gemini Elf (defense)", "Cyber End Dragon", "Gemini Elf")
    assert t.opp.lp == 8000 - (4000 - 900)


def test_cyber_blader_depends_on_the_number_of_the_opponents_monsters() -> None:
    """card: Cyber Blader ①"""
    t = battles("monsters: Cyber Blader", "monsters: Summoned Skull", "Cyber Blader", "Summoned Skull")
    assert t.you.monsters == ["Cyber Blader"]
    t = your_turn("monsters: Cyber Blader", "monsters: Kuriboh, Gemini Elf")
    assert t.you.atk_of("Cyber Blader") == 4200
    t = your_turn("monsters: Cyber Blader, Sangan", "monsters: 3 Kuriboh   set: Ring of Destruction")
    t.you.goes_to("Battle Phase")
    t.opp.activates("Ring of Destruction", targeting="Cyber Blader")
    t.nobody_responds()
    assert "Cyber Blader" in t.you.monsters and t.opp.graveyard[0] == "Ring of Destruction"


def test_uforoid_fighter_has_the_atk_of_its_materials() -> None:
    """card: UFOroid Fighter"""
    t = your_turn("hand: Polymerization, UFOroid, Gearfried the Iron Knight   extra: UFOroid Fighter")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.atk_of("UFOroid Fighter") == t.you.def_of("UFOroid Fighter") == 1200 + 1800


# ------------------------------------------------------------------------------------------------------------- Dragons


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_five_headed_dragon_falls_only_to_light_and_divine_monsters() -> None:
    """card: Five-Headed Dragon ①"""
    five = "Five-Headed Dragon"
    t = battles(f"monsters: {five}", f"monsters: {five}", five, five)
    assert t.you.monsters == [five] and t.opp.monsters == [five]
    t = battles(f"monsters: {five}", "monsters: Dragon Master Knight", five, "Dragon Master Knight")
    assert t.you.monsters == [] and t.opp.monsters == []


def test_dragon_master_knight_gains_500_for_each_other_dragon() -> None:
    """card: Dragon Master Knight ①"""
    t = your_turn("monsters: Dragon Master Knight, 2 Luster Dragon, Kuriboh", "monsters: Luster Dragon")
    assert t.you.atk_of("Dragon Master Knight") == 5000 + 1000


def test_dark_paladin_gains_500_for_each_dragon_anywhere_and_negates_spells() -> None:
    """card: Dark Paladin ①②"""
    t = your_turn("hand: Dark Hole", "monsters: Dark Paladin, Luster Dragon   graveyard: Luster Dragon   hand: Umi")
    assert t.opp.atk_of("Dark Paladin") == 2900 + 1000
    t.you.activates("Dark Hole")
    t.opp.activates("Dark Paladin", discarding="Umi")
    assert t.opp.monsters == ["Dark Paladin", "Luster Dragon"] and t.you.graveyard == ["Dark Hole"]


@pytest.mark.rule("effect.resolve.source-must-still-be-faceup", scenario=0)
def test_dark_paladin_that_is_gone_negates_nothing() -> None:
    """card: Dark Paladin ②"""
    mine = "hand: Dark Hole   set: Compulsory Evacuation Device"
    t = your_turn(mine, "monsters: Dark Paladin, Kuriboh   hand: Umi")
    t.you.activates("Dark Hole")
    t.opp.activates("Dark Paladin", discarding="Umi")
    t.you.activates("Compulsory Evacuation Device", targeting="Dark Paladin")
    t.nobody_responds()
    assert t.opp.graveyard == ["Umi", "Kuriboh"]


def test_alligators_sword_dragon_attacks_past_earth_water_and_fire() -> None:
    """card: Alligator's Sword Dragon ①"""
    name = "Alligator's Sword Dragon"
    t = your_turn(f"monsters: {name}", "monsters: Gemini Elf, Summoned Skull (set)")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(name)
    assert t.opp.lp == 8000 - 1700
    t = your_turn(f"monsters: {name}", "monsters: Gemini Elf, Summoned Skull")
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"{name} attacks directly", because="battle.attack.must-choose-monster-if-any")


# -------------------------------------------------------------------------------------------------------------- others


def test_chimera_brings_back_one_of_its_parts() -> None:
    """card: Chimera the Flying Mythical Beast ①"""
    name = "Chimera the Flying Mythical Beast"
    t = your_turn(f"monsters: {name}   hand: Dark Hole   graveyard: Berfomet, Kuriboh")
    t.you.activates("Dark Hole")
    t.you.triggers(name)
    t.you.takes_position("defense")
    assert t.you.monsters == ["Berfomet"]


def test_d3s_frog_counts_treeborn_frogs() -> None:
    """card: D.3.S. Frog"""
    t = your_turn("monsters: D.3.S. Frog   graveyard: 2 Treeborn Frog, Des Frog")
    assert t.you.atk_of("D.3.S. Frog") == 2500 + 1000


def test_mokey_mokey_king_is_followed_by_as_many_as_find_a_zone() -> None:
    """card: Mokey Mokey King"""
    t = your_turn("monsters: Mokey Mokey King   hand: Dark Hole   graveyard: 2 Mokey Mokey, Kuriboh")
    t.you.activates("Dark Hole")
    t.you.triggers("Mokey Mokey King")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Mokey Mokey", "Mokey Mokey"]
    mine = "monsters: Mokey Mokey King, 4 Kuriboh   graveyard: 2 Mokey Mokey   set: Raigeki Break   hand: Umi"
    t = your_turn(mine)
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Mokey Mokey King")
    t.you.triggers("Mokey Mokey King")
    t.you.chooses("Mokey Mokey", zone="ask")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == [*["Kuriboh"] * 4, "Mokey Mokey"] and t.you.graveyard[0] == "Mokey Mokey"


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_mokey_mokey_king_is_followed_by_nobody_if_it_leaves_face_down() -> None:
    """card: Mokey Mokey King"""
    t = your_turn("monsters: Mokey Mokey King (set)   hand: Dark Hole   graveyard: 2 Mokey Mokey")
    t.you.activates("Dark Hole")
    t.you.is_asked("open state")
    assert t.you.monsters == [] and "Mokey Mokey King" in t.you.graveyard


def test_arcana_knight_joker_discards_a_card_of_the_kind_that_targets_it() -> None:
    """card: Arcana Knight Joker ①"""
    joker = "Arcana Knight Joker"
    t = your_turn(f"monsters: {joker}   hand: Kuriboh, Dark Hole, Waboku", "set: Ring of Destruction")
    t.you.goes_to("Battle Phase")
    t.opp.activates("Ring of Destruction", targeting=joker)
    t.you.activates(joker)
    # A Trap targets it, so a Trap is discarded.
    assert t.you.hand == ["Kuriboh", "Dark Hole"] and t.you.graveyard == ["Waboku"]
    t.nobody_responds()
    assert t.you.monsters == [joker] and t.you.lp == t.opp.lp == 8000
    t = your_turn(f"monsters: {joker}   hand: Kuriboh, Dark Hole", "set: Ring of Destruction")
    t.you.goes_to("Battle Phase")
    t.opp.activates("Ring of Destruction", targeting=joker)
    assert not t.you.can_activate(joker)


@pytest.mark.rule("negate.card-activation-negation.cannot-hit-effect-activation", scenario=0)
def test_arcana_knight_joker_answers_monster_effects_and_cards_but_no_effects_of_spells_that_lie_there() -> None:
    """card: Arcana Knight Joker ①"""
    shoots = Ignition(target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET))
    pool = pool_with(
        probe("Test Cannon", "Spell / Continuous", shoots), probe("Test Gunner", "Warrior / Effect", shoots)
    )
    for source, answered in (("spells: Test Cannon", False), ("monsters: Test Gunner", True)):
        t = table(
            f"""
            turn 3, Main Phase 1, you to act
            you 8000   {source}
            opp 8000   monsters: Arcana Knight Joker   hand: Kuriboh, Dark Hole
            """,
            pool=pool,
        )
        t.you.activates(source.partition(": ")[2])
        assert t.opp.can_activate("Arcana Knight Joker") == answered


def test_arcana_knight_joker_is_made_of_the_three_knights_and_no_substitute() -> None:
    """card: Arcana Knight Joker"""
    joker = "Arcana Knight Joker"
    t = your_turn(f"hand: Polymerization, Queen's Knight, Jack's Knight, King's Knight   extra: {joker}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [joker]
    t = your_turn(f"hand: Polymerization, Queen's Knight, Jack's Knight, King of the Swamp   extra: {joker}")
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")


# ------------------------------------------------------------------------------------------------- Elemental HEROes

GIANT, ELECTRUM = "Elemental HERO Thunder Giant", "Elemental HERO Electrum"


def test_thunder_giant_destroys_a_monster_of_less_original_atk() -> None:
    """card: Elemental HERO Thunder Giant"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {GIANT}   hand: Umi, Sogen   deck: 5 Sogen
        opp 8000   monsters: Battle Ox, Kuriboh (set), Blue-Eyes White Dragon, Vorse Raider   deck: 5 Sogen
                   spells: Megamorph (on Vorse Raider)
        """
    )
    t.you.activates(GIANT, discarding="Umi")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "Vorse Raider"]
    t.you.targets("Vorse Raider").nobody_responds()
    assert set(t.opp.graveyard) == {"Megamorph", "Vorse Raider"}
    t.you.cannot(f"activate {GIANT}", because="effect.once-per-turn.limits-the-user")


def test_thunder_giant_does_nothing_without_a_card_to_discard() -> None:
    """card: Elemental HERO Thunder Giant"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {GIANT}   deck: 5 Sogen
        opp 8000   monsters: Battle Ox   deck: 5 Sogen
        """
    )
    t.you.cannot(f"activate {GIANT}", because="cost.unpayable.cannot-activate")


def test_electrum_is_fused_of_four_heroes_and_shuffles_what_was_banished() -> None:
    """card: Elemental HERO Electrum"""
    heroes = ", ".join([f"{HERO} {name}" for name in ("Avian", "Burstinatrix", "Clayman", "Bubbleman")])
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, {heroes}   extra: {ELECTRUM}   banished: Kuriboh   deck: 2 Sogen
        opp 8000   banished: Sangan, Battle Ox   deck: 2 Sogen
        """
    )
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.monsters == [ELECTRUM] and t.you.banished == t.opp.banished == []
    assert len(t.you.deck) == 3 and len(t.opp.deck) == 4


def test_electrum_has_five_attributes_and_gains_atk_for_monsters_that_share_one() -> None:
    """card: Elemental HERO Electrum"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {ELECTRUM}   hand: Umi   deck: 5 Sogen
        opp 8000   monsters: Sangan, Battle Ox, Mystical Elf, Giant Soldier of Stone (set)   deck: 5 Sogen
        """
    )
    assert t.you.atk_of(ELECTRUM) == 2900 + 2 * 300


CHARMERS = ["Aussa the Earth Charmer", "Eria the Water Charmer", "Hiita the Fire Charmer", "Wynn the Wind Charmer"]


@pytest.mark.parametrize("charmer", CHARMERS)
def test_electrum_and_doriado_have_four_attributes_beside_light(charmer: str) -> None:
    """card: Elemental HERO Electrum, Elemental Mistress Doriado"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {charmer} (set)   hand: Umi   deck: 5 Sogen
        opp 8000   monsters: {ELECTRUM}, Elemental Mistress Doriado, Kuriboh   deck: 5 Sogen
        """
    )
    t.you.flip_summons(charmer)
    assert sorted(t.you.is_asked("target").offers) == [ELECTRUM, "Elemental Mistress Doriado"]


def test_doriado_is_light_as_well() -> None:
    """card: Elemental Mistress Doriado"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {ELECTRUM}   hand: Umi   deck: 5 Sogen
        opp 8000   monsters: Elemental Mistress Doriado, Kuriboh   spells: Messenger of Peace   deck: 5 Sogen
        """
    )
    assert t.you.atk_of(ELECTRUM) == 2900 + 300


def test_thunder_giant_is_fused_of_sparkman_and_clayman_and_comes_in_no_other_way() -> None:
    """card: Elemental HERO Thunder Giant"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, {HERO} Sparkman, {HERO} Clayman, Monster Reborn   deck: 2 Sogen
                   extra: {GIANT}
        opp 8000   set: Sakuretsu Armor   hand: Raigeki   deck: 3 Sogen
        """
    )
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [GIANT] and t.you.graveyard == [f"{HERO} Sparkman", f"{HERO} Clayman", "Polymerization"]
    t.you.ends_turn()
    t.opp.activates("Raigeki").nobody_responds()
    t.opp.ends_turn()
    t.you.activates("Monster Reborn")
    assert sorted(t.you.is_asked("target").offers) == [f"{HERO} Clayman", f"{HERO} Sparkman"]

"""Cards: what decided the duels of 2005, and the Fusion Monsters that Metamorphosis brings."""

import pytest

from table import Table, table

BLS = "Black Luster Soldier - Envoy of the Beginning"
KYCOO = "Kycoo the Ghost Destroyer"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", when: str = "Main Phase 1, you to act") -> Table:
    """Lay out a phase of your turn."""
    return table(f"turn 3, {when}\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


def your_battle(you: str, opp: str = "") -> Table:
    """Lay out your Battle Step."""
    return your_turn(you, opp, "Battle Step, you to act")


# -------------------------------------------------------------------------------------------------------------- Spells


def test_nobleman_of_crossout_destroys_and_banishes_a_face_down_monster() -> None:
    """card: Nobleman of Crossout"""
    t = your_turn(
        "hand: Nobleman of Crossout   deck: Gemini Elf, Battle Ox",
        "monsters: Gemini Elf (set), Battle Ox   deck: Gemini Elf, Battle Ox",
    )
    t.you.activates("Nobleman of Crossout", targeting="Gemini Elf")
    assert t.opp.monsters == ["Battle Ox"] and t.opp.banished == ["Gemini Elf"] and not t.opp.graveyard
    # It was no Flip Monster: the decks stay as they are.
    assert "Gemini Elf" in t.you.deck and "Gemini Elf" in t.opp.deck and not t.you.banished


def test_nobleman_of_crossout_banishes_the_copies_of_a_flip_monster_from_both_decks() -> None:
    """card: Nobleman of Crossout"""
    t = your_turn(
        "hand: Nobleman of Crossout   deck: Magician of Faith, Battle Ox",
        "monsters: Magician of Faith (set)   deck: 2 Magician of Faith, Man-Eater Bug   hand: Magician of Faith",
    )
    t.you.activates("Nobleman of Crossout", targeting="Magician of Faith")
    assert t.opp.banished == ["Magician of Faith"] * 3 and t.you.banished == ["Magician of Faith"]
    assert t.you.deck == ["Battle Ox"] and t.opp.deck == ["Man-Eater Bug"] and t.opp.hand == ["Magician of Faith"]


def test_nobleman_of_crossout_needs_a_face_down_monster() -> None:
    """card: Nobleman of Crossout"""
    t = your_turn("hand: Nobleman of Crossout", "monsters: Magician of Faith")
    t.you.cannot("activate Nobleman of Crossout", because="target.timing.chosen-at-activation")


def test_premature_burial_revives_for_800_lp_and_is_equipped() -> None:
    """card: Premature Burial"""
    t = your_turn("hand: Premature Burial   graveyard: Jinzo, Gemini Elf")
    t.you.activates("Premature Burial", targeting="Jinzo")
    t.you.chooses_zone(3)
    assert t.you.lp == 7200 and t.you.monsters == ["Jinzo"] and t.you.spells == ["Premature Burial"]
    assert t.you.monster("Jinzo").row.attack


def test_the_monster_falls_when_premature_burial_is_destroyed() -> None:
    """card: Premature Burial"""
    t = your_turn("hand: Premature Burial   graveyard: Gemini Elf", "set: Mystical Space Typhoon")
    t.you.activates("Premature Burial", targeting="Gemini Elf")
    t.opp.passes()
    t.you.chooses_zone(3)
    assert t.you.monsters == ["Gemini Elf"]
    t.opp.activates("Mystical Space Typhoon", targeting="Premature Burial")
    assert not t.you.monsters and sorted(t.you.graveyard) == ["Gemini Elf", "Premature Burial"]


def test_the_monster_stays_when_premature_burial_leaves_without_being_destroyed() -> None:
    """card: Premature Burial"""
    t = your_turn("hand: Premature Burial, Sinister Serpent   monsters: Abyss Soldier   graveyard: Gemini Elf")
    t.you.activates("Premature Burial", targeting="Gemini Elf")
    t.you.chooses_zone(3)
    t.you.activates("Abyss Soldier", discarding="Sinister Serpent", targeting="Premature Burial")
    assert t.you.monsters == ["Abyss Soldier", "Gemini Elf"] and t.you.hand == ["Premature Burial"]


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_premature_burial_falls_when_the_monster_is_gone() -> None:
    """card: Premature Burial"""
    t = your_turn("hand: Premature Burial, Book of Moon   graveyard: Gemini Elf")
    t.you.activates("Premature Burial", targeting="Gemini Elf").nobody_responds()
    t.you.chooses_zone(3)
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    assert t.you.monsters == ["Gemini Elf"] and sorted(t.you.graveyard) == ["Book of Moon", "Premature Burial"]


@pytest.mark.rule("spell.continuous.destroyed-in-response-does-not-resolve", scenario=0)
def test_premature_burial_does_nothing_when_it_is_gone_before_it_resolves() -> None:
    """card: Premature Burial"""
    t = your_turn("hand: Premature Burial   graveyard: Gemini Elf", "set: Mystical Space Typhoon")
    t.you.activates("Premature Burial", targeting="Gemini Elf")
    t.opp.activates("Mystical Space Typhoon", targeting="Premature Burial")
    assert not t.you.monsters and t.you.lp == 7200


# ------------------------------------------------------------------------------------------- Kycoo the Ghost Destroyer


@pytest.mark.rule("damage-step.after-calc.battle-damage-triggers", scenario=0)
def test_kycoo_banishes_up_to_two_monsters_when_it_inflicts_battle_damage() -> None:
    """card: Kycoo the Ghost Destroyer"""
    t = your_battle(f"monsters: {KYCOO}", "graveyard: Gemini Elf, Battle Ox, Sangan, Pot of Greed")
    t.you.attacks_directly(KYCOO)
    t.you.triggers(KYCOO)
    t.you.targets("Gemini Elf", "Sangan")
    assert t.opp.banished == ["Gemini Elf", "Sangan"] and t.opp.graveyard == ["Battle Ox", "Pot of Greed"]


def test_kycoo_keeps_the_opponent_from_banishing_out_of_graveyards_as_a_procedure() -> None:
    """card: Kycoo the Ghost Destroyer"""
    t = your_turn(f"hand: {BLS}   graveyard: Gemini Elf, Mystical Elf, Sangan", f"monsters: {KYCOO}")
    refusal = t.you.cannot(f"special summon {BLS}", because=FORBIDDEN)
    assert refusal.card == KYCOO
    t = your_turn(f"hand: {BLS}   graveyard: Mystical Elf, Sangan   monsters: {KYCOO}")
    t.you.special_summons(BLS)
    assert BLS in t.you.monsters


def test_kycoo_keeps_the_opponent_from_banishing_out_of_graveyards_as_a_cost() -> None:
    """card: Kycoo the Ghost Destroyer"""
    t = your_turn("monsters: Bazoo the Soul-Eater   graveyard: Sangan", f"monsters: {KYCOO}")
    refusal = t.you.cannot("activate Bazoo the Soul-Eater", because=FORBIDDEN)
    assert refusal.card == KYCOO
    t.you.cannot("activate Bazoo the Soul-Eater", because="cost.unpayable.cannot-activate")


def test_kycoo_keeps_the_opponent_from_banishing_out_of_graveyards_by_effects_but_not_from_the_field() -> None:
    """card: Kycoo the Ghost Destroyer"""
    t = your_turn(f"hand: Soul Release   monsters: {BLS}", f"monsters: {KYCOO}, Battle Ox   graveyard: Sangan")
    assert t.you.cannot("activate Soul Release", because=FORBIDDEN).card == KYCOO
    t.you.activates(BLS, targeting="Battle Ox")
    assert t.opp.banished == ["Battle Ox"]


# ---------------------------------------------------------------------------------------------------- Sinister Serpent


def your_standby_phase(you: str, opp: str = "") -> Table:
    """Lay out your Standby Phase."""
    return your_turn(you, opp, "Standby Phase, you to act")


def test_sinister_serpent_returns_and_one_is_banished_in_the_opponents_next_end_phase() -> None:
    """card: Sinister Serpent ①"""
    t = your_standby_phase("graveyard: 2 Sinister Serpent", "deck: Gemini Elf")
    t.you.activates("Sinister Serpent")
    assert t.you.hand == ["Sinister Serpent"] and t.you.graveyard == ["Sinister Serpent"]
    assert not t.you.can_activate("Sinister Serpent")  # once a turn by its name
    t.nobody_responds()
    t.you.ends_turn()
    assert t.you.graveyard == ["Sinister Serpent"] and t.turn_player == "opp"
    t.nobody_responds()
    t.opp.ends_turn()
    assert not t.you.graveyard and t.you.banished == ["Sinister Serpent"]


def test_no_sinister_serpent_is_banished_if_none_lies_in_the_graveyard_then() -> None:
    """card: Sinister Serpent ①"""
    t = your_standby_phase("graveyard: Sinister Serpent   deck: 2 Battle Ox", "deck: Gemini Elf")
    t.you.activates("Sinister Serpent").nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    assert not t.you.banished and t.you.hand.count("Sinister Serpent") == 1


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_sinister_serpent_does_not_return_in_the_opponents_standby_phase() -> None:
    """card: Sinister Serpent ①"""
    t = table("turn 3, Standby Phase, opp to act\nyou 8000   graveyard: Sinister Serpent\nopp 8000")
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and t.you.graveyard == ["Sinister Serpent"]


@pytest.mark.parametrize("left", ["", ", Sinister Serpent"])
def test_a_serpent_that_was_banished_before_it_could_return_still_has_one_banished_later(left: str) -> None:
    """card: Sinister Serpent ①, Disappear"""
    t = your_standby_phase(
        f"graveyard: Sinister Serpent{left}   deck: 2 Battle Ox", "set: Disappear   deck: 2 Gemini Elf"
    )
    t.you.does("activate Sinister Serpent" + (" (copy 1)" if left else ""))
    t.opp.activates("Disappear", targeting="Sinister Serpent" + (" (copy 1)" if left else ""))
    t.nobody_responds()
    assert t.you.hand == [] and t.you.banished == ["Sinister Serpent"]
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.ends_turn()
    assert t.you.graveyard == [] and len(t.you.banished) == (2 if left else 1)


# ------------------------------------------------------------------------------------------------- Black Luster Soldier


def test_black_luster_soldier_comes_for_a_light_and_a_dark_monster() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning"""
    t = your_turn(f"hand: {BLS}   graveyard: Mystical Elf, Sangan, Battle Ox")
    t.you.special_summons(BLS)
    assert t.you.monsters == [BLS] and sorted(t.you.banished) == ["Mystical Elf", "Sangan"]
    t = your_turn(f"hand: {BLS}   graveyard: 2 Mystical Elf")
    t.you.cannot(f"special summon {BLS}", because="summon.special-monster.by-fulfilling-condition")
    t.you.cannot(f"summon {BLS}", because="summon.special-monster.cannot-be-normal-summoned")


@pytest.mark.rule("summon.revive.not-properly-summoned-illegal", scenario=0)
def test_black_luster_soldier_may_be_revived_once_it_came_properly() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning"""
    t = your_turn(f"hand: {BLS}, Monster Reborn   graveyard: Mystical Elf, Sangan", "set: Sakuretsu Armor")
    t.you.special_summons(BLS)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(BLS)
    t.opp.activates("Sakuretsu Armor", targeting=BLS)
    t.you.activates("Monster Reborn", targeting=BLS)
    t.you.takes_position("attack")
    assert t.you.monsters == [BLS]


def test_black_luster_soldier_banishes_a_monster_and_cannot_attack_this_turn() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning ①"""
    t = your_turn(f"monsters: {BLS}", "monsters: Gemini Elf (set), Battle Ox")
    t.you.activates(BLS, targeting="Gemini Elf")
    assert t.opp.banished == ["Gemini Elf"]
    t.you.cannot(f"activate {BLS}", because="effect.once-per-turn.limits-the-user")
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack Battle Ox with {BLS}", because=FORBIDDEN)


def test_black_luster_soldier_cannot_banish_after_it_has_attacked() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning ①"""
    t = your_battle(f"monsters: {BLS}, Kuriboh", "monsters: Spirit Reaper")
    t.you.attacks(BLS, "Spirit Reaper")
    t.you.goes_to("Main Phase 2")
    t.you.cannot(f"activate {BLS}", because="effect.condition.all-must-be-met")


def test_black_luster_soldier_attacks_again_when_its_attack_destroys_a_monster() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning ②"""
    t = your_battle(f"monsters: {BLS}, Kuriboh", "monsters: Battle Ox, Gemini Elf, Spirit Reaper")
    t.you.attacks(BLS, "Battle Ox")
    t.you.triggers(BLS)
    t.you.attacks(BLS, "Gemini Elf")
    assert t.opp.graveyard == ["Battle Ox", "Gemini Elf"]
    # One of the effects, once a turn: no third attack, and no banishing.
    t.you.cannot(f"attack Spirit Reaper with {BLS}", because="battle.attack.once-per-turn")
    t.you.goes_to("Main Phase 2")
    t.you.cannot(f"activate {BLS}", because="effect.once-per-turn.limits-the-user")


def test_black_luster_soldiers_second_attack_may_be_a_direct_one() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning ②"""
    t = your_battle(f"monsters: {BLS}", "monsters: Battle Ox")
    t.you.attacks(BLS, "Battle Ox")
    t.you.triggers(BLS)
    t.you.attacks_directly(BLS)
    assert t.opp.lp == 8000 - (3000 - 1700) - 3000


def test_black_luster_soldiers_second_attack_must_follow_at_once() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning ②"""
    t = your_battle(f"monsters: {BLS}, Gemini Elf, Kuriboh", "monsters: 2 Battle Ox, Mystical Elf")
    t.you.attacks(BLS, "Battle Ox (zone 1)")
    t.you.triggers(BLS)
    t.you.attacks("Gemini Elf", "Battle Ox")
    t.you.cannot(f"attack Mystical Elf with {BLS}", because="battle.attack.once-per-turn")


def test_black_luster_soldier_does_not_attack_again_next_turn() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning ②"""
    t = your_battle(f"monsters: {BLS}   deck: 2 Kuriboh", "monsters: Battle Ox, 2 Spirit Reaper   deck: Kuriboh")
    t.you.attacks(BLS, "Battle Ox")
    t.you.triggers(BLS)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.attacks(BLS, "Spirit Reaper (zone 2)")
    t.you.cannot(f"attack Spirit Reaper (zone 3) with {BLS}", because="battle.attack.once-per-turn")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_black_luster_soldier_gets_no_second_attack_for_destroying_an_attacker() -> None:
    """card: Black Luster Soldier - Envoy of the Beginning ②"""
    t = table(f"turn 3, Battle Step, you to act\nyou 8000   monsters: Gemini Elf\nopp 8000   monsters: {BLS}")
    t.you.attacks("Gemini Elf", BLS)
    assert t.you.graveyard == ["Gemini Elf"] and BLS not in t.chain and not t.opp.is_to_decide()


# ------------------------------------------------------------------------------------ Dark Flare Knight, Mirage Knight


def test_dark_flare_knight_spares_its_player_damage_and_calls_mirage_knight() -> None:
    """card: Dark Flare Knight"""
    t = your_battle("monsters: Dark Flare Knight   deck: Mirage Knight, Gemini Elf", "monsters: Blue-Eyes White Dragon")
    t.you.attacks("Dark Flare Knight", "Blue-Eyes White Dragon")
    t.you.takes_position("attack")
    assert t.you.lp == 8000 and t.you.monsters == ["Mirage Knight"] and t.you.graveyard == ["Dark Flare Knight"]


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=0)
def test_dark_flare_knight_destroyed_by_an_effect_calls_nobody() -> None:
    """card: Dark Flare Knight"""
    t = your_turn("hand: Dark Hole   monsters: Dark Flare Knight   deck: Mirage Knight")
    t.you.activates("Dark Hole")
    assert not t.you.monsters and t.you.deck == ["Mirage Knight"]


def test_mirage_knight_adds_the_original_atk_of_what_it_battles() -> None:
    """card: Mirage Knight"""
    t = your_battle("monsters: Mirage Knight", "monsters: Gemini Elf   field: Yami")
    t.you.attacks("Mirage Knight", "Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 8000 - (2800 + 1900 - 2100)
    assert t.you.atk_of("Mirage Knight") == 2800
    t.you.ends_turn()
    assert t.you.banished == ["Mirage Knight"] and not t.you.monsters


def test_mirage_knight_has_its_own_atk_in_a_direct_attack_and_is_banished_after_it() -> None:
    """card: Mirage Knight"""
    t = your_battle("monsters: Mirage Knight", "")
    t.you.attacks_directly("Mirage Knight")
    assert t.opp.lp == 8000 - 2800
    t.you.ends_turn()
    assert t.you.banished == ["Mirage Knight"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_mirage_knight_stays_if_it_has_not_battled() -> None:
    """card: Mirage Knight"""
    t = your_turn("monsters: Mirage Knight")
    t.you.ends_turn()
    assert t.you.monsters == ["Mirage Knight"] and not t.you.banished


def test_only_dark_flare_knight_brings_mirage_knight() -> None:
    """card: Mirage Knight"""
    t = your_turn("hand: Monster Reborn, Mirage Knight   graveyard: Mirage Knight")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.cannot("summon Mirage Knight", because="summon.special-monster.cannot-be-normal-summoned")


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
def test_mirage_knight_is_not_revived_even_after_dark_flare_knight_has_brought_it() -> None:
    """card: Mirage Knight"""
    deck = "deck: Mirage Knight, Gemini Elf   hand: Dark Hole, Monster Reborn"
    t = your_battle(f"monsters: Dark Flare Knight   {deck}", "monsters: Blue-Eyes White Dragon")
    t.you.attacks("Dark Flare Knight", "Blue-Eyes White Dragon")
    t.you.takes_position("attack")
    t.you.goes_to("Main Phase 2")
    t.you.activates("Dark Hole")
    t.you.activates("Monster Reborn")
    # The opponent's Dragon is the only target.
    t.you.takes_position("attack")
    assert t.you.monsters == ["Blue-Eyes White Dragon"]


# ------------------------------------------------------------------------------------------------ more Fusion Monsters


@pytest.mark.rule("target.immunity.cannot-be-chosen", scenario=0)
def test_king_dragun_keeps_the_opponent_from_targeting_dragons() -> None:
    """card: King Dragun"""
    monsters = "monsters: King Dragun, Blue-Eyes White Dragon, Gemini Elf"
    t = your_turn("hand: Book of Moon", monsters)
    t.you.activates("Book of Moon")
    assert t.opp.monster("Gemini Elf").position == "set"  # the only target there was
    t = your_turn(f"hand: Book of Moon   {monsters}")
    t.you.activates("Book of Moon", targeting="King Dragun")
    assert t.you.monster("King Dragun").position == "set"


def test_king_dragun_special_summons_a_dragon_from_the_hand_once_a_turn() -> None:
    """card: King Dragun"""
    t = your_turn("hand: Blue-Eyes White Dragon, Gemini Elf, Tyrant Dragon   monsters: King Dragun")
    t.you.activates("King Dragun")
    t.you.chooses("Blue-Eyes White Dragon")
    t.you.takes_position("attack")
    assert t.you.monsters == ["King Dragun", "Blue-Eyes White Dragon"]
    t.you.cannot("activate King Dragun", because="effect.once-per-turn.limits-the-user")


def test_dark_blade_the_dragon_knight_banishes_up_to_three_monsters() -> None:
    """card: Dark Blade the Dragon Knight"""
    knight = "Dark Blade the Dragon Knight"
    t = your_battle(f"monsters: {knight}", "graveyard: Gemini Elf, Battle Ox, Sangan, Kuriboh, Pot of Greed")
    t.you.attacks_directly(knight)
    t.you.triggers(knight)
    t.you.targets("Gemini Elf", "Sangan", "Kuriboh")
    assert t.opp.banished == ["Gemini Elf", "Sangan", "Kuriboh"]


def test_reaper_on_the_nightmare_attacks_directly_and_takes_a_card_from_the_hand() -> None:
    """card: Reaper on the Nightmare"""
    t = your_battle("monsters: Reaper on the Nightmare", "monsters: Battle Ox   hand: Sangan")
    t.you.attacks_directly("Reaper on the Nightmare")
    assert t.opp.lp == 7200 and t.opp.graveyard == ["Sangan"]


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
def test_reaper_on_the_nightmare_survives_battles() -> None:
    """card: Reaper on the Nightmare"""
    t = your_battle("monsters: Reaper on the Nightmare", "monsters: Battle Ox   hand: Sangan")
    t.you.attacks("Reaper on the Nightmare", "Battle Ox")
    assert t.you.monsters == ["Reaper on the Nightmare"] and t.you.lp == 7100 and t.opp.hand == ["Sangan"]


def test_reaper_on_the_nightmare_falls_when_it_is_targeted() -> None:
    """card: Reaper on the Nightmare"""
    t = your_turn("hand: Enemy Controller", "monsters: Reaper on the Nightmare, Battle Ox")
    t.you.activates("Enemy Controller", effect=1, targeting="Reaper on the Nightmare")
    assert t.opp.monsters == ["Battle Ox"]


@pytest.mark.parametrize(
    ("fusion", "materials"),
    [
        ("King Dragun", "Lord of D., Divine Dragon Ragnarok"),
        ("Dark Blade the Dragon Knight", "Dark Blade, Pitch-Dark Dragon"),
        ("Reaper on the Nightmare", "Spirit Reaper, Nightmare Horse"),
        ("Dark Flare Knight", "Dark Magician, Flame Swordsman"),
    ],
)
def test_a_fusion_monster_is_made_of_the_monsters_it_names(fusion: str, materials: str) -> None:
    """card: King Dragun, Dark Blade the Dragon Knight, Reaper on the Nightmare, Dark Flare Knight"""
    t = your_turn(f"hand: Polymerization   monsters: {materials}   extra: {fusion}")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == [fusion] and sorted(t.you.graveyard) == sorted([*materials.split(", "), "Polymerization"])

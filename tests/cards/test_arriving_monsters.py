"""Cards: monsters that do something when they come, or that come in ways of their own."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "9 Sogen") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 9 Sogen")


def revived(card: str, you: str = "", opp: str = "", deck: str = "9 Sogen") -> Table:
    """A card of yours is Special Summoned by Monster Reborn."""
    t = your_turn(f"hand: Monster Reborn, Umi   graveyard: {card}   {you}", opp, deck=deck)
    t.you.activates("Monster Reborn", targeting=card).nobody_responds()
    t.you.takes_position("attack")
    return t


# ------------------------------------------------------------------------------------------------ what they bring along


def test_vampiric_orchis_brings_des_dendle() -> None:
    """card: Vampiric Orchis"""
    t = your_turn("hand: Vampiric Orchis, Des Dendle, Umi")
    t.you.summons("Vampiric Orchis")
    t.you.triggers("Vampiric Orchis").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Vampiric Orchis", "Des Dendle"]
    t = your_turn("hand: Vampiric Orchis, Kuriboh")
    t.you.summons("Vampiric Orchis")
    assert t.you.is_asked("open state")


@pytest.mark.parametrize("how", ["summoned", "flipped"])
def test_don_turtle_brings_others_of_the_hand(how: str) -> None:
    """card: Don Turtle"""
    if how == "summoned":
        t = your_turn("hand: 2 Don Turtle, Umi")
        t.you.does("summon Don Turtle (copy 1)")
        t.you.take_zone()
    else:
        t = your_turn("monsters: Don Turtle (set)   hand: Don Turtle, Umi")
        t.you.flip_summons("Don Turtle")
    t.you.triggers("Don Turtle").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Don Turtle", "Don Turtle"]


def test_hero_kid_brings_others_when_it_is_special_summoned() -> None:
    """card: Hero Kid"""
    t = revived("Hero Kid", deck="Hero Kid, 3 Sogen")
    t.you.triggers("Hero Kid").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Hero Kid", "Hero Kid"]
    t = your_turn("hand: Hero Kid, Umi", deck="Hero Kid, 3 Sogen")
    t.you.summons("Hero Kid")
    assert t.you.is_asked("open state")


def test_des_frog_brings_as_many_as_there_are_tadpoles() -> None:
    """card: Des Frog"""
    t = your_turn("hand: Des Frog, Umi   monsters: Kuriboh   graveyard: T.A.D.P.O.L.E.", deck="2 Des Frog, 3 Sogen")
    t.you.summons("Des Frog", tributing=["Kuriboh"])
    t.you.triggers("Des Frog").nobody_responds()
    t.you.chooses("Des Frog")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Des Frog", "Des Frog"]
    t = your_turn("hand: Des Frog, Umi   monsters: Kuriboh", deck="2 Des Frog, 3 Sogen")
    t.you.summons("Des Frog", tributing=["Kuriboh"])
    assert t.you.is_asked("open state")


def test_the_pharaoh_cannot_be_revived_otherwise() -> None:
    """card: Spirit of the Pharaoh"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Spirit of the Pharaoh")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_the_kick_man_takes_an_equip_spell() -> None:
    """card: The Kick Man"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: The Kick Man, Axe of Despair, Dark Hole")
    t.you.activates("Monster Reborn", targeting="The Kick Man").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("The Kick Man").nobody_responds()
    t.you.take_zone()
    assert t.you.atk_of("The Kick Man") == 2300
    t = your_turn("hand: The Kick Man, Umi   graveyard: Axe of Despair")
    t.you.summons("The Kick Man")
    assert t.you.is_asked("open state")


def test_bubbleman_comes_as_the_only_card_of_the_hand() -> None:
    """card: Elemental HERO Bubbleman ①"""
    t = your_turn("hand: Elemental HERO Bubbleman   monsters: Kuriboh")
    t.you.special_summons("Elemental HERO Bubbleman")
    assert t.you.is_asked("open state") and t.you.hand == []
    t = your_turn("hand: Elemental HERO Bubbleman, Umi")
    t.you.cannot("special summon Elemental HERO Bubbleman", because="summon.special.cyber-dragon-style-inherent")


def test_bubbleman_draws_two_if_there_is_nothing_else() -> None:
    """card: Elemental HERO Bubbleman ②"""
    t = your_turn("hand: Elemental HERO Bubbleman")
    t.you.summons("Elemental HERO Bubbleman")
    t.you.triggers("Elemental HERO Bubbleman").nobody_responds()
    assert len(t.you.hand) == 2
    t = your_turn("hand: Elemental HERO Bubbleman   set: Waboku")
    t.you.summons("Elemental HERO Bubbleman")
    assert t.you.hand == []


# ---------------------------------------------------------------------------------------------- what they do to others


def test_dragon_seeker_destroys_a_face_up_dragon() -> None:
    """card: Dragon Seeker"""
    t = your_turn("hand: Dragon Seeker, Umi   monsters: Sangan, Kuriboh", "monsters: Petit Dragon, Petit Dragon (set)")
    t.you.summons("Dragon Seeker", tributing=["Kuriboh"])
    t.nobody_responds()
    assert t.opp.graveyard == ["Petit Dragon"]
    t = your_turn("monsters: Dragon Seeker (set)   hand: Umi", "monsters: Petit Dragon, Gemini Elf")
    t.you.flip_summons("Dragon Seeker")
    t.nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"]


def test_dragon_seeker_does_nothing_when_it_is_special_summoned() -> None:
    """card: Dragon Seeker"""
    t = revived("Dragon Seeker", "", "monsters: Petit Dragon")
    assert t.you.is_asked("open state") and t.opp.monsters == ["Petit Dragon"]


def test_ryu_kishin_clown_turns_a_monster() -> None:
    """card: Ryu-Kishin Clown"""
    t = your_turn("hand: Ryu-Kishin Clown, Umi", "monsters: Summoned Skull, Kuriboh (set)")
    t.you.summons("Ryu-Kishin Clown")
    assert sorted(t.you.is_asked("target").offers) == ["Ryu-Kishin Clown", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == "defense"
    t = revived("Ryu-Kishin Clown", "", "monsters: Summoned Skull")
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == "defense"


@pytest.mark.parametrize("how", ["summoned", "flipped", "revived"])
def test_gravekeepers_curse_hurts_however_it_comes(how: str) -> None:
    """card: Gravekeeper's Curse"""
    if how == "summoned":
        t = your_turn("hand: Gravekeeper's Curse, Umi")
        t.you.summons("Gravekeeper's Curse")
    elif how == "flipped":
        t = your_turn("monsters: Gravekeeper's Curse (set)   hand: Umi")
        t.you.flip_summons("Gravekeeper's Curse")
    else:
        t = revived("Gravekeeper's Curse")
    t.nobody_responds()
    assert t.opp.lp == 7500


def test_the_knight_comes_by_its_title_only() -> None:
    """card: Dark Magician Knight"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Dark Magician Knight")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_the_knight_who_has_his_title_destroys_a_card() -> None:
    """card: Dark Magician Knight ①, Knight's Title ①"""
    t = your_turn(
        "hand: Knight's Title, Umi   monsters: Dark Magician", "set: Waboku", deck="Dark Magician Knight, 3 Sogen"
    )
    t.you.activates("Knight's Title", tributing="Dark Magician").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Dark Magician Knight"] and t.you.graveyard == ["Dark Magician", "Knight's Title"]
    t.you.targets("Waboku")
    t.nobody_responds()
    assert t.opp.set_cards == [] and t.opp.graveyard == ["Waboku"]


def test_the_title_wants_a_dark_magician_whose_face_is_seen() -> None:
    """card: Knight's Title ①"""
    t = your_turn("hand: Knight's Title, Umi   monsters: Dark Magician (set)", deck="Dark Magician Knight, 3 Sogen")
    t.you.cannot("activate Knight's Title", because="cost.unpayable.cannot-activate")
    t = your_turn("hand: Knight's Title, Umi   monsters: Dark Magician")
    t.you.cannot("activate Knight's Title", because="effect.condition.no-possible-resolution-blocks-activation")


def test_teva_keeps_the_opponent_from_attacking_in_the_next_turn() -> None:
    """card: Teva ①"""
    t = your_turn("hand: Teva, Umi   monsters: Kuriboh", "monsters: Summoned Skull   hand: Umi")
    t.you.summons("Teva", tributing=["Kuriboh"])
    t.nobody_responds()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack with Summoned Skull", because=FORBIDDEN)
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.can("attack with Summoned Skull")
    t = revived("Teva", "", "monsters: Summoned Skull   hand: Umi")
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.can("attack with Summoned Skull")


def test_teva_that_comes_in_their_turn_stops_the_attacks_of_the_next_one() -> None:
    """card: Teva ①, Ultimate Offering"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   hand: Teva, Umi   monsters: Kuriboh   spells: Ultimate Offering   deck: 9 Sogen
        opp 8000   hand: Umi   monsters: Summoned Skull, Gemini Elf   deck: 9 Sogen
    """)
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.monsters == ["Teva"]
    t.opp.stops_attack()
    t.opp.can("attack with Summoned Skull")
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack with Summoned Skull", because=FORBIDDEN)


def test_viser_des_crushes_a_monster_in_your_third_standby_phase() -> None:
    """card: Viser Des ①"""
    t = your_turn("hand: Viser Des, Umi", "monsters: Summoned Skull")
    t.you.summons("Viser Des")
    t.nobody_responds()
    for seat in (t.you, t.opp, t.you, t.opp, t.you):
        seat.ends_turn()
        assert t.opp.monsters == ["Summoned Skull"]
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 9 and t.opp.graveyard == ["Summoned Skull"]


def test_viser_des_holds_as_long_as_its_prey_is_there() -> None:
    """card: Viser Des ②"""
    t = your_turn("hand: Viser Des, Umi", "monsters: Summoned Skull, Gemini Elf   hand: Umi")
    t.you.summons("Viser Des")
    t.you.targets("Gemini Elf").nobody_responds()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Summoned Skull", "Viser Des")
    assert t.you.monsters == ["Viser Des"] and t.you.lp == 6000
    t = your_turn("monsters: Viser Des   hand: Umi", "monsters: Summoned Skull", "Battle Step")
    t.you.attacks("Viser Des", "Summoned Skull")
    assert t.you.graveyard == ["Viser Des"]


def test_dragon_seeker_destroys_no_dragon_that_was_turned_face_down() -> None:
    """card: Dragon Seeker"""
    t = your_turn("hand: Dragon Seeker, Umi   monsters: Kuriboh", "monsters: Luster Dragon   set: Book of Moon")
    t.you.summons("Dragon Seeker")
    t.opp.activates("Book of Moon", targeting="Luster Dragon").nobody_responds()
    assert t.opp.monster("Luster Dragon").position == "set" and t.opp.graveyard == ["Book of Moon"]


# ----------------------------------------------------------------------------------------------------- how they lie


@pytest.mark.parametrize("how", ["summoned", "flipped"])
@pytest.mark.parametrize("card", ["Total Defense Shogun", "Silent Insect"])
def test_it_turns_to_defense_when_it_comes(card: str, how: str) -> None:
    """card: Total Defense Shogun, Silent Insect"""
    if how == "summoned":
        t = your_turn(f"hand: {card}, Umi   monsters: Kuriboh")
        t.you.summons(card, tributing=["Kuriboh"] if card == "Total Defense Shogun" else [])
    else:
        t = your_turn(f"monsters: {card} (set)   hand: Umi")
        t.you.flip_summons(card)
    t.nobody_responds()
    assert t.you.monster(card).position == "defense"


def test_the_shogun_attacks_from_defense_with_its_atk() -> None:
    """card: Total Defense Shogun"""
    t = your_turn("monsters: Total Defense Shogun (defense)   hand: Umi", "monsters: Kuriboh", "Battle Step")
    t.you.attacks("Total Defense Shogun", "Kuriboh")
    assert t.opp.lp == 8000 - (1550 - 300)


def test_silent_insect_silences_continuous_spells_and_traps() -> None:
    """card: Silent Insect"""
    t = your_turn("monsters: Silent Insect, Gemini Elf   hand: Umi", "spells: Messenger of Peace", "Battle Step")
    t.you.can("attack with Gemini Elf")
    t = your_turn("monsters: Silent Insect (set), Gemini Elf   hand: Umi", "spells: Messenger of Peace", "Battle Step")
    t.you.cannot("attack with Gemini Elf", because=FORBIDDEN)


def test_yado_karu_puts_cards_of_the_hand_under_the_deck() -> None:
    """card: Yado Karu"""
    t = your_turn("monsters: Yado Karu   hand: Kuriboh, Umi", deck="3 Sogen")
    t.you.changes_position("Yado Karu")
    t.you.triggers("Yado Karu").nobody_responds()
    t.you.chooses("Kuriboh")
    assert t.you.hand == ["Umi"] and t.you.deck[-1] == "Kuriboh"
    t = your_turn("monsters: Yado Karu (defense)   hand: Kuriboh, Umi")
    t.you.changes_position("Yado Karu")
    assert t.you.is_asked("open state")


def test_blade_rabbit_destroys_a_monster_when_it_turns_to_defense() -> None:
    """card: Blade Rabbit"""
    t = your_turn("monsters: Blade Rabbit   hand: Umi", "monsters: Summoned Skull, Kuriboh (set)")
    t.you.changes_position("Blade Rabbit")
    t.you.targets("Kuriboh").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]
    t = your_turn("monsters: Blade Rabbit (defense)   hand: Umi", "monsters: Summoned Skull")
    t.you.changes_position("Blade Rabbit")
    assert t.you.is_asked("open state") and t.opp.monsters == ["Summoned Skull"]


def test_dd_guide_goes_over_and_eats_the_graveyard_there() -> None:
    """card: D.D. Guide"""
    t = your_turn("hand: D.D. Guide, Umi   graveyard: Sangan", "graveyard: Kuriboh, Dark Hole")
    t.you.summons("D.D. Guide")
    t.nobody_responds()
    t.you.take_zone()
    assert t.opp.monsters == ["D.D. Guide"]
    t.you.goes_to("End Phase")
    t.nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Dark Hole", "Kuriboh"]
    t.you.chooses("Dark Hole")
    assert t.opp.banished == ["Dark Hole"] and t.you.graveyard == ["Sangan"]


@pytest.mark.parametrize(("card", "tribute"), [("Total Defense Shogun", "Kuriboh"), ("Silent Insect", "")])
def test_it_stays_as_it_lies_if_it_was_turned_face_down(card: str, tribute: str) -> None:
    """card: Total Defense Shogun, Silent Insect"""
    t = your_turn(f"hand: {card}, Umi   monsters: {tribute}" if tribute else f"hand: {card}, Umi", "set: Book of Moon")
    t.you.summons(card)
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.you.monster(card).position == "set"


# ------------------------------------------------------------------------------------------------------ how they come


def voltech(battery: str, opp: str = "", spell: str = "Book of Moon") -> Table:
    """Voltech Dragon is Tribute Summoned with a Batteryman."""
    dragon = "Super-Electromagnetic Voltech Dragon"
    t = your_turn(f"hand: {dragon}, {spell}, Umi   monsters: {battery}", opp)
    t.you.summons(dragon, tributing=[battery])
    return t


def test_voltech_dragon_has_what_its_battery_gives_it() -> None:
    """card: Super-Electromagnetic Voltech Dragon"""
    dragon = "Super-Electromagnetic Voltech Dragon"
    t = voltech("Batteryman AA")
    assert t.you.atk_of(dragon) == 3400
    t = voltech("Batteryman C", "monsters: Kuriboh (defense)", "Dark Hole")
    assert t.you.atk_of(dragon) == 2400
    t.you.goes_to("Battle Phase")
    t.you.attacks(dragon, "Kuriboh")
    assert t.opp.lp == 8000 - 2200
    t = voltech("Batteryman D", "monsters: Kuriboh (defense)")
    t.you.activates("Book of Moon", targeting=dragon).nobody_responds()
    assert t.you.monster(dragon).position == "attack"


def test_voltech_dragon_has_nothing_by_another_tribute() -> None:
    """card: Super-Electromagnetic Voltech Dragon"""
    dragon = "Super-Electromagnetic Voltech Dragon"
    t = voltech("Mystical Elf", "monsters: Kuriboh (defense)")
    assert t.you.atk_of(dragon) == 2400
    t.you.activates("Book of Moon", targeting=dragon).nobody_responds()
    assert t.you.monster(dragon).position == "set"


CRYSTAL = "Soulicer Crystal"


def test_soulicer_crystal_comes_against_two_more_monsters() -> None:
    """card: Soulicer Crystal"""
    t = your_turn(f"hand: {CRYSTAL}, Umi   monsters: Kuriboh", "monsters: Sangan, 2 Gemini Elf")
    t.you.activates(CRYSTAL).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh", CRYSTAL]
    t = your_turn(f"hand: {CRYSTAL}, Umi   monsters: Kuriboh", "monsters: Sangan, Gemini Elf")
    t.you.cannot(f"activate {CRYSTAL}", because=NOT_MET)


def test_soulicer_crystal_negates_effects_and_is_not_destroyed_by_them() -> None:
    """card: Soulicer Crystal"""
    t = your_turn(f"monsters: {CRYSTAL}   hand: Dark Hole, Umi", "monsters: Jinzo, Sangan")
    t.you.activates(CRYSTAL, targeting="Jinzo").nobody_responds()
    t.you.cannot(f"activate {CRYSTAL}", because="effect.name-limit.this-effect-of-x-once")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == [CRYSTAL] and t.opp.monsters == []


def test_soulicer_crystal_lifts_what_jinzo_forbids() -> None:
    """card: Soulicer Crystal"""
    t = your_turn(f"monsters: {CRYSTAL}   set: Raigeki Break   hand: 2 Umi", "monsters: Jinzo")
    t.you.cannot("activate Raigeki Break", because=FORBIDDEN)
    t.you.activates(CRYSTAL).nobody_responds()
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Jinzo").nobody_responds()
    assert t.opp.graveyard == ["Jinzo"]


def test_wall_shadow_cannot_be_revived() -> None:
    """card: Wall Shadow"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Wall Shadow")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_learning_elf_sets_a_trap_that_equips_itself() -> None:
    """card: Learning Elf"""
    t = your_turn("hand: Learning Elf, Umi", deck="Mirror Force, Metalmorph, Kunai with Chain, 3 Sogen")
    t.you.summons("Learning Elf")
    t.you.triggers("Learning Elf").nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Kunai with Chain", "Metalmorph"]
    t.you.chooses("Metalmorph")
    assert t.you.set_cards == ["Metalmorph"]


def test_learning_elf_finds_nothing_among_other_traps() -> None:
    """card: Learning Elf"""
    t = your_turn("hand: Learning Elf, Umi", deck="Mirror Force, 3 Sogen")
    t.you.summons("Learning Elf")
    assert t.you.is_asked("open state")


def test_learning_elf_draws_a_card_when_it_goes_from_the_field_once_a_turn() -> None:
    """card: Learning Elf"""
    t = your_turn("hand: Raigeki   monsters: Kuriboh", "monsters: 2 Learning Elf")
    t.you.activates("Raigeki")
    t.opp.triggers("Learning Elf").nobody_responds()
    assert len(t.opp.hand) == 1 and len(t.opp.graveyard) == 2
